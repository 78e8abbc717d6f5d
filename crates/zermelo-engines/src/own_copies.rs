//! The rulesets of which there is code compiled for the type itself, one line each: values where a benchmark shows that
//! options cost less than a call, as on small boards; dense tables where positions are numbered. All other games run on
//! numbered states of erased positions.

use crate::EndingTable;
use crate::values::CataloguedValues;
use crate::worths::AnyValues;
use std::num::NonZeroUsize;
use zermelo_core::{AnyPosition, Convention, Notation, Player, Ruleset, Score, Verdict};
use zermelo_games::catalogue::{AnyGame, AnyJudge, Catalogued};
use zermelo_games::rules::PlaneGame;
use zermelo_games::rulesets::board::{
    Chess, ChessEnding, Chomp, ChompBox, ChompRows, Clobber, Domineering, DotsAndBoxes, FirstRows, Konane,
    NoGo, OwnedBoxes, Scores, SkiJumps, TicTacToe, TicTacToePosition, TicTacToeTable,
};
use zermelo_games::rulesets::graph::{Token, Tokens};
use zermelo_games::rulesets::strip::ToadsAndFrogs;
use zermelo_solve::indexed::{DenseTable, label_indexed};
use zermelo_solve::retrograde::{GraphLabels, label_graph};
use zermelo_solve::{Judge, Limits, StopReason};
use zermelo_value::{Store, ValueError};

type Values<'a> = Option<Result<Box<AnyValues<'a>>, ValueError>>;

/// A table of values compiled for the game itself, where there is one.
pub(crate) fn values<'a>(
    game: &'a (dyn AnyGame + 'static),
    store: &'a Store,
    threads: NonZeroUsize,
    limits: &Limits<'a>,
) -> Values<'a> {
    let of = Copies { game, store, threads, limits };
    of.values::<Domineering>()
        .or_else(|| of.values::<Clobber>())
        .or_else(|| of.values::<ToadsAndFrogs>())
        .or_else(|| of.values::<Konane>())
        .or_else(|| of.values::<NoGo>())
        .or_else(|| of.values::<SkiJumps>())
        .or_else(|| of.values::<PlaneGame<1>>())
        .or_else(|| of.values::<PlaneGame<2>>())
}

/// What the table of values of a game is made from.
struct Copies<'a, 'l> {
    game: &'a (dyn AnyGame + 'static),
    store: &'a Store,
    threads: NonZeroUsize,
    limits: &'l Limits<'a>,
}

impl<'a> Copies<'a, '_> {
    /// The table, where the game is of this type.
    fn values<R>(&self) -> Values<'a>
    where
        R: Notation + Send + Sync + 'static,
        R::Position: Send + Sync + 'static,
    {
        let game: &'a Catalogued<R> = self.game.as_any().downcast_ref()?;
        let table =
            CataloguedValues::new(game.ruleset(), game.closed_form(), self.store, self.threads, self.limits);
        Some(table.map(|table| Box::new(table) as Box<AnyValues<'a>>))
    }
}

/// The ruleset of a game, where it is of this type.
fn ruleset<'a, R: Ruleset + 'static>(game: &'a (dyn AnyGame + 'static)) -> Option<&'a R> {
    Some(game.as_any().downcast_ref::<Catalogued<R>>()?.ruleset())
}

/// Whether there is a dense table for the game from this position.
pub(crate) fn has_table(game: &(dyn AnyGame + 'static), position: &AnyPosition) -> bool {
    ruleset::<ChessEnding>(game).is_some()
        || ruleset::<Chess>(game).is_some()
        || ruleset::<Chomp>(game).is_some()
        || ruleset::<Token>(game).is_some()
        || ruleset::<DotsAndBoxes>(game).is_some() && Scores::is_meant(position.expect())
        || ruleset::<TicTacToe>(game).is_some_and(|rules| TicTacToeTable::is_meant(rules, position.expect()))
}

/// A dense table of every position around this one, where the game has one.
pub(crate) fn dense_table<'a>(
    game: &'a (dyn AnyGame + 'static),
    position: &AnyPosition,
    convention: Convention,
    limits: &Limits,
) -> Option<Result<Box<AnyJudge<'a>>, StopReason>> {
    if let Some(ending) = ruleset::<ChessEnding>(game) {
        return Some(
            EndingTable::new(*ending, limits).map(|table| erase_judge::<ChessEnding>(Box::new(table))),
        );
    }
    if ruleset::<Chess>(game).is_some() {
        let table = EndingTable::around(position.expect(), limits);
        return Some(table.map(|table| erase_judge::<Chess>(Box::new(table))));
    }
    if ruleset::<Chomp>(game).is_some() {
        return Some(chomp_table(position.expect(), convention, limits).map(erase_judge));
    }
    if let Some(rules) =
        ruleset::<TicTacToe>(game).filter(|rules| TicTacToeTable::is_meant(rules, position.expect()))
    {
        let table = TicTacToeTable::new(rules, limits);
        return Some(table.map(|table| erase_judge(Box::new(MarksJudge(table)))));
    }
    if ruleset::<DotsAndBoxes>(game).is_some() && Scores::is_meant(position.expect()) {
        let scores = Scores::new(position.expect(), limits);
        return Some(scores.map(|scores| erase_judge(Box::new(ScoreJudge(scores)))));
    }
    if let Some(token) = ruleset::<Token>(game) {
        // One token plays the graph itself; several play a sum of it.
        let [_] = position.expect::<Tokens>().as_slice() else { return None };
        let labels = label_graph(token.graph(), convention, limits);
        return Some(labels.map(|labels| erase_judge(Box::new(SingleToken { labels }))));
    }
    None
}

/// At most this many boards in a rectangle are labelled with distances; of more, only first rows are tabulated.
const CHOMP_WITH_DISTANCES: u64 = 400_000;

fn chomp_table(
    rows: &ChompRows,
    convention: Convention,
    limits: &Limits,
) -> Result<Box<dyn Judge<Chomp>>, StopReason> {
    let is_small = Chomp.reachable_bound(rows).is_some_and(|bound| bound <= CHOMP_WITH_DISTANCES);
    if let Some(rectangle) = is_small.then(|| ChompBox::around(rows)).flatten() {
        let table = label_indexed(rectangle, convention, limits);
        return table.map(|table| Box::new(BoxJudge(table)) as Box<dyn Judge<Chomp>>);
    }
    let table = FirstRows::within(rows, convention, limits);
    table.map(|table| Box::new(table) as Box<dyn Judge<Chomp>>)
}

/// A table of the boards in a rectangle, asked about Chomp.
struct BoxJudge(DenseTable<ChompBox>);

impl Judge<Chomp> for BoxJudge {
    fn verdict(&mut self, rows: &ChompRows, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(self.0.verdict(rows, to_move))
    }

    fn state_count(&self) -> u64 {
        self.0.possible_states()
    }
}

/// A table of tic-tac-toe, asked about what play from the empty board leads to.
struct MarksJudge<'a>(TicTacToeTable<'a>);

impl Judge<TicTacToe> for MarksJudge<'_> {
    fn verdict(&mut self, position: &TicTacToePosition, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(self.0.verdict(position, to_move).unwrap_or(Verdict::Draw))
    }

    fn state_count(&self) -> u64 {
        self.0.position_count()
    }
}

/// The scores of all sets of lines, asked who has more boxes in the end.
struct ScoreJudge(Scores);

impl Judge<DotsAndBoxes> for ScoreJudge {
    fn verdict(&mut self, position: &OwnedBoxes, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(self.0.verdict(position, to_move).unwrap_or(Verdict::Draw))
    }

    fn state_count(&self) -> u64 {
        self.0.set_count()
    }

    fn score(&mut self, position: &OwnedBoxes, to_move: Player) -> Option<Score> {
        self.0.score(position, to_move)
    }
}

/// The labels of a graph, asked about a single token on it.
struct SingleToken {
    labels: GraphLabels,
}

impl Judge<Token> for SingleToken {
    fn verdict(&mut self, tokens: &Tokens, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(self.labels.verdict(tokens[0], to_move))
    }

    fn state_count(&self) -> u64 {
        self.labels.state_count()
    }
}

struct ErasedJudge<'a, R: Ruleset>(Box<dyn Judge<R> + 'a>);

fn erase_judge<'a, R: Ruleset + 'a>(judge: Box<dyn Judge<R> + 'a>) -> Box<AnyJudge<'a>>
where
    R::Position: 'static,
{
    Box::new(ErasedJudge(judge))
}

impl<R: Ruleset> Judge<dyn AnyGame> for ErasedJudge<'_, R>
where
    R::Position: 'static,
{
    fn verdict(&mut self, position: &AnyPosition, to_move: Player) -> Result<Verdict, StopReason> {
        self.0.verdict(position.expect(), to_move)
    }

    fn state_count(&self) -> u64 {
        self.0.state_count()
    }

    fn first_state_count(&self) -> u64 {
        self.0.first_state_count()
    }

    fn method(&self) -> Option<String> {
        self.0.method()
    }

    fn score(&mut self, position: &AnyPosition, to_move: Player) -> Option<Score> {
        self.0.score(position.expect(), to_move)
    }
}
