//! What CGSuite computes, asked in its own words: rulesets, positions, methods, comprehensions.

use serde::Deserialize;
use std::io;
use std::path::Path;
use zermelo::game::Files;
use zermelo::solve::Limits;
use zermelo::suite::{self, Status};
use zermelo::value::Store;
use zermelo::worksheet::Worksheet;

#[derive(Deserialize)]
struct Fact {
    expression: String,
    value: String,
    source: String,
}

/// The folder with the rule files of the project.
struct Project;

impl Files for Project {
    fn read(&self, name: &str, most: u64) -> io::Result<Vec<u8>> {
        use io::Read;
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
        let mut text = Vec::new();
        std::fs::File::open(path)?.take(most).read_to_end(&mut text)?;
        Ok(text)
    }
}

/// The value of a line on its own, or what is wrong with it.
fn worth(line: &str) -> String {
    worth_within(line, &Limits::none())
}

fn worth_within(line: &str, limits: &Limits) -> String {
    let store = Store::new();
    let mut sheet = Worksheet::new(&store, limits, &Project).unwrap();
    match sheet.evaluate(line) {
        Ok(Some(found)) => found.value.to_string(),
        Ok(None) => String::new(),
        Err(refusal) => format!("error: {}", refusal.message),
    }
}

fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn facts_in_the_words_of_cgsuite_are_reproduced() {
    reproduce(include_str!("../data/cgsuite.json"), 1600);
}

/// Values that were written down before they were computed.
#[test]
fn values_worked_out_by_hand_are_reproduced() {
    reproduce(include_str!("../data/by-hand.json"), 750);
}

fn reproduce(facts: &str, least: usize) {
    let facts: Vec<Fact> = serde_json::from_str(facts).unwrap();
    assert!(facts.len() >= least, "{}", facts.len());
    let mut wrong = Vec::new();
    for fact in &facts {
        assert!(!fact.source.is_empty());
        let found = worth(&fact.expression);
        let is_same = match fact.value.strip_prefix("error") {
            Some(_) => found.starts_with("error"),
            None if without_blanks(&found) == without_blanks(&fact.value) => true,
            None => {
                let value = fact.value.replace('ω', "omega").replace('×', "*");
                // Of graphs and boards, which are written in several ways, and of `true`.
                worth(&value) == found || worth(&format!("({value}) = ({found})")) == "yes"
            }
        };
        if !is_same {
            wrong.push(format!("{}\n  found {found}\n  known {}", fact.expression, fact.value));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), facts.len(), wrong.join("\n"));
}

#[test]
fn methods_ask_positions_and_lists() {
    let expected = [
        ("cram(2x4).MisereNimValue", "1"),
        ("miserenimvalue(cram(2x4))", "1"),
        ("genus(kayles(5)) ", "4^146"),
        ("1 + kayles(5).Genus", "error"),
        ("kayles(1).MisereCanonicalForm + *[2]", "*[3]"),
        ("domineering(2x4).MisereOutcomeClass", "N"),
        ("misereoutcome(domineering(2x4))", "N"),
        ("kayles(5).Options", "[4, 1 3, 2 2, 3, 1 2]"),
        ("kayles(5).Options.Length + 1", "6"),
        ("domineering(2x2).Options(Left).Length", "2"),
        ("domineering(2x2).Options.Length", "4"),
        ("nimvalue(kayles(5))", "4"),
        ("heaps:0.77(5).Genus", "4^146"),
        ("partizan-octal:0.3/0.7(2) + heaps:4!.0(3)", "*"),
        ("(*7).NimValue + 0.NimValue", "7"),
        ("[n.NimInverse for n from 1 to 4]", "[1, 3, 2, 15]"),
        ("[1, 2, 3].Apply(x -> x + 1).Sum", "9"),
        ("[n for n from 1 to 9 by 2 where n > 3]", "[5, 7, 9]"),
        ("[[a, b] for a from 1 to 3 for b from 1 to a - 1]", "[[2, 1], [3, 1], [3, 2]]"),
        ("[a + b for a from 1 to 2 for b in [10, 20] where a + b > 11]", "[21, 12, 22]"),
        ("def f(n) begin var m := n + 1; m * m end; [f(n) for n from 1 to 3]", "[4, 9, 16]"),
        ("[[0, 1, 3].Mex, [4, 5].Head, [4, 5, 6].Tail.Length]", "[2, 4, 2]"),
        ("[[1, 2].Exists(n -> n > 1), [1, 2].ForAll(n -> n > 1), [].ForAll(n -> n > 1)]", "[yes, no, yes]"),
        ("[1, 2].Exists(n -> n)", "error"),
        ("[4, 8].Max", "8"),
        ("3*({2|1}) + *(2)", "{5*2|4*2}"),
        ("omega.Class", "GeneralizedOrdinal"),
        ("[Left, Player.Right]", "[Left, Right]"),
        ("game.heap.Nim.NimValueSequence(3)[2]", "2"),
        ("game.heap.GenWythoff(1)((1,2)).NimValue", "0"),
        ("game.heap.Splittles([1, 2])(5) - kayles(5)", "0"),
        ("game.strip.GenToadsAndFrogs(0)(\"t..f\")", "0"),
        ("game.grid.GenClobber(directions => Coordinates.Diagonal)(\"x.|.o\")", "*"),
        ("game.heap.GenMem((memory, j) -> j != memory).NimValueTable(1, 1)", "[[0, 0], [1, 0]]"),
        ("game.grid.Clobber(\"xo\") + game.heap.Kayles(2)", "*3"),
        // A letter there is the colour of a neighbour.
        ("game.graph.Col(\"R-.-R-.-L-.-R-.-R-.\")", "7/8"),
        ("game.graph.Col(Graph.Path(3)) + col(\"R-.-R-.-L-.-R-.-R-.\")", "-7/8"),
        ("[3, 5].Size", "2"),
        ("[3, *].Contains(*)", "yes"),
        ("[3, *].Contains(2)", "no"),
        ("[3].IsEmpty", "no"),
        ("[3, *].Foo", "error"),
        ("{2|-1}.Stop(Left) + {2|-1}.Stop(Player.Right)", "1"),
        ("over.Options(Right)", "over"),
        ("{2,*|-1}.LeftOptions.Size", "1"),
        // The options of a position are positions, and those of its value another thing.
        ("game.grid.Domineering(\"..|..\").LeftOptions.Length", "2"),
        ("leftoptions(domineering(2x2))", "1"),
        // A form is worth its value where it is not a base or a part of a compound.
        ("'{*|*}' + 1", "1"),
        ("(-'{*|*}'):1", "^"),
        ("-'{*|*}':1", "v"),
        ("let g = '{*|*}'; g:2", "^[2]"),
        ("(-'{0|*}'):1 + '{0|*}':(-1)", "0"),
        ("'-{1|*}':0 = {*|-1}", "yes"),
        ("'{1|-1}' ConjunctiveSum '{{2|}|}'", "2"),
        ("power(omega + 1, 2)", "omega^2+omega*2+1"),
        ("omega NimExp 2", "omega^2"),
        ("power(*omega, 3)", "*2"),
        ("sqrt(omega)", "error"),
        ("1/omega", "1/omega"),
        (
            "[0, 1, 1/omega, omega, (omega+7)/(omega*7), 1/4, 1/7].Sorted",
            "[0, 1/omega, 1/7, (omega+7)/(omega*7), 1/4, 1, omega]",
        ),
        ("(1/omega).Class", "SurrealNumber"),
        ("omega^2*6/3", "omega^2*2"),
        ("max(3, omega, omega - 1)", "omega"),
        ("7 x (2 max 3)", "21"),
    ];
    are_worth(&expected);
}

/// What the tutorials and the tests of CGSuite write, beside positions.
#[test]
fn numbers_collections_and_graphs_are_written_as_in_cgsuite() {
    let expected = [
        ("order(*340282366920938463463374607431768211456) x 3 + 1 = 2 ^ 256", "yes"),
        ("degree(*omega) + order(*omega)", "15"),
        ("[17/0, -17/0, {0|1}/0]", "[inf, -inf, inf]"),
        ("0.1 + 0.2 == 3/10", "yes"),
        ("[0.5, 0.3, 1.25*]", "[1/2, 3/10, 5/4*]"),
        ("game.heap.TakeAndBreak(\"0.77\")(5) + 0.5", "1/2*4"),
        ("[+-1.Birthday, -1.Birthday, (+-1).Birthday]", "[+-1, -1, 2]"),
        ("n := 5; [2^n, 2^(n - 1), 2^(-n)]", "[32, 16, 1/32]"),
        ("[{1,2} == {2,1}, [1,2] == [2,1], 3 == [], [] == [], {0,*} == *2]", "[yes, no, no, yes, yes]"),
        ("{2|-1}.LeftOptions == [2]", "yes"),
        ("({1,2}).Size", "2"),
        ("[Left == Left, Left != Right, true == false, 3 == true]", "[yes, yes, no, no]"),
        (
            "[true.Class, Left.Class, [1].Class, \"s\".Class, {1,2}.Class]",
            "[Boolean, Player, List, String, Set]",
        ),
        ("{3||2|1}.Thermograph.Wall(Left)", "Trajectory(9/4,[3/4],[0,-1])"),
        ("leftwall({3||2|1})", "Trajectory(9/4,[3/4],[0,-1])"),
        ("[{2,*|-1}.SensibleLeftOptions, {2|-1}.SensibleOptions(Right)]", "[[2], [-1]]"),
        ("game.grid.Domineering(\"...|...\").LeftOptions.Length", "3"),
        ("game.grid.Domineering(\"...|...\").SensibleLeftOptions.Length", "1"),
        ("game.grid.Domineering(\"...|...\").SensibleOptions(Right).Length", "4"),
        ("Graph(\"---\").EdgeCount + Graph.Parse(\"--(-;--;---)\").VertexCount", "12"),
        ("Graph(\":A----:A\") == Graph.Cycle(4)", "yes"),
        ("Graph(\"-;--;---\").ConnectedComponents.Length + Graph.Cycle(5).DeleteVertex(1).EdgeCount", "6"),
        ("Graph.Cycle(5).RetainVertices([1, 2, 3]) == Graph.Path(3)", "yes"),
        ("game.heap.PartizanHeapRuleset(game.heap.Nim, game.heap.Kayles)(3).CanonicalForm", "*3"),
        ("[[1,2,3,4].Take(3), [1,2,3,4].Drop(3), [1].Take(0), [1] Take 7]", "[[1, 2, 3], [4], [], [1]]"),
        ("x := [1,5,1,3]; x[2] := 6; x", "[1, 6, 1, 3]"),
        (
            "x := { \"key\" => 14 }; x[\"hello\"] := 100; x[\"key\"] := 1; x",
            "{\"key\" => 1, \"hello\" => 100}",
        ),
        ("L := [3,1,2]; for n from 1 to 3 do L[n] := L[n] ^ 2 end; L.Sum", "14"),
        ("(1..4).Sum + (3..9..3).Length", "13"),
        ("1..4", "[1, 2, 3, 4]"),
        ("game.graph.NodeKayles(\"---\") - game.graph.NodeKayles(Graph.Path(4))", "0"),
        ("game.graph.Col(\"L-R---L\") - game.graph.Col(\"L-R-.-.-L\")", "0"),
        ("\"Clobber\".Substring(4, 6).ToUpperCase", "\"BBE\""),
        ("{7 => ^, 1/2 => *}.Reversed", "{* => 1/2, ^ => 7}"),
        ("x := 1; [x == nil, if false then 3 end == Nothing]", "[no, yes]"),
    ];
    are_worth(&expected);
}

/// Programs: blocks have names of their own, loops change those around them, and functions have none but their own.
#[test]
fn programs_are_run() {
    let expected = [
        ("s := 0; for n from 1 to 10 do s := s + n end; s", "55"),
        ("s := 0; for a from 1 to 3 do for b from 1 to a do s := s + b end end; s", "10"),
        ("n := 1; while n < 100 do n := 2 * n end; n", "128"),
        ("n := 5; while n > 2 do n := n - 1 end", "Nothing"),
        ("for x in [1, 2, 3, 2] where x % 2 == 1 yield x end", "[1, 3]"),
        ("for n in [1, 2] yield for k in [1, 2] yield n*k end end", "[[1, 2], [2, 4]]"),
        (
            "m := 7; def f(n) begin var m := n; if m > 3 then 1 else 2 end end; [f(1), f(5), f(1), m]",
            "[2, 1, 2, 7]",
        ),
        (
            "def f(n) begin var s := 0; for k from 1 to n do s := s + k*k end; s end; [f(n) for n in 1..5]",
            "[1, 5, 14, 30, 55]",
        ),
        // A name that is not declared is the worksheet's.
        ("def f(n) begin t := n; t + 1 end; t := 10; [f(3), t]", "[4, 3]"),
        ("def f(n) begin var t := n; t + 1 end; t := 10; [f(3), t]", "[4, 10]"),
        ("x := 1; f := n -> (x := n); f(5); x", "5"),
        (
            "k := 0; def f(n) begin k := k + 1; if n < 1 then 0 else f(n - 1) + 1 end end; [f(5), k, f(5), k]",
            "[5, 6, 5, 12]",
        ),
        ("s := 0; [1, 2, 3].Apply(n -> (s := s + n)); s", "6"),
        (
            "k := 0; def f(n) begin k := k + 1; if n < 1 then 0 else f(n - 1) + 1 end end; [f(20), k]",
            "[20, 21]",
        ),
        ("for x from 1 to 5 do if x == 3 then break end end", "Nothing"),
        ("s := 0; for x from 1 to 5 do if x == 3 then continue end; s := s + x end; s", "12"),
        ("s := 0; for x from 1 do if x * x > 50 then break; end; s := s + x end; s", "28"),
        ("n := 0; do n := n + 1; if n > 7 then break end end; n", "8"),
        ("n := 0; from 1 to 5 do n := n + 2 end; n", "10"),
        (
            "s := 0; for a from 1 to 3 do for b from 1 to 3 do if b == a then break end; s := s + b end end; s",
            "4",
        ),
        ("for x from 1 to 5 yield if x == 3 then continue end; x end", "[1, 2, 4, 5]"),
        ("def f(n) begin return 5; 6 end; f(1)", "5"),
        ("def f(n) begin if n < 2 then return 1 end; n * f(n - 1) end; f(20)", "2432902008176640000"),
        ("def f(n) begin if n < 1 then return 0 end; f(n - 1) + 1 end; f(2000)", "2000"),
        (
            "def f(L) begin for x in L do if x > 3 then return x end end; 0 end; [f([1,5,7]), f([1])]",
            "[5, 0]",
        ),
        ("def f(n) begin 1 + begin return n end end; f(7)", "7"),
        ("def f(n) begin return end; f(1)", "Nothing"),
        ("[1,2,3].Filter(x -> begin if x == 2 then return true end; false end)", "[2]"),
        ("begin var a := 3; a + 1 end", "4"),
        ("begin end", "Nothing"),
        ("if 3 < 4 then 10 end", "10"),
        ("if 3 > 4 then 10 end", "Nothing"),
        ("if 3 > 4 then 10 elseif 4 < 5 then 12 end", "12"),
        ("if (3 > 4) then 10 elseif 4 > 5 then 12 else 14 end", "14"),
        ("if 2 > 1 then x := 5; x + 1 else 0 end", "6"),
        ("k := 1; if 2 > 1 then k := 5 end; k", "5"),
        ("f := x -> y -> x + y; f(3)(7)", "10"),
        ("f := x -> y -> x + y; g := f(3); h := f(5); [g(7), h(7)]", "[10, 12]"),
        ("f := () -> 3; f()", "3"),
        ("f := (x as Integer, y as Integer) -> (x-y)/2; f(3,4)", "-1/2"),
        ("twice := (f, n) -> f(f(n)); twice(x -> x + 1, 3)", "5"),
        ("y := 3; f := x -> x+y; f(5)", "8"),
        ("def f(n) := if n == 1 then 0 elseif n.IsEven then 1 + f(n/2) else 1 + f(3*n+1) end; f(97)", "118"),
        ("def pass2(n) begin var g := n -> n * 2; g(g(n)) end; pass2(5)", "20"),
        ("listof(x for x from 1 while x < 5)", "[1, 2, 3, 4]"),
        ("listof(x*x for x from 6 to 1 by -2)", "[36, 16, 4]"),
        ("listof(x for x in [1,2,3,2] while x % 2 == 1)", "[1]"),
        ("sumof(m+n for m from 1 to 10 for n from 1 to 10)", "1100"),
        ("setof(x^2 for x in [1,3,5,3])", "{1, 9, 25}"),
        ("[p.Opponent for p in [Left, Right]]", "[Right, Left]"),
        ("[Left.Sign, Right.Ordinal]", "[1, 2]"),
        ("(m -> m + 1)(3)", "4"),
        ("[1,2].Apply((m -> m + 1))", "[2, 3]"),
    ];
    are_worth(&expected);
}

/// What lies in a block or a loop is not part of the list, the call or the comprehension around it.
#[test]
fn blocks_stand_in_lists_and_comprehensions() {
    let expected = [
        ("[begin var s := 0; for k from 1 to 3 do s := s + k end; s end, 4]", "[6, 4]"),
        ("c := 7; [begin var c := 0; for k in 1..3 do c := c + k end; c end for n in 1..2]; c", "7"),
        ("[begin for a in 1..2, b in 1..2 do 1 end; 7 end, 5]", "[7, 5]"),
        ("{begin var s := 0; for k in 1..3 do s := s + k end; s end, 4}", "{4, 6}"),
        ("[for n in 1..3 yield n end]", "[[1, 2, 3]]"),
        ("(for n in 1..3 yield n end).Length", "3"),
        ("[n for n in if 1 < 2 then [1, 2] else [3] end]", "[1, 2]"),
        ("[n for n in [1, 2, 3] where if n > 1 then true else false end]", "[2, 3]"),
        ("[n for n in [1, 2, 3] if if n > 1 then true else false end]", "[2, 3]"),
        ("begin if (1 + 2) * 3 > 8 then 5 end end", "5"),
        ("begin if (1 + 2) > if(1 < 2, 0, 9) then 5 end end", "5"),
    ];
    are_worth(&expected);
}

/// A list of one is not its element, and lists are the same where all their elements are.
#[test]
fn lists_are_no_values() {
    let expected = [
        ("[2] + 1", "error"),
        ("L := [5]; L + 1", "error"),
        ("-[1]", "error"),
        ("[1] == 1", "no"),
        ("L := [5]; (L)", "[5]"),
        ("f(n) := ([n]); f(2)", "[2]"),
        ("([1, 2, 3]).Length", "3"),
        ("L := [1, 2]; L == [1, 2]", "yes"),
        ("[1, 2] != [2, 1]", "yes"),
        ("[1, [2, 3]] == [1, [2, 3]]", "yes"),
        ("\"a\" == \"b\"", "no"),
        ("S := {1, 2}; S == [2, 1].ToSet", "yes"),
        ("max([1, 2], 3)", "3"),
        ("{[2]|3}", "5/2"),
    ];
    are_worth(&expected);
    // Many parentheses are read in linear time.
    let deep = format!("L := [1]; {}2{}", "(1 + ".repeat(40_000), ")".repeat(40_000));
    are_worth(&[(deep.as_str(), "40002")]);
}

/// Of `and` and `or` only what decides is worked out.
#[test]
fn conditions_are_worked_out_as_far_as_they_decide() {
    let expected = [
        ("f(n) := n == 0 or f(n - 1); f(5000)", "yes"),
        ("f(n) := not (n != 0 and f(n - 1)); f(5)", "no"),
        ("1 < 0 and [5][3] > 2", "no"),
        ("(1 < 0 and [5][3] > 2) or 1 < 2", "yes"),
        ("n := 0; while n < 3 and (n < 2 or n == 7) do n := n + 1 end; n", "2"),
        ("[5][1] == 5 and 5", "error"),
        ("toads-and-frogs(tt.ff) = 0 and [1][1] == 1", "no"),
    ];
    are_worth(&expected);
}

#[test]
fn sets_maps_and_graphs_are_asked() {
    let expected = [
        ("{3,5,3,1}", "{1, 3, 5}"),
        ("{}", "{}"),
        ("{}.IsEmpty", "yes"),
        ("{1,2,2,3}.Size + 1", "4"),
        ("{0,1,7,5,3,2,9}.Contains(9)", "yes"),
        ("{^, v*}.Contains({0|*})", "yes"),
        // Braces around nimbers are a game, unless something is asked that only sets have.
        ("{0,*}", "*2"),
        ("{{0,*}|0}", "v*3"),
        ("{0,*}.ToList", "[0, *]"),
        ("s := {1,*,^}; {s|0}", "{1|0}"),
        ("+-{1,1+*}", "+-{1,1*}"),
        ("a{0|a}", "over"),
        ("{pass,0|0}", "^[on]*"),
        ("{3,1,2}.Apply(n -> n mod 2)", "{0, 1}"),
        ("[x for x in {3,1,2}]", "[1, 2, 3]"),
        ("(3..12..3).ToSet", "{3, 6, 9, 12}"),
        ("(1..0).IsEmpty", "yes"),
        ("[0,1,7,5].ToList.Sorted", "[0, 1, 5, 7]"),
        ("[92/47, 41/23, 9/4, 3].Sorted", "[41/23, 92/47, 9/4, 3]"),
        ("[omega, 1, 1/7].Sorted", "[1/7, 1, omega]"),
        ("[omega, 1, omega - 3].Sorted", "[1, omega-3, omega]"),
        ("[[5,3,7],[1,6,3],[9,2,8]].Sorted", "[[1, 6, 3], [5, 3, 7], [9, 2, 8]]"),
        ("[[5,3,7],[1,6,3],[9,2,8]].SortedWith((a, b) -> a[2] - b[2])", "[[9, 2, 8], [5, 3, 7], [1, 6, 3]]"),
        ("[*3,*,*2].Sorted", "[*, *2, *3]"),
        ("[5,12,13] Adjoin 99", "[5, 12, 13, 99]"),
        ("[5,12,13] Concat [99,101]", "[5, 12, 13, 99, 101]"),
        ("[0,1,2,3,4,5,6,7,8,9] Grouped 3", "[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9]]"),
        ("[5,12,13].IndexOf(12)", "2"),
        ("[5,12,13].Updated(2, 99)", "[5, 99, 13]"),
        ("[1,2,3,4].Filter(n -> n.IsEven)", "[2, 4]"),
        ("[1,2,3,4].Find(n -> n > 2)", "3"),
        ("{7 => ^, 1/2 => ^^*}[1/2]", "^^*"),
        ("{7 => true, 1/2 => ^^*}", "{1/2 => ^^*, 7 => yes}"),
        ("{7 => true, 1/2 => ^^*}.Keys", "{1/2, 7}"),
        ("{7 => 1} ContainsKey 7", "yes"),
        ("{7 => 1}.Updated(6, 19).Size", "2"),
        ("{=>}", "{=>}"),
        ("s := \"xo..\"; game.grid.Clobber(s).CanonicalForm", "*"),
        ("\"Winning \" Concat \"Ways\"", "\"Winning Ways\""),
        ("\"Berlekamp\".Length", "9"),
        ("*8.LeftOptions.Contains(*3)", "yes"),
        ("{2||1|0}.RightOptions[1]", "{1|0}"),
        ("Graph.Path(5).AdjacencyList", "[[2], [1, 3], [2, 4], [3, 5], [4]]"),
        ("Graph.Star(5).EdgeCount", "4"),
        ("Graph.FromAdjacencyList([[1]]).IsSimple", "no"),
        // A star without its middle vertex has no edge.
        ("[game.graph.ArcKayles(Graph.Star(n)).NimValue for n from 1 to 4]", "[0, 1, 1, 1]"),
        ("[game.graph.NodeKayles(Graph.Star(n)).NimValue for n from 2 to 5]", "[1, 2, 1, 2]"),
        ("[game.graph.Snort(Graph.Star(n)).CanonicalForm for n from 1 to 2]", "[*, +-1]"),
        (
            "adj := Graph.Path(4).AdjacencyList; game.graph.NodeKayles(Graph.FromAdjacencyList(adj)).NimValue",
            "0",
        ),
        ("game.heap.FunctionalHeapRuleset(k -> [[a] for a from 0 to k - 1])(7)", "*7"),
        ("game.grid.GenClobber(maxDistance => inf)(\"x.o\") - game.grid.Rooks(\"x.o\")", "0"),
        (
            "game.heap.PartizanHeapRuleset(game.heap.TakeAndBreak(\"0.3\"), game.heap.TakeAndBreak(\"0.03\"))(1)",
            "1",
        ),
        ("DayN(2).Size", "22"),
        ("[(*2).Degree, over.Degree, degree(*2)]", "[0, over, 2]"),
        ("25+* === 25+*", "yes"),
        ("25+* !== 25", "yes"),
    ];
    are_worth(&expected);
}

/// What a name is given stays what it is, and what is asked of it is asked of that.
#[test]
fn positions_and_rulesets_have_names() {
    let expected = [
        // The canonical form of its value is another question.
        ("misereoutcome({2|0||0})", "L"),
        ("let g = domineering(2x4); misereoutcome(g)", "N"),
        (
            "g := game.grid.Domineering(Grid.Empty(2, 4)); [g.MisereOutcomeClass, g + 1, g.LeftOptions.Length]",
            "[N, 1Miny(2), 4]",
        ),
        ("f(g) := g.MisereOutcomeClass; f(domineering(2x4))", "N"),
        ("[domineering(2x4), domineering(2x2)].Apply(g -> g.MisereOutcomeClass)", "[N, P]"),
        ("g := kayles(2) + kayles(3); [g.Genus, g.NimValue]", "[1^1, 1]"),
        ("(kayles(2) + game.heap.Kayles(3)).Genus", "1^1"),
        ("misereoutcome(game.heap.Kayles(2) + game.heap.Kayles(2))", "P"),
        ("[(domineering(2x4)).MisereOutcomeClass, (kayles(5)).Genus, (kayles(5)).NimValue]", "[N, 4^146, 4]"),
        ("g := kayles(2); misereoutcome(g + g)", "P"),
        ("genus(kayles(2) + *[2])", "0^0"),
        ("g := kayles(3); g ConjunctiveSum g", "*3"),
        // By definition, in a few lines of Python.
        (
            "game.heap.HeapRuleset(k -> [[a,b] for a from 0 to k - 1 for b from 0 to a - 1]).NimValueSequence(10)",
            "[0, 1, 2, 4, 7, 8, 11, 13, 14, 16]",
        ),
        (
            "f := game.heap.HeapRuleset(k -> [[a,b] for a from 0 to k - 1 for b from 0 to a - 1]); [f(n).MisereNimValue for n from 0 to 8]",
            "[1, 1, 0, 2, 4, 7, 8, 11, 13]",
        ),
        (
            "game.heap.HeapRuleset(k -> [[a,b] for a from 0 to k - 1 for b from 0 to a - 1])(20).Options.Size",
            "190",
        ),
        ("game.heap.HeapRuleset(k -> [n for n from 0 to k - 1])(7) + *7", "0"),
        ("game.heap.TakeAndBreak(\"80.0\")(7).Options", "[1 1 6, 1 2 5, 1 3 4, 2 2 4, 2 3 3]"),
        ("game.heap.TakeAndBreak(\"80.0\").NimValueSequence(12)", "[0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]"),
        ("game.heap.TakeAndBreak(\"84.07\").NimValueSequence(12)", "[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]"),
        (
            "k := game.heap.Kayles; [k(5).Genus, k.NimValueSequence(4), k(3) + k(4)]",
            "[4^146, [1, 2, 3, 1], *2]",
        ),
        ("k := game.heap.Kayles; misereoutcome(k(2) + k(2))", "P"),
        (
            "a := game.heap.Spawning(\"3E\"); b := game.heap.Spawning(\"4FS\"); a.DirectProduct(b).NimValueTable(3, 8)[4]",
            "[0, 0, 0, 0, 1, 0, 2, 1, 0]",
        ),
        ("[game.heap.Spawning(\"1-9\")(n).Genus for n from 0 to 2]", "[0, 1, 2]"),
        (
            "[game.grid.Domineering(Grid.Empty(0, 0)), game.grid.Cram(Grid.Empty(0, 5)).MisereNimValue]",
            "[0, 1]",
        ),
        ("game.heap.TakeAway(k -> 2*k)((8,4)) - game.heap.TakeAway(2)((8,4))", "0"),
        ("[game.heap.TakeAway(k -> k)((8,1)), game.heap.TakeAway(k -> k*3)((8,1)).NimValue]", "[0, 0]"),
    ];
    are_worth(&expected);
}

fn are_worth(expected: &[(&str, &str)]) {
    let mut wrong = Vec::new();
    for &(line, value) in expected {
        let found = worth(line);
        let is_as_expected = if value == "error" { found.starts_with("error") } else { found == value };
        if !is_as_expected {
            wrong.push(format!("{line}: {found}, and not {value}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_not_known_of_cgsuite_is_refused_with_its_place() {
    let wrong = [
        ("game.grid.Chess(\"..\")", "not known here"),
        ("game.heap.GenWythoff(n -> n x n)((1,2))", "not known here"),
        ("game.heap.Kayles + 1", "a ruleset has no value"),
        ("game.heap.Kayles(5, 6)", "not a position"),
        ("game.heap.Kayles((5, 6))", "not a position"),
        ("game.heap.Kayles(", "not closed"),
        ("game.heap.Kayles.Colour(5)", "not asked"),
        ("game.heap.Kayles.NimValueSequence(1000000000)", "not asked"),
        ("game.heap.TakeAndBreak(\"0.9999999x\")(5)", "error"),
        ("game.grid.Domineering(\"..|...x\")", "error"),
        ("domineering(2x2).Options(Middle)", "expected Left or Right"),
        ("domineering(2x3).Genus", "impartial"),
        ("[1, 2].Apply(3)", "expected a function"),
        ("[n for n from 1 to 4 by 0]", "a step"),
        ("nimvalue({1|0})", "not a nimber"),
        ("3*(2)", "what is this to be done"),
        ("game.heap.TakeAway((k, n) -> k x n)((8,1))", "not known here"),
        ("game.heap.TakeAndBreak(\"40.0\")(5)", "only one digit"),
        ("game.heap.HeapRuleset(k -> [[k]])(3)", "not smaller"),
        ("game.heap.HeapRuleset(k -> [[-1]])(3)", "not smaller"),
        ("game.heap.HeapRuleset(k -> k)(3)", "not a list of moves"),
        (
            "game.heap.HeapRuleset(k -> [[a] for a from 0 to k - 1])(1000000)",
            "heap by heap, up to a heap of 1000",
        ),
        ("game.heap.TakeAway(2)(8)", "a pair of whole numbers: the heap, and how many tokens"),
        ("game.heap.Wythoff(3)", "a pair of whole numbers"),
        ("game.graph.Snort(7)", "a graph is a text in quotes"),
        ("{1/7|}", "expected a game, and 1/7 is not the value"),
        ("1/7 + *", "go with numbers only"),
        ("0/0", "division by zero"),
        ("1 + /* open", "comment is not closed\n  1 + /* open\n      ^^"),
        ("[].Head", "the list is empty\n  [].Head\n     ^^^^"),
        ("1 + break", "begins a statement"),
        ("def g(n) begin break end; for n from 1 to 3 do g(n) end", "outside a loop"),
        ("for n from 1 to 3 do break 5 end", "nothing stands after"),
        ("return 3", "outside a function"),
        ("break := 1", "a meaning of its own"),
        ("listof(n for n from 1)", "expected 'name in list'"),
        ("do 1 end", "gone round 100000 times"),
        (
            "k := 0; def f(n) begin k := k + 1; if n < 1 then 0 else f(n-1) + 1 end end; f(3000)",
            "deeper than 100 levels",
        ),
        (
            "k := 1; def f(n) begin if n > 0 then f(n - 1) + 1 else k := n end end; f(3000)",
            "given values in them",
        ),
        ("\"Hackenbush\"[11]", "10 letters"),
        ("x := [1, 2]; x[3] := 1", "has 2 elements"),
        ("x := 5; x[3] := 1", "expected a list"),
        ("Graph.Cycle(3).DeleteVertex(4)", "expected vertices"),
        ("Graph(\"L--x\")", "no such graph"),
        ("game.grid.Domineering(\"..|..\").SensibleOptions(Middle)", "expected Left or Right"),
        ("inf - inf", "no value with inf"),
        ("{1, 2} + 1", "this is a set"),
        ("[^, v].Sorted", "are sorted"),
        ("{7 => 1}[3]", "does not have this key"),
        ("[1, 2][3]", "has 2 elements"),
        ("Graph.Wheel(5)", "no such graph"),
        ("Graph.FromAdjacencyList([[2], []])", "no such graph"),
        ("for n from 1 to 3 do n", "no 'end'"),
        ("while true do 1 end", "gone round 100000 times"),
        ("[n for n from 1 while true where false]", "gone round 100000 times"),
        ("[n for n in 1..10000000]", "more than 100000 numbers"),
        ("[n for n from 1]", "expected 'name in list'"),
        ("f := n -> n; f(1, 2)", "does not take 2 arguments"),
        ("game.heap.HeapRuleset(5)(3)", "not known here"),
        ("game.heap.Kayles.DirectProduct(game.heap.Kayles).NimValueTable(2, 2)", "coins in a row"),
        ("game.graph.Hackenbush(\"\")", "empty"),
        ("1 + \"", "the quote is not closed"),
    ];
    for (line, said) in wrong {
        let found = worth(line);
        assert!(found.starts_with("error") && found.contains(said), "{line}: {found}");
    }
}

/// Who wins a sum in misère play is no question about a position and a value.
#[test]
fn a_sum_in_misere_play_is_refused_where_it_is_wrong() {
    let wrong = [
        ("misereoutcome(kayles(2) + nosuch(3))", "nosuch"),
        ("misereoutcome(nosuch(3) + kayles(2))", "nosuch"),
        ("misereoutcome(kayles(2) + ^)", "^"),
        ("(kayles(2) + {0|*}).MisereOutcomeClass", "{0|*}"),
        ("(domineering(2x4) - domineering(2x2)).MisereOutcomeClass", "domineering(2x4)"),
        ("g := domineering(2x4); 1 + (2 - g).MisereOutcomeClass", "g"),
        ("g := kayles(2); misereoutcome(g + 1)", "1"),
        ("genus(kayles(2) + nosuch(3))", "nosuch"),
    ];
    for (line, part) in wrong {
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &Project).unwrap();
        let place = sheet.evaluate(line).expect_err(line).place.expect(line);
        assert_eq!(&place.text[place.span.clone()], part, "{line}: {}", place.text);
    }
}

/// A comment that looks like a quotient is one, as in CGSuite, and is told of where the rest is wrong.
#[test]
fn refusals_show_the_comments_of_a_line() {
    let refused = |line: &str| {
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &Project).unwrap();
        let place = sheet.evaluate(line).expect_err(line).place.expect(line);
        let entered = sheet.enter(line).expect_err(line).place.expect(line);
        assert_eq!((&place.text, &place.span), (&entered.text, &entered.span));
        (place.text[place.span.clone()].to_owned(), place.hint.contains("is a comment"))
    };
    assert_eq!(refused("*8 /*2 + */ 1"), ("1".to_owned(), true));
    assert_eq!(refused("*8 /* é */ 1"), ("1".to_owned(), false));
    assert_eq!(worth("*8 /*2 + */ - 1"), "-1*8");
    assert_eq!(worth("*8 / *2"), "*4");
}

/// Outcomes, Grundy values and thermographs in the tests of MCGS, most of them computed by CGSuite.
#[test]
fn outcomes_are_as_published() {
    let suite = suite::read(include_str!("../data/outcomes.test"));
    assert!(suite.errors.is_empty(), "{:?}", suite.errors);
    assert_eq!(suite.cases.len(), 825);
    for case in &suite.cases {
        let result = suite::run(case, &Limits::none());
        assert_eq!(result.status, Status::Passed, "line {}: {result:?}", case.line);
    }
}

/// What a worksheet has to say to the lines of a program, and that to each.
fn check(lines: &[(&str, &str)]) {
    for (line, known) in lines {
        assert_eq!(worth(line), *known, "{line}");
    }
}

#[test]
fn texts_are_joined_with_whatever_is_printed() {
    check(&[
        ("\"Winning \" + \"Ways\"", "\"Winning Ways\""),
        ("n := 5; \"heap \" + n + \": \" + *n", "\"heap 5: *5\""),
        ("{2|-1/2}.ToString + \"!\"", "\"{2|-1/2}!\""),
        ("(3 + 4).ToString", "\"7\""),
        ("\"a\" + \"b\" == \"ab\"", "yes"),
        ("[1, ^].MkOutput(\"; \")", "\"1; ^\""),
        ("[n.ToString for n in 1..3]", "[\"1\", \"2\", \"3\"]"),
    ]);
}

#[test]
fn values_are_asked_for_their_class() {
    check(&[
        ("3 is Integer and 3 is DyadicRational and 3 is CanonicalShortGame", "yes"),
        ("0 is Nimber and *2 is Nimber and *2 is Uptimal", "yes"),
        ("*2 is Integer", "no"),
        ("1/3 is Rational and not (1/3 is DyadicRational)", "yes"),
        ("on is Pseudonumber and not (on is CanonicalShortGame)", "yes"),
        ("omega is GeneralizedOrdinal and omega is SurrealNumber", "yes"),
        ("[1, 2] is Collection and {1, 2} is Set and \"a\" is String", "yes"),
        ("*[2] is MisereCanonicalGame and '{1|-1}' is ExplicitGame", "yes"),
        ("game.grid.Clobber(\"xo\") is Game and not (game.grid.Clobber(\"xo\") is NormalValue)", "yes"),
        ("[n for n in [1, 1/2, 2] if n is Integer]", "[1, 2]"),
    ]);
    assert!(worth("3 is Octonion").contains("no class 'Octonion'"));
}

#[test]
fn loops_go_from_value_to_value() {
    check(&[
        ("[G for G from 0 to ^5 by ^*]", "[0, ^*, ^^, ^3*, ^4]"),
        ("[x for x from 1 to 0 by -1/4]", "[1, 3/4, 1/2, 1/4, 0]"),
        ("s := 0; for x from 1/2 by 1/2 do if x > 3 then break end; s := s + x end; s", "21/2"),
        ("[x for x from 2 to 1]", "[]"),
    ]);
    assert!(worth("for x from 0 by * do x end").contains("gone round 100000 times"));
    assert!(worth("[x for x from 0 to 5 by *0]").contains("a step is not 0"));
}

#[test]
fn signs_stand_before_names() {
    check(&[
        ("n := 3; *n + *2", "*"),
        ("n := 2; [^n, {0|*n}]", "[^^, ^*3]"),
        ("[^n for n in 0..3]", "[0, ^, ^^, ^3]"),
        ("n := 3; 2*n", "6"),
    ]);
}

#[test]
fn what_a_position_can_become_is_asked_as_a_position() {
    check(&[
        ("[g.CanonicalForm for g in game.grid.Clobber(\"xox|ox.\").LeftOptions]", "[^^*, ^^*, v*, ^^*, v*]"),
        ("game.heap.Kayles(5).Options.Apply(g -> g.NimValue)", "[1, 2, 0, 3, 3]"),
        ("game.grid.Clobber(\"xo.\").LeftOptions", "[.x.]"),
        ("L := [game.heap.Kayles(n) for n from 1 to 5]; L[5].MisereNimValue", "1"),
        ("f(n) := game.heap.Kayles(n); f(5).Genus", "4^146"),
        ("game.grid.Domineering(\"..#..|..#..\").Decomposition.Size", "2"),
        ("Sum(g for g in game.grid.Clobber(\"xo.ox\").Decomposition) == game.grid.Clobber(\"xo.ox\")", "yes"),
        ("game.heap.Wythoff((1, 2)) : 1", "{0|*,*2}"),
        ("(wythoff(1 2)) : 1", "{0|*,*2}"),
        ("mean(wythoff(1 2)) : 1", "1"),
    ]);
}

/// Either player may make the moves of both.
#[test]
fn rulesets_have_impartial_variants() {
    check(&[
        (
            "game.grid.Domineering.ImpartialVariant(Grid.Empty(2, 3)) == game.grid.Cram(Grid.Empty(2, 3))",
            "yes",
        ),
        ("game.heap.PartizanSubtraction({1, 3}, {2}).ImpartialVariant(5)", "*"),
        ("R := game.graph.Snort.ImpartialVariant; R(Graph.Path(3)).NimValue", "1"),
        ("game.grid.Clobber(\"xoxo\").ImpartialVariant.NimValue", "3"),
    ]);
}

#[test]
fn heaps_are_taken_by_sets_runs_and_what_is_not_in_them() {
    check(&[
        ("game.heap.Subtraction(1..3).NimValueSequence(8)", "[1, 2, 3, 0, 1, 2, 3, 0]"),
        ("game.heap.PartizanSubtraction({1}, {1}, allbut => true)(1).CanonicalForm", "0"),
        ("game.heap.Splittles([1, 2], allbut => true).Code", "\"0.00[7]\""),
        ("game.heap.Kayles.HeapOptions(4)", "[[3], [1, 2], [2], [1, 1]]"),
        ("game.heap.Kayles.HeapNimValue(20)", "1"),
        ("game.heap.PartizanSubtraction([1, 3], [2, 3]).GameValueSequence(3)", "[1, {1|0}, {0,{1|0}|0}]"),
        ("P := game.heap.Kayles.CheckPeriodicity(2000); [P.Period, P.Preperiod, P.Saltus]", "[12, 71, 0]"),
        (
            "R := game.heap.TakeAndBreak(\"4.0\"); C := R CakeProduct R; [C((8, 3)), game.heap.Cutcake((8, 3))]",
            "[-3, -3]",
        ),
        ("game.grid.GenClobber(maxDistance => 2)(\"x.o..o\")", "*"),
        ("game.grid.GenClobber(maxDistance => 2)(\"x..o\")", "0"),
        ("*2.Genus", "2"),
    ]);
}

#[test]
fn pairs_are_places_on_a_board() {
    check(&[
        ("(1, 3) + (2, 2)", "(3,5)"),
        ("[(1, 2) + d for d in Coordinates.Diagonal]", "[(0,3), (2,3), (2,1), (0,1)]"),
        ("c := (1, 3); [c.Row, c.Col, c.Swap, (c + Coordinates.North).IsUnit]", "[1, 3, (3,1), no]"),
        ("[(0, 0), (1, 2), (3, 3)].Apply(c -> game.heap.Wythoff(c).NimValue)", "[0, 0, 6]"),
        ("(1, 2) == (1, 2)", "yes"),
    ]);
}

#[test]
fn lists_sets_and_maps_are_asked_for_more() {
    check(&[
        ("[1, 2, 3, 4].Count(n -> n.IsEven)", "2"),
        ("[[1, 2], [3], 4].Flattened", "[1, 2, 3, 4]"),
        ("[1, 4, 9, 16, 25, 36].Sublist(3, 5)", "[9, 16, 25]"),
        ("{1, 2, 3}.Intersection({2, 3, 4})", "{2, 3}"),
        ("{1, 2} Union {3}", "{1, 2, 3}"),
        ("{1, 2, 3}.Replaced({2 => 7})", "{1, 3, 7}"),
        ("[5, 12, 13].IndexOf(99)", "0"),
        ("{1|0}.LeftOptions Concat {1|0}.RightOptions", "[1, 0]"),
        ("*8.LeftOptions.Mex", "*8"),
        ("DayN(2).Filter(g -> g.IsNumber).Size", "7"),
        ("Max(n * (6 - n) for n from 1 to 5)", "9"),
        ("{n => n ^ 2 for n from 1 to 3}", "{1 => 1, 2 => 4, 3 => 9}"),
        ("[e.Key + e.Value for e in {7 => 3, 8 => 1}]", "[10, 9]"),
    ]);
}

#[test]
fn collections_that_can_change_are_seen_by_all_their_names() {
    check(&[
        ("x := MutableList([1, 2]); y := x; y.Add(^); x", "MutableList(1, 2, ^)"),
        ("x := MutableList([3, 1, 2]); x.Sort(); x[1] := 5; x.ToList", "[5, 2, 3]"),
        ("x := MutableList([1, 2, 3, 2]); x.Remove(2); [x.RemoveAt(1), x.Size]", "[1, 2]"),
        ("x := MutableList([1, 2, 3, 2]); x.RemoveAll([2, 2]); x", "MutableList(1, 3)"),
        ("s := MutableSet({3}); for n from 1 to 9 do s.Add(n mod 4) end; s", "MutableSet(0, 1, 2, 3)"),
        ("m := MutableMap({1 => 2}); m.Put(1, *); m[5] := ^; m", "MutableMap(1 => *, 5 => ^)"),
        ("m := MutableMap({1 => 2}); m.Remove(1); m.Size", "0"),
        // A function that changes one is worked out each time.
        ("x := MutableList(); f(n) := begin x.Add(n); n end; f(1) + f(1); x.Size", "2"),
        ("x := MutableList([1, 2]); [n + 1 for n in x]", "[2, 3]"),
    ]);
    assert!(worth("x := MutableList(); x.Add([x])").contains("not kept in another"));
    assert!(worth("x := MutableList(); x.RemoveAt(1)").contains("0 elements"));
}

#[test]
fn pairs_are_subtracted_and_multiplied() {
    check(&[
        ("(3, 4) - (1, 2)", "(2,2)"),
        ("-(1, -2)", "(-1,2)"),
        ("(1, 2) * 3", "(3,6)"),
        ("3*(1, 2) - 2 * Coordinates.South + (0, 1)", "(1,7)"),
        ("(1, 2)*-1", "(-1,-2)"),
        ("c := (5, 5); [c - (a, 0) for a from 1 to 2]", "[(4,5), (3,5)]"),
        ("((3, 4) - (1, 2)).Row", "2"),
        ("(1, 2) - (1, 2) == (0, 0)", "yes"),
        ("*2 - *3", "*"),
    ]);
    for wrong in ["(1, 2) - 1", "(1, 2) * (3, 4)", "(1, 2) - *", "(1, 2) * ", "(1, 2) * 1/2"] {
        assert!(worth(wrong).starts_with("error"), "{wrong}: {}", worth(wrong));
    }
}

/// The tables were made by a program that knows the definitions only.
#[test]
fn moves_of_pairs_are_said_by_functions() {
    let knight = "K := game.heap.FunctionalCoordinateRuleset((m, n) -> [c for c in [(m, n) + d for d in [(-2, -1), (-1, -2), (-2, 1), (1, -2)]] \
                  where c.Row >= 0 and c.Col >= 0])";
    check(&[
        (
            &format!("{knight}; K.NimValueTable(3, 5)"),
            "[[0, 0, 1, 1, 0, 0], [0, 0, 2, 1, 0, 0], [1, 2, 2, 2, 3, 2], [1, 1, 2, 1, 4, 3]]",
        ),
        (&format!("{knight}; [K((3, 4)).NimValue, K((3, 4)).Options.Size, K((0, 1)).Options]"), "[4, 4, []]"),
        (
            "game.heap.TakeAway(n -> n + 1).NimValueTable(4, 3)",
            "[[0, 0, 0, 0], [1, 1, 1, 1], [0, 2, 2, 2], [0, 0, 3, 3], [1, 1, 3, 3]]",
        ),
        (
            "T := game.heap.TakeAway(n -> 3*n/2); [T((h, 2)).NimValue for h from 0 to 14]",
            "[0, 1, 2, 2, 0, 1, 3, 2, 0, 1, 2, 2, 0, 1, 3]",
        ),
        (
            "game.heap.GenMem((last, j) -> (j + last) % 3 != 0).NimValueTable(5, 3)",
            "[[0, 0, 0, 0], [1, 1, 0, 1], [2, 0, 1, 2], [1, 1, 1, 1], [2, 2, 0, 2], [3, 0, 3, 3]]",
        ),
        // Rulesets that are known by themselves, by functions.
        (
            "W := game.heap.FunctionalCoordinateRuleset((m, n) -> [(a, n) for a from 0 to m - 1] Concat [(m, b) for b from 0 to n - 1] Concat \
             [(m - d, n - d) for d from 1 to m.Min(n)]); a := W.NimValueTable(6, 6); b := game.heap.Wythoff.NimValueTable(6, 6); a == b",
            "yes",
        ),
        (
            "a := game.heap.TakeAway(n -> n + n).NimValueTable(9, 4); b := game.heap.FibonacciNim.NimValueTable(9, 4); a == b",
            "yes",
        ),
        (
            "a := game.heap.GenMem((last, j) -> not j < last).NimValueTable(8, 8); b := game.heap.Mem.NimValueTable(8, 8); a == b",
            "yes",
        ),
        (
            "R := game.heap.FunctionalCoordinateRuleset((m, n) -> [(k, n) for k from 0 to m - 1]); S := \
             game.heap.FunctionalCoordinateRuleset((m, n) -> [(m, k) for k from 0 to n - 1]); P := \
             game.heap.PartizanCoordinateRuleset(R, S); [P((m, n)).CanonicalForm for m from 0 to 2 for n from 0 to 2]",
            "[0, -1, -2, 1, 0, -1, 2, 1, 0]",
        ),
        ("game.heap.GenWythoff(r => 2)((4, 10)).NimValue", "0"),
    ]);
    let of = |body: &str| {
        worth(&format!("game.heap.FunctionalCoordinateRuleset((m, n) -> {body})((3, 3)).NimValue"))
    };
    assert!(of("[(n, m)]").contains("back to itself"), "{}", of("[(n, m)]"));
    assert!(of("[(m + 1, n)]").contains("20000 pairs"), "{}", of("[(m + 1, n)]"));
    assert!(of("[m]").contains("not a list of pairs"));
    assert!(of("(m, n)").contains("not a list of pairs"));
}

/// The values were worked out by a program that knows the definitions only.
#[test]
fn variants_change_how_a_game_is_played() {
    check(&[
        (
            "[game.grid.Domineering.DicoticVariant(Grid.Empty(2, n)).CanonicalForm for n from 2 to 4]",
            "[*, ^, *]",
        ),
        (
            "[game.grid.Domineering(Grid.Empty(n, 3)).TwistedVariant.CanonicalForm for n from 2 to 3]",
            "[1, +-1]",
        ),
        ("game.grid.Domineering.TwistedVariant(\"..|..|..\").CanonicalForm", "-1"),
        (
            "D := game.heap.PartizanSubtraction([1, 3], [2, 3]).DicoticVariant; [D(n).CanonicalForm for n from 0 to 5]",
            "[0, 0, *, ^*, {0,^*|0,*}, 0]",
        ),
        (
            "D := game.heap.PartizanSubtraction([1, 3], [2, 3]).DicoticVariant; D.GameValueSequence(3)",
            "[0, *, ^*]",
        ),
        // What is impartial is its own dicotic variant, and either player's moves are the other's.
        ("game.heap.Kayles.DicoticVariant(6).NimValue", "3"),
        ("[game.heap.Kayles.TwistedVariant(n).NimValue for n from 1 to 6]", "[1, 2, 3, 1, 4, 3]"),
        ("p := game.grid.Clobber(\"xxo|ox.\"); p.DicoticVariant.CanonicalForm == p.CanonicalForm", "yes"),
        ("game.grid.Domineering(\"..|..\").TwistedVariant.LeftOptions", "[-(#.|#.), -(.#|.#)]"),
    ]);
    // A variant of a variant is the first one changed, by whatever name.
    let games = "D := game.heap.PartizanSubtraction([1], [3]).DicoticVariant; T := D.TwistedVariant; ";
    check(&[
        (&format!("{games}[T(n).CanonicalForm for n from 0 to 8]"), "[0, 0, 0, *, v, *, 0, ^^*, 0]"),
        (
            &format!("{games}[D(n).TwistedVariant.CanonicalForm for n from 0 to 8]"),
            "[0, 0, 0, *, v, *, 0, ^^*, 0]",
        ),
        ("game.heap.PartizanSubtraction([1], [3]).DicoticVariant.TwistedVariant(7).CanonicalForm", "^^*"),
        // Grundy values, with no canonical form on the way.
        ("game.heap.Nim.DicoticVariant(400).NimValue", "400"),
    ]);
    let loopy = "game.strip.BackslidingToadsAndFrogs(\"t.f\").DicoticVariant.GameValue";
    assert!(worth(loopy).contains("play ends"), "{}", worth(loopy));
    assert!(
        worth("game.heap.Kayles.TwistedVariant.NimValueSequence(5)").contains("not asked of this ruleset")
    );
}

/// Whose moves are meant of a ruleset that is not impartial, or changed, nobody says.
#[test]
fn pairs_of_two_rulesets_take_impartial_ones() {
    let rows = "R := game.heap.FunctionalCoordinateRuleset((m, n) -> [(k, n) for k from 0 to m - 1]); ";
    let columns = "S := game.heap.FunctionalCoordinateRuleset((m, n) -> [(m, k) for k from 0 to n - 1]); ";
    let both = format!("{rows}{columns}P := game.heap.PartizanCoordinateRuleset(R, S); ");
    check(&[(&format!("{both}P((3, 1)).CanonicalForm"), "2")]);
    for asked in [
        "Q := game.heap.PartizanCoordinateRuleset(S, P); Q((2, 1)).CanonicalForm",
        "D := R.TwistedVariant; Q := game.heap.PartizanCoordinateRuleset(D, S); Q((2, 1)).CanonicalForm",
    ] {
        let said = worth(&format!("{both}{asked}"));
        assert!(said.contains("here") || said.contains("expected"), "{asked}: {said}");
    }
}

#[test]
fn signs_stand_beside_letters_of_any_alphabet() {
    check(&[
        ("[½ + 1]", "[3/2]"),
        ("1½ + 1", "5/2"),
        ("L := [⤊ + *]; L", "[^3*]"),
        ("if ½ + 1 > 1 then 2 else 3 end", "2"),
    ]);
    assert!(!worth("é + 1").is_empty());
}

#[test]
fn nim_heaps_stand_beside_positions_in_misere_play() {
    check(&[
        ("(game.heap.Kayles(5) + *2).Genus", "6^46"),
        ("(kayles(5) + *).Genus", "5^057"),
        ("genus(kayles(2) + kayles(3) + *3)", "2^2"),
        ("misereoutcome(kayles(5) + *)", "P"),
        ("(kayles(4) + kayles(6) + *2).MisereOutcomeClass", "P"),
        ("(kayles(2) + *2).Options.Size", "4"),
        ("p := kayles(5) + *2; p.Genus", "6^46"),
    ]);
    assert!(worth("G := *2; (kayles(5) + G).Genus").contains("is of positions"));
    assert!(worth("(kayles(5) + 1).Genus").contains("is of positions"));
}

#[test]
fn sums_of_positions_are_positions() {
    check(&[
        ("Sum([kayles(5), kayles(7)]).Genus", "6^46"),
        ("[game.heap.Kayles(n) for n from 5 to 7 where n != 6].Sum.Genus", "6^46"),
        ("sum(kayles({n}) for n in 2..4).MisereOutcomeClass", "P"),
        ("misereoutcome(kayles(2) + kayles(3) + kayles(4))", "P"),
        ("Sum([domineering(2x2), domineering(2x3)])", "{3|1||1/2|-3/2}"),
        ("Sum([kayles(1), *])", "0"),
        ("Sum([])", "0"),
        ("game.graph.Snort(Graph.Star(4).DeleteVertex(1)).CanonicalForm", "*"),
    ]);
}

#[test]
fn methods_without_their_argument_are_functions() {
    check(&[
        ("f := {5|1}.Cool; f(1)", "{4|2}"),
        ("f := {5|1}.Cool; listof(f(k) for k from 0 to 2)", "[{5|1}, {4|2}, 3*]"),
        ("G := 2; f := G.NortonProduct; G := 5; f(^)", "^^"),
        ("[*2, *3].Apply((*5).NimProduct)", "[*10, *15]"),
        ("f := (x, y) -> (x - y)/2; [f(3, 4), f(y => 3, x => 4), f(3, y => 4)]", "[-1/2, 1/2, -1/2]"),
    ]);
    assert!(worth("f := (x, y) -> x; f(3, x => 4)").starts_with("error"));
    assert!(worth("f := (x, y) -> x; f(z => 3, x => 4)").starts_with("error"));
}

#[test]
fn births_are_of_all_small_games_where_that_is_asked() {
    check(&[
        ("DayN(3, allSmall => true).Size", "67"),
        ("DayN(2, allSmall => true)", "[0, *, *2, v, v*, ^, ^*]"),
        ("DayN(2, allSmall => false).Size", "22"),
        ("d := DayN(1, allSmall => true); d.Size", "2"),
    ]);
    assert!(worth("DayN(9, allSmall => true)").starts_with("error"));
}

#[test]
fn more_is_asked_of_collections_and_texts() {
    check(&[
        ("{3 => 5, 4 => 6}.Tail", "{4 => 6}"),
        ("{3 => 5, 4 => 6}.Exists(e -> e.Value == 6)", "yes"),
        ("{3 => 5, 4 => 6}.ForAll(e -> e.Key < 4)", "no"),
        ("{3 => 5, 4 => 6}.Head.Value", "5"),
        ("[e.Key for e in {3 => 5, 4 => 6}.ToList]", "[3, 4]"),
        ("\"Short\".Updated(2, \"n\")", "\"Snort\""),
        ("x := MutableList([0, *]); {x|x}", "*2"),
        ("game.grid.Amazons(\"x...|o...\").GridString", "\"x...|o...\""),
        ("Table([[1, 2], [3, {1|0}]])", "1  2\n1  2\n3  {1|0}"),
        ("Table([5, 6])", "1\n5\n6"),
        ("f(n) := if n < 3 then n else error(\"too large: \" + n) end; f(2)", "2"),
    ]);
    assert!(worth("{=>}.Tail").starts_with("error"));
    assert!(worth("\"Short\".Updated(6, \"n\")").contains("5 letters"));
    assert!(
        worth("f(n) := if n < 3 then n else error(\"too large: \" + n) end; f(4)").contains("too large: 4")
    );
}

#[test]
fn codes_of_turning_games_have_parentheses_around_conditions() {
    check(&[
        ("game.heap.Spawning(\"3(E)\").NimValueSequence(12)", "[0, 0, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1]"),
        ("game.heap.Spawning(\"1,2,3(5)\").NimValueSequence(10)", "[1, 2, 4, 7, 8, 1, 2, 4, 7, 8]"),
        ("game.heap.Spawning(\"4(FS)\").NimValueSequence(10)", "[0, 0, 0, 1, 0, 2, 1, 0, 2, 1]"),
        ("game.heap.Spawning(\"1+(C)\")(20).Options.Size", "20"),
        (
            "a := game.heap.TakeAndBreak(\"0.GZ\").NimValueSequence(30); b := game.heap.TakeAndBreak(\"0.{4}{0,1,5}\").NimValueSequence(30); a == b",
            "yes",
        ),
    ]);
    assert!(worth("game.heap.Spawning(\"3(?)\").NimValueSequence(2)").starts_with("error"));
}

#[test]
fn strips_and_grids_keep_numbers() {
    let strip = |asked: &str| worth(&format!("s := Strip.Parse(\".abbd.\", \".abcd\"); {asked}"));
    for (asked, known) in [
        ("s", "Strip([0,1,2,2,4,0])"),
        ("s[3]", "2"),
        ("s.Decomposition(2)", "[Strip([0,1]), Strip([4,0])]"),
        ("s.FindAll(2)", "[3, 4]"),
        ("s.Length", "6"),
        ("s.ToString(\".abcd\")", "\".abbd.\""),
        ("s.Updated(3, 4)", "Strip([0,1,4,2,4,0])"),
        ("s.Updated({1 => 4, 4 => 127, 6 => -128})", "Strip([4,1,2,127,4,-128])"),
        ("s.UpdatedRange(2, 4, 5)", "Strip([0,5,5,5,4,0])"),
        ("s.UpdatedRange(-1, 7, 5)", "Strip([5,5,5,5,5,5])"),
        ("s.UpdatedRange(5, 2, 7) == s", "yes"),
        ("s.Substrip(2, 5)", "Strip([1,2,2,4])"),
        ("s.Substrip(19, 2)", "Strip([])"),
        ("s == Strip([0, 1, 2, 2, 4, 0])", "yes"),
        ("s.Class", "Strip"),
    ] {
        assert_eq!(strip(asked), known, "{asked}");
    }
    let grid = |asked: &str| worth(&format!("g := Grid.Parse(\".abb|.ba.|.a..\", \".ab\"); {asked}"));
    for (asked, known) in [
        ("g", "Grid([[0,1,2,2],[0,2,1,0],[0,1,0,0]])"),
        ("g[(2, 2)] + g[(1, 4)]", "4"),
        ("[g.RowCount, g.ColCount]", "[3, 4]"),
        ("g.FindAll(1)", "[(1,2), (2,3), (3,2)]"),
        ("[g.IsInBounds((1, 3)), g.IsInBounds((5, 3)), g.IsInBounds((2, -1))]", "[yes, no, no]"),
        ("g.Subgrid((1, 2), (3, 3))", "Grid([[1,2],[2,1],[1,0]])"),
        ("g.Subgrid((1, 2), (2, 1))", "Grid([])"),
        ("g.ToString(\".ab\")", "\".abb|.ba.|.a..\""),
        ("g.Updated((1, 3), 4)", "Grid([[0,1,4,2],[0,2,1,0],[0,1,0,0]])"),
        ("g.Updated({(1, 3) => 4, (3, 1) => -128})", "Grid([[0,1,4,2],[0,2,1,0],[-128,1,0,0]])"),
        ("g == Grid(g.ToList)", "error"),
    ] {
        assert!(
            grid(asked) == known || known == "error" && grid(asked).starts_with(known),
            "{asked}: {}",
            grid(asked)
        );
    }
    check(&[
        ("Grid.Empty(2, 3)", "Grid([[0,0,0],[0,0,0]])"),
        ("[Grid.Empty(4, 0), Strip.Empty(0).Decomposition(0)]", "[Grid([]), []]"),
        ("b := Grid.Empty(2, 3); game.grid.Domineering(b).CanonicalForm", "{2|-1/2}"),
        ("b := Grid.Empty(0, 3); game.grid.Cram(b).NimValue", "0"),
        ("Graph(\"-;--\").ConnectedComponent(3).EdgeCount", "2"),
        ("Graph(\"-;--\").Decomposition(Left).Length", "2"),
    ]);
    for (wrong, said) in [
        ("Strip.Empty(3).Updated(4, 0)", "not a cell"),
        ("Strip.Empty(3).Updated(1, 128)", "not a cell"),
        ("Grid.Empty(3, 3)[(1, 4)]", "not a cell"),
        ("Grid.Empty(3, 3).Updated({(0, 1) => 5})", "not a cell"),
        ("Grid.Empty(-1, 2)", "no such board"),
        ("Grid.Empty(1000, 1000)", "no such board"),
        ("Grid([[1, 2], [3]])", "no such board"),
        ("Strip.Parse(\"ac\", \".ab\")", "no such board"),
        ("Strip.Empty(3).RowCount", "cannot be asked here"),
        ("b := Grid.Empty(2, 3).Updated((1, 1), 7); game.grid.Domineering(b).CanonicalForm", "error"),
        ("Graph(\"-\").ConnectedComponent(3)", "vertices of the graph"),
    ] {
        assert!(
            worth(wrong).starts_with("error") && worth(wrong).contains(said),
            "{wrong}: {}",
            worth(wrong)
        );
    }
}

/// What there is of a graph is told by its text and by its numbers.
#[test]
fn graphs_have_labels_and_parts() {
    let labels = "M := {\"L\" => Left, \"R\" => Right}; G := Graph.Parse(\"L-R---L\", vertexLabels => M); ";
    for (asked, known) in [
        ("G", "Graph(\"{Left}-{Right}---{Left}\")"),
        ("G.ToString(vertexLabels => M.Reversed)", "\"L-R---L\""),
        ("[w.Label for w in G.Vertices]", "[Left, Right, Nothing, Nothing, Left]"),
        ("[w.EdgeCount for w in G.Vertices]", "[1, 2, 2, 2, 1]"),
        ("[[e.FromVertex, e.ToVertex] for e in G[2].Edges]", "[[2, 1], [2, 3]]"),
        ("G[2][1]", "Edge(Nothing, 2, 1)"),
        ("G.DeleteEdge(G[3][1]).ConnectedComponents", "[Graph(\"{Left}-{Right}\"), Graph(\"--{Left}\")]"),
        (
            "G.UpdatedVertexLabels({2 => Nothing, 3 => Left}).Decomposition(Left)",
            "[Graph(\".\"), Graph(\".\")]",
        ),
        ("[G.Class, G.Edges[1].Class, G[1].Class]", "[Graph, Edge, Vertex]"),
        ("game.graph.Snort(G) = snort(\"L-R-.-.-L\")", "yes"),
        ("game.graph.Col(G) = game.graph.Col(\"L-R---L\")", "yes"),
    ] {
        assert_eq!(worth(&format!("{labels}{asked}")), known, "{asked}");
    }
    check(&[
        // Two graphs that are printed alike, one of whose middle vertices is the last.
        ("Graph.FromAdjacencyList([[3], [3], [1, 2]])", "Graph(\"--\")"),
        ("Graph.FromAdjacencyList([[3], [3], [1, 2]]) == Graph.Path(3)", "no"),
        (
            "G := Graph.Parse(\"9-{12}\", vertexLabels => s -> Integer.Parse(s)); G[1].Label + G[2].Label",
            "21",
        ),
        ("Graph.Path(3, Left, edgeLabel => 5)", "Graph(\"{Left}{5}{Left}{5}{Left}\")"),
        ("[Graph.Empty.VertexCount, Graph.Singleton(Left)[1].Label]", "[0, Left]"),
        ("DirectedGraph(\">><\").AdjacencyList", "[[2], [3], [], [3]]"),
        ("DirectedGraph(\">><\")", "DirectedGraph(\">>:A;>:A\")"),
        ("DirectedGraph(\"-\").DeleteEdgeByIndex(1, 1).AdjacencyList", "[[], [1]]"),
        ("Graph(\"-\") == DirectedGraph(\"-\")", "no"),
    ]);
    for (wrong, said) in [
        ("DirectedGraph(\">\").IsConnected", "cannot be asked here"),
        ("Graph(\">\")", "no such graph"),
        ("Graph(\"-\").DeleteEdge(3)", "expected an edge"),
        ("G := Graph.Path(3); G.DeleteEdge(Graph.Cycle(3)[1][2])", "expected an edge"),
        ("Graph(\"-\").UpdatedVertexLabels({3 => Left})", "expected vertices"),
        ("Graph(\"-\")[3]", "no vertex or edge"),
        ("Graph(\"-\")[1][0]", "no vertex or edge"),
        ("Graph.Parse(\"L\", colours => {\"L\" => 1})", "expected vertexLabels"),
        ("Graph.Parse(\"L\", vertexLabels => 5)", "a map or a function"),
        ("Graph.Parse(\"L\", vertexLabels => s -> t)", "no meaning"),
        ("game.graph.Hackenbush(Graph.Star(3))", "not a position"),
        ("game.graph.Snort(DirectedGraph(\">\"))", "not a position"),
        ("Integer.Parse(\"x\")", "expected a whole number"),
    ] {
        assert!(
            worth(wrong).starts_with("error") && worth(wrong).contains(said),
            "{wrong}: {}",
            worth(wrong)
        );
    }
}

/// Games on graphs by their definitions, edge by edge and vertex by vertex, against the games themselves.
#[test]
fn positions_are_made_of_graphs_with_labels() {
    let colours = "C := {\"l\" => game.graph.Color.Blue, \"r\" => Color.Red, \"e\" => Color.Green}; ";
    for text in ["lrl", "l(l;rl)", "er(l;e)", "l:A(r:B;e)", "(lr;rl;e)", "l:Ar:A"] {
        let graph = format!("Graph.Parse(\"{text}\", edgeLabels => C)");
        let value = worth(&format!("{colours}game.graph.Hackenbush({graph}).CanonicalForm"));
        assert_eq!(value, worth(&format!("game.graph.Hackenbush(\"{text}\").CanonicalForm")), "{text}");
        let defined = worth(&format!(
            "{colours}def h(G) begin var L := [h(G.DeleteEdge(e).ConnectedComponent(1)) for e in G.Edges where e.Label.ToString != \
             \"Color.Red\"]; var R := [h(G.DeleteEdge(e).ConnectedComponent(1)) for e in G.Edges where e.Label.ToString != \
             \"Color.Blue\"]; {{L|R}} end; h({graph})"
        ));
        assert_eq!(value, defined, "{text}");
        assert!(!value.starts_with("error"), "{text}: {value}");
    }
    // A player takes a vertex of hers with those to which arcs lead from it.
    for graph in ["L>R", "L-R", "L>R>L", "L:A>R>L>:A", "L(>R;<R>L)", "L;L>R"] {
        let made = format!(
            "G := DirectedGraph.Parse(\"{graph}\", vertexLabels => {{\"L\" => Left, \"R\" => Right}}); "
        );
        let value = worth(&format!("{made}game.graph.DigraphPlacement(G).CanonicalForm"));
        let moves = |player: &str| {
            format!(
                "[d(G.DeleteVertices(G.AdjacencyList[n] Concat [n])) for n from 1 to G.VertexCount where \
                 G[n].Label.ToString == \"{player}\"]"
            )
        };
        let (left, right) = (moves("Left"), moves("Right"));
        let defined =
            worth(&format!("def d(G) begin var L := {left}; var R := {right}; {{L|R}} end; {made}d(G)"));
        assert_eq!(value, defined, "{graph}");
        assert!(!value.starts_with("error"), "{graph}: {value}");
    }
}

/// A line of play that is sensible leads by moves of either player to an option of the canonical form.
#[test]
fn sensible_lines_lead_to_canonical_options() {
    for board in ["2, 2", "2, 3", "3, 3", "2, 4"] {
        let game = format!("p := game.grid.Domineering(Grid.Empty({board})); ");
        let found = worth(&format!(
            "{game}K := p.CanonicalForm.LeftOptions; lines := p.SensibleLeftLines; \
             [lines.Length > 0, lines.ForAll(l -> l.Length % 2 == 1), K.Length]"
        ));
        assert!(found.starts_with("[yes, yes,"), "{board}: {found}");
    }
    check(&[
        ("game.grid.Domineering(\"..|..\").SensibleLeftLines", "[[#.|#.], [.#|.#]]"),
        (
            "p := game.grid.Clobber(\"xo\"); [p.SensibleLines(Left).Length, p.SensibleRightLines.Length]",
            "[1, 1]",
        ),
        ("game.grid.Domineering(\"#\").SensibleLines(Right)", "[]"),
    ]);
    assert!(worth("game.grid.Domineering(\"..\").SensibleLines(Middle)").contains("expected Left or Right"));
}

/// Either player makes the moves of both: against the definition.
#[test]
fn impartial_variants_are_of_variants_and_of_pairs() {
    let rows = "R := game.heap.FunctionalCoordinateRuleset((m, n) -> [(k, n) for k from 0 to m - 1]); ";
    let columns = "S := game.heap.FunctionalCoordinateRuleset((m, n) -> [(m, k) for k from 0 to n - 1]); ";
    let both = format!("{rows}{columns}P := game.heap.PartizanCoordinateRuleset(R, S); ");
    check(&[
        // Two heaps of Nim.
        (
            &format!(
                "{both}I := P.ImpartialVariant; [I((m, n)).NimValue for m from 0 to 3 for n from 0 to 3]"
            ),
            "[0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 0, 1, 3, 2, 1, 0]",
        ),
        (&format!("{both}P((3, 5)).ImpartialVariant.NimValue"), "6"),
        // What is impartial is its own impartial variant, dicotic and twisted variant.
        (
            &format!(
                "{both}p := P((2, 3)).ImpartialVariant; [p.DicoticVariant.NimValue, p.TwistedVariant.NimValue, p.ImpartialVariant.NimValue]"
            ),
            "[1, 1, 1]",
        ),
    ]);
    for board in ["2, 2", "2, 3", "3, 3"] {
        let found = worth(&format!(
            "p := game.grid.Domineering(Grid.Empty({board})).DicoticVariant.ImpartialVariant; def w(q) := Mex(w(o) for o in q.Options); \
             [p.CanonicalForm == w(p)]"
        ));
        assert_eq!(found, "[yes]", "{board}");
    }
}

/// The options of a variant of a variant are listed once, not once for each variant that asks whether there are any.
#[test]
fn variants_of_variants_cost_as_many_steps_as_there_are() {
    let many = ".DicoticVariant.TwistedVariant".repeat(20);
    let once = worth("game.grid.Domineering(Grid.Empty(2, 3)).DicoticVariant.CanonicalForm");
    let found = worth(&format!("game.grid.Domineering(Grid.Empty(2, 3)){many}.CanonicalForm"));
    assert_eq!(found, once);
    let more = ".DicoticVariant".repeat(65);
    assert!(
        worth(&format!("game.grid.Domineering(\"..\"){more}.CanonicalForm")).contains("at most 64 times")
    );
}

/// No variant lists its options before a limit is looked at.
#[test]
fn variants_of_large_heaps_meet_the_limits() {
    let limits = Limits::none().at_most_positions(1000);
    for variants in ["DicoticVariant", "TwistedVariant", "TwistedVariant.DicoticVariant"] {
        let found = worth_within(&format!("game.heap.Nim.{variants}(10 ^ 12).CanonicalForm"), &limits);
        assert!(found.contains("the limit of 1000 positions"), "{variants}: {found}");
    }
}

#[test]
fn heaps_by_functions_are_as_large_as_their_moves_are_few() {
    check(&[("game.heap.TakeAway(n -> 2)((40, 2)).NimValue", "1")]);
    for asked in [
        "game.heap.TakeAway(n -> n + 1)((10 ^ 12, 10 ^ 11)).NimValue",
        "game.heap.GenMem((last, j) -> j == 5 and last > 0)((10 ^ 12, 3)).NimValue",
    ] {
        assert!(worth(asked).contains("more than 20000 pairs"), "{asked}: {}", worth(asked));
    }
}

#[test]
fn random_numbers_and_symmetries_are_as_they_are_there() {
    check(&[
        ("R := Random(3); [R.NextInteger(1), R.NextInteger(1)]", "[0, 0]"),
        ("R := Random(3); S := Random(3); [R.NextInteger(2 ^ 100) == S.NextInteger(2 ^ 100)]", "[yes]"),
        ("R := Random(3); [R.NextInteger(2 ^ 40) < 2 ^ 40 for n from 1 to 20].ForAll(t -> t)", "yes"),
        ("Symmetry.EightWay.Length", "8"),
        ("f := game.heap.Kayles.NimValueSequence; f(5)", "[1, 2, 3, 1, 4]"),
        ("f := [1, 2, 3].Contains; [f(2), f(4)]", "[yes, no]"),
    ]);
    // Each symmetry is undone by another one, or by itself.
    for (one, other) in [
        ("Identity", "Identity"),
        ("Inversion", "Inversion"),
        ("HorizontalFlip", "HorizontalFlip"),
        ("VerticalFlip", "VerticalFlip"),
        ("Transpose", "Transpose"),
        ("AntiTranspose", "AntiTranspose"),
        ("ClockwiseRotation", "AnticlockwiseRotation"),
    ] {
        let grid = "g := Grid.Parse(\".abb|.ba.|.a..\", \".ab\"); ";
        let found = worth(&format!("{grid}[g.Permuted(Symmetry.{one}).Permuted(Symmetry.{other}) == g]"));
        assert_eq!(found, "[yes]", "{one}");
    }
    for (wrong, said) in [
        ("Random()", "the seed is a whole number"),
        ("Random(2 ^ 63)", "the seed is a whole number"),
        ("Random(1).NextInteger(0)", "the bound is from 1"),
        ("Random(1).Length", "not asked of random numbers"),
        ("Grid.Empty(2, 3).Permuted(Left)", "no such symmetry"),
        ("Symmetry.Sideways", "no meaning"),
    ] {
        assert!(
            worth(wrong).starts_with("error") && worth(wrong).contains(said),
            "{wrong}: {}",
            worth(wrong)
        );
    }
}

#[test]
fn names_of_functions_are_names_of_values_too() {
    check(&[
        ("table := [4, 5]; table[2]", "5"),
        ("mean := 5; [mean + 1, {3|1}.Mean + mean, mean({3|1}) + mean]", "[6, 7, 7]"),
        ("let mex = {1|0}; mex + 1", "{2|1}"),
        ("def f(max) := [[1, 2].Max, max(3)]; f(x -> x + 100)", "[2, 103]"),
        ("def max(a, b) := a - b; [[1, 5].Max, max(1, 5), 1.Max(5)]", "[5, -4, 5]"),
        ("sum := 0; for n from 1 to 10 do sum := sum + n end; [sum, [1, 2].Sum]", "[55, 3]"),
        ("begin var order := [3, 1]; order.Sorted end", "[1, 3]"),
        (
            "Cutcake := game.heap.TakeAndBreak(\"4.0\") CakeProduct game.heap.TakeAndBreak(\"4.0\"); Cutcake((3,4))",
            "1",
        ),
    ]);
    // Each line is asked by itself, and knows the names of those before.
    let (store, limits) = (Store::new(), Limits::none());
    let mut sheet = Worksheet::new(&store, &limits, &Project).unwrap();
    assert!(sheet.evaluate("def mean(n) := n + 100").unwrap().is_none());
    assert_eq!(sheet.evaluate("mean(3)").unwrap().unwrap().value.to_string(), "103");
}

#[test]
fn lines_that_end_with_a_semicolon_are_not_printed() {
    let (store, limits) = (Store::new(), Limits::none());
    let mut sheet = Worksheet::new(&store, &limits, &Project).unwrap();
    for line in ["3;", "G := {1|*};", "begin 0; end;"] {
        assert_eq!(sheet.enter(line).unwrap(), None, "{line}");
    }
    assert_eq!(sheet.enter("%1 + G").unwrap().unwrap().text, "{4|3*}");
    assert_eq!(worth("4; 5;"), "");
    assert!(worth("4 + ;").starts_with("error"));
}

#[test]
fn parameters_have_usual_values() {
    check(&[
        ("def f(a, b ? 3) := a + b; [f(1), f(1, 5), f(1, b => 7)]", "[4, 6, 8]"),
        ("def f(a as Integer, b as Integer ? 3, c ? 4) := a + b * c; f(1, c => 5)", "16"),
        ("f := (a, b ? 2) -> a * b; [f(4), f(4, 5)]", "[8, 20]"),
    ]);
    assert!(worth("def f(a, b ? 3) := a + b; f()").starts_with("error"));
    assert!(worth("def f(a, b ? foo) := a + b; f(3)").starts_with("error"));
}

#[test]
fn classes_are_said_of_what_is_of_them() {
    check(&[
        ("3/4 as DyadicRational", "3/4"),
        ("2 * (3/4 as DyadicRational)", "3/2"),
        ("(*2 as Nimber) + 1", "1*2"),
    ]);
    assert!(worth("(1/3) as Integer").starts_with("error: this is not of the class"));
    assert!(worth("5 as Foo").starts_with("error: there is no class"));
}

#[test]
fn boards_and_coloured_edges_are_positions() {
    let same = [
        ("game.grid.Clobber(Grid.Parse(\"xox|oxo\", \".xo\"))", "game.grid.Clobber(\"xox|oxo\")"),
        ("game.grid.Amazons(Grid.Parse(\"x..|o.#\", \".xo#\"))", "game.grid.Amazons(\"x..|o.#\")"),
        (
            "game.grid.Domineering(Grid.Parse(\"...|.#.|...\", \".#\"))",
            "game.grid.Domineering(\"...|.#.|...\")",
        ),
        ("game.strip.ToadsAndFrogs(Strip([1,1,0,2,0,2]))", "game.strip.ToadsAndFrogs(\"tt.f.f\")"),
        (
            "game.strip.TopplingDominoes(Strip.Parse(\"lrler\", \".lre\"))",
            "game.strip.TopplingDominoes(\"lrler\")",
        ),
        (
            "game.graph.PartizanArcKayles(Graph.Parse(\"lrl;re\", edgeLabels => {\"l\" => Color.Blue, \"r\" => Color.Red, \"e\" => Color.Green}))",
            "game.graph.PartizanArcKayles(\"lrl\") + game.graph.PartizanArcKayles(\"re\")",
        ),
        (
            "game.graph.PartizanArcKayles(Graph.Path(7, edgeLabel => Color.Green))",
            "game.graph.ArcKayles(Graph.Path(7))",
        ),
        ("game.graph.Hackenbush(Graph.Path(4, edgeLabel => Color.Green))", "*3"),
        ("g := Graph.Path(6); game.graph.Col(g.DeleteVertex(1))", "game.graph.Col(Graph.Path(5))"),
        ("L := [1,3]; game.heap.Subtraction(L)(7)", "game.heap.Subtraction([1,3])(7)"),
        ("game.grid.Domineering(Grid.Empty(2, 3).Updated((1, 1), 1))", "game.grid.Domineering(\"#..|...\")"),
    ];
    for (line, other) in same {
        let (found, other) = (worth(line), worth(other));
        assert!(!found.starts_with("error") && found == other, "{line}: {found}, and not {other}");
    }
    for line in ["game.graph.Hackenbush(Graph.Path(3))", "game.graph.PartizanArcKayles(Graph.Star(3))"] {
        assert!(worth(line).contains("whose edges have colours"), "{line}");
    }
}

/// The Grundy value of Weighted Arc Kayles from the definition: an edge may be taken while both its ends have numbers above 0, which fall by 1.
fn weighted(weights: &mut [usize], edges: &[(usize, usize)]) -> usize {
    let mut options = Vec::new();
    for &(a, b) in edges {
        if weights[a] > 0 && weights[b] > 0 {
            (weights[a], weights[b]) = (weights[a] - 1, weights[b] - 1);
            options.push(weighted(weights, edges));
            (weights[a], weights[b]) = (weights[a] + 1, weights[b] + 1);
        }
    }
    (0..=options.len()).find(|value| !options.contains(value)).unwrap()
}

#[test]
fn weighted_arc_kayles_is_played_as_it_is_defined() {
    let graphs: [(&str, &[(usize, usize)]); 3] = [
        ("Path", &[(0, 1), (1, 2), (2, 3)]),
        ("Cycle", &[(0, 1), (1, 2), (2, 3), (3, 0)]),
        ("Star", &[(0, 1), (0, 2), (0, 3)]),
    ];
    let mut seen = std::collections::BTreeSet::new();
    for (shape, edges) in graphs {
        for code in 0..54 {
            let mut weights = [code % 3, code / 3 % 3, code / 9 % 3, 1 + code / 27];
            let labels: Vec<String> =
                (1..).zip(weights).map(|(vertex, weight)| format!("{vertex} => {weight}")).collect();
            let line = format!(
                "game.graph.WeightedArcKayles(Graph.{shape}(4).UpdatedVertexLabels({{{}}})).NimValue",
                labels.join(", ")
            );
            let value = weighted(&mut weights, edges);
            assert_eq!(worth(&line), value.to_string(), "{line}");
            seen.insert(value);
        }
    }
    assert!(seen.len() > 2, "{seen:?}");
    assert_eq!(worth("game.graph.WeightedArcKayles(\"2-{2}-2\").NimValue"), "0");
    for wrong in ["\"a-b\"", "\"2-.\"", "\"{900}-{900}\"", "Graph(\":A-:A\", vertexLabels => {\"\" => 1})"] {
        assert!(worth(&format!("game.graph.WeightedArcKayles({wrong})")).starts_with("error"), "{wrong}");
    }
}

#[test]
fn values_of_all_places_of_the_fox_are_a_table() {
    let table = "1 2 3 4 5 6 7 8 X X X X 2over 2 3* 4over {6|2over} {2over|2} {4|3||2} {4over|3*}";
    let found = worth("game.grid.FoxAndGeese.ValuesTable({(3,1),(3,3),(3,5),(3,7)})");
    assert_eq!(without_blanks(&found), without_blanks(table));
    for wrong in ["{(3,1),(3,3),(2,5),(3,7)}", "{}", "3", "{(1000,2)}"] {
        assert!(
            worth(&format!("game.grid.FoxAndGeese.ValuesTable({wrong})")).starts_with("error"),
            "{wrong}"
        );
    }
}

/// How many there are is in A. N. Siegel, Combinatorial Game Theory, chapter V.
#[test]
fn misere_forms_are_listed_by_day() {
    check(&[
        ("[MisereCanonicalGame.DayN(n).Length for n from 0 to 4]", "[1, 2, 3, 5, 22]"),
        (
            "[game.misere.MisereCanonicalGame.DayN(4).Distinct.Length, [g.Birthday for g in MisereCanonicalGame.DayN(4)].Max]",
            "[22, 4]",
        ),
        (
            "game.CanonicalShortGame.DayN(2).Length + CanonicalShortGame.DayN(2, allSmall => true).Length",
            "29",
        ),
    ]);
    assert!(worth("MisereCanonicalGame.DayN(5)").contains("the fourth day"));
}

#[test]
fn what_is_not_here_says_what_serves_instead() {
    check(&[
        ("[1, 2].ForEach(x -> x + 1)", "Nothing"),
        ("{1|-1}.OutcomeClass == OutcomeClass.N", "yes"),
        ("\"Toads\".ToUnquotedOutput", "Toads"),
        ("System := {3|1}; System.Mean", "2"),
        ("sumof(\"foo\" for n from 1 to 3)", "\"foofoofoo\""),
    ]);
    for line in [
        "System.Print(3)",
        "for n from 1 to 3 do Worksheet.Print(n) end",
        "Explorer(*22)",
        "class Nim extends Game end",
    ] {
        assert!(worth(line).contains("is not here as it is in CGSuite"), "{line}: {}", worth(line));
    }
}
