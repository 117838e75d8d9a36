//! Objects for JavaScript.
//!
//! One type serves for all of them. With a type for each object, the code that converts them would be a quarter of the
//! download.

use serde::ser::{Serialize, Serializer};
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

    pub fn to_js(&self) -> Result<JsValue, Thrown> {
        let serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);
        self.serialize(&serializer).map_err(Thrown::new)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Flag(flag) => serializer.serialize_bool(*flag),
            Value::Number(number) => serializer.serialize_f64(*number),
            Value::Text(text) => serializer.serialize_str(text),
            Value::List(items) => serializer.collect_seq(items),
            Value::Object(fields) => serializer.collect_map(fields.iter().map(|(name, value)| (name, value))),
        }
    }
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
