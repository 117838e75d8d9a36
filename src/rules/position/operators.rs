//! Set operators, which work like those of the standard library's sets.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

use super::Position;

/// Implements an operator and its assignment form by applying `$words` to the words of both sets.
macro_rules! operator {
    ($about:literal, $operator:ident::$apply:ident, $assignment:ident::$assign:ident, $($words:tt)+) => {
        impl $operator for Position {
            type Output = Position;

            #[doc = $about]
            fn $apply(self, other: Position) -> Position {
                Position(self.0 $($words)+ other.0)
            }
        }

        impl $assignment for Position {
            fn $assign(&mut self, other: Position) {
                *self = self.$apply(other);
            }
        }
    };
}

operator!("The holes in both sets.", BitAnd::bitand, BitAndAssign::bitand_assign, &);
operator!("The holes in one of the sets or in both.", BitOr::bitor, BitOrAssign::bitor_assign, |);
operator!("The holes in one of the sets but not in both.", BitXor::bitxor, BitXorAssign::bitxor_assign, ^);
operator!("The holes of the first set that are not in the second.", Sub::sub, SubAssign::sub_assign, &!);
