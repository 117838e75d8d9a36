//! Boards, positions, jumps, games, finishes and certificates, to and from text.
//!
//! Texts are cut by `get` and `split_at_checked`, and no string is searched for a string: the message of a panic about
//! a wrong place would take four kilobytes of the wasm.

mod annotations;
mod board;
mod certificate;
mod drawing;
mod error;
mod finish;
mod foreign;
mod jumps;
mod notation;
#[doc(hidden)]
pub mod phrase;
mod reading;
mod scanner;
mod tree;

pub use error::{Expected, Found, TextError};
pub use reading::Reading;
