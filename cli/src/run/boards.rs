//! The named boards.

use serde::Serialize;

use super::Answer;
use super::peg::catalogue::{CatalogueEntry, entries};
use crate::ending::Ending;

#[derive(Serialize)]
pub struct Boards(Vec<Named>);

#[derive(Serialize)]
struct Named {
    about: &'static str,
    drawing: &'static str,
    finish: &'static str,
    holes: usize,
    name: &'static str,
    title: &'static str,
    vacancy: &'static str,
}

impl Boards {
    pub fn new() -> Self {
        let named = |entry: &CatalogueEntry| Named {
            about: entry.about(),
            drawing: entry.drawing,
            finish: entry.finish,
            holes: entry.board().hole_count(),
            name: entry.name,
            title: entry.title,
            vacancy: entry.vacancy,
        };
        Boards(entries().iter().map(named).collect())
    }
}

impl Answer for Boards {
    fn ending(&self) -> Ending {
        Ending::Solved
    }

    fn text(&self) -> String {
        let line = |Named { about, finish, holes, name, vacancy, .. }: &Named| {
            format!("{name:<17} {holes:>2} holes  {:<16} {about}", format!("{vacancy} to {finish}"))
        };
        self.0.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}
