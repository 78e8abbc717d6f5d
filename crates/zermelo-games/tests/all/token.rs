//! Tokens on a graph that is written out or stands in a file.

use crate::one_file::OneFile;
use zermelo_core::{Files, Player, StopReason, option_list};
use zermelo_games::catalogue::{open, open_with};

/// A position on the graph of a file, as it is printed, or what is wrong.
fn opened(file: &OneFile, position: &str) -> Result<String, String> {
    match open_with(&format!("token:file {position}"), file) {
        Ok(opened) => Ok(opened.game.print(&opened.position)),
        Err(error) => Err(error.to_string()),
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
    for content in contents {
        let file = OneFile(content.as_bytes());
        for position in ["", "a", "\"a"] {
            let message = opened(&file, position).unwrap_err();
            assert!(!message.contains("secret"), "{content}: {message}");
        }
    }
    let message = opened(&OneFile(b"a b\nc d e\n"), "a").unwrap_err();
    assert!(message.contains("line 2: this is not part of a game graph"), "{message}");
}

/// A file that is too long for the limits of the caller, or does not come in time.
struct Stopped(StopReason);

impl Files for Stopped {
    fn read(&self, _: &str, _: u64) -> std::io::Result<Vec<u8>> {
        Err(std::io::Error::other(self.0))
    }
}

/// A limit of those who hand in the files is told as one, and not as a mistake in the question.
#[test]
fn limits_of_files_are_limits() {
    for reason in [StopReason::Memory(64_000_000), StopReason::Time] {
        for text in ["token:- a", "bulbs:file start"] {
            let error = open_with(text, &Stopped(reason)).err().unwrap();
            assert_eq!(error.stopped.as_deref(), Some(&reason), "{text}: {error}");
        }
    }
}

#[test]
fn names_in_quotes_read_back() {
    let file = OneFile(b"\"a b\" \"c \\\"d\\\"\"\n(0,1) \"a b\"\nplain (0,1)\n");
    for position in ["\"a b\"", "\"c \\\"d\\\"\"", "(0,1) plain", "plain \"a b\" \"a b\""] {
        assert_eq!(opened(&file, position).as_deref(), Ok(position));
    }
    assert_eq!(opened(&file, "\"plain\"").as_deref(), Ok("plain"));
}

#[test]
fn arrows_of_inline_graphs() {
    for text in ["token:a>b,b>c a", "token:a->b,b->c a", "token:a=>b,b>c a"] {
        let opened = open(text).unwrap();
        let options = option_list(&*opened.game, &opened.position, Player::Left);
        assert_eq!(options.len(), 1, "{text}");
        assert_eq!(opened.game.print(&options[0]), "b", "{text}");
    }
}

#[test]
fn edges_can_belong_to_one_player() {
    let opened = open("token:a>a:left,a>b:right,b>c:left,b>c:right a").unwrap();
    assert!(!opened.game.is_impartial());
    for (player, options) in [(Player::Left, ["a"]), (Player::Right, ["b"])] {
        let found = option_list(&*opened.game, &opened.position, player);
        let found: Vec<String> = found.iter().map(|option| opened.game.print(option)).collect();
        assert_eq!(found, options, "{player:?}");
    }
    for wrong in ["token:a>:left a", "token:a>b:left a:left"] {
        assert!(open(wrong).is_err(), "{wrong}");
    }
}
