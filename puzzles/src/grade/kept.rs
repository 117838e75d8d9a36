//! The stored facts about problems of the catalogue. Computing them for the large boards takes half an hour.

use peg_solitaire::catalogue::{CatalogueEntry, find_board};
use peg_solitaire::{Finish, Position, Problem};

use super::Facts;

/// A line for each board: its problems in the order of [`problems_of`], each with its forks, its percentage and its
/// luck, or `-` if no solution was found.
pub(super) const TEXT: &str = include_str!("kept.txt");

/// The stored facts about a problem: `None` if the problem is not stored, `Some(None)` if no solution was found.
#[expect(clippy::option_option, reason = "a problem without a solution differs from one that is not stored")]
pub(super) fn find(problem: &Problem) -> Option<Option<Facts>> {
    let wanted = problem.canonical();
    let entry = find_board(problem.board())?;
    let number = problems_of(entry).iter().position(|problem| problem.canonical() == wanted)?;
    let line = TEXT.lines().find_map(|line| line.strip_prefix(entry.name)?.strip_prefix(": "))?;
    let mut numbers = line.split(' ').nth(number)?.split('/').map_while(|number| number.parse().ok());
    let Some(forks) = numbers.next() else { return Some(None) };
    let left = match problem.finish() {
        Finish::AtMost(pegs) => pegs,
        Finish::Pattern(pattern) => pattern.count(),
    };
    let length = problem.start().count() - left;
    Some(Some(Facts { length, forks, share: numbers.next()?, luck: numbers.next()? }))
}

/// The problems of a board: the named ones, the usual one, and those with one vacancy and one survivor.
pub(super) fn problems_of(entry: &CatalogueEntry) -> Vec<Problem> {
    let board = entry.board();
    let problem = |(start, finish)| Problem::new(board.clone(), start, finish).ok();
    let named = entry.problems().filter_map(|problem| {
        let pegs = problem.pegs.split(' ').map(|hole| board.parse_hole(hole)).collect::<Result<Position, _>>();
        Some((pegs.ok()?, Finish::parse(problem.finish, board).ok()?))
    });
    let singles = board.single_problems().into_iter();
    let singles = singles.map(|(vacancy, survivor)| (board.vacancy(vacancy), Finish::from(survivor)));
    named.filter_map(problem).chain([entry.problem()]).chain(singles.filter_map(problem)).collect()
}
