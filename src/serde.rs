//! Serialisation of the public types, with the feature `serde`.
//!
//! | type | form |
//! |---|---|
//! | [`Board`], [`Certificate`] | its text |
//! | [`Problem`] | `board`, `start` and `finish` as texts |
//! | [`Position`] | the numbers of its holes |
//! | [`Hole`], [`Directions`] | a number |
//! | [`Jump`] | the numbers of the holes `from`, `over` and `to` |
//! | [`Coordinate`] | `row` and `column` |
//! | [`Finish`] | `{"at_most": 2}` or `{"pattern": [3]}` |
//!
//! Deserialisation makes the same checks as parsing and constructors do, so it gives no value that they would refuse.
//! Holes, positions and jumps mean nothing without their board, as everywhere.

use ::serde::de::{Deserialize, Deserializer, Error};
use ::serde::ser::{Serialize, Serializer};

use crate::proof::Certificate;
use crate::rules::{Board, Coordinate, Directions, Finish, Hole, Jump, Position, Problem};

impl Serialize for Hole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.index().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = usize::deserialize(deserializer)?;
        let error = || D::Error::custom(format_args!("hole {index} is not below {}", Position::CAPACITY));
        (index < Position::CAPACITY).then(|| Hole::new(index)).ok_or_else(error)
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.holes())
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Hole>::deserialize(deserializer).map(Position::from_iter)
    }
}

impl Serialize for Directions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.count().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Directions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let count = usize::deserialize(deserializer)?;
        Directions::from_count(count).ok_or_else(|| D::Error::custom(format_args!("4, 6 or 8 directions, not {count}")))
    }
}

/// Implements both traits for a type through its text.
macro_rules! as_text {
    ($type:ty, $text:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let text: fn(&$type) -> String = $text;
                text(self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    };
}

as_text!(Board, board_text);
as_text!(Certificate, ToString::to_string);

/// The drawing with its directions, even if they are 4, so that no drawing is taken for a name.
fn board_text(board: &Board) -> String {
    format!("# directions: {}\n{}", board.directions().count(), board.draw(Position::EMPTY))
}

/// A problem as texts.
#[derive(::serde::Serialize, ::serde::Deserialize)]
#[serde(rename = "Problem", deny_unknown_fields)]
struct ProblemTexts {
    board: String,
    start: String,
    finish: String,
}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let board = self.board();
        let start = board.draw(self.start());
        ProblemTexts { board: board_text(board), start, finish: self.finish().text(board) }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Problem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let texts = ProblemTexts::deserialize(deserializer)?;
        let board: Board = texts.board.parse().map_err(D::Error::custom)?;
        let start = board.parse_start(&texts.start).map_err(D::Error::custom)?;
        let finish = Finish::parse(&texts.finish, &board).map_err(D::Error::custom)?;
        Problem::new(board, start, finish).map_err(D::Error::custom)
    }
}

/// Implements both traits for a type through a copy of its definition that derives them.
macro_rules! as_defined {
    ($type:ty, $form:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                <$form>::serialize(self, serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <$form>::deserialize(deserializer)
            }
        }
    };
}

#[derive(::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Jump", rename = "Jump", deny_unknown_fields)]
struct JumpForm {
    from: Hole,
    over: Hole,
    to: Hole,
}
as_defined!(Jump, JumpForm);

#[derive(::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Coordinate", rename = "Coordinate", deny_unknown_fields)]
struct CoordinateForm {
    row: usize,
    column: usize,
}
as_defined!(Coordinate, CoordinateForm);

#[derive(::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Finish", rename = "Finish", rename_all = "snake_case")]
enum FinishForm {
    AtMost(u32),
    Pattern(Position),
}

impl Serialize for Finish {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        FinishForm::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Finish {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        FinishForm::deserialize(deserializer)?.with_some_pegs().map_err(D::Error::custom)
    }
}
