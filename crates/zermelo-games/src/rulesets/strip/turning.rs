//! Coin-turning games in one dimension: a row of coins; a move turns some of them over, which ones is the rule's affair,
//! and the rightmost of them must show heads before. Lenstra, *Nim multiplication* (1977); Winning Ways, chapter 14.

use super::turn_rule::{KnownRule, TurnRule, TurnRuleError};
use crate::catalogue::{AnyGame, Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::drawing::{Cell, Mark};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Limits, Message, Meter, Notation, ParseError, Player, Reference,
    Ruleset, StopReason, Theorem, Verdict, WinningMoves, message,
};
use crate::rulesets::heap::columns;
use dashu_int::UBig;
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use zermelo_core::Arrange;

/// The rules of a coin-turning game.
#[derive(Clone, Debug)]
pub struct Turning {
    rule: TurnRule,
    /// The values of the coins, as far as they have been needed.
    coins: Arc<Mutex<CoinTable>>,
}

/// The places of the heads, counted from 1, ascending. All other coins show tails.
type Heads = Vec<u64>;

/// The theorem on coin-turning games.
pub static COIN_TURNING: Reference = Reference {
    name: "the theorem on coin-turning games",
    statement: "The Grundy value of a row is the nim-sum of g(n) over its heads n, where g(n) is the mex, over the sets \
                of coins that may be turned together with n as the rightmost, of the nim-sum of g over the others. \
                Turning Turtles: g(n) = n. Mock Turtles: g(n) is the n-th number with an odd number of binary ones. \
                Ruler: g(n) is the largest power of 2 that divides n. Twins: g(n) = n − 1.",
    source: "H. W. Lenstra, Nim multiplication, Séminaire de Théorie des Nombres de Bordeaux (1977); Winning Ways, \
             chapter 14",
};

/// Places end here, so that no value overflows.
const LAST_PLACE: u64 = 1 << 62;
/// The same for rules whose values are computed one by one.
const LAST_COMPUTED_PLACE: u64 = 10_000;
/// So much work, in coins looked at, is done to find values, and as much to find moves.
const MOST_WORK: u64 = 1 << 24;
/// So many pairs of companions are tried in Mock Turtles.
const MOST_PAIRS: usize = 100_000;

/// Takes some work from what may still be done; breaks when it is used up.
pub(super) fn spend(work_left: &mut u64, work: u64) -> ControlFlow<()> {
    match work_left.checked_sub(work) {
        Some(left) => {
            *work_left = left;
            ControlFlow::Continue(())
        }
        None => ControlFlow::Break(()),
    }
}

/// The last place of a row.
pub(super) fn last_place(rule: &TurnRule) -> u64 {
    if rule.known().is_some() { LAST_PLACE } else { LAST_COMPUTED_PLACE }
}

impl Turning {
    /// The game with a rule.
    pub fn new(rule: TurnRule) -> Self {
        Self { rule, coins: Arc::new(Mutex::new(CoinTable::new())) }
    }

    /// The rule.
    pub const fn rule(&self) -> &TurnRule {
        &self.rule
    }
}

/// 2q + 1 or 2q, whichever has an odd number of binary ones.
fn odious(q: u64) -> u64 {
    q << 1 | u64::from(q.count_ones().is_multiple_of(2))
}

/// The values g(n) of a rule, for the places up to some place.
#[derive(Debug)]
pub(super) enum CoinValues {
    Known(KnownRule),
    Computed(Vec<u64>),
}

impl CoinValues {
    /// The values up to `last`; `None` where that is more work than is worth while.
    pub(super) fn up_to(rule: &TurnRule, last: u64) -> Option<Self> {
        if let Some(known) = rule.known() {
            return Some(Self::Known(known));
        }
        CoinTable::new().up_to(rule, last, &Limits::none()).ok().flatten()
    }

    /// g(n), n within the range asked for.
    pub(super) fn at(&self, place: u64) -> u64 {
        match self {
            Self::Computed(values) => values[place as usize],
            Self::Known(KnownRule::TurningTurtles) => place,
            Self::Known(KnownRule::MockTurtles) => odious(place - 1),
            Self::Known(KnownRule::Twins) => place - 1,
            Self::Known(KnownRule::Ruler) => 1 << place.trailing_zeros(),
        }
    }
}

/// The values of the coins of a rule, from place 0 on, and how much more work is worth while.
#[derive(Debug)]
struct CoinTable {
    values: Vec<u64>,
    work_left: u64,
}

impl CoinTable {
    fn new() -> Self {
        Self { values: vec![0], work_left: MOST_WORK }
    }

    /// The values up to `last`; `None` where that is more work than is worth while.
    fn up_to(
        &mut self,
        rule: &TurnRule,
        last: u64,
        limits: &Limits,
    ) -> Result<Option<CoinValues>, StopReason> {
        if last > LAST_COMPUTED_PLACE {
            return Ok(None);
        }
        if last < self.values.len() as u64 {
            return Ok(Some(CoinValues::Computed(self.values[..=last as usize].to_vec())));
        }
        let mut seen: FxHashSet<u64> = FxHashSet::default();
        let meter = Meter::start(limits, "computing the values of coins")?;
        while (self.values.len() as u64) <= last {
            let place = self.values.len() as u64;
            seen.clear();
            let (values, work_left) = (&self.values, &mut self.work_left);
            let pause = |coins| match (spend(work_left, coins), meter.step_through(64 * coins as usize)) {
                (_, Err(reason)) => ControlFlow::Break(Err(reason)),
                (ControlFlow::Break(()), _) => ControlFlow::Break(Ok(None)),
                (ControlFlow::Continue(()), _) => ControlFlow::Continue(()),
            };
            let flow = rule.visit_companions(place, pause, |companions| {
                seen.insert(companions.iter().fold(0, |sum, &other| sum ^ values[other as usize]));
                ControlFlow::Continue(())
            });
            if let ControlFlow::Break(stop) = flow {
                // The place is not tried again.
                self.work_left = if stop.is_ok() { 0 } else { self.work_left };
                return stop;
            }
            let mex = (0..=u64::MAX).find(|value| !seen.contains(value));
            self.values.push(mex.unwrap_or(u64::MAX));
        }
        Ok(Some(CoinValues::Computed(self.values[..=last as usize].to_vec())))
    }
}

/// The companions of `place` in the moves after which the companions' values add up to `target`: sets in closed form,
/// and whether these are all.
fn known_companions(known: KnownRule, place: u64, target: u64, most: usize) -> (Vec<CompanionSet>, bool) {
    let single = |other: u64| if other < place { vec![CompanionSet::These(vec![other])] } else { Vec::new() };
    match known {
        KnownRule::TurningTurtles | KnownRule::MockTurtles if target == 0 => {
            (vec![CompanionSet::These(Vec::new())], true)
        }
        KnownRule::TurningTurtles => (single(target), true),
        KnownRule::Twins => (single(target + 1), true),
        // The nim-sum of the values up to m is the Gray code of m, so the run starts where that is right.
        KnownRule::Ruler => {
            let mut before = (place - 1) ^ (place - 1) >> 1 ^ target;
            for shift in [1, 2, 4, 8, 16, 32] {
                before ^= before >> shift;
            }
            (if before < place { vec![CompanionSet::RunFrom(before + 1)] } else { Vec::new() }, true)
        }
        KnownRule::MockTurtles if !target.count_ones().is_multiple_of(2) => (single((target >> 1) + 1), true),
        // Two numbers with an odd number of ones: their halves add up to half the target.
        KnownRule::MockTurtles => {
            let half = target >> 1;
            let pairs = (0..place - 1).take(most).map(|q| (q, q ^ half));
            let pairs = pairs.filter(|&(q, other)| q < other && other < place - 1);
            let sets = pairs.map(|(q, other)| CompanionSet::These(vec![q + 1, other + 1])).collect();
            (sets, place - 1 <= most as u64)
        }
    }
}

/// Coins that are turned together with a rightmost one.
enum CompanionSet {
    These(Vec<u64>),
    /// All from this place on; none when it is the rightmost coin's own.
    RunFrom(u64),
}

/// The heads after turning the coins at some places, ascending, each turned once.
pub(super) fn turned<T: Copy + Ord>(heads: &[T], places: impl Iterator<Item = T>) -> Vec<T> {
    let mut others = heads.iter().copied().peekable();
    let mut after = Vec::with_capacity(heads.len() + 1);
    for place in places {
        while let Some(head) = others.next_if(|&head| head < place) {
            after.push(head);
        }
        if others.next_if_eq(&place).is_none() {
            after.push(place);
        }
    }
    after.extend(others);
    after
}

/// The name of a move that turns these coins, ascending.
fn label(places: &[u64]) -> String {
    match *places {
        [] => "turn nothing".to_owned(),
        [single] => format!("turn {single}"),
        [first, .., last] if places.len() > 2 && last - first + 1 == places.len() as u64 => {
            format!("turn {first} to {last}")
        }
        _ => format!("turn {}", places.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")),
    }
}

/// Moves that turn more coins than this are not written out.
const MOST_COINS_WRITTEN_OUT: u64 = 1_000;

/// A move of a position, from the rightmost coin and its companions.
fn claimed(heads: &Heads, place: u64, companions: &CompanionSet) -> ClaimedMove<Heads> {
    match companions {
        CompanionSet::RunFrom(first) if place - first >= MOST_COINS_WRITTEN_OUT => {
            ClaimedMove { label: format!("turn {first} to {place}"), to: None }
        }
        CompanionSet::RunFrom(first) => written_out(heads, &(*first..=place).collect::<Vec<u64>>()),
        CompanionSet::These(companions) => {
            written_out(heads, &companions.iter().copied().chain([place]).collect::<Vec<u64>>())
        }
    }
}

fn written_out(heads: &Heads, places: &[u64]) -> ClaimedMove<Heads> {
    let to = (heads.len() as u64 <= MOST_COINS_WRITTEN_OUT).then(|| turned(heads, places.iter().copied()));
    ClaimedMove { label: label(places), to }
}

impl Turning {
    /// The moves that change the value of a row by `change` (xor), and whether these are all.
    fn moves_changing(
        &self,
        heads: &Heads,
        values: &CoinValues,
        change: u64,
    ) -> (Vec<ClaimedMove<Heads>>, bool) {
        let mut moves = Vec::new();
        let mut is_complete = true;
        let mut work_left = MOST_WORK;
        for &place in heads {
            let target = values.at(place) ^ change;
            if let CoinValues::Known(known) = values {
                let (sets, all) = known_companions(*known, place, target, MOST_PAIRS / heads.len());
                is_complete &= all;
                moves.extend(sets.iter().map(|companions| claimed(heads, place, companions)));
                continue;
            }
            let pause = |coins| spend(&mut work_left, coins);
            let flow = self.rule.visit_companions(place, pause, |companions| {
                if companions.iter().fold(0, |sum, &other| sum ^ values.at(other)) == target {
                    moves.push(claimed(heads, place, &CompanionSet::These(companions.to_vec())));
                }
                ControlFlow::Continue(())
            });
            is_complete &= flow.is_continue();
        }
        (moves, is_complete)
    }

    fn values(&self, heads: &Heads, limits: &Limits) -> Result<Option<CoinValues>, StopReason> {
        if let Some(known) = self.rule.known() {
            return Ok(Some(CoinValues::Known(known)));
        }
        let mut coins = self.coins.lock().unwrap_or_else(PoisonError::into_inner);
        coins.up_to(&self.rule, heads.last().copied().unwrap_or(0), limits)
    }
}

impl Ruleset for Turning {
    type Position = Heads;

    fn options<B>(
        &self,
        heads: &Heads,
        _: Player,
        mut visit: impl FnMut(Heads) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for &place in heads {
            let all = |_| ControlFlow::Continue(());
            self.rule.visit_companions(place, all, |companions| {
                visit(turned(heads, companions.iter().copied().chain([place])))
            })?;
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    /// The rightmost coin turned goes from heads to tails, so the row, read from the right as a binary number, falls.
    fn is_loop_free(&self) -> bool {
        true
    }

    fn reachable_bound(&self, heads: &Heads) -> Option<u64> {
        let last = heads.last().copied().unwrap_or(0);
        Some(u32::try_from(last).ok().and_then(|last| 1_u64.checked_shl(last)).unwrap_or(u64::MAX))
    }

    fn heap_bytes(&self, heads: &Heads) -> usize {
        heads.capacity() * size_of::<u64>()
    }
}

/// Rows up to here are written coin by coin.
const LONGEST_ROW: u64 = 64;
const HINT: &str = "a row of h (heads) and t (tails) such as htthh, or the places of the heads counted from 1, such as \
                    1 4 5";

impl Notation for Turning {
    fn parse(&self, text: &str) -> Result<Heads, ParseError> {
        let row = text.trim();
        if row.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", HINT));
        }
        let last = last_place(&self.rule);
        if row.starts_with(['h', 't', 'H', 'T']) {
            let heads = parse_row(text, row, HINT)?;
            if heads.last().is_some_and(|&head| head > last) {
                return Err(ParseError::whole(
                    text,
                    zermelo_core::message!("a row has at most {last} coins here", last),
                    HINT,
                ));
            }
            return Ok(heads);
        }
        let mut heads = Vec::new();
        for word in row.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
            let place = word.parse::<u64>().ok().filter(|_| word.bytes().all(|byte| byte.is_ascii_digit()));
            match place {
                Some(0) => return Err(ParseError::part(text, word, "places are counted from 1", HINT)),
                Some(place) if place <= last => heads.push(place),
                Some(_) => {
                    let message = zermelo_core::message!("places go up to {last} here", last);
                    return Err(ParseError::part(text, word, message, HINT));
                }
                None => return Err(ParseError::part(text, word, "this is neither a row nor a place", HINT)),
            }
        }
        heads.arrange();
        if let Some([place, ..]) = heads.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(ParseError::whole(
                text,
                zermelo_core::message!("the coin at {place} is named twice", place),
                HINT,
            ));
        }
        Ok(heads)
    }

    fn print(&self, heads: &Heads) -> String {
        match heads.last() {
            None => "t".to_owned(),
            Some(&last) if last <= LONGEST_ROW => {
                let mut row = vec![b't'; last as usize];
                for &head in heads {
                    row[head as usize - 1] = b'h';
                }
                row.into_iter().map(char::from).collect()
            }
            Some(_) => heads.iter().map(u64::to_string).collect::<Vec<_>>().join(" "),
        }
    }

    fn drawing(&self, heads: &Heads) -> Option<Drawing> {
        let last = heads.last().map_or(1, |&last| last);
        let coin = |place: usize| {
            let heads = heads.binary_search(&(place as u64 + 1)).is_ok();
            Cell::alone(Mark::Coin { heads })
        };
        usize::try_from(last).ok().and_then(|last| Drawing::strip((0..last).map(coin)))
    }

    fn move_label(&self, from: &Heads, to: &Heads, _: Player) -> String {
        label(&turned(from, to.iter().copied()))
    }
}

/// The places of the heads in a row of h and t, which must be a slice of `text`.
pub(super) fn parse_row(text: &str, row: &str, hint: &str) -> Result<Heads, ParseError> {
    let mut heads = Vec::new();
    for (place, (at, coin)) in (1..).zip(row.char_indices().filter(|(_, coin)| !coin.is_whitespace())) {
        match coin {
            'h' | 'H' => heads.push(place),
            't' | 'T' => {}
            _ => {
                let symbol = &row[at..at + coin.len_utf8()];
                return Err(ParseError::part(text, symbol, "a coin is h (heads) or t (tails)", hint));
            }
        }
    }
    Ok(heads)
}

const MOST_HEADS_EXPLAINED: usize = 12;

impl Theorem for Turning {
    fn grundy(&self, heads: &Heads) -> Option<UBig> {
        self.grundy_within(heads, &Limits::none()).ok().flatten()
    }

    /// In normal play, where the values can be computed.
    fn claim_within(
        &self,
        heads: &Heads,
        convention: Convention,
        limits: &Limits,
    ) -> Result<Option<Claim<Heads>>, StopReason> {
        if convention == Convention::Misere {
            return Ok(None);
        }
        let Some(values) = self.values(heads, limits)? else { return Ok(None) };
        let of_heads: Vec<u64> = heads.iter().map(|&head| values.at(head)).collect();
        let explained = |place: usize| format!("g({}) = {}", heads[place], of_heads[place]);
        let changing = |change| self.moves_changing(heads, &values, change);
        Ok(Some(claim_of_heads(&COIN_TURNING, &of_heads, explained, changing)))
    }

    /// Without the winning moves, which may be many.
    fn grundy_within(&self, heads: &Heads, limits: &Limits) -> Result<Option<UBig>, StopReason> {
        let values = self.values(heads, limits)?;
        Ok(values.map(|values| UBig::from(heads.iter().fold(0_u64, |sum, &head| sum ^ values.at(head)))))
    }

    fn options_of_value(&self, heads: &Heads, value: &UBig) -> Option<Vec<ClaimedMove<Heads>>> {
        let values = self.values(heads, &Limits::none()).ok().flatten()?;
        let of_heads = heads.iter().map(|&head| values.at(head));
        moves_to_value(of_heads, value, |change| self.moves_changing(heads, &values, change))
    }
}

/// Moves, and whether these are all.
type Moves<P> = (Vec<ClaimedMove<P>>, bool);

/// The claim about heads of these values: how each comes about is explained by its place, and `changing` finds the moves
/// that change the nim-sum by a number.
pub(super) fn claim_of_heads<P>(
    by: &'static Reference,
    of_heads: &[u64],
    explained: impl FnMut(usize) -> String,
    changing: impl FnOnce(u64) -> Moves<P>,
) -> Claim<P> {
    let sum = of_heads.iter().fold(0, |sum, value| sum ^ value);
    let mut explanation = Vec::new();
    if (1..=MOST_HEADS_EXPLAINED).contains(&of_heads.len()) {
        explanation.extend((0..of_heads.len()).map(explained).map(Message::verbatim));
        let big: Vec<UBig> = of_heads.iter().map(|&value| UBig::from(value)).collect();
        explanation.extend(columns(&big));
    }
    let (verdict, words) = match sum {
        0 => (Verdict::Loss(None), "The nim-sum over the heads is 0: the previous player wins.".into()),
        _ => {
            let words = message!("The nim-sum over the heads is {sum}, not 0: the next player wins.", sum);
            (Verdict::Win(None), words)
        }
    };
    explanation.push(words);
    let (moves, is_complete) = if sum == 0 { (Vec::new(), true) } else { changing(sum) };
    let mut claim = Claim::impartial(by, verdict, Vec::new(), explanation);
    claim.winning = if is_complete { WinningMoves::These(moves) } else { WinningMoves::AtLeast(moves) };
    claim.with_grundy(UBig::from(sum))
}

/// The moves to positions of a value, where all can be found.
pub(super) fn moves_to_value<P>(
    of_heads: impl Iterator<Item = u64>,
    value: &UBig,
    changing: impl FnOnce(u64) -> Moves<P>,
) -> Option<Vec<ClaimedMove<P>>> {
    let Ok(value) = u64::try_from(value) else { return Some(Vec::new()) };
    let (moves, is_complete) = changing(of_heads.fold(value, |sum, own| sum ^ own));
    is_complete.then_some(moves)
}

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 5] {
    [
        Entry::new("turning-turtles", "Turning Turtles", Group::Strips, |parameters| {
            open_named(parameters, "turning-turtles")
        })
        .with_aliases(["turtles"])
        .with_rules(
            "A move turns over one or two coins of a row; the rightmost of them goes from heads to \
             tails. Whoever cannot move loses.",
        )
        .with_notation(ROW)
        .with_examples(["turning-turtles htthh", "turning-turtles 7 1000000000000"])
        .with_theorems([&COIN_TURNING]),
        Entry::new("mock-turtles", "Mock Turtles", Group::Strips, |parameters| {
            open_named(parameters, "mock-turtles")
        })
        .with_rules(
            "A move turns over one, two or three coins of a row; the rightmost of them goes from \
             heads to tails. Whoever cannot move loses.",
        )
        .with_notation(ROW)
        .with_examples(["mock-turtles htththtth", "mock-turtles 5 9 1000"])
        .with_theorems([&COIN_TURNING]),
        Entry::new("ruler", "Ruler", Group::Strips, |parameters| open_named(parameters, "ruler"))
            .with_rules(
                "A move turns over any number of neighbouring coins of a row; the rightmost of them goes \
                 from heads to tails. Whoever cannot move loses.",
            )
            .with_notation(ROW)
            .with_examples(["ruler tththh", "ruler 12 1000000000000"])
            .with_theorems([&COIN_TURNING]),
        Entry::new("twins", "Twins", Group::Strips, |parameters| open_named(parameters, "twins"))
            .with_rules(
                "A move turns over exactly two coins of a row; the right one goes from heads to tails. \
                 Whoever cannot move loses.",
            )
            .with_notation(ROW)
            .with_examples(["twins thhth", "twins 8 1000000000000"])
            .with_theorems([&COIN_TURNING]),
        Entry::new("turning", "Coin turning by any rule", Group::Strips, |parameters| {
            if parameters.is_empty() {
                return Err(ParseError::whole(
                    parameters,
                    "this game needs a rule after its name",
                    RULE_HINT,
                ));
            }
            let rule = rule(parameters, parameters)?;
            let name = format!("turning:{rule}");
            Ok(open_rule(rule, name))
        })
        .with_aliases(["coin-turning"])
        .with_rules(
            "A move turns over a set of coins of a row that the rule allows; the rightmost of them \
             goes from heads to tails. Whoever cannot move loses.",
        )
        .with_parameters(
            ":RULE  how many coins: 3, 1-3, 2-3,6 or 1+ (one or more); then C for neighbours, C(5) for coins \
             within five neighbouring places, E for equal distances, S for symmetric sets, F for sets \
             with the first coin of the row (required)",
        )
        .with_notation(ROW)
        .with_examples(["turning:1-3 htththtth", "turning:3E hhhhhhhh", "turning:1+S ththh"])
        .with_theorems([&COIN_TURNING]),
    ]
}

const ROW: &str = "the row, h for heads and t for tails, such as htthh; or the places of the heads from 1 on";

const RULE_HINT: &str =
    "a number of coins, then any of C, C(n), E, S and F, for example: turning:1-3C(5) hthh";

fn open_named(parameters: &str, name: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    no_parameters(parameters, &format!("{name} htthh"))?;
    Ok(open_rule(rule(name, name)?, name.to_owned()))
}

/// The game of a rule, under the checker's name for it.
fn open_rule(rule: TurnRule, name: String) -> Arc<dyn AnyGame> {
    let own = rule.clone();
    let reads = move |heads: &Heads| {
        are_few_turns(heads.len(), heads.iter().map(|&place| own.most_sets_and_coins(place)))
    };
    let known = CheckedGame::in_numbers(name, places_of_heads).where_it_reads(reads);
    let known = rule.has_short_numbers().then_some(known);
    Arc::new(Catalogued::new(Turning::new(rule)).with_theorem().checked_as(known))
}

/// A position for the checker.
fn places_of_heads(heads: &Heads) -> String {
    let places: Vec<String> = heads.iter().map(u64::to_string).collect();
    if places.is_empty() { "0".to_owned() } else { places.join(" ") }
}

/// Whether the checker lists the moves from so many heads, by the sets that may be turned with each and the coins in these.
pub(super) fn are_few_turns(heads: usize, turns: impl Iterator<Item = [u64; 2]>) -> bool {
    /// The checker counts the coins of every set and the heads that there are.
    const MOST_WORK: u64 = 1 << 22;
    let work = turns.map(|[sets, coins]| sets.saturating_mul(coins.saturating_add(heads as u64)));
    work.fold(0, u64::saturating_add) <= MOST_WORK
}

/// The rule in a part of the parameters.
pub(super) fn rule(parameters: &str, part: &str) -> Result<TurnRule, ParseError> {
    part.parse().map_err(|error: TurnRuleError| ParseError::part(parameters, part, error, RULE_HINT))
}
