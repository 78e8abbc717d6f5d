//! A game behind its erased face answers every question about its rules as the ruleset itself does: every game of the
//! catalogue, on its examples and on what one move makes of them.

use std::ops::ControlFlow;
use zermelo_core::{AnyPosition, NormalForm, Player, Ruleset};
use zermelo_games::catalogue::{AnyGame, Catalogued, entries, open};
use zermelo_games::rules::PlaneGame;
use zermelo_games::rulesets::board::{
    BattleSheep, CannibalClobber, Chess, ChessEnding, Chomp, Clobber, Cram, Domineering, DotsAndBoxes, Go,
    ImpartialClobber, KingsDirt, Konane, Nimstring, NoGo, SkiJumps, TicTacToe, WallMaking,
};
use zermelo_games::rulesets::graph::{Colouring, GraphKayles, Hackenbush, Leaves, PartizanArcKayles, Token};
use zermelo_games::rulesets::heap::{
    AddBack, BoundedNim, CakeCutting, Euclid, ExtremeNim, FairShares, FibonacciNim, GeneralisedWythoff,
    LaskerNim, MooreNim, Nim, PartizanOctal, PartizanSubtraction, PokerNim, Splitting, Subtraction,
    TakeAndBreak, ThirtyOne, Wythoff,
};
use zermelo_games::rulesets::strip::{
    Bulbs, ElephantsAndRhinos, SilverDollar, SlidingToads, ToadsAndFrogs, TopplingDominoes, Treblecross,
    Turning, TurningProduct,
};

/// At most this many options are compared.
const OPTIONS: usize = 40;

fn first_options<R: Ruleset + ?Sized>(game: &R, position: &R::Position, player: Player) -> Vec<R::Position> {
    let mut list = Vec::new();
    let _: ControlFlow<()> = game.options(position, player, |option| {
        list.push(option);
        if list.len() < OPTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    list
}

fn components<R: Ruleset + ?Sized>(game: &R, position: &R::Position) -> Vec<R::Position> {
    let mut list = Vec::new();
    game.components(position, |part| list.push(part));
    list
}

/// Compares the two faces at a position. Whether the ruleset is of this type.
fn agree<R>(erased: &(dyn AnyGame + 'static), position: &AnyPosition, text: &str) -> bool
where
    R: Ruleset + 'static,
    R::Position: Send + Sync + 'static,
{
    let Some(catalogued) = erased.as_any().downcast_ref::<Catalogued<R>>() else { return false };
    let typed = catalogued.ruleset();
    let here: &R::Position = position.expect();
    let hidden = |list: Vec<R::Position>| list.into_iter().map(AnyPosition::new).collect::<Vec<_>>();
    assert!(erased.has_position(position), "{text}");
    assert_eq!(Ruleset::is_impartial(erased), typed.is_impartial(), "{text}");
    assert_eq!(Ruleset::is_loop_free(erased), typed.is_loop_free(), "{text}");
    assert_eq!(Ruleset::has_endings(erased), typed.has_endings(), "{text}");
    assert_eq!(Ruleset::misere_refusal(erased), typed.misere_refusal(), "{text}");
    assert_eq!(Ruleset::natural_mover(erased, position), typed.natural_mover(here), "{text}");
    assert_eq!(Ruleset::reachable_bound(erased, position), typed.reachable_bound(here), "{text}");
    assert_eq!(components(erased, position), hidden(components(typed, here)), "{text}");
    let NormalForm { position: normal, players_swapped, is_own_mirror } = typed.normal_form(here);
    let other = Ruleset::normal_form(erased, position);
    assert_eq!(other.position, AnyPosition::new(normal), "{text}");
    assert_eq!((other.players_swapped, other.is_own_mirror), (players_swapped, is_own_mirror), "{text}");
    if !typed.has_endings() {
        assert_eq!(Ruleset::bounds(erased, position), typed.bounds(here), "{text}");
        let simpler = typed.without_integer(here);
        let hidden = simpler.map(|(simpler, integer)| (AnyPosition::new(simpler), integer));
        assert_eq!(Ruleset::without_integer(erased, position), hidden, "{text}");
    }
    assert_eq!(Ruleset::mobility(erased, position, 50), typed.mobility(here, 50), "{text}");
    for player in Player::BOTH {
        assert_eq!(Ruleset::ending(erased, position, player), typed.ending(here, player), "{text}");
        assert_eq!(Ruleset::illegal(erased, position, player), typed.illegal(here, player), "{text}");
        let options = hidden(first_options(typed, here, player));
        assert_eq!(first_options(erased, position, player), options, "{text}");
    }
    true
}

/// How many of the types the game is of.
macro_rules! types_of {
    ($game:expr, $position:expr, $text:expr; $($ruleset:ty),+ $(,)?) => {
        [$(agree::<$ruleset>($game, $position, $text)),+].into_iter().filter(|&is_it| is_it).count()
    };
}

fn types(game: &(dyn AnyGame + 'static), position: &AnyPosition, text: &str) -> usize {
    types_of!(game, position, text;
        Nim, BoundedNim, ThirtyOne, Subtraction, Wythoff, Splitting, TakeAndBreak, AddBack, FairShares,
        FibonacciNim, MooreNim, ExtremeNim, PokerNim, Euclid, GeneralisedWythoff, LaskerNim, PartizanOctal,
        PartizanSubtraction, CakeCutting, SilverDollar, Treblecross, Turning, TurningProduct, ToadsAndFrogs,
        SlidingToads, ElephantsAndRhinos, TopplingDominoes, Bulbs, TicTacToe, Chomp, WallMaking, Domineering, Cram, Clobber,
        ImpartialClobber, CannibalClobber, BattleSheep, KingsDirt, Chess, ChessEnding, Konane, NoGo, SkiJumps, Go, DotsAndBoxes, Nimstring, Hackenbush, Token, Leaves,
        Colouring, GraphKayles, PartizanArcKayles, PlaneGame<2>,
    )
}

#[test]
fn erased_games_answer_as_their_rulesets() {
    // Values are a game without a ruleset that has a name here.
    for entry in entries().filter(|entry| entry.name != "value") {
        for text in &entry.examples {
            let opened = open(text).unwrap();
            let game = opened.game.as_ref();
            assert_eq!(types(game, &opened.position, text), 1, "{text}");
            for player in Player::BOTH {
                if let Some(option) = first_options(game, &opened.position, player).last() {
                    assert_eq!(types(game, option, text), 1, "{text}");
                }
            }
        }
    }
}
