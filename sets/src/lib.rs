//! Sets of positions for machines with gigabytes.

mod crossing;

pub use crossing::{Crossing, CrossingLevel, CrossingShare, NoCrossing};
