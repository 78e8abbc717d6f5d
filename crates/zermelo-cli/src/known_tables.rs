//! Tables on disk that were built before, for `solve`, `play` and the service: found in a folder by what their files say they are.

use crate::output::{Failure, say};
use crate::surroundings::ProgramFiles;
use crate::table_on_disk::{Asked, RatedOption, label_word};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use zermelo::answer::{KnownLabels, KnownTables, Question};
use zermelo::catalogue::{AnyGame, AnyPosition, RuleSource};
use zermelo::game::{
    Convention, Ending, Files, Message, NumberedGame, Player, RuleTwin, Verdict, message, result_if_over,
};
use zermelo::numbered::open_numbered;
use zermelo::rules::declared::Parameter;
use zermelo::rules::{TableTitle, number_kept};
use zermelo::solve::labels::disk::{DiskError, Folder, Probe, folder_name, title_of};
use zermelo::solve::labels::{Label, Modelled};
use zermelo_serve::{TableAnswer, Tables};

/// A finished table. It lives as long as the process.
struct DiskTable {
    /// The name of its folder.
    id: String,
    game: &'static dyn NumberedGame,
    /// Of a table that was made from a rule file: the file, and who wins without a move.
    rules: Option<(RuleSource, Convention)>,
    probe: Mutex<Probe<'static>>,
    positions: u64,
}

impl DiskTable {
    /// Opens the table of a folder; `None` where there is none, or none that is finished.
    ///
    /// # Errors
    /// What is wrong with the table.
    fn open(parent: &Path, id: &str) -> Result<Option<Self>, Message> {
        let Some(folder) = parent.join(id).to_str().map(str::to_owned) else { return Ok(None) };
        let first = format!("{folder}/slice-0000");
        if ProgramFiles.read_at(&first, 0, &mut []).is_err() {
            return Ok(None);
        }
        let Some(name) = title_of(&ProgramFiles, &first) else {
            let broken = DiskError::Broken { name: first, what: message!("it is not a table") };
            return Err((&broken).into());
        };
        // Whoever wrote the files may have written anything: a folder belongs to the game that it is named after.
        if folder_name(&name) != id {
            return Err(message!("{folder} is not named after its game, {game}", folder, game = name));
        }
        let (game, rules): (Box<dyn NumberedGame>, _) = match TableTitle::read(&name) {
            Some(title) => {
                let numbers = number_kept(&title, &folder, &ProgramFiles).map_err(|error| error.told())?;
                let rules = numbers.rules().clone();
                (Box::new(numbers), Some((rules, title.convention)))
            }
            None => (open_numbered(&name).map_err(|error| error.told())?, None),
        };
        let (game, folder): (&'static dyn NumberedGame, &'static str) = (Box::leak(game), folder.leak());
        let place = Folder { files: &ProgramFiles, packing: &Modelled, game, folder };
        let probe = match Probe::open(place) {
            Ok(probe) => probe,
            Err(DiskError::Missing { .. }) => return Ok(None),
            Err(error) => return Err((&error).into()),
        };
        let positions =
            probe.headers().iter().map(|header| header.histogram.counts.values().sum::<u64>()).sum();
        Ok(Some(Self { id: id.to_owned(), game, rules, probe: Mutex::new(probe), positions }))
    }

    fn probe(&self) -> MutexGuard<'_, Probe<'static>> {
        // A block is kept whole or not at all.
        self.probe.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How the table reads positions of the game of a question; `None` where it is not of this game.
    fn reading(&self, question: &Question) -> Option<Reading> {
        let asked = question.game.rules.as_deref();
        match (&self.rules, asked) {
            (Some((rules, convention)), Some(asked)) => {
                (rules == asked && *convention == question.convention).then_some(Reading::OwnText)
            }
            (None, Some(asked)) => {
                let is_twin = self.game.rule_twin().is_some_and(|twin| declares(asked, &twin));
                (is_twin && question.convention == Convention::Normal).then_some(Reading::Twin)
            }
            (None, None) => Some(Reading::Interchange),
            (Some(_), None) => None,
        }
    }
}

/// How the positions of a game are read by a table.
#[derive(Clone, Copy)]
enum Reading {
    /// As the rule file writes them that the table was made from, with who moves.
    OwnText,
    /// As the rule file of the same game writes them.
    Twin,
    /// In the notation in which programs of the game pass positions on.
    Interchange,
}

/// All that stands in a rule file.
fn texts_of(rules: &RuleSource) -> (&str, &[(String, String)]) {
    (&rules.text, &rules.loaded)
}

/// Whether a rule file is the one of the same game: the file that comes with the program, with the same parameters. Of a file
/// that was changed nothing is known.
fn declares(asked: &RuleSource, twin: &RuleTwin) -> bool {
    let has = |&(name, value): &(&str, u32)| {
        asked.parameters.iter().any(|own| own.0 == name && own.1 == Parameter::Number(value.into()))
    };
    asked.file == twin.file
        && !asked.is_impartial_form
        && zermelo_rule_files::text_of(twin.file) == Some(asked.text.as_str())
        && twin.parameters.iter().all(has)
}

/// Says something on standard error; where that is closed, nobody asked.
pub(crate) fn tell(note: &Message) {
    let _ = writeln!(std::io::stderr(), "{}", say(note));
}

fn tell_unused(table: &str, what: Message) {
    tell(&message!("note: the table {table} is not used: {what}", table, what => what));
}

/// The finished tables of a folder, in the order of their names.
pub(crate) struct Shelf(Vec<Arc<DiskTable>>);

impl Shelf {
    /// Opens all tables of a folder. Those with which something is wrong are told about and left out.
    pub(crate) fn open(folder: &Path) -> Result<Self, Failure> {
        let entries = std::fs::read_dir(folder).map_err(|error| {
            Failure::said(&message!(
                "{file}: {error}\n  for example: zermelo table build connect-four 4x4 --dir tables",
                file = folder.display(),
                error => error
            ))
        })?;
        let mut names: Vec<String> =
            entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
        names.sort_unstable();
        let mut tables = Vec::new();
        for name in names {
            match DiskTable::open(folder, &name) {
                Ok(table) => tables.extend(table.map(Arc::new)),
                Err(what) => tell_unused(&name, what),
            }
        }
        Ok(Self(tables))
    }

    /// How many tables there are.
    pub(crate) const fn len(&self) -> usize {
        self.0.len()
    }

    /// The question with the labels of a table that has its position, if there is one. A table that only seems to be of the
    /// game is told about.
    pub(crate) fn answer_in(&self, question: Question) -> Question {
        let question = question.with_tables(self);
        if question.known.is_none()
            && let Some(table) = self.of_other_rules(&question)
        {
            tell(&message!(
                "note: the table {table} was made from another text of {file}, and is not used",
                table = table.id,
                file = question.game.rules.as_ref().map_or("", |rules| &rules.file)
            ));
        }
        question
    }

    /// A table that was made from a file of the same name with other rules.
    fn of_other_rules(&self, question: &Question) -> Option<&DiskTable> {
        let asked = question.game.rules.as_ref()?;
        let is_other = |table: &&Arc<DiskTable>| {
            table
                .rules
                .as_ref()
                .is_some_and(|(rules, _)| rules.file == asked.file && texts_of(rules) != texts_of(asked))
                && !asked.is_impartial_form
        };
        self.0.iter().find(is_other).map(Arc::as_ref)
    }
}

impl KnownTables for Shelf {
    fn labels_for(&self, question: &Question) -> Option<(Arc<dyn KnownLabels>, Player)> {
        let movers = question.mover().map_or(Player::BOTH.to_vec(), |player| vec![player]);
        self.0.iter().find_map(|table| {
            let reading = table.reading(question)?;
            let known = DiskLabels { table: table.clone(), game: question.game.game.clone(), reading };
            let found = movers.iter().find_map(|&player| match known.find(&question.game.position, player) {
                Ok(verdict) => verdict.map(|_| Ok(player)),
                Err(error) => Some(Err(error)),
            });
            let player = found?.map_err(|error| tell_unused(&table.id, (&error).into())).ok()?;
            Some((Arc::new(known) as Arc<dyn KnownLabels>, player))
        })
    }
}

/// The labels of a table as those of the positions of a game.
struct DiskLabels {
    table: Arc<DiskTable>,
    game: Arc<dyn AnyGame>,
    reading: Reading,
}

impl DiskLabels {
    /// The number of a position in the table, where it may have one.
    fn number(&self, position: &AnyPosition, to_move: Player) -> Option<u64> {
        let numbers = self.table.game;
        match self.reading {
            Reading::OwnText => {
                let mover = if to_move == Player::Left { "left" } else { "right" };
                numbers.parse(&format!("{} {mover}", self.game.print(position))).ok()
            }
            Reading::Twin => numbers.number_in_twin(&self.game.print(position), to_move),
            Reading::Interchange => numbers.parse(&self.game.interchange(position, Some(to_move))?).ok(),
        }
    }

    /// The result where play is over by the rules of a file that others are numbered after: those have room only for ends that
    /// play can reach.
    fn ending(&self, position: &AnyPosition, to_move: Player) -> Option<Ending> {
        let is_twin = matches!(self.reading, Reading::Twin);
        is_twin.then(|| result_if_over(self.game.as_ref(), position, to_move, Convention::Normal))?
    }

    fn find(&self, position: &AnyPosition, to_move: Player) -> Result<Option<Verdict>, DiskError> {
        if let Some(ending) = self.ending(position, to_move) {
            return Ok(Some(ending.into()));
        }
        let Some(number) = self.number(position, to_move) else { return Ok(None) };
        Ok(self.table.probe().label(number)?.map(Verdict::from))
    }
}

impl KnownLabels for DiskLabels {
    fn verdict(&self, position: &AnyPosition, to_move: Player) -> Result<Option<Verdict>, String> {
        self.find(position, to_move).map_err(|error| error.to_string())
    }

    fn words(&self) -> String {
        format!("the table {} of {} positions", self.table.id, self.table.positions)
    }

    fn len(&self) -> u64 {
        self.table.positions
    }
}

/// Tables as the service shows them.
impl Tables for Shelf {
    fn known(&self) -> Option<&dyn KnownTables> {
        Some(self)
    }

    fn list(&self) -> Value {
        let one = |table: &Arc<DiskTable>| {
            let start = table.game.start().map(|start| table.game.print(start));
            json!({ "id": table.id, "game": table.game.name(), "positions": table.positions, "start": start })
        };
        json!({ "schema": "zermelo/tables/1", "tables": self.0.iter().map(one).collect::<Vec<_>>() })
    }

    fn position(&self, id: &str, position: Option<&str>) -> TableAnswer {
        let Some(table) = self.0.iter().find(|table| table.id == id) else {
            return TableAnswer::Unknown(format!("there is no table {id}; GET /api/tables lists them"));
        };
        let game = table.game;
        if position.is_none() && game.start().is_none() {
            return TableAnswer::BadInput("this table has no start: name a position".to_owned());
        }
        let asked = match Asked::read(game, position) {
            Ok(asked) => asked,
            Err(error) => return TableAnswer::BadInput(error.to_string()),
        };
        let text = asked.text.clone();
        let mut probe = table.probe();
        let found = probe.label(asked.number).and_then(|label| {
            let moves = asked.rated(&mut |option| probe.label(option))?;
            Ok(label.map(|label| (label, moves)))
        });
        match found {
            Ok(Some((label, moves))) => TableAnswer::Found(told(table, &text, label, &moves)),
            Ok(None) => TableAnswer::BadInput(format!("{text} does not arise in play from the start")),
            // Where the files lie is nobody's business but the server's.
            Err(DiskError::System { .. }) => TableAnswer::Broken("the table cannot be read".to_owned()),
            Err(_) => TableAnswer::Broken("the table is broken".to_owned()),
        }
    }
}

/// By how many plies a move is worse than the best with the same result, which is the first of them: a win takes longer, a loss
/// comes sooner. Nothing where play has no end.
fn plies_given_away(moves: &[RatedOption], worth: Label) -> Option<u32> {
    let has_same_result = |one: &&RatedOption| label_word(one.worth) == label_word(worth);
    let best = moves.iter().find(has_same_result)?;
    Some(best.worth.distance()?.abs_diff(worth.distance()?))
}

fn told(table: &DiskTable, text: &str, label: Label, moves: &[RatedOption]) -> Value {
    let game = table.game;
    let one = |&RatedOption { ref name, ref text, there, worth }: &RatedOption| {
        let mut told = json!({
            "position": text,
            "positionValue": label_word(there),
            "remoteness": there.distance(),
            "moveValue": label_word(worth),
            "deltaRemoteness": plies_given_away(moves, worth),
        });
        if let Some(name) = name {
            told["move"] = json!(name);
        }
        told
    };
    json!({
        "schema": "zermelo/table-position/1",
        "table": table.id,
        "game": game.name(),
        "position": text,
        "positionValue": label_word(label),
        "category": label_word(label),
        "remoteness": label.distance(),
        "moves": moves.iter().map(one).collect::<Vec<_>>(),
    })
}
