//! Errors that are thrown to JavaScript, with their cause as data.

use std::fmt::Display;

use js_sys::{Error, Object};
use wasm_bindgen::prelude::*;

use super::value::Value;
use crate::TextError;
use crate::text::phrase::{Parameter, Phrase};

/// An `Error` with a message in English. An error about a text, a jump or a proof also has a property `kind` and the
/// cause as further properties, so that no program has to read the message.
pub struct Thrown(Error);

impl Thrown {
    #[inline(never)]
    pub fn new(message: impl Display) -> Self {
        Thrown(Error::new(&message.to_string()))
    }

    /// The error with its cause as properties.
    #[inline(never)]
    pub(super) fn with(self, kind: &'static str, mut fields: Vec<(&'static str, Value)>) -> Self {
        fields.push(("kind", kind.into()));
        Value::Object(fields).to_js().map_or_else(
            |error| error,
            |fields| Thrown(Object::assign(&self.0, fields.unchecked_ref()).unchecked_into()),
        )
    }
}

impl From<TextError> for Thrown {
    #[inline(never)]
    fn from(error: TextError) -> Self {
        let fields = vec![
            ("line", error.line.into()),
            ("column", error.column.into()),
            ("expected", error.expected.phrase().into()),
            ("found", error.found.phrase().into()),
        ];
        Thrown::new(&error).with("text", fields)
    }
}

impl From<Phrase<'_>> for Value {
    #[inline(never)]
    fn from(phrase: Phrase<'_>) -> Self {
        let mut fields = vec![("key", phrase.key.into()), ("english", phrase.to_string().into())];
        fields.extend(phrase.parameter.map(|(name, parameter)| (name, parameter.into())));
        Value::Object(fields)
    }
}

impl From<Parameter<'_>> for Value {
    fn from(parameter: Parameter<'_>) -> Self {
        match parameter {
            Parameter::Number(number) => number.into(),
            Parameter::Text(text) => text.into(),
        }
    }
}

impl From<Thrown> for JsValue {
    fn from(Thrown(error): Thrown) -> Self {
        error.into()
    }
}
