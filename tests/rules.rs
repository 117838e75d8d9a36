//! Tests of the rules: positions, boards, jumps, invariants.

mod common;

#[path = "core/arguments.rs"]
mod arguments;
#[path = "core/purges.rs"]
mod purges;
#[path = "core/rules.rs"]
mod rules;
#[path = "core/sets.rs"]
mod sets;
