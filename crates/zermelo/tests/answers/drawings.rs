//! Drawings: what has a picture in a book has a drawing, every drawing can be printed in all three forms, and the forms
//! show what stands on the board.

use zermelo::answer::{to_drawn_text, to_svg, to_tikz};
use zermelo::catalogue::{entries, open};
use zermelo::game::Drawing;

fn drawing(text: &str) -> Drawing {
    let opened = open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    opened.game.drawing(&opened.position).unwrap_or_else(|| panic!("{text} has no drawing"))
}

/// Numbers that are places in an SVG: `x`, `y`, `cx`, `cy`, and the points of paths and polygons.
fn coordinates(svg: &str) -> Vec<i64> {
    let mut found = Vec::new();
    for attribute in [" x=\"", " y=\"", " cx=\"", " cy=\"", " d=\"", " points=\""] {
        for (at, name) in svg.match_indices(attribute) {
            let value = svg[at + name.len()..].split('"').next().unwrap();
            let numbers =
                value.split(|c: char| !c.is_ascii_digit() && c != '-').filter(|part| !part.is_empty());
            found.extend(numbers.map(|number| number.parse::<i64>().unwrap()));
        }
    }
    found
}

fn check(name: &str, drawing: &Drawing) {
    let (svg, tikz, text) = (to_svg(drawing), to_tikz(drawing), to_drawn_text(drawing));
    let ground = svg.lines().nth(1).unwrap();
    assert!(ground.starts_with("<rect width=") && ground.contains("#ffffff"), "{name}: {ground}");
    assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count(), "{name}");
    assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count(), "{name}");
    let size: Vec<i64> = svg
        .split("viewBox=\"0 0 ")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap()
        .split(' ')
        .map(|number| number.parse().unwrap())
        .collect();
    let most = size[0].max(size[1]);
    assert!(coordinates(&svg).iter().all(|place| (-10..=most).contains(place)), "{name}: {svg}");
    assert_eq!(tikz.matches('{').count(), tikz.matches('}').count(), "{name}");
    assert!(tikz.starts_with("% \\usepackage{tikz}"), "{name}");
    assert!(text.ends_with('\n') || text.is_empty(), "{name}: {text}");
}

#[test]
fn every_example_that_has_a_drawing_can_be_printed() {
    let mut drawn = 0;
    for entry in entries() {
        for example in &entry.examples {
            let opened = open(example).unwrap();
            if let Some(drawing) = opened.game.drawing(&opened.position) {
                check(example, &drawing);
                drawn += 1;
            }
        }
    }
    assert!(drawn > 70, "{drawn}");
}

#[test]
fn what_books_draw_is_drawn() {
    for text in [
        "krk e1 a1 e8",
        "kqk e1 d1 e8",
        "kpk e5 e4 e8",
        "wyt-queens d6",
        "wythoff 3 5",
        "silver-dollar 3 7 10",
        "treblecross ..x....",
        "turning-turtles htthh",
        "turning-corners tth/hht",
        "bulbs:3,2,8,8,10,1,2,2,1,2,0 1 2",
        "toads-and-frogs tt..ff",
        "nim 3 4 5",
        "kayles 5 9",
        "go 3x3",
        "nogo 3x3",
        "chomp 3x4",
        "leaves 1 1 2",
        "col path:5",
        "tictactoe xo./.x./..o",
        "nim 3 4 + krk e1 a1 e8",
    ] {
        match open(text) {
            Ok(_) => check(text, &drawing(text)),
            // Mate ends the game: no sum has it.
            Err(error) => assert!(text.contains('+'), "{text}: {error}"),
        }
    }
}

#[test]
fn pieces_stand_where_they_are() {
    let chess = drawing("krk e1 a1 e8");
    let text = to_drawn_text(&chess);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "8 . . . . k . . .");
    assert_eq!(lines[7], "1 R . . . K . . .");
    assert_eq!(lines[8], "  a b c d e f g h");
    // King: body, cross, foot; rook: body, foot.
    assert_eq!(to_svg(&chess).matches("<polygon").count(), 3 + 3 + 2);
    assert_eq!(to_svg(&chess).matches("#cfcfcf").count(), 32);
    let wythoff = to_drawn_text(&drawing("wyt-queens d6"));
    assert!(wythoff.starts_with("6 . . . q"), "{wythoff}");
    assert!(wythoff.contains("3 . P"), "{wythoff}");
    let coins = to_drawn_text(&drawing("turning-turtles htthh"));
    assert_eq!(coins, "H T T H H\n1 2 3 4 5\n");
    let strip = to_drawn_text(&drawing("silver-dollar 2 5"));
    assert_eq!(strip, ". x . . x\n1 2 3 4 5\n");
}

#[test]
fn go_is_drawn_on_points_and_boards_on_squares() {
    let go = to_svg(&drawing("go x.o|...|..."));
    // The white ground is the only rectangle; 12 lines join the points.
    assert_eq!(
        (go.matches("<rect").count(), go.matches("<path").count(), go.matches("<circle").count()),
        (1, 12, 2)
    );
    let cram = to_svg(&drawing("cram 3x3"));
    assert_eq!((cram.matches("<rect").count(), cram.matches("<path").count()), (10, 0));
}

#[test]
fn sums_stand_side_by_side() {
    let sum = drawing("nim 2 + cram 1x3");
    let Drawing::Sum(parts) = &sum else { panic!("{sum:?}") };
    assert_eq!(parts.len(), 2);
    check("sum", &sum);
    let text = to_drawn_text(&sum);
    assert!(text.contains('+') && text.lines().count() == 2, "{text}");
    assert_eq!(to_svg(&sum).matches("<g ").count(), 2);
}

#[test]
fn names_of_hackenbush_are_kept() {
    let opened = open("hackenbush ground-root:l root-top:r").unwrap();
    let plain = to_svg(&opened.game.drawing(&opened.position).unwrap());
    assert!(plain.contains(">1<") && !plain.contains("root"));
    let named = to_svg(&opened.game.drawing_as_written("ground-root:l root-top:r").unwrap());
    assert!(named.contains(">root<") && named.contains(">top<"), "{named}");
    let sum = open("hackenbush ground-root:l + hackenbush e(l:A;r)").unwrap();
    let named = sum.game.drawing_as_written("hackenbush ground-root:l + hackenbush e(l:A;r)").unwrap();
    let svg = to_svg(&named);
    assert!(svg.contains(">root<") && svg.contains(">A<"), "{svg}");
    assert!(opened.game.drawing_as_written("ground-").is_none());
}

#[test]
fn moves_of_tokens_are_arrows() {
    for edges in ["a>b,b>c,a>c", "a>b,b>a,b>c,c>c"] {
        let drawing = drawing(&format!("token:{edges} a"));
        check(edges, &drawing);
        let svg = to_svg(&drawing);
        assert_eq!(svg.matches("<polygon").count(), edges.split(',').count(), "{edges}");
        assert_eq!(svg.matches("#f2c14e").count(), 1, "{edges}");
    }
}

/// A move and the move back are told apart: neither lies on the other.
#[test]
fn a_move_and_the_move_back_bend_away_from_each_other() {
    let Drawing::Graph(graph) = drawing("token:a>b:left,b>a:right,b>c a") else { panic!("it is a graph") };
    let ends = |at: usize| (graph.curves[at].points[0], *graph.curves[at].points.last().unwrap());
    let (there, back) = (ends(0), ends(1));
    assert_eq!((there.0, there.1), (back.1, back.0));
    let mut turned = graph.curves[1].points.clone();
    turned.reverse();
    assert_ne!(graph.curves[0].points, turned);
    assert_eq!(graph.curves[0].points.len(), 4, "it is bent");
    assert_eq!(graph.curves[2].points.len(), 2, "the other is straight");
}
