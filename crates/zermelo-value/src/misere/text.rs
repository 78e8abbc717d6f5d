//! Forms as text, in the notation of Conway as the program `CGSuite` prints it: `*[2#0]`.
//!
//! A digit is a nim-heap, `#` behind a form the game that has it as its only option, and options stand beside each other,
//! the most complicated first. In brackets behind a form stands what is added to it, `2[2]` = ∗2 + ∗2, or taken away:
//! `2[#-2]` = 2# − ∗2.

use super::form::MisereForm;
use super::parts::without;
use super::store::MisereForms;
use std::cmp::Ordering;
use zermelo_core::Arrange;
use zermelo_core::StopReason;

/// What is still to be written.
enum Part {
    Text(String),
    Form { form: MisereForm, is_inner: bool },
}

/// What a form is made of, as it is written.
enum Base {
    NimHeap(u32),
    Options(Vec<MisereForm>),
}

impl MisereForms<'_> {
    /// The form as text, which [`read`](Self::read) reads back.
    ///
    /// The parts of all forms that appear are looked for, which can take much longer than the text is.
    pub fn text(&mut self, form: MisereForm) -> Result<String, StopReason> {
        let mut text = String::from("*[");
        let mut waiting = vec![Part::Text("]".to_owned()), Part::Form { form, is_inner: false }];
        while let Some(part) = waiting.pop() {
            self.meter.step_through(64)?;
            match part {
                Part::Text(part) => text += &part,
                Part::Form { form, is_inner } => {
                    let (base, suffixes) = self.taken_apart(form)?;
                    let is_inner = is_inner || !suffixes.is_empty();
                    waiting.push(Part::Text(suffixes));
                    match base {
                        Base::NimHeap(size) => waiting.push(Part::Text(digit(size))),
                        Base::Options(options) => {
                            let between = self.between(&options, is_inner);
                            waiting.extend(is_inner.then(|| Part::Text(")".to_owned())));
                            for (at, &form) in options.iter().enumerate() {
                                waiting.extend((at > 0).then(|| Part::Text(between.to_owned())));
                                waiting.push(Part::Form { form, is_inner: true });
                            }
                            waiting.extend(is_inner.then(|| Part::Text("(".to_owned())));
                        }
                    }
                }
            }
            self.meter.check_memory(text.len() as u64)?;
        }
        Ok(text)
    }

    /// Commas where the options are nim-heaps of one digit each and would be read as one number.
    fn between(&self, options: &[MisereForm], is_inner: bool) -> &'static str {
        let is_digit = |&form: &MisereForm| self.as_nim_heap(form).is_some_and(|size| size < 10);
        if !is_inner && options.len() > 1 && options.iter().all(is_digit) { "," } else { "" }
    }

    /// A form as a base and what is done to it.
    fn taken_apart(&mut self, mut form: MisereForm) -> Result<(Base, String), StopReason> {
        let mut suffixes = Vec::new();
        let mut is_bracketed = false;
        let base = loop {
            self.meter.step()?;
            if let Some(size) = self.as_nim_heap(form) {
                break Base::NimHeap(size);
            }
            if let Some((suffix, rest)) = self.nim_part(form)? {
                suffixes.push(suffix);
                is_bracketed = true;
                form = rest;
            } else if !form.is_even() {
                suffixes.push("1".to_owned());
                is_bracketed = true;
                form = form.even_part();
            } else if let [only] = self.options_of_even(form) {
                suffixes.push("#".to_owned());
                form = *only;
            } else {
                break Base::Options(self.ordered_options(form)?.clone());
            }
        };
        suffixes.reverse();
        let suffixes = suffixes.concat();
        Ok((base, if is_bracketed { format!("[{suffixes}]") } else { suffixes }))
    }

    /// A nim-heap that makes the form younger when it is taken away, or added; the smallest.
    fn nim_part(&mut self, form: MisereForm) -> Result<Option<(String, MisereForm)>, StopReason> {
        let (birthday, odd) = (self.birthday(form), u32::from(!form.is_even()));
        let halves = self.halves(form)?;
        let mut best: Option<(u32, bool, MisereForm)> = None;
        for &(one, other) in &halves[1..] {
            for (heap, rest) in [(one, other), (other, one)] {
                if let Some(size) = self.as_nim_heap(heap)
                    && size + odd < birthday
                    && self.birthday(rest) < birthday
                {
                    best = best.into_iter().chain([(size, false, rest)]).min();
                }
            }
        }
        // With a heap added that makes it younger, the form goes to the sum by taking the heap away and is reversed: the
        // sum is an option.
        let even = form.even_part();
        for sum in self.options(form) {
            if !sum.is_even() {
                continue;
            }
            let halves = self.halves(sum)?;
            if let Some(size) = without(&halves, even).and_then(|heap| self.as_nim_heap(heap))
                && size >= 2
                && size + odd < birthday
            {
                best = best.into_iter().chain([(size, true, sum)]).min();
            }
        }
        Ok(best.map(|(size, is_added, rest)| {
            let sign = if is_added { "-" } else { "" };
            (format!("{sign}{}", digit(size + odd)), rest)
        }))
    }

    /// The order in which options are printed: by birthday, number of options, Grundy value, misère value, and then the
    /// options in this order, all of the even parts; the even one of a pair first.
    pub(super) fn compare(&mut self, a: MisereForm, b: MisereForm) -> Result<Ordering, StopReason> {
        self.order_up_to(a.max(b))?;
        Ok(self.compare_ordered(a, b))
    }

    fn compare_ordered(&self, mut a: MisereForm, mut b: MisereForm) -> Ordering {
        let key = |form: MisereForm| {
            let even = form.even_part();
            let (normal, misere) = self.values(even);
            (self.birthday(even), self.option_count(even), normal, misere)
        };
        while a.even_part() != b.even_part() && key(a) == key(b) {
            // Equal lists would be one form.
            let pairs = self.ordered[a.record()].iter().zip(&self.ordered[b.record()]);
            let Some((&next_a, &next_b)) = pairs.into_iter().find(|(x, y)| x != y) else { break };
            (a, b) = (next_a, next_b);
        }
        key(a).cmp(&key(b)).then(a.cmp(&b))
    }

    /// Sorts the options of all forms up to this one.
    fn order_up_to(&mut self, last: MisereForm) -> Result<(), StopReason> {
        while self.ordered.len() <= last.record() {
            let mut options = self.options_of_even(MisereForm::of_record(self.ordered.len())).to_vec();
            self.meter.step_through(64 * options.len())?;
            self.meter.count_bytes(8 * options.len() as u64 + 16)?;
            options.arrange_by(|&a, &b| self.compare_ordered(a, b));
            self.ordered.push(options.into());
        }
        Ok(())
    }

    /// The options of a form in the order in which they are printed, the last first.
    pub fn ordered_options(&mut self, form: MisereForm) -> Result<Vec<MisereForm>, StopReason> {
        let options = self.options(form);
        self.sorted(options)
    }

    /// Forms in the order in which they are printed, the last first, each once.
    pub(super) fn sorted(&mut self, mut forms: Vec<MisereForm>) -> Result<Vec<MisereForm>, StopReason> {
        if let Some(&last) = forms.iter().max() {
            self.order_up_to(last)?;
        }
        forms.arrange_by(|&a, &b| self.compare_ordered(a, b));
        forms.dedup();
        Ok(forms)
    }
}

fn digit(size: u32) -> String {
    if size < 10 { size.to_string() } else { format!("&{size};") }
}
