//! Tests of text and other formats in which values are written and parsed.

mod common;

#[path = "core/games.rs"]
mod games;
#[path = "core/serde.rs"]
mod serde;
#[path = "core/text.rs"]
mod text;
