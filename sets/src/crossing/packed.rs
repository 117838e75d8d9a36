//! Packs rows of blocks in which few bits are set.

/// The largest number of skipped words that a header can store. If a header stores this value, the rest of the number
/// follows.
const LONG: usize = 31;
/// Words with at least this number of set bits are written unpacked.
const MANY: u32 = 8;

/// The rows of a level, in order; `None` if they are not stored.
pub type PackedLevel = Option<Vec<Box<[u8]>>>;

/// Writes the words that are not 0. Each word has a header that gives the number of words skipped before it and its
/// number of set bits. The header is followed by the indices of the set bits, or by all eight bytes of the word if they
/// take no more space.
#[allow(clippy::cast_possible_truncation, reason = "headers and bits fit in a byte; longer numbers take several bytes")]
pub fn pack(words: &[u64], bytes: &mut Vec<u8>) {
    let mut next = 0;
    for (index, &word) in words.iter().enumerate().filter(|&(_, &word)| word != 0) {
        let skipped = index - next;
        let count = word.count_ones().min(MANY);
        bytes.push((skipped.min(LONG) << 3) as u8 | (count - 1) as u8);
        if let Some(mut more) = skipped.checked_sub(LONG) {
            while more >= 0x80 {
                bytes.push(more as u8 | 0x80);
                more >>= 7;
            }
            bytes.push(more as u8);
        }
        if count == MANY {
            bytes.extend(word.to_le_bytes());
        } else {
            let mut rest = word;
            while rest != 0 {
                bytes.push(rest.trailing_zeros() as u8);
                rest &= rest - 1;
            }
        }
        next = index + 1;
    }
}

/// The blocks of a row that was read. Before the next row is read, only the blocks with set bits are cleared, because
/// most blocks are empty.
#[derive(Default)]
pub struct Unpacked {
    pub words: Vec<u64>,
    /// `true` for each block in which a bit is set.
    pub is_used: Vec<bool>,
    /// The blocks with set bits.
    used: Vec<usize>,
}

impl Unpacked {
    /// Reads a row that [`pack`] wrote, with `blocks` blocks of `size` words each. Returns `None` if the bytes are not
    /// such a row.
    pub fn read(&mut self, bytes: &[u8], blocks: usize, size: usize) -> Option<()> {
        for block in self.used.drain(..) {
            self.is_used[block] = false;
            self.words[block * size..(block + 1) * size].fill(0);
        }
        self.words.resize(blocks * size, 0);
        self.is_used.resize(blocks, false);
        unpack(bytes, &mut self.words, |word| {
            let block = word / size;
            if !std::mem::replace(&mut self.is_used[block], true) {
                self.used.push(block);
            }
        })
    }
}

fn unpack(bytes: &[u8], words: &mut [u64], mut visit: impl FnMut(usize)) -> Option<()> {
    let (mut rest, mut next) = (bytes, 0);
    while let Some((&head, tail)) = rest.split_first() {
        rest = tail;
        let mut skipped = usize::from(head >> 3);
        if skipped == LONG {
            skipped += long(&mut rest)?;
        }
        let word = words.get_mut(next + skipped)?;
        visit(next + skipped);
        next += skipped + 1;
        let count = u32::from(head & 7) + 1;
        if count == MANY {
            let (all, tail) = rest.split_first_chunk()?;
            (*word, rest) = (u64::from_le_bytes(*all), tail);
        } else {
            let (bits, tail) = rest.split_at_checked(count as usize)?;
            rest = tail;
            *word = bits.iter().try_fold(0, |word, &bit| Some(word | 1_u64.checked_shl(bit.into())?))?;
        }
    }
    Some(())
}

/// Reads a number that is stored with seven bits in each byte.
fn long(bytes: &mut &[u8]) -> Option<usize> {
    let mut number = 0;
    for shift in [0, 7, 14, 21] {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= usize::from(byte & 0x7F) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}
