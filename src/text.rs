//! Converts boards, positions, jumps, games, finishes and certificates to and from text.
//!
//! Strings are split with `get` and `split_at_checked`, and are never searched for other strings, because the panic
//! message about an invalid index would add four kilobytes to the wasm.

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
