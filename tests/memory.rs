//! Memory, counted by the allocator. One test at a time: tests run in threads, which the allocator counts together.

use std::sync::{Mutex, MutexGuard, PoisonError};

use peak_alloc::PeakAlloc;
use peg_solitaire::{
    Board, Certificate, Count, FewestMoves, FewestPegs, Finish, Flaw, Problem, Search, Settings, Solver,
};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The check of a certificate takes no more, whatever the text.
const MOST: usize = 64 << 20;

/// Searches are looked at after so many positions, and stopped after so many.
const SLICE: u64 = 1000;
const POSITIONS: u64 = 150_000;

/// A search, of a problem: a board, a vacancy and a finish.
type Case = (Ask, &'static str, &'static str, &'static str);

#[derive(Clone, Copy, Debug)]
enum Ask {
    Solve,
    FewestMoves,
    FewestPegs,
    Games,
    Solutions,
}

/// Searches on boards with wide levels and many jumps, most of which would take more, and how many megabytes they may take.
const CASES: [(Case, usize); 19] = [
    ((Ask::Solve, "diamond", "e1", "e9"), 32),
    ((Ask::Solve, "european", "c1", "e7"), 8),
    ((Ask::FewestMoves, "english", "d4", "d4"), 8),
    ((Ask::FewestMoves, "english", "d4", "d4"), 32),
    ((Ask::FewestMoves, "wiegleb", "e5", "e5"), 16),
    ((Ask::FewestMoves, "8x8-diagonal", "a1", "any"), 16),
    ((Ask::FewestMoves, "8x8-diagonal", "a1", "at most 9"), 32),
    ((Ask::FewestMoves, "star-37", "d4", "any"), 16),
    ((Ask::FewestMoves, "hexagon-37", "d4", "any"), 32),
    ((Ask::FewestPegs, "wiegleb", "e1", "any"), 8),
    ((Ask::FewestPegs, "wiegleb", "e1", "any"), 32),
    ((Ask::Games, "8x8-diagonal", "a1", "any"), 8),
    ((Ask::Games, "8x8-diagonal", "a1", "any"), 32),
    ((Ask::Games, "star-37", "d4", "any"), 8),
    ((Ask::Games, "wiegleb", "e1", "any"), 16),
    ((Ask::Solutions, "8x8-diagonal", "a1", "any"), 8),
    ((Ask::Solutions, "8x8-diagonal", "a1", "any"), 32),
    ((Ask::Solutions, "star-37", "d4", "any"), 8),
    ((Ask::Solutions, "european", "c1", "e7"), 16),
];

static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How many bytes are taken at most on top of what is taken before.
fn peak(work: impl FnOnce()) -> usize {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    work();
    MEMORY.peak_usage().saturating_sub(before)
}

#[test]
fn a_pasted_certificate_takes_little_memory_to_check() {
    let _alone = alone();
    let start = "xoxoxoxo/oxoxoxox/xxooxxoo/ooxxooxx/xoxoxoxo/oxoxoxox/xxooxxoo/ooxxooxx";
    // Each position of the last level that is looked at has some 30 jumps.
    let search = format!("certificate: exhausted\ndirections: 8\nstart: {start}\nfinish: any\npositions: 1");
    // As many sums as are looked at: of all parities, with each number of pegs.
    let full = ["xxxxxxxx"; 8].join("/");
    let sets = "set:\n".repeat(16);
    let class = format!("certificate: position class\ndirections: 4\nstart: {full}\nfinish: at most 63\n{sets}");
    for (text, flaw) in [(search, Flaw::TooLong), (class, Flaw::Finish)] {
        let certificate: Certificate = text.parse().unwrap();
        let mut checked = Ok(());
        let bytes = peak(|| checked = certificate.check());
        assert_eq!(checked, Err(flaw));
        assert!(bytes < MOST, "{} MB for {}", bytes >> 20, text);
    }
}

#[test]
fn every_search_keeps_to_its_memory_and_knows_it() {
    let _alone = alone();
    for (case, megabytes) in CASES {
        let cap = megabytes << 20;
        let before = MEMORY.current_usage();
        let mut farthest = 0;
        let bytes = peak(|| {
            let mut search = search(case, Settings::default().with_memory(cap));
            while search.run(SLICE).is_none() && search.progress().positions < POSITIONS {
                let held = MEMORY.current_usage().saturating_sub(before);
                farthest = farthest.max(held.abs_diff(search.memory()));
            }
        });
        assert!(bytes <= cap + cap / 10, "{case:?}, {megabytes} MB: {} KB", bytes >> 10);
        assert!(farthest <= cap / 10, "{case:?}, {megabytes} MB: {} KB more or less than it says", farthest >> 10);
    }
}

fn search((ask, board, vacancy, finish): Case, settings: Settings) -> Box<dyn Search> {
    let board: Board = board.parse().unwrap();
    let start = board.vacancy(board.parse_hole(vacancy).unwrap());
    let finish = Finish::parse(finish, &board).unwrap();
    let problem = Problem::new(board, start, finish).unwrap();
    match ask {
        Ask::Solve => Box::new(Solver::new(problem, settings)),
        Ask::FewestMoves => Box::new(FewestMoves::new(problem, settings)),
        Ask::FewestPegs => Box::new(FewestPegs::new(problem, settings)),
        Ask::Games => Box::new(Count::new(problem, settings)),
        Ask::Solutions => Box::new(Count::solutions(problem, settings)),
    }
}
