//! Declared rules as a value, read from their JSON. `docs/src/rule-files.md` says what each part means; what can have no
//! meaning is refused here, so that what makes the moves need not ask.

use super::json::Reader;
use crate::limits::Meter;
use crate::verdict::Failure;

/// The letter of a place outside the board in what a pattern reads.
pub(super) const OUTSIDE: u8 = b'|';

/// The letter of a hole, where it is not one that cells hold.
pub(super) const HOLE: u8 = b'#';

/// Rows down and columns to the right.
pub(super) type Step = [isize; 2];

/// Letters, in any order.
pub(super) type Letters = Box<[u8]>;

/// What is played on, and how.
pub(super) enum Rules {
    Board(BoardRules),
    Heaps([Vec<HeapMoves>; 2]),
    /// Left's and Right's.
    Joint([Vec<TakeFrom>; 2]),
    Words(WordRules),
}

/// Tokens are taken from some heaps of those that are played together.
#[derive(PartialEq, Eq)]
pub(super) struct TakeFrom {
    pub(super) after: After,
    pub(super) heaps: Which,
    pub(super) same: bool,
    /// Ascending; any number where there are none.
    pub(super) take: Vec<u64>,
}

#[derive(PartialEq, Eq)]
pub(super) enum Which {
    Any(Vec<usize>),
    First,
    Last,
    Sets(Vec<Vec<usize>>),
}

/// What the number of tokens that the last move took, 0 before the first, allows.
#[derive(PartialEq, Eq)]
pub(super) enum After {
    Anything,
    Another,
    AtMost { first: First, plus: u64, times: u64 },
    Table(Vec<u64>),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    Any,
    AllButOne,
    Most(u64),
}

pub(super) struct BoardRules {
    pub(super) endings: Vec<Ending>,
    pub(super) frame: Frame,
    pub(super) letters: Letters,
    /// Left's and Right's.
    pub(super) moves: [Vec<Move>; 2],
    pub(super) passing: Passing,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Frame {
    Strip,
    Grid,
    Cylinder,
    Torus,
    Graph,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Passing {
    Never,
    Stuck,
    Freely,
}

/// A move, and what follows it.
#[derive(PartialEq, Eq)]
pub(super) struct Move {
    pub(super) kind: Kind,
    /// Inside `then`: it may be made anywhere, not only where the last one ended.
    pub(super) anywhere: bool,
    /// All must hold before it.
    pub(super) when: Vec<Condition>,
    /// One of these follows. Nothing where this is all of the move.
    pub(super) then: Vec<Move>,
    /// The move may also end before `then`.
    pub(super) stop: bool,
}

#[derive(PartialEq, Eq)]
pub(super) enum Kind {
    Rewrite { pattern: Pattern, repeat: Repeat, to: Vec<Option<u8>> },
    Slide { line: Line, piece: Letters, leave: u8, becomes: Option<u8> },
    Shoot { line: Line, mark: u8 },
    Push { along: Vec<Step>, piece: Letters, pushed: Letters, into: Letters, leave: u8, off: bool },
    Enclose { along: Vec<Step>, onto: Letters, piece: u8, turned: Letters },
}

/// Letters in some places; [`OUTSIDE`] is one of them here.
#[derive(PartialEq, Eq)]
pub(super) struct Pattern {
    pub(super) from: Vec<Letters>,
    pub(super) places: Places,
}

#[derive(PartialEq, Eq)]
pub(super) enum Places {
    /// Ways to lie, each with the steps from its first place to all.
    Steps(Vec<Vec<Step>>),
    /// Paths in a graph.
    Paths,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Repeat {
    Once,
    SameWay,
    AnyWay,
}

/// How far a piece or a shot goes.
#[derive(PartialEq, Eq)]
pub(super) struct Line {
    /// Nothing on graphs, where it goes along one edge.
    pub(super) along: Vec<Step>,
    /// 0 for any number.
    pub(super) most: u32,
    pub(super) onto: Letters,
    pub(super) through: Letters,
}

pub(super) struct Ending {
    pub(super) result: Outcome,
    pub(super) when: Vec<Condition>,
}

pub(super) enum Outcome {
    Left,
    Right,
    Draw,
    Mover,
    Other,
    More { left: Letters, right: Letters, ahead: i64 },
}

#[derive(PartialEq, Eq)]
pub(super) enum Condition {
    Matches(Pattern),
    Connected { from: Region, letters: Letters, near: Vec<Step>, to: Region },
    Count { least: u32, letters: Letters, most: Option<u32>, within: Region },
    Stuck(Who),
    Turn(Who),
    Not(Box<Condition>),
    Any(Vec<Condition>),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Who {
    Left,
    Right,
    Mover,
    Other,
    Both,
}

#[derive(PartialEq, Eq)]
pub(super) enum Region {
    All,
    North,
    South,
    West,
    East,
    /// By row and column, from 0.
    Cells(Vec<[usize; 2]>),
}

#[derive(PartialEq, Eq)]
pub(super) enum HeapMoves {
    /// The digits of a code.
    Code(Vec<u32>),
    Take {
        leave: Vec<u32>,
        take: Vec<u64>,
    },
    /// What each size may become.
    Table(Vec<Vec<Vec<u64>>>),
}

pub(super) struct WordRules {
    pub(super) letters: Letters,
    /// Left's and Right's.
    pub(super) moves: [Vec<Replace>; 2],
}

#[derive(PartialEq, Eq)]
pub(super) struct Replace {
    pub(super) at: At,
    pub(super) from: Vec<Letters>,
    pub(super) to: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum At {
    Anywhere,
    Start,
    End,
    Whole,
}

impl Rules {
    /// Reads all of a text. Linear in its length, which the meter counts.
    pub(super) fn read(json: &str, meter: &Meter) -> Result<Self, Failure> {
        let mut reader = Reader::new(json, meter);
        read_title(&mut reader)?;
        let rules = reader.field(",\"rules\":", read_rules)?;
        reader.expect(",\"version\":1}")?;
        reader.end()?;
        Ok(rules)
    }
}

/// What the game of some rules is called, with its parameters, without a look at the rules.
pub(super) fn read_name(json: &str, meter: &Meter) -> Result<String, Failure> {
    let (name, parameters) = read_title(&mut Reader::new(json, meter))?;
    let values: Vec<String> =
        parameters.iter().map(|(parameter, value)| format!("{parameter}={value}")).collect();
    Ok(if values.is_empty() { name } else { format!("{name} ({})", values.join(", ")) })
}

/// The name, and the parameters with their values.
fn read_title(reader: &mut Reader) -> Result<(String, Vec<(String, String)>), Failure> {
    let name = reader.field("{\"name\":", Reader::text)?;
    let parameters = reader.field(",\"parameters\":", read_parameters)?;
    Ok((name, parameters))
}

/// `{"k":3,"n":4}`, names ascending.
fn read_parameters(reader: &mut Reader) -> Result<Vec<(String, String)>, Failure> {
    let mut parameters: Vec<(String, String)> = Vec::new();
    reader.expect("{")?;
    while !reader.takes("}") {
        if !parameters.is_empty() {
            reader.expect(",")?;
        }
        let name = reader.text()?;
        if parameters.last().is_some_and(|(before, _)| *before >= name) {
            return Err(reader.expected("parameters in ascending order before this"));
        }
        reader.expect(":")?;
        let value = match reader.integer() {
            Ok(number) => number.to_string(),
            Err(_) => reader.text()?,
        };
        parameters.push((name, value));
    }
    Ok(parameters)
}

fn read_rules(reader: &mut Reader) -> Result<Rules, Failure> {
    let rules = if reader.takes("{\"board\":") {
        Rules::Board(read_board(reader)?)
    } else if reader.takes("{\"heaps\":") {
        let left = reader.field("{\"left\":", |reader| reader.list(read_heap_moves))?;
        let right = reader.field(",\"right\":", |reader| reader.list(read_heap_moves))?;
        reader.expect("}")?;
        Rules::Heaps([left, right])
    } else if reader.takes("{\"joint\":") {
        let left = reader.field("{\"left\":", |reader| reader.list(read_take_from))?;
        let right = reader.field(",\"right\":", |reader| reader.list(read_take_from))?;
        reader.expect("}")?;
        Rules::Joint([left, right])
    } else if reader.takes("{\"words\":") {
        Rules::Words(read_words(reader)?)
    } else {
        return Err(reader.expected("'{\"board\":', '{\"heaps\":', '{\"joint\":' or '{\"words\":'"));
    };
    reader.expect("}")?;
    Ok(rules)
}

fn read_board(reader: &mut Reader) -> Result<BoardRules, Failure> {
    let endings = reader.field("{\"endings\":", |reader| reader.list(read_ending))?;
    let frame = reader.field(",\"frame\":", |reader| {
        reader.one_of(&[
            ("\"strip\"", Frame::Strip),
            ("\"grid\"", Frame::Grid),
            ("\"cylinder\"", Frame::Cylinder),
            ("\"torus\"", Frame::Torus),
            ("\"graph\"", Frame::Graph),
        ])
    })?;
    let left = reader.field(",\"left\":", |reader| reader.list(read_move))?;
    let letters = reader.field(",\"letters\":", read_letters)?;
    let passing = reader.field(",\"passing\":", |reader| {
        reader.one_of(&[
            ("\"never\"", Passing::Never),
            ("\"stuck\"", Passing::Stuck),
            ("\"freely\"", Passing::Freely),
        ])
    })?;
    let right = reader.field(",\"right\":", |reader| reader.list(read_move))?;
    reader.expect("}")?;
    let board = BoardRules { endings, frame, letters, moves: [left, right], passing };
    board.check()?;
    Ok(board)
}

/// What reads the fields of a kind of moves.
type ReadMove = fn(&mut Reader) -> Result<Move, Failure>;

fn read_move(reader: &mut Reader) -> Result<Move, Failure> {
    let kinds: [(&str, ReadMove); 5] = [
        ("{\"rewrite\":", read_rewrite),
        ("{\"slide\":", read_slide),
        ("{\"shoot\":", read_shoot),
        ("{\"push\":", read_push),
        ("{\"enclose\":", read_enclose),
    ];
    let Some((_, read)) = kinds.iter().find(|(kind, _)| reader.takes(kind)) else {
        return Err(reader.expected("a move: '{\"rewrite\":', slide, shoot, push or enclose"));
    };
    let found = read(reader)?;
    reader.expect("}}")?;
    Ok(found)
}

fn read_rewrite(reader: &mut Reader) -> Result<Move, Failure> {
    let anywhere = reader.field("{\"anywhere\":", Reader::boolean)?;
    let pattern = read_pattern(",\"from\":", reader)?;
    let repeat = reader.field(",\"repeat\":", |reader| {
        reader.one_of(&[
            ("\"once\"", Repeat::Once),
            ("\"same-way\"", Repeat::SameWay),
            ("\"any-way\"", Repeat::AnyWay),
        ])
    })?;
    let (stop, then) = read_following(reader)?;
    let to = reader.field(",\"to\":", |reader| reader.list(read_letter_or_none))?;
    let when = read_when(",\"when\":", reader)?;
    if to.len() != pattern.from.len() {
        return Err(reader.expected("as many letters in 'to' as in 'from' before this"));
    }
    Ok(Move { kind: Kind::Rewrite { pattern, repeat, to }, anywhere, when, then, stop })
}

fn read_slide(reader: &mut Reader) -> Result<Move, Failure> {
    let along = read_steps("{\"along\":", reader)?;
    let anywhere = reader.field(",\"anywhere\":", Reader::boolean)?;
    let becomes = reader.field(",\"becomes\":", read_letter_or_none)?;
    let leave = reader.field(",\"leave\":", read_letter)?;
    let most = reader.field(",\"most\":", Reader::number)?;
    let onto = reader.field(",\"onto\":", read_letters)?;
    let piece = reader.field(",\"piece\":", read_letters)?;
    let (stop, then) = read_following(reader)?;
    let through = reader.field(",\"through\":", read_letters)?;
    let when = read_when(",\"when\":", reader)?;
    let line = Line { along, most, onto, through };
    Ok(Move { kind: Kind::Slide { line, piece, leave, becomes }, anywhere, when, then, stop })
}

fn read_shoot(reader: &mut Reader) -> Result<Move, Failure> {
    let along = read_steps("{\"along\":", reader)?;
    let mark = reader.field(",\"mark\":", read_letter)?;
    let most = reader.field(",\"most\":", Reader::number)?;
    let onto = reader.field(",\"onto\":", read_letters)?;
    let (stop, then) = read_following(reader)?;
    let through = reader.field(",\"through\":", read_letters)?;
    let line = Line { along, most, onto, through };
    Ok(Move { kind: Kind::Shoot { line, mark }, anywhere: false, when: Vec::new(), then, stop })
}

fn read_push(reader: &mut Reader) -> Result<Move, Failure> {
    let along = read_steps("{\"along\":", reader)?;
    let into = reader.field(",\"into\":", read_letters)?;
    let leave = reader.field(",\"leave\":", read_letter)?;
    let off = reader.field(",\"off\":", Reader::boolean)?;
    let piece = reader.field(",\"piece\":", read_letters)?;
    let pushed = reader.field(",\"pushed\":", read_letters)?;
    let when = read_when(",\"when\":", reader)?;
    let kind = Kind::Push { along, piece, pushed, into, leave, off };
    Ok(Move { kind, anywhere: false, when, then: Vec::new(), stop: false })
}

fn read_enclose(reader: &mut Reader) -> Result<Move, Failure> {
    let along = read_steps("{\"along\":", reader)?;
    let onto = reader.field(",\"onto\":", read_letters)?;
    let piece = reader.field(",\"piece\":", read_letter)?;
    let turned = reader.field(",\"turned\":", read_letters)?;
    let when = read_when(",\"when\":", reader)?;
    let kind = Kind::Enclose { along, onto, piece, turned };
    Ok(Move { kind, anywhere: false, when, then: Vec::new(), stop: false })
}

/// Whether a move may stop here, and what else follows.
fn read_following(reader: &mut Reader) -> Result<(bool, Vec<Move>), Failure> {
    let stop = reader.field(",\"stop\":", Reader::boolean)?;
    let then = reader.field(",\"then\":", |reader| reader.list(read_move))?;
    Ok((stop, then))
}

fn read_when(key: &str, reader: &mut Reader) -> Result<Vec<Condition>, Failure> {
    reader.field(key, |reader| reader.list(read_condition))
}

fn read_pattern(key: &str, reader: &mut Reader) -> Result<Pattern, Failure> {
    let from = reader.field(key, |reader| reader.list(read_letters))?;
    let places = reader.field(",\"places\":", read_places)?;
    let is_way = |way: &Vec<Step>| way.len() == from.len() && way.first() == Some(&[0, 0]);
    let is_sound = match &places {
        Places::Steps(ways) => ways.iter().all(is_way),
        Places::Paths => true,
    };
    if from.is_empty() || !is_sound {
        let what = "one set of letters or more in 'from', and as many steps of which the first is [0,0], before this";
        return Err(reader.expected(what));
    }
    Ok(Pattern { from, places })
}

fn read_places(reader: &mut Reader) -> Result<Places, Failure> {
    if reader.takes("\"paths\"") {
        return Ok(Places::Paths);
    }
    let ways = reader.field("{\"steps\":", |reader| reader.list(|reader| reader.list(read_step)))?;
    reader.expect("}")?;
    Ok(Places::Steps(ways))
}

/// Steps that lead somewhere.
fn read_steps(key: &str, reader: &mut Reader) -> Result<Vec<Step>, Failure> {
    let steps = reader.field(key, |reader| reader.list(read_step))?;
    if steps.contains(&[0, 0]) { Err(reader.expected("no step [0,0] before this")) } else { Ok(steps) }
}

fn read_step(reader: &mut Reader) -> Result<Step, Failure> {
    const LONGEST: usize = 1 << 16;
    let step = read_pair(reader)?;
    let is_short = step.iter().all(|length: &isize| length.unsigned_abs() <= LONGEST);
    if is_short {
        Ok(step)
    } else {
        Err(reader.expected("a step of at most 65536 rows and columns before this"))
    }
}

fn read_pair<T: TryFrom<i64>>(reader: &mut Reader) -> Result<[T; 2], Failure> {
    reader.expect("[")?;
    let one = reader.number()?;
    reader.expect(",")?;
    let two = reader.number()?;
    reader.expect("]")?;
    Ok([one, two])
}

fn read_letters(reader: &mut Reader) -> Result<Letters, Failure> {
    let text = reader.text()?;
    let is_plain = text.bytes().all(|letter| letter.is_ascii_graphic());
    if is_plain {
        Ok(text.into_bytes().into())
    } else {
        Err(reader.expected("printable letters of ASCII before this"))
    }
}

fn read_letter_or_none(reader: &mut Reader) -> Result<Option<u8>, Failure> {
    match *read_letters(reader)? {
        [] => Ok(None),
        [letter] => Ok(Some(letter)),
        _ => Err(reader.expected("a single letter before this")),
    }
}

fn read_letter(reader: &mut Reader) -> Result<u8, Failure> {
    let letter = read_letter_or_none(reader)?;
    letter.ok_or_else(|| reader.expected("a letter before this"))
}

fn read_ending(reader: &mut Reader) -> Result<Ending, Failure> {
    let result = reader.field("{\"result\":", read_outcome)?;
    let when = read_when(",\"when\":", reader)?;
    reader.expect("}")?;
    Ok(Ending { result, when })
}

fn read_outcome(reader: &mut Reader) -> Result<Outcome, Failure> {
    for (word, outcome) in [
        ("\"left\"", Outcome::Left),
        ("\"right\"", Outcome::Right),
        ("\"draw\"", Outcome::Draw),
        ("\"mover\"", Outcome::Mover),
        ("\"other\"", Outcome::Other),
    ] {
        if reader.takes(word) {
            return Ok(outcome);
        }
    }
    if !reader.takes("{\"more\":{") {
        return Err(reader.expected("a result: left, right, draw, mover, other or '{\"more\":'"));
    }
    let ahead = if reader.takes("\"ahead\":") {
        let ahead = reader.integer()?;
        reader.expect(",")?;
        ahead
    } else {
        0
    };
    let left = reader.field("\"left\":", read_letters)?;
    let right = reader.field(",\"right\":", read_letters)?;
    reader.expect("}}")?;
    Ok(Outcome::More { left, right, ahead })
}

fn read_condition(reader: &mut Reader) -> Result<Condition, Failure> {
    let condition = if reader.takes("{\"matches\":") {
        let pattern = read_pattern("{\"from\":", reader)?;
        reader.expect("}")?;
        Condition::Matches(pattern)
    } else if reader.takes("{\"connected\":") {
        let from = reader.field("{\"from\":", read_region)?;
        let letters = reader.field(",\"letters\":", read_letters)?;
        let near = read_steps(",\"near\":", reader)?;
        let to = reader.field(",\"to\":", read_region)?;
        reader.expect("}")?;
        Condition::Connected { from, letters, near, to }
    } else if reader.takes("{\"count\":") {
        let least = reader.field("{\"least\":", Reader::number)?;
        let letters = reader.field(",\"letters\":", read_letters)?;
        let most = reader.field(",\"most\":", |reader| {
            if reader.takes("null") { Ok(None) } else { reader.number().map(Some) }
        })?;
        let within = reader.field(",\"within\":", read_region)?;
        reader.expect("}")?;
        Condition::Count { least, letters, most, within }
    } else if reader.takes("{\"not\":") {
        Condition::Not(Box::new(reader.field("", read_condition)?))
    } else if reader.takes("{\"any\":") {
        Condition::Any(reader.list(read_condition)?)
    } else if reader.takes("{\"stuck\":") {
        Condition::Stuck(read_who(reader)?)
    } else if reader.takes("{\"turn\":") {
        Condition::Turn(read_who(reader)?)
    } else {
        return Err(
            reader.expected("a condition: '{\"matches\":', connected, count, stuck, turn, not or any")
        );
    };
    reader.expect("}")?;
    Ok(condition)
}

fn read_who(reader: &mut Reader) -> Result<Who, Failure> {
    reader.one_of(&[
        ("\"left\"", Who::Left),
        ("\"right\"", Who::Right),
        ("\"mover\"", Who::Mover),
        ("\"other\"", Who::Other),
        ("\"both\"", Who::Both),
    ])
}

fn read_region(reader: &mut Reader) -> Result<Region, Failure> {
    for (word, region) in [
        ("\"all\"", Region::All),
        ("\"north\"", Region::North),
        ("\"south\"", Region::South),
        ("\"west\"", Region::West),
        ("\"east\"", Region::East),
    ] {
        if reader.takes(word) {
            return Ok(region);
        }
    }
    let cells = reader.field("{\"cells\":", |reader| reader.list(read_pair))?;
    reader.expect("}")?;
    Ok(Region::Cells(cells))
}

fn read_heap_moves(reader: &mut Reader) -> Result<HeapMoves, Failure> {
    let moves = if reader.takes("{\"code\":") {
        let code = reader.text()?;
        let digits = crate::games::code::code_digits(&code);
        HeapMoves::Code(digits.ok_or_else(|| reader.expected("a code such as 0.77 before this"))?)
    } else if reader.takes("{\"take\":") {
        let leave = reader.field("{\"leave\":", |reader| reader.list(Reader::number))?;
        let take = reader.field(",\"take\":", |reader| reader.list(Reader::number))?;
        reader.expect("}")?;
        check_take(&leave)?;
        HeapMoves::Take { leave, take }
    } else if reader.takes("{\"table\":") {
        let table = reader.list(|reader| reader.list(|reader| reader.list(Reader::number)))?;
        check_table(&table)?;
        HeapMoves::Table(table)
    } else {
        return Err(reader.expected("'{\"code\":', '{\"take\":' or '{\"table\":'"));
    };
    reader.expect("}")?;
    Ok(moves)
}

/// The most heaps that are played together.
pub(super) const MOST_JOINT: usize = 64;

fn read_take_from(reader: &mut Reader) -> Result<TakeFrom, Failure> {
    let after = reader.field("{\"after\":", read_after)?;
    let heaps = reader.field(",\"heaps\":", read_which)?;
    let same = reader.field(",\"same\":", Reader::boolean)?;
    let take: Vec<u64> = reader.field(",\"take\":", |reader| reader.list(Reader::number))?;
    reader.expect("}")?;
    if take.contains(&0) || take.windows(2).any(|pair| pair[0] >= pair[1]) {
        return Err("numbers of tokens that may be taken are positive and ascending".into());
    }
    Ok(TakeFrom { after, heaps, same, take })
}

fn read_after(reader: &mut Reader) -> Result<After, Failure> {
    if reader.takes("\"anything\"") {
        return Ok(After::Anything);
    }
    if reader.takes("\"another\"") {
        return Ok(After::Another);
    }
    let after = if reader.takes("{\"at-most\":") {
        let first = reader.field("{\"first\":", read_first)?;
        let plus = reader.field(",\"plus\":", Reader::number)?;
        let times = reader.field(",\"times\":", Reader::number)?;
        reader.expect("}")?;
        After::AtMost { first, plus, times }
    } else if reader.takes("{\"table\":") {
        After::Table(reader.list(Reader::number)?)
    } else {
        return Err(reader.expected("\"anything\", \"another\", '{\"at-most\":' or '{\"table\":'"));
    };
    reader.expect("}")?;
    Ok(after)
}

fn read_first(reader: &mut Reader) -> Result<First, Failure> {
    if reader.takes("\"any\"") {
        return Ok(First::Any);
    }
    if reader.takes("\"all-but-one\"") {
        return Ok(First::AllButOne);
    }
    let most = reader.field("{\"most\":", Reader::number)?;
    reader.expect("}")?;
    Ok(First::Most(most))
}

fn read_which(reader: &mut Reader) -> Result<Which, Failure> {
    if reader.takes("\"first\"") {
        return Ok(Which::First);
    }
    if reader.takes("\"last\"") {
        return Ok(Which::Last);
    }
    let which = if reader.takes("{\"any\":") {
        Which::Any(reader.list(Reader::number)?)
    } else if reader.takes("{\"sets\":") {
        let sets: Vec<Vec<usize>> = reader.list(|reader| reader.list(Reader::number))?;
        let is_set = |set: &Vec<usize>| {
            !set.is_empty()
                && set.iter().all(|&place| place < MOST_JOINT)
                && set.windows(2).all(|pair| pair[0] < pair[1])
        };
        if !sets.iter().all(is_set) {
            return Err("a set of heaps names some of the first 64, ascending".into());
        }
        Which::Sets(sets)
    } else {
        return Err(reader.expected("\"first\", \"last\", '{\"any\":' or '{\"sets\":'"));
    };
    reader.expect("}")?;
    Ok(which)
}

fn check_take(leave: &[u32]) -> Result<(), Failure> {
    const MOST_LEFT: u32 = 64;
    if leave.iter().any(|&heaps| heaps > MOST_LEFT) {
        return Err("at most 64 heaps are left by a move".into());
    }
    Ok(())
}

fn check_table(table: &[Vec<Vec<u64>>]) -> Result<(), Failure> {
    let is_heap = |&size: &u64| size > 0 && size < table.len() as u64;
    let is_sound = table.iter().flatten().all(|heaps| heaps.iter().all(is_heap));
    if table.first().is_some_and(|nothing| !nothing.is_empty()) {
        return Err("an empty heap becomes nothing".into());
    }
    if is_sound { Ok(()) } else { Err("the heaps in a table are not empty, and sizes that it has".into()) }
}

fn read_words(reader: &mut Reader) -> Result<WordRules, Failure> {
    let left = reader.field("{\"left\":", |reader| reader.list(read_replace))?;
    let letters = reader.field(",\"letters\":", read_letters)?;
    let right = reader.field(",\"right\":", |reader| reader.list(read_replace))?;
    reader.expect("}")?;
    check_alphabet(&letters)?;
    if letters.contains(&b'-') {
        return Err("'-' is the empty word, so it is not a letter of words".into());
    }
    let is_known = |letter: &u8| letters.contains(letter);
    for replace in left.iter().chain(&right) {
        if !replace.from.iter().flatten().chain(&replace.to).all(is_known) {
            return Err("a part of a word has a letter that is not one of the game's".into());
        }
    }
    Ok(WordRules { letters, moves: [left, right] })
}

fn read_replace(reader: &mut Reader) -> Result<Replace, Failure> {
    let at = reader.field("{\"at\":", |reader| {
        reader.one_of(&[
            ("\"anywhere\"", At::Anywhere),
            ("\"start\"", At::Start),
            ("\"end\"", At::End),
            ("\"whole\"", At::Whole),
        ])
    })?;
    let from = reader.field(",\"from\":", |reader| reader.list(read_letters))?;
    let to = reader.field(",\"to\":", read_letters)?;
    reader.expect("}")?;
    if from.is_empty() {
        return Err(reader.expected("one letter or more in 'from' before this"));
    }
    Ok(Replace { at, from, to: to.into() })
}

/// The letters of a game are different, and none has another meaning.
fn check_alphabet(letters: &[u8]) -> Result<(), Failure> {
    let is_doubled = letters.iter().enumerate().any(|(place, letter)| letters[..place].contains(letter));
    if letters.is_empty() || is_doubled || letters.iter().any(|letter| b"|/[]?=^".contains(letter)) {
        return Err(
            "the letters of a game are one or more, all different, none of them out of '|/[]?=^'".into()
        );
    }
    Ok(())
}

/// Whether two players have the same moves, in any order.
pub(super) fn are_same<T: PartialEq>([left, right]: &[Vec<T>; 2]) -> bool {
    left.len() == right.len()
        && left.iter().all(|one| right.contains(one))
        && right.iter().all(|one| left.contains(one))
}

impl BoardRules {
    /// Refuses what has no meaning.
    fn check(&self) -> Result<(), Failure> {
        check_alphabet(&self.letters)?;
        for moved in self.moves.iter().flatten() {
            if matches!(moved.kind, Kind::Shoot { .. }) {
                return Err("a shot follows another move".into());
            }
            self.check_move(moved)?;
        }
        for ending in &self.endings {
            if let Outcome::More { left, right, .. } = &ending.result {
                self.check_letters(left)?;
                self.check_letters(right)?;
            }
            for condition in &ending.when {
                self.check_condition(condition, true)?;
            }
        }
        Ok(())
    }

    fn check_letters(&self, letters: &[u8]) -> Result<(), Failure> {
        match letters.iter().find(|letter| !self.letters.contains(letter)) {
            Some(&letter) => Err(format!("'{}' is not one of the game's letters", char::from(letter)).into()),
            None => Ok(()),
        }
    }

    fn check_move(&self, moved: &Move) -> Result<(), Failure> {
        match &moved.kind {
            Kind::Rewrite { pattern, to, .. } => {
                self.check_pattern(pattern)?;
                to.iter().flatten().try_for_each(|&letter| self.check_letters(&[letter]))?;
            }
            Kind::Slide { line, piece, leave, becomes } => {
                self.check_line(line)?;
                self.check_letters(piece)?;
                self.check_letters(&[*leave])?;
                becomes.iter().try_for_each(|&letter| self.check_letters(&[letter]))?;
            }
            Kind::Shoot { line, mark } => {
                self.check_line(line)?;
                self.check_letters(&[*mark])?;
            }
            Kind::Push { piece, pushed, into, leave, .. } => {
                self.check_directed()?;
                [piece, pushed, into].into_iter().try_for_each(|letters| self.check_letters(letters))?;
                self.check_letters(&[*leave])?;
            }
            Kind::Enclose { onto, piece, turned, .. } => {
                self.check_directed()?;
                self.check_letters(onto)?;
                self.check_letters(turned)?;
                self.check_letters(&[*piece])?;
                if turned.contains(piece) {
                    return Err("a piece does not turn its like".into());
                }
            }
        }
        moved.when.iter().try_for_each(|condition| self.check_condition(condition, false))?;
        for next in &moved.then {
            if matches!(next.kind, Kind::Push { .. } | Kind::Enclose { .. }) {
                return Err("to push and to enclose are moves of their own, which follow no other".into());
            }
            self.check_move(next)?;
        }
        Ok(())
    }

    fn check_line(&self, line: &Line) -> Result<(), Failure> {
        if self.frame == Frame::Graph && !line.along.is_empty() {
            return Err("on a graph there are no directions".into());
        }
        self.check_letters(&line.onto)?;
        self.check_letters(&line.through)
    }

    fn check_directed(&self) -> Result<(), Failure> {
        if self.frame == Frame::Graph {
            Err("on a graph nothing is pushed or enclosed".into())
        } else {
            Ok(())
        }
    }

    fn check_pattern(&self, pattern: &Pattern) -> Result<(), Failure> {
        if (self.frame == Frame::Graph) != (pattern.places == Places::Paths) {
            return Err("patterns lie along paths on graphs, and only there".into());
        }
        for letters in &pattern.from {
            let inside: Vec<u8> = letters.iter().copied().filter(|&letter| letter != OUTSIDE).collect();
            self.check_letters(&inside)?;
        }
        Ok(())
    }

    fn check_condition(&self, condition: &Condition, is_ending: bool) -> Result<(), Failure> {
        match condition {
            Condition::Matches(pattern) => self.check_pattern(pattern),
            Condition::Connected { letters, near, .. } => {
                if self.frame == Frame::Graph && !near.is_empty() {
                    return Err("on a graph there are no directions".into());
                }
                self.check_letters(letters)
            }
            Condition::Count { letters, .. } => self.check_letters(letters),
            Condition::Stuck(_) | Condition::Turn(_) if !is_ending => {
                Err("only endings ask whose turn it is, and who can move".into())
            }
            Condition::Turn(Who::Both) => Err("it is nobody's turn but one player's".into()),
            Condition::Stuck(_) | Condition::Turn(_) => Ok(()),
            Condition::Not(condition) => self.check_condition(condition, is_ending),
            Condition::Any(conditions) => {
                conditions.iter().try_for_each(|condition| self.check_condition(condition, is_ending))
            }
        }
    }
}
