//! A small dense linear programme solver, for the programmes that find pagoda functions.

/// A column of the constraint matrix: (row, coefficient) pairs.
pub(crate) type Column = Vec<(usize, f64)>;

const TOLERANCE: f64 = 1e-9;
/// After this many pivots the rule that may cycle gives way to the one that cannot.
const CAREFUL_AFTER: usize = 500;
/// Where rounding keeps even that from ending, give up.
const MAX_PIVOTS: usize = 5000;

/// Fits `target` by a sum of `columns` with factors of at least zero, such that the sum of the
/// absolute errors, each times the `penalty` of its row, is least. Returns the prices of the rows
/// (the solution of the dual programme): `p` with `p . column <= 0` for every column,
/// `|p[row]| <= penalty[row]`, and `p . target` equal to the error, which is greatest possible.
///
/// `None` when the pivots do not come to an end. Costs about rows * (rows + columns) operations a
/// pivot, and some rows pivots.
pub(crate) fn prices(columns: &[Column], target: &[f64], penalty: &[f64]) -> Option<Vec<f64>> {
    let mut tableau = Tableau::new(columns, target, penalty);
    for pivot in 0..MAX_PIVOTS {
        let Some(entering) = tableau.entering(pivot >= CAREFUL_AFTER) else {
            return Some(tableau.prices(columns.len(), penalty));
        };
        tableau.pivot(tableau.leaving(entering)?, entering);
    }
    None
}

/// Rows of the columns, then for each row an error column of either sign, then the right-hand side.
struct Tableau {
    rows: Vec<Vec<f64>>,
    /// The reduced cost of every column.
    cost: Vec<f64>,
    /// Which column is basic in each row.
    basis: Vec<usize>,
}

impl Tableau {
    fn new(columns: &[Column], target: &[f64], penalty: &[f64]) -> Self {
        let height = target.len();
        let width = columns.len() + 2 * height + 1;
        let mut rows = vec![vec![0.0; width]; height];
        for (index, column) in columns.iter().enumerate() {
            column.iter().for_each(|&(row, factor)| rows[row][index] = factor);
        }
        let mut cost = vec![0.0; width];
        let mut basis = Vec::with_capacity(height);
        for (index, row) in rows.iter_mut().enumerate() {
            let error = columns.len() + 2 * index;
            (row[error], row[error + 1], row[width - 1]) = (1.0, -1.0, target[index]);
            (cost[error], cost[error + 1]) = (penalty[index], penalty[index]);
            if target[index] < 0.0 {
                row.iter_mut().for_each(|entry| *entry = -*entry);
            }
            basis.push(error + usize::from(target[index] < 0.0));
        }
        for (row, penalty) in rows.iter().zip(penalty) {
            subtract(&mut cost, row, *penalty);
        }
        Tableau { rows, cost, basis }
    }

    /// The column with the most negative reduced cost; the first one when `careful` (Bland's rule).
    fn entering(&self, careful: bool) -> Option<usize> {
        let candidates = || (0..self.cost.len() - 1).filter(|&column| self.cost[column] < -TOLERANCE);
        if careful {
            return candidates().next();
        }
        candidates().min_by(|&a, &b| self.cost[a].total_cmp(&self.cost[b]))
    }

    fn leaving(&self, entering: usize) -> Option<usize> {
        let ratio = |row: usize| {
            let cells = &self.rows[row];
            (cells[entering] > TOLERANCE).then(|| (cells[cells.len() - 1] / cells[entering], self.basis[row], row))
        };
        let least = (0..self.rows.len()).filter_map(ratio).min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        least.map(|(_, _, row)| row)
    }

    fn pivot(&mut self, leaving: usize, entering: usize) {
        let mut row = std::mem::take(&mut self.rows[leaving]);
        let pivot = row[entering];
        row.iter_mut().for_each(|entry| *entry /= pivot);
        for other in self.rows.iter_mut().filter(|other| !other.is_empty()) {
            let factor = other[entering];
            subtract(other, &row, factor);
        }
        let factor = self.cost[entering];
        subtract(&mut self.cost, &row, factor);
        self.rows[leaving] = row;
        self.basis[leaving] = entering;
    }

    fn prices(&self, columns: usize, penalty: &[f64]) -> Vec<f64> {
        penalty.iter().enumerate().map(|(row, penalty)| penalty - self.cost[columns + 2 * row]).collect()
    }
}

fn subtract(row: &mut [f64], other: &[f64], factor: f64) {
    if factor != 0.0 {
        row.iter_mut().zip(other).for_each(|(entry, other)| *entry -= factor * other);
    }
}
