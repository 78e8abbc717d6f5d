//! Words of partizan values: canonical forms, numbers, infinitesimals, temperatures.

use super::Word;

pub(super) const WORDS: &[Word] = &[
    Word {
        term: "value",
        aliases: &["values", "worth", "the theory of partizan values", "partizan values"],
        text: "What a position is worth in sums under normal play: two positions have the same value when \
               exchanging one for the other changes no winner in any sum. It is written as the canonical \
               form.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter II"),
        see: &["canonical form", "sum"],
    },
    Word {
        term: "canonical form",
        aliases: &["canonical forms", "the theory of canonical forms", "forms"],
        text: "The simplest position of a value: every option is itself in canonical form, none is \
               dominated and none is reversible. Two short games are equal exactly when their canonical \
               forms are the same.",
        source: Some(
            "Conway, On Numbers and Games (1976); Siegel, Combinatorial Game Theory (2013), section II.2",
        ),
        see: &["dominated", "reversible move", "value"],
    },
    Word {
        term: "dominated",
        aliases: &["dominated option", "dominated by"],
        text: "An option that another option of the same player is at least as good as. Removing it does \
               not change the value.",
        source: Some("Winning Ways, chapter 3"),
        see: &["canonical form", "reversible move"],
    },
    Word {
        term: "zero game",
        aliases: &["zero", "0"],
        text: "A position in which whoever moves first loses. Every P-position of a loop-free game has \
               value 0 and changes nothing in a sum.",
        source: Some("Winning Ways, chapter 1"),
        see: &["P-position", "negative"],
    },
    Word {
        term: "negative",
        aliases: &["inverse"],
        text: "The same position with the players exchanged. G + (−G) is won by the second player, who \
               answers each move with its mirror image.",
        source: Some("Winning Ways, chapter 2"),
        see: &["sum"],
    },
    Word {
        term: "comparison",
        aliases: &["confused with", "fuzzy", "equal", "order of games"],
        text: "G ≥ H when Left, moving second, wins G − H. G and H are equal when the second player wins G \
               − H, and confused, written G || H, when the first player does.",
        source: Some("Siegel, Combinatorial Game Theory (2013), section I.1"),
        see: &["value", "outcome"],
    },
    Word {
        term: "number",
        aliases: &["integer", "dyadic rational", "surreal number", "surreal numbers"],
        text: "A value {L|R} all of whose left options are less than its right options, which are numbers \
               themselves. In short games the numbers are the dyadic rationals, such as 3/4. {L|R} is the \
               simplest number in between.",
        source: Some("Conway, On Numbers and Games (1976); Winning Ways, chapter 2"),
        see: &["simplicity rule", "sign expansion"],
    },
    Word {
        term: "simplicity rule",
        aliases: &["simplest number", "simplicity theorem", "simplest number theorem"],
        text: "When some number lies strictly between the left and the right options of a position, its \
               value is the simplest such number: the integer nearest to 0, or else the fraction of the \
               smallest denominator.",
        source: Some("Conway, On Numbers and Games (1976)"),
        see: &["number"],
    },
    Word {
        term: "number avoidance",
        aliases: &["the number avoidance theorem", "number avoidance theorem"],
        text: "In a sum of a number and a position that is not a number, a player who can win can win by \
               moving in the latter. So moves in numbers wait until the end.",
        source: Some("Winning Ways, chapter 6"),
        see: &["number", "sensible move"],
    },
    Word {
        term: "star",
        aliases: &["*"],
        text: "The game {0|0}: a Nim heap of one token. It is confused with 0, and * + * = 0.",
        source: Some("Winning Ways, chapter 2"),
        see: &["nimber", "up"],
    },
    Word {
        term: "up",
        aliases: &["down", "ups", "^", "v", "double up"],
        text: "Up is {0|*}, written ^: positive, and less than every positive number. Down, v, is its \
               negative. ^ is confused with *, and ^^ is greater than *.",
        source: Some("Winning Ways, chapter 3"),
        see: &["star", "infinitesimal", "atomic weight"],
    },
    Word {
        term: "switch",
        aliases: &["±"],
        text: "A game {x|y} of two numbers with x > y; {x|−x} is written +-x or ±x. Whoever moves there \
               first has the better of it. In a sum of switches the one with the greatest x − y is moved in \
               first.",
        source: Some("Winning Ways, chapters 5 and 6"),
        see: &["temperature", "hot"],
    },
    Word {
        term: "tiny",
        aliases: &["miny", "Tiny(x)"],
        text: "Tiny-x is {0||0|−x} for a number x > 0: positive, and smaller than every multiple of up. Its \
               negative is miny-x.",
        source: Some("Winning Ways, chapter 5"),
        see: &["infinitesimal", "up"],
    },
    Word {
        term: "infinitesimal",
        aliases: &[],
        text: "A value between −x and x for every positive number x. Nimbers, ups and tinies are \
               infinitesimal; a position is infinitesimal exactly when both stops are 0.",
        source: Some("Winning Ways, chapter 6"),
        see: &["stop", "all-small"],
    },
    Word {
        term: "number-ish",
        aliases: &["numberish", "ish"],
        text: "A value that differs from a number by an infinitesimal: both stops are the same number.",
        source: Some("Siegel, Combinatorial Game Theory (2013), section II.3"),
        see: &["stop", "infinitesimal"],
    },
    Word {
        term: "all-small",
        aliases: &["dicot", "dicotic"],
        text: "A position in which, as in all its followers, either both players can move or neither can. \
               Such values are infinitesimal.",
        source: Some("Winning Ways, chapter 8"),
        see: &["atomic weight", "infinitesimal", "dead-ending"],
    },
    Word {
        term: "dead-ending",
        aliases: &["dead end", "dead ending"],
        text: "A position in which, as in all its followers, a player who has no move never gets one again. Beside \
               such positions, and still more beside all-small ones, more games are equal in misère play than \
               beside all games: 1 - 1 is 0 there.",
        source: Some("Milley, Renault, Dead ends in misère play (2013)"),
        see: &["all-small", "misère play"],
    },
    Word {
        term: "atomic weight",
        aliases: &["uppitiness"],
        text: "How many ups an all-small position is about worth. By the two-ahead rule atomic weight at \
               least 2 means that Left wins, whoever begins; at most −2 that Right does.",
        source: Some("Winning Ways, chapter 8"),
        see: &["up", "all-small"],
    },
    Word {
        term: "stop",
        aliases: &["left stop", "right stop", "stops", "number of stops"],
        text: "The number at which play in a position alone ends when both players, moving in turn, try for \
               the best one and stop as soon as a number is reached: the left stop when Left begins, the \
               right stop when Right does.",
        source: Some("Winning Ways, chapter 6"),
        see: &["mean", "thermograph"],
    },
    Word {
        term: "mean",
        aliases: &["mean value", "mean value theorem"],
        text: "What each of many copies of a position is worth on the average: n copies differ from n times \
               the mean by a bounded amount. It is the score of the mast of the thermograph.",
        source: Some("Winning Ways, chapter 6"),
        see: &["temperature", "thermograph"],
    },
    Word {
        term: "temperature",
        aliases: &["heat", "temperature theory"],
        text: "How much it is worth to move first: the least tax on moves at which neither player gains by moving. \
               It is the height at which the walls of the thermograph meet. Numbers have temperature below \
               0, nonzero infinitesimals 0, and {5|−5} temperature 5.",
        source: Some("Winning Ways, chapter 6"),
        see: &["thermograph", "mean", "hot"],
    },
    Word {
        term: "hot",
        aliases: &["hot game", "hot games"],
        text: "A position is hot when its temperature is above 0: both players gain by moving. Its left \
               stop is greater than its right stop.",
        source: Some("Winning Ways, chapter 6"),
        see: &["cold", "temperature"],
    },
    Word {
        term: "cold",
        aliases: &["cold game", "cold games"],
        text: "A position is cold when neither player gains by moving there: it is a number, and its temperature is \
               below 0.",
        source: Some("Winning Ways, chapter 6"),
        see: &["hot", "tepid"],
    },
    Word {
        term: "tepid",
        aliases: &["tepid game", "tepid games"],
        text: "A position of temperature 0: a number plus an infinitesimal other than 0.",
        source: Some("Winning Ways, chapter 6"),
        see: &["hot", "cold"],
    },
    Word {
        term: "thermograph",
        aliases: &["thermographs", "subject of a thermograph"],
        text: "The picture of the stops of a position when every move is taxed by t, for t from −1 up. The \
               left and the right wall meet at the temperature; from there the mast rises at the mean.",
        source: Some("Winning Ways, chapter 6"),
        see: &["temperature", "mean", "wall"],
    },
    Word {
        term: "wall",
        aliases: &["left wall", "right wall", "score"],
        text: "The left wall of a thermograph is the left stop of the position cooled by t, drawn against \
               t, the right wall the right stop. Positive scores lie to the left.",
        source: Some("Winning Ways, chapter 6"),
        see: &["thermograph", "mast"],
    },
    Word {
        term: "mast",
        aliases: &[],
        text: "The vertical line of a thermograph above the point where its walls meet: beyond the \
               temperature both stops are the mean.",
        source: Some("Winning Ways, chapter 6"),
        see: &["thermograph"],
    },
    Word {
        term: "cooling",
        aliases: &["cooled", "frozen", "freezing", "heating"],
        text: "G cooled by t is G with a tax of t on every move. Cooled by more than its temperature it is \
               its mean; cooled by exactly its temperature, frozen, it differs from the mean by an \
               infinitesimal at most.",
        source: Some("Winning Ways, chapter 6"),
        see: &["temperature"],
    },
    Word {
        term: "temper",
        aliases: &["even", "odd", "even-tempered", "odd-tempered"],
        text: "A position is even-tempered when every way of playing it out, the players moving in turn or \
               not, takes an even number of moves until a number is reached, and odd-tempered when always \
               an odd number.",
        source: None,
        see: &["number"],
    },
    Word {
        term: "reduced canonical form",
        aliases: &[],
        text: "The simplest value that differs from a given one by an infinitesimal. It forgets what only \
               decides ties.",
        source: Some("Calistrate (1996); Grossman and Siegel, Reductions of partizan games (2009)"),
        see: &["canonical form", "infinitesimal"],
    },
    Word {
        term: "ordinal",
        aliases: &["ordinals", "omega", "transfinite nimber", "transfinite nimbers"],
        text: "The numbers 0, 1, 2, …, ω, ω + 1, …, ω·2, …, ω², … that count beyond the finite. A heap of ordinal size is a \
               nimber, too: transfinite nimbers are added and multiplied as the finite ones are, and below ω^ω^ω they form a \
               field in which every polynomial has a root. Try: zermelo eval 'omega nimproduct omega'.",
        source: Some("Conway, On Numbers and Games (1976), chapter 6; Lenstra, Nim multiplication (1978)"),
        see: &["nimber", "number"],
    },
    Word {
        term: "ordinal sum",
        aliases: &[],
        text: "The sum G : H in which a move in G removes H, and a move in H leaves G. In Hackenbush H \
               stands on top of G.",
        source: Some("Winning Ways, chapter 7; Siegel, Combinatorial Game Theory (2013), section II.1"),
        see: &["sum", "colon principle"],
    },
    Word {
        term: "sensible move",
        aliases: &["sensible", "sensible option", "is sensible"],
        text: "A move that is not dominated and not reversible, so that the canonical form has it too: no \
               other move needs to be considered in any sum.",
        source: Some("Winning Ways, chapter 3"),
        see: &["dominated", "reversible move"],
    },
    Word {
        term: "birthday",
        aliases: &[],
        text: "The least day on which a value can be written: 0 is born on day 0, and {L|R} on the day \
               after the last of its options.",
        source: Some("Conway, On Numbers and Games (1976)"),
        see: &["canonical form"],
    },
    Word {
        term: "followers",
        aliases: &["subpositions"],
        text: "All positions that can be reached from a position by any moves, the position itself \
               included, counted in canonical form.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["canonical form"],
    },
    Word {
        term: "sign expansion",
        aliases: &["Berlekamp's rule"],
        text: "A number as a row of pluses and minuses: each sign counts ±1 up to the first change, then \
               half of the one before. A blue-red Hackenbush stalk is the sign expansion of its value: lrr \
               is + - -, 1 - 1/2 - 1/4 = 1/4.",
        source: Some("Conway, On Numbers and Games; Winning Ways, chapter 2"),
        see: &["number"],
    },
    Word {
        term: "uptimal",
        aliases: &["uptimals", "uptimal expansion", "uptimal notation"],
        text: "A sum of a number, a nimber and multiples of powers of up, ^<1> = ^, ^<2>, ^<3>, …, where each power is \
               infinitesimal beside the one before it. The expansion .12 is ^ + 2·^<2>; ^[n] is ^ + ^<2> + … + ^<n>.",
        source: Some("Winning Ways, chapter 8; Siegel, Combinatorial Game Theory (2013), section II.7"),
        see: &["up", "infinitesimal", "upon"],
    },
    Word {
        term: "far star",
        aliases: &["remote star", "far away star"],
        text: "A nimber *N with N so large that nothing beside it, nor any of its positions, is worth *N. An all-small game \
               has atomic weight at least 1 exactly when, with a far star added, it is greater than 0.",
        source: Some("Winning Ways, chapter 8; Siegel, Combinatorial Game Theory (2013), section II.7"),
        see: &["atomic weight", "nimber"],
    },
    Word {
        term: "conjunctive sum",
        aliases: &["conjunctive compound", "join of games"],
        text: "The compound in which a move is a move in every component, so that it ends as soon as one component does. In \
               normal play the impartial ones are decided by the component that ends first; its remoteness counts the \
               moves to its end when the winner hurries and the loser delays. Try: zermelo eval 'conjunctivesum(*2, *3)'.",
        source: Some(
            "Smith, Graphs and composite games (1966); Conway, On Numbers and Games (1976), chapter 14; Winning Ways, chapter 9",
        ),
        see: &["sum", "selective compound", "distance"],
    },
    Word {
        term: "selective compound",
        aliases: &["selective sum", "union of games"],
        text: "The compound in which a move is a move in one component, or in several at once. In normal play an impartial one \
               is a P-position exactly when each of its components is. Try: zermelo eval 'selectivesum(*2, *3)'.",
        source: Some(
            "Smith, Graphs and composite games (1966); Conway, On Numbers and Games (1976), chapter 14; Winning Ways, chapter 10",
        ),
        see: &["sum", "conjunctive sum"],
    },
    Word {
        term: "ordinal product",
        aliases: &["ordinal products"],
        text: "G ⊛ H = {G ⊛ H^L : G^L, G ⊛ H^R : −G^R | G ⊛ H^L : G^R, G ⊛ H^R : −G^L}, where the colon is the ordinal sum. For \
               numbers the sign expansion of G is put for each plus in that of H, and its negative for each minus. For \
               others it depends on the form of both: * ⊛ {1|} is {*|*} = 0, and * ⊛ {0,1|} is *2.",
        source: Some("Siegel, CGSuite 2, the class Game"),
        see: &["ordinal sum", "sign expansion"],
    },
    Word {
        term: "census",
        aliases: &["games born by day n", "census of values", "day n", "born by day n"],
        text: "How many values of each kind are born by a day: 1 by day 0, 4 by day 1 (0, 1, −1, *), 22 by day 2 and 1474 by \
               day 3. Try: zermelo eval 'census(3)'.",
        source: Some(
            "Conway, On Numbers and Games (1976); Siegel, Combinatorial Game Theory (2013), section III.1",
        ),
        see: &["birthday", "value"],
    },
    Word {
        term: "incentive",
        aliases: &["incentives", "Left's incentive", "Right's incentive"],
        text: "What a move gains: G^L − G for a move of Left's, G − G^R for one of Right's. It is never at least 0, \
               since a move uses up the right to move. A move whose incentive is at least that of every other move \
               is the best one whatever stands beside it. Try: zermelo eval 'incentives({2|-1})'.",
        source: Some("Winning Ways, chapter 6; Siegel, Combinatorial Game Theory (2013), chapter II"),
        see: &["dominated", "temperature"],
    },
    Word {
        term: "sente",
        aliases: &["gote", "sente and gote", "reverse sente"],
        text: "A move is sente when it threatens so much that the opponent answers it at once, and the turn comes \
               back; it is gote when it is not answered. A move that takes away the opponent's sente is reverse \
               sente. In {9|1||0} Left's move to {9|1} is sente: Right answers to 1, and 1 is the mean. A vertical \
               part of a wall of the thermograph shows at which temperatures a move is sente.",
        source: Some("Winning Ways, chapter 6; Berlekamp and Wolfe, Mathematical Go (1994)"),
        see: &["thermograph", "temperature", "hot"],
    },
    Word {
        term: "confusion interval",
        aliases: &["confusion"],
        text: "The numbers with which a position is confused. All numbers between its right stop and its left stop \
               are, those below are less than the position, and those above are greater; at a stop itself the \
               player who moves next decides.",
        source: Some("Winning Ways, chapter 6"),
        see: &["stop", "comparison"],
    },
    Word {
        term: "thermostrat",
        aliases: &["hotstrat", "sentestrat", "thermal strategy", "thermographic strategy"],
        text: "Strategies for sums of hot games that look at the thermographs alone. Hotstrat moves in the \
               component of the greatest temperature. Sentestrat answers where the opponent has just moved, if that \
               has become hotter than the rest was, and else does as Hotstrat. Thermostrat moves where the \
               thermograph is widest at the temperature at which the right walls together, and the greatest width, \
               have the largest sum. None is always best; how far Thermostrat is from best play is bounded by a \
               temperature, and not by the number of components.",
        source: Some("Winning Ways, chapter 6; Siegel, Combinatorial Game Theory (2013), section II.5"),
        see: &["thermograph", "temperature"],
    },
    Word {
        term: "tedomari",
        aliases: &["last move at a temperature"],
        text: "The last move before the temperature of the whole board drops. Where moves come in pairs of equal \
               size the one who gets it gains, so that it can be worth more than a move that is hotter.",
        source: Some("Berlekamp and Wolfe, Mathematical Go (1994)"),
        see: &["temperature", "sente"],
    },
    Word {
        term: "overheating",
        aliases: &["overheated", "overheat", "warming"],
        text: "Overheating from s to t turns each integer n into n times s, and every other G into {t + G'|G'' − \
               t}, where G' and G'' are its options, overheated. Such values are those of Blockbusting; from 1* to \
               1, as in Go, it is called warming. Try: zermelo eval 'overheat(^, 1, 1)'.",
        source: Some("Winning Ways, chapter 6; Berlekamp, Blockbusting and Domineering (1988)"),
        see: &["cooling", "temperature"],
    },
];
