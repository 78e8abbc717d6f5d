//! Everything that can stand on the command line, in one place: help, man page and completions are made from it.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;
use zermelo::answer::{GraphOrder, Markup};
use zermelo::game::Player;
use zermelo::game::graph::GraphFormat;
use zermelo::heap::Method;
use zermelo::language::{self, Language};
use zermelo::quiz::Kind;

/// Who wins, by which move, and why: a solver for combinatorial games.
#[derive(Parser, Debug)]
#[command(
    name = "zermelo",
    version,
    about,
    long_about = "Who wins, by which move, and why: a solver for combinatorial games.\n\n\
                  Every answer names the theorem or the search that gives it and how sure it is.\n\
                  Exit codes: 0 answered; 1 the answer to a yes/no question is no; 2 bad input;\n\
                  3 a limit stopped it, and what is known was printed.",
    after_help = "Examples:\n  \
                  zermelo solve nim 3 4 5\n  \
                  zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'\n  \
                  zermelo solve krk e1 a1 e8 --to-move left\n  \
                  zermelo play chomp 3x4\n  \
                  zermelo quiz --kind sums\n  \
                  zermelo graph game.json\n  \
                  zermelo misere kayles\n  \
                  zermelo contest nim < input.txt\n  \
                  zermelo value domineering 3x4\n  \
                  zermelo eval '*12 x *7 / *5'\n  \
                  zermelo games",
    subcommand_required = true,
    arg_required_else_help = true,
    propagate_version = true
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,

    #[command(flatten)]
    pub(crate) shared: Shared,
}

/// Options of every command.
#[derive(Args, Debug)]
pub(crate) struct Shared {
    /// How to print the answer; which forms there are depends on the command
    #[arg(long, global = true, value_enum, default_value_t = Format::Text, help_heading = "Output")]
    pub(crate) format: Format,

    /// Bold type in answers [auto: on a terminal, unless `NO_COLOR` is set]
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Color::Auto, help_heading = "Output")]
    pub(crate) color: Color,

    /// The language of answers, explanations and errors: en, ko, zh [default: that of the environment, else en]
    #[arg(long, global = true, value_name = "LANG", value_parser = parse_language, help_heading = "Output")]
    pub(crate) lang: Option<Language>,

    /// No progress on standard error
    #[arg(long, short, global = true, help_heading = "Output")]
    pub(crate) quiet: bool,

    /// A parameter of the rule file: --set n=5
    #[arg(long, global = true, value_name = "NAME=VALUE", help_heading = "Rule files")]
    pub(crate) set: Vec<String>,

    /// Stop after this time: 500ms, 10s, 2min; a bare number is seconds
    #[arg(long, global = true, value_name = "TIME", value_parser = parse_time, help_heading = "Limits")]
    pub(crate) limit_time: Option<Duration>,

    /// Stop after looking at this many positions
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u64).range(1..),
          help_heading = "Limits")]
    pub(crate) limit_positions: Option<u64>,

    /// Stop when the program has this much memory in use: 500MB, 2GiB [default: 8GiB, or 2/3 of what is free]
    #[arg(long, global = true, value_name = "SIZE", value_parser = parse_memory, help_heading = "Limits")]
    pub(crate) limit_memory: Option<u64>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Solve(Solve),
    Value(Value),
    Table(Table),
    Play(Play),
    Quiz(Quiz),
    Draw(Draw),
    Graph(Graph),
    Misere(Misere),
    Tree(Tree),
    Review(Review),
    Conjecture(Conjecture),
    Games(Games),
    Rules(Rules),
    Contest(Contest),
    Eval(Eval),
    Thermograph(Thermograph),
    Sequence(Sequence),
    Test(Test),
    Database(Database),
    Verify(Verify),
    Explain(Explain),
    Explore(Explore),
    Page(Page),
    Serve(Serve),
    Repl(Repl),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
}

/// Who wins a position, by which moves, and why
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo solve nim 3 4 5\n  \
    zermelo solve nim 3 4 5 --misere\n  \
    zermelo solve tictactoe 'xo./.x./..o'\n  \
    zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'\n  \
    zermelo solve tictactoe --engine alpha-beta\n  \
    zermelo solve nogo 3x5 --to-move left --only winner\n  \
    zermelo solve cram 4x6 --plan\n  \
    zermelo solve cram 6x7 --only winner --threads 2 --checkpoint cram.sums\n  \
    zermelo solve nim - < heaps.txt\n  \
    zermelo solve --batch questions.txt\n\n\
    All games and how their positions are written: zermelo games")]
pub(crate) struct Solve {
    /// A game and a position, or a sum of them with ' + ' between; '-' reads the rest from standard input
    #[arg(required_unless_present = "batch", value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    #[command(flatten)]
    pub(crate) options: PlayOptions,

    /// Which part of the answer is asked for [default: the winner, and all the rest that is cheap]
    #[arg(long, value_enum, value_name = "PART")]
    pub(crate) only: Option<OnlyName>,

    /// Show the steps of the argument: which hypotheses hold, the mex of the options' values, the nim-sum heap by heap,
    /// the values that decide, moves that are dominated or reversible
    #[arg(long)]
    pub(crate) why: bool,

    /// A folder of tables on disk: one that has the position answers at once
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,

    /// Print which theories would be tried, in which order and with which budgets, and run nothing
    #[arg(long, conflicts_with_all = ["certificate", "batch"])]
    pub(crate) plan: bool,

    /// Answer each line of a file ('-' is standard input) with a line of JSON; what cannot be read, too
    #[arg(long, value_name = "FILE", conflicts_with_all = ["question", "certificate"])]
    pub(crate) batch: Option<PathBuf>,

    /// The form of the answer in JSON
    #[arg(long, value_enum, value_name = "NAME", default_value_t = AnswerSchema::Two)]
    pub(crate) schema: AnswerSchema,

    /// Which engine is to answer
    #[arg(long, value_enum, default_value_t = EngineName::Auto)]
    pub(crate) engine: EngineName,

    /// Plies to look ahead with --engine minimax or alpha-beta [default: to the end]
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) depth: Option<u64>,

    /// Seed of the random order with --engine and-or
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Threads to search and to compute values with. Who wins does not depend on them; with more than one, a search of sums
    /// may name another winning move and count other positions
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads)]
    pub(crate) threads: std::num::NonZeroUsize,

    /// Answer by a search of sums that begins with what this file knows of the game, and append what it proves
    #[arg(long, value_name = "FILE", conflicts_with_all = ["batch", "plan"])]
    pub(crate) database: Option<PathBuf>,

    /// Answer by a search of sums that puts down here now and then what it has proved, and goes on from there
    #[arg(long, value_name = "FILE", conflicts_with_all = ["batch", "plan", "database"])]
    pub(crate) checkpoint: Option<PathBuf>,

    /// Write a certificate of the answer to this file, for 'zermelo verify'; compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,

    /// What the certificate shows
    #[arg(long, value_enum, value_name = "CLAIM", default_value_t = AnswerClaim::Winner, requires = "certificate")]
    pub(crate) certificate_claim: AnswerClaim,

    /// Carry the moves in the certificate, also of a game whose rules the checker knows: for 'zermelo verify --coq'
    #[arg(long, requires = "certificate")]
    pub(crate) certificate_moves: bool,
}

/// Which part of an answer is asked for.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum OnlyName {
    /// Who wins: where the mover is known, one proof
    Winner,
    /// Who wins, and one best move
    Move,
    /// Who wins, and the result of every move, whatever it takes
    Moves,
    /// Who wins, and what the position is worth, whatever it takes
    Value,
}

/// The form of answers in JSON.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnswerSchema {
    /// The form of version 0.1
    #[value(name = "answer/1")]
    One,
    /// Every claim with what it rests on
    #[value(name = "answer/2")]
    Two,
}

/// What the certificate of an answer shows.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum AnswerClaim {
    /// Who wins when the player of --to-move begins (either, where nothing is said and it matters), or that nobody can
    /// force a win: by a strategy, or by a theorem where that would be long
    Winner,
    /// The same by a theorem that the checker knows
    Theorem,
    /// The Grundy value
    Grundy,
    /// Who wins, and in how many plies, from everything that can be reached
    Labels,
}

/// What the certificate of a graph shows.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum GraphClaim {
    /// Who wins from every vertex, and in how many plies
    Labels,
    /// The Grundy value of every vertex, of a graph that may have cycles
    Grundy,
}

/// Checks certificates, without any of the solver; exit code 1 when one is rejected, 3 when a limit stops a check
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo solve domineering 4x4 --to-move left --certificate win.txt\n  \
    zermelo verify win.txt\n\n\
    The same checker is a program of its own, zermelo-check, without any of the solver.")]
pub(crate) struct Verify {
    /// The certificates, plain or compressed by Zstandard; '-' is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Write a small certificate that carries the moves, or is by a theorem, of a statement or of a period, as a Coq file for 'proofs/check'
    #[arg(long, value_name = "FILE")]
    pub(crate) coq: Option<PathBuf>,

    /// The vertex of a graph that the Coq theorem is about, from 0
    #[arg(long, value_name = "N", default_value_t = 0, requires = "coq")]
    pub(crate) vertex: usize,
}

/// What a position is worth: canonical form, stops, mean, temperature, and which options are sensible
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo value domineering 3x4\n  \
    zermelo value clobber 'xo.ox|oxoxo' --all\n  \
    zermelo value toads-and-frogs tt..ff --format json\n  \
    zermelo value 'domineering 2x3 + hackenbush lrl + {2|-1}'\n  \
    zermelo value '{3|1||-2}' --unicode\n  \
    zermelo value cram 3x4 --misere\n\n\
    All games and how their positions are written: zermelo games; expressions: zermelo eval --help")]
pub(crate) struct Value {
    /// A game and a position, an expression, or a sum of these with ' + ' between; '-' reads the rest from standard input
    #[arg(required = true, value_name = "GAME POSITION | EXPR", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    /// Everything that can be said: atomic weight, reduced canonical form, thermograph, birthday, ...
    #[arg(long)]
    pub(crate) all: bool,

    /// Misère play, where whoever cannot move wins: canonical form, genus, and who wins
    #[arg(long, conflicts_with_all = ["all", "unicode", "threads", "certificate"])]
    pub(crate) misere: bool,

    /// Print ↑ ↓ ∗ ± instead of ^ v * +-
    #[arg(long)]
    pub(crate) unicode: bool,

    /// Threads to compute with; the answer does not depend on them
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads)]
    pub(crate) threads: std::num::NonZeroUsize,

    /// Write a certificate of the canonical form to this file, for 'zermelo verify'; compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

/// What a search of sums has proved, in a file that later searches of the game begin with
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo database build clobber.sums clobber 3x4\n  \
    zermelo database build clobber.sums clobber up to 1x15\n  \
    zermelo solve clobber 4x4 --database clobber.sums\n  \
    zermelo database info clobber.sums\n  \
    zermelo database clear clobber.sums\n\n\
    A file is of one game in one convention. It is refused when it is damaged, cut short, or of other rules.")]
pub(crate) struct Database {
    /// What is to be done
    #[arg(value_enum, value_name = "VERB")]
    pub(crate) verb: DatabaseVerb,

    /// The file
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// For build: a game and a position, or a sum of them with ' + ' between; or a game, the words 'up to' and a size
    #[arg(value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    /// For build: misère play, where whoever cannot move wins
    #[arg(long, alias = "misère")]
    pub(crate) misere: bool,
}

/// What is done with a database.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DatabaseVerb {
    /// Solve all components that can be reached from a position, or all boards of a game up to a size, and append the sums
    /// that took a search to the file, which is made where there is none
    Build,
    /// Say which game a file is of and how much it knows, having checked all of it
    Info,
    /// Remove a file that is a database, be it damaged or not
    Clear,
}

/// Everything that can be reached from a position, with who wins: outcomes, Grundy values, distances
#[derive(Args, Debug)]
#[command(
    after_help = "Positions are listed up to symmetry, in the order of their texts, numbers compared as numbers.\n\n\
    Examples:\n  \
    zermelo table chomp 3x4\n  \
    zermelo table chomp 3x50 --p-positions\n  \
    zermelo table wythoff 8 8 --p-positions\n  \
    zermelo table nim 2 3 --strategy\n  \
    zermelo table nim 2 3 --both\n  \
    zermelo table nim 2 2 --rounds\n  \
    zermelo table go 1x3 --to-move left --format json\n\n\
    Every position of a game on disk (also: info, stats, verify, probe):\n  \
    zermelo table build connect-four 4x4 --dir tables\n  \
    zermelo table probe connect-four 4x4 '....|....|....|x...' --dir tables\n  \
    zermelo table build games/dodgem.star --dir tables\n  \
    zermelo table probe games/hex.star 3x3 'x..|.o.|...' --dir tables\n\n\
    All games and how their positions are written: zermelo games"
)]
#[expect(clippy::struct_excessive_bools, reason = "options are given or not")]
pub(crate) struct Table {
    /// A game and a position, or a sum of them with ' + ' between; '-' reads the rest from standard input
    #[arg(required = true, value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    #[command(flatten)]
    pub(crate) options: PlayOptions,

    /// Only the positions in which whoever is to move loses
    #[arg(long)]
    pub(crate) p_positions: bool,

    /// For every position that is won, a move that wins soonest
    #[arg(long)]
    pub(crate) strategy: bool,

    /// Normal play and misère play side by side; with --p-positions, the positions lost in either
    #[arg(long, conflicts_with_all = ["misere", "rounds"])]
    pub(crate) both: bool,

    /// Instead of the table, which positions get their labels in round 0, 1, 2, ...
    #[arg(long, conflicts_with_all = ["p_positions", "strategy"])]
    pub(crate) rounds: bool,

    /// Write the positions with their labels and moves as DOT to this file ('-' is standard output instead of the table)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["p_positions", "rounds"])]
    pub(crate) to_dot: Option<PathBuf>,

    /// The folder of tables on disk, for 'build', 'info', 'verify', 'stats' and 'probe' [default: tables]
    #[arg(long, value_name = "DIR", help_heading = "Tables on disk")]
    pub(crate) dir: Option<PathBuf>,

    /// Threads that build a table on disk; the files do not depend on them
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads, help_heading = "Tables on disk")]
    pub(crate) threads: std::num::NonZeroUsize,

    /// Build on N processes of this machine; the program zermelo-cluster does it
    #[arg(long, value_name = "N", value_parser = parse_processes, conflicts_with = "hosts", help_heading = "Tables on disk")]
    pub(crate) processes: Option<std::num::NonZeroUsize>,

    /// Build on the machines of a file, a line host:port for each process; all see the same folder
    #[arg(long, value_name = "FILE", requires = "process", help_heading = "Tables on disk")]
    pub(crate) hosts: Option<PathBuf>,

    /// Which line of the hosts this process is, from 0 on
    #[arg(long, value_name = "I", requires = "hosts", help_heading = "Tables on disk")]
    pub(crate) process: Option<usize>,
}

/// What belongs to the question, not to the position.
#[derive(Args, Debug)]
pub(crate) struct PlayOptions {
    /// Misère play: whoever cannot move wins
    #[arg(long, alias = "misère")]
    pub(crate) misere: bool,

    /// Who moves: next is whoever it is
    #[arg(long, value_enum, default_value_t = ToMove::Next)]
    pub(crate) to_move: ToMove,
}

/// Play a position against the perfect player
#[derive(Args, Debug)]
#[command(
    after_help = "While playing, type a move as it is listed, the position it leads to, or its number; or:\n  \
    moves   list the moves      hint   a best move and why     back   take back\n  \
    show    the position        draw   offer a draw            quit   leave\n\n\
    Examples:\n  \
    zermelo play nim 3 4 5\n  \
    zermelo play tictactoe --computer left\n  \
    zermelo play krk e1 a1 e8 --computer right --to-move left"
)]
pub(crate) struct Play {
    /// A game and a position, or a sum of them
    #[arg(required = true, value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    #[command(flatten)]
    pub(crate) options: PlayOptions,

    /// Which side the perfect player has; first and second are by who starts
    #[arg(long, value_enum, default_value_t = Side::Second)]
    pub(crate) computer: Side,

    /// A folder of tables on disk: one that has the position answers at once
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
}

/// Exercises: a position, a question about it, and your answer checked and explained
#[derive(Args, Debug)]
#[command(
    after_help = "Answers: next or previous, left or right, draw; a move by its name, its number in 'moves' or the position\n\
    it leads to, or 'none'; a number such as 3 or *3. Or:\n  \
    hint    how to go about it      moves  list the moves      rules  of the games\n  \
    skip    show the solution       help   this list           quit   leave\n\n\
    Examples:\n  \
    zermelo quiz\n  \
    zermelo quiz --kind nim --level 2 --count 10\n  \
    zermelo quiz kayles --seed 7\n  \
    zermelo quiz chomp 3x4\n  \
    zermelo quiz --kind sums --count 10 --seed 3 --sheet\n  \
    zermelo quiz --kind rule\n  \
    zermelo quiz --kind nim --sheet --format latex\n  \
    zermelo quiz --kind grundy --sheet --format html"
)]
pub(crate) struct Quiz {
    /// A game of the catalogue, or one with a position from which random moves begin [default: all kinds in turn]
    #[arg(value_name = "GAME", allow_negative_numbers = true, conflicts_with = "kind")]
    pub(crate) game: Vec<String>,

    /// The kind of exercises
    #[arg(long, value_enum)]
    pub(crate) kind: Option<KindName>,

    /// How large the positions are, from 1 to 3
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    pub(crate) level: u8,

    /// How many exercises
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) count: u32,

    /// The same exercises again [default: taken from the clock, and printed]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Print all exercises, then all solutions
    #[arg(long)]
    pub(crate) sheet: bool,
}

/// Draw a position: in characters, as SVG, or as `TikZ`
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo draw hackenbush 'e(ee;e)'\n  \
    zermelo draw hackenbush 'l(r;rl)' --svg tree.svg\n  \
    zermelo draw tictactoe 'xo./.x./..o' --tikz -")]
pub(crate) struct Draw {
    /// A game and a position; '-' reads the rest from standard input
    #[arg(required = true, value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    /// Write an SVG file ('-' is standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,

    /// Write a LaTeX picture, with the package `TikZ` ('-' is standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) tikz: Option<PathBuf>,
}

/// Label every position of a game given as a graph
#[derive(Args, Debug)]
#[command(
    after_help = "The file is a list of moves 'u v' (one a line, optionally followed by left or right), JSON, DOT,\n\
    or with --input counted a contest graph 'V E' and E lines. '-' reads standard input.\n\
    In a list, 'u -> v' and 'u, v' are moves as well; a name with blanks stands in quotes: \"u 1\" v\n\n\
    JSON: {\"moves\": {\"both\": [[\"a\", \"b\"]], \"left\": [[\"b\", \"c\"]], \"right\": []}, \"start\": \"a\",\n       \
    \"endings\": [{\"position\": \"c\", \"to_move\": \"right\", \"result\": \"draw\"}]}\n      \
    \"moves\" may be a list of pairs; \"positions\": [..] lists them all where typos should be errors\n\
    DOT:  digraph { a -> b; b -> c [player=left]; c [right_ending=draw]; a [start=true] }\n\n\
    Examples:\n  \
    zermelo graph game.txt\n  \
    zermelo graph game.json --to-dot labelled.dot\n  \
    zermelo graph game.txt --sort distance --format csv\n  \
    zermelo graph game.txt --claim-p 'a c f'\n  \
    zermelo graph game.txt --strategy\n  \
    zermelo graph game.txt --rounds\n  \
    zermelo graph --from clobber 'xo.|ox.' > clobber.txt\n  \
    zermelo graph game.txt --claim-w-left 'b d' --claim-l-left a\n  \
    printf 'a b\\nb c\\n' | zermelo graph -"
)]
#[expect(clippy::struct_excessive_bools, reason = "options are given or not")]
pub(crate) struct Graph {
    /// The file with the graph
    #[arg(value_name = "FILE", required_unless_present = "from")]
    pub(crate) file: Option<PathBuf>,

    /// Write the positions that play from a position of a game leads to, with their moves, as such a file: a list of moves,
    /// or JSON where it is asked for (--format json) or play has endings
    #[arg(long, value_name = "GAME POSITION", num_args = 1.., conflicts_with = "file")]
    pub(crate) from: Option<Vec<String>>,

    /// The form of the file [default: guessed from its first characters]
    #[arg(long, value_enum)]
    pub(crate) input: Option<GraphInput>,

    /// Misère play: whoever cannot move wins
    #[arg(long)]
    pub(crate) misere: bool,

    /// The order in which positions are listed
    #[arg(long, value_enum, value_name = "ORDER", default_value_t = GraphSort::File)]
    pub(crate) sort: GraphSort,

    /// Find the Grundy values of large graphs as well
    #[arg(long)]
    pub(crate) grundy: bool,

    /// Write the graph with its labels as DOT to this file ('-' is standard output instead of the labels)
    #[arg(long, value_name = "FILE")]
    pub(crate) to_dot: Option<PathBuf>,

    /// Check that these vertices (with blanks or commas between them, in quotes where a name has these; or @FILE) are the
    /// P-positions
    #[arg(long, value_name = "SET")]
    pub(crate) claim_p: Option<String>,

    /// Check that these vertices are all that are won with Left to move
    #[arg(long, value_name = "SET", conflicts_with = "claim_p")]
    pub(crate) claim_w_left: Option<String>,

    /// Check that these vertices are all that are lost with Left to move
    #[arg(long, value_name = "SET", conflicts_with = "claim_p")]
    pub(crate) claim_l_left: Option<String>,

    /// Check that these vertices are all that are won with Right to move
    #[arg(long, value_name = "SET", conflicts_with = "claim_p")]
    pub(crate) claim_w_right: Option<String>,

    /// Check that these vertices are all that are lost with Right to move
    #[arg(long, value_name = "SET", conflicts_with = "claim_p")]
    pub(crate) claim_l_right: Option<String>,

    /// For every position that is won, a move that wins soonest
    #[arg(long)]
    pub(crate) strategy: bool,

    /// Instead of the labels, which positions get them in round 0, 1, 2, ...
    #[arg(long, conflicts_with = "strategy")]
    pub(crate) rounds: bool,

    /// Write a certificate of the labels to this file, for 'zermelo verify'; compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,

    /// What the certificate shows
    #[arg(long, value_enum, value_name = "CLAIM", default_value_t = GraphClaim::Labels, requires = "certificate")]
    pub(crate) certificate_claim: GraphClaim,
}

/// A played game, judged: who was winning after each move, where the mistakes were, and what would have been better
#[derive(Args, Debug)]
#[command(
    after_help = "Moves are written as in 'zermelo play': by name, by number, or as the position they lead to. They are given one\n\
    by one, or several with ';' between them; '-' reads them from standard input, a line each.\n\n\
    Examples:\n  \
    zermelo review nim 3 4 5 --moves '1 4 5; 1 4 4; 1 3 4'\n  \
    zermelo review kayles 5 --moves 'take 1 and split into 2 and 2' '2 1' '1 1'\n  \
    zermelo review tictactoe --moves 'b2; b1; a1; c3'\n  \
    zermelo review nim 7 5 3 --misere --moves - < moves.txt"
)]
pub(crate) struct Review {
    /// A game and the position that play began from
    #[arg(required = true, value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    /// The moves, in order
    #[arg(long, required = true, num_args = 1.., value_name = "MOVE", allow_negative_numbers = true)]
    pub(crate) moves: Vec<String>,

    #[command(flatten)]
    pub(crate) options: PlayOptions,
}

/// Guesses at the lost positions of a heap game, from the smaller ones, checked on the larger ones
#[derive(Args, Debug)]
#[command(
    after_help = "What is said is conjectured, not proved, and how far it was checked; a guess that fails comes with its\n\
    counterexample. Proofs of known rules: zermelo explain THEOREM --proof\n\n\
    Examples:\n  \
    zermelo conjecture bash:3\n  \
    zermelo conjecture subtraction:2,5,6 --to 10000\n  \
    zermelo conjecture fibonacci-nim\n  \
    zermelo conjecture wythoff\n  \
    zermelo conjecture nim --heaps 3\n  \
    zermelo conjecture bash:3 --heaps 2 --misere"
)]
pub(crate) struct Conjecture {
    /// The game, with its parameters
    #[arg(value_name = "GAME")]
    pub(crate) game: String,

    /// How many heaps [default: as few as the game has]
    #[arg(long, value_name = "N")]
    pub(crate) heaps: Option<usize>,

    /// The largest heap that is looked at [default: some ten thousand positions]
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<u64>,

    /// Misère play: whoever cannot move wins
    #[arg(long)]
    pub(crate) misere: bool,
}

/// The value of a tree with payoffs at its ends, by minimax and by alpha-beta
#[derive(Args, Debug)]
#[command(
    after_help = "Children stand in parentheses, ends are whole numbers: what Right pays to Left. Left chooses the greatest,\n\
    Right the least, in turns. A name may stand before a parenthesis: A(B(3 5) C(2 9))\n\n\
    Examples:\n  \
    zermelo tree '((3 5) (2 9) (0 7))'\n  \
    zermelo tree '((3 5) (2 9) (0 7))' --trace\n  \
    zermelo tree 'A(B(3 5) C(2 9))' --to-move right\n  \
    zermelo tree - < tree.txt"
)]
#[expect(clippy::struct_field_names, reason = "the argument is called so, too")]
pub(crate) struct Tree {
    /// The tree; '-' is standard input
    #[arg(value_name = "TREE", required = true, allow_negative_numbers = true)]
    pub(crate) tree: Vec<String>,

    /// Who chooses at the root
    #[arg(long, value_enum, default_value_t = Chooser::Left)]
    pub(crate) to_move: Chooser,

    /// Tell what alpha-beta does, what it skips, and why
    #[arg(long)]
    pub(crate) trace: bool,
}

/// Who chooses at the root of a tree.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum Chooser {
    /// Left, who wants the most
    Left,
    /// Right, who wants the least
    Right,
}

/// The order in which the positions of a graph are listed.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum GraphSort {
    /// As in the file
    File,
    /// By name, numbers compared as numbers
    Name,
    /// Wins, then draws, then losses of the player to move
    Verdict,
    /// From the end of play backwards
    Distance,
}

impl From<GraphSort> for GraphOrder {
    fn from(sort: GraphSort) -> Self {
        match sort {
            GraphSort::File => Self::File,
            GraphSort::Name => Self::Name,
            GraphSort::Verdict => Self::Verdict,
            GraphSort::Distance => Self::Distance,
        }
    }
}

/// The misère quotient of a take-and-break game, and who wins a sum of its heaps in misère play
#[derive(Args, Debug)]
#[command(
    after_help = "The quotient is a finite commutative monoid that tells who wins every sum of heaps when whoever \
    cannot move wins.\nIt is checked on all sums; its pretending function Φ gives the element of a heap.\n\n\
    Examples:\n  \
    zermelo misere kayles\n  \
    zermelo misere 0.15 -n 29\n  \
    zermelo misere 0.77 --heaps '5 9 12'\n  \
    zermelo misere 0.3F --genera 20\n  \
    zermelo misere 0.26 --forms 12\n  \
    zermelo misere dawsons-kayles --limit-time 10s"
)]
pub(crate) struct Misere {
    /// The code of the game, or its name
    #[arg(value_name = "CODE")]
    pub(crate) code: String,

    /// The largest heap to look at, unless a period settles all heaps before
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u32).range(1..=i64::from(zermelo::misere::MOST_HEAP)))]
    pub(crate) largest: u32,

    /// The genera of the heaps up to this size, by canonical forms, instead of the quotient
    #[arg(long, value_name = "N", conflicts_with_all = ["heaps", "certificate", "largest"])]
    pub(crate) genera: Option<u32>,

    /// The canonical forms of the heaps up to this size with their genera, instead of the quotient
    #[arg(long, value_name = "N", conflicts_with_all = ["heaps", "certificate", "largest", "genera"])]
    pub(crate) forms: Option<u32>,

    /// Heaps of a sum: its genus, who wins, and the winning moves
    #[arg(long, value_name = "HEAPS")]
    pub(crate) heaps: Option<String>,

    /// Write a certificate of the quotient to this file, for 'zermelo verify'; compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

/// What games there are, and how their positions are written
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  zermelo games\n  zermelo games wythoff\n  zermelo games --format json")]
pub(crate) struct Games {
    /// One game in full
    pub(crate) name: Option<String>,
}

/// Rule files: games written down in a few lines
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo rules new --grid > mine.star\n  \
    zermelo rules check mine.star\n  \
    zermelo rules show mine.star\n  \
    zermelo rules show mine.star --format json\n  \
    zermelo rules list\n  \
    zermelo solve ./mine.star 3x3\n  \
    zermelo solve connect-four 4x4")]
pub(crate) struct Rules {
    #[command(subcommand)]
    pub(crate) command: RulesCommand,
}

/// What to do with rule files.
#[derive(Subcommand, Debug)]
pub(crate) enum RulesCommand {
    /// Print a rule file to begin with
    New(RulesFrame),
    /// Try the claims of rule files at length, and play their examples
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Show what a rule file declares, in words and as JSON
    Show {
        /// The file
        file: String,
    },
    /// Print how rule files are written
    Doc,
    /// List the rule files that come with the program, or print one
    List {
        /// The file to print
        file: Option<String>,
    },
}

/// What the game is played on.
#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
#[expect(clippy::struct_excessive_bools, reason = "options are given or not")]
pub(crate) struct RulesFrame {
    /// Heaps of tokens
    #[arg(long)]
    pub(crate) heap: bool,
    /// A row of cells
    #[arg(long)]
    pub(crate) strip: bool,
    /// Rows and columns of cells
    #[arg(long)]
    pub(crate) grid: bool,
    /// The vertices of a graph
    #[arg(long)]
    pub(crate) graph: bool,
    /// Anything, by functions
    #[arg(long)]
    pub(crate) free: bool,
}

/// Solve a contest problem from standard input, in the contest's format
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo contest                      the problems with their formats\n  \
    zermelo contest nim < input.txt > output.txt\n  \
    zermelo contest krk input.txt\n  \
    printf '3 3\\n1 2\\n2 3\\n3 3\\n' | zermelo contest graph-wld")]
pub(crate) struct Contest {
    /// The problem; without it, a list of all
    pub(crate) name: Option<String>,

    /// Where the input is, if not on standard input
    pub(crate) file: Option<PathBuf>,
}

/// Run files of test cases in the form of MCGS: who wins sums, Grundy values, winning moves, thermographs
#[derive(Args, Debug)]
#[command(
    after_help = "A file begins with {version 1.7}. A section in brackets names the game of what follows, positions in a row\n\
    are a sum, and commands in braces ask about it:\n\n  \
    [clobber_1xn] XO OX [integer_game] 1 {B win, W loss}\n  \
    [impartial domineering] (..|..) {N 0}\n  \
    [switch_game] (5, -5) {thermograph L: (5, 0) (0, 5) R: (-5, 0) (0, 5)}\n\n\
    --limit-time and --limit-positions hold for each case, --limit-memory for those that run at a time together. The exit\n\
    code is 1 when an expectation fails.\n\n\
    Examples:\n  \
    zermelo test cases.test\n  \
    zermelo test --filter clobber --limit-time 10s cases.test more.test\n  \
    zermelo test --threads 4 cases.test\n  \
    zermelo test --format json cases.test > before.json\n  \
    zermelo test --format html --compare before.json cases.test > cases.html"
)]
pub(crate) struct Test {
    /// The files; '-' is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Only cases in whose file, sum, command or comment this occurs, in whatever case
    #[arg(long, value_name = "TEXT")]
    pub(crate) filter: Option<String>,

    /// An earlier run as JSON, to be shown beside this one in HTML
    #[arg(long, value_name = "FILE")]
    pub(crate) compare: Option<PathBuf>,

    /// Cases that run side by side; what is found does not depend on it
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads)]
    pub(crate) threads: std::num::NonZeroUsize,
}

/// Evaluate expressions of games: canonical forms, sums, comparisons, functions, and the field of nimbers
#[derive(Args, Debug)]
#[command(
    after_help = "Games are written {1|0}, {2||1|0} for {2|{1|0}}, 3/4, *, *3, ^ and v (up and down), ^^*, ^3, ^[2], ^<2>, +-2,\n\
    Tiny(2), and side by side for sums: 1/2^*. Operators, tightest first: .function, signs, : (ordinal sum), x and /\n\
    (products and quotients of numbers and of nimbers, multiples), + and -, and comparisons: = != < > <= >= || <| |>.\n\
    Comparisons answer yes or no; the exit code is 1 when an answer is no. 'let a = {1|*}' binds a name for the lines\n\
    after it, and for the rest of the line after a ';'. A file has one expression a line; # begins a comment line.\n\n\
    Functions are called as mean(G) or G.Mean. All of them: zermelo eval --functions\n\n\
    Examples:\n  \
    zermelo eval '{2|-1} + {1|0}' '{3||2|1}.LeftStop'\n  \
    zermelo eval 'let a = {1|*}' 'a + a' 'a > *'\n  \
    zermelo eval '^^ > *3' && echo two ups outweigh any nimber\n  \
    zermelo eval '*12 x *7 / *5' 'sqrt(*5)' 'power(*2, -1)'\n  \
    zermelo eval --file expressions.txt\n  \
    zermelo eval '{1|-1} + {1|-1} = 0' --certificate zero.cert && zermelo verify zero.cert\n  \
    echo '{0|{0|-2}}' | zermelo eval --unicode"
)]
pub(crate) struct Eval {
    /// The expressions, each an argument of its own; '-' or none reads them from standard input, one a line
    #[arg(value_name = "EXPR", allow_negative_numbers = true)]
    pub(crate) expressions: Vec<String>,

    /// Read the expressions from this file, one a line
    #[arg(long, value_name = "FILE", conflicts_with = "expressions")]
    pub(crate) file: Option<PathBuf>,

    /// Print ↑ ↓ ∗ ± instead of ^ v * +-
    #[arg(long)]
    pub(crate) unicode: bool,

    /// List the functions
    #[arg(long, conflicts_with_all = ["expressions", "file", "certificate"])]
    pub(crate) functions: bool,

    /// Write a certificate of how the sides of the last expression, a comparison, compare to this file, for 'zermelo verify';
    /// compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

/// The thermograph of a game: mean, temperature, stops, and both walls; as text, as SVG, or as `TikZ`
#[derive(Args, Debug)]
#[command(
    after_help = "Positive scores lie to the left, temperatures go up from -1; Left's wall is blue, Right's is red.\n\n\
    Examples:\n  \
    zermelo thermograph '{3|1||-2}'\n  \
    zermelo thermograph domineering 4x4\n  \
    zermelo thermograph clobber 'xo.|oxx' --svg clobber.svg\n  \
    zermelo thermograph '{5|2||0|-7}' --tikz walls.tex --text\n  \
    zermelo thermograph '{2|-1}' --format json"
)]
pub(crate) struct Thermograph {
    /// An expression, or a game and a position, or a sum of them; '-' reads the rest from standard input, and '--' stands
    /// before an expression that begins with a minus
    #[arg(required = true, value_name = "SUBJECT", allow_negative_numbers = true)]
    pub(crate) subject: Vec<String>,

    /// Write an SVG file ('-' is standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,

    /// Write a LaTeX picture, with the package `TikZ` ('-' is standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) tikz: Option<PathBuf>,

    /// Print the text as well when a file is written
    #[arg(long)]
    pub(crate) text: bool,

    /// Threads to compute with; the answer does not depend on them
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads)]
    pub(crate) threads: std::num::NonZeroUsize,
}

/// The Grundy values of a heap-game code, with its period and what proves it
#[derive(Args, Debug)]
#[command(
    after_help = "Codes: octal 0.77, hexadecimal 0.3F, lists 0.{0,1,3} (in quotes), repeating 0.[3], splits into\n\
    different heaps 4!.0, and names: kayles, dawsons-kayles, dawsons-chess, treblecross, guiles, officers,\n\
    grundys-game, laskers-nim, nim, subtraction:1,3,4, subtraction:1..5, all-but:2,3\n\n\
    Examples:\n  \
    zermelo sequence kayles\n  \
    zermelo sequence 0.16 -n 1000000\n  \
    zermelo sequence 0.104 -n 300000000 --checkpoint run.zermelo\n  \
    zermelo sequence grundys-game -n 100000 --plot grundy.svg\n  \
    zermelo sequence 0.6 -n 10000 --bfile -\n  \
    zermelo sequence 0.6 -n 20000000 --threads 2\n  \
    zermelo sequence --same 0.07"
)]
pub(crate) struct Sequence {
    /// The code of the game, or its name
    #[arg(value_name = "CODE")]
    pub(crate) code: String,

    /// The last heap size whose value is wanted
    #[arg(short = 'n', long = "to", value_name = "N", default_value_t = 1000)]
    pub(crate) last: u64,

    /// Write all values as an OEIS b-file ('-' is standard output instead of the report)
    #[arg(long, value_name = "FILE", alias = "b-file")]
    pub(crate) bfile: Option<PathBuf>,

    /// Draw the values against the heap sizes as SVG, rare heaps in red
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,

    /// Put the run down in this file now and then, and go on from it when it is there
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,

    /// How the values are computed; all methods give the same
    #[arg(long, value_enum, default_value_t = MethodName::Auto)]
    pub(crate) method: MethodName,

    /// Threads to compute with: codes with many rare heaps make use of two. The values do not depend on them
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads)]
    pub(crate) threads: std::num::NonZeroUsize,

    /// Find the codes with the same values, shifted or not, instead
    #[arg(long, conflicts_with_all = ["bfile", "plot", "checkpoint", "method"])]
    pub(crate) same: bool,

    /// Write a certificate of the period to this file, for 'zermelo verify'; compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum MethodName {
    /// The fastest that applies
    Auto,
    /// By the definition
    Plain,
    /// Walking the rare heaps, heap by heap
    Sparse,
    /// Bitsets of heaps, for many rare heaps
    Blocked,
    /// One-hot words, for few rare heaps and values below 64
    Windowed,
}

impl From<MethodName> for Method {
    fn from(name: MethodName) -> Self {
        match name {
            MethodName::Auto => Self::Auto,
            MethodName::Plain => Self::Plain,
            MethodName::Sparse => Self::Sparse,
            MethodName::Blocked => Self::Blocked,
            MethodName::Windowed => Self::Windowed,
        }
    }
}

/// Explain a word of the field or of the answers, a theorem, or a game
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo explain outcome\n  \
    zermelo explain kayles\n  \
    zermelo explain 님합\n  \
    zermelo explain\n  \
    zermelo explain \"Bouton's theorem\" --proof\n  \
    zermelo explain \"Bouton's theorem\" --proof 3 5 6 7\n  \
    zermelo explain wythoff --proof 4 6\n  \
    zermelo explain --proof")]
pub(crate) struct Explain {
    /// The word; without it, a list of all
    pub(crate) word: Vec<String>,

    /// The proof of a theorem, of an engine, or of the theorem of a game, with these numbers in it: a position of its game
    /// [default: an example]; without a theorem, a list of all proofs
    #[arg(long, value_name = "NUMBERS", num_args = 0.., allow_negative_numbers = true)]
    pub(crate) proof: Option<Vec<String>>,
}

/// Walk from a position to its options and back: values, and which options are dominated or reversible, and by what
#[derive(Args, Debug)]
#[command(
    after_help = "A number goes to that option; b goes back, t to the first position, s shows or hides what is not sensible, q leaves.\n\n\
    Examples:\n  \
    zermelo explore domineering 3x3\n  \
    zermelo explore clobber 'xo.ox|oxoxo'\n  \
    zermelo explore domineering 2x3 --format json"
)]
pub(crate) struct Explore {
    /// A game and a position, or a sum of these with ' + ' between; '-' reads the rest from standard input
    #[arg(required = true, value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,
}

/// A worksheet: expressions, bindings and positions, line by line, each of which later lines can use
#[derive(Args, Debug)]
#[command(
    after_help = "A line is an expression, a binding 'G := ...', a function 'f(n) := ...', a position, a list '[f(n) for n in 1..5]',\n\
    or a table 'table(f(n) for n in 1..5)'; %3 is what line 3 is worth. Inside expressions positions stand in parentheses\n\
    behind the name of their game, with braces around what is worked out first: clobber(2x{k}).\n  \
    :plot EXPR   :explain WORD   :explore POSITION   :names   :save FILE.md   :save FILE.tex   :help   :quit\n\n\
    Examples:\n  \
    zermelo repl\n  \
    zermelo repl lines.txt\n  \
    echo 'domineering(2x3) + clobber(xo.)' | zermelo repl -"
)]
pub(crate) struct Repl {
    /// Work out the lines of this file instead; '-' is standard input
    pub(crate) file: Option<PathBuf>,
}

/// The page in a browser: boards, values, exercises, with this program as its engine
#[derive(Args, Debug)]
#[command(
    after_help = "The page is served to this machine only, unless --address says otherwise. The same page works without this\n\
    program, from any server of static files: the engine then runs in the browser.\n\n\
    Examples:\n  \
    zermelo page --open\n  \
    zermelo page --port 8080 --limit-time 10s\n  \
    zermelo page --address 0.0.0.0 --questions 2 --limit-memory 4GB\n  \
    zermelo page --export site"
)]
pub(crate) struct Page {
    #[command(flatten)]
    pub(crate) reach: Reach,

    /// Open it in the browser
    #[arg(long)]
    pub(crate) open: bool,

    /// Write the page as files into this folder instead
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["port", "address", "open", "questions"])]
    pub(crate) export: Option<PathBuf>,
}

/// How a server is reached.
#[derive(Args, Debug)]
pub(crate) struct Reach {
    /// The port; 0 is any that is free
    #[arg(long, value_name = "N", default_value_t = 8421)]
    pub(crate) port: u16,

    /// The address of this machine under which the page is reached; 0.0.0.0 is all of them
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub(crate) address: std::net::IpAddr,

    /// How many questions are answered at a time [default: as many as there are processors]
    #[arg(long, value_name = "N")]
    pub(crate) questions: Option<std::num::NonZeroUsize>,
}

/// The page with tables of every position, as JSON over HTTP
#[derive(Args, Debug)]
#[command(
    after_help = "GET /api/tables lists the tables, GET /api/table?id=TABLE&position=POSITION tells a position: its value, its\n\
    remoteness, and its moves from best to worst. No file is read by name.\n\n\
    Examples:\n  \
    zermelo serve --tables tables\n  \
    zermelo serve --tables tables --port 8080 --rate 5\n  \
    curl 'http://127.0.0.1:8421/api/table?id=connect-four-4x4'"
)]
pub(crate) struct Serve {
    /// The folder of the tables, as 'zermelo table build' makes them
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: PathBuf,

    #[command(flatten)]
    pub(crate) reach: Reach,

    /// How many positions are told to one client each second
    #[arg(long, value_name = "N", default_value = "20")]
    pub(crate) rate: std::num::NonZeroU32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Format {
    /// For people
    Text,
    /// One line of JSON
    Json,
    /// LaTeX, of values and of tables
    Latex,
    /// Comma-separated values, a line of titles first
    Csv,
    /// A Markdown table
    Markdown,
    /// A page for browsers
    Html,
    /// The line of best play of a chess ending, for chess programs
    Pgn,
}

impl Format {
    /// The form of a table that the format is.
    pub(crate) fn markup(self) -> Option<Markup> {
        match self {
            Self::Text | Self::Json | Self::Html | Self::Pgn => None,
            Self::Latex => Some(Markup::Latex),
            Self::Csv => Some(Markup::Csv),
            Self::Markdown => Some(Markup::Markdown),
        }
    }
}

/// When answers are styled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ToMove {
    Next,
    Left,
    Right,
}

impl ToMove {
    pub(crate) fn player(self) -> Option<Player> {
        match self {
            Self::Next => None,
            Self::Left => Some(Player::Left),
            Self::Right => Some(Player::Right),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Side {
    First,
    Second,
    Left,
    Right,
    Both,
    None,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum KindName {
    /// Tokens are taken from a heap: Bash's game, sets of takes, Fibonacci Nim
    #[value(alias = "bash", alias = "subtraction")]
    TakeAway,
    /// Nim, on level 3 in misère play, too
    Nim,
    /// Grundy values
    #[value(alias = "grundy-value")]
    Grundy,
    /// Sums of different games
    #[value(alias = "combined", alias = "sum")]
    Sums,
    /// Trees with payoffs, and the end of a game of Tic-tac-toe
    #[value(alias = "tree")]
    Minimax,
    /// Find the rule: the next lost heap
    #[value(alias = "find-the-rule")]
    Rule,
    /// Generalise: a lost heap far on
    #[value(alias = "generalize")]
    Generalise,
}

impl From<KindName> for Kind {
    fn from(name: KindName) -> Self {
        match name {
            KindName::TakeAway => Self::TakeAway,
            KindName::Nim => Self::Nim,
            KindName::Grundy => Self::Grundy,
            KindName::Sums => Self::Sums,
            KindName::Minimax => Self::Minimax,
            KindName::Rule => Self::Rule,
            KindName::Generalise => Self::Generalise,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum EngineName {
    /// The planner chooses
    Auto,
    /// A closed-form theorem
    Theorem,
    /// Grundy values by components
    Grundy,
    /// Grundy values by components, where play can loop
    LoopyGrundy,
    /// Canonical forms of the components (partizan games)
    Values,
    /// Retrograde analysis
    Retrograde,
    /// Memoised top-down search
    Search,
    /// Search of sums by components, where play cannot loop
    Sums,
    /// Minimax
    Minimax,
    /// Alpha-beta, with the node counts of both
    AlphaBeta,
    /// AND-OR evaluation in seeded random order
    AndOr,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum GraphInput {
    /// One move a line: u v
    Edges,
    /// V E, then E lines u v with vertices 1..V
    Counted,
    Json,
    Dot,
}

impl From<GraphInput> for GraphFormat {
    fn from(input: GraphInput) -> Self {
        match input {
            GraphInput::Edges => Self::Edges,
            GraphInput::Counted => Self::Counted,
            GraphInput::Json => Self::Json,
            GraphInput::Dot => Self::Dot,
        }
    }
}

/// A language by its tag, with or without a region.
fn parse_language(tag: &str) -> Result<Language, String> {
    Language::of_tag(tag)
        .ok_or_else(|| format!("there are no words in this language; expected one of: {}", language::tags()))
}

fn parse_time(text: &str) -> Result<Duration, String> {
    let time = match text.parse::<f64>() {
        Ok(seconds) if seconds <= 0.0 => Duration::ZERO,
        Ok(seconds) => {
            Duration::try_from_secs_f64(seconds).map_err(|_| "a time limit is less than 2^64 seconds")?
        }
        Err(_) => {
            humantime::parse_duration(text).map_err(|_| "expected a time; for example: 10s, 5min, 2h")?
        }
    };
    if time.is_zero() { Err("a time limit is more than 0; for example: 10s".to_owned()) } else { Ok(time) }
}

/// More threads than that no machine runs at once.
const MOST_THREADS: usize = 1024;

fn parse_threads(text: &str) -> Result<std::num::NonZeroUsize, String> {
    at_most(MOST_THREADS, text).ok_or_else(|| {
        format!("expected a number of threads from 1 to {MOST_THREADS}; for example: --threads 2")
    })
}

const MOST_PROCESSES: usize = 1024;

fn parse_processes(text: &str) -> Result<std::num::NonZeroUsize, String> {
    at_most(MOST_PROCESSES, text).ok_or_else(|| {
        format!("expected a number of processes from 1 to {MOST_PROCESSES}; for example: --processes 2")
    })
}

fn at_most(most: usize, text: &str) -> Option<std::num::NonZeroUsize> {
    text.parse::<std::num::NonZeroUsize>().ok().filter(|count| count.get() <= most)
}

fn parse_memory(text: &str) -> Result<u64, String> {
    let size: bytesize::ByteSize =
        text.parse().map_err(|_| "expected a size of memory; for example: 500MB, 2GiB")?;
    if size.as_u64() == 0 {
        Err("a memory limit is more than 0; for example: 500MB".to_owned())
    } else {
        Ok(size.as_u64())
    }
}
