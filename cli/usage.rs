//! The texts of `--help` and `--list-boards`.

use peg_solitaire::{Board, catalogue};

pub const USAGE: &str = "\
usage: solve --board NAME|ROWS|@FILE [--vacancy HOLE | --start ROWS|@FILE] [--jumps TEXT|@FILE]
             [--finish HOLE|any|ROWS|@FILE] [--via TEXT|@FILE]
             [--objective any|fewest-moves|fewest-pegs|count|positions|crossing|verdicts|all]
             [--limit N] [--up-to symmetry,order] [--digests] [--threads N] [--pagodas N] [--scratch DIR]
             [--seed N] [--memory MB] [--certificate FILE] [--seconds S] [--positions N] [--json]
       solve --board NAME|ROWS|@FILE [--vacancy HOLE | --start ROWS|@FILE] --game TEXT|@FILE [--json]
       solve --check FILE
       solve --list-boards

  --board        a name, or rows of text with / or line breaks between them: `.` is no hole, any other
                 character a hole; an optional first line `# directions: 4` (or 6, or 8) says how pegs
                 jump; rows of x (peg) and o (empty hole) are the start as well; a board has up to 64 holes,
                 or 128 if the program was built with `--features wide`
  --vacancy      the hole that is empty at the start
  --start        the pegs at the start: rows of x (peg), o (empty hole), . (no hole), with / between rows,
                 or a matrix of 1, 0 and -1
  --jumps        jumps that are played first, such as \"d2-d4 d5-d3\" or \"(1|3) => (3|3)\"
  --finish       where play is to end: a hole, any single peg (the default), at most so many pegs
                 (\"at most 2\"), or a pattern of pegs
  --via          a position that the solution is to pass through, written like a start: both halves, to it and on
                 from it, are found or refuted; each limit counts for each half
  --objective    any solution (the default), one with the fewest moves, a line that leaves the fewest pegs
                 wherever they are, the number of solutions, games and positions, or all solutions, one a line;
                 positions: how many the start can reach, with each number of pegs, and which single pegs, or how
                 many can reach the --finish, and which vacancies can; crossing: whether a vacancy can become the
                 last peg, by half of the positions, for problems that are too large for all others; verdicts:
                 whether a finish can be reached, at all and after each jump
  --limit        at most so many of all solutions
  --up-to        one of all solutions that symmetries of the problem exchange, or that differ only in the order
                 of jumps that do not touch: symmetry, order, or both with a comma
  --digests      with --objective positions, a number for those of each number of pegs, by which runs can be compared
  --threads      how many threads find positions; all that the machine has unless told
  --pagodas      with --objective crossing, how many functions drop positions that the start does not reach; 24 unless
                 told, another --seed takes others
  --scratch      with --objective crossing, a folder where each finished layer of positions is saved; a run that finds
                 layers there goes on after them
  --game         read a game, such as \"d2-d4 {The first jump.} [id first] (b4-d4)\", and print it in its usual form, with
                 a drawing of each position that has a name
  --seed         another number, another solution
  --memory       how much the search may take, in MB; 384 unless told
  --certificate  write the proof to this file, where there is no solution
  --check        check such a file, without the solver; ends with 0 where the proof holds, 2 where it has a flaw,
                 3 where it is a search too long to repeat
  --seconds      give up after this time
  --positions    give up after this many positions
  --json         print one JSON object; with --via its halves are `to` and `from`, and `half` names the refuted one
  --list-boards  print the names of all boards, with their holes, the usual problem and a sentence

A named board has a vacancy of its own; one that is drawn without pegs needs --vacancy or --start.";

/// The output of `--list-boards`.
pub fn list_boards() -> String {
    let line = |entry: &catalogue::CatalogueEntry| {
        let holes = entry.drawing.parse::<Board>().map_or(0, |board| board.hole_count());
        let problem = format!("{} to {}", entry.vacancy, entry.finish);
        format!("{:<17} {holes:>2} holes  {problem:<16} {}", entry.name, entry.about())
    };
    catalogue::entries().iter().map(line).collect::<Vec<_>>().join("\n")
}
