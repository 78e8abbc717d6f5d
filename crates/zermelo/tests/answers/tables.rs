//! Tables of positions: every one that can be reached, once, with the verdicts of the definition.

use crate::schema::Schema;
use crate::support;
use zermelo::answer::{PositionTable, TableError, TableQuestion, position_table, write_table_json};
use zermelo::catalogue::{Engines, open};
use zermelo::game::{Convention, Notation, Player, Ruleset};
use zermelo::rulesets::board::{Chomp, ChompRows};
use zermelo::solve::{Limits, StopReason};

fn table_of(text: &str, p_positions_only: bool, convention: Convention) -> PositionTable {
    let question = TableQuestion {
        both_plays: false,
        game: open(text).unwrap(),
        convention,
        to_move: None,
        p_positions_only,
        with_strategy: false,
    };
    position_table(&question, &Limits::none()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The table of all positions has every one once, with the verdicts of the naive solver; the P-positions are among them.
#[test]
fn tables_hold_what_can_be_reached() {
    for convention in support::CONVENTIONS {
        let full = table_of("chomp 4x5", false, convention);
        let start = vec![5; 4];
        let truth = support::naive(&Chomp, &start, convention);
        let mut forms: Vec<ChompRows> =
            truth.keys().map(|(rows, _)| Chomp.normal_form(rows).position).collect();
        forms.sort();
        forms.dedup();
        assert_eq!(full.rows.len(), forms.len());
        for row in &full.rows {
            let rows = Chomp.parse(&row.position).unwrap();
            assert_eq!(row.verdicts[0], Some(truth[&(rows, Player::Left)]), "{}", row.position);
        }
        let only: Vec<_> = full.rows.iter().filter(|row| row.is_p()).cloned().collect();
        assert_eq!(table_of("chomp 4x5", true, convention).rows, only);
        // By first rows and by labels.
        let many = table_of("chomp 8x9", true, convention);
        assert!(many.by.contains("first rows"));
        let labelled = table_of("chomp 8x9", false, convention).rows;
        let labelled: std::collections::BTreeSet<ChompRows> =
            labelled.iter().filter(|row| row.is_p()).map(|row| form(&row.position)).collect();
        assert_eq!(many.rows.len(), labelled.len());
        assert!(many.rows.iter().all(|row| labelled.contains(&form(&row.position))));
    }
}

fn form(text: &str) -> ChompRows {
    Chomp.normal_form(&Chomp.parse(text).unwrap()).position
}

#[test]
fn tables_have_the_form_of_the_schema() {
    let schema = Schema::named("table-1");
    for (text, count) in [
        ("chomp 2x2", 4),
        ("nim 1 2", 5),
        ("go 1x3", 0),
        ("go:superko 1x2", 0),
        ("tictactoe xo./.x./..o", 0),
        ("tictactoe:2x5:3 empty", 0),
        ("domineering 2x3", 0),
        ("token:a>b,b>a,b>c a", 3),
        ("hackenbush lrl", 0),
        ("nim 2 + token:a>b,b>a,b>c a", 0),
        ("konane .ox.|o..x|....", 0),
        ("wythoff 4 4", 0),
    ] {
        for p_positions_only in [false, true] {
            let table = table_of(text, p_positions_only, Convention::Normal);
            let mut json = Vec::new();
            write_table_json(&table, &mut json).unwrap();
            let json = serde_json::from_slice(&json).unwrap();
            if let Err(error) = schema.validate(&json) {
                panic!("{text}: {error} in {json}");
            }
            assert!(
                p_positions_only || count == 0 || table.rows.len() == count,
                "{text}: {}",
                table.rows.len()
            );
            check_verdicts(text, &table);
        }
    }
}

/// Each row's verdicts are those of the question asked by itself.
fn check_verdicts(text: &str, table: &PositionTable) {
    let opened = open(text).unwrap();
    for row in &table.rows {
        let (position, _) = opened.game.parse_question(&row.position).unwrap();
        for player in Player::BOTH {
            let Some(verdict) = row.verdicts[player.index()] else { continue };
            let asked = [(position.clone(), player)];
            let mut judge = opened.game.explore(&asked, Convention::Normal, &Limits::none()).unwrap();
            assert_eq!(
                judge.verdict(&position, player).unwrap(),
                verdict,
                "{text}: {} {player}",
                row.position
            );
        }
    }
}

/// Without a limit a table that nobody could read is refused before memory is full; a limit is kept to as it is.
#[test]
fn tables_too_large() {
    let question = TableQuestion {
        both_plays: false,
        game: open("nim 1000000000000").unwrap(),
        convention: Convention::Normal,
        to_move: None,
        p_positions_only: false,
        with_strategy: false,
    };
    assert_eq!(position_table(&question, &Limits::none()).unwrap_err(), TableError::TooLarge);
    let few = Limits::none().at_most_positions(1000);
    let stopped = position_table(&question, &few).unwrap_err();
    assert_eq!(stopped, TableError::Stopped(StopReason::Positions(1000)));
}

/// Misère play beside normal play is what a table of misère play says; with P-positions, those of either.
#[test]
fn both_plays_stand_side_by_side() {
    for text in ["nim 2 3", "kayles 4", "chomp 2x3", "wythoff 3 3", "domineering 2x3"] {
        let question = TableQuestion {
            both_plays: true,
            game: open(text).unwrap(),
            convention: Convention::Normal,
            to_move: None,
            p_positions_only: false,
            with_strategy: true,
        };
        let table = |question: &TableQuestion| position_table(question, &Limits::none()).unwrap();
        let both = table(&question);
        let mut json = Vec::new();
        write_table_json(&both, &mut json).unwrap();
        Schema::named("table-1").validate(&serde_json::from_slice(&json).unwrap()).unwrap();
        let [normal, misere] = [Convention::Normal, Convention::Misere]
            .map(|convention| table(&TableQuestion { convention, both_plays: false, ..question.clone() }));
        for ((row, normal), misere) in both.rows.iter().zip(&normal.rows).zip(&misere.rows) {
            let beside = row.misere.as_ref().unwrap();
            assert_eq!((&row.position, &row.position), (&normal.position, &misere.position));
            assert_eq!((row.verdicts, beside.verdicts), (normal.verdicts, misere.verdicts));
            assert_eq!(beside.winning_moves, misere.winning_moves);
            assert_eq!(row.misere_outcome(), misere.outcome());
        }
        assert_eq!(both.rows.len(), misere.rows.len());
        let lost = table(&TableQuestion { p_positions_only: true, ..question.clone() });
        let expected = both
            .rows
            .iter()
            .filter(|row| [row.outcome(), row.misere_outcome()].contains(&Some(zermelo::game::Outcome::P)));
        assert_eq!(lost.rows.iter().collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "{text}");
    }
}
