//! How far a form is from Nim. The classes are Conway's, with the finer ones of Hoey and Siegel: what is said of the options
//! of a form, its Grundy value g and its misère value m alone decide how it behaves beside tame games.

use super::form::MisereForm;
use super::genus::{Genus, Kind};
use super::store::MisereForms;
use zermelo_core::StopReason;

/// How far a form is from Nim in misère play.
///
/// The genus is *of a tame kind* when g = m or both are below 2 (as for sums of nim-heaps), *of a restive kind* when only g
/// is below 2, *of a restless kind* when only m is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MisereClass {
    /// A nim-heap.
    NimHeap,
    /// All options are nim-heaps or tame, and the genus is of a tame kind.
    Tame,
    /// As good as tame: the genus is of a tame kind and given by the tame options, and of every other option one can go back
    /// to tame games with the same values.
    ReversiblyTame,
    /// Decides the genus of its sums with tame games: as before, with tameable games beside the tame ones.
    Tameable,
    /// All options are nim-heaps or tame, and the genus is of a restive kind.
    Restive,
    /// As good as restive: the genus is of a restive kind and given by the tame options, and of every other option one can
    /// go back to tame or restive games with the same values.
    ReversiblyRestive,
    /// All options are as good as tame, and the genus is of a restless kind.
    Restless,
    /// None of these.
    Wild,
}

impl MisereClass {
    /// Whether it is a nim-heap or tame by its options.
    pub fn is_tame(self) -> bool {
        matches!(self, Self::NimHeap | Self::Tame)
    }

    /// Whether it is tame or as good as tame.
    pub fn is_generally_tame(self) -> bool {
        self.is_tame() || self == Self::ReversiblyTame
    }

    /// Whether its genus alone decides that of its sums with tame games.
    pub fn is_tameable(self) -> bool {
        self.is_generally_tame() || self == Self::Tameable
    }

    /// Whether it is restive or as good as restive.
    pub fn is_generally_restive(self) -> bool {
        matches!(self, Self::Restive | Self::ReversiblyRestive)
    }

    /// What is printed of its genus.
    pub(super) fn kind(self) -> Kind {
        match self {
            Self::NimHeap => Kind::NimHeap,
            Self::Tame | Self::ReversiblyTame => Kind::Tame,
            Self::Restive | Self::ReversiblyRestive => Kind::Restive,
            Self::Tameable | Self::Restless | Self::Wild => Kind::Wild,
        }
    }
}

/// Sets of Grundy values and of misère values.
#[derive(Default)]
struct Seen([Vec<u32>; 2]);

impl Seen {
    fn add(&mut self, (normal, misere): (u32, u32)) {
        self.0[0].push(normal);
        self.0[1].push(misere);
    }

    /// Whether these are the least values that are missing.
    fn miss_first(&self, values: (u32, u32)) -> bool {
        let misses = |seen: &[u32], value: u32| {
            !seen.contains(&value) && (0..value).all(|smaller| seen.contains(&smaller))
        };
        misses(&self.0[0], values.0) && misses(&self.0[1], values.1)
    }

    fn is_empty(&self) -> bool {
        self.0[0].is_empty()
    }
}

impl MisereForms<'_> {
    /// The class of the canonical form with these options and this genus.
    pub(super) fn class_of_options(
        &self,
        options: &[MisereForm],
        genus: &Genus,
    ) -> Result<MisereClass, StopReason> {
        let values @ (normal, misere) = (genus.normal(), genus.misere(0));
        let is_tame_kind = normal == misere || normal < 2 && misere < 2;
        let classes = || options.iter().map(|&option| self.class(option));
        if options.iter().zip(0..).all(|(&option, size)| self.as_nim_heap(option) == Some(size)) {
            return Ok(MisereClass::NimHeap);
        }
        if is_tame_kind {
            if classes().all(MisereClass::is_tame) {
                return Ok(MisereClass::Tame);
            }
            return self.reversibly_tame(options, values);
        }
        if normal < 2 {
            if classes().all(MisereClass::is_tame) {
                return Ok(MisereClass::Restive);
            }
            return self.reversibly_restive(options, values);
        }
        let is_restless = misere < 2 && classes().all(MisereClass::is_generally_tame);
        Ok(if is_restless { MisereClass::Restless } else { MisereClass::Wild })
    }

    /// The class of a form whose genus is of a tame kind.
    fn reversibly_tame(&self, options: &[MisereForm], values: (u32, u32)) -> Result<MisereClass, StopReason> {
        let (mut tame, mut tameable) = (Seen::default(), Seen::default());
        let (mut may_be_tame, mut may_be_tameable) = (true, true);
        for &option in options {
            let class = self.class(option);
            if class.is_tameable() {
                tameable.add(self.values(option));
            }
            if class.is_generally_tame() {
                tame.add(self.values(option));
                continue;
            }
            let back_to = |wanted: fn(MisereClass) -> bool| self.goes_back(option, values, wanted);
            let reverses = back_to(MisereClass::is_generally_tame)?;
            may_be_tame &= reverses;
            may_be_tameable &= reverses || class.is_tameable() || back_to(MisereClass::is_tameable)?;
            if !may_be_tameable {
                return Ok(MisereClass::Wild);
            }
        }
        if may_be_tame && tame.miss_first(values) {
            return Ok(MisereClass::ReversiblyTame);
        }
        // Where every option goes back to games with the values of 0, the form behaves as 0 does.
        let is_like_zero = tameable.is_empty() && values.0 == 0;
        let is_tameable = may_be_tameable && (tameable.miss_first(values) || is_like_zero);
        Ok(if is_tameable { MisereClass::Tameable } else { MisereClass::Wild })
    }

    /// Whether an option has options of the wanted classes with this Grundy value and, perhaps others, with this misère
    /// value.
    fn goes_back(
        &self,
        option: MisereForm,
        (normal, misere): (u32, u32),
        wanted: fn(MisereClass) -> bool,
    ) -> Result<bool, StopReason> {
        let mut found = (false, false);
        for next in self.options(option) {
            self.meter.step()?;
            if wanted(self.class(next)) {
                let values = self.values(next);
                found.0 |= values.0 == normal;
                found.1 |= values.1 == misere;
            }
        }
        Ok(found.0 && found.1)
    }

    /// The class of a form whose genus is of a restive kind.
    fn reversibly_restive(
        &self,
        options: &[MisereForm],
        values @ (normal, misere): (u32, u32),
    ) -> Result<MisereClass, StopReason> {
        let mut tame = Seen::default();
        for &option in options {
            if self.class(option).is_generally_tame() {
                tame.add(self.values(option));
                continue;
            }
            let mut found = (false, false);
            for next in self.options(option) {
                self.meter.step()?;
                let class = self.class(next);
                if class.is_generally_tame() || class.is_generally_restive() {
                    let other = self.values(next);
                    let is_near = |value: u32| value < 2 || value ^ misere < 2;
                    found.0 |= other.0 == normal && is_near(other.1);
                    found.1 |= other.1 == misere && is_near(other.0);
                }
            }
            if !(found.0 && found.1) {
                return Ok(MisereClass::Wild);
            }
        }
        let is_given = tame.miss_first(values);
        Ok(if is_given { MisereClass::ReversiblyRestive } else { MisereClass::Wild })
    }
}
