//! A problem in the form that searches by moves need.

use std::sync::Arc;

use crate::rules::Problem;
use crate::solve::{Learner, Meter, Target};

use super::bound::Bound;

/// The largest number of finishes that are listed.
const MOST_FINISHES: usize = 1 << 13;

/// The targets of the searches from both ends, and a bound on the number of moves between the ends.
#[derive(Clone)]
pub(in crate::solve) struct MoveTargets {
    pub ahead: Target,
    /// The backward search, in the complement. `None` if there are too many finishes to list.
    pub back: Option<Target>,
    pub bound: Arc<Bound>,
}

impl MoveTargets {
    pub fn new(problem: &Problem) -> Self {
        let target = Target::to(problem, problem.finishes(most_pegs(problem.board().hole_count())));
        let (ahead, back) = target.both_ways().map_or((target, None), |(ahead, back)| (ahead, Some(back)));
        MoveTargets { bound: Arc::new(Bound::new(&ahead)), ahead, back }
    }

    /// Finds pagoda functions for both directions and builds the bound; returns `true` once that is done.
    pub fn learn(&mut self, [ahead, back]: &mut [Learner; 2], meter: &mut Meter) -> bool {
        ahead.run(&mut self.ahead, meter)
            && self.back.as_mut().is_none_or(|target| back.run(target, meter))
            && Arc::make_mut(&mut self.bound).learn(meter)
    }
}

/// The largest number of pegs for which all positions with that number of pegs can be listed.
fn most_pegs(holes: usize) -> u32 {
    let mut ways = 1;
    let grows = |&pegs: &usize| {
        ways = ways * (holes + 1 - pegs) / pegs;
        ways <= MOST_FINISHES
    };
    (1..=holes).take_while(grows).map(|_| 1).sum()
}
