//! Values that have been found of components, by the hashes of these, and the forms of the values: what is kept from one
//! search to the next. A value is built in the store when a component comes up that has it, and its hash is checked then.

use super::plain::Plain;
use rustc_hash::FxHashMap;
use zermelo_core::{FormKey, KnownEntry, KnownSum, KnownValue, Player, ValueEntry, ValueSubject};
use zermelo_value::ValueId;

/// The options of a form, each with whose it is.
type Options = Vec<(Player, KnownValue)>;

/// A component takes about so much in a table that is half full.
const BYTES_PER_COMPONENT: u64 = 112;
/// A form, without its options.
const BYTES_PER_FORM: u64 = 144;
/// Forms are built to this depth; the search finds none that are near it.
pub(super) const MOST_DEPTH: usize = 1 << 9;

/// What is known of values.
#[derive(Debug)]
pub(super) struct LearntValues {
    components: FxHashMap<u128, KnownValue>,
    forms: FxHashMap<FormKey, Options>,
    /// Forms as they are in the store; nothing for one that cannot be built or is being built.
    built: FxHashMap<FormKey, Option<ValueId>>,
    /// What was not there at the beginning.
    new_components: Vec<u128>,
    new_forms: Vec<FormKey>,
    option_count: u64,
    most_bytes: u64,
}

impl LearntValues {
    /// Nothing yet, and at most so many bytes: what there is no room for is done without.
    pub(super) fn within(most_bytes: u64) -> Self {
        Self {
            components: FxHashMap::default(),
            forms: FxHashMap::default(),
            built: FxHashMap::default(),
            new_components: Vec::new(),
            new_forms: Vec::new(),
            option_count: 0,
            most_bytes,
        }
    }

    /// The bytes in use, about.
    pub(super) fn bytes(&self) -> u64 {
        self.components.len() as u64 * BYTES_PER_COMPONENT
            + self.forms.len() as u64 * BYTES_PER_FORM
            + self.option_count * size_of::<(Player, KnownValue)>() as u64
    }

    /// Whether more can be taken note of.
    pub(super) fn has_room(&self) -> bool {
        self.bytes() < self.most_bytes
    }

    /// Takes note of an entry. Of a form entries come in their order and once.
    pub(super) fn recall(&mut self, ValueEntry { subject, value }: ValueEntry) {
        if !self.has_room() {
            return;
        }
        match subject {
            ValueSubject::Component(hash) => {
                self.components.insert(component_key(hash), value);
            }
            ValueSubject::Form(key, player) => {
                let options = self.forms.entry(key).or_default();
                if !options.contains(&(player, value)) {
                    options.push((player, value));
                    self.option_count += 1;
                }
            }
        }
    }

    /// The value of the component of a hash.
    #[inline]
    pub(super) fn of_component(&self, hash: u128) -> Option<KnownValue> {
        self.components.get(&component_key(hash)).copied()
    }

    pub(super) fn note_component(&mut self, hash: u128, value: KnownValue) {
        if self.components.insert(component_key(hash), value).is_none() {
            self.new_components.push(component_key(hash));
        }
    }

    /// The options of a form.
    pub(super) fn of_form(&self, key: FormKey) -> Option<&Options> {
        self.forms.get(&key)
    }

    pub(super) fn note_form(&mut self, key: FormKey, options: Options) {
        self.option_count += options.len() as u64;
        if self.forms.insert(key, options).is_none() {
            self.new_forms.push(key);
        }
    }

    /// Whether a form has been built, or it has turned out that this cannot be done.
    pub(super) fn is_settled(&self, key: FormKey) -> bool {
        self.built.contains_key(&key)
    }

    /// What a form is in the store, where it has been built.
    pub(super) fn built(&self, key: FormKey) -> Option<ValueId> {
        self.built.get(&key).copied().flatten()
    }

    pub(super) fn note_built(&mut self, key: FormKey, value: Option<ValueId>) {
        self.built.insert(key, value);
    }

    /// What was found, and what was known before only `with_recalled`. The records of an entry stand together.
    pub(super) fn records(&self, with_recalled: bool) -> impl Iterator<Item = KnownSum> + '_ {
        let (forms, components): (Vec<FormKey>, Vec<u128>) = if with_recalled {
            (self.forms.keys().copied().collect(), self.components.keys().copied().collect())
        } else {
            (self.new_forms.clone(), self.new_components.clone())
        };
        let of_forms = forms.into_iter().flat_map(|key| {
            self.forms[&key].iter().map(move |&(player, value)| (ValueSubject::Form(key, player), value))
        });
        let of_components =
            components.into_iter().map(|hash| (ValueSubject::Component(hash), self.components[&hash]));
        of_forms
            .chain(of_components)
            .flat_map(|(subject, value)| KnownEntry::from(ValueEntry { subject, value }).records())
    }
}

const fn component_key(hash: u128) -> u128 {
    hash & !0xff
}

const NUMBER_BITS: u32 = 46;
const UPS_BITS: u32 = 15;
const STAR_BITS: u32 = 20;

/// Arithmetic in as many bits as a record has for it.
pub(super) fn known_plain(plain: Plain) -> KnownValue {
    let number = u128::from((plain.number + (1 << (NUMBER_BITS - 1))).cast_unsigned());
    let ups = u128::from((i64::from(plain.ups) + (1 << (UPS_BITS - 1))).cast_unsigned());
    KnownValue::Plain((number << UPS_BITS | ups) << STAR_BITS | u128::from(plain.star))
}

pub(super) fn plain_of_bits(bits: u128) -> Plain {
    let part = |shift: u32, width: u32| (bits >> shift) as u64 & ((1 << width) - 1);
    let number = part(STAR_BITS + UPS_BITS, NUMBER_BITS).cast_signed() - (1 << (NUMBER_BITS - 1));
    let ups = part(STAR_BITS, UPS_BITS).cast_signed() - (1 << (UPS_BITS - 1));
    Plain { number, ups: ups as i32, star: part(0, STAR_BITS) as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_fits_its_bits() {
        for number in [0, 1, -1, 12_345_678, (1 << 45) - 1, 1 - (1 << 45)] {
            for ups in [0, 1, -1, (1 << 14) - 1, 1 - (1 << 14)] {
                for star in [0, 1, (1 << 20) - 1] {
                    let plain = Plain { number, ups, star };
                    let KnownValue::Plain(bits) = known_plain(plain) else { panic!("it is arithmetic") };
                    assert!(bits < 1 << 88);
                    assert_eq!(plain_of_bits(bits), plain);
                }
            }
        }
    }

    #[test]
    fn what_has_no_room_is_left_out() {
        let entry = |n: u128| ValueEntry {
            subject: ValueSubject::Component(n << 8),
            value: known_plain(Plain::nimber(n as u32)),
        };
        let mut values = LearntValues::within(1 << 12);
        (0..1000).for_each(|n| values.recall(entry(n)));
        let count = values.components.len();
        assert!((30..60).contains(&count) && values.bytes() <= (1 << 12) + BYTES_PER_COMPONENT);
        assert_eq!((values.records(true).count(), values.records(false).count()), (2 * count, 0));
        assert_eq!(values.of_component(7 << 8 | 0xff), Some(known_plain(Plain::nimber(7))));
        values.note_component(1 << 100, known_plain(Plain::nimber(7)));
        assert_eq!((values.records(true).count(), values.records(false).count()), (2 * count + 2, 2));
    }
}
