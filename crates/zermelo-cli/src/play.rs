//! `zermelo play`: a game against the perfect player, over standard input and output. Works in a pipe as well.

use crate::arguments::{Arguments, Format, PlayOptions};
use crate::dialogue::{Interruption, Reader, end_of_dialogue, say};
use crate::known_tables::Shelf;
use crate::limits::{Allowance, under_limits};
use crate::output::{ANSWERED, Failure, STOPPED, language, say as said};
use crate::question::read_question;
use clap::{Args, ValueEnum};
use std::collections::HashMap;
use std::io;
use std::path::PathBuf;
use zermelo::answer::{Answer, Confidence, MovesListed, Question, answer, picture_in, reason_of_move};
use zermelo::catalogue::{AnyPosition, read_move};
use zermelo::game::{Ending, Message, Player, Verdict, few_options, message, result_if_over};

pub(crate) const FORMATS: &[Format] = &[Format::Text];

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

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Side {
    First,
    Second,
    Left,
    Right,
    Both,
    None,
}

pub(crate) fn run(play: &Play, arguments: &Arguments) -> Result<u8, Failure> {
    let question = read_question(&play.question, &play.options, &Allowance::of(&arguments.shared))?;
    let question = match &play.tables {
        Some(folder) => Shelf::open(folder)?.answer_in(question),
        None => question,
    };
    let mover = question.to_move.or(question.game.to_move).unwrap_or(Player::Left);
    if let Some(why) = question.game.game.illegal(&question.game.position, mover) {
        let what =
            message!("it cannot be {player}'s turn in this position: {why}", player => mover, why => why);
        return Err(Failure::bad_input(said(&what)));
    }
    let computer = match play.computer {
        Side::First => vec![mover],
        Side::Second => vec![mover.opponent()],
        Side::Left => vec![Player::Left],
        Side::Right => vec![Player::Right],
        Side::Both => Player::BOTH.to_vec(),
        Side::None => Vec::new(),
    };
    let mut table =
        Table { question, arguments, computer, mover, past: Vec::new(), known: None, reader: Reader::new() };
    end_of_dialogue(table.play())
}

/// What a typed line asks for.
enum Request {
    Move(AnyPosition),
    Hint,
    Draw,
    Back,
    Moves,
    Show,
    Help,
    Quit,
    Unclear(String),
}

/// What comes of a turn that is not the computer's.
enum Turn {
    Moves(AnyPosition),
    /// A draw is agreed upon.
    Draws,
    Leaves,
}

struct Table<'a> {
    question: Question,
    arguments: &'a Arguments,
    computer: Vec<Player>,
    mover: Player,
    /// Earlier positions with their movers, for taking back.
    past: Vec<(AnyPosition, Player)>,
    /// The answer to the position on the table, once it has been found within [`MOST_POSITIONS_FOR_VERDICT`].
    known: Option<Answer>,
    reader: Reader,
}

/// Positions with more moves are not played.
const MOST_MOVES: usize = 20_000;
/// A verdict after each move is given where it takes at most this many positions.
const MOST_POSITIONS_FOR_VERDICT: u64 = 200_000;
/// The computer does not play longer with itself.
const MOST_PLIES_ALONE: usize = 1_000;

/// Says a message in the language of what is printed.
fn tell(message: impl Into<Message>) -> io::Result<()> {
    say(&said(&message.into()))
}

fn help() -> io::Result<()> {
    tell("Type a move as it is listed, the position it leads to, or its number; or one of:")?;
    say("  moves  hint  back  show  draw  help  quit")
}

impl Table<'_> {
    fn play(&mut self) -> Result<u8, Interruption> {
        help()?;
        tell(self.sides())?;
        self.show()?;
        self.find_verdict();
        loop {
            let game = &self.question.game;
            let over =
                result_if_over(game.game.as_ref(), &game.position, self.mover, self.question.convention);
            if let Some(ending) = over {
                self.announce(ending)?;
                return Ok(ANSWERED);
            }
            if self.options().is_none() {
                let message = message!("this position has too many moves to play it; try a smaller one");
                return Err(Failure::bad_input(said(&message)).into());
            }
            if self.times_seen(&game.position, self.mover) >= 2 {
                if self.computer.len() == 2 {
                    return self.stop_going_round();
                }
                tell("The same position for the third time; 'draw' ends the play undecided.")?;
            }
            if self.computer.len() == 2 && self.past.len() >= MOST_PLIES_ALONE {
                tell(message!(
                    "Still undecided after {count} moves; the play stops here.",
                    count = MOST_PLIES_ALONE
                ))?;
                return Ok(STOPPED);
            }
            let found = if self.computer.contains(&self.mover) { self.computer_move()? } else { None };
            let next = match found {
                Some(next) => next,
                // No person has a side.
                None if self.computer.len() == 2 => return Ok(STOPPED),
                None => match self.human_move()? {
                    Turn::Moves(next) => next,
                    Turn::Draws => {
                        tell("A draw, by agreement.")?;
                        return Ok(ANSWERED);
                    }
                    Turn::Leaves => return Ok(ANSWERED),
                },
            };
            self.make(next)?;
        }
    }

    /// Makes a move on the table and says what it leads to.
    fn make(&mut self, next: AnyPosition) -> Result<(), Interruption> {
        let before = self.known.take();
        // An option is a position of the same game.
        let here = self.question.game.go_to(next);
        self.past.extend(here.map(|here| (here, self.mover)));
        self.mover = self.mover.opponent();
        self.show()?;
        self.find_verdict();
        if let Some(verdict) = self.verdict_after(before.as_ref()) {
            tell(verdict)?;
        }
        Ok(())
    }

    /// Who has which side, and what the sides are called here.
    fn sides(&self) -> Message {
        let side = |player: Player| if self.computer.contains(&player) { "the computer" } else { "you" };
        let [left, right] = Player::each(side);
        if self.mover == Player::Left {
            message!("Left: {left} (moves first). Right: {right}.", left => left, right => right)
        } else {
            message!("Left: {left} (moves second). Right: {right}.", left => left, right => right)
        }
    }

    /// Solves the position on the table where that is cheap.
    fn find_verdict(&mut self) {
        let question = self.question_on_table();
        let solved = under_limits(&self.arguments.shared, |limits| {
            answer(&question, &limits.at_most_positions(MOST_POSITIONS_FOR_VERDICT))
        });
        self.known = solved.ok().filter(|answer| !matches!(answer.confidence, Confidence::Stopped(_)));
    }

    /// Who wins now, and whether the last move gave something away.
    fn verdict_after(&self, before: Option<&Answer>) -> Option<Message> {
        let now = self.known.as_ref()?.verdicts[self.mover.index()]?;
        if now.distance() == Some(0) {
            return None;
        }
        let winner = match now.result() {
            Ending::Draw => None,
            Ending::Win => Some(self.mover),
            Ending::Loss => Some(self.mover.opponent()),
        };
        let outlook = match (winner, now.distance()) {
            (None, _) => message!("With best play it is a draw"),
            (Some(player), None) => message!("With best play {player} wins", player => player),
            (Some(player), Some(1)) => message!("With best play {player} wins in 1 ply", player => player),
            (Some(player), Some(plies)) => {
                message!("With best play {player} wins in {count} plies", player => player, count = plies)
            }
        };
        let moved = self.mover.opponent();
        let had = before.and_then(|answer| Some((answer, answer.verdicts[moved.index()]?.result())));
        let Some((answer, had)) = had.filter(|(_, had)| *had > now.result().for_opponent()) else {
            return Some(message!("{outlook}.", outlook => outlook));
        };
        let what = if had == Ending::Win { "a win" } else { "a draw" };
        Some(match answer.moves.first() {
            Some(best) => message!(
                "{outlook}. {player} had {what}: '{move}'.",
                outlook => outlook,
                player => moved,
                what => what,
                move => Message::label(&best.label)
            ),
            None => message!(
                "{outlook}. {player} had {what}.",
                outlook => outlook,
                player => moved,
                what => what
            ),
        })
    }

    /// How often a position with this mover was on the table before now.
    fn times_seen(&self, position: &AnyPosition, mover: Player) -> usize {
        self.past.iter().filter(|(past, who)| past == position && *who == mover).count()
    }

    /// Two perfect players repeat themselves: a draw, unless one of them has a win and does not find the way.
    fn stop_going_round(&self) -> Result<u8, Interruption> {
        let answer = self.solve()?;
        match answer.verdicts[self.mover.index()].map(Verdict::result) {
            Some(Ending::Draw) => {
                tell("The same position for the third time: a draw.")?;
                Ok(ANSWERED)
            }
            _ => {
                tell(
                    "The same position for the third time, though it is won: the search gives no distances here.",
                )?;
                Ok(STOPPED)
            }
        }
    }

    fn announce(&self, ending: Ending) -> io::Result<()> {
        match ending {
            Ending::Win => tell(message!("{player} wins.", player => self.mover)),
            Ending::Loss => tell(message!("{player} wins.", player => self.mover.opponent())),
            Ending::Draw => tell("A draw."),
        }
    }

    fn show(&self) -> io::Result<()> {
        let game = &self.question.game;
        let turn = said(&message!("{player} to move.", player => self.mover));
        let convention = self.question.convention;
        match picture_in(language(), game.game.as_ref(), &game.position, convention) {
            Some(picture) => say(&format!("\n{picture}\n{turn}")),
            None => say(&format!("\n{}   {turn}", game.game.print(&game.position))),
        }
    }

    fn question_on_table(&self) -> Question {
        Question { to_move: Some(self.mover), ..self.question.clone() }
    }

    /// The answer to the position on the table, for the player who is to move.
    fn solve(&self) -> Result<Answer, Interruption> {
        if let Some(known) = &self.known {
            return Ok(known.clone());
        }
        let question = self.question_on_table();
        let solved = under_limits(&self.arguments.shared, |limits| answer(&question, limits));
        solved.map_err(|error| Interruption::Failed(error.into()))
    }

    /// The best move of an answer: the quickest win, else a draw, else the longest resistance. `None` where the answer
    /// says that there is a win but not by which move.
    fn best(&self, answer: &Answer) -> Option<AnyPosition> {
        let verdict = answer.verdicts[self.mover.index()].map(Verdict::result);
        let options = self.options()?;
        let mut options = options.into_iter();
        let mut as_good = answer.moves.iter().take_while(|one| one.verdict.map(Verdict::result) == verdict);
        let first = as_good.next();
        match first {
            // Where no distances are known a winner could loop: what was on the table least often is tried.
            Some(best) if verdict == Some(Ending::Win) && best.verdict?.distance().is_none() => {
                let winning = std::iter::once(best).chain(as_good).map(|one| one.label.as_str());
                let places: HashMap<&str, usize> = winning.zip(0..).collect();
                options
                    .filter_map(|option| Some((*places.get(self.label(&option).as_str())?, option)))
                    .min_by_key(|(place, option)| (self.times_seen(option, self.mover.opponent()), *place))
                    .map(|(_, option)| option)
            }
            Some(best) => options.find(|option| self.label(option) == best.label),
            // Nothing is listed, and every move is as good as another.
            None if verdict == Some(Ending::Loss) || answer.moves_listed == MovesListed::EveryWins => {
                options.next()
            }
            None => None,
        }
    }

    fn computer_move(&self) -> Result<Option<AnyPosition>, Interruption> {
        let answer = self.solve()?;
        if let Confidence::Stopped(reason) = answer.confidence {
            tell(message!("No perfect move was found: {reason}.", reason => reason))?;
            self.offer_the_move()?;
            return Ok(None);
        }
        let Some(next) = self.best(&answer) else {
            tell(message!("No best move is known: {by} only says who wins.", by = answer.by))?;
            self.offer_the_move()?;
            return Ok(None);
        };
        let label = Message::label(self.label(&next));
        tell(message!("{player} plays: {move}", player => self.mover, move => label))?;
        Ok(Some(next))
    }

    /// Says that the other side may move for the computer.
    fn offer_the_move(&self) -> io::Result<()> {
        if self.computer.len() == 2 {
            return tell("Raise the limits, or take a side.");
        }
        tell(message!("Move for {player} yourself, or 'quit' and raise the limits.", player => self.mover))
    }

    /// What is done in a turn that is not the computer's.
    fn human_move(&mut self) -> Result<Turn, Interruption> {
        loop {
            let Some(line) = self.reader.line()? else {
                say("")?;
                return Ok(Turn::Leaves);
            };
            match self.understand(&line) {
                Request::Move(next) => return Ok(Turn::Moves(next)),
                Request::Quit => return Ok(Turn::Leaves),
                Request::Draw if self.agrees_to_a_draw()? => return Ok(Turn::Draws),
                Request::Draw => tell("The draw is declined: play goes on.")?,
                Request::Hint => self.hint()?,
                Request::Back => self.take_back()?,
                Request::Moves => self.list_moves()?,
                Request::Show => self.show()?,
                Request::Help => help()?,
                Request::Unclear(why) => say(&why)?,
            }
        }
    }

    fn understand(&self, line: &str) -> Request {
        match line {
            "" | "help" | "?" => return Request::Help,
            "quit" | "exit" | "q" => return Request::Quit,
            "hint" => return Request::Hint,
            "draw" => return Request::Draw,
            "back" | "undo" => return Request::Back,
            "moves" => return Request::Moves,
            "show" => return Request::Show,
            _ => {}
        }
        let options = self.options().unwrap_or_default();
        let game = &self.question.game;
        let line = language().english_label(line);
        match read_move(game.game.as_ref(), &game.position, self.mover, &options, &line) {
            Ok(place) => Request::Move(options[place].clone()),
            Err(error) => {
                let why = capitalised(&said(&error.message()));
                let what = message!("{why}. Type 'moves' for a list, 'help' for the commands.", why);
                Request::Unclear(said(&what))
            }
        }
    }

    fn hint(&self) -> Result<(), Interruption> {
        let answer = self.solve()?;
        let Some(best) = self.best(&answer) else {
            return Ok(tell(message!("No best move is known, by {by}.", by = answer.by))?);
        };
        let result = answer.verdicts[self.mover.index()].map(Verdict::result);
        let plies = answer.verdicts[self.mover.index()].and_then(Verdict::distance);
        let why = match (result, plies) {
            (Some(Ending::Win), Some(1)) => message!("it wins at once"),
            (Some(Ending::Win), Some(plies)) => message!("it wins in {count} plies", count = plies),
            (Some(Ending::Win), None) => message!("it wins"),
            (Some(Ending::Draw), _) => message!("it holds the draw"),
            (Some(Ending::Loss), Some(1)) => {
                message!("every move loses against best play; this one holds out 1 ply")
            }
            (Some(Ending::Loss), Some(plies)) => {
                message!(
                    "every move loses against best play; this one holds out {count} plies",
                    count = plies
                )
            }
            (Some(Ending::Loss), None) => message!("every move loses against best play; this one resists"),
            (None, _) => message!("nothing better is known"),
        };
        let label = Message::label(self.label(&best));
        tell(message!("{move}: {why}, by {by}.", move => label, why => why, by = answer.by))?;
        let reason = result.map_or_else(Vec::new, |result| {
            under_limits(&self.arguments.shared, |limits| {
                reason_of_move(&self.question, self.mover, &best, result, limits)
            })
        });
        for line in reason.iter().map(said).chain(answer.explanation) {
            say(format!("  {line}").trim_end())?;
        }
        Ok(())
    }

    /// A draw is agreed upon where the position is repeated for the third time or best play draws; without the computer
    /// always.
    fn agrees_to_a_draw(&self) -> Result<bool, Interruption> {
        if self.computer.is_empty() || self.times_seen(&self.question.game.position, self.mover) >= 2 {
            return Ok(true);
        }
        let answer = self.solve()?;
        Ok(answer.verdicts[self.mover.index()].map(Verdict::result) == Some(Ending::Draw))
    }

    /// Takes back to the human player's last turn.
    fn take_back(&mut self) -> Result<(), Interruption> {
        let Some(at) = self.past.iter().rposition(|(_, mover)| !self.computer.contains(mover)) else {
            return Ok(tell("There is nothing to take back.")?);
        };
        let (position, mover) = self.past[at].clone();
        self.past.truncate(at);
        self.question.game.go_to(position);
        self.mover = mover;
        self.known = None;
        self.find_verdict();
        Ok(self.show()?)
    }

    fn list_moves(&self) -> io::Result<()> {
        for (index, option) in self.options().unwrap_or_default().iter().enumerate() {
            say(&format!("{:>4}  {}", index + 1, language().label(&self.label(option))))?;
        }
        Ok(())
    }

    /// The moves on the table, `None` when they are too many.
    fn options(&self) -> Option<Vec<AnyPosition>> {
        few_options(self.question.game.game.as_ref(), &self.question.game.position, self.mover, MOST_MOVES)
    }

    fn label(&self, option: &AnyPosition) -> String {
        self.question.game.game.move_label(&self.question.game.position, option, self.mover)
    }
}

fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
