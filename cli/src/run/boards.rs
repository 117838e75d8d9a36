//! The named boards.

use serde_json::{Value, json};

use super::Answer;
use super::peg::catalogue::{CatalogueEntry, entries};
use crate::ending::Ending;

pub struct Boards;

impl Answer for Boards {
    fn ending(&self) -> Ending {
        Ending::Solved
    }

    fn text(&self) -> String {
        let line = |entry: &CatalogueEntry| {
            let problem = format!("{} to {}", entry.vacancy, entry.finish);
            format!("{:<17} {:>2} holes  {problem:<16} {}", entry.name, entry.board().hole_count(), entry.about())
        };
        entries().iter().map(line).collect::<Vec<_>>().join("\n")
    }

    fn json(&self) -> Value {
        let board = |entry: &CatalogueEntry| {
            json!({
                "name": entry.name,
                "title": entry.title,
                "holes": entry.board().hole_count(),
                "vacancy": entry.vacancy,
                "finish": entry.finish,
                "about": entry.about(),
                "drawing": entry.drawing,
            })
        };
        entries().iter().map(board).collect()
    }
}
