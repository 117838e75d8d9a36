//! Tests of the named boards, their problems and their grades.

mod common;

#[path = "core/catalogue.rs"]
mod catalogue;
#[path = "core/grades.rs"]
mod grades;
