//! The choices along a solution: how many of the legal jumps keep the win, and in which positions a jump throws it
//! away.

use peg_solitaire::solve::{Judge, Line, Settings, Solver, Verdict};
use peg_solitaire::{Jump, Position, Problem};

/// The largest number of positions that the solver and then the judge may each examine, which takes a few tenths of a
/// second.
const MOST: u64 = 500_000;

/// The memory limit of the solver, and of the judge. It is the same on every machine, because the solver could
/// otherwise find another solution.
const MEMORY: usize = 32 << 20;

/// A player's choices along a solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Choices {
    /// The number of positions along the solution in which the player chooses a jump.
    pub positions: u32,
    /// The number of forks: positions in which some legal jump throws the win away.
    pub forks: u32,
    /// The number of legal jumps in all positions along the solution.
    pub jumps: u32,
    /// The number of those jumps that keep the win.
    pub keeping: u32,
}

/// Finds the [`Choices`] along one solution of a problem: the solution that [`Solver`] finds with seed 0.
///
/// It runs like a search. The result depends neither on a clock nor on the size of the slices, so it is the same on
/// every machine. There is no result if the problem cannot be won, or if the search would have to examine too many
/// positions.
#[derive(Debug)]
pub(super) struct Way {
    solver: Solver,
    judge: Judge,
    /// The positions that remain to be judged, the next one last. Later positions are judged first, because the judge
    /// learns from them. `None` until there is a solution.
    ahead: Option<Vec<Position>>,
    choices: Option<Choices>,
}

impl Way {
    /// Prepares the search, which takes about as long as [`Solver::new`].
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
    pub fn new(problem: Problem) -> Self {
        let settings = Settings::default().with_memory(MEMORY).with_set_memory(0);
        Way {
            judge: Judge::new(problem.clone(), settings),
            solver: Solver::new(problem, settings),
            ahead: None,
            choices: Some(Choices::default()),
        }
    }

    /// Does roughly the work of examining `positions` positions. Returns `true` once the search is over.
    pub fn run(&mut self, positions: u64) -> bool {
        if self.ahead.is_none() {
            self.solve(positions);
        } else {
            self.judge(positions);
        }
        self.is_over()
    }

    /// The choices; `None` until the search is over, or if there is no result.
    pub fn choices(&self) -> Option<Choices> {
        self.choices.filter(|_| self.is_over())
    }

    /// The problem.
    pub fn problem(&self) -> &Problem {
        self.solver.problem()
    }

    /// The solution, once it has been found.
    pub(super) fn line(&self) -> Option<&Line> {
        self.solver.outcome()?.line()
    }

    fn is_over(&self) -> bool {
        self.choices.is_none() || self.ahead.as_ref().is_some_and(Vec::is_empty)
    }

    fn solve(&mut self, positions: u64) {
        let start = self.solver.problem().start();
        let outcome = self.solver.run(positions.min(MOST));
        let is_over = outcome.is_some();
        let before = |position: &mut Position, jump: &Jump| {
            let after = jump.play_unchecked(*position);
            Some(std::mem::replace(position, after))
        };
        let line = outcome.and_then(|outcome| outcome.line());
        self.ahead = line.map(|line| line.jumps.iter().scan(start, before).collect());
        if self.solver.progress().positions > MOST || (is_over && self.ahead.is_none()) {
            self.choices = None;
        }
    }

    fn judge(&mut self, positions: u64) {
        let end = self.judge.progress().positions.saturating_add(positions);
        while let (Some(choices), Some(ahead)) = (&mut self.choices, &mut self.ahead)
            && let Some(&position) = ahead.last()
        {
            let is_judged = self.judge.ask(position).is_ok() && self.judge.run(positions.min(MOST)).is_some();
            let examined = self.judge.progress().positions;
            if is_judged {
                choices.count(self.judge.judgement().jumps.iter().map(|&(_, verdict)| verdict));
                ahead.pop();
            }
            if examined > MOST {
                self.choices = None;
            }
            if !is_judged || examined >= end {
                return;
            }
        }
    }
}

impl Choices {
    /// The percentage of jumps that keep the win: 100 if all do, otherwise 1 to 99.
    pub fn share(&self) -> u32 {
        let Choices { jumps, keeping, .. } = *self;
        if keeping == jumps { 100 } else { ((200 * keeping + jumps) / (2 * jumps)).clamp(1, 99) }
    }

    /// Counts a position, given the verdicts on its jumps.
    fn count(&mut self, jumps: impl Iterator<Item = Verdict> + Clone) {
        let all: u32 = jumps.clone().map(|_| 1).sum();
        let keeping: u32 = jumps.map(|verdict| u32::from(verdict == Verdict::Winnable)).sum();
        self.positions += 1;
        self.forks += u32::from(keeping < all);
        self.jumps += all;
        self.keeping += keeping;
    }
}
