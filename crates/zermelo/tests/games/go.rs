//! Go against an implementation from scratch: boards of characters, flood fill, no symmetry, no bit masks.

use crate::support::naive;
use std::collections::{BTreeSet, HashMap};
use std::hash::Hash;
use zermelo::catalogue::{AnyPosition, Engines, open};
use zermelo::game::{Convention, Ending, Notation, Player, option_list};
use zermelo::rulesets::board::{Go, Repetition, areas};
use zermelo::solve::Limits;

fn superko() -> Go {
    Go::new().with_repetition(Repetition::Superko)
}

/// A board, row by row.
type Rows = Vec<Vec<char>>;

fn written(rows: &Rows) -> String {
    rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("|")
}

fn neighbours(rows: &Rows, row: usize, column: usize) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (other_row, line) in rows.iter().enumerate() {
        for other_column in 0..line.len() {
            if other_row.abs_diff(row) + other_column.abs_diff(column) == 1 {
                found.push((other_row, other_column));
            }
        }
    }
    found
}

/// The board with points that are free for good as free points: they are liberties and area as others are.
fn ground(rows: &Rows) -> Rows {
    rows.iter().map(|row| row.iter().map(|&cell| if cell == ',' { '.' } else { cell }).collect()).collect()
}

/// The cells of one character connected to a cell, and the characters around them.
fn flood(rows: &Rows, row: usize, column: usize) -> (Vec<(usize, usize)>, BTreeSet<char>) {
    let mut region = vec![(row, column)];
    let mut around = BTreeSet::new();
    let mut next = 0;
    while next < region.len() {
        let (row, column) = region[next];
        for (r, c) in neighbours(rows, row, column) {
            if rows[r][c] != rows[row][column] {
                around.insert(rows[r][c]);
            } else if !region.contains(&(r, c)) {
                region.push((r, c));
            }
        }
        next += 1;
    }
    (region, around)
}

fn is_legal(rows: &Rows) -> bool {
    let rows = ground(rows);
    let is_stone = |row: usize, column: usize| matches!(rows[row][column], 'x' | 'o');
    (0..rows.len()).all(|row| {
        (0..rows[0].len()).all(|column| !is_stone(row, column) || flood(&rows, row, column).1.contains(&'.'))
    })
}

/// The boards after a stone of a colour, with the point it was put on.
fn plays(rows: &Rows, own: char) -> Vec<((usize, usize), Rows)> {
    plays_leaving(rows, own, '.')
}

/// The same, where stones that are taken off leave points of this kind.
fn plays_leaving(rows: &Rows, own: char, left: char) -> Vec<((usize, usize), Rows)> {
    let other = if own == 'x' { 'o' } else { 'x' };
    let mut boards = Vec::new();
    for row in 0..rows.len() {
        for column in 0..rows[0].len() {
            if rows[row][column] != '.' {
                continue;
            }
            let mut after = rows.clone();
            after[row][column] = own;
            for (r, c) in neighbours(rows, row, column) {
                if after[r][c] == other {
                    let (chain, around) = flood(&ground(&after), r, c);
                    if !around.contains(&'.') {
                        for (r, c) in chain {
                            after[r][c] = left;
                        }
                    }
                }
            }
            if flood(&ground(&after), row, column).1.contains(&'.') {
                boards.push(((row, column), after));
            }
        }
    }
    boards
}

/// Points of x and of o.
fn area(rows: &Rows) -> [u32; 2] {
    let rows = ground(rows);
    let mut points = [0, 0];
    for row in 0..rows.len() {
        for column in 0..rows[0].len() {
            match rows[row][column] {
                'x' => points[0] += 1,
                'o' => points[1] += 1,
                '#' => {}
                _ => {
                    let around = flood(&rows, row, column).1;
                    points[0] += u32::from(around.contains(&'x') && !around.contains(&'o'));
                    points[1] += u32::from(around.contains(&'o') && !around.contains(&'x'));
                }
            }
        }
    }
    points
}

/// Every filling of a board with points and stones.
fn fillings(height: usize, width: usize) -> impl Iterator<Item = Rows> {
    fillings_with(&['.', 'x', 'o'], height, width)
}

/// Every filling of a board with such cells.
fn fillings_with(cells: &'static [char], height: usize, width: usize) -> impl Iterator<Item = Rows> {
    (0..cells.len().pow((height * width) as u32)).map(move |number| {
        let cell = |place: usize| cells[number / cells.len().pow(place as u32) % cells.len()];
        (0..height).map(|row| (0..width).map(|column| cell(row * width + column)).collect()).collect()
    })
}

fn colour(player: Player) -> char {
    if player == Player::Left { 'x' } else { 'o' }
}

/// Options with their labels, captures and areas on every legal board, and no illegal board is read.
#[test]
fn moves_and_scores_are_those_of_flood_fill() {
    for (height, width) in [(1, 1), (1, 2), (1, 5), (4, 1), (2, 2), (2, 3), (3, 2)] {
        for rows in fillings_with(&['.', 'x', 'o', '#'], height, width) {
            let text = written(&rows);
            let Ok(position) = Go::new().parse(&text) else {
                assert!(!is_legal(&rows), "{text} was refused");
                continue;
            };
            assert!(is_legal(&rows), "{text} was read");
            assert_eq!(Go::new().print(&position), text);
            let points = areas(position.board());
            assert_eq!([points.left, points.right], area(&rows), "{text}");
            for player in Player::BOTH {
                let list = |game: &Go| -> BTreeSet<(String, String)> {
                    option_list(game, &position, player)
                        .iter()
                        .map(|to| (game.move_label(&position, to, player), game.print(to)))
                        .collect()
                };
                let mut expected: BTreeSet<(String, String)> = plays(&rows, colour(player))
                    .into_iter()
                    .map(|((row, column), after)| {
                        (format!("{}{}", (b'a' + column as u8) as char, row + 1), written(&after))
                    })
                    .collect();
                assert_eq!(list(&Go::new().without_passes()), expected, "{text}");
                expected.insert(("pass".to_owned(), format!("{text} pass")));
                assert_eq!(list(&Go::new()), expected, "{text}");
            }
        }
    }
}

/// The numbers of legal boards: J. Tromp and G. Farnebäck, Combinatorics of Go, 2007.
#[test]
fn legal_boards_are_as_many_as_published() {
    let known = [
        (1, 1, 1),
        (1, 2, 5),
        (1, 3, 15),
        (1, 4, 41),
        (1, 5, 113),
        (2, 2, 57),
        (2, 3, 489),
        (2, 4, 4125),
        (3, 3, 12_675),
    ];
    for (height, width, count) in known {
        let legal = fillings(height, width).filter(|rows| Go::new().parse(&written(rows)).is_ok()).count();
        assert_eq!(legal, count, "{height}x{width}");
    }
}

/// A state of the naive solver: board, passes, mover.
type State = (Rows, u8, Player);

/// Who has won by this score, as the player to move sees it.
fn by_score([left, right]: [u32; 2], double_komi: i64, player: Player) -> Ending {
    let lead = 2 * (i64::from(left) - i64::from(right)) - double_komi;
    match if player == Player::Left { lead } else { -lead }.signum() {
        1 => Ending::Win,
        0 => Ending::Draw,
        _ => Ending::Loss,
    }
}

/// Results for the player to move of some states and of all that can be reached from them, where repetition is allowed: the
/// least fixpoint in rounds. `look` gives the options of a state, or how it ends.
fn naive_fixpoint<S: Clone + Eq + Hash>(
    mut states: Vec<S>,
    look: impl Fn(&S) -> Result<Vec<S>, Ending>,
) -> HashMap<S, Option<Ending>> {
    let mut known: HashMap<S, usize> = states.iter().cloned().zip(0..).collect();
    let mut options: Vec<Vec<usize>> = Vec::new();
    let mut results: Vec<Option<Ending>> = Vec::new();
    while let Some(state) = states.get(options.len()).cloned() {
        let (list, result) = match look(&state) {
            Ok(list) => (list, None),
            Err(ending) => (Vec::new(), Some(ending)),
        };
        let numbers = list.into_iter().map(|to| {
            *known.entry(to.clone()).or_insert_with(|| {
                states.push(to);
                states.len() - 1
            })
        });
        options.push(numbers.collect());
        results.push(result);
    }
    loop {
        let mut changed = Vec::new();
        for (state, list) in options.iter().enumerate().filter(|&(state, _)| results[state].is_none()) {
            let is = |to: &usize, ending| results[*to] == Some(ending);
            if list.iter().any(|to| is(to, Ending::Loss)) {
                changed.push((state, Ending::Win));
            } else if list.iter().all(|to| is(to, Ending::Win)) {
                changed.push((state, Ending::Loss));
            }
        }
        if changed.is_empty() {
            return states.into_iter().zip(results).collect();
        }
        for (state, ending) in changed {
            results[state] = Some(ending);
        }
    }
}

/// What is scored when play is over, by the characters on the board.
type Score = fn(&Rows) -> [u32; 2];

/// The options of a state, or how it ends: with passes or without, points used once or again (what stays where stones are taken
/// off), and what is scored at the end, if anything is.
fn naive_options(
    (rows, passed, player): &State,
    passes: bool,
    left: char,
    score: Option<Score>,
    double_komi: i64,
) -> Result<Vec<State>, Ending> {
    let mut list: Vec<State> = Vec::new();
    if *passed < 2 {
        let after = plays_leaving(rows, colour(*player), left).into_iter();
        list.extend(after.map(|(_, to)| (to, 0, player.opponent())));
        if passes {
            list.push((rows.clone(), passed + 1, player.opponent()));
        }
    }
    let end = || score.map_or(Ending::Loss, |score| by_score(score(rows), double_komi, *player));
    if list.is_empty() { Err(end()) } else { Ok(list) }
}

/// Results of all legal boards.
fn naive_results(
    height: usize,
    width: usize,
    double_komi: i64,
    passes: bool,
) -> HashMap<State, Option<Ending>> {
    let counts = if passes { 0..3 } else { 0..1 };
    let of_board = |rows: Rows| {
        let turns = counts.clone().flat_map(|count| Player::each(|player| (count, player)));
        turns.map(move |(count, player)| (rows.clone(), count, player)).collect::<Vec<State>>()
    };
    let states = fillings(height, width).filter(is_legal).flat_map(of_board).collect();
    let score = passes.then_some(area as Score);
    naive_fixpoint(states, |state| naive_options(state, passes, '.', score, double_komi))
}

/// The results of the catalogue's game, for every legal board and both players, by the explored and labelled graph.
fn check_labels(name: &str, height: usize, width: usize, expected: &HashMap<State, Option<Ending>>) {
    let game = open(&format!("{name} {height}x{width}")).unwrap().game.clone();
    let mut questions: Vec<(AnyPosition, Player)> = Vec::new();
    let mut states: Vec<&State> = Vec::new();
    for state in expected.keys() {
        let (rows, passes, player) = state;
        let text = format!("{}{}", written(rows), " pass".repeat(usize::from(*passes)));
        questions.push((game.parse_question(&text).unwrap().0, *player));
        states.push(state);
    }
    let mut judge = game.explore(&questions, Convention::Normal, &Limits::none()).unwrap();
    for ((position, player), state) in questions.iter().zip(states) {
        let found = judge.verdict(position, *player).unwrap().result();
        assert_eq!(found, expected[state].unwrap_or(Ending::Draw), "{name} {}", game.print(position));
    }
}

#[test]
fn labels_are_those_of_a_naive_fixpoint() {
    for (height, width) in [(1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (3, 2)] {
        for (name, double_komi, passes) in [
            ("go", 0, true),
            ("go:komi=0.5", 1, true),
            ("go:komi=-1", -2, true),
            ("go:komi=4.5", 9, true),
            ("go:no-pass", 0, false),
        ] {
            check_labels(name, height, width, &naive_results(height, width, double_komi, passes));
        }
    }
}

fn stones(rows: &Rows) -> [u32; 2] {
    let count = |stone: char| rows.iter().flatten().filter(|&&cell| cell == stone).count() as u32;
    [count('x'), count('o')]
}

/// Points used once only, stones scored, no passes but a score, walls: every position that can be reached.
#[test]
fn variants_are_those_of_a_naive_fixpoint() {
    let rows = |text: &str| -> Rows { text.split('|').map(|row| row.chars().collect()).collect() };
    for text in ["...", "....", "..|..", "...|...", "..#|...", ".#.|...", "..|..|.#", "#..#|....", "xo.|,.."]
    {
        for (name, passes, left, score, double_komi) in [
            ("go:used", true, ',', Some(area as Score), 0),
            ("go:used,stones", true, ',', Some(stones as Score), 0),
            ("go:used,no-pass", false, ',', None, 0),
            ("go:used,no-pass,stones,komi=0.5", false, ',', Some(stones as Score), 1),
            ("go:stones", true, '.', Some(stones as Score), 0),
            ("go:stones,komi=-1", true, '.', Some(stones as Score), -2),
            ("go:no-pass,area", false, '.', Some(area as Score), 0),
            ("go:no-pass,stones,komi=1.5", false, '.', Some(stones as Score), 3),
            ("go:area,komi=2", true, '.', Some(area as Score), 4),
            ("go", true, '.', Some(area as Score), 0),
        ] {
            if text.contains(',') && left == '.' {
                continue;
            }
            let starts = Player::each(|player| (rows(text), 0, player)).to_vec();
            let expected =
                naive_fixpoint(starts, |state| naive_options(state, passes, left, score, double_komi));
            let opened = open(&format!("{name} {text}")).unwrap();
            let questions = Player::each(|player| (opened.position.clone(), player));
            let mut judge = opened.game.explore(&questions, Convention::Normal, &Limits::none()).unwrap();
            for ((rows, passed, player), ending) in &expected {
                let written = format!("{}{}", written(rows), " pass".repeat(usize::from(*passed)));
                let (position, _) = opened.game.parse_question(&written).unwrap();
                assert_eq!(opened.game.print(&position), written);
                let found = judge.verdict(&position, *player).unwrap().result();
                assert_eq!(found, ending.unwrap_or(Ending::Draw), "{name} {written} {player:?}");
            }
            if left == ',' {
                assert!(zermelo::catalogue::AnyGame::is_loop_free(&*opened.game), "{name}");
                // What is open to the naive one is a tie of scores.
                let has_ties = score.is_some() && double_komi % 2 == 0;
                assert!(has_ties || expected.values().all(Option::is_some), "{name} {text} ends");
            }
        }
    }
}

#[test]
fn options_that_exclude_each_other_are_refused() {
    for (text, place) in [
        ("go:ko,superko 2x2", "superko"),
        ("go:used,ko 2x2", "ko"),
        ("go:area,stones 2x2", "stones"),
        ("go:no-pass,komi=1 2x2", "komi=1"),
        ("go:used,used 2x2", "used"),
        ("go:usd 2x2", "usd"),
        ("go x,.|...", ","),
        ("go:superko x,.|...", ","),
    ] {
        let error = open(text).err().unwrap_or_else(|| panic!("{text}"));
        assert_eq!(&error.text[error.span.clone()], place, "{text}");
    }
}

/// The ko rule by the definition: a state remembers the board before the last play, which the next play may not bring
/// back.
type KoState = (Rows, Option<Rows>, u8, Player);

/// Results of everything reachable from the empty board.
fn naive_ko(height: usize, width: usize, double_komi: i64) -> HashMap<KoState, Option<Ending>> {
    let empty = vec![vec!['.'; width]; height];
    let starts = Player::each(|player| (empty.clone(), None, 0, player)).to_vec();
    naive_fixpoint(starts, |(rows, before, passes, player)| {
        if *passes == 2 {
            return Err(by_score(area(rows), double_komi, *player));
        }
        let others = plays(rows, colour(*player)).into_iter().map(|(_, to)| to);
        let allowed = others.filter(|to| before.as_ref() != Some(to));
        let pass = (rows.clone(), None, passes + 1, player.opponent());
        let plays = allowed.map(|to| (to, Some(rows.clone()), 0, player.opponent()));
        Ok(std::iter::once(pass).chain(plays).collect())
    })
}

#[test]
fn ko_is_the_last_board() {
    for (height, width) in [(1, 2), (1, 3), (1, 4), (2, 2), (2, 3)] {
        for (komi, double_komi) in [("0", 0), ("0.5", 1), ("-1.5", -3), ("5.5", 11)] {
            let truth = naive_ko(height, width, double_komi);
            let opened = open(&format!("go:ko,komi={komi} {height}x{width}")).unwrap();
            let questions = Player::each(|player| (opened.position.clone(), player));
            let mut judge = opened.game.explore(&questions, Convention::Normal, &Limits::none()).unwrap();
            let empty = vec![vec!['.'; width]; height];
            for (player, first) in Player::BOTH.into_iter().flat_map(|player| {
                plays(&empty, colour(player)).into_iter().map(move |(_, first)| (player, first))
            }) {
                // From the first stone on, so that boards of every kind are asked about.
                let position = opened.game.parse_question(&written(&first)).unwrap().0;
                let mut expected =
                    truth.get(&(first, Some(empty.clone()), 0, player.opponent())).copied().flatten();
                expected.get_or_insert(Ending::Draw);
                let found = judge.verdict(&position, player.opponent()).unwrap().result();
                assert_eq!(Some(found), expected, "{height}x{width} komi {komi}");
            }
            assert!(judge.state_count() < truth.len() as u64);
        }
    }
}

/// The known results under area scoring and superko (E. van der Werf, AI techniques for the game of Go, 2005; J. Tromp),
/// which the ko rule gives as well on these boards.
#[test]
fn black_takes_all_of_the_small_boards() {
    for (board, score) in [("1x3", 3), ("2x4", 8), ("3x3", 9)] {
        for (komi, ending) in [(score, Ending::Draw), (score - 1, Ending::Win)] {
            let opened = open(&format!("go:ko,komi={komi} {board}")).unwrap();
            let questions = [(opened.position.clone(), Player::Left)];
            let mut judge = opened.game.explore(&questions, Convention::Normal, &Limits::none()).unwrap();
            let found = judge.verdict(&opened.position, Player::Left).unwrap().result();
            assert_eq!(found, ending, "{board} komi {komi}");
        }
    }
}

/// Symmetry changes nothing: the engine with normal forms against rounds without.
#[test]
fn distances_are_those_without_symmetry() {
    let ko = Go::new().with_repetition(Repetition::Ko);
    let games = [
        Go::new(),
        Go::new().with_double_komi(1).unwrap(),
        Go::new().without_passes(),
        ko,
        ko.with_double_komi(-3).unwrap(),
        ko.without_passes(),
    ];
    for game in games {
        for text in ["2x2", "1x4", "2x3"] {
            let start = game.parse(text).unwrap();
            let truth = naive(&game, &start, Convention::Normal);
            let starts = Player::each(|player| (start.clone(), player));
            let explored =
                zermelo::solve::explore::explore(&game, &starts, Convention::Normal, &Limits::none());
            let explored = explored.unwrap();
            for ((position, player), verdict) in &truth {
                assert_eq!(
                    explored.find(position, *player),
                    Some(*verdict),
                    "{text} {}",
                    game.print(position)
                );
            }
        }
    }
}

/// What x gets more than o under superko, straight from the definition: every line of play, without a table but with
/// cut-offs between `low` and `high`.
fn superko_score(
    rows: &Rows,
    seen: &mut Vec<Rows>,
    passed: bool,
    mover: Player,
    mut low: i64,
    mut high: i64,
) -> i64 {
    let maximise = mover == Player::Left;
    let offer = |score: i64, low: &mut i64, high: &mut i64| {
        if maximise {
            *low = score.max(*low);
        } else {
            *high = score.min(*high);
        }
        low >= high
    };
    let after_pass = if passed {
        let [left, right] = area(rows);
        i64::from(left) - i64::from(right)
    } else {
        superko_score(rows, seen, true, mover.opponent(), low, high)
    };
    if !offer(after_pass, &mut low, &mut high) {
        for (_, to) in plays(rows, colour(mover)) {
            if seen.contains(&to) {
                continue;
            }
            seen.push(to.clone());
            let score = superko_score(&to, seen, false, mover.opponent(), low, high);
            seen.pop();
            if offer(score, &mut low, &mut high) {
                break;
            }
        }
    }
    if maximise { low } else { high }
}

/// Who wins by the catalogue, for every komi around the naive score; from the empty board.
#[test]
fn superko_agrees_with_every_line_of_play() {
    for (height, width, known) in [(1, 1, Some(0)), (1, 2, None), (1, 3, None), (1, 4, None), (2, 2, Some(1))]
    {
        let empty = vec![vec!['.'; width]; height];
        let score = superko_score(&empty, &mut vec![empty.clone()], false, Player::Left, -99, 99);
        // The 2x2 board: Tromp's program and Taylor's proof.
        assert!(known.is_none_or(|known| known == score), "{height}x{width}: {score}");
        for double_komi in 2 * score - 2..=2 * score + 2 {
            let komi = format!(
                "{}{}.{}",
                if double_komi < 0 { "-" } else { "" },
                double_komi.abs() / 2,
                double_komi.abs() % 2 * 5
            );
            let question = open(&format!("go:superko,komi={komi} {height}x{width}")).unwrap();
            let mut judge = question.game.top_down(Convention::Normal, &Limits::none()).unwrap();
            let verdict = judge.verdict(&question.position, Player::Left).unwrap().result();
            let expected = match (2 * score - double_komi).signum() {
                1 => Ending::Win,
                0 => Ending::Draw,
                _ => Ending::Loss,
            };
            assert_eq!(verdict, expected, "{height}x{width} komi {komi}, {} states", judge.state_count());
        }
    }
}

/// On boards of a row, every position of whole superko games has the verdict of the definition, without symmetry.
#[test]
fn superko_labels_are_those_of_a_naive_fixpoint() {
    for (game, text) in [
        (superko(), "1x3"),
        (superko().with_double_komi(3).unwrap(), "1x3"),
        (superko().without_passes(), "2x2"),
    ] {
        let start = game.parse(text).unwrap();
        let truth = naive(&game, &start, Convention::Normal);
        let starts = Player::each(|player| (start.clone(), player));
        let explored =
            zermelo::solve::explore::explore(&game, &starts, Convention::Normal, &Limits::none()).unwrap();
        for ((position, player), verdict) in &truth {
            assert_eq!(explored.find(position, *player), Some(*verdict), "{text} {}", game.print(position));
        }
    }
}
