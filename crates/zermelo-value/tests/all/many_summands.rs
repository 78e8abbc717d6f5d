//! Sums of very many games: what one of them costs does not grow with the number of the others.

use zermelo_core::Limits;
use zermelo_value::expression::Session;
use zermelo_value::{Script, Store};

fn sum(parts: &[&str], count: usize) -> String {
    let terms: Vec<&str> = parts.iter().copied().cycle().take(count).collect();
    let store = Store::new();
    // A sum for which every hot game is added to all the ups takes more than 10^8 steps.
    let limits = Limits::none().at_most_positions(600_000);
    let mut session = Session::new(&store, &limits, Script::Ascii).unwrap();
    session.evaluate(&terms.join(" + ")).unwrap().unwrap().value.to_string()
}

#[test]
fn many_ups_beside_many_hot_games() {
    assert_eq!(sum(&["{2|-1}", "*", "^", "-3/4"], 80_000), "-5000^20000");
    assert_eq!(sum(&["{2|-1}"], 100_001), "{50002|49999}");
    assert_eq!(sum(&["^", "{1|*}", "*"], 3_000), "500^1000");
    assert_eq!(sum(&["v", "{3|1}", "{1|-1}"], 27), "18v9");
}
