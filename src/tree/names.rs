//! The names of positions, found in a time that does not grow with their number.

use super::Node;

/// A table of names. A map of the standard library would make the engine of the page a twentieth larger.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    /// The names with the same hash, up to the number of these lists.
    lists: Vec<Vec<(String, Node)>>,
    count: usize,
}

impl Names {
    pub fn get(&self, name: &str) -> Option<Node> {
        let list = self.lists.get(self.list_of(name))?;
        list.iter().find(|(other, _)| other == name).map(|&(_, node)| node)
    }

    /// Adds a name that is not there.
    pub fn insert(&mut self, name: String, node: Node) {
        if self.count >= self.lists.len() {
            let longer = vec![Vec::new(); 8.max(4 * self.count)];
            let lists = std::mem::replace(&mut self.lists, longer);
            self.count = 0;
            lists.into_iter().flatten().for_each(|(name, node)| self.insert(name, node));
        }
        let list = self.list_of(&name);
        self.lists[list].push((name, node));
        self.count += 1;
    }

    pub fn remove(&mut self, name: &str) -> Option<Node> {
        let node = self.get(name)?;
        let list = self.list_of(name);
        self.lists[list].retain(|(other, _)| other != name);
        self.count -= 1;
        Some(node)
    }

    /// The list in which a name stands, by a hash of Fowler, Noll and Vo.
    fn list_of(&self, name: &str) -> usize {
        let hash = name.bytes().fold(0, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        (hash ^ hash >> 15) as usize % self.lists.len().max(1)
    }
}
