//! Declared rules: the checker's moves against those of a second reader, and rules that are refused.

use crate::support::declared::{self, Json};
use crate::support::{
    Chance, accepted, certificate, check, declared_games, declared_random, find, seal, truth,
};
use std::cell::Cell;
use std::collections::BTreeSet;
use zermelo_check::{Ending, Failure, Limits, Meter, Player, Stop, check_within};

/// Compares moves and endings of a position; the options of both players.
fn compare(json: &str, position: &str) -> Vec<String> {
    let game = find(&format!("declared:{json}")).unwrap();
    let meter = Meter::new(Limits::default());
    let tree = Json::parse(json);
    let read = game.read(position).unwrap_or_else(|error| panic!("{error}\n{json}\n{position}"));
    let mut all = Vec::new();
    for (player, side) in Player::BOTH.into_iter().zip(0..) {
        let ending = game.ending(&read, player, &meter).unwrap().map(|ending| match ending {
            Ending::Win => 'W',
            Ending::Loss => 'L',
            Ending::Draw => 'D',
        });
        assert_eq!(ending, declared::ending(&tree, position, side), "{player}\n{json}\n{position}");
        let mut options = Vec::new();
        game.options(&read, player, &mut options);
        let options: BTreeSet<String> = options.iter().map(|option| game.print(option)).collect();
        assert_eq!(options, declared::options(&tree, position, side), "{player}\n{json}\n{position}");
        all.extend(options);
    }
    all
}

/// Rules by chance, a position by chance, and some that play comes to from there.
#[test]
fn moves_agree_with_a_second_reader() {
    let (mut ended, mut moved) = (0, 0);
    for seed in 0..4000 {
        let mut chance = Chance(seed);
        let (json, mut position) = declared_random::rules_and_position(&mut |end| chance.below(end));
        for _ in 0..3 {
            let options = compare(&json, &position);
            if options.is_empty() {
                ended += 1;
                break;
            }
            moved += options.len();
            position.clone_from(&options[chance.below(options.len())]);
        }
    }
    assert!(ended > 500 && moved > 20_000, "{ended} {moved}");
}

/// Every game of the examples by both readers, down to the end.
#[test]
fn moves_of_real_games() {
    for (game, position) in declared_games::POSITIONS {
        let json = game.strip_prefix("declared:").unwrap();
        let mut seen = BTreeSet::from([position.to_owned()]);
        let mut waiting = vec![position.to_owned()];
        while let Some(position) = waiting.pop() {
            waiting.extend(compare(json, &position).into_iter().filter(|next| seen.insert(next.clone())));
        }
        assert!(seen.len() >= 2, "{json}");
    }
}

/// What the checker says of a certificate with these rules.
fn refusal(json: &str) -> String {
    let lines = certificate(&format!("declared:{json}"), "-", "normal", "labels", Vec::new());
    match check(&lines) {
        Err(Failure::Rejected { line: 2, reason }) => reason,
        other => panic!("{json}\n{other:?}"),
    }
}

/// Rules that mean nothing are refused with the place and what should stand there: never is a move of theirs taken on trust.
#[test]
fn wrong_rules_are_refused() {
    let clobber = declared_games::CLOBBER.strip_prefix("declared:").unwrap();
    for (from, to, expected) in [
        ("{\"name\"", "{ \"name\"", "byte 0: expected '{\"name\":'"),
        ("\"parameters\":{},", "", "expected ',\"parameters\":'"),
        ("\"parameters\":{}", "\"parameters\":{\"b\":1,\"a\":2}", "ascending"),
        (",\"version\":1", ",\"version\":2", "expected ',\"version\":1}'"),
        (",\"version\":1}", ",\"version\":1}}", "expected the end"),
        ("\"frame\":\"grid\"", "\"frame\":\"plane\"", "expected one of \"strip\", \"grid\""),
        ("\"frame\":\"grid\"", "\"frame\":\"graph\"", "along paths on graphs"),
        ("\"letters\":\"xo.\"", "\"letters\":\"xoo.\"", "all different"),
        ("\"letters\":\"xo.\"", "\"letters\":\"xo|.\"", "all different"),
        ("\"letters\":\"xo.\"", "\"letters\":\"\"", "one or more"),
        ("\"letters\":\"xo.\"", "\"letters\":\"xö.\"", "printable letters of ASCII"),
        ("\"letters\":\"xo.\"", "\"letters\":\"xy.\"", "'o' is not one of the game's letters"),
        ("\"to\":[\".\",\"x\"]", "\"to\":[\".\"]", "as many letters in 'to'"),
        ("\"to\":[\".\",\"x\"]", "\"to\":[\".\",\"xo\"]", "a single letter"),
        ("\"to\":[\".\",\"x\"]", "\"to\":[\".\",\"#\"]", "'#' is not one"),
        ("[[0,0],[-1,0]]", "[[0,0],[-1,0],[0,1]]", "as many steps"),
        ("[[0,0],[-1,0]]", "[[1,0],[-1,0]]", "the first is [0,0]"),
        ("[[0,0],[-1,0]]", "[[0,0],[-70000,0]]", "at most 65536"),
        ("[[0,0],[-1,0]]", "[[0,0],[-1000000000000000000,0]]", "expected a number"),
        ("\"when\":[]", "\"when\":[{\"stuck\":\"left\"}]", "only endings"),
        ("\"when\":[]", "\"when\":[{\"not\":{\"turn\":\"left\"}}]", "only endings"),
        ("\"when\":[]", "\"when\":[{\"never\":1}]", "expected a condition"),
        (
            "\"endings\":[]",
            "\"endings\":[{\"result\":\"left\",\"when\":[{\"turn\":\"both\"}]}]",
            "nobody's turn",
        ),
        ("\"endings\":[]", "\"endings\":[{\"result\":\"lost\",\"when\":[]}]", "expected a result"),
        (
            "\"then\":[]",
            "\"then\":[{\"push\":{\"along\":[[0,1]],\"into\":\".\",\"leave\":\".\",\"off\":true,\"piece\":\"x\",\"pushed\":\"o\",\"when\":[]}}]",
            "follow no other",
        ),
        (
            "\"left\":[",
            "\"left\":[{\"shoot\":{\"along\":[[0,1]],\"mark\":\".\",\"most\":0,\"onto\":\".\",\"stop\":false,\"then\":[],\"through\":\".\"}},",
            "a shot follows",
        ),
        ("\"left\":[", "\"left\":[{\"slide\":{\"along\":[[0,0]],\"anywhere\":false", "no step [0,0]"),
        (
            "\"left\":[",
            "\"left\":[{\"enclose\":{\"along\":[[0,1]],\"onto\":\".\",\"piece\":\"x\",\"turned\":\"xo\",\"when\":[]}},",
            "turn its like",
        ),
    ] {
        assert!(clobber.contains(from), "{from}");
        let reason = refusal(&clobber.replacen(from, to, 1));
        assert!(reason.starts_with("the declared rules: ") && reason.contains(expected), "{to}: {reason}");
        assert!(reason.len() < 300, "{reason}");
    }
    let heaps = |moves: &str| {
        format!(
            "{{\"name\":\"h\",\"parameters\":{{}},\"rules\":{{\"heaps\":{{\"left\":[{moves}],\"right\":[]}}}},\"version\":1}}"
        )
    };
    for (moves, expected) in [
        (r#"{"code":"0.7x"}"#, "a code such as 0.77"),
        (r#"{"code":"3.7"}"#, "a code such as 0.77"),
        (r#"{"take":{"leave":[1],"take":[-1]}}"#, "a number in its bounds"),
        (r#"{"take":{"leave":[65],"take":[1]}}"#, "at most 64 heaps"),
        (r#"{"table":[]}"#, "begin with the empty heap"),
        (r#"{"table":[[[1]],[]]}"#, "an empty heap becomes nothing"),
        (r#"{"table":[[],[[0]]]}"#, "are not empty"),
        (r#"{"table":[[],[[2]]]}"#, "sizes that it has"),
        (r#"{"table":[[],[]]},{"table":[[]]}"#, "of one length"),
        (r#"{"tables":[]}"#, "'{\"table\":'"),
    ] {
        let reason = refusal(&heaps(moves));
        assert!(reason.contains(expected), "{moves}: {reason}");
    }
    let words = declared_games::WORDS.strip_prefix("declared:").unwrap();
    for (from, to, expected) in [
        ("\"letters\":\"ab\"", "\"letters\":\"ab-\"", "the empty word"),
        ("\"letters\":\"ab\"", "\"letters\":\"a\"", "not one of the game's"),
        ("\"from\":[\"ab\"]", "\"from\":[]", "one letter or more"),
        ("\"at\":\"whole\"", "\"at\":\"first\"", "expected one of \"anywhere\""),
    ] {
        assert!(refusal(&words.replacen(from, to, 1)).contains(expected), "{to}");
    }
    for nonsense in ["", "{", "x", "[]", "{\"name\":\"", "{\"name\":\"\\u0041\""] {
        assert!(refusal(nonsense).contains("byte "), "{nonsense}");
    }
}

/// Positions that are none of the game's.
#[test]
fn wrong_positions_are_refused() {
    for (game, positions) in [
        (declared_games::CLOBBER, &["", "xo|o", "xo|", "xox|oxy", "x o", "2x2", "xo/ox"][..]),
        (declared_games::PUSH, &["x|o", "", "12"]),
        (
            declared_games::KAYLES,
            &[
                "...",
                "3 ...",
                "3 1-2 ..",
                "2 1-2 ...",
                "3 1-4 ...",
                "3 1-1 ...",
                "3 0-1 ...",
                "3 1-2, ...",
                "3 1-2 ..|.",
            ],
        ),
        (declared_games::SQUARES, &["", "11", "01", "x", "3,4"]),
        (declared_games::WORDS, &["", "abc", "a b", "--"]),
    ] {
        let game = find(game).unwrap();
        for position in positions {
            assert!(game.read(position).is_err(), "{position}");
        }
    }
    let kayles = find(declared_games::KAYLES).unwrap();
    let position = kayles.read("3 3-2,2-1,1-2 .#.").unwrap();
    assert_eq!(kayles.print(&position), "3 1-2,2-3 .#.");
}

/// Deep nesting, long lists and rules that multiply end in one error, in little memory and time.
#[test]
fn hostile_rules_are_bounded() {
    let clobber = declared_games::CLOBBER.strip_prefix("declared:").unwrap();
    let deep = format!("\"when\":[{}", "{\"not\":".repeat(1 << 20));
    assert!(refusal(&clobber.replacen("\"when\":[", &deep, 1)).contains("nested as deep"));
    let deep = format!("\"steps\":{}", "[".repeat(1 << 20));
    assert!(refusal(&clobber.replacen("\"steps\":", &deep, 1)).len() < 300);

    let limited = |json: &str, position: &str, limits: Limits| {
        // Impartial games have one label.
        let labels = if json.contains("kayles") { "W1" } else { "W1 W1" };
        let record = format!("{labels} {position}");
        let lines = certificate(&format!("declared:{json}"), position, "normal", "labels", vec![record]);
        check_within(seal(&lines).as_slice(), limits)
    };
    let long = format!("\"steps\":[{}", "[[0,0],[0,1]],".repeat(1 << 18));
    let few = Limits { memory: 1 << 24, stop: None };
    let result = limited(&clobber.replacen("\"steps\":[", &long, 1), "xo", few);
    assert!(matches!(result, Err(Failure::OutOfLimits { .. })), "{result:?}");

    // All paths of twenty vertices in a complete graph of thirty: no option is found for ages.
    let (from, to) = (vec!["\".\""; 20].join(","), vec!["\"#\""; 20].join(","));
    let kayles = declared_games::KAYLES.strip_prefix("declared:").unwrap();
    let kayles = kayles.replace("\"from\":[\".\",\".\"]", &format!("\"from\":[{from}]"));
    let kayles = kayles.replace("\"to\":[\"#\",\"#\"]", &format!("\"to\":[{to}]"));
    let edges: Vec<String> =
        (1..=30).flat_map(|one| (one + 1..=30).map(move |two| format!("{one}-{two}"))).collect();
    let position = format!("30 {} {}", edges.join(","), ".".repeat(30));
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        (asked.get() > 100).then_some(Stop::Time)
    };
    let result = limited(&kayles, &position, Limits { memory: 1 << 26, stop: Some(&stop) });
    assert!(matches!(result, Err(Failure::OutOfLimits { .. })), "{result:?}");

    // A jump that leaves any letters behind it comes to as many boards as there are words.
    let many = clobber.replacen("\"repeat\":\"once\"", "\"repeat\":\"any-way\"", 1);
    let many = many.replacen("\"from\":[\"x\",\"o\"]", "\"from\":[\"x\",\"xo.\"]", 1);
    let position = ["x.o.x.o.x.o."; 12].join("|");
    let result = limited(&many, &position, Limits { memory: 1 << 24, stop: None });
    assert!(matches!(result, Err(Failure::OutOfLimits { .. })), "{result:?}");

    // A word that grows for ever.
    let words = declared_games::WORDS.strip_prefix("declared:").unwrap();
    let words = words.replacen("\"to\":\"a\"", &format!("\"to\":\"{}\"", "ab".repeat(4000)), 1);
    let result = limited(&words, &"ab".repeat(2000), Limits::default());
    assert!(matches!(result, Err(Failure::OutOfLimits { .. })), "{result:?}");
}

/// A certificate without a second thought: the strategy by which Left wins at Clobber's `xox`.
fn won(game: &str) -> Vec<String> {
    certificate(game, "xox", "normal", "winner left mover left", vec!["xox\t.xx".to_owned()])
}

/// Who reads the answer is told whose rules these are; a game of the same name by other rules says the same with other moves.
#[test]
fn answers_name_the_game_and_say_that_it_declares_its_rules() {
    let clobber = declared_games::CLOBBER;
    let said = accepted(&won(clobber)).to_string();
    assert_eq!(
        said,
        "clobber xox, normal play: Left to move, Left wins (7 records; by the rules that it declares)"
    );
    let named = clobber.replacen(
        "\"name\":\"clobber\",\"parameters\":{}",
        "\"name\":\"a + b\",\"parameters\":{\"k\":3,\"z\":\"}\"}",
        1,
    );
    assert!(accepted(&won(&named)).to_string().starts_with("a + b (k=3, z=}) xox, normal play"));
    // In sums, whose names are told apart all the same.
    let sum = format!("nim + {named} + nim");
    let lines = certificate(
        &sum,
        "0 + xox + 0",
        "normal",
        "winner left mover left",
        vec!["0 + xox + 0\t0 + .xx + 0".to_owned()],
    );
    assert!(accepted(&lines).to_string().starts_with("nim + a + b (k=3, z=}) + nim 0 + xox + 0, normal"));
    // Rules that end play by themselves are no summands: the moves of such a sum are on trust, as ever.
    let hex = format!("{} + nim", declared_games::HEX);
    assert!(find(&hex).is_none());
    let signs = clobber.replace('.', "+");
    let sum = certificate(&format!("{signs} + nim"), "xox + 0", "normal", "labels", Vec::new());
    assert!(check(&sum).unwrap_err().to_string().contains("no place in a sum"));
    assert!(find(&signs).is_some());
}

/// Any letter of the rules changed: the digest finds it, and with the digest made right either the rules mean nothing, or the play
/// does not bear out the claim, or the claim holds by these rules too.
#[test]
fn one_letter_changed_is_found() {
    let lines = won(declared_games::CLOBBER);
    let sealed = seal(&lines);
    let start = sealed.iter().position(|&byte| byte == b'{').unwrap();
    let (mut refused, mut differs, mut holds) = (0, 0, 0);
    for place in 0..lines[1].len() - "game declared:".len() {
        for letter in "xo.#|0127\"]}ns-,".bytes() {
            let mut changed = sealed.clone();
            if changed[start + place] == letter {
                continue;
            }
            changed[start + place] = letter;
            assert!(zermelo_check::check(changed.as_slice()).is_err());
            let mut lines = lines.clone();
            let at = "game declared:".len() + place;
            lines[1].replace_range(at..=at, &char::from(letter).to_string());
            match check(&lines) {
                Err(Failure::Rejected { line: 2, .. }) => refused += 1,
                Err(_) => differs += 1,
                Ok(_) => {
                    assert!(truth::is_true(&lines, false), "{}", lines[1]);
                    holds += 1;
                }
            }
        }
    }
    assert!(refused > 3000 && differs > 10 && holds > 50, "{refused} {differs} {holds}");
}
