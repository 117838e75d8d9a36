//! A minimal program that uses the crate. `npm run crate` runs it natively and in wasm, with the packaged crate.

use peg_solitaire::solve::{Outcome, Settings, Solver};
use peg_solitaire::{Board, Finish, Problem};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let board: Board = "english".parse()?;
    let start = board.vacancy(board.parse_hole("d4")?);
    let problem = Problem::new(board.clone(), start, Finish::parse("d4", &board)?)?;
    let outcome = Solver::new(problem, Settings::default()).finish();
    let Outcome::Solved(line) = outcome else { return Err("no solution".into()) };
    println!("{}", board.moves_text(&line.jumps));
    Ok(())
}
