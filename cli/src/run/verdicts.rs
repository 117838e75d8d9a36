//! Verdicts, as text and as JSON.

use serde_json::{Value, json};

use super::Answer;
use super::peg::solve::{Judgement, Verdict};
use super::peg::{Board, Jump};
use crate::ending::Ending;

pub struct Verdicts {
    pub board: Board,
    pub judgement: Judgement,
    pub milliseconds: f64,
}

impl Answer for Verdicts {
    fn ending(&self) -> Ending {
        match self.judgement.verdict {
            Verdict::Winnable => Ending::Solved,
            Verdict::Lost => Ending::Impossible,
            Verdict::Unknown => Ending::Unknown,
        }
    }

    fn json(&self) -> Value {
        let Judgement { verdict, jumps, .. } = &self.judgement;
        let jump = |&(jump, verdict): &(Jump, Verdict)| {
            let jump = self.board.jump_name(jump);
            json!({ "jump": jump, "verdict": verdict.key() })
        };
        json!({
            "outcome": "judged",
            "verdict": verdict.key(),
            "jumps": jumps.iter().map(jump).collect::<Vec<_>>(),
            "ms": self.milliseconds,
        })
    }

    fn text(&self) -> String {
        let Judgement { verdict, jumps, .. } = &self.judgement;
        let mut lines = vec![format!("The position is {}; {}.", verdict.key(), self.keeps())];
        lines.extend(
            jumps.iter().map(|&(jump, verdict)| format!("{:<8} {}", self.board.jump_name(jump), verdict.key())),
        );
        lines.push(format!("({:.2} ms)", self.milliseconds));
        lines.join("\n")
    }
}

impl Verdicts {
    /// The number of jumps that keep the win, as far as it is known.
    fn keeps(&self) -> String {
        let jumps = &self.judgement.jumps;
        let count = |wanted| jumps.iter().filter(|&&(_, verdict)| verdict == wanted).count();
        let [keep, unknown] = [Verdict::Winnable, Verdict::Unknown].map(count);
        let open = if unknown > 0 { format!(", {unknown} are not known") } else { String::new() };
        format!("{keep} of {} jumps keep the win{open}", jumps.len())
    }
}
