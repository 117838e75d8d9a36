//! The steps of the solver, in their order.

/// The steps that are tried, one after the other.
///
/// Beams of 4 and 12 solve half of all problems, those of 32 and 128 nearly all the others, together in less time than
/// a linear programme takes. The remaining problems are lost more often than not. The search from both ends refutes
/// them sooner than a wide beam comes to its end; but if its levels grow large while the ends are far apart, wide beams
/// come first again.
pub(super) const PLAN: [Step; 11] = [
    Step::Beam(4),
    Step::Beam(12),
    Step::Beam(32),
    Step::Beam(128),
    Step::Weights,
    Step::Beam(256),
    Step::BothEnds(1 << 17),
    Step::Beam(4096),
    Step::Beam(32768),
    Step::BothEnds(usize::MAX),
    Step::Exhaustive,
];

/// A step of the plan.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// A beam of this many positions a level towards each finish.
    Beam(usize),
    /// A pagoda function for the start, then some to prune with.
    Weights,
    /// A search from both ends, if the missing levels would have at most this many positions.
    BothEnds(usize),
    /// A search of everything that is left.
    Exhaustive,
}
