//! A phrase as data: its key, its parameter and its English text.

use std::fmt::{self, Write};

/// An English phrase, whose translations are looked up by its key.
#[derive(Debug)]
pub struct Phrase<'a> {
    /// The key, which is stable across versions.
    pub key: &'static str,
    /// The English text; `{}` stands for the parameter.
    pub english: &'static str,
    /// The name of the parameter and its value.
    pub parameter: Option<(&'static str, Parameter<'a>)>,
}

/// The variable part of a phrase.
#[derive(Clone, Copy, Debug)]
pub enum Parameter<'a> {
    /// A number.
    Number(usize),
    /// A string.
    Text(&'a str),
}

impl From<&usize> for Parameter<'_> {
    fn from(number: &usize) -> Self {
        Parameter::Number(*number)
    }
}

impl<'a> From<&'a String> for Parameter<'a> {
    fn from(text: &'a String) -> Self {
        Parameter::Text(text)
    }
}

impl<'a> From<&&'a str> for Parameter<'a> {
    fn from(text: &&'a str) -> Self {
        Parameter::Text(text)
    }
}

impl fmt::Display for Phrase<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.english.split('{').enumerate() {
            match self.parameter {
                Some((_, parameter)) if index > 0 => parameter.fmt(f)?,
                _ => {}
            }
            f.write_str(part.trim_start_matches('}'))?;
        }
        Ok(())
    }
}

impl fmt::Display for Parameter<'_> {
    /// Escapes control characters, which would be invisible.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match *self {
            Parameter::Number(number) => return number.fmt(f),
            Parameter::Text(text) => text,
        };
        text.chars().try_for_each(|character| {
            if character.is_control() { character.escape_default().fmt(f) } else { f.write_char(character) }
        })
    }
}
