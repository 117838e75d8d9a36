//! What a page needs beyond playing and solving: the rest of a board, the library of problems, reading texts, the fewest moves, counting, checking
//! proofs.

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::AbortSignal;

use super::board::{Board, entry_value};
use super::report;
use super::solver::{Solver, settings};
use super::thrown::Thrown;
use super::value::Value;
use crate::catalogue::{CatalogueEntry, Known, entries, find};
use crate::{
    Certificate, Count as CoreCount, FewestMoves as CoreFewestMoves, Flaw, Jump, Position, Reading, Search, TextError,
};

#[wasm_bindgen]
impl Board {
    /// The named boards, in the order of a picker.
    #[wasm_bindgen(unchecked_return_type = "CatalogueEntry[]")]
    pub fn catalogue() -> Result<JsValue, Thrown> {
        let entries: Result<Vec<_>, TextError> = entries().iter().map(entry_value).collect();
        Value::List(entries?).to_js()
    }

    /// The name, if the catalogue has this board. Otherwise the shape in rows of `o` and `.` with `/` between them, after
    /// `# directions: 6` and a line break where the directions are not 4.
    pub fn drawing(&self) -> String {
        let is_this = |entry: &&CatalogueEntry| entry.drawing.parse() == Ok(self.0.clone());
        if let Some(entry) = entries().iter().find(is_this) {
            return entry.name.into();
        }
        let shape = self.text(Position::EMPTY);
        match self.0.directions().count() {
            4 => shape,
            count => format!("# directions: {count}\n{shape}"),
        }
    }

    /// 4, 6 or 8.
    #[wasm_bindgen(getter)]
    pub fn directions(&self) -> usize {
        self.0.directions().count()
    }

    /// The position with a peg in every hole but this one.
    pub fn vacancy(&self, hole: &str) -> Result<String, Thrown> {
        let hole = self.0.parse_hole(hole)?;
        Ok(self.text(self.0.vacancy(hole)))
    }

    /// The position in its usual form, with `/` between rows. Throws where the text is no position.
    #[wasm_bindgen(js_name = parsePosition)]
    pub fn parse_position(&self, position: &str) -> Result<String, Thrown> {
        Ok(self.text(self.position(position)?))
    }

    /// The position after a jump or a move. Throws when it is not legal.
    pub fn play(&self, position: &str, jumps: &str) -> Result<String, Thrown> {
        let (positions, _) = self.played(position, jumps)?;
        Ok(self.text(positions[positions.len() - 1]))
    }

    /// The position before a jump or a move. Throws when the position cannot be its result.
    pub fn undo(&self, position: &str, jumps: &str) -> Result<String, Thrown> {
        let jumps = self.0.parse_jumps(jumps)?;
        let undo = |position, (index, jump): (usize, &Jump)| {
            let message = || format!("{} was not played here", self.0.jump_name(*jump));
            jump.undo(position).map_err(|error| self.refused(error, index + 1, message()))
        };
        Ok(self.text(jumps.iter().enumerate().rev().try_fold(self.position(position)?, undo)?))
    }

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

    /// Finds out what a text means: a position, jumps or a game of this board, or another board by name or drawing. Throws where it
    /// is none of them.
    #[wasm_bindgen(unchecked_return_type = "Reading")]
    pub fn read(&self, text: &str) -> Result<JsValue, Thrown> {
        let (kind, mut fields) = match self.0.read(text)? {
            Reading::Position(position) => ("position", vec![("start", self.text(position).into())]),
            Reading::Game => ("game", Vec::new()),
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

#[wasm_bindgen]
impl Solver {
    /// Runs to the end in one call. After each `slice` of positions, `onProgress` gets a report; the
    /// search ends with the state `unknown` when `signal` was aborted meanwhile.
    #[wasm_bindgen(unchecked_return_type = "Report | Unknown")]
    #[allow(clippy::needless_pass_by_value, reason = "JavaScript hands optional values over")]
    pub fn solve(
        &mut self,
        slice: u32,
        #[wasm_bindgen(js_name = onProgress, unchecked_optional_param_type = "(progress: Progress) => void")]
        on_progress: Option<Function>,
        #[wasm_bindgen(unchecked_optional_param_type = "AbortSignal")] signal: Option<AbortSignal>,
    ) -> Result<JsValue, Thrown> {
        if slice == 0 {
            return Err(Thrown::new("slice: expected a number of positions above 0, found 0"));
        }
        loop {
            let report = report::run(&mut self.0, slice);
            if self.0.outcome().is_some() {
                return report.to_js();
            }
            if let Some(on_progress) = &on_progress {
                let progress = report.to_js()?;
                on_progress.call1(&JsValue::NULL, &progress).map_err(|_| Thrown::new("onProgress threw an error"))?;
            }
            if signal.as_ref().is_some_and(AbortSignal::aborted) {
                return report::unknown(self.0.progress().positions).to_js();
            }
        }
    }
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
