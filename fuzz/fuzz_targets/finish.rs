//! Fuzzes the parsing of finishes.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire::Finish;
use peg_solitaire_fuzz::{BoardAndText, assert_place, target};

target!(|data: &[u8]| {
    let Some(BoardAndText { board, text }) = BoardAndText::new(data) else { return };
    match Finish::parse(text, board) {
        Ok(finish) => assert_eq!(Finish::parse(&finish.text(board), board), Ok(finish)),
        Err(error) => assert_place(&error, text),
    }
});
