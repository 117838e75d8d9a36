//! What crosses to JavaScript as an object.
//!
//! One type for all of it: with a type of its own for each object, the code that carries them over would be a quarter of
//! the download.

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

use super::thrown::Thrown;

pub(super) enum Value {
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Value>),
    Object(Vec<(&'static str, Value)>),
}

impl Value {
    pub fn object<const N: usize>(fields: [(&'static str, Value); N]) -> Self {
        Value::Object(fields.into())
    }

    pub fn list<T: Into<Value>>(items: impl IntoIterator<Item = T>) -> Self {
        Value::List(items.into_iter().map(Into::into).collect())
    }

    #[allow(clippy::unnecessary_wraps, reason = "callers return the errors of reading texts as well")]
    pub fn to_js(&self) -> Result<JsValue, Thrown> {
        Ok(self.js())
    }

    pub fn js(&self) -> JsValue {
        match self {
            Value::Flag(flag) => (*flag).into(),
            Value::Number(number) => (*number).into(),
            Value::Text(text) => text.into(),
            Value::List(items) => items.iter().map(Value::js).collect::<Array>().into(),
            Value::Object(fields) => {
                let object: Fields = Object::new().unchecked_into();
                fields.iter().for_each(|(name, value)| object.set(name, &value.js()));
                object.into()
            }
        }
    }
}

#[wasm_bindgen]
extern "C" {
    /// A plain object.
    type Fields;

    #[wasm_bindgen(method, indexing_setter)]
    fn set(this: &Fields, name: &str, value: &JsValue);
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Value::Flag(flag)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        Value::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Value::Number(number.into())
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Value::Number(number.into())
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Value::Number(number as f64)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Value::Number(number as f64)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.into())
    }
}
