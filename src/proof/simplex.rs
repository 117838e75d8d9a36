//! The simplex method for small dense linear programs, which are used to find pagoda functions.
//!
//! Successive programs have the same constraints, so each starts from the solution of the previous one and needs only a
//! quarter of the pivots that a fresh start would need.

const TOLERANCE: f64 = 1e-9;
/// The number of pivots after which Bland's rule replaces the usual rule, which may cycle.
const CAREFUL_AFTER: usize = 500;
/// The number of pivots after which the search gives up. Rounding can keep even Bland's rule from terminating.
const MAX_PIVOTS: usize = 5000;
/// The number of pivots after which a program should be replaced, because rounding errors may have added up.
const MAX_AGE: usize = 2000;

/// A linear program: finds values of variables, within bounds and constraints, that maximise an objective.
///
/// Each row of the tableau expresses one basic variable: the last number of the row, minus the sum of the free
/// variables, each multiplied by the number in its column. The last row is the objective. The free variables are zero.
/// A variable is either the slack of a constraint or the distance of a value from its lower bound, or from its upper
/// bound if flipped.
pub(crate) struct LinearProgram {
    numbers: Vec<f64>,
    width: usize,
    /// The variable of each row except the last.
    basic: Vec<usize>,
    /// The variable of each column except the last.
    free: Vec<usize>,
    /// The largest value of each variable. The caller's variables come first.
    spans: Vec<f64>,
    flipped: Vec<bool>,
    /// For each column, the approximate squared length of a step along it in the space of all variables (P. Harris's
    /// Devex).
    steepness: Vec<f64>,
    age: usize,
    /// The value of `age` when the coefficients were last set.
    aimed: usize,
}

impl LinearProgram {
    /// Creates a program in which the absolute value of each variable is at most its bound.
    pub fn new(bounds: &[f64]) -> Self {
        let variables = bounds.len();
        LinearProgram {
            numbers: Vec::new(),
            width: variables + 1,
            basic: Vec::new(),
            free: (0..variables).collect(),
            spans: bounds.iter().map(|bound| 2.0 * bound).collect(),
            flipped: vec![false; variables],
            steepness: vec![1.0; variables],
            age: 0,
            aimed: 0,
        }
    }

    /// Adds a constraint: the sum of some variables, each multiplied by its factor, is at most zero. Every constraint
    /// must be added before the first coefficients are set, and the lower bounds must satisfy it.
    pub fn constrain(&mut self, factors: &[(usize, f64)]) {
        let place = self.numbers.len();
        self.numbers.resize(place + self.width, 0.0);
        let row = &mut self.numbers[place..];
        for &(variable, factor) in factors {
            row[variable] = factor;
            row[self.width - 1] += factor * self.spans[variable] / 2.0;
        }
        self.basic.push(self.spans.len());
        self.spans.push(f64::INFINITY);
        self.flipped.push(false);
    }

    /// Returns `true` if rounding errors may have added up, so that a new program should replace this one.
    pub fn is_worn(&self) -> bool {
        self.age > MAX_AGE
    }

    /// The number of entries in the tableau, which is also the most that a step can change.
    pub fn size(&self) -> usize {
        self.numbers.len()
    }

    /// Sets the coefficient of each variable in the objective. The values of the variables stay as they are.
    pub fn aim(&mut self, mut coefficients: Vec<f64>) {
        self.aimed = self.age;
        self.steepness.fill(1.0);
        let place = self.basic.len() * self.width;
        self.numbers.truncate(place);
        self.numbers.resize(place + self.width, 0.0);
        let (rows, objective) = self.numbers.split_at_mut(place);
        for ((coefficient, span), is_flipped) in coefficients.iter_mut().zip(&self.spans).zip(&self.flipped) {
            if *is_flipped {
                *coefficient = -*coefficient;
            }
            objective[self.width - 1] -= *coefficient * span / 2.0;
        }
        let coefficient = |variable: usize| coefficients.get(variable).copied().unwrap_or(0.0);
        for (number, &variable) in objective.iter_mut().zip(&self.free) {
            *number -= coefficient(variable);
        }
        for (row, &variable) in rows.chunks_exact(self.width).zip(&self.basic) {
            subtract(objective, row, -coefficient(variable));
        }
    }

    /// Performs one step, which improves the values or prepares an improvement. Returns `false` if the values are
    /// optimal, or after too many steps.
    pub fn step(&mut self) -> bool {
        let entering = if self.age < self.aimed + MAX_PIVOTS { self.entering() } else { None };
        let Some(column) = entering else { return false };
        self.age += 1;
        match self.leaving(column) {
            Some(row) => self.pivot(row, column),
            None => self.flip_column(column),
        }
        true
    }

    /// The value of the objective.
    pub fn objective(&self) -> f64 {
        self.numbers[self.numbers.len() - 1]
    }

    /// The values, which satisfy the constraints.
    pub fn values(&self) -> Vec<f64> {
        let mut values = vec![0.0; self.width - 1];
        for (row, &variable) in self.numbers.chunks_exact(self.width).zip(&self.basic) {
            if let Some(value) = values.get_mut(variable) {
                *value = row[self.width - 1];
            }
        }
        for ((value, span), is_flipped) in values.iter_mut().zip(&self.spans).zip(&self.flipped) {
            *value -= span / 2.0;
            if *is_flipped {
                *value = -*value;
            }
        }
        values
    }

    /// The column along which the objective rises most per unit of distance. In careful mode, the column of the first
    /// variable that raises the objective at all (Bland's rule).
    fn entering(&self) -> Option<usize> {
        let objective = &self.numbers[self.basic.len() * self.width..];
        let is_careful = self.age > self.aimed + CAREFUL_AFTER;
        #[allow(clippy::cast_precision_loss, reason = "the variables are numbered from 0")]
        let worth = |column: usize| {
            if is_careful {
                -(self.free[column] as f64)
            } else {
                objective[column] * objective[column] / self.steepness[column]
            }
        };
        let candidates = (0..self.free.len()).filter(|&column| objective[column] < -TOLERANCE);
        candidates.max_by(|&a, &b| worth(a).total_cmp(&worth(b)))
    }

    /// The row whose variable is the first to reach an end of its span as the column's variable grows. `None` if the
    /// column's variable reaches the end of its own span first.
    fn leaving(&self, column: usize) -> Option<usize> {
        let (mut first, mut leaving) = ((self.spans[self.free[column]], self.free[column]), None);
        for (number, (row, &variable)) in self.numbers.chunks_exact(self.width).zip(&self.basic).enumerate() {
            let (slope, value) = (row[column], row[self.width - 1]);
            if slope.abs() > TOLERANCE {
                let end = if slope > 0.0 { 0.0 } else { self.spans[variable] };
                let room = ((value - end) / slope, variable);
                if room < first {
                    (first, leaving) = (room, Some(number));
                }
            }
        }
        leaving
    }

    /// Increases the variable of a column to the end of its span.
    fn flip_column(&mut self, column: usize) {
        let variable = self.free[column];
        self.flipped[variable] ^= true;
        for row in self.numbers.chunks_exact_mut(self.width) {
            row[self.width - 1] -= row[column] * self.spans[variable];
            row[column] = -row[column];
        }
    }

    /// Exchanges the variables of a row and a column.
    fn pivot(&mut self, row: usize, column: usize) {
        let place = row * self.width;
        let mut numbers = self.numbers[place..place + self.width].to_vec();
        let pivot = numbers[column];
        if pivot < 0.0 {
            // The variable reaches its largest value.
            let variable = self.basic[row];
            self.flipped[variable] ^= true;
            numbers[self.width - 1] -= self.spans[variable];
        }
        numbers[column] = pivot.signum();
        numbers.iter_mut().for_each(|number| *number /= pivot);
        for other in self.numbers.chunks_exact_mut(self.width) {
            let factor = std::mem::take(&mut other[column]);
            subtract(other, &numbers, factor);
        }
        self.numbers[place..place + self.width].copy_from_slice(&numbers);
        std::mem::swap(&mut self.basic[row], &mut self.free[column]);
        let steepness = std::mem::replace(&mut self.steepness[column], 1.0);
        for (own, number) in self.steepness.iter_mut().zip(&numbers) {
            *own = own.max(number * number * steepness);
        }
    }
}

#[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
fn subtract(row: &mut [f64], other: &[f64], factor: f64) {
    if factor != 0.0 {
        row.iter_mut().zip(other).for_each(|(number, other)| *number -= factor * other);
    }
}
