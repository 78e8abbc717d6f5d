//! Binary columns, as they are taught: of the nim-sum, and of Moore's game.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// Larger tables are not shown.
const MOST_ROWS: usize = 12;
const MOST_COLUMNS: usize = 64;

/// The binary columns of a nim-sum, one line a value, then a rule and the sum. Empty where the table would be too
/// large to read, or has no rows.
pub fn nim_sum_columns(values: &[UBig]) -> Vec<String> {
    let sum = values.iter().fold(UBig::ZERO, |sum, value| sum ^ value);
    columns(values, &sum.to_string(), |bits| format!("{:0>bits$}  nim-sum", format!("{sum:b}")))
}

/// The binary columns of some values, and under each column the number of its ones modulo `modulus`. Empty where the
/// table would be too large to read, or has no rows, or the remainders can have two digits.
pub fn columns_modulo(values: &[UBig], modulus: u128) -> Vec<String> {
    if modulus.min(values.len() as u128 + 1) > 10 {
        return Vec::new();
    }
    let ones = |column: usize| values.iter().filter(|value| value.bit(column)).count() as u128;
    columns(values, "", |bits| {
        let digits: String = (0..bits).rev().map(|column| (ones(column) % modulus).to_string()).collect();
        format!("{digits}  ones mod {modulus}")
    })
}

/// The columns with a rule and a last row, which stands behind `last_number` and is made for the number of columns.
fn columns(values: &[UBig], last_number: &str, last_row: impl Fn(usize) -> String) -> Vec<String> {
    let bits = values.iter().map(BitTest::bit_len).max().unwrap_or(0).max(1);
    if values.is_empty() || values.len() > MOST_ROWS || bits > MOST_COLUMNS {
        return Vec::new();
    }
    let numbers: Vec<String> = values.iter().map(UBig::to_string).collect();
    let digits = numbers.iter().map(String::len).max().unwrap_or(1).max(last_number.len());
    let rows = numbers.iter().zip(values);
    let mut lines: Vec<String> =
        rows.map(|(number, value)| format!("{number:>digits$}  {:0>bits$}", format!("{value:b}"))).collect();
    lines.push("-".repeat(digits + 2 + bits));
    lines.push(format!("{last_number:>digits$}  {}", last_row(bits)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let lines = nim_sum_columns(&[3_u8, 4, 15].map(UBig::from));
        assert_eq!(lines, [" 3  0011", " 4  0100", "15  1111", "--------", " 8  1000  nim-sum"]);
        let lines = columns_modulo(&[3_u8, 1, 15].map(UBig::from), 3);
        assert_eq!(lines, [" 3  0011", " 1  0001", "15  1111", "--------", "    1120  ones mod 3"]);
    }
}
