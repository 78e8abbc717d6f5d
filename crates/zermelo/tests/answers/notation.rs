//! The text of values: round trips, names, the order of options, texts that stay short, and published values.

use proptest::prelude::*;
use serde::Deserialize;
use zermelo::expression::{EvaluationError, Session, evaluate};
use zermelo::game::Player;
use zermelo::solve::Limits;
use zermelo::value::{Algebra, Script, Store, ValueId};

fn session(store: &Store, script: Script) -> Session<'_> {
    Session::new(store, &Limits::none(), script).unwrap()
}

fn text(expression: &str) -> String {
    evaluate(expression, &Limits::none())
        .unwrap_or_else(|error| panic!("{expression}: {error}"))
        .value
        .to_string()
}

#[test]
fn names() {
    for (expression, expected) in [
        ("{|}", "0"),
        ("{0|}", "1"),
        ("{-3|}", "0"),
        ("{0|1}", "1/2"),
        ("{1|0}", "{1|0}"),
        ("{1|-1}", "+-1"),
        ("{1*|-1*}", "+-(1*)"),
        ("{^^*|vv*}", "+-(^^*)"),
        ("{^^|vv}", "+-^^"),
        ("+-{2,{3|1}}", "+-{2,{3|1}}"),
        ("+-{3|1}", "+-{3|1}"),
        ("+- +-1", "0"),
        ("+-1 + +-2", "+-{3|1}"),
        ("{0|*}", "^"),
        ("{0|^}", "^^*"),
        ("{0|^*}", "^^"),
        ("^ + ^ + ^", "^3"),
        ("0 - ^3 + *2 + 3/4", "3/4v3*2"),
        ("{0||0|-2}", "Tiny(2)"),
        ("{2|0||0}", "Miny(2)"),
        ("{1||1|-1}", "1Tiny(2)"),
        ("{0|||0||-1|-3}", "Tiny({3|1})"),
        ("-1/2 + Miny({9/2Miny(2)|5/2||2|1/2})", "-1/2Miny({9/2Miny(2)|5/2||2|1/2})"),
        ("{0|v*}", "^<2>"),
        ("{0,*|v}", "^<2>*"),
        ("^<3> - 2", "-2^<3>"),
        ("^<1> + ^<2>", "^[2]"),
        ("{0|*||*}", "^[2]"),
        ("^[4] + *", "^[4]*"),
        ("1/2 - ^[3]", "1/2v[3]"),
        ("v[3] + *", "v[3]*"),
        ("-^<4> + *", "v<4>*"),
        ("^[4] - ^[3] = ^<4>", "yes"),
        ("{5||3|1|||0||||0}", "Miny({5||3|1})"),
        ("{0||||0|||0||0|^<2>}", "Tiny(Miny(v<2>))"),
        ("{2,{4|1}|0,{1|-3}}", "{2,{4|1}|0,{1|-3}}"),
        ("{9|{8|{7|{6|{5|{4|3}}}}}}", "{9||||8|||7||6|{5||4|3}}"),
    ] {
        assert_eq!(text(expression), expected, "{expression}");
    }
}

#[test]
fn scripts() {
    let store = Store::new();
    for (expression, unicode, latex) in [
        ("1/2^*", "1/2↑∗", r"\frac{1}{2}{\uparrow}{\ast}"),
        ("-3/4vv*2", "-3/4⇓∗2", r"-\frac{3}{4}{\Downarrow}{\ast}2"),
        ("1^5", "1↑5", r"1+5{\cdot}{\uparrow}"),
        ("^[2] + *", "↑[2]∗", r"{\uparrow}^{[2]}{\ast}"),
        ("^<2>", "↑<2>", r"{\uparrow}^{2}"),
        ("+-{2,{3|1}}", "±{2,{3|1}}", r"\pm \{2,\{3\mid 1\}\}"),
        ("{2||1|0}", "{2||1|0}", r"\{2\mathrel{|\!|}1\mid 0\}"),
        ("1Tiny(2)", "1Tiny(2)", r"1\mathbf{+}_{2}"),
        ("*3 x *2", "∗", r"{\ast}"),
    ] {
        for (script, expected) in [(Script::Unicode, unicode), (Script::Latex, latex)] {
            let found = session(&store, script).evaluate(expression).unwrap().unwrap();
            assert_eq!(found.value.to_string(), expected, "{expression}");
        }
        assert_eq!(text(&format!("{unicode} = {expression}")), "yes");
    }
}

/// Games in which every option is used many times: as trees they would have 3^1000 parts and more.
#[test]
fn shared_parts_get_names() {
    let store = Store::new();
    let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
    let mut last = [ValueId::STAR, ValueId::ZERO];
    let mut chain = Vec::new();
    for hot in 1..200 {
        let low = algebra.number(&(-hot).into()).unwrap();
        let high = algebra.number(&(hot + 1).into()).unwrap();
        let with_high = algebra.game(&[high], &[last[0]]).unwrap();
        let next = algebra.game(&[with_high], &[low, last[1]]).unwrap();
        last = [next, last[0]];
        chain.push(next);
    }
    for id in chain.into_iter().step_by(20) {
        let printed = algebra.text(id, Script::Ascii).unwrap();
        assert!(printed.len() < 20_000, "{}", printed.len());
        let again = Session::new(&store, &Limits::none(), Script::Ascii).unwrap().evaluate(&printed).unwrap();
        assert_eq!(again.unwrap().value.to_string(), printed);
    }
}

#[test]
fn deep_games_are_read_and_printed() {
    let nested = |count: usize| format!("{}0{}", "{".repeat(count), "|}".repeat(count));
    assert_eq!(text(&nested(100_000)), "100000");
    let hot = (0..2_000).map(|at| format!("{{{}|", 4_000 - at)).collect::<Vec<_>>().concat();
    let printed = text(&format!("{hot}0{}", "}".repeat(2_000)));
    assert_eq!(text(&printed), printed);
}

/// All values born by day 2, and with them all games whose options are two of them: the text gives the value back,
/// in a store of its own the same text comes out, and -G prints the mirror image of nothing but G.
#[test]
fn texts_of_early_games_read_back() {
    let stores = [Store::new(), Store::new()];
    let mut algebra = Algebra::new(&stores[0], &Limits::none()).unwrap();
    let mut reader = session(&stores[1], Script::Ascii);
    let mut unicode = session(&stores[0], Script::Unicode);
    let mut values = vec![ValueId::ZERO];
    for _ in 0..2 {
        let mut lists = vec![Vec::new()];
        lists.extend(values.iter().map(|&value| vec![value]));
        for (at, &a) in values.iter().enumerate() {
            lists.extend(values[at + 1..].iter().map(|&b| vec![a, b]));
        }
        let mut next = Vec::new();
        for left in &lists {
            next.extend(lists.iter().map(|right| algebra.game(left, right).unwrap()));
        }
        next.sort();
        next.dedup();
        values = next;
    }
    assert_eq!(values.len(), 22);
    let mut games = Vec::new();
    for &a in &values {
        for &b in &values {
            for &c in &values {
                games.push(algebra.game(&[a, b], &[c]).unwrap());
                games.push(algebra.game(&[c], &[a, b]).unwrap());
            }
        }
    }
    games.sort();
    games.dedup();
    assert!(games.len() > 500);
    for id in games {
        let printed = algebra.text(id, Script::Ascii).unwrap();
        let read = reader.evaluate(&printed).unwrap_or_else(|error| panic!("{printed}: {error}")).unwrap();
        assert_eq!(read.value.to_string(), printed);
        let same = unicode.evaluate(&format!("({printed}) + 0")).unwrap().unwrap().value.to_string();
        assert_eq!(same, algebra.text(id, Script::Unicode).unwrap());
        assert_eq!(value_of(&mut algebra, &printed), id, "{printed}");
        assert_eq!(value_of(&mut algebra, &same), id, "{same}");
    }
}

/// The value of an expression as an id of the store of `algebra`.
fn value_of(algebra: &mut Algebra, expression: &str) -> ValueId {
    let evaluation = Session::new(algebra.store(), &Limits::none(), Script::Ascii).unwrap();
    let mut session = evaluation;
    session.value(expression).unwrap_or_else(|error| panic!("{expression}: {error}"))
}

#[derive(Deserialize)]
struct Fact {
    position: String,
    quantity: String,
    value: String,
    game: String,
    source: String,
}

/// Published values of expressions. Quantities that are no function of the language are left out.
#[test]
fn published_values() {
    let facts: Vec<Fact> = serde_json::from_str(include_str!("../data/values.json")).unwrap();
    let store = Store::new();
    let mut session = session(&store, Script::Ascii);
    let mut checked = 0;
    let mut wrong = Vec::new();
    for fact in &facts {
        if fact.value.starts_with("error") || is_beyond_short_games(fact) {
            continue;
        }
        let expression = expression_of(fact);
        let found = match session.evaluate(&expression) {
            Ok(found) => found.unwrap().value.to_string(),
            Err(EvaluationError::Wrong(error)) if error.message.contains("no function of this name") => {
                continue;
            }
            Err(error) => {
                wrong.push(format!("{expression}: {error}"));
                continue;
            }
        };
        checked += 1;
        let (found, expected) = comparable(&mut session, fact, found);
        if found != expected {
            wrong.push(format!("{expression}: {found}, not {expected} ({})", fact.source));
        }
    }
    assert!(wrong.is_empty(), "{} of {checked} are wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(checked > 1000, "{checked} of {}", facts.len());
}

/// Questions that others refuse for their games are refused here.
#[test]
fn published_refusals() {
    let facts: Vec<Fact> = serde_json::from_str(include_str!("../data/values.json")).unwrap();
    let store = Store::new();
    let mut session = session(&store, Script::Ascii);
    let mut count = 0;
    for fact in facts.iter().filter(|fact| fact.value.starts_with("error")) {
        if ["atomicweight", "uptimalexpansion"].contains(&&fact.quantity.to_lowercase()[..]) {
            let expression = expression_of(fact);
            assert!(session.evaluate(&expression).is_err(), "{expression} ({})", fact.source);
            count += 1;
        }
    }
    assert!(count >= 20, "{count}");
}

/// The expression whose value is published.
fn expression_of(fact: &Fact) -> String {
    let position = &fact.position;
    let two = position.strip_prefix("G=").and_then(|rest| rest.split_once(", H="));
    if let (Some((g, h)), "compound") = (two, &fact.game[..]) {
        return match &fact.quantity[..] {
            "disjunctiveSum" => format!("({g}) + ({h})"),
            quantity => format!("{quantity}({g}, {h})"),
        };
    }
    match &fact.quantity[..] {
        "displayed value"
        | "canonical form"
        | "value"
        | "ordinal sum"
        | "ConwayProduct (canonical forms)" => position.clone(),
        "G+G" => format!("({position}) + ({position})"),
        "G+*" => format!("({position}) + *"),
        "3*G" => format!("3 x ({position})"),
        "1:G" => format!("1:({position})"),
        "G:1" => format!("({position}):1"),
        "*:G" => format!("*:({position})"),
        "NortonProduct(up)" => format!("({position}).NortonProduct(^)"),
        quantity => format!("({position}).{quantity}"),
    }
}

/// What was found and what is published, in one form.
fn comparable(session: &mut Session, fact: &Fact, found: String) -> (String, String) {
    let quantity = fact.quantity.to_lowercase();
    let is_list = ["leftoptions", "rightoptions", "followers"].contains(&&quantity[..])
        || quantity.ends_with("incentives");
    let expected = match &fact.value[..] {
        "true" => "yes".to_owned(),
        "false" => "no".to_owned(),
        "L" | "R" | "N" | "P" => fact.value.clone(),
        text if ["thermograph", "uptimalexpansion", "class"].contains(&&quantity[..]) => text.to_owned(),
        list if is_list => return (sorted_list(session, &found), sorted_list(session, &set_elements(list))),
        value => match session.evaluate(value) {
            Ok(read) => read.unwrap().value.to_string(),
            Err(error) => error.to_string(),
        },
    };
    (found, expected)
}

/// Loopy games, ordinals, misère games and forms that are not canonical.
fn is_beyond_short_games(fact: &Fact) -> bool {
    let words = ["pass", "omega", "on", "off", "upon", "'", "*[", "Subordinate"];
    let is_long_list =
        fact.quantity == "followers" && fact.position.len() > 12 && !fact.position.contains('{');
    is_long_list || fact.game == "value operation" && words.iter().any(|word| fact.position.contains(word))
}

/// The elements of `{a,b,{c,d|e}}` with blanks between them.
fn set_elements(set: &str) -> String {
    let inside = set.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap();
    let mut depth = 0;
    inside
        .chars()
        .map(|c| {
            match c {
                '{' | '(' => depth += 1,
                '}' | ')' => depth -= 1,
                _ => {}
            }
            if c == ',' && depth == 0 { ' ' } else { c }
        })
        .collect()
}

fn sorted_list(session: &mut Session, list: &str) -> String {
    let mut texts: Vec<String> = list
        .split_whitespace()
        .filter(|text| *text != "none")
        .map(|text| {
            session
                .evaluate(text)
                .unwrap_or_else(|error| panic!("{text}: {error}"))
                .unwrap()
                .value
                .to_string()
        })
        .collect();
    texts.sort();
    texts.join(" ")
}

/// Expressions of games, not too hot to handle.
fn game_text() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        (-6_i32..7, 0_u32..4).prop_map(|(numerator, exponent)| format!("{numerator}/{}", 1 << exponent)),
        (-2_i32..3, -3_i32..4, 0_u32..5).prop_map(|(number, ups, star)| {
            let arrow = if ups < 0 { "v" } else { "^" };
            format!("{number}{arrow}{}*{star}", ups.abs())
        }),
        (1_u32..4, any::<bool>(), any::<bool>()).prop_map(|(count, is_down, is_power)| {
            let arrow = if is_down { "v" } else { "^" };
            if is_power { format!("{arrow}<{count}>") } else { format!("{arrow}[{count}]*") }
        }),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        let side = prop::collection::vec(inner.clone(), 0..3).prop_map(|options| options.join(","));
        prop_oneof![
            3 => (side.clone(), side).prop_map(|(left, right)| format!("{{{left}|{right}}}")),
            1 => inner.clone().prop_map(|part| format!("+-({part})")),
            1 => inner.clone().prop_map(|part| format!("Tiny({part})")),
            1 => (inner.clone(), inner).prop_map(|(a, b)| format!("{{{a}||{b}|-1}}")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn texts_read_back(expression in game_text()) {
        let store = Store::new();
        let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
        let id = value_of(&mut algebra, &expression);
        for script in [Script::Ascii, Script::Unicode] {
            let printed = algebra.text(id, script).unwrap();
            prop_assert_eq!(value_of(&mut algebra, &printed), id, "{} {}", expression, printed);
        }
        let negative = algebra.negative(id).unwrap();
        prop_assert_eq!(value_of(&mut algebra, &format!("-({expression})")), negative);
        // In a store where other values were there first, and with the options the other way round.
        let other = Store::new();
        let mut elsewhere = Algebra::new(&other, &Limits::none()).unwrap();
        value_of(&mut elsewhere, &algebra.text(negative, Script::Ascii).unwrap());
        let mut left = algebra.options(id, Player::Left).unwrap();
        algebra.sort_by_structure(&mut left).unwrap();
        left.reverse();
        let there = value_of(&mut elsewhere, &algebra.text(id, Script::Ascii).unwrap());
        prop_assert_eq!(elsewhere.text(there, Script::Ascii).unwrap(), algebra.text(id, Script::Ascii).unwrap());
    }

    #[test]
    fn comparisons_agree(a in game_text(), b in game_text()) {
        let all: Vec<String> =
            ["<", "=", ">", "<>", "<=", ">=", "!=", "<|", "|>"].iter().map(|sign| text(&format!("{a} {sign} {b}"))).collect();
        prop_assert_eq!(all[..4].iter().filter(|answer| *answer == "yes").count(), 1);
        let yes = |at: usize| all[at] == "yes";
        prop_assert_eq!(yes(4), yes(0) || yes(1));
        prop_assert_eq!(yes(5), yes(2) || yes(1));
        prop_assert_eq!(yes(6), !yes(1));
        prop_assert_eq!(yes(7), !yes(5));
        prop_assert_eq!(yes(8), !yes(4));
        prop_assert_eq!(text(&format!("outcome({a} - ({b}))")), ["R", "P", "L", "N"][(0..4).find(|&at| yes(at)).unwrap()]);
    }
}
