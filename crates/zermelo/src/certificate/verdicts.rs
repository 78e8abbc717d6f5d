//! What the checker of certificates says, in the reader's language.
//!
//! The checker stands alone, so that little has to be trusted: it knows nothing of languages and speaks English. Its
//! sentences are recognised here by their [`PHRASES`], and their parts again; what is none of these stays as it is.

use crate::game::{Argument, Message, message};
use std::borrow::Cow;

/// What was said by the checker of a certificate, after `accepted: ` and the like, as a message: its words in other
/// languages are those of its phrases.
///
/// Linear in the length of the text times the number of phrases, for every phrase within it.
pub fn verdict(text: &str) -> Message {
    let Some((claim, notes)) = text.strip_suffix(')').and_then(|text| text.rsplit_once(" (")) else {
        return phrase(text);
    };
    let is_count = notes.split(' ').next().is_some_and(|count| count.parse::<u64>().is_ok());
    if is_count {
        message!("{claim} ({notes})", claim => phrase(claim), notes => phrase(notes))
    } else {
        phrase(text)
    }
}

/// A text by the phrase with the most letters that fits it; otherwise its parts between semicolons, or as it is.
fn phrase(text: &str) -> Message {
    let fitting = PHRASES.iter().filter_map(|&template| Some((template, holes(template, text)?)));
    let most_letters = |(template, holes): &(&str, Vec<(&str, &str)>)| {
        template.len() - holes.iter().map(|(name, _)| name.len() + 2).sum::<usize>()
    };
    if let Some((template, holes)) = fitting.max_by_key(most_letters) {
        let arguments =
            holes.into_iter().map(|(name, part)| (name, Argument::phrase(phrase(part)))).collect();
        return Message::Words { template: Cow::Borrowed(template), arguments };
    }
    if text.contains("; ") {
        return Message::list(text.split("; ").map(phrase).collect());
    }
    Message::verbatim(text)
}

/// What stands in a text for the holes of a template, `None` where the text is not one of this template. Every hole is as
/// short as it can be.
fn holes<'t>(template: &'static str, text: &'t str) -> Option<Vec<(&'static str, &'t str)>> {
    let mut holes = Vec::new();
    let (first, mut rest_of_template) = before_hole(template);
    let mut rest = text.strip_prefix(first)?;
    while let Some((name, after)) = rest_of_template {
        let (literal, next) = before_hole(after);
        let end = if next.is_none() && literal.is_empty() {
            rest.len()
        } else if next.is_none() {
            rest.strip_suffix(literal)?.len()
        } else {
            rest.find(literal)?
        };
        if end == 0 {
            return None;
        }
        holes.push((name, &rest[..end]));
        rest = &rest[end + literal.len()..];
        rest_of_template = next;
    }
    rest.is_empty().then_some(holes)
}

/// The letters of a template before its first hole; the name of the hole, and what comes after it.
fn before_hole(template: &'static str) -> (&'static str, Option<(&'static str, &'static str)>) {
    for (start, _) in template.match_indices('{') {
        if let Some((name, after)) = template[start + 1..].split_once('}')
            && name.bytes().all(|letter| letter.is_ascii_lowercase())
        {
            return (&template[..start], Some((name, after)));
        }
    }
    (template, None)
}

/// All that the checker says.
const PHRASES: &[&str] = &[
    "line {line}: {reason}",
    "{position}, normal play: {results}",
    "{position}, misère play: {results}",
    "normal play",
    "misère play",
    "{mover} to move, {result}",
    "Left",
    "Right",
    "Left wins",
    "Right wins",
    "{player} does not lose",
    "a draw",
    "{position} has Grundy value {value}",
    "the Grundy values of {game} have period {period} from heap {start} on",
    "{one} and {two} cannot be compared",
    "the canonical form of {one} is {two}",
    "{game}: {claim}",
    "the loopy Grundy values of all {count} vertices",
    "the labels of all {count} vertices, {play}",
    "the labels of {count} positions of {game}, {play}",
    "the misère quotient {heaps} has {order} elements, {count} of them in P",
    "of {game} for heaps up to {largest}",
    "of {game} (with period {period} from heap {start} on)",
    "the player to move {result}",
    "wins",
    "loses",
    "{count} records",
    "by {theorem}",
    "Bouton's theorem",
    "the theorem of Sprague and Grundy",
    "the period",
    "Wythoff's theorem",
    "the theorem of Chomp with two rows",
    "the symmetry of corners in Chomp",
    "strategy stealing",
    "the fusion principle",
    "by the rules that it declares",
    "the moves were taken on trust",
    "the position: {reason}",
    "the declared rules: {reason}",
    "vertex {vertex}: {reason}",
    "node {node}",
    "heap {heap}: {reason}",
    "{player} to move: {reason}",
    "the record is not text in UTF-8",
    "the convention is normal or misere",
    "play ends by a rule of the game, not by having no move: the convention is normal",
    "this claim is about no single position: expected 'position -'",
    "the claim is '{kind}' alone",
    "expected 'winner PLAYER mover PLAYER', 'holds PLAYER mover PLAYER' or 'draw mover PLAYER', players being left and right",
    "expected 'stoppers', a relation and two nodes",
    "there is no claim '{kind}'",
    "expected '{relation}' and two nodes",
    "expected 'grundy' and a value",
    "expected 'period P from N', with P at least 1",
    "expected 'that' and a statement",
    "expected 'quotient N' or 'quotient N period P from M'",
    "a node of '{relation}' is a number",
    "there is no theorem '{name}' of {game} in {play}",
    "periods are those of heaps and subtraction",
    "a record too many",
    "with a window no values are kept",
    "{theorem} says nothing about {position}",
    "a theorem needs a game that the checker knows",
    "the game is not impartial",
    "there is no such move",
    "after this move the opponent wins",
    "the value is {value}, not {claimed}",
    "{theorem} gives no Grundy value",
    "'{text}' is not among the nodes",
    "a sum of the statement is not among the nodes",
    "expected a '|' between the players' options",
    "the form stands here for the second time",
    "an option must stand in an earlier record",
    "options are numbered in ascending order",
    "a summand is an earlier node",
    "a summand is not 0 and not a sum",
    "a sum has from 2 to 256 summands, in ascending order",
    "the sum stands here for the second time",
    "an option of the sum is no earlier node",
    "these nodes have no positions",
    "the position stands here for the second time",
    "{player}'s options are not the moves from the position",
    "no earlier node is {position}",
    "the first node of the claim is not the position claimed",
    "all nodes",
    "'game forms' and 'position -' belong together",
    "expected rows of cells out of '{letters}'",
    "expected three squares such as e1 a1 e8",
    "Black stands in check",
    "these are not rows of a chomped board",
    "the board is too large to list its options",
    "expected a graph and letters, such as '3 1-2,2-3 ..#'",
    "expected rows of one length, with at most {most} cells",
    "expected one row",
    "'{letter}' is not one of the game's letters",
    "expected the number of vertices, and edges such as 1-2,2-3",
    "there is one letter for each vertex",
    "'{edge}' does not join two vertices",
    "the tables of a game begin with the empty heap and are of one length",
    "after 'after' stands one number",
    "there are at most {most} heaps",
    "there are at most {most} tokens in this game",
    "byte {place}: expected {what}, found {found}",
    "the end",
    "one of {names}",
    "rules that are not nested as deep as this",
    "a number in its bounds",
    "a text and '\"' after it",
    "a letter of a text",
    "parameters in ascending order before this",
    "a move: '{\"rewrite\":', slide, shoot, push or enclose",
    "'{\"board\":', '{\"heaps\":', '{\"joint\":' or '{\"words\":'",
    "no step [0,0] before this",
    "a result: left, right, draw, mover, other or '{\"more\":'",
    "'{\"code\":', '{\"take\":' or '{\"table\":'",
    "\"anything\", \"another\", '{\"at-most\":' or '{\"table\":'",
    "\"first\", \"last\", '{\"any\":' or '{\"sets\":'",
    "as many letters in 'to' as in 'from' before this",
    "one set of letters or more in 'from', and as many steps of which the first is [0,0], before this",
    "a step of at most 65536 rows and columns before this",
    "printable letters of ASCII before this",
    "a single letter before this",
    "a letter before this",
    "a condition: '{\"matches\":', connected, count, stuck, turn, not or any",
    "a code such as 0.77 before this",
    "numbers of tokens that may be taken are positive and ascending",
    "a set of heaps names some of the first 64, ascending",
    "at most 64 heaps are left by a move",
    "an empty heap becomes nothing",
    "the heaps in a table are not empty, and sizes that it has",
    "'-' is the empty word, so it is not a letter of words",
    "a part of a word has a letter that is not one of the game's",
    "one letter or more in 'from' before this",
    "the letters of a game are one or more, all different, none of them out of '{letters}'",
    "a shot follows another move",
    "a piece does not turn its like",
    "to push and to enclose are moves of their own, which follow no other",
    "on a graph there are no directions",
    "on a graph nothing is pushed or enclosed",
    "patterns lie along paths on graphs, and only there",
    "only endings ask whose turn it is, and who can move",
    "it is nobody's turn but one player's",
    "expected a word of at most {most} letters out of those of the game, or '{empty}'",
    "a word has more than {most} letters",
    "expected edges such as 0-1l 1-2r",
    "the position has too many options to list",
    "expected two heaps",
    "'{word}' is not the size of a heap, at most {most}",
    "words, and boards with the letters + and -, have no place in a sum",
    "expected positions of {count} games",
    "too many",
    "these are not rows of the board",
    "there is no vertex '{name}'",
    "expected a strip",
    "expected 'sides one' or 'sides two'",
    "Grundy values belong to normal play",
    "expected a value, a position, and all options",
    "the last record is not about the position and value claimed",
    "the file is compressed with a window of more than 128 MB",
    "something follows the compressed certificate, which must be a single frame",
    "the file cannot be read: {error}",
    "this checker knows version {version} of the format only",
    "the first line is not 'zermelo certificate {version}'",
    "its title",
    "no earlier record is about {position}",
    "the value is {value}, but {least} follows from the options",
    "expected a value and a position",
    "expected a label for each side, such as W3, L0 or D",
    "there is a label too many",
    "the moves of every vertex",
    "there is no such vertex",
    "the label is {claimed}, but {expected} follows from the options",
    "the distance is too large",
    "the position of the header has no label",
    "expected a label such as W3, L0 or D",
    "expected labels and a position",
    "it cannot be {player}'s turn: {reason}",
    "there is no label for {position}",
    "all labels",
    "all values",
    "the check needs more memory than the limit allows",
    "the time limit was reached",
    "loopy Grundy values belong to normal play",
    "expected a value: a number and its counter, or inf(0,2)",
    "these are not the numbers of the options",
    "every infinite option can be answered to {mex}",
    "option {option} has no earlier answer to {number}",
    "not checked: the time limit was reached",
    "expected numbers with blanks between them",
    "there are fewer nodes",
    "games are ordered in normal play",
    "play ends by a rule of this game, so its positions have no such values",
    "expected two nodes",
    "the pair stands here for the second time",
    "there is no answer to the left option {option} of {one}",
    "there is no answer to the right option {option} of {two}",
    "the pairs do not show '{relation} {one} {two}'",
    "node {node}: the pairs do not show that not {one} ≤ {two}",
    "node {node}: the pairs do not show that option {option} is not reversible",
    "the game is heaps: and a code such as 0.137",
    "the window W is longer than every take, the start more than 2 W, and with parity the period is even",
    "computing the values takes too long; with another mask it may not",
    "a value is too large, or the lowest bit of the mask",
    "heap {heap} is not decided within the window",
    "more than 2^32 values are not computed",
    "heaps {heap} and {other} have different values",
    "the period begins earlier",
    "the period is no more than {shift}",
    "a mask is of use only where a move leaves at most two heaps",
    "parity is of use only where all takes that split agree in it",
    "expected 'window W'",
    "expected 'mask M' or 'mask M parity'",
    "a mask is a number from 1 to 65535",
    "misère quotients belong to misère play",
    "the elements of all heaps",
    "expected the element of a heap",
    "there are from 1 to {most} elements",
    "there are fewer elements",
    "the P-portion is listed in ascending order",
    "the whole table",
    "there is no such element",
    "no sum of heaps is at {element}",
    "{element} differs from an earlier element in no context",
    "the heaps have too many options",
    "it has no moves, so it is at 0",
    "in some context it is in P with an option in P",
    "a sum at {place}, not in P, has moves but none to P",
    "the sums of heaps are too many",
    "the period needs heaps up to {heap}",
    "heaps {heap} and {other} are at different elements",
    "the period is less",
    "heap 0 is at 0",
    "expected a row of {order} elements",
    "0·{one} is not {other}",
    "0 is in P",
    "{one} is not {other}",
    "the certificate ends before {what}",
    "the next section",
    "there is no next section",
    "the record is too long",
    "the certificate breaks off",
    "the line ends with CR LF; a certificate has line feeds only",
    "the certificate cannot be read: {error}",
    "the number of records or the digest is wrong: the certificate was changed",
    "something follows the end",
    "expected '{word}'",
    "expected '{key}' and a number",
    "expected '{key} ...'",
    "a statement is two sums with =, < or || between them",
    "a sum has no terms",
    "the statement is nested too deep",
    "the statement breaks off",
    "'{text}' is not a game, so it is not among the nodes",
    "cannot read '{text}' in '{whole}'",
    "expected '{letter}' before '{rest}'",
    "there are too many nodes",
    "no node is {position}",
    "the nodes are no stoppers: alternating play can go on for ever",
    "an option is a node",
    "no move wins against {one} ≤ {two} by earlier records",
    "the pairs do not show that {one} and {two} are different",
    "play is not over here, or not in the player's favour",
    "there is no answer to {reply}",
    "play is over at {position}, not in the player's favour",
    "no record is about the position claimed",
    "the record with position '-' is the last one",
    "expected a position, a move, and all replies",
    "there is no position {greatest} of the strategy",
    "the last record is not about the position claimed",
    "a reply must stand in an earlier record",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_stays_as_the_checker_says_it() {
        for text in [
            "nim 3 4 5, normal play: Left to move, Left wins (29 records; by Bouton's theorem)",
            "hackenbush e(ee;e), misère play: Left to move, a draw; Right to move, Left does not lose (1 records)",
            "line 7: node 3: the pairs do not show that not {1|0} ≤ 0",
            "line 2: byte 3: expected a number in its bounds, found 'x'",
            "something that is never said: so",
        ] {
            assert_eq!(verdict(text).to_string(), text);
        }
    }

    #[cfg(feature = "languages")]
    #[test]
    fn parts_of_a_phrase_are_in_the_same_language() {
        let text = "nim 3 4 5, normal play: Left to move, Left wins; Right to move, Right wins (29 records)";
        use crate::language::Language;
        let korean = Language::Korean.say(&verdict(text));
        assert_eq!(
            korean,
            "nim 3 4 5, 일반 게임: 왼쪽이 먼저 두면 왼쪽 승; 오른쪽이 먼저 두면 오른쪽 승 (기록 29개)"
        );
        let chinese = Language::Chinese.say(&verdict("line 5: it cannot be Left's turn: too many"));
        assert_eq!(chinese, "第 5 行：不可能轮到左方：太多");
    }
}
