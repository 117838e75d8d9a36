//! `bindgen INPUT.wasm OUTPUT_FOLDER [--checked]`: writes the JavaScript glue, its types and the final wasm.
//!
//! The `wasm-bindgen` command-line tool does the same, but would have to be installed by hand, in exactly the version
//! of the `wasm-bindgen` crate. This program is a workspace member, so Cargo.lock keeps the two versions equal.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(input), Some(output)) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: bindgen INPUT.wasm OUTPUT_FOLDER [--checked]");
        return ExitCode::from(2);
    };
    let is_checked = arguments.next().is_some_and(|option| option == "--checked");
    match generate(&input, &output, is_checked) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {input}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn generate(input: &str, output: &str, is_checked: bool) -> Result<(), Box<dyn std::error::Error>> {
    let mut bindgen = Bindgen::new();
    // Function names would take up a tenth of the download, and the game does not need them.
    bindgen.input_path(input).out_name("peg_solitaire").typescript(true).remove_name_section(true);
    // The caller passes the location of the wasm, which works with any bundler, with inlined bytes and in Node.
    bindgen.web(true)?.omit_default_module_path(true);
    // After a trap, the memory cannot be trusted, so `__wbg_reset_state` creates a new instance.
    bindgen.reset_state_function(true);
    // The glue checks the type of each argument before it calls the engine.
    bindgen.debug(is_checked);
    bindgen.generate(output)?;
    Ok(())
}
