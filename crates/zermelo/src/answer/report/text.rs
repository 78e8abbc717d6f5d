//! Answers as text for people.

use super::super::run::EvidenceId;
use super::super::{AnsweredMove, Confidence, Mover, MovesListed};
use super::Answer;
use super::words::{self, grouped};
use crate::game::{Convention, Ending, Message, Player, Verdict, display_width, message, padded};

/// Whether to use the terminal's bold type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Text alone.
    Plain,
    /// With ANSI escape sequences.
    Ansi,
}

impl Style {
    fn bold(self, text: &str) -> String {
        match self {
            Self::Plain => text.to_owned(),
            Self::Ansi => format!("\u{1b}[1m{text}\u{1b}[0m"),
        }
    }
}

/// Positions longer than this are cut in the heading.
const LONGEST_POSITION: usize = 200;
/// So many moves of a line are shown: enough for every mate with rook, queen or pawn.
const MOST_LINE_MOVES: usize = 56;
/// So many winning moves are shown, and so many others.
const MOST_SHOWN: usize = 40;

/// The answer in full: who wins, why, the moves, the line, and what to know about it, in the language of the answer.
pub fn to_text(answer: &Answer, style: Style) -> String {
    let mut writer = Writer { answer, style, text: String::new() };
    writer.heading();
    writer.block(None, &answer.explanation);
    writer.why();
    writer.moves();
    writer.line();
    writer.evidence();
    for note in &answer.notes {
        writer.say(message!("Note: {note}", note));
    }
    writer.text
}

struct Writer<'a> {
    answer: &'a Answer,
    style: Style,
    text: String,
}

impl Writer<'_> {
    /// A line in the language of the answer.
    fn say(&mut self, message: impl Into<Message>) {
        let line = self.said(message);
        self.put(&line);
    }

    fn said(&self, message: impl Into<Message>) -> String {
        self.answer.language.say(&message.into())
    }

    fn put(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }

    fn heading(&mut self) {
        let answer = self.answer;
        let position: String = answer.position.chars().take(LONGEST_POSITION).collect();
        let dots = if position.len() < answer.position.len() { "…" } else { "" };
        let name = if answer.game == "sum" { "" } else { answer.game.as_str() };
        let subject = format!("{name} {position}{dots}");
        match answer.convention {
            Convention::Normal => self.put(subject.trim_start()),
            Convention::Misere => {
                self.say(message!("{subject}  (misère play)", subject = subject.trim_start()));
            }
        }
        if let Some(picture) = &answer.picture {
            self.put("");
            for line in picture.lines() {
                self.put(&format!("  {line}"));
            }
        }
        if let Some(interchange) = &answer.interchange {
            self.put(&format!("\n  {interchange}"));
        }
        let headline = self.style.bold(&self.said(headline(answer)));
        self.put(&format!("\n{headline}"));
        if let Some(value) = &answer.grundy {
            self.say(match value.as_str() {
                "0" => "Grundy value 0: the position is worth 0.".into(),
                infinite if infinite.starts_with("inf") => {
                    message!("Grundy value {value}: no Nim heap is as good, for play can go round.", value)
                }
                _ => message!("Grundy value {value}: the position is worth *{value}.", value),
            });
        } else if let Some(value) = &answer.value {
            self.say(message!("The position is worth {value}.", value));
        }
    }

    /// Indented lines after a blank one and the title.
    fn block(&mut self, title: Option<Message>, lines: &[String]) {
        if lines.is_empty() {
            return;
        }
        self.put("");
        if let Some(title) = title {
            let title = self.style.bold(&self.said(title));
            self.put(&title);
        }
        for line in lines {
            self.put(format!("  {line}").trim_end());
        }
    }

    /// The steps of the argument, where they were asked for.
    fn why(&mut self) {
        let lines: Vec<String> = self.answer.why_lines().into_iter().flatten().collect();
        self.block(Some("Why".into()), &lines);
    }

    /// The moves by result, for each player apart where both are listed.
    fn moves(&mut self) {
        let answer = self.answer;
        let movers: Vec<Mover> = [Mover::Both, Mover::Only(Player::Left), Mover::Only(Player::Right)]
            .into_iter()
            .filter(|&mover| answer.moves.iter().any(|one| one.player == mover))
            .collect();
        if answer.moves_listed == MovesListed::EveryWins {
            self.put("");
            self.say("Every move wins.");
        }
        for &mover in &movers {
            let owner = match mover {
                Mover::Only(player) if movers.len() > 1 => Some(player),
                _ => None,
            };
            let moves: Vec<&AnsweredMove> = answer.moves.iter().filter(|one| one.player == mover).collect();
            self.moves_of(&moves, owner);
        }
    }

    fn moves_of(&mut self, moves: &[&AnsweredMove], owner: Option<Player>) {
        let with_result = |result: Option<Ending>| -> Vec<&AnsweredMove> {
            moves.iter().copied().filter(|one| one.verdict.map(Verdict::result) == result).collect()
        };
        let is_partial = self.answer.moves_listed == MovesListed::Some;
        let titled = |title: &'static str| match owner {
            None => title.into(),
            Some(player) => {
                let title = uncapitalised(title);
                message!("{player}: {title}", player => player, title => title)
            }
        };
        let winning = if is_partial { "Winning moves (there may be more)" } else { "Winning moves" };
        self.group(&titled(winning), &with_result(Some(Ending::Win)));
        let drawing = if is_partial { "Drawing moves (there may be more)" } else { "Drawing moves" };
        self.group(&titled(drawing), &with_result(Some(Ending::Draw)));
        self.group(&titled("Best move found"), &with_result(None));
        let losing = with_result(Some(Ending::Loss));
        let all_lose = losing.len() == moves.len();
        let what = titled(self.title_of_losing(moves, all_lose));
        if all_lose && losing.len() <= MOST_SHOWN {
            self.group(&what, &losing);
        } else if !losing.is_empty() {
            self.put("");
            self.say(message!("{what} ({count}).", what => what, count = grouped(losing.len() as u64)));
        }
    }

    /// The title of the moves of one mover that lose. Where not all have been rated, another may win, unless the mover loses.
    fn title_of_losing(&self, moves: &[&AnsweredMove], all_lose: bool) -> &'static str {
        let mover = moves.first().map_or(Mover::Both, |one| one.player);
        let player = if let Mover::Only(player) = mover { player } else { Player::Left };
        let is_lost = self.answer.verdicts[player.index()].is_some_and(|it| it.result() == Ending::Loss);
        let are_all = is_lost || self.answer.moves_listed != MovesListed::Some;
        match (are_all, all_lose) {
            (true, true) => "Every move loses",
            (true, false) => "All other moves lose",
            (false, true) => "Losing moves (there may be more)",
            (false, false) => "Other moves are known to lose",
        }
    }

    fn group(&mut self, title: &Message, moves: &[&AnsweredMove]) {
        if moves.is_empty() {
            return;
        }
        let title = self.style.bold(&self.said(title.clone()));
        self.put("");
        if moves.len() > MOST_SHOWN {
            self.say(message!(
                "{title} (the first {shown} of {count}; JSON output lists them all)",
                title,
                shown = MOST_SHOWN,
                count = grouped(moves.len() as u64)
            ));
        } else {
            self.put(&title);
        }
        let shown = &moves[..moves.len().min(MOST_SHOWN)];
        let rows: Vec<(String, String, String)> = shown.iter().map(|one| self.row(one)).collect();
        // Long entries are not lined up.
        let width = |part: &dyn Fn(&(String, String, String)) -> usize| {
            rows.iter().map(part).filter(|&width| width <= 100).max().unwrap_or(0)
        };
        let label_width = width(&|row| display_width(&row.0));
        let to_width = width(&|row| display_width(&row.1));
        for (label, to, length) in &rows {
            let line = format!("  {}  {}  {length}", padded(label, label_width), padded(to, to_width));
            self.put(line.trim_end());
        }
    }

    /// A move, the position after it, and how the game ends: in how many plies, or with which score.
    fn row(&self, one: &AnsweredMove) -> (String, String, String) {
        let length = one.verdict.and_then(Verdict::distance).map(plies_words);
        let end = length.or_else(|| one.score.map(words::score)).map(|end| self.said(end));
        (self.said(Message::label(&one.label)), shown_target(one), end.unwrap_or_default())
    }

    fn line(&mut self) {
        // A line of one move repeats the list of moves.
        let line = &self.answer.line;
        if line.len() < 2 {
            return;
        }
        let shown = &line[..line.len().min(MOST_LINE_MOVES)];
        // A move in several heaps has commas of its own.
        let has_commas = shown.iter().any(|label| label.contains(", "));
        let moves = shown.iter().map(Message::label).collect();
        let moves = if has_commas { Message::list(moves) } else { Message::sequence(moves) };
        self.put("");
        self.say(match line.len() - shown.len() {
            0 => message!("Best play: {moves}", moves => moves),
            1 => message!("Best play: {moves}, and 1 more", moves => moves),
            more => message!("Best play: {moves}, and {more} more", moves => moves, more),
        });
    }

    fn evidence(&mut self) {
        let answer = self.answer;
        let by = &answer.by;
        let how = match answer.confidence {
            Confidence::Proved => message!("Proved, by {by}", by),
            Confidence::Checked(depth) => {
                message!("Checked to {plies}, by {by}", plies => plies_words(depth), by)
            }
            Confidence::Stopped(reason) => message!("Stopped in {by}: {reason}", by, reason => reason),
        };
        self.put("");
        let parts: Vec<Message> = std::iter::once(how).chain(other_evidence(answer)).collect();
        self.say(message!("{claims}.", claims => Message::list(parts)));
        if let Some(source) = &answer.source {
            self.say(message!("Source: {source}.", source => source.as_str()));
        }
        let given_up: Vec<Message> =
            answer.attempts.iter().filter(|one| one.is_given_up()).map(words::given_up_words).collect();
        if !given_up.is_empty() {
            self.say(message!("Tried and given up: {theories}.", theories => Message::sequence(given_up)));
        }
    }
}

/// Who wins, in one sentence.
fn headline(answer: &Answer) -> Message {
    if let Some(player) = answer.to_move.filter(|_| !answer.is_impartial) {
        if let Some(verdict) = answer.verdicts[player.index()] {
            return message!("{verdict}.", verdict => verdict_words(player, verdict));
        }
    } else if let Some(outcome) = answer.outcome() {
        let sentence = outcome.sentence();
        return match (answer.is_impartial, answer.verdicts[0].and_then(Verdict::distance)) {
            (true, Some(plies)) => message!(
                "{symbol}: {sentence}, in {plies}.",
                symbol = outcome.symbol(),
                sentence => sentence,
                plies => plies_words(plies)
            ),
            _ => message!("{symbol}: {sentence}.", symbol = outcome.symbol(), sentence => sentence),
        };
    }
    let known =
        |player: Player| answer.verdicts[player.index()].map(|verdict| verdict_words(player, verdict));
    let known: Vec<Message> = Player::BOTH.into_iter().filter_map(known).collect();
    match (known.is_empty(), answer.confidence) {
        (false, _) => message!("{verdict}.", verdict => Message::list(known)),
        (true, Confidence::Stopped(reason)) => message!("Not decided: {reason}.", reason => reason),
        (true, _) => "Not decided.".into(),
    }
}

/// `Left to move wins in 3 plies`.
fn verdict_words(player: Player, verdict: Verdict) -> Message {
    match (verdict, verdict.distance()) {
        (Verdict::Draw, _) => message!("{player} to move draws", player => player),
        (_, Some(0)) if verdict.result() == Ending::Win => {
            message!("{player} to move has won", player => player)
        }
        (_, Some(0)) => message!("{player} to move has lost", player => player),
        (Verdict::Win(_), None) => message!("{player} to move wins", player => player),
        (Verdict::Loss(_), None) => message!("{player} to move loses", player => player),
        (Verdict::Win(_), Some(plies)) => {
            message!("{player} to move wins in {plies}", player => player, plies => plies_words(plies))
        }
        (Verdict::Loss(_), Some(plies)) => {
            message!("{player} to move loses in {plies}", player => player, plies => plies_words(plies))
        }
    }
}

fn plies_words(plies: u64) -> Message {
    if plies == 1 { "1 ply".into() } else { message!("{count} plies", count = grouped(plies)) }
}

/// The titles of lists of moves as they stand after a player's name.
fn uncapitalised(title: &'static str) -> &'static str {
    match title {
        "Winning moves (there may be more)" => "winning moves (there may be more)",
        "Winning moves" => "winning moves",
        "Drawing moves (there may be more)" => "drawing moves (there may be more)",
        "Drawing moves" => "drawing moves",
        "Best move found" => "best move found",
        "Every move loses" => "every move loses",
        "All other moves lose" => "all other moves lose",
        "Losing moves (there may be more)" => "losing moves (there may be more)",
        "Other moves are known to lose" => "other moves are known to lose",
        other => other,
    }
}

/// The position after a move, unless the label says the same or it is long.
fn shown_target(one: &AnsweredMove) -> String {
    match &one.to {
        Some(to) if *to != one.label && to.chars().count() <= 60 => format!("-> {to}"),
        _ => String::new(),
    }
}

/// What the moves and the worth rest on, where that is not what the winner rests on: `; the moves by ...`.
fn other_evidence(answer: &Answer) -> Vec<Message> {
    let claims = &answer.claims;
    let other = |id: Option<EvidenceId>| {
        let id = id.filter(|_| id != claims.winner)?;
        answer.evidence.get(id).map(words::evidence_words)
    };
    let mut parts = Vec::new();
    parts.extend(other(claims.moves).map(|by| {
        if claims.distances == claims.moves {
            message!("the moves and distances by {by}", by => by)
        } else {
            message!("the moves by {by}", by => by)
        }
    }));
    parts.extend(other(claims.worth).map(|by| {
        if answer.grundy.is_some() {
            message!("the Grundy value by {by}", by => by)
        } else {
            message!("the value by {by}", by => by)
        }
    }));
    parts
}
