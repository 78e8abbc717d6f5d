//! Games as they are written, not simplified. Their ordinal sums, their compounds and Conway's products of them depend on the form,
//! and not on the value alone: `{*|*}` is worth 0, and `{*|*}:1` is ↑ (Conway, On Numbers and Games, ch. 15).

use super::error::ValueError;
use super::{Algebra, Script, ValueId};
use std::sync::Arc;
use zermelo_core::{Arrange, Player};

/// A position of a game that is written out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FormPart {
    /// A value in canonical form.
    Canonical(ValueId),
    /// A position that is written with its options, by its place.
    Written(usize),
}

/// A game that is written out: positions with their options, and what each is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenForm {
    positions: Arc<[[Vec<FormPart>; 2]]>,
    values: Arc<[ValueId]>,
    root: FormPart,
}

impl WrittenForm {
    /// The canonical form of a value.
    pub fn canonical(id: ValueId) -> Self {
        Self { positions: Arc::new([]), values: Arc::new([]), root: FormPart::Canonical(id) }
    }

    /// The whole game.
    pub(super) const fn root(&self) -> FormPart {
        self.root
    }

    /// What it is worth.
    pub fn value(&self) -> ValueId {
        self.value_of(self.root)
    }

    fn value_of(&self, part: FormPart) -> ValueId {
        match part {
            FormPart::Canonical(id) => id,
            FormPart::Written(place) => self.values[place],
        }
    }
}

impl Algebra<'_> {
    /// The form of these positions, each with the options of Left and of Right among those before it.
    pub fn written_form(
        &mut self,
        positions: Vec<[Vec<FormPart>; 2]>,
        root: FormPart,
    ) -> Result<WrittenForm, ValueError> {
        let mut values: Vec<ValueId> = Vec::with_capacity(positions.len());
        let worth = |values: &[ValueId], parts: &[FormPart]| -> Result<Vec<ValueId>, ValueError> {
            let known = |&part: &FormPart| match part {
                FormPart::Canonical(id) => Some(id),
                FormPart::Written(place) => values.get(place).copied(),
            };
            let all: Option<Vec<ValueId>> = parts.iter().map(known).collect();
            all.ok_or(ValueError::Domain("a position of the form is an option of one before it"))
        };
        for [left, right] in &positions {
            let (left, right) = (worth(&values, left)?, worth(&values, right)?);
            let id = self.game(&left, &right)?;
            values.push(id);
        }
        worth(&values, &[root])?;
        Ok(WrittenForm { positions: positions.into(), values: values.into(), root })
    }

    /// The negative of a form, in which the players' options are exchanged.
    pub fn negative_form(&mut self, form: &WrittenForm) -> Result<WrittenForm, ValueError> {
        let mut image = |part: FormPart| match part {
            FormPart::Canonical(id) => self.negative(id).map(FormPart::Canonical),
            FormPart::Written(place) => Ok(FormPart::Written(place)),
        };
        let mut positions = Vec::with_capacity(form.positions.len());
        for [left, right] in form.positions.iter() {
            let mut side = |options: &[FormPart]| options.iter().map(|&part| image(part)).collect();
            let (of_left, of_right): (Result<Vec<_>, ValueError>, Result<Vec<_>, ValueError>) =
                (side(right), side(left));
            positions.push([of_left?, of_right?]);
        }
        let root = image(form.root)?;
        self.written_form(positions, root)
    }

    /// The form in quotes, `'{1,0|-1}'`, which reads back; for LaTeX without them. Positions that are written as the canonical
    /// form of their value is stand there as the value.
    ///
    /// Linear in the length of the text, which is bounded: a position that is met more than once is written each time.
    pub fn form_text(&mut self, form: &WrittenForm, script: Script) -> Result<String, ValueError> {
        const LONGEST: usize = 1 << 16;
        let (between, open, close) = match script {
            Script::Latex => ("\\mid ", "\\{", "\\}"),
            _ => ("|", "{", "}"),
        };
        let mut parts: Vec<(Option<ValueId>, String)> = Vec::with_capacity(form.positions.len());
        for (place, sides) in form.positions.iter().enumerate() {
            let mut texts = [Vec::new(), Vec::new()];
            let mut ids = [Some(Vec::new()), Some(Vec::new())];
            for (side, options) in sides.iter().enumerate() {
                for &option in options {
                    let (id, text) = match option {
                        FormPart::Canonical(id) => (Some(id), self.text(id, script)?),
                        FormPart::Written(below) => parts[below].clone(),
                    };
                    ids[side] = ids[side].take().zip(id).map(|(mut ids, id)| {
                        ids.push(id);
                        ids
                    });
                    // Options are a set.
                    if !texts[side].contains(&text) {
                        texts[side].push(text);
                    }
                }
            }
            let id = form.values[place];
            if self.are_canonical_options(id, ids)? {
                parts.push((Some(id), self.text(id, script)?));
                continue;
            }
            let [left, right] = texts.map(|texts| texts.join(","));
            if left.len() + right.len() > LONGEST {
                return Err(ValueError::TooLarge(
                    "the form is too long to be written out; canonical(...) is its value",
                ));
            }
            parts.push((None, format!("{open}{left}{between}{right}{close}")));
        }
        let text = match form.root {
            FormPart::Canonical(id) => self.text(id, script)?,
            FormPart::Written(place) => parts[place].1.clone(),
        };
        Ok(if script == Script::Latex { text } else { format!("'{text}'") })
    }

    /// Whether these are the options of a canonical form, where they are known to be canonical.
    fn are_canonical_options(&self, id: ValueId, ids: [Option<Vec<ValueId>>; 2]) -> Result<bool, ValueError> {
        for (player, ids) in Player::BOTH.into_iter().zip(ids) {
            let Some(mut ids) = ids else { return Ok(false) };
            let mut options = self.options(id, player)?;
            ids.arrange();
            ids.dedup();
            options.arrange();
            if ids != options {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The options of a player in a position of a form.
    pub(super) fn options_in_form(
        &self,
        form: &WrittenForm,
        part: FormPart,
        player: Player,
    ) -> Result<Vec<FormPart>, ValueError> {
        match part {
            FormPart::Canonical(id) => {
                Ok(self.options(id, player)?.into_iter().map(FormPart::Canonical).collect())
            }
            FormPart::Written(place) => Ok(form.positions[place][player.index()].clone()),
        }
    }

    /// The values of a player's options in a form.
    pub fn option_values(&self, form: &WrittenForm, player: Player) -> Result<Vec<ValueId>, ValueError> {
        let options = self.options_in_form(form, form.root, player)?;
        Ok(options.into_iter().map(|part| form.value_of(part)).collect())
    }
}
