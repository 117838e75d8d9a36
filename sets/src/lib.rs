//! Sets of positions for machines with gigabytes of memory.

mod crossing;

pub use crossing::{Crossing, CrossingLevel, CrossingShare, NoCrossing};
