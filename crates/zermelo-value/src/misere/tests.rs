//! Forms against outcomes by the definition.

use super::{Genus, MisereClass, MisereForm, MisereForms, ReadError};
use std::collections::HashMap;
use zermelo_core::Limits;

fn forms() -> MisereForms<'static> {
    MisereForms::new(&Limits::none()).unwrap()
}

/// Trees of options: all games born by some day, not simplified.
#[derive(Default)]
struct Trees {
    options: Vec<Vec<usize>>,
    outcomes: HashMap<Vec<usize>, bool>,
}

impl Trees {
    /// All trees of the third day, with sets of few of them as options.
    fn new(most_options: usize) -> Self {
        let mut trees = Self::default();
        for day in 0..4 {
            let known = trees.options.len();
            let sets = subsets(known, if day < 3 { known } else { most_options });
            for set in sets {
                if !trees.options.contains(&set) {
                    trees.options.push(set);
                }
            }
        }
        trees
    }

    /// Whether a sum of trees is P in misère play.
    fn is_p(&mut self, mut sum: Vec<usize>) -> bool {
        sum.sort_unstable();
        sum.retain(|&tree| !self.options[tree].is_empty());
        if sum.is_empty() {
            return false;
        }
        if let Some(&known) = self.outcomes.get(&sum) {
            return known;
        }
        let mut is_p = true;
        'moves: for at in 0..sum.len() {
            for option in self.options[sum[at]].clone() {
                let mut next = sum.clone();
                next[at] = option;
                if self.is_p(next) {
                    is_p = false;
                    break 'moves;
                }
            }
        }
        self.outcomes.insert(sum, is_p);
        is_p
    }

    fn forms(&self, forms: &mut MisereForms) -> Vec<MisereForm> {
        let mut list: Vec<MisereForm> = Vec::new();
        for options in &self.options {
            let options = options.iter().map(|&option| list[option]).collect();
            list.push(forms.from_options(options).unwrap());
        }
        list
    }
}

/// The sets of at most so many of the first numbers.
fn subsets(count: usize, most: usize) -> Vec<Vec<usize>> {
    let mut sets = vec![vec![]];
    let mut at = 0;
    while at < sets.len() {
        let set = sets[at].clone();
        if set.len() < most {
            let first = set.last().map_or(0, |last| last + 1);
            sets.extend((first..count).map(|next| [set.clone(), vec![next]].concat()));
        }
        at += 1;
    }
    sets
}

#[test]
fn the_first_days_have_as_many_forms_as_conway_counted() {
    let mut forms = forms();
    let mut day = vec![MisereForm::ZERO];
    let mut counts = vec![];
    for _ in 0..4 {
        counts.push(day.len());
        let sets = subsets(day.len(), day.len());
        let mut next: Vec<MisereForm> = sets
            .into_iter()
            .map(|set| forms.from_options(set.into_iter().map(|at| day[at]).collect()).unwrap())
            .collect();
        next.sort_unstable();
        next.dedup();
        day = next;
    }
    counts.push(day.len());
    // On Numbers and Games, chapter 12: 1, 2, 3, 5, 22, 4171780.
    assert_eq!(counts, [1, 2, 3, 5, 22]);
}

#[test]
fn trees_are_equal_exactly_when_their_forms_are() {
    let mut forms = forms();
    let mut trees = Trees::new(3);
    let list = trees.forms(&mut forms);
    // What tells them apart by the theory, and sums of two more by brute force.
    for x in 0..list.len() {
        assert_eq!(forms.is_p(list[x]), trees.is_p(vec![x]), "{x}");
        for y in 0..x {
            let apart = (0..list.len()).find(|&z| trees.is_p(vec![x, z]) != trees.is_p(vec![y, z]));
            match apart {
                Some(_) => assert_ne!(list[x], list[y], "{x} {y}"),
                None if list[x] == list[y] => {}
                None => {
                    let game = forms.distinguisher(list[x], list[y]).unwrap().unwrap();
                    let (sum, other) = (forms.sum(list[x], game).unwrap(), forms.sum(list[y], game).unwrap());
                    assert!(forms.is_p(sum) && !forms.is_p(other));
                }
            }
            let sum = forms.sum(list[x], list[y]).unwrap();
            assert_eq!(forms.is_p(sum), trees.is_p(vec![x, y]), "{x} + {y}");
        }
    }
}

/// All forms of the fourth day, and some of the fifth.
fn some_forms(forms: &mut MisereForms) -> Vec<MisereForm> {
    let trees = Trees::new(4);
    let mut list = trees.forms(forms);
    list.sort_unstable();
    list.dedup();
    let singles: Vec<MisereForm> = list.iter().map(|&form| forms.from_options(vec![form]).unwrap()).collect();
    list.extend(singles);
    for at in 0..40_usize {
        let pick = |times: usize| list[(at * times + 7) % list.len()];
        let set = vec![pick(13), pick(29), pick(5)];
        list.push(forms.from_options(set).unwrap());
    }
    list.sort_unstable();
    list.dedup();
    list
}

#[test]
fn sums_obey_the_laws_and_cancel() {
    let mut forms = forms();
    let list = some_forms(&mut forms);
    for (at, &a) in list.iter().enumerate() {
        let mate = forms.mate(a).unwrap();
        let with_mate = forms.sum(a, mate).unwrap();
        assert!(forms.is_p(with_mate), "G beside its mate is P");
        assert_eq!(forms.sum(a, MisereForm::STAR).unwrap(), a.plus_star());
        let again = forms.options(a);
        assert_eq!(forms.from_options(again).unwrap(), a);
        let mut sums = vec![];
        for &b in &list[..30] {
            let sum = forms.sum(a, b).unwrap();
            assert_eq!(forms.sum(b, a).unwrap(), sum);
            sums.push(sum);
            let c = list[(3 * at) % 20];
            let (left, right) = (forms.sum(b, c).unwrap(), forms.sum(sum, c).unwrap());
            assert_eq!(forms.sum(a, left).unwrap(), right);
        }
        sums.sort_unstable();
        sums.dedup();
        assert_eq!(sums.len(), 30, "misère sums cancel");
    }
}

#[test]
fn parts_are_those_of_sums() {
    let mut forms = forms();
    let list: Vec<MisereForm> = some_forms(&mut forms).into_iter().filter(|form| form.is_even()).collect();
    for &a in &list {
        for part in forms.parts(a).unwrap() {
            let rest = forms.difference(a, part).unwrap().unwrap();
            assert_eq!(forms.sum(part, rest).unwrap(), a);
        }
        for partition in forms.partitions(a).unwrap() {
            assert_eq!(forms.sum_of(&partition).unwrap(), a);
        }
        for &b in list.iter().step_by(7).take(8) {
            let sum = forms.sum(a, b).unwrap();
            assert_eq!(forms.difference(sum, b).unwrap(), Some(a), "{a:?} + {b:?}");
        }
    }
}

#[test]
fn texts_read_back() {
    let mut forms = forms();
    let list = some_forms(&mut forms);
    for (at, &a) in list.iter().enumerate() {
        let b = list[(17 * at + 5) % 25];
        for form in [a, forms.sum(a, b).unwrap()] {
            let text = forms.text(form).unwrap();
            assert_eq!(forms.read(&text).unwrap(), form, "{text}");
        }
    }
}

#[test]
fn a_genus_is_what_the_sums_say() {
    let mut forms = forms();
    let list = some_forms(&mut forms);
    for &form in &list {
        let genus = forms.genus(form);
        let mut sum = form;
        for twos in 0..4 {
            let size = genus.misere(twos);
            let heap = forms.nim_heap(size).unwrap();
            let beside = forms.sum(sum, heap).unwrap();
            assert!(forms.is_p(beside), "{genus} {twos}");
            let two = forms.nim_heap(2).unwrap();
            sum = forms.sum(sum, two).unwrap();
        }
    }
}

/// The misère values that follow from the printed genus of a tame or restive form.
fn implied(genus: &Genus, twos: u64) -> u32 {
    let (normal, misere) = (genus.normal(), genus.misere(0));
    let flip = twos as u32 % 2 * 2;
    match twos {
        0 => misere,
        _ if normal == misere || normal < 2 && misere < 2 || misere >= 4 => normal ^ flip,
        _ => misere ^ flip,
    }
}

/// A heap as large as texts may name: with the n³ comparisons that it once took, this does not end in a minute.
#[test]
fn large_nim_heaps_are_found_at_once() {
    let mut forms = forms();
    let heap = forms.nim_heap(4096).unwrap();
    assert_eq!(forms.as_nim_heap(heap), Some(4096));
}

#[test]
fn classes_tell_the_sums_with_nim_heaps() {
    let mut forms = forms();
    let list = some_forms(&mut forms);
    let mut met = HashMap::new();
    for &form in &list {
        let class = forms.class(form);
        *met.entry(class).or_insert(0) += 1;
        let genus = forms.genus(form);
        if class.is_tameable() || class.is_generally_restive() {
            for twos in 0..5 {
                assert_eq!(genus.misere(twos), implied(&genus, twos), "{genus} {class:?} {twos}");
            }
        }
        // Beside tame games only the genus matters.
        for size in [4, 6] {
            let heap = forms.nim_heap(size).unwrap();
            let sum = forms.sum(form, heap).unwrap();
            let genus_of_sum = forms.genus(sum);
            assert_eq!(genus_of_sum.normal(), genus.normal() ^ size);
            if class.is_tameable() {
                assert_eq!(genus_of_sum.misere(0), genus.normal() ^ size, "{class:?}");
            }
        }
    }
    for class in [MisereClass::NimHeap, MisereClass::Tame, MisereClass::Restive, MisereClass::Wild] {
        assert!(met.contains_key(&class), "{class:?}: {met:?}");
    }
}

#[test]
fn links_link() {
    let mut forms = forms();
    let list = some_forms(&mut forms);
    for &a in list.iter().step_by(3) {
        for &b in &list[..12] {
            match forms.link(a, b).unwrap() {
                Ok(link) => {
                    let sums = [forms.sum(a, link).unwrap(), forms.sum(b, link).unwrap()];
                    assert!(sums.iter().all(|&sum| forms.is_p(sum)));
                }
                Err(_) => assert!(forms.has_option(a, b) || forms.has_option(b, a)),
            }
        }
    }
}

#[test]
fn deep_forms_need_no_deep_stack() {
    let mut forms = forms();
    let depth = 20_000;
    let text = format!("*[{}2{}]", "[".repeat(depth), "]".repeat(depth));
    let form = forms.read(&text).unwrap();
    assert_eq!(forms.birthday(form), depth as u32 + 2);
    let mate = forms.mate(form).unwrap();
    assert_eq!(mate, form);
}

#[test]
fn bad_forms_are_refused() {
    let mut forms = forms();
    for text in [
        "*[", "*[2", "*[2,]", "*[,2]", "*[x]", "*[2)]", "*[(2)]", "*[(2,1)]", "*[#]", "*[2[x]]", "*[2[-]]",
        "*[&2]", "*[5000]", "2", "*[2 1]", "*[2[-4]]", "*[+2]", "]", "", "*[2[2]",
    ] {
        let error = forms.read(text).unwrap_err();
        assert!(matches!(error, ReadError::Wrong(_)), "{text}");
        assert!(error.to_string().contains("*[2#0]"), "an example that works: {error}");
    }
}
