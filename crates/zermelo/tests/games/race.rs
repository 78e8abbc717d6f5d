//! The race: instances of the solver of sums MCGS with the outcomes that it or its tests found, and how many sums this search
//! looks at. A change of these numbers is a change of how the search works: look at it, and write down the new ones. (The
//! outcomes: test files of MCGS 1.7, M. Müller and others, University of Alberta; all of them are run by
//! `cargo bench -p zermelo-bench --bench sums`.)

use zermelo::solve::Limits;
use zermelo::suite::{self, Status};

/// Sums in the form of MCGS, who moves (or the Grundy value: N), what is expected, and the nodes.
const ROWS: &[(&str, &str, &str, u64)] = &[
    ("[amazons] (....|O...|.X..)", "B", "win", 1223),
    ("[cannibal_clobber] (XOXO|OXOX|XOXO)", "B", "win", 289),
    ("[cannibal_clobber] (XOXOXOXOXOXOXOXOXOXO)", "B", "win", 108),
    ("[cannibal_clobber] (..OOXXX|OXXXX.O|.OXO.OO)", "W", "loss", 498),
    ("[cannibal_clobber] (XOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 168),
    ("[cannibal_clobber] (XOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 364),
    ("[cannibal_clobber] (XOXOXO|OXOXOX|XOXOXO)", "B", "win", 6586),
    ("[cannibal_clobber] (XOOXOOXOOXOOXOOXOOXOOXOOXOOXOO)", "B", "loss", 442),
    ("[cannibal_clobber] (XOXOXOXOXO|OXOXOXOXOX)", "B", "win", 5163),
    ("[cannibal_clobber] (XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 1202),
    ("[cannibal_clobber] (XOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOO)", "W", "win", 6096),
    ("[clobber] (XOXOX|OXOXO|XOXOX)", "B", "win", 242),
    ("[clobber] (XOXO|OXOX|XOXO|OXOX)", "B", "win", 919),
    ("[clobber] (XOXOXOXOXO|OXOXOXOXOX)", "B", "win", 3081),
    ("[clobber] (XOXOXO|OXOXOX|XOXOXO)", "B", "loss", 7667),
    ("[clobber] (X.XOXO|.OOX.O|OOXX.O|XXXO.X|.X.O.X|O..OOX)", "B", "win", 1030),
    ("[clobber] (XOXOXOXOXOX|OXOXOXOXOXO)", "B", "win", 4329),
    ("[clobber_1xn] (XXOXXOXXOXXOXXOXXOXXOXXOXXO)", "B", "win", 71),
    ("[clobber_1xn] (XXOXXOXXOXXOXXOXXOXXOXXOXXO)", "W", "loss", 172),
    ("[clobber_1xn] (XXOXXOXXOXXOXXOXXOXXOXXOXXOXXOXXO)", "W", "loss", 491),
    ("[clobber_1xn] (XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 1864),
    ("[clobber_1xn] (XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 2701),
    ("[clobber_1xn] (XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 5316),
    ("[clobber_1xn] (XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 23948),
    ("[domineering] (......|......|......|......|......)", "W", "win", 1),
    ("[domineering] (.....|.....|.....|.....|.....)", "B", "loss", 55),
    ("[domineering] (.......|.......|.......|.......|.......)", "W", "win", 159),
    ("[domineering] (......#|..#...#|.##..##|##..#.#|##...#.|.......|....#..)", "W", "loss", 1857),
    ("[domineering] (.......|.......|.......|.......|.......)", "B", "loss", 1),
    ("[gen_toads] (1,1,0,0:....X..O.O...X..O...X..X.....X.O...O..O.)", "W", "win", 0),
    ("[gen_toads] (1,1,0,0:...X.O.XX..X....X.......O..OO.......O...)", "B", "win", 0),
    ("[elephants] (.O...O....O..X..X.X.X.....O.OX..O.......)", "B", "win", 0),
    ("[fission] (.X....|#.#...|X.....|#.....|..X.X.|......)", "B", "loss", 39),
    ("[gen_king_dirt] (2,2,0:...|...|..O)", "W", "loss", 452),
    ("[gen_king_dirt] (1,1,1:...O|X..O|O...|....)", "W", "win", 759),
    ("[gen_toads] (1,2,1,1:OO.....OX.OXX..XX..O)", "B", "win", 6439),
    ("[impartial amazons] (....|.X..|.#O.)", "N", "5", 17757),
    ("[impartial cannibal_clobber] (OXO.|.OOX|X..X|XOXO)", "N", "6", 621),
    ("[impartial cannibal_clobber] (XOOXOXXX|OXOOXO..)", "N", "5", 20869),
    ("[impartial clobber] (XOX|OXO|XOX|OXO)", "N", "0", 328),
    ("[impartial clobber_1xn] (XOOOXOXOOOOXXOXXOOXX.OX)", "N", "2", 193),
    ("[impartial domineering] (.....|.....|.....|.....)", "N", "2", 1061),
    ("[impartial domineering] (.....|.....|.....|.....|.....)", "N", "0", 1663),
    ("[impartial domineering] (#...##.|.......|#.....#|##.#..#|##....#|#.###.#|..#.##.)", "N", "1", 1336),
    ("[impartial elephants] (XX...O.....O.............OX.......OX..O.)", "B", "win", 357),
    ("[impartial elephants] (X....O....O..XX.....O...O.O......O...X..)", "W", "win", 1358),
    ("[impartial fission] (....X|#...#|...X.|.....|...X.)", "N", "1", 989),
    ("[impartial nogo] (...|...|...)", "N", "0", 307),
    ("[impartial nogo] (......|......)", "N", "0", 3099),
    ("[impartial nogo] (X..........X.O..)", "N", "2", 8327),
    ("[impartial nogo_1xn] (.....OO.....XO..)", "N", "5", 6244),
    ("[impartial nogo_1xn] (...X.O.O........)", "N", "2", 10277),
    ("[impartial toppling_dominoes] (XXXOXOXOXXOXO#O#XXX#O#OXO#XXOXXXOOXOO##O)", "N", "40", 3318),
    ("[kayles] (239)", "N", "7", 0),
    ("[kayles] (43)", "B", "win", 0),
    ("[kayles] (47)", "W", "win", 0),
    ("[nogo] (....|....|....)", "B", "loss", 4220),
    ("[nogo] (.......|.......)", "B", "win", 5233),
    ("[nogo] (...O.X...X..XO...O....OX..X.X.)", "W", "win", 77),
    ("[nogo] (...O.X...X..XO...O....OX..X.X.)", "B", "win", 56),
    ("[nogo_1xn] (..............)", "B", "win", 605),
    ("[nogo_1xn] (.................)", "B", "win", 2435),
    ("[nogo_1xn] (..................)", "B", "win", 3638),
    ("[nogo_1xn] (....................)", "B", "win", 8631),
    (
        "[toppling_dominoes] (OXXXXOXXXXXOX#XO#X##) (OXOXXOOXOOOXXXOOOXOO) (##OOOXOO##XXOXOOOOXO)",
        "B",
        "loss",
        687,
    ),
    (
        "[toppling_dominoes] (XOOXO#XXOXX#OO#O#OOO) (XXOX#XOOOXX#XO##XOOO) (OOX#XO#XOOXXXXX#XXXO)",
        "B",
        "loss",
        2293,
    ),
];

#[test]
fn outcomes_and_counts() {
    let mut changed = Vec::new();
    for &(sum, mover, expected, nodes) in ROWS {
        let suite = suite::read(&format!("{{version 1.7}} {sum} {{{mover} {expected}}}"));
        assert!(suite.errors.is_empty(), "{sum}: {:?}", suite.errors);
        let result = suite::run(&suite.cases[0], &Limits::none());
        assert_eq!(result.status, Status::Passed, "{sum} {mover}: {}", result.found);
        if result.nodes != nodes {
            changed.push(format!("{sum} {mover}: {nodes} -> {}", result.nodes));
        }
    }
    assert!(changed.is_empty(), "{changed:#?}");
}

/// Values in all the forms of suites, their impartial forms, and boards beside the values that another program found.
#[test]
fn values_of_a_suite() {
    let suite = suite::read(include_str!("../data/suite-values.test"));
    assert!(suite.errors.is_empty() && suite.cases.len() > 70, "{:?}", suite.errors);
    for case in &suite.cases {
        let result = suite::run(case, &Limits::none());
        assert_eq!(result.status, Status::Passed, "line {}: {}", case.line, result.found);
    }
}

#[test]
fn commands_of_a_suite() {
    let suite = suite::read(include_str!("../../../../docs/src/suites.in/cases.test"));
    assert!(suite.errors.is_empty() && suite.cases.len() == 11, "{:?}", suite.errors);
    for case in &suite.cases {
        let result = suite::run(case, &Limits::none());
        assert_eq!(result.status, Status::Passed, "{case:?}: {}", result.found);
    }
    let found = |text: &str| {
        let suite = suite::read(&format!("{{version 1.7}} {text}"));
        suite.cases.iter().map(|case| suite::run(case, &Limits::none())).collect::<Vec<_>>()
    };
    // Both tell what they would have had to be.
    let wrong = found("[nimber] 3 5 {N 7, winning moves N 0:*7} [clobber_1xn] XOX OXO {winning moves B}");
    assert_eq!(wrong[0].status, Status::Failed);
    assert_eq!((wrong[0].found.to_string().as_str(), wrong[0].expected.as_str()), ("6", "7"));
    assert_eq!(wrong[1].status, Status::Failed);
    assert_eq!(wrong[2].status, Status::Unchecked);
    let refused = found("[clobber_1xn] XO {N 1} [clobber_1xn] XO XO {winning moves N}");
    assert!(refused.iter().all(|result| result.status == Status::Refused), "{refused:?}");
    let limits = Limits::none().at_most_positions(10);
    let suite = suite::read("{version 1.7} [clobber] (XOXO|OXOX|XOXO|OXOX) {B}");
    assert_eq!(suite::run(&suite.cases[0], &limits).status, Status::Stopped);
}
