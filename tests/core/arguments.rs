//! Tests that no public function panics on its arguments unless its documentation says so.

use std::panic::{AssertUnwindSafe, catch_unwind};

use peg_solitaire::complete_set::{CompleteSet, SetPlan};
use peg_solitaire::game::{Annotations, Colour, GameTree};
use peg_solitaire::proof::{Certificate, CertificateError, Pagoda, Proof, SetLevel};
use peg_solitaire::solve::{Count, FewestMoves, FewestPegs, Judge, Settings, Solutions, Solver, UpTo};
use peg_solitaire::{
    Board, Coordinate, Directions, Finish, Hole, Jump, Position, Problem, level_sizes, moves, perft, purges,
};

/// Positions, holes and jumps that a small board does not have, and extreme sizes.
struct Strange {
    board: Board,
    problem: Problem,
    positions: Vec<Position>,
    holes: Vec<Hole>,
    jumps: Vec<Jump>,
}

const NUMBERS: [usize; 6] = [0, 1, 7, 40, 64, usize::MAX];

fn strange() -> Strange {
    let board: Board = "triangle".parse().unwrap();
    let problem = Problem::new(board.clone(), board.parse_start("a1").unwrap(), Finish::ANY_PEG).unwrap();
    let last = Hole::new(Position::CAPACITY - 1);
    let [inner, outer] = [Hole::new(0), last];
    let english: Board = "english".parse().unwrap();
    let jumps = vec![
        board.jumps()[0],
        english.jumps()[0],
        english.jumps()[75],
        Jump { from: inner, over: inner, to: inner },
        Jump { from: outer, over: inner, to: outer },
    ];
    let positions = vec![
        Position::EMPTY,
        board.holes(),
        english.holes(),
        Position::of(last),
        Position::from_bits(u128::MAX),
        problem.start(),
    ];
    Strange { board, problem, positions, holes: vec![inner, Hole::new(14), Hole::new(15), last], jumps }
}

/// The functions whose documentation has a "Panics" section.
const DOCUMENTED: [&str; 16] = [
    "Hole::new",
    "Board::coordinate",
    "Board::place",
    "Board::first_image",
    "Board::hole_name",
    "Board::jump_name",
    "Board::move_name",
    "Board::moves_text",
    "Symmetries::preserving",
    "Finish::text",
    "Pagoda::refuting",
    "Pagoda::total",
    "Pagoda::cost",
    "Certificate::describe",
    "GameTree::position",
    "Board::game_text",
];

/// Returns `true` if one of the calls panics.
fn panics<T, R>(arguments: impl IntoIterator<Item = T>, call: impl Fn(T) -> R) -> bool {
    arguments.into_iter().any(|argument| catch_unwind(AssertUnwindSafe(|| drop(call(argument)))).is_err())
}

#[test]
#[allow(clippy::too_many_lines, reason = "a list of all public functions")]
fn only_functions_that_say_so_panic() {
    let Strange { board, problem, positions, holes, jumps } = strange();
    let (positions, holes, jumps) = (|| positions.iter().copied(), || holes.iter().copied(), || jumps.iter().copied());
    let pairs = || holes().flat_map(|one| holes().map(move |other| (one, other)));
    let plays = || positions().flat_map(|position| jumps().map(move |jump| (position, jump)));
    let settings = || NUMBERS.into_iter().map(|memory| Settings::default().with_memory(memory.min(1 << 22)));
    let budgets = [0, 1, u64::MAX];
    let set = |memory: usize| {
        let mut set = CompleteSet::reachable(&board, problem.start(), memory).unwrap();
        while set.run(1 << 16).is_none() {}
        set
    };
    let solutions = || {
        let mut solutions = Solutions::new(problem.clone(), Settings::default());
        solutions.finish().unwrap();
        solutions
    };
    let pagoda = Pagoda::new(&board, vec![1; 15]).unwrap();
    let calls = [
        ("Hole::new", panics(NUMBERS, Hole::new)),
        ("Position::first", panics(NUMBERS, Position::first)),
        ("Position::from_bits", panics([u128::MAX], Position::from_bits)),
        ("Directions::from_count", panics(NUMBERS, Directions::from_count)),
        (
            "Board::from_coordinates",
            panics(NUMBERS, |row| Board::from_coordinates(Directions::Six, [Coordinate { row, column: row }])),
        ),
        ("Board::vacancy", panics(holes(), |hole| board.vacancy(hole))),
        ("Board::complement", panics(positions(), |position| board.complement(position))),
        ("Board::coordinate", panics(holes(), |hole| board.coordinate(hole))),
        ("Board::hole_at", panics(NUMBERS, |row| board.hole_at(Coordinate { row, column: row }))),
        ("Board::place", panics(holes(), |hole| board.place(hole))),
        ("Board::legal_jumps", panics(positions(), |position| board.legal_jumps(position).rev().count())),
        ("Board::jump_between", panics(pairs(), |(one, other)| board.jump_between(one, other))),
        ("Board::first_image", panics(pairs(), |pair| board.first_image(pair))),
        ("Board::single_problems", panics([()], |()| board.single_problems())),
        ("Board::draw", panics(positions(), |position| board.draw(position))),
        ("Board::hole_name", panics(holes(), |hole| board.hole_name(hole))),
        ("Board::jump_name", panics(jumps(), |jump| board.jump_name(jump))),
        ("Board::move_name", panics(jumps(), |jump| board.move_name(&[jump]))),
        ("Board::move_name of none", panics([[]], |jumps: [Jump; 0]| board.move_name(&jumps))),
        ("Board::moves_text", panics(jumps(), |jump| board.moves_text(&[jump]))),
        ("Board::moves_text of none", panics([[]], |jumps: [Jump; 0]| board.moves_text(&jumps))),
        ("Board::parse_game", panics(positions(), |start| board.parse_game(start, "a3-a1 (c3-a1) {"))),
        ("Board::playable_game", panics(positions(), |start| board.playable_game(start, "a3-a1 (c3-a1) {"))),
        ("Board::playable_jumps", panics(positions(), |start| board.playable_jumps(start, "a3-a1"))),
        ("Jump::play", panics(plays(), |(position, jump)| jump.play(position))),
        ("Jump::undo", panics(plays(), |(position, jump)| jump.undo(position))),
        ("Jump::play_unchecked", panics(plays(), |(position, jump)| jump.play_unchecked(position))),
        ("Jump::is_legal_in", panics(plays(), |(position, jump)| jump.is_legal_in(position))),
        ("Classes::class", panics(positions(), |position| board.classes().class(position))),
        ("Classes::class_of_hole", panics(holes(), |hole| board.classes().class_of_hole(hole))),
        ("Classes::fewest_pegs", panics(positions(), |position| board.classes().fewest_pegs(position))),
        (
            "Classes::refuting",
            panics(positions(), |position| {
                let classes = board.classes();
                (classes.refuting(position, &[]), classes.refuting(position, &[Position::EMPTY, position]))
            }),
        ),
        ("Symmetries::canonical", panics(positions(), |position| board.symmetries().canonical(position))),
        ("Symmetries::images", panics(positions(), |position| board.symmetries().images(position).rev().count())),
        ("Symmetries::preserving", panics(positions(), |position| board.symmetries().preserving(&[position]))),
        ("Finish::is_met_by", panics(positions(), |position| Finish::Pattern(position).is_met_by(position))),
        ("Finish::text", panics(positions(), |position| Finish::Pattern(position).text(&board))),
        ("Finish::text of a number", panics([0, 1, u32::MAX], |pegs| Finish::AtMost(pegs).text(&board))),
        (
            "Problem::new",
            panics(positions(), |position| {
                (
                    Problem::new(board.clone(), position, Finish::Pattern(position)),
                    Problem::new(board.clone(), position, Finish::AtMost(u32::MAX)),
                    Problem::new(board.clone(), position, Finish::AtMost(0)),
                )
            }),
        ),
        ("Problem::status", panics(positions(), |position| problem.status(position))),
        ("Problem::is_solved_by", panics(jumps(), |jump| problem.is_solved_by(&[jump]))),
        ("moves", panics(jumps(), |jump| moves(&[jump, jump]).rev().count())),
        ("purges", panics(jumps(), |jump| purges(&board, &[jump, jump, jump]).len())),
        (
            "perft",
            panics(positions().flat_map(|position| [0, 2].map(|depth| (position, depth))), |(position, depth)| {
                perft(&board, position, depth)
            }),
        ),
        ("level_sizes", panics(positions(), |position| level_sizes(&board, position, 2, board.symmetries()))),
        (
            "Pagoda::new",
            panics([vec![], vec![i32::MAX; 15], vec![i32::MIN; 15]], |weights| Pagoda::new(&board, weights)),
        ),
        ("Pagoda::refuting", panics(positions(), |position| Pagoda::refuting(&board, position, &[position]))),
        (
            "Pagoda::refuting of none",
            panics([[]], |none: [Position; 0]| Pagoda::refuting(&board, board.holes(), &none)),
        ),
        ("Pagoda::total", panics(positions(), |position| pagoda.total(position))),
        ("Pagoda::cost", panics(jumps(), |jump| pagoda.cost(jump))),
        (
            "Proof::by_pagoda",
            panics([&pagoda, &Pagoda::new(&"ooo".parse().unwrap(), vec![0; 3]).unwrap()], |pagoda| {
                let certificate = Certificate::new(problem.clone(), Proof::by_pagoda(&problem, pagoda));
                (certificate.check(), certificate.to_string())
            }),
        ),
        (
            "Certificate::check",
            panics(positions(), |position| {
                let sets = vec![position; 200];
                [
                    Proof::PositionClass(sets.clone()),
                    Proof::Pagoda { weights: vec![i32::MAX; 15], sets: Vec::new() },
                    Proof::Pagoda { weights: vec![i32::MIN; 64], sets },
                    Proof::Exhausted { positions: u64::MAX },
                    Proof::Enumerated(vec![SetLevel { pegs: u32::MAX, positions: 0, digest: 0 }]),
                ]
                .map(|proof| Certificate::new(problem.clone(), proof))
                .map(|certificate| (certificate.check(), certificate.to_string()))
            }),
        ),
        (
            "Certificate::describe",
            panics(jumps(), |jump| {
                Certificate::new(problem.clone(), Proof::Exhausted { positions: 1 })
                    .describe(CertificateError::Jump(jump))
            }),
        ),
        (
            "CompleteSet::reaching",
            panics(positions(), |position| {
                CompleteSet::reaching(&board, &[position, Position::EMPTY], 1 << 20)
                    .map(|mut set| set.run(u64::MAX).is_some())
            }),
        ),
        (
            "CompleteSet::reaching of none",
            panics([[]], |none: [Position; 0]| {
                CompleteSet::reaching(&board, &none, 1 << 20).map(|mut set| set.run(u64::MAX).is_some())
            }),
        ),
        (
            "CompleteSet::reachable",
            panics(positions(), |position| {
                CompleteSet::reachable(&board, position, 1 << 20).map(|set| {
                    let mut set = set.with_digests();
                    while set.run(u64::MAX).is_none() {}
                    (set.proof(&problem), set.counts(), set.positions().count())
                })
            }),
        ),
        ("CompleteSet::winning", panics(NUMBERS, |memory| CompleteSet::winning(&problem, memory))),
        (
            "CompleteSet::run",
            panics(budgets, |budget| {
                CompleteSet::winning(&problem, 1 << 20)
                    .map(|mut set| (set.run(budget).is_some(), set.counts(), set.levels()))
            }),
        ),
        (
            "CompleteSet::run_shared",
            panics(NUMBERS, |parts| {
                CompleteSet::winning(&problem, 1 << 20).map(|mut set| while set.run_shared(parts, |_| {}).is_none() {})
            }),
        ),
        ("CompleteSet::contains", panics(positions(), |position| set(1 << 20).contains(position))),
        (
            "CompleteSet::pictures",
            panics(NUMBERS, |across| NUMBERS.map(|down| set(1 << 20).pictures(across, down).len())),
        ),
        ("SetPlan::new", panics(NUMBERS, |memory| SetPlan::new(&board, problem.start(), memory))),
        (
            "SetPlan::row",
            panics(NUMBERS, |number| {
                let plan = SetPlan::new(&board, problem.start(), 1 << 20).unwrap();
                (plan.row(number, 0), plan.row(0, u32::try_from(number).unwrap_or(u32::MAX)))
            }),
        ),
        (
            "SetPlan::place",
            panics(positions(), |position| SetPlan::new(&board, problem.start(), 1 << 20).unwrap().place(position)),
        ),
        ("Solver::run", panics(settings(), |settings| Solver::new(problem.clone(), settings).run(10_000).is_some())),
        (
            "FewestMoves::run",
            panics(settings(), |settings| FewestMoves::new(problem.clone(), settings).run(10_000).is_some()),
        ),
        (
            "FewestPegs::new",
            panics(positions(), |position| {
                FewestPegs::new(board.clone(), position, Settings::default())
                    .map(|mut search| search.run(10_000).is_some())
            }),
        ),
        (
            "FewestPegs::at_least",
            panics([0, 1, u32::MAX], |pegs| {
                let search = FewestPegs::new(board.clone(), problem.start(), Settings::default());
                search.map(|search| search.at_least(pegs).run(10_000).is_some())
            }),
        ),
        (
            "Count::run",
            panics(settings(), |settings| {
                (
                    Count::new(problem.clone(), settings).run(10_000).is_some(),
                    Count::solutions(problem.clone(), settings).run(10_000).is_some(),
                )
            }),
        ),
        (
            "Solutions::run",
            panics(settings(), |settings| Solutions::new(problem.clone(), settings).run(10_000).is_some()),
        ),
        ("Solutions::count_from", panics(positions(), |position| solutions().count_from(position))),
        ("Solutions::chance_from", panics(positions(), |position| solutions().chance_from(position))),
        ("Solutions::get", panics([0, u128::MAX], |number| solutions().get(number))),
        (
            "Listing::starting_at",
            panics([0, 1, u128::MAX], |number| {
                solutions().list(UpTo::default()).map(|listing| listing.starting_at(number).starting_at(number).next())
            }),
        ),
        ("Judge::new", panics(settings(), |settings| Judge::new(problem.clone(), settings).run(1000).is_some())),
        (
            "Judge::ask",
            panics(positions(), |position| {
                let mut judge = Judge::new(problem.clone(), Settings::default());
                judge.ask(position).map(|()| judge.run(10_000).is_some())
            }),
        ),
        ("GameTree::new", panics(positions(), |start| GameTree::new(&board, start))),
        (
            "GameTree::play",
            panics(plays(), |(position, jump)| {
                let mut game = GameTree::new(&board, position);
                let played = game.play(game.root(), jump).map(|_| ());
                let text = board.game_text(&game);
                assert_eq!(board.parse_game(position & board.holes(), &text), Ok(game));
                played
            }),
        ),
        (
            "GameTree::set_name",
            panics(["", "ä", "1", "a b"], |name| {
                let mut game = GameTree::new(&board, board.holes());
                (game.set_name(game.root(), name), game.remove_name(name))
            }),
        ),
        (
            "GameTree::position",
            panics([()], |()| {
                let mut game = GameTree::new(&board, problem.start());
                let node = game.play(game.root(), board.legal_jumps(problem.start()).next().unwrap()).unwrap();
                GameTree::new(&board, board.holes()).position(node)
            }),
        ),
        (
            "Board::game_text",
            panics(positions(), |position| {
                let mut game = GameTree::new(&board, position);
                game.annotate(game.root()).set_marks(position);
                board.game_text(&game)
            }),
        ),
        ("Annotations::add_arrow", panics(pairs(), |(from, to)| Annotations::default().add_arrow(from, to))),
        ("Annotations::remove_arrow", panics(pairs(), |(from, to)| Annotations::default().remove_arrow(from, to))),
        ("Annotations::draw", panics(pairs(), |(from, to)| Annotations::default().draw(from, to, Colour::Red))),
        ("Annotations::colour", panics(pairs(), |(from, to)| Annotations::default().colour(from, to))),
        ("Annotations::set_marks", panics(positions(), |holes| Annotations::default().set_marks(holes))),
        ("Annotations::set_label", panics(holes(), |hole| Annotations::default().set_label(hole, "ä\u{301}bcde"))),
    ];
    let panicking: Vec<&str> = calls.iter().filter(|call| call.1).map(|call| call.0).collect();
    assert_eq!(panicking, DOCUMENTED);
}
