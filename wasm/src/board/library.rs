//! Functions that a page needs for more than playing: further methods of a board, the library of problems, the level of
//! the day, and a parser for text of any kind.

use wasm_bindgen::prelude::*;

use crate::{fields, object, record};
use peg_solitaire::catalogue::{CatalogueEntry, Known, entries, find, find_board};
use peg_solitaire::text::Reading;
use peg_solitaire::{Hole, Jump, Position};
use peg_solitaire_puzzles::Difficulty;

use super::{Board, Thrown, entry_value, list};

#[wasm_bindgen]
impl Board {
    /// The named boards, in the order of a board picker.
    #[wasm_bindgen(unchecked_return_type = "CatalogueEntry[]")]
    pub fn catalogue() -> JsValue {
        list(entries().iter().map(entry_value))
    }

    /// The board's name, if it is in the catalogue. Otherwise, the board's shape in rows of `o` and `.` separated by
    /// `/`, preceded by a line such as `# directions: 6` unless there are 4 directions.
    #[wasm_bindgen(unchecked_return_type = "string")]
    pub fn drawing(&self) -> JsValue {
        if let Some(entry) = find_board(&self.0) {
            return entry.name.into();
        }
        match self.0.directions().count() {
            4 => self.text(Position::EMPTY),
            count => format!("# directions: {count}\n{}", self.rows(Position::EMPTY)).into(),
        }
    }

    /// `true` if the board has more than 64 holes, which is the most that the standard engine can search.
    #[wasm_bindgen(getter, js_name = isLarge)]
    pub fn is_large(&self) -> bool {
        self.0.hole_count() > 64
    }

    /// The position with a peg in every hole except this one.
    #[wasm_bindgen(unchecked_return_type = "string")]
    pub fn vacancy(&self, hole: &str) -> Result<JsValue, Thrown> {
        let hole = self.0.parse_hole(hole)?;
        Ok(self.text(self.0.vacancy(hole)))
    }

    /// The position in standard form, with rows separated by `/`. Throws if the text is not a position.
    #[wasm_bindgen(js_name = parsePosition, unchecked_return_type = "string")]
    pub fn parse_position(&self, position: &str) -> Result<JsValue, Thrown> {
        Ok(self.text(self.position(position)?))
    }

    /// The position after a jump or a move. Throws if it is not legal.
    #[wasm_bindgen(unchecked_return_type = "string")]
    pub fn play(&self, position: &str, jumps: &str) -> Result<JsValue, Thrown> {
        let (positions, _) = self.played(position, jumps)?;
        Ok(self.text(positions[positions.len() - 1]))
    }

    /// The position before a jump or a move. Throws if the jump or move could not have led to this position.
    #[wasm_bindgen(unchecked_return_type = "string")]
    pub fn undo(&self, position: &str, jumps: &str) -> Result<JsValue, Thrown> {
        let jumps = self.0.parse_jumps(jumps)?;
        let undo = |position, (index, jump): (usize, &Jump)| {
            let message = || format!("{} was not played here", self.0.jump_name(*jump));
            jump.undo(position).map_err(|error| self.refused(error, index + 1, message()))
        };
        Ok(self.text(jumps.iter().enumerate().rev().try_fold(self.position(position)?, undo)?))
    }

    /// The problems with one vacancy and one survivor that the position class allows, up to symmetry. If `name` is the
    /// name of this board in the catalogue, the problems also contain what is known about them.
    #[wasm_bindgen(js_name = singleProblems, unchecked_return_type = "SingleProblem[]")]
    pub fn single_problems(&self, name: &str) -> JsValue {
        let known: Vec<_> = find(name).into_iter().flat_map(CatalogueEntry::known).collect();
        let value = |(vacancy, survivor)| {
            let rank = known.iter().position(|known| self.first_image(known) == Some((vacancy, survivor)));
            let (vacancy, survivor) = (self.0.hole_name(vacancy), self.0.hole_name(survivor));
            let mut fields = fields! { start: vacancy, finish: survivor };
            if let Some((rank, known)) = rank.and_then(|rank| Some((rank, known.get(rank)?))) {
                fields.extend(fields! { rank: rank, solvable: known.is_solvable });
                fields.extend(known.moves.map(|moves| ("moves", moves.into())));
                fields.extend(known.solutions.map(|solutions| ("solutions", solutions.to_string().into())));
            }
            record(fields)
        };
        list(self.0.single_problems().into_iter().map(value))
    }

    /// The fewest moves of any solution on the catalogue board with this name, from a vacancy to a survivor, both given
    /// as names of holes; `undefined` if the number is not known.
    #[wasm_bindgen(js_name = fewestMoves)]
    pub fn fewest_moves(&self, name: &str, vacancy: &str, survivor: &str) -> Result<Option<u32>, Thrown> {
        let image = self.0.first_image((self.0.parse_hole(vacancy)?, self.0.parse_hole(survivor)?));
        let mut known = find(name).into_iter().flat_map(CatalogueEntry::known);
        Ok(known.find(|known| self.first_image(known) == Some(image)).and_then(|known| known.moves))
    }

    /// A key for the problem with this start and finish. All images of a problem under the symmetries of the board have
    /// the same key.
    #[wasm_bindgen(js_name = problemKey, unchecked_return_type = "string")]
    pub fn problem_key(&self, start: &str, finish: &str) -> Result<JsValue, Thrown> {
        let problem = self.problem(start, finish)?.canonical();
        Ok(format!("{} {}", self.rows(problem.start()), problem.finish().text(&self.0)).into())
    }

    /// A sentence or two in English about the catalogue board with this name; empty if there is no such board.
    #[wasm_bindgen(unchecked_return_type = "string")]
    pub fn about(name: &str) -> JsValue {
        find(name).map_or("", CatalogueEntry::about).into()
    }

    /// The named problems on the catalogue board with this name.
    #[wasm_bindgen(js_name = namedProblems, unchecked_return_type = "NamedProblem[]")]
    pub fn named_problems(&self, name: &str) -> Result<JsValue, Thrown> {
        let mut problems = Vec::new();
        for problem in find(name).into_iter().flat_map(CatalogueEntry::problems) {
            let pegs = problem.pegs.split(' ').map(|name| self.0.parse_hole(name)).collect::<Result<Position, _>>();
            problems.push(object! {
                name: problem.name, title: problem.title, start: self.text(pegs?), finish: problem.finish,
            });
        }
        Ok(list(problems))
    }

    /// Replaces the comment in the annotations of a position, such as `{A comment} [mark d4]`. Returns `undefined` if
    /// no annotations are left. Throws if the text cannot be parsed.
    #[wasm_bindgen(js_name = withComment, unchecked_return_type = "Notes | undefined")]
    pub fn with_comment(&self, notes: &str, comment: &str) -> Result<JsValue, Thrown> {
        let mut game = self.0.parse_game(Position::EMPTY, notes)?;
        game.annotate(game.root()).set_comment(comment);
        Ok(self.notes(&game, game.root()).map(|(_, notes)| notes).unwrap_or_default())
    }

    /// Parses text of any kind: a position, jumps or a game on this board, or the name or drawing of another board.
    /// Throws if it is none of these.
    #[wasm_bindgen(unchecked_return_type = "Reading")]
    pub fn read(&self, text: &str) -> Result<JsValue, Thrown> {
        let (kind, mut fields) = match self.0.read(text)? {
            Reading::Position(position) => ("position", fields! { start: self.text(position) }),
            Reading::Game => ("game", Vec::new()),
            Reading::Jumps(jumps) => ("jumps", fields! { jumps: self.0.moves_text(&jumps) }),
            Reading::Board(board, position) => {
                let board = Board(board, None);
                let mut fields = fields! { board: board.drawing() };
                fields.extend(position.map(|position| ("start", board.text(position))));
                ("board", fields)
            }
        };
        fields.push(("kind", kind.into()));
        Ok(record(fields))
    }
}

impl Board {
    /// The pair of vacancy and survivor that represents all images of a known problem.
    fn first_image(&self, known: &Known) -> Option<(Hole, Hole)> {
        let pair = (self.0.parse_hole(known.vacancy).ok()?, self.0.parse_hole(known.survivor).ok()?);
        Some(self.0.first_image(pair))
    }
}

/// The level of the problem for a day such as `2026-11-22`, from 1 (easiest) to 7. Throws if the text is not a day.
#[wasm_bindgen(js_name = levelOfDay)]
pub fn level_of_day(day: &str) -> Result<u8, Thrown> {
    Ok(Difficulty::of_day(day.parse().map_err(Thrown::new)?).number())
}
