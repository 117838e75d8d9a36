//! Tests several processes on this machine, which exchange results over TCP.

mod machines;

use std::fs;

use machines::{Folder, Machines, expected, refusal};

const NUMBERS: [usize; 3] = [1, 2, 4];

fn agrees(board: &str, side: &str, place: &str) {
    let options = ["--board", board, side, place, "--digests"];
    for processes in NUMBERS {
        let found = Machines::start(&options, processes, 1).result();
        assert_eq!(found, expected(board, side, place), "{board} {side} {place}, {processes} processes");
    }
}

#[test]
fn one_two_and_four_processes_find_the_same_positions_from_a_start() {
    agrees("triangle-21", "--start", "a1");
    agrees("hexagon-19", "--start", "c3");
    agrees("english", "--start", "d4");
}

#[test]
fn one_two_and_four_processes_find_the_same_positions_before_a_finish() {
    agrees("diamond-25", "--finish", "d4");
    agrees("english", "--finish", "d4");
}

#[test]
fn processes_may_have_threads() {
    let found = Machines::start(&["--board", "english", "--start", "c1", "--digests"], 2, 2).result();
    assert_eq!(found, expected("english", "--start", "c1"));
}

#[test]
#[ignore = "it takes a minute of one core"]
fn one_two_and_four_processes_find_the_same_positions_of_the_european_board() {
    agrees("european", "--start", "c1");
}

#[test]
fn a_run_continues_after_a_process_was_killed() {
    const MIDDLE: usize = 100;
    let folder = Folder::new("killed");
    let options = ["--board", "english", "--start", "d4", "--digests", "--scratch", folder.path()];
    let mut machines = Machines::start(&options, 4, 1);
    let killed_at = machines.levels().find(|&level| level >= MIDDLE).expect("the level comes");
    machines.kill(1);
    for message in machines.failures() {
        assert!(message.contains("cannot go on alone"), "{message}");
    }

    let mut machines = Machines::start(&options, 4, 1);
    let next = machines.levels().next().expect("levels are left");
    assert!(next >= killed_at, "{next} was finished before {killed_at}");
    assert_eq!(machines.result(), expected("english", "--start", "d4"));

    let mut machines = Machines::start(&options, 4, 1);
    assert_eq!(machines.levels().next(), None);
    assert_eq!(machines.result(), expected("english", "--start", "d4"));
}

#[test]
fn levels_of_another_run_are_refused() {
    let folder = Folder::new("other");
    let scratch = ["--scratch", folder.path()];
    let run = |place: &str, processes: usize| {
        Machines::start(&[&["--board", "triangle", "--start", place], &scratch[..]].concat(), processes, 1)
    };
    assert!(run("a1", 1).result().contains("Positions: "));
    for (place, processes) in [("b2", 1), ("a1", 2)] {
        let messages = run(place, processes).failures();
        assert!(messages.iter().any(|message| message.contains("another problem, number of workers")), "{messages:?}");
    }
}

#[test]
fn a_damaged_level_is_refused() {
    let folder = Folder::new("damaged");
    let options = ["--board", "triangle", "--start", "a1", "--scratch", folder.path()];
    Machines::start(&options, 1, 1).result();
    let mut files: Vec<_> = fs::read_dir(folder.worker(0)).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let last = files.last().expect("a level was written");
    let bytes = fs::read(last).unwrap();
    fs::write(last, &bytes[..bytes.len() - 1]).unwrap();
    let messages = Machines::start(&options, 1, 1).failures();
    assert!(messages[0].contains("the file is damaged"), "{messages:?}");
}

#[test]
fn invalid_options_are_refused_in_a_sentence() {
    for (arguments, reason) in [
        ("", "--board is missing"),
        ("--board nowhere --start d4", "--board: line 1"),
        ("--board english", "either --start or --finish is needed"),
        ("--board english --start d4 --finish d4", "either --start or --finish is needed"),
        ("--board english --start z9", "--start: line 1"),
        ("--board english --finish any", "--finish: one position is needed"),
        ("--board english --start", "--start needs a value"),
        ("--board english --estimate none --start d4", "--estimate: expected a number"),
        ("--board english --estimate 0 --start d4", "--estimate: expected a number"),
        ("--board english --vacancy d4", "unknown option '--vacancy'"),
        ("--board english --start d4 -- -w", "after --: "),
        ("--board english --start d4 -- -w 0 -n 2", "after --: -w 0"),
        ("--board english --start d4 -- -n 2 -p 2", "after --: -p 2"),
        ("--board english --start d4 -- -n 2 -h /no/such/file", "after --: "),
    ] {
        let message = refusal(arguments);
        assert!(message.starts_with("cluster: ") && message.contains(reason), "{arguments}: {message}");
        assert_eq!(message.trim_end().lines().count(), 1, "{message}");
    }
}
