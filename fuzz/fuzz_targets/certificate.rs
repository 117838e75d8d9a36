//! Fuzzes the parsing and checking of certificates: the check ends, and printing a certificate and parsing the output
//! yields the same certificate.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire::proof::Certificate;
use peg_solitaire_fuzz::{assert_place_in_lines, target};

target!(|text: &str| {
    match text.parse::<Certificate>() {
        Ok(certificate) => {
            assert_eq!(certificate.to_string().parse().as_ref(), Ok(&certificate));
            if let Err(flaw) = certificate.check() {
                assert!(!certificate.describe(flaw).is_empty());
            }
        }
        Err(error) => assert_place_in_lines(&error, text),
    }
});
