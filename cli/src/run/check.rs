//! Checks a certificate.

use serde_json::json;

use super::peg::proof::{Certificate, Flaw};
use crate::ending::{Ending, Failure};
use crate::say;

pub fn check(text: &str, is_json: bool) -> Result<Ending, Failure> {
    let certificate: Certificate = text.parse().map_err(|error| Failure::flawed(format!("certificate: {error}")))?;
    let text = certificate.to_string();
    let (ending, outcome, reason) = match certificate.check() {
        Ok(()) => (Ending::Solved, "holds", None),
        Err(Flaw::TooLong) => (Ending::Unknown, "unknown", Some(Flaw::TooLong.to_string())),
        Err(flaw) => (Ending::Flawed, "flawed", Some(certificate.describe(flaw))),
    };
    let kind = certificate.proof().key();
    match reason {
        _ if is_json => say(json!({ "outcome": outcome, "proof": kind, "reason": reason })),
        Some(message) => return Err(Failure { ending, message: format!("certificate: {message}") }),
        None => {
            let problem = text.lines().skip(1).take(3).collect::<Vec<_>>().join("\n");
            say(format!("The proof holds: no play leads from this start to this finish.\n{problem}"));
        }
    }
    Ok(ending)
}
