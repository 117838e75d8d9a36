//! Objects and lists for JavaScript.

use js_sys::Array;
use serde::{Serialize, Serializer};
use serde_wasm_bindgen::{Serializer as ObjectSerializer, preserve};
use wasm_bindgen::prelude::*;

/// The fields of an object.
pub(super) type Fields = Vec<(&'static str, JsValue)>;

/// A field's value, which has already been converted to a JavaScript value.
struct Kept(JsValue);

impl Serialize for Kept {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        preserve::serialize(&self.0, serializer)
    }
}

/// Builds fields from names and values.
macro_rules! fields {
    ($($name:ident: $value:expr),* $(,)?) => {
        vec![$((stringify!($name), wasm_bindgen::JsValue::from($value))),*]
    };
}

/// An object with these fields.
macro_rules! object {
    ($($fields:tt)*) => { $crate::record($crate::fields! { $($fields)* }) };
}

pub(super) use {fields, object};

/// An object with these fields. A derived `Serialize` would make the binary larger; see docs/experiments.md.
#[inline(never)]
pub(super) fn record(fields: Fields) -> JsValue {
    let fields = fields.into_iter().map(|(name, value)| (name, Kept(value)));
    let serializer = ObjectSerializer::new().serialize_maps_as_objects(true);
    serializer.collect_map(fields).unwrap_or_else(Into::into)
}

/// A count as a JavaScript number.
#[cfg(feature = "solver")]
#[allow(clippy::cast_precision_loss, reason = "nothing counts to 2^53 within years")]
pub(super) fn number(count: u64) -> f64 {
    count as f64
}

/// A list of these items.
pub(super) fn list<T: Into<JsValue>>(items: impl IntoIterator<Item = T>) -> JsValue {
    items.into_iter().map(Into::into).collect::<Array>().into()
}
