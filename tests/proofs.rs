//! Tests of proofs that problems are impossible, and of complete sets.

mod common;

#[path = "searches/certificates.rs"]
mod certificates;
#[path = "searches/complete_sets.rs"]
mod complete_sets;
#[path = "searches/proofs.rs"]
mod proofs;
#[path = "searches/published.rs"]
mod published;
