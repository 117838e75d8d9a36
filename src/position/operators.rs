//! The operators of sets, the same as those of the standard library.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

use super::Position;

impl BitAnd for Position {
    type Output = Position;

    /// The holes in both sets.
    fn bitand(self, other: Position) -> Position {
        Position(self.0 & other.0)
    }
}

impl BitAndAssign for Position {
    fn bitand_assign(&mut self, other: Position) {
        *self = *self & other;
    }
}

impl BitOr for Position {
    type Output = Position;

    /// The holes in one of the sets or in both.
    fn bitor(self, other: Position) -> Position {
        Position(self.0 | other.0)
    }
}

impl BitOrAssign for Position {
    fn bitor_assign(&mut self, other: Position) {
        *self = *self | other;
    }
}

impl BitXor for Position {
    type Output = Position;

    /// The holes in one of the sets but not in both.
    fn bitxor(self, other: Position) -> Position {
        Position(self.0 ^ other.0)
    }
}

impl BitXorAssign for Position {
    fn bitxor_assign(&mut self, other: Position) {
        *self = *self ^ other;
    }
}

impl Sub for Position {
    type Output = Position;

    /// The holes of the first set that are not in the second.
    fn sub(self, other: Position) -> Position {
        Position(self.0 & !other.0)
    }
}

impl SubAssign for Position {
    fn sub_assign(&mut self, other: Position) {
        *self = *self - other;
    }
}
