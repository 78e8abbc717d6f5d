//! The modules of the crate use each other in one direction only: what is shared stands below those who share it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Modules by their names, `games::heaps`, with the crate's root as the empty name, and the modules that each of them uses.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The names and the texts of all modules, without their inline tests.
fn modules(folder: &Path, inside: &str, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let name = if inside.is_empty() { stem.to_owned() } else { format!("{inside}::{stem}") };
        if path.is_dir() {
            modules(&path, &name, found);
            continue;
        }
        let name = match stem {
            "main" => continue,
            "lib" => String::new(),
            "mod" => inside.to_owned(),
            _ => name,
        };
        let text = fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        found.insert(name, text.to_owned());
    }
}

/// The paths of a use tree, `a::{b, c::d}`.
fn paths(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((start, rest)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap().trim().to_owned()];
    };
    let inner = rest.strip_suffix('}').unwrap();
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for letter in inner.chars() {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        if letter == ',' && depth == 0 {
            parts.push(String::new());
        } else {
            parts.last_mut().unwrap().push(letter);
        }
    }
    let parts = parts.iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(|part| paths(&format!("{start}{}", part.trim()))).collect()
}

/// All paths of the `use` declarations of a text.
fn used(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap());
    let text = lines.collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for declaration in text.split(';') {
        let declaration = declaration.trim();
        let start = ["use ", "pub use ", "pub(crate) use ", "pub(super) use "]
            .into_iter()
            .filter_map(|word| {
                let at = declaration.rfind(&format!("\n{word}")).map(|at| at + 1);
                Some(at.or(declaration.starts_with(word).then_some(0))? + word.len())
            })
            .max();
        found.extend(start.map(|start| paths(&declaration[start..])).into_iter().flatten());
    }
    found
}

/// The module that a path leads to: the longest beginning of it that is one.
fn module(path: &str, from: &str, names: &BTreeSet<&str>) -> Option<String> {
    let parent = |name: &str| name.rsplit_once("::").map_or(String::new(), |(parent, _)| parent.to_owned());
    let join =
        |name: &str, rest: &str| if name.is_empty() { rest.to_owned() } else { format!("{name}::{rest}") };
    let (mut inside, mut rest) = match path.split_once("::") {
        Some(("crate", rest)) => (String::new(), rest),
        Some(("self", rest)) => (from.to_owned(), rest),
        Some(("super", rest)) => (parent(from), rest),
        // A child, or another crate.
        _ => {
            let first = path.split("::").next()?;
            if !names.contains(join(from, first).as_str()) {
                return None;
            }
            (from.to_owned(), path)
        }
    };
    while let Some(("super", behind)) = rest.split_once("::") {
        (inside, rest) = (parent(&inside), behind);
    }
    for part in rest.split("::") {
        let next = join(&inside, part);
        if !names.contains(next.as_str()) {
            break;
        }
        inside = next;
    }
    Some(inside)
}

fn arrows(texts: &BTreeMap<String, String>) -> Arrows {
    let names: BTreeSet<&str> = texts.keys().map(String::as_str).collect();
    let of = |name: &str, text: &str| {
        let targets = used(text).into_iter().filter_map(|path| module(&path, name, &names));
        targets.filter(|target| target != name).collect()
    };
    texts.iter().map(|(name, text)| (name.clone(), of(name, text))).collect()
}

/// Modules that are left when those that use no other are taken away, again and again.
fn circle(arrows: &Arrows) -> BTreeSet<String> {
    let mut left: BTreeSet<String> = arrows.keys().cloned().collect();
    loop {
        let uses_others = |name: &String| arrows[name].iter().any(|target| left.contains(target));
        let next: BTreeSet<String> = left.iter().filter(|name| uses_others(name)).cloned().collect();
        if next.len() == left.len() {
            return left;
        }
        left = next;
    }
}

#[test]
fn arrows_point_one_way() {
    let mut texts = BTreeMap::new();
    modules(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "", &mut texts);
    let arrows = arrows(&texts);
    // The reader of declarations sees those of all forms.
    for (from, to) in [
        ("", "check"),
        ("check", "labels"),
        ("order", "expression"),
        ("games", "games::game"),
        ("games::sum", "games::game"),
        ("games::chess", "player"),
        ("coq::outcome", "coq::theorem"),
        ("coq", "coq::graph"),
    ] {
        let is_seen = arrows[from].contains(to) || (from, to) == ("coq", "coq::graph");
        assert!(is_seen, "{from} uses {to}: {:?}", arrows[from]);
    }
    let circle = circle(&arrows);
    assert!(circle.is_empty(), "modules in or above a circle: {circle:?}");
}

#[test]
fn circles_are_found() {
    let texts = |list: &[(&str, &str)]| {
        list.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect::<BTreeMap<_, _>>()
    };
    for (list, size) in [
        (&[("a", "use crate::b::B;"), ("b", "use std::fmt;")][..], 0),
        (&[("a", "use crate::b::B;"), ("b", "use crate::a::{A, C};")], 2),
        (
            &[
                ("a", "use crate::{\n    b,\n    c::{C, D},\n};"),
                ("b", ""),
                ("c", "fn f() {}\nuse super::a;"),
            ],
            2,
        ),
        (&[("", "pub use a::A;"), ("a", "use crate::Root;")], 2),
        (&[("g", "pub(crate) use h::H;"), ("g::h", "use super::G;")], 2),
        (&[("g", "pub(crate) use h::H;"), ("g::h", "use super::i::G;"), ("g::i", "// use super::h;")], 0),
    ] {
        assert_eq!(circle(&arrows(&texts(list))).len(), size, "{list:?}");
    }
}
