//! The nim-sum in binary columns, as it is taught.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// Larger tables are not shown.
const MOST_ROWS: usize = 12;
const MOST_COLUMNS: usize = 64;

/// The binary columns of a nim-sum, one line a value, then a rule and the sum. Empty where the table would be too
/// large to read, or has no rows.
pub fn nim_sum_columns(values: &[UBig]) -> Vec<String> {
    let bits = values.iter().map(BitTest::bit_len).max().unwrap_or(0).max(1);
    if values.is_empty() || values.len() > MOST_ROWS || bits > MOST_COLUMNS {
        return Vec::new();
    }
    let sum = values.iter().fold(UBig::ZERO, |sum, value| sum ^ value);
    let digits = values.iter().chain([&sum]).map(|value| value.to_string().len()).max().unwrap_or(1);
    let row = |value: &UBig| format!("{:>digits$}  {:0>bits$}", value.to_string(), format!("{value:b}"));
    let mut lines: Vec<String> = values.iter().map(row).collect();
    lines.push("-".repeat(digits + 2 + bits));
    lines.push(format!("{}  nim-sum", row(&sum)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let lines = nim_sum_columns(&[3_u8, 4, 15].map(UBig::from));
        assert_eq!(lines, [" 3  0011", " 4  0100", "15  1111", "--------", " 8  1000  nim-sum"]);
    }
}
