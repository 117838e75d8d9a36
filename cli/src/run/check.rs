//! Checks a certificate.

use serde::Serialize;

use super::peg::proof::{Certificate, CertificateError};
use crate::ending::{Ending, Failure};
use crate::{say, say_json};

#[derive(Serialize)]
struct CheckJson<'a> {
    outcome: &'a str,
    /// The kind of proof; `null` if the text cannot be parsed.
    proof: Option<&'a str>,
    reason: Option<String>,
}

pub fn check(text: &str, is_json: bool) -> Result<Ending, Failure> {
    let certificate = text.parse::<Certificate>();
    let (ending, outcome, reason) = match &certificate {
        Err(error) => (Ending::Flawed, "flawed", Some(error.to_string())),
        Ok(certificate) => match certificate.check() {
            Ok(()) => (Ending::Solved, "holds", None),
            Err(flaw @ CertificateError::TooLong) => (Ending::Unknown, "unknown", Some(certificate.describe(flaw))),
            Err(flaw) => (Ending::Flawed, "flawed", Some(certificate.describe(flaw))),
        },
    };
    if is_json {
        let proof = certificate.as_ref().ok().map(|certificate| certificate.proof().key());
        say_json(&CheckJson { outcome, proof, reason });
        return Ok(ending);
    }
    let (Ok(certificate), None) = (certificate, &reason) else {
        return Err(Failure { ending, message: format!("certificate: {}", reason.unwrap_or_default()) });
    };
    let problem = certificate.to_string().lines().skip(1).take(3).collect::<Vec<_>>().join("\n");
    say(format!("The proof holds: no play leads from this start to this finish.\n{problem}"));
    Ok(ending)
}
