//! A problem in the form that the searches by moves need.

use crate::rules::{Position, Problem};
use crate::solve::{Learner, Meter, Target};

use super::regions::Regions;

/// The most finishes that are listed.
const MOST_FINISHES: usize = 1 << 13;

/// The targets of both ends, and the regions that cost moves.
#[derive(Clone)]
pub(in crate::solve) struct MoveTargets {
    pub ahead: Target,
    /// The way back, in the complement. `None` if the finishes are too many to list: then there is no end to come back
    /// from.
    pub back: Option<Target>,
    pub regions: Regions,
}

impl MoveTargets {
    pub fn new(problem: &Problem) -> Self {
        let target = Target::to(problem, problem.finishes(most_pegs(problem.board().hole_count())));
        match target.both_ways() {
            Some((ahead, back)) => {
                let regions = Regions::new(problem.board(), problem.start(), ahead.finishes());
                MoveTargets { ahead, back: Some(back), regions }
            }
            // There are no regions: any of them may be full at one of the finishes.
            None => {
                MoveTargets { ahead: target, back: None, regions: Regions::new(problem.board(), Position::EMPTY, &[]) }
            }
        }
    }

    /// Finds pagoda functions for both ways; returns `true` once that is done.
    pub fn learn(&mut self, [ahead, back]: &mut [Learner; 2], meter: &mut Meter) -> bool {
        ahead.run(&mut self.ahead, meter) && self.back.as_mut().is_none_or(|target| back.run(target, meter))
    }
}

/// The largest number of pegs that can stand anywhere in few enough ways to be listed.
fn most_pegs(holes: usize) -> u32 {
    let mut ways = 1;
    let grows = |&pegs: &usize| {
        ways = ways * (holes + 1 - pegs) / pegs;
        ways <= MOST_FINISHES
    };
    (1..=holes).take_while(grows).count() as u32
}
