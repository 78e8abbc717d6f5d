//! The words of the languages, read once: from the files in `locales/` where they are built in, or from what is handed in.

use super::Language;
use crate::game::Argument;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::sync::OnceLock;

type Bundle = FluentBundle<FluentResource>;

/// The files of a language.
#[cfg(feature = "languages")]
const KOREAN: [&str; 9] = [
    include_str!("../../locales/ko/answers.ftl"),
    include_str!("../../locales/ko/words.ftl"),
    include_str!("../../locales/ko/program.ftl"),
    include_str!("../../locales/ko/glossary.ftl"),
    include_str!("../../locales/ko/games.ftl"),
    include_str!("../../locales/ko/rule_files.ftl"),
    include_str!("../../locales/ko/proofs.ftl"),
    include_str!("../../locales/ko/reports.ftl"),
    include_str!("../../locales/ko/checker.ftl"),
];
#[cfg(feature = "languages")]
const CHINESE: [&str; 9] = [
    include_str!("../../locales/zh/answers.ftl"),
    include_str!("../../locales/zh/words.ftl"),
    include_str!("../../locales/zh/program.ftl"),
    include_str!("../../locales/zh/glossary.ftl"),
    include_str!("../../locales/zh/games.ftl"),
    include_str!("../../locales/zh/rule_files.ftl"),
    include_str!("../../locales/zh/proofs.ftl"),
    include_str!("../../locales/zh/reports.ftl"),
    include_str!("../../locales/zh/checker.ftl"),
];

static OF_KOREAN: OnceLock<Bundle> = OnceLock::new();
static OF_CHINESE: OnceLock<Bundle> = OnceLock::new();

const fn place(language: Language) -> Option<&'static OnceLock<Bundle>> {
    match language {
        Language::English => None,
        Language::Korean => Some(&OF_KOREAN),
        Language::Chinese => Some(&OF_CHINESE),
    }
}

#[cfg(feature = "languages")]
fn bundle(language: Language) -> Option<&'static Bundle> {
    let files = if language == Language::Korean { &KOREAN } else { &CHINESE };
    Some(place(language)?.get_or_init(|| read(language, files)))
}

#[cfg(not(feature = "languages"))]
fn bundle(language: Language) -> Option<&'static Bundle> {
    place(language)?.get()
}

/// Hands in the words of a language, as the text of its files in `locales/`, one after the other: for programs that load
/// them when they are needed. The first words that a language has are kept; whether these are they.
pub fn hand_in(language: Language, words: &str) -> bool {
    place(language).is_some_and(|place| place.set(read(language, &[words])).is_ok())
}

/// Reads the files of a language. Entries that are not Fluent are left out, which a test of the files forbids.
fn read(language: Language, files: &[&str]) -> Bundle {
    let locale = language.tag().parse().expect("the tags are language identifiers");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    bundle.add_function("JOSA", |values, _| with_particle(values)).expect("one function of this name");
    bundle.add_function("PARTICLE", |values, _| particle_alone(values)).expect("one function of this name");
    for &file in files {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        // A second entry of one key would be left out too.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The words of a key with their arguments, `None` where there are none.
pub(super) fn words(language: Language, key: &str, arguments: &[(&'static str, Argument)]) -> Option<String> {
    let bundle = bundle(language)?;
    let pattern = bundle.get_message(key)?.value()?;
    let mut values = FluentArgs::new();
    for (name, argument) in arguments {
        values.set(
            *name,
            match argument {
                Argument::Text(text) => text.clone(),
                Argument::Message(message) => language.say(message),
            },
        );
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
    errors.is_empty().then(|| text.into_owned())
}

/// `{ JOSA($x, "은/는") }`: the argument with the Korean particle that goes with its last sound.
fn with_particle<'a>(values: &[FluentValue<'a>]) -> FluentValue<'a> {
    match particle(values) {
        Some((word, particle)) => FluentValue::String(Cow::Owned(format!("{word}{particle}"))),
        None => FluentValue::Error,
    }
}

/// `'{ $x }'{ PARTICLE($x, "은/는") }`: the particle alone, where a sign stands before it.
fn particle_alone<'a>(values: &[FluentValue<'a>]) -> FluentValue<'a> {
    match particle(values) {
        Some((_, particle)) => FluentValue::String(Cow::Owned(particle.to_owned())),
        None => FluentValue::Error,
    }
}

/// A word, and of two particles with a slash between that one which goes with its last sound.
fn particle<'v>(values: &'v [FluentValue<'_>]) -> Option<(&'v str, &'v str)> {
    let [FluentValue::String(word), FluentValue::String(particles)] = values else { return None };
    let (after_consonant, after_vowel) = particles.split_once('/')?;
    let particle = match final_sound(word) {
        // After ㄹ the direction takes the form after vowels: 서울로.
        Final::Rieul if after_consonant == "으로" => after_vowel,
        Final::Rieul | Final::Consonant => after_consonant,
        Final::Vowel => after_vowel,
    };
    Some((word, particle))
}

enum Final {
    Vowel,
    Rieul,
    Consonant,
}

/// How a word ends when it is read aloud: Hangul by its syllable, digits and single Latin letters by their Korean names, Latin
/// words by how they are usually written in Hangul, values by the names of their signs. Signs that are not read, such as a
/// closing brace, do not count.
fn final_sound(word: &str) -> Final {
    let is_read = |sign: &char| sign.is_alphanumeric() || "↑↓⇑⇓^*∗%".contains(*sign);
    let read = word.trim_end_matches(|sign: char| !is_read(&sign));
    match read.chars().next_back().unwrap_or('2') {
        last @ '가'..='힣' => match (last as u32 - '가' as u32) % 28 {
            0 => Final::Vowel,
            8 => Final::Rieul,
            _ => Final::Consonant,
        },
        '0'..='9' => digit_sound(numerator(read)),
        '½' | '¼' => Final::Rieul,
        '²' | '³' | '¾' | '↑' | '↓' | '⇑' | '⇓' | '^' => Final::Consonant,
        last if last.is_ascii_alphabetic() => latin_sound(read),
        _ => Final::Vowel,
    }
}

/// A fraction ends with its numerator: 3/4 is 사분의 삼.
fn numerator(read: &str) -> &str {
    let above = read.trim_end_matches(|sign: char| sign.is_ascii_digit()).strip_suffix('/');
    above.filter(|above| above.ends_with(|sign: char| sign.is_ascii_digit())).unwrap_or(read)
}

fn digit_sound(number: &str) -> Final {
    match number.as_bytes().last() {
        Some(b'1' | b'7' | b'8') => Final::Rieul,
        Some(b'0' | b'3' | b'6') => Final::Consonant,
        _ => Final::Vowel,
    }
}

fn latin_sound(read: &str) -> Final {
    let letters = read.bytes().rev().take_while(u8::is_ascii_alphabetic).count();
    let word = read[read.len() - letters..].to_ascii_lowercase();
    let ends = |endings: &[&str]| endings.iter().any(|ending| word.ends_with(ending));
    if ends(&["l", "le"]) || word == "r" {
        Final::Rieul
    } else if ends(&["m", "n", "me", "ne", "ng"]) {
        Final::Consonant
    } else {
        Final::Vowel
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn particles_go_with_the_last_sound() {
        let josa = |word: &'static str, particles: &'static str| match with_particle(&[
            FluentValue::from(word),
            FluentValue::from(particles),
        ]) {
            FluentValue::String(text) => text.into_owned(),
            _ => panic!("{word}"),
        };
        for (word, particles, expected) in [
            ("3", "은/는", "3은"),
            ("2", "은/는", "2는"),
            ("7", "으로/로", "7로"),
            ("님합", "이/가", "님합이"),
            ("더미", "을/를", "더미를"),
            ("10", "으로/로", "10으로"),
            ("{1|0}", "이/가", "{1|0}이"),
            ("1/2", "은/는", "1/2은"),
            ("3/2", "으로/로", "3/2으로"),
            ("-3/4", "을/를", "-3/4을"),
            ("heap 5/1", "을/를", "heap 5/1를"),
            ("1*", "은/는", "1*는"),
            ("*2", "은/는", "*2는"),
            ("↑", "이/가", "↑이"),
            ("↑*", "이/가", "↑*가"),
            ("a²", "은/는", "a²은"),
            ("over", "으로/로", "over로"),
            ("domineering", "은/는", "domineering은"),
            ("FILE", "을/를", "FILE을"),
            ("game", "이/가", "game이"),
            ("R", "으로/로", "R로"),
            ("b", "은/는", "b는"),
            ("50%", "은/는", "50%는"),
        ] {
            assert_eq!(josa(word, particles), expected);
        }
    }

    #[test]
    fn the_files_are_fluent_and_name_each_key_once() {
        for (language, files) in [(Language::Korean, KOREAN), (Language::Chinese, CHINESE)] {
            let mut bundle = Bundle::new_concurrent(vec![language.tag().parse().unwrap()]);
            for file in files {
                let resource = FluentResource::try_new(file.to_owned()).map_err(|(_, errors)| errors);
                let added =
                    bundle.add_resource(resource.unwrap_or_else(|errors| panic!("{language:?}: {errors:?}")));
                added.unwrap_or_else(|errors| panic!("{language:?}: {errors:?}"));
            }
        }
    }
}
