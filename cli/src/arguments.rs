//! The commands and their options.

use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::input::{Input, read, typed_or_read};

const NOTES: &str = "\
Input:
  BOARD, PEGS, FINISH, JUMPS and GAME are the text itself, @FILE for the contents of a file, or - for standard input.

Exit codes:
  0  there is an answer: a solution, a count, a winnable position, a valid certificate
  1  it is proven that there is no solution
  2  incorrect use: an option, argument or file is invalid
  3  unknown: a limit of time, memory or positions was reached first
  4  the certificate has a flaw, or cannot be read";

/// Solve, count, list and prove peg solitaire on boards of up to 128 holes
#[derive(Parser)]
#[command(name = "peg-solitaire", version, after_help = NOTES)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
    /// Print JSON
    #[arg(long, global = true)]
    pub json: bool,
}

#[derive(Subcommand)]
pub enum Command {
    /// Find a solution, or prove that there is none
    Solve(Solve),
    /// Count the solutions, games and positions
    Count(Question),
    /// List every solution, one per line
    List(List),
    /// Find a solution with the fewest moves
    Moves(Moves),
    /// Find the solution that is easiest to remember, in purges, sweeps and single jumps
    Memorable(Moves),
    /// Find a line of play that leaves the fewest pegs, in any holes
    Pegs(Pegs),
    /// Judge whether a finish can be reached from the start, and after each jump from there
    Verdicts(Question),
    /// Count all positions that the start can reach, or that can reach a finish
    ///
    /// Without --finish, the command counts the positions that the start can reach, and lists the single pegs that can
    /// be left. With --finish, it counts the positions that can reach the finish, and lists the vacancies from which
    /// the finish can be reached.
    Positions(Positions),
    /// Decide whether the last peg can end in the vacancy, in problems that are too large for the other commands
    ///
    /// The test stores only a few levels of the positions that can reach the finish. Every solution has a jump that
    /// leads to a stored position, from a position whose complement is also stored.
    Crossing(Crossing),
    /// Read a game and print it in standard form, with a drawing of each named position
    Game(Game),
    /// Check a certificate without the solver
    #[command(subcommand)]
    Certificate(Certificate),
    /// List the named boards
    Boards,
    /// Print completions for a shell
    Completions { shell: Shell },
    /// Print a manual page
    Man {
        /// A command, such as `solve` or `certificate check`; all commands by default
        command: Vec<String>,
    },
}

impl Command {
    /// The command's board, if it has one.
    pub fn board(&self) -> Option<&Input> {
        let start = match self {
            Command::Solve(Solve { question, .. })
            | Command::Count(question)
            | Command::Verdicts(question)
            | Command::List(List { question, .. })
            | Command::Moves(Moves { question, .. })
            | Command::Memorable(Moves { question, .. }) => &question.problem.line.start,
            Command::Positions(Positions { problem, .. }) | Command::Crossing(Crossing { problem, .. }) => {
                &problem.line.start
            }
            Command::Pegs(Pegs { line, .. }) => &line.start,
            Command::Game(Game { start, .. }) => start,
            Command::Certificate(_) | Command::Boards | Command::Completions { .. } | Command::Man { .. } => {
                return None;
            }
        };
        Some(&start.board)
    }
}

/// A board and the pegs on it.
#[derive(Args)]
pub struct Start {
    /// A name, or rows separated by `/` or line breaks
    ///
    /// In rows, `.` means no hole, and x and o are holes. Rows with both x (peg) and o (empty hole) also set the start.
    /// A first line `# directions: 6` (or 8) sets the directions of jumps.
    #[arg(long, value_parser = typed_or_read, allow_hyphen_values = true)]
    pub board: Input,
    /// The hole that is empty at the start
    ///
    /// Named boards have a default.
    #[arg(long, value_name = "HOLE", conflicts_with = "start")]
    pub vacancy: Option<String>,
    /// The pegs at the start: rows of x (peg), o (empty hole) and . (no hole), or a matrix of 1, 0 and -1
    #[arg(id = "start", long = "start", value_name = "PEGS", value_parser = typed_or_read, allow_hyphen_values = true)]
    pub pegs: Option<Input>,
}

/// A start, after some jumps.
#[derive(Args)]
pub struct Line {
    #[command(flatten)]
    pub start: Start,
    /// Jumps to play first, such as "d2-d4 d5-d3" or "(1|3) => (3|3)"
    #[arg(long, value_parser = typed_or_read, default_value = "", hide_default_value = true)]
    pub jumps: Input,
}

#[derive(Args)]
pub struct Problem {
    #[command(flatten)]
    pub line: Line,
    /// The goal: a hole, any (a single peg anywhere), "at most 2", or a pattern of pegs
    #[arg(long, value_parser = typed_or_read, allow_hyphen_values = true)]
    pub finish: Option<Input>,
}

#[derive(Args, Clone)]
pub struct Limits {
    /// The memory limit of the search, in MB
    #[arg(long, value_name = "MB", default_value_t = 384)]
    memory: u32,
    /// Give up after this many seconds
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub seconds: Option<Duration>,
}

impl Limits {
    /// The memory in bytes.
    pub fn memory(&self) -> usize {
        (self.memory as usize).saturating_mul(1 << 20)
    }
}

/// The limits of a search that examines positions one by one.
#[derive(Args)]
pub struct Search {
    #[command(flatten)]
    pub limits: Limits,
    /// Give up after examining this many positions
    #[arg(long, value_name = "N")]
    pub positions: Option<u64>,
    #[command(flatten)]
    pub seed: Seed,
}

#[derive(Args, Clone)]
pub struct Seed {
    /// The seed of random choices: another seed may find another solution
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
}

#[derive(Args)]
pub struct Threads {
    /// The number of threads; by default, one for each core
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

impl Threads {
    pub fn count(&self) -> usize {
        self.threads.or_else(|| Some(thread::available_parallelism().ok()?.get())).unwrap_or(1)
    }
}

#[derive(Args)]
pub struct Question {
    #[command(flatten)]
    pub problem: Problem,
    #[command(flatten)]
    pub search: Search,
}

#[derive(Args)]
pub struct Proof {
    /// Write the proof to this file if there is no solution
    #[arg(long, value_name = "FILE")]
    pub certificate: Option<PathBuf>,
}

#[derive(Args)]
pub struct Solve {
    #[command(flatten)]
    pub question: Question,
    /// A position that the solution must pass through; each limit applies to each half
    #[arg(long, value_name = "PEGS", value_parser = typed_or_read, allow_hyphen_values = true)]
    pub via: Option<Input>,
    #[command(flatten)]
    pub proof: Proof,
}

#[derive(Args)]
pub struct Moves {
    #[command(flatten)]
    pub question: Question,
    #[command(flatten)]
    pub proof: Proof,
}

#[derive(Args)]
pub struct Pegs {
    #[command(flatten)]
    pub line: Line,
    #[command(flatten)]
    pub search: Search,
}

/// The rule by which two solutions count as the same.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum UpTo {
    /// Solutions that are images of each other under the symmetries of the problem
    Symmetry,
    /// Solutions that differ only in the order of independent jumps
    Order,
}

#[derive(Args)]
pub struct List {
    #[command(flatten)]
    pub question: Question,
    /// Print at most this many solutions
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    pub limit: u64,
    /// Print only one of the solutions that count as the same
    #[arg(long, value_delimiter = ',')]
    pub up_to: Vec<UpTo>,
}

#[derive(Args)]
pub struct Positions {
    #[command(flatten)]
    pub problem: Problem,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub threads: Threads,
    /// Print a digest of the positions with each number of pegs, for comparing runs
    #[arg(long)]
    pub digests: bool,
    /// Write the proof to this file if there is no solution
    #[arg(long, value_name = "FILE", requires = "finish")]
    pub certificate: Option<PathBuf>,
}

#[derive(Args)]
pub struct Crossing {
    #[command(flatten)]
    pub problem: Problem,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub threads: Threads,
    #[command(flatten)]
    pub seed: Seed,
    /// The number of functions that exclude positions that the start cannot reach; each takes time for every position
    #[arg(long, value_name = "N", default_value_t = 24)]
    pub pagodas: usize,
    /// A folder in which each finished layer of positions is saved; a run that finds layers there continues after them
    #[arg(long, value_name = "DIR")]
    pub scratch: Option<PathBuf>,
}

impl Crossing {
    /// The limits of a search for the rest of a solution.
    pub fn search(&self) -> Search {
        Search { limits: self.limits.clone(), positions: None, seed: self.seed.clone() }
    }
}

#[derive(Args)]
pub struct Game {
    #[command(flatten)]
    pub start: Start,
    /// The game, such as "d2-d4 {The first jump.} [id first] (b4-d4)"
    #[arg(value_parser = typed_or_read)]
    pub game: Input,
}

#[derive(Subcommand)]
pub enum Certificate {
    /// Check a certificate
    Check {
        /// The file, or - for standard input
        #[arg(value_parser = read)]
        file: Input,
    },
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| "expected a number of seconds, 0 or more".into())
}
