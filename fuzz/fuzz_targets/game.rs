//! Fuzzes the parsing of games with variations and annotations.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire_fuzz::{BoardAndText, assert_place_in_lines, target};

target!(|data: &[u8]| {
    let Some((&vacancy, data)) = data.split_first() else { return };
    let Some(BoardAndText { board, text }) = BoardAndText::new(data) else { return };
    let Some(vacancy) = board.holes().holes().nth(usize::from(vacancy) % board.hole_count()) else { return };
    let start = board.vacancy(vacancy);
    let playable = board.playable_game(start, text);
    match board.parse_game(start, text) {
        Ok(game) => assert_eq!(game, playable),
        Err(error) => assert_place_in_lines(&error, text),
    }
    assert_eq!(board.parse_game(start, &board.game_text(&playable)).as_ref(), Ok(&playable));
});
