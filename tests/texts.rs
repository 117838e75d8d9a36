//! Tests of texts and other formats in which values are written and read.

mod common;

#[path = "core/games.rs"]
mod games;
#[path = "core/serde.rs"]
mod serde;
#[path = "core/text.rs"]
mod text;
