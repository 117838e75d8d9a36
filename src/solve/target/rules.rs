//! The jumps of a board, by number, and symmetries under which positions count as the same.

use crate::rules::{Board, Images, Jump, Position, Symmetries};

#[derive(Clone)]
pub(crate) struct Rules {
    pub board: Board,
    pub symmetries: Symmetries,
    /// For each jump, the holes that it changes, and the images of these.
    masks: Vec<Position>,
    images: Vec<Images>,
    /// For each jump, the holes that must hold pegs.
    needs: Vec<Position>,
}

impl Rules {
    pub fn new(board: &Board, symmetries: Symmetries) -> Self {
        let masks: Vec<Position> = board.jumps().iter().map(|jump| jump.mask()).collect();
        Rules {
            images: masks.iter().map(|&mask| symmetries.images_of_few(mask)).collect(),
            masks,
            needs: board.jumps().iter().map(|jump| jump.need()).collect(),
            symmetries,
            board: board.clone(),
        }
    }

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
