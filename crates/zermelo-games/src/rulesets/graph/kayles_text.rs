//! Positions of Node Kayles and Arc Kayles as text: the graphs of Col and Snort, with `#` for a vertex that is gone.

use super::colouring::Colouring;
use super::colouring_drawing;
use super::kayles::{GraphKayles, Remains};
use crate::game::{Convention, Drawing, Notation, ParseError, Player};
use std::ops::ControlFlow;

const HINT: &str = "a graph such as path:5, cycle:4, clique:5, caterpillar:3,2,3, grid:3x4, a board such as ...|#.., or \
                    edges such as a-b,b-c; then, for example, a:# for a vertex that is gone";

impl Notation for GraphKayles {
    fn parse(&self, text: &str) -> Result<Remains, ParseError> {
        let first = text.split_whitespace().next().unwrap_or("");
        // Letters of colours are refused before they mean anything: on a board, and behind a vertex.
        let is_board = !first.contains(':') && first.chars().all(|c| ".#LR|/-".contains(c));
        let board = if is_board { first } else { "" };
        let words = text.split_whitespace().skip(1).filter(|word| word.contains(['=', ':']));
        let letters = words.map(|word| word.split_at(word.find(['=', ':']).unwrap_or(0)).1);
        for part in std::iter::once(board).chain(letters) {
            if let Some(at) = part.find(['L', 'R', '=']) {
                let message = "nobody owns a vertex here: it is there, '.', or gone, '#'";
                return Err(ParseError::part(text, &part[at..=at], message, HINT));
            }
        }
        let tints =
            Colouring::Snort.parse(text).map_err(|error| ParseError { hint: HINT.to_owned(), ..error })?;
        let [left, _] = tints.open;
        Ok(Remains { graph: tints.graph, left })
    }

    fn print(&self, remains: &Remains) -> String {
        Colouring::Snort.print(&remains.tints())
    }

    /// The vertex that is taken, `b`, or the edge, `a-b`.
    fn move_label(&self, from: &Remains, to: &Remains, _: Player) -> String {
        let flow = self.takes(from, |named, taken| {
            if from.left.minus(&taken) == to.left {
                ControlFlow::Break(named)
            } else {
                ControlFlow::Continue(())
            }
        });
        match flow {
            ControlFlow::Break(named) => Self::name_of(from, named),
            ControlFlow::Continue(()) => self.print(to),
        }
    }

    fn picture(&self, remains: &Remains, convention: Convention) -> Option<String> {
        Colouring::Snort.picture(&remains.tints(), convention)
    }

    fn drawing(&self, remains: &Remains) -> Option<Drawing> {
        colouring_drawing::drawing(&remains.tints())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back() {
        for text in
            ["path:5", "..#.", "a-b,b-c,d c:#", "cycle:5 3:#", "...|.#.", "edgeless:0", "caterpillar:2,0,1"]
        {
            let remains = GraphKayles::Node.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(GraphKayles::Node.parse(&GraphKayles::Node.print(&remains)), Ok(remains), "{text}");
        }
    }

    #[test]
    fn errors_say_where() {
        for (text, part) in [
            ("", ""),
            ("..L.", "L"),
            ("R-.-.", "R"),
            ("path:5 2:L", "L"),
            ("path:5 2=L", "="),
            ("a-b a=#", "="),
            ("a-b c:#", "c"),
            ("a-b,L", "L"),
            ("path:0", "0"),
            ("...|..", ".."),
            ("path:5 2", "2"),
        ] {
            let error = GraphKayles::Arc.parse(text).expect_err(text);
            assert_eq!(&error.text[error.span.clone()], part, "{text}: {error}");
            assert!(!error.hint.contains("Left"), "{text}: {error}");
        }
    }
}
