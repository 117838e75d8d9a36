//! Solves a board of your own: `cargo run --release --example own_board`.

use std::error::Error;

use peg_solitaire::solve::{Outcome, Settings, Solver};
use peg_solitaire::{Board, Finish, Problem, moves};

/// `x` is a peg, `o` an empty hole, and `.` no hole.
const DRAWING: &str = "\
xxxx..
xxxxx.
xxoxxx
.xxxxx
..xxxx";

fn main() -> Result<(), Box<dyn Error>> {
    let board: Board = DRAWING.parse()?;
    let start = board.parse_position(DRAWING)?;
    let problem = Problem::new(board.clone(), start, Finish::ANY_PEG)?;
    match Solver::new(problem, Settings::default()).finish() {
        Outcome::Solved(line) => {
            let mut position = start;
            for jumps in moves(&line.jumps) {
                position = jumps.iter().try_fold(position, |position, jump| jump.play(position))?;
                println!("{}\n{}\n", board.move_name(jumps), board.draw(position));
            }
        }
        Outcome::Impossible(proof) => println!("It is proven that no single peg can be left: {}.", proof.key()),
    }
    Ok(())
}
