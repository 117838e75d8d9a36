//! Fuzzes boards from text: a board that was read prints, and reads back as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use peg_solitaire::{Board, Position};
use peg_solitaire_fuzz::{assert_place, drawing};

fuzz_target!(|text: &str| {
    match text.parse::<Board>() {
        Ok(board) => assert_eq!(drawing(&board, Position::EMPTY).parse().as_ref(), Ok(&board)),
        Err(error) => assert_place(&error, text),
    }
});
