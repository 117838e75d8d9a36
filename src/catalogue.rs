//! The named boards. To add a board, add a paragraph to `catalogue.txt`.
//!
//! A paragraph consists of lines of the form `key: value`, followed by the drawing, which [`Board`] parses:
//!
//! ```text
//! name: english english33 standard
//! title: English
//! start: d4
//! finish: d4
//! ..ooo..
//! ..ooo..
//! ...
//! ```
//!
//! Programs use the first name. This name never changes, so it can be used to look up translations of the title, which
//! is the English name shown to users. The board can also be found by its other names and its title. `start` is the
//! vacancy of the usual game.
//!
//! `facts.txt` contains known facts about each board, after a line such as `board: english`:
//!
//! - `about:` is a sentence in English.
//! - `problem: cross | Cross | d2 c3 d3 e3 d4 d5 | d4` is a problem: its name, its English title, the holes with pegs,
//!   and the finish. The easiest problems come first.
//! - `known: d4 d1 17 -` is a vacancy, a survivor, the fewest moves and the number of solutions. `-` stands for a
//!   number that is not known, and `lost` means that there is no solution. The easiest problems come first.

use std::sync::{LazyLock, OnceLock};

use crate::rules::{Board, Finish, Problem};

/// A named board.
///
/// ```
/// use peg_solitaire::catalogue;
///
/// let entry = catalogue::find("english").unwrap();
/// assert_eq!(entry.board().hole_count(), 33);
/// assert_eq!(entry.problem().start().count(), 32);
/// let known = entry.known().find(|known| (known.vacancy, known.survivor) == (entry.vacancy, entry.finish)).unwrap();
/// assert_eq!(known.moves, Some(18));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CatalogueEntry {
    /// The short name, which is accepted instead of the drawing wherever a board is parsed. The name never changes, so
    /// that a program can use it to look up translations of the title.
    pub name: &'static str,
    /// Other names by which the board can be found, in addition to its title.
    pub aliases: Vec<&'static str>,
    /// The English name shown to users.
    pub title: &'static str,
    /// The drawing that [`Board`] parses.
    pub drawing: &'static str,
    /// The hole that is empty at the start of the usual problem.
    pub vacancy: &'static str,
    /// The finish of the usual problem, in the form that [`Finish::parse`] accepts.
    pub finish: &'static str,
    read: Read,
}

/// The board, once it has been requested. Comparisons of entries ignore the board, because it follows from the drawing.
#[derive(Clone, Debug, Default)]
struct Read(OnceLock<Board>);

impl PartialEq for Read {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Read {}

impl CatalogueEntry {
    /// The board. The first call parses the drawing.
    pub fn board(&self) -> &Board {
        self.read.0.get_or_init(|| good(self.drawing.parse()))
    }

    /// The usual problem.
    pub fn problem(&self) -> Problem {
        let board = self.board();
        let (start, finish) = (good(board.parse_start(self.vacancy)), good(Finish::parse(self.finish, board)));
        good(Problem::new(board.clone(), start, finish))
    }

    /// A sentence or two about the board, in English.
    pub fn about(&self) -> &'static str {
        self.facts("about").next().unwrap_or_default()
    }

    /// The named problems of the board.
    pub fn problems(&self) -> impl Iterator<Item = NamedProblem> {
        self.facts("problem").map(problem)
    }

    /// The known facts about the problems with one vacancy and one survivor. Some problems have no entry.
    pub fn known(&self) -> impl Iterator<Item = Known> {
        self.facts("known").map(known)
    }

    /// The values of the `key: value` lines in `facts.txt` that have this key and belong to the board.
    fn facts(&self, key: &'static str) -> impl Iterator<Item = &'static str> {
        let name = self.name;
        let is_this = move |facts: &&str| facts.lines().next() == Some(&format!("board: {name}"));
        let facts = paragraphs(include_str!("catalogue/facts.txt")).find(is_this).unwrap_or_default();
        values(facts, key)
    }
}

/// A named problem.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct NamedProblem {
    /// The short name, which no other problem of the board has. Like a board's name, it never changes.
    pub name: &'static str,
    /// The English name shown to users.
    pub title: &'static str,
    /// The holes with pegs, separated by spaces.
    pub pegs: &'static str,
    /// The finish, in the form that [`Finish::parse`] accepts.
    pub finish: &'static str,
}

/// The known facts about a problem with one vacancy and one survivor, and about its images under the symmetries of the
/// board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Known {
    /// The hole that is empty at the start.
    pub vacancy: &'static str,
    /// The hole of the last peg.
    pub survivor: &'static str,
    /// `true` if the problem has a solution.
    pub is_solvable: bool,
    /// The fewest moves in any solution; `None` if the number is not known, or there is no solution.
    pub moves: Option<u32>,
    /// The number of solutions, as [`Counts::solutions`](crate::solve::Counts::solutions) counts them; `None` if it is
    /// not known.
    pub solutions: Option<u128>,
}

static ENTRIES: LazyLock<Vec<CatalogueEntry>> =
    LazyLock::new(|| paragraphs(include_str!("catalogue/catalogue.txt")).map(entry).collect());

/// All named boards, in the order in which a board picker should show them. The first call parses the catalogue.
///
/// ```
/// let names: Vec<_> = peg_solitaire::catalogue::entries().iter().map(|entry| entry.name).collect();
/// assert_eq!(names[..3], ["english", "european", "wiegleb"]);
/// ```
pub fn entries() -> &'static [CatalogueEntry] {
    &ENTRIES
}

/// The entry with this name, alias or title. Case and spaces are ignored, and `x` matches `×`: `8 x 8 square` finds the
/// board with the title `8 × 8 square`.
///
/// ```
/// use peg_solitaire::catalogue::find;
///
/// assert_eq!(find("triangle of 36"), find("triangle-36"));
/// assert_eq!(find("no such board"), None);
/// ```
pub fn find(name: &str) -> Option<&'static CatalogueEntry> {
    let name = name.trim();
    let is_named = |known: &str| letters(known).eq(letters(name));
    entries().iter().find(|entry| [entry.name, entry.title].iter().chain(&entry.aliases).any(|known| is_named(known)))
}

/// The catalogue's entry for a board, if there is one. The first call parses all drawings.
///
/// ```
/// use peg_solitaire::{Board, catalogue};
///
/// let board: Board = "6:o/oo/ooo/oooo/ooooo".parse()?;
/// assert_eq!(catalogue::find_board(&board).map(|entry| entry.name), Some("triangle"));
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
pub fn find_board(board: &Board) -> Option<&'static CatalogueEntry> {
    entries().iter().find(|entry| entry.board() == board)
}

/// Unwraps a board or problem from the catalogue; a test parses all of them. The error is not shown, because formatting
/// it would add kilobytes to the wasm.
fn good<T, E>(read: Result<T, E>) -> T {
    read.ok().expect("the catalogue has boards and their problems")
}

/// The characters of a name, in the form in which names are compared.
fn letters(name: &str) -> impl Iterator<Item = char> {
    let visible = name.chars().filter(|&character| character != ' ');
    visible.map(|character| if character == '×' { 'x' } else { character.to_ascii_lowercase() })
}

/// The parts of the text between blank lines. Searches for bytes, since a search for strings would make the wasm
/// larger.
fn paragraphs(text: &'static str) -> impl Iterator<Item = &'static str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let end = rest.as_bytes().windows(2).position(|pair| pair == b"\n\n").unwrap_or(rest.len());
        let (paragraph, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
        rest = after.trim_start_matches('\n');
        (!paragraph.is_empty()).then_some(paragraph)
    })
}

/// Parses a paragraph: fields first, then the drawing.
fn entry(paragraph: &'static str) -> CatalogueEntry {
    let value = |key| values(paragraph, key).next().unwrap_or_default();
    let mut names = value("name").split(' ');
    let is_field = |line: &&str| line.contains(':') && !line.starts_with('#');
    let fields = paragraph.lines().take_while(is_field).count();
    CatalogueEntry {
        name: names.next().unwrap_or_default(),
        aliases: names.collect(),
        title: value("title"),
        drawing: paragraph.splitn(fields + 1, '\n').last().unwrap_or_default().trim_end(),
        vacancy: value("start"),
        finish: value("finish"),
        read: Read::default(),
    }
}

/// The values of the `key: value` lines that have this key.
fn values(text: &'static str, key: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter_map(move |line| line.strip_prefix(key)?.strip_prefix(':')).map(str::trim_start)
}

fn problem(text: &'static str) -> NamedProblem {
    let mut parts = text.split('|').map(str::trim);
    let mut next = || parts.next().unwrap_or_default();
    NamedProblem { name: next(), title: next(), pegs: next(), finish: next() }
}

fn known(text: &'static str) -> Known {
    let mut words = text.split(' ');
    let mut next = || words.next().unwrap_or_default();
    let (vacancy, survivor, moves, solutions) = (next(), next(), next(), next());
    let is_solvable = moves != "lost";
    Known { vacancy, survivor, is_solvable, moves: moves.parse().ok(), solutions: solutions.parse().ok() }
}
