//! Certificates for JavaScript.

use wasm_bindgen::prelude::*;

use super::{Thrown, fields};
use peg_solitaire::proof::{Certificate, CertificateError};

/// Checks a certificate without the solver. Throws if the text cannot be parsed or the proof has a flaw.
#[wasm_bindgen(js_name = checkCertificate)]
pub fn check_certificate(text: &str) -> Result<(), Thrown> {
    let certificate: Certificate = text.parse()?;
    let thrown = |flaw: CertificateError| {
        let mut fields = fields! { flaw: flaw.key() };
        if let CertificateError::Jump(jump) = flaw {
            fields.push(("jump", certificate.problem().board().jump_name(jump).into()));
        }
        Thrown::new(certificate.describe(flaw)).with("certificate", fields)
    };
    certificate.check().map_err(thrown)
}
