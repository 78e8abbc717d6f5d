//! Misère quotients of published orders, and changes of each of their parts.

use crate::support::{Chance, Lines, accepted, check, writer};

/// Kayles: order 40, nine P-elements, period 12 from heap 71 (Plambeck and Siegel 2008, appendix).
const KAYLES: &str = include_str!("../data/kayles.txt");
const OTHER: &str = include_str!("../data/0.123.txt");

fn lines(file: &str) -> Lines {
    let lines: Lines = file.lines().map(str::to_owned).collect();
    lines[..lines.len() - 1].to_vec()
}

#[test]
fn published_orders_are_accepted() {
    for (file, order) in
        [(KAYLES, "has 40 elements, 9 of them in P"), (OTHER, "has 20 elements, 5 of them in P")]
    {
        let lines = lines(file);
        assert!(accepted(&lines).claim.ends_with(order));
        assert!(zermelo_check::check(file.as_bytes()).is_ok());
    }
}

fn replaced(line: &str, at: usize, element: usize) -> String {
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    words[at] = element.to_string();
    words.join(" ")
}

/// Each heap up to 30 at each other element; some products, in both places; each element in or out of P.
#[test]
fn no_other_quotient_is_accepted() {
    let true_lines = lines(KAYLES);
    let order = 40;
    let table = 7;
    for heap in 0..=30 {
        let at = table + order + heap;
        for element in 0..order {
            let mut changed = true_lines.clone();
            changed[at] = element.to_string();
            assert_eq!(check(&changed).is_ok(), changed == true_lines, "heap {heap} at {element}");
        }
    }
    let mut chance = Chance(40);
    for _ in 0..2000 {
        let (one, two, product) = (chance.below(order), chance.below(order), chance.below(order));
        let mut changed = true_lines.clone();
        changed[table + one] = replaced(&changed[table + one], two, product);
        changed[table + two] = replaced(&changed[table + two], one, product);
        assert_eq!(check(&changed).is_ok(), changed == true_lines, "{one}·{two} = {product}");
    }
    let portion: Vec<usize> = true_lines[6][2..].split(' ').map(|word| word.parse().unwrap()).collect();
    for element in 0..order {
        let mut other: Vec<usize> = portion.iter().copied().filter(|&x| x != element).collect();
        if other.len() == portion.len() {
            other.push(element);
        }
        other.sort_unstable();
        let mut changed = true_lines.clone();
        changed[6] = format!("p {}", other.iter().map(usize::to_string).collect::<Vec<_>>().join(" "));
        assert!(check(&changed).is_err(), "{element}");
    }
    for claim in
        ["quotient 166 period 12 from 71", "quotient 167 period 12 from 70", "quotient 167 period 24 from 71"]
    {
        let mut changed = true_lines.clone();
        changed[4] = format!("claim {claim}");
        assert!(check(&changed).is_err(), "{claim}");
    }
}

/// The values known are no more than the window test needs, so that none stands a period behind the last turn.
#[test]
fn a_multiple_of_the_period_is_found_out() {
    let lines = |period, largest| writer::quotient("heaps:0.033", largest, Some((period, 0)), 4);
    accepted(&lines(5, 8));
    assert!(check(&lines(10, 13)).unwrap_err().to_string().contains("period is less"));
}
