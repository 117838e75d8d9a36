//! A scanner that reads a line of jumps from left to right.

use super::foreign::has_pairs;

const JOINTS: [&str; 3] = ["->", "=>", "→"];

pub(super) struct Scanner<'a> {
    line: &'a str,
    rest: &'a str,
    /// The number of the line, from 1.
    pub number: usize,
    /// `true` if commas separate the column and the row of a hole, and not one hole from the next.
    has_pairs: bool,
    /// The last byte offset whose column was computed, and that column.
    counted: (usize, usize),
}

impl<'a> Scanner<'a> {
    /// Creates a scanner for each line of the text.
    pub fn of_lines(text: &'a str) -> impl Iterator<Item = Self> {
        let scanner = |(index, line)| Scanner {
            line,
            rest: line,
            number: index + 1,
            has_pairs: has_pairs(line),
            counted: (0, 1),
        };
        text.lines().enumerate().map(scanner)
    }

    /// The column of the next character, from 1. Counting resumes where the last call stopped, because a game may be
    /// one long line.
    pub fn column(&mut self) -> usize {
        let (before, column) = self.counted;
        let place = self.line.len() - self.rest.len();
        self.counted = (place, column + self.line.get(before..place).map_or(0, |skipped| skipped.chars().count()));
        self.counted.1
    }

    /// Skips to the next move; returns `false` at the end of the line.
    pub fn skip_to_move(&mut self) -> bool {
        loop {
            self.skip_separators();
            let after_digits = self.rest.trim_start_matches(|digit: char| digit.is_ascii_digit());
            match after_digits.strip_prefix('.') {
                Some(after) if after_digits.len() < self.rest.len() => self.rest = after,
                _ => return !self.rest.is_empty(),
            }
        }
    }

    /// Skips to the next item; returns `false` at the end of the line.
    pub fn skip_separators(&mut self) -> bool {
        self.rest = self.rest.trim_start_matches(is_separator);
        !self.rest.is_empty()
    }

    /// Skips this character and returns `true` if it comes next; otherwise returns `false`.
    pub fn skip(&mut self, character: char) -> bool {
        let after = self.rest.strip_prefix(character);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    /// Skips an opening quote, straight or typographic; returns the quotes that can close it.
    pub fn opening_quote(&mut self) -> Option<&'static [char]> {
        let quote = self.rest.chars().next().filter(|next| matches!(next, '"' | '“' | '”' | '„' | '«'))?;
        self.skip(quote);
        Some(if quote == '"' { &['"'] } else { &['”', '“', '»'] })
    }

    /// Reads the text up to one of these characters, which is skipped; returns `false` if the line has none of them. A
    /// backslash escapes these characters and itself.
    pub fn read_to(&mut self, ends: &[char], text: &mut String) -> bool {
        let mut characters = self.rest.chars();
        while let Some(next) = characters.next() {
            self.rest = characters.as_str();
            if ends.contains(&next) {
                return true;
            }
            let is_escape = next == '\\' && (self.rest.starts_with(ends) || self.rest.starts_with('\\'));
            text.push(if is_escape { characters.next().unwrap_or(next) } else { next });
        }
        self.rest = "";
        false
    }

    /// Reads the text up to a separator or the end of a bracket.
    pub fn item(&mut self) -> &'a str {
        self.read_first(self.rest.find(ends_item).unwrap_or(self.rest.len()))
    }

    fn read_first(&mut self, length: usize) -> &'a str {
        let (first, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        self.rest = rest;
        first
    }

    /// Skips the sign that joins two holes of a move; returns `false` at the end of the move.
    pub fn skip_joint(&mut self) -> bool {
        let next = self.rest.trim_start();
        let after = JOINTS.iter().find_map(|joint| next.strip_prefix(joint)).or_else(|| next.strip_prefix(is_dash));
        if let Some(after) = after {
            self.rest = after.trim_start();
        }
        after.is_some()
    }

    /// Skips separators if `is_wanted` accepts the name after them, and returns whether it does.
    pub fn skip_gap_before(&mut self, is_wanted: impl Fn(&str) -> bool) -> bool {
        let rest = self.rest.trim_start_matches(is_separator);
        let next = Scanner { rest, ..*self }.word();
        let is_next = is_wanted(next);
        if is_next {
            self.rest = rest;
        }
        is_next
    }

    /// Reads a name, which ends at a separator, a bracket, a sign that joins two holes, or the next hole, as in `d2d4`.
    /// It may be empty.
    pub fn word(&mut self) -> &'a str {
        match self.rest.bytes().next() {
            Some(b'(') => self.read_first(self.rest.find(')').map_or(self.rest.len(), |end| end + 1)),
            Some(b'{' | b'[') => self.read_first(1),
            _ => self.read_name(),
        }
    }

    fn read_name(&mut self) -> &'a str {
        let (mut before, has_pairs) = (' ', self.has_pairs);
        let is_end = |next: char| {
            let is_new = before.is_ascii_digit() && next.is_ascii_alphabetic();
            before = next;
            is_new
                || ends_item(next) && !(has_pairs && next == ',')
                || is_dash(next)
                || matches!(next, '=' | '→' | '(' | ')' | '{' | '[')
        };
        self.read_first(self.rest.find(is_end).unwrap_or(self.rest.len()))
    }

    /// Returns `true` if another name follows without a separator.
    pub fn is_in_word(&self) -> bool {
        self.rest.starts_with(|next: char| next.is_ascii_alphabetic())
    }

    /// Reads a bracket around a variation or an annotation. The brackets around a hole such as `(1|3)` are not parsed
    /// here.
    pub fn bracket(&mut self) -> Option<char> {
        let bracket = self.rest.chars().next().filter(|next| matches!(next, '(' | ')' | '[' | ']' | '{' | '}'))?;
        let rest = self.rest.get(1..)?;
        if bracket == '(' && !opens_variation(rest) {
            return None;
        }
        self.rest = rest;
        Some(bracket)
    }
}

/// Returns `true` if some bracket in the text opens a variation, a comment or another annotation.
pub(super) fn is_game(text: &str) -> bool {
    text.contains(['{', '[']) || text.split('(').skip(1).any(opens_variation)
}

/// Returns `true` if the text after an opening bracket shows that it begins a variation and not a hole such as `(1|3)`.
fn opens_variation(after: &str) -> bool {
    !after.split(['(', ')', '{', '[']).next().is_some_and(|inside| inside.contains('|'))
}

fn ends_item(character: char) -> bool {
    is_separator(character) || matches!(character, ']' | '}')
}

/// Returns `true` for a hyphen and the characters that editors substitute for one: a dash, a minus or a non-breaking
/// hyphen.
fn is_dash(character: char) -> bool {
    matches!(character, '-' | '\u{2010}'..='\u{2014}' | '\u{2212}')
}

fn is_separator(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | ';')
}
