//! The arguments of the command line.

use std::str::FromStr;
use std::thread;
use std::time::Duration;

use peg_solitaire::{
    Board, Finish, GameTree, InvalidProblem, Position, Problem, Reading, Settings, TextError, UpTo, catalogue,
};

/// The most pagoda functions of a crossing test, unless told: each takes time for each block of positions.
const PAGODAS: usize = 24;

/// The question about a problem.
#[derive(Clone, Copy, Default)]
pub enum Objective {
    #[default]
    Any,
    FewestMoves,
    FewestPegs,
    Count,
    /// Every position that the start can reach, or that can reach the finish.
    Positions,
    /// A test by half of the positions whether the start can reach its own complement.
    Crossing,
    /// Verdicts on the start, and on the position after each jump.
    Verdicts,
    /// All solutions, one after the other.
    All,
}

/// The arguments, not yet interpreted.
#[derive(Default)]
pub struct Options {
    board: Option<String>,
    vacancy: Option<String>,
    start: Option<String>,
    jumps: Option<String>,
    finish: Option<String>,
    via: Option<String>,
    game: Option<String>,
    pub limit: Option<Duration>,
    pub positions: Option<u64>,
    pub json: bool,
    /// The number of solutions to list, and the solutions that count as the same.
    pub count: Option<u64>,
    pub up_to: UpTo,
    /// `true` if positions are summed up; the number of threads that find them.
    pub digests: bool,
    threads: Option<usize>,
    /// The most functions that drop positions of a crossing test, and the folder where its layers are saved.
    pagodas: Option<usize>,
    pub scratch: Option<String>,
    pub objective: Objective,
    pub settings: Settings,
    /// The file for the proof, and the file of a proof to check.
    pub certificate: Option<String>,
    pub check: Option<String>,
}

impl Options {
    pub fn parse(arguments: &[String]) -> Result<Self, String> {
        let mut options = Options::default();
        let mut rest = arguments.iter();
        while let Some(name) = rest.next() {
            if let Some(flag) = match name.as_str() {
                "--json" => Some(&mut options.json),
                "--digests" => Some(&mut options.digests),
                _ => None,
            } {
                *flag = true;
                continue;
            }
            let slot = match name.as_str() {
                "--board" => &mut options.board,
                "--vacancy" => &mut options.vacancy,
                "--start" => &mut options.start,
                "--jumps" => &mut options.jumps,
                "--finish" => &mut options.finish,
                "--via" => &mut options.via,
                "--game" => &mut options.game,
                "--certificate" => &mut options.certificate,
                "--scratch" => &mut options.scratch,
                "--check" => &mut options.check,
                "--objective" => {
                    options.objective = parse_objective(value(name, rest.next())?)?;
                    continue;
                }
                "--limit" => {
                    options.count = Some(parse_number(name, value(name, rest.next())?)?);
                    continue;
                }
                "--threads" => {
                    options.threads = Some(parse_number(name, value(name, rest.next())?)?);
                    continue;
                }
                "--pagodas" => {
                    options.pagodas = Some(parse_number(name, value(name, rest.next())?)?);
                    continue;
                }
                "--up-to" => {
                    options.up_to = parse_up_to(value(name, rest.next())?)?;
                    continue;
                }
                "--seed" => {
                    options.settings.seed = parse_number(name, value(name, rest.next())?)?;
                    continue;
                }
                "--memory" => {
                    let megabytes: u32 = parse_number(name, value(name, rest.next())?)?;
                    options.settings.memory = (megabytes as usize).saturating_mul(1 << 20);
                    continue;
                }
                "--seconds" => {
                    options.limit = Some(parse_seconds(value(name, rest.next())?)?);
                    continue;
                }
                "--positions" => {
                    options.positions = Some(parse_number(name, value(name, rest.next())?)?);
                    continue;
                }
                _ => return Err(format!("unknown option '{name}'; --help lists them")),
            };
            *slot = Some(value(name, rest.next())?.clone());
        }
        options.agree()
    }

    /// Refuses options if one of them would be ignored.
    fn agree(self) -> Result<Self, String> {
        use Objective::{All, Count, Crossing, FewestPegs, Verdicts};
        let has_no_proof = matches!(self.objective, FewestPegs | Count | Crossing | Verdicts | All);
        if self.certificate.is_some() && (has_no_proof || self.check.is_some()) {
            return Err("--certificate: a proof is written with --objective any, fewest-moves or positions".into());
        }
        let is_set = matches!(self.objective, Objective::Positions);
        if is_set && self.certificate.is_some() && self.finish.is_none() {
            return Err("--certificate: --finish is missing: a proof is about one problem".into());
        }
        let is_crossing = matches!(self.objective, Objective::Crossing);
        if (is_set || is_crossing) && self.positions.is_some()
            || !is_set && (self.digests || self.threads.is_some() && !is_crossing)
        {
            return Err("--digests and --threads are for --objective positions, --threads for crossing as well, and \
                        --positions is for the others"
                .into());
        }
        if !is_crossing && (self.pagodas.is_some() || self.scratch.is_some()) {
            return Err("--pagodas and --scratch are for --objective crossing: name it, or leave them out".into());
        }
        if self.via.is_some() && !matches!(self.objective, Objective::Any) {
            return Err("--via: a way through a position is looked for with --objective any alone".into());
        }
        if self.finish.is_some() && matches!(self.objective, Objective::FewestPegs) {
            return Err(
                "--finish: with --objective fewest-pegs the pegs may end anywhere: leave one of them out".into()
            );
        }
        let is_solved =
            self.jumps.is_some() || self.finish.is_some() || self.via.is_some() || self.certificate.is_some();
        if self.game.is_some() && (is_solved || !matches!(self.objective, Objective::Any)) {
            return Err("--game: a game is read and printed, not solved: leave out what asks for a solution".into());
        }
        let is_all = matches!(self.objective, Objective::All);
        if !is_all && (self.count.is_some() || self.up_to != UpTo::default()) {
            return Err("--limit and --up-to are for --objective all: name it, or leave them out".into());
        }
        if self.start.is_some() && self.vacancy.is_some() {
            return Err("--start and --vacancy exclude each other: give one of them".into());
        }
        Ok(self)
    }

    pub fn has_finish(&self) -> bool {
        self.finish.is_some()
    }

    pub fn threads(&self) -> usize {
        self.threads.or_else(|| Some(thread::available_parallelism().ok()?.get())).unwrap_or(1)
    }

    pub fn pagodas(&self) -> usize {
        self.pagodas.unwrap_or(PAGODAS)
    }

    pub fn problem(&self) -> Result<Problem, String> {
        let (board, start) = self.beginning()?;
        let start = self.play(&board, start)?;
        let finish = self.finish.as_deref().unwrap_or("any");
        let finish = Finish::parse(&text_or_file("--finish", finish)?, &board).map_err(in_option("--finish"))?;
        Problem::new(board, start, finish).map_err(|error| error.to_string())
    }

    /// The board, and the position before any jump.
    fn beginning(&self) -> Result<(Board, Position), String> {
        let name = self.board.as_ref().ok_or("--board is missing: a name such as english, rows of text, or @FILE")?;
        let (board, drawn) = parse_board(name)?;
        let start = self.start(&board, drawn, catalogue::find(name))?;
        Ok((board, start))
    }

    /// The game to read.
    pub fn game(&self) -> Result<Option<(Board, GameTree)>, String> {
        let Some(text) = &self.game else { return Ok(None) };
        let (board, start) = self.beginning()?;
        let game = board.parse_game(start, &text_or_file("--game", text)?).map_err(in_option("--game"))?;
        Ok(Some((board, game)))
    }

    /// The problem in two halves, if its solution is to pass through a position: the way to it, and the way on from it.
    pub fn halves(&self, problem: &Problem) -> Result<Option<[Problem; 2]>, String> {
        let Some(text) = &self.via else { return Ok(None) };
        let board = problem.board();
        let text = text_or_file("--via", text)?;
        let position = board.parse_position(&text).map_err(in_option("--via"))?;
        let (pegs, most) = (position.count(), problem.start().count());
        if pegs > most {
            return Err(format!("--via: the position has {pegs} pegs, and the start {most}: no jump adds one"));
        }
        Ok(Some(halves_at(problem, position).map_err(|error| format!("--via: {error}"))?))
    }

    fn start(
        &self,
        board: &Board,
        drawn: Option<Position>,
        entry: Option<&catalogue::CatalogueEntry>,
    ) -> Result<Position, String> {
        match (&self.start, &self.vacancy, drawn) {
            (None, Some(_), Some(_)) => {
                Err("--vacancy: the pegs are drawn with the board; leave one of them out".into())
            }
            (Some(start), ..) => board.parse_position(&text_or_file("--start", start)?).map_err(in_option("--start")),
            (None, None, Some(drawn)) => Ok(drawn),
            (None, vacancy, _) => {
                let hole = vacancy.as_deref().or(entry.map(|entry| entry.vacancy));
                let hole = hole.ok_or("--vacancy or --start is missing: the board has no default")?;
                board.parse_hole(hole).map(|hole| board.vacancy(hole)).map_err(in_option("--vacancy"))
            }
        }
    }

    /// The position after the jumps that are to be played first.
    fn play(&self, board: &Board, start: Position) -> Result<Position, String> {
        let text = text_or_file("--jumps", self.jumps.as_deref().unwrap_or_default())?;
        let jumps = board.parse_jumps(&text).map_err(in_option("--jumps"))?;
        jumps.iter().enumerate().try_fold(start, |position, (index, jump)| {
            let refused = |_| format!("--jumps: jump {}, {}, is not legal here", index + 1, board.jump_name(*jump));
            jump.play(position).map_err(refused)
        })
    }
}

/// The way to a position, and the way on from it.
pub fn halves_at(problem: &Problem, position: Position) -> Result<[Problem; 2], InvalidProblem> {
    let half = |start, finish| Problem::new(problem.board().clone(), start, finish);
    Ok([half(problem.start(), Finish::Pattern(position))?, half(position, problem.finish())?])
}

fn value<'a>(name: &str, value: Option<&'a String>) -> Result<&'a String, String> {
    value.ok_or_else(|| format!("{name} needs a value; --help shows which"))
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| format!("--seconds: expected a number of seconds, 0 or more, found '{text}'"))
}

fn parse_number<T: FromStr>(option: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{option}: expected a whole number, found '{text}'"))
}

fn parse_objective(text: &str) -> Result<Objective, String> {
    match text {
        "any" => Ok(Objective::Any),
        "fewest-moves" => Ok(Objective::FewestMoves),
        "fewest-pegs" => Ok(Objective::FewestPegs),
        "count" => Ok(Objective::Count),
        "positions" => Ok(Objective::Positions),
        "crossing" => Ok(Objective::Crossing),
        "verdicts" => Ok(Objective::Verdicts),
        "all" => Ok(Objective::All),
        _ => {
            let known = "any, fewest-moves, fewest-pegs, count, positions, crossing, verdicts or all";
            Err(format!("--objective: expected {known}, found '{text}'"))
        }
    }
}

fn parse_up_to(text: &str) -> Result<UpTo, String> {
    text.split(',').try_fold(UpTo::default(), |up_to, name| match name.trim() {
        "symmetry" => Ok(UpTo { symmetry: true, ..up_to }),
        "order" => Ok(UpTo { order: true, ..up_to }),
        other => Err(format!("--up-to: expected symmetry, order or both with a comma, found '{other}'")),
    })
}

/// The board, and the position that its drawing shows.
fn parse_board(text: &str) -> Result<(Board, Option<Position>), String> {
    let is_drawn = text.starts_with('@') || text.contains(['/', '\n']);
    if !is_drawn && catalogue::find(text).is_none() {
        return Err(format!("--board: no board is named '{text}'; --list-boards lists them, and @FILE reads a file"));
    }
    let text = text_or_file("--board", text)?;
    let board: Board = text.parse().map_err(in_option("--board"))?;
    let drawn = match board.read(&text) {
        Ok(Reading::Board(_, drawn)) => drawn,
        Ok(Reading::Position(drawn)) => Some(drawn).filter(|&drawn| !drawn.is_empty() && drawn != board.holes()),
        // Rows of other characters are only a shape.
        _ => None,
    };
    Ok((board, drawn))
}

/// The text itself, or the contents of the file after an `@`.
fn text_or_file(option: &str, text: &str) -> Result<String, String> {
    match text.strip_prefix('@') {
        Some(path) => read_file(option, path),
        None => Ok(text.to_string()),
    }
}

/// The contents of a file, without the byte order mark that some editors write at its beginning.
pub fn read_file(option: &str, path: &str) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{option}: {path}: {error}"))?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).to_string())
}

fn in_option(option: &str) -> impl Fn(TextError) -> String {
    move |error: TextError| format!("{option}: {error}")
}
