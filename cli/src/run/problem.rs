//! The problem given by the options.

use super::game::Game;
use super::peg::text::TextError;
use super::peg::{Board, Finish, Position, Problem, ProblemError, catalogue};
use crate::arguments;
use crate::input::Input;
use crate::number_of;

pub fn of(problem: &arguments::Problem) -> Result<Problem, String> {
    let (board, start) = after_jumps(&problem.line)?;
    let finish = problem.finish.as_ref().map_or("any", |finish| &finish.text);
    let finish = Finish::parse(finish, &board).map_err(in_option("--finish"))?;
    Problem::new(board, start, finish).map_err(|error| error.to_string())
}

/// The problem of leaving any single peg.
pub fn of_line(line: &arguments::Line) -> Result<Problem, String> {
    let (board, start) = after_jumps(line)?;
    Problem::new(board, start, Finish::ANY_PEG).map_err(|error| error.to_string())
}

pub fn game(arguments: &arguments::Game) -> Result<Game, String> {
    let (board, start) = beginning(&arguments.start)?;
    let tree = board.parse_game(start, &arguments.game.text).map_err(in_option("game"))?;
    Ok(Game::new(&board, &tree))
}

/// Splits the problem at the position through which the solution must pass: the first problem ends there, and the
/// second one begins there. Returns `None` if no such position is given.
pub fn halves(via: Option<&Input>, problem: &Problem) -> Result<Option<[Problem; 2]>, String> {
    let Some(via) = via else { return Ok(None) };
    let position = problem.board().parse_position(&via.text).map_err(in_option("--via"))?;
    let (pegs, most) = (position.count(), problem.start().count());
    if pegs > most {
        let pegs = number_of(pegs, "peg");
        return Err(format!("--via: the position has {pegs}, and the start only {most}: jumps add no pegs"));
    }
    Ok(Some(halves_at(problem, position).map_err(|error| format!("--via: {error}"))?))
}

/// The problems of playing from the start to a position, and from that position to the finish.
pub fn halves_at(problem: &Problem, position: Position) -> Result<[Problem; 2], ProblemError> {
    let half = |start, finish| Problem::new(problem.board().clone(), start, finish);
    Ok([half(problem.start(), Finish::Pattern(position))?, half(position, problem.finish())?])
}

/// The board, and the position after the jumps that are played first.
fn after_jumps(line: &arguments::Line) -> Result<(Board, Position), String> {
    let (board, start) = beginning(&line.start)?;
    let jumps = board.parse_jumps(&line.jumps.text).map_err(in_option("--jumps"))?;
    let after = jumps.iter().enumerate().try_fold(start, |position, (index, jump)| {
        let refused = |_| format!("--jumps: jump {}, {}, is not legal here", index + 1, board.jump_name(*jump));
        jump.play(position).map_err(refused)
    })?;
    Ok((board, after))
}

/// The board, and the position before any jump.
fn beginning(arguments: &arguments::Start) -> Result<(Board, Position), String> {
    let (board, drawn) = read_board(&arguments.board)?;
    let start = match (&arguments.pegs, &arguments.vacancy, drawn) {
        (None, Some(_), Some(_)) => {
            return Err("--vacancy: the pegs are drawn with the board; leave one of them out".into());
        }
        (Some(start), ..) => board.parse_position(&start.text).map_err(in_option("--start"))?,
        (None, None, Some(drawn)) => drawn,
        (None, vacancy, _) => {
            let usual = catalogue::find(&arguments.board.text).map(|entry| entry.vacancy);
            let hole = vacancy.as_deref().or(usual);
            let hole = hole.ok_or("--vacancy or --start is missing: the board has no usual one")?;
            board.parse_hole(hole).map(|hole| board.vacancy(hole)).map_err(in_option("--vacancy"))?
        }
    };
    Ok((board, start))
}

/// The board, and the position that its drawing shows, if it shows one.
fn read_board(Input { text, is_typed }: &Input) -> Result<(Board, Option<Position>), String> {
    if *is_typed && !text.contains(['/', '\n']) && catalogue::find(text).is_none() {
        return Err(format!(
            "--board: no board is named '{text}'; `peg-solitaire boards` lists them, and @FILE reads a file"
        ));
    }
    Board::parse_with_start(text).map_err(in_option("--board"))
}

fn in_option(option: &str) -> impl Fn(TextError) -> String {
    move |error: TextError| format!("{option}: {error}")
}
