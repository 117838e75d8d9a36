//! Fuzzes the parsing of boards: a parsed board can be printed, and parsing the output yields the same board.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire::{Board, Position};
use peg_solitaire_fuzz::{assert_place, drawing, target};

target!(|text: &str| {
    match text.parse::<Board>() {
        Ok(board) => assert_eq!(drawing(&board, Position::EMPTY).parse().as_ref(), Ok(&board)),
        Err(error) => assert_place(&error, text),
    }
});
