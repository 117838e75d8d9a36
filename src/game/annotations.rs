//! An author's notes on a position: a comment, and marks on the board.

use crate::error::error;
use crate::rules::{Hole, Position};

/// The colour of an arrow or a mark. In text, every colour except the first has a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The colour without a name.
    #[default]
    Plain,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// The colours, in order.
    pub const ALL: [Colour; 4] = [Colour::Plain, Colour::Red, Colour::Blue, Colour::Yellow];

    /// The word for the colour in text, such as `red`; empty for the first colour.
    pub fn word(self) -> &'static str {
        ["", "red", "blue", "yellow"][self as usize]
    }
}

/// An author's notes on a position in a [`GameTree`](crate::game::GameTree): a comment, arrows, marks and labels of
/// holes.
///
/// ```
/// use peg_solitaire::game::Annotations;
/// use peg_solitaire::Hole;
///
/// let mut annotations = Annotations::default();
/// annotations.set_comment("Now the centre is free. ");
/// annotations.add_arrow(Hole::new(4), Hole::new(16))?;
/// annotations.set_label(Hole::new(16), "A")?;
/// assert_eq!(annotations.comment(), "Now the centre is free.");
/// assert!(annotations.set_label(Hole::new(4), "a whole sentence").is_err());
/// # Ok::<(), peg_solitaire::game::AnnotationError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    comment: String,
    /// The arrows, sorted by hole.
    arrows: Vec<(Hole, Hole)>,
    /// The colour of each arrow.
    colours: Vec<Colour>,
    /// The marked holes of each colour.
    marks: [Position; 4],
    /// The labels, sorted by hole.
    labels: Vec<(Hole, String)>,
}

impl Annotations {
    /// The maximum length of a label in characters. A longer label would not be legible in a hole.
    pub const LONGEST_LABEL: usize = 4;

    /// Returns `true` if there are no annotations of any kind.
    pub fn is_empty(&self) -> bool {
        self.comment.is_empty() && self.arrows.is_empty() && self.marks().is_empty() && self.labels.is_empty()
    }

    /// The comment, which may have several lines; empty if there is no comment.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// Replaces the comment. Leading and trailing spaces are removed from each line, and leading and trailing empty
    /// lines from the comment.
    pub fn set_comment(&mut self, comment: &str) {
        self.comment.clear();
        self.add_to_comment(comment);
    }

    /// Appends text to the comment, after a space.
    pub(crate) fn add_to_comment(&mut self, more: &str) {
        let text = &mut self.comment;
        for (number, line) in more.lines().enumerate() {
            let line = if number == 0 && !text.is_empty() { line.trim_end() } else { line.trim() };
            if !text.is_empty() && (number > 0 || !line.is_empty()) {
                text.push(if number == 0 { ' ' } else { '\n' });
            }
            text.push_str(line);
        }
        text.truncate(text.trim_end().len());
    }

    /// The arrows as pairs (from, to), sorted by hole.
    pub fn arrows(&self) -> &[(Hole, Hole)] {
        &self.arrows
    }

    /// Adds an arrow in the first colour. An arrow that already exists keeps its colour.
    ///
    /// # Errors
    /// [`AnnotationError::Arrow`] if `from` and `to` are the same hole.
    pub fn add_arrow(&mut self, from: Hole, to: Hole) -> Result<(), AnnotationError> {
        if from == to {
            return Err(AnnotationError::Arrow);
        }
        if self.place_of(from, to).is_err() {
            self.draw(from, to, Colour::Plain);
        }
        Ok(())
    }

    /// Removes an arrow. Does nothing if there is no such arrow.
    pub fn remove_arrow(&mut self, from: Hole, to: Hole) {
        if let Ok(place) = self.place_of(from, to) {
            self.arrows.remove(place);
            self.colours.remove(place);
        }
    }

    /// The marked holes.
    pub fn marks(&self) -> Position {
        self.marks.iter().fold(Position::EMPTY, |all, &marks| all | marks)
    }

    /// The holes marked in a colour.
    pub fn marks_in(&self, colour: Colour) -> Position {
        self.marks[colour as usize]
    }

    /// Replaces the marked holes. New marks have the first colour; existing marks keep their colour.
    pub fn set_marks(&mut self, holes: Position) {
        let new = holes - self.marks();
        self.marks.iter_mut().for_each(|marks| *marks &= holes);
        self.marks[0] |= new;
    }

    /// Draws an arrow in a colour, or a mark if both holes are the same. An existing arrow or mark changes its colour.
    ///
    /// ```
    /// use peg_solitaire::game::{Annotations, Colour};
    /// use peg_solitaire::{Hole, Position};
    ///
    /// let (from, to) = (Hole::new(4), Hole::new(16));
    /// let mut annotations = Annotations::default();
    /// annotations.draw(from, to, Colour::Red);
    /// annotations.draw(to, to, Colour::Plain);
    /// assert_eq!((annotations.arrows(), annotations.marks()), ([(from, to)].as_slice(), Position::of(to)));
    /// assert_eq!((annotations.colour(from, to), annotations.colour(to, to)), (Colour::Red, Colour::Plain));
    /// ```
    pub fn draw(&mut self, from: Hole, to: Hole, colour: Colour) {
        if from == to {
            self.marks.iter_mut().for_each(|marks| *marks = marks.without(to));
            self.marks[colour as usize] = self.marks_in(colour).with(to);
            return;
        }
        let place = self.place_of(from, to).unwrap_or_else(|place| {
            self.arrows.insert(place, (from, to));
            self.colours.insert(place, colour);
            place
        });
        self.colours[place] = colour;
    }

    /// The colour of an arrow, or of a mark if both holes are the same; the first colour if there is no such arrow or
    /// mark.
    pub fn colour(&self, from: Hole, to: Hole) -> Colour {
        if let Ok(place) = self.place_of(from, to) {
            return self.colours[place];
        }
        let colours = Colour::ALL.iter();
        colours.copied().find(|&colour| from == to && self.marks_in(colour).contains(to)).unwrap_or_default()
    }

    /// The index of an arrow among all arrows, or the index at which to insert it.
    // Inlined copies would make the wasm larger.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn place_of(&self, from: Hole, to: Hole) -> Result<usize, usize> {
        self.arrows.binary_search(&(from, to))
    }

    /// The labels, in the order of their holes.
    pub fn labels(&self) -> &[(Hole, String)] {
        &self.labels
    }

    /// Sets the label of a hole, replacing any existing label.
    ///
    /// # Errors
    /// [`AnnotationError::Label`] if the label is empty, has more than [`Annotations::LONGEST_LABEL`] characters, or
    /// contains control characters. Leading and trailing spaces are ignored.
    pub fn set_label(&mut self, hole: Hole, label: &str) -> Result<(), AnnotationError> {
        let label = label.trim();
        if label.is_empty() || label.chars().count() > Self::LONGEST_LABEL || label.contains(char::is_control) {
            return Err(AnnotationError::Label);
        }
        match self.labels.binary_search_by_key(&hole, |&(hole, _)| hole) {
            Ok(place) => self.labels[place].1 = label.into(),
            Err(place) => self.labels.insert(place, (hole, label.into())),
        }
        Ok(())
    }

    /// Removes the label of a hole, if it has one.
    pub fn remove_label(&mut self, hole: Hole) {
        self.labels.retain(|&(other, _)| other != hole);
    }
}

/// Returns `true` if the text can be the name of a position: a name may contain letters of any language, digits, `-`
/// and `_`. Text that consists only of digits is not a name, because it is read as a number of jumps.
pub(crate) fn is_name(name: &str) -> bool {
    // All non-ASCII characters are accepted, because a table of all letters would be larger than the rest of the
    // parser.
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_' || !byte.is_ascii();
    name.bytes().all(is_part) && !name.contains(char::is_whitespace) && !name.bytes().all(|byte| byte.is_ascii_digit())
}

/// The reason why a position cannot have an annotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AnnotationError {
    /// A name contains characters other than letters, digits, `-` and `_`, or consists only of digits.
    Name,
    /// Another position has the name.
    NameInUse,
    /// A label is empty or too long.
    Label,
    /// An arrow begins and ends in the same hole.
    Arrow,
}

error!(AnnotationError {
    AnnotationError::Name => "a name consists of letters, digits, - and _, and at least one of them is not a digit";
    AnnotationError::NameInUse => "another position has this name";
    AnnotationError::Label => "a label has 1 to 4 characters";
    AnnotationError::Arrow => "an arrow must lead to another hole";
});
