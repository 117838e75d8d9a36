//! Days, for JavaScript.

use wasm_bindgen::prelude::*;

use super::thrown::Thrown;
use crate::Difficulty;

/// The level of the problem of a day such as `2026-11-22`, from 1, the easiest, to 7. Throws if the text is no day.
#[wasm_bindgen(js_name = levelOfDay)]
pub fn level_of_day(day: &str) -> Result<u8, Thrown> {
    Ok(Difficulty::of_day(day.parse().map_err(Thrown::new)?).number())
}
