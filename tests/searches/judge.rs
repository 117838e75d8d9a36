//! Tests of judges throughout games.

use std::collections::HashSet;

use crate::common::{agree, any_finish, any_position, cases, data, hole, numbers, start};
use peg_solitaire::solve::{Judge, Judgement, Settings, SharedJumps, Verdict};
use peg_solitaire::{Board, Finish, Hole, Jump, Position, Problem};
use proptest::prelude::*;
use serde_json::Value;

fn judged(judge: &mut Judge, position: Position) -> Judgement {
    judge.ask(position).unwrap();
    loop {
        if let Some(judgement) = judge.run(10_000) {
            return judgement.clone();
        }
    }
}

/// The number of winnable positions, up to symmetry, after 0, 1, 2, ... jumps. The positions are found by following the
/// judge's verdicts from the start.
fn winnable_levels(judge: &mut Judge, most: usize) -> Vec<usize> {
    let symmetries = judge.problem().board().symmetries().clone();
    let mut level = HashSet::from([symmetries.canonical(judge.problem().start())]);
    let mut sizes = Vec::new();
    while !level.is_empty() && sizes.len() < most {
        sizes.push(level.len());
        let mut next = HashSet::new();
        for position in level {
            let Judgement { verdict, jumps, .. } = judged(judge, position);
            assert_eq!(verdict, Verdict::Winnable);
            let keeping = jumps.iter().filter(|(_, verdict)| *verdict == Verdict::Winnable);
            next.extend(keeping.map(|(jump, _)| symmetries.canonical(jump.play(position).unwrap())));
        }
        level = next;
    }
    sizes
}

/// The central game of the English board, whose number of winnable positions has been published.
fn central_game() -> (Judge, Value) {
    let row = data("winning_positions").swap_remove(0);
    let (board, start) = start(&row);
    let finish = Finish::Pattern(Position::of(hole(&board, &row, "finish")));
    let problem = Problem::new(board, start, finish).unwrap();
    (Judge::new(problem, Settings::default()), row)
}

#[test]
fn winnable_positions_without_a_warm_up() {
    let (mut judge, row) = central_game();
    assert_eq!(winnable_levels(&mut judge, 4), numbers(&row, "sizes")[..4]);
}

#[test]
#[ignore = "long proof: some minutes, for every winnable position of the English central game"]
fn every_winnable_position_of_the_english_central_game() {
    let (mut judge, row) = central_game();
    let mut levels = Vec::new();
    agree("winning_positions", &row, &row["sizes"], || {
        while !judge.prepare(100_000) {}
        levels = winnable_levels(&mut judge, usize::MAX);
        levels[..numbers(&row, "sizes").len()].into()
    });
    assert!(levels.iter().eq(levels.iter().rev()), "the second half mirrors the first");
    assert_eq!(levels.iter().sum::<usize>(), 1_679_072);
}

/// These questions are so hard that every judge would use more memory than its limit allows.
#[test]
fn a_judge_stays_within_its_memory() {
    for (name, vacancy, finish) in [("wiegleb", "e1", "e1"), ("diamond", "e1", "e9")] {
        let board: Board = name.parse().unwrap();
        let start = board.parse_start(vacancy).unwrap();
        let problem = Problem::new(board.clone(), start, Finish::parse(finish, &board).unwrap()).unwrap();
        let most_bytes = |megabytes: usize| {
            let settings = Settings::default().with_memory(megabytes << 20).with_set_memory(0);
            let mut judge = Judge::new(problem.clone(), settings);
            let learn = |_| {
                judge.prepare(10_000);
                judge.run(5_000);
                judge.memory()
            };
            (0..100).map(learn).max().unwrap()
        };
        let [small, large] = [1, 16].map(most_bytes);
        assert!(small <= 2 << 20 && large > 2 << 20, "{name}: {small} and {large} bytes");
    }
}

/// An independent program for the English board, which finds every position from which play can leave a single peg in
/// the centre, using only the rules. A position is a number with a bit for each hole.
struct Enumeration {
    /// For each jump, its three holes and its landing hole, as bits.
    jumps: Vec<(u64, u64)>,
    /// For each symmetry of the board, a table for each byte of a position: the image of every value of that byte, as
    /// bits.
    images: Vec<[[u64; 256]; 5]>,
    /// The positions with 0, 1, 2, ... pegs, sorted, each represented by its smallest image.
    levels: Vec<Vec<u64>>,
}

impl Enumeration {
    /// Enumerates the positions with at most `most_pegs` pegs.
    fn new(board: &Board, most_pegs: usize) -> Self {
        let bit = |hole: Hole| 1 << hole.index();
        let jumps = board.jumps().iter().map(|jump| (bit(jump.from) | bit(jump.over) | bit(jump.to), bit(jump.to)));
        let images = (0..8).map(|image| tables(&image_of_holes(board, image))).collect();
        let mut all = Enumeration { jumps: jumps.collect(), images, levels: vec![Vec::new()] };
        all.levels.push(vec![bit(board.parse_hole("d4").unwrap())]);
        while all.levels.len() <= most_pegs {
            all.levels.push(all.before(&all.levels[all.levels.len() - 1]));
        }
        all
    }

    /// The positions from which a jump leads to one of these.
    fn before(&self, level: &[u64]) -> Vec<u64> {
        let mut before = Vec::new();
        for &position in level {
            let back = self.jumps.iter().filter(|&&(holes, after)| position & holes == after);
            before.extend(back.map(|(holes, _)| self.least(position ^ holes)));
            if before.len() > 1 << 25 {
                before.sort_unstable();
                before.dedup();
            }
        }
        before.sort_unstable();
        before.dedup();
        before
    }

    fn images(&self, position: u64) -> impl Iterator<Item = u64> {
        let bytes = (position.to_le_bytes().map(usize::from), 0..5);
        self.images.iter().map(move |tables| bytes.1.clone().fold(0, |bits, byte| bits | tables[byte][bytes.0[byte]]))
    }

    fn least(&self, position: u64) -> u64 {
        self.images(position).min().unwrap()
    }

    fn verdict(&self, position: Position) -> Verdict {
        let least = self.least(position.to_bits().try_into().unwrap());
        let is_there = self.levels[position.count() as usize].binary_search(&least).is_ok();
        if is_there { Verdict::Winnable } else { Verdict::Lost }
    }

    /// The number of positions, counting each image separately.
    fn count(&self) -> usize {
        let different = |&position: &u64| self.images(position).collect::<HashSet<_>>().len();
        self.levels.iter().flatten().map(different).sum()
    }
}

/// The image of each hole under symmetry number `image`: a rotation by `image % 4` quarter turns, with a reflection if
/// `image` is at least 4.
fn image_of_holes(board: &Board, image: usize) -> Vec<usize> {
    let rows: Vec<(usize, usize)> = (0..7).flat_map(|row| (0..7).map(move |column| (row, column))).collect();
    let holes: Vec<_> =
        rows.into_iter().filter(|(row, column)| (2..5).contains(row) || (2..5).contains(column)).collect();
    assert_eq!(holes.len(), board.hole_count());
    let turned = |&(row, column): &(usize, usize)| {
        let from = if image < 4 { (row, column) } else { (column, row) };
        let to = (0..image % 4).fold(from, |(row, column), _| (column, 6 - row));
        holes.iter().position(|&hole| hole == to).unwrap()
    };
    holes.iter().map(turned).collect()
}

fn tables(holes: &[usize]) -> [[u64; 256]; 5] {
    let bits = |byte: usize, bits: usize| {
        let set = (0..8).filter(|bit| bits >> bit & 1 == 1).filter_map(|bit| holes.get(8 * byte + bit));
        set.fold(0, |image, hole| image | 1 << hole)
    };
    std::array::from_fn(|byte| std::array::from_fn(|number| bits(byte, number)))
}

/// Compares the verdicts on random positions and on each of their jumps, from a judge with a complete set and from one
/// without. A third of the positions can be won, a third come from random play, and a third are arbitrary.
fn compare_with_enumeration(most_pegs: usize, count: usize) {
    let (judge, _) = central_game();
    let board = judge.problem().board().clone();
    let all = Enumeration::new(&board, most_pegs);
    assert!(most_pegs < 32 || all.count() == 187_636_299);
    let searching = Judge::new(judge.problem().clone(), Settings::default().with_set_memory(0));
    let mut judges = vec![judge, searching];
    while !judges[0].prepare(100_000) {}
    let mut random = 1_u64;
    let mut below = |most: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % most
    };
    let (mut won, mut asked) = (0, 0);
    while asked < count {
        let pegs = 1 + below(most_pegs);
        let mut position = match asked % 3 {
            0 => {
                let level = &all.levels[pegs];
                let winnable = level[below(level.len())];
                Position::from_bits(all.images(winnable).nth(below(8)).unwrap().into())
            }
            1 => board.vacancy(Hole::new(below(33))),
            _ => (0..33).filter(|_| below(33) < pegs).map(Hole::new).collect(),
        };
        while position.count() as usize > pegs {
            let jumps: Vec<Jump> = board.legal_jumps(position).collect();
            let Some(jump) = jumps.get(below(jumps.len().max(1))) else { break };
            position = jump.play_unchecked(position);
        }
        if position.is_empty() || position.count() as usize > most_pegs {
            continue;
        }
        asked += 1;
        let jumps = board.legal_jumps(position).map(|jump| (jump, all.verdict(jump.play_unchecked(position))));
        let expected = (all.verdict(position), jumps.collect::<Vec<_>>());
        won += usize::from(expected.0 == Verdict::Winnable);
        for judge in &mut judges {
            let Judgement { verdict, jumps, .. } = judged(judge, position);
            assert_eq!((verdict, jumps), expected, "{}", board.draw(position));
        }
    }
    assert!(3 * won >= count, "{won} of {count}");
}

#[test]
fn verdicts_on_few_pegs_agree_with_a_complete_enumeration() {
    compare_with_enumeration(11, 1000);
}

#[test]
#[ignore = "takes a minute and 1.6 GB: cargo test --release --test solver -- --ignored enumeration"]
fn verdicts_agree_with_a_complete_enumeration() {
    compare_with_enumeration(32, 10_000);
}

/// Finds the jumps of all solutions by playing every game.
fn solutions(problem: &Problem, position: Position, line: &mut Vec<Jump>, found: &mut Vec<Vec<Jump>>) {
    if problem.finish().is_met_by(position) {
        found.push(line.clone());
        return;
    }
    for jump in problem.board().legal_jumps(position).collect::<Vec<_>>() {
        line.push(jump);
        solutions(problem, jump.play(position).unwrap(), line, found);
        line.pop();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 100_000, ..cases(1000) })]

    #[test]
    fn shared_jumps_are_those_of_all_solutions((board, start) in any_position(4), choice in any::<u64>()) {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        let mut lines = Vec::new();
        solutions(&problem, start, &mut Vec::new(), &mut lines);
        let mut judge = Judge::new(problem.clone(), Settings::default());
        for _ in 0..2 {
            let shared = judge.shared_jumps(start, 100_000);
            prop_assert_eq!(shared.is_some(), !lines.is_empty());
            if let Some(SharedJumps { jumps, is_complete, .. }) = shared {
                let is_shared = |jump: &Jump| lines.iter().all(|line| line.contains(jump));
                let all: HashSet<_> = lines[0].iter().copied().filter(is_shared).collect();
                prop_assert!(is_complete);
                prop_assert_eq!(HashSet::from_iter(jumps), all);
            }
            while !judge.prepare(100_000) {}
        }
    }
}

#[test]
fn the_budget_limits_what_is_shared() {
    let (mut judge, _) = central_game();
    while !judge.prepare(100_000) {}
    let problem = judge.problem().clone();
    assert_eq!(judge.shared_jumps(problem.start(), 10), None);
    // After the first five chunks of a solution, seven pegs are left.
    let line = "d2-d4 b3-d3 c1-c3 e1-c1 c4-c2 c1-c3 d3-b3 c6-c4 a5-c5 a3-a5 b3-b5 c4-c6 a5-c5 c6-c4 e6-c6 c7-c5 e7-c7 \
                c4-c6 c7-c5 f3-d3 f5-f3 g3-e3 g5-g3 d3-f3 g3-e3";
    let jumps = problem.board().parse_jumps(line).unwrap();
    let position = jumps.iter().fold(problem.start(), |position, jump| jump.play(position).unwrap());
    let SharedJumps { jumps, is_complete, .. } = judge.shared_jumps(position, 1000).unwrap();
    let mut lines = Vec::new();
    solutions(&problem, position, &mut Vec::new(), &mut lines);
    assert!(is_complete && !jumps.is_empty());
    assert!(lines.iter().all(|line| jumps.iter().all(|jump| line.contains(jump))));
}
