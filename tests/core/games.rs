//! Tests of games with variations and annotations, and of writing and parsing them.

use std::time::{Duration, Instant};

use crate::common::{any_board, is_place_of};
use peg_solitaire::game::{AnnotationError, Annotations, Colour, GameTree, Node};
use peg_solitaire::text::Reading;
use peg_solitaire::{Board, Hole, Position};
use proptest::prelude::*;
use proptest::sample::Index;

/// A board with up to `side` rows and columns, a position on it, and indices that select nodes and jumps.
fn any_play(side: usize) -> impl Strategy<Value = (Board, Position, Vec<(Index, Index)>)> {
    let choices = prop::collection::vec(any::<(Index, Index)>(), 0..60);
    (any_board(side), any::<u64>(), choices).prop_map(|(board, bits, choices)| {
        let pegs = board.holes().holes().filter(|hole| bits >> hole.index() & 3 != 0);
        let start = pegs.collect();
        (board, start, choices)
    })
}

/// For each of the choices, plays a legal jump at some node.
fn grow(board: &Board, start: Position, choices: &[(Index, Index)]) -> GameTree {
    let mut game = GameTree::new(board, start);
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

/// An annotation of a position. Each index selects one of the board's holes.
#[derive(Clone, Debug)]
enum Note {
    Comment(String),
    Name(String),
    Arrow(Index, Index),
    Mark(Index),
    Drawing(Index, Index, Index),
    Label(Index, String),
}

fn any_notes() -> impl Strategy<Value = Vec<(Index, Note)>> {
    let text = || prop_oneof!["[ a-z0-9{}()\\[\\]\"\\\\\n\r\t-]{0,12}", "\\PC{0,12}", any::<String>()];
    let note = prop_oneof![
        text().prop_map(Note::Comment),
        prop_oneof!["[a-c1-2_-]{0,3}", text()].prop_map(Note::Name),
        any::<(Index, Index)>().prop_map(|(from, to)| Note::Arrow(from, to)),
        any::<Index>().prop_map(Note::Mark),
        any::<(Index, Index, Index)>().prop_map(|(from, to, colour)| Note::Drawing(from, to, colour)),
        (any::<Index>(), prop_oneof!["[\"\\\\A \n]{0,3}", text()]).prop_map(|(hole, label)| Note::Label(hole, label)),
    ];
    prop::collection::vec((any::<Index>(), note), 0..20)
}

/// Adds all these annotations.
fn annotate(board: &Board, game: &mut GameTree, notes: &[(Index, Note)]) {
    let all: Vec<Node> = game.nodes().collect();
    let holes: Vec<Hole> = board.holes().holes().collect();
    for (node, note) in notes {
        let node = *node.get(&all);
        match note {
            Note::Comment(comment) => game.annotate(node).set_comment(comment),
            // A rejected name or label changes nothing.
            Note::Name(name) => drop(game.set_name(node, name)),
            Note::Label(hole, label) => drop(game.annotate(node).set_label(*hole.get(&holes), label)),
            Note::Mark(hole) => {
                let marks = game.annotations(node).marks().with(*hole.get(&holes));
                game.annotate(node).set_marks(marks);
            }
            Note::Drawing(from, to, colour) => {
                game.annotate(node).draw(*from.get(&holes), *to.get(&holes), *colour.get(&Colour::ALL));
            }
            Note::Arrow(from, to) => {
                let (from, to) = (*from.get(&holes), *to.get(&holes));
                assert_eq!(game.annotate(node).add_arrow(from, to).is_err(), from == to);
            }
        }
    }
}

/// The text of a game, written directly from the definition of the format, without joining jumps into moves: a jump,
/// its replacements in brackets, and the jumps after it.
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
    fn a_game_with_annotations_that_is_written_reads_the_same(
        (board, start, choices) in any_play(5), notes in any_notes()
    ) {
        let mut game = grow(&board, start, &choices);
        let bare = game.clone();
        annotate(&board, &mut game, &notes);
        let text = board.game_text(&game);
        let read = board.parse_game(start, &text).unwrap();
        prop_assert_eq!(&read, &game, "{}", text);
        prop_assert_eq!(board.game_text(&read), text);
        prop_assert_eq!(bare == game, board.game_text(&bare) == board.game_text(&game));
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
        (board, start, choices) in any_play(5), notes in any_notes(), cut in any::<Index>(), left_out in 0..4_usize,
        more in r#"[(){}\[\]"\\a-d1-4 |\n-]{0,8}"#
    ) {
        let mut game = grow(&board, start, &choices);
        annotate(&board, &mut game, &notes);
        let text: Vec<char> = board.game_text(&game).chars().collect();
        let cut = cut.index(text.len() + 1);
        let rest = text[cut..].iter().skip(left_out);
        let damaged: String = text[..cut].iter().copied().chain(more.chars()).chain(rest.copied()).collect();
        // `is_place_of` treats a slash as the end of a row, as in other formats.
        let damaged = damaged.replace('/', "");
        let saved = board.playable_game(start, &damaged);
        match board.parse_game(start, &damaged) {
            Ok(game) => prop_assert_eq!(game, saved),
            Err(error) => prop_assert!(is_place_of(&error, &damaged), "{error} in {damaged:?}"),
        }
    }
}

/// The same game, built so that the children of a node are added in any order after the main line.
fn shuffled(board: &Board, game: &GameTree, order: &[Index]) -> GameTree {
    let (mut order, mut copy) = (order.iter().cycle(), GameTree::new(board, game.position(game.root())));
    let mut open = vec![(game.root(), copy.root())];
    while let Some((node, twin)) =
        (!open.is_empty()).then(|| open.swap_remove(order.next().map_or(0, |at| at.index(open.len()))))
    {
        let mut next: Vec<Node> = game.next(node).to_vec();
        while !next.is_empty() {
            let is_first = copy.next(twin).is_empty();
            let child = next.remove(if is_first { 0 } else { order.next().map_or(0, |at| at.index(next.len())) });
            open.push((child, copy.play(twin, game.last(child).unwrap().1).unwrap()));
        }
        *copy.annotate(twin) = game.annotations(node).clone();
        game.names(node).iter().rev().for_each(|name| copy.set_name(twin, name).unwrap());
    }
    assert_eq!(copy.nodes().len(), game.nodes().len(), "{}", board.game_text(game));
    copy
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn games_are_equal_whatever_order_they_were_built_in(
        (board, start, choices) in any_play(5), notes in any_notes(), order in prop::collection::vec(any::<Index>(), 1..9)
    ) {
        let mut game = grow(&board, start, &choices);
        annotate(&board, &mut game, &notes);
        let mut copy = shuffled(&board, &game, &order);
        prop_assert_eq!(&copy, &game);
        let last = copy.nodes().last().unwrap();
        copy.annotate(last).set_comment("another one");
        prop_assert_ne!(&copy, &game);
        prop_assert_ne!(game, copy);
    }

    #[test]
    fn nodes_have_the_main_line_first((board, start, choices) in any_play(6)) {
        let game = grow(&board, start, &choices);
        let nodes: Vec<Node> = game.nodes().collect();
        let main = std::iter::successors(Some(game.root()), |&node| game.next(node).first().copied());
        prop_assert!(main.clone().eq(nodes.iter().copied().take(main.count())));
        let place = |node: Node| nodes.iter().position(|&other| other == node).unwrap();
        prop_assert!(nodes.iter().all(|&node| game.next(node).iter().all(|&next| place(node) < place(next))));
        prop_assert!(nodes.iter().all(|&node| game.next(node).is_sorted_by_key(|&next| place(next))));
        let mut numbers: Vec<usize> = nodes.iter().map(|node| node.index()).collect();
        numbers.sort_unstable();
        prop_assert!(numbers.into_iter().eq(0..game.nodes().len()));
    }
}

#[test]
fn games_with_other_main_lines_differ() {
    let (board, start) = english();
    let [one, other] = ["d2-d4 (b4-d4) (f4-d4)", "d2-d4 (f4-d4) (b4-d4)"].map(|text| board.parse_game(start, text));
    assert_eq!(one, other);
    assert_ne!(one, board.parse_game(start, "b4-d4 (d2-d4) (f4-d4)"));
    assert_ne!(one, board.parse_game(start, "d2-d4 (b4-d4) (d6-d4)"));
}

/// Measures the time taken to parse a game `times` times.
fn time_to_read(text: &str, times: usize) -> Duration {
    let (board, start) = english();
    let begin = Instant::now();
    (0..times).for_each(|_| assert!(board.parse_game(start, text).is_ok()));
    begin.elapsed()
}

/// If the time grew with the square of the length, the whole text would take 16 times as long as its 16 parts together.
#[test]
fn a_long_game_is_read_in_the_time_of_its_parts() {
    let names =
        |count: usize, between: &str| (0..count).map(|number| number.to_string()).collect::<Vec<_>>().join(between);
    let texts: [(&str, &dyn Fn(usize) -> String); 3] = [
        ("names in one bracket", &|count| format!("[id n{}]", names(count, " n"))),
        ("names in brackets", &|count| format!("[id n{}]", names(count, "] [id n"))),
        ("comments", &|count| "{a}".repeat(count)),
    ];
    for (name, text) in texts {
        let (part, whole) = (text(4000), text(64_000));
        let is_even = || time_to_read(&whole, 1) < 6 * time_to_read(&part, 16);
        assert!((0..5).any(|_| is_even()), "{name}: {:?}", time_to_read(&whole, 1));
    }
}

#[test]
fn a_line_is_a_game_without_variations() {
    let (board, start) = english();
    let text = "d2-d4 d5-d3 b4-d4-d2";
    let game = board.parse_game(start, text).unwrap();
    assert_eq!(board.game_text(&game), text);
    assert_eq!(game.line(game.nodes().last().unwrap()), board.parse_jumps(text).unwrap());
    assert_eq!(board.parse_game(start, " \n"), Ok(GameTree::new(&board, start)));
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
fn annotations_belong_to_the_position_after_the_last_jump() {
    let (board, start) = english();
    for (text, written) in [
        ("{ Before\r\n  all. } d2-d4", "{Before\nall.} d2-d4"),
        ("d2-d4{}{ \n }[mark][arrow ]", "d2-d4"),
        ("d2-d4 {One.} {Two.}", "d2-d4 {One. Two.}"),
        ("{ }{a } { } {  b \n } {\n\n c}{\n}{d}", "{a   b\n\nc d}"),
        ("d2-d4 (b4-d4 {theirs}) {ours}", "d2-d4 {ours} (b4-d4 {theirs})"),
        ("d2-d4 {ours} (b4-d4 {theirs}) b3-d3", "d2-d4 {ours} (b4-d4 {theirs}) b3-d3"),
        ("d2-d4 {one} (d2-d4 {two} b3-d3)", "d2-d4 {one two} b3-d3"),
        ("d2-d4 d5-d3 b4-d4 {between} d4-d2", "d2-d4 d5-d3 b4-d4 {between} d4-d2"),
        ("d2-d4 d5-d3 b4-d4-d2 {behind}", "d2-d4 d5-d3 b4-d4-d2 {behind}"),
        (r"{a } b} d2-d4", ""),
        (r"{a \} b \\} d2-d4 {\n}", r"{a \} b \\} d2-d4 {\\n}"),
        ("[mark e5 d4, e5][mark (3|4)] d2-d4", "[mark d4 e4 e5] d2-d4"),
        ("[arrow e5->d4 (0|2)=>c3] d2-d4", "[arrow c1-c3 e5-d4] d2-d4"),
        ("[mark e5 red d4 c1 blue c1 d5][mark d3]", "[mark d3 e5] [mark red d4] [mark blue c1 d5]"),
        ("[mark red d4] [mark d4] [mark blue] [mark yellow,e5]", "[mark d4] [mark yellow e5]"),
        ("[arrow yellow\nd2-d4 red d5-d4 b4-d4]", "[arrow red b4-d4 d5-d4] [arrow yellow d2-d4]"),
        ("[mark red d4] [arrow blue d4-d2 d2->d4]", "[arrow blue d2-d4 d4-d2] [mark red d4]"),
        ("[label\nd4\n\"A\" c1 \" \\\" \"\n] [label d4 \"Ω\"]", "[label c1 \"\\\"\" d4 \"Ω\"]"),
        ("[label d4 \"]\" e5 \"}\"] 1. d2-d4", "[label d4 \"]\" e5 \"}\"] d2-d4"),
        ("[id b a] [id a_1] d2-d4 [id 2nd]", "[id a a_1 b] d2-d4 [id 2nd]"),
        (
            "{x} [label d4 \"A\"] [mark d4] [arrow d2-d4] [id x] {y}",
            "{x y} [id x] [arrow d2-d4] [mark d4] [label d4 \"A\"]",
        ),
    ] {
        let game = board.parse_game(start, text);
        assert_eq!(game.map(|game| board.game_text(&game)).unwrap_or_default(), written, "{text:?}");
    }
}

#[test]
fn annotations_are_kept_up_to_the_damage() {
    let (board, start) = english();
    for (text, saved) in [
        ("d2-d4 {A comment without an end. b3-d3", "d2-d4 {A comment without an end. b3-d3}"),
        ("d2-d4 [mark d4 z9] b3-d3", "d2-d4 [mark d4]"),
        ("d2-d4 (b4-d4 c2-c4 {a | b}) zz", "d2-d4 (b4-d4 c2-c4 {a | b})"),
        ("d2-d4 {x} [id a] b3-d3 [id a]", "d2-d4 {x} [id a] b3-d3"),
    ] {
        assert_eq!(board.game_text(&board.playable_game(start, text)), saved, "{text:?}");
    }
}

#[test]
fn games_differ_by_their_annotations() {
    let (board, start) = english();
    let texts = ["", "{a}", "{b}", "[id a]", "[arrow d2-d4]", "[mark d4]", "[label d4 \"a\"]", "d2-d4 {a}"];
    let coloured = ["[arrow red d2-d4]", "[arrow blue d2-d4]", "[mark red d4]", "[mark yellow d4]"];
    let texts: Vec<&str> = texts.into_iter().chain(coloured).collect();
    for (text, other) in texts.iter().flat_map(|text| texts.iter().map(move |other| (*text, *other))) {
        assert_eq!(board.parse_game(start, text) == board.parse_game(start, other), text == other, "{text} {other}");
    }
    let text = "d2-d4 {a} (b4-d4 [id b]) b3-d3";
    let other_order = "d2-d4 (b4-d4 [id b]) {a} b3-d3";
    assert_eq!(board.parse_game(start, text), board.parse_game(start, other_order));
}

#[test]
fn annotations_are_changed_and_removed() {
    let (board, start) = english();
    let [d2, d4] = ["d2", "d4"].map(|name| board.parse_hole(name).unwrap());
    let mut game = board.parse_game(start, "[id a] [arrow d2-d4] [mark d4] [label d4 \"A\"] d2-d4 [id b]").unwrap();
    let (root, next) = (game.root(), game.named("b").unwrap());
    assert_eq!(game.set_name(root, "b"), Err(AnnotationError::NameInUse));
    assert_eq!(game.set_name(next, "b"), Ok(()));
    assert_eq!(game.set_name(next, "7"), Err(AnnotationError::Name));
    let annotations = game.annotate(root);
    assert_eq!((annotations.arrows(), annotations.marks()), ([(d2, d4)].as_slice(), Position::of(d4)));
    annotations.set_label(d4, "B").unwrap();
    assert_eq!(annotations.labels(), [(d4, "B".to_owned())]);
    annotations.remove_arrow(d2, d4);
    annotations.remove_label(d4);
    annotations.set_marks(Position::EMPTY);
    assert!(annotations.is_empty());
    assert_eq!(annotations, &Annotations::default());
    game.remove_name("a");
    assert_eq!((game.named("a"), board.game_text(&game)), (None, "d2-d4 [id b]".into()));
}

#[test]
fn a_colour_lasts_as_long_as_its_arrow_or_mark() {
    let (board, start) = english();
    let [d2, d4, e5] = ["d2", "d4", "e5"].map(|name| board.parse_hole(name).unwrap());
    let text = "[arrow red d2-d4] [arrow blue d4-d2] [mark red d4] [mark yellow e5]";
    let mut game = board.parse_game(start, text).unwrap();
    let annotations = game.annotate(GameTree::new(&board, start).root());
    assert_eq!(annotations.arrows(), [(d2, d4), (d4, d2)]);
    assert_eq!(annotations.marks(), [d4, e5].into_iter().collect());
    let colours = |annotations: &Annotations| {
        [(d2, d4), (d4, d2), (d4, d4), (e5, e5), (d2, d2)].map(|(from, to)| annotations.colour(from, to).word())
    };
    assert_eq!(colours(annotations), ["red", "blue", "red", "yellow", ""]);
    annotations.add_arrow(d2, d4).unwrap();
    annotations.set_marks(annotations.marks().with(d2));
    assert_eq!(colours(annotations), ["red", "blue", "red", "yellow", ""]);
    let marks = [Position::of(d2), Position::of(d4), Position::EMPTY, Position::of(e5)];
    assert_eq!(Colour::ALL.map(|colour| annotations.marks_in(colour)), marks);
    annotations.draw(d2, d4, Colour::Yellow);
    annotations.draw(d4, d4, Colour::Plain);
    assert_eq!(colours(annotations), ["yellow", "blue", "", "yellow", ""]);
    annotations.set_marks(Position::of(d2));
    annotations.remove_arrow(d2, d4);
    assert_eq!(colours(annotations), ["", "blue", "", "", ""]);
    annotations.set_marks(Position::of(e5));
    annotations.remove_arrow(d4, d2);
    annotations.add_arrow(d2, d4).unwrap();
    assert_eq!(board.game_text(&game), "[arrow d2-d4] [mark e5]");
}

#[test]
fn a_text_with_annotations_is_a_game() {
    let (board, _) = english();
    for text in ["d2-d4 {the only one}", "{Before all.} d2-d4", "d2-d4 [id first]", "{x} [mark d4]"] {
        assert_eq!(board.read(text), Ok(Reading::Game), "{text:?}");
    }
    let error = board.parse_jumps("d2-d4 {the only one}").unwrap_err();
    assert_eq!(error.to_string(), "line 1, column 7: expected a hole of the board such as c1, found '{'");
}

#[test]
fn a_game_is_read_as_editors_write_it() {
    let (board, start) = english();
    let game =
        board.parse_game(start, "d2–d4 [id erste_Lücke] [label d4 „A“ d3 “B” d5 «C»] (b4−d4 [id 最初])").unwrap();
    let text = "d2-d4 [id erste_Lücke] [label d3 \"B\" d4 \"A\" d5 \"C\"] (b4-d4 [id 最初])";
    assert_eq!(board.parse_game(start, &board.game_text(&game)).map(|game| board.game_text(&game)), Ok(text.into()));
    assert!(matches!(board.read("5–17 8–10"), Ok(Reading::Jumps(jumps)) if jumps.len() == 2));
}

#[test]
fn errors_in_games() {
    let (board, start) = english();
    for (text, error) in [
        ("d2-d4 (b4-d4", "line 1, column 13: expected `)`, found the end of the text"),
        ("d2-d4 (b4-d4\nc2-c4 (", "line 2, column 8: expected `)`, found the end of the text"),
        ("(d2-d4)", "line 1, column 1: expected a jump such as d2-d4, found '('"),
        ("d2-d4 ((b4-d4))", "line 1, column 8: expected a jump such as d2-d4, found '('"),
        ("d2-d4 ()", "line 1, column 8: expected a jump such as d2-d4, found ')'"),
        ("d2-d4) b3-d3", "line 1, column 6: expected a jump such as d2-d4, found ')'"),
        ("d2-d4 {the only one", "line 1, column 20: expected `}`, found the end of the text"),
        ("d2-d4 {one\\}\nb3-d3", "line 2, column 6: expected `}`, found the end of the text"),
        ("d2-d4 one}", "line 1, column 7: expected a hole of the board such as c1, found 'one'"),
        ("d2-d4 }", "line 1, column 7: expected a jump such as d2-d4, found '}'"),
        ("d2-d4 ({another} b4-d4)", "line 1, column 8: expected a jump such as d2-d4, found '{'"),
        ("d2-d4 [1]", "line 1, column 8: expected id, arrow, mark or label, found '1'"),
        ("d2-d4 []", "line 1, column 8: expected id, arrow, mark or label, found ''"),
        ("d2-d4 [id]", "line 1, column 10: expected a name of letters, digits, - and _, not a number, found ']'"),
        ("d2-d4 [id 12]", "line 1, column 11: expected a name of letters, digits, - and _, not a number, found '12'"),
        ("d2-d4 [id é!]", "line 1, column 11: expected a name of letters, digits, - and _, not a number, found 'é!'"),
        ("[id a] d2-d4 [id b\n a]", "line 2, column 2: expected a name that no other position has, found 'a'"),
        ("d2-d4 [mark d4 z9]", "line 1, column 16: expected a hole of the board such as c1, found 'z9'"),
        ("d2-d4 [mark d4", "line 1, column 15: expected `]`, found the end of the text"),
        ("d2-d4 [arrow d4]", "line 1, column 14: expected an arrow such as d2-d4, found 'd4'"),
        ("d2-d4 [arrow d4-d4]", "line 1, column 14: expected an arrow such as d2-d4, found 'd4'"),
        ("[mark green d4]", "line 1, column 7: expected red, blue, yellow or a hole, found 'green'"),
        ("[mark red d4 Blue e5]", "line 1, column 14: expected red, blue, yellow or a hole, found 'Blue'"),
        ("[arrow d2-d4 pink d4-d2]", "line 1, column 14: expected red, blue, yellow or a hole, found 'pink'"),
        ("[arrow red d2-blue]", "line 1, column 15: expected a hole of the board such as c1, found 'blue'"),
        ("[arrow red-d2]", "line 1, column 11: expected red, blue, yellow or a hole, found ''"),
        ("[mark reds]", "line 1, column 7: expected red, blue, yellow or a hole, found 'reds'"),
        ("[arrow red d4]", "line 1, column 12: expected an arrow such as d2-d4, found 'd4'"),
        ("[label red d4 \"A\"]", "line 1, column 8: expected a hole of the board such as c1, found 'red'"),
        ("[mark red", "line 1, column 10: expected `]`, found the end of the text"),
        ("d2-d4 [label d4]", "line 1, column 16: expected a label of 1 to 4 characters in quotes, found ']'"),
        ("d2-d4 [label d4 A]", "line 1, column 17: expected a label of 1 to 4 characters in quotes, found 'A'"),
        (
            "d2-d4 [label d4 \"abcde\"]",
            "line 1, column 17: expected a label of 1 to 4 characters in quotes, found 'abcde'",
        ),
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
