//! Braces, parentheses and the arguments of functions.

use super::{Expected, Parser, Waiting};
use crate::expression::lexer::{EXAMPLE, Token};
use crate::expression::tree::{Node, NodeId, NodeKind};
use std::ops::Range;
use zermelo_core::ParseError;

/// A brace with what has been read of it: segments between slashes.
#[derive(Debug)]
pub(super) struct Brace {
    open: usize,
    /// Its label: the number and the place in the text.
    label: Option<(usize, Range<usize>)>,
    /// Where the options of the segment begin among the operands.
    first: usize,
    /// Where the segment begins in the text.
    segment: usize,
    /// Left sides that wait for their right ones, by falling number of slashes.
    sides: Vec<Side>,
}

#[derive(Debug)]
struct Side {
    options: Vec<NodeId>,
    slashes: usize,
    start: usize,
}

impl Parser<'_> {
    pub(super) fn open_brace(&mut self, brace: &Token, label: Option<Range<usize>>) {
        let label = label.map(|name| {
            let number = self.label_count;
            self.label_count += 1;
            self.labels.entry(self.text[name.clone()].to_owned()).or_default().push(number);
            (number, name)
        });
        let brace = Brace {
            open: brace.span.start,
            label,
            first: self.operands.len(),
            segment: brace.span.end,
            sides: Vec::new(),
        };
        self.waiting.push(Waiting::Brace(Box::new(brace)));
    }

    /// The game of a brace has its label, which is not seen from now on.
    fn close_label(&mut self, game: NodeId, label: (usize, Range<usize>)) {
        let (number, name) = label;
        if let Some(open) = self.labels.get_mut(&self.text[name.clone()]) {
            open.pop();
        }
        let node = &mut self.nodes[game];
        node.span.start = name.start;
        let kind = std::mem::replace(&mut node.kind, NodeKind::Pass);
        node.kind = match kind {
            NodeKind::Game(sides) => NodeKind::Labelled(number, sides),
            other => other,
        };
    }

    pub(super) fn open_call(&mut self, name: Range<usize>, open: usize, first: usize) {
        let operands_before = self.operands.len();
        self.waiting.push(Waiting::Arguments { name, open, first, operands_before });
    }

    /// Whether the parenthesis closes a function's that was opened just before it.
    pub(super) fn is_empty_call(&self, close: &Token) -> bool {
        match self.waiting.last() {
            Some(Waiting::Arguments { open, operands_before, .. }) => {
                *operands_before == self.operands.len()
                    && self.text[open + 1..close.span.start].trim().is_empty()
            }
            _ => false,
        }
    }

    /// Whether nothing stands yet in the segment of the brace that is open.
    pub(super) fn is_empty_segment(&self) -> bool {
        matches!(self.waiting.last(), Some(Waiting::Brace(brace)) if brace.first == self.operands.len())
    }

    pub(super) fn comma(&mut self, span: Range<usize>) -> Result<Expected, ParseError> {
        self.reduce(0)?;
        match self.waiting.last() {
            Some(Waiting::Arguments { .. } | Waiting::Brace(_)) => Ok(Expected::Operand),
            _ => {
                let hint = "commas stand between options and between the arguments of a function, for example: \
                            {0,*|1}, mex(0, *, *3)";
                Err(self.error(span, "a comma outside braces and functions", hint))
            }
        }
    }

    pub(super) fn close(&mut self, span: Range<usize>) -> Result<Expected, ParseError> {
        self.reduce(0)?;
        // A parenthesis in which names are bound is a block.
        if let Some(&Waiting::Block(start, _)) = self.waiting.last()
            && self.text[start..].starts_with('(')
        {
            self.end_block(span.clone())?;
        }
        match self.waiting.pop() {
            // From now on the part includes its parentheses.
            Some(Waiting::Open(start)) => {
                if let Some(&part) = self.operands.last() {
                    self.nodes[part].span = start..span.end;
                    self.nodes[part].is_closed = true;
                }
            }
            Some(Waiting::Arguments { name, first, .. }) => self.call(name, first, span.end),
            Some(Waiting::Brace(brace)) => return Err(self.unclosed_brace(brace.open)),
            _ => return Err(self.error(span, "this parenthesis closes nothing", EXAMPLE)),
        }
        Ok(Expected::Operator)
    }

    /// The call of a function of the operands from `first` on.
    pub(super) fn call(&mut self, name: Range<usize>, first: usize, end: usize) {
        let mut arguments = self.operands.split_off(first);
        if let [only] = arguments[..]
            && self.text[name.clone()].eq_ignore_ascii_case("mex")
            && let NodeKind::Set(parts) = &mut self.nodes[only].kind
        {
            // What is left of the set is a game that nobody asks for.
            arguments = std::mem::take(parts);
        }
        let start = arguments.first().map_or(name.start, |&part| self.nodes[part].span.start.min(name.start));
        self.push(NodeKind::Call(name, arguments), start..end);
        self.add_juxtaposed();
    }

    pub(super) fn slashes(&mut self, count: usize, span: Range<usize>) -> Result<Expected, ParseError> {
        self.reduce(0)?;
        let Some(mut brace) = self.pop_brace() else { return Err(self.unclosed(span)) };
        let (options, start) = self.fold(&mut brace, Some(count), span.start);
        if brace.sides.last().is_some_and(|side| side.slashes == count) {
            let hint = "nest with more slashes or with braces, for example: {1||2|3}, {{1|2}|3}";
            return Err(self.error(span, "a second slash of the same size", hint));
        }
        brace.sides.push(Side { options, slashes: count, start });
        brace.segment = span.end;
        self.waiting.push(Waiting::Brace(brace));
        Ok(Expected::Operand)
    }

    pub(super) fn close_brace(&mut self, span: Range<usize>) -> Result<Expected, ParseError> {
        self.reduce(0)?;
        let Some(mut brace) = self.pop_brace() else {
            return Err(match self.waiting.last() {
                Some(_) => self.unclosed(span),
                None => self.error(span, "this brace closes nothing", "a game is {1|0}, with as many { as }"),
            });
        };
        let has_slashes = !brace.sides.is_empty();
        let (options, _) = self.fold(&mut brace, None, span.start);
        match (has_slashes, self.waiting.last()) {
            (true, _) => {
                // The fold left the whole game as its only option.
                if let Some(&game) = options.last() {
                    self.nodes[game].span = brace.open..span.end;
                    self.operands.push(game);
                    if let Some(label) = brace.label.take() {
                        self.close_label(game, label);
                    }
                }
            }
            (false, Some(&Waiting::Switch(start))) => {
                self.waiting.pop();
                self.push(NodeKind::Switch(options), start..span.end);
            }
            (false, _) if options.is_empty() || brace.label.is_some() => {
                let hint = "between Left's options and Right's stands a slash; either may be missing: {0,1|2}, {0|}, {|}";
                return Err(self.error(brace.open..span.end, "these braces have no '|'", hint));
            }
            (false, _) => self.push(NodeKind::Set(options), brace.open..span.end),
        }
        Ok(Expected::Operator)
    }

    fn pop_brace(&mut self) -> Option<Box<Brace>> {
        match self.waiting.pop() {
            Some(Waiting::Brace(brace)) => Some(brace),
            other => {
                self.waiting.extend(other);
                None
            }
        }
    }

    /// Takes the segment that ends here, and makes games of it and of the sides before it that have fewer than `slashes`;
    /// gives the options and where they begin.
    fn fold(&mut self, brace: &mut Brace, slashes: Option<usize>, end: usize) -> (Vec<NodeId>, usize) {
        let mut options = self.operands.split_off(brace.first);
        let mut start = brace.segment;
        while let Some(side) = brace.sides.pop_if(|side| slashes.is_none_or(|count| side.slashes < count)) {
            start = side.start;
            let game = NodeKind::Game(Box::new([side.options, options]));
            self.nodes.push(Node { kind: game, span: start..end, is_closed: true });
            options = vec![self.nodes.len() - 1];
        }
        (options, start)
    }

    /// The parenthesis or brace that is open where something else closes.
    pub(super) fn unclosed(&self, found: Range<usize>) -> ParseError {
        match self.waiting.last() {
            Some(&(Waiting::Open(open) | Waiting::Arguments { open, .. })) => {
                self.error(open..open + 1, "this parenthesis is not closed", "close it with ')'")
            }
            Some(Waiting::Brace(brace)) => self.unclosed_brace(brace.open),
            Some(&Waiting::Block(open, _)) if self.text[open..].starts_with('(') => {
                self.error(open..open + 1, "this parenthesis is not closed", "close it with ')'")
            }
            Some(&Waiting::Block(begin, _)) => self.error(
                begin..begin + 5,
                "this 'begin' has no 'end'",
                "for example: begin a := {1|*}; a + a end",
            ),
            _ => self.error(found, "this closes nothing", EXAMPLE),
        }
    }

    fn unclosed_brace(&self, open: usize) -> ParseError {
        self.error(open..open + 1, "this brace is not closed", "close it with '}', for example: {1|0}")
    }
}
