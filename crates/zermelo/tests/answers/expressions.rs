//! Expressions: values against the arithmetic they name, precedence, the form of the JSON, and errors at their places.

use crate::schema::Schema;
use proptest::prelude::*;
use std::sync::atomic::AtomicBool;
use zermelo::expression::{EvaluationError, evaluate, functions};
use zermelo::game::ParseError;
use zermelo::nimber::Nimber128;
use zermelo::solve::{Limits, StopReason};

fn value(text: &str) -> String {
    evaluate(text, &Limits::none()).unwrap_or_else(|error| panic!("{text}: {error}")).value.to_string()
}

fn error(text: &str) -> ParseError {
    match evaluate(text, &Limits::none()) {
        Err(EvaluationError::Wrong(error)) => error,
        other => panic!("{text} gave {other:?}"),
    }
}

/// The two sides of Bach's carousel are no stoppers, and are read as one for each player.
#[test]
fn sides_that_are_no_stoppers_read_back() {
    let carousel = "a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}";
    let sides = value(carousel);
    assert!(sides.contains(" & "), "{sides}");
    assert_eq!(value(&format!("{sides} == {carousel}")), "yes");
    assert_eq!(value(&format!("outcome({sides})")), "N");
    assert_eq!(value("on & off == dud"), "yes");
    let ask = |question: &str| value(&question.replace('G', &format!("({carousel})")));
    for (question, answer) in [
        ("onside(G) >= offside(G)", "yes"),
        ("offside(G) >= onside(G)", "no"),
        ("onside(G) = offside(G)", "no"),
        ("onside(G) = onside(onside(dud) & G) ", "no"),
        ("onside(G) >= G", "yes"),
        ("G >= offside(G)", "yes"),
        ("onside(G) <= 1", "yes"),
        ("outcome(onside(G))", "N"),
        ("outcome(offside(G))", "N"),
    ] {
        assert_eq!(ask(question), answer, "{question}");
    }
}

#[test]
fn values() {
    for (text, expected) in [
        ("0", "0"),
        ("*", "*"),
        ("*0", "0"),
        ("*1", "*"),
        ("*2 x *2", "*3"),
        ("*2x*2", "*3"),
        ("*4 × *2 ⊗ *", "*8"),
        ("*2 + *3 x *2", "*3"),
        ("(*2 + *3) x *2", "*2"),
        ("*2 ⊕ *3 − *5", "*4"),
        ("*8 / *2 / *4", "*"),
        ("*8 / (*2 x *4)", "*"),
        ("power(*2, 2) x *2", "*"),
        ("power(*2 x *2, 2)", "*2"),
        ("-power(*2, 2)", "*3"),
        ("power(*2, -1)", "*3"),
        ("power(*2, -1) x *2", "*"),
        ("power(*2, 1+1)", "*3"),
        ("power(*2, 340282366920938463463374607431768211456)", "*2"),
        ("power(0, 0)", "1"),
        ("power(*0, 0)", "*"),
        ("power(*5, 0)", "*"),
        ("0 x *7", "0"),
        ("0 + *7", "*7"),
        ("0/*7", "0"),
        ("2 + 3 x 4 - -1", "15"),
        ("+*5", "*5"),
        ("sqrt(*3)", "*2"),
        ("SQRT(*3)", "*2"),
        ("inverse(*2)", "*3"),
        ("order(*18)", "255"),
        ("power(*18, order(*18))", "*"),
        ("log(*2, *3)", "2"),
        ("log(*3, *2) = 2", "yes"),
        ("roots(*)", "*2 *3"),
        ("roots(*, 1)", "none"),
        ("roots(0)", "0 *"),
        ("roots(*2)", "*4 *5"),
        ("roots(*2, 2)", "none"),
        ("roots(*340282366920938463463374607431768211455)", "none"),
        ("trace(*)", "*"),
        ("trace(*, 2)", "0"),
        ("trace(*8)", "*"),
        ("trace(*8, 8)", "0"),
        ("degree(*)", "1"),
        ("degree(*16)", "8"),
        ("mex()", "0"),
        ("mex({0,2,3})", "1"),
        ("mex({0,*,*3})", "*2"),
        ("mex(0, 1, 2)", "3"),
        ("{*0, *1}", "*2"),
        ("{0,{0,*}}", "*"),
        (
            "*1606938044258990275541962092341162602522202993782792835301376 + *",
            "*1606938044258990275541962092341162602522202993782792835301377",
        ),
        ("3 nimproduct 5", "15"),
        ("*omega x *omega x *omega", "*2"),
        ("mex(0, *, *3)", "*2"),
        ("mex(*, *2 + *3, mex())", "*2"),
        ("*2 = *3", "no"),
        ("*2 == *2", "yes"),
        ("*2 != *3", "yes"),
        ("*2 + *3 ≠ *", "no"),
        ("0 = *0", "yes"),
    ] {
        assert_eq!(value(text), expected, "{text}");
    }
}

/// The part that is underlined, and a word of the message.
#[test]
fn errors_stand_at_their_places() {
    for (text, part, word) in [
        ("", "", "empty"),
        ("  ", "", "empty"),
        ("*3 / (*2 + *2)", "(*2 + *2)", "division by zero"),
        ("0/0", "0", "division by zero"),
        ("inverse(0)", "0", "no inverse"),
        ("order(*2 + *2)", "*2 + *2", "order"),
        ("power(0, -1)", "0", "negative"),
        ("*2 + foo(*3)", "foo", "no function"),
        ("*2 + foo", "foo", "no meaning"),
        ("*2 + tiny", "tiny", "is a function"),
        ("((*3)", "(", "not closed"),
        ("sqrt(*3", "(", "not closed"),
        ("*3)", ")", "closes nothing"),
        ("*3 *4", "*4", "operator"),
        ("*3 *4", "*4", "operator"),
        ("*3 x", "", "after the operator"),
        ("*3 x / *4", "/", "after the operator"),
        ("x *4", "*4", "operator"),
        ("()", ")", "expected a value"),
        ("mex(*,)", ")", "expected a value"),
        ("*1, *2", ",", "comma"),
        ("(*1, *2)", ",", "comma"),
        ("*1 = *2 = *3", "=", "comparisons"),
        ("(*1 = *2) + *3", "(*1 = *2)", "yes or no"),
        ("roots(*2) + *3", "roots(*2)", "list"),
        ("power(*2, *3)", "*3", "whole number"),
        ("sqrt(*2, *3)", "sqrt", "arguments"),
        ("log(*4, *18)", "*18", "not a power"),
        ("log(0, *18)", "0", "not a base"),
        ("log(*18, 0)", "0", "no logarithm"),
        ("trace(*300, 8)", "8", "not below"),
        ("trace(*3, 3)", "3", "no such field"),
        ("*2 $ *3", "$", "no meaning"),
        ("*2 ! *3", "!", "no meaning"),
        ("*3 + ü", "ü", "no meaning"),
        ("{1,2}", "1", "not impartial"),
        ("*[2#0", "*", "closing bracket"),
        ("*[2] + ^2", "*[2] + ^2", "misère forms"),
        ("omega^omega^omega", "omega^omega^omega", "ordinal"),
        ("under & over", "under", "at least the offside"),
        (
            "1 + onside(a{0,{1|1,{*,{1+*|1+*,a}|*}}|0})",
            "onside(a{0,{1|1,{*,{1+*|1+*,a}|*}}|0})",
            "not a stopper",
        ),
    ] {
        let error = error(text);
        assert_eq!(&text[error.span.clone()], part, "{text}: {error}");
        assert!(error.message.contains(word), "{text}: {error}");
        assert!(!error.hint.is_empty(), "{text}: {error}");
    }
}

#[test]
fn depth_and_length_are_no_matter() {
    let nested = |open: &str, close: &str, count| format!("{}*3{}", open.repeat(count), close.repeat(count));
    assert_eq!(value(&nested("(", ")", 1_000_000)), "*3");
    assert_eq!(value(&nested("-", "", 1_000_000)), "*3");
    assert_eq!(value(&nested("sqrt(", ")", 100_000)), "*3");
    assert_eq!(value(&nested("mex(", ")", 100_001)), "0");
    assert_eq!(value(&nested("*3 + (", ")", 100_000)), "*3");
    assert_eq!(value("*3 + ".repeat(100_000).trim_end_matches(" + ")), "0");
    assert_eq!(error(&nested("(", "", 1_000_000)).span, 999_999..1_000_000);
    assert!(error(&format!("*{}", "9".repeat(1_000_000))).message.contains("too long"));
    assert!(error(&vec!["9".repeat(9_000); 40].join(" x ")).message.contains("too large"));
}

#[test]
fn limits_stop_evaluation() {
    let interrupt = AtomicBool::new(true);
    let limits = Limits { interrupt: Some(&interrupt), ..Limits::none() };
    assert_eq!(evaluate("*2", &limits), Err(EvaluationError::Stopped(StopReason::Interrupted)));
}

#[test]
fn json_has_the_form_of_the_schema() {
    let schema = Schema::named("eval-2");
    for (expression, kind, field, expected) in [
        ("*2 x *2", "nimber", "value", serde_json::json!("*3")),
        ("order(*2)", "number", "value", serde_json::json!("3")),
        ("1 - 2", "number", "value", serde_json::json!("-1")),
        ("roots(*)", "list", "values", serde_json::json!(["*2", "*3"])),
        ("roots(*, 1)", "list", "values", serde_json::json!([])),
        ("* = \"", "", "", serde_json::Value::Null),
        ("* = *2", "truth", "truth", serde_json::json!(false)),
    ] {
        let Ok(evaluation) = evaluate(expression, &Limits::none()) else {
            assert!(kind.is_empty(), "{expression}");
            continue;
        };
        let mut json: serde_json::Value = serde_json::from_str(&evaluation.to_json()).unwrap();
        assert!(schema.is_valid(&json), "{json}");
        assert_eq!((json["kind"].as_str(), &json[field]), (Some(kind), &expected), "{json}");
        assert_eq!(json["expression"], expression);
        json["value"] = serde_json::json!("*01");
        assert!(!schema.is_valid(&json), "{json}");
    }
}

#[test]
fn every_function_has_a_usage_that_starts_with_its_name() {
    for function in functions() {
        let start = format!("{}(", function.name);
        let usage = function.usage.to_lowercase();
        assert!(usage.starts_with(&start) && !function.meaning.is_empty());
    }
}

proptest! {
    #[test]
    fn operators_are_those_of_the_field(a: u128, b: u128, c in 1_u128..) {
        let [x, y, z] = [a, b, c].map(Nimber128::new);
        prop_assert_eq!(value(&format!("*{a} + *{b} x *{c}")), (x + y * z).to_string());
        prop_assert_eq!(value(&format!("(*{a} + *{b}) / *{c}")), ((x + y) / z).to_string());
        prop_assert_eq!(value(&format!("power(*{a}, {b}) - *{c}")), (x.power(b) - z).to_string());
        prop_assert_eq!(value(&format!("{x} = {y}")), if a == b { "yes" } else { "no" });
    }

    /// Any text has a value or an error whose place is within it and can be printed.
    #[test]
    fn no_text_is_too_strange(text in "[-*x+/^(),=! 0-9a-c⊗−]{0,24}|(sqrt|mex|log|roots|trace|let a)?\\PC{0,12}") {
        if let Err(EvaluationError::Wrong(error)) = evaluate(&text, &Limits::none()) {
            prop_assert!(text.get(error.span.clone()).is_some());
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
