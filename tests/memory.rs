//! Memory, counted by the allocator. One test alone: tests run in threads, which the allocator counts together.

use peak_alloc::PeakAlloc;
use peg_solitaire::{Certificate, Flaw};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The check of a certificate takes no more, whatever the text.
const MOST: usize = 64 << 20;

/// How many bytes are taken at most on top of what is taken before.
fn peak(work: impl FnOnce()) -> usize {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    work();
    MEMORY.peak_usage().saturating_sub(before)
}

#[test]
fn a_pasted_certificate_takes_little_memory_to_check() {
    let start = "xoxoxoxo/oxoxoxox/xxooxxoo/ooxxooxx/xoxoxoxo/oxoxoxox/xxooxxoo/ooxxooxx";
    // Each position of the last level that is looked at has some 30 jumps.
    let search = format!("certificate: exhausted\ndirections: 8\nstart: {start}\nfinish: any\npositions: 1");
    // As many sums as are looked at: of all parities, with each number of pegs.
    let full = ["xxxxxxxx"; 8].join("/");
    let sets = "set:\n".repeat(16);
    let class = format!("certificate: position class\ndirections: 4\nstart: {full}\nfinish: at most 63\n{sets}");
    for (text, flaw) in [(search, Flaw::TooLong), (class, Flaw::Finish)] {
        let certificate: Certificate = text.parse().unwrap();
        let mut checked = Ok(());
        let bytes = peak(|| checked = certificate.check());
        assert_eq!(checked, Err(flaw));
        assert!(bytes < MOST, "{} MB for {}", bytes >> 20, text);
    }
}
