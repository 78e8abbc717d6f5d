//! Printed thermographs: text, JSON, SVG and `TikZ` say what the value says.

use crate::schema::Schema;
use proptest::prelude::*;
use zermelo::answer::{thermograph_to_json, thermograph_to_svg, thermograph_to_text, thermograph_to_tikz};
use zermelo::expression::Session;
use zermelo::language::Language;
use zermelo::solve::Limits;
use zermelo::value::{Algebra, Dyadic, Script, Store, Thermograph};

fn thermograph(expression: &str) -> Thermograph {
    let store = Store::new();
    let id = Session::new(&store, &Limits::none(), Script::Ascii).unwrap().value(expression).unwrap();
    Algebra::new(&store, &Limits::none()).unwrap().thermograph(id).unwrap()
}

#[test]
fn the_text_of_a_switch() {
    let text = thermograph_to_text(&thermograph("{2|-1}"), Language::English);
    let expected = "\
mean         1/2
temperature  3/2
left stop    2
right stop   -1

temperature  left wall  right wall
3/2          1/2        1/2
-1           3          -2
";
    assert!(text.starts_with(expected), "{text}");
}

/// Wherever a corner is, a plot has an `o`; rows and columns are two characters to a step.
#[test]
fn the_plot_of_a_switch() {
    let text = thermograph_to_text(&thermograph("+-1"), Language::English);
    let plot = text.split_once("\n\n").unwrap().1.split_once("\n\n").unwrap().1;
    let lines: Vec<&str> = plot.lines().collect();
    assert_eq!(
        lines,
        [
            "        ^",
            "        |",
            " 1      o",
            "       / \\",
            " 0  . / . \\ .",
            "     /     \\",
            "-1  o       o",
            "    2   0  -2",
        ]
    );
}

#[test]
fn json_has_the_form_of_the_schema() {
    let schema = Schema::named("thermograph-1");
    for expression in ["0", "-3/4", "*", "^^*", "{3|1||-2}", "Tiny(2)", "{5|2||0|-7}", "+-{3,{5|4}}"] {
        let json = thermograph_to_json(&thermograph(expression), expression);
        let mut json: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert!(schema.is_valid(&json), "{json}");
        assert_eq!(json["subject"], expression);
        json["mean"] = serde_json::json!("0.5");
        assert!(!schema.is_valid(&json), "{json}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&thermograph_to_json(&thermograph("{2|-1}"), "{2|-1}")).unwrap();
    let corners = serde_json::json!([
        { "temperature": "-1", "score": "3" },
        { "temperature": "3/2", "score": "1/2" },
    ]);
    assert_eq!((&json["left_wall"], &json["left_stop"]), (&corners, &serde_json::json!("2")));
}

/// The points of the path in an SVG that has this colour, y upward.
fn path(svg: &str, colour: &str) -> Vec<(i64, i64)> {
    let line = svg.lines().find(|line| line.contains(&format!("stroke=\"{colour}\""))).unwrap();
    let path = line.split('"').nth(1).unwrap();
    let numbers: Vec<i64> = path.split([' ', 'M', 'L']).filter_map(|word| word.parse().ok()).collect();
    numbers.chunks(2).map(|pair| (pair[0], -pair[1])).collect()
}

const BLUE: &str = "#1f5fbf";
const RED: &str = "#c8332b";

#[test]
fn positive_scores_lie_to_the_left() {
    let svg = thermograph_to_svg(&thermograph("{2|-1}"));
    let (left, right) = (path(&svg, BLUE), path(&svg, RED));
    assert_eq!((left.len(), right.len()), (2, 2));
    assert!(left[0].0 < left[1].0 && right[1].0 < right[0].0, "{left:?} {right:?}");
    assert_eq!((left[0].1, left[1]), (right[0].1, right[1]));
    // The slopes are 1 at the same scale.
    assert_eq!(left[1].0 - left[0].0, left[1].1 - left[0].1);
    assert!(
        svg.contains(">(1/2, 3/2)<")
            && svg.contains(">(3, \u{2212}1)<")
            && svg.contains(">(\u{2212}2, \u{2212}1)<")
    );
}

#[test]
fn tikz_has_what_the_svg_has() {
    let thermograph = thermograph("{3|1||-2}");
    let (svg, tikz) = (thermograph_to_svg(&thermograph), thermograph_to_tikz(&thermograph));
    assert_eq!(tikz.matches("\\node").count(), svg.matches("<text").count());
    assert_eq!(tikz.matches("\\fill ").count(), svg.matches("<circle").count());
    assert_eq!(tikz.matches("-latex").count(), 1);
    assert_eq!(tikz.matches('{').count(), tikz.matches('}').count());
}

/// Numbers far apart, very long or very near each other: no panic, and a picture of the usual size.
#[test]
fn extreme_values_have_pictures() {
    for expression in [
        "{2x1000000000000000000000|-1}",
        "1000000000000000000000000000000000000000000",
        "1/1180591620717411303424",
        "{1/1180591620717411303424|-1/1180591620717411303424}",
        "{3000|1||0|-3000}",
        "{100000||0|-1}",
        "Tiny(1000000)",
    ] {
        let thermograph = thermograph(expression);
        let svg = thermograph_to_svg(&thermograph);
        for (x, y) in [path(&svg, BLUE), path(&svg, RED)].concat() {
            assert!((0..20_000).contains(&x) && (-20_000..=0).contains(&y), "{expression}: {x} {y}");
        }
        assert!(svg.len() < 20_000, "{expression}");
        assert!(
            !thermograph_to_text(&thermograph, Language::English).is_empty()
                && !thermograph_to_tikz(&thermograph).is_empty()
        );
    }
}

fn games() -> impl Strategy<Value = String> {
    let number = (-12_i64..=12, 0_u32..3).prop_map(|(above, power)| format!("{}", Dyadic::new(above, power)));
    number.prop_recursive(3, 12, 2, |inner| {
        (inner.clone(), inner).prop_map(|(left, right)| format!("{{{left}|{right}}}"))
    })
}

proptest! {
    /// In a picture both walls end at the foot of the mast, Left's is never to the right of Right's, and only goes to
    /// the right; every corner of the value has its place.
    #[test]
    fn walls_in_pictures_are_walls(game in games()) {
        let thermograph = thermograph(&game);
        let svg = thermograph_to_svg(&thermograph);
        let (left, right) = (path(&svg, BLUE), path(&svg, RED));
        prop_assert_eq!(left.last(), right.last());
        prop_assert!(left.windows(2).all(|pair| pair[0].0 <= pair[1].0 && pair[0].1 < pair[1].1), "{:?}", left);
        prop_assert!(right.windows(2).all(|pair| pair[0].0 >= pair[1].0 && pair[0].1 < pair[1].1), "{:?}", right);
        prop_assert!(left.len() >= thermograph.left.corners().len());
        prop_assert!(left[0].0 <= right[0].0);
    }

    /// The plot shows every corner: as many marks as there are different corners.
    #[test]
    fn plots_show_every_corner(game in games()) {
        let thermograph = thermograph(&game);
        let text = thermograph_to_text(&thermograph, Language::English);
        let Some((_, plot)) = text.split_once("\n\n").unwrap().1.split_once("\n\n") else { return Ok(()) };
        let foot = (thermograph.temperature().clone(), thermograph.mean().clone());
        let corners = thermograph.left.corners().iter().chain(thermograph.right.corners());
        let mut corners: Vec<_> = corners.map(|corner| (corner.temperature.clone(), corner.score.clone())).collect();
        corners.push(foot);
        corners.sort();
        corners.dedup();
        prop_assert_eq!(plot.matches('o').count(), corners.len(), "{}", plot);
    }
}
