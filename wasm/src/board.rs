//! Boards, jumps and notation for JavaScript.

#[cfg(any(feature = "analysis", feature = "library"))]
mod game;
#[cfg(feature = "library")]
mod library;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use super::thrown::phrase;
use super::{Thrown, fields, list, object};
use peg_solitaire::catalogue::{CatalogueEntry, find};
use peg_solitaire::text::Found;
use peg_solitaire::{Board as CoreBoard, Finish, Hole, Jump, JumpError, Position, Problem, Status, moves};

/// A board, with the rules of the game on it, and the start that its drawing shows, if any.
// Methods return strings as `JsValue`: with `String`, each method would take 40 more bytes of JavaScript.
#[wasm_bindgen]
pub struct Board(pub(super) CoreBoard, pub(super) Option<Position>);

#[wasm_bindgen]
impl Board {
    /// Creates a board from its drawing or its name in the catalogue. Throws if the text is neither.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Board, Thrown> {
        let (board, start) = CoreBoard::parse_with_start(text)?;
        Ok(Board(board, start))
    }

    /// The catalogue entry with this name, alias or title. Case is ignored.
    #[wasm_bindgen(js_name = catalogueEntry, unchecked_return_type = "CatalogueEntry | undefined")]
    pub fn catalogue_entry(name: &str) -> JsValue {
        find(name).map(entry_value).unwrap_or_default()
    }

    /// The holes in the order of their numbers.
    #[wasm_bindgen(unchecked_return_type = "Hole[]")]
    pub fn holes(&self) -> JsValue {
        let value = |hole| {
            let (place, (x, y)) = (self.0.coordinate(hole), self.0.place(hole));
            object! { name: self.hole(hole), row: place.row, column: place.column, x: x, y: y }
        };
        list(self.0.holes().holes().map(value))
    }

    /// Parses a start: the name of the empty hole, or a position in rows of text. If the text is empty, the start is
    /// the position in the drawing of the board, or else the position with only the first hole empty. Throws if the
    /// text is none of these.
    #[wasm_bindgen(unchecked_return_type = "string")]
    pub fn start(&self, text: &str) -> Result<JsValue, Thrown> {
        let usual = || self.1.unwrap_or_else(|| self.0.vacancy(Hole::new(0)));
        Ok(self.text(if text.is_empty() { usual() } else { self.0.parse_start(text)? }))
    }

    /// Parses a finish: `any`, `at most 2 pegs`, a hole, or a pattern in rows of text. Throws if the text is none of
    /// these.
    #[wasm_bindgen(unchecked_return_type = "Finish")]
    pub fn finish(&self, text: &str) -> Result<JsValue, Thrown> {
        let finish = Finish::parse(text, &self.0)?;
        let holes = list(finish.pattern().unwrap_or_default().holes().map(Hole::index));
        Ok(object! { text: finish.text(&self.0), pegs: finish.peg_count(), holes: holes })
    }

    /// The contents of the holes, in the order of their numbers: 1 for a peg, 0 for an empty hole.
    pub fn pegs(&self, position: &str) -> Result<Uint8Array, Thrown> {
        let position = self.position(position)?;
        let pegs: Vec<u8> = self.0.holes().holes().map(|hole| position.contains(hole).into()).collect();
        Ok(Uint8Array::from(pegs.as_slice()))
    }

    /// The legal jumps in a position.
    #[wasm_bindgen(unchecked_return_type = "Jump[]")]
    pub fn jumps(&self, position: &str) -> Result<JsValue, Thrown> {
        let position = self.position(position)?;
        Ok(list(self.0.legal_jumps(position).map(|jump| self.jump_value(jump))))
    }

    /// Plays jumps, given as text such as `d2-d4 d5-d3 b4-d4-d2`, and returns all positions along the line. Throws at
    /// the first jump that is not legal.
    #[wasm_bindgen(unchecked_return_type = "Line")]
    pub fn replay(&self, start: &str, jumps: &str) -> Result<JsValue, Thrown> {
        let (positions, jumps) = self.played(start, jumps)?;
        let mut first = 0;
        let move_value = |jumps: &[Jump]| {
            first += jumps.len();
            let (name, first) = (self.0.move_name(jumps), first - jumps.len());
            object! { name: name, first: first, count: jumps.len() }
        };
        Ok(object! {
            positions: list(positions.into_iter().map(|position| self.text(position))),
            moves: list(moves(&jumps).map(move_value)), jumps: list(jumps.iter().map(|&jump| self.jump_value(jump))),
        })
    }

    /// The jumps in the text, as moves, up to the first one that cannot be parsed or is illegal.
    #[wasm_bindgen(unchecked_return_type = "string")]
    pub fn playable(&self, start: &str, jumps: &str) -> Result<JsValue, Thrown> {
        let start = self.position(start)?;
        Ok(self.0.moves_text(&self.0.playable_jumps(start, jumps)).into())
    }

    /// The state of play in a position. The finish is `any`, `at most 2 pegs`, a hole or a pattern.
    #[wasm_bindgen(unchecked_return_type = "'won' | 'stuck' | 'open'")]
    pub fn status(&self, position: &str, finish: &str) -> Result<JsValue, Thrown> {
        let problem = self.problem(position, finish)?;
        let status = match problem.status(problem.start()) {
            Status::Won => "won",
            Status::Stuck => "stuck",
            Status::Open => "open",
        };
        Ok(status.into())
    }
}

impl Board {
    pub(super) fn position(&self, text: &str) -> Result<Position, Thrown> {
        Ok(self.0.parse_position(text)?)
    }

    pub(super) fn problem(&self, start: &str, finish: &str) -> Result<Problem, Thrown> {
        let finish = Finish::parse(finish, &self.0)?;
        // A finish that has been parsed for this board always yields a valid problem.
        Problem::new(self.0.clone(), self.position(start)?, finish).map_err(Thrown::new)
    }

    /// A position with `/` between its rows.
    pub(super) fn rows(&self, position: Position) -> String {
        self.0.draw(position).replace('\n', "/")
    }

    #[inline(never)]
    pub(super) fn text(&self, position: Position) -> JsValue {
        self.rows(position).into()
    }

    fn jump_value(&self, jump: Jump) -> JsValue {
        object! { name: self.0.jump_name(jump), from: jump.from.index(), over: jump.over.index(), to: jump.to.index() }
    }

    pub(super) fn played(&self, start: &str, jumps: &str) -> Result<(Vec<Position>, Vec<Jump>), Thrown> {
        let jumps = self.0.parse_jumps(jumps)?;
        let mut positions = vec![self.position(start)?];
        for (index, jump) in jumps.iter().enumerate() {
            let message = || format!("jump {}, {}, is not legal here", index + 1, self.0.jump_name(*jump));
            let next = jump.play(positions[index]);
            positions.push(next.map_err(|error| self.refused(error, index + 1, message()))?);
        }
        Ok((positions, jumps))
    }

    /// The error for an illegal jump, with the number of the jump in the text.
    pub(super) fn refused(&self, error: JumpError, number: usize, message: String) -> Thrown {
        let (expected, found) =
            if error.needs_peg() { (Found::Peg, Found::EmptyHole) } else { (Found::EmptyHole, Found::Peg) };
        let fields = fields! {
            number: number, from: self.hole(error.jump.from), over: self.hole(error.jump.over),
            to: self.hole(error.jump.to), position: self.text(error.position), hole: self.hole(error.hole),
            expected: phrase(&expected.phrase()), found: phrase(&found.phrase()),
        };
        Thrown::new(message).with("jump", fields)
    }

    /// The name of a hole.
    fn hole(&self, hole: Hole) -> JsValue {
        self.0.hole_name(hole).into()
    }
}

pub(super) fn entry_value(entry: &CatalogueEntry) -> JsValue {
    object! {
        name: entry.name, title: entry.title, drawing: entry.drawing, holes: entry.board().hole_count(),
        vacancy: entry.vacancy, finish: entry.finish,
    }
}
