//! Misère forms in expressions: `*[2#0] + *[2]`, their comparison, and the functions of theirs.

use super::argument::Argument;
use super::evaluate::EvaluationError;
use super::functions::{self, Function, is_compound, ways_to_call};
use super::tree::Binary;
use super::value::Computed;
use crate::misere::{MOST_NIM_HEAP, MisereClass, MisereForm, MisereForms, ReadError};
use crate::{Algebra, Dyadic, FormPart, Script};
use dashu_int::IBig;
use dashu_int::ops::UnsignedAbs;
use rustc_hash::FxHashMap;
use std::ops::Range;
use zermelo_core::{Outcome, ParseError, Player, StopReason};
use zermelo_nimber::Nimber128;

const HINT: &str =
    "misère forms are written in brackets, for example: *[2#0] + *[2]; a nim-heap is *[2] there";

/// A function of misère forms.
pub(super) struct MisereFunction {
    /// As it is listed. What it has to apply refuses: the others are asked for forms first.
    pub(super) listed: Function,
    apply: fn(&[Call], &mut MisereForms) -> Result<Computed, EvaluationError>,
}

/// A form that a function is called with, and where it stands.
pub(super) struct Call<'g, 't> {
    form: MisereForm,
    argument: &'g Argument<'t>,
}

type Apply = fn(&[Call], &mut MisereForms) -> Result<Computed, EvaluationError>;

const fn function(
    name: &'static str,
    aliases: &'static [&'static str],
    usage: &'static str,
    meaning: &'static str,
    arity: usize,
    apply: Apply,
) -> MisereFunction {
    let listed = Function {
        name,
        aliases,
        usage,
        meaning,
        arity: arity..=arity,
        method: None,
        apply: |given, _| Err(given[0].error("expected a misère form", HINT).into()),
    };
    MisereFunction { listed, apply }
}

/// A question about the class of a form.
macro_rules! class {
    ($name:literal, $meaning:literal, $test:expr) => {
        function($name, &[], concat!($name, "(*[..])"), $meaning, 1, |given, forms| {
            let test: fn(MisereClass) -> bool = $test;
            Ok(Computed::Truth(test(forms.class(given[0].form))))
        })
    };
}

pub(super) static FUNCTIONS: &[MisereFunction] = &[
    function("genus", &[], "genus(*[..])", "the genus of a misère form", 1, |given, forms| {
        Ok(Computed::Genus(forms.genus(given[0].form).clone()))
    }),
    function(
        "mate",
        &[],
        "mate(*[..])",
        "the mate of a misère form, beside which it is P",
        1,
        |given, forms| Ok(Computed::Misere(forms.mate(given[0].form)?)),
    ),
    function(
        "parts",
        &[],
        "parts(*[..])",
        "the even forms that are a part of a misère form",
        1,
        |given, forms| Ok(Computed::MisereForms(forms.parts(given[0].form)?)),
    ),
    function(
        "partitions",
        &[],
        "partitions(*[..])",
        "the ways to write a misère form as a sum of even primes",
        1,
        |given, forms| {
            let partitions = forms.partitions(given[0].form)?;
            let texts = partitions.into_iter().map(|primes| {
                let primes = primes.into_iter().map(|prime| forms.text(prime));
                Ok(format!("[{}]", primes.collect::<Result<Vec<_>, StopReason>>()?.join(",")))
            });
            Ok(Computed::Texts(texts.collect::<Result<_, StopReason>>()?))
        },
    ),
    MisereFunction {
        listed: Function {
            name: "options",
            aliases: &[],
            usage: "options(G)",
            meaning: "the options of a misère form, or those of both players in a canonical form",
            arity: 1..=1,
            method: None,
            apply: options_of_both,
        },
        apply: |given, forms| Ok(Computed::MisereForms(forms.ordered_options(given[0].form)?)),
    },
    function(
        "birthday",
        &[],
        "birthday(*[..])",
        "the length of the longest play of a misère form",
        1,
        |given, forms| Ok(number(forms.birthday(given[0].form))),
    ),
    function(
        "canonical",
        &["CanonicalForm", "GameValue"],
        "canonical(*[..])",
        "what a misère form is worth in normal play",
        1,
        |given, forms| Ok(Computed::Nimber(Nimber128::new(u128::from(forms.genus(given[0].form).normal())))),
    ),
    MisereFunction {
        listed: Function {
            name: "nimvalue",
            aliases: &["GrundyValue"],
            usage: "nimvalue(*[..])",
            meaning: "the Grundy value in normal play",
            arity: 1..=1,
            method: None,
            apply: nim_value_of_game,
        },
        apply: |given, forms| Ok(number(forms.genus(given[0].form).normal())),
    },
    function(
        "miserenimvalue",
        &[],
        "miserenimvalue(*[..])",
        "the misère Grundy value",
        1,
        |given, forms| Ok(number(forms.genus(given[0].form).misere(0))),
    ),
    function(
        "outcome",
        &["MisereOutcome", "MisereOutcomeClass", "OutcomeClass"],
        "outcome(*[..])",
        "who wins a misère form: N whoever moves next, P whoever moved before",
        1,
        |given, forms| Ok(Computed::Outcome(if forms.is_p(given[0].form) { Outcome::P } else { Outcome::N })),
    ),
    function("miserecanonicalform", &[], "miserecanonicalform(*[..])", "the form itself", 1, |given, _| {
        Ok(Computed::Misere(given[0].form))
    }),
    function(
        "class",
        &[],
        "class(*[..])",
        "the narrowest class that the value is in, by the names of CGSuite: Integer, Uptimal, CanonicalStopper, ...",
        1,
        |_, _| Ok(Computed::Text("MisereCanonicalGame".to_owned())),
    ),
    function(
        "misereminus",
        &[],
        "misereminus(*[..], *[..])",
        "the form that gives the first together with the second",
        2,
        |given, forms| match forms.difference(given[0].form, given[1].form)? {
            Some(form) => Ok(Computed::Misere(form)),
            None => {
                let message = "this form is not a part of the first one";
                Err(given[1].argument.error(message, "its parts: parts(*[2#2])").into())
            }
        },
    ),
    function("link", &[], "link(*[..], *[..])", "a form beside which both are P", 2, |given, forms| {
        match forms.link(given[0].form, given[1].form)? {
            Ok(form) => Ok(Computed::Misere(form)),
            Err(_) => {
                let message = "these forms are not linked: one is an option of the other";
                Err(given[1].argument.error(message, "for example: link(*[2##], *[2[2]])").into())
            }
        }
    }),
    function(
        "islinkedto",
        &[],
        "islinkedto(*[..], *[..])",
        "whether a game makes both forms P",
        2,
        |given, forms| Ok(Computed::Truth(forms.are_linked(given[0].form, given[1].form))),
    ),
    function(
        "distinguisher",
        &[],
        "distinguisher(*[..], *[..])",
        "a form beside which the first is P and the second N",
        2,
        |given, forms| match forms.distinguisher(given[0].form, given[1].form)? {
            Some(form) => Ok(Computed::Misere(form)),
            None => {
                let hint = "for example: distinguisher(*[2#], *[2[2]])";
                Err(given[1].argument.error("equal forms are not told apart", hint).into())
            }
        },
    ),
    function(
        "iseven",
        &[],
        "iseven(*[..])",
        "whether G + * is not an option of the form G",
        1,
        |given, _| Ok(Computed::Truth(given[0].form.is_even())),
    ),
    function(
        "isprime",
        &[],
        "isprime(*[..])",
        "whether only 0, * and itself are parts",
        1,
        |given, forms| Ok(Computed::Truth(forms.is_prime(given[0].form)?)),
    ),
    function(
        "isextraverted",
        &[],
        "isextraverted(*[..])",
        "whether every option is a part",
        1,
        |given, forms| Ok(Computed::Truth(forms.is_extraverted(given[0].form)?)),
    ),
    function(
        "isintroverted",
        &[],
        "isintroverted(*[..])",
        "whether it is a part of every option",
        1,
        |given, _| Ok(Computed::Truth(given[0].form.is_unit())),
    ),
    function(
        "ishalftame",
        &[],
        "ishalftame(*[..])",
        "whether G is not tame and G + G is as good as tame, of genus 0^0",
        1,
        |given, forms| {
            let form = given[0].form;
            if forms.class(form).is_generally_tame() {
                return Ok(Computed::Truth(false));
            }
            let double = forms.sum(form, form)?;
            let genus = forms.genus(double);
            let is_zero = genus.normal() == 0 && genus.misere(0) == 0;
            Ok(Computed::Truth(is_zero && forms.class(double).is_generally_tame()))
        },
    ),
    class!("isnimheap", "whether it is a nim-heap", |class| class == MisereClass::NimHeap),
    class!("istame", "whether it is tame by its options", MisereClass::is_tame),
    class!("isgenerallytame", "whether it is tame or as good as tame", MisereClass::is_generally_tame),
    class!("istameable", "whether its genus decides its sums with tame games", MisereClass::is_tameable),
    class!("isrestive", "whether it is restive by its options", |class| class == MisereClass::Restive),
    class!("isgenerallyrestive", "whether it is restive or as good", MisereClass::is_generally_restive),
    class!("isrestless", "whether it is restless", |class| class == MisereClass::Restless),
];

/// The Grundy value of a game that is a nimber.
fn nim_value_of_game(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    if let Computed::Nimber(nimber) = given[0].value {
        return Ok(Computed::Number(Dyadic::integer(nimber.get())));
    }
    let game = given[0].game(algebra)?;
    match algebra.as_nimber(game) {
        Some(nimber) => Ok(number(nimber)),
        None => {
            let hint =
                "impartial games have one, and no others, for example: nimvalue(*3), nimvalue(kayles(5))";
            Err(given[0].error("this is not a nimber, and has no Grundy value", hint).into())
        }
    }
}

/// Left's options of a canonical form, then Right's; those of an impartial game once.
fn options_of_both(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    let game = given[0].game(algebra)?;
    let mut sides = Vec::new();
    for player in Player::BOTH {
        let mut side = algebra.options(game, player).map_err(|error| given[0].refused(&error))?;
        algebra.sort_by_structure(&mut side).map_err(|error| given[0].refused(&error))?;
        sides.push(side);
    }
    if algebra.as_nimber(game).is_some() {
        sides.truncate(1);
    }
    Ok(Computed::Games(sides.concat()))
}

fn number(number: u32) -> Computed {
    Computed::Number(Dyadic::integer(i64::from(number)))
}

/// The form in the characters that were asked for.
pub(super) fn text(forms: &mut MisereForms, form: MisereForm, script: Script) -> Result<String, StopReason> {
    let text = forms.text(form)?;
    Ok(match script {
        Script::Ascii => text,
        Script::Unicode => text.replace('*', "∗"),
        Script::Latex => text.replace('*', "{\\ast}").replace('#', "\\#").replace('&', "\\&"),
    })
}

/// The form that stands in a part of a text, perhaps in parentheses.
pub(super) fn read(
    text: &str,
    span: &Range<usize>,
    forms: &mut MisereForms,
) -> Result<Computed, EvaluationError> {
    let part = &text[span.clone()];
    let start = span.start + part.find(['*', '∗', '⋆', '★']).unwrap_or(0);
    let end = span.start + part.rfind(']').map_or(part.len(), |at| at + 1);
    match forms.read_at(text, start..end) {
        Ok(form) => Ok(Computed::Misere(form)),
        Err(ReadError::Wrong(error)) => Err(error.into()),
        Err(ReadError::Stopped(reason)) => Err(reason.into()),
    }
}

/// A form as what it is in normal play, with its options, of which compounds are made; anything else as it is.
pub(super) fn in_normal_play<'t>(
    argument: Argument<'t>,
    forms: &MisereForms,
    algebra: &mut Algebra,
) -> Result<Argument<'t>, EvaluationError> {
    let Some(form) = form_of(&argument) else { return Ok(argument) };
    let mut places: FxHashMap<MisereForm, usize> = FxHashMap::default();
    let mut positions = Vec::new();
    let mut stack = vec![(form, false)];
    while let Some((form, is_ready)) = stack.pop() {
        if places.contains_key(&form) {
            continue;
        }
        let options = forms.options(form);
        if !is_ready {
            stack.push((form, true));
            stack.extend(options.into_iter().map(|option| (option, false)));
            continue;
        }
        let parts: Vec<FormPart> = options.iter().map(|option| FormPart::Written(places[option])).collect();
        places.insert(form, positions.len());
        positions.push([parts.clone(), parts]);
    }
    let root = FormPart::Written(places[&form]);
    let written = algebra.written_form(positions, root).map_err(|error| argument.refused(&error))?;
    Ok(Argument { value: Computed::Form(written), ..argument })
}

fn form_of(argument: &Argument) -> Option<MisereForm> {
    match argument.value {
        Computed::Misere(form) => Some(form),
        _ => None,
    }
}

/// The whole number that an argument is.
fn whole<'v>(argument: &'v Argument) -> Option<&'v IBig> {
    match &argument.value {
        Computed::Number(number) if number.is_integer() => Some(number.numerator()),
        _ => None,
    }
}

/// The size of the nim-heap that an argument is, as far as misère forms have nim-heaps.
fn nim_heap(argument: &Argument) -> Option<u32> {
    let size = match &argument.value {
        Computed::Nimber(nimber) => u32::try_from(nimber.get()).ok()?,
        _ => return whole(argument).filter(|number| number.is_zero()).map(|_| 0),
    };
    (size <= MOST_NIM_HEAP).then_some(size)
}

/// So many copies of a form. Impartial games are their own negatives, so that the sign of the number does not matter.
fn copies(times: &Argument, form: MisereForm, forms: &mut MisereForms) -> Result<Computed, EvaluationError> {
    const MOST: u32 = 10_000;
    let count = whole(times).and_then(|count| u32::try_from(count.unsigned_abs()).ok());
    let Some(count) = count.filter(|&count| count <= MOST) else {
        let message = "so many copies of a form are too many";
        return Err(times.error(message, "10000 are the limit, for example: 3 x *[2]").into());
    };
    let mut sum = MisereForm::ZERO;
    for _ in 0..count {
        sum = forms.sum(sum, form)?;
    }
    Ok(Computed::Misere(sum))
}

/// What an operator makes of misère forms; `None` where there are none.
pub(super) fn binary(
    operator: Binary,
    left: &Argument,
    right: &Argument,
    forms: &mut MisereForms,
) -> Result<Option<Computed>, EvaluationError> {
    let error =
        |message: &str| Err(ParseError::at(left.text, left.span.start..right.span.end, message, HINT).into());
    let is_sum = matches!(operator, Binary::Plus | Binary::Minus);
    let (a, b) = match (form_of(left), form_of(right)) {
        (None, None) => return Ok(None),
        // Of their normal play, as all compounds.
        _ if operator == Binary::OrdinalSum => return Ok(None),
        (Some(a), Some(b)) => (a, b),
        (None, Some(form)) if operator == Binary::Times && whole(left).is_some() => {
            return copies(left, form, forms).map(Some);
        }
        (Some(form), None) if operator == Binary::Times && whole(right).is_some() => {
            return copies(right, form, forms).map(Some);
        }
        (Some(form), None) | (None, Some(form)) => {
            let Some(heap) = nim_heap(left).or_else(|| nim_heap(right)).filter(|_| is_sum) else {
                return error("misère forms go with misère forms, and with whole numbers as multiples");
            };
            (form, forms.nim_heap(heap)?)
        }
    };
    match operator {
        // Impartial games are their own negatives.
        Binary::Plus | Binary::Minus => Ok(Some(Computed::Misere(forms.sum(a, b)?))),
        Binary::Compare(comparison) => {
            let order = (a == b).then_some(std::cmp::Ordering::Equal);
            Ok(Some(Computed::Truth(comparison.holds(order))))
        }
        _ => error("misère forms are added and compared"),
    }
}

/// Whether no function of other things has the name; the options of a nimber are nimbers.
fn is_only_of_forms(function: &MisereFunction) -> bool {
    let listed = &function.listed;
    listed.name != "options" && functions::find(listed.name).is_some_and(|found| std::ptr::eq(found, listed))
}

/// The value of a call with misère forms; `None` where there are none among the arguments.
pub(super) fn call(
    text: &str,
    name: Range<usize>,
    given: &[Argument],
    forms: &mut MisereForms,
) -> Result<Option<Computed>, EvaluationError> {
    let called = &text[name.clone()];
    let has_form = given.iter().any(|part| form_of(part).is_some());
    // Nimbers stand for nim-heaps where nothing else could be meant.
    let is_of_heaps = !has_form && given.iter().all(|part| nim_heap(part).is_some());
    if is_compound(called) || !has_form && !is_of_heaps {
        return Ok(None);
    }
    let found = FUNCTIONS.iter().find(|one| one.listed.names().any(|own| own.eq_ignore_ascii_case(called)));
    if is_of_heaps && !found.is_some_and(is_only_of_forms) {
        return Ok(None);
    }
    let Some(function) = found else {
        let names: Vec<&str> = FUNCTIONS.iter().map(|function| function.listed.name).collect();
        let hint = zermelo_core::message!("misère forms have: {join}", join = names.join(", "));
        return Err(ParseError::at(text, name, "this is not a function of misère forms", hint).into());
    };
    if !function.listed.arity.contains(&given.len()) {
        let message = zermelo_core::message!(
            "'{listed}' does not take {given} arguments",
            listed = function.listed.name,
            given = given.len()
        );
        let hint =
            zermelo_core::message!("it is called as {usage}", usage => ways_to_call(function.listed.usage));
        return Err(ParseError::at(text, name, message, hint).into());
    }
    let mut calls = Vec::with_capacity(given.len());
    for argument in given {
        let heap = nim_heap(argument).filter(|_| is_of_heaps).map(|size| forms.nim_heap(size)).transpose()?;
        match form_of(argument).or(heap) {
            Some(form) => calls.push(Call { form, argument }),
            None => return Err(argument.error("expected a misère form", HINT).into()),
        }
    }
    (function.apply)(&calls, forms).map(Some)
}
