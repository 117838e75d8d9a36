//! A worker's folder, with one file for each level that the worker has finished. Files are complete even if a run is
//! killed.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use peg_solitaire::complete_set::{SetPlan, SetRow};

/// The first line of each file. The version number changes whenever the format does.
const VERSION: &str = "peg-solitaire cluster 1";
/// Marks the end of the rows in a file. It is written in place of a row number. Row numbers have at most 31 bits, so
/// they are always smaller.
const END: u32 = u32::MAX;

pub struct Scratch {
    folder: PathBuf,
    /// The text at the beginning of each file: the question, and the index of the worker.
    key: String,
}

/// A level that is being written.
pub struct Writing {
    file: BufWriter<File>,
    part: PathBuf,
    path: PathBuf,
}

impl Scratch {
    pub fn open(folder: &str, question: &str, index: usize, workers: usize) -> Result<Self, String> {
        let folder = Path::new(folder).join(format!("worker-{index:04}"));
        fs::create_dir_all(&folder).map_err(|error| scratch_error(&folder, error))?;
        Ok(Scratch { folder, key: format!("{VERSION}\n{question}worker: {index} of {workers}\n") })
    }

    /// The number of finished levels, according to the last file.
    pub fn finished(&self) -> Result<usize, String> {
        let Some(last) = self.levels()?.into_iter().max() else { return Ok(0) };
        self.file(last)?;
        Ok(last + 1)
    }

    /// Visits the rows of a level and returns its sums.
    pub fn read(
        &self,
        plan: &SetPlan,
        level: usize,
        mut visit: impl FnMut(SetRow, Vec<u64>),
    ) -> Result<Vec<u64>, String> {
        let path = self.path(level);
        let damage = || scratch_error(&path, "the file is damaged: delete the folders of all workers");
        let mut file = self.file(level)?;
        loop {
            let number = number(&mut file).map_err(|_| damage())?;
            if number == END {
                return words(&mut file, None).map_err(|_| damage());
            }
            let row = plan.row(level, number).ok_or_else(damage)?;
            visit(row, words(&mut file, Some(plan.words(row))).map_err(|_| damage())?);
        }
    }

    pub fn begin(&self, level: usize) -> Result<Writing, String> {
        let (path, part) = (self.path(level), self.folder.join("part"));
        let mut file = BufWriter::new(File::create(&part).map_err(|error| scratch_error(&part, error))?);
        file.write_all(self.key.as_bytes()).map_err(|error| scratch_error(&part, error))?;
        Ok(Writing { file, part, path })
    }

    /// Deletes levels that are no longer needed.
    pub fn forget(&self, oldest: usize) -> Result<(), String> {
        let mut old = self.levels()?.into_iter().filter(|&level| level < oldest).map(|level| self.path(level));
        old.try_for_each(|path| fs::remove_file(&path).map_err(|error| scratch_error(&path, error)))
    }

    /// The levels that have a file.
    fn levels(&self) -> Result<Vec<usize>, String> {
        let names = fs::read_dir(&self.folder).map_err(|error| scratch_error(&self.folder, error))?;
        let names = names.flatten().map(|entry| entry.file_name());
        Ok(names.filter_map(|name| name.to_str()?.strip_prefix("level-")?.parse().ok()).collect())
    }

    /// Opens the file of a level, and checks the key at its beginning.
    fn file(&self, level: usize) -> Result<BufReader<File>, String> {
        let path = self.path(level);
        let mut file = BufReader::new(File::open(&path).map_err(|error| scratch_error(&path, error))?);
        let mut key = vec![0; self.key.len()];
        let is_read = file.read_exact(&mut key).is_ok();
        if !is_read || key != self.key.as_bytes() {
            return Err(scratch_error(&path, "the level is of another problem, number of workers or version"));
        }
        Ok(file)
    }

    fn path(&self, level: usize) -> PathBuf {
        self.folder.join(format!("level-{level:04}"))
    }
}

impl Writing {
    pub fn row(&mut self, number: u32, words: &[u64]) -> Result<(), String> {
        self.write(number, words).map_err(|error| scratch_error(&self.part, error))
    }

    /// Writes the sums. The file gets its final name once it is completely on disk.
    pub fn end(mut self, sums: &[u64]) -> Result<(), String> {
        self.write(END, sums).map_err(|error| scratch_error(&self.part, error))?;
        let Writing { file, part, path } = self;
        let written = file.into_inner().map_err(io::IntoInnerError::into_error).and_then(|file| file.sync_all());
        written.and_then(|()| fs::rename(&part, &path)).map_err(|error| scratch_error(&path, error))
    }

    #[allow(clippy::cast_possible_truncation, reason = "a row has at most 2^18 blocks of 4 words")]
    fn write(&mut self, number: u32, words: &[u64]) -> io::Result<()> {
        self.file.write_all(&number.to_le_bytes())?;
        self.file.write_all(&(words.len() as u32).to_le_bytes())?;
        words.iter().try_for_each(|word| self.file.write_all(&word.to_le_bytes()))
    }
}

fn number(file: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; size_of::<u32>()];
    file.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

/// Reads either the words of a row, which must have the expected length, or the sums.
fn words(file: &mut impl Read, expected: Option<usize>) -> io::Result<Vec<u64>> {
    let length = number(file)? as usize;
    // The file is damaged if a row does not have the expected length. Sums are only a few words long.
    let is_wrong = expected.map_or(length > usize::from(u16::MAX), |expected| length != expected);
    if is_wrong {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut bytes = vec![0; length * size_of::<u64>()];
    file.read_exact(&mut bytes)?;
    Ok(bytes.as_chunks().0.iter().map(|&word| u64::from_le_bytes(word)).collect())
}

fn scratch_error(path: &Path, error: impl std::fmt::Display) -> String {
    format!("--scratch: {}: {error}", path.display())
}
