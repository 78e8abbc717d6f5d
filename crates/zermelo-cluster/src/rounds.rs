//! Rounds on timely-dataflow. In a round each worker writes letters, absorbs those of others as they come, and says in the
//! end how it stands; the round is closed when timely's frontier has passed it, since all of its letters are read then. A
//! worker waits where too many of its letters are not read yet, so that none drowns in them, and it blocks while it waits.

use crate::failure::Failure;
use crate::letters::{Bytes, Letter, Packet, Plan, Saying, Status};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;
use timely::container::CapacityContainerBuilder;
use timely::dataflow::channels::pact::Exchange;
use timely::dataflow::operators::generic::operator::Operator;
use timely::dataflow::operators::{Input, Probe};
use timely::dataflow::{InputHandle, ProbeHandle};
use timely::worker::Worker;
use zermelo_core::Meter;
use zermelo_solve::labels::part::{Chunk, Held, Message, Part, ReachedPart};

/// Letters of a worker that may be on their way.
const MOST_UNREAD: usize = 64;
/// How long a worker sleeps at most before it looks at the limits.
const NAP: Duration = Duration::from_millis(200);

type Packets = CapacityContainerBuilder<Vec<Packet>>;

/// What a worker has, and what letters change.
pub(crate) struct State {
    pub(crate) reached: ReachedPart,
    pub(crate) held: Held,
    /// The part of the slice that is being solved.
    pub(crate) part: Option<Box<dyn Part>>,
    /// Chunks that wait for answers.
    pub(crate) open: BTreeMap<u32, Open>,
    /// Blocks of the slice that is being finished.
    pub(crate) blocks: BTreeMap<u32, Vec<u8>>,
    /// Codes of it.
    pub(crate) codes: Vec<(u64, Vec<u8>)>,
    /// Counts by code.
    pub(crate) counts: BTreeMap<u32, u64>,
    pub(crate) plan: Option<Plan>,
    statuses: BTreeMap<u64, Vec<Status>>,
    unread: usize,
    /// Whether a letter came that makes no sense.
    is_confused: bool,
}

/// A chunk with its questions.
pub(crate) struct Open {
    pub(crate) chunk: Chunk,
    pub(crate) questions: Vec<Vec<u64>>,
    pub(crate) unanswered: usize,
}

impl State {
    pub(crate) fn new(reached: ReachedPart, held: Held) -> Self {
        Self {
            reached,
            held,
            part: None,
            open: BTreeMap::new(),
            blocks: BTreeMap::new(),
            codes: Vec::new(),
            counts: BTreeMap::new(),
            plan: None,
            statuses: BTreeMap::new(),
            unread: 0,
            is_confused: false,
        }
    }

    /// Reads a letter, and answers it.
    pub(crate) fn read(&mut self, letter: Letter) -> Letter {
        match letter {
            Letter::Mark { slice, places } => self.reached.mark(slice as usize, places.places()),
            Letter::Say { message, level, places } => match &self.part {
                Some(part) => part.absorb(heard(message), level, &mut places.places()),
                None => self.is_confused = true,
            },
            Letter::Moves { places, sources } => {
                let mut items = places
                    .places()
                    .zip(&sources)
                    .map(|(place, &source)| u64::from(place) << 32 | u64::from(source));
                match &mut self.part {
                    Some(part) => part.take_moves(&mut items),
                    None => self.is_confused = true,
                }
            }
            Letter::Ask { chunk, question, slice, places } => {
                let mut codes = Vec::with_capacity(1 + places.0.len());
                self.held.answer(slice as usize, places.places(), &mut codes);
                return Letter::Answer { chunk, question, codes: Bytes(codes) };
            }
            Letter::Status { round, status } => self.statuses.entry(round).or_default().push(status),
            Letter::Block { block, packed } => {
                self.blocks.insert(block, packed.0);
            }
            Letter::Codes { place, codes } => self.codes.push((place, codes.0)),
            Letter::Counts(counts) => {
                for (code, count) in counts {
                    *self.counts.entry(code).or_default() += count;
                }
            }
            Letter::Plan(plan) => self.plan = Some(plan),
            Letter::Answer { .. } | Letter::Read => self.is_confused = true,
        }
        Letter::Read
    }

    /// Reads the answer to a letter.
    fn hear(&mut self, letter: &Letter) {
        self.unread = self.unread.saturating_sub(1);
        let Letter::Answer { chunk, question, codes } = letter else { return };
        let heard = self.open.get_mut(chunk).and_then(|open| {
            open.unanswered -= 1;
            let question = open.questions.get(*question as usize)?;
            open.chunk.hear(question, &codes.0)
        });
        self.is_confused |= heard.is_none();
        if self.open.get(chunk).is_some_and(|open| open.unanswered == 0)
            && let (Some(open), Some(part)) = (self.open.remove(chunk), &mut self.part)
        {
            part.settle(&open.chunk);
        }
    }
}

const fn heard(saying: Saying) -> Message {
    match saying {
        Saying::Win => Message::Win,
        Saying::OneLess => Message::OneLess,
        Saying::Tie => Message::Tie,
    }
}

/// Timely's time: the round, and a letter of it.
const fn time(round: u64, letter: u64) -> u64 {
    round << 32 | letter
}

/// A worker among the others.
pub(crate) struct Rounds<'a> {
    worker: &'a mut Worker,
    input: InputHandle<u64, Packets>,
    probe: ProbeHandle<u64>,
    pub(crate) state: Rc<RefCell<State>>,
    round: u64,
    /// Letters that were written in the round.
    letters: u64,
    pub(crate) me: usize,
    pub(crate) workers: usize,
}

impl<'a> Rounds<'a> {
    /// Joins the others.
    pub(crate) fn join(worker: &'a mut Worker, state: State) -> Self {
        let state = Rc::new(RefCell::new(state));
        let mut input = InputHandle::<u64, Packets>::new_with_builder();
        let probe = ProbeHandle::new();
        let (reader, hearer) = (Rc::clone(&state), Rc::clone(&state));
        worker.dataflow::<u64, _, _>(|scope| {
            scope
                .input_from(&mut input)
                .unary::<Packets, _, _, _>(
                    Exchange::new(|packet: &Packet| u64::from(packet.to)),
                    "read",
                    move |_, _| {
                        move |input, output| {
                            input.for_each_stamp(|time, packets| {
                                let mut session = output.session(&time);
                                for Packet { to, from, letter } in packets.flat_map(std::mem::take) {
                                    let letter = reader.borrow_mut().read(letter);
                                    session.give(Packet { to: from, from: to, letter });
                                }
                            });
                        }
                    },
                )
                .unary::<Packets, _, _, _>(
                    Exchange::new(|packet: &Packet| u64::from(packet.to)),
                    "hear",
                    move |_, _| {
                        move |input, _| {
                            input.for_each_stamp(|_, packets| {
                                for packet in packets.flat_map(std::mem::take) {
                                    hearer.borrow_mut().hear(&packet.letter);
                                }
                            });
                        }
                    },
                )
                .probe_with(&probe);
        });
        let (me, workers) = (worker.index(), worker.peers());
        Self { worker, input, probe, state, round: 0, letters: 0, me, workers }
    }

    /// Writes a letter, and reads what has come meanwhile.
    pub(crate) fn send(&mut self, to: usize, letter: Letter, meter: &Meter) -> Result<(), Failure> {
        if to == self.me {
            self.state.borrow_mut().read(letter);
            return Ok(());
        }
        self.state.borrow_mut().unread += 1;
        self.input.send(Packet { to: to as u32, from: self.me as u32, letter });
        // A letter leaves when its time is over.
        self.letters += 1;
        self.input.advance_to(time(self.round, self.letters));
        self.worker.step();
        self.wait_while(meter, |state| state.unread >= MOST_UNREAD)
    }

    /// Reads what has come.
    pub(crate) fn read(&mut self) {
        if self.workers > 1 {
            self.worker.step();
        }
    }

    /// Sleeps and reads while something holds of the state.
    pub(crate) fn wait_while(
        &mut self,
        meter: &Meter,
        holds: impl Fn(&State) -> bool,
    ) -> Result<(), Failure> {
        while holds(&self.state.borrow()) {
            self.worker.step_or_park(Some(NAP));
            meter.look()?;
        }
        Ok(())
    }

    /// Ends the round with how this worker stands, waits for the others, and tells how all stand together.
    pub(crate) fn close(&mut self, status: Status, meter: &Meter) -> Result<Status, Failure> {
        for to in 0..self.workers {
            self.send(to, Letter::Status { round: self.round, status }, meter)?;
        }
        let round = self.round;
        (self.round, self.letters) = (self.round + 1, 0);
        self.input.advance_to(time(self.round, 0));
        while self.workers > 1 && self.probe.less_than(&time(self.round, 0)) {
            self.worker.step_or_park(Some(NAP));
            meter.look()?;
        }
        let mut state = self.state.borrow_mut();
        let statuses = state.statuses.remove(&round).unwrap_or_default();
        if statuses.len() != self.workers || state.is_confused {
            return Err(Failure::Stopped("a letter of another worker makes no sense".into()));
        }
        Ok(statuses.into_iter().fold(Status::default(), |all, one| Status {
            furthest: all.furthest.max(one.furthest),
            is_too_narrow: all.is_too_narrow || one.is_too_narrow,
            did: all.did || one.did,
            wants_checkpoint: all.wants_checkpoint || one.wants_checkpoint,
        }))
    }
}
