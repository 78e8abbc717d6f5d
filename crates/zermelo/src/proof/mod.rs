//! Proofs to read: of every theorem that an answer cites, the statement, the proof in steps, the reader's own numbers in
//! each step, and where it stands. The texts are data; the numbers are computed from a question, and what a theorem says
//! of every position below it is compared with the rules. So a proof is also a check.

mod evidence;
mod texts;
mod written;

pub use written::{PROOF_SCHEMA_NAME, WrittenProof, WrittenStep};

use crate::catalogue::{self, OpenGame};
use crate::game::{Files, Message, ParseError, Reference, StopReason, message};
use crate::glossary::canonical;
use crate::language::{self, Language};
use crate::solve::Limits;
use evidence::Numbers;

/// The proof of one theorem.
#[derive(Clone, Copy, Debug)]
pub struct Proof {
    /// The theorem, a word of the glossary: its statement and its source stand there.
    pub theorem: &'static str,
    /// Other names of the theorem.
    pub names: &'static [&'static str],
    /// The proof, step by step.
    pub steps: &'static [Step],
    /// The question from which numbers are taken where the reader gives none; its game reads the reader's numbers.
    pub example: &'static str,
    /// How the numbers are found.
    method: Method,
}

/// A step of a proof.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What the step is about, and which numbers belong to it.
    pub part: Part,
    /// The argument, in general.
    pub text: &'static str,
}

/// What a step of a proof is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// An argument without numbers.
    Idea,
    /// What the theorem says.
    Rule,
    /// Where play ends.
    Ends,
    /// From a position that is claimed to be lost every move leads to one that is not.
    Leaves,
    /// From a position that is not claimed to be lost some move leads to one that is.
    Enters,
    /// A Grundy value is the mex of the values of the options.
    Mex,
    /// A value is that of its options in braces.
    Forms,
    /// Positions are labelled round by round.
    Rounds,
}

impl Part {
    /// The heading of the step.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Idea => "Idea",
            Self::Rule => "The rule",
            Self::Ends => "Where play ends",
            Self::Leaves => "From the claimed set every move leaves it",
            Self::Enters => "From outside some move enters it",
            Self::Mex => "The value is the mex of the options",
            Self::Forms => "The value has these options",
            Self::Rounds => "Round by round",
        }
    }
}

/// How the numbers of a proof are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Method {
    /// By the theorem of a game of the catalogue, in misère play where said; by that of the name that is proved, or else
    /// whatever it is called there.
    Game { misere: bool, is_named: bool },
    /// By the components' Grundy values.
    Sum,
    /// By loopy Grundy values.
    Loopy,
    /// By canonical forms.
    Forms,
    /// By labels backwards from the ends, or by a search from the top.
    Labels { from_the_top: bool },
    /// By minimax and alpha-beta, or in random order.
    Depth,
    /// In random order.
    RandomOrder,
    /// By the reply to the corner bite.
    Stealing,
    /// By the moves in a number and beside it.
    Avoidance,
    /// By the search that a game brings.
    OwnSearch,
    /// By the Grundy sequence of a code.
    Sequence,
}

/// Why a proof has no numbers.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProofError {
    /// The numbers cannot be read.
    #[error("{0}")]
    Numbers(ParseError),
    /// The theorem says nothing of the position.
    #[error("{theorem} says nothing of {question}: {why}\n  it does of: {example}")]
    SaysNothing {
        /// The theorem.
        theorem: &'static str,
        /// The question.
        question: String,
        /// Why not.
        why: Message,
        /// A question of which it speaks.
        example: &'static str,
    },
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] StopReason),
}

impl ProofError {
    /// The error as a message, for other languages; numbers that cannot be read are told with their place elsewhere.
    pub fn message(&self) -> Message {
        match self {
            Self::Numbers(error) => Message::verbatim(error.to_string()),
            Self::SaysNothing { theorem, question, why, example } => message!(
                "{theorem} says nothing of {question}: {why}\n  it does of: {example}",
                theorem => *theorem, question, why => why.clone(), example
            ),
            Self::Stopped(reason) => (*reason).into(),
        }
    }
}

/// All proofs.
pub fn proofs() -> impl Iterator<Item = &'static Proof> {
    texts::GROUPS.iter().copied().flatten()
}

/// The proof of a theorem by any of its names; case, hyphens, apostrophes and a leading "the" do not matter.
pub fn find(name: &str) -> Option<&'static Proof> {
    let wanted = canonical(name);
    let is_named = |proof: &&Proof| proof.all_names().any(|name| canonical(name) == wanted);
    proofs().find(is_named).or_else(|| {
        let word = crate::glossary::find(name)?;
        let has = |proof: &&Proof| word.names().any(|other| canonical(other) == canonical(proof.theorem));
        proofs().find(has)
    })
}

impl Proof {
    /// The theorem, then its other names.
    pub fn all_names(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.theorem).chain(self.names.iter().copied())
    }

    /// What is proved.
    pub fn statement(&self) -> &'static str {
        let word = || crate::glossary::find(self.theorem).map_or("", |word| word.text);
        self.reference().map_or_else(word, |reference| reference.statement)
    }

    /// Where it stands.
    pub fn source(&self) -> Option<&'static str> {
        let word = || crate::glossary::find(self.theorem).and_then(|word| word.source);
        self.reference().map_or_else(word, |reference| Some(reference.source))
    }

    /// The theorem as answers cite it, where they do.
    fn reference(&self) -> Option<&'static Reference> {
        crate::glossary::theorems().find(|reference| reference.name == self.theorem)
    }

    /// The proof with numbers: a position of the proof's game, or a whole question that names its game; those of the
    /// example where there are none. What the theorem says is compared with the rules on up to some thousand positions
    /// below; [`WrittenProof::counterexample`] is where it fails.
    pub fn with_numbers(
        &self,
        numbers: &str,
        files: Option<&dyn Files>,
        limits: &Limits,
    ) -> Result<WrittenProof, ProofError> {
        self.told_with(numbers, files, Language::English, limits)
    }

    /// The same in a language.
    pub fn told_with(
        &self,
        numbers: &str,
        files: Option<&dyn Files>,
        language: Language,
        limits: &Limits,
    ) -> Result<WrittenProof, ProofError> {
        let question = self.question(numbers);
        let found = if self.method == Method::Sequence {
            evidence::of_sequence(&question, self, limits)?
        } else {
            let opened = language::open(&question, files).map_err(ProofError::Numbers)?;
            self.numbers_of(&opened, limits)?
        };
        Ok(WrittenProof::new(self, &question, found, language))
    }

    /// The proof with the numbers of a position that is at hand.
    pub fn of_position(&self, opened: &OpenGame, limits: &Limits) -> Result<WrittenProof, ProofError> {
        let question = format!("{} {}", opened.name, opened.game.print(&opened.position));
        if self.method == Method::Sequence {
            return Err(self.says_nothing(question, message!("it is about the sequence of a code")));
        }
        let found = self.numbers_of(opened, limits)?;
        Ok(WrittenProof::new(self, &question, found, Language::English))
    }

    /// The question that the numbers mean.
    fn question(&self, numbers: &str) -> String {
        let numbers = &language::in_english(numbers.trim());
        if numbers.is_empty() {
            return self.example.to_owned();
        }
        let head = numbers.split([' ', ':']).next().unwrap_or("");
        // A bare 31 is a number here, though there is a game of this name.
        let is_number = head.parse::<u64>().is_ok() && !numbers[head.len()..].starts_with(':');
        let names_game = !is_number && catalogue::find(head).is_some();
        if names_game || matches!(self.method, Method::Sequence | Method::Avoidance) {
            return numbers.to_owned();
        }
        let game = self.example.split(' ').next().unwrap_or("");
        format!("{game} {numbers}")
    }

    fn numbers_of(&self, opened: &OpenGame, limits: &Limits) -> Result<Numbers, ProofError> {
        match self.method {
            Method::Game { misere, is_named } => {
                evidence::of_game(opened, is_named.then_some(self.theorem), misere, self, limits)
            }
            Method::Sum => evidence::of_sum(opened, self, limits),
            Method::Loopy => evidence::of_loopy(opened, self, limits),
            Method::Forms => evidence::of_forms(opened, self, limits),
            Method::Labels { from_the_top } => evidence::of_labels(opened, from_the_top, self, limits),
            Method::Depth => evidence::of_depth(opened, self, limits),
            Method::RandomOrder => evidence::of_random_order(opened, self, limits),
            Method::Stealing => evidence::of_stealing(opened, self, limits),
            Method::Avoidance => evidence::of_avoidance(opened, self, limits),
            Method::OwnSearch => evidence::of_own_search(opened, self, limits),
            Method::Sequence => unreachable!("sequences are not positions"),
        }
    }

    fn says_nothing(&self, question: impl Into<String>, why: Message) -> ProofError {
        let question = question.into();
        ProofError::SaysNothing { theorem: self.theorem, question, why, example: self.example }
    }
}
