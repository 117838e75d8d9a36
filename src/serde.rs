//! Serialisation of the public types, with the feature `serde`.
//!
//! | type | form |
//! |---|---|
//! | [`Board`], [`Certificate`] | its text |
//! | [`Problem`] | `board`, `start` and `finish` as text |
//! | [`Position`] | the numbers of its holes |
//! | [`Hole`], [`Directions`] | a number |
//! | [`Jump`](crate::Jump) | the numbers of the holes `from`, `over` and `to` |
//! | [`Coordinate`](crate::Coordinate) | `row` and `column` |
//! | [`Finish`] | `{"at_most": 2}` or `{"pattern": [3]}` |
//!
//! Deserialisation performs the same checks as the parsers and constructors, and rejects the same values. Holes,
//! positions and jumps are meaningless without their board.

use std::error::Error;

use ::serde::de::{Deserialize, Deserializer, Error as _};
use ::serde::ser::{Serialize, Serializer};

use crate::proof::Certificate;
use crate::rules::{Board, Directions, Finish, Hole, Position, Problem};

/// Implements Serde's traits for a type by converting it to and from a form that already implements them.
/// Deserialisation reports why a conversion failed.
macro_rules! form {
    ($type:ty as $form:ty, $to_form:expr, $from_form:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let to_form: fn(&$type) -> $form = $to_form;
                to_form(self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let from_form: fn($form) -> Result<$type, Box<dyn Error>> = $from_form;
                from_form(<$form>::deserialize(deserializer)?).map_err(D::Error::custom)
            }
        }
    };
}

form!(Hole as usize, |hole| hole.index(), |index| Ok(index.try_into()?));
form!(Position as Vec<Hole>, |position| position.holes().collect(), |holes| Ok(Position::from_iter(holes)));

form!(Directions as usize, |directions| directions.count(), |count| {
    Directions::from_count(count).ok_or_else(|| format!("4, 6 or 8 directions, not {count}").into())
});

form!(Board as String, ToString::to_string, |text| Ok(text.parse()?));
form!(Certificate as String, ToString::to_string, |text| Ok(text.parse()?));

/// A problem in text form.
#[derive(::serde::Serialize, ::serde::Deserialize)]
#[serde(rename = "Problem", deny_unknown_fields)]
struct ProblemForm {
    board: String,
    start: String,
    finish: String,
}

form!(
    Problem as ProblemForm,
    |problem| {
        let board = problem.board();
        let (start, finish) = (board.draw(problem.start()), problem.finish().text(board));
        ProblemForm { board: board.to_string(), start, finish }
    },
    |ProblemForm { board, start, finish }| {
        let board: Board = board.parse()?;
        let start = board.parse_start(&start)?;
        let finish = Finish::parse(&finish, &board)?;
        Ok(Problem::new(board, start, finish)?)
    }
);

/// The form of a [`Finish`] whose number of pegs has not been checked yet.
#[derive(::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Finish", rename_all = "snake_case")]
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
