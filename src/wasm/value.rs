//! Objects and lists for JavaScript.

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

/// The fields of an object.
pub(super) type Fields = Vec<(&'static str, JsValue)>;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Object)]
    type Record;

    #[wasm_bindgen(method, indexing_setter)]
    fn set(this: &Record, name: &str, value: JsValue);
}

/// An object with these fields.
pub(super) fn object(fields: impl Into<Fields>) -> JsValue {
    fill(Object::new(), fields.into())
}

/// An object with these fields beside its own.
#[inline(never)]
pub(super) fn fill(object: Object, fields: Fields) -> JsValue {
    let record: Record = object.unchecked_into();
    fields.into_iter().for_each(|(name, value)| record.set(name, value));
    record.into()
}

/// A list of these items.
pub(super) fn list<T: Into<JsValue>>(items: impl IntoIterator<Item = T>) -> JsValue {
    items.into_iter().map(Into::into).collect::<Array>().into()
}
