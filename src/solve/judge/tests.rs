//! Tests verdicts against a plain exhaustive search.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::proof::Proof;
use crate::rules::{Board, Finish, Hole, Jump, Random};
use crate::solve::Outcome;
use crate::solve::any::Solver;

/// An oracle that tries every line, without using symmetry or invariants. It returns `None` if the search takes too
/// long.
struct Oracle {
    board: Board,
    finish: Finish,
    known: HashMap<Position, bool>,
    /// The number of remembered positions at which the search for the current answer is abandoned.
    most: usize,
}

/// The largest number of positions to examine for one answer, and to remember for later answers.
const ASKED: usize = 20_000;
const REMEMBERED: usize = 100_000;

impl Oracle {
    pub fn new(problem: &Problem) -> Self {
        Oracle { board: problem.board().clone(), finish: problem.finish(), known: HashMap::new(), most: 0 }
    }

    fn is_winnable(&mut self, position: Position) -> Option<bool> {
        if self.finish.is_met_by(position) {
            return Some(true);
        }
        if let Some(&known) = self.known.get(&position) {
            return Some(known);
        }
        let mut is_winnable = false;
        for jump in self.board.clone().legal_jumps(position) {
            is_winnable = self.is_winnable(jump.play_unchecked(position))?;
            if is_winnable {
                break;
            }
        }
        self.known.insert(position, is_winnable);
        (self.known.len() < self.most).then_some(is_winnable)
    }

    pub fn verdict(&mut self, position: Position) -> Option<Verdict> {
        if self.known.len() > REMEMBERED {
            self.known.clear();
        }
        self.most = self.known.len() + ASKED;
        let is_winnable = self.is_winnable(position)?;
        Some(if is_winnable { Verdict::Winnable } else { Verdict::Lost })
    }

    /// The complete judgement of a position.
    fn judgement(&mut self, position: Position) -> Option<Judgement> {
        let verdict = self.verdict(position)?;
        let jumps: Vec<_> = self.board.legal_jumps(position).collect();
        let judged = |jump: Jump| Some((jump, self.verdict(jump.play_unchecked(position))?));
        Some(Judgement { verdict, jumps: jumps.into_iter().map(judged).collect::<Option<_>>()? })
    }
}

/// A problem that starts with one vacancy; slashes separate the rows of the board.
fn problem(board: &str, vacancy: &str, finish: &str) -> Problem {
    let board: Board = board.replace('/', "\n").parse().unwrap();
    let (start, finish) = (board.parse_start(vacancy).unwrap(), Finish::parse(finish, &board).unwrap());
    Problem::new(board, start, finish).unwrap()
}

fn judged(judge: &mut Judge, position: Position, budget: u64) -> Judgement {
    judge.ask(position).unwrap();
    loop {
        if let Some(judgement) = judge.run(budget) {
            return judgement.clone();
        }
    }
}

/// The positions of a game played at random.
fn random_game(board: &Board, start: Position, random: &mut Random) -> Vec<Position> {
    let mut game = vec![start];
    loop {
        let position = game[game.len() - 1];
        let jumps: Vec<Jump> = board.legal_jumps(position).collect();
        if jumps.is_empty() {
            return game;
        }
        game.push(jumps[random.below(jumps.len())].play_unchecked(position));
    }
}

const BOARDS: [&str; 10] = [
    "english",
    "european",
    "wiegleb",
    "diamond",
    "hexagon-37",
    "6x6",
    "english-diagonal",
    "triangle",
    "ooooo/ooooo/ooooo/ooooo",
    "# directions: 8/oooo/oooo/oooo",
];

/// A problem on one of the boards, and a seed.
fn any_problem() -> impl Strategy<Value = (Problem, u64)> {
    (prop::sample::select(BOARDS.to_vec()), any::<u64>(), 1..6_u32).prop_map(|(board, seed, at_most)| {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let mut random = Random::new(seed);
        let start = board.vacancy(Hole::new(random.below(board.hole_count())));
        let end = random_game(&board, start, &mut random).pop().unwrap();
        let survivor = Position::of(Hole::new(random.below(board.hole_count())));
        let finish = match at_most {
            1 | 2 => Finish::AtMost(at_most),
            3 => Finish::Pattern(end),
            4 => Finish::Pattern(board.complement(start)),
            _ => Finish::Pattern(survivor),
        };
        (Problem::new(board, start, finish).unwrap(), seed)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Compares positions with at most 14 pegs, drawn at random from several games. Some positions are drawn twice.
    #[test]
    fn judgements_agree_with_exhaustive_search(
        (problem, seed) in any_problem(), budget in prop::sample::select(vec![1, 100, u64::MAX]),
        learning in 0..3000_u64, memory in prop::sample::select(vec![1 << 10, 8 << 20]), set_memory in any_set_memory()
    ) {
        let mut oracle = Oracle::new(&problem);
        let settings = Settings::default().with_memory(memory).with_set_memory(set_memory);
        let mut judge = Judge::new(problem.clone(), settings);
        let mut random = Random::new(seed);
        let mut positions = Vec::new();
        for _ in 0..4 {
            let start = if random.below(4) == 0 { problem.board().holes() } else { problem.start() };
            let first = problem.board().vacancy(Hole::new(random.below(problem.board().hole_count())));
            let start = if random.below(4) == 0 { first } else { start };
            positions.extend(random_game(problem.board(), start, &mut random));
        }
        positions.retain(|position| position.count() <= 14);
        let mut compared = 0;
        for _ in 0..positions.len() {
            let position = positions[random.below(positions.len())];
            if let Some(expected) = oracle.judgement(position) {
                prop_assert_eq!(judged(&mut judge, position, budget), expected, "{}", problem.board().draw(position));
                compared += 1;
            }
            judge.prepare(learning);
        }
        prop_assert!(2 * compared >= positions.len(), "{} of {}", compared, positions.len());
    }
}

/// The positions along a solution.
fn followed(problem: &Problem) -> Vec<Position> {
    let outcome = Solver::new(problem.clone(), Settings::default()).finish();
    let play = |position: &mut Position, jump: &Jump| {
        *position = jump.play_unchecked(*position);
        Some(*position)
    };
    outcome.line().unwrap().jumps.iter().scan(problem.start(), play).collect()
}

/// The part has 24 holes; the board's other 13 holes are outside it. Some games begin in a different position class
/// from the problem's start, or with a different number of pegs.
#[test]
fn judgements_with_a_part_of_the_board_agree_with_exhaustive_search() {
    for finish in ["any", "at most 2"] {
        let problem = problem("hexagon-37", "b1", finish);
        let board = problem.board();
        let mut judge = Judge::new(problem.clone(), Settings::default().with_memory(24 << 20).with_set_memory(0));
        while !judge.prepare(10_000) {}
        assert!(judge.knowledge.part_bytes() > 0);
        let won = followed(&problem);
        let (mut oracle, mut random) = (Oracle::new(&problem), Random::new(37));
        let mut counts = [0; 2];
        for _ in 0..30 {
            let other = board.vacancy(Hole::new(random.below(board.hole_count())));
            let start = [won[random.below(won.len())], won[won.len() / 2], other, board.holes()][random.below(4)];
            for position in random_game(board, start, &mut random) {
                let Some(expected) = oracle.judgement(position).filter(|_| position.count() <= 14) else { continue };
                counts[usize::from(expected.verdict == Verdict::Lost)] += 1;
                assert_eq!(judged(&mut judge, position, 1000), expected, "{}", board.draw(position));
            }
        }
        assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
    }
}

/// The number of cases for a small board. It is larger if the environment variable `LONG` is set.
fn small_cases() -> ProptestConfig {
    ProptestConfig::with_cases(if std::env::var_os("LONG").is_some() { 160 } else { 40 })
}

proptest! {
    #![proptest_config(small_cases())]

    /// The judge first learns for a random amount of time, with or without room for a complete set.
    #[test]
    fn judgements_after_learning_agree_with_exhaustive_search(
        (problem, seed) in any_small_problem(), learning in prop_oneof![0..300_u64, 0..20_000_u64],
        memory in prop::sample::select(vec![1 << 15, 1 << 16, 1 << 24]), set_memory in any_set_memory()
    ) {
        let mut oracle = Oracle::new(&problem);
        let settings = Settings::default().with_memory(memory).with_set_memory(set_memory);
        let mut judge = Judge::new(problem.clone(), settings);
        if judge.prepare(learning) {
            prop_assert!(judge.prepare(0));
        }
        let mut random = Random::new(seed);
        for _ in 0..20 {
            let any = Position::from_bits(random.below(1 << problem.board().hole_count()) as u128);
            // If the backward search is an image of the forward search, many of the reversed positions are winnable,
            // but cannot be reached from the start.
            let game = random_game(problem.board(), problem.start(), &mut random);
            let reversed = problem.board().complement(game[random.below(game.len())]);
            let start = [any, reversed, problem.start()][random.below(3)];
            for position in random_game(problem.board(), start, &mut random) {
                let expected = oracle.judgement(position);
                let expected = expected.ok_or_else(|| TestCaseError::reject("too long for the oracle"))?;
                prop_assert_eq!(judged(&mut judge, position, 100), expected, "{}", problem.board().draw(position));
            }
        }
    }

    /// With a complete set, judging the positions of a game takes no further work.
    #[test]
    fn a_judge_that_has_learned_everything_answers_without_work(
        (problem, seed) in any_small_problem(), budget in prop::sample::select(vec![1, 100, u64::MAX])
    ) {
        let mut judge = Judge::new(problem.clone(), Settings::default());
        while !judge.prepare(budget) {}
        // Asks about another position first, so that the first question in the loop is a new one.
        judge.ask(Position::EMPTY).unwrap();
        let mut oracle = Oracle::new(&problem);
        let mut random = Random::new(seed);
        for position in (0..20).flat_map(|_| random_game(problem.board(), problem.start(), &mut random)) {
            judge.ask(position).unwrap();
            let expected = oracle.judgement(position).ok_or_else(|| TestCaseError::reject("too long for the oracle"))?;
            prop_assert_eq!(judge.run(0), Some(&expected), "{}", problem.board().draw(position));
        }
    }
}

/// A memory limit with room for the complete set of any small board, or for no set at all.
fn any_set_memory() -> impl Strategy<Value = usize> {
    prop::sample::select(vec![0, 1 << 20])
}

/// A problem on a board of up to 15 holes. In half of the cases, the backward search is an image of the forward search.
fn any_small_problem() -> impl Strategy<Value = (Problem, u64)> {
    let boards =
        ["triangle", "ooooo/ooooo/ooooo", "# directions: 8/oooo/oooo/oooo", ".ooo/oooo/oooo/ooo", "oooo/oooo/oooo"];
    (prop::sample::select(boards.to_vec()), any::<u64>(), 1..6_u32).prop_map(|(board, seed, kind)| {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let mut random = Random::new(seed);
        let start = Position::from_bits(random.below(1 << board.hole_count()) as u128);
        let symmetries = board.symmetries();
        let image = symmetries.images(board.complement(start)).nth(random.below(symmetries.count())).unwrap();
        let vacancy = Hole::new(random.below(board.hole_count()));
        let (start, finish) = match kind {
            1 => (start, Finish::ANY_PEG),
            2 => (start, Finish::AtMost(3)),
            3 => (start, Finish::Pattern(image)),
            _ => (board.vacancy(vacancy), Finish::Pattern(Position::of(vacancy))),
        };
        let finish = if finish.peg_count() == 0 { Finish::ANY_PEG } else { finish };
        (Problem::new(board, start, finish).unwrap(), seed)
    })
}

#[test]
fn a_finish_is_winnable_whatever_its_jumps_lead_to() {
    let board: Board = "ooooo".parse().unwrap();
    let finish = board.parse_position("xxooo").unwrap();
    let problem = Problem::new(board.clone(), finish, Finish::Pattern(finish)).unwrap();
    let mut judge = Judge::new(problem, Settings::default());
    let judgement = judge.run(u64::MAX).unwrap();
    assert_eq!(judgement.verdict, Verdict::Winnable);
    assert_eq!(judgement.jumps, [(board.parse_jumps("a1-c1").unwrap()[0], Verdict::Lost)]);
    let judgement = judged(&mut judge, Position::EMPTY, 1);
    assert_eq!((judgement.verdict, judgement.jumps.len()), (Verdict::Lost, 0));
}

/// A game in which no beam after a jump finds the win, so that the search from the position itself has to find it.
fn hard_game(memory: usize) -> Judge {
    let problem = problem("french37", "a5", "..xox../.ooxox./xoooxox/oxoxooo/xoooxoo/.ooxox./..xoo..");
    Judge::new(problem, Settings::default().with_memory(memory))
}

#[test]
fn a_win_that_beams_miss_is_found() {
    let mut judge = hard_game(1 << 20);
    while judge.judgement().verdict == Verdict::Unknown {
        judge.run(1000);
    }
    assert_eq!(judge.judgement().verdict, Verdict::Winnable);
}

/// The central game on the English board, with `memory` bytes and no room for a complete set.
fn central_game(memory: usize) -> Judge {
    Judge::new(problem("english", "d4", "d4"), Settings::default().with_memory(memory).with_set_memory(0))
}

#[test]
fn a_question_continues_while_the_judge_prepares() {
    let mut judge = central_game(48 << 20);
    let is_answered = (0..100_000).any(|_| {
        judge.prepare(1);
        judge.run(1).is_some()
    });
    assert!(is_answered);
}

/// A single search from the position itself settles the verdicts on all jumps.
#[test]
fn a_lost_position_takes_no_more_work_than_its_proof() {
    let (board, mut random, mut proofs) = ("english".parse::<Board>().unwrap(), Random::new(1), 0);
    while proofs < 3 {
        let game = random_game(&board, board.parse_start("d4").unwrap(), &mut random);
        let mut judge = central_game(48 << 20);
        let before = judge.progress().positions;
        judge.ask(game[game.len() / 2]).unwrap();
        let asked = Problem::new(board.clone(), judge.position(), judge.problem().finish()).unwrap();
        let mut solver = Solver::new(asked, judge.settings.with_memory(36 << 20));
        if let Outcome::Impossible(Proof::Exhausted { positions }) = solver.finish() {
            assert!(judge.run(u64::MAX).unwrap().jumps.iter().all(|&(_, verdict)| verdict == Verdict::Lost));
            assert_eq!(judge.progress().positions - before, positions);
            proofs += 1;
        }
    }
}

/// The set contains every position of the class, winnable or not, reachable or not.
#[test]
fn a_judge_with_a_complete_set_answers_without_work() {
    for finish in ["d4", "any", "at most 3"] {
        let mut judge = Judge::new(problem("english", "d4", finish), Settings::default());
        while !judge.prepare(10_000) {}
        let (work, mut random) = (judge.progress().positions, Random::new(1));
        let board = judge.problem().board().clone();
        let class = |position| board.classes().class(position);
        let any = |number: u64| Position::from_bits(number.wrapping_mul(0x9E37_79B9_7F4A_7C15).into()) & board.holes();
        let of_class = (0..10_000).map(any).filter(|&position| class(position) == class(judge.problem().start()));
        let positions: Vec<Position> =
            of_class.chain(random_game(&board, judge.problem().start(), &mut random)).collect();
        assert!(positions.len() > 500);
        for position in positions {
            judge.ask(position).unwrap();
            assert!(judge.run(0).is_some(), "{}", board.draw(position));
        }
        assert_eq!(judge.progress().positions, work);
        assert!(judge.memory() < 68 << 20, "{} bytes", judge.memory());
    }
}

/// The set covers only one position class, so judging a position of another class takes a search.
#[test]
fn a_judge_that_learned_without_a_bound_can_still_search() {
    let mut judge = Judge::new(problem("triangle", "a1", "a1"), Settings::default());
    assert!(judge.prepare(u64::MAX));
    let board = judge.problem().board().clone();
    let class = |hole| board.classes().class(board.vacancy(hole));
    let other = board.holes().holes().find(|&hole| class(hole) != class(Hole::new(0))).unwrap();
    judge.ask(board.vacancy(other)).unwrap();
    assert!((0..1000).any(|_| judge.run(1000).is_some()));
    assert_eq!(judge.judgement().verdict, Verdict::Lost);
}

#[test]
fn pegs_outside_the_board_are_refused() {
    let board: Board = "ooooo".parse().unwrap();
    let problem = Problem::new(board, Position::EMPTY, Finish::ANY_PEG).unwrap();
    let mut judge = Judge::new(problem, Settings::default());
    let outside = Position::of(Hole::new(5));
    assert_eq!(judge.ask(outside), Err(ProblemError::OffBoard { outside }));
    assert_eq!(judge.position(), Position::EMPTY);
}

#[test]
fn a_memory_stays_within_its_limit() {
    let board: Board = "english".parse().unwrap();
    let position = |number: u64| Position::from_bits((number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 31).into());
    for bytes in [1 << 12, 1 << 16] {
        let mut memory = Memory::new(board.symmetries().clone(), bytes);
        let empty = memory.bytes();
        (1..50_000).for_each(|number| memory.insert(position(number), Verdict::Winnable));
        let half = memory.bytes();
        (50_000..99_000).for_each(|number| memory.insert(position(number), Verdict::Lost));
        assert!(empty < half && half < memory.bytes(), "{empty}, {half}, {}", memory.bytes());
        assert_eq!(memory.bytes(), bytes);
        assert_eq!(memory.verdict(position(49_999)), Verdict::Winnable);
        assert_eq!(memory.verdict(position(98_999)), Verdict::Lost);
    }
}
