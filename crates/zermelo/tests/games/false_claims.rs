//! Rule files that claim what is not so: nearly all are refused when they are opened, the others by the longer trial of
//! `zermelo rules check`, each with a position that shows it. And an engine that meets what is not so all the same.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::Path;
use zermelo::game::{Player, Ruleset};
use zermelo::rules::reader::{Settings, read};
use zermelo::rules::{Effort, game_of};
use zermelo::solve::Limits;
use zermelo::solve::value::ValueTable;
use zermelo::value::{Store, ValueError};

/// One game a line; `#` begins a comment.
fn false_rules() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/false-claims.star");
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().filter(|line| line.starts_with("game = ")).map(str::to_owned).collect()
}

/// What the claims of a file are refused with.
fn refusal(rules: &str, effort: Effort) -> Option<String> {
    let no_files = &mut |_: &str| Err("there is no other file".to_owned());
    let file = read("false.star", rules, &Settings::default(), no_files)
        .unwrap_or_else(|fault| panic!("{rules}: {}", fault.into_parse_error()));
    game_of(&file, effort).err().map(|refusal| refusal.to_string())
}

#[test]
fn false_claims_are_refused_with_a_position() {
    let list = false_rules();
    assert!(list.len() >= 200, "{}", list.len());
    let mut late = Vec::new();
    for rules in &list {
        let found = refusal(rules, Effort::LOADING).or_else(|| {
            late.push(rules.clone());
            refusal(rules, Effort::THOROUGH)
        });
        let found = found.unwrap_or_else(|| panic!("not refused: {rules}"));
        assert!(found.contains("is false"), "{rules}: {found}");
        // Two of the reasons lie in the rules, not in a position.
        let is_shown = !found.contains("is false in every position");
        assert!(is_shown || found.contains("a game with endings"), "{rules}: {found}");
    }
    println!("{} of {} are refused when opened; later: {late:#?}", list.len() - late.len(), list.len());
    assert!(late.len() * 20 <= list.len(), "only later: {late:#?}");
}

/// Down to 0, and up again from there, which is not told.
struct Circle;

impl Ruleset for Circle {
    type Position = u32;

    fn options<B>(
        &self,
        &height: &u32,
        _: Player,
        mut visit: impl FnMut(u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        visit(height.checked_sub(1).unwrap_or(500))
    }

    fn is_loop_free(&self) -> bool {
        true
    }
}

#[test]
fn values_are_not_sought_without_end() {
    let store = Store::new();
    let table = ValueTable::new(&Circle, &store).unwrap();
    for threads in [1, 2] {
        let threads = NonZeroUsize::new(threads).unwrap();
        let found = table.value_in_parallel(&3, threads, &Limits::none());
        assert!(matches!(found, Err(ValueError::Domain(why)) if why.contains("can recur")), "{found:?}");
    }
}
