//! Fuzzes boards from text: a board that has been read can be printed, and reads back as the same.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire::{Board, Position};
use peg_solitaire_fuzz::{assert_place, drawing, target};

target!(|text: &str| {
    match text.parse::<Board>() {
        Ok(board) => assert_eq!(drawing(&board, Position::EMPTY).parse().as_ref(), Ok(&board)),
        Err(error) => assert_place(&error, text),
    }
});
