//! The languages of answers. What there is to say comes as a [`Message`], whose English words stand in the code; the
//! Korean and Chinese ones stand in `locales/` under the message's key, in the form of Project Fluent. A message without
//! words in a language is said in English. Notation (positions, values, formulas, the keys of JSON) is the same in all.

#[cfg(feature = "words")]
mod fluent;
mod input;
mod labels;
pub(crate) mod phrases;
mod surroundings;

#[cfg(feature = "words")]
pub use fluent::hand_in;
pub use input::{in_english, nearest_name, open};
pub use surroundings::Surroundings;

use crate::game::{Message, message};

/// A language of answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Korean.
    Korean,
    /// Chinese, in simplified characters.
    Chinese,
}

impl Language {
    /// All languages; without the feature `languages` there are no words but English ones and those that are handed in.
    pub const ALL: [Self; 3] = [Self::English, Self::Korean, Self::Chinese];

    /// `en`, `ko` or `zh`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Korean => "ko",
            Self::Chinese => "zh",
        }
    }

    /// The language of a tag such as `ko`, `zh-Hans` or `ko_KR.UTF-8`, `None` where it is not one of these.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.', '@']).next().unwrap_or(tag);
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(code))
    }

    /// A message in this language.
    pub fn say(self, message: &Message) -> String {
        match (self, message) {
            (Self::English, _) => message.to_string(),
            (_, Message::Verbatim(text)) => text.clone(),
            (_, Message::Move(label)) => self.label(label),
            (_, Message::List { phrases, between }) => {
                phrases.iter().map(|phrase| self.say(phrase)).collect::<Vec<_>>().join(self.between(between))
            }
            (_, Message::Words { template, arguments }) => {
                let said = self.words(template, arguments).or_else(|| self.example(template, arguments));
                let said = said.or_else(|| self.said_elsewhere(template, arguments));
                said.unwrap_or_else(|| message.to_string())
            }
        }
    }

    /// What stands between two phrases: Chinese has signs of its own, without a blank.
    fn between(self, english: &'static str) -> &'static str {
        match (self, english) {
            (Self::Chinese, ", ") => "、",
            (Self::Chinese, "; ") => "；",
            (Self::Korean, " or ") => " 또는 ",
            (Self::Chinese, " or ") => " 或 ",
            _ => english,
        }
    }

    /// What a library says, which has no words of its own.
    fn said_elsewhere(
        self,
        text: &str,
        arguments: &[(&'static str, crate::game::Argument)],
    ) -> Option<String> {
        match phrases::phrase(text, phrases::OF_JSON) {
            Message::Words { template, arguments: parts } if arguments.is_empty() => {
                self.words(&template, &parts)
            }
            _ => None,
        }
    }

    /// A hint that is an example and nothing else, for which no words of its own are needed.
    fn example(self, template: &str, arguments: &[(&'static str, crate::game::Argument)]) -> Option<String> {
        let example = template.strip_prefix("for example: ").filter(|_| arguments.is_empty())?;
        Some(self.say(&message!("for example: {example}", example)))
    }

    /// The name of a move in this language: `take 2 from heap 1` is 더미 1에서 2개 가져가기. What has no words of its own, such
    /// as `b2`, stays.
    pub fn label(self, label: &str) -> String {
        if self == Self::English { label.to_owned() } else { labels::translated(self, label) }
    }

    /// The English name of a move that is given in this language or in English.
    pub fn english_label(self, typed: &str) -> String {
        if self == Self::English { typed.to_owned() } else { labels::in_english(self, typed) }
    }

    #[cfg(feature = "words")]
    fn words(self, template: &str, arguments: &[(&'static str, crate::game::Argument)]) -> Option<String> {
        fluent::words(self, &crate::game::key_of(template), arguments)
    }

    #[cfg(not(feature = "words"))]
    #[expect(clippy::unused_self, reason = "all languages but English are left out")]
    fn words(self, _: &str, _: &[(&'static str, crate::game::Argument)]) -> Option<String> {
        None
    }
}

/// The languages that there are, for an error: `en, ko, zh`.
pub fn tags() -> String {
    Language::ALL.map(Language::tag).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_with_regions() {
        for (tag, language) in [
            ("ko", Some(Language::Korean)),
            ("ko_KR.UTF-8", Some(Language::Korean)),
            ("zh-Hans", Some(Language::Chinese)),
            ("EN", Some(Language::English)),
            ("de", None),
            ("", None),
        ] {
            assert_eq!(Language::of_tag(tag), language, "{tag}");
        }
    }

    #[cfg(feature = "languages")]
    #[test]
    fn messages_are_said_in_each_language() {
        let said = crate::game::message!("The nim-sum of the {what} is {sum}, not 0: the next player wins.", what => "heaps", sum = 2);
        assert_eq!(Language::Korean.say(&said), "더미의 님합은 2로 0이 아니다: 선공 필승.");
        assert_eq!(Language::Chinese.say(&said), "石子堆的尼姆和是 2，不为 0：先手必胜。");
        assert_eq!(
            Language::English.say(&said),
            "The nim-sum of the heaps is 2, not 0: the next player wins."
        );
    }

    #[cfg(feature = "languages")]
    #[test]
    fn names_of_moves_are_read_in_the_language_in_which_they_are_said() {
        let labels = [
            "take 2 from heap 1",
            "take 3",
            "take 1 and split into 3 and 3",
            "bite row 3 column 2",
            "slide 5 to 2",
            "turn 2, 4, 7",
            "b2",
            "call 2 numbers",
            "nim: take 2",
            "take 2 from heap 1, 1 from heap 3",
            "remove 3 5",
            "turn columns 2, 3 in rows 1, 2",
            "turn column 1 in row 2",
            "cut ground-1 (blue)",
            "b1 onto its own",
            "take vertex 3",
            "cut ground-1",
            "cut 2-ground (red)",
            "token 2: c -> d",
            "Left: take 1, 2 from heap 3",
        ];
        for language in [Language::Korean, Language::Chinese] {
            for label in labels {
                let said = language.label(label);
                assert_eq!(language.english_label(&said), label, "{said}");
                assert!(label == "b2" || said != label, "{said}");
            }
        }
    }
}
