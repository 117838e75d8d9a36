//! A folder with the finished layers of a crossing test, one file each. Files are complete even if a run is killed.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use peg_solitaire::Problem;
use peg_solitaire_sets::{Crossing, CrossingLevel, NoCrossing};

/// The first line of each file. The version number changes whenever the format does.
const VERSION: &str = "peg-solitaire crossing 1";
/// The number of bytes to leave free on the disk.
const LEFT: u64 = 1 << 30;

pub struct Scratch {
    folder: PathBuf,
    /// The text at the beginning of each file: the problem, and the functions that exclude positions.
    key: String,
}

impl Scratch {
    pub fn open(folder: &Path, problem: &Problem, crossing: &Crossing) -> Result<Self, String> {
        fs::create_dir_all(folder).map_err(|error| scratch_error(folder, error))?;
        let board = problem.board();
        let functions: Vec<String> = crossing.bounds().map(|pagoda| format!("{:?}", pagoda.weights())).collect();
        let start = board.draw(problem.start()).replace('\n', "/");
        let key = format!(
            "{VERSION}\ndirections: {:?}\nstart: {start}\npagodas: {}\n",
            board.directions(),
            functions.join(" ")
        );
        Ok(Scratch { folder: folder.into(), key })
    }

    /// Reads the saved layers in order; returns how many there are.
    pub fn restore(&self, crossing: &mut Crossing) -> Result<usize, String> {
        loop {
            let path = self.path(crossing.layers());
            match File::open(&path) {
                Ok(file) => self.read(BufReader::new(file), crossing).map_err(|error| scratch_error(&path, error))?,
                Err(error) if error.kind() == ErrorKind::NotFound => return Ok(crossing.layers()),
                Err(error) => return Err(scratch_error(&path, error)),
            }
        }
    }

    fn read(&self, mut file: impl BufRead, crossing: &mut Crossing) -> Result<(), String> {
        let mut key = vec![0; self.key.len()];
        file.read_exact(&mut key).map_err(|_| damage())?;
        if key != self.key.as_bytes() {
            return Err("the layer is of another problem, other pagoda functions or another version".into());
        }
        let mut numbers = [0; 4];
        for number in &mut numbers {
            let mut line = String::new();
            file.by_ref().take(80).read_line(&mut line).map_err(|_| damage())?;
            *number = line.trim_end().split(' ').next_back().and_then(|text| text.parse().ok()).ok_or_else(damage)?;
        }
        let [pegs, positions, digest, mut bytes] = numbers;
        let pegs = u32::try_from(pegs).map_err(|_| damage())?;
        let expected = CrossingLevel::new(pegs, positions, digest);
        let restored = crossing.restore(expected, std::iter::from_fn(|| row(&mut file, &mut bytes)));
        restored.map_err(|error| if error == NoCrossing::Damaged { damage() } else { error.to_string() })?;
        if bytes > 0 || file.fill_buf().map_or(true, |rest| !rest.is_empty()) { Err(damage()) } else { Ok(()) }
    }

    /// Saves a layer if the test still stores its rows. The file has a temporary name until it is completely on disk.
    pub fn save(&self, crossing: &Crossing, layer: usize) -> Result<(), String> {
        let Some((level, rows)) = crossing.layer(layer) else { return Ok(()) };
        let rows: Vec<&[u8]> = rows.collect();
        let bytes: u64 = rows.iter().map(|row| (size_of::<u32>() + row.len()) as u64).sum();
        if let Some(free) = free(&self.folder).filter(|&free| free < bytes + LEFT) {
            let [bytes, free, left] = [bytes, free, LEFT].map(|bytes| bytes.div_ceil(1 << 20));
            let needed = format!("a layer takes {bytes} MB, and {left} MB must stay free; only {free} MB are free");
            return Err(scratch_error(&self.folder, needed));
        }
        let CrossingLevel { pegs, positions, digest, .. } = level;
        let head = format!("pegs: {pegs}\npositions: {positions}\ndigest: {digest}\nbytes: {bytes}\n");
        let (path, part) = (self.path(layer), self.folder.join(format!("part-{}", std::process::id())));
        let written = write(&part, &[&self.key, &head], &rows).and_then(|()| fs::rename(&part, &path));
        written.and_then(|()| sync(&self.folder)).map_err(|error| {
            let _ = fs::remove_file(&part);
            scratch_error(&path, error)
        })
    }

    fn path(&self, layer: usize) -> PathBuf {
        self.folder.join(format!("layer-{layer:03}"))
    }
}

fn write(path: &Path, head: &[&str], rows: &[&[u8]]) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    head.iter().try_for_each(|text| file.write_all(text.as_bytes()))?;
    for row in rows {
        #[allow(clippy::cast_possible_truncation, reason = "a row has at most 2^18 blocks of 36 bytes")]
        let length = row.len() as u32;
        file.write_all(&length.to_le_bytes())?;
        file.write_all(row)?;
    }
    file.into_inner()?.sync_all()
}

/// Flushes a folder to disk, on systems that can open folders.
fn sync(folder: &Path) -> std::io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Reads the next row from a file that has `left` bytes remaining.
fn row(file: &mut impl Read, left: &mut u64) -> Option<Box<[u8]>> {
    let mut length = [0; size_of::<u32>()];
    *left = left.checked_sub(length.len() as u64)?;
    file.read_exact(&mut length).ok()?;
    let length = u32::from_le_bytes(length);
    *left = left.checked_sub(length.into())?;
    // Even if the length is damaged, the row takes no more memory than the size of the file.
    let mut row = Vec::new();
    file.take(length.into()).read_to_end(&mut row).ok().filter(|&read| read == length as usize)?;
    Some(row.into())
}

/// The number of free bytes on the disk that holds a folder; `None` if the `df` program cannot report it.
fn free(folder: &Path) -> Option<u64> {
    let output = Command::new("df").arg("-Pk").arg(folder).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let kilobytes: u64 = text.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()?;
    Some(kilobytes << 10)
}

fn damage() -> String {
    "the layer is damaged; without it and those after it, a run finds them again".into()
}

fn scratch_error(path: &Path, error: impl std::fmt::Display) -> String {
    format!("--scratch: {}: {error}", path.display())
}
