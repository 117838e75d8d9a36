//! The progress of a search, on a terminal.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// The time between two looks.
const PAUSE: Duration = Duration::from_millis(200);

/// A line that is written again and again, and taken away at the end. A file or a pipe gets none.
pub struct Progress {
    is_shown: bool,
    begin: Instant,
    said: Option<Instant>,
}

impl Progress {
    pub fn new() -> Self {
        Progress { is_shown: stderr().is_terminal(), begin: Instant::now(), said: None }
    }

    /// The time since the search began.
    pub fn elapsed(&self) -> Duration {
        self.begin.elapsed()
    }

    pub fn milliseconds(&self) -> f64 {
        self.elapsed().as_secs_f64() * 1000.0
    }

    /// Shows how far the search is, if it is time to.
    pub fn show(&mut self, progress: impl FnOnce() -> String) {
        if self.is_shown && self.said.unwrap_or(self.begin).elapsed() >= PAUSE {
            self.said = Some(Instant::now());
            let _ = write!(stderr(), "\r\x1b[K{}, {:.0} s", progress(), self.elapsed().as_secs_f64());
        }
    }

    /// Takes the line away, so that answers can follow.
    pub fn hide(&mut self) {
        if self.said.take().is_some() {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.hide();
    }
}
