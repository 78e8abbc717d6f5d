//! The words of the field and of the answers, explained offline, with the mistakes that go round about them. Theorems of
//! the catalogue are words too.

use crate::catalogue::{entries, nearest};

/// A word with its explanation.
#[derive(Clone, Debug)]
pub struct Word {
    /// The word, then its other forms.
    pub names: Vec<&'static str>,
    /// The explanation.
    pub text: &'static str,
    /// Where to read more.
    pub source: Option<&'static str>,
}

/// All words: the glossary, then the theorems of the catalogue.
pub fn words() -> Vec<Word> {
    let mut words: Vec<Word> = GLOSSARY
        .iter()
        .map(|(names, text, source)| Word {
            names: names.to_vec(),
            text,
            source: if source.is_empty() { None } else { Some(source) },
        })
        .collect();
    for theorem in entries().flat_map(|entry| entry.theorems) {
        if !words.iter().any(|word| word.names[0] == theorem.name) {
            words.push(Word {
                names: vec![theorem.name],
                text: theorem.statement,
                source: Some(theorem.source),
            });
        }
    }
    words
}

/// The explanation of a word in any of its forms.
pub fn find(word: &str) -> Option<Word> {
    let wanted = canonical(word);
    words().into_iter().find(|word| word.names.iter().any(|name| canonical(name) == wanted))
}

/// The word nearest to one that is not there.
pub fn suggest(word: &str) -> Option<&'static str> {
    let wanted = canonical(word);
    let names: Vec<&'static str> = words().into_iter().flat_map(|word| word.names).collect();
    let holds = names.iter().copied().find(|name| wanted.len() > 2 && canonical(name).contains(&wanted));
    holds.or_else(|| nearest(&wanted, names.into_iter()))
}

fn canonical(word: &str) -> String {
    let lower = word.trim().to_lowercase();
    let plain = lower.strip_prefix("the ").unwrap_or(&lower);
    plain.replace(['-', '_', '\''], " ").replace('è', "e").replace('–', " ")
}

const ONAG: &str = "Siegel, Combinatorial Game Theory (2013), chapter I";

/// Names, text, source.
const GLOSSARY: &[(&[&str], &str, &str)] = &[
    (
        &["game"],
        "Positions, and for each position the moves of Left and of Right. There is no chance and nothing is hidden. \
         Play ends when the player to move cannot move, or where a rule ends it.",
        ONAG,
    ),
    (
        &["position"],
        "A state of the board, without the information who moves: both players' moves always exist, and the mover \
         belongs to the question.",
        "",
    ),
    (
        &["player", "left", "right"],
        "Left and Right are the two players (the texts' A and B, or the first and the second colour). They are names, \
         not an order: who moves next is part of the question.",
        ONAG,
    ),
    (&["option"], "A position that a player can reach in one move.", ONAG),
    (
        &["ending"],
        "A position where a rule stops play with a result for the player to move: mate, three in a row, a full board. \
         The result belongs to the position together with who moves there; a goal entered by the opponent's move can \
         be a loss as well.",
        "",
    ),
    (
        &["normal play", "normal"],
        "A player who cannot move loses. (Some texts say the opposite in passing; it is this way round.)",
        ONAG,
    ),
    (
        &["switch"],
        "A game {x|y} of two numbers with x > y: whoever moves there first has the better of it. In a sum of switches \
         the one with the greatest x - y is moved in first.",
        "Winning Ways, chapters 5 and 6",
    ),
    (
        &["genus"],
        "The Grundy value of a position with its misère values as superscripts: alone, beside one nim-heap of size 2, \
         beside two, and so on, up to the two values that then alternate. Kayles with 5 pins has genus 4^146.",
        "Winning Ways, chapter 13; Siegel, Combinatorial Game Theory (2013), section V.3",
    ),
    (
        &["misere quotient"],
        "The finite or infinite commutative monoid of the positions of a game in misère play, two being the same when no \
         sum tells them apart. Some elements are P, the others N. zermelo misere computes it for heap games.",
        "Plambeck and Siegel, Misère quotients for impartial games (2008)",
    ),
    (
        &["pretending function"],
        "The function that gives each heap its element of the misère quotient, as the Grundy value does in normal play. \
         Written Φ.",
        "Plambeck and Siegel, Misère quotients for impartial games (2008)",
    ),
    (
        &["tame", "wild"],
        "A game is tame when its misère quotient is that of Nim with heaps below some size, so that it is played like \
         misère Nim; otherwise wild.",
        "Winning Ways, chapter 13; Plambeck and Siegel (2008)",
    ),
    (
        &["misere play", "misere"],
        "A player who cannot move wins. It is harder than normal play: Grundy values do not decide it. Misère Nim: \
         play as in normal play until your move would leave no heap of two or more; then leave an odd number of ones.",
        "Winning Ways, chapter 13",
    ),
    (
        &["verdict", "win", "loss"],
        "What is known about a position with a given player to move: a win or a loss with its distance, or a draw. \
         A win has some move to a loss of the opponent; a loss has only moves to wins of the opponent.",
        "Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913)",
    ),
    (
        &["draw"],
        "A position in which neither player can force an end in his favour: a rule calls it a draw, or play goes round \
         for ever. With A to move the draws are all positions outside W_A and L_A (not outside W_A and W_B).",
        "",
    ),
    (
        &["distance", "ply", "plies"],
        "How many single moves (plies) a game lasts when the winner hurries and the loser delays. Where play can go \
         round, a winner who only keeps to winning positions may never finish: the distance has to fall.",
        "",
    ),
    (
        &["outcome", "outcome class", "n", "p", "l", "r", "d"],
        "The verdicts with Left and with Right moving first, taken together. N: the next player wins, whoever it is. \
         P: the previous player wins. L: Left wins, whoever moves first. R: Right does. With draws there are five \
         more: D, a draw whoever moves first; N-hat, Left moving first wins and otherwise it is a draw; N-check, the \
         same for Right; P-hat, Left moving second wins and moving first draws; P-check, the same for Right.",
        "Winning Ways, chapter 2; Siegel, Combinatorial Game Theory, chapter VI",
    ),
    (
        &["P-position", "N-position"],
        "A P-position is won by the previous player: every move from it leads to an N-position. An N-position is won by \
         the next player: some move from it leads to a P-position. Some lecture texts exchange the letters.",
        "Winning Ways, chapter 3",
    ),
    (
        &["impartial", "partizan"],
        "A game is impartial when both players have the same moves everywhere, and partizan when not. Not every \
         impartial game is easy: the reduction to Nim needs the Grundy values, and finding them can be PSPACE-hard \
         (Node Kayles).",
        ONAG,
    ),
    (
        &["loopy", "loop-free"],
        "A game is loopy when a position can recur. Then there can be draws, and plain recursion from the top does not \
         end: labels are found backwards from the ends, or by a search that notices cycles.",
        "Siegel, Combinatorial Game Theory, chapter VI",
    ),
    (
        &["sum", "disjunctive sum", "component"],
        "Several games side by side; a move is a move in exactly one of them. Written with ' + ': \
         zermelo solve 'nim 3 5 + wythoff 2 4'.",
        ONAG,
    ),
    (
        &["mex", "minimal excluded number"],
        "The least whole number, from 0 on, that does not occur in a set: mex {0, 1, 3} = 2.",
        "",
    ),
    (&["nim-sum", "xor"], "Addition of binary numbers without carries: 3 xor 5 = 011 xor 101 = 110 = 6.", ""),
    (
        &["Grundy value", "nim-value"],
        "For impartial loop-free games in normal play: the mex of the Grundy values of the options. A position with \
         value n behaves in sums like a Nim heap of n, written *n. The previous player wins exactly at value 0; that \
         position need not be empty.",
        "Sprague (1935); Grundy (1939)",
    ),
    (
        &["nimber", "nim-product", "nim multiplication"],
        "A Nim heap as a number: *n is the heap of n, the value of every position with Grundy value n. Nimbers are added \
         by the nim-sum and multiplied by Conway's product: a ⊗ b is the least nimber other than \
         a' ⊗ b + a ⊗ b' + a' ⊗ b' for all a' < a, b' < b. Those below 2, 4, 16, 256, ... are fields; \
         n ⊗ n is not n·n: *2 ⊗ *2 = *3. Try: zermelo eval '*2 x *2'.",
        "Conway, On Numbers and Games (1976), chapter 6",
    ),
    (
        &["reversible move", "reversible"],
        "A move that the opponent can answer so that the position is at least as good for him as before. Where the \
         answers come to an end, such a move changes nothing: adding tokens in Poker Nim, widening a gap between coins \
         on a strip.",
        "Winning Ways, chapter 3",
    ),
    (
        &["coin-turning game", "companion"],
        "A row of coins of which a move turns some over, the rightmost from heads to tails. The coins turned together \
         with a head are its companions; the value of a head is the mex over the sets of companions of the nim-sum of \
         their values.",
        "Winning Ways, chapter 14",
    ),
    (
        &["the Sprague–Grundy theorem", "sprague-grundy"],
        "The Grundy value of a sum is the nim-sum of the components' values, so every impartial loop-free game in normal \
         play is as good as a single Nim heap.",
        "R. Sprague, Über mathematische Kampfspiele, Tôhoku Math. J. 41 (1935); P. M. Grundy, Mathematics and games, \
         Eureka 2 (1939)",
    ),
    (
        &["loopy Grundy value", "loopy nimber", "infinite value", "inf", "Smith's theorem"],
        "What an impartial position is worth in normal play when play may go round for ever: a nimber n, or ∞(K), written \
         inf(0,2), where K has the nimbers one can move to. It is m when m is the mex of the options that are nimbers and \
         each other option has an option worth m. In sums nimbers add by xor; ∞(K) with others of nim-sum g is won by the \
         next player if g is in K, and else a draw; two infinite components are a draw.",
        "C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966); Winning Ways, chapter 12; Siegel, \
         Combinatorial Game Theory, section IV.4",
    ),
    (
        &["counter", "reverting move"],
        "Where a position is worth m and a player moves to one that is worth more, or is infinite, the other reverts it \
         by a move to a position worth m again. Counters number the positions in the order in which their values were \
         found; a winner who reverts to a smaller counter does not go round for ever.",
        "Fraenkel and Yesha, The generalized Sprague–Grundy function and its invariance under certain mappings, \
         J. Combin. Theory A 43 (1986)",
    ),
    (
        &["Zermelo's theorem"],
        "In a game that must end and cannot be drawn, one of the two players can force a win from every position; with \
         draws, one can force a win or both can force a draw.",
        "Zermelo (1913)",
    ),
    (
        &["retrograde analysis"],
        "Labelling all positions backwards from the ends of play: a loss makes its predecessors wins; a position all of \
         whose options are wins is a loss; what is never reached is a draw. Linear in positions and moves.",
        "Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986)",
    ),
    (
        &["top-down search"],
        "Deciding one position by looking at its options by need, remembering what was found. Positions are remembered \
         whole and with the player to move, never by a hash alone.",
        "Liu and Smolka, Simple linear-time algorithms for minimal fixed points (1998)",
    ),
    (
        &["minimax", "alpha-beta"],
        "Minimax looks a number of plies ahead and evaluates what it finds; each player picks what is best for him. \
         Alpha-beta finds the same score and skips lines that cannot matter.",
        "Knuth and Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6 (1975)",
    ),
    (
        &["AND-OR tree", "and-or"],
        "A tree of wins and losses: a position is won if some option is lost for the opponent. In random order the \
         expected number of leaves looked at is smaller than any fixed order can promise.",
        "Saks and Wigderson, Probabilistic Boolean decision trees (1986)",
    ),
    (&["proved"], "The confidence of an answer that a theorem or a complete search gives.", ""),
    (
        &["colon principle"],
        "In Hackenbush, branches that meet at a vertex may be replaced by any others of the same value: in green drawings by \
         one stalk whose length is the nim-sum of theirs (not of numbers of edges).",
        "Winning Ways, chapter 7",
    ),
    (
        &["fusion principle", "fusion"],
        "In green Hackenbush the vertices of a cycle may be drawn together into one, each edge of the cycle becoming a loop \
         there, which is worth 1. Cycles with blue or red edges may not.",
        "Winning Ways, chapter 7",
    ),
    (
        &["sign expansion"],
        "A number as a row of pluses and minuses: each sign counts ±1 up to the first change, then half of the one before. \
         A blue-red Hackenbush stalk is the sign expansion of its value: lrr is + - -, 1 - 1/2 - 1/4 = 1/4.",
        "Conway, On Numbers and Games; Winning Ways, chapter 2",
    ),
    (
        &["ko", "superko"],
        "Rules of Go on repetition. The ko rule forbids a play that brings back the board before the opponent's last play; \
         positional superko forbids every board that has been, so play must end. Without either play may go round for ever.",
        "J. Tromp and G. Farnebäck, Combinatorics of Go (2007)",
    ),
    (
        &["komi"],
        "In Go the points that White is given because Black begins: Black wins when ahead by more.",
        "",
    ),
    (
        &["liberty", "chain"],
        "In Go a chain is a connected group of stones of one colour, and its liberties are the free points next to it. A \
         chain without liberties leaves the board.",
        "",
    ),
    (
        &["checked"],
        "The confidence of an answer that was examined up to a stated bound, such as a depth, and may change beyond it.",
        "",
    ),
    (
        &["conjectured"],
        "Of a statement: believed on evidence and not proved. No answer of Zermelo is conjectured.",
        "",
    ),
    (
        &["stopped"],
        "The confidence of an answer that a limit on time, memory or positions cut short. What was known by then is \
         given; the exit code is 3.",
        "",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_in_all_forms() {
        for word in words() {
            for name in &word.names {
                assert_eq!(find(name).unwrap().names[0], word.names[0], "{name} is explained twice");
            }
        }
        assert_eq!(find("bouton's theorem").unwrap().names, ["Bouton's theorem"]);
        assert_eq!(find("Misère").unwrap().names[0], "misere play");
        assert_eq!(find("p position").unwrap().names[0], "P-position");
        assert_eq!(suggest("retrograde"), Some("retrograde analysis"));
    }
}
