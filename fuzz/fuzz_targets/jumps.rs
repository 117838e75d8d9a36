//! Fuzzes the parsing of jumps, and the selection of jumps that can be played.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire::Position;
use peg_solitaire_fuzz::{BoardAndText, assert_place_in_lines, target};

target!(|data: &[u8]| {
    let Some(BoardAndText { board, text }) = BoardAndText::new(data) else { return };
    let read = board.parse_jumps(text);
    match &read {
        Ok(jumps) => assert_eq!(board.parse_jumps(&board.moves_text(jumps)).as_ref(), Ok(jumps)),
        Err(error) => assert_place_in_lines(error, text),
    }
    for vacancy in board.holes().holes().take(4) {
        let start = board.vacancy(vacancy);
        let playable = board.playable_jumps(start, text);
        let end = playable.iter().try_fold(start, |position: Position, jump| jump.play(position));
        assert!(end.is_ok());
        if let Ok(jumps) = &read {
            assert!(jumps.starts_with(&playable));
        }
    }
});
