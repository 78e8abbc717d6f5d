//! The contracts of the rulesets on positions reached by random play: impartial and loop-free markers, components,
//! normal forms, indices, notation.

use crate::support::{CONVENTIONS, naive, naive_grundy};
use std::collections::HashMap;
use std::ops::ControlFlow;
use zermelo::catalogue::{AnyGame, AnyPosition, entries, open};
use zermelo::game::{Convention, Indexed, NormalForm, Player, Ruleset, option_list};
use zermelo::rulesets::board::{ChessEnding, ChompBox, Piece, TicTacToe, TicTacToePosition};
use zermelo::rulesets::heap::{Heaps, Nim, Splitting};

/// Small positions of games of the catalogue: of those whose examples are not small, or not enough.
const SMALL: &[&str] = &[
    "nim 2 3 4",
    "bash:2 6 3",
    "31:3 9",
    "subtraction:1,3,4 9 5",
    "wythoff 4 5",
    "wyt-queens d5",
    "split 5 3",
    "grundys-game 9 4",
    "heaps:0.3F 4 2",
    "heaps:4.[3] 3 4",
    "kayles 4 5",
    "dawsons-kayles 5 6",
    "dawsons-chess 4 6",
    "guiles 5 6",
    "officers 5 4",
    "treblecross-heaps 7 6",
    "treblecross ...x....",
    "treblecross .x...x",
    "lasker-nim 5 3",
    "fibonacci-nim 12 12",
    "moore-nim:2 2 3 2 1",
    "largest-nim 3 4 1",
    "poker-nim 2 2 / 1 0",
    "euclid 13 34",
    "generalised-wythoff:2 5 7",
    "silver-dollar 2 5 8",
    "bulbs:5,3,7,4,5,6,1,1,2,1,2,1,3,2,2,3,1,1 start",
    "wall-making 3x4",
    "wall-making .x..|#.x.|..#.",
    "leaves 1 1 2 3 3 1",
    "turning-turtles hhhhh",
    "mock-turtles thtthh",
    "ruler hthhhh",
    "twins hhhhhh",
    "turning:1+S hhhhhh",
    "turning:2-3,6C hhhhhhhh",
    "turning-corners hhh/hhh/tth",
    "turning-product:ruler,1-3C(2) hhh/hhh",
    "tictactoe xo./.../...",
    "tictactoe:2x5:3 empty",
    "tictactoe:2x5:2 x...o/.....",
    "chomp 3x3",
    "domineering 3x3",
    "domineering ....|..#.",
    "domineering .#.......",
    "domineering .|.|.|.|.|.|.|.|.|#|.",
    "cram 3x3",
    "cram 2x4",
    "cram ..##|....|##..",
    "cram .........",
    "clobber 2x3",
    "clobber xoxoxox.o",
    "clobber xx.|oxo|.oo",
    "impartial-clobber 2x3",
    "impartial-clobber xxoxxo.xo",
    "cannibal-clobber 2x3",
    "cannibal-clobber xxo|o.x",
    "battle-sheep 0 0 4 | -3 0 #",
    "battle-sheep 2 0 0 -2 | # 0 1 0",
    "kings-dirt x..|.#o",
    "kings-dirt 1 0 ..|o.",
    "kings-dirt:must-place 1 2 2x2",
    "impartial:domineering 2x4",
    "impartial:nogo x..|.o.",
    "impartial:toads-and-frogs t.tf.f.",
    "token:a>b,b>c,c>a,c>d a d",
    "nim 2 1 + bash:2 3 + chomp 2x2",
    "hackenbush lrlr(r;el)",
    "hackenbush (ee:A;er:A;l)",
    "hackenbush e(ee:A;e:Ae;e)",
    "hackenbush lr + el",
    "add-back:1,4,6:4:9 5 4",
    "fair-shares 5 3 1",
    "fair-shares 12 + add-back:1:1:2 2",
    "value {2|-1} + ^*",
    "value {2||*|-1} + *2",
    "toads-and-frogs tt..ff",
    "toads-and-frogs t.tf.f.tf.",
    "toads-and-frogs:2 tt.t.ffff",
    "elephants-and-rhinos ee.r.e..rr",
    "elephants-and-rhinos .r.e.re..r.",
    "sliding-toads:1,2,1,0 t.t.f.f",
    "sliding-toads:2,3,2,1 t..t.f...f",
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
    "fjords a-b,b-c,c-d,b-d,d-e a:L e:R d:L",
    "childish-hackenbush (ee:A;er:A;l)",
    "partizan-arc-kayles a-b:l b-c:r c-a:e c-d:l d-d:r",
    "snort cycle:5 2:R",
    "snort L-.-.-.-L",
    "snort caterpillar:2,0,1",
    "col path:4 + snort clique:3",
    "node-kayles path:7",
    "node-kayles a-b,b-c,c-a,c-d,e b:#",
    "node-kayles grid:2x3",
    "arc-kayles cycle:6",
    "arc-kayles ...|.#.|...",
    "arc-kayles caterpillar:2,0,1",
    "amazons x..|..o",
    "amazons x.#.|.o.x",
    "amazons xo.....",
    "konane .ox.|o..x|....",
    "konane xoxox|ox.xo|xoxox",
    "konane xo.xo#.oxo.x",
    "dots-and-boxes 1x2",
    "dots-and-boxes +#+.+|#x#_.|+#+#+",
    "dots-and-boxes +.+#+|._#o#|+.+#+",
    "nimstring 1x2",
    "nimstring +.+#+|._._#|+#+.+",
    "nimstring 2x2",
    "nogo 2x3",
    "nogo x..#.|.o.#.",
    "fission ....|..x.|....|#..#",
    "fission .x..|....|..x.|x...",
    "ski-jumps .L..|.R..|....",
    "ski-jumps R.L.R|.l..r|..R..",
    "go 2x2",
    "go:komi=0.5 .x.o.",
    "go:no-pass 2x3",
    "go:ko .xo.|xo.o after .x.o|xo.o",
    "go:superko .x.|xo. after ...|...",
    "go:superko,no-pass 1x4",
];

/// Everything that can be reached, each position once.
fn reachable(game: &dyn AnyGame, start: &AnyPosition) -> Vec<AnyPosition> {
    reachable_up_to(game, start, MOST_REACHED)
}

const MOST_REACHED: usize = 20_000;

/// Some of them where they are more than so many.
fn reachable_up_to(game: &dyn AnyGame, start: &AnyPosition, most: usize) -> Vec<AnyPosition> {
    let mut found = vec![start.clone()];
    let mut known: std::collections::HashSet<AnyPosition> = found.iter().cloned().collect();
    let mut next = 0;
    while next < found.len() && found.len() < most {
        for player in Player::BOTH {
            if game.ending(&found[next], player).is_some() {
                continue;
            }
            let _ = game.visit_options(&found[next].clone(), player, &mut |option| {
                if known.insert(option.clone()) {
                    found.push(option);
                }
                if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
        next += 1;
    }
    found
}

pub(crate) fn options(game: &dyn AnyGame, position: &AnyPosition, player: Player) -> Vec<AnyPosition> {
    let mut list = Vec::new();
    let _ = game.visit_options(position, player, &mut |option| {
        list.push(option);
        ControlFlow::Continue(())
    });
    list
}

/// Small positions of every game of the catalogue: the listed ones, else its examples.
fn small_positions() -> Vec<String> {
    let mut positions: Vec<String> = SMALL.iter().map(|&text| text.to_owned()).collect();
    for entry in entries().filter(|entry| !matches!(entry.name.as_ref(), "chess" | "krk" | "kqk" | "kpk")) {
        let head = |text: &&&str| text.split([' ', ':']).next() == Some(entry.name.as_ref());
        if SMALL.iter().any(|text| head(&text)) {
            continue;
        }
        let is_small = |example: &str| {
            let opened = open(example).unwrap();
            reachable_up_to(opened.game.as_ref(), &opened.position, MOST_REACHED).len() < MOST_REACHED
        };
        let before = positions.len();
        positions.extend(entry.examples.iter().map(ToString::to_string).filter(|example| is_small(example)));
        assert!(positions.len() > before, "no example of {} is small: it wants a line in SMALL", entry.name);
    }
    positions
}

/// The table of games in the book: every game of the catalogue has a row, with its theory, what decides it, and sizes.
#[test]
fn every_game_has_a_row_in_the_book() {
    let book = include_str!("../../docs/src/games.md");
    let rows: Vec<Vec<&str>> =
        book.lines().filter(|line| line.starts_with("| `")).map(|line| line.split('|').collect()).collect();
    for entry in entries() {
        let names = [format!("`{}`", entry.name), format!("`{}:", entry.name)];
        let row = rows.iter().find(|row| names.iter().any(|name| row[1].contains(name)));
        let row = row.unwrap_or_else(|| panic!("{} has no row in docs/src/games.md", entry.name));
        assert_eq!(row.len(), 6, "{}: game, theory, theorem, sizes", entry.name);
        assert!(row[2..5].iter().all(|cell| !cell.trim().is_empty()), "{}", entry.name);
    }
    for name in rows.iter().flat_map(|row| row[1].split('`').skip(1).step_by(2)) {
        let name = name.split(':').next().unwrap_or("");
        assert!(zermelo::catalogue::find(name).is_some(), "{name} is in the book and not in the catalogue");
    }
}

#[test]
fn markers_hold_and_notation_reads_back() {
    for text in small_positions() {
        let opened = open(&text).unwrap();
        let game = opened.game.as_ref();
        let positions = reachable(game, &opened.position);
        let number: HashMap<&AnyPosition, usize> =
            positions.iter().enumerate().map(|(n, p)| (p, n)).collect();
        for position in &positions {
            let printed = game.print(position);
            let again =
                game.parse_question(&printed).unwrap_or_else(|error| panic!("{text}: {printed}: {error}")).0;
            assert!(again == *position, "{text}: {printed} reads back differently");
            let [left, right] = Player::each(|player| options(game, position, player));
            if game.is_impartial() {
                assert!(left == right, "{text}: {printed} has different options");
            }
            for player in Player::BOTH {
                let labels = options(game, position, player);
                let mut labels: Vec<String> =
                    labels.iter().map(|to| game.move_label(position, to, player)).collect();
                let count = labels.len();
                labels.sort();
                labels.dedup();
                assert_eq!(labels.len(), count, "{text}: {printed}: two moves of one name");
            }
            let has_ending = Player::BOTH.into_iter().any(|player| game.ending(position, player).is_some());
            assert!(game.has_endings() || !has_ending, "{text}: an unannounced ending at {printed}");
        }
        let edges: Vec<(u32, u32)> = positions
            .iter()
            .flat_map(|from| {
                let to = Player::BOTH.into_iter().flat_map(|player| options(game, from, player));
                to.filter_map(|to| Some((number[from] as u32, *number.get(&to)? as u32))).collect::<Vec<_>>()
            })
            .collect();
        let graph = zermelo::game::graph::Adjacency::from_edges(positions.len(), &edges);
        if game.is_loop_free() {
            assert!(graph.successors_first_order().is_some(), "{text} has a cycle");
        }
        if let Some(bound) = game.reachable_bound(&opened.position) {
            assert!(positions.len() as u64 <= bound, "{text}: {} positions, bound {bound}", positions.len());
        }
    }
}

/// A position and its normal form have the same verdicts, for the players exchanged where the form says so; symmetric
/// positions have the same form.
#[test]
fn normal_forms_keep_verdicts() {
    let game = TicTacToe::new(2, 5, 2).unwrap();
    let truth = naive(&game, &TicTacToePosition::default(), Convention::Normal);
    let mut forms = std::collections::HashSet::new();
    for ((position, player), verdict) in &truth {
        let form = game.normal_form(position);
        assert_eq!(game.normal_form(&form.position).position, form.position, "a form is its own form");
        forms.insert(form.position);
        let mover = if form.players_swapped { player.opponent() } else { *player };
        if let Some(same) = truth.get(&(form.position, mover)) {
            assert_eq!(verdict, same, "{position:?} {player}");
        }
        if form.is_own_mirror
            && let Some(other) = truth.get(&(*position, player.opponent()))
        {
            assert_eq!(verdict, other);
        }
    }
    assert!(forms.len() < truth.len() / 5, "symmetry saves work");
}

/// Play from a representative is play from the position, in every convention of every game: by a solver that knows
/// nothing of representatives.
#[test]
fn representatives_play_as_their_positions() {
    let mut renamed = 0;
    for text in small_positions() {
        let opened = open(&text).unwrap();
        renamed += renamed_from(opened.game.as_ref(), &opened.position, &text);
    }
    assert!(renamed > 1000, "{renamed}");
}

/// Looks at all positions that play can reach, where they are few: whether their representatives play as they do. How many have
/// another one.
pub(crate) fn renamed_from(game: &(dyn AnyGame + 'static), start: &AnyPosition, text: &str) -> usize {
    const MOST: usize = 400;
    let positions = reachable_up_to(game, start, MOST);
    if positions.len() >= MOST {
        return 0;
    }
    let mut renamed = 0;
    let conventions = CONVENTIONS
        .into_iter()
        .filter(|&convention| convention == Convention::Normal || game.misere_refusal().is_none());
    for convention in conventions {
        let mut truth = naive(game, start, convention);
        for position in &positions {
            let NormalForm { position: form, players_swapped: is_swapped, .. } = game.normal_form(position);
            let again = game.normal_form(&form);
            assert_eq!(
                (again.position, again.players_swapped),
                (form.clone(), false),
                "{text}: a form is its own form"
            );
            renamed += usize::from(form != *position);
            for player in Player::BOTH {
                let mover = if is_swapped { player.opponent() } else { player };
                // Whose turn it can be is settled by the play that led there.
                let Some(verdict) = truth.get(&(position.clone(), player)).copied() else { continue };
                if !truth.contains_key(&(form.clone(), mover)) {
                    truth.extend(naive(game, &form, convention));
                }
                let same = truth[&(form.clone(), mover)];
                let written = game.print(position);
                assert_eq!(verdict, same, "{text}: {written}, {player} to move, {convention}");
            }
        }
    }
    renamed
}

/// The components' sum is the position: its Grundy value is their nim-sum.
#[test]
fn components_add_up() {
    fn check<R: Ruleset<Position = Heaps>>(game: &R, start: &Heaps) {
        let mut memo = HashMap::new();
        for (position, _) in naive(game, start, Convention::Normal).into_keys() {
            let mut sum = 0;
            game.components(&position, |part| sum ^= naive_grundy(game, &part, &mut memo));
            assert_eq!(sum, naive_grundy(game, &position, &mut memo), "{position}");
        }
    }
    let heaps = |sizes: &[u64]| Heaps(sizes.iter().map(|&size| size.into()).collect());
    check(&Nim, &heaps(&[2, 3, 3]));
    check(&Splitting { unequal: false }, &heaps(&[5, 3]));
    check(&Splitting { unequal: true }, &heaps(&[8, 4]));
}

#[test]
fn indices_are_a_bijection() {
    fn check<R: Indexed>(game: &R, descends: bool)
    where
        R::Position: std::fmt::Debug,
    {
        assert_eq!(game.options_descend(), descends);
        for index in 0..game.index_count() {
            let Some(position) = game.position(index) else { continue };
            assert_eq!(game.index(&position), index, "{position:?}");
            if descends {
                for option in Player::BOTH.into_iter().flat_map(|player| option_list(game, &position, player))
                {
                    assert!(game.index(&option) < index, "{position:?} -> {option:?}");
                }
            }
        }
        assert!(game.position(game.index_count()).is_none());
    }
    check(&TicTacToe::new(2, 3, 2).unwrap(), true);
    for rows in [vec![4, 4, 4], vec![1], vec![9], vec![1, 1, 1, 1], vec![6, 6, 6, 6, 6]] {
        check(&ChompBox::around(&rows).unwrap(), true);
    }
    check(&ChessEnding::new(Piece::Rook), false);
    check(&ChessEnding::new(Piece::Queen), false);
    check(&ChessEnding::new(Piece::Pawn), false);
}
