//! Pseudorandom numbers, the same in every run.

/// The generator `SplitMix64` (G. Steele, D. Lea, C. Flood, OOPSLA 2014).
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// A number from 0 to `end - 1`.
    #[allow(clippy::cast_possible_truncation, reason = "the number is below `end`")]
    pub fn below(&mut self, end: usize) -> usize {
        (self.bits() % end as u64) as usize
    }

    /// A number below `end`, uniformly distributed. `end` must not be 0.
    pub fn uniform(&mut self, end: u128) -> u128 {
        let unused = (end - 1).leading_zeros();
        loop {
            let wide = u128::from(self.bits()) << u64::BITS | u128::from(self.bits());
            let number = wide.checked_shr(unused).unwrap_or(0);
            if number < end {
                return number;
            }
        }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}
