//! Tests of the library's proofs: impossible problems have certificates, and changed certificates never prove anything
//! false. `cargo test --release --test proofs -- proofs:: --nocapture` prints how many certificates there are.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::common::naive_solvable;
use peg_solitaire::proof::{Certificate, CertificateError, Proof};
use peg_solitaire::solve::{Outcome, Settings, Solver};
use peg_solitaire::{Board, Finish, Hole, Position, Problem, catalogue};

/// A limit on positions that suffices for position classes, pagoda functions and short searches.
const AT_ONCE: u64 = 50_000;
/// A limit on positions that suffices to decide every changed certificate.
const QUICK: u64 = 5_000_000;

/// A board in the library, its solvable problems, and certificates for its impossible problems.
struct Shelf {
    name: &'static str,
    board: Board,
    solvable: Vec<Problem>,
    certificates: Vec<Certificate>,
}

static LIBRARY: LazyLock<Vec<Shelf>> = LazyLock::new(|| catalogue::entries().iter().map(Shelf::new).collect());

impl Shelf {
    fn new(entry: &catalogue::CatalogueEntry) -> Self {
        let board = entry.board().clone();
        let mut shelf = Shelf { name: entry.name, board, solvable: Vec::new(), certificates: Vec::new() };
        let [solvable, lost] = [true, false].map(|is_solvable| shelf.known(entry, is_solvable));
        shelf.solvable = solvable.iter().map(|&pair| shelf.single(pair)).collect();
        shelf.certificates = lost.iter().map(|&pair| proven(shelf.single(pair))).collect();
        for pair in shelf.board.single_problems() {
            if !solvable.contains(&pair) && !lost.contains(&pair) {
                shelf.settle(shelf.single(pair));
            }
        }
        let outside = shelf.outside_the_class().chain(shelf.without_a_survivor()).map(proven).collect::<Vec<_>>();
        shelf.certificates.extend(outside);
        shelf
    }

    /// The problems that are marked in the library as solvable, if `is_solvable` is set, or else as impossible.
    fn known(&self, entry: &catalogue::CatalogueEntry, is_solvable: bool) -> BTreeSet<(Hole, Hole)> {
        let hole = |name| self.board.parse_hole(name).unwrap();
        let known = entry.known().filter(|known| known.is_solvable == is_solvable);
        known.map(|known| self.board.first_image((hole(known.vacancy), hole(known.survivor)))).collect()
    }

    fn single(&self, (vacancy, survivor): (Hole, Hole)) -> Problem {
        let finish = Finish::Pattern(Position::of(survivor));
        Problem::new(self.board.clone(), self.board.vacancy(vacancy), finish).unwrap()
    }

    /// Adds a problem if it is decided quickly. On large boards, proofs by exhaustive search are left out, because the
    /// check would take too long to repeat the search.
    fn settle(&mut self, problem: Problem) {
        match Solver::new(problem.clone(), Settings::default()).run(AT_ONCE) {
            Some(Outcome::Solved(_)) => self.solvable.push(problem),
            Some(Outcome::Impossible(Proof::Exhausted { .. })) if self.board.hole_count() > 30 => {}
            Some(Outcome::Impossible(proof)) => self.certificates.push(Certificate::new(problem, proof.clone())),
            None => {}
        }
    }

    /// A problem that the position class proves impossible, if there is one on the board.
    fn outside_the_class(&self) -> impl Iterator<Item = Problem> {
        let (classes, holes) = (self.board.classes(), self.board.holes());
        let pairs = holes.holes().flat_map(move |vacancy| holes.holes().map(move |survivor| (vacancy, survivor)));
        let is_outside = move |&(vacancy, survivor): &(Hole, Hole)| {
            classes.class(self.board.vacancy(vacancy)) != classes.class_of_hole(survivor)
        };
        pairs.filter(is_outside).take(1).map(|pair| self.single(pair))
    }

    /// A problem from a vacancy whose position class rules out ending with one peg, if the board has such a vacancy.
    fn without_a_survivor(&self) -> impl Iterator<Item = Problem> {
        let classes = self.board.classes();
        let has_none = move |vacancy: &Hole| {
            let class = classes.class(self.board.vacancy(*vacancy));
            self.board.holes().holes().all(|survivor| classes.class_of_hole(survivor) != class)
        };
        let to_any = |vacancy| Problem::new(self.board.clone(), self.board.vacancy(vacancy), Finish::ANY_PEG).unwrap();
        self.board.holes().holes().filter(has_none).take(1).map(to_any)
    }
}

fn proven(problem: Problem) -> Certificate {
    match Solver::new(problem.clone(), Settings::default()).finish() {
        Outcome::Impossible(proof) => Certificate::new(problem, proof),
        Outcome::Solved(_) => {
            panic!("the library says that this is impossible:\n{}", problem.board().draw(problem.start()))
        }
    }
}

#[test]
fn every_impossible_problem_of_the_library_has_a_certificate_that_holds() {
    let mut kinds = [0; 3];
    for certificate in LIBRARY.iter().flat_map(|shelf| &shelf.certificates) {
        let text = certificate.to_string();
        let read: Certificate = text.parse().unwrap();
        assert_eq!((&read, read.to_string()), (certificate, text.clone()));
        assert_eq!(read.check(), Ok(()), "{text}");
        kinds[match read.proof() {
            Proof::PositionClass(_) => 0,
            Proof::Pagoda { .. } => 1,
            _ => 2,
        }] += 1;
    }
    println!("certificates by position class, pagoda function and search: {kinds:?}");
    assert!(
        LIBRARY.iter().all(|shelf| !shelf.certificates.is_empty() || shelf.board.classes().invariants().is_empty())
    );
}

/// These proofs have no weights, and repeating the search without pruning would take more positions than the check
/// allows. Each problem is therefore also proven impossible in the other direction, from the complement of its finish
/// to the complement of its start.
#[test]
fn impossible_problems_of_the_diamond_that_no_certificate_settles() {
    let shelf = LIBRARY.iter().find(|shelf| shelf.name == "diamond").unwrap();
    let hole = |name| shelf.board.parse_hole(name).unwrap();
    for (vacancy, survivor) in [("e1", "e3"), ("e1", "e6"), ("d2", "f5"), ("e3", "e1"), ("e4", "b6"), ("e4", "e9")] {
        for pair in [(vacancy, survivor), (survivor, vacancy)] {
            let certificate = proven(shelf.single((hole(pair.0), hole(pair.1))));
            assert!(matches!(certificate.proof(), Proof::Exhausted { .. }), "{pair:?}");
        }
    }
}

#[test]
#[ignore = "long proof: half a minute, for searches that the check gives up"]
fn searches_that_are_too_long_are_given_up() {
    let shelf = LIBRARY.iter().find(|shelf| shelf.name == "diamond").unwrap();
    let hole = |name| shelf.board.parse_hole(name).unwrap();
    for (vacancy, survivor) in [("e1", "e3"), ("e1", "e6"), ("d2", "f5"), ("e3", "e1"), ("e4", "b6"), ("e4", "e9")] {
        let certificate = proven(shelf.single((hole(vacancy), hole(survivor))));
        assert_eq!(certificate.check(), Err(CertificateError::TooLong), "{vacancy} to {survivor}");
    }
}

#[test]
fn no_proof_of_the_library_holds_for_a_solvable_problem_of_its_board() {
    let mut refused = 0;
    for shelf in LIBRARY.iter() {
        for (certificate, problem) in
            shelf.certificates.iter().flat_map(|proof| shelf.solvable.iter().map(move |problem| (proof, problem)))
        {
            let claim = Certificate::new(problem.clone(), certificate.proof().clone());
            assert!(claim.check().is_err(), "{claim}");
            let read: Certificate = claim.to_string().parse().unwrap();
            assert!(read.check().is_err(), "{claim}");
            refused += 1;
        }
    }
    println!("proofs under solvable problems: {refused} tried, all refused");
    assert!(refused > 0);
}

/// Copies of the certificate's text in which one line is changed, emptied or repeated.
fn changed(text: &str, board: &Board) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let with = |number: usize, line: String| {
        let others = |(index, &other): (usize, &&str)| if index == number { line.clone() } else { other.to_owned() };
        lines.iter().enumerate().map(others).collect::<Vec<_>>().join("\n")
    };
    let changes = |line: &str| {
        let (name, value) = line.split_once(": ").unwrap_or((line.trim_end_matches(':'), ""));
        let values = other_values(name, value, board).into_iter().map(move |value| format!("{name}: {value}"));
        values.chain([String::new(), format!("{line}\n{line}")]).collect::<Vec<_>>()
    };
    (0..lines.len())
        .flat_map(|number| changes(lines[number]).into_iter().map(move |line| (number, line)))
        .map(|(number, line)| with(number, line))
        .collect()
}

fn other_values(name: &str, value: &str, board: &Board) -> Vec<String> {
    let names: Vec<String> = board.holes().holes().map(|hole| board.hole_name(hole)).collect();
    match name {
        "certificate" => ["position class", "pagoda", "exhausted"].map(String::from).into(),
        "directions" => ["4", "6", "8"].map(String::from).into(),
        "start" => other_starts(value),
        "finish" => [names, vec!["any".into(), "at most 2 pegs".into()]].concat(),
        "set" => names.iter().map(|name| toggled(value, name)).chain([String::new()]).collect(),
        _ => other_numbers(value),
    }
}

/// Copies of the drawing in which one character is changed: a hole is filled, emptied or removed.
fn other_starts(drawing: &str) -> Vec<String> {
    let other = |(at, hole): (usize, char)| {
        let others = match hole {
            'x' => "o.",
            'o' => "x.",
            _ => "",
        };
        others.chars().map(move |other| [&drawing[..at], &other.to_string(), &drawing[at + 1..]].concat())
    };
    drawing.char_indices().flat_map(other).collect()
}

fn toggled(set: &str, name: &str) -> String {
    let others = set.split(' ').filter(|&other| other != name);
    let added = (!set.split(' ').any(|other| other == name)).then_some(name);
    others.chain(added).collect::<Vec<_>>().join(" ")
}

/// The line with one number changed: increased or decreased by one, set to zero, negated, or removed.
fn other_numbers(value: &str) -> Vec<String> {
    let words: Vec<&str> = value.split(' ').collect();
    let with = |index: usize, word: Option<String>| {
        let words = [&words[..index], word.as_deref().as_slice(), &words[index + 1..]].concat();
        words.join(" ")
    };
    let changes = |(index, word): (usize, &&str)| {
        let (number, comma) = word.strip_suffix(',').map_or((*word, ""), |number| (number, ","));
        let numbers = number.parse::<i64>().map(|number| [number + 1, number - 1, 0, -number]);
        let others = numbers.into_iter().flatten().map(|other| Some(format!("{other}{comma}")));
        others.chain([None]).map(|word| with(index, word)).collect::<Vec<_>>()
    };
    words.iter().enumerate().flat_map(changes).collect()
}

/// Decides a problem by plain backtracking on small boards, where backtracking terminates, and with the solver on
/// larger ones.
fn is_solvable(problem: &Problem) -> bool {
    let is_small = problem.board().hole_count() <= 15;
    is_small.then(|| naive_solvable(problem)).flatten().unwrap_or_else(|| {
        match Solver::new(problem.clone(), Settings::default()).run(QUICK) {
            Some(Outcome::Solved(_)) => true,
            Some(Outcome::Impossible(_)) => false,
            None => panic!("not settled:\n{}", problem.board().draw(problem.start())),
        }
    })
}

/// Returns `true` if a changed certificate is rejected. Panics if the changed certificate is accepted for a different
/// problem that is solvable.
fn is_refused(text: &str, original: &Problem) -> bool {
    let Ok(read) = text.parse::<Certificate>() else { return true };
    let is_refused = read.check().is_err();
    assert!(is_refused || read.problem() == original || !is_solvable(read.problem()), "{text}");
    is_refused
}

fn check_changes(is_chosen: impl Fn(&Certificate) -> bool) {
    let (mut tried, mut refused) = (0, 0);
    for shelf in LIBRARY.iter() {
        for certificate in shelf.certificates.iter().filter(|certificate| is_chosen(certificate)) {
            let text = certificate.to_string();
            let changed: BTreeSet<_> = changed(text.trim_end(), &shelf.board).into_iter().collect();
            let changed = changed.iter().filter(|changed| **changed != text.trim_end());
            for changed in changed {
                tried += 1;
                refused += usize::from(is_refused(changed, certificate.problem()));
            }
        }
    }
    println!(
        "changed certificates: {tried} tried, {refused} refused, {} true of an impossible problem",
        tried - refused
    );
    assert!(0 < refused && refused < tried);
}

/// Returns `true` if checking each changed certificate requires repeating a search through a million positions.
fn is_long(certificate: &Certificate) -> bool {
    matches!(certificate.proof(), Proof::Exhausted { .. }) && certificate.problem().board().hole_count() > 15
}

#[test]
fn what_a_changed_certificate_of_the_library_proves_is_true() {
    check_changes(|certificate| !is_long(certificate));
}

#[test]
#[ignore = "long proof: searches of many positions, each repeated for every change"]
fn what_a_changed_certificate_of_a_long_search_proves_is_true() {
    check_changes(is_long);
}
