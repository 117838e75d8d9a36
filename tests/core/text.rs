//! Tests of text that cannot be parsed: the error says where, and nothing panics.

use crate::common::{any_board, any_position, is_place_of};
use peg_solitaire::text::{Expected, Found, Reading};
use peg_solitaire::{Board, Finish, Hole, Jump, Position};
use proptest::prelude::*;

fn shape_error(text: &str) -> String {
    text.parse::<Board>().unwrap_err().to_string()
}

#[test]
fn invalid_shapes() {
    let wide = "o".repeat(65);
    let tall = "o\n".repeat(65);
    let gap = format!("   o{}   o", "\n".repeat(70));
    let most = Position::CAPACITY;
    let (line, column) = (most / 9 + 1, most % 9 + 1);
    let too_many = format!("line {line}, column {column}: expected at most {most} holes, found the {}th", most + 1);
    for (text, error) in [
        ("", "line 1, column 1: expected at least one hole (o), found none"),
        ("...\n. .", "line 1, column 1: expected at least one hole (o), found none"),
        ("# directions: 5\nooo", "line 1, column 15: expected 4, 6 or 8 directions, found '5'"),
        ("# directions: six\nooo", "line 1, column 15: expected 4, 6 or 8 directions, found 'six'"),
        ("\n# directions: o\nooo", "line 2, column 15: expected 4, 6 or 8 directions, found 'o'"),
        ("# directions:\nooo", "line 1, column 14: expected 4, 6 or 8 directions, found ''"),
        ("# directions: 6", "line 1, column 16: expected at least one hole (o), found none"),
        ("\n# directions: 6  ", "line 2, column 18: expected at least one hole (o), found none"),
        ("# directions: 6\n\n", "line 2, column 1: expected at least one hole (o), found none"),
        (
            "8 × 9 square",
            "line 1, column 1: expected the name of a board, or rows of holes (o) and places without (.), found '8 × 9 square'",
        ),
        (
            "42",
            "line 1, column 1: expected the name of a board, or rows of holes (o) and places without (.), found '42'",
        ),
        ("ooo/o\to", "line 2, column 2: expected a hole (o) or no hole (.), found '\\t'"),
        ("ooo\no\to", "line 2, column 2: expected a hole (o) or no hole (.), found '\\t'"),
        ("# directions: 4\nooo\no\to", "line 3, column 2: expected a hole (o) or no hole (.), found '\\t'"),
        ("oo\u{1}", "line 1, column 3: expected a hole (o) or no hole (.), found '\\u{1}'"),
        ("o\u{a0}o", "line 1, column 2: expected a hole (o) or no hole (.), found '\u{a0}'"),
        (&wide, "line 1, column 65: expected at most 64 rows and 64 columns, found a larger drawing"),
        (&tall, "line 65, column 1: expected at most 64 rows and 64 columns, found a larger drawing"),
        (&gap, "line 65, column 1: expected at most 64 rows and 64 columns, found a larger drawing"),
        (&"ooooooooo\n".repeat(15), &too_many),
    ] {
        assert_eq!(shape_error(text), error, "{text:?}");
    }
}

#[test]
fn shapes_in_other_notations() {
    let plain: Board = ".oo\nooo".parse().unwrap();
    for text in [
        "\u{feff}.oo\nooo",
        "\n \r\n# directions: 4\r\n.oo\r\nooo",
        "\n\n.oo\r\nooo\r\n\n",
        ".oo/ooo",
        " xo\n1*0",
        "-xx\nxxx",
        "-1 1 0\n0 1 1",
        "[\n[-1,1,0],\n[0,1,1]\n]",
        "# directions: 4\n.oo\nooo",
    ] {
        assert_eq!(text.parse(), Ok(plain.clone()), "{text:?}");
    }
    assert_eq!(" English ".parse::<Board>(), "english33".parse());
}

#[test]
fn positions_that_do_not_fit() {
    let board: Board = ".oo\nooo".parse().unwrap();
    for (text, error) in [
        ("", "line 1, column 2: expected a peg (x) or an empty hole (o), found the end of the text"),
        (".xx", "line 2, column 1: expected a peg (x) or an empty hole (o), found the end of the text"),
        (".xx/xx", "line 2, column 3: expected a peg (x) or an empty hole (o), found the end of the row"),
        (".xx/x.x", "line 2, column 2: expected a peg (x) or an empty hole (o), found no hole"),
        ("xxx/xxx", "line 1, column 1: expected no hole of this board (.), found a peg"),
        ("oxx/xxx", "line 1, column 1: expected no hole of this board (.), found an empty hole"),
        (".xx/xxxx", "line 2, column 4: expected no hole of this board (.), found a peg"),
        (".xx/xxx/x", "line 3, column 1: expected no hole of this board (.), found a peg"),
        (".xx\nxé", "line 2, column 2: expected a peg (x), an empty hole (o) or no hole (.), found 'é'"),
        ("\n\n.xx\nx?x", "line 4, column 2: expected a peg (x), an empty hole (o) or no hole (.), found '?'"),
    ] {
        assert_eq!(board.parse_position(text).unwrap_err().to_string(), error, "{text:?}");
    }
}

#[test]
fn matrices_that_do_not_fit() {
    let board: Board = ".oo\nooo".parse().unwrap();
    for (text, error) in [
        ("[[-1,1,1],[1,-1,1]]", "line 1, column 14: expected a peg (x) or an empty hole (o), found no hole"),
        (
            "[[-1, 1, 1],\n [1, 0]]",
            "line 2, column 7: expected a peg (x) or an empty hole (o), found the end of the row",
        ),
        ("[-1]\n[1]", "line 1, column 4: expected a peg (x) or an empty hole (o), found the end of the row"),
        ("[1, 1, 1]\n[1, 1, 1]", "line 1, column 2: expected no hole of this board (.), found a peg"),
        ("-1 1 1\n1  1  1 0", "line 2, column 9: expected no hole of this board (.), found an empty hole"),
    ] {
        assert_eq!(board.parse_position(text).unwrap_err().to_string(), error, "{text:?}");
    }
    // A single entry per row does not make a matrix.
    let right: Board = ".o\n.o".parse().unwrap();
    assert_eq!(right.parse_position("-1\n-1"), Ok(right.holes()));
    let column: Board = "o\no\no".parse().unwrap();
    let error = column.parse_position("1,\n\n0,").unwrap_err().to_string();
    assert_eq!(error, "line 4, column 1: expected a peg (x) or an empty hole (o), found the end of the text");
    let gap: Board = "o.o".parse().unwrap();
    assert_eq!(gap.parse_position("[1]").map_err(|error| (error.column, error.found)), Err((4, Found::EndOfRow)));
    let most = format!("[{}]", ["1"; 65].join(","));
    assert_eq!(most.parse::<Board>().unwrap_err().column, 130);
}

#[test]
fn invalid_jumps() {
    let board: Board = "english".parse().unwrap();
    for (text, error) in [
        ("d2", "line 1, column 1: expected a jump such as d2-d4, found 'd2'"),
        ("d2-d4 d2-e3", "line 1, column 7: expected a jump over one hole along a line of the board, found 'd2-e3'"),
        ("d2-d4\n  b3-d3-z9", "line 2, column 9: expected a hole of the board such as c1, found 'z9'"),
        ("d2-d4-d7", "line 1, column 4: expected a jump over one hole along a line of the board, found 'd4-d7'"),
        ("d2-", "line 1, column 4: expected a hole of the board such as c1, found ''"),
        ("a1-a3", "line 1, column 1: expected a hole of the board such as c1, found 'a1'"),
    ] {
        assert_eq!(board.parse_jumps(text).unwrap_err().to_string(), error, "{text:?}");
    }
    assert_eq!(board.parse_jumps(" \n,;"), Ok(Vec::new()));
}

#[test]
fn jumps_are_played_up_to_the_first_invalid_one() {
    let board: Board = "english".parse().unwrap();
    let start = board.vacancy(board.parse_hole("d4").unwrap());
    for (text, playable) in [
        ("", ""),
        ("zz d2-d4", ""),
        ("d2-d4 d2-d4 d5-d3", "d2-d4"),
        ("d2-d4 d5-d3 d3-", "d2-d4 d5-d3"),
        ("d2-d4\n1. b3-d3-z9 d5-d3", "d2-d4 b3-d3"),
        ("(1|3) => (3|3) (1|1)", "d2-d4"),
        ("d2-d4 d5-d3 b4-d4-d2", "d2-d4 d5-d3 b4-d4-d2"),
    ] {
        assert_eq!(board.moves_text(&board.playable_jumps(start, text)), playable, "{text:?}");
    }
}

#[test]
fn jumps_in_other_notations() {
    let board: Board = "english".parse().unwrap();
    let expected = board.parse_jumps("d2-d4 b3-d3-d5").unwrap();
    for text in [
        "(1|3) => (3|3)\n(2|1) => (2|3)\n(2|3) => (4|3)",
        "1. d2-d4 2. b3-d3-d5",
        "D2 -> D4; B3→D3 - d5",
        "(1|3)=>(3|3), (2|1)=>(2|3)=>(4|3)",
        "d2 d4 b3 d3 d3 d5",
        "d2, d4; b3-d3-d5",
        "5-17 8-10-24",
        "1. 5-17\n2. 8 10, 10 24",
        "d2–d4 b3−d3‑d5",
        "d2—d4 b3 – d3 – d5",
        "d2d4 b3d3d5",
    ] {
        assert_eq!(board.parse_jumps(text).as_ref(), Ok(&expected), "{text:?}");
    }
    for (text, error) in [
        ("(1|3) => (9|3)", "line 1, column 10: expected a hole of the board such as c1, found '(9|3)'"),
        ("(1|3) => (3|3", "line 1, column 10: expected a hole of the board such as c1, found '(3|3'"),
        ("1. d2-d4\n2. d2", "line 2, column 4: expected a jump such as d2-d4, found 'd2'"),
        ("12", "line 1, column 1: expected a jump such as d2-d4, found '12'"),
        ("34-12", "line 1, column 1: expected a hole of the board such as c1, found '34'"),
        ("0-12", "line 1, column 1: expected a hole of the board such as c1, found '0'"),
        ("d2 d5", "line 1, column 1: expected a jump over one hole along a line of the board, found 'd2-d5'"),
        ("d2 - , d4", "line 1, column 6: expected a hole of the board such as c1, found ''"),
        ("d2d4q", "line 1, column 5: expected a hole of the board such as c1, found 'q'"),
        ("d2-d4 .d5-d3", "line 1, column 7: expected a hole of the board such as c1, found '.d5'"),
    ] {
        assert_eq!(board.parse_jumps(text).unwrap_err().to_string(), error, "{text:?}");
    }
}

#[test]
fn texts_of_any_kind() {
    let board: Board = "english".parse().unwrap();
    let centre = board.vacancy(board.parse_hole("d4").unwrap());
    let matrix = "[[-1,-1,1,1,1,-1,-1],[-1,-1,1,1,1,-1,-1],[1,1,1,1,1,1,1],[1,1,1,0,1,1,1],
        [1,1,1,1,1,1,1],[-1,-1,1,1,1,-1,-1],[-1,-1,1,1,1,-1,-1]]";
    for text in [board.draw(centre).as_str(), matrix, &board.draw(centre).replace('.', " ").replace('o', "0")] {
        assert_eq!(board.read(text), Ok(Reading::Position(centre)), "{text}");
        assert_eq!(board.read(&format!("\u{feff}{text}")), Ok(Reading::Position(centre)), "{text}");
    }
    for jumps in ["d2-d4", "(1|3) => (3|3)", "d2 d4", "5-17", "1. 5-17 2. 24-10"] {
        assert_eq!(board.read(jumps), board.parse_jumps(jumps).map(Reading::Jumps));
    }
    assert_eq!(board.read("d2-d4 b3-d3 (f3-d3)"), Ok(Reading::Game));
    assert_eq!(board.read(" French "), Ok(Reading::Board("european".parse().unwrap(), None)));
    assert_eq!(board.read("ooo\nooo"), Ok(Reading::Board("ooo\nooo".parse().unwrap(), None)));
    let small: Board = "# directions: 6\no\noo".parse().unwrap();
    let drawn = small.parse_position("x\nxo").unwrap();
    assert_eq!(board.read("\n# directions: 6\nx\nxo"), Ok(Reading::Board(small, Some(drawn))));
    for (text, error) in [
        ("d2-d9", "line 1, column 4: expected a hole of the board such as c1, found 'd9'"),
        ("nonsense", "line 1, column 1: expected a peg (x), an empty hole (o) or no hole (.), found 'n'"),
        ("# directions: 6\nxo?", "line 2, column 3: expected a peg (x), an empty hole (o) or no hole (.), found '?'"),
        ("", "line 1, column 1: expected at least one hole (o), found none"),
        ("# Directions: 6\nxo", "line 1, column 1: expected `# directions: 4`, 6 or 8, found '# Directions: 6'"),
        ("#/\n*a", "line 3, column 2: expected a peg (x), an empty hole (o) or no hole (.), found 'a'"),
        ("[[1, 0], [2, 1]]", "line 1, column 1: expected a peg (x), an empty hole (o) or no hole (.), found '['"),
    ] {
        assert_eq!(board.read(text).unwrap_err().to_string(), error, "{text:?}");
    }
}

#[test]
fn texts_of_another_board_keep_their_meaning_or_are_refused() {
    let foreign: serde_json::Value = serde_json::from_str(include_str!("../data/foreign.json")).unwrap();
    let english: Board = "english".parse().unwrap();
    for row in foreign["drawings"].as_array().unwrap() {
        let (about, text) = (row["about"].as_str().unwrap(), row["text"].as_str().unwrap());
        let read = text.parse::<Board>();
        let Some(board) = row["board"].as_str() else {
            assert_eq!(read.unwrap_err().to_string(), row["error"].as_str().unwrap(), "{about}");
            assert!(english.read(text).is_err(), "{about}");
            continue;
        };
        let board: Board = board.parse().unwrap();
        assert_eq!(read.as_ref(), Ok(&board), "{about}");
        let position = row["position"].as_str().map(|position| board.parse_position(position).unwrap());
        let other: Board = "ooooo".parse().unwrap();
        assert_eq!(other.read(text), Ok(Reading::Board(board.clone(), position)), "{about}");
        if let Some(position) = position {
            let is_read = match board.read(text).unwrap() {
                Reading::Position(read) | Reading::Board(_, Some(read)) => read == position,
                _ => false,
            };
            assert!(is_read, "{about}");
        }
    }
    for row in foreign["moves"].as_array().unwrap() {
        let (about, text) = (row["about"].as_str().unwrap(), row["text"].as_str().unwrap());
        match english.read(text) {
            Ok(Reading::Jumps(jumps)) => {
                assert_eq!(english.moves_text(&jumps), row["moves"].as_str().unwrap(), "{about}");
            }
            other => assert_eq!(other.unwrap_err().to_string(), row["error"].as_str().unwrap(), "{about}"),
        }
    }
}

#[test]
fn an_indented_drawing_is_the_drawing() {
    let board: Board = "english".parse().unwrap();
    let indented = |text: &str| format!("   {}\n", text.replace('\n', "\n   "));
    let centre = board.vacancy(board.parse_hole("d4").unwrap());
    assert_eq!(board.read(&indented(&board.draw(centre))), Ok(Reading::Position(centre)));
    assert_eq!(indented(&board.draw(centre)).parse::<Board>().as_ref(), Ok(&board));
    let error = board.parse_position(&indented(&board.draw(centre)).replacen("xxx", "xxq", 1)).unwrap_err();
    assert_eq!((error.line, error.column), (1, 8));
    let large = "   ".to_string() + &"o".repeat(65);
    assert_eq!(large.parse::<Board>().unwrap_err().column, 68);
}

#[test]
fn a_matrix_in_one_line_has_the_same_rows() {
    let rows = |count: usize| format!("[1],[1],[0],{}", "[-1],".repeat(count - 3));
    assert!(rows(64).parse::<Board>().is_ok());
    let error = rows(65).parse::<Board>().unwrap_err();
    assert_eq!(error.expected, Expected::LongestSide { most: 64 });
}

#[test]
fn invalid_finishes() {
    let board: Board = "english".parse().unwrap();
    let error = |text: &str| Finish::parse(text, &board).unwrap_err().to_string();
    assert_eq!(
        error("a1"),
        "line 1, column 1: expected a finish: any, at most 2 pegs, a hole of the board, or rows of x, o and ., found 'a1'"
    );
    assert_eq!(error("..oo?"), error("a1").replace("'a1'", "'..oo?'"));
    assert!(error("..ooo../..o?o..").starts_with("line 2, column 4: "));
    assert_eq!(
        error(&board.draw(Position::EMPTY)),
        "line 1, column 1: expected a finish with at least one peg (x), found none"
    );
    assert_eq!(error("at most 129 pegs"), error("a1").replace("'a1'", "'at most 129 pegs'"));
    for pegs in ["at most 0", "at most 2 holes", "at most 2 pegs more", "at most two"] {
        assert_eq!(error(pegs), error("a1").replace("a1", pegs));
    }
    assert_eq!(Finish::parse(" ANY ", &board), Ok(Finish::ANY_PEG));
    assert_eq!(Finish::parse(" At most 3", &board), Ok(Finish::AtMost(3)));
    assert_eq!(Finish::parse("at most 1 peg", &board), Ok(Finish::ANY_PEG));
    assert_eq!(Finish::parse("D4", &board), Finish::parse("d4", &board));
}

/// Returns the names of all holes. Checks that each name is parsed as the hole that it names.
fn names(board: &Board) -> Vec<String> {
    let names: Vec<String> = board.holes().holes().map(|hole| board.hole_name(hole)).collect();
    assert!(names.iter().map(|name| board.parse_hole(name).unwrap()).eq(board.holes()));
    names
}

#[test]
fn columns_after_z_have_two_letters() {
    let board: Board = "o".repeat(64).parse().unwrap();
    let names = names(&board);
    assert_eq!((&names[25], &names[26], &names[63]), (&"z1".into(), &"aa1".into(), &"bl1".into()));
    assert_eq!(board.parse_jumps("y1-aa1").map(|jumps| jumps.len()), Ok(1));
}

#[test]
fn rows_are_found_by_number() {
    let board: Board = ["o"; 64].join("\n").parse().unwrap();
    assert!(names(&board).into_iter().eq((1..=64).map(|row| format!("a{row}"))));
}

#[test]
fn a_start_is_a_vacancy_or_a_position() {
    let board: Board = "ooo\nooo".parse().unwrap();
    let start = board.vacancy(board.parse_hole("b2").unwrap());
    for text in ["b2", " B2 ", "xxx/xox", "xxx\nxox"] {
        assert_eq!(board.parse_start(text), Ok(start), "{text:?}");
    }
    for (text, error) in [
        ("b3", "line 1, column 1: expected a start: a hole of the board, or rows of x, o and ., found 'b3'"),
        ("xxx/xo", "line 2, column 3: expected a peg (x) or an empty hole (o), found the end of the row"),
    ] {
        assert_eq!(board.parse_start(text).unwrap_err().to_string(), error, "{text:?}");
    }
}

#[test]
fn every_error_names_what_is_wrong() {
    let error = Board::parse_hole(&"english".parse().unwrap(), "z9").unwrap_err();
    assert_eq!((error.expected.key(), error.found.key()), ("hole", "text"));
    let error = "".parse::<Board>().unwrap_err();
    assert_eq!((error.expected.key(), error.found.key()), ("any-hole", "nothing"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn garbage_is_refused_at_its_place(text in "[xo.*01 \\-/\\n\\[\\],#:()|=>a-z?é]{0,60}", board in any_board(5)) {
        for error in [
            text.parse::<Board>().err(),
            board.parse_position(&text).err(),
            board.parse_jumps(&text).err(),
            board.read(&text).err(),
            board.parse_hole(&text).err(),
            Finish::parse(&text, &board).err(),
        ].into_iter().flatten() {
            prop_assert!(is_place_of(&error, &text), "{}", error);
        }
    }

    #[test]
    fn a_finish_that_is_written_reads_the_same((board, pegs) in any_position(5), most in 1..=64_u32) {
        let one = Position::of(pegs.first_hole().unwrap_or(Hole::new(0)));
        for finish in [Finish::AtMost(most), Finish::Pattern(one), Finish::Pattern(pegs | one)] {
            let text = finish.text(&board);
            prop_assert_eq!(Finish::parse(&text, &board), Ok(finish), "{}", text);
            // A single hole is named, not drawn.
            let is_drawn = matches!(finish, Finish::Pattern(pattern) if pattern != one);
            prop_assert_eq!(text.contains('x'), is_drawn, "{}", text);
        }
    }

    #[test]
    fn an_error_in_a_long_line_has_its_column(
        before in prop::collection::vec(
            prop::sample::select(vec!["d2-d4", "(1|3) → (3|3)", "3. b4-d4-d2", "\u{3000}", "\n"]), 0..20
        )
    ) {
        let board: Board = "english".parse().unwrap();
        let before = before.iter().flat_map(|part| [part, " "]).collect::<String>();
        let error = board.parse_jumps(&format!("{before}zz")).unwrap_err();
        let last = before.rsplit('\n').next().unwrap();
        prop_assert_eq!((error.line, error.column), (before.matches('\n').count() + 1, last.chars().count() + 1));
    }

    /// If text can be parsed, the result can be written and parsed again. Otherwise, the error points to a place in the
    /// text.
    #[test]
    fn any_text_is_read_and_written_or_refused(board in any_board(5), kind in 0..5_usize, change in any_change()) {
        let text = changed(&valid_text(&board, kind), change);
        let jumps = |jumps: &[Jump]| jumps.iter().map(|&jump| board.jump_name(jump)).collect::<Vec<_>>().join(" ");
        let form = |board: &Board| format!("# directions: {}\n{}", board.directions().count(), board.draw(board.holes()));
        let errors = [
            text.parse::<Board>().map(|read| assert_eq!(form(&read).parse(), Ok(read))).err(),
            board.parse_position(&text).map(|read| assert_eq!(board.parse_position(&board.draw(read)), Ok(read))).err(),
            board.parse_jumps(&text).map(|read| assert_eq!(board.parse_jumps(&jumps(&read)), Ok(read))).err(),
            Finish::parse(&text, &board).map(|read| assert_eq!(Finish::parse(&read.text(&board), &board), Ok(read))).err(),
        ];
        let is_refused = errors.iter().all(Option::is_some);
        match board.read(&text) {
            Ok(Reading::Position(read)) => prop_assert_eq!(board.parse_position(&text), Ok(read)),
            Ok(Reading::Jumps(read)) => prop_assert_eq!(board.parse_jumps(&text), Ok(read)),
            Ok(Reading::Game) => prop_assert!(text.contains(['(', '{', '[']), "no game"),
            Ok(_) => {}
            Err(error) => prop_assert!(is_place_of(&error, &text), "{} in {:?}", error, text),
        }
        prop_assert!(!is_refused || text != valid_text(&board, kind), "{:?}", text);
        for error in errors.into_iter().flatten() {
            prop_assert!(is_place_of(&error, &text), "{} in {:?}", error, text);
        }
    }
}

/// A valid string of the given kind: a board, a position, jumps, or one of two finishes.
fn valid_text(board: &Board, kind: usize) -> String {
    let names: Vec<String> = board.jumps().iter().map(|&jump| board.jump_name(jump)).collect();
    match kind {
        0 => format!("# directions: {}\n{}", board.directions().count(), board.draw(board.holes())),
        1 => board.draw(board.vacancy(Hole::new(0))),
        2 => names.join(", "),
        3 => "at most 3 pegs".into(),
        _ => board.hole_name(Hole::new(0)),
    }
}

/// A change to a string: a replacement, and the start and end of the range to replace, as percentages of the string's
/// length.
fn any_change() -> impl Strategy<Value = Option<(String, usize, usize)>> {
    let text = prop_oneof![any::<String>(), "[xo./a-e1-5 #\n-]{0,3}"];
    prop::option::of((text, 0..=100_usize, 0..=100_usize))
}

fn changed(text: &str, change: Option<(String, usize, usize)>) -> String {
    let Some((new, from, to)) = change else { return text.into() };
    let [from, to] = [from.min(to), from.max(to)].map(|percent| text.len() * percent / 100);
    [&text[..from], &new, &text[to..]].concat()
}

#[test]
fn an_error_shows_the_beginning_of_a_long_text() {
    let english: Board = "english".parse().unwrap();
    let long = "é".repeat(1 << 20);
    let errors = [long.parse::<Board>().unwrap_err(), english.parse_jumps(&long).unwrap_err()];
    for error in &errors {
        assert!(error.to_string().chars().count() < 300, "{} characters", error.to_string().chars().count());
    }
    assert_eq!(errors[1].found, Found::Text(format!("{}…", "é".repeat(100))));
}
