//! Comparison of published results with the results of the core.

use std::fs::OpenOptions;
use std::io::Write;
use std::time::Instant;

use serde_json::{Value, json};

/// The variable that names the file for the comparisons: `npm run proofs` sets it.
const FILE: &str = "PUBLISHED_RESULTS";

/// Compares a row of `tests/data` with our result. `kind` is the name of the row's list.
pub fn agree(kind: &str, row: &Value, published: &Value, ours: impl FnOnce() -> Value) {
    let begin = Instant::now();
    let ours = ours();
    tell(&json!({
        "kind": kind, "row": row, "published": published, "ours": ours, "seconds": begin.elapsed().as_secs_f64(),
    }));
    assert_eq!(*published, ours, "{row}");
}

/// Adds a line to the file. Tests write at the same time, so each line is written at once.
fn tell(line: &Value) {
    if let Some(path) = std::env::var_os(FILE) {
        let mut file = OpenOptions::new().create(true).append(true).open(path).unwrap();
        file.write_all(format!("{line}\n").as_bytes()).unwrap();
    }
}
