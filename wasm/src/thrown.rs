//! Errors thrown to JavaScript, with their cause as data.

use std::fmt::Display;

use js_sys::{Error, Object};
use wasm_bindgen::prelude::*;

use super::{Fields, fields, record};
use peg_solitaire::text::TextError;
use peg_solitaire::text::phrase::{Parameter, Phrase};

/// An `Error` with a message in English. An error about input, a jump or a proof also has a property `kind` and
/// further properties that describe the cause, so that programs need not parse the message.
pub struct Thrown(Error);

impl Thrown {
    #[inline(never)]
    pub fn new(message: impl Display) -> Self {
        Thrown(Error::new(&message.to_string()))
    }

    /// Sets the error's `cause` to the value that the caller's code threw.
    #[cfg(feature = "engine")]
    pub(super) fn caused_by(self, cause: JsValue) -> Self {
        Thrown(Object::assign(&self.0, record(fields! { cause: cause }).unchecked_ref()).unchecked_into())
    }

    /// Adds properties that describe the cause.
    #[inline(never)]
    pub(super) fn with(self, kind: &'static str, mut fields: Fields) -> Self {
        fields.push(("kind", kind.into()));
        Thrown(Object::assign(&self.0, record(fields).unchecked_ref()).unchecked_into())
    }
}

impl From<TextError> for Thrown {
    #[inline(never)]
    fn from(error: TextError) -> Self {
        let fields = fields! {
            line: error.line, column: error.column,
            expected: phrase(&error.expected.phrase()), found: phrase(&error.found.phrase()),
        };
        Thrown::new(&error).with("text", fields)
    }
}

/// A phrase as an object. If the phrase has a parameter, the object has a property with the parameter's name and value.
#[inline(never)]
pub(super) fn phrase(phrase: &Phrase<'_>) -> JsValue {
    let mut fields = fields! { key: phrase.key, english: phrase.to_string() };
    fields.extend(match phrase.parameter {
        Some((name, Parameter::Number(number))) => Some((name, number.into())),
        Some((name, Parameter::Text(text))) => Some((name, text.into())),
        None => None,
    });
    record(fields)
}

impl From<Thrown> for JsValue {
    fn from(Thrown(error): Thrown) -> Self {
        error.into()
    }
}
