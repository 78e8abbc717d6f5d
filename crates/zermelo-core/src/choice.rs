//! What is chosen by a word: engines, orders, formats. The words stand beside the type, and whatever reads them, on a command
//! line, in JSON or in Python, takes them from here.

/// A type whose values people and programs choose by words.
pub trait Choice: Copy + PartialEq + 'static {
    /// The values in the order in which they are offered, each with its word and what it means.
    const CHOICES: &'static [(Self, &'static str, &'static str)];

    /// The value that a word stands for.
    fn of_word(word: &str) -> Option<Self> {
        Self::CHOICES.iter().find(|choice| choice.1 == word).map(|choice| choice.0)
    }

    /// What a value means; empty for one that is not offered.
    fn meaning(self) -> &'static str {
        Self::CHOICES.iter().find(|choice| choice.0 == self).map_or("", |choice| choice.2)
    }

    /// The word of a value; empty for one that is not offered.
    fn choice_word(self) -> &'static str {
        Self::CHOICES.iter().find(|choice| choice.0 == self).map_or("", |choice| choice.1)
    }
}
