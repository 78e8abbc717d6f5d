//! Tables on disk that were built before, for `solve`, `play` and the service: found in a folder by what their files say they are.

use crate::output::Failure;
use crate::surroundings::ProgramFiles;
use crate::table_on_disk::{Asked, MOST_RULES, RULES, RatedOption, folder_name, label_word};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use zermelo::answer::{KnownLabels, Question};
use zermelo::catalogue::{AnyGame, AnyPosition};
use zermelo::game::{Files, NumberedGame, Player, Verdict, message};
use zermelo::numbered::open_numbered;
use zermelo::rules::{TableTitle, number_text};
use zermelo::solve::labels::disk::{DiskError, Folder, Probe, title_of};
use zermelo::solve::labels::{Label, Modelled};
use zermelo_serve::{TableAnswer, Tables};

/// A finished table. It lives as long as the process.
pub(crate) struct DiskTable {
    /// The name of its folder.
    id: String,
    game: &'static dyn NumberedGame,
    /// Of a table that was made from a rule file: its title, and the text of the file.
    rules: Option<(TableTitle, String)>,
    probe: Mutex<Probe<'static>>,
    positions: u64,
}

impl DiskTable {
    /// Opens the table of a folder; `None` where there is none, or none that is finished.
    fn open(parent: &Path, id: &str) -> Option<Self> {
        let folder = parent.join(id).to_str()?.to_owned();
        let name = title_of(&ProgramFiles, &format!("{folder}/slice-0000"))?;
        // Whoever wrote the files may have written anything: a folder belongs to the game that it is named after.
        if folder_name(&name) != id {
            return None;
        }
        let rules = match TableTitle::read(&name) {
            Some(title) => Some((title, std::fs::read_to_string(format!("{folder}/{RULES}")).ok()?)),
            None => None,
        };
        let game: Box<dyn NumberedGame> = match &rules {
            Some((title, text)) => Box::new(number_text(title, text).ok()?),
            None => open_numbered(&name).ok()?,
        };
        let (game, folder): (&'static dyn NumberedGame, &'static str) = (Box::leak(game), folder.leak());
        let place = Folder { files: &ProgramFiles, packing: &Modelled, game, folder };
        let probe = Probe::open(place).ok()?;
        let positions =
            probe.headers().iter().map(|header| header.histogram.counts.values().sum::<u64>()).sum();
        Some(Self { id: id.to_owned(), game, rules, probe: Mutex::new(probe), positions })
    }

    fn probe(&self) -> MutexGuard<'_, Probe<'static>> {
        // A block is kept whole or not at all.
        self.probe.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The finished tables of a folder, in the order of their names.
pub(crate) fn all_tables(folder: &Path) -> Result<Vec<DiskTable>, Failure> {
    let entries = std::fs::read_dir(folder).map_err(|error| {
        Failure::said(&message!(
            "{file}: {error}\n  for example: zermelo table build connect-four 4x4 --dir tables",
            file = folder.display(),
            error
        ))
    })?;
    let mut names: Vec<String> =
        entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.sort_unstable();
    Ok(names.iter().filter_map(|name| DiskTable::open(folder, name)).collect())
}

/// A question with the labels of a table that has its position, if there is one in the folder.
pub(crate) fn with_tables(
    mut question: Question,
    words: &[String],
    folder: &Path,
) -> Result<Question, Failure> {
    let asked = crate::surroundings::with_parameters(&words.join(" "));
    let rules = rules_of(&asked);
    let game: Arc<dyn AnyGame> = question.game.game.clone();
    // Other tables are asked in the notation in which programs of the game pass positions on.
    if rules.is_none() && game.interchange(&question.game.position, None).is_none() {
        return Ok(question);
    }
    let movers = question.mover().map_or(Player::BOTH.to_vec(), |player| vec![player]);
    for table in all_tables(folder)? {
        let is_asked = match (&rules, &table.rules) {
            // A name says nothing of what stands in the file now.
            (Some((asked, text)), Some((title, kept))) => {
                title.file == asked.file
                    && text == kept
                    && title.parameters == asked.parameters
                    && title.convention == question.convention
            }
            (None, None) => true,
            _ => false,
        };
        if !is_asked {
            continue;
        }
        let known = DiskLabels { table, game: game.clone() };
        let has = |player: &Player| {
            known.verdict(&question.game.position, *player).is_ok_and(|found| found.is_some())
        };
        if let Some(&player) = movers.iter().find(|player| has(player)) {
            // Where nobody was named, it is the turn of who can be to move in play from the start of the table.
            question.to_move = question.to_move.or((!game.is_impartial()).then_some(player));
            question.known = Some(Arc::new(known));
            return Ok(question);
        }
    }
    Ok(question)
}

/// The rule file and its parameters that a question names, and what stands in the file.
fn rules_of(asked: &str) -> Option<(TableTitle, String)> {
    let end = asked.find(".star")? + ".star".len();
    let text = String::from_utf8(ProgramFiles.read(&asked[..end], MOST_RULES).ok()?).ok()?;
    let end = asked[end..].find(char::is_whitespace).map_or(asked.len(), |at| end + at);
    Some((TableTitle::read(asked[..end].rsplit(['/', '\\']).next()?)?, text))
}

/// The labels of a table as those of a game whose positions its texts are.
struct DiskLabels {
    table: DiskTable,
    game: Arc<dyn AnyGame>,
}

impl DiskLabels {
    /// The text of a position in the table, where it may have one.
    fn text(&self, position: &AnyPosition, to_move: Player) -> Option<String> {
        if self.table.rules.is_none() {
            return self.game.interchange(position, Some(to_move));
        }
        let mover = if to_move == Player::Left { "left" } else { "right" };
        Some(format!("{} {mover}", self.game.print(position)))
    }
}

impl KnownLabels for DiskLabels {
    fn verdict(&self, position: &AnyPosition, to_move: Player) -> Result<Option<Verdict>, String> {
        let number = self.text(position, to_move).and_then(|text| self.table.game.parse(&text).ok());
        let Some(number) = number else { return Ok(None) };
        let label = self.table.probe().label(number).map_err(|error| error.to_string())?;
        Ok(label.map(Verdict::from))
    }

    fn words(&self) -> String {
        format!("the table {} of {} positions", self.table.id, self.table.positions)
    }

    fn len(&self) -> u64 {
        self.table.positions
    }
}

/// Tables as the service shows them.
pub(crate) struct ServedTables(pub(crate) Vec<DiskTable>);

impl Tables for ServedTables {
    fn list(&self) -> Value {
        let one = |table: &DiskTable| {
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

fn told(table: &DiskTable, text: &str, label: Label, moves: &[RatedOption]) -> Value {
    let game = table.game;
    let one = |&RatedOption { ref name, ref text, there, worth }: &RatedOption| {
        let mut told = json!({
            "position": text,
            "positionValue": label_word(there),
            "remoteness": there.distance(),
            "moveValue": label_word(worth),
            "deltaRemoteness": label.distance().zip(worth.distance()).map(|(best, own)| i64::from(own) - i64::from(best)),
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
