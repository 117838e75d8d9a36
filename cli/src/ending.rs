//! How a command ends: its exit code.

use std::process::ExitCode;

/// The meaning of the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// There is an answer: a solution, verdicts, counts or a valid certificate.
    Solved = 0,
    /// It is proven that there is no solution.
    Impossible = 1,
    /// The command is invalid, or a file cannot be read or written.
    Misuse = 2,
    /// A limit was reached first.
    Unknown = 3,
    /// A certificate does not hold, or its text cannot be parsed.
    Flawed = 4,
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> Self {
        ExitCode::from(ending as u8)
    }
}

/// A message that explains why a command ends without an answer. A plain string becomes a failure with
/// [`Ending::Misuse`].
#[derive(Debug)]
pub struct Failure {
    pub ending: Ending,
    pub message: String,
}

impl Failure {
    pub fn unknown(message: impl Into<String>) -> Self {
        Failure { ending: Ending::Unknown, message: message.into() }
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Failure { ending: Ending::Misuse, message }
    }
}
