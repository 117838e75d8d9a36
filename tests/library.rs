//! Tests of the named boards and their problems.

mod common;

#[path = "core/catalogue.rs"]
mod catalogue;
