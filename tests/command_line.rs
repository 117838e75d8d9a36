//! Tests of the command line as a user calls it.

use std::path::PathBuf;
use std::process::{Command, Output};

use peg_solitaire::Position;
use serde_json::Value;

/// The program. Cargo builds the examples before it runs the tests, beside them.
fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let folder = test.parent().and_then(|deps| deps.parent()).unwrap();
    folder.join("examples").join(format!("solve{}", std::env::consts::EXE_SUFFIX))
}

fn run(arguments: &[&str]) -> Output {
    Command::new(program()).args(arguments).output().unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = run(&[arguments, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    assert!(output.stderr.is_empty());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A file with this text, for `@FILE`.
fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    format!("@{}", path.display())
}

#[test]
fn the_english_central_game() {
    let report = json(&["--board", "english", "--vacancy", "d4", "--finish", "d4"]);
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
    assert_eq!(json(&["--board", &triangle, "--vacancy", "a1"])["jumps"].as_array().unwrap().len(), 13);
    let start = file("start", "o\nxx\nxxx\nxxxx\nxxxxx\n");
    let finish = file("finish", "x\noo\nooo\noooo\nooooo\n");
    assert_eq!(json(&["--board", &triangle, "--start", &start, "--finish", &finish])["outcome"], "solved");
    let row = file("row", "ooooo");
    assert_eq!(
        json(&["--board", &row, "--start", "xxoxo", "--finish", "ooxxo"])["jumps"],
        serde_json::json!(["a1-c1"])
    );
    assert_eq!(json(&["--board", &row, "--start", "1 0 1 0 0"])["outcome"], "impossible");
}

#[test]
fn the_square_of_81_holes_is_solved_if_the_program_was_built_for_it() {
    let square = ["ooooooooo"; 9].join("/");
    let arguments = ["--board", &square, "--vacancy", "e5", "--finish", "e5"];
    if Position::CAPACITY > 81 {
        assert_eq!(json(&arguments)["jumps"].as_array().unwrap().len(), 79);
    } else {
        let error = String::from_utf8(run(&arguments).stderr).unwrap();
        assert!(error.ends_with("expected at most 64 holes, found the 65th\n"), "{error}");
    }
}

#[test]
fn a_game_is_printed_in_its_usual_form() {
    let game = file("game", "1. d2-d4 {The first\n jump.} [id first] ((3|1)=>(3|3) [id other]) 2. b3-d3");
    let output = run(&["--board", "english", "--game", &game]);
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "d2-d4 {The first\njump.} [id first] (b4-d4 [id other]) b3-d3\n\n\
         first, jumps: 1\n..xxx..\n..xox..\nxxxoxxx\nxxxxxxx\nxxxxxxx\n..xxx..\n..xxx..\n\n\
         other, jumps: 1\n..xxx..\n..xxx..\nxxxxxxx\nxooxxxx\nxxxxxxx\n..xxx..\n..xxx..\n"
    );
    let report = json(&["--board", "english", "--game", "d2-d4 [id a]"]);
    assert_eq!(report["game"], "d2-d4 [id a]");
    assert_eq!(report["places"][0]["jumps"], serde_json::json!(["d2-d4"]));
    let refused = |arguments: &[&str]| String::from_utf8(run(arguments).stderr).unwrap();
    let error = refused(&["--board", "english", "--game", "d2-d4 [mark z9]"]);
    assert!(
        error.contains("--game: line 1, column 13: expected a hole of the board such as c1, found 'z9'"),
        "{error}"
    );
    let error = refused(&["--board", "english", "--game", "d2-d4", "--finish", "any"]);
    assert!(error.contains("--game: a game is read and printed, not solved"), "{error}");
}

#[test]
fn files_as_editors_leave_them() {
    let board = file("marked", "\u{feff}\r\n# directions: 6\r\no\r\noo\r\nooo\r\n");
    assert_eq!(json(&["--board", &board, "--start", "x/xo/ooo", "--finish", "o/oo/xoo"])["jumps"][0], "a1-a3");
    let cross = "  ooo\n  ooo\nooooooo\noooxooo\nooooooo\n  ooo\n  ooo\n";
    assert_eq!(json(&["--board", "english", "--finish", &file("cross", cross)])["outcome"], "solved");
    let start = file("marked start", "\u{feff}xxx/xxo\r\n");
    assert_eq!(json(&["--board", "ooo/ooo", "--start", &start])["outcome"], "impossible");
}

#[test]
fn every_reason() {
    for (board, start, kind) in [
        ("european", "..xxx../.xxxxx./xxxxxxx/xxxoxxx/xxxxxxx/.xxxxx./..xxx..", "position-class"),
        ("english", "..xxx../..xox../xxxxxxx/ooxoxox/xxxxxxx/..xox../..xox..", "pagoda"),
        ("english", "..ooo../..ooo../xoooxxx/xooxoox/xxxooxo/..oox../..oxx..", "exhausted"),
    ] {
        let report =
            json(&["--board", board, "--start", start, "--finish", if board == "english" { "d4" } else { "any" }]);
        assert_eq!((&report["outcome"], &report["reason"]["kind"]), (&"impossible".into(), &kind.into()));
    }
}

#[test]
fn limits_end_the_search() {
    for limit in [["--seconds", "0"], ["--positions", "1"], ["--positions", "0"]] {
        let report = json(&[&["--board", "wiegleb", "--vacancy", "e1", "--finish", "e1"], &limit[..]].concat());
        assert_eq!((&report["outcome"], &report["jumps"]), (&"unknown".into(), &serde_json::json!([])));
    }
}

#[test]
fn without_json_the_boards_are_drawn() {
    let output = run(&["--board", "triangle"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("o\nxx\nxxx\nxxxx\nxxxxx\n\n"), "{text}");
    assert!(text.contains("\nSolved: 13 jumps in "));
    let lost = run(&["--board", "european", "--vacancy", "d4"]);
    assert!(String::from_utf8(lost.stdout).unwrap().starts_with("Impossible: "));
}

#[test]
fn bad_input_ends_with_2_and_one_line() {
    let broken = file("broken", "# directions: 3\nooo");
    for arguments in [
        &[][..],
        &["--board"],
        &["--board", "nonsense"],
        &["--board", "@/no/such/file"],
        &["--board", &broken, "--vacancy", "a1"],
        &["--board", "english", "--vacancy", "z9"],
        &["--board", "english", "--start", "..xxx../..x?x.."],
        &["--board", "english", "--start", "x", "--vacancy", "d4"],
        &["--board", "english", "--finish", "nowhere"],
        &["--board", "english", "--seconds", "soon"],
        &["--board", "english", "--seconds", "-1"],
        &["--board", "english", "--positions", "1.5"],
        &["--board", "english", "--colour", "red"],
        &["--board", "english", "--jumps", "d2-d9"],
        &["--board", "english", "--jumps", "d2-d4 d2-d4"],
        &["--board", "xxo/x?x"],
        &["--board", &file("no-default", "ooo")],
        &["--board", &file("empty", ""), "--vacancy", "a1"],
        &["--board", &file("binary", [0xff, 0xfe, 0]), "--vacancy", "a1"],
        &["--board", &file("wide", "o".repeat(65)), "--vacancy", "a1"],
        &["--board", "@", "--vacancy", "a1"],
        &["--board", "english", "--vacancy"],
        &["--board", "english", "--start", ""],
        &["--board", "english", "--finish", ""],
        &["--board", "english", "--finish", "a1"],
        &["--board", "english", "--finish", "..ooo../..ooo../ooooooo/ooooooo/ooooooo/..ooo../..ooo.."],
        &["--board", "english", "--seconds", "inf"],
        &["--board", "english", "--seconds", "NaN"],
        &["--board", "english", "--positions", "-1"],
        &["--board", "english", "--positions", "18446744073709551616"],
        &["--board", "english", "--via", "nowhere"],
        &["--board", "triangle", "--via", "o/oo/ooo/oooo/ooooo"],
        &["--board", "triangle", "--vacancy", "a1", "--via", "x/xx/xxx/xxxx/xxxxx"],
        &["english"],
    ] {
        let output = run(arguments);
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert!(error.starts_with("solve: ") && error.lines().count() == 1, "{arguments:?}: {error}");
    }
}

#[test]
fn every_objective() {
    let triangle =
        |vacancy: &str, objective: &str| json(&["--board", "triangle", "--vacancy", vacancy, "--objective", objective]);
    let short = triangle("a3", "fewest-moves");
    assert_eq!((&short["outcome"], &short["moves"], &short["proven"]), (&"solved".into(), &9.into(), &true.into()));
    let european = json(&["--board", "european", "--vacancy", "d4", "--objective", "fewest-pegs"]);
    assert_eq!((&european["pegs"], &european["proven"]), (&2.into(), &true.into()));
    let counts = triangle("a1", "count");
    assert_eq!(counts["counts"]["solutions"], "29760");
    assert_eq!(counts["counts"]["games"], "568630");
    assert_eq!(counts["counts"]["levels"][1]["positions"], 2);
}

#[test]
fn all_solutions_one_a_line() {
    let triangle = ["--board", "triangle", "--vacancy", "a1", "--objective", "all"];
    let listed = run(&[&triangle[..], &["--up-to", "symmetry,order"]].concat());
    let lines = String::from_utf8(listed.stdout).unwrap();
    assert_eq!(lines.lines().count(), 90);
    assert_eq!(String::from_utf8(listed.stderr).unwrap(), "solve: 90 listed; 29760 solutions in all\n");
    let first: Vec<&str> = lines.lines().take(3).collect();
    let array = json(&[&triangle[..], &["--up-to", "order, symmetry", "--limit", "3"]].concat());
    assert_eq!(array, Value::from(first));
    assert_eq!(json(&[&triangle[..], &["--finish", "b2"]].concat()), Value::Array(Vec::new()));
}

#[test]
fn what_a_list_cannot_be() {
    let triangle = ["--board", "triangle", "--objective", "all"];
    for (arguments, complaint) in [
        (&["--up-to", "colour"][..], "--up-to: expected symmetry, order or both with a comma, found 'colour'"),
        (&["--limit", "few"], "--limit: expected a whole number, found 'few'"),
        (&["--positions", "1"], "--objective all: a limit was reached before all solutions were known"),
        (&["--objective", "count", "--limit", "3"], "--limit and --up-to are for --objective all"),
        (&["--vacancy", "a1", "--positions", "40000"], "--objective all: a limit was reached after "),
        (&["--vacancy", "a1", "--positions", "40000", "--json"], "--objective all: a limit was reached after "),
    ] {
        let output = run(&[&triangle[..], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8(output.stderr).unwrap().contains(complaint), "{arguments:?}");
    }
}

#[test]
fn verdicts_on_all_jumps() {
    let triangle = ["--board", "triangle", "--start", "x/ox/xoo/xxox/xxxxx", "--objective", "verdicts"];
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
    let triangle = ["--board", "triangle", "--vacancy", "a1", "--via", via];
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
    assert_eq!(json(&["--board", "triangle", "--vacancy", "a1", "--via", &file("via", via)])["outcome"], "solved");
}

#[test]
fn a_half_of_a_way_is_refuted_with_its_reason() {
    let proof = file("half", "")[1..].to_string();
    let triangle = ["--board", "triangle", "--vacancy", "a1", "--certificate", &proof, "--via"];
    for (via, half, reason) in
        [("o/xx/xxx/xxxo/xxxxx", "to", "position-class"), ("x/xo/xoo/xoxx/xoxxx", "from", "exhausted")]
    {
        let way = json(&[&triangle[..], &[via]].concat());
        assert_eq!((&way["outcome"], &way["half"]), (&"impossible".into(), &half.into()), "{via}");
        assert_eq!((&way["reason"]["kind"], &way["reason"]), (&reason.into(), &way[half]["reason"]), "{via}");
        assert_eq!(run(&["--check", &proof]).status.code(), Some(0));
        let text = String::from_utf8(run(&[&triangle[..], &[via]].concat()).stdout).unwrap();
        assert!(text.contains(": Impossible: ") && text.lines().count() == 2, "{text}");
    }
    let open = json(&["--board", "triangle", "--vacancy", "a1", "--positions", "0", "--via", "o/ox/xxx/ooxx/ooxxx"]);
    assert_eq!((&open["outcome"], &open["half"]), (&"unknown".into(), &Value::Null));
}

#[test]
fn a_seed_gives_another_solution() {
    let solve = |seed: &str| json(&["--board", "english", "--seed", seed])["jumps"].clone();
    assert_ne!(solve("1"), solve("2"));
    assert_eq!(solve("2"), solve("2"));
}

#[test]
fn a_proof_is_written_and_checked() {
    let path = file("proof", "")[1..].to_string();
    let lost = "..xxx../..xox../xxxxxxx/ooxoxox/xxxxxxx/..xox../..xox..";
    json(&["--board", "english", "--start", lost, "--finish", "d4", "--certificate", &path]);
    let checked = run(&["--check", &path]);
    let told = String::from_utf8(checked.stdout).unwrap();
    assert_eq!(checked.status.code(), Some(0));
    assert!(told.starts_with("The proof holds") && told.contains(&format!("start: {lost}\nfinish: ")), "{told}");
    let flawed = file("flawed", std::fs::read_to_string(&path).unwrap().replace("weights: ", "weights: 1 "));
    let refused = run(&["--check", &flawed[1..]]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(refused.stdout.is_empty() && !refused.stderr.is_empty());
}

#[test]
fn a_search_too_long_to_repeat_is_told() {
    let path = file("long", "")[1..].to_string();
    let written = run(&["--board", "diamond", "--vacancy", "d2", "--finish", "f5", "--certificate", &path]);
    assert_eq!(written.status.code(), Some(0));
    for (output, code) in [(written, 0), (run(&["--check", &path]), 3)] {
        assert_eq!(output.status.code(), Some(code));
        assert!(String::from_utf8(output.stderr).unwrap().contains("to repeat"));
    }
}

#[test]
fn options_of_which_one_would_be_ignored_are_refused() {
    for arguments in [
        &["--board", "xxo/xxx", "--vacancy", "a1"][..],
        &["--board", "english", "--vacancy", "d4", "--start", "d4"],
        &["--board", "english", "--objective", "count", "--certificate", "proof"],
        &["--board", "english", "--objective", "fewest-pegs", "--certificate", "proof"],
        &["--board", "english", "--objective", "fewest-pegs", "--finish", "d4"],
        &["--check", "proof", "--certificate", "proof"],
        &["--board", "english", "--objective", "fewest-moves", "--via", "d4"],
    ] {
        let output = run(arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn boards_are_listed_by_name() {
    let output = run(&["--list-boards"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text.lines().count(), peg_solitaire::catalogue::entries().len());
    for line in text.lines() {
        let name = line.split_whitespace().next().unwrap();
        assert!(name.parse::<peg_solitaire::Board>().is_ok(), "{line}");
    }
}

#[test]
fn jumps_are_played_first_and_drawn_pegs_are_the_start() {
    let rest = json(&["--board", "english", "--finish", "d4", "--jumps", "(1|3) => (3|3), 2. b3-d3"]);
    assert_eq!(rest["jumps"].as_array().unwrap().len(), 29);
    for board in ["xxo/ooo", "# directions: 8\nxxo\nooo", &file("drawn", "xxo\nooo\n")] {
        assert_eq!(json(&["--board", board])["jumps"], serde_json::json!(["a1-c1"]), "{board}");
    }
}

#[test]
fn all_positions_are_counted_by_pegs() {
    let text = |arguments: &[&str]| {
        let output = run(&[&["--objective", "positions"], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap())
    };
    let [forward, effort] = text(&["--board", "triangle", "--vacancy", "b3"]);
    assert!(forward.starts_with("pegs        positions\n  14                1\n  13                2\n"), "{forward}");
    assert!(forward.contains("\nPositions: 1651\nSingle pegs that can be left: c5\n("), "{forward}");
    assert_eq!(effort, "solve: a bit for each position takes 1 MB; all of it is kept\n");
    let [backward, _] = text(&["--board", "triangle", "--vacancy", "b3", "--finish", "b3", "--threads", "1"]);
    assert!(
        backward.contains("\nThe start cannot reach the finish.\nVacancies that can reach the finish: "),
        "{backward}"
    );

    let report = json(&["--objective", "positions", "--board", "triangle", "--vacancy", "b3", "--digests"]);
    assert_eq!((&report["outcome"], &report["solvable"]), (&"enumerated".into(), &Value::Null));
    assert_eq!((&report["positions"], &report["survivors"]), (&1651.into(), &serde_json::json!(["c5"])));
    assert_eq!(report["levels"][1]["digest"], "13777799663552820320");
    // Play that is taken back is play in the complement.
    let report = json(&["--objective", "positions", "--board", "triangle", "--vacancy", "c5", "--finish", "b3"]);
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
    let problem = ["--board", "triangle", "--vacancy", "b3", "--finish", "b3", "--objective", "positions"];
    assert_eq!(json(&[&problem[..], &["--certificate", path]].concat())["solvable"], false);
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.contains("\nlevel: 13 2 13777799663552820320\n"), "{text}");
    assert_eq!(run(&["--check", path]).status.code(), Some(0));
    std::fs::write(path, text.replace("level: 13 2 ", "level: 13 3 ")).unwrap();
    let output = run(&["--check", path]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().ends_with(": the positions with 13 pegs are other ones\n"));
}

#[test]
fn positions_that_do_not_fit_are_refused_before_any_work() {
    let output = run(&["--objective", "positions", "--board", "european", "--vacancy", "c1"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "solve: --memory: a bit for each position takes 454 MB, or 1024 MB if all are kept; 384 MB are allowed, and the \
         machine may have less\n"
    );
    let late = ["--objective", "positions", "--board", "english", "--seconds", "0", "--threads", "1"];
    assert_eq!(json(&late)["outcome"], "unknown");
    for wrong in [
        &["--objective", "positions", "--positions", "7"][..],
        &["--objective", "positions", "--certificate", "proof.txt"],
        &["--threads", "2"],
        &["--digests"],
    ] {
        assert_eq!(run(&[&["--board", "triangle"], wrong].concat()).status.code(), Some(2), "{wrong:?}");
    }
}

/// A crossing test of the English board in a folder of its own.
fn crossing<'a>(folder: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let problem =
        ["--board", "english", "--vacancy", "c1", "--finish", "c1", "--objective", "crossing", "--memory", "64"];
    [&problem[..], &["--pagodas", "3", "--threads", "2", "--scratch", folder], more].concat()
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
fn a_crossing_test_that_was_killed_goes_on_and_comes_to_the_same() {
    let (whole, killed) = (folder("whole"), folder("killed"));
    let [whole, killed] = [&whole, &killed].map(|path| path.to_str().unwrap());
    let expected = without_time(json(&crossing(whole, &[])));
    assert_eq!((&expected["outcome"], &expected["way"]["outcome"]), (&"solvable".into(), &"solved".into()));
    let last = std::fs::read_dir(whole).unwrap().count();
    for layers in [1, last / 2, last - 3] {
        let mut child = Command::new(program()).args(crossing(killed, &["--json"])).spawn().unwrap();
        let next = PathBuf::from(killed).join(format!("layer-{layers:03}"));
        while !next.exists() && child.try_wait().unwrap().is_none() {
            std::thread::park_timeout(std::time::Duration::from_millis(1));
        }
        let _ = child.kill();
        child.wait().unwrap();
        assert!(next.exists());
    }
    let output = run(&crossing(killed, &[]));
    assert!(String::from_utf8(output.stderr).unwrap().contains("; goes on after "));
    assert_eq!(without_time(json(&crossing(killed, &[]))), expected);
}

#[test]
fn layers_that_are_damaged_or_of_another_problem_are_refused() {
    let path = folder("damaged");
    let name = path.to_str().unwrap();
    assert_eq!(json(&crossing(name, &[]))["outcome"], "solvable");
    let refusal = |arguments: &[&str]| {
        let output = run(arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    for other in [["--pagodas", "0"], ["--vacancy", "d4"]] {
        let mut arguments = crossing(name, &other);
        if other[0] == "--vacancy" {
            arguments.extend(["--finish", "d4"]);
        }
        assert!(refusal(&arguments).contains("layer-000: the layer is of another problem"), "{other:?}");
    }
    let files: Vec<PathBuf> = std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()).collect();
    let longest = files.iter().max_by_key(|path| std::fs::metadata(path).unwrap().len()).unwrap();
    let bytes = std::fs::read(longest).unwrap();
    let flipped = bytes.iter().enumerate().map(|(at, &byte)| byte ^ u8::from(at == bytes.len() - 1)).collect();
    for damaged in [flipped, bytes[..bytes.len() - 1].to_vec(), [&bytes[..], b"x"].concat(), Vec::new()] {
        std::fs::write(longest, damaged).unwrap();
        assert!(refusal(&crossing(name, &[])).contains(": the layer is damaged; "));
    }
    std::fs::write(longest, bytes).unwrap();
    assert_eq!(json(&crossing(name, &[]))["outcome"], "solvable");
}

#[test]
fn crossing_tests_that_cannot_be_made_are_refused() {
    for (arguments, reason) in [
        (&["--finish", "d1"][..], "--objective crossing: the start is not the complement of the finish"),
        (&["--finish", "d4", "--memory", "0"], "--memory: the positions take "),
        (&["--finish", "d4", "--memory", "6", "--pagodas", "0"], "--memory: the positions take "),
        (&["--finish", "d4", "--digests"], "--digests and --threads are for "),
        (&["--finish", "d4", "--scratch", "/dev/null/x"], "--scratch: /dev/null/x: "),
    ] {
        let output = run(&[&["--board", "english", "--vacancy", "d4", "--objective", "crossing"], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(&format!("solve: {reason}")), "{error}");
    }
    for wrong in [["--scratch", "folder"], ["--pagodas", "3"]] {
        assert_eq!(run(&[&["--board", "triangle"], &wrong[..]].concat()).status.code(), Some(2));
    }
}
