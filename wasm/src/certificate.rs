//! Certificates for JavaScript.

use wasm_bindgen::prelude::*;

use super::board::Board;
use super::{Thrown, fields, object};
use peg_solitaire::proof::{Certificate, CertificateError};

/// Checks a certificate without the solver, and returns the problem that it proves to have no solution. Throws if the
/// text cannot be parsed or the proof has a flaw.
#[wasm_bindgen(js_name = checkCertificate, unchecked_return_type = "Refuted")]
pub fn check_certificate(text: &str) -> Result<JsValue, Thrown> {
    let certificate: Certificate = text.parse()?;
    let thrown = |flaw: CertificateError| {
        let mut fields = fields! { flaw: flaw.key() };
        if let CertificateError::Jump(jump) = flaw {
            fields.push(("jump", certificate.problem().board().jump_name(jump).into()));
        }
        Thrown::new(certificate.describe(flaw)).with("certificate", fields)
    };
    certificate.check().map_err(thrown)?;
    let problem = certificate.problem();
    let board = Board(problem.board().clone(), None);
    let finish = problem.finish().text(&board.0);
    Ok(object! { board: board.drawing(), start: board.text(problem.start()), finish: finish })
}
