//! Sums and mates of forms.

use super::form::MisereForm;
use super::store::MisereForms;
use zermelo_core::StopReason;

/// A sum of two even forms on the way: the sums of one with the options of the other.
struct Frame {
    parts: (MisereForm, MisereForm),
    waiting: Vec<(MisereForm, MisereForm)>,
    done: Vec<MisereForm>,
}

impl MisereForms<'_> {
    /// The form of the sum of two games.
    ///
    /// Time and memory grow with the number of pairs of followers that differ; sums that were computed are remembered.
    pub fn sum(&mut self, a: MisereForm, b: MisereForm) -> Result<MisereForm, StopReason> {
        if let Some(sum) = self.known_sum(a, b) {
            return Ok(sum);
        }
        let mut stack = vec![self.frame(a, b)];
        let mut last = MisereForm::ZERO;
        while let Some(frame) = stack.last_mut() {
            self.meter.step()?;
            match frame.waiting.last() {
                Some(&(x, y)) => match self.known_sum(x, y) {
                    Some(sum) => {
                        frame.waiting.pop();
                        frame.done.push(sum);
                    }
                    None => stack.push(self.frame(x, y)),
                },
                None => {
                    let Some(Frame { parts, done, .. }) = stack.pop() else { break };
                    last = self.from_options(done)?;
                    self.meter.count_bytes(24)?;
                    self.sums.insert((parts.0.0, parts.1.0), last);
                }
            }
        }
        Ok(last.with_parity_of(a).with_parity_of(b))
    }

    /// The sum of many forms. The greater ones come last, so that those before are added while they are small.
    pub fn sum_of(&mut self, forms: &[MisereForm]) -> Result<MisereForm, StopReason> {
        let mut forms = forms.to_vec();
        forms.sort_unstable();
        forms.into_iter().try_fold(MisereForm::ZERO, |sum, form| self.sum(sum, form))
    }

    /// A sum that takes no work: with 0 or ∗, or one that was computed.
    fn known_sum(&self, a: MisereForm, b: MisereForm) -> Option<MisereForm> {
        let (x, y) = ordered(a.even_part(), b.even_part());
        let even = if x == MisereForm::ZERO { y } else { *self.sums.get(&(x.0, y.0))? };
        Some(even.with_parity_of(a).with_parity_of(b))
    }

    fn frame(&self, a: MisereForm, b: MisereForm) -> Frame {
        let (x, y) = ordered(a.even_part(), b.even_part());
        let in_second = self.options_of_even(y).iter().map(|&option| (x, option));
        let in_first = self.options_of_even(x).iter().map(|&option| (option, y));
        let waiting = if x == y { in_second.collect() } else { in_second.chain(in_first).collect() };
        Frame { parts: (x, y), waiting, done: Vec::new() }
    }

    /// The mate of a form: ∗ for 0, and otherwise the game whose options are the mates. G beside its mate is a P-position
    /// (Conway).
    ///
    /// Linear in the number of followers and their options.
    pub fn mate(&mut self, form: MisereForm) -> Result<MisereForm, StopReason> {
        for follower in self.followers(form)? {
            if self.mates.contains_key(&follower) {
                continue;
            }
            let mate = match self.options(follower) {
                options if options.is_empty() => MisereForm::STAR,
                options => {
                    let mates = options.iter().map(|option| self.mates[option]).collect();
                    self.from_options(mates)?
                }
            };
            self.meter.count_bytes(16)?;
            self.mates.insert(follower, mate);
        }
        Ok(self.mates[&form])
    }
}

fn ordered(a: MisereForm, b: MisereForm) -> (MisereForm, MisereForm) {
    if a <= b { (a, b) } else { (b, a) }
}
