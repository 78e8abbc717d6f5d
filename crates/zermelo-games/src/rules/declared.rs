//! What a rule file declares: the rules of one game as plain data. This value is what is compiled, checked, and written as
//! JSON into certificates; it says everything that decides play and nothing else (words and claims stand beside it).
//!
//! The JSON has sorted keys and no optional spellings: the same rules give the same bytes. `docs/src/rule-files.md` says
//! what each part means; the comments here are that text in short.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the format.
pub const VERSION: u32 = 1;

/// The letter that stands for a place outside the board in what a pattern reads.
pub const OUTSIDE: char = '|';

/// The letter of a cell that is not part of the board.
pub const HOLE: char = '#';

/// A step on a grid: rows down and columns to the right.
pub type Step = [i32; 2];

/// The rules of one game, parameters filled in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declared {
    /// What the game is called: the file's name without its ending.
    pub name: String,
    /// The parameters that were filled in, by their names.
    pub parameters: BTreeMap<String, Parameter>,
    /// The rules.
    pub rules: Rules,
    /// The version of this format.
    pub version: u32,
}

/// The value of a parameter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Parameter {
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

/// What is played on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rules {
    /// Cells with letters: strips, grids, graphs.
    Board(Box<Board>),
    /// A sum of heaps.
    Heaps(Heaps),
    /// Heaps that are played together.
    Joint(Joint),
    /// Words that are rewritten.
    Words(Words),
}

/// A game on cells, each of which holds one letter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// When play stops by rule; the first that holds decides.
    pub endings: Vec<Ending>,
    /// What the cells are.
    pub frame: Frame,
    /// Left's moves.
    pub left: Vec<Move>,
    /// The letters that a cell can hold.
    pub letters: String,
    /// Whether a player may leave the position as it is.
    pub passing: Passing,
    /// Right's moves.
    pub right: Vec<Move>,
}

/// What the cells of a board are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// One row, written without separators.
    Strip,
    /// Rows and columns.
    Grid,
    /// A grid whose last column is next to its first.
    Cylinder,
    /// A cylinder whose last row is next to its first.
    Torus,
    /// A grid whose last column is next to its first, upside down: a Möbius strip.
    Twisted,
    /// The vertices of a graph; the position says which.
    Graph,
}

/// Whether a player may leave the position as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Passing {
    /// Never.
    #[default]
    Never,
    /// When there is no other move, and the opponent has one.
    Stuck,
    /// At any time.
    Freely,
}

/// One kind of move. What it changes, it changes at once; then come the moves of `then`, from the cell where this one
/// ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Cells in a pattern change their letters.
    Rewrite(Rewrite),
    /// A piece goes any distance.
    Slide(Slide),
    /// A cell in sight of the one where the last move ended changes its letter.
    Shoot(Shoot),
    /// A piece goes one step and pushes those before it.
    Push(Push),
    /// A piece is put down and turns those it encloses.
    Enclose(Enclose),
    /// Only inside `then`: the player moves once more, by any of the player's moves; with none left, there is no such option.
    Again,
}

/// Cells in a pattern change their letters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewrite {
    /// Inside `then`: the pattern may lie anywhere. Otherwise its first cell is the one where the last move ended. Of no
    /// meaning outside `then`, where patterns lie anywhere.
    pub anywhere: bool,
    /// For each cell of the pattern the letters that it may hold; [`OUTSIDE`] allows a place outside the board.
    pub from: Vec<String>,
    /// Where the cells of the pattern lie.
    pub places: Places,
    /// Whether the move may go on from the last cell of the pattern.
    pub repeat: Repeat,
    /// Whether the move may end before `then`.
    pub stop: bool,
    /// What follows in the same move: one of these. Nothing where this is all of the move.
    pub then: Vec<Move>,
    /// For each cell of the pattern its new letter, or nothing where it stays, or `+k` or `-k`, with k at least 1: the letter that
    /// stands k places after or before its own in the board's letters. Where there is none, the pattern does not match.
    pub to: Vec<String>,
    /// What must hold before the move.
    pub when: Vec<Condition>,
}

/// Where the cells of a pattern lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Places {
    /// On grids: ways for the pattern to lie, each with the step from its first cell to every cell of it (so `[0, 0]`
    /// comes first).
    Steps(Vec<Vec<Step>>),
    /// On graphs: paths of different vertices.
    Paths,
}

/// How a pattern goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repeat {
    /// Once.
    #[default]
    Once,
    /// Any number of times lying the same way, each time from the cell where it ended.
    SameWay,
    /// Any number of times lying any way, each time from the cell where it ended.
    AnyWay,
}

/// A piece goes any distance in a straight line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slide {
    /// The steps it can take; all steps of a move are the same. Empty on graphs, where a step is along an edge.
    pub along: Vec<Step>,
    /// Inside `then`: the piece may be anywhere. Otherwise it is the one on the cell where the last move ended.
    pub anywhere: bool,
    /// The letter it has afterwards; nothing where it keeps its own.
    pub becomes: String,
    /// The letter that it leaves behind.
    pub leave: String,
    /// The most steps; 0 for any number. Always 1 on graphs.
    pub most: u32,
    /// The letters of cells where it can stop.
    pub onto: String,
    /// The letters of pieces that move like this.
    pub piece: String,
    /// Whether the move may end before `then`.
    pub stop: bool,
    /// What follows in the same move: one of these. Nothing where this is all of the move.
    pub then: Vec<Move>,
    /// The letters of cells that it passes.
    pub through: String,
    /// What must hold before the move.
    pub when: Vec<Condition>,
}

/// A cell in sight of the one where the last move ended changes its letter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shoot {
    /// The steps. Empty on graphs, where a step is along an edge.
    pub along: Vec<Step>,
    /// The letter put there.
    pub mark: String,
    /// The most steps; 0 for any number.
    pub most: u32,
    /// The letters that can be hit.
    pub onto: String,
    /// Whether the move may end before `then`.
    pub stop: bool,
    /// What follows in the same move: one of these. Nothing where this is all of the move.
    pub then: Vec<Move>,
    /// The letters that the shot passes.
    pub through: String,
}

/// A piece goes one step and takes with it all those in a row before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Push {
    /// The steps.
    pub along: Vec<Step>,
    /// The letters of the cell that the last one goes to.
    pub into: String,
    /// The letter that is left behind.
    pub leave: String,
    /// Whether the last one may fall off the board.
    pub off: bool,
    /// The letters of pieces that push.
    pub piece: String,
    /// The letters that are pushed.
    pub pushed: String,
    /// What must hold before the move.
    pub when: Vec<Condition>,
}

/// A piece is put down; in every direction in which letters of `turned` and then one equal to it follow, those between
/// become like it. There must be at least one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enclose {
    /// The steps.
    pub along: Vec<Step>,
    /// The letters that it can be put on.
    pub onto: String,
    /// The letter put down.
    pub piece: String,
    /// The letters that are turned.
    pub turned: String,
    /// What must hold before the move.
    pub when: Vec<Condition>,
}

/// Play stops by rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// With this result.
    pub result: Outcome,
    /// When all of these hold.
    pub when: Vec<Condition>,
}

/// The result of an ending.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Left has won.
    Left,
    /// Right has won.
    Right,
    /// Nobody has.
    Draw,
    /// The player who is to move has won.
    Mover,
    /// The player who has just moved has won.
    Other,
    /// Who has more of these letters has won; with the same number, nobody. Right's count for `ahead` more.
    More {
        /// So many more are as good as the same number; below 0, so many fewer.
        #[serde(default, skip_serializing_if = "is_default")]
        ahead: i32,
        /// Left's letters.
        left: String,
        /// Right's letters.
        right: String,
    },
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What can be asked of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Letters lie somewhere as in a pattern.
    Matches {
        /// As in a [`Rewrite`].
        from: Vec<String>,
        /// As in a [`Rewrite`].
        places: Places,
    },
    /// A chain of letters runs from one region to another.
    Connected {
        /// One end.
        from: Region,
        /// The letters of the chain.
        letters: String,
        /// The steps between neighbours; empty on graphs.
        near: Vec<Step>,
        /// The other end.
        to: Region,
    },
    /// The number of cells with some letters lies between two numbers.
    Count {
        /// The least.
        least: u32,
        /// The letters.
        letters: String,
        /// The most; nothing where there is no bound.
        most: Option<u32>,
        /// Where they are counted.
        within: Region,
    },
    /// A player cannot move (passing does not count). Not allowed in `when` of a move.
    Stuck(Who),
    /// The player to move is this one. Not allowed in `when` of a move.
    Turn(Who),
    /// This does not hold.
    Not(Box<Condition>),
    /// One of these holds.
    Any(Vec<Condition>),
}

/// Whom a condition is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Left.
    Left,
    /// Right.
    Right,
    /// Who is to move.
    Mover,
    /// Who has just moved.
    Other,
    /// Both.
    Both,
}

/// A part of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Region {
    /// All cells.
    All,
    /// The first row.
    North,
    /// The last row.
    South,
    /// The first column.
    West,
    /// The last column.
    East,
    /// Some cells, by row and column from 0; on strips and graphs row 0 and the number of the cell from 0. Those that a
    /// board does not have do not count.
    Cells(Vec<[u32; 2]>),
}

/// A sum of heaps of tokens. A move changes one heap into some heaps (none of them empty).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heaps {
    /// Left's moves.
    pub left: Vec<HeapMoves>,
    /// Right's moves.
    pub right: Vec<HeapMoves>,
}

impl Heaps {
    /// Whether all tables are of one length and lead to no larger heap, and to none from the empty one.
    fn is_whole(&self) -> bool {
        let tables: Vec<&Vec<Vec<Vec<u64>>>> = self
            .left
            .iter()
            .chain(&self.right)
            .filter_map(|moves| if let HeapMoves::Table(table) = moves { Some(table) } else { None })
            .collect();
        tables.iter().all(|table| {
            let is_heap = |size: &u64| (1..table.len() as u64).contains(size);
            table.len() == tables[0].len()
                && table.first().is_some_and(Vec::is_empty)
                && table.iter().flatten().flatten().all(is_heap)
        })
    }
}

/// Moves on one heap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeapMoves {
    /// Those of a code, such as `0.77`.
    Code(String),
    /// One of some numbers of tokens is taken, and what is left becomes one of some numbers of heaps, none empty.
    Take {
        /// Numbers of heaps that may be left: 0 where all is taken, 1, 2, …
        leave: Vec<u32>,
        /// Numbers of tokens, ascending. 0 is allowed where at least two heaps are left.
        take: Vec<u64>,
    },
    /// For every size from 0 the lists of heaps that it may become, in order: what a function of the size gives. Larger
    /// heaps are not part of the game.
    Table(Vec<Vec<Vec<u64>>>),
}

/// Heaps of tokens that are played together: a move may take from several of them, and the last move may say what the next
/// one can be. A position is all heaps, and the number of tokens that the last move took, 0 before the first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joint {
    /// Left's moves.
    pub left: Vec<TakeFrom>,
    /// Right's moves.
    pub right: Vec<TakeFrom>,
}

impl Joint {
    /// Whether the heaps stand in an order that counts.
    pub fn is_ordered(&self) -> bool {
        self.left.iter().chain(&self.right).any(|one| !matches!(one.heaps, Which::Any(_)))
    }

    /// Whether the last move counts.
    pub fn remembers(&self) -> bool {
        self.left.iter().chain(&self.right).any(|one| one.after != After::Anything)
    }

    /// The most tokens that a position may have.
    pub fn most_tokens(&self) -> Option<u64> {
        let table = |one: &TakeFrom| match &one.after {
            After::Table(table) => Some((table.len() as u64).saturating_sub(1)),
            _ => None,
        };
        self.left.iter().chain(&self.right).filter_map(table).min()
    }
}

/// Tokens are taken from some heaps, at least one from each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeFrom {
    /// What the last move allows.
    pub after: After,
    /// From which heaps.
    pub heaps: Which,
    /// Whether from all of them the same number is taken.
    pub same: bool,
    /// Numbers of tokens that may be taken from a heap, ascending; where there are none, any number.
    pub take: Vec<u64>,
}

/// From which heaps tokens are taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// Any, as many as one of these numbers says.
    Any(Vec<u32>),
    /// The first that is not empty.
    First,
    /// The last that is not empty.
    Last,
    /// All those of one of these sets, by their places from 0.
    Sets(Vec<Vec<u32>>),
}

/// What the last move allows of the number of tokens that a move takes from all heaps together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// Any number.
    Anything,
    /// Any number but the one that the last move took.
    Another,
    /// At most `times` the number that the last move took, and `plus` more.
    AtMost {
        /// What the first move may take.
        first: First,
        /// So many more.
        plus: u64,
        /// So many times.
        times: u64,
    },
    /// At most the number that stands at the place of the number that the last move took; the one at place 0 is for the first
    /// move. Positions with more tokens than there are places are not part of the game.
    Table(Vec<u64>),
}

/// What the first move may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// Any number.
    Any,
    /// Any number but all tokens.
    AllButOne,
    /// At most so many.
    Most(u64),
}

/// Words in some letters, in which parts are replaced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// Left's moves.
    pub left: Vec<Replace>,
    /// The letters.
    pub letters: String,
    /// Right's moves.
    pub right: Vec<Replace>,
}

/// A part of a word is replaced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replace {
    /// Where it may stand.
    pub at: At,
    /// The part: one or more sets of letters, one after the other.
    pub from: Vec<String>,
    /// What it becomes; may be empty.
    pub to: String,
}

/// Where a part of a word may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// Anywhere.
    #[default]
    Anywhere,
    /// At the beginning.
    Start,
    /// At the end.
    End,
    /// It must be the whole word.
    Whole,
}

impl Declared {
    /// The value as JSON in one line: sorted keys, no blanks. `Deserialize` reads it back to an equal value.
    pub fn to_json(&self) -> String {
        // The fields above stand in the order of their names. Nothing in them can fail to be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What the checker of certificates calls this game: its rules stand in the name, and the checker makes its own moves from
    /// them. `None` where it cannot: where the tables of heaps do not say what becomes of every heap that can arise, where moves
    /// go on with a move of the same player, where letters are told by their distance, and on twisted boards.
    pub fn checked_name(&self) -> Option<String> {
        let is_known = match &self.rules {
            Rules::Heaps(heaps) => heaps.is_whole(),
            Rules::Board(board) => {
                board.frame != Frame::Twisted
                    && board.left.iter().chain(&board.right).all(Move::is_known_to_checker)
            }
            Rules::Joint(_) | Rules::Words(_) => true,
        };
        is_known.then(|| format!("declared:{}", self.to_json()))
    }

    /// Whether both players have the same moves, in any order, and play never stops by rule: what the checker of certificates
    /// sees of impartial games.
    pub fn is_plainly_impartial(&self) -> bool {
        fn are_same<T: PartialEq>(left: &[T], right: &[T]) -> bool {
            let has_all = |list: &[T], all: &[T]| all.iter().all(|one| list.contains(one));
            left.len() == right.len() && has_all(left, right) && has_all(right, left)
        }
        match &self.rules {
            Rules::Board(board) => are_same(&board.left, &board.right) && board.endings.is_empty(),
            Rules::Heaps(heaps) => are_same(&heaps.left, &heaps.right),
            Rules::Joint(joint) => are_same(&joint.left, &joint.right),
            Rules::Words(words) => are_same(&words.left, &words.right),
        }
    }

    /// Whether positions can stand between the signs `+` and `-` of sums without being taken for them.
    pub fn stands_in_sums(&self) -> bool {
        match &self.rules {
            Rules::Board(board) => !board.letters.contains(['+', '-']),
            Rules::Heaps(_) | Rules::Joint(_) => true,
            // The empty word is written as a summand that is not there.
            Rules::Words(_) => false,
        }
    }
}

impl Move {
    /// What may follow in the same move: one of these, or nothing where there are none.
    pub(crate) fn then(&self) -> &[Self] {
        match self {
            Self::Rewrite(rewrite) => &rewrite.then,
            Self::Slide(slide) => &slide.then,
            Self::Shoot(shoot) => &shoot.then,
            Self::Push(_) | Self::Enclose(_) | Self::Again => &[],
        }
    }

    /// Whether the checker of certificates makes such a move itself: it knows neither moves that go on with another move of
    /// the same player nor letters told by their distance from a cell's own. Certificates of games with those carry the moves.
    fn is_known_to_checker(&self) -> bool {
        let is_known = match self {
            Self::Rewrite(rewrite) => rewrite.to.iter().all(|letter| letter.len() <= 1),
            Self::Slide(_) | Self::Shoot(_) | Self::Push(_) | Self::Enclose(_) => true,
            Self::Again => false,
        };
        is_known && self.then().iter().all(Self::is_known_to_checker)
    }
}
