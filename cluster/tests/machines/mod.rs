//! Runs the program as several processes.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::iter;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use peg_solitaire::complete_set::CompleteSet;
use peg_solitaire::{Board, Finish, Position};

const PROGRAM: &str = env!("CARGO_BIN_EXE_peg-solitaire-cluster");
const BROKEN: i32 = 3;
const REFUSED: i32 = 2;

/// A folder for a test, deleted at its end.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("peg-solitaire-{name}-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    pub fn worker(&self, index: usize) -> PathBuf {
        self.0.join(format!("worker-{index:04}"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The processes of a run, which are killed at the end of the test.
pub struct Machines {
    processes: Vec<Child>,
    /// The progress lines of the first process.
    said: BufReader<ChildStderr>,
    _hosts: Folder,
}

impl Machines {
    pub fn start(options: &[&str], processes: usize, threads: usize) -> Self {
        let hosts = Folder::new("hosts");
        let file = hosts.0.join("hosts");
        fs::write(&file, addresses(processes).join("\n")).unwrap();
        let begin = |process: usize| {
            let timely = format!("-- -w {threads} -n {processes} -p {process} -h {}", file.display());
            let mut command = Command::new(PROGRAM);
            command.args(options).args(timely.split(' ')).stdout(Stdio::piped()).stderr(Stdio::piped());
            command.spawn().unwrap()
        };
        let mut processes: Vec<Child> = (0..processes).map(begin).collect();
        let said = BufReader::new(processes[0].stderr.take().unwrap());
        Machines { processes, said, _hosts: hosts }
    }

    /// The numbers of the finished levels, as the first process reports them.
    pub fn levels(&mut self) -> impl Iterator<Item = usize> {
        let lines = self.said.by_ref().lines().map_while(Result::ok);
        lines.filter_map(|line| line.strip_prefix("cluster: level ")?.split(' ').next()?.parse().ok())
    }

    pub fn kill(&mut self, process: usize) {
        let mut killed = self.processes.remove(process);
        killed.kill().unwrap();
        assert_eq!(killed.wait().unwrap().code(), None, "it had not ended before");
    }

    /// The output of the first process, without timely's lines, once all processes have succeeded.
    pub fn result(mut self) -> String {
        let outputs = self.ends();
        assert!(outputs.iter().all(|output| output.status.success()), "{outputs:?}");
        let printed = String::from_utf8(outputs[0].stdout.clone()).unwrap();
        printed[printed.find("pegs ").expect("a table is printed")..].into()
    }

    /// The error output of each process. All processes must fail.
    pub fn failures(mut self) -> Vec<String> {
        let outputs = self.ends();
        assert!(outputs.iter().all(|output| output.status.code() == Some(BROKEN)), "{outputs:?}");
        outputs.into_iter().map(|output| String::from_utf8(output.stderr).unwrap()).collect()
    }

    fn ends(&mut self) -> Vec<Output> {
        let mut rest = Vec::new();
        self.said.read_to_end(&mut rest).unwrap();
        let mut outputs: Vec<Output> =
            self.processes.drain(..).map(|process| process.wait_with_output().unwrap()).collect();
        outputs[0].stderr = rest;
        outputs
    }
}

impl Drop for Machines {
    fn drop(&mut self) {
        for process in &mut self.processes {
            let _ = process.kill().and_then(|()| process.wait());
        }
    }
}

/// Unused addresses on this machine, which no other test is given.
fn addresses(count: usize) -> Vec<String> {
    static GIVEN: Mutex<Vec<SocketAddr>> = Mutex::new(Vec::new());
    let mut given = GIVEN.lock().unwrap();
    let mut listeners = Vec::new();
    let fresh = iter::repeat_with(|| {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        // No other process can get the address as long as this listener is open.
        listeners.push(listener);
        address
    });
    let addresses: Vec<SocketAddr> = fresh.filter(|address| !given.contains(address)).take(count).collect();
    given.extend(&addresses);
    addresses.iter().map(SocketAddr::to_string).collect()
}

/// The message that the program prints for invalid arguments.
pub fn refusal(arguments: &str) -> String {
    let output = Command::new(PROGRAM).args(arguments.split_whitespace()).output().unwrap();
    assert_eq!(output.status.code(), Some(REFUSED), "{arguments}: {output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// The expected table, computed by the crate in one process.
pub fn expected(board: &str, side: &str, place: &str) -> String {
    let board: Board = board.parse().unwrap();
    let set = if side == "--start" {
        CompleteSet::reachable(&board, board.parse_start(place).unwrap(), 1 << 29)
    } else {
        CompleteSet::reaching(&board, &[finish(place, &board)], 1 << 29)
    };
    let mut set = set.unwrap().with_digests();
    while set.run(1 << 20).is_none() {}
    let mut lines = vec!["pegs        positions  digest".to_string()];
    let levels = set.levels().unwrap();
    lines.extend(levels.iter().map(|level| format!("{:>4}  {:>15}  {}", level.pegs, level.positions, level.digest)));
    lines.push(format!("\nPositions: {}\n", levels.iter().map(|level| level.positions).sum::<u64>()));
    lines.join("\n")
}

fn finish(place: &str, board: &Board) -> Position {
    match Finish::parse(place, board).unwrap() {
        Finish::Pattern(position) => position,
        Finish::AtMost(_) => panic!("one position is needed"),
    }
}
