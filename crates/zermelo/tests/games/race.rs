//! The race: instances of the solver of sums MCGS with the outcomes that it or its tests found, and how many sums this search
//! looks at. A change of these numbers is a change of how the search works: look at it, and write down the new ones. (The
//! outcomes: test files of MCGS 1.7, M. Müller and others, University of Alberta; all of them are run by
//! `cargo bench -p zermelo-bench --bench sums`.)

use zermelo::solve::Limits;
use zermelo::suite::{self, Status};

/// Sums in the form of MCGS, who moves (or the Grundy value: N), what is expected, and the nodes.
const ROWS: &[(&str, &str, &str, u64)] = &[
    ("[amazons] (...|..X|.X.)", "B", "win", 0),
    ("[amazons] (....|O...|.X..)", "B", "win", 789),
    ("[cannibal_clobber] (XOX|OXO)", "B", "loss", 9),
    ("[cannibal_clobber] (XOXOXOXOXOXOXOXO)", "B", "win", 26),
    ("[cannibal_clobber] (XOXO|OXOX|XOXO)", "B", "win", 289),
    ("[cannibal_clobber] (XOXOXOXOXOXOXOXOXOXO)", "B", "win", 111),
    ("[cannibal_clobber] (..OOXXX|OXXXX.O|.OXO.OO)", "W", "loss", 486),
    ("[cannibal_clobber] (XOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 164),
    ("[cannibal_clobber] (XOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 342),
    ("[cannibal_clobber] (XOXOXO|OXOXOX|XOXOXO)", "B", "win", 6572),
    ("[cannibal_clobber] (XOOXOOXOOXOOXOOXOOXOOXOOXOOXOO)", "B", "loss", 538),
    ("[cannibal_clobber] (XOXOXOXOXO|OXOXOXOXOX)", "B", "win", 5126),
    ("[cannibal_clobber] (XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 1157),
    ("[cannibal_clobber] (XOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOOXOO)", "W", "win", 6033),
    ("[clobber] (XOOXO.XXXOXOXX)", "B", "win", 1),
    ("[clobber] (XOXOXO|OXOXOX)", "B", "loss", 99),
    ("[clobber] (XOXOX|OXOXO|XOXOX)", "B", "win", 242),
    ("[clobber] (XOXO|OXOX|XOXO|OXOX)", "B", "win", 921),
    ("[clobber] (XOXOXOXOXO|OXOXOXOXOX)", "B", "win", 3079),
    ("[clobber] (XOXOXO|OXOXOX|XOXOXO)", "B", "loss", 7674),
    ("[clobber] (X.XOXO|.OOX.O|OOXX.O|XXXO.X|.X.O.X|O..OOX)", "B", "win", 1037),
    ("[clobber] (XOXOXOXOXOX|OXOXOXOXOXO)", "B", "win", 4328),
    ("[clobber_1xn] (OXXOX.XO.OX.XXO)", "B", "win", 0),
    ("[clobber_1xn] (XXOXXOXXOXXOXXO)", "W", "loss", 29),
    ("[clobber_1xn] (XOXOXOXOXOXOXOXO)", "B", "win", 27),
    ("[clobber_1xn] (XOXOXOXOXOXOXOXOXOXO)", "B", "win", 50),
    ("[clobber_1xn] (XXOXXOXXOXXOXXOXXOXXOXXOXXO)", "B", "win", 78),
    ("[clobber_1xn] (XXOXXOXXOXXOXXOXXOXXOXXOXXO)", "W", "loss", 170),
    ("[clobber_1xn] (XXOXXOXXOXXOXXOXXOXXOXXOXXOXXOXXO)", "W", "loss", 507),
    ("[clobber_1xn] (XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 1768),
    ("[clobber_1xn] (XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 2521),
    ("[clobber_1xn] (XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 4385),
    ("[clobber_1xn] (XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO)", "B", "win", 17879),
    ("[domineering] (#.#.|.#..|....|#...)", "B", "win", 1),
    ("[domineering] (....|....|....|....)", "B", "win", 12),
    ("[domineering] (......|......|......|......|......)", "W", "win", 1),
    ("[domineering] (.....|.....|.....|.....|.....)", "B", "loss", 55),
    ("[domineering] (.......|.......|.......|.......|.......)", "W", "win", 159),
    ("[domineering] (......#|..#...#|.##..##|##..#.#|##...#.|.......|....#..)", "W", "loss", 1857),
    ("[domineering] (.......|.......|.......|.......|.......)", "B", "loss", 1),
    ("[domineering] (.......|.......|.......|.......|.......|.......)", "B", "win", 1),
    ("[elephants] (..X.O.........OX......X......X...OXOOX..)", "B", "win", 0),
    ("[elephants] (.O...O....O..X..X.X.X.....O.OX..O.......)", "B", "win", 0),
    ("[fission] (......|......|.....#|.##...|#.....|......)", "B", "loss", 0),
    ("[fission] (.X....|#.#...|X.....|#.....|..X.X.|......)", "B", "loss", 36),
    ("[gen_king_dirt] (1,1,1:..#|XX.|...)", "W", "loss", 8),
    ("[gen_king_dirt] (2,2,0:O##|.O.|.X.)", "W", "loss", 37),
    ("[gen_king_dirt] (1,1,1:...|...|OX.)", "W", "win", 55),
    ("[gen_king_dirt] (1,1,0:.O.|O.X|...)", "W", "loss", 104),
    ("[gen_king_dirt] (2,2,0:...|...|..O)", "W", "loss", 433),
    ("[gen_king_dirt] (1,1,1:...O|X..O|O...|....)", "W", "win", 607),
    ("[gen_toads] (2,3,2,0:XO.O...OX.XX..O.)", "B", "win", 21),
    ("[gen_toads] (2,3,2,0:.X.......XO.X..O)", "W", "loss", 84),
    ("[gen_toads] (2,3,2,0:.X.......XO.X..O)", "B", "win", 50),
    ("[gen_toads] (1,2,3,0:...OX.O.XO...X.X....)", "B", "win", 1),
    ("[gen_toads] (1,1,0,0:....X..O.O...X..O...X..X.....X.O...O..O.)", "W", "win", 0),
    ("[gen_toads] (1,2,1,1:OO.....OX.OXX..XX..O)", "B", "win", 2370),
    ("[gen_toads] (1,1,0,0:...X.O.XX..X....X.......O..OO.......O...)", "B", "win", 0),
    ("[gen_toads] (1,3,2,1:XX.X..O.O....OXO)", "B", "loss", 21511),
    ("[gen_toads] (1,2,1,1:X....X...X..OO..O..O)", "B", "loss", 5011),
    ("[impartial amazons] (X..|..X|..#)", "N", "0", 186),
    ("[impartial amazons] (....|.X..|.#O.)", "N", "5", 17752),
    ("[impartial cannibal_clobber] (OXO.|.OOX|X..X|XOXO)", "N", "6", 631),
    ("[impartial cannibal_clobber] (XOOXOXXX|OXOOXO..)", "N", "5", 21041),
    (
        "[impartial cannibal_clobber] (XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX)",
        "N",
        "3",
        933,
    ),
    ("[impartial clobber] (OOX.XXOOO.OOOX)", "N", "3", 0),
    ("[impartial clobber] (XOX|OXO|XOX|OXO)", "N", "0", 328),
    ("[impartial clobber_1xn] (OOXXXX.OOOOOX.OOOX.OOXO)", "N", "2", 1),
    ("[impartial clobber_1xn] (XOOOXOXOOOOXXOXXOOXX.OX)", "N", "2", 181),
    ("[impartial domineering] (....|#.#.|....|..#.)", "N", "1", 11),
    ("[impartial domineering] (.....|.....|.....|.....)", "N", "2", 1061),
    ("[impartial domineering] (.....|.....|.....|.....|.....)", "N", "0", 1663),
    ("[impartial domineering] (#...##.|.......|#.....#|##.#..#|##....#|#.###.#|..#.##.)", "N", "1", 1336),
    ("[impartial domineering] (.......|.......|.......|.......)", "N", "3", 26172),
    ("[impartial domineering] (......|......|......|......|......)", "N", "2", 26475),
    ("[impartial domineering] (......#|..#...#|.##..##|##..#.#|##...#.|.......|....#..)", "N", "8", 26539),
    ("[impartial elephants] (XX...O.....O.............OX.......OX..O.)", "B", "win", 367),
    ("[impartial elephants] (X....O....O..XX.....O...O.O......O...X..)", "W", "win", 1275),
    ("[impartial fission] (....X|#...#|...X.|.....|...X.)", "N", "1", 897),
    ("[impartial fission] (#X....|X.....|......|....X.|..X.X.|......)", "N", "0", 18115),
    ("[impartial fission] (...X..|..X..#|......|......|......|..#...)", "N", "1", 31916),
    ("[impartial gen_toads] (1,1,0,0:......OXX......OO........XO.X.X....X....)", "N", "1", 194),
    ("[impartial gen_toads] (1,1,0,0:..........O..O.O...X...OXXO..O..OX.X....)", "W", "win", 210),
    ("[impartial gen_toads] (1,1,0,0:.O...O....O..X..X.X.X.....O.OX..O.......)", "B", "win", 910),
    ("[impartial nogo] (...|...|...)", "N", "0", 306),
    ("[impartial nogo] (......|......)", "N", "0", 3101),
    ("[impartial nogo] (.O..........XXX.)", "N", "3", 2026),
    ("[impartial nogo] (X..........X.O..)", "N", "2", 2111),
    ("[impartial nogo] (.......|.......)", "N", "0", 34704),
    ("[impartial nogo_1xn] (.....OO.....XO..)", "N", "5", 1764),
    ("[impartial nogo_1xn] (...X.O.O........)", "N", "2", 2978),
    ("[impartial nogo_1xn] (..............)", "N", "3", 6859),
    ("[impartial toppling_dominoes] (OOXX#O#OXX) (XOXOOOXXOO) (X#OOX#OXXX)", "N", "10", 304),
    ("[impartial toppling_dominoes] (XXXOXOXOXXOXO#O#XXX#O#OXO#XXOXXXOOXOO##O)", "N", "40", 3571),
    (
        "[impartial up_star] (19 *) [impartial switch_game] (37/8  ,  -19) [impartial integer_game] (-4) [impartial dyadic_rational] (1/2) [nimber] (8) [impartial dyadic_rational] (-8/1)",
        "W",
        "win",
        0,
    ),
    ("[kayles] (239)", "N", "7", 0),
    ("[kayles] (43)", "B", "win", 0),
    ("[kayles] (47)", "W", "win", 0),
    ("[nogo] (...|...|...)", "B", "win", 94),
    ("[nogo] (....|....|....)", "B", "loss", 3901),
    ("[nogo] (...X|X...|....|O...)", "W", "win", 5990),
    ("[nogo] (.......|.......)", "B", "win", 4809),
    ("[nogo] (...O.X...X..XO...O....OX..X.X.)", "W", "win", 35),
    ("[nogo] (...O.X...X..XO...O....OX..X.X.)", "B", "win", 37),
    ("[nogo_1xn] (..........)", "W", "win", 51),
    ("[nogo_1xn] (..............)", "B", "win", 402),
    ("[nogo_1xn] (.................)", "B", "win", 1355),
    ("[nogo_1xn] (..................)", "B", "win", 2517),
    ("[nogo_1xn] (....................)", "B", "win", 4432),
    ("[nogo_1xn] (........................)", "B", "win", 25744),
    ("[sheep] (0 0 0 0 | 0 0 1 4 | 2 1 -5 0 | 1 0 0 0)", "W", "loss", 9),
    (
        "[sheep] (0 0 0 0 -1 -3 | 0 0 1 0 1 0 | 0 0 0 0 0 0 | 0 0 0 0 0 0 | 7 0 0 -2 -4 0 | 0 0 0 0 0 0)",
        "B",
        "loss",
        42314,
    ),
    ("[toppling_dominoes] (XXXOXOO#XOXOOXXOX#XXOOXXOO#XO#)", "B", "win", 1),
    (
        "[toppling_dominoes] (OXXXXOXXXXXOX#XO#X##) (OXOXXOOXOOOXXXOOOXOO) (##OOOXOO##XXOXOOOOXO)",
        "B",
        "loss",
        609,
    ),
    (
        "[toppling_dominoes] (XOOXO#XXOXX#OO#O#OOO) (XXOX#XOOOXX#XO##XOOO) (OOX#XO#XOOXXXXX#XXXO)",
        "B",
        "loss",
        1418,
    ),
    (
        "[up_star] (17) [nimber] (4) [dyadic_rational] (39/1) [up_star] (-14) [switch_game] (-9/4  ,  9) [nimber] (6) [dyadic_rational] (3/1) [up_star] (-10 *) [switch_game] (7/2  ,  15/8) [integer_game] (-7) [up_star] (4) (3 *) (1 *) [dyadic_rational] (-9/4) [nimber] (2) [dyadic_rational] (33/2) [nimber] (9) [up_star] (-12 *) [switch_game] (3  ,  -1/8) [integer_game] (4)",
        "W",
        "loss",
        0,
    ),
];

/// Those that take seconds.
const LONG_ROWS: &[(&str, &str, &str, u64)] = &[
    ("[clobber] (XOXX.O|OXOXOX|XOO.XO|XXX.OO|.OXOO.|O.XX.X)", "W", "loss", 58076),
    ("[clobber] (XOXOX|OXOXO|XOXOX|OXOXO|XOXOX)", "B", "loss", 1_214_280),
    ("[clobber] (XOXOXOXO|OXOXOXOX|XOXOXOXO)", "B", "loss", 424_727),
    ("[clobber] (XOXOXOXOX|OXOXOXOXO|XOXOXOXOX)", "B", "win", 290_782),
    ("[gen_toads] (1,2,3,0:..O.OXXXO..O...X..O.)", "W", "loss", 46995),
    ("[impartial amazons] (#X..|...#|#X.#|...X)", "N", "5", 59098),
    ("[impartial nogo] (....|....|....|....)", "N", "0", 139_617),
    ("[impartial nogo_1xn] (.O..X.O.........)", "N", "6", 10749),
    ("[nogo] (....|....|....|....)", "B", "loss", 75106),
    (
        "[sheep] (0 0 0 0 0 | 9 0 0 0 -1 | 0 0 0 -7 -2 | -1 0 0 0 1 | 0 1 0 0 -2 | 0 0 0 0 0)",
        "B",
        "loss",
        81730,
    ),
];

#[test]
fn outcomes_and_counts() {
    check(ROWS);
}

#[test]
#[ignore = "half a minute: run it with --release"]
fn long_outcomes_and_counts() {
    check(LONG_ROWS);
}

fn check(rows: &[(&str, &str, &str, u64)]) {
    let mut changed = Vec::new();
    for &(sum, mover, expected, nodes) in rows {
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
    // Larger nimbers than a search of sums has room for.
    let large = found(
        "[nimber] 5000000 {N 5000000, B win} [nimber] 99999999999 99999999999 [kayles] 7 {N 2, W win} \
         [nimber] 5000000 [integer_game] -1 {B loss, W win} [nimber] 5000000 [up_star] 0 {B win}",
    );
    assert!(large.len() == 7 && large.iter().all(|result| result.status == Status::Passed), "{large:?}");
    let refused = found("[clobber_1xn] XO {N 1} [clobber_1xn] XO XO {winning moves N}");
    assert!(refused.iter().all(|result| result.status == Status::Refused), "{refused:?}");
    let limits = Limits::none().at_most_positions(10);
    let suite = suite::read("{version 1.7} [clobber] (XOXO|OXOX|XOXO|OXOX) {B}");
    assert_eq!(suite::run(&suite.cases[0], &limits).status, Status::Stopped);
}

/// What cannot be read in a section is told with a position of that section.
#[test]
fn errors_in_a_suite_have_examples() {
    for (text, example) in [
        ("[dyadic_rational] 1/3 {B}", "3/4"),
        ("[impartial up_star] (1 * *) {N}", "(-3 *)"),
        ("[switch_game] 1 2 {B}", "(5, -1/2)"),
        ("[gen_toads] XO {B}", "(1,2,1,0:XX..OO)"),
        ("[gen_king_dirt] (1,1,2:X.) {B}", "(1,1,0:X..|..O)"),
        ("[clober] XO {B}", "[impartial GAME]"),
    ] {
        let suite = suite::read(&format!("{{version 1.7}} {text}"));
        let told = suite.errors[0].told("a.test").to_string();
        assert!(told.contains(example), "{told}");
        // The example can be read.
        if let Some(start) = told.find("for example: [") {
            let shown = told[start + "for example: ".len()..].lines().next().unwrap();
            let again = suite::read(&format!("{{version 1.7}} {shown} {{B}}"));
            assert!(again.errors.is_empty() && again.cases.len() == 1, "{shown}: {:?}", again.errors);
        }
    }
}
