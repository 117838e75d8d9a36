//! Fuzzes the parsing of text of any kind.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire::text::Reading;
use peg_solitaire::Position;
use peg_solitaire_fuzz::{BoardAndText, assert_place, drawing, target};

target!(|data: &[u8]| {
    let Some(BoardAndText { board, text }) = BoardAndText::new(data) else { return };
    match board.read(text) {
        Ok(Reading::Position(position)) => {
            assert_eq!(board.read(&board.draw(position)), Ok(Reading::Position(position)));
        }
        Ok(Reading::Jumps(jumps)) if !jumps.is_empty() => {
            assert_eq!(board.read(&board.moves_text(&jumps)), Ok(Reading::Jumps(jumps)));
        }
        Ok(Reading::Board(other, position)) => {
            let text = drawing(&other, position.unwrap_or(Position::EMPTY));
            assert_eq!(board.read(&text), Ok(Reading::Board(other, position)));
        }
        Ok(_) => {}
        Err(error) => assert_place(&error, text),
    }
});
