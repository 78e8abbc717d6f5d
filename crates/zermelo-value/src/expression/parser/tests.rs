use super::*;
use crate::expression::lexer::{UpKind, sum_like_a_power};
use dashu_int::UBig;

/// The tree with brackets around every part.
fn shape(text: &str) -> String {
    let tree = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut shapes: Vec<String> = Vec::new();
    for node in &tree.nodes {
        let list = |ids: &[NodeId]| ids.iter().map(|&id| shapes[id].clone()).collect::<Vec<_>>().join(",");
        let shape = match &node.kind {
            NodeKind::Literal(literal) => literal_shape(literal),
            NodeKind::Negative(part) => format!("-[{}]", shapes[*part]),
            NodeKind::Not(part) => format!("not[{}]", shapes[*part]),
            NodeKind::Switch(parts) => format!("±[{}]", list(parts)),
            NodeKind::Set(parts) => format!("{{{}}}", list(parts)),
            NodeKind::Game(sides) => format!("{{{}|{}}}", list(&sides[0]), list(&sides[1])),
            NodeKind::Binary(operator, left, right) => {
                format!("[{} {operator:?} {}]", shapes[*left], shapes[*right])
            }
            NodeKind::Call(name, parts) => format!("{}({})", &text[name.clone()], list(parts)),
            NodeKind::Name(name) => text[name.clone()].to_owned(),
            NodeKind::Labelled(label, sides) => {
                format!("@{label}{{{}|{}}}", list(&sides[0]), list(&sides[1]))
            }
            NodeKind::Label(label) => format!("@{label}"),
            NodeKind::Pass => "pass".to_owned(),
            NodeKind::MisereForm | NodeKind::Ordinal => text[node.span.clone()].to_owned(),
        };
        shapes.push(shape);
    }
    let statement = |statement: &Statement| match &statement.name {
        Some(name) => format!("{}={}", &text[name.clone()], shapes[statement.root]),
        None => shapes[statement.root].clone(),
    };
    tree.statements.iter().map(statement).collect::<Vec<_>>().join(";")
}

fn literal_shape(literal: &Literal) -> String {
    let mut parts = Vec::new();
    if let Some(number) = &literal.number {
        let sign = if literal.is_negative { "-" } else { "" };
        assert_eq!(number.odd, UBig::ONE);
        parts.push(match number.exponent {
            0 => format!("{sign}{}", number.numerator),
            exponent => format!("{sign}{}/2^{exponent}", number.numerator),
        });
    }
    if let Some(ups) = &literal.ups {
        let name = if ups.is_down { "v" } else { "^" };
        parts.push(match ups.kind {
            UpKind::Multiple => format!("{name}{}", ups.count),
            UpKind::Power => format!("{name}<{}>", ups.count),
            UpKind::Sum => format!("{name}[{}]", ups.count),
            UpKind::OnSum => format!("{name}[on]"),
            UpKind::OnPower => format!("{name}<on>"),
        });
    }
    parts.extend(literal.star.iter().map(|star| format!("*{star}")));
    parts.join("_")
}

#[test]
fn literals() {
    for (text, expected) in [
        ("3/4v[3]*", "3/2^2_v[3]_*1"),
        ("2*", "2_*1"),
        ("2*3", "2_*3"),
        ("1/2v", "1/2^1_v1"),
        ("-3*", "-3_*1"),
        ("-1^3", "-1_^3"),
        ("--1^3", "-[-1_^3]"),
        ("-(1^3)", "-[1_^3]"),
        ("- ^3", "-[^3]"),
        ("5-1^", "[5 Minus 1_^1]"),
        ("0.75", "3/2^2"),
        ("6/3", "2"),
        ("6/8", "3/2^2"),
        ("^", "^1"),
        ("^^^", "^3"),
        ("^^*", "^2_*1"),
        ("vvv*4", "v3_*4"),
        ("v9*8", "v9_*8"),
        ("^<2>*", "^<2>_*1"),
        ("v<2>", "v<2>"),
        ("^ <2", "[^1 Compare(Less) 2]"),
        ("^<2", "[^1 Compare(Less) 2]"),
        ("⇑∗₂", "^2_*2"),
        ("⤊⤊*", "^6_*1"),
        ("⤋", "v3"),
        ("⇈", "^2"),
        ("½", "1/2^1"),
        ("-1⅜*", "-11/2^3_*1"),
        ("2¾", "11/2^2"),
        ("↓", "v1"),
        ("↑³", "^<3>"),
        ("↑↑", "^2"),
        ("⋆5", "*5"),
        ("*(2+1)", "*([2 Plus 1])"),
        ("6+^*", "[6 Plus ^1_*1]"),
    ] {
        assert_eq!(shape(text), expected, "{text}");
    }
}

#[test]
fn games() {
    for (text, expected) in [
        ("{|}", "{|}"),
        ("{1|}", "{1|}"),
        ("{|1}", "{|1}"),
        ("{|||}", "{|}"),
        ("{a,b|c}", "{a,b|c}"),
        ("{a||b|c}", "{a|{b|c}}"),
        ("{a|b||c}", "{{a|b}|c}"),
        ("{a|b||c|d}", "{{a|b}|{c|d}}"),
        ("{a|||b||c|d}", "{a|{b|{c|d}}}"),
        ("{a||||b|||c|d||e}", "{a|{b|{{c|d}|e}}}"),
        ("{0||0,v*|vv}", "{0|{0,v1_*1|v2}}"),
        ("{||0|}", "{|{0|}}"),
        ("{{1|*},2|(3)}", "{{1|*1},2|3}"),
        ("+-1/2", "±[1/2^1]"),
        ("±{a|b}", "±[{a|b}]"),
        ("+-{2,{3|1}}", "±[2,{3|1}]"),
        ("+-{}", "±[]"),
        ("+-(1*)", "±[1_*1]"),
        ("-+-1", "-[±[1]]"),
        ("1+ +-2", "[1 Plus ±[2]]"),
        ("1+-2", "[1 Plus ±[2]]"),
        ("3 - 2 +- 6 - 7", "[[[3 Minus 2] Plus ±[6]] Minus 7]"),
        ("5±{1,2}", "[5 Plus ±[1,2]]"),
        ("+-1+-2", "[±[1] Plus ±[2]]"),
        ("⧾_2", "⧾_(2)"),
        ("⧿2 + 1", "[⧿(2) Plus 1]"),
        ("3/4⧾₁₂ - 1", "[[3/2^2 Plus ⧾(12)] Minus 1]"),
        ("+_{1|0} - -_1/2", "[+_({1|0}) Minus -_(1/2^1)]"),
        ("{a<b|c}", "{[a Compare(Less) b]|c}"),
        ("{(a||b)|c}", "{[a Compare(Confused) b]|c}"),
        ("a{0|a}", "@0{0|@0}"),
        ("a{0||||0|||a|*||*}", "@0{0|{0|{{@0|*1}|*1}}}"),
        ("a{b{a|b}|a{|a}} + a", "[@0{@1{@0|@1}|@2{|@2}} Plus a]"),
        ("{0||0|0,pass}", "{0|{0|0,pass}}"),
    ] {
        assert_eq!(shape(text), expected, "{text}");
    }
}

#[test]
fn powers_and_ups() {
    for (text, expected) in [
        ("3^5", "3_^5"),
        ("3 ^ 5", "^(3,5)"),
        ("(1 + 1)^3", "^([1 Plus 1],3)"),
        ("a^2", "^(a,2)"),
        ("a^(n)", "^(a,n)"),
        ("a ^ n x b", "[^(a,n) Times b]"),
        ("-(2)^2", "-[^(2,2)]"),
        ("mean(a)^2 + 1", "[^(mean(a),2) Plus 1]"),
        ("2 x a^2", "[2 Times ^(a,2)]"),
        ("2 ^ (3 ^ 2)", "^(2,^(3,2))"),
        ("2 ^ (-1)", "^(2,-1)"),
        ("(^)^2", "^(^1,2)"),
        // Ups have no place in a quotient of numbers.
        ("3^22/2^72", "[^(3,22) Divide ^(2,72)]"),
        ("-3^2/4", "-[[^(3,2) Divide 4]]"),
        ("1 + 5 / 2^3", "[1 Plus [5 Divide ^(2,3)]]"),
        ("3/4^2", "3/2^2_^2"),
        ("1/2^3", "1/2^1_^3"),
    ] {
        assert_eq!(shape(text), expected, "{text}");
    }
    for (text, sum) in [
        ("3^5", Some("3^5")),
        ("1 + 12^34 > 0", Some("12^34")),
        ("3 ^ 5", None),
        ("3^5*2", None),
        ("1^2", None),
        ("2^1", None),
        ("1/2^3", None),
        ("3^2/4", None),
        ("5 / 2^3", None),
        ("2^<3>", None),
        ("2v3", None),
        ("2^^", None),
        ("(2)^3", None),
    ] {
        assert_eq!(sum_like_a_power(text), sum, "{text}");
    }
    for text in ["2 ^ 3 ^ 2", "(2)^3^2", "(2)^", "a ^", "2 ^", "(2)^-1", "(2)^^"] {
        assert!(parse(text).is_err(), "{text}");
    }
}

#[test]
fn operators_and_calls() {
    for (text, expected) in [
        ("a + b:c", "[a Plus [b OrdinalSum c]]"),
        // The order of CGSuite: 'x' and '/', ':', '&', '+' and '-', functions between their arguments, comparisons.
        ("1 & 0 + 1 = b", "[[[1 Sides 0] Plus 1] Compare(Equal) b]"),
        ("1 & 0:a x b", "[1 Sides [0 OrdinalSum [a Times b]]]"),
        ("a max b + c", "max(a,[b Plus c])"),
        ("a + b max c & d = e", "[max([a Plus b],[c Sides d]) Compare(Equal) e]"),
        ("a max b min c", "min(max(a,b),c)"),
        ("-a x b:c & d", "[-[[[a Times b] OrdinalSum c]] Sides d]"),
        ("-1^:2", "[-1_^1 OrdinalSum 2]"),
        // A star behind a number multiplies what cannot be added without a sign.
        ("10*upon", "[10 Times upon]"),
        ("3*{1|0}", "[3 Times {1|0}]"),
        ("2*f(1)", "[2 Times f(1)]"),
        ("2*3 + 2*", "[2_*3 Plus 2_*1]"),
        // So does one with a blank on either side, and one between parentheses.
        ("5 - 3 / 4 * 6", "[5 Minus [[3 Divide 4] Times 6]]"),
        ("2 * n + *5 * *3", "[[2 Times n] Plus [*5 Times *3]]"),
        ("2 * {1|0} * ^", "[[2 Times {1|0}] Times ^1]"),
        ("(1 + 2)*(n)*(3)", "[[[1 Plus 2] Times n] Times 3]"),
        ("a*b*{1|0} + a* + b*2", "[[[[a Times b] Times {1|0}] Plus [a Plus *1]] Plus [b Plus *2]]"),
        ("a*(b + 1)", "[a Times [b Plus 1]]"),
        ("3*(5/8)", "[3 Times 5/2^3]"),
        ("a*(1/2)", "[a Times 1/2^1]"),
        ("f(1)*a", "[f(1) Times a]"),
        ("2*x + 2*x3 + a*x", "[[[2 Times x] Plus [2_*1 Times 3]] Plus [a Times x]]"),
        // An 'x' behind an operand multiplies, and is a name elsewhere.
        ("x x x", "[x Times x]"),
        ("2 * x + x * x", "[[2 Times x] Plus [x Times x]]"),
        ("x := 3; 2 x x + x^2", "x=3;[[2 Times x] Plus ^(x,2)]"),
        ("let x = 3; {x|-x}", "x=3;{x|-[x]}"),
        ("x{0|x}", "@0{0|@0}"),
        (
            "a = 1 or b < 2 and not c = d or e",
            "[[[a Compare(Equal) 1] Or [[b Compare(Less) 2] And not[[c Compare(Equal) d]]]] Or e]",
        ),
        ("not (a and b) = c", "not[[[a And b] Compare(Equal) c]]"),
        ("not not a", "not[not[a]]"),
        ("(a) + ((b))", "[a Plus b]"),
        ("3/2under", "[3/2^1 Plus under]"),
        ("-1over + upon*2", "[[-1 Plus over] Plus [upon Plus *2]]"),
        ("-1^[on]*", "-1_^[on]_*1"),
        ("v<on> - 1", "[v<on> Minus 1]"),
        ("begin a := 1; a end", "a=1;a"),
        ("begin a := 1; a; end", "a=1;a"),
        ("-(begin a := 1; a end) + 2", "a=1;[-[a] Plus 2]"),
        ("b := begin a := 1; a end; b", "a=1;b=a;b"),
        ("(let a = 1; a) = 2", "a=1;[a Compare(Equal) 2]"),
        ("(let a = 1; let b = a; {a|b})", "a=1;b=a;{a|b}"),
        ("begin a := begin 2 end; {a|} end", "a=2;{a|}"),
        ("begin a := 1 end + 1", "a=1;[a Plus 1]"),
        ("-1:*2", "-[[1 OrdinalSum *2]]"),
        ("-a:b", "-[[a OrdinalSum b]]"),
        ("*2:+-1", "[*2 OrdinalSum ±[1]]"),
        ("a x b:c", "[[a Times b] OrdinalSum c]"),
        ("3.^", "[3 Times ^1]"),
        ("3.{1|0}", "[3 Times {1|0}]"),
        ("*3x2", "[*3 Times 2]"),
        ("1Tiny(2)", "[1 Plus Tiny(2)]"),
        ("-1/2Miny({9/2Miny(2)|5/2})", "[-1/2^1 Plus Miny({[9/2^1 Plus Miny(2)]|5/2^1})]"),
        ("1Tiny(2).Mean", "Mean([1 Plus Tiny(2)])"),
        ("Tiny(2).NortonProduct(^)", "NortonProduct(Tiny(2),^1)"),
        ("(1/4).Cool(-1/8)", "Cool(1/2^2,-1/2^3)"),
        ("{3||2+*|1+*}.Cool(70)", "Cool({3|{[2 Plus *1]|[1 Plus *1]}},70)"),
        ("a.b.c(d).e()", "e(c(b(a),d))"),
        ("-a.Mean", "-[Mean(a)]"),
        // A function behind a point is asked of what stands before it, and the sign comes later, as for CGSuite.
        ("-1.Mean", "-[Mean(1)]"),
        ("+-1.Mean", "±[Mean(1)]"),
        ("2^(3)", "^(2,3)"),
        ("2^n + 1", "[^(2,n) Plus 1]"),
        ("2^Tiny(2)", "[2_^1 Plus Tiny(2)]"),
        ("1^3.Mean", "Mean(1_^3)"),
        ("*5 OrdinalSum *6 + 1", "OrdinalSum(*5,[*6 Plus 1])"),
        ("(+-1).PowTo(3)", "PowTo(±[1],3)"),
        ("a || b", "[a Compare(Confused) b]"),
        ("a <> b", "[a Compare(Confused) b]"),
        ("a <| b", "[a Compare(LessOrConfused) b]"),
        ("a |> {1|0}", "[a Compare(GreaterOrConfused) {1|0}]"),
        ("let a = {1|0}; let b = a:1; a + b", "a={1|0};b=[a OrdinalSum 1];[a Plus b]"),
        ("let a = 1", "a=1"),
    ] {
        assert_eq!(shape(text), expected, "{text}");
    }
}

#[test]
fn errors_stand_at_their_places() {
    for (text, part, word) in [
        ("{1|0", "{", "not closed"),
        ("({1|0)", "{", "not closed"),
        ("{(1|0}", "|", "slash outside"),
        ("{(1}", "(", "not closed"),
        ("{1|}|}", "|", "slash outside"),
        ("{1|0}}", "}", "closes nothing"),
        ("{1|2|3}", "|", "second slash"),
        ("{1||2|3||4}", "||", "second slash"),
        ("{1,|2}", "|", "expected"),
        ("{1|,2}", ",", "expected"),
        ("{1|2,}", "}", "expected"),
        ("{1+|2}", "|", "after the operator"),
        ("{}", "{}", "no '|'"),
        ("0/0", "0", "division by zero"),
        ("2^(3)^2", "^", "comes first"),
        ("2^3(4)", "(", "operator"),
        ("*5^3", "^3", "operator"),
        ("2 *3", "*3", "operator"),
        ("a*(3)", "*", "operator"),
        ("2 * - 3", "*", "operator"),
        ("a and", "", "after the operator"),
        ("not", "", "after the operator"),
        ("x2", "2", "operator"),
        ("2 * x 3", "3", "operator"),
        ("2*(3)", "*", "number before"),
        ("+-1*", "1*", "how far"),
        ("+-1Tiny(2)", "Tiny", "how far"),
        ("2a", "a", "number before"),
        ("^^3", "^^3", "twice"),
        ("^[a]", "[", "whole number"),
        ("'{*|*}'", "'", "no meaning"),
        ("let 3 = 4", "3", "cannot be a name"),
        ("let v = 4", "v", "cannot be a name"),
        ("let a + 4", "+", "'='"),
        ("let", "", "name"),
        ("1 + let a = 2", "let", "inside"),
        ("(let a = 2; a", "(", "not closed"),
        ("1;", "", "expected"),
        ("let a = 1;; a", ";", "expected"),
        ("2 + begin a := 1; a", "begin", "no 'end'"),
        ("1 + 2 end", "end", "no 'begin'"),
        ("(begin 1)", ")", "closes nothing"),
    ] {
        let error = parse(text).err().unwrap_or_else(|| panic!("{text}: {}", shape(text)));
        assert_eq!(&text[error.span.clone()], part, "{text}: {error}");
        assert!(error.message.contains(word), "{text}: {error}");
        assert!(!error.hint.is_empty(), "{text}: {error}");
    }
}

#[test]
fn depth_is_no_matter() {
    let count = 1_000_000;
    let deep = format!("{}0{}", "{".repeat(count), "|}".repeat(count));
    assert_eq!(parse(&deep).unwrap().nodes.len(), count + 1);
    assert_eq!(parse(&"{".repeat(count)).unwrap_err().span, count - 1..count);
    let slashes = (1..1000).rev().map(|count| format!("0{}", "|".repeat(count))).collect::<Vec<_>>().concat();
    assert_eq!(parse(&format!("{{{slashes}}}")).unwrap().nodes.len(), 2 * 999);
    assert!(parse(&"+-".repeat(count)).is_err());
    assert!(parse(&format!("0{}", ":1".repeat(count))).is_ok());
    assert!(parse(&format!("0{}", ".Mean".repeat(count))).is_ok());
}
