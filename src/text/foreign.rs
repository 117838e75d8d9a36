//! Reads the notations of other programs.

/// The drawing in a game ID for Pegs, from Simon Tatham's collection, such as `3x3cross:OPOPPPOHO`: the width, the
/// height, and row by row `P` for a peg, `H` for an empty hole and `O` for no hole. `None` if the text is not such an
/// ID.
pub(super) fn game_id(text: &str) -> Option<String> {
    let (kind, cells) = text.trim().split_once(':')?;
    let (width, rest) = kind.split_once('x')?;
    let height = rest.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let [width, height] = [width.parse::<u8>().ok()?, height.parse::<u8>().ok()?].map(usize::from);
    if width == 0 || cells.len() != width * height {
        return None;
    }
    let mut drawing = String::new();
    for (index, letter) in cells.bytes().enumerate() {
        if index > 0 && index % width == 0 {
            drawing.push('/');
        }
        drawing.push(match letter {
            b'P' => 'x',
            b'H' => 'o',
            b'O' => '.',
            _ => return None,
        });
    }
    Some(drawing)
}

/// Returns `true` if a line contains only moves in the notation of Simon Tatham's collection, such as `3,1-3,3`, with
/// columns and rows counted from 0.
pub(super) fn has_pairs(line: &str) -> bool {
    let (mut has_comma, mut has_move) = (false, false);
    for byte in line.trim().bytes() {
        match byte {
            b'0'..=b'9' => {}
            b',' if !has_comma => has_comma = true,
            b'-' if has_comma => (has_comma, has_move) = (false, true),
            b' ' => has_comma = false,
            _ => return false,
        }
    }
    has_comma && has_move
}
