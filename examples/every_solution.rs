//! Lists the solutions of a problem. Solutions that differ only by symmetry or in the order of their jumps are listed
//! once: `cargo run --release --example every_solution`.

use std::error::Error;

use peg_solitaire::solve::{Listed, Settings, Solutions, UpTo};
use peg_solitaire::{Board, Finish, Problem};

fn main() -> Result<(), Box<dyn Error>> {
    let board: Board = "triangle".parse()?;
    let problem = Problem::new(board.clone(), board.parse_start("a1")?, Finish::ANY_PEG)?;
    let mut solutions = Solutions::new(problem, Settings::default());
    // A search runs in slices, so that a program can show progress or stop in between.
    while solutions.run(10_000).is_none() {}
    let up_to = UpTo { symmetry: true, order: true };
    let (count, mut listing) = solutions.count().zip(solutions.list(up_to)).ok_or("the memory was not enough")?;
    let mut listed = 0;
    loop {
        match listing.run(10_000) {
            Some(Listed::Solution(line)) => {
                listed += 1;
                println!("{}", board.moves_text(&line.jumps));
            }
            Some(Listed::End) => break,
            None => {}
        }
    }
    println!("{listed} of {count} solutions; the others are alike.");
    Ok(())
}
