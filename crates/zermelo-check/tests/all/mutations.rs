//! Certificates of a naive writer are accepted; changed ones are accepted only if what they claim is true all the same.

use crate::support::{Chance, Lines, accepted, check, samples, truth};

#[test]
fn certificates_of_the_naive_writer_are_accepted_and_true() {
    let samples = samples::samples();
    for lines in &samples {
        let accepted = accepted(lines);
        assert!(truth::is_true(lines, accepted.moves_on_trust), "{}", lines.join("\n"));
    }
    for kind in [
        "labels",
        "winner",
        "holds",
        "draw",
        "grundy",
        "loopy-grundy",
        "period",
        "le",
        "equal",
        "less",
        "fuzzy",
        "canonical",
        "quotient",
        "that",
    ] {
        let is_of_kind = |lines: &&Lines| lines[4].split(' ').nth(1) == Some(kind);
        assert!(kind == "le" || samples.iter().filter(is_of_kind).count() >= 2, "{kind}");
    }
}

#[test]
fn real_changes_are_rejected() {
    let mut chance = Chance(2026);
    let mut rejected = 0;
    let mut true_all_the_same = 0;
    for lines in samples::samples() {
        for _ in 0..80 {
            let mut changed = change(&mut chance, &lines);
            if chance.one_in(3) {
                changed = change(&mut chance, &changed);
            }
            if changed == lines {
                continue;
            }
            match check(&changed) {
                Err(_) => rejected += 1,
                Ok(accepted) => {
                    true_all_the_same += 1;
                    if has_other_heaps(&lines, &changed) {
                        continue;
                    }
                    assert!(
                        truth::is_true(&changed, accepted.moves_on_trust),
                        "false, but {accepted}:\n{}",
                        changed.join("\n")
                    );
                }
            }
        }
    }
    println!("{rejected} rejected, {true_all_the_same} true all the same");
    assert!(rejected > 20_000 && true_all_the_same > 200, "{rejected} {true_all_the_same}");
}

/// Whether the rules of a game of heaps that declares them, or its heaps, are others now: there may be more positions then than
/// the naive truth can go through.
fn has_other_heaps(lines: &Lines, changed: &Lines) -> bool {
    let has_heaps = lines[..4].iter().any(|line| line.contains("declared:") && line.contains("heaps"));
    has_heaps && lines[..4] != changed[..4]
}

/// A certificate with one thing changed, not always in earnest.
fn change(chance: &mut Chance, lines: &Lines) -> Lines {
    let mut lines = lines.clone();
    let at = chance.below(lines.len());
    let other = chance.below(lines.len());
    match chance.below(10) {
        0 | 1 => lines[at] = change_letter(chance, &lines[at]),
        2..=4 => lines[at] = change_number(chance, &lines[at]),
        5 => _ = lines.remove(at),
        6 => lines.insert(other, lines[at].clone()),
        7 => lines.swap(at, other),
        8 => lines[at] = swap_words(chance, &lines[at]),
        _ => change_words(chance, &mut lines),
    }
    if lines.len() < 6 || chance.one_in(60) {
        lines.truncate(5 + chance.below(lines.len()));
    }
    lines
}

fn change_letter(chance: &mut Chance, line: &str) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    let new = *chance.of(&"0123456789WLD=|- \tabcdxo.#tf,lre+<{}*^v()/".chars().collect::<Vec<_>>());
    let at = chance.below(letters.len() + 1);
    if at == letters.len() || chance.one_in(4) {
        letters.insert(at, new);
    } else if chance.one_in(4) {
        letters.remove(at);
    } else {
        letters[at] = new;
    }
    letters.into_iter().collect()
}

/// Another number in place of one of the line.
fn change_number(chance: &mut Chance, line: &str) -> String {
    let starts: Vec<usize> = line
        .char_indices()
        .filter(|&(at, letter)| {
            letter.is_ascii_digit() && !line[..at].ends_with(|c: char| c.is_ascii_digit())
        })
        .map(|(at, _)| at)
        .collect();
    if starts.is_empty() {
        return change_letter(chance, line);
    }
    let start = *chance.of(&starts);
    let digits = line[start..].chars().take_while(char::is_ascii_digit).count();
    let number: usize = line[start..start + digits].parse().unwrap_or(0);
    let new = match chance.below(4) {
        0 => number + 1,
        1 => number.saturating_sub(1),
        2 => chance.below(12),
        _ => number + 2,
    };
    format!("{}{new}{}", &line[..start], &line[start + digits..])
}

fn swap_words(chance: &mut Chance, line: &str) -> String {
    let between = if line.contains('\t') {
        "\t"
    } else if line.contains('|') {
        "|"
    } else {
        " "
    };
    let mut words: Vec<&str> = line.split(between).collect();
    let (one, two) = (chance.below(words.len()), chance.below(words.len()));
    words.swap(one, two);
    words.join(between)
}

/// Another claim or convention.
fn change_words(chance: &mut Chance, lines: &mut Lines) {
    let (from, to) = *chance.of(&[
        ("normal", "misere"),
        ("misere", "normal"),
        ("left", "right"),
        ("right", "left"),
        ("holds", "winner"),
        ("winner", "holds"),
        ("less", "fuzzy"),
        ("equal", "le"),
        ("equal", "canonical"),
        ("fuzzy", "less"),
        ("canonical", "equal"),
        ("one", "two"),
        (" parity", ""),
        ("=", "<"),
        ("<", "="),
        ("||", "="),
        ("+", "-"),
        ("bouton", "wythoff"),
        ("two-rows", "corner"),
    ]);
    for line in lines.iter_mut().skip(1) {
        if line.contains(from) && chance.one_in(2) {
            *line = line.replacen(from, to, 1);
        }
    }
}
