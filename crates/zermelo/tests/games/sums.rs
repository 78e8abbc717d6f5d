//! The search of sums against engines that know neither components nor values: on all small boards, on examples of every
//! game, and on random sums of different games; with each device off in turn, with little memory, in both conventions.

use super::support::CONVENTIONS;
use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};
use zermelo::catalogue::{self, AnyGame, AnyJudge, AnyPosition, AnySums, Engines, OpenGame, SumSetup};
use zermelo::database::{BoardSize, Boards, build};
use zermelo::game::random::SplitMix64;
use zermelo::game::{
    Bounds, Convention, Ending, FormKey, KnownEntries, KnownEntry, KnownValue, Piece, Player, Section,
    StopReason, ValueEntry, ValueSubject, few_options,
};
use zermelo::solve::Limits;
use zermelo::solve::sums::{Devices, Keeper, KnownSum};
use zermelo::value::{Algebra, Dyadic, NumberUpStar, Store, ValueId};

const FREE: Limits<'static> = Limits::none();

/// All devices, and each of them off in turn.
fn devices() -> Vec<Devices> {
    let all = Devices::ALL;
    vec![
        all,
        Devices { cancel: false, ..all },
        Devices { values: false, ..all },
        Devices { bounds: false, ..all },
        Devices { order: false, ..all },
        Devices { lookups: false, ..all },
        Devices { own_search: false, ..all },
        Devices {
            cancel: false,
            values: false,
            bounds: false,
            order: false,
            lookups: false,
            own_search: false,
        },
    ]
}

fn opened(text: &str) -> OpenGame {
    catalogue::open(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn is_covered(game: &(dyn AnyGame + 'static)) -> bool {
    AnyGame::is_loop_free(game) && !AnyGame::has_endings(game)
}

/// The winners of some positions of one game by one search of sums, against the truth.
fn check(
    game: &(dyn AnyGame + 'static),
    positions: &[AnyPosition],
    convention: Convention,
    devices: Devices,
    limits: &Limits<'static>,
    truth: &mut dyn FnMut(&AnyPosition, Player) -> bool,
) {
    let store = Store::with_budget(Some(1 << 20));
    let mut sums =
        game.sums(&store, convention, SumSetup { devices, ..SumSetup::default() }, limits).unwrap();
    for position in positions {
        for player in Player::BOTH {
            let wins = sums.wins(position, player).unwrap();
            let text = game.print(position);
            assert_eq!(wins, truth(position, player), "{text} {player} {convention:?} {devices:?}");
            if let Some(known) = sums.known(position, player).unwrap() {
                assert_eq!(known, wins, "{text}");
            }
        }
    }
}

/// All boards of some rows and columns over an alphabet of cells, those that the game reads.
fn boards(game: &str, cells: &str, height: usize, width: usize) -> Vec<OpenGame> {
    let cells: Vec<char> = cells.chars().collect();
    let count = cells.len().pow((height * width) as u32);
    let board = |number: usize| {
        let mut rest = number;
        let mut text = format!("{game} ");
        for row in 0..height {
            if row > 0 {
                text.push('|');
            }
            for _ in 0..width {
                text.push(cells[rest % cells.len()]);
                rest /= cells.len();
            }
        }
        catalogue::open(&text).ok()
    };
    (0..count).filter_map(board).collect()
}

/// The boards on which all positions are looked at.
const BOARDS: [(&str, &str, usize, usize); 29] = [
    ("col", "LR.", 2, 3),
    ("snort", "LR.", 2, 3),
    ("clobber", "xo.", 2, 3),
    ("clobber", "xo.", 1, 7),
    ("impartial-clobber", "xo.", 2, 3),
    ("nogo", "xo.", 2, 3),
    ("nogo", "xo.", 1, 7),
    ("nogo", "xo.#", 2, 3),
    ("domineering", ".#", 3, 3),
    ("domineering", ".#", 2, 4),
    ("cram", ".#", 3, 3),
    ("amazons", "xo.", 2, 3),
    ("konane", "xo.", 2, 3),
    ("fission", "x.", 3, 3),
    ("toppling-dominoes", "lre", 1, 6),
    ("toads-and-frogs", "tf.", 1, 6),
    ("elephants-and-rhinos", "er.", 1, 6),
    ("cannibal-clobber", "xo.", 2, 3),
    ("kings-dirt", "xo.#", 2, 3),
    ("kings-dirt 1 0", "xo.", 2, 2),
    ("kings-dirt:must-place 1 2", "xo.", 2, 2),
    ("sliding-toads:1,2,1,0", "tf.", 1, 7),
    ("sliding-toads:2,3,2,1", "tf.", 1, 7),
    ("impartial:nogo", "xo.", 2, 3),
    ("impartial:domineering", ".#", 3, 3),
    ("impartial:toads-and-frogs", "tf.", 1, 6),
    ("impartial:konane", "xo.", 2, 3),
    ("impartial:fission", "x.", 3, 3),
    ("impartial:toppling-dominoes", "lre", 1, 5),
];

/// How many moves there are, counted by the games that know it at once and by visiting them.
#[test]
fn mobility_counts_the_options() {
    for (name, cells, height, width) in BOARDS {
        let boards = boards(name, cells, height, width);
        let mut space = boards[0].game.component_space(0);
        for board in &boards {
            let mut met = Vec::new();
            space.meet(&board.position, &mut |component| met.push((component.number, component.mobility)));
            for (component, mobility) in met {
                let counted = Player::each(|player| {
                    let mut count = 0_u32;
                    let _ = space.meet_options(component, player, &mut |piece| {
                        count += u32::from(piece == Piece::EndOfOption);
                        ControlFlow::Continue(())
                    });
                    count
                });
                let text = board.game.print(&board.position);
                assert_eq!(space.mobility(component, 64), counted, "{name} {text}");
                assert!(mobility.is_none_or(|known| known == counted), "{name} {text}");
                assert_eq!(space.mobility(component, 2), counted.map(|count| count.min(2)), "{name} {text}");
            }
        }
    }
}

/// All rows of numbers.
#[test]
fn all_small_pastures() {
    let herds = [0, 2, 3, -2, -3, 1];
    let texts = (0..herds.len().pow(6)).step_by(3).map(|number| {
        let herd = |place: u32| herds[number / herds.len().pow(place) % herds.len()].to_string();
        let row = |from: u32| (from..from + 3).map(herd).collect::<Vec<_>>().join(" ");
        format!("battle-sheep {} | {}", row(0), row(3))
    });
    let boards: Vec<OpenGame> = texts.map(|text| opened(&text)).collect();
    let game = boards[0].game.clone();
    let positions: Vec<AnyPosition> = boards.iter().map(|board| board.position.clone()).collect();
    let mut search = game.top_down(Convention::Normal, &FREE).unwrap();
    let mut truth =
        |position: &AnyPosition, player| search.verdict(position, player).unwrap().result() == Ending::Win;
    check(game.as_ref(), &positions, Convention::Normal, Devices::ALL, &FREE, &mut truth);
}

/// Who wins without components, normal forms and all that: by the options alone.
fn wins_by_options(
    game: &(dyn AnyGame + 'static),
    position: &AnyPosition,
    player: Player,
    known: &mut HashMap<(AnyPosition, Player), bool>,
) -> bool {
    let question = (position.clone(), player);
    if let Some(&wins) = known.get(&question) {
        return wins;
    }
    let options = few_options(game, position, player, 10_000).unwrap();
    let wins = options.iter().any(|option| !wins_by_options(game, option, player.opponent(), known));
    known.insert(question, wins);
    wins
}

/// Parts and normal forms that keep more than the rules do, against the rules.
#[test]
fn components_play_as_the_whole() {
    for (name, cells, height, width) in [
        ("nogo", "xo.", 2, 4),
        ("nogo", "xo.", 1, 9),
        ("nogo", "x.", 3, 3),
        ("kings-dirt", "xo.", 2, 4),
        ("sliding-toads:1,3,2,1", "tf.", 1, 8),
        ("sliding-toads:1,1,1,1", "tf.", 1, 9),
        ("sliding-toads:1,2,1,0", "tf.", 1, 9),
        ("sliding-toads:2,3,0,0", "tf.", 1, 9),
        ("cannibal-clobber", "xo.", 2, 4),
        ("impartial:nogo", "xo.", 2, 4),
        ("impartial:nogo", "xo.", 1, 9),
        ("impartial:amazons", "x.#", 2, 3),
        ("impartial:elephants-and-rhinos", "er.", 1, 8),
    ] {
        let boards = boards(name, cells, height, width);
        let game = boards[0].game.clone();
        // Every third board, and of those with many free cells all: there the most is to be seen.
        let is_looked_at = |(number, board): &(usize, &OpenGame)| {
            number % 3 == 0 || game.print(&board.position).matches('.').count() * 2 > height * width
        };
        let positions: Vec<AnyPosition> =
            boards.iter().enumerate().filter(is_looked_at).map(|(_, board)| board.position.clone()).collect();
        let mut known = HashMap::new();
        let mut truth =
            |position: &AnyPosition, player| wins_by_options(game.as_ref(), position, player, &mut known);
        check(game.as_ref(), &positions, Convention::Normal, Devices::ALL, &FREE, &mut truth);
    }
}

/// The impartial form of every game whose last move decides, against its options alone.
#[test]
fn impartial_forms_of_every_game() {
    let mut random = SplitMix64::new(7);
    let mut covered = 0;
    for entry in catalogue::entries() {
        for example in entry.examples.iter().filter(|example| !example.contains(" + ")) {
            let Ok(open) = catalogue::open(&format!("impartial:{example}")) else { continue };
            let game = open.game.as_ref();
            if !is_covered(game) || opened(example).game.is_impartial() {
                continue;
            }
            assert!(game.is_impartial());
            let Some((start, _)) = small_below(game, &open.position, Convention::Normal, &mut random) else {
                continue;
            };
            covered += 1;
            let mut known = HashMap::new();
            let mut truth =
                |position: &AnyPosition, player| wins_by_options(game, position, player, &mut known);
            check(game, &[start], Convention::Normal, Devices::ALL, &FREE, &mut truth);
        }
    }
    assert!(covered > 15, "{covered}");
}

#[test]
fn impartial_forms_that_are_none() {
    let told = |text: &str| {
        let error = catalogue::open(text).err().unwrap_or_else(|| panic!("{text} opened"));
        format!("{} [{}]", error.message, &error.text[error.span.clone()])
    };
    assert_eq!(told("impartial:nmi 3"), "there is no game of this name [nmi]");
    assert_eq!(told("nim 3 + impartial:domineering 2x"), "expected a whole number []");
    assert!(told("impartial: 3").starts_with("no game is named"));
    assert!(told("impartial:tictactoe").contains("no impartial form: it ends by a rule"));
    assert!(told("impartial:value {2|-1}").contains("an expression is a value"));
    let sum = opened("impartial:domineering 2x3 + nim 2 + impartial:impartial:clobber xo");
    let printed = sum.game.print(&sum.position);
    assert_eq!(printed, "impartial:domineering ...|... + nim 2 + impartial:clobber xo");
}

/// Grundy values by proofs are those by the least excluded value.
#[test]
fn nimbers_by_proofs() {
    for text in [
        "cram 4x4",
        "cram 3x5",
        "impartial-clobber 3x4",
        "impartial:nogo 2x4",
        "impartial:clobber xo.xoxo.xxo|oxoxo.xo.oo",
        "impartial:toppling-dominoes llrlerrl",
        "impartial:kings-dirt x..|..o",
        "impartial:cannibal-clobber xoxo|oxxo",
        "impartial:sliding-toads:1,2,1,1 t..ft.f..f",
        "kayles 5 + impartial:fission ...|.x.|... + nim 3",
    ] {
        let open = opened(text);
        let by_mex = open.game.grundy_values(&FREE).unwrap().value(&open.position).unwrap();
        for devices in devices() {
            let store = Store::with_budget(Some(1 << 20));
            let mut sums = open
                .game
                .sums(&store, Convention::Normal, SumSetup { devices, ..SumSetup::default() }, &FREE)
                .unwrap();
            let nimber = sums.nimber(&open.position).unwrap().unwrap();
            assert_eq!(by_mex, nimber.into(), "{text} {devices:?}");
        }
    }
}

/// Boards on which bounds are looked at besides.
const LARGER_BOARDS: [(&str, &str, usize, usize); 21] = [
    ("amazons", "xo.#", 2, 3),
    ("amazons", "xo.", 1, 7),
    ("amazons", "x.#", 2, 4),
    ("fission", "x.", 3, 4),
    ("fission", "x.#", 3, 3),
    ("fission", "x.", 2, 6),
    ("kings-dirt", "xo.", 2, 4),
    ("kings-dirt", "x.#", 3, 3),
    ("kings-dirt 2 1", "xo.#", 2, 2),
    ("kings-dirt:must-place 0 1", "xo.", 2, 3),
    ("nogo", "xo.", 3, 3),
    ("nogo", "xo.", 2, 4),
    ("nogo", "xo.", 1, 9),
    ("nogo", "xo.#", 2, 4),
    ("domineering", ".#", 3, 4),
    ("domineering", ".#", 2, 6),
    ("domineering", ".#", 4, 3),
    ("domineering", ".#", 1, 12),
    ("domineering", ".#", 10, 1),
    ("col", "LR.", 3, 3),
    ("snort", "LR.", 3, 3),
];

#[test]
fn all_small_boards() {
    for (name, cells, height, width) in BOARDS {
        let boards = boards(name, cells, height, width);
        assert!(boards.len() > 20, "{name}: the alphabet is another");
        let game = boards[0].game.clone();
        let positions: Vec<AnyPosition> = boards.iter().map(|board| board.position.clone()).collect();
        for convention in CONVENTIONS {
            if convention == Convention::Misere && game.misere_refusal().is_some() {
                continue;
            }
            for devices in devices() {
                let mut search = game.top_down(convention, &FREE).unwrap();
                let mut truth = |position: &AnyPosition, player| {
                    search.verdict(position, player).unwrap().result() == Ending::Win
                };
                check(game.as_ref(), &positions, convention, devices, &FREE, &mut truth);
            }
        }
    }
}

/// Below a position, at random: one of which all that can be reached is looked at, with the labels; `None` where chance
/// does not lead to one.
fn small_below<'a>(
    game: &'a (dyn AnyGame + 'static),
    start: &AnyPosition,
    convention: Convention,
    random: &mut SplitMix64,
) -> Option<(AnyPosition, Box<AnyJudge<'a>>)> {
    let mut here = start.clone();
    let mut mover = Player::Left;
    for _ in 0..100 {
        let questions = Player::each(|player| (here.clone(), player));
        if let Ok(labels) = game.explore(&questions, convention, &FREE.at_most_positions(400)) {
            return Some((here, labels));
        }
        let options = few_options(game, &here, mover, 500)?;
        if let Some(option) = random.pick(&options) {
            here = option.clone();
        }
        mover = mover.opponent();
    }
    None
}

#[test]
fn examples_of_every_game() {
    let mut random = SplitMix64::new(3);
    let mut covered = 0;
    for entry in catalogue::entries() {
        for example in entry.examples.iter().cycle().take(3 * entry.examples.len()) {
            let open = opened(example);
            let game = open.game.as_ref();
            if !is_covered(game) {
                continue;
            }
            for convention in CONVENTIONS {
                if convention == Convention::Misere && game.misere_refusal().is_some() {
                    continue;
                }
                let Some((start, mut labels)) = small_below(game, &open.position, convention, &mut random)
                else {
                    continue;
                };
                covered += 1;
                let mut truth = |position: &AnyPosition, player| {
                    labels.verdict(position, player).unwrap().result() == Ending::Win
                };
                check(game, &[start], convention, Devices::ALL, &FREE, &mut truth);
            }
        }
    }
    assert!(covered > 100, "{covered}");
}

/// Small positions of many games, to be put together.
const PARTS: [&str; 24] = [
    "clobber xo.ox",
    "clobber xxo|o.x",
    "domineering 2x3",
    "domineering ..#|...",
    "nogo 1x5",
    "nogo x..o",
    "amazons x..|.o.",
    "toads-and-frogs t.tf.f",
    "nim 3",
    "nim 2 5",
    "cram 2x3",
    "konane xox|oxo",
    "toppling-dominoes llrel",
    "elephants-and-rhinos e.r..r",
    "{2|-1}",
    "{3|{1|-4}}",
    "^*",
    "-3/4",
    "*2",
    "1",
    "hackenbush lrl",
    "kayles 5",
    "{1|-1}",
    "v",
];

#[test]
fn random_sums() {
    let mut random = SplitMix64::new(11);
    for round in 0..150 {
        let count = 2 + random.below(2) as usize;
        let mut texts: Vec<&str> =
            (0..count).map(|_| PARTS[random.below(PARTS.len() as u64) as usize]).collect();
        if round % 5 == 0 {
            texts.push(texts[0]);
        }
        let text = texts.join(" + ");
        let open = opened(&text);
        for convention in CONVENTIONS {
            if convention == Convention::Misere && open.game.misere_refusal().is_some() {
                continue;
            }
            let limits = FREE.at_most_positions(60_000);
            let mut search = open.game.top_down(convention, &limits).unwrap();
            let mut truth = Vec::new();
            for player in Player::BOTH {
                truth.push(
                    search.verdict(&open.position, player).map(|verdict| verdict.result() == Ending::Win),
                );
            }
            let [Ok(left), Ok(right)] = truth[..] else { continue };
            let mut truth = |_: &AnyPosition, player| if player == Player::Left { left } else { right };
            for devices in devices() {
                let positions = [open.position.clone()];
                check(open.game.as_ref(), &positions, convention, devices, &FREE, &mut truth);
            }
        }
    }
}

/// Every bound that a game gives is sound: low ≤ G ≤ high, Left wins G − `low_first` moving first, Right G − `high_first`.
#[test]
fn bounds_are_sound() {
    let mut given = 0;
    for (name, cells, height, width) in BOARDS.into_iter().chain(LARGER_BOARDS) {
        given += sound_bounds(&boards(name, cells, height, width));
    }
    assert!(given > 20_000, "{given} bounds were given");
    let herds = ["0", "2", "3", "-2", "-4", "1", "#"];
    let texts = (0..herds.len().pow(6)).step_by(5).map(|number| {
        let herd = |place: u32| herds[number / herds.len().pow(place) % herds.len()];
        let row = |from: u32| (from..from + 3).map(herd).collect::<Vec<_>>().join(" ");
        format!("battle-sheep {} | {}", row(0), row(3))
    });
    let given = sound_bounds(&texts.map(|text| opened(&text)).collect::<Vec<_>>());
    assert!(given > 5_000, "{given} bounds of pastures were given");
}

/// How many bounds positions of one component have, each against the value.
fn sound_bounds(boards: &[OpenGame]) -> usize {
    let mut given = 0;
    let game = boards[0].game.clone();
    let store = Store::with_budget(Some(1 << 24));
    let mut values = game.values(&store, NonZeroUsize::MIN, &FREE).unwrap();
    let mut algebra = Algebra::new(&store, &FREE).unwrap();
    let mut space = game.component_space(0);
    for board in boards {
        let mut met = Vec::new();
        space.meet(&board.position, &mut |component| met.push(component));
        let [component] = met[..] else { continue };
        let bounds = space.bounds(component.number);
        if bounds == Bounds::NONE {
            continue;
        }
        given += 1;
        // The bounds are of the component's normal form.
        let mut value = values.summands(&board.position).unwrap()[0];
        if component.is_negative {
            value = algebra.negative(value).unwrap();
        }
        let mut number =
            |units: i32| algebra.number(&Dyadic::new(units, Bounds::UNIT.trailing_zeros())).unwrap();
        let [low, high, low_first, high_first] =
            [bounds.low, bounds.high, bounds.low_first, bounds.high_first].map(&mut number);
        let text = game.print(&board.position);
        assert!(algebra.is_at_most(low, value).unwrap(), "{text} {bounds:?}");
        assert!(algebra.is_at_most(value, high).unwrap(), "{text} {bounds:?}");
        assert!(!algebra.is_at_most(value, low_first).unwrap(), "{text} {bounds:?}");
        assert!(!algebra.is_at_most(high_first, value).unwrap(), "{text} {bounds:?}");
    }
    given
}

/// A number decides beside games that are infinitesimal, however large they are; large and fine parts are taken.
#[test]
fn numbers_and_nimbers_of_all_sizes_beside_boards() {
    let rows = [
        ("value 40000 + clobber 6x6", true, Some(0)),
        ("value -1/2 + clobber 5x6 + cram 4x5", false, Some(0)),
        ("value 1/65536 + clobber 2x3", true, None),
        ("value -1/65536 + clobber 3x4", false, None),
        ("nim 70000 + clobber 2x3", true, None),
        ("hackenbush lrlrlrlrlrlrlrlrlrlrlr + clobber 2x3", true, None),
        // What has no bound is not taken for a number, however large the others are.
        ("value {536870912|536870911} + value -268435456", true, None),
        ("value {536870912|536870911} + value -268435456 + clobber xoxo", true, None),
        ("value {300000000|299999999} + value -268435456 + value {1|*}", true, None),
        ("value {-536870911|-536870912} + value 268435456 + nogo 1x3", false, None),
    ];
    for (text, left_wins, nodes) in rows {
        let open = opened(text);
        let store = Store::with_budget(Some(1 << 20));
        let mut sums = open.game.sums(&store, Convention::Normal, SumSetup::default(), &FREE).unwrap();
        assert_eq!(sums.wins(&open.position, Player::Left), Ok(left_wins), "{text}");
        assert!(nodes.is_none_or(|nodes| sums.counts().nodes == nodes), "{text} {:?}", sums.counts());
    }
    // Means that fit no word are not taken for others.
    for text in [
        "value {1125899906842624|1125899906842623} + value {-1125899906842619|-1125899906842620} + clobber xo",
        "value {1125899906842624|1125899906842620} + value {-2251799813685247/2|-2251799813685248/2}",
    ] {
        let open = opened(text);
        let store = Store::with_budget(Some(1 << 20));
        let mut sums = open.game.sums(&store, Convention::Normal, SumSetup::default(), &FREE).unwrap();
        assert_ne!(sums.wins(&open.position, Player::Left), Ok(false), "{text}");
    }
    // What is larger is refused with the reason.
    let open = opened("nim 2000000 + clobber 2x3");
    let store = Store::with_budget(Some(1 << 20));
    let mut sums = open.game.sums(&store, Convention::Normal, SumSetup::default(), &FREE).unwrap();
    let reason = sums.wins(&open.position, Player::Left).unwrap_err();
    assert_eq!(reason.to_string(), "a search of sums holds at most 1048575 as a nimber");
}

/// The size of the table changes nothing but the work: it has 64 entries, then 2^20.
#[test]
fn a_small_and_a_large_table() {
    let rows = [
        ("clobber xoxoxoxoxoxoxoxo", true),
        ("clobber 3x4", false),
        ("clobber 3x5", true),
        ("nogo 2x5", true),
        ("nogo 3x4", false),
        ("domineering 4x5", true),
    ];
    for (text, left_wins) in rows {
        let open = opened(text);
        let nodes = [64, 1 << 20].map(|entries| {
            // A quarter is for the table, at 16 bytes an entry.
            let limits = Limits { tables: Some(64 * entries), ..FREE };
            let store = Store::with_budget(Some(1 << 12));
            let devices = Devices { own_search: false, values: false, bounds: false, ..Devices::ALL };
            let setup = SumSetup { devices, ..SumSetup::default() };
            let mut sums = open.game.sums(&store, Convention::Normal, setup, &limits).unwrap();
            assert_eq!(sums.wins(&open.position, Player::Left), Ok(left_wins), "{text} {entries}");
            let counts = sums.counts();
            assert!(counts.table_capacity == 0 || counts.table_capacity == entries, "{text} {counts:?}");
            counts.nodes
        });
        assert!(nodes[0] >= nodes[1], "{text}: {nodes:?}");
    }
}

/// So little room that all components are forgotten many times changes nothing.
#[test]
fn little_memory() {
    let mut restarts = 0;
    let rows = [
        ("clobber xoxoxoxoxoxoxoxo", true),
        ("clobber 3x5", true),
        ("clobber 4x4", true),
        ("nogo 3x4", false),
        ("domineering 5x5", false),
    ];
    for (text, left_wins) in rows {
        let open = opened(text);
        for memory in [40_000, 300_000, 1_000_000, 3_000_000, 100_000_000] {
            let store = Store::with_budget(Some(1 << 12));
            let limits = Limits { memory: Some(memory), ..FREE };
            let devices = Devices { values: memory > 3_000_000, ..Devices::ALL };
            let sums = open.game.sums(
                &store,
                Convention::Normal,
                SumSetup { devices, ..SumSetup::default() },
                &limits,
            );
            let result = sums.map_err(|_| ()).and_then(|mut sums| {
                let wins = sums.wins(&open.position, Player::Left);
                restarts += sums.counts().restarts;
                wins.map_err(|reason| assert_eq!(reason, StopReason::Memory(memory)))
            });
            match result {
                Ok(wins) => assert_eq!(wins, left_wins, "{text} {memory}"),
                Err(()) => assert!(memory < 3_000_000, "{text} {memory}"),
            }
        }
    }
    assert!(restarts > 10, "{restarts}");
}

#[test]
fn limits_stop_the_search() {
    let open = opened("clobber 4x5");
    let store = Store::with_budget(Some(1 << 20));
    let limits = FREE.at_most_positions(50);
    let mut sums = open.game.sums(&store, Convention::Normal, SumSetup::default(), &limits).unwrap();
    for _ in 0..2 {
        assert_eq!(sums.wins(&open.position, Player::Left), Err(StopReason::Positions(50)));
    }
    let refused = |text: &str| {
        let open = opened(text);
        open.game
            .sums(&store, Convention::Normal, SumSetup::default(), &FREE)
            .err()
            .map(|error| error.to_string())
    };
    assert!(refused("tic-tac-toe").unwrap().contains("stop by rule"));
    assert!(refused("token:a>b,b>a a").unwrap().contains("can recur"));
}

/// Boards with who wins when Left begins.
const BOARDS_OF_SOME_SIZE: [(&str, bool); 5] = [
    ("clobber 3x5", true),
    ("clobber 4x4", true),
    ("nogo 3x4", false),
    ("domineering 5x5", false),
    ("domineering ......|......|..#...|....#.|......", true),
];

#[test]
fn any_number_of_threads() {
    for (text, left_wins) in BOARDS_OF_SOME_SIZE {
        let open = opened(text);
        for threads in 1..=4 {
            let store = Store::with_budget(Some(1 << 20));
            let devices = Devices { own_search: false, ..Devices::ALL };
            let threads = NonZeroUsize::new(threads).unwrap();
            let setup = SumSetup { devices, threads, ..SumSetup::default() };
            let mut sums = open.game.sums(&store, Convention::Normal, setup, &FREE).unwrap();
            assert_eq!(sums.wins(&open.position, Player::Left), Ok(left_wins), "{text} {threads}");
            let options = few_options(open.game.as_ref(), &open.position, Player::Left, 100).unwrap();
            let wins = options.iter().any(|option| !sums.wins(option, Player::Right).unwrap());
            assert_eq!(wins, left_wins, "{text} {threads}");
        }
    }
    // Where components are forgotten for want of room, each begins again.
    let limits = Limits { tables: Some(1 << 20), ..FREE };
    for threads in 1..=3 {
        let open = opened("clobber 4x5");
        let store = Store::with_budget(Some(1 << 20));
        let mut sums = on_threads(&open, &store, threads, &limits);
        assert_eq!(sums.wins(&open.position, Player::Left), Ok(true), "{threads}");
        assert!(sums.counts().restarts > 0, "{threads}");
    }
    // A limit stops all of them.
    let open = opened("clobber 4x6");
    let store = Store::with_budget(Some(1 << 20));
    let setup = SumSetup { threads: NonZeroUsize::new(3).unwrap(), ..SumSetup::default() };
    let limits = FREE.at_most_positions(1_000);
    let mut sums = open.game.sums(&store, Convention::Normal, setup, &limits).unwrap();
    assert_eq!(sums.wins(&open.position, Player::Left), Err(StopReason::Positions(1_000)));
}

/// Boards of a size with a few holes, for searches of the game's own.
fn boards_with_holes(game: &str, rows: usize, columns: usize, holes: u64) -> Vec<OpenGame> {
    let mut random = SplitMix64::new(rows as u64 * 100 + columns as u64);
    (0..4)
        .map(|_| {
            let mut cells = vec!['.'; rows * columns];
            (0..holes).for_each(|_| cells[random.below((rows * columns) as u64) as usize] = '#');
            let lines: Vec<String> = cells.chunks(columns).map(|row| row.iter().collect()).collect();
            opened(&format!("{game} {}", lines.join("|")))
        })
        .collect()
}

fn on_threads<'a>(open: &'a OpenGame, store: &'a Store, threads: usize, limits: &Limits<'a>) -> AnySums<'a> {
    let threads = NonZeroUsize::new(threads).unwrap();
    let setup = SumSetup { threads, ..SumSetup::default() };
    open.game.sums(store, Convention::Normal, setup, limits).unwrap()
}

/// Searches that games have of their own: threads that share what they know, and leave for later what another is at.
#[test]
fn searches_of_games_on_any_number_of_threads() {
    let store = Store::with_budget(Some(1 << 20));
    let boards = [
        boards_with_holes("domineering", 7, 8, 3),
        boards_with_holes("domineering", 9, 6, 4),
        vec![opened("domineering 7x9"), opened("domineering 7x7")],
    ];
    for open in boards.concat() {
        for player in Player::BOTH {
            let [one, two, many] = [1, 2, 5].map(|threads| {
                let mut sums = on_threads(&open, &store, threads, &FREE);
                let wins = sums.wins(&open.position, player);
                assert!(sums.is_by_game());
                wins
            });
            assert_eq!((&one, &one), (&two, &many), "{} {player}", open.game.print(&open.position));
        }
    }
    let mut values = Vec::new();
    for open in [boards_with_holes("cram", 5, 6, 2), vec![opened("cram 5x6")]].concat() {
        let [one, two, many] =
            [1, 2, 5].map(|threads| on_threads(&open, &store, threads, &FREE).nimber(&open.position));
        assert_eq!((&one, &one), (&two, &many), "{}", open.game.print(&open.position));
        values.push(one.unwrap().unwrap());
    }
    assert!(values.iter().any(|&value| value > 1));
    // A limit stops all of them.
    let open = opened("domineering 9x9");
    let limits = FREE.at_most_positions(100_000);
    let mut sums = on_threads(&open, &store, 3, &limits);
    assert_eq!(sums.wins(&open.position, Player::Left), Err(StopReason::Positions(100_000)));
}

/// Keeps everything in memory.
#[derive(Debug, Default)]
struct Notes(Mutex<Vec<KnownSum>>);

impl Keeper for Notes {
    fn count(&self) -> usize {
        self.0.lock().unwrap().len()
    }

    fn recall(&self, visit: &mut dyn FnMut(KnownSum)) {
        self.0.lock().unwrap().iter().copied().for_each(visit);
    }

    fn is_due(&self) -> bool {
        true
    }

    fn keep(&self, known: &mut dyn Iterator<Item = KnownSum>) {
        *self.0.lock().unwrap() = known.collect();
    }
}

/// What one search has proved, another knows, with values in another store; also where the first was stopped.
#[test]
fn what_is_kept_is_used() {
    for (text, left_wins) in BOARDS_OF_SOME_SIZE {
        let open = opened(text);
        let notes = Arc::new(Notes::default());
        let nodes = |limits: &Limits<'static>, with_option: bool| {
            let store = Store::with_budget(Some(1 << 20));
            if with_option {
                // Values get other numbers in this store.
                let option = few_options(open.game.as_ref(), &open.position, Player::Right, 100).unwrap();
                let mut other =
                    open.game.sums(&store, Convention::Normal, SumSetup::default(), &FREE).unwrap();
                let _ = other.wins(option.last().unwrap(), Player::Right);
            }
            let keeper: Arc<dyn Keeper> = Arc::<Notes>::clone(&notes);
            let devices = Devices { own_search: false, ..Devices::ALL };
            let setup = SumSetup { devices, keeper: Some(keeper), ..SumSetup::default() };
            let mut sums = open.game.sums(&store, Convention::Normal, setup, limits).unwrap();
            let result = sums.wins(&open.position, Player::Left);
            sums.keep();
            assert!(result.is_err() || result == Ok(left_wins), "{text}");
            (result.is_ok(), sums.counts().nodes)
        };
        let mut runs = 0;
        let mut limit = 20;
        while !nodes(&FREE.at_most_positions(limit), runs % 2 == 1).0 {
            runs += 1;
            limit += limit / 4;
        }
        assert!(runs > 2, "{text}");
        assert_eq!(nodes(&FREE, true), (true, 0), "{text}");
        let store = Store::with_budget(Some(1 << 20));
        let mut alone = open.game.sums(&store, Convention::Normal, SumSetup::default(), &FREE).unwrap();
        let keeper: Arc<dyn Keeper> = notes;
        let setup = SumSetup { keeper: Some(keeper), ..SumSetup::default() };
        let other_store = Store::with_budget(Some(1 << 20));
        let mut helped = open.game.sums(&other_store, Convention::Normal, setup, &FREE).unwrap();
        for option in few_options(open.game.as_ref(), &open.position, Player::Left, 100).unwrap() {
            for player in Player::BOTH {
                assert_eq!(alone.wins(&option, player), helped.wins(&option, player), "{text}");
            }
        }
    }
}

/// Whether Left wins a board by a search that keeps notes, and how many nodes that takes.
fn by_notes(
    open: &OpenGame,
    notes: &Arc<Notes>,
    limits: &Limits<'static>,
) -> (Result<bool, StopReason>, u64) {
    let store = Store::with_budget(Some(1 << 20));
    let keeper: Arc<dyn Keeper> = Arc::<Notes>::clone(notes);
    let setup = SumSetup { keeper: Some(keeper), ..SumSetup::default() };
    let mut sums = open.game.sums(&store, Convention::Normal, setup, limits).unwrap();
    let wins = sums.wins(&open.position, Player::Left);
    sums.keep();
    (wins, sums.counts().nodes)
}

fn alone(open: &OpenGame) -> (bool, u64) {
    let store = Store::with_budget(Some(1 << 20));
    let mut sums = open.game.sums(&store, Convention::Normal, SumSetup::default(), &FREE).unwrap();
    let wins = sums.wins(&open.position, Player::Left).unwrap();
    (wins, sums.counts().nodes)
}

/// Keeps what it has, and adds to it what is put down.
#[derive(Debug, Default)]
struct Appended(Notes);

impl Keeper for Appended {
    fn count(&self) -> usize {
        self.0.count()
    }

    fn recall(&self, visit: &mut dyn FnMut(KnownSum)) {
        self.0.recall(visit);
    }

    fn is_due(&self) -> bool {
        false
    }

    fn forgets(&self) -> bool {
        false
    }

    fn keep(&self, known: &mut dyn Iterator<Item = KnownSum>) {
        self.0.0.lock().unwrap().extend(known);
    }
}

/// Games on rows of cells, each with the size of the largest boards of which all are looked at.
const GAMES_WITH_VALUES: [(&str, BoardSize); 5] = [
    ("clobber xo", [2, 4]),
    ("nogo 2x2", [2, 3]),
    ("cannibal-clobber xo", [2, 3]),
    ("impartial:clobber xo", [2, 4]),
    ("amazons x..|..o", [2, 3]),
];

/// What is known of values, by component and by form.
#[derive(Default)]
struct Kept {
    components: HashMap<u128, KnownValue>,
    forms: HashMap<FormKey, [Vec<KnownValue>; 2]>,
}

impl Kept {
    fn of(keeper: &dyn Keeper) -> Self {
        let (mut kept, mut entries) = (Self::default(), KnownEntries::default());
        keeper.recall(&mut |record| {
            let Some(ValueEntry { subject, value }) = entries.read(record).and_then(KnownEntry::value) else {
                return;
            };
            match subject {
                ValueSubject::Component(hash) => {
                    assert!(kept.components.insert(hash, value).is_none_or(|before| before == value));
                }
                ValueSubject::Form(key, player) => {
                    kept.forms.entry(key).or_default()[player.index()].push(value);
                }
            }
        });
        kept
    }

    /// The value, by the options of its form alone.
    fn value(&self, known: KnownValue, algebra: &mut Algebra) -> ValueId {
        match known {
            // Units of 2⁻¹⁵ in 46 bits, ups in 15 and a nimber in 20.
            KnownValue::Plain(bits) => {
                let part = |from: u32, width: u32| ((bits >> from) as u64 & ((1 << width) - 1)).cast_signed();
                let number = Dyadic::new(part(35, 46) - (1 << 45), 15);
                let (ups, star) = (part(20, 15) - (1 << 14), u32::try_from(part(0, 20)).unwrap());
                algebra.number_up_star(NumberUpStar { number, ups, star }).unwrap()
            }
            KnownValue::Form { key, is_negative } => {
                let lists = self.forms[&key]
                    .each_ref()
                    .map(|list| list.iter().map(|&option| self.value(option, algebra)).collect::<Vec<_>>());
                let value = algebra.game(&lists[0], &lists[1]).unwrap();
                if is_negative { algebra.negative(value).unwrap() } else { value }
            }
        }
    }
}

/// Visits all boards of a game up to a size.
fn visit_boards(boards: &Boards<'_>, [rows, columns]: BoardSize, visit: &mut dyn FnMut(&AnyPosition)) {
    for size in (1..=rows).flat_map(|rows| (1..=columns).map(move |columns| [rows, columns])) {
        let _ = boards.visit::<()>(size, &mut |position| {
            visit(&position);
            ControlFlow::Continue(())
        });
    }
}

/// A database of all boards of a game up to a size.
fn built<K: Keeper + Default + 'static>(text: &str, size: BoardSize) -> Arc<K> {
    let open = opened(text);
    let boards = Boards::of(open.game.as_ref()).unwrap();
    let notes = Arc::new(K::default());
    build(&open, Some((&boards, size)), Convention::Normal, notes.clone(), &FREE).unwrap();
    notes
}

/// Every value that is put down is the canonical form of its component, and with them the winners are the same.
#[test]
fn values_that_are_kept_are_canonical_forms() {
    for (text, size) in GAMES_WITH_VALUES {
        let open = opened(text);
        let game = open.game.as_ref();
        let boards = Boards::of(game).unwrap();
        let notes: Arc<Notes> = built(text, size);
        let kept = Kept::of(notes.as_ref());
        let store = Store::new();
        let mut algebra = Algebra::new(&store, &FREE).unwrap();
        let mut values = game.values(&store, NonZeroUsize::MIN, &FREE).unwrap();
        let mut space = game.component_space(0);
        let mut checked = HashSet::new();
        visit_boards(&boards, size, &mut |position| {
            game.visit_components(position, &mut |part| {
                let mut met = Vec::new();
                space.meet(&part, &mut |component| met.push(component));
                let [component] = met[..] else { panic!("{text}: one component is met as {}", met.len()) };
                let hash = component.hash & !0xff;
                let Some(&known) = kept.components.get(&hash) else { return };
                let mut value = kept.value(known, &mut algebra);
                if component.is_negative {
                    value = algebra.negative(value).unwrap();
                }
                let expected = values.summands(&part).unwrap();
                assert_eq!(expected, [value], "{text}: {}", game.print(&part));
                checked.insert(hash);
            });
        });
        assert!(checked.len() >= 10 && checked.len() == kept.components.len(), "{text}: {}", checked.len());
        let stores = [(); 2].map(|()| Store::with_budget(Some(1 << 20)));
        let keepers: [Option<Arc<dyn Keeper>>; 2] = [None, Some(notes)];
        let [mut alone, mut helped] = [0, 1].map(|at: usize| {
            let setup = SumSetup { keeper: keepers[at].clone(), ..SumSetup::default() };
            game.sums(&stores[at], Convention::Normal, setup, &FREE).unwrap()
        });
        visit_boards(&boards, size, &mut |position| {
            for player in Player::BOTH {
                let wins = alone.wins(position, player);
                assert_eq!(helped.wins(position, player), wins, "{text}: {}", game.print(position));
            }
        });
        assert!(helped.counts().nodes <= alone.counts().nodes, "{text}");
    }
}

/// Larger boards take fewer nodes with the values of smaller ones, and what a search has found is there for the next, on any
/// number of threads.
#[test]
fn values_that_are_kept_save_nodes() {
    let open = opened("clobber 2x10");
    let (left_wins, nodes_alone) = alone(&open);
    let helped = |notes: &Arc<Appended>, threads: usize| {
        let store = Store::with_budget(Some(1 << 22));
        let keeper: Arc<dyn Keeper> = Arc::<Appended>::clone(notes);
        let threads = NonZeroUsize::new(threads).unwrap();
        let setup = SumSetup { threads, keeper: Some(keeper), ..SumSetup::default() };
        let mut sums = open.game.sums(&store, Convention::Normal, setup, &FREE).unwrap();
        assert_eq!(sums.wins(&open.position, Player::Left), Ok(left_wins));
        sums.keep();
        sums.counts().nodes
    };
    let found = Arc::default();
    assert_eq!(helped(&found, 1), nodes_alone);
    assert!(Kept::of(found.as_ref()).components.len() > 50);
    let nodes = helped(&built("clobber xo", [2, 5]), 1);
    assert!(nodes > 0 && nodes < nodes_alone * 3 / 4, "{nodes} {nodes_alone}");
    assert_eq!([helped(&found, 1), helped(&found, 2)], [0, 0]);
    // What is there is not put down again.
    let count = found.count();
    let _ = helped(&found, 1);
    assert_eq!(found.count(), count);
}

/// A value whose form is not whole, or another than its hash says, is not used.
#[test]
fn values_whose_forms_are_damaged_are_not_used() {
    let notes: Arc<Notes> = built("clobber xo", [1, 9]);
    let mut entries = KnownEntries::default();
    let mut all = Vec::new();
    notes.recall(&mut |record| all.extend(entries.read(record).and_then(KnownEntry::value)));
    let (of_forms, of_components): (Vec<ValueEntry>, Vec<ValueEntry>) =
        all.into_iter().partition(|entry| matches!(entry.subject, ValueSubject::Form(..)));
    assert!(of_forms.len() > 100 && of_components.len() > 100);
    let values = of_forms.iter().map(|entry| entry.value).cycle().skip(1);
    let exchanged: Vec<ValueEntry> =
        of_forms.iter().zip(values).map(|(&entry, value)| ValueEntry { value, ..entry }).collect();
    let every_second: Vec<ValueEntry> = of_forms.iter().copied().step_by(2).collect();
    for damaged in [exchanged, every_second] {
        let entries = damaged.into_iter().chain(of_components.iter().copied());
        *notes.0.lock().unwrap() = entries.flat_map(|entry| KnownEntry::from(entry).records()).collect();
        for count in 6..12 {
            let open = opened(&format!("clobber {}", "xo".repeat(count)));
            assert_eq!(by_notes(&open, &notes, &FREE).0, Ok(alone(&open).0), "{count}");
        }
    }
}

/// Games of rule files, of graphs and of heaps, and sums of them: each with another position of the game.
const NOT_OF_BOARDS: [[&str; 2]; 16] = [
    ["clobber.star xox|oxo|xox", "clobber.star xoxo|oxox"],
    ["kayles.star path:9", "kayles.star cycle:7"],
    ["partizan_splittles.star 9 7", "partizan_splittles.star 5 8"],
    ["quicksort.star (4, 1, 6, 5, 7, 3, 8, 2)", "quicksort.star (2, 4, 1, 3)"],
    ["col a-b,b-c,c-d,d-e,e-a,a-c", "col a-b,b-c,c-d"],
    ["hackenbush 0-1:b,1-2:r,2-0:b,1-3:g,3-0:r", "hackenbush 0-1:b,1-2:r"],
    ["partizan-arc-kayles 1-2:l 2-3:r 3-4:l 4-1:r 1-3:l", "partizan-arc-kayles 1-2:l 2-3:r"],
    ["partizan-subtraction:1,4/2,3 17 11", "partizan-subtraction:1,4/2,3 9 8"],
    ["cutcake 5x7", "cutcake 3x4"],
    ["clobber.star xox|oxo + snort path:4", "clobber.star xoxo|oxox + snort path:3"],
    ["kayles.star path:6 + clobber.star xox|oxo", "kayles.star cycle:5 + clobber.star xo|ox"],
    ["impartial:clobber.star xox|oxo", "impartial:clobber.star xoxo"],
    [
        "token:a>b,b>c,c>d,a>d,b>e:left,e>f:right,c>f a b c",
        "token:a>b,b>c,c>d,a>d,b>e:left,e>f:right,c>f a a",
    ],
    [
        "impartial:token:a>b,b>c,c>d,a>d,b>e:left,c>f:right a",
        "impartial:token:a>b,b>c,c>d,a>d,b>e:left,c>f:right b",
    ],
    ["token:a>b,a>c,b>d,c>d,d>e,a>e a c", "token:a>b,a>c,b>d,c>d,d>e,a>e b d"],
    ["token:a>b,b>c,a>c a + nogo 1x4", "token:a>b,b>c,a>c b + nogo 1x5"],
];

/// The rule files of the project.
struct RuleFiles;

impl zermelo::game::Files for RuleFiles {
    fn read(&self, path: &str, most: u64) -> std::io::Result<Vec<u8>> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/");
        let bytes = std::fs::read(format!("{folder}{path}"))?;
        assert!(bytes.len() as u64 <= most);
        Ok(bytes)
    }
}

/// Components of one game are the same in all its summands, also with other games between.
#[test]
fn summands_of_one_game_cancel() {
    let [board, negative] = ["clobber xoxo|oxox|xoxo", "clobber oxox|xoxo|oxox"];
    for text in [format!("{board} + {negative}"), format!("{board} + nim 0 + {negative}")] {
        assert_eq!(alone(&opened(&text)), (false, 0), "{text}");
    }
    assert_ne!(alone(&opened(board)).1, 0);
}

/// So are those of an impartial form, which are their own negatives.
#[test]
fn summands_of_one_impartial_form_cancel() {
    let board = "impartial:clobber xoxo|oxox|xoxo";
    for text in [format!("{board} + {board}"), format!("{board} + nim 0 + impartial:clobber oxox|xoxo|oxox")]
    {
        let open = opened(&text);
        assert_eq!(
            catalogue::games_of(open.game.summands()).0.len(),
            open.game.summands().len() - 1,
            "{text}"
        );
        assert_eq!(alone(&open), (false, 0), "{text}");
    }
    assert_ne!(alone(&opened(board)).1, 0);
    // Games that are made for their positions share nothing, under one name.
    let trees = "impartial:hackenbush lrl + impartial:hackenbush 0-1:b,1-2:r,2-0:b";
    let open = opened(trees);
    let by_mex = open.game.grundy_values(&FREE).unwrap().value(&open.position).unwrap();
    assert_eq!(nimber_of_summands(&open, NonZeroUsize::MIN), by_mex);
}

fn nimber_of_summands(open: &OpenGame, threads: NonZeroUsize) -> dashu_int::UBig {
    let store = Store::with_budget(Some(1 << 20));
    let mut values = open.game.proved_grundy_values_of_summands(&store, threads, &FREE).unwrap();
    values.value(&open.position).unwrap()
}

/// Impartial summands for random sums: games with searches of their own, with theorems, and neither.
const IMPARTIAL_PARTS: [&str; 9] = [
    "cram 3x3",
    "cram ...|.#.|...|...",
    "impartial:clobber xox|oxo",
    "impartial:nogo 2x3",
    "node-kayles grid:3x3",
    "arc-kayles path:7",
    "kayles 5",
    "nim 6 3",
    "chomp 3x3",
];

/// The values of summands by proofs, and the moves that are found with them, are those by the least excluded value.
#[test]
fn nimbers_of_summands_by_proofs() {
    let mut random = SplitMix64::new(17);
    for round in 0..60 {
        let count = 2 + random.below(3) as usize;
        let part = |_| IMPARTIAL_PARTS[random.below(IMPARTIAL_PARTS.len() as u64) as usize];
        let text = (0..count).map(part).collect::<Vec<_>>().join(" + ");
        let open = opened(&text);
        let mut by_mex = open.game.grundy_values(&FREE).unwrap();
        let value = by_mex.value(&open.position).unwrap();
        let threads = NonZeroUsize::new(1 + round % 2).unwrap();
        assert_eq!(nimber_of_summands(&open, threads), value, "{text}");
        let store = Store::with_budget(Some(1 << 20));
        let mut proved = open.game.proved_grundy_values_of_summands(&store, threads, &FREE).unwrap();
        let zero = dashu_int::UBig::ZERO;
        let found = proved.moves_to_nimber(&open.position, &zero).unwrap().claimed();
        let expected = by_mex.moves_to_nimber(&open.position, &zero).unwrap().claimed();
        assert_eq!(
            found.iter().map(|one| &one.label).collect::<Vec<_>>(),
            expected.iter().map(|one| &one.label).collect::<Vec<_>>(),
            "{text}"
        );
    }
}

/// Databases of games that are not boards of the catalogue: who they are of is told, and what they know is right.
#[test]
fn what_is_kept_of_rule_files_graphs_and_heaps_is_used() {
    use zermelo::database::Identity;
    let mut seen = Vec::new();
    for texts in NOT_OF_BOARDS {
        let [open, other] = texts.map(|text| {
            catalogue::open_with(text, &RuleFiles).unwrap_or_else(|error| panic!("{text}: {error}"))
        });
        let identity = Identity::of(&open, Convention::Normal).unwrap();
        assert_eq!(Identity::of(&other, Convention::Normal), Ok(identity.clone()), "{texts:?}");
        assert_ne!(Identity::of(&open, Convention::Misere), Ok(identity.clone()));
        assert!(!seen.contains(&identity), "{texts:?}");
        seen.push(identity);
        for convention in [Convention::Normal, Convention::Misere] {
            let notes = Arc::new(Notes::default());
            let stores = [(); 3].map(|()| Store::with_budget(Some(1 << 20)));
            let keepers: [Option<Arc<dyn Keeper>>; 3] = [None, Some(notes.clone()), Some(notes)];
            let [mut alone, mut first, mut second] = [0, 1, 2].map(|at: usize| {
                // Where values are found there is nothing to keep.
                let devices = Devices { values: at != 1, bounds: false, ..Devices::ALL };
                let setup = SumSetup { devices, keeper: keepers[at].clone(), ..SumSetup::default() };
                open.game.sums(&stores[at], convention, setup, &FREE).unwrap()
            });
            let _ = first.wins(&open.position, Player::Left);
            first.keep();
            for position in [&open.position, &other.position] {
                for player in Player::BOTH {
                    let wins = alone.wins(position, player);
                    assert_eq!(second.wins(position, player), wins, "{texts:?} {convention:?}");
                    for option in few_options(open.game.as_ref(), position, player, 100).unwrap() {
                        let wins = alone.wins(&option, player.opponent());
                        assert_eq!(second.wins(&option, player.opponent()), wins, "{texts:?} {convention:?}");
                    }
                }
            }
        }
    }
}

/// Boards on which the search of the game's own applies, in frames of different form, and the order in which they are asked
/// about.
const BOARDS_OF_OWN_SEARCHES: [&[&str]; 2] = [
    &["domineering 9x7", "domineering 7x7", "domineering 4x13"],
    &["cram 5x5", "cram 3x9", "cram .....|.....|#....|.....|.....|....#"],
];

/// Searches of games' own go on where others were stopped, and nothing that they know is lost while other boards are asked
/// about with the same notes.
#[test]
fn what_own_searches_keep_is_used() {
    for boards in BOARDS_OF_OWN_SEARCHES {
        let notes = Arc::new(Notes::default());
        for text in boards {
            let open = opened(text);
            let (left_wins, nodes_alone) = alone(&open);
            let (mut total, mut runs) = (0, 0);
            let mut limit = nodes_alone / 20 + 20;
            loop {
                let (wins, nodes) = by_notes(&open, &notes, &FREE.at_most_positions(limit));
                (total, runs) = (total + nodes, runs + 1);
                match wins {
                    Ok(wins) => break assert_eq!(wins, left_wins, "{text}"),
                    Err(reason) => assert_eq!(reason, StopReason::Positions(limit)),
                }
                limit += limit / 16;
            }
            assert!(runs > 2 && total < nodes_alone * 3 / 2 + 100, "{text}: {runs} {total} {nodes_alone}");
        }
        for text in boards.iter().rev() {
            let open = opened(text);
            assert_eq!(by_notes(&open, &notes, &FREE), (Ok(alone(&open).0), 0), "{text}");
        }
    }
}

/// Options of a board, by what was kept of the board.
#[test]
fn what_own_searches_keep_is_right() {
    for text in ["domineering 6x6", "domineering 5x9", "domineering 9x5", "cram 5x5", "cram 3x9"] {
        let open = opened(text);
        let notes = Arc::new(Notes::default());
        let _ = by_notes(&open, &notes, &FREE);
        let stores = [(); 2].map(|()| Store::with_budget(Some(1 << 20)));
        let keepers: [Option<Arc<dyn Keeper>>; 2] = [None, Some(notes)];
        let mut alone_and_helped = [0, 1].map(|at: usize| {
            let setup = SumSetup { keeper: keepers[at].clone(), ..SumSetup::default() };
            open.game.sums(&stores[at], Convention::Normal, setup, &FREE).unwrap()
        });
        for player in Player::BOTH {
            for option in few_options(open.game.as_ref(), &open.position, player, 100).unwrap() {
                for to_move in Player::BOTH {
                    let [one, other] = alone_and_helped.each_mut().map(|sums| sums.wins(&option, to_move));
                    assert_eq!(one, other, "{text}");
                }
            }
        }
        let [one, other] = alone_and_helped.map(|sums| sums.counts().nodes);
        assert!(other <= one, "{text}: {one} {other}");
    }
}

/// Boards to which the search of the game's own does not apply are searched as sums: what is known of them stands beside
/// what the other search knows, and neither is taken for the other.
#[test]
fn two_searches_share_notes() {
    let mut rows = vec!["#".repeat(13); 10];
    rows[2..7].fill(format!("##.....{}", "#".repeat(6)));
    let large = opened(&format!("domineering {}", rows.join("|")));
    let small = opened("domineering 7x7");
    let notes = Arc::new(Notes::default());
    let count = |section: fn(Section) -> bool| {
        let mut count = 0;
        notes.recall(&mut |record| count += usize::from(section(Section::of(record))));
        count
    };
    let is_own = |section| matches!(section, Section::Own(_));
    let is_of_sums = |section| section == Section::Sums;
    assert_eq!(by_notes(&large, &notes, &FREE).0, Ok(false));
    let sums = count(is_of_sums);
    assert!(sums > 0 && count(is_own) == 0);
    assert_eq!(by_notes(&small, &notes, &FREE), (Ok(true), alone(&small).1));
    assert!(count(is_of_sums) == sums && count(is_own) > 0);
    assert_eq!(by_notes(&large, &notes, &FREE), (Ok(false), 0));
    assert_eq!(by_notes(&small, &notes, &FREE), (Ok(true), 0));
    // Records of one search alone say nothing to the other.
    notes.0.lock().unwrap().retain(|&record| is_own(Section::of(record)));
    assert!(by_notes(&large, &notes, &FREE).1 > 0);
    notes.0.lock().unwrap().retain(|&record| is_of_sums(Section::of(record)));
    assert_eq!(by_notes(&small, &notes, &FREE), (Ok(true), alone(&small).1));
}
