//! Tests that public values survive a round trip through JSON, and that values that no constructor allows are rejected.
#![cfg(feature = "serde")]

use std::fmt::Debug;

use crate::common::{any_finish, any_position};
use peg_solitaire::proof::Certificate;
use peg_solitaire::solve::{Outcome, Settings, Solver};
use peg_solitaire::{Board, Coordinate, Directions, Finish, Hole, Jump, Position, Problem};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{from_value, json, to_value};

fn read_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Result<(), TestCaseError> {
    let text = serde_json::to_string(value).unwrap();
    prop_assert_eq!(&serde_json::from_str::<T>(&text).unwrap(), value, "{}", text);
    Ok(())
}

proptest! {
    #[test]
    fn everything_comes_back((board, position) in any_position(8), choice in any::<u64>()) {
        let finish = any_finish(&board, choice);
        read_back(&board)?;
        read_back(&board.directions())?;
        read_back(&position)?;
        read_back(&finish)?;
        for jump in board.legal_jumps(position) {
            read_back(&jump)?;
            read_back(&board.coordinate(jump.over))?;
        }
        read_back(&Problem::new(board, position, finish).unwrap())?;
    }
}

#[test]
fn forms_are_those_of_the_docs() {
    let [from, over, to] = [3, 10, 63].map(Hole::new);
    assert_eq!(to_value(Position::from([over, from])).unwrap(), json!([3, 10]));
    assert_eq!(to_value(Jump { from, over, to }).unwrap(), json!({ "from": 3, "over": 10, "to": 63 }));
    assert_eq!(to_value(Coordinate { row: 1, column: 2 }).unwrap(), json!({ "row": 1, "column": 2 }));
    assert_eq!(to_value(Directions::Six).unwrap(), json!(6));
    assert_eq!(to_value(Finish::AtMost(2)).unwrap(), json!({ "at_most": 2 }));
    assert_eq!(to_value(Finish::Pattern(Position::of(from))).unwrap(), json!({ "pattern": [3] }));
    let board: Board = "# directions: 6\no\noo".parse().unwrap();
    assert_eq!(to_value(&board).unwrap(), json!("# directions: 6\no\noo"));
    let problem = Problem::new(board.clone(), board.holes(), Finish::AtMost(1)).unwrap();
    let texts = json!({ "board": "# directions: 6\no\noo", "start": "x\nxx", "finish": "any" });
    assert_eq!(to_value(&problem).unwrap(), texts);
    assert_eq!(from_value::<Board>(json!("English")).unwrap(), "english".parse().unwrap());
}

#[test]
fn a_certificate_comes_back() {
    let board: Board = "ooooo".parse().unwrap();
    let start = board.parse_position("xxooo").unwrap();
    let problem = Problem::new(board.clone(), start, Finish::parse("e1", &board).unwrap()).unwrap();
    let Outcome::Impossible(proof) = Solver::new(problem.clone(), Settings::default()).finish() else { panic!() };
    let certificate = Certificate::new(problem, proof);
    assert_eq!(from_value::<Certificate>(to_value(&certificate).unwrap()).unwrap(), certificate);
}

#[test]
fn values_that_constructors_refuse_are_refused() {
    let most = Position::CAPACITY;
    assert!(from_value::<Hole>(json!(most)).is_err());
    assert!(from_value::<Hole>(json!(-1)).is_err());
    assert!(from_value::<Position>(json!([0, most])).is_err());
    assert!(from_value::<Jump>(json!({ "from": 0, "over": 1, "to": most })).is_err());
    assert!(from_value::<Directions>(json!(5)).is_err());
    assert!(from_value::<Board>(json!("oooooooooo/".repeat(most / 10 + 1))).is_err());
    assert!(from_value::<Finish>(json!({ "at_most": most })).is_ok());
    for finish in [json!({ "at_most": 0 }), json!({ "at_most": most + 1 }), json!({ "pattern": [] })] {
        assert!(from_value::<Finish>(finish.clone()).is_err(), "{finish}");
    }
    assert!(from_value::<Certificate>(json!("certificate: trust me")).is_err());
    let problem = |start: &str, finish: &str| json!({ "board": "ooo", "start": start, "finish": finish });
    assert!(from_value::<Problem>(problem("xxo", "any")).is_ok());
    assert!(from_value::<Problem>(problem("xxoo", "any")).is_err());
    assert!(from_value::<Problem>(problem("xxo", "ooo")).is_err());
    assert!(from_value::<Problem>(problem("xxo", "at most 0 pegs")).is_err());
}
