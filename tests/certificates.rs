//! Certificates: what the solver claims is checked without it, and flawed proofs are found out.

mod common;

use common::{any_finish, any_position, played};
use peg_solitaire::{Board, Certificate, Finish, Flaw, Impossible, Outcome, Problem, Proof, Solver};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn every_proof_of_the_solver_holds((board, start) in any_position(5), choice in any::<u64>()) {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        if let Outcome::Impossible(reason) = Solver::new(problem.clone()).solve(u64::MAX) {
            let certificate = Certificate::new(problem, &reason);
            prop_assert_eq!(certificate.check(), Ok(()), "{}", certificate);
            let read: Certificate = certificate.to_string().parse().unwrap();
            prop_assert_eq!(read.to_string(), certificate.to_string());
            prop_assert_eq!(read.proof(), certificate.proof());
            prop_assert_eq!(read.check(), Ok(()));
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
        let drawn = Certificate::new(problem, &Impossible::Exhausted { positions: 1 }).to_string();
        let weights: Vec<String> = weights[..board.hole_count()].iter().map(ToString::to_string).collect();
        let claims = [
            drawn.clone(),
            drawn.replace("exhausted", "pagoda") + &format!("weights: {}", weights.join(" ")),
            drawn.replace("exhausted", "position class") + &format!("set: {}", board.hole_name(peg_solitaire::Hole::new(0))),
        ];
        for claim in claims {
            prop_assert!(claim.parse::<Certificate>().unwrap().check().is_err(), "{}", claim);
        }
    }

    #[test]
    fn garbage_is_refused_with_its_place(text in "(certificate|start|finish|directions|weights|set)?:? ?[ -~\n]{0,60}") {
        prop_assert!(text.parse::<Certificate>().is_err());
    }
}

fn certificate(text: &str) -> Certificate {
    text.parse().unwrap()
}

#[test]
fn flaws_are_named() {
    let head = "directions: 4\nstart: xxooo\nfinish: ooooo/e1".replace("ooooo/e1", "e1");
    let pagoda = |weights: &str| certificate(&format!("certificate: pagoda\n{head}\nweights: {weights}")).check();
    assert_eq!(pagoda("1 1 2 3 5"), Ok(()));
    assert_eq!(pagoda("1 1 2 3"), Err(Flaw::Count));
    assert_eq!(pagoda("1 1 1 1 1"), Err(Flaw::Finish));
    let board: Board = "ooooo".parse().unwrap();
    let raising = board.parse_jumps("a1-c1").unwrap()[0];
    assert_eq!(pagoda("1 1 3 4 7"), Err(Flaw::Jump(raising)));
    let sets = |sets: &str| certificate(&format!("certificate: position class\n{head}\n{sets}")).check();
    assert_eq!(sets("set: a1 b1 d1 e1"), Ok(()));
    assert_eq!(sets("set: b1 c1 e1"), Err(Flaw::Finish));
    assert!(matches!(sets("set: a1"), Err(Flaw::Jump(_))));
    assert_eq!(sets(""), Err(Flaw::Finish));
}

#[test]
fn a_search_that_is_too_long_is_not_repeated() {
    let board: Board = "english".parse().unwrap();
    let start = board.vacancy(board.parse_hole("d4").unwrap());
    let problem = Problem::new(board, start, Finish::ANY_PEG).unwrap();
    let certificate = Certificate::new(problem, &Impossible::Exhausted { positions: 1 });
    assert_eq!(certificate.proof(), &Proof::Exhausted(1));
    assert!(matches!(certificate.check(), Err(Flaw::TooLong | Flaw::Finish)));
}

#[test]
fn errors_name_the_line() {
    let error = |text: &str| text.parse::<Certificate>().unwrap_err().to_string();
    let head = "certificate: pagoda\ndirections: 4\nstart: xxooo\n";
    assert!(error("").starts_with("line 1, column 1: expected a line certificate"));
    assert!(error(&format!("{head}finish: z9\nweights: 1")).starts_with("line 4, column 1: expected a finish"));
    assert!(
        error(&format!("{head}finish: a1\nweights: 1 q"))
            .starts_with("line 5, column 1: expected whole numbers, found 'q'")
    );
    assert!(
        error(&head.replace("pagoda", "magic").replace("xxooo", "xo\nfinish: a1"))
            .contains("pagoda or exhausted, found 'magic'")
    );
}
