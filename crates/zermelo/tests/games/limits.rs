//! Limits hold in every game: a question far too big is answered by a theorem or stops with a reason, soon.

use crate::clock;
#[cfg(feature = "rules")]
use crate::rule_files::{Folder, file, names};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};
use zermelo::answer::{
    Confidence, Question, TableQuestion, ValueQuestion, answer, position_table, value_report,
};
#[cfg(feature = "rules")]
use zermelo::catalogue::open_with;
use zermelo::catalogue::{Entry, Group, OpenGame, entries, open};
use zermelo::game::Convention;
use zermelo::solve::Limits;
use zermelo::value::Script;

/// Questions that are too big to be answered without a theorem, about games whose notation is their own.
const TOO_BIG: &[(&str, &str)] = &[
    ("tictactoe", "tictactoe:6x6:4 empty"),
    ("chomp", "chomp 30 29 28 27 26 25 24 23 22 21 20"),
    ("wall-making", "wall-making 7x7"),
    ("domineering", "domineering 14x14"),
    ("cram", "cram 13x15"),
    ("clobber", "clobber 12x12"),
    ("impartial-clobber", "impartial-clobber 12x12"),
    ("chess", "chess 4k3/1p6/8/8/8/8/6P1/R3K3 w - - 0 1"),
    ("krk", "krk e1 a1 e8"),
    ("kqk", "kqk e1 d1 e8"),
    ("kpk", "kpk e5 e4 e8"),
    ("go", "go 5x5"),
    ("dots-and-boxes", "dots-and-boxes 5x5"),
    ("nimstring", "nimstring 5x5"),
    (
        "token",
        "token:a>b,b>c,a>c a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a",
    ),
    ("leaves", "leaves 1 1 1 1 2 2 2 3 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13"),
    ("col", "col grid:8x8"),
    ("snort", "snort grid:8x8"),
    ("fjords", "fjords L.......|........|........|........|........|........|........|.......R"),
    ("childish-hackenbush", "childish-hackenbush l(r(l(r;l);r(l;r));l(r;l(r;l)))"),
    ("partizan-arc-kayles", "partizan-arc-kayles l(r(l(r;l);r(l;r));l(r;l(r;l)))"),
    ("node-kayles", "node-kayles grid:8x8"),
    ("arc-kayles", "arc-kayles grid:8x8"),
    ("hackenbush", "hackenbush l(r(l(r;l);r(l;r));l(r;l(r;l)))"),
    ("nim", "nim 340282366920938463463374607431768211456 1 99999999999999999999999"),
    ("bash", "bash:99999999999 1000000000000000000000000000000 7"),
    ("31", "31:50 1000000000000"),
    ("subtraction", "subtraction:1000000007,998244353,77777777 1000000000000000"),
    ("wythoff", "wythoff 165580141 267914295"),
    ("wyt-queens", "wyt-queens 1000000000,1610000000"),
    ("split", "split 1000000000000 99999999999999"),
    ("grundys-game", "grundys-game 1000000000 1000000001"),
    ("heaps", "heaps:0.F 1000000000"),
    ("kayles", "kayles 1000000000000000000000000000000 10"),
    ("dawsons-kayles", "dawsons-kayles 1000000000000000000000000000000 10"),
    ("dawsons-chess", "dawsons-chess 1000000000000000000000000000000 10"),
    ("guiles", "guiles 1000000000000000000000000000000 10"),
    ("officers", "officers 10 1000000000000000000000000000000"),
    ("treblecross-heaps", "treblecross-heaps 1000000000000000000000000000000 10"),
    ("add-back", "add-back:1,4,6:4:1000000 999999 999998"),
    ("fair-shares", "fair-shares 20 16 14"),
    ("fibonacci-nim", "fibonacci-nim 1000000000000000000000"),
    ("moore-nim", "moore-nim:2 1000000000000000000000000000000 10000000000000000 12345678901234567890"),
    ("poker-nim", "poker-nim 1000000000000000000000000000000 10000000000000000 / 1000000000000 5"),
    ("euclid", "euclid 1000000000000000000000000000000 12345678901234567891"),
    ("generalised-wythoff", "generalised-wythoff:2 400000000 1000000001"),
    ("partizan-subtraction", "partizan-subtraction:1,3,1000/2,5,999 1000000 999999"),
    ("partizan-octal", "partizan-octal:0.3/0.7 1000000 999999"),
    ("cutcake", "cutcake 1000000000000x999999999 77777777x5555555"),
    ("maundy-cake", "maundy-cake 1000000000000x210:3"),
    ("amazons", "amazons x.......|........|........|........|........|.......o"),
    ("konane", "konane xoxoxoxo|oxoxoxox|xoxo..xo|oxoxoxox|xoxoxoxo|oxoxoxox"),
    ("nogo", "nogo 6x6"),
    ("cannibal-clobber", "cannibal-clobber 8x8"),
    (
        "battle-sheep",
        "battle-sheep 0 0 0 9 0 0 | 0 0 0 0 0 0 | 0 -9 0 0 0 0 | 0 0 0 0 7 0 | 0 0 -7 0 0 0 | 0 0 0 0 0 0",
    ),
    ("kings-dirt", "kings-dirt 2 2 6x6"),
    ("sliding-toads", "sliding-toads:1,3,2,1 t.t.t.t.t............f.f.f.f.f"),
    ("fission", "fission ........|..x.....|........|.....x..|........|........"),
    ("ski-jumps", "ski-jumps L.......|...R....|L.......|......R.|L.......|....R..."),
    ("silver-dollar", "silver-dollar 2 1000000000000000000000 1000000000000000000000000"),
    ("treblecross", "treblecross 1000"),
    ("turning-turtles", "turning-turtles 7 1000000000000"),
    ("mock-turtles", "mock-turtles 5 1000"),
    ("ruler", "ruler 12 1000000000000"),
    ("twins", "twins 8 1000000000000"),
    ("turning", "turning:1+ 40"),
    ("turning-corners", "turning-corners (50000,70000) (60000,20000)"),
    ("turning-product", "turning-product:ruler,mock-turtles (50,70) (60,20)"),
    ("toads-and-frogs", "toads-and-frogs tttttttttt...........ffffffffff"),
    ("elephants-and-rhinos", "elephants-and-rhinos eeeeeeee........rrrrrrrr.........e.r...e.r"),
    ("toppling-dominoes", "toppling-dominoes lrrlllrlrlrrlrlrlrlrlrlrrlrlrlllrrlrlrlrl"),
    ("bulbs", "bulbs:3,2,8,8,10,1,2,2,1,2,0 start"),
    ("value", "value {2|-1}"),
    ("sum", "nim 1000000000000 + wythoff 165580141 267914295 + domineering 9x9"),
];

/// The same in the notation that most games of a group share.
const fn too_big_in(group: Group) -> &'static str {
    match group {
        Group::Heaps => "1000000000000000000000000000000 10000000000000000 12345678901234567890",
        Group::Strips => "7 1000000000000",
        Group::Boards => "12x12",
        Group::Graphs => "grid:8x8",
        Group::Values => "",
    }
}

/// A question about each game: the listed one, else one in the notation of its group.
fn too_big() -> Vec<String> {
    let listed = |entry: &Entry| TOO_BIG.iter().find(|(name, _)| *name == entry.name);
    let shared = |entry: &Entry| {
        let text = format!("{} {}", entry.name, too_big_in(entry.group));
        assert!(open(&text).is_ok(), "{} wants a line in TOO_BIG", entry.name);
        text
    };
    let of_games =
        entries().map(|entry| listed(entry).map_or_else(|| shared(entry), |(_, text)| (*text).to_owned()));
    let of_sums = TOO_BIG.iter().filter(|(name, _)| *name == "sum").map(|(_, text)| (*text).to_owned());
    of_games.chain(of_sums).collect()
}

/// What is asked of each game.
#[derive(Clone, Copy, Debug)]
enum Asked {
    Winner(Convention),
    Value,
    Table,
}

const ALL_ASKED: [Asked; 4] =
    [Asked::Winner(Convention::Normal), Asked::Winner(Convention::Misere), Asked::Value, Asked::Table];

/// Asks under small limits; what came of it in a word.
fn ask(game: OpenGame, asked: Asked, time: Duration) -> String {
    let limits = Limits { positions: Some(5_000), memory: Some(64 << 20), ..clock::TIMED }.at_most_time(time);
    match asked {
        Asked::Winner(convention) => match answer(&Question { convention, ..Question::new(game) }, &limits) {
            Ok(found) => found.confidence.word().to_owned(),
            Err(error) => error.to_string(),
        },
        Asked::Value => {
            let question = ValueQuestion {
                script: Script::Ascii,
                threads: std::num::NonZeroUsize::MIN,
                everything: false,
            };
            match value_report(&game, &question, &limits) {
                Ok((_, confidence)) => confidence.word().to_owned(),
                Err(error) => error.to_string(),
            }
        }
        Asked::Table => {
            let question = TableQuestion {
                both_plays: false,
                game,
                convention: Convention::Normal,
                to_move: None,
                p_positions_only: false,
                with_strategy: false,
            };
            match position_table(&question, &limits) {
                Ok(_) => Confidence::Proved.word().to_owned(),
                Err(error) => error.to_string(),
            }
        }
    }
}

/// What a question may take in all: its time, opening the game, and a debug build on a busy machine.
const MOST_TIME: Duration = Duration::from_secs(10);

/// The questions about a game that take longer than they may.
fn late(text: &str, time: Duration, open: fn(&str) -> OpenGame) -> Vec<String> {
    let answer_to = |asked| {
        let (sender, receiver) = mpsc::channel();
        let start = Instant::now();
        let question = text.to_owned();
        thread::spawn(move || sender.send(ask(open(&question), asked, time)));
        let answered = receiver.recv_timeout(MOST_TIME);
        answered.err().map(|error| format!("{text} {asked:?}: {error} after {:?}", start.elapsed()))
    };
    ALL_ASKED.into_iter().filter_map(answer_to).collect()
}

#[test]
fn every_game_stops() {
    let open = |text: &str| open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let time = Duration::from_millis(200);
    let late: Vec<String> = too_big().iter().flat_map(|text| late(text, time, open)).collect();
    assert!(late.is_empty(), "{}", late.join("\n"));
}

/// Positions that are too big for games of their notation: stones and pieces, cells, vertices, numbers of a state, heaps, a
/// row, words. A file is asked about those that it reads, and about its start.
#[cfg(feature = "rules")]
const TOO_BIG_OF_RULES: &[&str] = &[
    "xoxoxoxo|oxox.xox|xoxoxoxo|ox.xoxox|xoxoxoxo|oxoxoxox",
    "x......o|........|...x....|....o...|........|o......x",
    "12x12",
    "grid:8x8",
    "(50000, 70000)",
    "(17, 18, 19)",
    "100000 99999 77777",
    "1000000",
    "xxx..x.x.x......o.o.o.o..ooo",
    "40",
    "abbabaabbaababbabaababbaabbabaab",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

#[cfg(feature = "rules")]
#[test]
fn every_rule_file_stops() {
    let opened = |text: &str| open_with(text, &Folder);
    let open = |text: &str| open_with(text, &Folder).unwrap_or_else(|error| panic!("{text}: {error}"));
    let time = Duration::from_millis(20);
    let mut late_ones = Vec::new();
    for name in names() {
        let start = file(&name).0.start.unwrap_or_default();
        let positions = TOO_BIG_OF_RULES.iter().copied().chain([start.as_str()]);
        let texts = positions.map(|position| format!("{name}.star {position}"));
        let read: Vec<String> = texts.filter(|text| opened(text).is_ok()).collect();
        assert!(!read.is_empty(), "{name} wants a line in TOO_BIG_OF_RULES");
        late_ones.extend(read.iter().flat_map(|text| late(text, time, open)));
    }
    assert!(late_ones.is_empty(), "{}", late_ones.join("\n"));
}
