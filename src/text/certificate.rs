//! Converts certificates to and from text, as lines of the form `name: value`.

use std::fmt;
use std::str::FromStr;

use crate::proof::{Certificate, CertificateError, MOST_SETS, Proof, SetLevel};
use crate::rules::{Board, Directions, Finish, Position, Problem};

use super::{Expected, Found, TextError, board::drawn, drawing::DrawingLayout};

/// If a finish leaves three pegs or more, totals are compared only for proofs with at most this number of sets, because
/// each set doubles the work.
const MOST_COMPARED: usize = 6;

/// The names of the lines. Only `set` and `level` may occur more than once.
const NAMES: [&str; 9] = ["certificate", "directions", "start", "finish", SET, "weights", "totals", "positions", LEVEL];
const SET: &str = "set";
const LEVEL: &str = "level";

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.problem.board();
        // Sets in handwritten proofs may include holes that are not on the board. Such holes never hold a peg.
        let names = |&set: &Position| {
            let holes = (set & board.holes()).holes();
            holes.map(|hole| board.hole_name(hole)).collect::<Vec<_>>().join(" ")
        };
        writeln!(f, "certificate: {}", self.proof.key().replace('-', " "))?;
        writeln!(f, "directions: {}", board.directions().count())?;
        writeln!(f, "start: {}", board.draw(self.problem.start()).replace('\n', "/"))?;
        writeln!(f, "finish: {}", self.problem.finish().text(board))?;
        let mut write_sets = |sets: &[Position]| sets.iter().try_for_each(|set| writeln!(f, "set: {}", names(set)));
        match &self.proof {
            Proof::PositionClass(sets) => write_sets(sets),
            Proof::Pagoda { weights, sets } => {
                write_sets(sets)?;
                let weights = weights.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                writeln!(f, "weights: {weights}\ntotals: {}", self.totals_text().unwrap_or_default())
            }
            Proof::Exhausted { positions } => writeln!(f, "positions: {positions}"),
            Proof::Enumerated(levels) => levels.iter().try_for_each(|SetLevel { pegs, positions, digest }| {
                writeln!(f, "{LEVEL}: {pegs} {positions} {digest}")
            }),
        }
    }
}

impl Certificate {
    /// Describes a flaw in this certificate in English. Holes are named, whereas the error itself contains only their
    /// numbers.
    ///
    /// # Panics
    /// Panics if the flaw is a jump with a hole that the board of this certificate does not have.
    ///
    /// ```
    /// let text = "certificate: pagoda\ndirections: 4\nstart: xxooo\nfinish: e1\nweights: 1 1 3 4 7";
    /// let certificate: peg_solitaire::proof::Certificate = text.parse()?;
    /// let flaw = certificate.check().unwrap_err();
    /// assert_eq!(certificate.describe(flaw), "the jump a1-c1 breaks the rule of the proof");
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn describe(&self, flaw: CertificateError) -> String {
        match flaw {
            CertificateError::Jump(jump) => {
                format!("the jump {} breaks the rule of the proof", self.problem.board().jump_name(jump))
            }
            flaw => flaw.to_string(),
        }
    }

    fn has_quick_totals(&self) -> bool {
        let is_long = |sets: &[Position]| sets.len() > MOST_COMPARED && self.problem.finish().peg_count() > 2;
        !matches!(&self.proof, Proof::Pagoda { sets, .. } if is_long(sets))
    }

    /// The total weights of the start and the lightest finish under a pagoda function.
    fn totals_text(&self) -> Option<String> {
        let Proof::Pagoda { weights, sets } = &self.proof else { return None };
        let (start, finish) = self.totals(weights, sets);
        let finish = finish.ok().flatten().map_or("none".into(), |total| total.to_string());
        Some(format!("start {start}, lightest finish {finish}"))
    }
}

impl FromStr for Certificate {
    type Err = TextError;

    /// Parses a certificate in the format that [`Certificate`] writes. The proof is not checked, except that its totals
    /// must match its weights, unless comparing them would take too long.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let fields = Fields::new(text)?;
        let board = fields.board()?;
        let start = fields.one("start")?;
        let start = board.parse_position(start.value).map_err(|error| start.place(error))?;
        let finish_field = fields.one("finish")?;
        let finish = Finish::parse(finish_field.value, &board).map_err(|error| finish_field.place(error))?;
        let problem = Problem::new(board, start, finish);
        let problem = problem.map_err(|_| finish_field.expected(Expected::Finish))?;
        let proof = fields.proof(problem.board())?;
        let certificate = Certificate { problem, proof };
        let totals = fields.all("totals").next().filter(|_| certificate.has_quick_totals());
        let Some(field) = totals else { return Ok(certificate) };
        match certificate.totals_text() {
            Some(totals) if field.value == totals => Ok(certificate),
            Some(text) => Err(field.expected(Expected::Totals { text })),
            None => Err(field.expected(Expected::NoTotals)),
        }
    }
}

/// A line of the form `name: value`.
struct Field<'a> {
    line: usize,
    /// The column at which the value begins.
    column: usize,
    name: &'static str,
    value: &'a str,
}

impl<'a> Field<'a> {
    fn new(line: usize, text: &'a str) -> Result<Self, TextError> {
        let known = |(name, value)| Some((NAMES.into_iter().find(|known| *known == name)?, value));
        let (name, value): (_, &str) = text
            .split_once(':')
            .and_then(known)
            .ok_or_else(|| TextError::new(line, 1, Expected::CertificateLine, Found::text(text)))?;
        let value = value.trim_start();
        // Columns are counted in characters, because a space may take more than one byte.
        let column = text.chars().count() - value.chars().count() + 1;
        Ok(Field { line, column, name, value: value.trim_end() })
    }

    fn expected(&self, expected: Expected) -> TextError {
        TextError::new(self.line, self.column, expected, Found::text(self.value))
    }

    /// Converts the position of an error in the value to its position in the whole text. Within the value, each row of
    /// a drawing counts as a line. If a part of the drawing is missing, the error points to the end of the row or of
    /// the value.
    fn place(&self, error: TextError) -> TextError {
        let mut widths = self.value.split('/').map(|row| row.chars().count());
        let above: usize = widths.by_ref().take(error.line - 1).map(|width| width + 1).sum();
        let before = match widths.next() {
            Some(width) => above + (error.column - 1).min(width),
            None => above - 1,
        };
        TextError { line: self.line, column: self.column + before, ..error }
    }

    /// The words of the value, each with its column.
    fn words(&self) -> impl Iterator<Item = (usize, &'a str)> {
        let mut column = self.column;
        let words = self.value.split(' ').map(move |word| {
            let begin = column;
            column += word.chars().count() + 1;
            (begin, word)
        });
        words.filter(|(_, word)| !word.is_empty())
    }

    fn numbers<T: FromStr>(&self) -> Result<Vec<T>, TextError> {
        let number = |(column, word): (usize, &str)| {
            let error = || TextError::new(self.line, column, Expected::Number, Found::text(word));
            word.parse().map_err(|_| error())
        };
        self.words().map(number).collect()
    }

    /// Parses a level: its number of pegs, its number of positions and its digest.
    fn level(&self) -> Result<SetLevel, TextError> {
        let level = match self.numbers()?[..] {
            [pegs, positions, digest] => u32::try_from(pegs).ok().map(|pegs| SetLevel { pegs, positions, digest }),
            _ => None,
        };
        let level = level.filter(|level| level.pegs as usize <= Position::CAPACITY);
        level.ok_or_else(|| self.expected(Expected::Level))
    }

    fn set(&self, board: &Board) -> Result<Position, TextError> {
        let hole =
            |(column, word)| board.parse_hole(word).map_err(|error| TextError { line: self.line, column, ..error });
        self.words().map(hole).collect()
    }
}

/// The lines of a certificate.
struct Fields<'a>(Vec<Field<'a>>);

impl<'a> Fields<'a> {
    fn new(text: &'a str) -> Result<Self, TextError> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let mut fields: Vec<Field> = Vec::new();
        for (index, line) in lines {
            let field = Field::new(index + 1, line)?;
            if ![SET, LEVEL].contains(&field.name) && fields.iter().any(|earlier| earlier.name == field.name) {
                let expected = Expected::SingleLine { name: field.name };
                return Err(TextError::new(field.line, 1, expected, Found::Another));
            }
            fields.push(field);
        }
        Ok(Fields(fields))
    }

    fn all(&self, name: &str) -> impl Iterator<Item = &Field<'a>> {
        self.0.iter().filter(move |field| field.name == name)
    }

    fn one(&self, name: &'static str) -> Result<&Field<'a>, TextError> {
        let missing = || TextError::new(1, 1, Expected::MissingLine { name }, Found::Nothing);
        self.all(name).next().ok_or_else(missing)
    }

    /// The board, whose holes are taken from the drawing of the start.
    fn board(&self) -> Result<Board, TextError> {
        let count = self.one("directions")?;
        let directions = count.value.parse().ok().and_then(Directions::from_count);
        let directions = directions.ok_or_else(|| count.expected(Expected::DirectionNumber))?;
        let start = self.one("start")?;
        let board = drawn(directions, DrawingLayout::PLAIN, start.value, &Expected::ShapeCell);
        board.map(|(board, _)| board).map_err(|error| start.place(error))
    }

    fn proof(&self, board: &Board) -> Result<Proof, TextError> {
        let field = self.one("certificate")?;
        match field.value {
            "position class" => Ok(Proof::PositionClass(self.sets(board)?)),
            "pagoda" => Ok(Proof::Pagoda { weights: self.weights(board)?, sets: self.sets(board)? }),
            "exhausted" if self.all(LEVEL).next().is_some() => {
                self.all(LEVEL).map(Field::level).collect::<Result<_, _>>().map(Proof::Enumerated)
            }
            "exhausted" => Ok(Proof::Exhausted { positions: self.positions()? }),
            _ => Err(field.expected(Expected::ProofKind)),
        }
    }

    fn weights(&self, board: &Board) -> Result<Vec<i32>, TextError> {
        let field = self.one("weights")?;
        let weights = field.numbers()?;
        if weights.len() == board.hole_count() {
            return Ok(weights);
        }
        let (expected, found) =
            (Expected::Weights { count: board.hole_count() }, Found::Count { count: weights.len() });
        Err(TextError::new(field.line, field.column, expected, found))
    }

    fn positions(&self) -> Result<u64, TextError> {
        let field = self.one("positions")?;
        match field.numbers()?[..] {
            [positions] => Ok(positions),
            _ => Err(field.expected(Expected::SingleNumber)),
        }
    }

    fn sets(&self, board: &Board) -> Result<Vec<Position>, TextError> {
        if let Some(field) = self.all(SET).nth(MOST_SETS) {
            return Err(TextError::new(field.line, 1, Expected::MostSets { most: MOST_SETS }, Found::Another));
        }
        self.all(SET).map(|field| field.set(board)).collect()
    }
}
