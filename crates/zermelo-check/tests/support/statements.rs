//! Statements about sums of games: read, decided by definition, and written as certificates with every pair that is true.

use super::{Lines, certificate};
use std::collections::{BTreeMap, HashMap};

/// Sums are lists of forms, ascending, without 0.
pub type Sum = Vec<usize>;

/// Forms by the sums that are their options.
#[derive(Default)]
pub struct Statements {
    forms: Vec<[Vec<Sum>; 2]>,
    places: HashMap<[Vec<Sum>; 2], usize>,
    known: HashMap<(Sum, Sum), bool>,
}

/// Reads from the front of a text.
struct Text<'t>(&'t str);

impl Text<'_> {
    fn take(&mut self, start: &str) -> bool {
        let rest = self.0.strip_prefix(start);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    fn number(&mut self) -> Option<i64> {
        let end = self.0.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(self.0.len());
        let number = self.0[..end].parse().ok()?;
        self.0 = &self.0[end..];
        Some(number)
    }
}

impl Statements {
    /// The sides of a statement and whether it is true; `None` where it cannot be read.
    pub fn read(&mut self, statement: &str) -> Option<([Sum; 2], bool)> {
        let sign = [" = ", " < ", " || "].into_iter().find(|sign| statement.contains(sign))?;
        let (one, two) = statement.split_once(sign)?;
        let (one, two) = (self.side(one)?, self.side(two)?);
        let (le, ge) = (self.is_le(&one, &two), self.is_le(&two, &one));
        let truth = match sign {
            " = " => le && ge,
            " < " => le && !ge,
            _ => !le && !ge,
        };
        Some(([one, two], truth))
    }

    fn side(&mut self, text: &str) -> Option<Sum> {
        let mut text = Text(text);
        let sum = self.sum(&mut text)?;
        text.0.is_empty().then_some(sum)
    }

    fn sum(&mut self, text: &mut Text) -> Option<Sum> {
        let mut sum = self.term(text)?;
        loop {
            if text.take(" + ") {
                sum.extend(self.term(text)?);
            } else if text.take(" - ") {
                let term = self.term(text)?;
                sum.extend(self.negative(&term));
            } else {
                sum.sort_unstable();
                return Some(sum);
            }
        }
    }

    fn term(&mut self, text: &mut Text) -> Option<Sum> {
        if text.take("-") {
            let term = self.term(text)?;
            return Some(self.negative(&term));
        }
        if text.take("(") {
            let sum = self.sum(text)?;
            return text.take(")").then_some(sum);
        }
        if text.take("{") {
            let left = self.list(text, "|")?;
            let right = self.list(text, "}")?;
            return Some(self.form([left, right]));
        }
        if text.take("*") {
            let size = text.number().unwrap_or(1);
            return Some(self.nimber(size));
        }
        if text.take("^") {
            let options = [vec![self.nimber(0)], vec![self.nimber(1)]];
            return Some(self.form(options));
        }
        if text.take("v") {
            let options = [vec![self.nimber(1)], vec![self.nimber(0)]];
            return Some(self.form(options));
        }
        let above = text.number()?;
        let below = if text.take("/") { text.number()? } else { 1 };
        (below.count_ones() == 1).then(|| self.fraction(above, below))
    }

    fn list(&mut self, text: &mut Text, end: &str) -> Option<Vec<Sum>> {
        let mut list = Vec::new();
        while !text.take(end) {
            if !list.is_empty() && !text.take(",") {
                return None;
            }
            list.push(self.sum(text)?);
        }
        Some(list)
    }

    fn form(&mut self, mut options: [Vec<Sum>; 2]) -> Sum {
        for list in &mut options {
            list.sort_unstable();
            list.dedup();
        }
        if options.iter().all(Vec::is_empty) {
            return Vec::new();
        }
        if let Some(&place) = self.places.get(&options) {
            return vec![place];
        }
        self.forms.push(options.clone());
        self.places.insert(options, self.forms.len() - 1);
        vec![self.forms.len() - 1]
    }

    fn negative(&mut self, sum: &[usize]) -> Sum {
        let mut negative = Vec::new();
        for &form in sum {
            let [left, right] = self.forms[form].clone();
            let mut of_all = |list: Vec<Sum>| list.iter().map(|option| self.negative(option)).collect();
            let options = [of_all(right), of_all(left)];
            negative.extend(self.form(options));
        }
        negative.sort_unstable();
        negative
    }

    fn nimber(&mut self, size: i64) -> Sum {
        let smaller: Vec<Sum> = (0..size).map(|size| self.nimber(size)).collect();
        self.form([smaller.clone(), smaller])
    }

    /// In lowest terms, {(n - 1)/2^k | (n + 1)/2^k}.
    fn fraction(&mut self, above: i64, below: i64) -> Sum {
        if below > 1 && above % 2 == 0 {
            return self.fraction(above / 2, below / 2);
        }
        if below == 1 {
            let list = if above == 0 { Vec::new() } else { vec![self.fraction(above - 1, 1)] };
            return self.form([list, Vec::new()]);
        }
        let options = [above - 1, above + 1].map(|above| vec![self.fraction(above, below)]);
        self.form(options)
    }

    fn options(&self, sum: &[usize], player: usize) -> Vec<Sum> {
        let mut options = Vec::new();
        for (place, &form) in sum.iter().enumerate() {
            for option in &self.forms[form][player] {
                let mut next = [&sum[..place], &sum[place + 1..], option].concat();
                next.sort_unstable();
                options.push(next);
            }
        }
        options
    }

    fn is_le(&mut self, one: &Sum, two: &Sum) -> bool {
        let key = (one.clone(), two.clone());
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let found = !self.options(one, 0).iter().any(|left| self.is_le(two, left))
            && !self.options(two, 1).iter().any(|right| self.is_le(right, one));
        self.known.insert(key, found);
        found
    }

    /// A certificate with every true pair.
    pub fn certificate(&mut self, statement: &str) -> Lines {
        let ([one, two], _) = self.read(statement).unwrap();
        let mut order = Vec::new();
        self.below(&one, &mut order);
        self.below(&two, &mut order);
        let numbers: BTreeMap<Sum, usize> =
            order.iter().enumerate().map(|(number, sum)| (sum.clone(), number)).collect();
        let list = |mut list: Vec<usize>| {
            list.sort_unstable();
            list.dedup();
            list.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
        };
        let mut records = vec![format!("nodes {}", order.len())];
        for sum in &order {
            if sum.len() > 1 {
                let mut summands: Vec<usize> = sum.iter().map(|&form| numbers[&vec![form]]).collect();
                summands.sort_unstable();
                let summands: Vec<String> = summands.iter().map(usize::to_string).collect();
                records.push(format!("+ {}", summands.join(" ")));
            } else {
                let side =
                    |player| list(self.options(sum, player).iter().map(|option| numbers[option]).collect());
                records.push(format!("{}|{}", side(0), side(1)));
            }
        }
        records.push("pairs".to_owned());
        for (a, one) in order.iter().enumerate() {
            for (b, two) in order.iter().enumerate() {
                if a != b && self.is_le(one, two) {
                    records.push(format!("{a} {b}"));
                }
            }
        }
        certificate("forms", "-", "normal", &format!("that {statement}"), records)
    }

    /// A sum after everything below it.
    fn below(&self, sum: &Sum, order: &mut Vec<Sum>) {
        if !order.contains(sum) {
            for option in [self.options(sum, 0), self.options(sum, 1)].concat() {
                self.below(&option, order);
            }
            if !order.contains(sum) {
                order.push(sum.clone());
            }
        }
    }
}
