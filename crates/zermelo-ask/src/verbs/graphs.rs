//! Graphs that are given whole, and trees with payoffs.

use super::solving::MARKUPS;
use super::{bad_input, choice, json_of, stopped, text_document, word_of, written};
use crate::{Question, Refusal};
use zermelo::answer::{GraphOrder, Markup, answer_graph};
use zermelo::game::graph::GraphFormat;
use zermelo::game::{Limits, Player};
use zermelo::payoff::{PayoffTree, TreeReport};

#[derive(Clone, Copy)]
enum Form {
    Table(Markup),
    Dot,
}

pub(super) fn graph(question: &Question) -> Result<String, Refusal> {
    let (text, options) = (&question.request.input, &question.request.options);
    let format = options.input.as_deref().map(|word| word_of("input", word)).transpose()?;
    let format = format.unwrap_or_else(|| GraphFormat::guess(text));
    let order: GraphOrder = choice("sort", options.sort.as_deref())?;
    let limits = &question.limits;
    let memory = limits.memory.map(|memory| memory.saturating_sub(text.len() as u64));
    let game = format
        .read_within(text, &Limits { memory, ..*limits })
        .map_err(|error| if error.is_limit() { stopped(&error) } else { bad_input(&error) })?;
    let mut answer = answer_graph(&game, question.convention(), &question.limits)
        .map_err(Refusal::stopped_by)?
        .in_language(question.language()?);
    if options.grundy {
        answer.find_grundy(&question.limits).map_err(Refusal::stopped_by)?;
    }
    if options.rounds {
        return json_of(&answer.rounds());
    }
    let answer = if options.strategy { answer.with_strategy() } else { answer };
    let forms =
        [("dot", Form::Dot)].into_iter().chain(MARKUPS.map(|(name, markup)| (name, Form::Table(markup))));
    let text = match question.format(&forms.collect::<Vec<_>>())? {
        None => return written(|output| answer.write_json(order, output)),
        Some(Form::Dot) => answer.to_dot(),
        Some(Form::Table(markup)) => written(|output| match markup {
            Markup::Latex => answer.write_latex(order, output),
            Markup::Csv => answer.write_csv(order, output),
            Markup::Markdown => answer.write_markdown(order, output),
        })?,
    };
    Ok(text_document(options.format.as_deref().unwrap_or_default(), &text))
}

pub(super) fn tree(question: &Question) -> Result<String, Refusal> {
    let tree: PayoffTree = question.request.input.trim_end().parse()?;
    let tree = tree.with_mover(question.to_move()?.unwrap_or(Player::Left));
    json_of(&TreeReport::new(&tree, question.request.options.trace).in_language(question.language()?))
}
