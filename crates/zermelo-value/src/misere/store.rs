//! The store of forms: each even form once, as the ascending list of its options.

use super::class::MisereClass;
use super::form::MisereForm;
use super::genus::Genus;
use super::parts::Halves;
use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;
use zermelo_core::{Capacity, Limits, Meter, StopReason};

/// Nim-heaps of more tokens are refused where text is read: the form of a heap of n has n(n+1)/2 options in all.
pub const MOST_NIM_HEAP: u32 = 4096;

/// A handle is the number of a pair G, G + ∗, and one bit.
const CAPACITY: Capacity =
    Capacity { holder: "the store of misère forms", most: 1 << 31, unit: "pairs of forms" };

/// What is known of an even form.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    pub(super) birthday: u32,
    /// The place of its genus among the genera.
    genus: u32,
    pub(super) class: MisereClass,
}

/// Canonical forms of impartial games in misère play, each held once, so that equal games have equal handles.
///
/// ```
/// use zermelo_core::Limits;
/// use zermelo_value::misere::{MisereForm, MisereForms};
///
/// let mut forms = MisereForms::new(&Limits::none())?;
/// let two = forms.nim_heap(2)?;
/// let four = forms.sum(two, two)?;
/// assert_ne!(four, MisereForm::ZERO);
/// assert_eq!(forms.text(four)?, "*[2[2]]");
/// assert_eq!(forms.genus(four).to_string(), "0^0");
/// # Ok::<(), zermelo_core::StopReason>(())
/// ```
#[derive(Debug)]
pub struct MisereForms<'l> {
    pub(super) meter: Meter<'l>,
    /// The options of all even forms, those of one beside each other, ascending.
    options: Vec<MisereForm>,
    /// Where the options of each begin, and the end of the last.
    starts: Vec<usize>,
    table: HashTable<u32>,
    facts: Vec<Facts>,
    genera: Vec<Genus>,
    genus_places: FxHashMap<Genus, u32>,
    /// The even nim-heaps, the heap of 2n at n.
    nim_heaps: Vec<MisereForm>,
    pub(super) sums: FxHashMap<(u32, u32), MisereForm>,
    pub(super) mates: FxHashMap<MisereForm, MisereForm>,
    pub(super) halves: FxHashMap<MisereForm, Halves>,
    /// The options of the first forms in the order in which they are printed.
    pub(super) ordered: Vec<Box<[MisereForm]>>,
}

impl<'l> MisereForms<'l> {
    /// A store with the forms 0 and ∗. What is done with it counts in these limits.
    pub fn new(limits: &Limits<'l>) -> Result<Self, StopReason> {
        let mut forms = Self {
            meter: Meter::start(limits, "misère canonical forms")?,
            options: Vec::new(),
            starts: vec![0],
            table: HashTable::new(),
            facts: Vec::new(),
            genera: Vec::new(),
            genus_places: FxHashMap::default(),
            nim_heaps: vec![MisereForm::ZERO],
            sums: FxHashMap::default(),
            mates: FxHashMap::default(),
            halves: FxHashMap::default(),
            ordered: Vec::new(),
        };
        forms.add(&[])?;
        Ok(forms)
    }

    /// How many pairs G, G + ∗ are held.
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// Never: 0 is held from the beginning.
    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    /// The options of the even part, ascending.
    pub(super) fn options_of_even(&self, form: MisereForm) -> &[MisereForm] {
        let record = form.record();
        &self.options[self.starts[record]..self.starts[record + 1]]
    }

    /// How many options a form has. O(1).
    pub fn option_count(&self, form: MisereForm) -> usize {
        self.options_of_even(form).len() + usize::from(!form.is_even())
    }

    /// The options of a form in the order of their handles.
    pub fn options(&self, form: MisereForm) -> Vec<MisereForm> {
        let of_even = self.options_of_even(form);
        if form.is_even() {
            return of_even.to_vec();
        }
        let mut options: Vec<MisereForm> = of_even.iter().map(|option| option.plus_star()).collect();
        // A pair H, H + ∗ changes places.
        for at in 1..options.len() {
            if options[at - 1] > options[at] {
                options.swap(at - 1, at);
            }
        }
        options.push(form.even_part());
        options
    }

    /// Whether one form is an option of another. O(log n) for n options.
    pub fn has_option(&self, form: MisereForm, option: MisereForm) -> bool {
        let of_even = self.options_of_even(form);
        if form.is_even() {
            of_even.binary_search(&option).is_ok()
        } else {
            option == form.even_part() || of_even.binary_search(&option.plus_star()).is_ok()
        }
    }

    /// The genus of a form.
    pub fn genus(&self, form: MisereForm) -> Genus {
        let genus = self.genus_of_even(form).clone();
        if form.is_even() { genus } else { genus.plus_star() }
    }

    fn genus_of_even(&self, form: MisereForm) -> &Genus {
        &self.genera[self.facts[form.record()].genus as usize]
    }

    /// The Grundy value in normal play and the misère value.
    pub(super) fn values(&self, form: MisereForm) -> (u32, u32) {
        let (genus, star) = (self.genus_of_even(form), form.0 & 1);
        (genus.normal() ^ star, genus.misere(0) ^ star)
    }

    /// Whether the previous player wins in misère play.
    pub fn is_p(&self, form: MisereForm) -> bool {
        self.values(form).1 == 0
    }

    /// The length of the longest play.
    pub fn birthday(&self, form: MisereForm) -> u32 {
        self.facts[form.record()].birthday + (form.0 & 1)
    }

    /// How far the form is from Nim; the same for G and G + ∗.
    pub fn class(&self, form: MisereForm) -> MisereClass {
        self.facts[form.record()].class
    }

    /// The size of the nim-heap that the form is.
    pub fn as_nim_heap(&self, form: MisereForm) -> Option<u32> {
        (self.class(form) == MisereClass::NimHeap).then(|| self.birthday(form))
    }

    /// The nim-heap of this size.
    pub fn nim_heap(&mut self, size: u32) -> Result<MisereForm, StopReason> {
        while self.nim_heaps.len() <= (size / 2) as usize {
            let smaller = self.nim_heaps.iter().flat_map(|&even| [even, even.plus_star()]).collect();
            let heap = self.from_options(smaller)?;
            self.nim_heaps.push(heap);
        }
        let even = self.nim_heaps[(size / 2) as usize];
        Ok(if size.is_multiple_of(2) { even } else { even.plus_star() })
    }

    /// The form of the game with these options.
    ///
    /// O(n log n) for n options in canonical form, times the number of simpler forms that are tried.
    pub fn from_options(&mut self, mut options: Vec<MisereForm>) -> Result<MisereForm, StopReason> {
        options.sort_unstable();
        options.dedup();
        self.meter.step_through(16 * options.len())?;
        if let Some(form) = self.find(&options) {
            return Ok(form);
        }
        match self.simpler(&options)? {
            Some(form) => Ok(form),
            None => self.add(&options),
        }
    }

    /// The form that has exactly these options, ascending.
    fn find(&self, options: &[MisereForm]) -> Option<MisereForm> {
        if let Some((&last, others)) = options.split_last()
            && last.is_even()
            && others.len() == self.options_of_even(last).len()
            && others.iter().all(|&other| self.has_option(last.plus_star(), other))
        {
            return Some(last.plus_star());
        }
        let found = self.table.find(hash(options), |&record| {
            self.options_of_even(MisereForm::of_record(record as usize)) == options
        });
        found.map(|&record| MisereForm::of_record(record as usize))
    }

    /// The form K that the game with these options, ascending, is equal to.
    ///
    /// The options of K have smaller handles than K, and those that have K as an option have greater ones; so the options
    /// of K are the first few, and K is an option of the last.
    fn simpler(&self, options: &[MisereForm]) -> Result<Option<MisereForm>, StopReason> {
        let Some(&last) = options.last() else { return Ok(None) };
        for form in self.options(last) {
            self.meter.step()?;
            let kept = options.partition_point(|&option| option < form);
            let reversed = &options[kept..];
            // Nothing is its own option; of a nim-heap every option of the last is an option as well.
            let is_option = reversed.first() == Some(&form);
            let is_reversed = !is_option
                && self.option_count(form) == kept
                && reversed.iter().rev().all(|&option| self.has_option(option, form))
                && options[..kept].iter().all(|&option| self.has_option(form, option));
            // The next player wins 0, so they must win what is to be 0.
            let may_be = form != MisereForm::ZERO || options.iter().any(|&option| self.is_p(option));
            if is_reversed && may_be {
                return Ok(Some(form));
            }
        }
        Ok(None)
    }

    /// Adds the canonical form with these options, ascending.
    fn add(&mut self, options: &[MisereForm]) -> Result<MisereForm, StopReason> {
        let record = self.facts.len();
        if record as u64 >= CAPACITY.most {
            return Err(StopReason::Capacity(CAPACITY));
        }
        self.meter.count_position(size_of_val(options) + size_of::<Facts>() + 24)?;
        let genera: Vec<Genus> = options.iter().map(|&option| self.genus(option)).collect();
        let genus = Genus::of_options(genera.iter());
        let birthday = options.iter().map(|&option| self.birthday(option) + 1).max().unwrap_or(0);
        let class = self.class_of_options(options, &genus)?;
        let genus = genus.with_kind(class.kind());
        let place = self.genera.len() as u32;
        let place = *self.genus_places.entry(genus.clone()).or_insert(place);
        if place as usize == self.genera.len() {
            self.genera.push(genus);
        }
        self.options.extend_from_slice(options);
        self.starts.push(self.options.len());
        self.facts.push(Facts { birthday, genus: place, class });
        let Self { table, options: all, starts, .. } = self;
        table.insert_unique(hash(options), record as u32, |&other| {
            let other = other as usize;
            hash(&all[starts[other]..starts[other + 1]])
        });
        Ok(MisereForm::of_record(record))
    }

    /// All followers of a form and itself, ascending.
    pub fn followers(&self, form: MisereForm) -> Result<Vec<MisereForm>, StopReason> {
        let mut met: rustc_hash::FxHashSet<MisereForm> = [form].into_iter().collect();
        let mut waiting = vec![form];
        while let Some(next) = waiting.pop() {
            for option in self.options(next) {
                self.meter.step()?;
                if met.insert(option) {
                    waiting.push(option);
                }
            }
        }
        let mut all: Vec<MisereForm> = met.into_iter().collect();
        all.sort_unstable();
        Ok(all)
    }
}

fn hash(options: &[MisereForm]) -> u64 {
    FxBuildHasher.hash_one(options)
}
