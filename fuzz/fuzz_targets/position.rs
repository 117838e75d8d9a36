//! Fuzzes the parsing of positions and starts.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire_fuzz::{BoardAndText, assert_place, target};

target!(|data: &[u8]| {
    let Some(BoardAndText { board, text }) = BoardAndText::new(data) else { return };
    for read in [board.parse_position(text), board.parse_start(text)] {
        match read {
            Ok(position) => {
                let drawn = board.draw(position);
                assert_eq!(board.parse_position(&drawn), Ok(position));
                assert_eq!(board.parse_start(&drawn.replace('\n', "/")), Ok(position));
            }
            Err(error) => assert_place(&error, text),
        }
    }
});
