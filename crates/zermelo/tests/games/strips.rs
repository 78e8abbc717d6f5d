//! The partizan games on strips and heaps: values and outcomes as published, parts against the whole, normal forms
//! against the value.

use serde::Deserialize;
use std::cell::OnceCell;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use zermelo::catalogue::{Engines, open};
use zermelo::game::{Clock, Convention, Ending, Notation, Player, Progress, Ruleset, StopReason};
use zermelo::rulesets::heap::{Cake, CakeCutting, Cakes, Heaps, PartizanOctal, PartizanSubtraction};
use zermelo::rulesets::strip::{Cell, CellRow, ElephantsAndRhinos, ToadsAndFrogs, TopplingDominoes};
use zermelo::solve::Limits;
use zermelo::solve::value::ValueTable;
use zermelo::value::{Algebra, Dyadic, Store, ValueError, ValueId};

/// The whole game without parts and normal forms.
struct Whole<'a, R>(&'a R);

impl<R: Ruleset> Ruleset for Whole<'_, R> {
    type Position = R::Position;

    fn options<B>(
        &self,
        position: &R::Position,
        player: Player,
        visit: impl FnMut(R::Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.0.options(position, player, visit)
    }

    fn is_loop_free(&self) -> bool {
        true
    }
}

/// All rows of a length with cells of the first so many kinds.
fn all_rows(length: u32, kinds: usize) -> impl Iterator<Item = CellRow> {
    const KINDS: [Cell; 4] = [Cell::Empty, Cell::Left, Cell::Right, Cell::Both];
    (0..kinds.pow(length)).map(move |number| {
        let cells: Vec<Cell> = (0..length).map(|place| KINDS[number / kinds.pow(place) % kinds]).collect();
        CellRow::new(&cells)
    })
}

/// The value by parts and normal forms is that of the whole; normal forms are idempotent and symmetric.
fn values_agree<R: Notation>(game: &R, positions: impl Iterator<Item = R::Position>) {
    let store = Store::new();
    let limits = Limits::none();
    let (by_parts, plain) = (ValueTable::new(game, &store).unwrap(), Whole(game));
    let whole = ValueTable::new(&plain, &store).unwrap();
    let mut algebra = Algebra::new(&store, &limits).unwrap();
    let positions: Vec<_> = positions.collect();
    let together = ValueTable::new(game, &store).unwrap().values(&positions, &limits).unwrap();
    for (position, together) in positions.into_iter().zip(together) {
        let expected = whole.value(&position, &limits).unwrap();
        assert_eq!(by_parts.value(&position, &limits).unwrap(), expected, "{}", game.print(&position));
        assert_eq!(together, expected, "{}", game.print(&position));
        let form = game.normal_form(&position);
        let value = whole.value(&form.position, &limits).unwrap();
        let negative = algebra.negative(expected).unwrap();
        assert_eq!(value, if form.players_swapped { negative } else { expected });
        assert!(!form.is_own_mirror || negative == expected, "{}", game.print(&position));
        let again = game.normal_form(&form.position);
        assert!(again.position == form.position && !again.players_swapped, "{}", game.print(&position));
    }
}

#[test]
fn parts_of_strips_are_the_whole() {
    for most_jumped in 0..=3 {
        let longest = if most_jumped == 1 { 9 } else { 8 };
        for length in 1..=longest {
            values_agree(&ToadsAndFrogs { most_jumped }, all_rows(length, 3));
        }
    }
    for length in 1..=6 {
        let rows = all_rows(length, 4).map(|row| TopplingDominoes::position(&row));
        values_agree(&TopplingDominoes, rows);
    }
}

/// Of several threads that ask one table, at most one has it to itself.
#[test]
fn one_table_for_several_threads() {
    let game = ToadsAndFrogs { most_jumped: 1 };
    let store = Store::new();
    let rows: Vec<CellRow> = all_rows(7, 3).collect();
    let expected = ValueTable::new(&game, &store).unwrap().values(&rows, &Limits::none()).unwrap();
    let table = ValueTable::new(&game, &store).unwrap();
    let ask = |number: usize| {
        let limits = Limits::none();
        let each = rows.iter().map(|row| match number % 2 {
            0 => table.value(row, &limits).unwrap(),
            _ => table.value_in_parallel(row, NonZeroUsize::new(2).unwrap(), &limits).unwrap(),
        });
        each.collect::<Vec<_>>()
    };
    let answers: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|number| scope.spawn(move || ask(number))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(answers, vec![expected; 4]);
}

/// A clock on which each look takes a millisecond.
struct Looks(AtomicU64);

impl Clock for Looks {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// Whoever waits for a table that another has to itself stops at its own limits.
#[test]
fn waiting_for_a_table_has_limits() {
    static LOOKS: Looks = Looks(AtomicU64::new(0));
    let game = ToadsAndFrogs { most_jumped: 1 };
    let store = Store::new();
    let rows: Vec<CellRow> = all_rows(9, 3).collect();
    let table = ValueTable::new(&game, &store).unwrap();
    let answer = OnceCell::new();
    // Once there are values, a report comes from the thread that has the table: waiting for it would never end.
    let report = |progress: Progress| {
        if progress.done == 0 {
            return;
        }
        answer.get_or_init(|| {
            let soon = Duration::from_millis(LOOKS.0.load(Ordering::Relaxed) + 8);
            table.value(&rows[0], &Limits { clock: Some(&LOOKS), deadline: Some(soon), ..Limits::none() })
        });
    };
    let values = table.values(&rows, &Limits { progress: Some(&report), ..Limits::none() }).unwrap();
    assert_eq!(answer.into_inner(), Some(Err(ValueError::Stopped(StopReason::Time))));
    assert_eq!(values, ValueTable::new(&game, &store).unwrap().values(&rows, &Limits::none()).unwrap());
}

/// Long strips go the same ways as short ones.
#[test]
fn long_strips() {
    let game = ToadsAndFrogs { most_jumped: 1 };
    let store = Store::new();
    let table = ValueTable::new(&game, &store).unwrap();
    let value = |text: &str| table.value(&game.parse(text).unwrap(), &Limits::none()).unwrap();
    let wall = "ttff".repeat(20);
    assert_eq!(value(&format!("tt..f{wall}t.t.ff{wall}")), {
        let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
        algebra.sum(value("tt..f"), value("t.t.ff")).unwrap()
    });
    let row = TopplingDominoes.parse(&"lr".repeat(50)).unwrap();
    let store = Store::new();
    let short = ValueTable::new(&TopplingDominoes, &store).unwrap();
    // Fink, Nowakowski, Siegel, Wolfe: an alternating row is worth a star or a number by its parity.
    let even = short.value(&row, &Limits::none()).unwrap();
    let algebra = Algebra::new(&store, &Limits::none()).unwrap();
    assert!(algebra.as_nimber(even).is_some());
}

#[test]
fn partizan_heaps_by_parts() {
    let heaps = |sizes: &[u64]| Heaps(sizes.iter().map(|&size| size.into()).collect());
    let positions = || [&[4, 5, 3][..], &[0, 2, 6], &[7], &[3, 3, 1, 0]].into_iter().map(heaps);
    values_agree(&PartizanSubtraction::new([vec![1, 3], vec![2, 5]]), positions());
    for [left, right] in [["0.37", "4.7"], ["0.8", "0.077"], ["0.7", "0.7"]] {
        values_agree(&PartizanOctal::new(left.parse().unwrap(), right.parse().unwrap()), positions());
    }
}

#[test]
fn cakes_have_their_values() {
    for game in [CakeCutting::Cutcake, CakeCutting::MaundyCake] {
        let store = Store::new();
        let limits = Limits::none();
        let table = ValueTable::new(&game, &store).unwrap();
        let mut algebra = Algebra::new(&store, &limits).unwrap();
        for (rows, columns) in (1..=14).flat_map(|rows| (1..=14).map(move |columns| (rows, columns))) {
            let cake = Cake { rows, columns };
            let searched = table.value(&Cakes::new([(cake, 1)]).unwrap(), &limits).unwrap();
            let integer = algebra.number(&Dyadic::integer(game.cake_value(cake))).unwrap();
            assert_eq!(searched, integer, "{game:?} {cake}");
        }
    }
}

/// The closed form is the value that a search finds.
#[test]
fn herds_have_their_values() {
    let store = Store::new();
    let limits = Limits::none();
    let table = ValueTable::new(&ElephantsAndRhinos, &store).unwrap();
    let mut algebra = Algebra::new(&store, &limits).unwrap();
    for row in (1..=8).flat_map(|length| all_rows(length, 3)) {
        let form = ElephantsAndRhinos::value(&row);
        let mut value = algebra.number(&Dyadic::integer(form.integer)).unwrap();
        for (elephants, rhinos) in form.switches {
            let [left, right] = [i64::from(elephants) - 1, 1 - i64::from(rhinos)]
                .map(|number| algebra.number(&Dyadic::integer(number)).unwrap());
            let switch = algebra.game(&[left], &[right]).unwrap();
            value = algebra.sum(value, switch).unwrap();
        }
        assert_eq!(table.value(&row, &limits).unwrap(), value, "{}", ElephantsAndRhinos.print(&row));
    }
}

#[derive(Deserialize)]
struct PublishedOutcome {
    game: String,
    position: String,
    left_first: bool,
    right_first: bool,
    source: String,
}

#[test]
fn outcomes_are_reproduced() {
    let facts: Vec<PublishedOutcome> =
        serde_json::from_str(include_str!("../data/strip-outcomes.json")).unwrap();
    assert_eq!(facts.len(), 24);
    for fact in facts {
        assert!(!fact.source.is_empty());
        let opened = open(&format!("{} {}", fact.game, fact.position)).unwrap();
        let expected = [fact.left_first, fact.right_first];
        let verdicts = match opened.game.claim(&opened.position, Convention::Normal) {
            Some(claim) => claim.verdicts,
            None => {
                let mut judge = opened.game.top_down(Convention::Normal, &Limits::none()).unwrap();
                Player::each(|player| judge.verdict(&opened.position, player).unwrap())
            }
        };
        assert_eq!(verdicts.map(|verdict| verdict.result() == Ending::Win), expected, "{}", fact.position);
    }
}

#[derive(Deserialize)]
struct PublishedValue {
    game: String,
    position: String,
    value: String,
    source: String,
}

#[test]
fn values_are_reproduced() {
    let facts: Vec<PublishedValue> = serde_json::from_str(include_str!("../data/strip-values.json")).unwrap();
    assert_eq!(facts.len(), 197);
    for fact in facts {
        assert!(!fact.source.is_empty());
        let (name, parameters) = fact.game.split_once(':').unwrap_or((&fact.game, ""));
        let both = || parameters.split_once('/').unwrap();
        match name {
            "toads-and-frogs" => {
                let most_jumped = if parameters.is_empty() { 1 } else { parameters.parse().unwrap() };
                check(&ToadsAndFrogs { most_jumped }, &fact);
            }
            "elephants-and-rhinos" => check(&ElephantsAndRhinos, &fact),
            "toppling-dominoes" => check(&TopplingDominoes, &fact),
            "cutcake" => check(&CakeCutting::Cutcake, &fact),
            "maundy-cake" => check(&CakeCutting::MaundyCake, &fact),
            "partizan-subtraction" => {
                let takes = |text: &str| text.split(',').map(|take| take.parse().unwrap()).collect();
                let takes = [takes(both().0), takes(both().1)];
                check(&PartizanSubtraction::new(takes), &fact);
            }
            "partizan-octal" => {
                let [left, right] = [both().0, both().1].map(|code| code.parse().unwrap());
                check(&PartizanOctal::new(left, right), &fact);
            }
            other => panic!("nothing checks {other}"),
        }
    }
}

fn check<R: Notation>(game: &R, fact: &PublishedValue) {
    let store = Store::new();
    let limits = Limits::none();
    let table = ValueTable::new(game, &store).unwrap();
    let value = table.value(&game.parse(&fact.position).unwrap(), &limits).unwrap();
    let mut algebra = Algebra::new(&store, &limits).unwrap();
    let expected = read(&mut algebra, &fact.value);
    assert_eq!(value, expected, "{} {}: {}", fact.game, fact.position, fact.value);
}

/// The places of a text outside all brackets.
fn outside(text: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    let mut depth = 0;
    text.char_indices().filter(move |&(_, letter)| {
        depth += i32::from(matches!(letter, '{' | '(' | '[' | '<'))
            - i32::from(matches!(letter, '}' | ')' | ']' | '>'));
        depth == 0
    })
}

fn split_list(text: &str) -> Vec<&str> {
    let commas: Vec<usize> = outside(text).filter(|&(_, letter)| letter == ',').map(|(at, _)| at).collect();
    let starts = std::iter::once(0).chain(commas.iter().map(|at| at + 1));
    starts.zip(commas.iter().copied().chain([text.len()])).map(|(from, to)| &text[from..to]).collect()
}

/// One side of a game: options, or a single one whose braces are left out.
fn read_side(algebra: &mut Algebra, text: &str) -> Vec<ValueId> {
    if text.is_empty() {
        return Vec::new();
    }
    if outside(text).any(|(_, letter)| letter == '|') {
        return vec![read(algebra, &format!("{{{text}}}"))];
    }
    split_list(text).into_iter().map(|option| read(algebra, option)).collect()
}

/// Reads a value in the notation of the published ones.
fn read(algebra: &mut Algebra, text: &str) -> ValueId {
    if let Some(rest) = text.strip_prefix("+-") {
        let inside = rest.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        let list = inside.filter(|inside| !outside(inside).any(|(_, letter)| letter == '|'));
        let left: Vec<ValueId> = match list {
            Some(list) => read_side(algebra, list),
            None => vec![read(algebra, rest)],
        };
        let right: Vec<ValueId> = left.iter().map(|&option| algebra.negative(option).unwrap()).collect();
        return algebra.game(&left, &right).unwrap();
    }
    if let Some(inside) = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
        let places: Vec<usize> =
            outside(inside).filter(|&(_, letter)| letter == '|').map(|(at, _)| at).collect();
        // The longest row of bars is the one between Left and Right.
        let length = |start: usize| inside[start..].chars().take_while(|&letter| letter == '|').count();
        let starts = places.iter().copied().filter(|&at| at == 0 || !places.contains(&(at - 1)));
        let middle = starts.max_by_key(|&at| length(at)).unwrap();
        let left = read_side(algebra, &inside[..middle]);
        let right = read_side(algebra, &inside[middle + length(middle)..]);
        return algebra.game(&left, &right).unwrap();
    }
    read_sum(algebra, text)
}

/// A number, ups and a star without signs between them, or a tiny behind a number.
fn read_sum(algebra: &mut Algebra, text: &str) -> ValueId {
    let digits = |text: &str| text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let mut value = ValueId::ZERO;
    let end = text.find(|letter: char| !"-0123456789/".contains(letter)).unwrap_or(text.len());
    let (number, mut rest) = text.split_at(end);
    if !number.is_empty() {
        value = algebra.number(&number.parse().unwrap()).unwrap();
    }
    for (name, is_miny) in [("Tiny(", false), ("Miny(", true)] {
        if let Some(inside) = rest.strip_prefix(name).and_then(|rest| rest.strip_suffix(')')) {
            // {0||0|-G}
            let game = read(algebra, inside);
            let negative = algebra.negative(game).unwrap();
            let threat = algebra.game(&[ValueId::ZERO], &[negative]).unwrap();
            let mut tiny = algebra.game(&[ValueId::ZERO], &[threat]).unwrap();
            if is_miny {
                tiny = algebra.negative(tiny).unwrap();
            }
            return algebra.sum(value, tiny).unwrap();
        }
    }
    if let Some(sign) = rest.chars().next().filter(|letter| matches!(letter, '^' | 'v')) {
        let arrows = rest.chars().take_while(|&letter| letter == sign).count();
        rest = &rest[arrows..];
        let mut ups;
        if let Some(power) = rest.strip_prefix(['[', '<']) {
            let exponent: usize = power[..digits(power)].parse().unwrap();
            let powers = powers_of_up(algebra, exponent);
            ups = powers[exponent - 1];
            if rest.starts_with('[') {
                ups = powers.iter().fold(ValueId::ZERO, |sum, &power| algebra.sum(sum, power).unwrap());
            }
            rest = &power[digits(power) + 1..];
        } else {
            let count = digits(rest);
            let times =
                if count > 0 { rest[..count].parse().unwrap() } else { i64::try_from(arrows).unwrap() };
            rest = &rest[count..];
            let up = powers_of_up(algebra, 1)[0];
            ups = algebra.multiple(times, up).unwrap();
        }
        if sign == 'v' {
            ups = algebra.negative(ups).unwrap();
        }
        value = algebra.sum(value, ups).unwrap();
    }
    if let Some(star) = rest.strip_prefix('*') {
        let nimber = algebra.nimber(if star.is_empty() { 1 } else { star.parse().unwrap() }).unwrap();
        value = algebra.sum(value, nimber).unwrap();
        rest = "";
    }
    assert!(rest.is_empty(), "{text}");
    value
}

/// The powers of up: each is {0 | * less all before}.
fn powers_of_up(algebra: &mut Algebra, count: usize) -> Vec<ValueId> {
    let mut powers = Vec::new();
    let mut right = algebra.nimber(1).unwrap();
    for _ in 0..count {
        let power = algebra.game(&[ValueId::ZERO], &[right]).unwrap();
        right = algebra.difference(right, power).unwrap();
        powers.push(power);
    }
    powers
}

/// Parts and symmetry leave a fraction of the strips of length 11; their values are balanced: with each its negative.
#[test]
fn all_strips_of_length_eleven() {
    let game = ToadsAndFrogs { most_jumped: 1 };
    let store = Store::new();
    let table = ValueTable::new(&game, &store).unwrap();
    let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
    let mut values: Vec<ValueId> =
        all_rows(11, 3).map(|row| table.value(&row, &Limits::none()).unwrap()).collect();
    let mut negatives: Vec<ValueId> = values.iter().map(|&value| algebra.negative(value).unwrap()).collect();
    values.sort();
    negatives.sort();
    assert!(values == negatives);
    assert!(table.position_count() < 177_147 / 3, "{} parts", table.position_count());
}
