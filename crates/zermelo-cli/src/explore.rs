//! `zermelo explore`: from a position to its options and back. Options that are dominated or reversible are struck out,
//! with the reason.

use crate::arguments::{Arguments, Format};
use crate::dialogue::{Interruption, Reader, end_of_dialogue, say, tell};
use crate::limits::Allowance;
use crate::output::{ANSWERED, Failure, language, print_report, style};
use crate::question::open_words;
use clap::Args;
use std::num::NonZeroUsize;
use zermelo::answer::{
    Refusal, ReportedOption, Style, ValueQuestion, ValueReport, to_drawn_text, value_refusal, value_report,
};
use zermelo::catalogue::{AnyPosition, OpenGame, Reading};
use zermelo::game::{Files, Message, Player, few_options, message};
use zermelo::language;
use zermelo::solve::Limits;
use zermelo::value::Script;

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

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

const HELP: &str = "A number goes to that option; b goes back, t to the first position, s shows or hides what is not sensible,\n\
    a shows all of a long list, h this help, q leaves.";

/// So many options are listed at first.
const FEW: usize = 40;
/// Positions with more options are not walked through.
const MOST: usize = 10_000;

pub(crate) fn run(explore: &Explore, arguments: &Arguments) -> Result<u8, Failure> {
    let allowance = Allowance::of(&arguments.shared);
    let game = open_words(&explore.question, &allowance)?;
    allowance.work(|limits| {
        if arguments.shared.format == Format::Json {
            let report = valued(&game, limits)?;
            return print_report(&report, Format::Json);
        }
        let mut walk = Walk::from(game, limits);
        end_of_dialogue(walk.run(&mut Reader::new()).map(|()| ANSWERED))
    })
}

fn valued(game: &OpenGame, limits: &Limits) -> Result<ValueReport, Refusal> {
    let question = ValueQuestion { script: Script::Ascii, threads: NonZeroUsize::MIN, everything: false };
    value_report(game, &question, limits).map(|(report, _)| report).map_err(|error| value_refusal(&error))
}

/// A walk through the positions of a game.
pub(crate) struct Walk<'a> {
    game: OpenGame,
    limits: &'a Limits<'a>,
    /// The positions before, the first one first, with what led on from each.
    past: Vec<(AnyPosition, String)>,
    only_sensible: bool,
    shows_all: bool,
}

/// An option that a number stands for.
struct Choice {
    position: AnyPosition,
    label: String,
}

impl<'a> Walk<'a> {
    /// A walk from the position that a text names.
    pub(crate) fn new(text: &str, files: &dyn Files, limits: &'a Limits<'a>) -> Result<Self, Refusal> {
        Ok(Self::from(language::open(text, Reading::new(files, limits))?, limits))
    }

    fn from(game: OpenGame, limits: &'a Limits<'a>) -> Self {
        Self { game, limits, past: Vec::new(), only_sensible: false, shows_all: false }
    }

    pub(crate) fn run(&mut self, reader: &mut Reader) -> Result<(), Interruption> {
        tell(&HELP.into())?;
        let mut choices = self.show()?;
        while let Some(line) = reader.line()? {
            match line.as_str() {
                "" => continue,
                "q" | "quit" => break,
                "h" | "help" => {
                    tell(&HELP.into())?;
                    continue;
                }
                "b" | "back" => match self.past.pop() {
                    Some((position, _)) => drop(self.game.go_to(position)),
                    None => {
                        tell(&message!("This is the first position."))?;
                        continue;
                    }
                },
                "t" | "top" => {
                    if !self.past.is_empty() {
                        drop(self.game.go_to(self.past.swap_remove(0).0));
                        self.past.clear();
                    }
                }
                "s" | "sensible" => self.only_sensible = !self.only_sensible,
                "a" | "all" => self.shows_all = true,
                other => {
                    let place = other.parse::<usize>().ok().and_then(|place| place.checked_sub(1));
                    let Some(choice) = place.and_then(|place| choices.get(place)) else {
                        tell(&message!(
                            "There is no option '{other}'; h tells what can be said here.",
                            other
                        ))?;
                        continue;
                    };
                    if let Some(before) = self.game.go_to(choice.position.clone()) {
                        self.past.push((before, choice.label.clone()));
                        self.shows_all = false;
                    }
                }
            }
            choices = self.show()?;
        }
        Ok(())
    }

    /// Shows the position with its options, and tells what the numbers stand for.
    fn show(&self) -> Result<Vec<Choice>, Interruption> {
        let game = &self.game;
        let mut text = String::new();
        for (_, label) in &self.past {
            text += &format!("{} > ", language().label(label));
        }
        let report = valued(game, self.limits);
        let text = text + &self.head(report.as_ref());
        say(text.trim_end())?;
        let options = report.ok().and_then(|report| report.options);
        let mut choices = Vec::new();
        for player in Player::BOTH {
            let Some(positions) = few_options(game.game.as_ref(), &game.position, player, MOST) else {
                tell(&message!("{player}: more than {MOST} options", player => player, MOST))?;
                continue;
            };
            let name = if player == Player::Left { "left" } else { "right" };
            let own: Option<Vec<&ReportedOption>> = options
                .as_ref()
                .map(|options| options.iter().filter(|option| option.player == name).collect());
            let lines = match own {
                Some(own) => self.valued_lines(&own, positions, &mut choices),
                None => self.plain_lines(positions, player, &mut choices),
            };
            if lines.is_empty() {
                tell(&message!("{player}: no option", player => player))?;
            } else {
                tell(&player.into())?;
            }
            for line in lines {
                say(&line)?;
            }
        }
        Ok(choices)
    }

    /// The position, its picture, and what it is worth.
    fn head(&self, report: Result<&ValueReport, &Refusal>) -> String {
        let game = &self.game;
        let mut text = match report {
            Ok(report) => format!("{}\n", report.subject),
            Err(_) => format!("{}\n", game.game.print(&game.position)),
        };
        if let Some(drawing) = game.game.drawing(&game.position) {
            text += &to_drawn_text(&drawing);
        }
        match report {
            Ok(report) => {
                let parts = [
                    ("value", report.value.as_deref()),
                    ("outcome", report.outcome),
                    ("mean", report.mean.as_deref()),
                    ("temperature", report.temperature.as_deref()),
                ];
                let known: Vec<String> = parts
                    .into_iter()
                    .filter_map(|(name, value)| {
                        value.map(|value| format!("{} {value}", in_words(&name.into())))
                    })
                    .collect();
                text += &known.join("   ");
                for note in &report.notes {
                    text += &format!("\n{}", in_words(note));
                }
            }
            Err(refusal) => text += &refusal.clone().in_words(&in_words).message,
        }
        text
    }

    /// Options with their values. The list of values names each option by its move and its text.
    fn valued_lines(
        &self,
        options: &[&ReportedOption],
        positions: Vec<AnyPosition>,
        choices: &mut Vec<Choice>,
    ) -> Vec<String> {
        let game = &self.game.game;
        let by_text: std::collections::HashMap<String, AnyPosition> =
            positions.into_iter().map(|position| (game.print(&position), position)).collect();
        let mut lines = Vec::new();
        let mut hidden = 0;
        for option in options {
            if (self.only_sensible && !option.is_sensible) || (lines.len() >= FEW && !self.shows_all) {
                hidden += 1;
                continue;
            }
            let Some(position) = by_text.get(&option.to).cloned() else {
                continue;
            };
            choices.push(Choice { position, label: option.label.clone() });
            lines.push(line_of(choices.len(), option));
        }
        if hidden > 0 {
            lines.push(format!("     {}", in_words(&message!("and {hidden} more", hidden))));
        }
        lines
    }

    fn plain_lines(
        &self,
        positions: Vec<AnyPosition>,
        player: Player,
        choices: &mut Vec<Choice>,
    ) -> Vec<String> {
        let (game, here) = (&self.game.game, &self.game.position);
        let count = positions.len();
        let shown = if self.shows_all { count } else { FEW };
        let mut lines = Vec::new();
        for position in positions.into_iter().take(shown) {
            let label = game.move_label(here, &position, player);
            choices.push(Choice { position, label });
            let label = language().label(&choices[choices.len() - 1].label);
            lines.push(format!("{:>4}  {label}", choices.len()));
        }
        if count > shown {
            lines.push(format!("     {}", in_words(&message!("and {hidden} more", hidden = count - shown))));
        }
        lines
    }
}

/// A message in the language of what is printed.
fn in_words(message: &Message) -> String {
    language().say(message)
}

/// An option in a line: its number, its move, what it is worth, and why it is not needed.
fn line_of(number: usize, option: &ReportedOption) -> String {
    let is_needed =
        option.is_sensible || option.dominated_by.is_some() || option.reversible_through.is_some();
    let why = option.remark().map(|why| in_words(&why).trim().to_owned());
    let why = why.or_else(|| (!is_needed).then(|| format!("({})", in_words(&message!("not needed")))));
    let name = format!("{}  {}", language().label(&option.label), option.value);
    let name = match style() {
        Style::Ansi if !option.is_sensible => format!("\u{1b}[9m{name}\u{1b}[29m"),
        _ => name,
    };
    let line = format!("{number:>4}  {name}");
    why.map_or_else(|| line.clone(), |why| format!("{line}  {why}"))
}
