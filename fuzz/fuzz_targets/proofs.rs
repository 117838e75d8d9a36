//! Fuzzes certificates of impossible problems: the check accepts them, and a changed certificate never proves anything
//! false.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire::proof::{Certificate, CertificateError};
use peg_solitaire::solve::{Outcome, Solver};
use peg_solitaire_fuzz::{Oracle, Small, target};

/// A problem, the place and length of a change in its certificate, and the new text.
type Case = (Small, u16, u8, String);

target!(|case: Case| {
    let (small, place, length, text) = case;
    if Oracle::new(&small.problem, small.problem.start()).is_none() {
        return;
    }
    let mut solver = Solver::new(small.problem.clone(), small.settings);
    while solver.run(small.slice).is_none() {}
    let Outcome::Impossible(proof) = solver.finish() else { return };
    let certificate = Certificate::new(small.problem.clone(), proof);
    assert_eq!(certificate.check(), Ok(()), "{certificate}");
    let printed = certificate.to_string();
    let back: Certificate = printed.parse().expect("what is printed");
    assert_eq!((back.check(), back.to_string()), (Ok(()), printed.clone()));
    let changed = changed(&printed, place.into(), length.into(), &text);
    if let Ok(changed) = changed.parse::<Certificate>() {
        assert_no_lie(&changed);
    }
});

/// The text with a part replaced.
fn changed(text: &str, place: usize, length: usize, other: &str) -> String {
    let begin = place % (text.len() + 1);
    let end = (begin + length % 8).min(text.len());
    format!("{}{other}{}", &text[..begin], &text[end..])
}

/// Checks that an accepted certificate does not prove anything false. The change may have made the board too large for
/// plain counting.
fn assert_no_lie(certificate: &Certificate) {
    let problem = certificate.problem();
    if problem.board().hole_count() > 20 {
        return;
    }
    let checked = certificate.check();
    if checked.is_ok() || checked == Err(CertificateError::TooLong) {
        let oracle = Oracle::new(problem, problem.start());
        assert!(checked.is_err() || oracle.is_none_or(|oracle| !oracle.is_solvable()), "{certificate}");
    }
}
