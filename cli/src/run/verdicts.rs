//! Verdicts, as text and as JSON.

use serde::{Serialize, Serializer};

use super::Answer;
use super::peg::Board;
use super::peg::solve::{Judgement, Verdict};
use crate::ending::Ending;
use crate::number_of;

#[derive(Serialize)]
pub struct Verdicts {
    jumps: Vec<Judged>,
    ms: f64,
    outcome: &'static str,
    #[serde(serialize_with = "key")]
    verdict: Verdict,
}

#[derive(Serialize)]
struct Judged {
    jump: String,
    #[serde(serialize_with = "key")]
    verdict: Verdict,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "Serde passes a reference")]
fn key<S: Serializer>(verdict: &Verdict, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(verdict.key())
}

impl Verdicts {
    pub fn new(board: &Board, judgement: &Judgement, ms: f64) -> Self {
        let judged = |&(jump, verdict): &(_, Verdict)| Judged { jump: board.jump_name(jump), verdict };
        let jumps = judgement.jumps.iter().map(judged).collect();
        Verdicts { jumps, ms, outcome: "judged", verdict: judgement.verdict }
    }

    /// The number of jumps that keep the win, and of jumps for which this is not known, as text.
    fn keeps(&self) -> String {
        let count = |wanted: Verdict| self.jumps.iter().filter(|jump| jump.verdict == wanted).count();
        let [keep, unknown] = [Verdict::Winnable, Verdict::Unknown].map(count);
        let open = match unknown {
            0 => String::new(),
            1 => ", 1 is not known".into(),
            unknown => format!(", {unknown} are not known"),
        };
        let keeps = if keep == 1 { "keeps" } else { "keep" };
        format!("{keep} of {} {keeps} the win{open}", number_of(self.jumps.len(), "jump"))
    }
}

impl Answer for Verdicts {
    fn ending(&self) -> Ending {
        match self.verdict {
            Verdict::Winnable => Ending::Solved,
            Verdict::Lost => Ending::Impossible,
            Verdict::Unknown => Ending::Unknown,
        }
    }

    fn text(&self) -> String {
        let mut lines = vec![format!("The position is {}; {}.", self.verdict.key(), self.keeps())];
        lines.extend(self.jumps.iter().map(|Judged { jump, verdict }| format!("{jump:<8} {}", verdict.key())));
        lines.push(format!("({:.2} ms)", self.ms));
        lines.join("\n")
    }
}
