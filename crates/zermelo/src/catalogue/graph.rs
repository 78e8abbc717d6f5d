//! The games on graphs of the catalogue.

use super::files::read_file;
use super::{AnyGame, Catalogued, Entry, Group, no_parameters};
use crate::game::graph::{ExplicitGame, GraphBuilder, GraphFormat, MovedBy};
use crate::game::{Files, ParseError, Player, Verdict};
use crate::rulesets::graph::{
    ARC_KAYLES_GRAPHS, Colouring, EVEN_BRANCHES, FUSION_AND_COLON, GraphKayles, HACKENBUSH_SUM, Hackenbush,
    Leaves, NODE_KAYLES_GRAPHS, SIGN_EXPANSION, Token, Tokens, hackenbush_closed_form,
};
use crate::solve::retrograde::{GraphLabels, label_graph};
use crate::solve::{Judge, StopReason};
use std::sync::Arc;

pub(super) static ENTRIES: &[Entry] = &[
    HACKENBUSH,
    Entry {
        name: "token",
        aliases: &["tokens", "graph-game"],
        title: "Tokens on a directed graph",
        group: Group::Graphs,
        rules: "A move pushes one token along an edge of the graph; tokens may share a vertex. Whoever cannot move \
                loses. Where play can go round for ever it may be a draw.",
        parameters: ":GRAPH  a file (JSON, DOT, or a move 'u v' a line), '-' for standard input, or edges such as a>b,b>c \
                     (required)",
        notation: "the vertices of the tokens with blanks between them, in quotes where a name has blanks",
        examples: &["token:a>b,b>c,a>c a", "token:a>b,b>a,b>c,c>d a c"],
        theorems: &[],
        start: None,
        open: open_token,
    },
    Entry {
        name: "leaves",
        aliases: &["muv-luv", "pruning-leaves"],
        title: "Pruning leaves",
        group: Group::Graphs,
        rules: "A move removes at least one of the leaves that a rooted tree has at the moment. Whoever cannot move loses.",
        parameters: "",
        notation: "the parents of vertices 2, 3, ... (1 is the root, '-' a vertex that is gone); or root, for a root alone, \
                   or empty",
        examples: &["leaves 1 1", "leaves 1 1 2 3", "leaves 1 2 2 3 4 5"],
        theorems: &[&EVEN_BRANCHES],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "leaves 1 1 2 3")?;
            Ok(Arc::new(Catalogued::new(Leaves).with_theorem()))
        },
    },
    Entry {
        name: "col",
        aliases: &[],
        title: "Col",
        group: Group::Graphs,
        rules: "Each player has a colour. A move colours an uncoloured vertex of a graph in one's own colour; neighbours \
                must not get the same. Whoever cannot move loses.",
        parameters: "",
        notation: COLOURING,
        examples: &["col path:5", "col ...|.L.", "col a-b,b-c,c-a,c-d d=L"],
        theorems: &[],
        start: None,
        open: |parameters| open_colouring(parameters, Colouring::Col, "col path:5"),
    },
    Entry {
        name: "snort",
        aliases: &[],
        title: "Snort",
        group: Group::Graphs,
        rules: "Each player has a colour. A move colours an uncoloured vertex of a graph in one's own colour; neighbours \
                must not get different ones. Whoever cannot move loses.",
        parameters: "",
        notation: COLOURING,
        examples: &["snort path:7", "snort L-.-.-.-L", "snort caterpillar:3,2,3"],
        theorems: &[],
        start: None,
        open: |parameters| open_colouring(parameters, Colouring::Snort, "snort path:7"),
    },
    Entry {
        name: "node-kayles",
        aliases: &[],
        title: "Node Kayles",
        group: Group::Graphs,
        rules: "A move takes a vertex of a graph with all its neighbours. Whoever cannot move loses.",
        parameters: "",
        notation: REMAINS,
        examples: &["node-kayles path:7", "node-kayles grid:3x4", "node-kayles a-b,b-c,c-a,c-d b:#"],
        theorems: &[&NODE_KAYLES_GRAPHS],
        start: None,
        open: |parameters| open_graph_kayles(parameters, GraphKayles::Node, "node-kayles path:7"),
    },
    Entry {
        name: "arc-kayles",
        aliases: &[],
        title: "Arc Kayles",
        group: Group::Graphs,
        rules: "A move takes an edge of a graph with both its ends, and all other edges at these. Whoever cannot move \
                loses.",
        parameters: "",
        notation: REMAINS,
        examples: &["arc-kayles path:8", "arc-kayles grid:3x4", "arc-kayles a-b,b-c,c-a,c-d"],
        theorems: &[&ARC_KAYLES_GRAPHS],
        start: None,
        open: |parameters| open_graph_kayles(parameters, GraphKayles::Arc, "arc-kayles path:8"),
    },
];

const REMAINS: &str = "path:N, cycle:N, clique:N, edgeless:N, grid:RxC, caterpillar:3,2,3; or a board, '.' for a vertex \
                       and # for none, rows with '|' between them; or edges such as a-b,b-c; then a:# for a vertex that \
                       is gone";

fn open_graph_kayles(
    parameters: &str,
    game: GraphKayles,
    example: &str,
) -> Result<Arc<dyn AnyGame>, ParseError> {
    no_parameters(parameters, example)?;
    Ok(Arc::new(Catalogued::new(game).with_theorem()))
}

const COLOURING: &str = "path:N, cycle:N, clique:N, edgeless:N, grid:RxC, caterpillar:3,2,3; or a board, \
                         '.' for a cell open to both, L or R for one that only Left or Right may colour, # for none, \
                         rows with '|' between them; or edges such as a-b,b-c; then a:L for a vertex that only Left may \
                         colour, and a=L for one that Left has coloured";

fn open_colouring(parameters: &str, game: Colouring, example: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    no_parameters(parameters, example)?;
    Ok(Arc::new(Catalogued::new(game)))
}

const HACKENBUSH: Entry = Entry {
    name: "hackenbush",
    aliases: &["green-hackenbush", "blue-red-hackenbush"],
    title: "Hackenbush",
    group: Group::Graphs,
    rules: "A move cuts an edge of a drawing that stands on the ground, and whatever no longer hangs together with the \
            ground falls off. Left cuts blue edges, Right red ones, both green ones. Whoever cannot move loses.",
    parameters: "",
    notation: "a string of edges from the ground up, l or b blue, r red, e or g green, with branches in parentheses and \
               names behind colons for vertices that are met again; '+' between sums; or a list of edges",
    examples: &[
        "hackenbush lrlrr",
        "hackenbush e(ee(e;e);e(eee;ee);e(ee;e))",
        "hackenbush lrl + er",
        "hackenbush e(ee:A;e:A)",
        "hackenbush ground-a:l a-b:r b-ground:g",
    ],
    theorems: &[&FUSION_AND_COLON, &SIGN_EXPANSION, &HACKENBUSH_SUM],
    start: None,
    open: |parameters| {
        no_parameters(parameters, "hackenbush lrlrr")?;
        let any_colour =
            Catalogued::new(Hackenbush::default()).with_theorem().with_values(hackenbush_closed_form);
        Ok(Arc::new(any_colour.with_narrowing(|_, position| {
            let only_green = Hackenbush { only_green: true };
            position
                .is_green()
                .then(|| Arc::new(Catalogued::new(only_green).with_theorem()) as Arc<dyn AnyGame>)
        })))
    },
};

fn open_token(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    token_with_files(parameters, None)
}

/// Tokens on a graph that is given by its edges, or in a file.
pub(super) fn token_with_files(
    parameters: &str,
    files: Option<&dyn Files>,
) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "a file name, or edges such as token:a>b,b>c a";
    if parameters.is_empty() {
        return Err(ParseError::whole(parameters, "this game needs a graph behind its name", hint));
    }
    let token = if parameters.contains('>') {
        Token::new(Arc::new(inline(parameters, hint)?))
    } else {
        Token::new(Arc::new(from_file(parameters, files, hint)?)).with_names_unshown()
    };
    Ok(Arc::new(Catalogued::new(token).with_dense_table(|token, tokens, convention, limits| {
        // One token plays the graph itself; several play a sum of it.
        let [_] = tokens.as_slice() else { return None };
        let labels = label_graph(token.graph(), convention, limits);
        Some(labels.map(|labels| Box::new(SingleToken { labels }) as Box<dyn Judge<Token>>))
    })))
}

/// The labels of a graph, asked about a single token on it.
struct SingleToken {
    labels: GraphLabels,
}

impl Judge<Token> for SingleToken {
    fn verdict(&mut self, tokens: &Tokens, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(self.labels.verdict(tokens[0], to_move))
    }

    fn state_count(&self) -> u64 {
        self.labels.state_count()
    }
}

fn inline(parameters: &str, hint: &str) -> Result<ExplicitGame, ParseError> {
    let mut builder = GraphBuilder::default();
    for edge in parameters.split(',') {
        let ends = edge.split_once('>').map(|(from, to)| (from.strip_suffix(['-', '=']).unwrap_or(from), to));
        let Some((from, to)) =
            ends.filter(|(from, to)| !from.is_empty() && !to.is_empty() && !to.contains('>'))
        else {
            return Err(ParseError::part(parameters, edge, "an edge is written u>v", hint));
        };
        let (from, to) = (builder.vertex(from), builder.vertex(to));
        builder.add_move(from, to, MovedBy::Both);
    }
    builder.build().map_err(|error| ParseError::whole(parameters, error.to_string(), hint))
}

/// The graph in a file. Whoever asks may have named any file, so messages show nothing of what is in it.
fn from_file(path: &str, files: Option<&dyn Files>, hint: &str) -> Result<ExplicitGame, ParseError> {
    let cannot = |reason: &str| ParseError::whole(path, format!("the graph cannot be read: {reason}"), hint);
    let bytes = read_file(path, files).map_err(|reason| cannot(&reason))?;
    let text = String::from_utf8(bytes).map_err(|_| cannot("the file is not UTF-8 text"))?;
    GraphFormat::guess(&text).read(&text).map_err(|error| {
        let message = format!("the graph cannot be read: {}", error.without_contents());
        ParseError::whole(path, message, "'zermelo graph FILE' says what is wrong with it")
    })
}

#[cfg(test)]
mod tests {
    use super::super::open;
    use super::*;

    /// A file that is there during a test.
    struct TestFile(std::path::PathBuf);

    impl TestFile {
        fn new(name: &str, content: &str) -> Self {
            let path = std::env::temp_dir().join(format!("zermelo-{}-{name}", std::process::id()));
            std::fs::write(&path, content).unwrap();
            Self(path)
        }

        fn open(&self, position: &str) -> Result<String, String> {
            let text = format!("token:{} {position}", self.0.display());
            match open(&text) {
                Ok(opened) => Ok(opened.game.print(&opened.position)),
                Err(error) => Err(error.to_string()),
            }
        }
    }

    impl Drop for TestFile {
        fn drop(&mut self) {
            let _ = std::fs::remove_file(&self.0);
        }
    }

    #[test]
    fn messages_show_nothing_of_a_file() {
        let contents = [
            "secret: the word is secret\n",
            "secret\n",
            "secret secret-too\n",
            "a secret secret\n",
            "\"secret\n",
            "{\"secret\": 1}",
            "{\"moves\": \"secret\"}",
            "{\"moves\": [[\"secret\", \"b\"]], \"endings\": [{\"position\": \"secret\", \"result\": \"win\"}, \
             {\"position\": \"secret\", \"result\": \"loss\"}]}",
            "digraph { secret -> }",
            "digraph { a [ending=secret] }",
            "0,1 secret\nsecret,1\n",
        ];
        for (number, content) in contents.into_iter().enumerate() {
            let file = TestFile::new(&format!("private-{number}"), content);
            for position in ["", "a", "\"a"] {
                let message = file.open(position).unwrap_err();
                assert!(!message.contains("secret"), "{content}: {message}");
            }
        }
        let message = TestFile::new("line", "a b\nc d e\n").open("a").unwrap_err();
        assert!(message.contains("line 2: this is not part of a game graph"), "{message}");
    }

    #[test]
    fn names_in_quotes_read_back() {
        let file = TestFile::new("quoted", "\"a b\" \"c \\\"d\\\"\"\n(0,1) \"a b\"\nplain (0,1)\n");
        for position in ["\"a b\"", "\"c \\\"d\\\"\"", "(0,1) plain", "plain \"a b\" \"a b\""] {
            assert_eq!(file.open(position).as_deref(), Ok(position));
        }
        assert_eq!(file.open("\"plain\"").as_deref(), Ok("plain"));
    }

    #[test]
    fn arrows_of_inline_graphs() {
        for text in ["token:a>b,b>c a", "token:a->b,b->c a", "token:a=>b,b>c a"] {
            let opened = open(text).unwrap();
            let options = crate::game::option_list(&*opened.game, &opened.position, Player::Left);
            assert_eq!(options.len(), 1, "{text}");
            assert_eq!(opened.game.print(&options[0]), "b", "{text}");
        }
    }
}
