//! The question, and the machines that work on it.

use peg_solitaire::complete_set::{SetPlan, SetSums};
use peg_solitaire::proof::SetLevel;
use peg_solitaire::text::TextError;
use peg_solitaire::{Board, Finish, Position};
use timely::{CommunicationConfig, Config};

pub const USAGE: &str = "\
usage: cluster --board NAME|ROWS (--start HOLE|ROWS | --finish HOLE|ROWS) [--digests] [--scratch DIR]
               [--estimate WORKERS] [-- [-w THREADS] [-n PROCESSES -p PROCESS [-h HOSTFILE]]]

  --board     a name, or rows of a drawing with / between them
  --board     a name, or rows of a drawing separated by /
  --start     find all positions that play can reach from it: a vacancy, or rows of x and o
  --finish    find all positions from which play can reach it: the hole of the last peg, or rows of x and o
  --digests   also print a digest of the positions with each number of pegs, as `cargo solve` does
  --scratch   a folder for finished levels; a run that finds levels there continues after them
  --estimate  only print how much memory this many workers need, and how much data they exchange

The options after `--` are for timely: the threads of a process, the number of processes, the index of this one, and a
file with a line HOST:PORT for each. Every process gets the same options, except for -p.";

pub struct Job {
    pub board: Board,
    position: Position,
    is_forward: bool,
    pub has_digests: bool,
    pub scratch: Option<String>,
    pub estimate: Option<usize>,
}

impl Job {
    pub fn parse(arguments: &[String]) -> Result<Self, String> {
        let [mut board, mut start, mut finish, mut scratch, mut estimate] = [const { None }; 5];
        let mut has_digests = false;
        let mut rest = arguments.iter();
        while let Some(name) = rest.next() {
            let slot = match name.as_str() {
                "--digests" => {
                    has_digests = true;
                    continue;
                }
                "--board" => &mut board,
                "--start" => &mut start,
                "--finish" => &mut finish,
                "--scratch" => &mut scratch,
                "--estimate" => &mut estimate,
                _ => return Err(format!("unknown option '{name}'; --help lists them")),
            };
            *slot = Some(rest.next().ok_or_else(|| format!("{name} needs a value; --help shows which"))?.clone());
        }
        let board = board.ok_or("--board is missing: a name such as english, or rows of text")?;
        let board: Board = board.parse().map_err(in_option("--board"))?;
        let (position, is_forward) = match (start, finish) {
            (Some(start), None) => (board.parse_start(&start).map_err(in_option("--start"))?, true),
            (None, Some(finish)) => (pattern(&finish, &board)?, false),
            _ => return Err("either --start or --finish is needed, and not both".into()),
        };
        let estimate = estimate.map(|text| parse_workers(&text)).transpose()?;
        Ok(Job { board, position, is_forward, has_digests, scratch, estimate })
    }

    pub fn plan(&self) -> Result<SetPlan, String> {
        SetPlan::new(&self.board, self.seed(), usize::MAX).map_err(|_| "--board: the board is too large".into())
    }

    /// The position to start from. Forward play from a start is backward play from its complement, so the set for a
    /// start contains the complements of the reachable positions.
    pub fn seed(&self) -> Position {
        if self.is_forward { self.board.complement(self.position) } else { self.position }
    }

    /// Sums to which no row has been added yet.
    pub fn sums(&self, plan: &SetPlan) -> SetSums {
        let turned = if self.is_forward { self.board.holes() } else { Position::EMPTY };
        plan.sums(self.has_digests.then_some(turned))
    }

    /// Converts sums (counts, then digests, each by number of pegs) to levels, from the most pegs to the fewest.
    pub fn report(&self, sums: &[u64]) -> Vec<SetLevel> {
        let most = self.board.holes().count();
        let level = |pegs: u32| {
            let counted = if self.is_forward { most - pegs } else { pegs } as usize;
            let digest = sums.get(most as usize + 1 + counted).copied().unwrap_or_default();
            SetLevel { pegs, positions: sums.get(counted).copied().unwrap_or_default(), digest }
        };
        (0..=most).rev().map(level).filter(|level| level.positions > 0).collect()
    }

    /// The question as lines of text. If a saved level begins with other lines, it belongs to another run.
    pub fn key(&self) -> String {
        let Job { board, has_digests, .. } = self;
        let side = if self.is_forward { "start" } else { "finish" };
        let position = board.draw(self.position).replace('\n', "/");
        format!("directions: {:?}\n{side}: {position}\ndigests: {has_digests}\n", board.directions())
    }
}

fn pattern(text: &str, board: &Board) -> Result<Position, String> {
    match Finish::parse(text, board).map_err(in_option("--finish"))? {
        Finish::Pattern(position) => Ok(position),
        Finish::AtMost(_) => Err("--finish: one position is needed: a hole, or rows of x and o".into()),
    }
}

fn parse_workers(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| format!("--estimate: expected a number of workers, found '{text}'"))
}

/// The processes and threads, as set by timely's options.
pub fn machines(arguments: &[String]) -> Result<Config, String> {
    let config = Config::from_args(arguments.iter().cloned()).map_err(|error| format!("after --: {error}"))?;
    if let CommunicationConfig::Cluster { threads, process, addresses, .. } = &config.communication {
        if *process >= addresses.len() {
            return Err(format!("after --: -p {process}: the {} processes are numbered from 0", addresses.len()));
        }
        if *threads == 0 {
            return Err("after --: -w 0: a process needs a thread".into());
        }
    }
    Ok(config)
}

fn in_option(option: &str) -> impl Fn(TextError) -> String {
    move |error| format!("{option}: {error}")
}
