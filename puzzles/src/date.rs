//! Calendar days, which the caller provides. No clock is read.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The number of days in 400 years of the Gregorian calendar.
const DAYS_OF_400_YEARS: u64 = 146_097;

/// A day of the Gregorian calendar, from 0001-01-01 to 9999-12-31, written like `2026-11-22`.
///
/// ```
/// use peg_solitaire_puzzles::Day;
///
/// let day: Day = "2026-11-22".parse()?;
/// assert_eq!((day.weekday(), day.to_string()), (6, "2026-11-22".to_string()));
/// assert!("2026-02-29".parse::<Day>().is_err());
/// # Ok::<(), peg_solitaire_puzzles::DayError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: u64,
    month: u64,
    /// Counted from 1.
    date: u64,
}

impl Day {
    /// The day of the week, from 0 for Monday to 6 for Sunday.
    pub fn weekday(self) -> u8 {
        // The first day of the first year was a Monday.
        (self.number() % 7) as u8
    }

    /// The number of days between the first day of the first year and this one.
    pub fn number(self) -> u64 {
        let years = self.year - 1;
        let days = years / 400 * DAYS_OF_400_YEARS + years % 400 * 365 + years % 400 / 4 - years % 400 / 100;
        let short = if self.month <= 2 { 0 } else { 2 - u64::from(is_leap_year(self.year)) };
        // Counts as if February had 30 days. Adding up the months in a loop would add two kilobytes of vector code to
        // the wasm.
        days + (367 * self.month - 362) / 12 - short + self.date - 1
    }
}

fn is_leap_year(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn month_length(year: u64, month: u64) -> u64 {
    // From August on, the even months are long.
    if month == 2 { 28 + u64::from(is_leap_year(year)) } else { 30 + (month + month / 8) % 2 }
}

/// The error for text that is not a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayError {
    /// The text.
    pub text: String,
}

impl Error for DayError {}

impl fmt::Display for DayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a day such as 2026-11-22, found '{:.100}'", self.text)
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        read(text).ok_or_else(|| DayError { text: text.into() })
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.date)
    }
}

fn read(text: &str) -> Option<Day> {
    let &[y0, y1, y2, y3, b'-', m0, m1, b'-', d0, d1] = text.as_bytes() else { return None };
    let (year, month, date) = (number(&[y0, y1, y2, y3])?, number(&[m0, m1])?, number(&[d0, d1])?);
    let is_day = year > 0 && (1..=12).contains(&month) && (1..=month_length(year, month)).contains(&date);
    is_day.then_some(Day { year, month, date })
}

fn number(digits: &[u8]) -> Option<u64> {
    let add = |number, digit: &u8| digit.is_ascii_digit().then(|| 10 * number + u64::from(digit - b'0'));
    digits.iter().try_fold(0, add)
}
