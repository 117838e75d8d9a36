#!/usr/bin/env python3
"""Checks the table of peg solitaire. Shares no code with the solver, and needs only Python's standard library.

usage: check.py [--quick] FOLDER

FOLDER contains the files of the table. This program derives jumps, symmetries and position classes from the drawings of
the boards. It plays every solution, checks every pagoda function, and checks that the table has every problem that
the class allows. If few positions can be reached from a vacancy, it enumerates them and recomputes their numbers, the
numbers of solutions, the fewest moves, and the problems without a solution. It compares the table with published
results, and the files with each other. It exits with 1 if anything is wrong. --quick enumerates fewer positions.
"""

import csv
import hashlib
import json
import re
import sys
from collections import Counter
from itertools import product
from pathlib import Path

csv.field_size_limit(1 << 20)
DIRECTIONS = {4: [(1, 0), (0, 1)], 6: [(1, 0), (0, 1), (1, 1)], 8: [(1, 0), (0, 1), (1, 1), (1, -1)]}
# The largest numbers of positions after a vacancy that are enumerated: first for levels and solutions, then for
# symmetric images and the fewest moves.
FULL, QUICK = (1_000_000, 60_000), (20_000, 3_000)

errors, done = [], Counter()

def expect(truth, *words):
    """Counts a check, and stores its message if it fails."""
    if not truth:
        errors.append(" ".join(map(str, words)))
    return truth

class Board:
    """A board from its drawing. Positions are numbers, with a bit for each hole in reading order."""

    def __init__(self, rows, directions):
        cells = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."]
        number = {cell: index for index, cell in enumerate(cells)}
        ways = [(s * dx, s * dy) for dx, dy in DIRECTIONS[directions] for s in (1, -1)]
        self.names = [chr(ord("a") + x) + str(y + 1) for x, y in cells]
        self.number = {name: index for index, name in enumerate(self.names)}
        self.full = (1 << len(cells)) - 1
        lines = [[(x + n * dx, y + n * dy) for n in range(3)] for (x, y), (dx, dy) in product(cells, ways)]
        self.jumps = [tuple(number[cell] for cell in line) for line in lines if set(line) <= set(number)]
        # The three holes of each jump, and the two of them that hold a peg before it.
        self.masks = [(1 << a | 1 << b | 1 << c, 1 << a | 1 << b, a, c) for a, b, c in self.jumps]
        self.by_ends = {(a, c): (mask, pegs) for mask, pegs, a, c in self.masks}
        self.images = self.symmetries(cells, number, ways)
        self.basis = self.span()

    @staticmethod
    def symmetries(cells, number, ways):
        """The permutations of the holes: linear maps that preserve the directions, followed by a translation."""
        found = set()
        for (a, b), (c, d) in product(ways, ways):
            turned, moved = ([(a * x + c * y, b * x + d * y) for x, y in list] for list in (ways, cells))
            left, top = (min(cell[axis] for cell in moved) - min(cell[axis] for cell in cells) for axis in (0, 1))
            shifted = [(x - left, y - top) for x, y in moved]
            if set(turned) == set(ways) and set(shifted) == set(number):
                found.add(tuple(number[cell] for cell in shifted))
        return sorted(found)

    def span(self):
        """What jumps can change, as rows with distinct leading bits: two positions of a class differ by a sum of rows."""
        basis = {}
        for mask, *_ in self.masks:
            mask = reduce(basis, mask)
            if mask:
                basis[mask.bit_length() - 1] = mask
        return basis

    def key(self, vacancy, survivor):
        return min((image[vacancy], image[survivor]) for image in self.images)

    def is_admitted(self, vacancy, survivor):
        return reduce(self.basis, self.full ^ 1 << vacancy ^ 1 << survivor) == 0

    def play(self, position, moves):
        """The position after moves such as d2-d4-f4, or None if one is illegal."""
        for move in moves:
            holes = [self.number.get(name) for name in move.split("-")]
            for ends in zip(holes, holes[1:]):
                mask, pegs = self.by_ends.get(ends, (0, 1))
                if position & mask != pegs:
                    return None
                position ^= mask
        return position

def reduce(basis, mask):
    while mask and mask.bit_length() - 1 in basis:
        mask ^= basis[mask.bit_length() - 1]
    return mask

def bits(position):
    return [index for index in range(position.bit_length()) if position >> index & 1]

def enumerate_from(board, start):
    """The levels after a start: each position, with the number of lines that lead to it."""
    level = {start: 1}
    while level:
        yield level
        following = {}
        for position, lines in level.items():
            for mask, pegs, _, _ in board.masks:
                if position & mask == pegs:
                    after = position ^ mask
                    following[after] = following.get(after, 0) + lines
        level = following

def fewest_moves(board, start):
    """The fewest moves to each single peg. A state is a position and the peg that has just jumped."""
    level, ends = {(start, -1): 0}, {}
    while level:
        following = {}
        for (position, last), moves in level.items():
            if position & (position - 1) == 0:
                hole = position.bit_length() - 1
                ends[hole] = min(moves, ends.get(hole, moves))
            for mask, pegs, a, c in board.masks:
                if position & mask == pegs:
                    state, count = (position ^ mask, c), moves + (a != last)
                    if count < following.get(state, count + 1):
                        following[state] = count
        level = following
    return ends

def count_images(images, level):
    """The number of positions of a level up to symmetry."""
    seen, count = set(), 0
    for position in level:
        if position not in seen:
            count += 1
            seen.update(sum(1 << image[hole] for hole in bits(position)) for image in images)
    return count

def check_completeness(info, board, rows):
    """Checks that each problem the class allows has one row, up to symmetry, and counts the other problems."""
    holes = range(len(board.names))
    keys = {board.key(v, s) for v in holes for s in holes}
    admitted = {key for key in keys if board.is_admitted(*key)}
    have = [board.key(board.number[row["vacancy"]], board.number[row["survivor"]]) for row in rows]
    expect(len(have) == len(set(have)), info["name"], "has a problem twice")
    expect(set(have) == admitted, info["name"], "lacks problems, or has too many:", len(have), len(admitted))
    expect(info["problems"] == len(keys) and info["excluded"] == len(keys) - len(admitted), info["name"], "sums differ")
    done["problems excluded by their position class"] += len(keys) - len(admitted)

def check_row(board, info, row):
    """Plays solutions, and checks certificates, except those that only a search can reproduce."""
    name = f"{row['board']} {row['vacancy']} to {row['survivor']}"
    start, finish = board.full ^ 1 << board.number[row["vacancy"]], 1 << board.number[row["survivor"]]
    if row["solution"]:
        moves = row["solution"].split(" ")
        expect(board.play(start, moves) == finish, name, "is not solved by its solution")
        expect(row["solvable"] is True and row["proof"] == "solution", name, "is solved, and does not say so")
        is_older = row["fewest"] and row["fewest"]["work"] is None and row["moves"] <= len(moves)
        expect(is_older or row["moves"] == len(moves), name, "has another number of moves")
        done["solutions played"] += 1
        if row["chunks"]:
            expect(board.play(start, re.split(", | ", row["chunks"])) == finish, name, "is not solved by its chunks")
            expect(row["cost"] > row["chunks"].count(", "), name, "has a cost of less than 1 a chunk")
            done["solutions to remember played"] += 1
    else:
        expect(row["moves"] is None and row["solutions"] is None, name, "has numbers and no solution")
    if row["certificate"]:
        fields = dict(line.split(": ", 1) for line in row["certificate"].strip().split("\n"))
        signs = iter("x" if start >> hole & 1 else "o" for hole in range(len(board.names)))
        drawn = "".join(sign if sign in "./" else next(signs) for sign in "/".join(info["rows"]))
        expect(fields["start"] == drawn and fields["finish"] == row["survivor"], name, "has a certificate of another")
        expect(int(fields["directions"]) == info["directions"], name, "has a certificate with other directions")
        expect(row["solvable"] is False and row["proof"] == fields["certificate"], name, "does not say its proof")
        if fields["certificate"] == "pagoda":
            weights = [int(word) for word in fields["weights"].split(" ")]
            holds = all(weights[a] + weights[b] >= weights[c] for a, b, c in board.jumps)
            total = sum(weights[hole] for hole in bits(start))
            expect(holds and weights[bits(finish)[0]] > total, name, "has weights that prove nothing")
            done["pagoda functions checked"] += 1
    if row["solvable"] is not True and row["proof"] != "pagoda":
        done["problems that a search has refuted" if row["proof"] else "problems that are open"] += 1
    expect((row["proof"] is None) == (row["solvable"] is None), name, "has a verdict without proof, or the reverse")

def check_vacancy(board, levels, rows, most):
    """Enumerates all positions after a vacancy, if they are few."""
    hole = board.number[levels["vacancy"]]
    name, start = f"{levels['board']} {levels['vacancy']}", board.full ^ 1 << hole
    sizes, images, solutions = [], [], {}
    is_small = sum(levels["all"]) <= most[1]
    own_images = [image for image in board.images if image[hole] == hole]
    for level in enumerate_from(board, start):
        sizes.append(len(level))
        images.append(count_images(own_images, level) if is_small else None)
        solutions = {bits(position)[0]: lines for position, lines in level.items() if position & position - 1 == 0}
    survivors = [board.names[hole] for hole in sorted(solutions)]
    expect(levels["all"] == sizes, name, "has other level sizes")
    expect(levels["survivors"] == survivors, name, "has other survivors:", survivors)
    if is_small and levels["up_to_symmetry"]:
        expect(levels["up_to_symmetry"] == images, name, "has other level sizes up to symmetry")
    done["vacancies whose positions were all found again"] += 1
    moves = fewest_moves(board, start) if is_small else {}
    for row in rows:
        survivor, name = board.number[row["survivor"]], f"{row['board']} {row['vacancy']} to {row['survivor']}"
        expect(row["solvable"] == (survivor in solutions), name, "has another verdict")
        done["of these, repeated here"] += row["proof"] not in ("pagoda", "solution")
        if row["solutions"] is not None:
            expect(int(row["solutions"]) == solutions.get(survivor), name, "has another number of solutions")
            done["numbers of solutions counted again"] += 1
        if is_small and row["moves_proven"]:
            expect(row["moves"] == moves.get(survivor), name, "has other fewest moves:", moves.get(survivor))
            done["fewest moves found again"] += 1

def check_published(root, boards, table):
    """Compares the table with published results on boards with the same drawing."""
    data = json.loads((root / "tests/data/results.json").read_text("utf8"))
    drawn = {("/".join(info["rows"]), info["directions"]): name for name, (info, _) in boards.items()}
    names = {entry["name"]: drawn.get(("/".join(entry["rows"]), entry["directions"])) for entry in data["boards"]}

    def key(name, vacancy, survivor):
        board = boards[name][1]
        return name, board.key(board.number[vacancy], board.number[survivor])

    rows = {key(row["board"], row["vacancy"], row["survivor"]): row for row in table["problems"]}
    starts = {key(levels["board"], *[levels["vacancy"]] * 2): levels for levels in table["levels"]}

    def compare(kind, claim, value, ours):
        if ours is not None and expect(ours == value, "published:", kind, claim, "ours:", ours):
            done["published results that agree"] += 1

    claims = [(kind, claim, names.get(claim["board"])) for kind in
              ("solvable", "fewest_moves", "counts", "pairs", "level_sizes", "set_sizes") for claim in data[kind]]
    for kind, claim, name in claims:
        if not name or "pegs" in claim or claim.get("count", "solutions") != "solutions":
            continue
        vacancy = claim.get("vacancy")
        row = rows.get(key(name, vacancy, claim["finish"]), {}) if "finish" in claim else {}
        if kind == "solvable":
            compare(kind, claim, claim["solvable"], row.get("solvable"))
        elif kind == "fewest_moves":
            compare(kind, claim, claim["moves"], row["moves"] if row.get("moves_proven") else None)
        elif kind == "counts":
            # Without a finish, counts the solutions for all single pegs.
            found = [row] if row else [rows.get(key(name, vacancy, survivor)) for survivor in boards[name][1].names]
            known = [int(row["solutions"] or 0) for row in found if row and row["solvable"] is not False]
            compare(kind, claim, claim["value"], str(sum(known)) if known and all(known) else None)
        elif kind == "pairs":
            own = [row["solvable"] for row in table["problems"] if row["board"] == name]
            compare(kind, claim, [claim["feasible"], claim["solvable"]], None if None in own else [len(own), sum(own)])
        else:
            levels = starts.get(key(name, vacancy, vacancy), {})
            ours = levels.get("up_to_symmetry" if claim.get("symmetric") else "all")
            ours = sum(ours) if ours and kind == "set_sizes" else ours
            compare(kind, claim, claim.get("sizes", claim.get("positions")), ours)

def csv_text(value):
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)

def check_files(folder, table):
    """Checks the checksums of the files, and the two files that repeat the table in another format."""
    for line in (folder / "SHA256SUMS").read_text("utf8").splitlines():
        wanted, name = line.split("  ")
        expect(hashlib.sha256((folder / name).read_bytes()).hexdigest() == wanted, name, "has another sum")
    with open(folder / "problems.csv", encoding="utf8", newline="") as file:
        lines = list(csv.DictReader(file))
    for line, row in zip(lines, table["problems"]):
        asked = [(name, pair) for name in ("any", "fewest", "count", "memorable") for pair in (row[name] or {}).items()]
        flat = {**row, **{f"{name}_{key}": value for name, (key, value) in asked}}
        flat["found"] = "; ".join(f"{fact} {date}" for fact, date in row["found"].items())
        wrong = [name for name, cell in line.items() if cell != csv_text(flat.get(name))]
        expect(not wrong, "problems.csv differs:", row["board"], row["vacancy"], row["survivor"], wrong)
    expect(len(lines) == len(table["problems"]), "problems.csv has another number of rows")
    blocks = (folder / "levels.txt").read_text("utf8").strip().split("\n\n")
    read = [[line.split(" ") for line in block.split("\n") if not line.startswith("#")] for block in blocks]
    expect(all(int(line[0]) == n for block in read for n, line in enumerate(block)), "levels.txt counts wrongly")
    wanted = [terms for levels in table["levels"] for terms in (levels["all"], levels["up_to_symmetry"]) if terms]
    expect([[int(term) for _, term in block] for block in read] == wanted, "levels.txt has other numbers")

def check_catalogue(root, table):
    """Checks that the boards are exactly those of the catalogue with up to 45 holes."""
    paragraphs = (root / "src/catalogue/catalogue.txt").read_text("utf8").strip().split("\n\n")
    drawn = {re.search(r"^name: (\S+)", text, re.M)[1]: re.findall(r"^[.o]+$", text, re.M) for text in paragraphs}
    known = {name: rows for name, rows in drawn.items() if "".join(rows).count("o") <= 45}
    expect({info["name"]: info["rows"] for info in table["boards"]} == known, "The boards are other ones")

def main(arguments):
    most = QUICK if "--quick" in arguments else FULL
    root, folder = Path(__file__).parents[2], Path(arguments[-1])
    table = json.loads((folder / "problems.json").read_text("utf8"))
    boards = {info["name"]: (info, Board(info["rows"], info["directions"])) for info in table["boards"]}
    check_catalogue(root, table)
    check_files(folder, table)
    for name, (info, board) in boards.items():
        rows = [row for row in table["problems"] if row["board"] == name]
        check_completeness(info, board, rows)
        for row in rows:
            check_row(board, info, row)
        for levels in table["levels"]:
            if levels["board"] == name and levels["all"] and sum(levels["all"]) <= most[0]:
                check_vacancy(board, levels, [row for row in rows if row["vacancy"] == levels["vacancy"]], most)
    check_published(root, boards, table)
    print(*[f"{count:>7}  {words}" for words, count in done.items()], *map("WRONG: {}".format, errors), sep="\n")
    print(f"{len(table['problems'])} problems on {len(boards)} boards: {len(errors)} errors.")
    return 1 if errors else 0

sys.exit(main(sys.argv[1:]))
