//! Games with variations, to and from text.

mod common;

use common::{any_board, is_place_of};
use peg_solitaire::{Board, GameTree, Node, Position};
use proptest::prelude::*;
use proptest::sample::Index;

/// A board of up to `side` rows and columns, a position on it, and choices of a node and a jump there.
fn any_play(side: usize) -> impl Strategy<Value = (Board, Position, Vec<(Index, Index)>)> {
    let choices = prop::collection::vec(any::<(Index, Index)>(), 0..60);
    (any_board(side), any::<u64>(), choices).prop_map(|(board, bits, choices)| {
        let pegs = board.holes().holes().filter(|hole| bits >> hole.index() & 3 != 0);
        let start = pegs.collect();
        (board, start, choices)
    })
}

/// Plays a legal jump at some node for each of the choices.
fn grow(board: &Board, start: Position, choices: &[(Index, Index)]) -> GameTree {
    let mut game = GameTree::new(start);
    for (node, jump) in choices {
        let nodes: Vec<Node> = game.nodes().collect();
        let node = *node.get(&nodes);
        let jumps: Vec<_> = board.legal_jumps(game.position(node)).collect();
        if !jumps.is_empty() {
            game.play(node, *jump.get(&jumps)).unwrap();
        }
    }
    game
}

/// As the format is defined, with no thought of moves: a jump, what replaces it in brackets, and what follows it.
fn plain_text(board: &Board, game: &GameTree, next: &[Node]) -> String {
    let Some((&main, variations)) = next.split_first() else { return String::new() };
    let name = |node: Node| board.jump_name(game.last(node).unwrap().1);
    let after = |node: Node| plain_text(board, game, game.next(node));
    let variation = |&node: &Node| format!("({}{})", name(node), after(node));
    let words: Vec<String> = variations.iter().map(variation).collect();
    format!(" {}{}{}", name(main), words.concat(), after(main))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn a_game_that_is_written_reads_the_same((board, start, choices) in any_play(6)) {
        let game = grow(&board, start, &choices);
        let text = board.game_text(&game);
        let read = board.parse_game(start, &text).unwrap();
        prop_assert_eq!(&read, &game);
        prop_assert_eq!(board.game_text(&read), text);
        prop_assert_eq!(&board.parse_game(start, &plain_text(&board, &game, game.next(game.root()))).unwrap(), &game);
    }

    #[test]
    fn every_jump_of_a_game_is_legal((board, start, choices) in any_play(6)) {
        let game = grow(&board, start, &choices);
        for node in game.nodes() {
            let line = game.line(node);
            let end = line.iter().try_fold(start, |position, jump| jump.play(position));
            prop_assert_eq!(end, Ok(game.position(node)));
            let known: Vec<_> = game.next(node).iter().map(|&next| game.position(next)).collect();
            prop_assert!((1..known.len()).all(|index| !known[..index].contains(&known[index])));
        }
    }

    #[test]
    fn a_damaged_game_is_read_up_to_the_damage(
        (board, start, choices) in any_play(5), cut in any::<Index>(), more in "[(){}a-d1-4 |\n-]{0,8}"
    ) {
        let text = board.game_text(&grow(&board, start, &choices));
        let cut = cut.index(text.len() + 1);
        let damaged = format!("{}{more}{}", &text[..cut], &text[cut..]);
        let saved = board.playable_game(start, &damaged);
        match board.parse_game(start, &damaged) {
            Ok(game) => prop_assert_eq!(game, saved),
            Err(error) => prop_assert!(is_place_of(&error, &damaged), "{error} in {damaged:?}"),
        }
    }
}

#[test]
fn a_line_is_a_game_without_variations() {
    let (board, start) = english();
    let text = "d2-d4 d5-d3 b4-d4-d2";
    let game = board.parse_game(start, text).unwrap();
    assert_eq!(board.game_text(&game), text);
    assert_eq!(game.line(game.nodes().last().unwrap()), board.parse_jumps(text).unwrap());
    assert_eq!(board.parse_game(start, " \n"), Ok(GameTree::new(start)));
}

#[test]
fn variations_are_read_in_any_form() {
    let (board, start) = english();
    for (text, written) in [
        ("d2-d4(b4-d4)", "d2-d4 (b4-d4)"),
        ("1. d2-d4 (1. b4-d4, c2-c4)\n\t2. b3-d3", "d2-d4 (b4-d4 c2-c4) b3-d3"),
        ("(1|3)=>(3|3) ((3|1) => (3|3)) (2|1)-(2|3)", "d2-d4 (b4-d4) b3-d3"),
        ("d2-d4 (b4-d4 (f4-d4 (d6-d4)))", "d2-d4 (b4-d4) (f4-d4) (d6-d4)"),
        ("d2-d4 (d2-d4 b3-d3) (d2-d4 f3-d3 e1-e3) (d6-d4) b3-d3 d4-d2", "d2-d4 (d6-d4) b3-d3 (f3-d3 e1-e3) d4-d2"),
        ("d2-d4 d5-d3 b4-d4-d2 (d7-d5)", "d2-d4 d5-d3 b4-d4-d2 (d7-d5)"),
        ("d2-d4 d5-d3 b4-d4 (f4-d4) d4-d2", "d2-d4 d5-d3 b4-d4 (f4-d4) d4-d2"),
    ] {
        let game = board.parse_game(start, text);
        assert_eq!(game.map(|game| board.game_text(&game)), Ok(written.into()), "{text:?}");
    }
}

#[test]
fn what_is_wrong_with_a_game() {
    let (board, start) = english();
    for (text, error) in [
        ("d2-d4 (b4-d4", "line 1, column 13: expected `)`, found the end of the text"),
        ("d2-d4 (b4-d4\nc2-c4 (", "line 2, column 8: expected `)`, found the end of the text"),
        ("(d2-d4)", "line 1, column 1: expected a jump such as d2-d4, found '('"),
        ("d2-d4 ((b4-d4))", "line 1, column 8: expected a jump such as d2-d4, found '('"),
        ("d2-d4 ()", "line 1, column 8: expected a jump such as d2-d4, found ')'"),
        ("d2-d4) b3-d3", "line 1, column 6: expected a jump such as d2-d4, found ')'"),
        ("d2-d4 {the only one}", "line 1, column 7: expected a jump such as d2-d4, found '{'"),
        ("d2-d4 [1]", "line 1, column 7: expected a jump such as d2-d4, found '['"),
        ("d2-d4\n (b4-d4 b3-d3-b3)", "line 2, column 9: expected a legal jump, found 'b3-d3'"),
        ("d2-d4 b3-d3-b3", "line 1, column 7: expected a legal jump, found 'd3-b3'"),
        ("d2-d4 (b4-e4)", "line 1, column 8: expected a jump over one hole along a line of the board, found 'b4-e4'"),
        ("d2-d4 (b4)", "line 1, column 8: expected a jump such as d2-d4, found 'b4'"),
        ("d2-d4 (b4-)", "line 1, column 11: expected a hole of the board such as c1, found ''"),
        ("d2-d4 ((3|1)-z9)", "line 1, column 14: expected a hole of the board such as c1, found 'z9'"),
    ] {
        assert_eq!(board.parse_game(start, text).unwrap_err().to_string(), error, "{text:?}");
    }
}

#[test]
fn ten_thousand_brackets_are_read_as_one() {
    let (board, start) = english();
    let text = format!("d2-d4{}{}", " (b4-d4 (d2-d4".repeat(10_000), "))".repeat(10_000));
    let game = board.parse_game(start, &text).unwrap();
    assert_eq!(board.game_text(&game), "d2-d4 (b4-d4)");
}

fn english() -> (Board, Position) {
    let board: Board = "english".parse().unwrap();
    let start = board.vacancy(board.parse_hole("d4").unwrap());
    (board, start)
}
