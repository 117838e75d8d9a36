//! Boards, positions, jumps, finishes and certificates, to and from text.

mod board;
mod certificate;
mod drawing;
mod error;
mod finish;
mod jumps;
mod notation;
mod reading;

pub use error::TextError;
pub use reading::Reading;
