//! Tests of certificates: the solver's claims are checked without the solver, and flawed proofs are rejected.

use crate::common::{any_finish, any_position, cases_with_gaps, naive_solvable, nth_hole, played, split_mix};
use peg_solitaire::proof::{Certificate, CertificateError, Pagoda, Proof};
use peg_solitaire::solve::{Outcome, Settings, Solver};
use peg_solitaire::text::{Expected, Found, TextError};
use peg_solitaire::{Board, Finish, Hole, Jump, Position, Problem};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn every_proof_of_the_solver_holds((board, start) in any_position(5), choice in any::<u64>()) {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        if let Outcome::Impossible(reason) = Solver::new(problem.clone(), Settings::default()).finish() {
            let certificate = Certificate::new(problem, reason);
            prop_assert_eq!(certificate.check(), Ok(()), "{}", certificate);
            let read: Certificate = certificate.to_string().parse().unwrap();
            prop_assert_eq!(read.to_string(), certificate.to_string());
            prop_assert_eq!(read.proof(), certificate.proof());
            prop_assert_eq!(read.check(), Ok(()));
        }
    }

    /// Each hole that takes part in no jump is an invariant of its own, so these boards have many invariants.
    #[test]
    fn every_proof_of_the_solver_holds_on_boards_of_many_parities(
        rows in prop::collection::vec(prop::collection::vec(prop::bool::weighted(0.5), 1..=6), 1..=6),
        pegs: u64, at_most in 1..6_u32
    ) {
        let draw = |row: &Vec<bool>| row.iter().map(|&hole| if hole { 'o' } else { '.' }).collect::<String>();
        let board = rows.iter().map(draw).collect::<Vec<_>>().join("/").parse::<Board>();
        prop_assume!(board.is_ok());
        let board = board.unwrap();
        let start = Position::from_bits(pegs.into()) & board.holes();
        let problem = Problem::new(board, start, Finish::AtMost(at_most)).unwrap();
        if let Outcome::Impossible(reason) = Solver::new(problem.clone(), Settings::default()).finish() {
            let certificate = Certificate::new(problem, reason);
            prop_assert_eq!(certificate.check(), Ok(()), "{}", certificate);
        }
    }

    #[test]
    fn no_proof_of_another_problem_holds_for_one_that_can_be_solved(
        (board, start) in any_position(4), choices in prop::collection::vec(any::<usize>(), 0..6),
        weights in prop::collection::vec(-3..4_i32, 16)
    ) {
        let reached = played(&board, start, &choices);
        prop_assume!(!reached.is_empty());
        let problem = Problem::new(board.clone(), start, Finish::Pattern(reached)).unwrap();
        let drawn = Certificate::new(problem, Proof::Exhausted { positions: 1 }).to_string();
        let weights: Vec<String> = weights[..board.hole_count()].iter().map(ToString::to_string).collect();
        let first = board.hole_name(peg_solitaire::Hole::new(0));
        let claims = [
            drawn.clone(),
            drawn.replace("exhausted", "pagoda") + &format!("weights: {}", weights.join(" ")),
            drawn.replace("exhausted", "position class") + &format!("set: {first}"),
        ];
        for claim in claims {
            prop_assert!(claim.parse::<Certificate>().unwrap().check().is_err(), "{}", claim);
        }
    }
}

/// Returns `true` if an error points into the text: to a place in a line, or just past the end of a line.
fn is_in(text: &str, error: &TextError) -> bool {
    let width = text.lines().nth(error.line - 1).map_or(0, |line| line.chars().count());
    (1..=text.lines().count().max(1)).contains(&error.line) && (1..=width + 1).contains(&error.column)
}

/// The proof with a changed weight in one hole, or with a hole added to or removed from a set.
fn altered(proof: Proof, hole: Hole, by: i32) -> Proof {
    match proof {
        Proof::PositionClass(sets) => Proof::PositionClass(sets.iter().map(|&set| set ^ Position::of(hole)).collect()),
        Proof::Pagoda { mut weights, sets } => {
            weights[hole.index()] += by;
            Proof::Pagoda { weights, sets }
        }
        other => other,
    }
}

/// The text with some of its characters replaced.
fn mutated(text: &str, (at, length, with): (usize, usize, String)) -> String {
    let at = at % text.len();
    [&text[..at], &with, &text[(at + length).min(text.len())..]].concat()
}

fn any_mutation() -> impl Strategy<Value = (usize, usize, String)> {
    let replaced = prop_oneof!["[0-9]{1,2}", "[xo./]{1,3}", "[a-d][1-4] ?", "[-1-9] ", "[ -~\n]{0,3}"];
    (any::<usize>(), 0..4_usize, replaced)
}

proptest! {
    #![proptest_config(cases_with_gaps(4000, 600))]

    #[test]
    fn what_a_changed_certificate_proves_is_true(
        (board, start) in any_position(4), choice in any::<u64>(),
        choices in prop::collection::vec(any::<usize>(), 1..4),
        mutations in prop::collection::vec(any_mutation(), 0..3), by in -3..4_i32
    ) {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        let outcome = Solver::new(problem.clone(), Settings::default()).finish();
        let Outcome::Impossible(reason) = outcome else { return Ok(()) };
        let proof = altered(reason, nth_hole(&board, (choice >> 8 & 0xFF) as usize), by);
        // The proof may also be attached to a solvable problem, because changes to the text alone may never do this.
        let reached = Finish::Pattern(played(&board, start, &choices));
        let other = Problem::new(board, start, reached).ok().filter(|_| choice % 4 > 0).unwrap_or(problem);
        let valid = Certificate::new(other, proof).to_string();
        let text = mutations.into_iter().fold(valid, |text, mutation| mutated(&text, mutation));
        match text.parse::<Certificate>() {
            Err(error) => prop_assert!(is_in(&text, &error), "{} in {}", error, text),
            Ok(changed) if changed.check().is_ok() => {
                let is_solvable = naive_solvable(changed.problem());
                let is_solvable = is_solvable.ok_or_else(|| TestCaseError::reject("too long for the oracle"))?;
                prop_assert!(!is_solvable, "{}", text);
            }
            Ok(_) => {}
        }
    }

    #[test]
    fn garbage_is_refused_at_its_place(
        text in "(certificate|start|finish|directions|weights|set)?:? ?[ -~\n]{0,60}"
    ) {
        let error = text.parse::<Certificate>().unwrap_err();
        prop_assert!(is_in(&text, &error), "{} in {}", error, text);
    }
}

/// The least weight of any position with `pegs` pegs and the same parities as the start, found by trying every set of
/// holes.
fn plain_lightest(board: &Board, start: Position, pegs: u32, weights: &[i32], sets: &[Position]) -> Option<i32> {
    let positions = (1..=board.holes().to_bits()).map(Position::from_bits).filter(|position| position.count() == pegs);
    let same = positions.filter(|&position| sets.iter().all(|set| !set.odd_overlap(start ^ position)));
    same.map(|position| position.holes().map(|hole| weights[hole.index()]).sum()).min()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_lightest_finish_agrees_with_trying_every_set(
        (board, start) in any_position(4), pegs in 1..5_u32, weights in prop::collection::vec(-9..9_i32, 16),
        sets in prop::collection::vec(any::<u64>(), 0..3)
    ) {
        prop_assume!(board.hole_count() <= 12 && start.count() >= pegs);
        let weights = weights[..board.hole_count()].to_vec();
        let sets: Vec<_> = sets.into_iter().map(|set| Position::from_bits(set.into()) & board.holes()).collect();
        let lightest = plain_lightest(&board, start, pegs, &weights, &sets);
        let lightest = lightest.map_or("none".into(), |least| least.to_string());
        let problem = Problem::new(board, start, Finish::AtMost(pegs)).unwrap();
        let text = Certificate::new(problem, Proof::Pagoda { weights, sets }).to_string();
        prop_assert!(text.ends_with(&format!("lightest finish {lightest}\n")), "{}", text);
    }
}

fn certificate(text: &str) -> Certificate {
    text.parse().unwrap()
}

#[test]
fn flaws_are_named() {
    let head = "directions: 4\nstart: xxooo\nfinish: e1";
    let pagoda = |weights: &str| certificate(&format!("certificate: pagoda\n{head}\nweights: {weights}")).check();
    assert_eq!(pagoda("1 1 2 3 5"), Ok(()));
    assert_eq!(pagoda("1 1 1 1 1"), Err(CertificateError::Finish));
    let jump = Jump { from: Hole::new(0), over: Hole::new(1), to: Hole::new(2) };
    assert_eq!(pagoda("1 1 3 4 7"), Err(CertificateError::Jump(jump)));
    let sets = |sets: &str| certificate(&format!("certificate: position class\n{head}\n{sets}")).check();
    assert_eq!(sets("set: a1 b1 d1 e1"), Ok(()));
    assert_eq!(sets("set: b1 c1 e1"), Err(CertificateError::Finish));
    assert!(matches!(sets("set: a1"), Err(CertificateError::Jump(_))));
    assert_eq!(sets(""), Err(CertificateError::Finish));
}

#[test]
fn a_proof_has_no_more_sets_than_a_board_has_holes() {
    let board: Board = "ooooo".parse().unwrap();
    let set = board.parse_position("xxoxx").unwrap();
    let finish = Finish::Pattern(board.parse_position("oooox").unwrap());
    let problem = Problem::new(board.clone(), board.parse_position("xxxoo").unwrap(), finish).unwrap();
    let with_sets = |count| Certificate::new(problem.clone(), Proof::PositionClass(vec![set; count]));
    let most = Position::CAPACITY;
    assert_eq!(with_sets(most).check(), Ok(()));
    assert_eq!(with_sets(most + 1).check(), Err(CertificateError::SetCount { most, found: most + 1 }));
    assert_eq!(with_sets(1000).check(), Err(CertificateError::SetCount { most, found: 1000 }));
    assert!(with_sets(most).to_string().parse::<Certificate>().is_ok());
    let error = with_sets(most + 1).to_string().parse::<Certificate>().unwrap_err();
    assert_eq!(error.expected, Expected::MostSets { most });
}

#[test]
fn sets_are_summed_up_to_sixteen_where_many_pegs_may_be_left() {
    let start_of_many = |count| {
        let sets = "set: a1 b1 d1 e1 g1 h1\n".repeat(count);
        let head = "certificate: position class\ndirections: 4\nstart: xxxxxoox\nfinish: at most 3 pegs\n";
        certificate(&format!("{head}{sets}")).check()
    };
    assert_eq!(start_of_many(16), Err(CertificateError::Finish));
    assert_eq!(start_of_many(17), Err(CertificateError::TooLong));
}

#[test]
fn totals_that_take_too_long_to_add_up_are_not_compared() {
    let read = |sets| {
        let sets = "set: a1 b1 d1 e1 g1 h1\n".repeat(sets);
        let head = "certificate: pagoda\ndirections: 4\nstart: xxxxxoox\nfinish: at most 3 pegs\n";
        let text = format!("{head}{sets}weights: 0 0 0 0 0 0 0 0\ntotals: start 0, lightest finish 1");
        text.parse::<Certificate>().map_err(|error| error.expected)
    };
    assert_eq!(read(6).err(), Some(Expected::Totals { text: "start 0, lightest finish 0".into() }));
    assert!(read(7).is_ok() && read(16).is_ok());
}

#[test]
fn a_finish_as_heavy_as_the_start_is_not_excluded() {
    let pagoda = |weights: &str| {
        let head = "certificate: pagoda\ndirections: 4\nstart: xxooo\nfinish: e1";
        certificate(&format!("{head}\nweights: {weights}")).check()
    };
    assert_eq!(pagoda("1 1 1 1 2"), Err(CertificateError::Finish));
    assert_eq!(pagoda("1 1 2 2 3"), Ok(()));
}

#[test]
fn a_search_that_is_too_long_is_not_repeated() {
    let board: Board = "english".parse().unwrap();
    let start = board.vacancy(board.parse_hole("d4").unwrap());
    let problem = Problem::new(board, start, Finish::ANY_PEG).unwrap();
    let certificate = Certificate::new(problem, Proof::Exhausted { positions: 1 });
    assert_eq!(certificate.proof(), &Proof::Exhausted { positions: 1 });
    assert_eq!(certificate.check(), Err(CertificateError::TooLong));
}

/// The four rows of the board do not touch, so each is played on its own. They can reach 25, 25, 40 and 40 positions,
/// and the whole board 25 · 25 · 40 · 40.
#[test]
fn a_search_of_a_million_positions_is_repeated() {
    let rows = ["xxxxoxxxx", "xxxxoxxxx", "xxoxoxxxxo", "xxoxoxxxxo"].join("/./");
    let text = |rows: &str| {
        let finish = rows.replace('o', "x");
        certificate(&format!("certificate: exhausted\ndirections: 4\nstart: {rows}\nfinish: {finish}\npositions: 1"))
    };
    assert_eq!(text(&rows).check(), Ok(()));
    assert_eq!(text(&(rows + "/./xxo")).check(), Err(CertificateError::TooLong));
}

#[test]
fn an_enumeration_is_repeated_and_compared() {
    let head = "certificate: exhausted\ndirections: 4\nstart: xxoxx\nfinish: e1\n";
    let levels = ["level: 4 1 1", "level: 3 2 2", "level: 2 2 3"];
    let with = |levels: &[String]| certificate(&format!("{head}{}", levels.join("\n")));
    let claims: Vec<String> = levels.map(String::from).into();
    assert_eq!(with(&claims).check(), Err(CertificateError::Level { pegs: 4 }));
    // The positions of each level, as bits: xxoxx; ooxxx and xxxoo; oxoox and xooxo.
    let digests =
        [&[27][..], &[28, 7], &[18, 9]].map(|bits| bits.iter().map(|&bits| split_mix(bits)).fold(0, u64::wrapping_add));
    let claim = |pegs: usize| format!("level: {pegs} {} {}", [2, 2, 1][pegs - 2], digests[4 - pegs]);
    let right = [claim(4), claim(3), claim(2)];
    assert_eq!(with(&right).check(), Ok(()), "{}", with(&right));
    assert_eq!(with(&right).to_string(), format!("{head}{}\n", right.join("\n")));
    assert_eq!(with(&right[..2]).check(), Err(CertificateError::Level { pegs: 2 }));
    let more = [&right[..], &["level: 1 1 1".into()]].concat();
    assert_eq!(with(&more).check(), Err(CertificateError::Level { pegs: 1 }));
    let won = certificate(&format!("{}{}", head.replace("e1", "xooxo"), right.join("\n")));
    assert_eq!(won.check(), Err(CertificateError::Finish));
    for wrong in ["4 1", "4 1 1 1", "129 1 1", ""] {
        let error = format!("{head}level: {wrong}").parse::<Certificate>().unwrap_err();
        assert_eq!((error.line, error.column, error.expected), (5, 8, Expected::Level));
    }
}

#[test]
fn the_pagoda_function_of_another_board_is_a_flaw() {
    let (small, large): (Board, Board) = ("xxo".parse().unwrap(), "ooooo".parse().unwrap());
    let pagoda = Pagoda::new(&small, vec![1, 1, 2]).unwrap();
    let problem = Problem::new(large.clone(), large.parse_position("xxooo").unwrap(), Finish::ANY_PEG).unwrap();
    let proof = Proof::by_pagoda(&problem, &pagoda);
    let certificate = Certificate::new(problem, proof);
    assert_eq!(certificate.check(), Err(CertificateError::WeightCount { expected: 5, found: 3 }));
    assert!(certificate.to_string().contains("weights: 1 1 2\n"));
}

#[test]
fn errors_name_the_place() {
    let good =
        "certificate: pagoda\ndirections: 4\nstart: xxooo/ooooo\nfinish: e1\nset: a1\nweights: 1 1 2 3 5 0 0 0 0 0\n";
    for (part, other, error) in [
        (good, "", "line 1, column 1: expected a line directions: ..., found none"),
        ("pagoda", "magic", "line 1, column 14: expected position class, pagoda or exhausted, found 'magic'"),
        (": 4", ":  5", "line 2, column 14: expected 4, 6 or 8, found '5'"),
        ("xxooo/", "xx\to/", "line 3, column 10: expected a hole (o) or no hole (.), found '\\t'"),
        ("/ooooo", "/oo?oo", "line 3, column 16: expected a hole (o) or no hole (.), found '?'"),
        (
            "e1",
            "z9",
            "line 4, column 9: expected a finish: any, at most 2 pegs, a hole of the board, or rows of x, o and ., found 'z9'",
        ),
        ("e1", "ooooo/ooo?o", "line 4, column 18: expected a peg (x), an empty hole (o) or no hole (.), found '?'"),
        (
            " e1",
            "\u{a0} z9",
            "line 4, column 10: expected a finish: any, at most 2 pegs, a hole of the board, or rows of x, o and ., found 'z9'",
        ),
        ("set: a1", "set: a1  z9", "line 5, column 10: expected a hole of the board such as a1, found 'z9'"),
        ("1 1 2", "1 1 q", "line 6, column 14: expected a whole number, found 'q'"),
        ("1 1 2", "1 2", "line 6, column 10: expected 10 weights, one for each hole, found 9"),
        (
            "weights",
            "wights",
            "line 6, column 1: expected a line such as start: ..., weights: ... or set: ..., found 'wights: 1 1 2 3 5 0 0 0 0 0'",
        ),
        ("set: a1", "start: xxxoo/ooooo", "line 5, column 1: expected only one line start, found another one"),
        (
            "set: a1",
            "totals: start 3, lightest finish 9",
            "line 5, column 9: expected start 2, lightest finish 5, found 'start 3, lightest finish 9'",
        ),
    ] {
        assert!(good.contains(part), "{part}");
        assert_eq!(good.replacen(part, other, 1).parse::<Certificate>().unwrap_err().to_string(), error);
    }
    let exhausted = good.replace("pagoda", "exhausted");
    for (positions, found) in [("", "''"), ("1 2", "'1 2'")] {
        let error = (exhausted.clone() + "positions: " + positions).parse::<Certificate>().unwrap_err();
        assert_eq!(error.to_string(), format!("line 7, column 12: expected one whole number, found {found}"));
    }
}

#[test]
fn a_missing_part_of_a_drawing_is_placed_at_the_end_of_its_row_or_value() {
    for (start, finish, column, found) in [
        ("x/o/o", "o/x", 12, Found::EndOfText),
        ("x/o/o", "o/x/", 13, Found::EndOfText),
        ("x/o/o/o", "1  //[0/0", 18, Found::EndOfText),
        ("x.o/o.o", "x.o/o", 14, Found::EndOfRow),
        ("x.o/o.o", "x/o.o", 10, Found::EndOfRow),
    ] {
        let text = format!("certificate: pagoda\ndirections: 4\nstart: {start}\nfinish: {finish}");
        let error = text.parse::<Certificate>().unwrap_err();
        assert_eq!((error.line, error.column, error.found), (4, column, found), "{finish:?}");
    }
}

#[test]
fn flaws_have_a_sentence_and_a_key() {
    let board: Board = "ooo".parse().unwrap();
    let problem = Problem::new(board.clone(), board.parse_position("xxo").unwrap(), Finish::ANY_PEG).unwrap();
    let certificate = Certificate::new(problem, Proof::Exhausted { positions: 1 });
    let jump = board.jumps()[0];
    for (flaw, key, sentence) in [
        (
            CertificateError::WeightCount { expected: 3, found: 2 },
            "weight-count",
            "there must be 3 weights, one for each hole, not 2",
        ),
        (CertificateError::SetCount { most: 64, found: 65 }, "set-count", "there may be at most 64 sets, not 65"),
        (CertificateError::Jump(jump), "jump", "the jump from hole 0 over 1 to 2 breaks the rule of the proof"),
        (CertificateError::Finish, "finish", "the proof does not exclude every finish"),
        (CertificateError::Level { pegs: 2 }, "level", "the number or digest of the positions with 2 pegs is wrong"),
        (CertificateError::TooLong, "too-long", "no error was found, but the proof is too long to check in full"),
    ] {
        assert_eq!((flaw.key(), flaw.to_string().as_str()), (key, sentence));
        let described = sentence.replace("from hole 0 over 1 to 2", "a1-c1");
        assert_eq!(certificate.describe(flaw), described);
    }
}

#[test]
fn invalid_pagoda_functions_report_the_reason() {
    let board: Board = "ooo".parse().unwrap();
    let error = |weights: &[i32]| Pagoda::new(&board, weights.to_vec()).unwrap_err().to_string();
    assert_eq!(error(&[1, 1, 3]), "the jump from hole 0 over 1 to 2 raises the total weight");
    assert_eq!(error(&[1, 1]), "there must be 3 weights, one for each hole, not 2");
}

#[test]
fn a_set_is_printed_without_holes_that_the_board_lacks() {
    let board: Board = "ooooo".parse().unwrap();
    let start = board.parse_position("xxooo").unwrap();
    let problem = Problem::new(board.clone(), start, Finish::parse("e1", &board).unwrap()).unwrap();
    let set: Position = [0, 1, 3, 4, 40].map(Hole::new).into_iter().collect();
    let certificate = Certificate::new(problem, Proof::PositionClass(vec![set]));
    assert_eq!(certificate.check(), Ok(()));
    let read: Certificate = certificate.to_string().parse().unwrap();
    assert_eq!((read.check(), read.to_string()), (Ok(()), certificate.to_string()));
}
