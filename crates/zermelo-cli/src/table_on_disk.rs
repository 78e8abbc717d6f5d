//! `zermelo table build`, `info`, `verify`, `stats` and `probe`: tables of every position on disk.

use crate::arguments::{Arguments, Format, Shared};
use crate::known_tables;
use crate::limits::under_limits;
use crate::longest_line::{Stop, line_text, longest_line};
use crate::output::{ANSWERED, Failure, NO, print_json, print_text, say};
use crate::rules::rule_settings;
use crate::surroundings::ProgramFiles;
use crate::table::Table;
use crate::table_on_cluster;
use serde_json::{Value, json};
use zermelo::catalogue::RuleSource;
use zermelo::game::{
    Convention, Files, Message, NumberedGame, ParseError, Player, Slice, Standing, Written, display_width,
    lacks_room, message,
};
use zermelo::numbered::{GAMES, open_numbered};
use zermelo::rules::{MOST_RULES, NumberedRules, TableTitle, kept_texts, number_rules, open_file};
use zermelo::solve::labels::disk::{DiskError, Folder, Header, Probe, folder_name};
use zermelo::solve::labels::{Histogram, Label, Modelled};
use zermelo_rule_files::find;

/// The words that stand before the name of a game.
const WORDS: [&str; 5] = ["build", "info", "verify", "stats", "probe"];

/// Whether the words after `zermelo table` begin with one of these commands.
pub(crate) fn is_meant(words: &[String]) -> bool {
    words.first().is_some_and(|word| WORDS.contains(&word.as_str()))
}

pub(crate) fn run(table: &Table, arguments: &Arguments) -> Result<u8, Failure> {
    let (verb, rest) = table.question.split_first().ok_or_else(missing_game)?;
    let rest = &named_by_files(rest)[..];
    let is_json = match arguments.shared.format {
        Format::Text => false,
        Format::Json => true,
        _ => {
            return Err(Failure::said(&message!(
                "tables on disk are told about as text or json: --format json"
            )));
        }
    };
    let Opened { game, position, rules } = open(rest, verb == "probe", table, arguments)?;
    if verb != "probe" && !position.is_empty() {
        return Err(Failure::said(&message!(
            "'{position}': after the game nothing was expected\n  for example: {example}",
            position,
            example = format!("zermelo table {verb} connect-four 4x4")
        )));
    }
    let parent = table.dir.as_ref().map_or_else(|| "tables".into(), |dir| dir.display().to_string());
    let folder = format!("{parent}/{}", folder_name(&game.name()));
    let place = Folder { files: &ProgramFiles, packing: &Modelled, game: &*game, folder: &folder };
    if let Some(rules) = &rules {
        rules.check(&folder)?;
    }
    if verb != "build" && table_on_cluster::is_meant(table) {
        return Err(Failure::said(&message!(
            "--processes and --hosts are for 'build', not for '{verb}'\n  for example: {example}",
            verb,
            example = "zermelo table build connect-four 5x4 --processes 2"
        )));
    }
    match verb.as_str() {
        "build" if table_on_cluster::is_meant(table) => {
            if let Some(rules) = &rules {
                make_folder(&folder)?;
                rules.keep(&folder)?;
            }
            if table_on_cluster::build(&game.name(), &parent, table, &arguments.shared)? {
                return tell(&place, is_json, None);
            }
            Ok(ANSWERED)
        }
        "build" => {
            if let Some(rules) = &rules {
                rules.tell_if_over(&*game);
            }
            make_folder(&folder)?;
            let keep_rules = || rules.as_ref().map_or(Ok(()), |rules| rules.keep(&folder));
            // An older table that has none is first found to be of these rules.
            let is_new = !std::path::Path::new(&format!("{folder}/slice-0000")).exists();
            if is_new {
                keep_rules()?;
            }
            under_limits(&arguments.shared, |limits| place.build(table.threads, limits))?;
            if !is_new {
                keep_rules()?;
            }
            // Those of many processes that were stopped are of no more use.
            let _ = std::fs::remove_dir_all(format!("{folder}/checkpoints"));
            tell(&place, is_json, None)
        }
        "info" => tell(&place, is_json, None),
        "stats" => tell(&place, is_json, Some(&arguments.shared)),
        "verify" => verify(&place, is_json, arguments),
        _ => probe(place, &position, is_json),
    }
}

fn make_folder(folder: &str) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|error| {
        if lacks_room(&error) {
            DiskError::System { name: folder.to_owned(), error, needed: None }.into()
        } else {
            Failure::said(&message!("{folder}: {error}\n  for example: --dir tables", folder, error => error))
        }
    })
}

/// The words after the command, with a rule file in place of a game that comes in one. The games of tables keep their names; of
/// other games of the catalogue, which have no numbers, the rule file is meant where there is one.
fn named_by_files(words: &[String]) -> Vec<String> {
    let mut words = words.to_vec();
    if let Some(first) = words.first_mut() {
        let (name, parameters) = first.split_at(first.find(':').unwrap_or(first.len()));
        if !name.contains(".star")
            && GAMES.iter().all(|game| name != game.0)
            && let Some((file, _)) = find(name)
        {
            *first = file + parameters;
        }
    }
    words
}

/// The rule file that a table is made from.
struct Rules {
    source: RuleSource,
    /// A command that begins where the file does, or at a position that it tells of.
    example: String,
}

impl Rules {
    /// A note where play is over as soon as it begins. The start of most games is not the empty board that a size stands for.
    fn tell_if_over(&self, game: &dyn NumberedGame) {
        if let Some(start) = game.start()
            && game.look(start, &mut Vec::new()) != Standing::Open
        {
            known_tables::tell(&message!(
                "note: play is over where it begins, at {start}\n  for example: {example}",
                start = game.print(start),
                example = &self.example
            ));
        }
    }

    /// Refuses a table that was made from another text: labels of some rules say nothing of others, and which changes of a
    /// file change the rules is not to be guessed.
    fn check(&self, folder: &str) -> Result<(), Failure> {
        for (name, kept, text) in kept_texts(&self.source) {
            let found = ProgramFiles.read(&format!("{folder}/{kept}"), MOST_RULES);
            if found.is_ok_and(|found| found != text.as_bytes()) {
                return Err(Failure::said(&message!(
                    "{folder}: this table was made from another text of {name}, which is kept there as {rules}\n  for example: --dir other",
                    folder,
                    name,
                    rules = kept
                )));
            }
        }
        Ok(())
    }

    /// Puts the texts into the folder of the table.
    fn keep(&self, folder: &str) -> Result<(), Failure> {
        for (_, kept, text) in kept_texts(&self.source) {
            let name = format!("{folder}/{kept}");
            ProgramFiles.replace(&name, &mut |to| to.write_all(text.as_bytes())).map_err(|error| {
                let needed = lacks_room(&error).then_some(text.len() as u64);
                DiskError::System { name, error, needed }
            })?;
        }
        Ok(())
    }
}

/// The game that words name, and what stands after it.
struct Opened {
    game: Box<dyn NumberedGame>,
    position: String,
    /// Of a rule file.
    rules: Option<Rules>,
}

fn open(
    words: &[String],
    with_position: bool,
    table: &Table,
    arguments: &Arguments,
) -> Result<Opened, Failure> {
    if words.first().is_some_and(|word| word.contains(".star")) {
        let (game, position, example) = open_rules(words, with_position, table, arguments)?;
        let rules = Some(Rules { source: game.rules().clone(), example });
        return Ok(Opened { game: Box::new(game), position, rules });
    }
    // Parameters stand after the name, and the position after them.
    let words: Vec<&str> = words.iter().flat_map(|text| text.split_whitespace()).collect();
    let is_known = |word: &&str| GAMES.iter().any(|(name, ..)| name == word);
    if words.len() < 2 && words.first().is_none_or(is_known) {
        return Err(missing_game());
    }
    let (name, after) = words.split_at(words.len().min(2));
    if table.options.misere || table.options.to_move.player().is_some() {
        return Err(Failure::said(&message!(
            "--misere and --to-move are for tables of rule files; these games have rules of their own\n  for example: {example}",
            example = "zermelo table build games/tac_tix.star 3x3 --misere"
        )));
    }
    Ok(Opened { game: open_numbered(&name.join(" "))?, position: after.join(" "), rules: None })
}

/// A rule file, then the start of play where the file has none or another is meant, then a position. Gives the numbers, the
/// position, and a command that builds a table of the file.
fn open_rules(
    words: &[String],
    with_position: bool,
    table: &Table,
    arguments: &Arguments,
) -> Result<(NumberedRules, String, String), Failure> {
    let (file, after) = words.split_first().ok_or_else(missing_game)?;
    let (name, settings) = rule_settings(file, &arguments.shared.set);
    let (read, _) = open_file(name, &settings, Some(&ProgramFiles))?;
    // Who moves stands after a position, as a word of its own or in the same one.
    let mut texts: Vec<String> = Vec::new();
    for word in after {
        match texts.last_mut() {
            Some(last) if word == "left" || word == "right" => *last = format!("{last} {word}"),
            _ => texts.push(word.clone()),
        }
    }
    let (start, position) = match (texts.as_slice(), with_position, read.start.is_some()) {
        ([], _, _) => (None, String::new()),
        ([position], true, true) => (None, position.clone()),
        ([start], _, _) => (Some(start.clone()), String::new()),
        ([start, position], true, _) => (Some(start.clone()), position.clone()),
        ([_, rest @ ..], _, _) => {
            return Err(Failure::said(&message!(
                "'{rest}': nothing was expected here\n  a start or a position is one word, in quotes where it has spaces, for example: {example}",
                rest = rest.join(" "),
                example = "zermelo table probe games/hex.star 3x3 'x..|.o.|...'"
            )));
        }
    };
    let mut given: Vec<String> = settings.in_order.clone();
    given.extend(settings.by_name.iter().map(|(name, value)| format!("{name}={value}")));
    let title = TableTitle {
        file: name.rsplit(['/', '\\']).next().unwrap_or(name).to_owned(),
        parameters: given.join(","),
        start,
        to_move: table.options.to_move.player().unwrap_or(Player::Left),
        convention: if table.options.misere { Convention::Misere } else { Convention::Normal },
    };
    let known = match (&read.start, read.expected.first()) {
        (None, Some((position, _))) => Some(position.clone()),
        _ => None,
    };
    let example = TableTitle { start: known, ..title.clone() };
    Ok((number_rules(&read, &title)?, position, command("build", &example.to_string())))
}

/// The command that does something with the table of a game.
fn command(verb: &str, game: &str) -> String {
    let Some(title) = TableTitle::read(game) else { return format!("zermelo table {verb} {game}") };
    let file =
        TableTitle { start: None, to_move: Player::Left, convention: Convention::Normal, ..title.clone() };
    let mut command = format!("zermelo table {verb} {file}");
    if let Some(start) = title.start {
        let is_plain = start.chars().all(|c| c.is_ascii_alphanumeric() || "_-,.:=+/".contains(c));
        command += &if is_plain { format!(" {start}") } else { format!(" '{start}'") };
    }
    if title.to_move == Player::Right {
        command += " --to-move right";
    }
    if title.convention == Convention::Misere {
        command += " --misere";
    }
    command
}

fn missing_game() -> Failure {
    let line = |name: &str, parameters: &str, what: &'static str| message!("  {name} {parameters}: {what}", name, parameters, what => Message::words(what));
    let mut phrases = vec![message!(
        "a game with its size was expected\n  for example: {example}",
        example = "zermelo table build connect-four 4x4"
    )];
    phrases.extend(GAMES.iter().map(|(name, parameters, what)| line(name, parameters, what)));
    phrases.push(line("FILE.star", "[START]", "a rule file of a game on cells"));
    Failure::said(&Message::List { phrases, between: "\n" })
}

/// Limits, full disks and disks that fail stop the work; all else is bad input.
impl From<DiskError> for Failure {
    fn from(error: DiskError) -> Self {
        let said = Message::from(&error);
        match error {
            DiskError::Stopped(_) | DiskError::System { .. } => Self::stopped(message!(
                "{error}\n  what is finished is kept: the same command goes on from there",
                error => said
            )),
            DiskError::Missing { game, folder, .. } => {
                let parent = folder.rsplit_once('/').map_or("tables", |(parent, _)| parent);
                let example = format!("{} --dir {parent}", command("build", &game));
                Self::said(&message!("{error}\n  for example: {example}", error => said, example))
            }
            _ => Self::said(&said),
        }
    }
}

fn verify(place: &Folder, is_json: bool, arguments: &Arguments) -> Result<u8, Failure> {
    match under_limits(&arguments.shared, |limits| place.verify(limits)) {
        Ok(positions) if is_json => {
            print_json(&json!({ "schema": "zermelo/table-verify/1", "holds": true, "positions": positions }))
        }
        Ok(positions) => {
            let held = message!(
                "every label of {positions} positions follows from its options by the rules",
                positions
            );
            print_text(&format!("{}\n", say(&held)))
        }
        Err(error @ (DiskError::Broken { .. } | DiskError::Other { .. })) => {
            if is_json {
                let what = json!({ "schema": "zermelo/table-verify/1", "holds": false, "why": say(&(&error).into()) });
                print_json(&what)?;
            } else {
                print_text(&format!("{}\n", say(&(&error).into())))?;
            }
            Ok(NO)
        }
        Err(error) => Err(error.into()),
    }
}

/// Counts and sizes; where more is asked for, under these limits, also the histogram and the longest line.
fn tell(place: &Folder, is_json: bool, stats: Option<&Shared>) -> Result<u8, Failure> {
    let mut probe = Probe::open(folder_again(place))?;
    let mut all = Histogram::default();
    for header in probe.headers() {
        for (&label, &count) in &header.histogram.counts {
            *all.counts.entry(label).or_default() += count;
        }
    }
    let slices = probe.headers().len();
    let bytes = probe.headers().iter().map(|header: &Header| header.bytes).sum::<u64>();
    let [wins, losses, ties, draws] = all.totals();
    let positions = wins + losses + ties + draws;
    let longest = all.longest();
    let start = match place.game.start() {
        Some(start) => probe.label(start)?,
        None => None,
    };
    let line = match stats {
        Some(shared) => {
            Some(under_limits(shared, |limits| longest_line(&mut probe, place.game, &all, limits))?)
        }
        None => None,
    };
    if is_json {
        let mut told = json!({
            "schema": "zermelo/table-summary/1", "game": place.game.name(), "slices": slices, "positions": positions,
            "win": wins, "loss": losses, "tie": ties, "draw": draws, "longest": longest, "bytes": bytes,
            "start": start.map(label_json),
            "each_slice": each_slice(&probe, place.game),
        });
        if let Some(line) = line {
            told["line"] = line.iter().map(Stop::to_json).collect();
            told["distances"] = all
                .counts
                .iter()
                .map(|(&label, &count)| json!({ "label": label_json(label), "positions": count }))
                .collect();
        }
        return print_json(&told);
    }
    let game = place.game.name();
    let size = match slices {
        _ if positions == 1 => message!("{game}: one position, {bytes} bytes", game, bytes),
        1 => message!("{game}: {positions} positions in one slice, {bytes} bytes", game, positions, bytes),
        _ => message!(
            "{game}: {positions} positions in {slices} slices, {bytes} bytes",
            game,
            positions,
            slices,
            bytes
        ),
    };
    let totals = message!("win {wins}, loss {losses}, tie {ties}, draw {draws}", wins, losses, ties, draws);
    let mut lines = vec![
        size,
        match longest {
            Some(1) => message!("{totals}; longest 1 ply", totals => totals),
            Some(longest) => message!("{totals}; longest {longest} plies", totals => totals, longest),
            None => totals,
        },
    ];
    lines.extend(start.map(|start| message!("start: {label}", label => label_words(start))));
    let mut text: String = lines.iter().map(|line| say(line) + "\n").collect();
    if let Some(line) = line {
        text += &distances(&all);
        text += &line_text(&line);
    }
    print_text(&text)
}

/// What stands in each slice: of a game that puts down a stone at each move, ply by ply.
fn each_slice(probe: &Probe, game: &dyn NumberedGame) -> Vec<Value> {
    let told = |(slice, header): (&Slice, &Header)| {
        let [wins, losses, ties, draws] = header.histogram.totals();
        json!({ "slice": slice.name, "win": wins, "loss": losses, "tie": ties, "draw": draws, "bytes": header.bytes })
    };
    game.slices().iter().zip(probe.headers()).map(told).collect()
}

fn folder_again<'a>(place: &Folder<'a>) -> Folder<'a> {
    Folder { files: place.files, packing: place.packing, game: place.game, folder: place.folder }
}

/// Wins, losses and ties by distance, in columns.
fn distances(all: &Histogram) -> String {
    let count = |label: Label| all.counts.get(&label).copied().unwrap_or(0).to_string();
    let heads = [message!("plies"), message!("win"), message!("loss"), message!("tie")];
    let mut lines = vec![heads.map(|head| say(&head))];
    for distance in 0..=all.longest().unwrap_or(0) {
        let labels = [Label::Win(distance), Label::Loss(distance), Label::Tie(distance)];
        let [win, loss, tie] = labels.map(count);
        lines.push([distance.to_string(), win, loss, tie]);
    }
    let width = |column: usize| lines.iter().map(|line| display_width(&line[column])).max().unwrap_or(0);
    let widths = [0, 1, 2, 3].map(width);
    let line = |line: &[String; 4]| {
        let cells = line
            .iter()
            .zip(widths)
            .map(|(cell, width)| format!("{}{cell}", " ".repeat(width - display_width(cell))));
        format!("{}\n", cells.collect::<Vec<_>>().join("  "))
    };
    lines.iter().map(line).collect()
}

pub(crate) fn label_json(label: Label) -> Value {
    json!({ "result": label_word(label), "plies": label.distance() })
}

pub(crate) const fn label_word(label: Label) -> &'static str {
    match label {
        Label::Win(_) => "win",
        Label::Loss(_) => "loss",
        Label::Tie(_) => "tie",
        Label::Draw => "draw",
    }
}

pub(crate) fn label_words(label: Label) -> Message {
    let word = Message::words(label_word(label));
    match label.distance() {
        Some(distance) => message!("{result} {distance}", result => word, distance),
        None => word,
    }
}

/// A position that is asked about, in the image that was written.
pub(crate) struct Asked {
    pub(crate) number: u64,
    pub(crate) text: String,
    /// The options, each with the name of the move where there is one.
    options: Vec<(Option<String>, String, u64)>,
}

/// An option with what it is worth to who moves there.
pub(crate) struct RatedOption {
    /// The name of the move, where there is one.
    pub(crate) name: Option<String>,
    pub(crate) text: String,
    /// The label of the option, for who is to move after the move.
    pub(crate) there: Label,
    /// The same for who moves there.
    pub(crate) worth: Label,
}

impl Asked {
    /// The position of a text, or that play begins with.
    pub(crate) fn read(game: &dyn NumberedGame, text: Option<&str>) -> Result<Self, ParseError> {
        let number = match (text, game.start()) {
            (None, Some(start)) => start,
            (text, _) => game.parse(text.unwrap_or(""))?,
        };
        if let Some(Written { text, options }) = text.and_then(|text| game.as_written(text)) {
            return Ok(Self { number, text, options });
        }
        let mut numbers = Vec::new();
        if game.look(number, &mut numbers) != Standing::Open {
            numbers.clear();
        }
        numbers.sort_unstable();
        numbers.dedup();
        let options = numbers.into_iter().map(|option| (None, game.print(option), option)).collect();
        Ok(Self { number, text: game.print(number), options })
    }

    /// The options, best first.
    pub(crate) fn rated(
        self,
        label: &mut dyn FnMut(u64) -> Result<Option<Label>, DiskError>,
    ) -> Result<Vec<RatedOption>, DiskError> {
        let mut rated = Vec::new();
        for (name, text, option) in self.options {
            let there = label(option)?;
            rated.extend(there.map(|there| RatedOption { name, text, there, worth: there.for_mover() }));
        }
        rated.sort_by_key(|option| option.worth.preference());
        Ok(rated)
    }
}

/// A position and its options, best first.
fn probe(place: Folder, text: &str, is_json: bool) -> Result<u8, Failure> {
    let game: &dyn NumberedGame = place.game;
    let asked = Asked::read(game, Some(text).filter(|text| !text.is_empty()))?;
    let mut table = Probe::open(place)?;
    let position = asked.text.clone();
    let Some(label) = table.label(asked.number)? else {
        return Err(Failure::said(&message!(
            "{position} does not arise in play from the start\n  for example: {example}",
            position,
            example = command("probe", &game.name())
        )));
    };
    let rated = asked.rated(&mut |option| table.label(option))?;
    if is_json {
        let options: Vec<Value> = rated.iter().map(option_json).collect();
        return print_json(&json!({
            "schema": "zermelo/table-probe/1", "game": game.name(), "position": position,
            "label": label_json(label), "options": options,
        }));
    }
    let widest = rated.iter().filter_map(|option| option.name.as_deref()).map(display_width).max();
    let mut told = format!("{position}: {}\n", say(&label_words(label)));
    for RatedOption { name, text, worth, .. } in rated {
        let name = match (name, widest) {
            (Some(name), Some(widest)) => format!("{name}{}  ", " ".repeat(widest - display_width(&name))),
            _ => String::new(),
        };
        told += &format!("  {name}{text}: {}\n", say(&label_words(worth)));
    }
    print_text(&told)?;
    Ok(ANSWERED)
}

fn option_json(RatedOption { name, text, worth, .. }: &RatedOption) -> Value {
    let mut told = json!({ "position": text, "for_mover": label_json(*worth) });
    if let Some(name) = name {
        told["move"] = json!(name);
    }
    told
}
