//! Runs a search to its end in one call.

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::AbortSignal;

use super::{Solver, Thrown, report};

#[wasm_bindgen]
impl Solver {
    /// Runs the search to its end in one call. After each `slice` of positions, `onProgress` is called with a report.
    /// The search ends with the state `unknown` if `signal` has been aborted.
    #[wasm_bindgen(unchecked_return_type = "Report | Unknown")]
    #[allow(clippy::needless_pass_by_value, reason = "JavaScript passes optional values")]
    pub fn solve(
        &mut self,
        slice: u32,
        #[wasm_bindgen(js_name = onProgress, unchecked_optional_param_type = "(progress: Progress) => void")]
        on_progress: Option<Function>,
        #[wasm_bindgen(unchecked_optional_param_type = "{ readonly aborted: boolean }")] signal: Option<AbortSignal>,
    ) -> Result<JsValue, Thrown> {
        if slice == 0 {
            return Err(Thrown::new("slice: expected a number of positions above 0, found 0"));
        }
        if on_progress.as_ref().is_some_and(|on_progress| !on_progress.is_function()) {
            return Err(Thrown::new("onProgress: expected a function"));
        }
        loop {
            let report = report::run(&mut self.0, slice);
            if self.0.outcome().is_some() {
                return Ok(report);
            }
            if let Some(on_progress) = &on_progress {
                on_progress
                    .call1(&JsValue::NULL, &report)
                    .map_err(|cause| Thrown::new("onProgress threw an error").caused_by(cause))?;
            }
            if signal.as_ref().map_or(Ok(false), is_aborted)? {
                return Ok(report::unknown(false, self.0.progress().positions));
            }
        }
    }
}

/// Reads the signal by reflection, to catch errors that a getter throws. If such an error passed through the search,
/// the search would stay borrowed forever.
fn is_aborted(signal: &AbortSignal) -> Result<bool, Thrown> {
    let aborted = Reflect::get(signal, &"aborted".into())
        .map_err(|cause| Thrown::new("signal: expected an AbortSignal").caused_by(cause))?;
    Ok(aborted.is_truthy())
}
