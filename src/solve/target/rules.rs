//! The rules of a target: the jumps of its board, by number, and the images of positions after them.

use crate::rules::{Images, Jump, Position};

use super::Target;

impl Target {
    pub fn jump(&self, number: usize) -> Jump {
        self.board.jumps()[number]
    }

    pub fn jump_count(&self) -> usize {
        self.masks.len()
    }

    pub fn is_legal(&self, jump: usize, position: Position) -> bool {
        position & self.masks[jump] == self.needs[jump]
    }

    pub fn play(&self, jump: usize, position: Position) -> Position {
        position ^ self.masks[jump]
    }

    /// The numbers of the legal jumps.
    pub fn legal_jumps(&self, position: Position) -> impl Iterator<Item = usize> {
        self.board.shifts().legal_jumps(position)
    }

    /// The images of the three holes of a jump.
    pub fn images(&self, jump: usize) -> &Images {
        &self.images[jump]
    }

    /// The position that stands for a position and its images after a jump, by the images before it.
    pub fn key_after(&self, images: &Images, jump: usize) -> Position {
        self.symmetries.least_after(images, &self.images[jump])
    }
}
