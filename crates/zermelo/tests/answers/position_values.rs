//! Values of positions, for every game of the catalogue that has them: against search, against values built from options,
//! with several threads and with little memory.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use zermelo::catalogue::{AnyGame, AnyPosition, Engines, open};
use zermelo::game::{Convention, Ending, NormalForm, Player};
use zermelo::solve::Limits;
use zermelo::value::{Algebra, Script, Store, ValueId};

/// Positions from which little is reached, of games in which both players have moves of their own or the same.
const SMALL: &[&str] = &[
    "nim 2 3 4",
    "kayles 4 3",
    "wythoff 3 4",
    "chomp 3x3",
    "cram 3x3",
    "domineering 3x4",
    "domineering ....|..#.|.#..",
    "clobber 2x4",
    "clobber xx.|oxo|.oo",
    "impartial-clobber 2x3",
    "hackenbush lrlr(r;el)",
    "hackenbush (ee:A;er:A;l)",
    "hackenbush e(ee:A;e:Ae;e)",
    "toads-and-frogs tt..ff",
    "toads-and-frogs t.tf.f.tf.",
    "toads-and-frogs:2 tt.t.ffff",
    "elephants-and-rhinos ee.r.e..rr",
    "toppling-dominoes lrrlel",
    "toppling-dominoes ll.ll.re.r.el",
    "partizan-subtraction:1,3/2,5 7 4",
    "partizan-octal:0.3/0.7 5 3",
    "partizan-octal:0.07/4.77 6",
    "cutcake 3x5 2x2:2",
    "maundy-cake 4x6 3x2:2",
    "col path:6",
    "col ...|.L.|R..",
    "col a-b,b-c,c-a,c-d,e a:L b:L",
    "fjords L-.-.-R",
    "fjords L..|...|..R",
    "fjords a-b,b-c,c-d,b-d,d-e a:L e:R d:L",
    "childish-hackenbush (ee:A;er:A;l)",
    "childish-hackenbush r(l:T;r(l:T;rl:T))",
    "partizan-arc-kayles llrlr",
    "partizan-arc-kayles a-b:l b-c:r c-a:e c-d:l d-d:r",
    "cannibal-clobber xo.|oxx",
    "snort cycle:5 2:R",
    "snort L-.-.-.-L",
    "snort caterpillar:2,0,1",
    "amazons x..|..o",
    "amazons x.#.|.o.x",
    "amazons xo.....",
    "konane .ox.|o..x|....",
    "konane xo.xo#.oxo.x",
    "nogo 2x3",
    "fission ....|..x.|....",
    "ski-jumps .L..|.R..|....",
    "ski-jumps R.L.R|.l..r|..R..",
    "nim 2 1 + hackenbush lr",
];

/// Positions that can be reached, the first few thousand.
fn reachable(game: &dyn AnyGame, start: &AnyPosition) -> Vec<AnyPosition> {
    let mut found = vec![start.clone()];
    let mut known: HashSet<AnyPosition> = found.iter().cloned().collect();
    let mut next = 0;
    while next < found.len() && found.len() < 2_000 {
        for player in Player::BOTH {
            for option in options(game, &found[next].clone(), player) {
                if known.insert(option.clone()) {
                    found.push(option);
                }
            }
        }
        next += 1;
    }
    found
}

fn options(game: &dyn AnyGame, position: &AnyPosition, player: Player) -> Vec<AnyPosition> {
    let mut list = Vec::new();
    let _ = game.visit_options(position, player, &mut |option| {
        list.push(option);
        ControlFlow::Continue(())
    });
    list
}

/// The value from the options alone: no components, no normal forms, no theorems.
fn plain_value(
    game: &dyn AnyGame,
    algebra: &mut Algebra,
    memo: &mut HashMap<AnyPosition, ValueId>,
    position: &AnyPosition,
) -> ValueId {
    if let Some(&known) = memo.get(position) {
        return known;
    }
    let [left, right] = Player::each(|player| -> Vec<ValueId> {
        let options = options(game, position, player);
        options.iter().map(|option| plain_value(game, algebra, memo, option)).collect()
    });
    let value = algebra.game(&left, &right).unwrap();
    memo.insert(position.clone(), value);
    value
}

fn values(
    game: &(dyn AnyGame + 'static),
    store: &Store,
    threads: usize,
    positions: &[AnyPosition],
) -> Vec<ValueId> {
    let threads = NonZeroUsize::new(threads).unwrap();
    let mut values = game.values(store, threads, &Limits::none()).unwrap();
    let mut algebra = Algebra::new(store, &Limits::none()).unwrap();
    let mut sum = |position| {
        let parts = values.summands(position).unwrap();
        parts.into_iter().fold(ValueId::ZERO, |sum, part| algebra.sum(sum, part).unwrap())
    };
    positions.iter().map(&mut sum).collect()
}

#[test]
fn values_follow_from_the_options_and_tell_the_winner() {
    for text in SMALL {
        let opened = open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let game = opened.game.as_ref();
        let positions = reachable(game, &opened.position);
        let store = Store::new();
        let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
        let mut memo = HashMap::new();
        let mut judge = game.top_down(Convention::Normal, &Limits::none()).unwrap();
        for (position, value) in positions.iter().zip(values(game, &store, 1, &positions)) {
            let plain = plain_value(game, &mut algebra, &mut memo, position);
            assert_eq!(value, plain, "{text}: {}", game.print(position));
            let [left, right] =
                Player::each(|player| judge.verdict(position, player).unwrap().result() == Ending::Win);
            let wins = [
                !algebra.is_at_most(value, ValueId::ZERO).unwrap(),
                !algebra.is_at_most(ValueId::ZERO, value).unwrap(),
            ];
            assert_eq!([left, right], wins, "{text}: {}", game.print(position));
            let NormalForm { position: form, players_swapped: is_negated, .. } = game.normal_form(position);
            let representative = plain_value(game, &mut algebra, &mut memo, &form);
            let same = if is_negated { algebra.negative(value).unwrap() } else { value };
            assert_eq!(representative, same, "{text}: {}", game.print(position));
        }
    }
}

#[test]
fn threads_and_memory_change_nothing() {
    for text in SMALL {
        let opened = open(text).unwrap();
        let game = opened.game.as_ref();
        let mut texts = HashSet::new();
        for (threads, budget) in [(1, None), (2, None), (4, Some(1 << 16)), (1, Some(0))] {
            let store = Store::with_budget(budget);
            let value = values(game, &store, threads, std::slice::from_ref(&opened.position))[0];
            let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
            texts.insert(algebra.text(value, Script::Ascii).unwrap());
        }
        assert_eq!(texts.len(), 1, "{text}: {texts:?}");
    }
}
