//! What a page needs beyond playing and solving: the library of problems, reading texts, the fewest moves, counting, checking
//! proofs.

use wasm_bindgen::prelude::*;

use super::board::Board;
use super::report;
use super::solver::settings;
use super::thrown::Thrown;
use super::value::Value;
use crate::catalogue::{CatalogueEntry, Known, find};
use crate::{Certificate, Count as CoreCount, FewestMoves as CoreFewestMoves, Flaw, Position, Reading, Search};

#[wasm_bindgen]
impl Board {
    /// The problems with one vacancy and one survivor that the position class admits, up to symmetry, with what is
    /// known of them where the board is that of the catalogue with this name.
    #[wasm_bindgen(js_name = singleProblems, unchecked_return_type = "SingleProblem[]")]
    pub fn single_problems(&self, name: &str) -> Result<JsValue, Thrown> {
        let known: Vec<_> = find(name).into_iter().flat_map(CatalogueEntry::known).collect();
        let pair =
            |known: &Known| Some((self.0.parse_hole(known.vacancy).ok()?, self.0.parse_hole(known.survivor).ok()?));
        let first_image = |known: &Known| pair(known).map(|pair| self.0.first_image(pair));
        let value = |(vacancy, survivor)| {
            let known = known.iter().find(|known| first_image(known) == Some((vacancy, survivor)));
            let (vacancy, survivor) = (self.0.hole_name(vacancy), self.0.hole_name(survivor));
            let mut fields = vec![("start", vacancy.into()), ("finish", survivor.into())];
            if let Some(known) = known {
                add_known(known, &mut fields);
            }
            Value::Object(fields)
        };
        Value::list(self.0.single_problems().into_iter().map(value)).to_js()
    }

    /// A sentence or two in English about the board of the catalogue with this name; empty where there is none.
    pub fn about(name: &str) -> String {
        find(name).map_or("", CatalogueEntry::about).into()
    }

    /// The problems of the board of the catalogue with this name that have names themselves.
    #[wasm_bindgen(js_name = namedProblems, unchecked_return_type = "NamedProblem[]")]
    pub fn named_problems(&self, name: &str) -> Result<JsValue, Thrown> {
        let mut problems = Vec::new();
        for problem in find(name).into_iter().flat_map(CatalogueEntry::problems) {
            let pegs = problem.pegs.split(' ').map(|name| self.0.parse_hole(name)).collect::<Result<Position, _>>();
            problems.push(Value::object([
                ("name", problem.name.into()),
                ("title", problem.title.into()),
                ("start", self.text(pegs?).into()),
                ("finish", problem.finish.into()),
            ]));
        }
        Value::List(problems).to_js()
    }

    /// Finds out what a text means: a position or jumps of this board, or another board by name or drawing. Throws where it
    /// is none of them.
    #[wasm_bindgen(unchecked_return_type = "Reading")]
    pub fn read(&self, text: &str) -> Result<JsValue, Thrown> {
        let (kind, mut fields) = match self.0.read(text)? {
            Reading::Position(position) => ("position", vec![("start", self.text(position).into())]),
            Reading::Jumps(jumps) => ("jumps", vec![("jumps", self.0.moves_text(&jumps).into())]),
            Reading::Board(board, position) => {
                let board = Board(board);
                let mut fields = vec![("board", board.drawing().into())];
                fields.extend(position.map(|position| ("start", board.text(position).into())));
                ("board", fields)
            }
        };
        fields.push(("kind", kind.into()));
        Value::Object(fields).to_js()
    }
}

fn add_known(known: &Known, fields: &mut Vec<(&'static str, Value)>) {
    fields.push(("solvable", known.is_solvable.into()));
    fields.extend(known.moves.map(|moves| ("moves", moves.into())));
    fields.extend(known.solutions.map(|solutions| ("solutions", solutions.to_string().into())));
}

/// A search for a solution with as few moves as possible, in slices.
#[wasm_bindgen]
pub struct FewestMoves(CoreFewestMoves);

#[wasm_bindgen]
impl FewestMoves {
    /// Prepares a search. `megabytes` bound the memory, 192 unless told.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, start: &str, finish: &str, megabytes: Option<u32>) -> Result<FewestMoves, Thrown> {
        let settings = settings(None, megabytes);
        Ok(FewestMoves(CoreFewestMoves::new(board.problem(start, finish)?, settings)))
    }

    /// Looks at about `positions` positions, some 500,000 a second, and tells where the search stands.
    #[wasm_bindgen(unchecked_return_type = "LineReport | Lost | Unknown")]
    pub fn run(&mut self, positions: u32) -> Result<JsValue, Thrown> {
        report::run(&mut self.0, positions).to_js()
    }

    /// The best solution so far, as a report.
    #[wasm_bindgen(unchecked_return_type = "LineReport | Unknown")]
    pub fn best(&self) -> Result<JsValue, Thrown> {
        report::best(&self.0).to_js()
    }
}

/// A count of lines of play, in slices.
#[wasm_bindgen]
pub struct Count(CoreCount);

#[wasm_bindgen]
impl Count {
    /// Prepares a count of all games, or of the solutions alone. `megabytes` bound the memory, 192 unless told.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &Board,
        start: &str,
        finish: &str,
        #[wasm_bindgen(js_name = solutionsOnly)] solutions_only: bool,
        megabytes: Option<u32>,
    ) -> Result<Count, Thrown> {
        let problem = board.problem(start, finish)?;
        let count = if solutions_only { CoreCount::solutions } else { CoreCount::new };
        Ok(Count(count(problem, settings(None, megabytes))))
    }

    /// Looks at about `positions` positions, some million a second, and tells where the count stands.
    #[wasm_bindgen(unchecked_return_type = "CountReport")]
    pub fn run(&mut self, positions: u32) -> Result<JsValue, Thrown> {
        report::run(&mut self.0, positions).to_js()
    }
}

/// Checks a certificate, without the solver. Throws where the text cannot be read or the proof has a flaw.
#[wasm_bindgen(js_name = checkCertificate)]
pub fn check_certificate(text: &str) -> Result<(), Thrown> {
    let certificate: Certificate = text.parse()?;
    let thrown = |flaw: Flaw| {
        let mut fields = vec![("flaw", flaw.key().into())];
        if let Flaw::Jump(jump) = flaw {
            fields.push(("jump", certificate.problem().board().jump_name(jump).into()));
        }
        Thrown::new(certificate.describe(flaw)).with("certificate", fields)
    };
    certificate.check().map_err(thrown)
}
