//! Fuzzes finishes from text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use peg_solitaire::Finish;
use peg_solitaire_fuzz::{BoardAndText, assert_place};

fuzz_target!(|data: &[u8]| {
    let Some(BoardAndText { board, text }) = BoardAndText::new(data) else { return };
    match Finish::parse(text, board) {
        Ok(finish) => assert_eq!(Finish::parse(&finish.text(board), board), Ok(finish)),
        Err(error) => assert_place(&error, text),
    }
});
