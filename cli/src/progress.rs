//! The progress of a search, on a terminal.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// The time between two updates.
const PAUSE: Duration = Duration::from_millis(200);

/// A line that is updated in place and removed at the end. The line is not written to files or pipes.
pub struct Progress {
    is_shown: bool,
    begin: Instant,
    updated: Option<Instant>,
}

impl Progress {
    pub fn new() -> Self {
        Progress { is_shown: stderr().is_terminal(), begin: Instant::now(), updated: None }
    }

    /// The time since the search began.
    pub fn elapsed(&self) -> Duration {
        self.begin.elapsed()
    }

    pub fn milliseconds(&self) -> f64 {
        self.elapsed().as_secs_f64() * 1000.0
    }

    /// Updates the line, unless the last update was only a moment ago.
    pub fn show(&mut self, progress: impl FnOnce() -> String) {
        if self.is_shown && self.updated.unwrap_or(self.begin).elapsed() >= PAUSE {
            self.updated = Some(Instant::now());
            let _ = write!(stderr(), "\r\x1b[K{}, {:.0} s", progress(), self.elapsed().as_secs_f64());
        }
    }

    /// Removes the line, so that answers can follow.
    pub fn hide(&mut self) {
        if self.updated.take().is_some() {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.hide();
    }
}
