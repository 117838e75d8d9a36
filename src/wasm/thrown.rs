//! What is thrown to JavaScript.

use std::fmt::Display;

use js_sys::{Error, Object};
use wasm_bindgen::prelude::*;

use super::value::Value;
use crate::TextError;

/// An `Error`. One about a text also has the place and the expectation as properties, so that nobody has to find them in
/// its message.
pub struct Thrown(Error);

impl Thrown {
    #[inline(never)]
    pub fn new(message: impl Display) -> Self {
        Thrown(Error::new(&message.to_string()))
    }
}

impl From<TextError> for Thrown {
    #[inline(never)]
    fn from(error: TextError) -> Self {
        let thrown = Thrown::new(&error);
        let fields = Value::object([
            ("line", error.line.into()),
            ("column", error.column.into()),
            ("expected", error.expected.into()),
            ("found", error.found.into()),
        ]);
        fields.to_js().map_or_else(
            |error| error,
            |fields| Thrown(Object::assign(&thrown.0, fields.unchecked_ref()).unchecked_into()),
        )
    }
}

impl From<Thrown> for JsValue {
    fn from(Thrown(error): Thrown) -> Self {
        error.into()
    }
}
