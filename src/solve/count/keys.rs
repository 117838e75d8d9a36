//! What stands for the positions of one class, and the images of each.

use crate::position::{Hole, Key, Position};
use crate::solve::target::Target;

/// As many symmetries as any board has.
const MOST: usize = 12;

/// How many holes a table takes at a time.
const CHUNK: usize = 4;

/// The keys of the images of a position, those that are missing repeated.
pub(super) type Images<K> = [K; MOST];

/// The keys of the positions that play can reach. All of them are of one class, and the pegs in a few holes follow from those in
/// the others: the key has the others alone.
///
/// A symmetric difference of positions has the symmetric difference of their keys. So the images of a key are put together from
/// those of its holes, and followed from jump to jump.
pub(super) struct Keys<K> {
    free: Position,
    symmetries: usize,
    /// The position of the class that has no peg in the free holes.
    base: Orbit<K>,
    /// `tables[n][set]` is what changes with the pegs `set << (CHUNK * n)` of a key.
    tables: Vec<[Orbit<K>; 1 << CHUNK]>,
    /// Per jump, what changes in the images.
    jumps: Vec<Images<K>>,
}

/// A position and the keys of its images.
#[derive(Clone, Copy)]
pub(super) struct Orbit<K> {
    pub position: Position,
    pub images: Images<K>,
}

/// Whether such keys tell the positions of one class from each other.
pub(super) fn fits<K: Key>(target: &Target) -> bool {
    target.board().classes().free().count() as usize <= K::CAPACITY
}

impl<K: Key> Keys<K> {
    pub fn new(target: &Target) -> Self {
        let (classes, symmetries) = (target.board().classes(), target.symmetries());
        let free = classes.free();
        let orbit = |position| {
            let keys: Vec<K> = symmetries.images(position).map(|image| pack(free, image)).collect();
            Orbit { position, images: std::array::from_fn(|symmetry| keys[symmetry % keys.len()]) }
        };
        let holes = free.holes().map(|hole| orbit(classes.completed(Position::of(hole), Position::EMPTY)));
        Keys {
            free,
            symmetries: symmetries.count(),
            base: orbit(classes.completed(Position::EMPTY, target.starts()[0])),
            tables: holes.collect::<Vec<_>>().chunks(CHUNK).map(table).collect(),
            jumps: target.board().jumps().iter().map(|jump| orbit(jump.mask()).images).collect(),
        }
    }

    /// The key of a position and its images.
    pub fn canonical(&self, position: Position) -> K {
        least(&self.orbit(pack(self.free, position)).images)
    }

    /// What stands for the complements of a position and its images, where that is of the class of these keys.
    pub fn of_complement(&self, key: K) -> K {
        least(&self.orbit(key ^ pack(self.free, self.free)).images)
    }

    /// The position that has this key, and all its images.
    pub fn orbit(&self, key: K) -> Orbit<K> {
        let (key, mut orbit) = (key.position(), self.base);
        for (chunk, table) in self.tables.iter().enumerate() {
            orbit.toggle(&table[key.chunk(CHUNK * chunk, CHUNK)]);
        }
        orbit
    }

    /// What stands for a position and its images after a jump.
    pub fn after(&self, images: &Images<K>, jump: usize) -> K {
        let change = &self.jumps[jump];
        least(&std::array::from_fn(|symmetry| images[symmetry] ^ change[symmetry]))
    }

    /// How many different images a position has.
    pub fn image_count(&self, images: &Images<K>) -> usize {
        self.symmetries / images[..self.symmetries].iter().filter(|&&image| image == images[0]).count()
    }
}

impl<K: Key> Orbit<K> {
    fn toggle(&mut self, change: &Orbit<K>) {
        self.position ^= change.position;
        self.images = std::array::from_fn(|symmetry| self.images[symmetry] ^ change.images[symmetry]);
    }
}

/// What changes with each set of up to [`CHUNK`] holes, where it is known what changes with each of them.
fn table<K: Key>(holes: &[Orbit<K>]) -> [Orbit<K>; 1 << CHUNK] {
    let mut table = [Orbit { position: Position::EMPTY, images: [K::EMPTY; MOST] }; 1 << CHUNK];
    for set in 1..1 << holes.len() {
        table[set] = table[set & (set - 1)];
        table[set].toggle(&holes[set.trailing_zeros() as usize]);
    }
    table
}

/// The least of the images, by pairs: so no comparison waits for all those before it.
fn least<K: Key>(images: &Images<K>) -> K {
    let thirds: [K; 4] = std::array::from_fn(|lane| images[lane].min(images[lane + 4]).min(images[lane + 8]));
    thirds[0].min(thirds[2]).min(thirds[1].min(thirds[3]))
}

/// The key of a position: the free holes, numbered anew from 0.
fn pack<K: Key>(free: Position, position: Position) -> K {
    let numbered = free.holes().enumerate().filter(|&(_, hole)| position.contains(hole));
    K::of(numbered.map(|(number, _)| Hole::new(number)).collect())
}
