//! Positions of rule files as numbers: a bijection, whatever the board; labels of tables against a solver that looks positions up by
//! their letters; and published counts.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use zermelo::answer::{Answer, KnownLabels, Question, answer};
use zermelo::catalogue::{AnyGame, AnyPosition, OpenGame};
use zermelo::game::random::SplitMix64;
use zermelo::game::{
    Convention, Ending, Files, Limits, NumberedGame, Player, Ruleset, Standing, Verdict, option_list,
    result_if_over,
};
use zermelo::numbered::open_numbered;
use zermelo::rules::declared::Parameter;
use zermelo::rules::{NumberedRules, TableTitle, number_rules, number_text, open_text, reader::Settings};
use zermelo::solve::labels::disk::digest_of;
use zermelo::solve::labels::{Histogram, Label, Labels, label_game};

/// A rule file, as `games/NAME.star` or its text, with parameters after a colon; the start; who moves first; the convention.
#[derive(Clone, Copy)]
struct Case<'a> {
    file: &'a str,
    start: Option<&'a str>,
    first: Player,
    convention: Convention,
}

const fn case<'a>(file: &'a str, start: Option<&'a str>) -> Case<'a> {
    Case { file, start, first: Player::Left, convention: Convention::Normal }
}

const fn misere<'a>(file: &'a str, start: Option<&'a str>) -> Case<'a> {
    Case { convention: Convention::Misere, ..case(file, start) }
}

struct Opened {
    game: Arc<dyn AnyGame>,
    numbers: NumberedRules,
    start: String,
}

impl Case<'_> {
    fn open(&self) -> Opened {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let read = |file: &str| std::fs::read_to_string(folder.join(file)).map_err(|error| error.to_string());
        let (name, parameters, text) = if self.file.contains('\n') {
            ("own.star".to_owned(), "", self.file.to_owned())
        } else {
            let (stem, parameters) = self.file.split_once(':').unwrap_or((self.file, ""));
            let name = format!("{stem}.star");
            let text = read(&name).unwrap();
            (name, parameters, text)
        };
        let (file, game) =
            open_text(&name, &text, &Settings::read(parameters), &mut |file| read(file)).unwrap();
        let title = TableTitle {
            file: name.clone(),
            parameters: parameters.to_owned(),
            start: self.start.map(str::to_owned),
            to_move: self.first,
            convention: self.convention,
        };
        assert_eq!(TableTitle::read(&title.to_string()).as_ref(), Some(&title));
        let numbers = number_rules(&file, &title).unwrap_or_else(|error| panic!("{name}: {error}"));
        let start = self.start.map_or_else(|| file.start.clone().unwrap(), str::to_owned);
        Opened { game, numbers, start }
    }
}

/// Small games of every kind: with symmetries and without, with letters that come and go, with hands, on graphs, loopy or not.
const SMALL: &[Case] = &[
    case("mnk", None),
    case("mnk:2,4,3", None),
    case("connect_four", Some("3x3")),
    case("hex", Some("2x3")),
    case("dodgem", None),
    case("mu_torere", None),
    case("pong_hau_ki", None),
    case("three_mens_morris", None),
    case("konane", Some("xoxo|oxox|xo.o")),
    case("clobber", Some("3x3")),
    case("toads_and_frogs", Some("tt..ff")),
    case("order_and_chaos", Some("2x3")),
    case("hexapawn", None),
    case("tac_tix", Some("3x3")),
    misere("tac_tix", Some("2x3")),
    case("othello", Some("...|.xo|.ox")),
    case("fox_and_geese", Some("#g#g|.#.#|#.#.|.#f#")),
    case("sim:4", None),
    case("teeko:3", Some("3x3")),
    case("push", Some("xo.x.o")),
    case("breakthrough", Some("ooo|...|xxx")),
    Case { first: Player::Right, ..case("dodgem", None) },
    case(HANDS, None),
    case(RELATIVE, None),
];

/// A small board with pieces in hand, as in six men's morris.
const HANDS: &str = r#"
points = "1-2,2-3,3-4,4-1,5-6,6-7,8-9,9-10 "
def play(me, hand, they):
    return [
        rewrite(hand + "_", "__", then = [rewrite(".", me.upper(), anywhere = True, then = [
            rewrite(me.upper(), me, when = [count(me, most = 0)]),
            rewrite(me.upper(), me, when = [count(me, least = 1)], then = [rewrite(they, ".", anywhere = True)], stop = True),
        ])]),
        rewrite(me + ".", "." + me, when = [count(hand, most = 0)]),
    ]
game = on_graph(cells = ".xoXOhk_", start = points + "....hh_kk_", left = play("x", "h", "o"), right = play("o", "k", "x"), loopy = True)
"#;

/// Counters in cells that go up and down.
const RELATIVE: &str = r#"
game = on_strip(
    cells = "0123",
    start = "2103",
    left = [rewrite("[123][0123]", "[-1][+1]", along = [EAST])],
    right = [rewrite("[123][0123]", "[-1][+1]", along = [WEST]), rewrite("3", "[-2]")],
    loopy = True,
)
"#;

/// Every position that alternate play reaches, with what the rules say of it.
struct Explored {
    /// Ending or options.
    states: Vec<(AnyPosition, Player, Result<Ending, Vec<usize>>)>,
}

fn explored(case: &Case, opened: &Opened) -> Explored {
    let game = opened.game.as_ref();
    let is_impartial = Ruleset::is_impartial(game);
    let (start, _) = game.parse_question(&opened.start).unwrap();
    let mut number: HashMap<(AnyPosition, Player), usize> = HashMap::from([((start.clone(), case.first), 0)]);
    let mut states = vec![(start, case.first, Err(Vec::new()))];
    let mut at = 0;
    while let Some((position, player, _)) = states.get(at).cloned() {
        states[at].2 = match result_if_over(game, &position, player, case.convention) {
            Some(ending) => Ok(ending),
            None => {
                let next = if is_impartial { player } else { player.opponent() };
                let mut options = Vec::new();
                for option in option_list(game, &position, player) {
                    let count = number.len();
                    let own = *number.entry((option.clone(), next)).or_insert(count);
                    if own == count {
                        states.push((option, next, Err(Vec::new())));
                    }
                    options.push(own);
                }
                Err(options)
            }
        };
        at += 1;
    }
    Explored { states }
}

impl Explored {
    /// Labels straight from the definition: round d finds distance d.
    fn labels(&self) -> Vec<Label> {
        let mut labels: Vec<Option<Label>> = self
            .states
            .iter()
            .map(|state| match state.2 {
                Ok(Ending::Win) => Some(Label::Win(0)),
                Ok(Ending::Loss) => Some(Label::Loss(0)),
                Ok(Ending::Draw) => Some(Label::Tie(0)),
                Err(_) => None,
            })
            .collect();
        for ties in [false, true] {
            for distance in 1.. {
                let found: Vec<(usize, Label)> = (0..labels.len())
                    .filter(|&at| labels[at].is_none())
                    .filter_map(|at| {
                        let options = self.states[at].2.as_ref().unwrap_err();
                        let any =
                            |test: fn(Label) -> bool| options.iter().any(|&at| labels[at].is_some_and(test));
                        let all = options.iter().all(|&at| matches!(labels[at], Some(Label::Win(_))));
                        if ties {
                            let label = Label::Tie(distance);
                            return any(|label| matches!(label, Label::Tie(_))).then_some((at, label));
                        }
                        if any(|label| matches!(label, Label::Loss(_))) {
                            return Some((at, Label::Win(distance)));
                        }
                        all.then_some((at, Label::Loss(distance)))
                    })
                    .collect();
                if found.is_empty() {
                    break;
                }
                for (at, label) in found {
                    labels[at] = Some(label);
                }
            }
        }
        labels.into_iter().map(|label| label.unwrap_or(Label::Draw)).collect()
    }
}

fn solved(game: &dyn NumberedGame, threads: usize) -> Labels {
    label_game(game, NonZeroUsize::new(threads).unwrap(), &Limits::none()).unwrap()
}

fn text_of(opened: &Opened, position: &AnyPosition, player: Player) -> String {
    let mover = if player == Player::Left { "left" } else { "right" };
    format!("{} {mover}", opened.game.print(position))
}

#[test]
fn labels_are_those_of_the_definition() {
    for case in SMALL {
        let opened = case.open();
        let explored = explored(case, &opened);
        let expected = explored.labels();
        let labels = solved(&opened.numbers, 2);
        let mut counts: BTreeMap<Label, u64> = BTreeMap::new();
        for ((position, player, _), &label) in explored.states.iter().zip(&expected) {
            let text = text_of(&opened, position, *player);
            let number = opened.numbers.parse(&text).unwrap_or_else(|error| panic!("{}: {error}", case.file));
            assert_eq!(labels.label(number), Some(label), "{}: {text}", case.file);
            *counts.entry(label).or_default() += 1;
        }
        // Each position counts as often as it has images, and nothing else is there.
        assert_eq!(Histogram::of(&opened.numbers, &labels).counts, counts, "{}", case.file);
    }
}

#[test]
fn numbers_and_positions_are_in_bijection() {
    for case in SMALL {
        let Opened { numbers, .. } = case.open();
        let mut options = Vec::new();
        let end = numbers.slices().last().unwrap().numbers.end;
        let mut present = 0;
        let step = (end / 20_000).max(1) as usize;
        for number in (0..end).step_by(step) {
            let text = numbers.print(number);
            let again = numbers.parse(&text).unwrap_or_else(|error| panic!("{}: {error}", case.file));
            let is_there = numbers.look(number, &mut options) != Standing::Absent;
            // Only the image that stands for all has a number of its own.
            assert_eq!(again == number, is_there, "{}: {text}", case.file);
            assert!(again <= end, "{}", case.file);
            present += usize::from(is_there);
        }
        assert!(present > 0, "{}", case.file);
        let mut at = 0;
        for (place, slice) in numbers.slices().iter().enumerate() {
            assert_eq!(slice.numbers.start, at);
            assert!(slice.needs.iter().all(|&needed| needed < place));
            at = slice.numbers.end;
        }
    }
}

/// Options stay in their slice or go to one that it needs.
#[test]
fn moves_keep_to_the_order_of_the_slices() {
    for case in SMALL {
        let Opened { numbers, .. } = case.open();
        let mut options = Vec::new();
        for (at, slice) in numbers.slices().iter().enumerate() {
            let size = slice.numbers.end - slice.numbers.start;
            for number in slice.numbers.clone().step_by((size / 500).max(1) as usize) {
                numbers.look(number, &mut options);
                assert!(options.len() <= numbers.most_options() as usize, "{}", case.file);
                for option in &options {
                    let own = numbers.slices().partition_point(|slice| slice.numbers.end <= *option);
                    let is_known = if own == at { slice.loops } else { slice.needs.contains(&own) };
                    assert!(
                        is_known,
                        "{}: {} to {}",
                        case.file,
                        numbers.print(number),
                        numbers.print(*option)
                    );
                }
            }
        }
    }
}

/// A position is shown in the image that was written, and its options are those of its number.
#[test]
fn written_positions_have_the_options_of_their_numbers() {
    for case in SMALL {
        let opened = case.open();
        let Opened { game, numbers, start } = &opened;
        let mut expected = Vec::new();
        let mut waiting = vec![(game.parse_question(start).unwrap().0, case.first)];
        let mut met = BTreeSet::new();
        while let Some((position, player)) = waiting.pop() {
            let text = if Ruleset::is_impartial(game.as_ref()) {
                game.print(&position)
            } else {
                text_of(&opened, &position, player)
            };
            if met.len() > 200 || !met.insert(text.clone()) {
                continue;
            }
            let number = numbers.parse(&text).unwrap();
            numbers.look(number, &mut expected);
            let Some(written) = numbers.as_written(&text) else {
                assert_eq!(numbers.symmetry_count(), 1, "{}", case.file);
                break;
            };
            // Of a graph the letters alone.
            assert!(text.ends_with(&written.text), "{}: {text}: {}", case.file, written.text);
            let letters = written.text.rsplit_once(' ').map_or(written.text.as_str(), |(board, _)| board);
            assert!(
                letters.chars().filter(|&letter| letter != '|').count() >= numbers.size(),
                "{}",
                case.file
            );
            let found: Vec<u64> = written.options.iter().map(|option| option.2).collect();
            assert_eq!(
                found.iter().collect::<BTreeSet<_>>(),
                expected.iter().collect::<BTreeSet<_>>(),
                "{}: {text}",
                case.file
            );
            for (_, text, number) in written.options {
                assert_eq!(numbers.parse(&text), Ok(number), "{}: {text}", case.file);
            }
            let next = if Ruleset::is_impartial(game.as_ref()) { player } else { player.opponent() };
            if result_if_over(game.as_ref(), &position, player, case.convention).is_none() {
                waiting
                    .extend(option_list(game.as_ref(), &position, player).into_iter().map(|to| (to, next)));
            }
        }
    }
}

/// Tables that were made before are read as long as the numbers and the order of the options stay.
#[test]
fn numbers_are_those_of_tables_made_before() {
    for (case, digest) in [
        (case("dodgem", None), 0x18ee_79c2_f732_7ec5),
        (case("mu_torere", None), 0xad1c_eca4_d4de_ff1b),
        (case("three_mens_morris", None), 0xf7e5_6abd_7994_140e),
        (case("hex", Some("2x3")), 0xd838_6ad5_bf07_b121),
        (case("teeko:3", Some("3x3")), 0x360a_954c_0f59_6ca2_u64),
    ] {
        assert_eq!(digest_of(&case.open().numbers), digest, "{}", case.file);
    }
}

/// How much the numbering leaves out: letters of hands, pieces that do not come back, images.
#[test]
fn numbers_are_few() {
    let size = |case: Case| case.open().numbers.slices().last().unwrap().numbers.end;
    // The boards with as many x as o, or one more: each once.
    assert_eq!(size(case("mnk", None)), 6_046);
    // Hands have as many states as pieces, not sets of cells.
    assert!(size(case(HANDS, None)) < 1_500);
    let Opened { numbers, .. } = case("three_mens_morris", None).open();
    assert_eq!(numbers.symmetry_count(), 8);
    assert_eq!(case("six_mens_morris", None).open().numbers.symmetry_count(), 16);
    assert_eq!(case("dodgem", None).open().numbers.symmetry_count(), 1);
    assert_eq!(case("hex", Some("3x3")).open().numbers.symmetry_count(), 2);
}

#[test]
fn what_has_no_numbers_is_refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for (name, start) in
        [("l_game", None), ("wythoff", None), ("hex", None), ("hex", Some("9x9")), ("hex", Some("?"))]
    {
        let text = std::fs::read_to_string(folder.join(format!("{name}.star"))).unwrap();
        let (file, _) = open_text(name, &text, &Settings::default(), &mut |_| Err(String::new())).unwrap();
        let start_text = start.map_or(String::new(), |start| format!(" {start}"));
        let title = TableTitle::read(&format!("{name}.star{start_text}")).unwrap();
        let refused = number_rules(&file, &title).err().unwrap_or_else(|| panic!("{name} {start:?}"));
        // Numbers of another kind are told of.
        assert_eq!(
            refused.to_string().contains("zermelo table build l-game 4x4"),
            name == "l_game",
            "{refused}"
        );
    }
    let Opened { numbers, .. } = case("mnk", None).open();
    for text in ["", "xxx|...|...", "xo.|...", "q..|...|..."] {
        assert!(numbers.parse(text).is_err(), "{text}");
    }
}

/// What is published of a game: counts of positions by label, up to a factor where the source tells more positions apart.
struct Fact {
    table: String,
    start: String,
    longest: u64,
    counts: [u64; 4],
    times: u64,
    is_large: bool,
    distances: BTreeMap<String, [u64; 3]>,
}

fn facts() -> Vec<Fact> {
    let list: Vec<serde_json::Value> = serde_json::from_str(include_str!("../data/tables.json")).unwrap();
    let fact = |entry: serde_json::Value| Fact {
        table: entry["table"].as_str().unwrap().to_owned(),
        start: entry["start"].as_str().unwrap().to_owned(),
        longest: entry["longest"].as_u64().unwrap(),
        counts: ["win", "loss", "tie", "draw"].map(|key| entry[key].as_u64().unwrap()),
        times: entry["times"].as_u64().unwrap_or(1),
        is_large: entry["large"].as_bool().unwrap(),
        distances: serde_json::from_value(entry["distances"].clone()).unwrap(),
    };
    list.into_iter().map(fact).collect()
}

impl Fact {
    fn open(&self) -> Box<dyn NumberedGame> {
        let Some(title) = TableTitle::read(&self.table) else { return open_numbered(&self.table).unwrap() };
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let text = std::fs::read_to_string(folder.join(&title.file)).unwrap();
        let mut load = |file: &str| Ok(std::fs::read_to_string(folder.join(file)).unwrap());
        Box::new(number_text(&title, &text, &mut load).unwrap())
    }

    fn check(&self) {
        let game = self.open();
        assert_eq!(game.name(), self.table);
        let labels = solved(&*game, 2);
        let histogram = Histogram::of(&*game, &labels);
        let count = |label: Label| self.times * histogram.counts.get(&label).copied().unwrap_or(0);
        let mut distances = BTreeMap::new();
        for plies in 0..=histogram.longest().unwrap_or(0) {
            let own = [Label::Win(plies), Label::Loss(plies), Label::Tie(plies)].map(count);
            distances.insert(plies.to_string(), own);
        }
        assert_eq!(distances, self.distances, "{}", self.table);
        assert_eq!(histogram.totals().map(|count| self.times * count), self.counts, "{}", self.table);
        assert_eq!(histogram.longest().map(u64::from), Some(self.longest), "{}", self.table);
        let start = match game.start().and_then(|start| labels.label(start)) {
            Some(Label::Win(plies)) => format!("win {plies}"),
            Some(Label::Loss(plies)) => format!("loss {plies}"),
            Some(Label::Tie(plies)) => format!("tie {plies}"),
            Some(Label::Draw) => "draw".to_owned(),
            None => "nothing".to_owned(),
        };
        assert!(start.starts_with(&self.start), "{}: {start}", self.table);
    }
}

#[test]
fn counts_are_as_published() {
    let facts = facts();
    let small: Vec<&Fact> = facts.iter().filter(|fact| !fact.is_large).collect();
    assert!(small.len() > 8);
    small.into_iter().for_each(Fact::check);
}

#[test]
#[ignore = "up to minutes each: run it with --release"]
fn large_counts_are_as_published() {
    facts().iter().filter(|fact| fact.is_large).for_each(|fact| {
        eprintln!("{}", fact.table);
        fact.check();
    });
}

/// Men's morris from the rule file and from its own numbers, with three men a side.
#[test]
#[ignore = "half a minute: run it with --release"]
fn morris_is_that_of_its_rule_file() {
    let opened = case("six_mens_morris", None).open();
    let start = opened.start.replace("hhhhhh_kkkkkk_", "hhh____kkk____");
    let rules = case("six_mens_morris", Some(&start)).open().numbers;
    let numbers = open_numbered("mills 3").unwrap();
    let own = Histogram::of(&*numbers, &solved(&*numbers, 2));
    assert_eq!(Histogram::of(&rules, &solved(&rules, 2)).counts, own.counts);
}

/// A rule file and the numbers of the same game, which read the positions of the file.
struct Twins {
    game: OpenGame,
    numbers: Box<dyn NumberedGame>,
}

impl Twins {
    fn open(file: &str, table: &str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let game = zermelo::catalogue::open_with(&format!("{}/{file}", folder.display()), &Disk).unwrap();
        let numbers = open_numbered(table).unwrap();
        let (rules, twin) = (game.rules.as_ref().unwrap(), numbers.rule_twin().unwrap());
        assert_eq!(rules.file, twin.file);
        for (name, value) in twin.parameters {
            assert!(rules.parameters.contains(&(name.to_owned(), Parameter::Number(value.into()))), "{file}");
        }
        Self { game, numbers }
    }

    fn number(&self, position: &AnyPosition, player: Player) -> u64 {
        let text = self.game.game.print(position);
        self.numbers.number_in_twin(&text, player).unwrap_or_else(|| panic!("{text} {player}"))
    }

    /// Whether play is over, and all options, are the same in both. Gives the options.
    fn compare(&self, position: &AnyPosition, player: Player) -> Vec<AnyPosition> {
        let number = self.number(position, player);
        let told = || format!("{}: {}", self.numbers.name(), self.numbers.print(number));
        let mut expected = Vec::new();
        let standing = self.numbers.look(number, &mut expected);
        let game = self.game.game.as_ref();
        if let Some(ending) = result_if_over(game, position, player, Convention::Normal) {
            assert_eq!(standing, Standing::Over(ending), "{}", told());
            return Vec::new();
        }
        assert_eq!(standing, Standing::Open, "{}", told());
        let options = option_list(game, position, player);
        let found: BTreeSet<u64> =
            options.iter().map(|option| self.number(option, player.opponent())).collect();
        assert_eq!(found, expected.iter().copied().collect(), "{}", told());
        options
    }
}

/// Rule files and their own numbers, move by move, over all of play.
#[test]
fn numbers_are_those_of_their_rule_files() {
    for (file, table) in [
        ("connect_four.star 3x4", "connect-four 4x3"),
        ("connect_four.star:k=3 3x3", "connect-four 3x3:3"),
        ("mnk.star", "marks 3x3:3"),
        ("mnk.star:2,4,3", "marks 2x4:3"),
        ("kalah.star", "kalah 2x2"),
        ("kalah.star:pits=3,seeds=1", "kalah 3x1"),
        ("kalah.star:pits=2,seeds=3", "kalah 2x3"),
        ("quixo.star", "quixo 3x3"),
    ] {
        let twins = Twins::open(file, table);
        let mut waiting = vec![(twins.game.position.clone(), Player::Left)];
        assert_eq!(Some(twins.number(&waiting[0].0, Player::Left)), twins.numbers.start());
        let mut met = BTreeSet::new();
        while let Some((position, player)) = waiting.pop() {
            if met.insert(twins.number(&position, player)) {
                let options = twins.compare(&position, player);
                waiting.extend(options.into_iter().map(|option| (option, player.opponent())));
            }
        }
        assert!(met.len() > 30, "{table}");
    }
}

/// The same along lines of play, for games of which there is more.
#[test]
fn numbers_are_those_of_their_rule_files_along_lines_of_play() {
    let mut random = SplitMix64::new(1);
    for (file, table) in [
        ("quixo.star:4", "quixo 4x4"),
        ("l_game.star", "l-game 4x4"),
        ("six_mens_morris.star", "mills 6:lenient"),
        ("six_mens_morris.star:5", "mills 5:lenient"),
        ("nine_mens_morris.star", "mills 9:lenient"),
        ("nine_mens_morris.star:3", "mills 3:squares,lenient"),
        ("connect_four.star 5x6", "connect-four 6x5"),
    ] {
        let twins = Twins::open(file, table);
        let mut compared = 0;
        while compared < 300 {
            let (mut position, mut player) = (twins.game.position.clone(), Player::Left);
            for _ in 0..60 {
                let mut options = twins.compare(&position, player);
                compared += 1;
                if options.is_empty() {
                    break;
                }
                position = options.swap_remove(random.below(options.len() as u64) as usize);
                player = player.opponent();
            }
        }
    }
}

/// What is not a position of the numbers has none: another size, another turn, letters that only stand within a turn.
#[test]
fn texts_of_other_boards_have_no_number() {
    for (table, text, player) in [
        ("connect-four 4x4", "....|....|....|....", Player::Right),
        ("connect-four 4x4", "....|....|....", Player::Left),
        ("connect-four 4x4", "....|....|x...|....", Player::Right),
        ("marks 3x3:3", "x..|...|...", Player::Left),
        ("marks 3x3:3", "", Player::Left),
        ("kalah 2x2", "(2, 2, 2, 0, 2, 2, 2, 0)", Player::Left),
        ("kalah 2x2", "(2, 2, 1, 2, 2, 0)", Player::Left),
        ("kalah 2x2", "()", Player::Left),
        ("l-game 4x4", "((1, 2, 6, 10), (5, 9, 13, 14), (0, 16))", Player::Left),
        ("l-game 4x4", "((1, 2, 6), (5, 9, 13, 14), (0, 15))", Player::Left),
        ("quixo 3x3", "\"........\"", Player::Left),
        ("mills 6:lenient", "1-2 X...............hhhhh__kkkkkk_", Player::Left),
        ("mills 6:lenient", "1-2 ....", Player::Left),
    ] {
        assert_eq!(open_numbered(table).unwrap().number_in_twin(text, player), None, "{table}: {text}");
    }
    // The file lets men in mills be taken, and nobody fly.
    for table in
        ["mills 6", "mills 6:lenient,flying", "mills 7:lenient", "mills 3:lenient", "mills 10:lenient"]
    {
        assert_eq!(open_numbered(table).unwrap().rule_twin(), None, "{table}");
    }
}

/// Positions of Kalah that play does not reach have the longest turns.
#[test]
fn kalah_is_that_of_its_rule_file_in_every_position() {
    let twins = Twins::open("kalah.star", "kalah 2x3");
    for number in 0..twins.numbers.slices().last().unwrap().numbers.end {
        let text = twins.numbers.print(number);
        let [board, stores, mover] = text.split(' ').collect::<Vec<_>>()[..] else { panic!("{text}") };
        let (one, two) = board.split_once('|').unwrap();
        let (first, second) = stores.split_once('-').unwrap();
        let [one, two] = [one, two].map(|pits| pits.replace(',', ", "));
        let (position, _) =
            twins.game.game.parse_question(&format!("({one}, {first}, {two}, {second})")).unwrap();
        twins.compare(&position, if mover == "x" { Player::Left } else { Player::Right });
    }
}

/// The labels of a table as they come with a question.
struct Labelled {
    game: Arc<dyn AnyGame>,
    numbers: NumberedRules,
    labels: Labels,
}

impl KnownLabels for Labelled {
    fn verdict(&self, position: &AnyPosition, to_move: Player) -> Result<Option<Verdict>, String> {
        let mover = if to_move == Player::Left { "left" } else { "right" };
        let number = self.numbers.parse(&format!("{} {mover}", self.game.print(position)));
        let label = number.ok().and_then(|number| self.labels.label(number));
        Ok(label.map(Verdict::from))
    }

    fn words(&self) -> String {
        "a table".to_owned()
    }

    fn len(&self) -> u64 {
        1
    }
}

/// The files of the system, to be read.
struct Disk;

impl Files for Disk {
    fn read(&self, name: &str, _: u64) -> io::Result<Vec<u8>> {
        std::fs::read(name)
    }
}

/// Answers from labels are those of the engines; without the position in the table the engines answer.
#[test]
fn answers_from_labels_are_those_of_the_engines() {
    let mut from_labels = 0;
    for (name, positions) in [
        ("dodgem", &["x..|x..|.oo", "x..|.x.|.oo", "x..|x..|.oo", ".x.|x..|oo."][..]),
        ("mnk", &["...|...|...", "xo.|.x.|o..", "xxx|...|..."]),
        ("tac_tix", &["xxx|xxx|xxx", "xx.|x.x|.xx"]),
    ] {
        let opened = case(name, Some(positions[0])).open();
        let labels = solved(&opened.numbers, 1);
        let (game, numbers) = (opened.game.clone(), opened.numbers);
        let known: Arc<dyn KnownLabels> = Arc::new(Labelled { game, numbers, labels });
        for &position in positions {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
            let text = format!("{}/{name}.star {position}", folder.display());
            let game = zermelo::catalogue::open_with(&text, &Disk).unwrap();
            let plain = Question { to_move: Some(Player::Left), ..Question::new(game) };
            let with_labels = Question { known: Some(known.clone()), ..plain.clone() };
            let [own, found] =
                [plain, with_labels].map(|question| answer(&question, &Limits::none()).unwrap());
            let [expected, verdict] = [&own, &found].map(|answer| answer.verdicts[0].unwrap());
            assert_eq!(verdict.result(), expected.result(), "{text}");
            if verdict.result() != Ending::Draw && expected.distance().is_some() {
                assert_eq!(verdict, expected, "{text}");
            }
            let winning = |answer: &Answer| {
                let moves = answer.moves.iter();
                let best = moves.filter(|one| one.verdict.is_some_and(|one| one.result() == Ending::Win));
                best.map(|one| one.label.clone()).collect::<BTreeSet<_>>()
            };
            assert_eq!(winning(&found), winning(&own), "{text}");
            from_labels += usize::from(found.by.contains("a table"));
        }
    }
    assert!(from_labels >= 5, "{from_labels}");
}
