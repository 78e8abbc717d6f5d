//! What a learner asks beside the answer: a strategy for every position, the rounds of the labels, claims on won and lost
//! sets, payoff trees, a played game judged, guesses at a rule. Each is compared with the definition.

use super::schema::Schema;
use zermelo::answer::{
    GraphOrder, Report, ReviewError, ReviewQuestion, Rounds, Style, TableQuestion, answer_graph,
    position_table, review,
};
use zermelo::catalogue::open;
use zermelo::conjecture::{ConjectureError, ConjectureQuestion, conjecture};
use zermelo::game::graph::{ExplicitGame, GraphFormat};
use zermelo::game::random::SplitMix64;
use zermelo::game::{Convention, Ending, Player, Verdict};
use zermelo::payoff::{Event, PayoffTree, TreeReport};
use zermelo::solve::Limits;
use zermelo::solve::claim::{ClaimedSets, check_sets};

fn json(report: &dyn Report) -> serde_json::Value {
    let mut output = Vec::new();
    report.write_json(&mut output).unwrap();
    serde_json::from_slice(&output).unwrap()
}

fn text(report: &dyn Report) -> String {
    let mut output = Vec::new();
    report.write_text(Style::Plain, &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// A random graph with loops, moves of either player or both.
fn random_graph(seed: u64, partizan: bool) -> ExplicitGame {
    let mut random = SplitMix64::new(seed);
    let count = random.between(3, 9);
    let mut text = String::new();
    for _ in 0..random.between(3, 16) {
        let by = if partizan { *random.pick(&["", " left", " right"]).unwrap() } else { "" };
        text += &format!("v{} v{}{by}\n", random.below(count), random.below(count));
    }
    GraphFormat::Edges.read(&text).unwrap()
}

#[test]
fn strategies_win_against_every_defence() {
    for seed in 0..60 {
        let game = random_graph(seed, seed % 2 == 0);
        let answer = answer_graph(&game, Convention::Normal, &Limits::none()).unwrap();
        for vertex in 0..game.vertex_count() as u32 {
            for player in Player::BOTH {
                let verdict = answer.verdict(vertex, player);
                let Some(to) = answer.winning_move(vertex, player) else {
                    assert!(!matches!(verdict, Verdict::Win(Some(1..))), "{verdict}");
                    continue;
                };
                assert!(game.moves_of(player).row(vertex).contains(&to));
                // The distance falls by one, whatever the opponent answers.
                let Verdict::Win(Some(distance)) = verdict else { panic!("{verdict}") };
                assert_eq!(answer.verdict(to, player.opponent()), Verdict::Loss(Some(distance - 1)));
                for &reply in game.moves_of(player.opponent()).row(to) {
                    let Verdict::Win(Some(rest)) = answer.verdict(reply, player) else { panic!() };
                    assert!(rest + 2 <= distance);
                }
            }
        }
        let dot = answer.to_dot();
        assert_eq!(GraphFormat::guess(&dot).read(&dot).unwrap().move_count(), game.move_count());
    }
}

#[test]
fn strategies_are_shown_in_all_forms() {
    let game = GraphFormat::Edges.read("a b\nb c\nb d\nd e\nc a").unwrap();
    let answer = answer_graph(&game, Convention::Normal, &Limits::none()).unwrap();
    assert_eq!(answer.to_dot().matches("style=bold").count(), 1);
    let plain = answer.to_json();
    assert!(!plain.contains("winning_moves"));
    let answer = answer.with_strategy();
    let schema = Schema::named("graph-1");
    schema.validate(&serde_json::from_str(&answer.to_json()).unwrap()).unwrap();
    let mut csv = Vec::new();
    answer.write_csv(GraphOrder::Name, &mut csv).unwrap();
    let csv = String::from_utf8(csv).unwrap();
    assert!(csv.starts_with("position,outcome,result,distance,grundy,winning_move\n"), "{csv}");
    assert!(csv.lines().any(|line| line.starts_with("d,N,win,1,") && line.ends_with(",e")), "{csv}");
    assert!(
        answer.to_text().lines().any(|line| line.starts_with("d ") && line.ends_with(" e")),
        "{}",
        answer.to_text()
    );
}

#[test]
fn tables_have_strategies_and_rounds() {
    for text in ["nim 2 3", "hackenbush lrl", "kayles 5", "tictactoe xox/oxo/..."] {
        let question = TableQuestion {
            both_plays: false,
            game: open(text).unwrap(),
            convention: Convention::Normal,
            to_move: None,
            p_positions_only: false,
            with_strategy: true,
        };
        let table = position_table(&question, &Limits::none()).unwrap();
        for row in &table.rows {
            for player in Player::BOTH {
                let wins = matches!(row.verdicts[player.index()], Some(Verdict::Win(Some(1..))));
                assert_eq!(row.winning_moves[player.index()].is_some(), wins, "{text}: {}", row.position);
            }
        }
        Schema::named("table-1").validate(&json(&table)).unwrap();
        let rounds = table.rounds();
        check_rounds(&rounds);
    }
}

fn check_rounds(rounds: &Rounds) {
    Schema::named("rounds-1").validate(&json(rounds)).unwrap();
    for (round, members) in &rounds.rounds {
        assert!(!members.is_empty());
        assert!(members.iter().all(|member| member.verdict.distance() == Some(*round)));
    }
    assert!(rounds.rounds.windows(2).all(|pair| pair[0].0 < pair[1].0));
    assert!(rounds.drawn.iter().all(|member| member.verdict == Verdict::Draw));
}

#[test]
fn graphs_have_rounds() {
    for seed in 0..20 {
        let game = random_graph(seed, seed % 2 == 1);
        let answer = answer_graph(&game, Convention::Normal, &Limits::none()).unwrap();
        check_rounds(&answer.rounds());
    }
    let game = GraphFormat::Edges.read("a b\nb c").unwrap();
    let rounds = answer_graph(&game, Convention::Normal, &Limits::none()).unwrap().rounds();
    assert_eq!(
        text(&rounds),
        "round 0  lost: c\nround 1  won: b\nround 2  lost: a\nEvery position has a label: none is drawn.\n"
    );
}

/// Every set of one vertex more or less is refuted, the right ones hold.
#[test]
fn won_and_lost_sets_are_checked() {
    for seed in 0..30 {
        let game = random_graph(seed, true);
        let labels = answer_graph(&game, Convention::Normal, &Limits::none()).unwrap();
        let set = |ending: Ending, player| {
            let is_in = |vertex| labels.verdict(vertex, player).result() == ending;
            Some((0..game.vertex_count() as u32).map(is_in).collect::<Vec<bool>>())
        };
        let right = ClaimedSets {
            won: Player::each(|player| set(Ending::Win, player)),
            lost: Player::each(|player| set(Ending::Loss, player)),
        };
        assert_eq!(right.overlap(), None);
        let check =
            |sets: &ClaimedSets| check_sets(&game, sets, Convention::Normal, &Limits::none()).unwrap();
        assert_eq!(check(&right), None);
        for vertex in 0..game.vertex_count() {
            for player in Player::BOTH {
                let mut wrong = right.clone();
                let marks = wrong.won[player.index()].as_mut().unwrap();
                marks[vertex] = !marks[vertex];
                let found = check(&wrong).expect("refuted");
                assert_eq!((found.vertex as usize, found.to_move), (vertex, player));
            }
        }
    }
    let both = ClaimedSets { won: [Some(vec![true]), None], lost: [Some(vec![true]), None] };
    assert_eq!(both.overlap(), Some((0, Player::Left)));
}

/// A random tree as text, nested to a depth.
fn random_tree(random: &mut SplitMix64, depth: u64) -> String {
    if depth == 0 || random.chance(1, 5) {
        return (random.between(0, 20).cast_signed() - 10).to_string();
    }
    let children: Vec<String> = (0..random.between(1, 4)).map(|_| random_tree(random, depth - 1)).collect();
    format!("({})", children.join(" "))
}

fn plain_minimax(tree: &PayoffTree, vertex: usize) -> i64 {
    let below = tree.children(vertex).iter().map(|&child| plain_minimax(tree, child));
    match (tree.payoff(vertex), tree.mover(vertex)) {
        (Some(payoff), _) => payoff,
        (None, Player::Left) => below.max().unwrap(),
        (None, Player::Right) => below.min().unwrap(),
    }
}

#[test]
fn alpha_beta_finds_what_minimax_finds() {
    let mut random = SplitMix64::new(1);
    let mut cuts = 0;
    for place in 0..400 {
        let text = random_tree(&mut random, 5);
        let player = Player::BOTH[place % 2];
        let tree = text.parse::<PayoffTree>().unwrap().with_mover(player);
        let search = tree.alpha_beta();
        assert_eq!(search.value, plain_minimax(&tree, 0), "{text}");
        assert_eq!(tree.values()[0], search.value);
        assert!(search.nodes <= tree.len());
        let skipped: usize = search
            .events
            .iter()
            .filter_map(
                |event| if let Event::Cut { skipped, .. } = event { Some(skipped.len()) } else { None },
            )
            .sum();
        assert_eq!(skipped > 0, search.nodes < tree.len(), "{text}");
        cuts += skipped;
        Schema::named("tree-1").validate(&json(&TreeReport::new(&tree, place % 3 == 0))).unwrap();
    }
    assert!(cuts > 100);
}

#[test]
fn trees_of_texts() {
    let tree: PayoffTree = "((3 5) (2 9) (0 7))".parse().unwrap();
    let said = text(&TreeReport::new(&tree, true));
    for line in [
        "With best play Right pays 3 to Left.",
        "C: Right gets at most 2 here, and Left has 3 at A: Left does not come here, so 9 cannot matter and is skipped",
        "Minimax looks at 10 vertices, alpha-beta at 8; both find 3.",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    // A Min node over 3 and 1 is worth 1.
    assert_eq!("(3 1)".parse::<PayoffTree>().unwrap().with_mover(Player::Right).values()[0], 1);
    let deep = format!("{}1{}", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(deep.parse::<PayoffTree>().unwrap().alpha_beta().value, 1);
    for (bad, message) in [
        ("", "there is no tree"),
        ("(1 win)", "is a result, not a payoff"),
        ("(1 (2 3)", "not closed"),
        ("1)", "was not opened"),
        ("1 2", "one root"),
        ("(1 x)", "whole number"),
        ("(1 ())", "no children"),
        ("(99999999999999999999)", "whole number"),
    ] {
        let error = bad.parse::<PayoffTree>().unwrap_err();
        assert!(error.message.contains(message), "{bad}: {}", error.message);
    }
}

fn reviewed(game: &str, moves: &[&str]) -> Result<zermelo::answer::Review, ReviewError> {
    let moves = moves.iter().map(|&text| text.to_owned()).collect();
    let question =
        ReviewQuestion { game: open(game).unwrap(), convention: Convention::Normal, to_move: None, moves };
    review(&question, &Limits::none())
}

#[test]
fn mistakes_are_found() {
    let found =
        reviewed("nim 3 4 5", &["1 4 5", "1 4 4", "take 1 from heap 1", "take 1 from heap 2"]).unwrap();
    assert_eq!(found.mistakes(), Vec::<usize>::new());
    assert_eq!(found.moves[0].grundy.as_deref(), Some("0"));
    let found = reviewed("nim 3 4 5", &["3 4 4", "take 3 from heap 1"]).unwrap();
    assert_eq!(found.mistakes(), [1]);
    assert_eq!(found.moves[0].better.as_deref(), Some("take 2 from heap 1"));
    Schema::named("review-1").validate(&json(&found)).unwrap();
    assert!(
        text(&found).contains("A mistake: it was a win in 11 plies; better: take 2 from heap 1"),
        "{}",
        text(&found)
    );
    let found = reviewed("tictactoe empty", &["b2", "b1", "a1"]).unwrap();
    assert_eq!(found.mistakes(), [2]);
    let over = reviewed("nim 1", &["1"]).unwrap();
    assert_eq!(over.ending, Some(Ending::Loss));
    assert!(text(&over).contains("First has won"));
    let large = reviewed("nim 1000 2000 3000", &["1000 2000 2999"]).unwrap();
    // The exclusive or of the heaps is 3968.
    assert_eq!(large.mistakes().len(), 1);
}

#[test]
fn moves_that_cannot_be_made_are_refused() {
    let error = reviewed("nim 3 4 5", &["1 4 5", "9 9 9"]).unwrap_err();
    let ReviewError::Illegal { number: 2, position, .. } = &error else { panic!("{error}") };
    assert_eq!(position, "1 4 5");
    assert!(error.to_string().contains("possible here"), "{error}");
    assert!(matches!(reviewed("nim 1", &["1", "1"]), Err(ReviewError::Over { number: 2, .. })));
}

#[test]
fn a_long_game_is_reviewed() {
    // A token of either heap in turns.
    let mut heaps = [150_u64, 150];
    let moves: Vec<String> = (0..200)
        .map(|made| {
            heaps[made % 2] -= 1;
            format!("{} {}", heaps[0], heaps[1])
        })
        .collect();
    let texts: Vec<&str> = moves.iter().map(String::as_str).collect();
    let found = reviewed("nim 150 150", &texts).unwrap();
    assert_eq!(found.moves.len(), 200);
    assert_eq!(found.mistakes(), Vec::<usize>::new());
}

fn guessed(game: &str, heaps: Option<usize>, to: Option<u64>, convention: Convention) -> Vec<(String, bool)> {
    let question = ConjectureQuestion { game: game.to_owned(), heaps, to, convention };
    let found =
        conjecture(&question, None, &Limits::none()).unwrap_or_else(|error| panic!("{game}: {error}"));
    Schema::named("conjecture-1").validate(&json(&found)).unwrap();
    found.guesses.into_iter().map(|guess| (guess.rule.to_string(), guess.counterexample.is_none())).collect()
}

#[test]
fn rules_are_guessed() {
    use Convention::{Misere, Normal};
    for (game, heaps, to, convention, rule) in [
        ("bash:3", None, Some(400), Normal, "n is lost exactly when n mod 4 = 0"),
        ("31:3", None, Some(200), Normal, "n is lost exactly when n mod 4 = 1"),
        ("bash:3", None, Some(400), Normal, "g(n + 4) = g(n) for n ≥ 0"),
        ("subtraction:2,5,6", None, Some(400), Normal, "period"),
        ("heaps:0.33", None, Some(100), Normal, "n mod 3 = 0"),
        ("nim", Some(1), Some(60), Normal, "g(n + 1) = g(n) + 1"),
        ("fibonacci-nim", None, None, Normal, "each is the sum of the two before"),
        ("moore-nim:2", Some(3), Some(16), Normal, "a multiple of 3"),
        ("moore-nim:2", Some(4), Some(9), Misere, "the number of ones is 1 more than a multiple"),
        ("fibonacci-nim", None, Some(400), Normal, "each is the sum of the two before"),
        ("wythoff", None, Some(60), Normal, "α = (1 + √5)/2"),
        ("generalised-wythoff:2", None, Some(60), Normal, "(a, a + 2k)"),
        ("nim", Some(2), Some(40), Normal, "f(a) = f(b), with f(n) = n"),
        ("bash:3", Some(2), Some(40), Normal, "f(n) = n mod 4"),
        ("nim", Some(3), Some(16), Normal, "nim-sum of f over the heaps is 0, with f(n) = n"),
        ("nim", Some(3), Some(12), Misere, "or it is 1 and none is"),
        ("kayles", None, Some(400), Normal, "g(n + 12) = g(n)"),
        ("grundys-game", Some(2), Some(30), Normal, "f(a) = f(b)"),
        ("split", None, Some(60), Normal, "n mod 2 = 1"),
    ] {
        let rules = guessed(game, heaps, to, convention);
        assert!(rules.iter().any(|(said, holds)| *holds && said.contains(rule)), "{game}: {rule}: {rules:?}");
    }
}

/// What the smaller heaps suggest and larger ones refute is said with its counterexample: the Grundy values of 0.16 begin
/// to repeat long after they seem to.
#[test]
fn guesses_that_fail_have_a_counterexample() {
    let mut refuted = 0;
    for game in
        ["heaps:0.16", "heaps:0.15", "heaps:0.14", "heaps:0.6", "grundys-game", "heaps:0.37", "heaps:0.137"]
    {
        for to in [36, 45, 60, 90, 120, 150] {
            let question = ConjectureQuestion {
                game: game.to_owned(),
                heaps: Some(1),
                to: Some(to),
                convention: Convention::Normal,
            };
            let found = conjecture(&question, None, &Limits::none()).unwrap();
            for guess in found.guesses {
                let Some(place) = guess.counterexample else { continue };
                refuted += 1;
                assert!(place[0] <= to);
            }
        }
    }
    assert!(refuted > 0);
}

#[test]
fn ten_thousand_positions_are_looked_at() {
    let question = ConjectureQuestion {
        game: "bash:3".to_owned(),
        heaps: None,
        to: Some(10_000),
        convention: Convention::Normal,
    };
    let found = conjecture(&question, None, &Limits::none()).unwrap();
    assert_eq!(found.positions, 10_001);
    assert_eq!(found.lost_count, 2_501);
}

#[test]
fn what_is_no_heap_game_is_refused() {
    let refusal = |game: &str, heaps| {
        let question =
            ConjectureQuestion { game: game.to_owned(), heaps, to: Some(10), convention: Convention::Normal };
        conjecture(&question, None, &Limits::none()).unwrap_err()
    };
    assert!(matches!(refusal("nmi", None), ConjectureError::Game(_)));
    assert!(matches!(
        refusal("tictactoe", None),
        ConjectureError::Game(_) | ConjectureError::NotHeaps { .. }
    ));
    assert!(matches!(refusal("nim", Some(9)), ConjectureError::NotHeaps { .. }));
}
