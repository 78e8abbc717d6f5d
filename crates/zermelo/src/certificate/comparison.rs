//! How two sums of games compare, as a certificate: everything below both sides, with the options that are written, and
//! pairs that show the order.

use super::order::{Family, Forms, Words};
use super::writer::{CertificateWriter, Header};
use super::{CertificateError, Certified, stoppers};
use crate::expression::{Compared, Comparison, Term};
use crate::game::{Convention, Files, Player, message};
use crate::solve::{Limits, Meter};
use crate::value::{Algebra, Dyadic, Store, ValueId};
use crate::worksheet::Worksheet;
use dashu_int::IBig;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::io::Write;
use zermelo_core::Arrange;

/// Writes a certificate of how the two sides of a comparison compare, whether the comparison holds or not. It is the last
/// of some lines of a worksheet, of which the others may bind names. Numbers, nimbers, ups, braces, signs and sums stay as they
/// are written; names, positions, functions, products and ordinal sums stand for their canonical forms. Time and memory grow with the product of the
/// numbers of positions of the summands. Loopy games stand for their canonical forms, and must be stoppers.
///
/// ```
/// use zermelo::certificate::certify_comparison;
/// use zermelo::game::NoFiles;
/// use zermelo::solve::Limits;
///
/// let mut certificate = Vec::new();
/// let certified = certify_comparison(&["^ + ^ > *3"], &NoFiles, &mut certificate, &Limits::none())?;
/// assert_eq!(certified.claim, "that *3 < ^ + ^");
/// # Ok::<(), zermelo::certificate::CertificateError>(())
/// ```
pub fn certify_comparison<T: AsRef<str>>(
    lines: &[T],
    files: &dyn Files,
    output: &mut dyn Write,
    limits: &Limits,
) -> Result<Certified, CertificateError> {
    let store = Store::within(limits);
    let mut sheet = Worksheet::new(&store, limits, files)?;
    let Some((last, before)) = lines.split_last() else {
        return Err(CertificateError::Refused(message!("there is no comparison")));
    };
    for line in before {
        sheet.evaluate(line.as_ref())?;
    }
    let comparison = match sheet.comparison(last.as_ref())? {
        Compared::Written(comparison) => comparison,
        Compared::Loopy(sides) => return stoppers::certify_order(sheet.algebra(), &sides, output, limits),
    };
    let mut written = WrittenForms::default();
    let sides = written.add_terms(sheet.algebra(), &comparison)?;
    let texts = texts(sheet.algebra(), &comparison)?;
    let mut forms = Forms::new(sheet.algebra())?;
    let mut numbers = HashMap::new();
    let one = forms.add_all(&mut written, sides[0], &mut numbers)?;
    let two = forms.add_all(&mut written, sides[1], &mut numbers)?;
    let order = forms.algebra.compare(forms.value(one), forms.value(two))?;
    let (nodes, places) =
        if order == Some(Ordering::Greater) { ([two, one], [1, 0]) } else { ([one, two], [0, 1]) };
    let sign = forms.show_order(nodes, order)?;
    let claim = format!("that {} {sign} {}", texts[places[0]], texts[places[1]]);
    let header = Header { game: "forms", position: "-", convention: Convention::Normal, claim: &claim };
    let mut writer = CertificateWriter::new(output, &header)?;
    forms.write(&mut writer)?;
    Ok(Certified { claim, size: writer.finish()?, is_known: true })
}

impl Forms<'_, '_> {
    /// Notes the pairs that show that two nodes are equal, in ascending order, or not to be compared; the sign for it.
    fn show_order(
        &mut self,
        [one, two]: [u32; 2],
        order: Option<Ordering>,
    ) -> Result<&'static str, CertificateError> {
        let sign = match order {
            Some(Ordering::Equal) => {
                self.show_at_most(one, two)?;
                self.show_at_most(two, one)?;
                "="
            }
            Some(_) => {
                self.show_at_most(one, two)?;
                self.show_not_at_most(two, one)?;
                "<"
            }
            None => {
                self.show_not_at_most(one, two)?;
                self.show_not_at_most(two, one)?;
                "||"
            }
        };
        self.prove_shown()?;
        Ok(sign)
    }
}

/// Forms by their options, and sums of them: each by its place, behind those that it names.
#[derive(Default)]
struct WrittenForms {
    all: Vec<WrittenForm>,
    places: HashMap<WrittenForm, u32>,
    /// The forms of canonical forms.
    values: HashMap<ValueId, u32>,
    /// The negatives of forms.
    negatives: HashMap<u32, u32>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum WrittenForm {
    /// The options of Left and of Right, ascending.
    Options([Vec<u32>; 2]),
    /// Two forms or more, none of them 0 or a sum, ascending.
    Sum(Vec<u32>),
}

impl WrittenForms {
    fn add(&mut self, form: WrittenForm) -> u32 {
        if let Some(&place) = self.places.get(&form) {
            return place;
        }
        let place = self.all.len() as u32;
        self.all.push(form.clone());
        self.places.insert(form, place);
        place
    }

    fn add_game(&mut self, mut options: [Vec<u32>; 2]) -> u32 {
        for list in &mut options {
            list.arrange();
            list.dedup();
        }
        self.add(WrittenForm::Options(options))
    }

    /// The summands of a form: itself unless it is a sum; none of 0.
    fn summands(&self, place: u32) -> Vec<u32> {
        match &self.all[place as usize] {
            WrittenForm::Options([left, right]) if left.is_empty() && right.is_empty() => Vec::new(),
            WrittenForm::Options(_) => vec![place],
            WrittenForm::Sum(summands) => summands.clone(),
        }
    }

    fn add_sum(&mut self, mut summands: Vec<u32>) -> u32 {
        summands.arrange();
        match summands.as_slice() {
            [] => self.add(WrittenForm::Options([Vec::new(), Vec::new()])),
            [only] => *only,
            _ => self.add(WrittenForm::Sum(summands)),
        }
    }

    /// The form of a canonical form, after those of everything below.
    fn add_value(&mut self, algebra: &mut Algebra, root: ValueId) -> Result<u32, CertificateError> {
        let is_long =
            |number: Dyadic| !(IBig::from(-1_000_000)..IBig::from(1_000_000)).contains(&number.floor());
        if algebra.as_number(root).is_some_and(is_long) {
            return Err(CertificateError::Refused(message!(
                "numbers beyond 1000000 have too many positions to write them out"
            )));
        }
        let mut meter = Meter::start(algebra.limits(), "writing out canonical forms")?;
        let mut path = vec![root];
        while let Some(&value) = path.last() {
            let options = [algebra.options(value, Player::Left)?, algebra.options(value, Player::Right)?];
            let length = path.len();
            path.extend(options.iter().flatten().filter(|option| !self.values.contains_key(option)));
            // Counted on the way down, which for a large number is long.
            meter.count_position(128 + 16 * options.iter().map(Vec::len).sum::<usize>())?;
            if path.len() == length {
                let form = options.map(|list| list.iter().map(|option| self.values[option]).collect());
                let form = self.add_game(form);
                self.values.insert(value, form);
                path.pop();
            }
        }
        Ok(self.values[&root])
    }

    /// The negative of a form, after those of everything below.
    fn add_negative(&mut self, root: u32) -> u32 {
        let mut is_below = vec![false; root as usize + 1];
        is_below[root as usize] = true;
        for place in (0..=root as usize).rev() {
            if is_below[place] {
                self.all[place].names().for_each(|part| is_below[part as usize] = true);
            }
        }
        for place in (0..=root).filter(|&place| is_below[place as usize]) {
            if self.negatives.contains_key(&place) {
                continue;
            }
            let of_all = |list: &[u32]| list.iter().map(|part| self.negatives[part]).collect::<Vec<u32>>();
            let negative = match &self.all[place as usize] {
                WrittenForm::Options([left, right]) => {
                    let options = [of_all(right), of_all(left)];
                    self.add_game(options)
                }
                WrittenForm::Sum(summands) => {
                    let summands = of_all(summands);
                    self.add_sum(summands)
                }
            };
            self.negatives.insert(place, negative);
        }
        self.negatives[&root]
    }

    /// The forms of the two sides.
    fn add_terms(
        &mut self,
        algebra: &mut Algebra,
        comparison: &Comparison,
    ) -> Result<[u32; 2], CertificateError> {
        let mut forms: Vec<u32> = Vec::new();
        for term in &comparison.terms {
            let of_all = |list: &[usize]| list.iter().map(|&part| forms[part]).collect::<Vec<u32>>();
            let form = match term {
                Term::Value(value) => self.add_value(algebra, *value)?,
                Term::Sum(parts) => {
                    let summands = of_all(parts).into_iter().flat_map(|part| self.summands(part)).collect();
                    self.add_sum(summands)
                }
                Term::Negative(part) => self.add_negative(forms[*part]),
                Term::Game(options) => self.add_game(options.each_ref().map(|list| of_all(list))),
            };
            forms.push(form);
        }
        Ok(comparison.sides.map(|side| forms[side]))
    }
}

impl WrittenForm {
    /// The forms that it names.
    fn names(&self) -> impl Iterator<Item = u32> {
        let lists: Vec<&Vec<u32>> = match self {
            Self::Options(options) => options.iter().collect(),
            Self::Sum(summands) => vec![summands],
        };
        lists.into_iter().flatten().copied()
    }
}

impl Family for WrittenForms {
    type Item = u32;

    fn options(&mut self, _: &mut Forms, form: &u32) -> Result<[Vec<u32>; 2], CertificateError> {
        let summands = match self.all[*form as usize].clone() {
            WrittenForm::Options(options) => return Ok(options),
            WrittenForm::Sum(summands) => summands,
        };
        if summands.len() > MOST_SUMMANDS {
            let why = message!("the checker reads sums of at most {most} summands", most = MOST_SUMMANDS);
            return Err(CertificateError::Refused(why));
        }
        let mut options = [Vec::new(), Vec::new()];
        for (place, &summand) in summands.iter().enumerate() {
            let WrittenForm::Options(moves) = self.all[summand as usize].clone() else { continue };
            let rest = [&summands[..place], &summands[place + 1..]].concat();
            for (list, moved) in options.iter_mut().zip(moves) {
                for option in moved {
                    let summands = [&rest[..], &self.summands(option)].concat();
                    list.push(self.add_sum(summands));
                }
            }
        }
        Ok(options)
    }

    fn value(
        &mut self,
        forms: &mut Forms,
        form: &u32,
        options: &[Vec<u32>; 2],
        numbers: &HashMap<u32, u32>,
    ) -> Result<(ValueId, Words), CertificateError> {
        match &self.all[*form as usize] {
            WrittenForm::Options(_) => Ok((forms.value_of(options)?, Words::Options)),
            WrittenForm::Sum(summands) => {
                // Each is below the sum: play in the others comes to an end.
                let mut nodes: Vec<u32> = summands.iter().map(|summand| numbers[summand]).collect();
                nodes.arrange();
                let values: Vec<ValueId> = nodes.iter().map(|&node| forms.value(node)).collect();
                Ok((forms.algebra.sum_of(&values)?, Words::Sum(nodes)))
            }
        }
    }
}

/// Longer statements are not written, nor are deeper ones.
const LONGEST_TEXT: usize = 1 << 16;
const DEEPEST: usize = 180;
/// The checker reads no longer sums.
const MOST_SUMMANDS: usize = 256;

/// The sides in the words of the format.
fn texts(algebra: &mut Algebra, comparison: &Comparison) -> Result<[String; 2], CertificateError> {
    let mut texts: Vec<String> = Vec::new();
    let mut values = HashMap::new();
    for term in &comparison.terms {
        let all = |list: &[usize]| list.iter().map(|&part| texts[part].as_str()).collect::<Vec<_>>();
        let text = match term {
            Term::Value(value) => text_of_value(algebra, *value, &mut values)?,
            Term::Sum(parts) => sum_text(&all(parts)),
            Term::Negative(part) if matches!(comparison.terms[*part], Term::Sum(_)) => {
                format!("-({})", texts[*part])
            }
            Term::Negative(part) => match texts[*part].strip_prefix('-') {
                Some(positive) => positive.to_owned(),
                None => format!("-{}", texts[*part]),
            },
            Term::Game([left, right]) => format!("{{{}|{}}}", all(left).join(","), all(right).join(",")),
        };
        texts.push(short(text)?);
    }
    let sides = comparison.sides.map(|side| texts[side].clone());
    if sides.iter().any(|text| depth(text) > DEEPEST) {
        return Err(CertificateError::Refused(message!("the braces of the comparison are nested too deep")));
    }
    Ok(sides)
}

/// How deep braces, parentheses and the signs before these are nested.
fn depth(text: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '(' => depth += 2,
            '}' => depth -= 1,
            ')' => depth -= 2,
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

fn short(text: String) -> Result<String, CertificateError> {
    if text.len() <= LONGEST_TEXT {
        return Ok(text);
    }
    Err(CertificateError::Refused(message!("the games of the comparison are too long to write out")))
}

/// `a + b - c`.
fn sum_text(summands: &[&str]) -> String {
    let mut text = String::new();
    for (place, summand) in summands.iter().enumerate() {
        match (place, summand.strip_prefix('-')) {
            (0, _) => text += summand,
            (_, Some(positive)) => text += &format!(" - {positive}"),
            _ => text += &format!(" + {summand}"),
        }
    }
    text
}

/// A canonical form in the words of the format: `3/4`, `*2`, `^`, `v`, or its options in braces.
fn text_of_value(
    algebra: &mut Algebra,
    root: ValueId,
    known: &mut HashMap<ValueId, String>,
) -> Result<String, CertificateError> {
    let mut path = vec![root];
    while let Some(&value) = path.last() {
        let text = if let Some(name) = short_name(algebra, value) {
            name
        } else {
            let options = [algebra.options(value, Player::Left)?, algebra.options(value, Player::Right)?];
            let length = path.len();
            path.extend(options.iter().flatten().filter(|option| !known.contains_key(option)));
            if path.len() > length {
                continue;
            }
            let [left, right] =
                options.map(|list| list.iter().map(|id| known[id].as_str()).collect::<Vec<_>>().join(","));
            format!("{{{left}|{right}}}")
        };
        known.insert(value, short(text)?);
        path.pop();
    }
    Ok(known[&root].clone())
}

fn short_name(algebra: &Algebra, value: ValueId) -> Option<String> {
    if let Some(number) = algebra.as_number(value) {
        return Some(number.to_string());
    }
    let sum = algebra.as_number_up_star(value)?;
    match (sum.number.is_zero(), sum.ups, sum.star) {
        (true, 0, 1) => Some("*".to_owned()),
        (true, 0, star) => Some(format!("*{star}")),
        (true, 1, 0) => Some("^".to_owned()),
        (true, -1, 0) => Some("v".to_owned()),
        _ => None,
    }
}
