//! The theorem of a game against its rules. On every position below: the theorem says "lost" where play ends so; from what
//! it calls lost every move leads to what it calls won for the opponent; from what it calls won some move leads to what it
//! calls lost; its Grundy value is the mex of the options' values; its value is that of the options in braces. What the
//! theorem leaves open is searched.

use super::super::{Part, Proof, ProofError};
use super::values::OptionForms;
use super::{MOST_OPTIONS, Numbers, listed, movers, moves, name, positions, positions_below, with_mover};
use crate::catalogue::{AnyGame, AnyJudge, AnyPosition, Engines, OpenGame};
use crate::game::{
    Budget, Claim, Convention, Ending, Message, Player, Ruleset, StopReason, few_options, message,
    result_if_over,
};
use crate::solve::Limits;
use crate::value::Store;
use dashu_int::UBig;
use zermelo_core::Arrange;

/// What the theorem leaves open is searched up to this many positions.
const MOST_SEARCHED: u64 = 100_000;

/// The numbers of a theorem of a game; of the theorem that speaks of the position, where none is named.
pub(in crate::proof) fn of_game(
    opened: &OpenGame,
    theorem: Option<&'static str>,
    misere: bool,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let convention = if misere { Convention::Misere } else { Convention::Normal };
    let question = format!("{} {}", opened.name, opened.game.print(&opened.position));
    if misere && let Some(why) = opened.game.misere_refusal() {
        return Err(proof.says_nothing(question, why.into()));
    }
    let Some(claim) = opened.game.claim(&opened.position, convention) else {
        return Err(proof.says_nothing(question, message!("no theorem of the game applies")));
    };
    if let Some(theorem) = theorem.filter(|&theorem| theorem != claim.by.name) {
        let why =
            message!("there {other} decides, not {theorem}", other => claim.by.name, theorem => theorem);
        return Err(proof.says_nothing(question, why));
    }
    let mut numbers = Numbers::default();
    for line in &claim.explanation {
        numbers.say(Part::Rule, line.clone());
    }
    let budget = Budget::positions(MOST_SEARCHED, "what the theorem leaves open");
    let limits = &limits.with_budget(budget);
    let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
    let judge = game.top_down(convention, limits)?;
    let mut theory = Theory { game, convention, limits: *limits, judge };
    theory.show(&opened.position, &mut numbers)?;
    show_values(game, &opened.position, limits, &mut numbers)?;
    theory.compare(&opened.position, claim.by.name, limits, &mut numbers)?;
    Ok(numbers)
}

/// What is said of positions: by the theorem, or else by a search.
struct Theory<'a> {
    game: &'a (dyn AnyGame + 'static),
    convention: Convention,
    limits: Limits<'a>,
    judge: Box<AnyJudge<'a>>,
}

impl Theory<'_> {
    fn claim(&self, position: &AnyPosition) -> Option<Claim<AnyPosition>> {
        self.game.claim(position, self.convention)
    }

    /// Who wins with a player to move. `None` where it is not known cheaply.
    fn result(&mut self, position: &AnyPosition, player: Player) -> Result<Option<Ending>, StopReason> {
        if let Some(claim) = self.claim(position) {
            return Ok(Some(claim.verdicts[player.index()].result()));
        }
        match self.judge.verdict(position, player) {
            Ok(verdict) => Ok(Some(verdict.result())),
            Err(StopReason::Budget(_)) => Ok(None),
            Err(reason) => Err(reason),
        }
    }

    /// The result by rule where play is over.
    fn over(&self, position: &AnyPosition, player: Player) -> Option<Ending> {
        result_if_over(self.game, position, player, self.convention)
    }

    fn options(&self, position: &AnyPosition, player: Player) -> Option<Vec<AnyPosition>> {
        few_options(self.game, position, player, MOST_OPTIONS)
    }

    fn option_with(
        &mut self,
        options: &[AnyPosition],
        player: Player,
        wanted: Ending,
    ) -> Result<Option<usize>, StopReason> {
        for (place, option) in options.iter().enumerate() {
            if self.result(option, player)? == Some(wanted) {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    /// The steps on the reader's own position.
    fn show(&mut self, position: &AnyPosition, numbers: &mut Numbers) -> Result<(), StopReason> {
        for &player in movers(self.game) {
            if self.game.illegal(position, player).is_some() || self.over(position, player).is_some() {
                continue;
            }
            let Some(options) = self.options(position, player) else {
                let position = name(self.game, position);
                numbers.say(
                    Part::Leaves,
                    message!("{position} has too many moves to be listed.", position => position),
                );
                continue;
            };
            match self.result(position, player)? {
                Some(Ending::Loss) => {
                    self.show_leaving(position, player, &options, numbers);
                    let Some(first) = options.first() else { continue };
                    self.show_entering(first, player.opponent(), numbers)?;
                }
                Some(Ending::Win) => {
                    let Some(to) = self.show_entering(position, player, numbers)? else { continue };
                    if let Some(options) =
                        self.options(&to, player.opponent()).filter(|list| !list.is_empty())
                    {
                        self.show_leaving(&to, player.opponent(), &options, numbers);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn show_leaving(
        &self,
        position: &AnyPosition,
        player: Player,
        options: &[AnyPosition],
        numbers: &mut Numbers,
    ) {
        let moved = options.iter().map(|option| {
            match self.game.grundy_by_theorem(option, &self.limits).ok().flatten() {
                Some(value) => {
                    message!("{position} (value {value})", position => name(self.game, option), value)
                }
                None => name(self.game, option),
            }
        });
        let (position, list) = (with_mover(self.game, name(self.game, position), player), listed(moved));
        let line = match options.len() {
            1 => {
                message!("{position} is claimed; its 1 move leads outside: {list}", position => position, list => list)
            }
            count => {
                message!("{position} is claimed; its {count} moves lead outside: {list}", position => position, count, list => list)
            }
        };
        numbers.say(Part::Leaves, line);
    }

    /// Shows a move into the claimed set, and says where it leads.
    fn show_entering(
        &mut self,
        position: &AnyPosition,
        player: Player,
        numbers: &mut Numbers,
    ) -> Result<Option<AnyPosition>, StopReason> {
        let Some(options) = self.options(position, player) else { return Ok(None) };
        let Some(place) = self.option_with(&options, player.opponent(), Ending::Loss)? else {
            return Ok(None);
        };
        let to = options[place].clone();
        numbers.say(
            Part::Enters,
            message!(
                "{position} is outside; '{label}' enters the set, at {to}",
                position => with_mover(self.game, name(self.game, position), player),
                label => Message::label(self.game.move_label(position, &to, player)),
                to => name(self.game, &to)
            ),
        );
        Ok(Some(to))
    }

    /// Theorem against rules on everything below.
    fn compare(
        &mut self,
        start: &AnyPosition,
        theorem: &str,
        limits: &Limits,
        numbers: &mut Numbers,
    ) -> Result<(), StopReason> {
        let Some(positions) = positions_below(self.game, start, limits)? else {
            numbers.checked.push(message!(
                "More positions can be reached than are compared one by one; with smaller numbers they are."
            ));
            return Ok(());
        };
        let mut tally = Tally::default();
        for position in &positions {
            let Some(claim) = self.claim(position).filter(|claim| claim.by.name == theorem) else { continue };
            tally.positions += 1;
            for &player in movers(self.game) {
                if self.game.illegal(position, player).is_none() {
                    self.compare_one(position, player, &claim, &mut tally, numbers)?;
                }
            }
        }
        tally.report(self.game, positions.len(), numbers);
        compare_values(self.game, &positions, limits, numbers)
    }

    fn compare_one(
        &mut self,
        position: &AnyPosition,
        player: Player,
        claim: &Claim<AnyPosition>,
        tally: &mut Tally,
        numbers: &mut Numbers,
    ) -> Result<(), StopReason> {
        let claimed = claim.verdicts[player.index()].result();
        let said = |what: Message| {
            let position = Message::verbatim(self.game.print(position));
            message!("{position}: {what}", position => with_mover(self.game, position, player), what => what)
        };
        if let Some(result) = self.over(position, player) {
            if tally.ends.len() < 3 {
                let position = name(self.game, position);
                tally.ends.push(if result == Ending::Loss {
                    message!("{position} (claimed)", position => position)
                } else {
                    message!("{position} (outside)", position => position)
                });
            }
            tally.end_count += 1;
            if result != claimed {
                numbers.fails(|| {
                    said(message!("play is over there, with another result than the theorem says"))
                });
            }
            return Ok(());
        }
        let options = self.options(position, player).unwrap_or_default();
        let opponent = player.opponent();
        match claimed {
            Ending::Loss => {
                tally.lost += 1;
                tally.leaving += options.len();
                if let Some(bad) = self.option_with(&options, opponent, Ending::Loss)? {
                    let to = self.game.print(&options[bad]);
                    numbers.fails(|| {
                        said(message!("claimed, but a move leads to {to}, which is claimed too", to))
                    });
                }
            }
            Ending::Win => {
                tally.won += 1;
                if self.option_with(&options, opponent, Ending::Loss)?.is_none() {
                    numbers.fails(|| said(message!("outside, but no move leads into the claimed set")));
                }
            }
            Ending::Draw => {}
        }
        Ok(())
    }
}

/// What was compared.
#[derive(Default)]
struct Tally {
    positions: usize,
    ends: Vec<Message>,
    end_count: usize,
    lost: usize,
    leaving: usize,
    won: usize,
}

impl Tally {
    fn report(&self, game: &(dyn AnyGame + 'static), below: usize, numbers: &mut Numbers) {
        if self.end_count > 0 {
            let more = self.end_count - self.ends.len();
            let mut ends = self.ends.clone();
            if more > 0 {
                ends.push(message!("and {more} more", more));
            }
            numbers.say(Part::Ends, message!("play ends at: {list}", list => Message::sequence(ends)));
        }
        let compared = self.positions;
        let (ends, lost, leaving, won) = (self.end_count, self.lost, moves(self.leaving), self.won);
        let below = positions(below);
        numbers.checked.push(if Ruleset::is_impartial(game) {
            message!(
                "Compared with the rules on {compared} of the {below} that can be reached: of the positions there {ends} end play, \
                 {lost} are claimed and none of their {moves} stays inside, {won} are outside and each has a move inside.",
                compared, below => below, ends, lost, moves => leaving, won
            )
        } else {
            message!(
                "Compared with the rules on {compared} of the {below} that can be reached: of the positions with a player to move \
                 there {ends} end play, {lost} are claimed and none of their {moves} stays inside, {won} are outside and each \
                 has a move inside.",
                compared, below => below, ends, lost, moves => leaving, won
            )
        });
    }
}

/// The Grundy value of the reader's position as a mex, and its value as options in braces.
fn show_values(
    game: &(dyn AnyGame + 'static),
    position: &AnyPosition,
    limits: &Limits,
    numbers: &mut Numbers,
) -> Result<(), ProofError> {
    let options = few_options(game, position, Player::Left, MOST_OPTIONS).unwrap_or_default();
    let value = game.grundy_by_theorem(position, limits)?;
    if let (Some(value), Some(of_options)) = (value, values_of(game, &options, limits)?) {
        numbers.say(Part::Mex, mex_line(name(game, position), &value, of_options));
    }
    let store = Store::with_budget(limits.memory);
    if let Some(mut forms) = OptionForms::of(game, &store, limits)
        && let Some((value, rebuilt, same)) = forms.compare(position)?
    {
        let position = name(game, position);
        numbers.say(
            Part::Forms,
            if same {
                message!("{position} = {value} = {rebuilt}", position => position, value, rebuilt => rebuilt)
            } else {
                message!("{position} = {value} is not {rebuilt}", position => position, value, rebuilt => rebuilt)
            },
        );
    }
    Ok(())
}

/// `g(3 5) = mex {0, 1, 2} = 3`.
pub(super) fn mex_line(position: Message, value: &UBig, mut of_options: Vec<UBig>) -> Message {
    of_options.arrange();
    of_options.dedup();
    let set: Vec<String> = of_options.iter().take(40).map(UBig::to_string).collect();
    let more = if of_options.len() > 40 { ", …" } else { "" };
    let set = format!("mex {{{}{more}}} = {value}", set.join(", "));
    message!("g({position}) = {set}", position => position, set)
}

/// The least number that is not in a list.
pub(super) fn mex(mut values: Vec<UBig>) -> UBig {
    values.arrange();
    let mut least = UBig::ZERO;
    for value in values {
        if value == least {
            least += 1_u8;
        }
    }
    least
}

fn values_of(
    game: &(dyn AnyGame + 'static),
    positions: &[AnyPosition],
    limits: &Limits,
) -> Result<Option<Vec<UBig>>, StopReason> {
    positions.iter().map(|position| game.grundy_by_theorem(position, limits)).collect()
}

/// Values of the theorem against those of the options.
fn compare_values(
    game: &(dyn AnyGame + 'static),
    positions: &[AnyPosition],
    limits: &Limits,
    numbers: &mut Numbers,
) -> Result<(), StopReason> {
    let mut mexes = 0;
    for position in positions {
        let Some(value) = game.grundy_by_theorem(position, limits)? else { continue };
        let options = few_options(game, position, Player::Left, MOST_OPTIONS).unwrap_or_default();
        let Some(of_options) = values_of(game, &options, limits)? else { continue };
        mexes += 1;
        if mex(of_options) != value {
            let position = game.print(position);
            numbers.fails(|| message!("{position}: {value} is not the mex of the options", position, value));
        }
    }
    if mexes > 0 {
        numbers.checked.push(message!(
            "On {positions} the Grundy value is the mex of those of the options.",
            positions => super::positions(mexes)
        ));
    }
    let store = Store::with_budget(limits.memory);
    let Some(mut forms) = OptionForms::of(game, &store, limits) else { return Ok(()) };
    let mut compared = 0;
    for position in positions {
        let Some((value, rebuilt, same)) = forms.compare(position)? else { continue };
        compared += 1;
        if !same {
            let position = game.print(position);
            numbers.fails(
                || message!("{position}: the value {value} is not {rebuilt}", position, value, rebuilt => rebuilt),
            );
        }
    }
    if compared > 0 {
        numbers.checked.push(message!(
            "On {positions} the value is that of the options in braces.",
            positions => super::positions(compared)
        ));
    }
    Ok(())
}
