//! A list that grows without moving its items, which saves the time and memory for copying them.

/// The number of items in a piece.
const PIECE: usize = 1 << 13;

pub(crate) struct List<T> {
    /// The items, in pieces of several thousand. All pieces except the last have the same length.
    pub pieces: Vec<Vec<T>>,
}

impl<T: Copy> List<T> {
    pub fn new() -> Self {
        List { pieces: Vec::new() }
    }

    pub fn push(&mut self, item: T) {
        match self.pieces.last_mut() {
            Some(piece) if piece.len() < PIECE => piece.push(item),
            _ => self.pieces.push(vec![item]),
        }
    }

    pub fn len(&self) -> usize {
        self.pieces.last().map_or(0, |last| (self.pieces.len() - 1) * PIECE + last.len())
    }

    pub fn get(&self, number: usize) -> T {
        self.pieces[number / PIECE][number % PIECE]
    }

    /// The memory that the list uses, in bytes.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Inlining makes the wasm larger and no faster.
    pub fn bytes(&self) -> usize {
        let (full, last) = self.pieces.split_at(self.pieces.len().saturating_sub(1));
        (full.len() * PIECE + last.iter().map(Vec::capacity).sum::<usize>()) * size_of::<T>()
    }
}
