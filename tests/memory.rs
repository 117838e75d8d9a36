//! Tests of memory limits, with an allocator that measures the memory in use. They run one at a time, because the
//! allocator counts the memory of all threads together.

use std::sync::{Mutex, MutexGuard, PoisonError};

use peak_alloc::PeakAlloc;
use peg_solitaire::complete_set::CompleteSet;
use peg_solitaire::proof::{Certificate, CertificateError};
use peg_solitaire::solve::{Count, FewestMoves, FewestPegs, Judge, Memorable, Search, Settings, Solutions, Solver};
use peg_solitaire::{Board, Finish, Hole, Position, Problem, catalogue};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// A megabyte for 64-bit positions. If positions are wider, this unit is larger in proportion, because searches need
/// more memory.
const MEGABYTE: usize = size_of::<Position>() << 17;

/// The upper limit, in bytes, on the memory for checking any certificate.
const MOST: usize = 64 * MEGABYTE;

/// The memory that a board and a list of levels take, in bytes.
const SMALL: u64 = 1 << 13;

/// The number of positions between two measurements of a search. `POSITIONS` or `MANY_POSITIONS` is the number after
/// which the search is stopped.
const SLICE: u64 = 1000;
const POSITIONS: u64 = 150_000;
const MANY_POSITIONS: u64 = 8_000_000;
/// The largest number of positions that a judge examines after each jump.
const PREPARED: u64 = 1_000_000;

/// A search, and its problem: a board, a vacancy and a finish.
type Case = (Ask, &'static str, &'static str, &'static str);

#[derive(Clone, Copy, Debug)]
enum Ask {
    Solve,
    FewestMoves,
    Memorable,
    FewestPegs,
    Games,
    CountSolutions,
    Solutions,
    Judge,
}

/// Searches on boards with wide levels and many jumps, each with a memory limit in megabytes. Without the limits, most
/// of the searches would use more memory.
const CASES: [(Case, usize); 19] = [
    ((Ask::Solve, "diamond", "e1", "e9"), 32),
    ((Ask::Solve, "european", "c1", "e7"), 8),
    ((Ask::FewestMoves, "english", "d4", "d4"), 8),
    ((Ask::FewestMoves, "8x8-diagonal", "a1", "any"), 16),
    ((Ask::FewestMoves, "star-37", "d4", "any"), 16),
    ((Ask::FewestMoves, "hexagon-37", "d4", "any"), 32),
    ((Ask::Memorable, "english", "d4", "d4"), 16),
    ((Ask::Memorable, "hexagon-37", "d4", "any"), 32),
    ((Ask::Memorable, "8x8-diagonal", "a1", "any"), 32),
    ((Ask::FewestPegs, "wiegleb", "e1", "any"), 8),
    ((Ask::FewestPegs, "wiegleb", "e1", "any"), 32),
    ((Ask::Games, "8x8-diagonal", "a1", "any"), 8),
    ((Ask::Games, "8x8-diagonal", "a1", "any"), 32),
    ((Ask::Games, "star-37", "d4", "any"), 8),
    ((Ask::Games, "wiegleb", "e1", "any"), 16),
    ((Ask::CountSolutions, "8x8-diagonal", "a1", "any"), 8),
    ((Ask::CountSolutions, "8x8-diagonal", "a1", "any"), 32),
    ((Ask::CountSolutions, "star-37", "d4", "any"), 8),
    ((Ask::CountSolutions, "european", "c1", "e7"), 16),
];

/// Longer searches for the fewest moves.
const LONG: [(Case, usize); 3] = [
    ((Ask::FewestMoves, "english", "d4", "d4"), 32),
    ((Ask::FewestMoves, "wiegleb", "e5", "e5"), 16),
    ((Ask::FewestMoves, "8x8-diagonal", "a1", "at most 9"), 32),
];

/// Judges, each with a memory limit in megabytes. Without the limits, they would use more memory within [`JUDGED`]
/// positions.
const JUDGES: [(Case, usize); 6] = [
    ((Ask::Judge, "8x8", "c1", "any"), 8),
    ((Ask::Judge, "8x8", "c1", "any"), 48),
    ((Ask::Judge, "8x8-diagonal", "a1", "any"), 16),
    ((Ask::Judge, "wiegleb", "e5", "e5"), 8),
    ((Ask::Judge, "english", "d4", "d4"), 16),
    ((Ask::Judge, "6x6", "b2", "e5"), 48),
];
const JUDGED: u64 = 600_000;

/// The memory limit that the web page sets for each search, in megabytes.
const PAGE: [(Ask, usize); 8] = [
    (Ask::Solve, 96),
    (Ask::FewestMoves, 96),
    (Ask::Memorable, 96),
    (Ask::FewestPegs, 96),
    (Ask::Games, 96),
    (Ask::CountSolutions, 96),
    (Ask::Solutions, 96),
    (Ask::Judge, 48),
];

/// Searches for all solutions, each of which runs out of memory: some during the search, others during the descent or
/// while counting the ways.
const IN_ONE_PIECE: [(Case, usize); 6] = [
    ((Ask::Solutions, "5x6", "c4", "c4"), 4),
    ((Ask::Solutions, "5x6", "c4", "c4"), 16),
    ((Ask::Solutions, "english", "d4", "d4"), 4),
    ((Ask::Solutions, "5x5-diagonal", "c3", "c3"), 10),
    ((Ask::Solutions, "8x8-diagonal", "a1", "any"), 8),
    ((Ask::Solutions, "triangle-21", "b4", "b4"), 4),
];

static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The peak memory in bytes while `work` runs, minus the memory that was in use before.
fn peak(work: impl FnOnce()) -> usize {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    work();
    MEMORY.peak_usage().saturating_sub(before)
}

/// Tests the boards in the catalogue whose complete sets take less than [`MOST`].
#[test]
fn a_set_takes_the_memory_that_its_size_announces() {
    let _alone = alone();
    for entry in catalogue::entries() {
        let board: Board = entry.name.parse().unwrap();
        let size = CompleteSet::size(&board);
        if size.whole > MOST as u64 {
            continue;
        }
        for memory in [size.whole, size.passing] {
            let taken = peak(|| {
                let start = board.vacancy(Hole::new(0));
                let mut set = CompleteSet::reachable(&board, start, memory.try_into().unwrap()).unwrap();
                while set.run(100_000).is_none() {}
                assert!(set.memory() as u64 <= memory);
            });
            assert!(taken as u64 <= memory + SMALL, "{}: {taken} of {memory} bytes", entry.name);
        }
    }
}

#[test]
fn a_pasted_certificate_takes_little_memory_to_check() {
    let _alone = alone();
    let start = "xoxoxoxo/oxoxoxox/xxooxxoo/ooxxooxx/xoxoxoxo/oxoxoxox/xxooxxoo/ooxxooxx";
    // Each position of the last examined level has about 30 jumps.
    let search = format!("certificate: exhausted\ndirections: 8\nstart: {start}\nfinish: any\npositions: 1");
    // The largest number of sums that the check accepts: one for each combination of parities and number of pegs.
    let full = ["xxxxxxxx"; 8].join("/");
    let sets = "set:\n".repeat(16);
    let class = format!("certificate: position class\ndirections: 4\nstart: {full}\nfinish: at most 63\n{sets}");
    for (text, flaw) in [(search, CertificateError::TooLong), (class, CertificateError::Finish)] {
        let certificate: Certificate = text.parse().unwrap();
        let mut checked = Ok(());
        let bytes = peak(|| checked = certificate.check());
        assert_eq!(checked, Err(flaw));
        assert!(bytes < MOST, "{} MB for {}", bytes >> 20, text);
    }
}

#[test]
fn every_search_stays_within_its_memory_and_reports_it() {
    let _alone = alone();
    CASES.iter().for_each(|&(case, megabytes)| keeps_to(case, megabytes, POSITIONS));
}

#[test]
fn what_a_judge_learns_stays_within_its_memory() {
    let _alone = alone();
    JUDGES.iter().for_each(|&(case, megabytes)| keeps_to(case, megabytes, JUDGED));
}

#[test]
fn the_complete_set_of_a_judge_has_a_separate_limit() {
    let _alone = alone();
    let (memory, set_memory) = (48 << 20, 72 << 20);
    let bytes = peak(|| {
        let problem = problem((Ask::Judge, "english", "d4", "d4"));
        let mut judge = Judge::new(problem, Settings::default().with_memory(memory).with_set_memory(set_memory));
        while !judge.prepare(SLICE) {
            judge.run(SLICE / 10);
        }
        assert!(judge.memory() >= 64 << 20);
    });
    assert!(bytes < set_memory + memory, "{} MB", bytes >> 20);
}

/// Measures each search only once, when it has ended.
#[test]
fn a_search_in_one_piece_stays_within_its_memory() {
    let _alone = alone();
    for (case, megabytes) in IN_ONE_PIECE {
        let cap = megabytes * MEGABYTE;
        let settings = Settings::default().with_memory(cap);
        let mut outcome = None;
        let bytes = peak(|| outcome = Some(Solutions::new(problem(case), settings).finish()));
        let mut in_slices = Solutions::new(problem(case), settings);
        while in_slices.run(SLICE).is_none() {}
        assert_eq!(in_slices.outcome(), outcome.as_ref(), "{case:?}, {megabytes} MB");
        assert!(bytes <= cap + cap / 10, "{case:?}, {megabytes} MB: {} KB", bytes >> 10);
    }
}

/// Tests the limits that the web page sets.
#[test]
#[ignore = "takes many minutes and 200 MB"]
fn every_search_of_the_library_stays_within_its_memory_and_reports_it() {
    let _alone = alone();
    LONG.iter().for_each(|&(case, megabytes)| keeps_to(case, megabytes, POSITIONS));
    for entry in catalogue::entries() {
        for (ask, megabytes) in PAGE {
            keeps_to((ask, entry.name, entry.vacancy, entry.finish), megabytes, MANY_POSITIONS);
        }
    }
}

/// Runs a search, and compares the memory that it uses with its limit and with the amount that it reports.
fn keeps_to(case: Case, megabytes: usize, positions: u64) {
    let cap = megabytes * MEGABYTE;
    let before = MEMORY.current_usage();
    let (mut farthest, mut examined) = (0, 0);
    let bytes = peak(|| {
        let mut search = search(case, Settings::default().with_memory(cap).with_set_memory(0));
        while !search.proceed() && search.examined() < positions {
            let held = MEMORY.current_usage().saturating_sub(before);
            farthest = farthest.max(held.abs_diff(search.bytes()));
        }
        examined = search.examined();
    });
    let percent = |bytes: usize| bytes * 100 / cap;
    println!("{case:?}: {}% of {megabytes} MB, {}% off, {examined} positions", percent(bytes), percent(farthest));
    assert!(bytes <= cap + cap / 10, "{case:?}, {megabytes} MB: {} KB", bytes >> 10);
    assert!(farthest <= cap / 10, "{case:?}, {megabytes} MB: {} KB more or less than it says", farthest >> 10);
}

/// A search or judge whose memory is measured.
trait Bounded {
    /// Does a limited amount of work; returns `true` when finished.
    fn proceed(&mut self) -> bool;
    fn examined(&self) -> u64;
    fn bytes(&self) -> usize;
}

impl<S: Search> Bounded for S {
    fn proceed(&mut self) -> bool {
        self.run(SLICE).is_some()
    }

    fn examined(&self) -> u64 {
        self.progress().positions
    }

    fn bytes(&self) -> usize {
        self.memory()
    }
}

/// Asks a judge about each position of a game, and lets it learn after each jump.
struct Judging {
    judge: Judge,
    /// The number of positions that the judge may still examine before the next jump.
    rest: u64,
}

impl Bounded for Judging {
    fn proceed(&mut self) -> bool {
        self.rest = self.rest.saturating_sub(SLICE);
        if self.rest > 0 && (self.judge.run(SLICE).is_none() || !self.judge.prepare(SLICE)) {
            return false;
        }
        self.rest = PREPARED;
        let position = self.judge.position();
        let jump = self.judge.problem().board().legal_jumps(position).next();
        let Some(jump) = jump else { return true };
        self.judge.ask(jump.play_unchecked(position)).unwrap();
        false
    }

    fn examined(&self) -> u64 {
        self.judge.progress().positions
    }

    fn bytes(&self) -> usize {
        self.judge.memory()
    }
}

fn problem((_, board, vacancy, finish): Case) -> Problem {
    let board: Board = board.parse().unwrap();
    let start = board.vacancy(board.parse_hole(vacancy).unwrap());
    let finish = Finish::parse(finish, &board).unwrap();
    Problem::new(board, start, finish).unwrap()
}

fn search(case: Case, settings: Settings) -> Box<dyn Bounded> {
    let problem = problem(case);
    match case.0 {
        Ask::Solve => Box::new(Solver::new(problem, settings)),
        Ask::FewestMoves => Box::new(FewestMoves::new(problem, settings)),
        Ask::Memorable => Box::new(Memorable::new(problem, settings)),
        Ask::FewestPegs => Box::new(FewestPegs::new(problem.board().clone(), problem.start(), settings).unwrap()),
        Ask::Games => Box::new(Count::new(problem, settings)),
        Ask::CountSolutions => Box::new(Count::solutions(problem, settings)),
        Ask::Solutions => Box::new(Solutions::new(problem, settings)),
        Ask::Judge => Box::new(Judging { judge: Judge::new(problem, settings), rest: PREPARED }),
    }
}
