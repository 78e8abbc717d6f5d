//! Claims about stoppers: on random loopy graphs exactly the true ones can be shown, whatever the records say.

use crate::support::{Chance, Lines, accepted, certificate, check};

type Nodes = Vec<[Vec<usize>; 2]>;

/// For each pair of nodes whether Left, moving second in H − G, survives: the greatest fixed point, by its definition. And the
/// pairs that she does not survive, in the order of rounds.
fn survival(nodes: &Nodes) -> (Vec<Vec<bool>>, Vec<(usize, usize)>) {
    let all = || (0..nodes.len()).flat_map(|one| (0..nodes.len()).map(move |two| (one, two)));
    let mut survives = vec![vec![true; nodes.len()]; nodes.len()];
    let mut lost = Vec::new();
    loop {
        let answered = |one: usize, two: usize| {
            nodes[one][1].iter().any(|&reply| survives[reply][two])
                || nodes[two][0].iter().any(|&reply| survives[one][reply])
        };
        let falls = |&(one, two): &(usize, usize)| {
            survives[one][two]
                && !(nodes[one][0].iter().all(|&option| answered(option, two))
                    && nodes[two][1].iter().all(|&option| answered(one, option)))
        };
        let fallen: Vec<(usize, usize)> = all().filter(falls).collect();
        if fallen.is_empty() {
            return (survives, lost);
        }
        for &(one, two) in &fallen {
            survives[one][two] = false;
        }
        lost.extend(fallen);
    }
}

/// Whether no alternating play is longer than there are states.
fn are_stoppers(nodes: &Nodes) -> bool {
    let mut live: Vec<(usize, usize)> = (0..nodes.len()).flat_map(|node| [(node, 0), (node, 1)]).collect();
    for _ in 0..=2 * nodes.len() {
        let step = |&(node, player): &(usize, usize)| {
            nodes[node][player].iter().map(move |&option| (option, 1 - player))
        };
        let mut next: Vec<(usize, usize)> = live.iter().flat_map(step).collect();
        next.sort_unstable();
        next.dedup();
        live = next;
    }
    live.is_empty()
}

/// Whether a node is in simplest form, by the definition.
fn is_canonical(nodes: &Nodes, survives: &[Vec<bool>], root: usize) -> bool {
    let mut followers = vec![root];
    let mut next = 0;
    while next < followers.len() {
        for &option in nodes[followers[next]].iter().flatten() {
            if !followers.contains(&option) {
                followers.push(option);
            }
        }
        next += 1;
    }
    followers.iter().enumerate().all(|(place, &x)| {
        let [left, right] = &nodes[x];
        let undominated = |options: &[usize]| {
            options.iter().all(|&one| options.iter().all(|&two| one == two || !survives[one][two]))
        };
        let is_new = followers[..place].iter().all(|&y| !(survives[x][y] && survives[y][x]));
        undominated(left)
            && undominated(right)
            && left.iter().all(|&option| nodes[option][1].iter().all(|&reply| !survives[reply][x]))
            && right.iter().all(|&option| nodes[option][0].iter().all(|&reply| !survives[x][reply]))
            && is_new
    })
}

fn random_nodes(chance: &mut Chance, count: usize) -> Nodes {
    let side = |chance: &mut Chance| (0..count).filter(|_| chance.one_in(4)).collect::<Vec<_>>();
    (0..count).map(|_| [side(chance), side(chance)]).collect()
}

fn records(nodes: &Nodes, pairs: &[(usize, usize)], refuted: &[(usize, usize)]) -> Vec<String> {
    let list = |side: &[usize]| side.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
    let line = |[left, right]: &[Vec<usize>; 2]| format!("{}|{}", list(left), list(right));
    let pair = |&(one, two): &(usize, usize)| format!("{one} {two}");
    let mut all = vec![format!("nodes {}", nodes.len())];
    all.extend(nodes.iter().map(line));
    all.push("pairs".to_owned());
    all.extend(pairs.iter().map(pair));
    all.push("next".to_owned());
    all.extend(refuted.iter().map(pair));
    all
}

fn claimed(words: &str, records: &[String]) -> Lines {
    certificate("forms", "-", "normal", words, records.to_vec())
}

#[test]
fn exactly_the_true_claims_about_stoppers_can_be_shown() {
    let mut chance = Chance(11);
    let (mut shown, mut canonical, mut loops) = (0, 0, 0);
    for _ in 0..1500 {
        let count = 2 + chance.below(4);
        let nodes = random_nodes(&mut chance, count);
        let (survives, lost) = survival(&nodes);
        let alike = |&(one, two): &(usize, usize)| one != two && survives[one][two];
        let pairs: Vec<(usize, usize)> =
            (0..count).flat_map(|one| (0..count).map(move |two| (one, two))).filter(alike).collect();
        let all = records(&nodes, &pairs, &lost);
        if !are_stoppers(&nodes) {
            loops += 1;
            let failure = check(&claimed("stoppers le 0 0", &all)).unwrap_err();
            assert!(failure.to_string().contains("not stoppers"), "{failure}");
            continue;
        }
        for (one, two) in (0..count).flat_map(|one| (0..count).map(move |two| (one, two))) {
            let (le, ge) = (survives[one][two], survives[two][one]);
            let truths = [
                ("le", le),
                ("equal", le && ge),
                ("less", le && !ge),
                ("fuzzy", !le && !ge),
                ("canonical", le && ge && is_canonical(&nodes, &survives, two)),
            ];
            for (relation, is_true) in truths {
                let lines = claimed(&format!("stoppers {relation} {one} {two}"), &all);
                assert_eq!(check(&lines).is_ok(), is_true, "{}", lines.join("\n"));
                shown += usize::from(is_true);
                canonical += usize::from(is_true && relation == "canonical");
            }
        }
    }
    assert!(shown > 4000 && canonical > 200 && loops > 100, "{shown} {canonical} {loops}");
}

#[test]
fn false_pairs_are_found_among_any_others() {
    let mut chance = Chance(12);
    let mut rejected = [0, 0];
    for _ in 0..3000 {
        let count = 2 + chance.below(4);
        let nodes = random_nodes(&mut chance, count);
        if !are_stoppers(&nodes) {
            continue;
        }
        let (survives, _) = survival(&nodes);
        let list = |chance: &mut Chance| {
            let mut list: Vec<(usize, usize)> =
                (0..chance.below(6)).map(|_| (chance.below(count), chance.below(count))).collect();
            list.sort_unstable();
            list.dedup();
            list
        };
        let (pairs, refuted) = (list(&mut chance), list(&mut chance));
        let has_false = [
            pairs.iter().any(|&(one, two)| !survives[one][two]),
            refuted.iter().any(|&(one, two)| survives[one][two]),
        ];
        let is_accepted = check(&claimed("stoppers le 0 0", &records(&nodes, &pairs, &refuted))).is_ok();
        for (count, has_false) in rejected.iter_mut().zip(has_false) {
            assert!(!(has_false && is_accepted));
            *count += usize::from(has_false);
        }
    }
    assert!(rejected.iter().all(|&count| count > 300), "{rejected:?}");
}

/// over = {0|over}, on = {on|}: a draw on the difference is not a loss, and an order without an end no proof that it fails.
#[test]
fn endless_play_survives_but_wins_nothing() {
    let nodes: Nodes = vec![[vec![], vec![]], [vec![0], vec![1]], [vec![2], vec![]]];
    let words = |words: &str, pairs: &[(usize, usize)], refuted: &[(usize, usize)]| {
        claimed(words, &records(&nodes, pairs, refuted))
    };
    let over = accepted(&words("stoppers less 0 1", &[(0, 1)], &[(1, 0)]));
    assert_eq!(over.claim, "0 < a{0|a}");
    // In over − on, Right passes until Left has played over to 0, and then has moves for ever.
    let on = accepted(&words("stoppers less 1 2", &[(0, 2), (1, 2)], &[(2, 0), (2, 1)]));
    assert_eq!(on.claim, "a{0|a} < a{a|}");
    // Right, moving first in on − on, does not win, though he always has a move.
    let failure = check(&words("stoppers fuzzy 2 2", &[], &[(2, 2)])).unwrap_err();
    assert!(failure.to_string().contains("no move wins"), "{failure}");
    let failure = check(&words("stoppers less 2 0", &[(2, 0)], &[])).unwrap_err();
    assert!(failure.to_string().contains("no answer to the left option 2 of 2"), "{failure}");
}

#[test]
fn bad_records_of_stoppers_are_said_to_be_so() {
    let node =
        |line: &str| vec!["nodes 1".to_owned(), line.to_owned(), "pairs".to_owned(), "next".to_owned()];
    for (claim, records, expected) in [
        ("stoppers le 0 1", node("|"), "fewer nodes"),
        ("stoppers le 0 0", node("1|"), "an option is a node"),
        ("stoppers le 0 0", node("0 0|"), "ascending"),
        ("stoppers le 0 0", node("0"), "expected a '|'"),
        ("stoppers le 0 0", node("+ 0 0"), "expected a '|'"),
        ("stoppers le 0 0", node("|\tplace"), "no positions"),
        ("stoppers le 0 0", node("0|0"), "not stoppers"),
        ("stoppers le 0 0", vec!["nodes 1".to_owned(), "|".to_owned(), "pairs".to_owned()], "next section"),
        ("stoppers less 0 0", node("|"), "do not show"),
    ] {
        let failure = check(&claimed(claim, &records)).unwrap_err();
        assert!(failure.to_string().contains(expected), "{claim} {records:?}: {failure}");
    }
}
