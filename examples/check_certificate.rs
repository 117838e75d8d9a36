//! Proves that a problem has no solution, and checks the proof without the solver: `cargo run --release --example
//! check_certificate`. To check another certificate, add `--` and its path.

use std::env;
use std::error::Error;
use std::fs;

use peg_solitaire::proof::Certificate;
use peg_solitaire::solve::{Settings, Solver};
use peg_solitaire::{Board, Finish, Problem};

fn main() -> Result<(), Box<dyn Error>> {
    let text = match env::args().nth(1) {
        Some(path) => fs::read_to_string(path)?,
        None => proof_about_the_european_board()?,
    };
    let certificate: Certificate = text.parse()?;
    println!("{text}");
    match certificate.check() {
        Ok(()) => println!("The proof holds."),
        Err(flaw) => println!("The proof has a flaw: {}.", certificate.describe(flaw)),
    }
    Ok(())
}

/// Proves that play from the centre of the European board cannot leave a single peg, and returns the certificate.
fn proof_about_the_european_board() -> Result<String, Box<dyn Error>> {
    let board: Board = "european".parse()?;
    let problem = Problem::new(board.clone(), board.parse_start("d4")?, Finish::ANY_PEG)?;
    let outcome = Solver::new(problem.clone(), Settings::default()).finish();
    let proof = outcome.proof().ok_or("no proof was found")?;
    Ok(Certificate::new(problem, proof.clone()).to_string())
}
