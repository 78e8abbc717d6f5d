//! `zermelo play`: a game against the perfect player, over standard input and output. Works in a pipe as well.

use crate::arguments::{Arguments, Play, Side};
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, STOPPED};
use crate::solve::read_question;
use std::io::{self, BufRead, Write};
use zermelo::answer::{Answer, Confidence, MovesListed, Question, answer};
use zermelo::catalogue::AnyPosition;
use zermelo::game::{Ending, Player, Verdict, few_options, result_if_over};

pub(crate) fn run(play: &Play, arguments: &Arguments) -> Result<u8, Failure> {
    let question = read_question(&play.question, &play.options)?;
    let mover = question.to_move.or(question.game.to_move).unwrap_or(Player::Left);
    if let Some(why) = question.game.game.illegal(&question.game.position, mover) {
        return Err(Failure::bad_input(format!("it cannot be {mover}'s turn in this position: {why}")));
    }
    let computer = match play.computer {
        Side::First => vec![mover],
        Side::Second => vec![mover.opponent()],
        Side::Left => vec![Player::Left],
        Side::Right => vec![Player::Right],
        Side::Both => Player::BOTH.to_vec(),
        Side::None => Vec::new(),
    };
    let mut table = Table { question, arguments, computer, mover, past: Vec::new() };
    match table.play() {
        Ok(code) => Ok(code),
        Err(Trouble::Gone) => Ok(ANSWERED),
        Err(Trouble::Failed(failure)) => Err(failure),
    }
}

/// Why play does not go on.
enum Trouble {
    /// Nobody reads or writes any more.
    Gone,
    Failed(Failure),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe | io::ErrorKind::UnexpectedEof => Self::Gone,
            _ => Self::Failed(Failure::bad_input(error)),
        }
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// What the human player wants.
enum Wish {
    Move(AnyPosition),
    Hint,
    Back,
    Moves,
    Show,
    Help,
    Quit,
    Unclear(String),
}

struct Table<'a> {
    question: Question,
    arguments: &'a Arguments,
    computer: Vec<Player>,
    mover: Player,
    /// Earlier positions with their movers, for taking back.
    past: Vec<(AnyPosition, Player)>,
}

/// Positions with more moves are not played.
const MOST_MOVES: usize = 20_000;

const HELP: &str = "Type a move as it is listed, the position it leads to, or its number; or one of:\n  \
                    moves  hint  back  show  help  quit";

impl Table<'_> {
    fn play(&mut self) -> Result<u8, Trouble> {
        say(HELP)?;
        self.show()?;
        loop {
            let game = &self.question.game;
            let over =
                result_if_over(game.game.as_ref(), &game.position, self.mover, self.question.convention);
            if let Some(ending) = over {
                self.announce(ending)?;
                return Ok(ANSWERED);
            }
            if self.options().is_none() {
                let message = "this position has too many moves to play it; try a smaller one";
                return Err(Failure::bad_input(message).into());
            }
            if self.goes_round() {
                say("The same position for the third time: a draw.")?;
                return Ok(ANSWERED);
            }
            let next = if self.computer.contains(&self.mover) {
                match self.computer_move()? {
                    Some(next) => next,
                    None => return Ok(STOPPED),
                }
            } else {
                match self.human_move()? {
                    Some(next) => next,
                    None => return Ok(ANSWERED),
                }
            };
            let here = std::mem::replace(&mut self.question.game.position, next);
            self.past.push((here, self.mover));
            self.mover = self.mover.opponent();
            self.show()?;
        }
    }

    /// Whether two perfect players repeat themselves.
    fn goes_round(&self) -> bool {
        let here = &self.question.game.position;
        let before = self.past.iter().filter(|(past, mover)| past == here && *mover == self.mover).count();
        self.computer.len() == 2 && before >= 2
    }

    fn announce(&self, ending: Ending) -> io::Result<()> {
        match ending {
            Ending::Win => say(&format!("{} wins.", self.mover)),
            Ending::Loss => say(&format!("{} wins.", self.mover.opponent())),
            Ending::Draw => say("A draw."),
        }
    }

    fn show(&self) -> io::Result<()> {
        let game = &self.question.game;
        match game.game.picture(&game.position, self.question.convention) {
            Some(picture) => say(&format!("\n{picture}\n{} to move.", self.mover)),
            None => say(&format!("\n{}   {} to move.", game.game.print(&game.position), self.mover)),
        }
    }

    /// The answer to the position on the table, for the player who is to move.
    fn solve(&self) -> Result<Answer, Trouble> {
        let question = Question { to_move: Some(self.mover), ..self.question.clone() };
        let solved = under_limits(&self.arguments.shared, |limits| answer(&question, limits));
        solved.map_err(|error| Trouble::Failed(Failure::bad_input(error)))
    }

    /// The best move of an answer: the quickest win, else a draw, else the longest resistance. `None` where the answer
    /// says that there is a win but not by which move.
    fn best(&self, answer: &Answer) -> Option<AnyPosition> {
        let verdict = answer.verdicts[self.mover.index()].map(Verdict::result);
        let mut options = self.options()?.into_iter();
        let listed = answer.moves.first().filter(|best| best.verdict.map(Verdict::result) == verdict);
        match listed {
            Some(best) => options.find(|option| self.label(option) == best.label),
            // Nothing is listed, and every move is as good as another.
            None if verdict == Some(Ending::Loss) || answer.moves_listed == MovesListed::EveryWins => {
                options.next()
            }
            None => None,
        }
    }

    fn computer_move(&self) -> Result<Option<AnyPosition>, Trouble> {
        let answer = self.solve()?;
        if let Confidence::Stopped(reason) = answer.confidence {
            say(&format!(
                "No perfect move was found: {reason}. Raise the limits, or play with --computer none."
            ))?;
            return Ok(None);
        }
        let Some(next) = self.best(&answer) else {
            say(&format!("No best move is known: {} only says who wins.", answer.by))?;
            return Ok(None);
        };
        say(&format!("{} plays: {}", self.mover, self.label(&next)))?;
        Ok(Some(next))
    }

    /// A move from standard input, `None` when the player leaves.
    fn human_move(&mut self) -> Result<Option<AnyPosition>, Trouble> {
        loop {
            print_now("> ")?;
            let mut line = Vec::new();
            if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
                say("")?;
                return Ok(None);
            }
            match self.understand(String::from_utf8_lossy(&line).trim()) {
                Wish::Move(next) => return Ok(Some(next)),
                Wish::Quit => return Ok(None),
                Wish::Hint => self.hint()?,
                Wish::Back => self.take_back()?,
                Wish::Moves => self.list_moves()?,
                Wish::Show => self.show()?,
                Wish::Help => say(HELP)?,
                Wish::Unclear(why) => say(&why)?,
            }
        }
    }

    fn understand(&self, line: &str) -> Wish {
        match line {
            "" | "help" | "?" => return Wish::Help,
            "quit" | "exit" | "q" => return Wish::Quit,
            "hint" => return Wish::Hint,
            "back" | "undo" => return Wish::Back,
            "moves" => return Wish::Moves,
            "show" => return Wish::Show,
            _ => {}
        }
        let options = self.options().unwrap_or_default();
        // In games of one heap a bare number could be a position too; here it is a place in the list of moves.
        if let Some(option) =
            line.parse::<usize>().ok().and_then(|number| options.get(number.checked_sub(1)?))
        {
            return Wish::Move(option.clone());
        }
        let named = options.iter().find(|option| self.label(option) == line || self.print(option) == line);
        if let Some(option) = named {
            return Wish::Move(option.clone());
        }
        // The position in another spelling.
        if let Ok((position, _)) = self.question.game.game.parse_question(line)
            && options.contains(&position)
        {
            return Wish::Move(position);
        }
        let line: String = line.chars().take(60).collect();
        Wish::Unclear(format!(
            "'{line}' is not a move here. Type 'moves' for a list, 'help' for the commands."
        ))
    }

    fn hint(&self) -> Result<(), Trouble> {
        let answer = self.solve()?;
        let Some(best) = self.best(&answer) else {
            return Ok(say(&format!("No best move is known, by {}.", answer.by))?);
        };
        let why = match answer.verdicts[self.mover.index()].map(Verdict::result) {
            Some(Ending::Win) => "it wins",
            Some(Ending::Draw) => "it holds the draw",
            Some(Ending::Loss) => "every move loses against best play; this one resists",
            None => "nothing better is known",
        };
        say(&format!("{}: {why}, by {}.", self.label(&best), answer.by))?;
        for line in &answer.explanation {
            say(&format!("  {line}"))?;
        }
        Ok(())
    }

    /// Takes back to the human player's last turn.
    fn take_back(&mut self) -> Result<(), Trouble> {
        let Some(at) = self.past.iter().rposition(|(_, mover)| !self.computer.contains(mover)) else {
            return Ok(say("There is nothing to take back.")?);
        };
        let (position, mover) = self.past[at].clone();
        self.past.truncate(at);
        self.question.game.position = position;
        self.mover = mover;
        Ok(self.show()?)
    }

    fn list_moves(&self) -> io::Result<()> {
        for (index, option) in self.options().unwrap_or_default().iter().enumerate() {
            say(&format!("{:>4}  {}", index + 1, self.label(option)))?;
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

    fn print(&self, position: &AnyPosition) -> String {
        self.question.game.game.print(position)
    }
}

fn say(text: &str) -> io::Result<()> {
    print_now(&format!("{text}\n"))
}

fn print_now(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()
}
