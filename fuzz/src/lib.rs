//! The shared parts of the fuzz targets: boards for texts, small problems made from bytes, and plain counting as their
//! oracle.

mod oracle;
#[path = "../../tests/common/place.rs"]
mod place;
mod small;
mod texts;

pub use oracle::{Oracle, reachable};
pub use small::Small;
pub use texts::{BoardAndText, assert_place, assert_place_in_lines, drawing};
