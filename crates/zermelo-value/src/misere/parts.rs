//! Parts of a form: how it is a sum of two others, and of primes.
//!
//! If G = X + Y, every option of G is X' + Y or X + Y', so that X or Y is a part of each option; and misère sums can be
//! cancelled, so the other part follows from the one. Parts are counted among even forms, as ∗ is a part of everything.
//! What decides whether G = X + Y is then known from smaller forms: each option of G is one of those, and each of those is
//! an option of G or has G as an option, X' + (G − X') (Conway; Siegel and Hoey in the program `CGSuite`).

use super::form::MisereForm;
use super::store::MisereForms;
use std::sync::Arc;
use zermelo_core::Arrange;
use zermelo_core::StopReason;

/// The ways to write an even form as a sum of two even forms, the one with 0 first.
pub(super) type Halves = Arc<[(MisereForm, MisereForm)]>;

/// What is left of an even form without a part.
pub(super) fn without(halves: &[(MisereForm, MisereForm)], part: MisereForm) -> Option<MisereForm> {
    let part = part.even_part();
    halves.iter().find_map(|&(one, other)| match part {
        _ if part == one => Some(other),
        _ if part == other => Some(one),
        _ => None,
    })
}

/// A form with what is needed to find its halves.
struct Whole {
    options: Vec<MisereForm>,
    /// The halves of the even part of each option.
    of_options: Vec<Halves>,
    found: Vec<(MisereForm, MisereForm)>,
}

impl Whole {
    /// An option of G without a part, with the parity of the option.
    fn option_without(&self, at: usize, part: MisereForm) -> Option<MisereForm> {
        let rest = without(&self.of_options[at], part)?;
        Some(rest.with_parity_of(self.options[at]).with_parity_of(part))
    }

    /// G without a part of any parity.
    fn rest(&self, part: MisereForm) -> Option<MisereForm> {
        Some(without(&self.found, part)?.with_parity_of(part))
    }
}

impl MisereForms<'_> {
    /// The form that gives the first one together with the second; `None` when the second is not part of it.
    pub fn difference(
        &mut self,
        form: MisereForm,
        part: MisereForm,
    ) -> Result<Option<MisereForm>, StopReason> {
        let halves = self.halves(form)?;
        Ok(without(&halves, part).map(|rest| rest.with_parity_of(form).with_parity_of(part)))
    }

    /// Whether a form is not a sum of two forms other than 0 and ∗, and neither of these itself.
    pub fn is_prime(&mut self, form: MisereForm) -> Result<bool, StopReason> {
        Ok(!form.is_unit() && self.halves(form)?.len() == 1)
    }

    /// Whether every option is a part of the form.
    pub fn is_extraverted(&mut self, form: MisereForm) -> Result<bool, StopReason> {
        // Equivalent: the form is a part of the game with it as the only option.
        let only = self.from_options(vec![form])?;
        Ok(self.difference(only, form)?.is_some())
    }

    /// The even parts of a form other than 0 and its even self, each followed by what is left without it.
    pub fn parts(&mut self, form: MisereForm) -> Result<Vec<MisereForm>, StopReason> {
        let halves = self.halves(form)?;
        let mut parts = Vec::new();
        for &(one, other) in &halves[1..] {
            parts.push(one);
            if other != one {
                parts.push(other);
            }
        }
        Ok(parts)
    }

    /// The ways to write a form as a sum of even primes, with ∗ at the end if the form is odd.
    pub fn partitions(&mut self, form: MisereForm) -> Result<Vec<Vec<MisereForm>>, StopReason> {
        let mut all = Vec::new();
        let mut waiting = vec![(form, Vec::new())];
        while let Some((rest, mut primes)) = waiting.pop() {
            self.meter.step()?;
            if rest.is_unit() {
                primes.extend((rest == MisereForm::STAR).then_some(rest));
                all.push(primes);
                continue;
            }
            let halves = self.halves(rest)?;
            let mut next = Vec::new();
            for part in halves
                .iter()
                .flat_map(|&(one, other)| if one == other { vec![one] } else { vec![one, other] })
            {
                let in_order = match primes.last() {
                    Some(&last) => self.compare(last, part)?.is_le(),
                    None => true,
                };
                if in_order && self.is_prime(part)? {
                    let left = without(&halves, part).expect("it is one of them").with_parity_of(rest);
                    let mut longer = primes.clone();
                    longer.push(part);
                    next.push((left, longer));
                }
            }
            waiting.extend(next.into_iter().rev());
        }
        Ok(all)
    }

    /// The ways to write the even part of a form as a sum of two even forms, the one with 0 first.
    pub(super) fn halves(&mut self, form: MisereForm) -> Result<Halves, StopReason> {
        let mut stack = vec![form.even_part()];
        while let Some(&top) = stack.last() {
            self.meter.step()?;
            if self.halves.contains_key(&top) {
                stack.pop();
                continue;
            }
            let options = self.ordered_options(top)?.clone();
            // X' + Y is 0 or ∗ only if Y is: no sum of others has such an option.
            let is_prime = options.iter().any(|option| option.is_unit());
            let height = stack.len();
            if !is_prime {
                let evens = options.iter().map(|option| option.even_part());
                stack.extend(evens.filter(|even| !self.halves.contains_key(even)));
            }
            if stack.len() > height {
                continue;
            }
            let halves =
                if is_prime { vec![(MisereForm::ZERO, top)] } else { self.find_halves(top, options)? };
            self.meter.count_bytes(16 * halves.len() as u64 + 32)?;
            self.halves.insert(top, halves.into());
            stack.pop();
        }
        Ok(self.halves[&form.even_part()].clone())
    }

    /// The halves of an even form, from those of its options.
    fn find_halves(
        &mut self,
        form: MisereForm,
        options: Vec<MisereForm>,
    ) -> Result<Vec<(MisereForm, MisereForm)>, StopReason> {
        let of_options: Vec<Halves> =
            options.iter().map(|option| self.halves[&option.even_part()].clone()).collect();
        let mut whole = Whole { options, of_options, found: vec![(MisereForm::ZERO, form)] };
        // An option X' + Y that is prime is Y or Y + ∗, as then X' is 0 or ∗; so two pairs of them at most are prime.
        let mut primes: Vec<MisereForm> =
            whole.of_options.iter().filter(|halves| halves.len() == 1).map(|halves| halves[0].1).collect();
        primes.arrange();
        primes.dedup();
        if primes.len() > 2 {
            return Ok(whole.found);
        }
        let all =
            whole.of_options.iter().flat_map(|halves| halves.iter().flat_map(|&(one, other)| [one, other]));
        let candidates = self.sorted(all.collect())?;
        let mut is_new = true;
        while std::mem::take(&mut is_new) {
            for &part in &candidates {
                self.meter.step()?;
                if without(&whole.found, part).is_none()
                    && let Some(other) = self.other_half(&whole, part)?
                {
                    whole.found.push((part, other));
                    is_new = true;
                }
            }
        }
        Ok(whole.found)
    }

    /// The form that gives G together with this one, as far as the parts found of G tell.
    fn other_half(&mut self, whole: &Whole, part: MisereForm) -> Result<Option<MisereForm>, StopReason> {
        let part_options = self.ordered_options(part)?.clone();
        let rests: Option<Vec<MisereForm>> = part_options.iter().map(|&option| whole.rest(option)).collect();
        let Some(rests) = rests else {
            // Some X' is not part of G, so X' + Y is an option of G.
            let lost = part_options.iter().find(|&&option| whole.rest(option).is_none());
            let lost = *lost.expect("one of them has no rest");
            let others = (0..whole.options.len()).filter_map(|at| whole.option_without(at, lost));
            let others: Vec<MisereForm> = others.map(MisereForm::even_part).collect();
            return self.first_half(whole, part, &part_options, others);
        };
        let mut options = rests;
        for at in 0..whole.options.len() {
            match whole.option_without(at, part) {
                Some(rest) => options.push(rest),
                None => {
                    // This option of G is X' + Y.
                    let others = part_options.iter().filter_map(|&option| whole.option_without(at, option));
                    let others: Vec<MisereForm> = others.map(MisereForm::even_part).collect();
                    return self.first_half(whole, part, &part_options, others);
                }
            }
        }
        // Y is what has exactly the options that it must have: every X + Y' is an option of G or has G as one.
        Ok(Some(self.from_options(options)?.even_part()))
    }

    fn first_half(
        &mut self,
        whole: &Whole,
        part: MisereForm,
        part_options: &[MisereForm],
        others: Vec<MisereForm>,
    ) -> Result<Option<MisereForm>, StopReason> {
        for other in others {
            self.meter.step_through(64 * (whole.options.len() + part_options.len()))?;
            if self.are_halves(whole, part, part_options, other) {
                return Ok(Some(other));
            }
        }
        Ok(None)
    }

    /// Whether G = X + Y, by their options.
    fn are_halves(&self, whole: &Whole, x: MisereForm, x_options: &[MisereForm], y: MisereForm) -> bool {
        let y_options = self.options(y);
        let goes_to = |at: usize, one: MisereForm, other: MisereForm| {
            whole.option_without(at, one).is_some_and(|rest| self.has_option(other, rest))
        };
        let all = 0..whole.options.len();
        if !all.clone().all(|at| goes_to(at, x, y) || goes_to(at, y, x)) {
            return false;
        }
        // X' + Y is an option of G, or has the option X' + Y' = G.
        let is_answered = |option: MisereForm, other: MisereForm| {
            whole.rest(option).is_some_and(|rest| self.has_option(other, rest))
                || all.clone().any(|at| whole.option_without(at, other) == Some(option))
        };
        x_options.iter().all(|&option| is_answered(option, y))
            && y_options.iter().all(|&option| is_answered(option, x))
    }
}
