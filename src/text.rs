//! Boards, positions, jumps, finishes and certificates, to and from text.

mod board;
mod certificate;
mod drawing;
mod error;
mod finish;
mod jumps;
mod notation;
pub(crate) mod phrase;
mod reading;

pub use error::{Expected, Found, TextError};
pub use reading::Reading;
