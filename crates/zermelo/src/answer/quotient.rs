//! Misère quotients of heap games, and sums of heaps in them.

use super::{Refusal, Report, Style};
use crate::game::{Budget, Message, message};
use crate::heap::HeapCode;
use crate::language::Language;
use crate::misere::{HeapSums, MisereQuotient, QuotientFound, QuotientStop, WinningMove, misere_quotient};
use crate::solve::genus::{Genus, GenusTable};
use crate::solve::{Limits, StopReason};
use serde_json::{Value, json};
use std::io;
use std::time::Duration;
use zermelo_core::Arrange;

/// The name of the schema, the first field of the JSON form.
pub const QUOTIENT_SCHEMA_NAME: &str = "zermelo/misere/1";

/// A genus that needs more positions than this is left out.
const GENUS: Budget = Budget::positions(200_000, "a genus");
/// A quotient that takes longer is given up, unless the limits have a deadline. Most that end take a few milliseconds.
const USUAL_TIME: Duration = Duration::from_secs(5);
/// The same for heaps larger than those of a sum that was asked about, whose answer does not depend on them.
const TIME_BESIDE_SUM: Duration = Duration::from_millis(300);
/// So many values of the pretending function are printed as text.
const MOST_VALUES: u32 = 400;

/// What is found out about one sum of heaps.
struct SumFound {
    heaps: Vec<u64>,
    genus: Option<Genus>,
    /// The word of its element, whether it is P, and the winning moves.
    place: Option<(String, bool, Vec<WinningMove>)>,
    stopped: Option<StopReason>,
}

/// The misère quotient of a code, and what it says of a sum of heaps.
pub struct QuotientReport {
    found: QuotientFound,
    sum: Option<SumFound>,
    has_deadline: bool,
    language: Language,
}

impl QuotientReport {
    /// The quotient of the heaps up to `largest`, as far as it is found within the limits, and of a sum of heaps who wins it.
    pub fn new(code: &HeapCode, largest: u32, heaps: Option<Vec<u64>>, limits: &Limits) -> Self {
        let has_deadline = limits.deadline.is_some();
        let found = find_quotient(code, largest, heaps.as_deref(), limits, has_deadline);
        let sum = heaps.map(|heaps| look_at_sum(&found.quotient, heaps, limits));
        Self { found, sum, has_deadline, language: Language::English }
    }

    /// The same, told in a language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The quotient.
    pub const fn quotient(&self) -> &MisereQuotient {
        &self.found.quotient
    }

    /// Whether a limit kept something from being found that was asked for.
    pub fn is_stopped(&self) -> bool {
        match &self.sum {
            None => self.found.stopped.is_some(),
            Some(sum) => sum.stopped.is_some() || (sum.place.is_none() && sum.genus.is_none()),
        }
    }

    /// What to do about a quotient that took too long.
    fn stopped_words(&self, reason: QuotientStop) -> Message {
        let scope = scope(&self.found.quotient);
        match reason {
            QuotientStop::Limit(reason @ StopReason::Time) if self.has_deadline || self.sum.is_none() => {
                message!(
                    "Stopped: {reason}; --limit-time sets how long to look, usually 5 s. What follows holds for {scope}.",
                    reason => reason, scope => scope
                )
            }
            QuotientStop::Limit(reason @ StopReason::Time) => message!(
                "Stopped: {reason}; --limit-time sets how long to look at heaps beyond those of the sum, usually 0.3 s. What \
                 follows holds for {scope}.",
                reason => reason, scope => scope
            ),
            QuotientStop::Limit(reason) => message!(
                "Stopped: {reason}. What follows holds for {scope}.",
                reason => reason, scope => scope
            ),
            QuotientStop::NoQuotient(heap) => message!(
                "Stopped: with heap {heap} no finite quotient was found (there may be none, or a large one). What follows holds for \
                 {scope}.",
                heap,
                scope => scope
            ),
        }
    }
}

impl Report for QuotientReport {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        writer.write_all(self.to_text().as_bytes())
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        writeln!(writer, "{}", to_json(&self.found, self.sum.as_ref(), self.language))
    }
}

/// The quotient as far as asked, or as far as it comes within the limits. For a sum the quotient of its heaps comes first, as
/// all else may have no end; time on top of it is short unless the limits have a deadline.
fn find_quotient(
    code: &HeapCode,
    largest: u32,
    heaps: Option<&[u64]>,
    limits: &Limits,
    has_deadline: bool,
) -> QuotientFound {
    let within = |time| if has_deadline { *limits } else { limits.at_most_time(time) };
    let greatest = heaps.and_then(|heaps| u32::try_from(heaps.iter().copied().max()?).ok());
    let Some(greatest) = greatest.filter(|&greatest| greatest < largest) else {
        return misere_quotient(code, largest, &within(USUAL_TIME));
    };
    let of_sum = misere_quotient(code, greatest, &within(USUAL_TIME));
    if of_sum.stopped.is_some() || of_sum.quotient.period().is_some() {
        return of_sum;
    }
    let all = misere_quotient(code, largest, &within(TIME_BESIDE_SUM));
    if all.quotient.largest_heap() >= greatest {
        return all;
    }
    QuotientFound { stopped: all.stopped, ..of_sum }
}

/// The sizes of heaps, with blanks or commas between.
pub fn read_heaps(text: &str) -> Result<Vec<u64>, Refusal> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    let heap = |word: &str| {
        let number = word.parse::<u64>().ok().filter(|_| !word.starts_with('+'));
        number.ok_or_else(|| {
            let wrong = message!(
                "--heaps: '{word}' is not the size of a heap\n  whole numbers with blanks between, for example: --heaps '5 9 12'",
                word
            );
            Refusal::of(super::RefusalKind::BadInput, wrong)
        })
    };
    words.map(heap).collect()
}

fn look_at_sum(quotient: &MisereQuotient, mut heaps: Vec<u64>, limits: &Limits) -> SumFound {
    heaps.retain(|&heap| heap > 0);
    heaps.arrange();
    let genus = genus_of(quotient.code(), &heaps, limits);
    let mut stopped = None;
    let place = quotient.sum(&heaps).and_then(|sum| {
        let word = quotient.words()[usize::from(sum.element)].to_string();
        let is_p = quotient.monoid().is_p(sum.element);
        match quotient.winning_moves(&heaps, limits) {
            Ok(moves) => Some((word, is_p, moves?.into_iter().collect())),
            Err(reason) => {
                stopped = Some(reason);
                Some((word, is_p, Vec::new()))
            }
        }
    });
    SumFound { heaps, genus, place, stopped }
}

/// The genus, unless it takes too many positions.
fn genus_of(code: &HeapCode, heaps: &[u64], limits: &Limits) -> Option<Genus> {
    let position = heaps.iter().map(|&heap| u32::try_from(heap).ok().filter(|&heap| heap < 1000));
    let sums = HeapSums(code);
    let mut table = GenusTable::new(&sums, &limits.with_budget(GENUS)).ok()?;
    table.genus(&position.collect::<Option<Vec<u32>>>()?).ok()
}

fn listed<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(separator)
}

/// For which heaps the quotient is right.
fn scope(quotient: &MisereQuotient) -> Message {
    match quotient.period() {
        Some(_) => message!("all heaps"),
        None => message!("heaps up to {largest}", largest = quotient.largest_heap()),
    }
}

impl QuotientReport {
    fn to_text(&self) -> String {
        let say = |message: Message| self.language.say(&message);
        let quotient = &self.found.quotient;
        let mut text =
            self.sum.as_ref().map_or(String::new(), |sum| sum_to_text(quotient, sum, self.language) + "\n");
        if let Some(reason) = self.found.stopped {
            text += &(say(self.stopped_words(reason)) + "\n");
        }
        let p_count = quotient.monoid().p_elements().count();
        text += &say(message!(
            "Misère quotient of {code} for {scope}: order {order}, P-elements {p_count}, {class} (proved)",
            code = quotient.code(), scope => scope(quotient), order = quotient.order(), p_count,
            class => if quotient.is_tame() { message!("tame") } else { message!("wild") }
        ));
        text.push('\n');
        let presentation = quotient.presentation();
        text += &format!("  {presentation}\n");
        let named = presentation.generators.iter().zip(quotient.words_of_generators());
        let named = listed(named.map(|(heap, word)| format!("{word} = Φ({heap})")), ", ");
        if !named.is_empty() {
            text += &format!("  {named}\n");
        }
        let changes = quotient.changes().iter();
        let changes =
            changes.map(|change| format!("{}: {} ({} P)", change.heap, change.order, change.p_count));
        text += &(say(message!("Changes with heap: {list}", list = listed(changes, ", "))) + "\n");
        text += &say(match quotient.period() {
            Some(period) => message!(
                "Φ has period {period} from {start} on (proved)",
                period = period.period,
                start = period.preperiod
            ),
            None => {
                message!("No period of Φ is proved (checked to {largest})", largest = quotient.largest_heap())
            }
        });
        text.push('\n');
        text + &values_to_text(quotient, self.language)
    }
}

/// Φ, ten heaps a line, up to where it repeats.
fn values_to_text(quotient: &MisereQuotient, language: Language) -> String {
    let words = quotient.words();
    let end =
        quotient.period().map_or(quotient.largest_heap(), |period| period.preperiod + period.period - 1);
    let shown = end.min(MOST_VALUES);
    let value = |heap: u32| quotient.phi(u64::from(heap)).map(|x| words[usize::from(x)].to_string());
    let values: Vec<String> = (1..=shown).filter_map(value).collect();
    let width = values.iter().map(|value| value.chars().count()).max().unwrap_or(0) + 1;
    let mut text = language.say(&message!("Φ of heaps")) + "\n";
    for (line, values) in values.chunks(10).enumerate() {
        let row = listed(values.iter().map(|value| format!("{value:<width$}")), " ");
        text += &format!("{:>6}: {}\n", 10 * line + 1, row.trim_end());
    }
    if shown < end {
        let more = message!("... up to heap {last}; all of them: --format json", last = end);
        text += &format!("   {}\n", language.say(&more));
    }
    text
}

fn sum_to_text(quotient: &MisereQuotient, sum: &SumFound, language: Language) -> String {
    let is_p =
        sum.place.as_ref().map(|(_, is_p, _)| *is_p).or_else(|| sum.genus.as_ref().map(Genus::is_misere_p));
    let heaps =
        if sum.heaps.is_empty() { message!("no heaps") } else { Message::verbatim(listed(&sum.heaps, " ")) };
    let title = match is_p {
        Some(true) => message!("{heaps}, misère play: P, the previous player wins", heaps => heaps),
        Some(false) => message!("{heaps}, misère play: N, the next player wins", heaps => heaps),
        None => message!("{heaps}, misère play: not known", heaps => heaps),
    };
    let mut lines = Vec::new();
    if let Some(genus) = &sum.genus {
        lines.push(message!("genus {genus}", genus));
    }
    match &sum.place {
        None => lines.push(message!("the quotient is known only for {scope}", scope => scope(quotient))),
        Some((word, is_p, moves)) => {
            lines.push(message!("in the quotient: {word}", word));
            if let Some(reason) = sum.stopped {
                lines.push(message!("winning moves: stopped, {reason}", reason => reason));
            } else if !is_p && !moves.is_empty() {
                let list = listed(moves.iter().map(move_to_text), "; ");
                lines.push(message!("winning moves: {list}", list));
            }
        }
    }
    let lines: Vec<String> = std::iter::once(language.say(&title))
        .chain(lines.iter().map(|line| format!("  {}", language.say(line))))
        .collect();
    lines.join("\n") + "\n"
}

fn move_to_text(winning: &WinningMove) -> String {
    let left = if winning.left.is_empty() { "0".to_owned() } else { listed(&winning.left, "+") };
    format!("{}→{left}", winning.heap)
}

/// Why a quotient ends where it does.
fn why_it_ends(reason: QuotientStop) -> Message {
    match reason {
        QuotientStop::Limit(reason) => reason.into(),
        QuotientStop::NoQuotient(heap) => message!(
            "with heap {heap} no finite quotient was found (there may be none, or a large one)",
            heap
        ),
    }
}

fn to_json(found: &QuotientFound, sum: Option<&SumFound>, language: Language) -> Value {
    let quotient = &found.quotient;
    let words = quotient.words();
    let word = |x| words[usize::from(x)].to_string();
    let presentation = quotient.presentation();
    let relations = presentation.relations.iter();
    let relations = relations.map(|(left, right)| [left.to_string(), right.to_string()]);
    let changes = quotient
        .changes()
        .iter()
        .map(|change| json!({ "heap": change.heap, "order": change.order, "p_count": change.p_count }));
    let phi = (1..=quotient.largest_heap()).filter_map(|heap| quotient.phi(u64::from(heap))).map(word);
    json!({
        "schema": QUOTIENT_SCHEMA_NAME,
        "code": quotient.code().to_string(),
        "order": quotient.order(),
        "p_count": quotient.monoid().p_elements().count(),
        "tame": quotient.is_tame(),
        "confidence": if found.stopped.is_some() { "stopped" } else if quotient.period().is_some() { "proved" } else { "checked" },
        "stopped": found.stopped.map(|reason| language.say(&why_it_ends(reason))),
        "largest_heap": quotient.largest_heap(),
        "period": quotient.period().map(|period| period.period),
        "preperiod": quotient.period().map(|period| period.preperiod),
        "generators": presentation.generators,
        "relations": relations.collect::<Vec<_>>(),
        "p_elements": presentation.p_words.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "changes": changes.collect::<Vec<_>>(),
        "phi": phi.collect::<Vec<_>>(),
        "sum": sum.map(|sum| sum_to_json(sum, language)),
    })
}

fn sum_to_json(sum: &SumFound, language: Language) -> Value {
    let is_p =
        sum.place.as_ref().map(|(_, is_p, _)| *is_p).or_else(|| sum.genus.as_ref().map(Genus::is_misere_p));
    let moves = sum.place.as_ref().filter(|_| sum.stopped.is_none()).map(|(_, _, moves)| {
        moves.iter().map(|winning| json!({ "heap": winning.heap, "left": winning.left })).collect::<Vec<_>>()
    });
    json!({
        "heaps": sum.heaps,
        "outcome": is_p.map(|is_p| if is_p { "P" } else { "N" }),
        "genus": sum.genus.as_ref().map(ToString::to_string),
        "element": sum.place.as_ref().map(|(word, _, _)| word),
        "winning_moves": moves,
        "stopped": sum.stopped.map(|reason| language.say(&reason.into())),
    })
}
