"""Games of ours as games of pyspiel itself, so that what is written in C++ plays them, too. Loaded where pyspiel is installed."""

from __future__ import annotations

from typing import Any, ClassVar, Optional

import pyspiel  # type: ignore[import-untyped, import-not-found, unused-ignore]

from .adapters import SpielGame, SpielState


def _type_of(ours: SpielGame) -> Any:
    kind = ours.get_type()
    return pyspiel.GameType(
        short_name=kind.short_name,
        long_name=kind.long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={},
    )


def _info_of(ours: SpielGame) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=ours.num_distinct_actions(),
        max_chance_outcomes=0,
        num_players=2,
        min_utility=ours.min_utility(),
        max_utility=ours.max_utility(),
        utility_sum=ours.utility_sum(),
        max_game_length=ours.max_game_length(),
    )


class OurGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of ours."""

    def __init__(self, ours: SpielGame) -> None:
        super().__init__(_type_of(ours), _info_of(ours), {})
        self.ours = ours

    def new_initial_state(self, state: object = None) -> OurState:
        """The start."""
        if state is not None:
            raise ValueError("states of this game begin at its start")
        return OurState(self, self.ours.new_initial_state())

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> _Observer:
        """What looks at states: in words alone."""
        return _Observer()

    def __str__(self) -> str:
        return str(self.ours)


class _Observer:
    """Positions are seen as they are written; there are no tensors."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def set_from(self, state: OurState, player: int) -> None:
        """Nothing is kept."""

    def string_from(self, state: OurState, player: int) -> str:
        """The position and who moves."""
        return state.observation_string(player)


class OurState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A position with a player to move."""

    def __init__(self, game: OurGame, ours: SpielState) -> None:
        super().__init__(game)
        self.ours = ours

    def current_player(self) -> int:
        """0 for Left, 1 for Right."""
        player = self.ours.current_player()
        return int(pyspiel.PlayerId.TERMINAL) if self.ours.is_terminal() else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.ours.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.ours.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.ours.action_to_string(player, action)

    def is_terminal(self) -> bool:
        """Whether play is over."""
        return self.ours.is_terminal()

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser, when play is over."""
        return self.ours.returns()

    def rewards(self) -> list[float]:
        """The same: nothing is won before the end."""
        return self.ours.returns()

    def information_state_string(self, player: Optional[int] = None) -> str:
        """The moves so far."""
        return self.ours.information_state_string(player)

    def observation_string(self, player: Optional[int] = None) -> str:
        """The position and who moves."""
        return self.ours.observation_string(player)

    def __str__(self) -> str:
        return str(self.ours)
