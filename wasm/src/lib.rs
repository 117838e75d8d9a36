//! The engine for JavaScript: the only crate that depends on JavaScript.
//!
//! Boards, positions and jumps are passed as text, in the formats of [`peg_solitaire::Board`]; positions are returned
//! with rows separated by `/`. Structured answers are returned as plain objects, whose types are declared below. Errors
//! describe their cause in properties: `TextError` is thrown for input that cannot be parsed, and `JumpError` for an
//! illegal jump.
//!
//! ```js
//! import init, { Board, Solver } from './peg_solitaire.js';
//! await init({ module_or_path: new URL('./peg_solitaire_bg.wasm', import.meta.url) });
//! const board = new Board('english');
//! const report = new Solver(board, board.vacancy('d4'), 'd4').run(100_000);
//! if (report.state === 'solved') console.log(report.jumps); // moves such as d2-d4 and e4-e2-c2
//! ```

#![cfg(target_arch = "wasm32")]

#[cfg(feature = "engine")]
mod baseline;
mod board;
#[cfg(feature = "engine")]
mod certificate;
#[cfg(feature = "engine")]
mod compose;
#[cfg(feature = "engine")]
mod learn;
#[cfg(feature = "solver")]
mod searches;
mod thrown;
mod value;

use thrown::Thrown;
#[cfg(feature = "solver")]
use value::number;
use value::{Fields, fields, list, object, record};

use wasm_bindgen::prelude::*;

/// This allocator is much smaller than the standard library's. It is used only in builds without searches, because the
/// memory of a large search would grow too much with it.
#[cfg(all(feature = "library", not(feature = "solver")))]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// Logs the panic message to the console before the trap, because the trap itself does not give a reason.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}
