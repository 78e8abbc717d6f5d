//! Loopy games as `CGSuite` knows them. A value may be written in another order there; then it has to be equal.

use zermelo_core::Limits;
use zermelo_value::expression::{Session, Value};
use zermelo_value::{Script, Store};

/// What the test files and `CGSuite` say, in the words of expressions: text that may be compared.
fn evaluate(session: &mut Session, text: &str) -> Result<Value, String> {
    match session.evaluate(text) {
        Ok(Some(evaluation)) => Ok(evaluation.value),
        Ok(None) => Err("a binding".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// The elements of `{a,b,{c|d,e}}`.
fn elements(list: &str) -> Vec<String> {
    let inside = &list[1..list.len() - 1];
    let (mut depth, mut elements) = (0, vec![String::new()]);
    for character in inside.chars() {
        match character {
            '{' | '(' => depth += 1,
            '}' | ')' => depth -= 1,
            ',' if depth == 0 => {
                elements.push(String::new());
                continue;
            }
            _ => {}
        }
        elements.last_mut().unwrap().push(character);
    }
    elements.retain(|element| !element.is_empty());
    elements
}

fn class(session: &mut Session, receiver: &str) -> String {
    let mut is =
        |property: &str| evaluate(session, &format!("{receiver}.{property}")) == Ok(Value::Truth(true));
    let class = if is("ispseudonumber") {
        "Pseudonumber"
    } else if is("isstopper") {
        "CanonicalStopper"
    } else if is("isstoppersided") {
        "StopperSidedValue"
    } else {
        "SidedValue"
    };
    class.to_owned()
}

/// What is wrong with a fact, if anything is.
fn complaint(expression: &str, expected: &str) -> Option<String> {
    let store = Store::new();
    let mut session = Session::new(&store, &Limits::none(), Script::Ascii).unwrap();
    if let Some(receiver) = expression.strip_suffix(".class") {
        let found = class(&mut session, receiver);
        return (found != expected).then_some(found);
    }
    let found = evaluate(&mut session, expression);
    if expected.starts_with("error") {
        return found.ok().map(|value| value.to_string());
    }
    let found = match found {
        Ok(found) => found,
        // Only the text of one of them is too large.
        Err(error) if error.contains("too large to be written") => Value::Text(error),
        Err(error) => return Some(error),
    };
    // v is down here, and no label.
    let expected = &if expected.contains("v{") { expected.replace('v', "V") } else { expected.to_owned() };
    let is_as_expected = match &found {
        Value::Truth(truth) => truth.to_string() == *expected,
        Value::Outcome(outcome) => {
            outcome.symbol().replace("-hat", "Hat").replace("-check", "Check") == *expected
        }
        Value::List(found) => {
            let mut wanted: Vec<String> = elements(expected)
                .iter()
                .map(|element| evaluate(&mut session, element).unwrap().to_string())
                .collect();
            let mut found = found.clone();
            wanted.sort();
            found.sort();
            found == wanted
        }
        _ if found.to_string() == *expected => true,
        _ => match expected.split_once(" & ") {
            None => {
                evaluate(&mut session, &format!("({expression}) = ({expected})")) == Ok(Value::Truth(true))
            }
            Some((onside, offside)) => {
                [("onside", onside), ("offside", offside)].iter().all(|(side, expected)| {
                    let question = format!("({expression}).{side} = ({expected}).{side}");
                    evaluate(&mut session, &question) == Ok(Value::Truth(true))
                })
            }
        },
    };
    (!is_as_expected).then(|| found.to_string())
}

#[test]
fn facts() {
    let mut wrong = Vec::new();
    for line in include_str!("../data/loopy.tsv").lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let (expression, expected) = (fields.next().unwrap(), fields.next().unwrap());
        if let Some(found) = complaint(expression, expected) {
            wrong.push(format!("{expression}\n  expected {expected}\n  found    {found}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}
