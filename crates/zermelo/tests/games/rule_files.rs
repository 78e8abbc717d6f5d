//! The rule files in `games/`: each is read, played by the engines, and gives what its examples expect; where the same game
//! is built in, both are the same on all small boards.
#![cfg(feature = "rules")]

use crate::contracts::{options, renamed_from};
use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use zermelo::answer::{
    ExampleError, RuleSequence, RuleSequenceError, SequenceReport, example_answer, explored_graph,
};
use zermelo::catalogue::{AnyGame, AnyPosition, Engines, open};
use zermelo::game::drawing::{Drawing, Ink};
use zermelo::game::random::SplitMix64;
use zermelo::game::{Files, ParseError, Player, Ruleset, Standing, graph, option_list};
use zermelo::heap::{GrundySequence, Method};
use zermelo::numbered::open_numbered;
use zermelo::rules::words::in_words;
use zermelo::rules::{HeapRule, open_heap_rule, open_text, reader::RuleFile, reader::Settings};
use zermelo::solve::Limits;
use zermelo::solve::labels::label_game;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

/// The files of the folder, by their names alone.
pub(crate) struct Folder;

impl Files for Folder {
    fn read(&self, name: &str, _: u64) -> std::io::Result<Vec<u8>> {
        std::fs::read(folder().join(name))
    }
}

/// A file of the folder with its game. `name` has no ending; parameters may follow after a colon.
pub(crate) fn file(name: &str) -> (RuleFile, Arc<dyn AnyGame>) {
    let (stem, parameters) = name.split_once(':').unwrap_or((name, ""));
    let read = |file: &str| std::fs::read_to_string(folder().join(file)).map_err(|error| error.to_string());
    let name = format!("{stem}.star");
    open_text(&name, &read(&name).unwrap(), &Settings::read(parameters), &mut |file| read(file))
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

pub(crate) fn names() -> Vec<String> {
    let entries = std::fs::read_dir(folder()).unwrap();
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.unwrap().file_name().to_str()?.strip_suffix(".star").map(str::to_owned))
        .collect();
    names.sort();
    names
}

pub(crate) fn parsed(game: &(dyn AnyGame + 'static), text: &str) -> Result<AnyPosition, ParseError> {
    game.parse_question(text).map(|(position, _)| position)
}

/// What an example of a file gives where it is not what is expected.
fn mismatch(name: &str, game: &(dyn AnyGame + 'static), text: &str, expected: &str) -> Option<String> {
    let position = parsed(game, text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let found = example_answer(game, &position, expected, &Limits::none())
        .unwrap_or_else(|error| panic!("{name} {text}: {error}"));
    (found != expected).then(|| format!("{name} {text}: {found}, expected {expected}"))
}

fn wrong_examples(name: &str) -> Vec<String> {
    let (file, game) = file(name);
    assert!(!file.expected.is_empty(), "{name} has no examples");
    assert!(
        !file.source.is_empty() && !file.about.is_empty() && file.examples.len() == 1,
        "{name}: {:?}",
        file.examples
    );
    let examples = file.expected.iter();
    let wrong =
        examples.filter_map(|(text, expected)| mismatch(name, game.as_ref(), text, expected)).collect();
    if let Some(start) = &file.start {
        parsed(game.as_ref(), start).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    assert_eq!(game.failure(), None, "{name}");
    wrong
}

#[test]
fn examples_come_out_as_the_files_expect() {
    let names = names();
    let halves = names.chunks(names.len().div_ceil(2));
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = halves
            .map(|half| scope.spawn(|| half.iter().flat_map(|name| wrong_examples(name)).collect::<Vec<_>>()))
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Numbers of positions, each with the player to move, of whole games: those of `GamesCrafters` (`GamesmanClassic`,
/// `GamesmanOne`), but for Asalto, where they count positions within a turn as well, and Pylos, where they have other
/// rules; there a direct search counts as many.
#[test]
#[ignore = "three minutes: cargo test -p zermelo --features rules --release --test games published_counts -- --ignored"]
fn published_counts() {
    let mut wrong = Vec::new();
    for (name, expected) in [
        ("asalto", "positions 133579 win 69293 loss 64286 draw 0"),
        ("chung_toi", "positions 249299 win 132436 loss 54828 draw 62035"),
        ("iceblocks", "positions 14927 win 6227 loss 5885 draw 2815"),
        ("jan", "positions 750914 win 445453 loss 302861 draw 2600"),
        ("le_grec", "positions 811912 win 35608 loss 19828 draw 756476"),
        ("lite_3", "positions 128170 win 78613 loss 36364 draw 13193"),
        ("mini_hasami_shogi", "positions 4053720 win 2564568 loss 1310220 draw 178932"),
        ("pylos", "positions 137253 win 74450 loss 62803 draw 0"),
        ("shift_tac_toe", "positions 108786 win 57548 loss 48894 draw 2344"),
        ("three_spot", "positions 91691 win 58784 loss 29855 draw 3052"),
        ("tic_tac_chec", "positions 392130 win 283725 loss 95317 draw 13088"),
    ] {
        let (file, game) = file(name);
        let start = file.start.unwrap_or_else(|| panic!("{name} has no start"));
        wrong.extend(mismatch(name, game.as_ref(), &start, expected));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// On all examples, and on positions within short random play of them.
#[test]
fn representatives_of_rule_files_play_as_their_positions() {
    let mut random = SplitMix64::new(5);
    let (mut renamed, mut with_some) = (0, 0);
    for name in names() {
        let (file, game) = file(&name);
        let mut of_file = 0;
        for (text, _) in &file.expected {
            let mut position = parsed(game.as_ref(), text).unwrap();
            let mut player = Player::Left;
            for _ in 0..8 {
                of_file += renamed_from(game.as_ref(), &position, &format!("{name} {text}"));
                let options = options(game.as_ref(), &position, player);
                if options.is_empty() {
                    break;
                }
                position = options[random.below(options.len() as u64) as usize].clone();
                player = player.opponent();
            }
        }
        renamed += of_file;
        with_some += usize::from(of_file > 0);
    }
    assert!(renamed > 1000 && with_some > 20, "{renamed} positions of {with_some} files");
}

/// The ends of the strings of Nimstring, 0 for the ground.
type Strings = Vec<(u8, u8)>;

/// Whether who is to move wins Nimstring on these strings beside a heap of Nim, by the rules as they are told: a string that
/// takes a coin is followed by another move, wherever in the sum.
fn wins_nimstring(strings: &[(u8, u8)], heap: u64, known: &mut HashMap<(Strings, u64), bool>) -> bool {
    let key = (strings.to_vec(), heap);
    if let Some(&wins) = known.get(&key) {
        return wins;
    }
    let wins = (0..heap).any(|less| !wins_nimstring(strings, less, known))
        || (0..strings.len()).any(|cut| {
            let mut left = strings.to_vec();
            let (a, b) = left.remove(cut);
            let is_taken = |coin: u8| coin != 0 && !left.iter().any(|&(x, y)| x == coin || y == coin);
            let moves_again = is_taken(a) || is_taken(b);
            wins_nimstring(&left, heap, known) == moves_again
        });
    known.insert(key, wins);
    wins
}

#[test]
fn nimstring_is_worth_what_its_rules_say_beside_a_heap() {
    let mut random = SplitMix64::new(16);
    let (mut known, mut loony, mut values) = (HashMap::new(), 0, HashSet::new());
    for _ in 0..150 {
        let coins = 2 + random.below(3);
        let mut strings = Strings::new();
        while strings.len() < 1 + random.below(8) as usize {
            let (a, b) = (random.below(coins + 1) as u8, random.below(coins + 1) as u8);
            if a != b {
                strings.push((a.min(b), a.max(b)));
            }
        }
        strings.sort_unstable();
        let listed: Vec<String> = strings.iter().map(|pair| format!("{pair:?}")).collect();
        let text = format!("({},)", listed.join(", "));
        let game = file("strings_and_coins").1;
        let position = parsed(game.as_ref(), &text).unwrap();
        let value = example_answer(game.as_ref(), &position, "grundy 0", &Limits::none());
        let value = value.ok().filter(|_| game.failure().is_none());
        for heap in 0..=8 {
            let is_lost = value.as_deref() == Some(&format!("grundy {heap}"));
            assert_eq!(
                wins_nimstring(&strings, heap, &mut known),
                !is_lost,
                "{text} beside *{heap}: {value:?}"
            );
        }
        loony += usize::from(value.is_none());
        values.extend(value);
    }
    assert!(loony > 20 && values.len() > 2, "{loony} loony positions, {values:?}");
}

/// On two boxes by two, who begins is two boxes ahead in the end.
#[test]
fn a_score_is_what_makes_best_play_a_draw() {
    for (name, expected) in [
        ("dots_and_boxes:1", "left win"),
        ("dots_and_boxes:2", "left draw"),
        ("dots_and_boxes:3", "left loss"),
        ("dots_and_boxes:-2", "right draw"),
        ("dots_and_boxes:-3", "right loss"),
    ] {
        assert_eq!(mismatch(name, file(name).1.as_ref(), "+.+.+|._._.|+.+.+|._._.|+.+.+", expected), None);
    }
}

#[test]
fn the_book_lists_every_file() {
    let page = std::fs::read_to_string(folder().join("../docs/src/rule-games.md")).unwrap();
    for name in names() {
        assert!(page.contains(&format!("`{name}.star`")), "{name}");
    }
}

/// What the checker makes the moves of such a game from is what its file declares, up to its name.
#[test]
fn games_that_state_their_rules_state_those_of_their_files() {
    for (game, position) in [
        ("amazons", "x."),
        ("cannibal-clobber", "xo"),
        ("cram", ".."),
        ("elephants-and-rhinos", "e.r"),
        ("fission", ".x."),
        ("impartial-clobber", "xo"),
        ("kings-dirt", "x."),
        ("konane", "xo."),
        ("ski-jumps", "L."),
        ("treblecross", "..x"),
    ] {
        let opened = open(&format!("{game} {position}")).unwrap();
        let declared = opened.game.declared(&opened.position).unwrap();
        let file = file(&game.replace('-', "_")).1;
        let (position, _) = file.parse_question(position).unwrap();
        assert_eq!(declared.rules, file.declared(&position).unwrap().rules, "{game}");
        assert!(opened.game.remarks("").is_empty(), "{game} rests on claims that are not proved");
    }
}

/// Rule files by their texts.
struct Texts(&'static [(&'static str, &'static str)]);

impl Files for Texts {
    fn read(&self, name: &str, _: u64) -> std::io::Result<Vec<u8>> {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map(|(_, text)| text.as_bytes().to_vec()).ok_or_else(|| std::io::ErrorKind::NotFound.into())
    }
}

#[test]
fn sequences_of_heap_rules() {
    let files = Texts(&[
        ("listed.star", "game = heaps(take = [1, 2], leave = [0, 1, 2])"),
        (
            "by_size.star",
            "def pairs(n):\n    return [(a, n - k - a) for k in (1, 2) for a in range((n - k) // 2 + 1) if n >= k]\ngame = heaps(split = pairs)",
        ),
        ("partizan.star", "game = heaps(left = heap_moves(take = [1]), right = heap_moves(take = [2]))"),
        ("board.star", "game = on_grid(cells = \".x\", both = [drop(\"x\")])"),
    ]);
    let rule = |name: &str| open_heap_rule(name, Some(&files)).unwrap();
    let Ok(HeapRule::Code(code)) = rule("listed.star") else { panic!("the moves are those of a code") };
    assert_eq!(code.to_string(), "0.77");
    let mut kayles = GrundySequence::new(&code, Method::Auto, 1 << 12).unwrap();
    kayles.extend(301, &Limits::none()).unwrap();
    let Ok(HeapRule::Own(by_size)) = rule("by_size.star") else { panic!("a function is no code") };
    let (own, stopped) = RuleSequence::of(&by_size, 300, &Limits::none()).unwrap();
    assert_eq!(stopped, None);
    let expected: Vec<u64> = (0..=300).map(|heap| kayles.value(heap).unwrap()).collect();
    assert_eq!(own.values(), expected);
    let report = SequenceReport::of_rule(&own, 300, None).to_text();
    assert!(report.contains("Repeats so far with period 12 from heap 71 on"), "{report}");
    let Ok(HeapRule::Own(partizan)) = rule("partizan.star") else { panic!("these are heaps") };
    let refused = RuleSequence::of(&partizan, 10, &Limits::none());
    assert_eq!(refused.unwrap_err(), RuleSequenceError::Partizan("partizan".to_owned()));
    assert!(rule("board.star").is_err());
    assert!(rule("none.star").is_err());
    assert!(open_heap_rule("0.77", Some(&files)).is_none());
}

#[test]
fn explored_games_read_back() {
    for (text, count, ends) in [
        ("clobber xo.|ox.", 8, false),
        ("nim 2 1", 6, false),
        ("toads-and-frogs t.f", 4, false),
        ("tictactoe:2x2:2 empty", 0, true),
    ] {
        let opened = open(text).unwrap();
        let game = explored_graph(&opened, &Limits::none()).unwrap();
        assert!(count == 0 || game.vertex_count() <= 3 * count, "{text}: {}", game.vertex_count());
        assert_eq!(game.has_endings(), ends, "{text}");
        let json = graph::json::display(&game).to_string();
        let mut copies = vec![graph::json::read(&json).unwrap()];
        assert_eq!(copies[0].start(), Some(0));
        if !ends {
            let list = graph::edge_list::display(&game).to_string();
            copies.push(graph::edge_list::read(&list).unwrap());
        }
        for copy in copies {
            assert_eq!(copy.vertex_count(), game.vertex_count(), "{text}");
            assert_eq!(copy.move_count(), game.move_count(), "{text}");
            let name = |of: &graph::ExplicitGame, vertex: u32| of.names().name(vertex).into_owned();
            let place = |wanted: &str| {
                let vertices = 0..copy.vertex_count() as u32;
                vertices.into_iter().find(|&vertex| name(&copy, vertex) == wanted).unwrap()
            };
            for vertex in 0..game.vertex_count() as u32 {
                let twin = place(&name(&game, vertex));
                for player in Player::BOTH {
                    assert_eq!(copy.ending_at(twin, player), game.ending_at(vertex, player), "{text}");
                    let row = |of: &graph::ExplicitGame, vertex: u32| {
                        of.moves_of(player).row(vertex).iter().map(|&to| name(of, to)).collect::<HashSet<_>>()
                    };
                    assert_eq!(row(&copy, twin), row(&game, vertex), "{text}");
                }
            }
        }
    }
}

/// The games of which there are tables have their rules written again, beside their numbers.
#[test]
fn numbered_games_have_the_rules_of_their_files() {
    let games = [
        ("connect-four 4x3", "connect_four"),
        ("connect-four 3x3:3", "connect_four:k=3"),
        ("marks 3x3:3", "mnk"),
        ("marks 2x4:3", "mnk:m=2,n=4,k=3"),
    ];
    for (name, file_name) in games {
        let numbered = open_numbered(name).unwrap();
        let (_, game) = file(file_name);
        let labels = label_game(&*numbered, NonZeroUsize::MIN, &Limits::none()).unwrap();
        let mut options = Vec::new();
        for number in
            (0..numbered.slices().last().unwrap().numbers.end).filter(|&n| labels.label(n).is_some())
        {
            let text = numbered.print(number);
            let position = parsed(&*game, &text).unwrap();
            let is_even = text.matches(['x', 'o']).count() % 2 == 0;
            let to_move = if is_even { Player::Left } else { Player::Right };
            let ending = Ruleset::ending(&*game, &position, to_move);
            match numbered.look(number, &mut options) {
                Standing::Absent => panic!("{name}: {text} is no position"),
                Standing::Over(result) => assert_eq!(ending, Some(result), "{name}: {text}"),
                Standing::Open => {
                    let list = option_list(&*game, &position, to_move);
                    let mut expected: Vec<u64> =
                        list.iter().map(|option| numbered.parse(&game.print(option)).unwrap()).collect();
                    expected.sort_unstable();
                    options.sort_unstable();
                    assert_eq!((ending, &options), (None, &expected), "{name}: {text}");
                }
            }
        }
    }
}

#[test]
fn claims_of_functions_are_tried_and_told() {
    let opened =
        |text: &str| open_text("free.star", text, &Settings::default(), &mut |_| Err("none".to_owned()));
    let round = "game = rules(start = (3,), both = lambda p: [((p[0] + 1) % 5,)], loop_free = True)";
    let error = opened(round).err().unwrap();
    assert!(error.message.contains("'loop_free' is false in (3,)"), "{error}");
    let (_, game) =
        opened("game = rules(start = 5, both = lambda p: list(range(p)), loop_free = True)").unwrap();
    assert!(game.remarks("5")[0].to_string().contains("is loop-free"));
    let words = "game = on_words(\"ab\", both = [replace(\"ab\", \"ba\"), replace(\"ba\", \"ab\")], loop_free = True)";
    if let Err(error) = opened(words) {
        assert!(error.message.contains("'loop_free' is false in"), "{error}");
    } else {
        panic!("ab and ba become each other");
    }
}

#[test]
fn rules_are_told_in_words() {
    let words = |name: &str| {
        let (_, game) = file(name);
        let start = if name == "kayles" { "path:3" } else { "2x3" };
        let declared = game.declared(&parsed(game.as_ref(), start).unwrap()).unwrap();
        in_words(&declared).iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(
        words("clobber"),
        "A position is a board of rows and columns; each cell holds `x`, `o` or `.`.\n\
         Left moves so: `xo` becomes `.x`, read along a row or a column.\n\
         Right moves so: `ox` becomes `.o`, read along a row or a column.\n\
         Who cannot move loses (in misère play: wins)."
    );
    assert!(words("kayles").contains("`..` becomes `##` along a path of the graph"));
    assert!(
        words("hex").contains("Left has won when a chain of `x` connects the first row with the last row")
    );
}

/// A vertex with its tokens, and an edge as whose it is and whether it has an arrow.
type Seen = (Vec<(String, usize)>, Vec<(Player, bool)>);

/// The vertices and the edges of the picture that a function gives, told by their names.
fn graph_of(text: &str, position: &str) -> Option<Seen> {
    let (_, game) = opened(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let (position, _) = game.parse_question(position).unwrap();
    let Drawing::Graph(graph) = game.drawing(&position)? else { panic!("{text}") };
    let vertices =
        graph.vertices.iter().map(|vertex| (vertex.label().unwrap().into_owned(), vertex.tokens)).collect();
    let mover = |ink| if ink == Ink::Red { Player::Right } else { Player::Left };
    let edges = graph.curves.iter().map(|curve| (mover(curve.ink), curve.is_arrow)).collect();
    Some((vertices, edges))
}

#[test]
fn a_function_gives_the_picture_of_a_position_as_a_graph() {
    let file = "def moves(p): return [p - 1] if p > 0 else []\n\
                def graph(p): return range(p), [(v, v - 1, \"arrow\") for v in range(1, p)] + [(0, p - 1, \"right\")]\n\
                game = rules(start = 3, both = moves, graph = graph, loop_free = True)";
    let (vertices, edges) = graph_of(file, "4").unwrap();
    assert_eq!(vertices, ["0", "1", "2", "3"].map(|name| (name.to_owned(), 0)));
    assert_eq!(
        edges,
        [(Player::Left, true), (Player::Left, true), (Player::Left, true), (Player::Right, false)]
    );
    // Too many to be told apart.
    assert!(graph_of(file, "61").is_none());
    let geography = include_str!("../../../../games/geography_by_arcs.star");
    let (vertices, edges) = graph_of(geography, "(1, ((1, 2), (2, 3), (3, 1), (1, 4)))").unwrap();
    assert_eq!(vertices.iter().map(|(_, tokens)| *tokens).collect::<Vec<_>>(), [1, 0, 0, 0]);
    assert_eq!(edges.len(), 4);
    let digraph = include_str!("../../../../games/digraph_placement.star");
    let (vertices, _) = graph_of(digraph, "((\"l1\", \"r2\"), ((\"l1\", \"r2\"),))").unwrap();
    assert_eq!(vertices, ["l1", "r2"].map(|name| (name.to_owned(), 0)));
    let sprouts = include_str!("../../../../games/sprouts.star");
    let (vertices, edges) = graph_of(sprouts, "((((0, 2), (1, 2)), ((2, 0),)),)").unwrap();
    assert_eq!(vertices, [("0".to_owned(), 1), ("1".to_owned(), 1), ("2".to_owned(), 3)]);
    assert_eq!(edges.len(), 1);
}

#[test]
fn a_picture_that_cannot_be_drawn_is_told() {
    for (graph, said) in [
        ("3", "graph gives 3"),
        ("[1], [(1, 2)]", "graph gives"),
        ("[1, 2], [(1, 2, \"purple\")]", "graph gives"),
        ("[(1, -1)], []", "graph gives"),
        ("[1, [2]], []", "graph gives"),
        ("1 // 0", "0"),
    ] {
        let file = format!(
            "def moves(p): return [p - 1] if p > 0 else []\n\
             def graph(p): return {graph}\n\
             game = rules(start = 3, both = moves, graph = graph, loop_free = True)"
        );
        let (_, game) = opened(&file).unwrap();
        let (position, _) = game.parse_question("3").unwrap();
        assert!(game.drawing(&position).is_none(), "{graph}");
        let fault = game.failure().unwrap_or_else(|| panic!("{graph}"));
        assert!(fault.to_string().contains(said), "{graph}: {fault}");
    }
}

fn opened(text: &str) -> Result<(RuleFile, Arc<dyn AnyGame>), String> {
    let read = open_text("trial.star", text, &Settings::default(), &mut |_| Err("none".to_owned()));
    read.map_err(|error| error.message)
}

/// Heaps that are played together, beside the same game as functions: for each the heaps as a tuple, with the last move.
const JOINT: &[(&str, &str)] = &[
    (
        "game = heaps(both = [take_from(1), take_from(2, same = True)])",
        "def both(p, last): return [(cut(p, {i: k}), 0) for i in range(len(p)) for k in range(1, p[i] + 1)] + [(cut(p, {i: k, j: k}), 0) for i in range(len(p)) for j in range(i) for k in range(1, min(p[i], p[j]) + 1)]",
    ),
    (
        "game = heaps(both = [take_from([1, 2], take = [1, 3])])",
        "def both(p, last): return [(cut(p, {i: k}), 0) for i in range(len(p)) for k in [1, 3] if k <= p[i]] + [(cut(p, {i: k, j: l}), 0) for i in range(len(p)) for j in range(i) for k in [1, 3] if k <= p[i] for l in [1, 3] if l <= p[j]]",
    ),
    (
        "game = heaps(both = [take_from(1, after = at_most(2, plus = 1, first = ALL_BUT_ONE))])",
        "def both(p, last): return [(cut(p, {i: k}), k) for i in range(len(p)) for k in range(1, p[i] + 1) if (k <= 2 * last + 1 if last else k < sum(p))]",
    ),
    (
        "game = heaps(both = [take_from(1, take = [1, 2, 4], after = another())])",
        "def both(p, last): return [(cut(p, {i: k}), k) for i in range(len(p)) for k in [1, 2, 4] if k <= p[i] and k != last]",
    ),
    (
        "game = heaps(both = [take_from([1, 3], same = True, after = lambda k: 3 if k == 0 else k * k - 1)])",
        "def both(p, last): return [(cut(p, {i: k}), k) for i in range(len(p)) for k in range(1, p[i] + 1) if allowed(k, last)] + [(cut(p, {0: k, 1: k, 2: k}), 3 * k) for k in range(1, min(p) + 1) if len(p) == 3 and allowed(3 * k, last)]\ndef allowed(k, last): return k <= (3 if last == 0 else last * last - 1)",
    ),
    (
        "game = heaps(both = [take_from([[1, 2], [3]]), take_from(END, take = 1)])",
        "def both(p, last): return ([(cut(p, {0: k, 1: l}), 0) for k in range(1, p[0] + 1) for l in range(1, p[1] + 1)] if len(p) > 1 else []) + ([(cut(p, {2: k}), 0) for k in range(1, p[2] + 1)] if len(p) > 2 else []) + ([(cut(p, {max([i for i in range(len(p)) if p[i]]): 1}), 0)] if max(p) else [])",
    ),
    (
        "game = heaps(both = [take_from(START, after = at_most(1))])",
        "def both(p, last): return [(cut(p, {i: k}), k) for i in range(len(p)) if p[i] and (i == 0 or max(p[:i]) == 0) for k in range(1, p[i] + 1) if not last or k <= last]",
    ),
];

const CUT: &str = "def cut(p, taken): return tuple([p[i] - taken.get(i, 0) for i in range(len(p))])\n";

#[test]
fn heaps_that_are_played_together_have_the_moves_of_functions() {
    for (declared, slow) in JOINT {
        let (_, game) = opened(declared).unwrap_or_else(|error| panic!("{declared}: {error}"));
        let slow = format!(
            "{CUT}{slow}\ngame = rules(start = ((1,), 0), both = lambda s: both(s[0], s[1]), loop_free = True)"
        );
        let (_, twin) = opened(&slow).unwrap_or_else(|error| panic!("{slow}: {error}"));
        let remembers = declared.contains("after");
        let mut grundy =
            [game.grundy_values(&Limits::none()).unwrap(), twin.grundy_values(&Limits::none()).unwrap()];
        let written = |heaps: &[u32], last: u32| {
            let list: Vec<String> = heaps.iter().map(ToString::to_string).collect();
            let after = if last > 0 { format!(" after {last}") } else { String::new() };
            (format!("{}{after}", list.join(" ")), format!("(({},), {last})", list.join(", ")))
        };
        for count in 1..=3_u32 {
            for number in 0..5_u32.pow(count) {
                let heaps: Vec<u32> = (0..count).map(|place| number / 5_u32.pow(place) % 5).collect();
                for last in 0..=if remembers { 4 } else { 0 } {
                    let (text, tuple) = written(&heaps, last);
                    let position = parsed(game.as_ref(), &text).unwrap();
                    let other = parsed(twin.as_ref(), &tuple).unwrap();
                    let list = |game: &(dyn AnyGame + 'static), position: &AnyPosition| -> Vec<String> {
                        let mut list: Vec<String> = option_list(game, position, Player::Left)
                            .iter()
                            .map(|option| game.print(option).replace(['(', ')', ','], ""))
                            .collect();
                        list.sort();
                        list
                    };
                    let mut mine: Vec<String> = list(game.as_ref(), &position)
                        .iter()
                        .map(|text| match text.split_once(" after ") {
                            Some((heaps, last)) => format!("{heaps} {last}"),
                            None => format!("{text} 0"),
                        })
                        .collect();
                    mine.sort();
                    let theirs = list(twin.as_ref(), &other);
                    assert_eq!(mine, theirs, "{declared}: {text}");
                    let values = [grundy[0].value(&position).unwrap(), grundy[1].value(&other).unwrap()];
                    assert_eq!(values[0], values[1], "{declared}: {text}");
                }
            }
        }
    }
}

#[test]
fn moves_on_heaps_that_mean_nothing_are_refused() {
    for (text, expected) in [
        ("game = heaps(both = [take_from(0)])", "does not say which heaps"),
        ("game = heaps(both = [take_from(1, take = [0])])", "is not a number of tokens to take"),
        ("game = heaps(both = [take_from(1, take = [])])", "'take' is empty"),
        ("game = heaps(both = [take_from([[1, 1]])])", "does not say which heaps"),
        ("game = heaps(both = [take_from(1)], take = [1])", "'take' is for heaps that are a sum"),
        ("game = heaps(both = [1])", "does not take from heaps"),
        ("game = heaps(both = [])", "the game has no moves"),
        ("game = heaps(left = [take_from(1)], right = heap_moves(take = [1]))", "for heaps that are a sum"),
        ("game = heaps(both = [take_from(1, after = at_most(2, first = -1))])", "'first' is"),
        ("game = heaps(both = [take_from(1, after = lambda k: -1)])", "'after' gives"),
        ("game = heaps(both = [take_from(1, after = 3)])", "'after' is a function, not"),
    ] {
        let error = opened(text).err().unwrap_or_else(|| panic!("{text} is read"));
        assert!(error.contains(expected), "{text}: {error}");
    }
    let (_, game) = opened("game = heaps(both = [take_from(1, after = at_most(2))])").unwrap();
    for text in ["", "x", "3 after", "3 after x", "after 3", "99999999"] {
        assert!(parsed(game.as_ref(), text).is_err(), "{text}");
    }
}

/// Dominoes on a Möbius strip, and stones that slide, beside functions that know its seam by themselves.
/// The boards of a size with some letters; every seventh of the larger sets.
fn boards(letters: &str, height: usize, width: usize) -> Vec<String> {
    let letters: Vec<char> = letters.chars().collect();
    let count = letters.len().pow((height * width) as u32);
    let cell =
        |number: usize, place: usize| letters[number / letters.len().pow(place as u32) % letters.len()];
    let row = |number, row| (0..width).map(|column| cell(number, row * width + column)).collect::<String>();
    let step = if count > 3_000 { 7 } else { 1 };
    (0..count)
        .step_by(step)
        .map(|number| (0..height).map(|r| row(number, r)).collect::<Vec<_>>().join("|"))
        .collect()
}

#[test]
fn twisted_boards_have_the_moves_of_functions() {
    let at = "W = 3\ndef go(p, i, d, r, k):\n    # The cell k steps from the i-th, in the unrolled strip; None outside.\n    h = len(p) // W\n    row, column = i // W + d * k, i % W + r * k\n    if row < 0 or row >= h: return None\n    return (h - 1 - row if (column // W) % 2 else row) * W + column % W\ndef put(p, marks): return ''.join([marks.get(i, p[i]) for i in range(len(p))])\n";
    let games = [
        (
            "game = twisted(on_grid(cells = \".#\", left = [rewrite(\"..\", \"##\", along = [SOUTH])], right = [rewrite(\"..\", \"##\", along = [EAST])]))",
            "def moves(p, d, r): return [put(p, {i: '#', j: '#'}) for i in range(len(p)) for j in [go(p, i, d, r, 1)] if j != None and j != i and p[i] == '.' and p[j] == '.']\ngame = rules(start = '.........', left = lambda p: moves(p, 1, 0), right = lambda p: moves(p, 0, 1), loop_free = True)",
        ),
        (
            "game = on_grid(cells = \"x.#\", wrap = TWISTED, both = [slide(\"x\", through = \".\", along = [SOUTHEAST, WEST], leave = \"#\")])",
            "def line(p, i, d, r):\n    found = []\n    for k in range(1, 9):\n        j = go(p, i, d, r, k)\n        if j == None or j == i or p[j] != '.': return found\n        found.append(j)\n    return found\ngame = rules(start = '.........', both = lambda p: [put(p, {i: '#', j: 'x'}) for i in range(len(p)) if p[i] == 'x' for (d, r) in [(1, 1), (0, -1)] for j in line(p, i, d, r)], loop_free = True)",
        ),
    ];
    for (number, (declared, slow)) in games.iter().enumerate() {
        let (_, game) = opened(declared).unwrap_or_else(|error| panic!("{declared}: {error}"));
        let (_, twin) = opened(&format!("{at}{slow}")).unwrap_or_else(|error| panic!("{slow}: {error}"));
        let letters = [".#", "x.#"][number];
        for (height, width) in [(1, 3), (2, 3), (3, 3)] {
            for text in boards(letters, height, width) {
                let position = parsed(game.as_ref(), &text).unwrap();
                let other = parsed(twin.as_ref(), &text.replace('|', "")).unwrap();
                for player in Player::BOTH {
                    let list = |game: &(dyn AnyGame + 'static), position: &AnyPosition| -> HashSet<String> {
                        option_list(game, position, player)
                            .iter()
                            .map(|option| game.print(option).replace(['|', '"'], ""))
                            .collect()
                    };
                    assert_eq!(
                        list(game.as_ref(), &position),
                        list(twin.as_ref(), &other),
                        "{declared} {text} {player}"
                    );
                }
            }
        }
    }
    let refused =
        opened("game = on_grid(cells = \"x.o\", wrap = TWISTED, both = [push(\"x\", pushed = \"o\")])")
            .err()
            .unwrap();
    assert!(refused.contains("has no one direction on a twisted board"), "{refused}");
    assert!(opened("game = twisted(heaps(take = [1]))").err().unwrap().contains("no board to twist"));
}

/// Where the vertices of a graph stand, and what a place can be.
#[test]
fn places_of_vertices_are_those_of_the_file() {
    let text = |places: &str| {
        format!(
            "game = on_graph(cells = '.x', both = [rewrite('.', 'x')], start = 'path:3 ...', places = {places})"
        )
    };
    let (_, game) = opened(&text("[(0, 0), (2, 1), (0, 2)]")).unwrap();
    let position = parsed(game.as_ref(), "cycle:3 .x.").unwrap();
    let Some(Drawing::Graph(drawn)) = game.drawing(&position) else { panic!("no drawing") };
    let rows: Vec<i64> = drawn.vertices.iter().map(|vertex| vertex.at.y).collect();
    assert_eq!((rows[0], rows[1] < 0, rows[2]), (0, true, 0));
    for (places, why) in [
        ("[(0, 0), (1, 1)]", "there are 2 places for the 3 vertices of the start"),
        ("[(0, 0), (1, 1), (0, 0)]", "two vertices stand at (0, 0)"),
        ("[(0, 0), (1, 1), 5]", "5 is not a place"),
        ("[(0, 0), (1, 1), (0, 101)]", "is not a place"),
        ("[(0, 0), (1, 1), (0, 1, 2)]", "is not a place"),
        ("'abc'", "'places' is a list of places"),
    ] {
        let error = opened(&text(places)).err().unwrap();
        assert!(error.contains(why), "{places}: {error}");
    }
    let error = opened("game = on_grid(cells = '.x', both = [rewrite('.', 'x')], places = [(0, 0)])");
    assert!(error.err().unwrap().contains("only vertices of a graph have places"));
}

#[test]
fn false_theorems_are_refused_with_a_position() {
    for (text, expected) in [
        ("game = heaps(take = [1, 2, 3], theorem = lambda n: n % 4)", None),
        (
            "game = heaps(take = [1, 2, 3], theorem = lambda n: n % 5)",
            Some("'theorem' is false in 4: its Grundy value is 0, not 4"),
        ),
        (
            "game = heaps(take = lambda n: [k for k in (1, 2, 3) if k <= n], theorem = lambda n: \"P\" if n % 4 == 0 else \"N\")",
            None,
        ),
        (
            "game = heaps(take = [1, 2, 3], theorem = lambda n: \"P\" if n % 3 == 0 else \"N\")",
            Some("its outcome is N, not P"),
        ),
        (
            "game = heaps(both = [take_from(1), take_from(2, same = True)], theorem = lambda p: \"P\" if sorted(p) == [1, 2] or max(p) == 0 else None)",
            None,
        ),
        (
            "game = heaps(both = [take_from(1), take_from(2, same = True)], theorem = lambda p: \"P\" if sorted(p) == [1, 3] else None)",
            Some("is false in"),
        ),
        (
            "game = heaps(both = [take_from(1, after = at_most(2, first = ALL_BUT_ONE))], theorem = lambda s: None if s[1] or len(s[0]) > 1 else \"P\" if s[0][0] in [0, 1, 2, 3, 5, 8, 13, 21] else \"N\")",
            None,
        ),
        (
            "game = on_strip(cells = \"x.\", both = [rewrite(\"x\", \".\")], theorem = lambda p: p.count(\"x\") % 2)",
            None,
        ),
        (
            "game = on_strip(cells = \"x.\", both = [rewrite(\"x\", \".\")], theorem = lambda p: p.count(\"x\"))",
            Some("is false in"),
        ),
        (
            "game = on_strip(cells = \"lr.\", left = [rewrite(\"l\", \".\")], right = [rewrite(\"r\", \".\")], bounds = lambda p: (-len(p), len(p)), theorem = lambda p: p.count(\"l\") - p.count(\"r\"))",
            None,
        ),
        (
            "game = on_strip(cells = \"lr.\", left = [rewrite(\"l\", \".\")], right = [rewrite(\"r\", \".\")], bounds = lambda p: (None, \"1/2\"))",
            Some("its value is 1, not at most 1/2"),
        ),
        (
            "game = on_strip(cells = \"lr.\", left = [rewrite(\"l\", \".\")], right = [rewrite(\"r\", \".\")], bounds = lambda p: (\"-1/2\", None))",
            Some("its value is -1, not at least -1/2"),
        ),
        (
            "game = on_words(\"ab\", both = [replace(\"a\", \"\")], theorem = lambda p: p.count(\"a\") % 2)",
            None,
        ),
        (
            "game = on_words(\"ab\", both = [replace(\"a\", \"\")], theorem = lambda p: len(p) % 2)",
            Some("is false in"),
        ),
        (
            "game = rules(start = (3, 3), both = lambda p: [(x, p[1]) for x in range(p[0])] + [(p[0], y) for y in range(p[1])], loop_free = True, theorem = lambda p: p[0] ^ p[1])",
            None,
        ),
        (
            "game = rules(start = (3, 3), both = lambda p: [(x, p[1]) for x in range(p[0])] + [(p[0], y) for y in range(p[1])], loop_free = True, theorem = lambda p: p[0] | p[1])",
            Some("is false in"),
        ),
        (
            "game = on_strip(cells = \"x.\", both = [rewrite(\"x.\", \".x\")], loopy = True, theorem = lambda p: 0)",
            Some("for games in which play ends"),
        ),
        ("game = heaps(take = [1], theorem = lambda n: [])", Some("a claim gives")),
        ("game = heaps(take = [1], theorem = lambda n: \"no value\")", Some("which is not a value")),
        ("game = heaps(take = [1], bounds = lambda n: 3)", Some("'bounds' gives pairs")),
    ] {
        match (opened(text), expected) {
            (Ok(_), None) => {}
            (Err(error), Some(expected)) => assert!(error.contains(expected), "{text}: {error}"),
            (Ok(_), Some(_)) => panic!("{text}: a false claim is not found"),
            (Err(error), None) => panic!("{text}: {error}"),
        }
    }
}

#[test]
fn examples_that_mean_nothing_are_refused() {
    let (_, game) = opened("game = heaps(take = [1, 2])").unwrap();
    let position = parsed(game.as_ref(), "4").unwrap();
    let asked = |expected: &str| example_answer(game.as_ref(), &position, expected, &Limits::none());
    assert_eq!(asked("grundy 2").unwrap(), "grundy 1");
    assert_eq!(asked("value *3").unwrap(), "value *");
    assert_eq!(asked("misere left loss").unwrap(), "misere left loss");
    for wrong in ["", "grund 2", "value ((", "value"] {
        assert!(matches!(asked(wrong), Err(ExampleError::Refused(_))), "{wrong}");
    }
}
