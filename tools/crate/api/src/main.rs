//! `api RUSTDOC.json`: prints every public item of a crate, one per line.
//!
//! Blanket implementations are omitted because they are not specific to the crate, and auto traits because they are
//! tested.

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let json = std::env::args().nth(1).ok_or("usage: api RUSTDOC.json")?;
    let builder = public_api::Builder::from_rustdoc_json(json);
    let api = builder.omit_blanket_impls(true).omit_auto_trait_impls(true).build()?;
    api.items().for_each(|item| println!("{item}"));
    Ok(())
}
