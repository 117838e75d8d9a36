//! Boards, positions, jumps, games, finishes and certificates, to and from text.

mod annotations;
mod board;
mod certificate;
mod drawing;
mod error;
mod finish;
mod jumps;
mod notation;
pub(crate) mod phrase;
mod reading;
mod scanner;
mod tree;

pub use error::{Expected, Found, TextError};
pub use reading::Reading;
