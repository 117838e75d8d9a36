//! The named boards, as drawings. A new board is a new entry here and nothing else.

/// A board that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CatalogueEntry {
    /// The short name, which stands for the drawing wherever a board is read from text.
    pub name: &'static str,
    /// Other names under which the board is found.
    pub aliases: &'static [&'static str],
    /// The name for a page.
    pub title: &'static str,
    /// The drawing that [`Board`](crate::Board) parses.
    pub drawing: &'static str,
    /// The hole that is empty at the start, unless another is asked for.
    pub vacancy: &'static str,
    /// The finish that goes with it, as [`Finish::parse`](crate::Finish::parse) reads it.
    pub finish: &'static str,
}

/// All named boards, in the order of a board picker.
pub const CATALOGUE: &[CatalogueEntry] = &[
    CatalogueEntry {
        name: "english",
        aliases: &["english33", "standard"],
        title: "English",
        drawing: concat!("..ooo..\n", "..ooo..\n", "ooooooo\n", "ooooooo\n", "ooooooo\n", "..ooo..\n", "..ooo.."),
        vacancy: "d4",
        finish: "d4",
    },
    CatalogueEntry {
        name: "european",
        aliases: &["european37", "french", "french37"],
        title: "European",
        drawing: concat!("..ooo..\n", ".ooooo.\n", "ooooooo\n", "ooooooo\n", "ooooooo\n", ".ooooo.\n", "..ooo.."),
        vacancy: "c1",
        finish: "any",
    },
    CatalogueEntry {
        name: "diamond",
        aliases: &["diamond41"],
        title: "Diamond",
        drawing: concat!(
            "....o....\n",
            "...ooo...\n",
            "..ooooo..\n",
            ".ooooooo.\n",
            "ooooooooo\n",
            ".ooooooo.\n",
            "..ooooo..\n",
            "...ooo...\n",
            "....o....",
        ),
        vacancy: "d2",
        finish: "any",
    },
    CatalogueEntry {
        name: "wiegleb",
        aliases: &["wiegleb45", "german"],
        title: "Wiegleb",
        drawing: concat!(
            "...ooo...\n",
            "...ooo...\n",
            "...ooo...\n",
            "ooooooooo\n",
            "ooooooooo\n",
            "ooooooooo\n",
            "...ooo...\n",
            "...ooo...\n",
            "...ooo...",
        ),
        vacancy: "e5",
        finish: "e5",
    },
    CatalogueEntry {
        name: "triangle",
        aliases: &["triangle15", "triangle5"],
        title: "Triangle",
        drawing: concat!("# directions: 6\n", "o\n", "oo\n", "ooo\n", "oooo\n", "ooooo"),
        vacancy: "a1",
        finish: "any",
    },
];

/// The entry with this name or alias, in any case of letters.
pub fn find(name: &str) -> Option<&'static CatalogueEntry> {
    let matches = |known: &str| known.eq_ignore_ascii_case(name.trim());
    CATALOGUE.iter().find(|entry| matches(entry.name) || entry.aliases.iter().copied().any(matches))
}
