//! Declared rules by chance, as JSON, each with a position: small boards with every kind of move, heaps, words. Of letters and
//! text alone, so that the solver's tests can include this file too.

/// Says a number below another by chance.
pub(crate) type Below<'a> = dyn FnMut(usize) -> usize + 'a;

/// Rules, and a position in them as the checker reads it.
pub(crate) fn rules_and_position(below: &mut Below) -> (String, String) {
    let (rules, position) = match below(9) {
        0 => heaps(below),
        1 => words(below),
        2 => joint(below),
        _ => Board::by_chance(below).rules_and_position(below),
    };
    let json = format!(r#"{{"name":"chance","parameters":{{"n":3}},"rules":{rules},"version":1}}"#);
    (json, position)
}

fn pick<'a>(below: &mut Below, words: &[&'a str]) -> &'a str {
    words[below(words.len())]
}

/// From some to some more values, as a JSON list.
fn list(below: &mut Below, least: usize, most: usize, mut make: impl FnMut(&mut Below) -> String) -> String {
    let count = least + below(most + 1 - least);
    let values: Vec<String> = (0..count).map(|_| make(below)).collect();
    format!("[{}]", values.join(","))
}

struct Board {
    frame: &'static str,
    letters: &'static str,
}

const ALPHABETS: [&str; 5] = ["xo.", ".#", "xo.#", "x.", "xoy."];
const STEPS: [&str; 12] = [
    "[-1,0]", "[0,1]", "[1,0]", "[0,-1]", "[-1,1]", "[1,1]", "[1,-1]", "[-1,-1]", "[0,1]", "[1,0]", "[1,2]",
    "[0,2]",
];

impl Board {
    fn by_chance(below: &mut Below) -> Self {
        let frame = pick(below, &["strip", "grid", "grid", "cylinder", "torus", "graph", "graph"]);
        Self { frame, letters: pick(below, &ALPHABETS) }
    }

    fn is_graph(&self) -> bool {
        self.frame == "graph"
    }

    fn rules_and_position(&self, below: &mut Below) -> (String, String) {
        let moves = |below: &mut Below| list(below, 1, 2, |below| self.one_move(below, 0));
        let left = moves(below);
        let right = if below(5) == 0 { left.clone() } else { moves(below) };
        let endings =
            if below(3) == 0 { list(below, 1, 3, |below| self.ending(below)) } else { "[]".to_owned() };
        let rules = format!(
            r#"{{"board":{{"endings":{endings},"frame":"{}","left":{left},"letters":"{}","passing":"{}","right":{right}}}}}"#,
            self.frame,
            self.letters,
            pick(below, &["never", "never", "stuck", "freely"]),
        );
        (rules, self.position(below))
    }

    fn position(&self, below: &mut Below) -> String {
        let (height, width) = match self.frame {
            "strip" => (1, 1 + below(6)),
            "graph" => (1, 1 + below(5)),
            _ => (1 + below(3), 1 + below(3)),
        };
        let cell = |below: &mut Below| {
            // Where a hole is not a letter it is one of the things that can be here.
            if below(12) == 0 { "#".to_owned() } else { self.letter(below) }
        };
        let rows: Vec<String> = (0..height).map(|_| (0..width).map(|_| cell(below)).collect()).collect();
        if !self.is_graph() {
            return rows.join("|");
        }
        let pairs = (1..=width).flat_map(|one| (one + 1..=width).map(move |two| (one, two)));
        let edges: Vec<String> =
            pairs.filter(|_| below(2) == 0).map(|(one, two)| format!("{one}-{two}")).collect();
        let edges = if edges.is_empty() { "-".to_owned() } else { edges.join(",") };
        format!("{width} {edges} {}", rows[0])
    }

    fn letter(&self, below: &mut Below) -> String {
        let place = below(self.letters.len());
        self.letters[place..=place].to_owned()
    }

    /// Some letters, in brackets of text.
    fn letters(&self, below: &mut Below) -> String {
        let one = self.letter(below);
        let two = self.letter(below);
        format!("\"{}\"", if below(2) == 0 || one == two { one } else { format!("{one}{two}") })
    }

    fn set(&self, below: &mut Below) -> String {
        match below(8) {
            0 => format!("\"{}\"", self.letters),
            1 => r#""|""#.to_owned(),
            2 => format!("\"{}|\"", self.letter(below)),
            _ => self.letters(below),
        }
    }

    fn steps(&self, below: &mut Below) -> String {
        if self.is_graph() {
            "[]".to_owned()
        } else {
            list(below, 1, 4, |below| pick(below, &STEPS).to_owned())
        }
    }

    /// `"from":…` and `"places":…` with what stands between them, and the number of places.
    fn pattern(&self, below: &mut Below) -> (String, String, usize) {
        let count = 1 + below(3);
        let from = list(below, count, count, |below| self.set(below));
        if self.is_graph() {
            return (from, r#""paths""#.to_owned(), count);
        }
        let ways = list(below, 1, 3, |below| {
            let (mut at, step) = ((0, 0), [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1)][below(5)]);
            let is_straight = below(3) > 0;
            let steps: Vec<String> = (0..count)
                .map(|_| {
                    let this = format!("[{},{}]", at.0, at.1);
                    let side = [(0, 1), (1, 0), (1, -2)][below(3)];
                    let step = if is_straight { step } else { side };
                    at = (at.0 + step.0, at.1 + step.1);
                    this
                })
                .collect();
            format!("[{}]", steps.join(","))
        });
        (from, format!(r#"{{"steps":{ways}}}"#), count)
    }

    fn one_move(&self, below: &mut Below, depth: usize) -> String {
        let flag = |below: &mut Below| pick(below, &["false", "true"]);
        let most_following = if depth < 2 && below(3) == 0 { 2 } else { 0 };
        let least = usize::from(most_following > 0);
        let then = list(below, least, most_following, |below| self.one_move(below, depth + 1));
        let conditions = usize::from(below(5) == 0);
        let when = list(below, 0, conditions, |below| self.condition(below, 0, false));
        let mut kind = below(if self.is_graph() || depth > 0 { 4 } else { 7 });
        if kind == 3 && depth == 0 {
            kind = 0;
        }
        let (along, stop, anywhere) = (self.steps(below), flag(below), flag(below));
        let (letters, others) = (self.letters(below), self.letters(below));
        let (letter, mark) = (self.letter(below), self.letter(below));
        let most = if self.is_graph() { 1 } else { below(3) };
        let following = format!(r#""stop":{stop},"then":{then}"#);
        match kind {
            2 => format!(
                r#"{{"slide":{{"along":{along},"anywhere":{anywhere},"becomes":"{}","leave":"{mark}","most":{most},"onto":{letters},"piece":"{letter}",{following},"through":{others},"when":{when}}}}}"#,
                if below(4) == 0 { self.letter(below) } else { String::new() },
            ),
            3 => format!(
                r#"{{"shoot":{{"along":{along},"mark":"{mark}","most":{most},"onto":{letters},{following},"through":{others}}}}}"#
            ),
            4 => format!(
                r#"{{"push":{{"along":{along},"into":{letters},"leave":"{mark}","off":{},"piece":"{letter}","pushed":{others},"when":{when}}}}}"#,
                flag(below),
            ),
            5 => format!(
                r#"{{"enclose":{{"along":{along},"onto":{letters},"piece":"{letter}","turned":"{}","when":{when}}}}}"#,
                others[1..].trim_end_matches('"').replace(&letter, ""),
            ),
            _ => {
                let (from, places, count) = self.pattern(below);
                let to = list(below, count, count, |below| {
                    format!("\"{}\"", if below(4) == 0 { String::new() } else { self.letter(below) })
                });
                let repeat = pick(below, &["once", "once", "once", "once", "same-way", "any-way"]);
                format!(
                    r#"{{"rewrite":{{"anywhere":{anywhere},"from":{from},"places":{places},"repeat":"{repeat}",{following},"to":{to},"when":{when}}}}}"#
                )
            }
        }
    }

    fn ending(&self, below: &mut Below) -> String {
        let result = match below(6) {
            0 => format!(r#"{{"more":{{"left":{},"right":{}}}}}"#, self.letters(below), self.letters(below)),
            other => ["\"left\"", "\"right\"", "\"draw\"", "\"mover\"", "\"other\""][other - 1].to_owned(),
        };
        let when = list(below, 1, 2, |below| self.condition(below, 0, true));
        format!(r#"{{"result":{result},"when":{when}}}"#)
    }

    fn condition(&self, below: &mut Below, depth: usize, is_ending: bool) -> String {
        let region = |below: &mut Below| match below(6) {
            0 => format!(
                r#"{{"cells":{}}}"#,
                list(below, 0, 3, |below| format!("[{},{}]", below(3), below(4)))
            ),
            other => format!("\"{}\"", ["all", "north", "south", "west", "east"][other - 1]),
        };
        match below(if is_ending { 7 } else { 5 }) {
            0 if depth < 2 => format!(r#"{{"not":{}}}"#, self.condition(below, depth + 1, is_ending)),
            1 if depth < 2 => {
                let any = list(below, 0, 2, |below| self.condition(below, depth + 1, is_ending));
                format!(r#"{{"any":{any}}}"#)
            }
            2 => format!(
                r#"{{"connected":{{"from":{},"letters":{},"near":{},"to":{}}}}}"#,
                region(below),
                self.letters(below),
                self.steps(below),
                region(below),
            ),
            3 => {
                let (from, places, _) = self.pattern(below);
                format!(r#"{{"matches":{{"from":{from},"places":{places}}}}}"#)
            }
            5 => format!(r#"{{"stuck":"{}"}}"#, pick(below, &["left", "right", "mover", "other", "both"])),
            6 => format!(r#"{{"turn":"{}"}}"#, pick(below, &["left", "right", "mover", "other"])),
            _ => format!(
                r#"{{"count":{{"least":{},"letters":{},"most":{},"within":{}}}}}"#,
                below(4),
                self.letters(below),
                if below(2) == 0 { "null".to_owned() } else { below(5).to_string() },
                region(below),
            ),
        }
    }
}

fn heaps(below: &mut Below) -> (String, String) {
    let sizes = 5 + below(4);
    let moves = |below: &mut Below| {
        list(below, 1, 2, |below| match below(3) {
            0 => format!(r#"{{"code":"{}"}}"#, pick(below, &["0.77", "0.137", "4.3", "0.07", "0.3F", "8.1"])),
            1 if below(3) == 0 => r#"{"take":{"leave":[1,2,3],"take":[0,1]}}"#.to_owned(),
            1 => {
                let leave = ["[0]", "[0,1]", "[1]", "[0,1,2]", "[2,3]", "[1,4]"][below(6)];
                format!(
                    r#"{{"take":{{"leave":{leave},"take":{}}}}}"#,
                    pick(below, &["[1]", "[1,2]", "[2,5]", "[3]"])
                )
            }
            _ => {
                let table = list(below, sizes - 1, sizes - 1, |below| {
                    list(below, 0, 2, |below| list(below, 0, 2, |below| (1 + below(sizes - 1)).to_string()))
                });
                let table = format!("[[],{}", &table[1..]);
                format!(r#"{{"table":{table}}}"#)
            }
        })
    };
    let left = moves(below);
    let right = if below(2) == 0 { left.clone() } else { moves(below) };
    let heaps: Vec<String> = (0..=below(3)).map(|_| (1 + below(sizes - 1)).to_string()).collect();
    (format!(r#"{{"heaps":{{"left":{left},"right":{right}}}}}"#), heaps.join(" "))
}

fn joint(below: &mut Below) -> (String, String) {
    let is_ordered = below(2) == 0;
    let remembers = below(2) == 0;
    let take_from = |below: &mut Below| {
        let which = match below(if is_ordered { 6 } else { 3 }) {
            0 => r#"{"any":[1]}"#,
            1 => r#"{"any":[1,2]}"#,
            2 => r#"{"any":[2,3]}"#,
            3 => "\"first\"",
            4 => "\"last\"",
            _ => r#"{"sets":[[0,1],[2],[1,2,3]]}"#,
        };
        let after = match below(if remembers { 6 } else { 1 }) {
            0 => "\"anything\"".to_owned(),
            1 => "\"another\"".to_owned(),
            2 => r#"{"table":[2,1,0,3,4,4,2,9,1,1,1,5,5,5,5,5,5,5,5,5,5]}"#.to_owned(),
            _ => {
                let first = pick(below, &["\"any\"", "\"all-but-one\"", r#"{"most":2}"#]);
                format!(r#"{{"at-most":{{"first":{first},"plus":{},"times":{}}}}}"#, below(2), below(3))
            }
        };
        let same = pick(below, &["true", "false"]);
        let take = pick(below, &["[]", "[]", "[1,2]", "[2]", "[1,3,4]"]);
        format!(r#"{{"after":{after},"heaps":{which},"same":{same},"take":{take}}}"#)
    };
    let left = list(below, 1, 2, take_from);
    let right = if below(2) == 0 { left.clone() } else { list(below, 1, 2, take_from) };
    let count = 1 + below(4);
    let mut sizes: Vec<usize> = (0..count).map(|_| 1 + below(4)).collect();
    sizes.sort_unstable();
    let words: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    let rules = format!(r#"{{"joint":{{"left":{left},"right":{right}}}}}"#);
    // Whether the last move counts is told by the moves.
    let is_after = rules.matches("\"after\":\"anything\"").count() < rules.matches("\"after\":").count();
    let after = if is_after && below(2) == 0 { format!(" after {}", 1 + below(4)) } else { String::new() };
    (rules, format!("{}{after}", words.join(" ")))
}

fn words(below: &mut Below) -> (String, String) {
    let mut replace = |below: &mut Below| {
        let at = pick(below, &["anywhere", "anywhere", "start", "end", "whole"]);
        let from = list(below, 1, 3, |below| format!("\"{}\"", pick(below, &["a", "b", "c", "ab", "abc"])));
        let to = pick(below, &["", "a", "b", "ca", "bb", "cab"]);
        format!(r#"{{"at":"{at}","from":{from},"to":"{to}"}}"#)
    };
    let left = list(below, 1, 3, &mut replace);
    let right = if below(3) == 0 { left.clone() } else { list(below, 1, 3, &mut replace) };
    let word: String = (0..below(6)).map(|_| pick(below, &["a", "b", "c"])).collect();
    let word = if word.is_empty() { "-".to_owned() } else { word };
    (format!(r#"{{"words":{{"left":{left},"letters":"abc","right":{right}}}}}"#), word)
}
