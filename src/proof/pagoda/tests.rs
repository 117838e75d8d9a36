//! Tests that a linear program finds the same optimum whether it continues from the previous solution or starts from
//! scratch.

use proptest::prelude::*;

use super::{Pagoda, Refuter};
use crate::proof::simplex::LinearProgram;
use crate::rules::{Board, Position};

type Constraint = Vec<(usize, f64)>;

fn program(constraints: &[Constraint], bounds: &[f64]) -> LinearProgram {
    let mut program = LinearProgram::new(bounds);
    constraints.iter().for_each(|factors| program.constrain(factors));
    program
}

/// The maximum of the objective with these coefficients.
fn greatest_objective(program: &mut LinearProgram, coefficients: &[f64]) -> f64 {
    program.aim(coefficients.to_vec());
    while program.step() {}
    program.objective()
}

/// Generates constraints with small factors, the bounds of the variables, and several lists of coefficients. The lower
/// bounds of the variables satisfy the constraints.
fn any_program() -> impl Strategy<Value = (Vec<Constraint>, Vec<f64>, Vec<Vec<f64>>)> {
    (1..8_usize).prop_flat_map(|variables| {
        let small = |least| (least..4_i32).prop_map(f64::from);
        let factors = prop::collection::vec(prop::collection::vec(small(-2), variables), 0..12);
        let bounds = prop::collection::vec(small(1), variables);
        let coefficients = prop::collection::vec(prop::collection::vec(small(-3), variables), 1..30);
        (factors, bounds, coefficients).prop_map(|(factors, bounds, coefficients)| {
            let lowest =
                |factors: &Vec<f64>| factors.iter().zip(&bounds).map(|(factor, bound)| factor * bound).sum::<f64>();
            let constraints = factors.iter().filter(|factors| lowest(factors) >= 0.0);
            (constraints.map(|factors| factors.iter().copied().enumerate().collect()).collect(), bounds, coefficients)
        })
    })
}

const BOARDS: [&str; 4] = ["triangle", "english", "hexagon-37", "ooooo/ooooo/ooooo/ooooo"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn a_continued_program_ends_like_a_new_one((constraints, bounds, coefficients) in any_program()) {
        let mut old = program(&constraints, &bounds);
        for coefficients in coefficients {
            let objective = greatest_objective(&mut old, &coefficients);
            let mut new = program(&constraints, &bounds);
            prop_assert!((objective - greatest_objective(&mut new, &coefficients)).abs() < 1e-6);
            let values = old.values();
            let together =
                |pairs: &mut dyn Iterator<Item = (f64, f64)>| pairs.map(|(one, other)| one * other).sum::<f64>();
            prop_assert!((objective - together(&mut values.iter().copied().zip(coefficients))).abs() < 1e-6);
            prop_assert!(values.iter().zip(&bounds).all(|(value, bound)| value.abs() < bound + 1e-6));
            for constraint in &constraints {
                prop_assert!(together(&mut constraint.iter().map(|&(variable, factor)| (factor, values[variable]))) < 1e-6);
            }
        }
    }

    #[test]
    fn a_refuter_refutes_in_any_order_what_can_be_refuted(
        board in prop::sample::select(BOARDS.to_vec()), finish: u64,
        positions in prop::collection::vec(any::<(u64, u64)>(), 1..50)
    ) {
        let board: Board = board.parse().unwrap();
        let [finish, hole] = [finish, 0].map(|bits| Position::from_bits(bits.into()) & board.holes()).map(|finish| {
            if finish.is_empty() { Position::first(1) } else { finish }
        });
        for finishes in [vec![hole], vec![finish, hole]] {
            let mut refuter = Refuter::new(&board, &finishes);
            for (pegs, more) in &positions {
                let position = Position::from_bits((pegs & more).into()) & board.holes();
                refuter.aim(position);
                while refuter.step() {}
                let found = refuter.found.take();
                prop_assert_eq!(found.is_some(), Pagoda::refuting(&board, position, &finishes).is_some());
                if let Some(pagoda) = found {
                    prop_assert!(board.jumps().iter().all(|&jump| pagoda.cost(jump) >= 0));
                    prop_assert!(finishes.iter().all(|&finish| pagoda.total(finish) > pagoda.total(position)));
                }
            }
        }
    }
}

/// Equal weight proves nothing: a position can be reached from itself.
#[test]
fn only_what_weighs_more_is_refuted() {
    let board: Board = "ooooo".parse().unwrap();
    let [start, level, heavy] = ["xoooo", "oxooo", "ooxoo"].map(|pegs| board.parse_position(pegs).unwrap());
    let pagoda = Pagoda::new(&board, vec![1, 1, 2, 1, 1]).unwrap();
    assert!(pagoda.refutes(start, &[heavy]));
    assert!(!pagoda.refutes(start, &[start]) && !pagoda.refutes(start, &[level]));
    assert!(!pagoda.refutes(start, &[heavy, level]));
}

/// Fractional weights are multiplied by their least common denominator, not by a larger one.
#[test]
fn weights_are_small() {
    for (board, start, finish) in [
        ("ooooo", "xxooo", "oooox"),
        ("oooooooo", "xxoooooo", "ooooooxo"),
        ("ooo/ooo/ooo", "xxo/ooo/ooo", "ooo/ooo/oox"),
    ] {
        let board: Board = board.parse().unwrap();
        let [start, finish] = [start, finish].map(|pegs| board.parse_position(pegs).unwrap());
        let pagoda = Pagoda::refuting(&board, start, &[finish]).unwrap();
        assert!(pagoda.weights().iter().all(|weight| weight.abs() <= 2), "{:?}", pagoda.weights());
    }
}

/// The first program is replaced by new ones long before the test ends.
#[test]
fn rounding_errors_do_not_add_up() {
    let board: Board = "english".parse().unwrap();
    let finishes = [Position::first(1)];
    let mut refuter = Refuter::new(&board, &finishes);
    let mut bits = 1_u128;
    for _ in 0..2000 {
        bits = bits * 0x2545_F491_4F6C_DD1D % ((1 << 61) - 1);
        let position = Position::from_bits(bits & (bits >> 20)) & board.holes();
        refuter.aim(position);
        while refuter.step() {}
        assert_eq!(refuter.found.is_some(), Pagoda::refuting(&board, position, &finishes).is_some());
    }
}
