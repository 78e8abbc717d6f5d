//! Games on graphs and boards whose positions split and have symmetries: components and normal forms keep values,
//! by brute force from the definition of ≤; outcomes of published positions.

use serde::Deserialize;
use std::collections::HashMap;
use std::ops::ControlFlow;
use zermelo::catalogue::{AnyGame, Catalogued, Engines, open};
use zermelo::expression::evaluate;
use zermelo::game::{Convention, Ending, Notation, Player, Ruleset, option_list};
use zermelo::rules::PlaneGame;
use zermelo::rulesets::board::{CannibalClobber, Konane, NoGo, SkiJumps};
use zermelo::rulesets::graph::{Colouring, Hackenbush, PartizanArcKayles};
use zermelo::solve::Limits;
use zermelo::solve::value::ValueTable;
use zermelo::value::{Algebra, Script, Store};

/// Games as trees of options, compared straight from the definition: G ≤ H iff no Left option of G is ≥ H and no
/// Right option of H is ≤ G. Equal games get one number.
#[derive(Default)]
struct Classes {
    /// Left and Right options of each class.
    forms: Vec<[Vec<usize>; 2]>,
    by_form: HashMap<[Vec<usize>; 2], usize>,
    at_most: HashMap<(usize, usize), bool>,
    sums: HashMap<(usize, usize), usize>,
}

impl Classes {
    fn le(&mut self, a: usize, b: usize) -> bool {
        if let Some(&known) = self.at_most.get(&(a, b)) {
            return known;
        }
        let is = !self.forms[a][0].clone().into_iter().any(|left| self.le(b, left))
            && !self.forms[b][1].clone().into_iter().any(|right| self.le(right, a));
        self.at_most.insert((a, b), is);
        is
    }

    fn class(&mut self, mut form: [Vec<usize>; 2]) -> usize {
        for options in &mut form {
            options.sort_unstable();
            options.dedup();
        }
        if let Some(&known) = self.by_form.get(&form) {
            return known;
        }
        let new = self.forms.len();
        self.forms.push(form.clone());
        let same = (0..new).find(|&old| self.le(old, new) && self.le(new, old));
        if same.is_some() {
            self.forms.pop();
            self.at_most.retain(|&(a, b), _| a != new && b != new);
        }
        let class = same.unwrap_or(new);
        self.by_form.insert(form, class);
        class
    }

    fn sum(&mut self, a: usize, b: usize) -> usize {
        if let Some(&known) = self.sums.get(&(a, b)) {
            return known;
        }
        let form = [0, 1].map(|player| {
            let [ours, theirs] = [a, b].map(|class| self.forms[class][player].clone());
            let first = ours.into_iter().map(|option| self.sum(option, b)).collect::<Vec<_>>();
            first.into_iter().chain(theirs.into_iter().map(|option| self.sum(a, option))).collect()
        });
        let class = self.class(form);
        self.sums.insert((a, b), class);
        class
    }

    fn negative(&mut self, a: usize) -> usize {
        let [left, right] = self.forms[a].clone();
        let mut turned = |options: Vec<usize>| options.into_iter().map(|o| self.negative(o)).collect();
        let form = [turned(right), turned(left)];
        self.class(form)
    }

    fn value<R: Ruleset>(
        &mut self,
        game: &R,
        position: &R::Position,
        memo: &mut HashMap<R::Position, usize>,
    ) -> usize {
        if let Some(&known) = memo.get(position) {
            return known;
        }
        let form = Player::each(|player| {
            let options = option_list(game, position, player);
            options.iter().map(|option| self.value(game, option, memo)).collect()
        });
        let class = self.class(form);
        memo.insert(position.clone(), class);
        class
    }
}

/// Components add up to the position, and a normal form has its value or the negative of it.
fn check<R: Notation>(game: &R, text: &str) {
    let mut classes = Classes::default();
    let mut memo = HashMap::new();
    let start = game.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    classes.value(game, &start, &mut memo);
    let mut positions: Vec<R::Position> = memo.keys().cloned().collect();
    positions.truncate(2000);
    let zero = classes.class([Vec::new(), Vec::new()]);
    for position in positions {
        let shown = game.print(&position);
        let value = classes.value(game, &position, &mut memo);
        let form = game.normal_form(&position);
        let of_form = classes.value(game, &form.position, &mut memo);
        let expected = if form.players_swapped { classes.negative(value) } else { value };
        assert_eq!(of_form, expected, "{text}: {shown} has the form {}", game.print(&form.position));
        if form.is_own_mirror {
            assert_eq!(classes.negative(value), value, "{text}: {shown} is not its own negative");
        }
        let again = game.normal_form(&form.position);
        assert_eq!(again.position, form.position, "{text}: {shown} has a form of a form");
        let mut parts = Vec::new();
        game.components(&position, |part| parts.push(part));
        let mut sum = zero;
        for part in &parts {
            let part_value = classes.value(game, part, &mut memo);
            sum = classes.sum(sum, part_value);
            let mut inner = 0;
            game.components(part, |_| inner += 1);
            assert_eq!(inner, 1, "{text}: a component of {shown} falls apart again");
        }
        assert_eq!(sum, value, "{text}: the components of {shown} do not add up");
        for player in Player::BOTH {
            let mut count = 0;
            let _: ControlFlow<()> = game.options(&position, player, |_| {
                count += 1;
                ControlFlow::Continue(())
            });
            let options = option_list(game, &position, player);
            assert_eq!(options.iter().collect::<std::collections::HashSet<_>>().len(), count, "{shown}");
        }
    }
}

#[test]
fn colourings_split_and_turn() {
    for game in [Colouring::Col, Colouring::Snort] {
        for text in [
            "path:6",
            "cycle:5",
            "L-.-.-.-R",
            "...|.L.",
            "clique:4 1:L",
            "a-b,c-d,d-e,e-c,f c:R",
            "caterpillar:2,1",
        ] {
            check(&game, text);
        }
    }
}

#[test]
fn pictures_and_labels() {
    let opened = open("snort a-b,b-c b:L").unwrap();
    let labels = |player| {
        let mut labels = Vec::new();
        let _ = opened.game.visit_options(&opened.position, player, &mut |to| {
            labels.push(opened.game.move_label(&opened.position, &to, player));
            ControlFlow::Continue(())
        });
        labels
    };
    assert_eq!(labels(Player::Left), ["a=L", "b=L", "c=L"]);
    assert_eq!(labels(Player::Right), ["a=R", "c=R"]);
}

/// A game of the catalogue whose rules are data, on two planes.
fn packed<'a>(game: &'a (dyn AnyGame + 'static)) -> &'a PlaneGame<2> {
    game.as_any().downcast_ref::<Catalogued<PlaneGame<2>>>().unwrap().ruleset()
}

#[test]
fn amazons_split_and_turn() {
    let game = open("amazons x.").unwrap().game.clone();
    for text in ["x..|..o", "x.#.|.o.x", "xo.....", "x#o|.#.|..#", "o.|#.|.x"] {
        check(packed(game.as_ref()), text);
    }
}

#[test]
fn konane_splits_and_turns() {
    for text in [
        ".ox.|o..x|....",
        "xoxox|ox.xo|xoxox",
        "xo.xo#.oxo.x",
        "x.o.x|.xo..|o...x",
        "xo.......ox",
        "..o..|.x.o.|o.x..",
    ] {
        check(&Konane, text);
    }
}

#[test]
fn nogo_splits_and_turns() {
    for text in ["2x3", "x..#.|.o.#.", "1x6", "..#..|.xo.."] {
        check(&NoGo, text);
    }
}

#[test]
fn fission_splits_and_turns() {
    let game = open("fission .x.").unwrap().game.clone();
    for text in ["....|..x.|....|#..#", ".x..|....|..x.|x...", "x.x|...|.#.|x..", ".....|..x..|..#..|.x..."] {
        check(packed(game.as_ref()), text);
    }
}

#[test]
fn ski_jumps_split_and_turn() {
    for text in [".L..|.R..|....", "R.L.R|.l..r|..R..", "L..|..R|l..|..r", "L|R|.|R|l|.", "L.|lR|..|rL|.."] {
        check(&SkiJumps, text);
    }
}

/// A board as letters, cell by cell: rules written once more, as a reader of them would.
#[derive(Clone)]
struct Letters(Vec<Vec<char>>);

impl Letters {
    fn print(&self) -> String {
        self.0.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("|")
    }

    fn at(&self, row: isize, column: isize) -> Option<char> {
        let row = self.0.get(usize::try_from(row).ok()?)?;
        row.get(usize::try_from(column).ok()?).copied()
    }

    fn with(&self, row: isize, column: isize, letter: char) -> Self {
        let mut board = self.clone();
        board.0[row.cast_unsigned()][column.cast_unsigned()] = letter;
        board
    }

    fn cells(&self) -> Vec<(isize, isize)> {
        let (height, width) = (self.0.len().cast_signed(), self.0[0].len().cast_signed());
        (0..height).flat_map(|row| (0..width).map(move |column| (row, column))).collect()
    }

    /// The free cells that a queen reaches.
    fn queen(&self, row: isize, column: isize) -> Vec<(isize, isize)> {
        let mut reached = Vec::new();
        for (down, right) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
            let (mut row, mut column) = (row + down, column + right);
            while self.at(row, column) == Some('.') {
                reached.push((row, column));
                (row, column) = (row + down, column + right);
            }
        }
        reached
    }

    fn amazons(&self, player: Player) -> Vec<String> {
        let own = if player == Player::Left { 'x' } else { 'o' };
        let mut after = Vec::new();
        for (row, column) in
            self.cells().into_iter().filter(|&(row, column)| self.at(row, column) == Some(own))
        {
            for (to, across) in self.queen(row, column) {
                let moved = self.with(row, column, '.').with(to, across, own);
                after.extend(moved.queen(to, across).iter().map(|&(r, c)| moved.with(r, c, '#').print()));
            }
        }
        after
    }

    fn fission(&self, player: Player) -> Vec<String> {
        let (down, right) = if player == Player::Left { (1, 0) } else { (0, 1) };
        let is_free = |row, column| self.at(row, column) == Some('.');
        let splits = |&(row, column): &(isize, isize)| {
            self.at(row, column) == Some('x')
                && is_free(row + down, column + right)
                && is_free(row - down, column - right)
        };
        let split = |(row, column)| {
            self.with(row, column, '.').with(row + down, column + right, 'x').with(
                row - down,
                column - right,
                'x',
            )
        };
        self.cells().into_iter().filter(splits).map(|cell| split(cell).print()).collect()
    }
}

/// The moves of games whose rules are data, against the same rules on letters, on all boards of some sizes.
#[test]
fn games_that_are_data_move_by_their_rules() {
    type Moves = fn(&Letters, Player) -> Vec<String>;
    let amazons: (&str, &str, Moves) = ("amazons", "xo.#", Letters::amazons);
    let fission: (&str, &str, Moves) = ("fission", "x.#", Letters::fission);
    let games = [(amazons, [(1, 5), (2, 3), (3, 2)]), (fission, [(1, 7), (3, 3), (2, 4)])];
    for ((name, letters, rules), sizes) in games {
        let game = open(&format!("{name} x.")).unwrap().game.clone();
        let letters: Vec<char> = letters.chars().collect();
        for (height, width) in sizes {
            for number in 0..letters.len().pow((height * width) as u32) {
                let cell = |place: usize| letters[number / letters.len().pow(place as u32) % letters.len()];
                let rows = (0..height).map(|row| (0..width).map(|at| cell(row * width + at)).collect());
                let board = Letters(rows.collect());
                let position = game.parse_question(&board.print()).unwrap().0;
                for player in Player::BOTH {
                    let options = option_list(game.as_ref(), &position, player);
                    let mut found: Vec<String> = options.iter().map(|option| game.print(option)).collect();
                    let mut expected = rules(&board, player);
                    found.sort();
                    expected.sort();
                    assert_eq!(found, expected, "{name} {}: {player:?}", board.print());
                }
            }
        }
    }
}

/// Jumps and slides by hand.
#[test]
fn moves_by_hand() {
    let moves = |text: &str, player| {
        let opened = open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut list = Vec::new();
        let _ = opened.game.visit_options(&opened.position, player, &mut |to| {
            let label = opened.game.move_label(&opened.position, &to, player);
            list.push(format!("{label} {}", opened.game.print(&to)));
            ControlFlow::Continue(())
        });
        list
    };
    let (left, right) = (Player::Left, Player::Right);
    assert_eq!(moves("ski-jumps L.|R.|..", left), ["a1-b1 .L|R.|..", "a1-off ..|R.|..", "a1-a3 ..|r.|L."]);
    assert_eq!(moves("ski-jumps L.|R.|..", right), ["a2-off L.|..|.."]);
    assert_eq!(moves("ski-jumps l.|R.|..", left).len(), 2, "a slipper does not jump");
    assert_eq!(moves("ski-jumps L|l|.", left), ["a1-off .|l|.", "a2-off L|.|."], "nobody jumps over his own");
    assert_eq!(
        moves("konane xo.o.ox", left),
        ["a1-c1 ..xo.ox", "a1-e1 ....xox", "g1-e1 xo.ox..", "g1-c1 xox...."]
    );
    assert_eq!(moves("konane xo.o.ox", right), Vec::<String>::new());
    assert_eq!(moves("fission ...|.x.|...", left), ["b2 .x.|...|.x."]);
    assert_eq!(moves("fission ...|.x.|...", right), ["b2 ...|x.x|..."]);
    assert_eq!(moves("nogo x.", left), Vec::<String>::new());
    assert_eq!(moves("nogo x.o", right), Vec::<String>::new());
    assert_eq!(moves("nogo .x.", right), Vec::<String>::new());
    assert_eq!(moves("nogo .x..", right), ["c1 .xo.", "d1 .x.o"]);
    assert_eq!(moves("amazons x.", left), ["a1-b1/a1 #x"]);
    assert_eq!(moves("amazons x..", left).len(), 1 + 1 + 2);
}

#[test]
fn bad_boards_are_refused_with_their_place() {
    for (text, part) in [
        ("amazons x.|q.", "q"),
        ("konane xo.|o.", "o."),
        ("nogo xo", "x"),
        ("nogo .x.|xox|.x.", "o"),
        ("fission .o.", "o"),
        ("ski-jumps L.x", "x"),
        ("ski-jumps L.|R", "R"),
        ("col ..L|.x.", "x"),
    ] {
        match open(text) {
            Ok(_) => panic!("{text} opened"),
            Err(error) => assert_eq!(error.text[error.span.clone()].trim(), part, "{text}: {error}"),
        }
    }
}

/// Sums of games whose forms exchange the players: what is explored from the sum has its options, and the verdicts of
/// another engine.
#[test]
fn sums_are_explored_whole() {
    for text in [
        "col path:4 + ski-jumps L.R",
        "snort path:4 + amazons x.o",
        "konane ox.o + col path:3 + nim 2",
        "fission ...|.x.|... + nogo 1x4",
        "col a-b,b-c,c-d,d-e,e-a,a-c",
        "snort cycle:6",
    ] {
        let opened = open(text).unwrap();
        let limits = Limits::none();
        let questions = Player::each(|player| (opened.position.clone(), player));
        let mut explored = opened.game.explore(&questions, Convention::Normal, &limits).unwrap();
        let mut search = opened.game.top_down(Convention::Normal, &limits).unwrap();
        for player in Player::BOTH {
            let _ = opened.game.visit_options(&opened.position, player, &mut |option| {
                let [one, other] = [&mut explored, &mut search]
                    .map(|judge| judge.verdict(&option, player.opponent()).unwrap().result());
                assert_eq!(one, other, "{text}: {}", opened.game.print(&option));
                ControlFlow::Continue(())
            });
        }
    }
}

#[derive(Deserialize)]
struct Outcome {
    game: String,
    position: String,
    left: String,
    right: String,
    source: String,
}

/// Who wins the positions of other programs' tests, moving first.
#[test]
fn published_outcomes() {
    let facts: Vec<Outcome> = serde_json::from_str(include_str!("../data/board-outcomes.json")).unwrap();
    assert_eq!(facts.len(), 84);
    for fact in facts {
        assert!(!fact.source.is_empty());
        let text = format!("{} {}", fact.game, fact.position);
        let opened = open(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let limits = Limits::none();
        let mut search = opened.game.top_down(Convention::Normal, &limits).unwrap();
        for (player, expected) in [(Player::Left, &fact.left), (Player::Right, &fact.right)] {
            let wins = search.verdict(&opened.position, player).unwrap().result() == Ending::Win;
            assert_eq!(wins, expected == "win", "{text}, {player} moving first ({})", fact.source);
        }
    }
}

#[derive(Deserialize)]
struct Published {
    game: String,
    position: String,
    value: String,
    source: String,
}

fn reproduce<R: Notation>(game: &R, facts: &[Published]) {
    let (store, limits) = (Store::new(), Limits::none());
    let table = ValueTable::new(game, &store).unwrap();
    let mut algebra = Algebra::new(&store, &limits).unwrap();
    for fact in facts {
        let position = game.parse(&fact.position).unwrap_or_else(|error| panic!("{error}"));
        let value = table.value(&position, &limits).unwrap();
        let found = algebra.text(value, Script::Ascii).unwrap();
        let expected = evaluate(&fact.value, &limits).unwrap().value.to_string();
        assert_eq!(found, expected, "{} {} = {} ({})", fact.game, fact.position, fact.value, fact.source);
    }
}

/// The canonical forms that others found.
#[test]
fn published_values() {
    let facts: Vec<Published> = serde_json::from_str(include_str!("../data/board-values.json")).unwrap();
    let mut count = 0;
    for facts in facts.chunk_by(|one, next| one.game == next.game) {
        count += facts.len();
        match facts[0].game.as_str() {
            "col" => reproduce(&Colouring::Col, facts),
            "snort" => reproduce(&Colouring::Snort, facts),
            "fjords" => reproduce(&Colouring::Fjords, facts),
            "childish-hackenbush" => {
                reproduce(&Hackenbush { is_childish: true, ..Hackenbush::default() }, facts);
            }
            "partizan-arc-kayles" => reproduce(&PartizanArcKayles, facts),
            "hot-clobber" => reproduce(&CannibalClobber, facts),
            game @ ("amazons" | "fission") => {
                let game = open(&format!("{game} x.")).unwrap().game.clone();
                reproduce(packed(game.as_ref()), facts);
            }
            "konane" => reproduce(&Konane, facts),
            "ski-jumps" => reproduce(&SkiJumps, facts),
            other => panic!("nothing checks the values of {other}"),
        }
    }
    assert_eq!(count, 78);
}
