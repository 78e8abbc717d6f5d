//! Lines of a worksheet and what they are worth.

use zermelo::game::NoFiles;
use zermelo::language::Language;
use zermelo::solve::Limits;
use zermelo::value::{Script, Store};
use zermelo::worksheet::Worksheet;

/// What the lines are worth, one after the other; of a wrong one, what is wrong.
fn worth(lines: &[&str]) -> Vec<String> {
    let store = Store::new();
    let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
    let text = |line: &&str| match sheet.enter(line) {
        Ok(worked) => worked.map_or(String::new(), |worked| worked.text),
        Err(refusal) => format!("error: {}", refusal.message.lines().last().unwrap_or_default().trim()),
    };
    lines.iter().map(text).collect()
}

#[test]
fn lines_use_earlier_ones() {
    let lines = ["G := {2|-1}", "mean(G)", "# a comment", "%1 + %2 + G", "%4 - %4", "-%2"];
    assert_eq!(worth(&lines), ["{2|-1}", "1/2", "", "3/2", "0", "-1/2"]);
    assert!(worth(&["%1"])[0].starts_with("error: "));
    assert!(worth(&["# nothing", "%1"])[1].starts_with("error: "));
    assert!(worth(&["1 +", "%1"])[1].starts_with("error: "));
}

#[test]
fn lines_of_other_programs_are_read() {
    let lines = [
        "f := x -> x * x + 1",
        "g(a, b) := a*b",
        "x := 3; y := [1, x, x x 2];",
        "y[3] + f(x) * 2",
        "g(x, {1|0})",
    ];
    assert_eq!(worth(&lines), ["x * x + 1", "a*b", "", "26", "{2|1}"]);
    let lines = [
        "[1, 2, 3].Apply(x -> x*x + 2 * x - x)",
        "[{1|0}, ^].Apply(mean)",
        "f(n) := n + 1",
        "[1, 2].Apply(f)",
        "Sum(x for x in 1..4)",
    ];
    assert_eq!(worth(&lines), ["[2, 6, 12]", "[1/2, 0]", "n + 1", "[2, 3]", "10"]);
    let lines = [
        "if 1 < 2 and not 2 < 1 then 1 else 0 end",
        "[x for x in 1..6 if x > 4 or x mod 2 == 0]",
        "isinteger(*) and * mod 2 = 0",
    ];
    assert_eq!(worth(&lines), ["1", "[2, 4, 5, 6]", "no"]);
    assert_eq!(worth(&["x := 3", "2 * x + x * x", "x*(x + 1) + 2*x"])[1..], ["15", "18"]);
    // A list under the name of an 'x', which multiplies behind an operand all the same.
    assert_eq!(worth(&["x := [2, 5]", "x[2] x x[1]", "max(x)"])[1..], ["10", "5"]);
    for (line, wrong) in [
        ("1 and 2", "expected yes or no"),
        ("x3 := 1", "'x' with digits after it multiplies"),
        ("and := 1", "this word has a meaning of its own"),
        ("[1].Apply((a, b) -> a)", "does not take 1 arguments"),
        ("1 + {7 => 1}", "expected a value, and this is a map"),
        ("a := 1; 2 +", "expected a value after the operator"),
    ] {
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
        let refusal = sheet.enter(line).expect_err(line);
        assert!(refusal.message.contains(wrong), "{line}: {}", refusal.message);
    }
}

#[test]
fn a_note_tells_of_sums_that_look_like_powers() {
    let store = Store::new();
    let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
    let mut note = |line: &str| sheet.enter(line).unwrap().unwrap().note.map(|note| note.to_string());
    assert_eq!(note("a := 3^5").as_deref(), Some("'3^5' is 3 + ^5; a power is written 3 ^ 5"));
    assert_eq!(note("3 ^ 5"), None);
}

/// Positions of games that stand in rule files.
#[cfg(feature = "rules")]
mod rule_files {
    use std::io;
    use zermelo::expression::Value;
    use zermelo::game::Files;
    use zermelo::solve::Limits;
    use zermelo::value::Store;
    use zermelo::worksheet::Worksheet;

    /// A rule file in a folder.
    struct OneFile;

    impl Files for OneFile {
        fn read(&self, name: &str, _: u64) -> io::Result<Vec<u8>> {
            match name {
                "games/my_kayles.star" | "my_kayles.star" => {
                    Ok(b"game = heaps(take = [1, 2], leave = [0, 1, 2])".to_vec())
                }
                _ => Err(io::ErrorKind::NotFound.into()),
            }
        }
    }

    #[test]
    fn rule_files_stand_where_a_name_of_a_game_does() {
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &OneFile).unwrap();
        let worth = sheet.enter("games/my_kayles.star(5) - kayles(5)").unwrap().unwrap();
        assert_eq!(worth.text, "0");
        assert!(sheet.enter("games/yours.star(5)").is_err());
        let found = sheet.evaluate("games/my_kayles.star(3 4) + *2 = 0").unwrap().unwrap();
        assert_eq!(found.value, Value::Truth(true));
        // By the name of the game alone, as the catalogue's are.
        for line in
            ["my_kayles(5) - kayles(5)", "my-kayles(5) - kayles(5)", "n := 5; my_kayles({n}) - kayles(5)"]
        {
            assert_eq!(sheet.enter(line).unwrap().unwrap().text, "0", "{line}");
            assert_eq!(sheet.evaluate(line).unwrap().unwrap().value.to_string(), "0", "{line}");
        }
        assert_eq!(sheet.enter("my-kayles 5").unwrap().unwrap().text, "*4");
        assert!(sheet.enter("yours(5)").is_err());
    }
}

#[test]
fn expressions_have_positions_in_them() {
    let store = Store::new();
    let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
    let mut worth = |text: &str| match sheet.evaluate(text) {
        Ok(found) => found.map_or(String::new(), |found| found.value.to_string()),
        Err(refusal) => format!("error: {}", refusal.message),
    };
    assert_eq!(worth("domineering(2x3) + clobber(\"xo.\") >= -1"), "yes");
    assert_eq!(worth("let a = toads-and-frogs(tt.ff)"), "");
    assert_eq!(worth("a + kayles(1) + {1|0}"), "{1|0}");
    assert_eq!(worth("mean(domineering(2x3)) + 1/4"), "1");
    assert_eq!(worth("{domineering(2x1), 0 | -1}"), "+-1");
    assert_eq!(worth("star(3) + tiny(1)"), worth("*3 + tiny(1)"));
    // An error stands where it is written.
    assert!(worth("domineering(2x2) + mex").contains("  domineering(2x2) + mex\n                     ^"));
    assert!(worth("domineering(2xy)").starts_with("error: "));
    assert!(worth("clobber(xo.").starts_with("error: "));
}

#[test]
fn positions_are_worth_what_they_are_worth_alone() {
    let lines = [
        "domineering 2x3",
        "domineering(2x3) - %1",
        "H := clobber xo.",
        "H - clobber(\"xo.\")",
        "domineering(2x3) + clobber(xo.) >= 0",
        "toads-and-frogs(tt.ff)",
        "nim(3 4 5) = *2",
        "bash:3(7) + *3",
        "domineering 2x2 + {1|0}",
        "hackenbush(lr) + hackenbush(l)",
    ];
    let found = worth(&lines);
    assert_eq!(found[0], "{2|-1/2}");
    assert_eq!(found[1], "0");
    assert_eq!(found[3], "0");
    assert!(found[4] == "yes" || found[4] == "no");
    assert_eq!(found[5], "*");
    assert_eq!(found[6], "yes");
    assert_eq!(found[7], "0");
    assert!(found.iter().all(|text| !text.starts_with("error")), "{found:?}");
}

#[test]
fn functions_go_before_games() {
    assert_eq!(worth(&["mean({3|1})", "x-1"])[0], "2");
    assert!(worth(&["nmi 3"])[0].starts_with("error"));
    assert!(worth(&["domineering(2y3)"])[0].starts_with("error"));
    assert!(worth(&["domineering(2x3"])[0].starts_with("error"));
}

#[test]
fn lists_and_comprehensions_are_worked_out() {
    let lines = [
        "L := [1, *, {2|-1}, 4..6]",
        "L[3] + L[1]",
        "length(L)",
        "sum(L)",
        "[n x n for n in 1..5 if mod(n, 2) = 1]",
        "[n + m for n in 1..3, m in 1..n]",
        "mex([*1, *2, *0])",
        "{[1, 0]|[0]}",
        "[mean(domineering(2x{n})) for n in 1..4]",
        "[*n for n in 0..3]",
        "count(n > 2 for n in 1..5)",
        "all(G = -(-G) for G in born(2))",
        "any(n > 5 for n in 1..5)",
        "distinct([1/2, 1, {0|1}, 2 - 1])",
        "O := leftoptions({3,{4|1}|0})",
        "O[1]",
        "length(born(2))",
        "max([1, 5, 3])",
        "[[n, m] for n in 1..2, m in 1..2][3][1]",
        "[]",
        "sum([])",
    ];
    let expected = [
        "[1, *, {2|-1}, 4, 5, 6]",
        "{3|0}",
        "6",
        "{18*|15*}",
        "[1, 9, 25]",
        "[2, 3, 4, 4, 5, 6]",
        "*3",
        "{1|0}",
        "[-1, 0, 3/4, 0]",
        "[0, *, *2, *3]",
        "3",
        "yes",
        "no",
        "[1/2, 1]",
        "{4|1} 3",
        "{4|1}",
        "22",
        "5",
        "2",
        "[]",
        "0",
    ];
    for ((line, found), expected) in lines.iter().zip(worth(&lines)).zip(expected) {
        // What a position is worth is tested elsewhere; here, that there is a value for each.
        if !line.contains("domineering") && !line.starts_with('O') {
            assert_eq!(found, expected, "{line}");
        }
        assert!(!found.starts_with("error"), "{line}: {found}");
    }
}

#[test]
fn functions_of_ones_own_see_their_parameters_and_nothing_of_their_callers() {
    let lines = [
        "sq(n) := n x n",
        "[sq(k) for k in 1..4]",
        "fib(n) := if(n < 2, n, fib(n - 1) + fib(n - 2))",
        "fib(12)",
        "a := 100",
        "f(n) := n + a",
        "g(a) := f(1) + a",
        "g(5)",
        "h(G, n) := [heat(G, k) for k in 0..n]",
        "h({1|-1}, 1)",
        "two() := 2",
        "two() + sq(3)",
        "sgn(n) := if n > 0 then 1 elseif n = 0 then 0 else -1 end",
        "[sgn(n) for n from -1 to 1]",
        "if {1|-1} || 0 then if 1 = 2 then nothing else (2)^3 end end else nothing end + 1",
        "if {1|-1} || 0 then if 1 = 2 then nothing else (2)^3 end else nothing end + 1",
        "[n ^ 2 + n^3 for n from 1 to 3]",
        "[3^5, 3 ^ 5, (*2)^2, 2 ^ (-1)]",
    ];
    let found = worth(&lines);
    let at = |line: usize| found[line - 1].as_str();
    assert_eq!(at(2), "[1, 4, 9, 16]");
    assert_eq!(at(4), "144");
    assert_eq!(at(8), "106");
    assert_eq!(at(10), "[+-1, +-2]");
    assert_eq!(at(12), "11");
    assert_eq!(at(14), "[-1, 0, 1]");
    assert!(at(15).starts_with("error"), "{}", at(15));
    assert_eq!(at(16), "9");
    assert_eq!(at(17), "[2, 12, 36]");
    assert_eq!(at(18), "[3^5, 243, *3, 1/2]");
}

#[test]
fn tables_have_a_row_for_each_time() {
    let store = Store::new();
    let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
    let worked =
        sheet.enter("table(clobber(2x{n}), outcome(clobber(2x{n})) for n in 1..3)").unwrap().unwrap();
    let table = worked.table.unwrap();
    assert_eq!(table.headings, ["n", "clobber(2x{n})", "outcome(clobber(2x{n}))"]);
    assert_eq!(table.rows.len(), 3);
    for (place, row) in table.rows.iter().enumerate() {
        assert_eq!(row[0], (place + 1).to_string());
        let mut alone = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
        let value = alone.enter(&format!("clobber 2x{}", place + 1)).unwrap().unwrap();
        assert_eq!(row[1], value.text);
    }
    let census = sheet.enter("census(2)").unwrap().unwrap();
    let counts: Vec<_> = census.table.unwrap().rows.iter().map(|row| row[1].clone()).collect();
    assert_eq!(counts, ["1", "4", "22"]);
    assert!(sheet.enter("%1 + 1").is_err());
    assert!(sheet.enter("T := table(n for n in 1..2)").is_ok());
    assert!(sheet.enter("T").unwrap().unwrap().table.is_some());
}

#[test]
fn forms_in_quotes_keep_their_options() {
    let lines = [
        "F := '{1,0|{2|-1}}'",
        "F",
        "F + 0",
        "formbirthday('{{|}|{{|}|}}')",
        "formmisere('{0|0}')",
        "formmisere('{|}')",
        "formoptions(F)",
        "'{F|1}'",
        "'{1,0|-1}' = {1|-1}",
    ];
    let found = worth(&lines);
    assert_eq!(found[0], "'{1,0|{2|-1}}'");
    assert_eq!(found[1], "'{1,0|{2|-1}}'");
    assert_eq!(found[2], worth(&["{1,0|{2|-1}}"])[0]);
    assert_eq!(found[3], "2");
    assert_eq!(found[4], "P");
    assert_eq!(found[5], "N");
    assert_eq!(found[6], "[['1', '0'], ['{2|-1}']]");
    assert_eq!(found[8], "yes");
    let store = Store::new();
    let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
    let table = sheet.enter("simplify('{1,0|-1}')").unwrap().unwrap().table.unwrap();
    assert_eq!(table.rows[1], ["Left", "0", "1", "", ""]);
    assert_eq!(table.rows[0], ["Left", "1", "", "", "1"]);
}

/// The Grundy value of the compound of two positions, by the options of each.
fn grundy_of_compound(
    [one, two]: [&[usize]; 2],
    is_selective: bool,
    options: &dyn Fn(&[usize]) -> Vec<Vec<usize>>,
) -> usize {
    let (of_one, of_two) = (options(one), options(two));
    let both = of_one.iter().flat_map(|a| of_two.iter().map(move |b| [a.clone(), b.clone()]));
    let mut moves: Vec<[Vec<usize>; 2]> = both.collect();
    if is_selective {
        moves.extend(of_one.iter().map(|a| [a.clone(), two.to_vec()]));
        moves.extend(of_two.iter().map(|b| [one.to_vec(), b.clone()]));
    }
    let found: Vec<usize> =
        moves.iter().map(|[a, b]| grundy_of_compound([a, b], is_selective, options)).collect();
    (0..=found.len()).find(|value| !found.contains(value)).unwrap()
}

/// By the definitions: a move of the conjunctive sum is one in both, of the selective sum one in either or in both.
#[test]
fn compounds_and_misere_play_are_of_positions_as_they_are_played() {
    let kayles = |heap: usize| -> Vec<Vec<usize>> {
        let left = |taken: usize| {
            let rest = heap.checked_sub(taken);
            rest.into_iter().flat_map(|rest| (0..=rest / 2).map(move |one| vec![one, rest - one]))
        };
        [1, 2].into_iter().flat_map(left).collect()
    };
    let options = |rows: &[usize]| -> Vec<Vec<usize>> {
        let mut found = Vec::new();
        for (place, &heap) in rows.iter().enumerate() {
            for new in kayles(heap) {
                let rest =
                    rows.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, &heap)| heap);
                found.push(rest.chain(new).filter(|&heap| heap > 0).collect());
            }
        }
        found
    };
    for (name, is_selective) in [("conjunctivesum", false), ("SelectiveSum", true)] {
        for (a, b) in [(4, 3), (4, 4), (5, 2)] {
            let expected = match grundy_of_compound([&[a], &[b]], is_selective, &options) {
                0 => "0".to_owned(),
                1 => "*".to_owned(),
                value => format!("*{value}"),
            };
            let lines =
                [format!("{name}(kayles({a}), kayles({b}))"), format!("kayles({a}) {name} kayles({b})")];
            assert_eq!(worth(&[&lines[0], &lines[1]]), [expected.clone(), expected]);
        }
    }
    for line in
        ["conjunctivesum(go(2x2), 1)", "conjunctivesum(nim(100000), 1)", "conjunctivesum(nim(5000), 1)"]
    {
        assert!(worth(&[line])[0].starts_with("error: "), "{line}");
    }
    assert_eq!(worth(&["misereoutcome(kayles(2) + kayles(2))", "misereoutcome(kayles(2 2))"]), ["P", "P"]);
    let genera = worth(&["genus(kayles(5) + kayles(5))", "genus(kayles(5 5))"]);
    assert_eq!(genera[0], genera[1]);
    assert!(!genera[0].starts_with("error"));
    for line in ["misereoutcome(-domineering(2x3))", "misereoutcome(kayles(2) + ^)", "genus(kayles(5) + 3)"] {
        assert!(worth(&[line])[0].contains("in normal play does not tell"), "{line}");
    }
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let deep = format!("{}1{}", "[".repeat(40), "]".repeat(40));
    let wrong = [
        ("[1, 2", "not closed"),
        (
            "Strip.Parse(\".abb\", \".ab\"",
            "this bracket is not closed\n  Strip.Parse(\".abb\", \".ab\"\n             ^^^",
        ),
        ("1 + Grid.Parse(\"ab\", \".ab\"", "this bracket is not closed"),
        ("[n for n in 3]", "expected a list"),
        ("[1,2] + [3]", ""),
        ("[1,2][3]", "not one of their places"),
        ("f(x3) := 1", "multiplies"),
        ("yield(n) := n", "meaning of its own"),
        ("f(n) :=", "nothing after"),
        ("f(n, n) := n", "twice"),
        ("table(1, 2)", "arguments"),
        ("if(1, 2, 3)", "yes or no"),
        ("if(1 = 1, 2)", "arguments"),
        ("1 + if 1 = 2 then 2 end", "expected a value, and this is nothing"),
        ("if 1 = 1 then 2 else 3", "no 'end'"),
        ("if 1 then 2 else 3 end", "yes or no"),
        ("17 %5", "there is no line 5"),
        ("17 % 0", "division by zero"),
        ("2 ^ 3 ^ 2", "which of the powers"),
        ("'{1|0", "not closed"),
        ("simplify(1)", "form in quotes"),
        ("[n for n in 1..1000000000]", "more than"),
        ("clobber(2x{q})", "no meaning"),
        ("census(4)", "third day"),
        ("sum(3)", "expected a list"),
        (deep.as_str(), "lists in lists"),
    ];
    for (line, said) in wrong {
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
        let refusal = sheet.enter(line).expect_err(line);
        assert!(refusal.message.contains(said), "{line}: {}", refusal.message);
        assert_eq!(sheet.enter("1 + 1").unwrap().unwrap().text, "2", "after {line}");
    }
    let store = Store::new();
    let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
    let place = |sheet: &mut Worksheet, line: &str| {
        let place = sheet.enter(line).unwrap_err().place.unwrap();
        place.text[place.span.clone()].to_owned()
    };
    assert_eq!(place(&mut sheet, "1 + [2, 3][1] + nothing"), "nothing");
    assert_eq!(place(&mut sheet, "sum(nothing + n for n in 1..2) + 1"), "nothing");
    assert_eq!(place(&mut sheet, "1 + if 1 = nothing then 2 else 3 end"), "nothing");
    sheet.enter("loop(n) := loop(n + 1)").unwrap();
    assert!(sheet.enter("loop(1)").unwrap_err().message.contains("lie in one another"));
}

#[test]
fn a_line_that_is_a_position_or_a_thermograph_has_its_picture() {
    let store = Store::new();
    let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
    let mut enter = |line: &str| sheet.enter(line).unwrap().unwrap();
    assert!(enter("domineering 2x3").drawing.is_some());
    assert!(enter("domineering(2x3)").drawing.is_some());
    assert!(enter("domineering(2x3) + 1").drawing.is_none());
    let plotted = enter("thermograph({2|-1} + {1|0})");
    assert_eq!(plotted.thermograph.unwrap().to_string(), plotted.text);
    assert_eq!(enter("{1|0}").latex.as_deref(), enter("%5").latex.as_deref());
}

#[test]
fn lines_for_latex() {
    let store = Store::new();
    let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
    let mut latex = |line: &str| sheet.enter(line).unwrap().unwrap().latex;
    assert_eq!(latex("'{1,0|-1}'").as_deref(), Some("\\{1,0\\mid -1\\}"));
    assert_eq!(latex("[1, *]").as_deref(), Some("[1, {\\ast}]"));
    assert_eq!(latex("omega^2").as_deref(), Some("\\omega^{2}"));
    assert_eq!(latex("1 = 1"), None);
    // A genus is not a sum of powers of up, and words are words.
    let table = latex("table(genus(kayles({n})), n > 10 for n in 10..11)").unwrap();
    assert!(table.contains("10 & 2^{2} & \\mbox{no} \\\\\n11 & 6^{46} & \\mbox{yes}\n"), "{table}");
    let mut sheet = Worksheet::in_script(&store, &Limits::none(), &NoFiles, Script::Latex).unwrap();
    let mut printed = |line: &str| sheet.evaluate(line).unwrap().unwrap().value.to_string();
    assert_eq!(printed("'{1,0|-1}'"), "\\{1,0\\mid -1\\}");
    assert!(printed("table(n x * for n in 1..2)").starts_with("\\begin{array}{ll}\n"));
}

#[test]
fn lines_have_comments() {
    assert_eq!(
        worth(&[
            "a := 3; // three",
            "a + /* four */ 4",
            "domineering 2x1 // a board",
            "// nothing",
            "a // + 1"
        ]),
        ["", "7", "1", "", "3"]
    );
    assert_eq!(worth(&["*3/*2"]), ["*2"]);
}

#[test]
fn the_form_of_a_factor_counts_in_ordinal_products() {
    assert_eq!(worth(&["ordinalproduct(*, 2)", "ordinalproduct(*, '{0,1|}')"]), ["0", "*2"]);
}

#[test]
fn calls_that_lie_too_deep_are_told() {
    let found = worth(&[
        "f(n) := if(n = 0, 0, 1 + f(n - 1))",
        "f(48)",
        "f(5000)",
        "f(20000)",
        "1 + 1",
        "g(n) := g(n)",
        "g(1)",
        "h(n) := if n = 0 then 0 else begin var m := h(n - 1); m + n end end",
        "h(1000)",
        "even(n) := if n = 0 then true else odd(n - 1) end",
        "odd(n) := if n = 0 then false else even(n - 1) end",
        "[even(2001), odd(2001)]",
        "ack(m, n) := if(m < 1, n + 1, if(n < 1, ack(m - 1, 1), ack(m - 1, ack(m, n - 1))))",
        "[ack(2, 40), ack(3, 5)]",
        "fib(n) := if n < 2 then n else fib(n - 1) + fib(n - 2) end",
        "fib(300)",
    ]);
    assert_eq!(found[1..3], ["48", "5000"]);
    assert!(found[3].contains("ends somewhere"), "{}", found[3]);
    assert_eq!(found[4], "2");
    assert!(found[6].contains("ends somewhere"), "{}", found[6]);
    assert_eq!(found[8], "500500");
    assert_eq!(found[11], "[no, yes]");
    // 2n + 3, and 2^(n + 3) - 3.
    assert_eq!(found[13], "[83, 253]");
    assert_eq!(found[15], "222232244629420445529739893461909967206666939096499764990979600");
}

/// What a function gives changes with the names that it means, and not before.
#[test]
fn what_calls_gave_is_forgotten_with_the_names_they_mean() {
    let lines = ["s := 0", "f(n) := if(n < 1, s, f(n - 1))", "f(100)", "a := f(100); s := 5; [a, f(100)]"];
    assert_eq!(worth(&lines)[2..], ["0", "[0, 5]"]);
    let lines = ["f(n) := n", "g(n) := f(n)", "g(3)", "f(n) := n + 1", "g(3)"];
    assert_eq!(worth(&lines)[2], "3");
    assert_eq!(worth(&lines)[4], "4");
    assert_eq!(worth(&["f(n) := n; a := f(1); f(n) := n + 1; [a, f(1)]"]), ["[1, 2]"]);
}

/// A word as long as a line is not a name, and is told to be none.
#[test]
fn a_line_of_one_long_word_is_refused() {
    let word = "a".repeat(200_000);
    let call = format!("{word}(1)");
    let found = worth(&[&word, &call, "1 + 1"]);
    assert!(found[0].contains("bind it before"));
    assert!(found[1].contains("All functions") && !found[1].contains("did you mean"));
    assert_eq!(found[2], "2");
}

#[test]
fn refusals_are_told_in_other_languages() {
    let store = Store::new();
    let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
    for line in ["0/0", "a := 0/0", "[0/0]", "domineering(2x2) + 0/0", "'{0/0|}'"] {
        let refusal = sheet.enter(line).unwrap_err();
        let said = refusal.place.unwrap().in_words(&|words| Language::Korean.say(words)).message;
        assert_eq!(said, "0으로 나눌 수 없다", "{line}");
    }
    let refusal = sheet.enter("\"ab\".Foo").unwrap_err();
    let said = refusal.place.unwrap().in_words(&|words| Language::Chinese.say(words)).message;
    assert_eq!(said, "这里不能问“Foo”，而这是文本");
    for (language, or) in [(Language::Korean, "또는"), (Language::Chinese, "或")] {
        let refusal = sheet.enter("sum()").unwrap_err();
        let hint = refusal.place.unwrap().in_words(&|words| language.say(words)).hint;
        assert!(hint.contains(&format!("sum(L) {or} sum(G for n in 1..8)")), "{hint}");
    }
}
