//! Tests the program as a user calls it from the command line.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_peg-solitaire");

/// The exit codes.
const SOLVED: i32 = 0;
const IMPOSSIBLE: i32 = 1;
const MISUSE: i32 = 2;
const UNKNOWN: i32 = 3;
const FLAWED: i32 = 4;

fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

fn run_with(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(PROGRAM);
    let mut child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// The answer as JSON, whose outcome must match the exit code.
fn json(arguments: &[&str]) -> Value {
    let output = run(&[arguments, &["--json"]].concat());
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(code_of(&answer)), "{arguments:?}");
    assert!(output.stderr.is_empty());
    answer
}

fn code_of(answer: &Value) -> i32 {
    if answer.as_array().is_some_and(Vec::is_empty) || answer["solvable"] == false || answer["verdict"] == "lost" {
        return IMPOSSIBLE;
    }
    match (answer["outcome"].as_str(), answer["verdict"].as_str()) {
        (Some("unknown"), _) | (_, Some("unknown")) => UNKNOWN,
        (Some("impossible"), _) => IMPOSSIBLE,
        (Some("flawed"), _) => FLAWED,
        _ => SOLVED,
    }
}

fn complaint(arguments: &[&str]) -> String {
    String::from_utf8(run(arguments).stderr).unwrap()
}

/// Creates a file with this text, and returns its path for `@FILE`.
fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    format!("@{}", path.display())
}

#[test]
fn the_english_central_game() {
    let report = json(&["solve", "--board=english", "--vacancy", "d4", "--finish=d4"]);
    let mut keys: Vec<_> = report.as_object().unwrap().keys().cloned().collect();
    keys.sort();
    assert_eq!(keys, ["jumps", "moves", "ms", "outcome", "positions", "reason"]);
    assert_eq!((&report["outcome"], &report["reason"]), (&"solved".into(), &Value::Null));
    assert_eq!(report["jumps"].as_array().unwrap().len(), 31);
    assert!(report["moves"].as_u64().unwrap() <= 31 && report["ms"].as_f64().unwrap() > 0.0);
}

#[test]
fn boards_and_positions_from_files() {
    let triangle = file("triangle", "# directions: 6\no\noo\nooo\noooo\nooooo\n");
    assert_eq!(json(&["solve", "--board", &triangle, "--vacancy", "a1"])["jumps"].as_array().unwrap().len(), 13);
    let start = file("start", "o\nxx\nxxx\nxxxx\nxxxxx\n");
    let finish = file("finish", "x\noo\nooo\noooo\nooooo\n");
    assert_eq!(json(&["solve", "--board", &triangle, "--start", &start, "--finish", &finish])["outcome"], "solved");
    let row = file("row", "ooooo");
    assert_eq!(
        json(&["solve", "--board", &row, "--start", "xxoxo", "--finish", "ooxxo"])["jumps"],
        serde_json::json!(["a1-c1"])
    );
    assert_eq!(json(&["solve", "--board", &row, "--start", "1 0 1 0 0"])["outcome"], "impossible");
}

#[test]
fn the_board_itself_chooses_the_width() {
    let square = ["ooooooooo"; 9].join("/");
    let arguments = ["solve", "--board", &square, "--vacancy", "e5", "--finish", "e5"];
    assert_eq!(json(&arguments)["jumps"].as_array().unwrap().len(), 79);
    let path = file("square proof", "")[1..].to_string();
    let lost = ["solve", "--board", &square, "--vacancy", "e5", "--finish", "e4", "--certificate", &path];
    assert_eq!(json(&lost)["outcome"], "impossible");
    assert_eq!(json(&["certificate", "check", &path])["outcome"], "holds");
    let larger = complaint(&["solve", "--board", &file("larger", ["ooooooooooooo"; 10].join("\n")), "--vacancy", "a1"]);
    assert!(larger.ends_with("expected at most 128 holes, found the 129th\n"), "{larger}");
}

#[test]
fn a_game_is_printed_in_standard_form() {
    let game = file("game", "1. d2-d4 {The first\n jump.} [id first] ((3|1)=>(3|3) [id other]) 2. b3-d3");
    let output = run(&["game", "--board", "english", &game]);
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "d2-d4 {The first\njump.} [id first] (b4-d4 [id other]) b3-d3\n\n\
         first, jumps: 1\n..xxx..\n..xox..\nxxxoxxx\nxxxxxxx\nxxxxxxx\n..xxx..\n..xxx..\n\n\
         other, jumps: 1\n..xxx..\n..xxx..\nxxxxxxx\nxooxxxx\nxxxxxxx\n..xxx..\n..xxx..\n"
    );
    let report = json(&["game", "--board", "english", "d2-d4 [id a]"]);
    assert_eq!(report["game"], "d2-d4 [id a]");
    assert_eq!(report["places"][0]["jumps"], serde_json::json!(["d2-d4"]));
    let error = complaint(&["game", "--board", "english", "d2-d4 [mark z9]"]);
    assert!(error.contains("game: line 1, column 13: expected a hole of the board such as c1, found 'z9'"), "{error}");
}

#[test]
fn texts_from_the_standard_input() {
    let solved = run_with(&["solve", "--board", "-", "--json"], "xxo\nooo\n");
    assert!(String::from_utf8(solved.stdout).unwrap().contains("[\"a1-c1\"]"));
    let path = file("piped", "")[1..].to_string();
    run(&["solve", "--board", "european", "--vacancy", "d4", "--certificate", &path]);
    let text = std::fs::read_to_string(path).unwrap();
    assert_eq!(run_with(&["certificate", "check", "-"], &text).status.code(), Some(SOLVED));
    let twice = complaint(&["solve", "--board", "-", "--start", "-"]);
    assert!(twice.contains("already read by another option"), "{twice}");
}

#[test]
fn colours_only_where_they_are_wanted() {
    let help = |names: &[&str]| {
        let mut command = Command::new(PROGRAM);
        command.envs(names.iter().map(|name| (name, "1")));
        String::from_utf8(command.arg("--help").output().unwrap().stdout).unwrap()
    };
    assert!(help(&["CLICOLOR_FORCE"]).contains('\u{1b}'));
    assert!(!help(&[]).contains('\u{1b}'));
    assert!(!help(&["CLICOLOR_FORCE", "NO_COLOR"]).contains('\u{1b}'));
}

#[test]
fn completions_and_manual_pages() {
    let text = |arguments: &[&str]| String::from_utf8(run(arguments).stdout).unwrap();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(text(&["completions", shell]).contains("vacancy"), "{shell}");
    }
    assert!(text(&["man"]).contains("Exit codes"));
    assert!(text(&["man", "certificate", "check"]).contains("standard input"));
    assert_eq!(run(&["man", "nonsense"]).status.code(), Some(MISUSE));
}

#[test]
fn files_as_editors_save_them() {
    let board = file("marked", "\u{feff}\r\n# directions: 6\r\no\r\noo\r\nooo\r\n");
    assert_eq!(json(&["solve", "--board", &board, "--start", "x/xo/ooo", "--finish", "o/oo/xoo"])["jumps"][0], "a1-a3");
    let cross = "  ooo\n  ooo\nooooooo\noooxooo\nooooooo\n  ooo\n  ooo\n";
    assert_eq!(json(&["solve", "--board", "english", "--finish", &file("cross", cross)])["outcome"], "solved");
    let start = file("marked start", "\u{feff}xxx/xxo\r\n");
    assert_eq!(json(&["solve", "--board", "ooo/ooo", "--start", &start])["outcome"], "impossible");
}

#[test]
fn every_reason() {
    for (board, start, kind) in [
        ("european", "..xxx../.xxxxx./xxxxxxx/xxxoxxx/xxxxxxx/.xxxxx./..xxx..", "position-class"),
        ("english", "..xxx../..xox../xxxxxxx/ooxoxox/xxxxxxx/..xox../..xox..", "pagoda"),
        ("english", "..ooo../..ooo../xoooxxx/xooxoox/xxxooxo/..oox../..oxx..", "exhausted"),
    ] {
        let finish = if board == "english" { "d4" } else { "any" };
        let report = json(&["solve", "--board", board, "--start", start, "--finish", finish]);
        assert_eq!((&report["outcome"], &report["reason"]["kind"]), (&"impossible".into(), &kind.into()));
    }
}

#[test]
fn limits_end_the_search() {
    for limit in [["--seconds", "0"], ["--positions", "1"], ["--positions", "0"]] {
        let report =
            json(&[&["solve", "--board", "wiegleb", "--vacancy", "e1", "--finish", "e1"], &limit[..]].concat());
        assert_eq!((&report["outcome"], &report["jumps"]), (&"unknown".into(), &serde_json::json!([])));
    }
}

#[test]
fn without_json_the_boards_are_drawn() {
    let output = run(&["solve", "--board", "triangle"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("o\nxx\nxxx\nxxxx\nxxxxx\n\n"), "{text}");
    assert!(text.contains("\nSolved: 13 jumps in "));
    let lost = run(&["solve", "--board", "european", "--vacancy", "d4"]);
    assert!(String::from_utf8(lost.stdout).unwrap().starts_with("Impossible: "));
}

/// Checks output in which some counts are 1.
#[test]
fn one_is_not_plural() {
    let text = |arguments: &[&str]| {
        let output = run(arguments);
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    };
    let square = ["--board", "xxo/ooo"];
    for (command, expected) in [
        (&["solve"][..], "Solved: 1 jump in 1 move, 1 peg left (1 position, "),
        (&["solve", "--via", "oox/ooo"], "Solved: 1 jump in 1 move.\n"),
        (&["solve", "--via", "oox/ooo"], "On from there: Solved: 0 jumps in 0 moves, 1 peg left (0 positions, "),
        (&["memorable"], "1. jump: a1-c1\n\nSolved: 1 chunk to remember, cost 2, proven to be the best ("),
        (&["verdicts"], "; 1 of 1 jump keeps the win."),
        (&["list"], "1 listed; 1 solution in all\n"),
    ] {
        let printed = text(&[command, &square].concat());
        assert!(printed.contains(expected), "{command:?}: {printed}");
    }
    let fewer = text(&["solve", "--board", "xoo/ooo", "--via", "xxo/ooo"]);
    assert!(fewer.contains("the position has 2 pegs, and the start only 1: "), "{fewer}");
}

/// Compares the whole output except for times and position counts. The keys are in alphabetical order.
#[test]
fn json_stays_the_same() {
    for lines in include_str!("json.txt").lines().collect::<Vec<_>>().chunks(2) {
        let arguments: Vec<&str> = lines[0].split(' ').collect();
        let output = run(&[&arguments, &["--json"][..]].concat());
        let mut printed = String::from_utf8(output.stdout).unwrap();
        for key in ["\"ms\":", "\"positions\":"] {
            let mut parts = printed.split(key);
            let first = parts.next().unwrap().to_string();
            let number = |text: char| text.is_ascii_digit() || ".e-".contains(text);
            printed = parts.fold(first, |printed, part| format!("{printed}{key}_{}", part.trim_start_matches(number)));
        }
        assert_eq!(printed.trim_end(), lines[1], "{arguments:?}");
    }
}

#[test]
fn bad_input_ends_with_2_and_no_answer() {
    let broken = file("broken", "# directions: 3\nooo");
    for arguments in [
        &[][..],
        &["solve"],
        &["solve", "--board"],
        &["solve", "--board", "nonsense"],
        &["solve", "--board", "@/no/such/file"],
        &["solve", "--board", &broken, "--vacancy", "a1"],
        &["solve", "--board", "english", "--vacancy", "z9"],
        &["solve", "--board", "english", "--start", "..xxx../..x?x.."],
        &["solve", "--board", "english", "--start", "x", "--vacancy", "d4"],
        &["solve", "--board", "english", "--finish", "nowhere"],
        &["solve", "--board", "english", "--seconds", "soon"],
        &["solve", "--board", "english", "--seconds", "-1"],
        &["solve", "--board", "english", "--positions", "1.5"],
        &["solve", "--board", "english", "--colour", "red"],
        &["solve", "--board", "english", "--jumps", "d2-d9"],
        &["solve", "--board", "english", "--jumps", "d2-d4 d2-d4"],
        &["solve", "--board", "xxo/x?x"],
        &["solve", "--board", &file("no-default", "ooo")],
        &["solve", "--board", &file("empty", ""), "--vacancy", "a1"],
        &["solve", "--board", &file("binary", [0xff, 0xfe, 0]), "--vacancy", "a1"],
        &["solve", "--board", &file("too wide", "o".repeat(129)), "--vacancy", "a1"],
        &["solve", "--board", "@", "--vacancy", "a1"],
        &["solve", "--board", "english", "--vacancy"],
        &["solve", "--board", "english", "--start", ""],
        &["solve", "--board", "english", "--finish", ""],
        &["solve", "--board", "english", "--finish", "a1"],
        &["solve", "--board", "english", "--finish", "..ooo../..ooo../ooooooo/ooooooo/ooooooo/..ooo../..ooo.."],
        &["solve", "--board", "english", "--seconds", "inf"],
        &["solve", "--board", "english", "--seconds", "NaN"],
        &["solve", "--board", "english", "--positions", "-1"],
        &["solve", "--board", "english", "--positions", "18446744073709551616"],
        &["solve", "--board", "english", "--via", "nowhere"],
        &["solve", "--board", "triangle", "--via", "o/oo/ooo/oooo/ooooo"],
        &["solve", "--board", "triangle", "--vacancy", "a1", "--via", "x/xx/xxx/xxxx/xxxxx"],
        &["solve", "english"],
        &["nonsense", "--board", "english"],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(MISUSE), "{arguments:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn every_objective() {
    let triangle = |vacancy: &str, command: &str| json(&[command, "--board", "triangle", "--vacancy", vacancy]);
    let short = triangle("a3", "moves");
    assert_eq!((&short["outcome"], &short["moves"], &short["proven"]), (&"solved".into(), &9.into(), &true.into()));
    let memorable = triangle("a1", "memorable");
    assert_eq!(memorable["cost"], 11);
    assert!(memorable["chunks"].as_array().unwrap().iter().any(|chunk| chunk["name"] == "three"));
    let european = json(&["pegs", "--board", "european", "--vacancy", "d4"]);
    assert_eq!((&european["pegs"], &european["proven"]), (&2.into(), &true.into()));
    let counts = triangle("a1", "count");
    assert_eq!(counts["counts"]["solutions"], "29760");
    assert_eq!(counts["counts"]["games"], "568630");
    assert_eq!(counts["counts"]["levels"][1]["positions"], 2);
    let none = run(&["count", "--board", "triangle", "--vacancy", "b3", "--finish", "b3"]);
    assert_eq!(none.status.code(), Some(IMPOSSIBLE));
}

#[test]
fn all_solutions_one_per_line() {
    let triangle = ["list", "--board", "triangle", "--vacancy", "a1"];
    let listed = run(&[&triangle[..], &["--up-to", "symmetry,order"]].concat());
    let lines = String::from_utf8(listed.stdout).unwrap();
    assert_eq!(lines.lines().count(), 90);
    assert_eq!(String::from_utf8(listed.stderr).unwrap(), "90 listed; 29760 solutions in all\n");
    let first: Vec<&str> = lines.lines().take(3).collect();
    let array = json(&[&triangle[..], &["--up-to", "order,symmetry", "--limit", "3"]].concat());
    assert_eq!(array, Value::from(first));
    assert_eq!(json(&[&triangle[..], &["--finish", "b2"]].concat()), Value::Array(Vec::new()));
}

#[test]
fn invalid_lists() {
    let triangle = ["list", "--board", "triangle", "--vacancy", "a1"];
    for (arguments, code, complaint) in [
        (&["--up-to", "colour"][..], MISUSE, "invalid value 'colour' for '--up-to <UP_TO>'"),
        (&["--limit", "few"], MISUSE, "invalid value 'few' for '--limit <N>'"),
        (&["--positions", "1"], UNKNOWN, "error: a limit was reached before all solutions were known"),
        (&["--positions", "40000"], UNKNOWN, "error: a limit was reached after "),
        (&["--positions", "40000", "--json"], UNKNOWN, "error: a limit was reached after "),
    ] {
        let output = run(&[&triangle[..], arguments].concat());
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(String::from_utf8(output.stderr).unwrap().contains(complaint), "{arguments:?}");
    }
}

#[test]
fn verdicts_on_all_jumps() {
    let triangle = ["verdicts", "--board", "triangle", "--start", "x/ox/xoo/xxox/xxxxx"];
    let judged = json(&triangle);
    let mut keys: Vec<_> = judged.as_object().unwrap().keys().cloned().collect();
    keys.sort();
    assert_eq!(keys, ["jumps", "ms", "outcome", "verdict"]);
    assert_eq!((&judged["outcome"], &judged["verdict"]), (&"judged".into(), &"winnable".into()));
    let jumps = judged["jumps"].as_array().unwrap();
    assert!(
        jumps.iter().any(|jump| jump["verdict"] == "winnable") && jumps.iter().all(|jump| jump["verdict"] != "unknown")
    );
    let unknown = json(&[&triangle[..], &["--positions", "0"]].concat());
    assert_eq!((&unknown["outcome"], &unknown["verdict"]), (&"judged".into(), &"unknown".into()));
    let text = |arguments: &[&str]| String::from_utf8(run(arguments).stdout).unwrap();
    assert!(text(&triangle).starts_with("The position is winnable; "));
    assert!(!text(&triangle).contains("not known"));
    let cut = text(&[&triangle[..], &["--positions", "0"]].concat());
    assert!(cut.contains(&format!(", {} are not known.", jumps.len())), "{cut}");
}

#[test]
fn a_way_through_a_position() {
    let via = "o/ox/xxx/ooxx/ooxxx";
    let triangle = ["solve", "--board", "triangle", "--vacancy", "a1", "--via", via];
    let way = json(&triangle);
    assert_eq!((&way["outcome"], &way["half"], &way["reason"]), (&"solved".into(), &Value::Null, &Value::Null));
    let count = |half: &Value| half["jumps"].as_array().unwrap().len();
    assert_eq!((count(&way), count(&way["to"]) + count(&way["from"])), (13, 13));
    let played = way["to"]["jumps"].as_array().unwrap().iter().map(|jump| jump.as_str().unwrap());
    let played = played.collect::<Vec<_>>().join(" ");
    let board: peg_solitaire::Board = "triangle".parse().unwrap();
    let start = board.vacancy(board.parse_hole("a1").unwrap());
    let jumps = board.parse_jumps(&played).unwrap();
    let reached = jumps.iter().try_fold(start, |position, jump| jump.play(position)).unwrap();
    assert_eq!(board.draw(reached).replace('\n', "/"), via);
    let text = String::from_utf8(run(&triangle).stdout).unwrap();
    assert!(text.contains("\nSolved: 13 jumps in ") && text.contains("\nTo that position: Solved: "), "{text}");
    assert_eq!(
        json(&["solve", "--board", "triangle", "--vacancy", "a1", "--via", &file("via", via)])["outcome"],
        "solved"
    );
}

#[test]
fn a_refuted_half_is_reported_with_its_reason() {
    let proof = file("half", "")[1..].to_string();
    let triangle = ["solve", "--board", "triangle", "--vacancy", "a1", "--certificate", &proof, "--via"];
    for (via, half, reason) in
        [("o/xx/xxx/xxxo/xxxxx", "to", "position-class"), ("x/xo/xoo/xoxx/xoxxx", "from", "exhausted")]
    {
        let way = json(&[&triangle[..], &[via]].concat());
        assert_eq!((&way["outcome"], &way["half"]), (&"impossible".into(), &half.into()), "{via}");
        assert_eq!((&way["reason"]["kind"], &way["reason"]), (&reason.into(), &way[half]["reason"]), "{via}");
        assert_eq!(run(&["certificate", "check", &proof]).status.code(), Some(0));
        let text = String::from_utf8(run(&[&triangle[..], &[via]].concat()).stdout).unwrap();
        assert!(text.contains(": Impossible: ") && text.lines().count() == 2, "{text}");
    }
    let open =
        json(&["solve", "--board", "triangle", "--vacancy", "a1", "--positions=0", "--via", "o/ox/xxx/ooxx/ooxxx"]);
    assert_eq!((&open["outcome"], &open["half"]), (&"unknown".into(), &Value::Null));
}

#[test]
fn a_seed_gives_another_solution() {
    let solve = |seed: &str| json(&["solve", "--board", "english", "--seed", seed])["jumps"].clone();
    assert_ne!(solve("1"), solve("2"));
    assert_eq!(solve("2"), solve("2"));
}

#[test]
fn a_proof_is_written_and_checked() {
    let path = file("proof", "")[1..].to_string();
    let lost = "..xxx../..xox../xxxxxxx/ooxoxox/xxxxxxx/..xox../..xox..";
    json(&["solve", "--board", "english", "--start", lost, "--finish", "d4", "--certificate", &path]);
    let checked = run(&["certificate", "check", &path]);
    let printed = String::from_utf8(checked.stdout).unwrap();
    assert_eq!(checked.status.code(), Some(0));
    assert!(
        printed.starts_with("The proof holds") && printed.contains(&format!("start: {lost}\nfinish: ")),
        "{printed}"
    );
    assert_eq!(json(&["certificate", "check", &path])["proof"], "pagoda");
    let unreadable = json(&["certificate", "check", &file("no proof", "d2-d4")[1..]]);
    assert_eq!((&unreadable["outcome"], &unreadable["proof"]), (&"flawed".into(), &Value::Null));
    assert!(unreadable["reason"].as_str().unwrap().starts_with("line 1, column 1: expected "));
    let flawed = file("flawed", std::fs::read_to_string(&path).unwrap().replace("weights: ", "weights: 1 "));
    let refused = run(&["certificate", "check", &flawed[1..]]);
    assert_eq!(refused.status.code(), Some(FLAWED));
    assert!(refused.stdout.is_empty() && !refused.stderr.is_empty());
    assert_eq!(run(&["certificate", "check", "/no/such/file"]).status.code(), Some(MISUSE));
}

#[test]
fn a_search_too_long_to_repeat_is_reported() {
    let path = file("long", "")[1..].to_string();
    let written = run(&["solve", "--board", "diamond", "--vacancy", "d2", "--finish", "f5", "--certificate", &path]);
    for (output, code) in [(written, IMPOSSIBLE), (run(&["certificate", "check", &path]), UNKNOWN)] {
        assert_eq!(output.status.code(), Some(code));
        assert!(String::from_utf8(output.stderr).unwrap().contains("is too long"));
    }
    assert_eq!(json(&["certificate", "check", &path])["outcome"], "unknown");
}

#[test]
fn options_that_would_be_ignored_are_refused() {
    for arguments in [
        &["solve", "--board", "xxo/xxx", "--vacancy", "a1"][..],
        &["solve", "--board", "english", "--vacancy", "d4", "--start", "d4"],
        &["solve", "--board", "english", "--digests"],
        &["count", "--board", "english", "--certificate", "proof"],
        &["pegs", "--board", "english", "--finish", "d4"],
        &["moves", "--board", "english", "--via", "d4"],
        &["positions", "--board", "triangle", "--positions", "7"],
        &["positions", "--board", "triangle", "--certificate", "proof.txt"],
    ] {
        let output = run(arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(MISUSE), 0), "{arguments:?}");
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn boards_are_listed_by_name() {
    let output = run(&["boards"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text.lines().count(), peg_solitaire::catalogue::entries().len());
    for line in text.lines() {
        let name = line.split_whitespace().next().unwrap();
        assert!(name.parse::<peg_solitaire::Board>().is_ok(), "{line}");
    }
    assert_eq!(json(&["boards"])[0]["name"], text.split(' ').next().unwrap());
}

#[test]
fn jumps_are_played_first_and_drawn_pegs_are_the_start() {
    let rest = json(&["solve", "--board", "english", "--finish", "d4", "--jumps", "(1|3) => (3|3), 2. b3-d3"]);
    assert_eq!(rest["jumps"].as_array().unwrap().len(), 29);
    for board in ["xxo/ooo", "# directions: 8\nxxo\nooo", &file("drawn", "xxo\nooo\n")] {
        assert_eq!(json(&["solve", "--board", board])["jumps"], serde_json::json!(["a1-c1"]), "{board}");
    }
}

#[test]
fn all_positions_are_counted_by_pegs() {
    let text = |arguments: &[&str]| {
        let output = run(&[&["positions"], arguments].concat());
        [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap())
    };
    let [forward, effort] = text(&["--board", "triangle", "--vacancy", "b3"]);
    assert!(forward.starts_with("pegs        positions\n  14                1\n  13                2\n"), "{forward}");
    assert!(forward.contains("\nPositions: 1651\nSingle pegs that can be left: c5\n("), "{forward}");
    assert_eq!(effort, "the positions take 1 MB; all of it is kept\n");
    let [backward, _] = text(&["--board", "triangle", "--vacancy", "b3", "--finish", "b3", "--threads", "1"]);
    assert!(
        backward.contains("\nThe start cannot reach the finish.\nVacancies that can reach the finish: "),
        "{backward}"
    );

    let report = json(&["positions", "--board", "triangle", "--vacancy", "b3", "--digests"]);
    assert_eq!((&report["outcome"], &report["solvable"]), (&"enumerated".into(), &Value::Null));
    assert_eq!((&report["positions"], &report["survivors"]), (&1651.into(), &serde_json::json!(["c5"])));
    assert_eq!(report["levels"][1]["digest"], "13777799663552820320");
    // Backward play is play in the complement.
    let report = json(&["positions", "--board", "triangle", "--vacancy", "c5", "--finish", "b3"]);
    assert_eq!((&report["positions"], &report["solvable"]), (&1651.into(), &true.into()));
    assert_eq!(
        (&report["vacancies"], &report["levels"][0]),
        (&serde_json::json!(["c5"]), &serde_json::json!({"pegs": 14, "positions": 1}))
    );
}

#[test]
fn an_enumeration_proves_that_a_problem_is_impossible() {
    let path = file("enumerated", "");
    let path = path.strip_prefix('@').unwrap();
    let problem = ["positions", "--board", "triangle", "--vacancy", "b3", "--finish", "b3"];
    assert_eq!(json(&[&problem[..], &["--certificate", path]].concat())["solvable"], false);
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.contains("\nlevel: 13 2 13777799663552820320\n"), "{text}");
    assert_eq!(run(&["certificate", "check", path]).status.code(), Some(0));
    std::fs::write(path, text.replace("level: 13 2 ", "level: 13 3 ")).unwrap();
    let output = run(&["certificate", "check", path]);
    assert_eq!(output.status.code(), Some(FLAWED));
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .ends_with(": the number or digest of the positions with 13 pegs is wrong\n")
    );
}

#[test]
fn positions_that_do_not_fit_are_refused_before_any_work() {
    let european = ["positions", "--board", "european", "--vacancy", "c1"];
    let output = run(&european);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(UNKNOWN), 0));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "error: --memory: the positions take 460 MB, or 1030 MB if all are kept; 384 MB are allowed, and the machine \
         may have less\n"
    );
    for limited in
        [&[&european[..], &["--seconds", "9"]].concat(), &["positions", "--board=english", "--seconds=0"][..]]
    {
        let output = run(&[limited, &["--json"]].concat());
        assert_eq!(output.status.code(), Some(UNKNOWN));
        assert_eq!(serde_json::from_slice::<Value>(&output.stdout).unwrap()["outcome"], "unknown");
    }
}

/// A crossing test on the English board, with its own folder.
fn crossing<'a>(folder: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    crossing_of("c1", "3", folder, more)
}

fn crossing_of<'a>(hole: &'a str, pagodas: &'a str, folder: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let problem = ["crossing", "--board", "english", "--vacancy", hole, "--finish", hole, "--memory", "64"];
    [&problem[..], &["--pagodas", pagodas, "--threads", "2", "--scratch", folder], more].concat()
}

/// An empty folder with this name.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

fn without_time(mut report: Value) -> Value {
    report.as_object_mut().unwrap().remove("ms");
    for half in ["/way", "/way/to", "/way/from"] {
        if let Some(half) = report.pointer_mut(half).and_then(Value::as_object_mut) {
            half.remove("ms");
        }
    }
    report
}

#[test]
fn a_crossing_test_that_was_killed_continues_to_the_same_result() {
    let (whole, killed) = (folder("whole"), folder("killed"));
    let [whole, killed] = [&whole, &killed].map(|path| path.to_str().unwrap());
    let expected = without_time(json(&crossing(whole, &[])));
    assert_eq!((&expected["outcome"], &expected["way"]["outcome"]), (&"solvable".into(), &"solved".into()));
    let last = std::fs::read_dir(whole).unwrap().count();
    for layers in [1, last / 2, last - 3] {
        let mut child = Command::new(PROGRAM).args(crossing(killed, &["--json"])).spawn().unwrap();
        let next = PathBuf::from(killed).join(format!("layer-{layers:03}"));
        while !next.exists() && child.try_wait().unwrap().is_none() {
            std::thread::park_timeout(std::time::Duration::from_millis(1));
        }
        let _ = child.kill();
        child.wait().unwrap();
        assert!(next.exists());
    }
    let output = run(&crossing(killed, &[]));
    assert!(String::from_utf8(output.stderr).unwrap().contains("; continues after "));
    assert_eq!(without_time(json(&crossing(killed, &[]))), expected);
}

#[test]
fn layers_that_are_damaged_or_of_another_problem_are_refused() {
    let path = folder("damaged");
    let name = path.to_str().unwrap();
    assert_eq!(json(&crossing(name, &[]))["outcome"], "solvable");
    let refusal = |arguments: &[&str]| {
        let output = run(arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(MISUSE), 0), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    for (hole, pagodas) in [("c1", "0"), ("d4", "3")] {
        let refused = refusal(&crossing_of(hole, pagodas, name, &[]));
        assert!(refused.contains("layer-000: the layer is of another problem"), "{refused}");
    }
    let files: Vec<PathBuf> = std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()).collect();
    let longest = files.iter().max_by_key(|path| std::fs::metadata(path).unwrap().len()).unwrap();
    let bytes = std::fs::read(longest).unwrap();
    let flipped = bytes.iter().enumerate().map(|(at, &byte)| byte ^ u8::from(at == bytes.len() - 1)).collect();
    let pegs = b"\npegs: ";
    let number = bytes.windows(pegs.len()).position(|line| line == pegs).unwrap() + pegs.len();
    let length = bytes[number..].iter().position(|&byte| byte == b'\n').unwrap();
    let (head, rest) = (&bytes[..number], &bytes[number + length..]);
    let count: u64 = std::str::from_utf8(&bytes[number..][..length]).unwrap().parse().unwrap();
    let huge = [head, (count + (1 << 32)).to_string().as_bytes(), rest].concat();
    for damaged in [flipped, huge, bytes[..bytes.len() - 1].to_vec(), [&bytes[..], b"x"].concat(), Vec::new()] {
        std::fs::write(longest, damaged).unwrap();
        assert!(refusal(&crossing(name, &[])).contains(": the layer is damaged; "));
    }
    std::fs::write(longest, bytes).unwrap();
    assert_eq!(json(&crossing(name, &[]))["outcome"], "solvable");
}

#[test]
fn invalid_crossing_tests_are_refused() {
    for (arguments, code, reason) in [
        (&["--finish", "d1"][..], MISUSE, "crossing: the start is not the complement of the finish"),
        (&["--finish", "d4", "--memory", "0"], UNKNOWN, "--memory: the positions take "),
        (&["--finish", "d4", "--memory", "6", "--pagodas", "0"], UNKNOWN, "--memory: the positions take "),
        (&["--finish", "d4", "--scratch", "/dev/null/x"], MISUSE, "--scratch: /dev/null/x: "),
    ] {
        let output = run(&[&["crossing", "--board", "english", "--vacancy", "d4"], arguments].concat());
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(&format!("error: {reason}")), "{error}");
    }
}
