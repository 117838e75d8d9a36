//! Counting: how many lines of play there are, and how many positions they pass.

mod frontier;
pub(super) mod lines;

use crate::position::Position;
use crate::problem::Problem;

use super::meter::Meter;
use super::outcome::{Activity, Counts, Level, Line, Outcome, Progress, Settings};
use super::search::{self, Search, Steps};
use super::shards::{SHARDS, Shards};
use super::table::Entry;
use super::target::Target;

use frontier::CountingFrontier;
use lines::Lines;

/// About how many bytes a position takes, of a level or of the next one.
const BYTES: usize = 48;

/// A count of all lines of play, level by level, in exact integers.
///
/// ```
/// use peg_solitaire::{Board, Count, Finish, Problem, Search, Settings};
///
/// let board: Board = "triangle".parse()?;
/// let start = board.vacancy(board.parse_hole("a1")?);
/// let problem = Problem::new(board, start, Finish::ANY_PEG)?;
/// let all = Count::new(problem.clone(), Settings::default()).solve(u64::MAX);
/// let counts = all.counts().unwrap();
/// assert_eq!((counts.solutions, counts.games), (29_760, 568_630));
/// let solutions = Count::solutions(problem.clone(), Settings::default()).solve(u64::MAX);
/// assert_eq!(solutions.counts().unwrap().solutions, 29_760);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Count {
    problem: Problem,
    work: Work,
    counts: Counts,
    most: usize,
    meter: Meter,
}

enum Work {
    Games(Box<CountingFrontier>),
    Solutions(Box<MeetInTheMiddle>),
    Done(Outcome),
}

/// The lines from the start and those from the finish, until they have as many pegs.
struct MeetInTheMiddle {
    ahead: CountingFrontier,
    /// In the complement. None where the finish is the complement of the start: then it is the way there.
    back: Option<CountingFrontier>,
    /// The last level of the way back, on the board.
    turned: Shards<Lines>,
    /// How many pegs its positions have there in the complement, once that is settled.
    turned_pegs: Option<u32>,
    /// The part that is turned next, or met.
    part: usize,
}

impl Search for Count {
    /// Counts all games: everything in [`Counts`].
    fn new(problem: Problem, settings: Settings) -> Self {
        let target = Target::new(&problem).preserving_starts();
        Count::begin(problem, Work::Games(Box::new(CountingFrontier::new(target, false))), settings)
    }

    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn run(&mut self, budget: u64) -> Option<&Outcome> {
        search::run(self, budget)
    }

    fn progress(&self) -> Progress {
        Progress { activity: Activity::Count { pegs: self.pegs() }, positions: self.meter.positions(), best: None }
    }

    fn best(&self) -> Option<&Line> {
        None
    }

    fn outcome(&self) -> Option<&Outcome> {
        if let Work::Done(outcome) = &self.work { Some(outcome) } else { None }
    }

    fn memory(&self) -> usize {
        match &self.work {
            Work::Games(lines) => lines.bytes(),
            Work::Solutions(meeting) => meeting.bytes(),
            Work::Done(_) => 0,
        }
    }
}

impl Steps for Count {
    fn meter(&mut self) -> &mut Meter {
        &mut self.meter
    }

    fn step(&mut self) {
        let end = match &mut self.work {
            Work::Games(lines) => games(lines, self.most, &mut self.counts, &mut self.meter),
            Work::Solutions(meeting) => meeting.run(self.most, &mut self.counts, &mut self.meter),
            Work::Done(_) => None,
        };
        if let Some(is_complete) = end {
            let mut counts = || Outcome::Counted(std::mem::take(&mut self.counts));
            self.work = Work::Done(if is_complete { counts() } else { Outcome::Unknown });
        }
    }
}

impl Count {
    /// Counts the solutions alone, in a fraction of the time: from both ends, without the positions that pagoda
    /// functions refute. Where the finish leaves three pegs or more anywhere, it counts all games.
    pub fn solutions(problem: Problem, settings: Settings) -> Self {
        let target = Target::new(&problem);
        let is_start_finish = problem.finish().is_met_by(problem.start());
        if target.is_refuted() && !is_start_finish {
            return Count::begin(problem, Work::Done(Outcome::Counted(Counts::default())), settings);
        }
        let ways = target.both_ways().filter(|_| !is_start_finish);
        let Some((ahead, back)) = ways else { return Count::new(problem, settings) };
        Count::begin(problem, Work::Solutions(Box::new(MeetInTheMiddle::new(ahead, back))), settings)
    }

    fn begin(problem: Problem, work: Work, settings: Settings) -> Self {
        Count { problem, work, counts: Counts::default(), most: settings.memory / BYTES, meter: Meter::default() }
    }

    fn pegs(&self) -> u32 {
        match &self.work {
            Work::Games(lines) => lines.pegs(),
            Work::Solutions(meeting) => meeting.ahead.pegs(),
            Work::Done(_) => 0,
        }
    }
}

/// Counts a level of all games. In the end whether memory sufficed.
fn games(lines: &mut CountingFrontier, most: usize, counts: &mut Counts, meter: &mut Meter) -> Option<bool> {
    if !lines.complete(meter) {
        return None;
    }
    if lines.size() == 0 || lines.kept() > most {
        return Some(lines.size() == 0);
    }
    if counts.levels.last().is_none_or(|level| level.pegs != lines.pegs()) {
        counts.levels.push(Level { pegs: lines.pegs(), ..Level::default() });
    }
    let Counts { solutions, games, levels } = counts;
    let level = levels.last_mut()?;
    lines.advance(most, meter, &mut |target, entry, is_stuck| {
        let position = entry.key();
        level.up_to_symmetry += 1;
        level.positions += images(target, position);
        level.games += if is_stuck { entry.count() } else { 0 };
        *games += if is_stuck { entry.count() } else { 0 };
        let is_first = position.count() == target.finish_pegs() && target.is_finish(position);
        *solutions += if is_first { entry.count() } else { 0 };
    });
    None
}

/// How many different images a position has.
fn images(target: &Target, position: Position) -> u64 {
    let symmetries = target.symmetries();
    (symmetries.count() / symmetries.images(position).filter(|&image| image == position).count()) as u64
}

impl MeetInTheMiddle {
    fn new(ahead: Target, back: Target) -> Self {
        let back = (ahead.starts() != back.starts()).then(|| CountingFrontier::new(back, true));
        MeetInTheMiddle {
            ahead: CountingFrontier::new(ahead, true),
            back,
            turned: Shards::new(),
            turned_pegs: None,
            part: 0,
        }
    }

    fn bytes(&self) -> usize {
        self.ahead.bytes() + self.back.as_ref().map_or(0, CountingFrontier::bytes) + self.turned.bytes()
    }

    /// Goes on with the smaller half, or counts where they meet. In the end whether memory sufficed.
    fn run(&mut self, most: usize, counts: &mut Counts, meter: &mut Meter) -> Option<bool> {
        let is_level = self.ahead.complete(meter) && self.back.as_mut().is_none_or(|back| back.complete(meter));
        if !is_level {
            return None;
        }
        let is_empty = |lines: &CountingFrontier| lines.size() == 0;
        if is_empty(&self.ahead) || self.turned_pegs.is_none() && self.back.as_ref().is_some_and(is_empty) {
            return Some(true);
        }
        let kept = self.ahead.kept() + self.back.as_ref().map_or(0, CountingFrontier::kept) + self.turned.count();
        if kept > most {
            return Some(false);
        }
        let holes = self.ahead.target().board().hole_count() as u32;
        let back_pegs = self.turned_pegs.unwrap_or_else(|| self.back.as_ref().unwrap_or(&self.ahead).pegs());
        match (self.ahead.pegs() + back_pegs, self.turned_pegs) {
            (pegs, Some(_)) if pegs == holes => return self.meet(counts, meter),
            // One way that is both comes two pegs nearer to itself at a time.
            (pegs, None) if pegs <= holes + u32::from(self.back.is_none()) => self.turn(back_pegs, meter),
            _ => self.advance(most - kept, meter),
        }
        None
    }

    /// Goes on with the smaller half; `room` is for so many positions more.
    fn advance(&mut self, room: usize, meter: &mut Meter) {
        let smaller = self.back.as_mut().filter(|back| back.size() < self.ahead.size() && self.turned_pegs.is_none());
        let half = smaller.unwrap_or(&mut self.ahead);
        half.advance(half.kept() + room, meter, &mut |_, _, _| {});
    }

    /// Turns the level of the complement into positions on the board.
    fn turn(&mut self, pegs: u32, meter: &mut Meter) {
        while self.part < SHARDS {
            if meter.is_spent() {
                return;
            }
            let target = self.ahead.target();
            for entry in self.back.as_ref().unwrap_or(&self.ahead).part(self.part) {
                meter.count_work(1);
                let position = target.board().complement(entry.key());
                self.turned.add(Lines::new(target.symmetries().canonical(position), entry.count()), &mut |_| {});
            }
            self.part += 1;
        }
        self.turned.settle(&mut |_| {});
        (self.turned_pegs, self.part) = (Some(pegs), 0);
    }

    /// Multiplies the lines to a position by those from it on.
    fn meet(&mut self, counts: &mut Counts, meter: &mut Meter) -> Option<bool> {
        while self.part < SHARDS {
            if meter.is_spent() {
                return None;
            }
            for entry in self.ahead.part(self.part) {
                meter.count_work(1);
                // Both count the lines through all images of the position.
                let ways = entry.count() * self.turned.get(entry.key()).count();
                if ways > 0 {
                    counts.solutions += ways / u128::from(images(self.ahead.target(), entry.key()));
                }
            }
            self.part += 1;
        }
        Some(true)
    }
}
