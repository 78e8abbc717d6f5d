(** * Sets of lost positions, described by a property instead of a search

    Impartial games all of whose plays end, in normal and in misère play. A closed form says which positions are lost
    for the player to move; what has to be shown is local: no move leads from such a position to another, and from
    every other position some move leads to one.

    What is proved:
    - [kernel_normal]: in normal play such a property holds exactly where the player to move loses;
    - [kernel_misere]: in misère play too, if moreover it holds nowhere where there is no move;
    - [decided]: every position is won or lost;
    - [same_outcome]: positions of two games whose moves match each other's have the same outcome.

    What rests on it: Nim.v, Wythoff.v and Chomp.v. *)

From Coq Require Import Arith List Lia.
From Zermelo Require Import Labels Grundy Misere.
Import ListNotations.

Section Kernel.

Variable position : Type.
Variable moves : position -> list position.
Hypothesis ends : well_founded (move_of _ moves).

(** The positions spoken of; moves stay among them. *)
Variable region : position -> Prop.
Hypothesis region_closed : closed_under_moves _ moves region.

Variable lost : position -> Prop.
Hypothesis decidable : forall s, region s -> lost s \/ ~ lost s.
Hypothesis no_move_to_lost : forall s t, region s -> lost s -> In t (moves s) -> ~ lost t.

Section Normal.

Hypothesis some_move_to_lost : forall s, region s -> ~ lost s -> exists t, In t (moves s) /\ lost t.

Theorem kernel_normal : forall s, region s ->
  (loses (normal_play _ moves) s <-> lost s) /\ (wins (normal_play _ moves) s <-> ~ lost s).
Proof.
  assert (outcome : forall s, region s ->
    (lost s -> loses (normal_play _ moves) s) /\ (~ lost s -> wins (normal_play _ moves) s)).
  { intros s. induction s as [s IH] using (well_founded_ind ends). intros inside.
    assert (inside_next : forall t, In t (moves s) -> region t) by (intros t; apply region_closed; assumption).
    split.
    - intros is_lost. apply loses_normal. intros t is_move. apply IH; auto.
      apply (no_move_to_lost s); assumption.
    - intros not_lost. destruct (some_move_to_lost s inside not_lost) as [t [is_move is_lost]].
      apply wins_normal with t; [assumption|]. apply IH; auto. }
  intros s inside. destruct (outcome s inside) as [to_loses to_wins].
  pose proof (not_both (normal_play _ moves) s) as exclusive.
  destruct (decidable s inside); split; split; intros; try tauto.
Qed.

End Normal.

Section MisereKernel.

Hypothesis lost_can_move : forall s, region s -> lost s -> moves s <> [].
Hypothesis some_move_to_lost : forall s, region s -> ~ lost s -> moves s = [] \/ exists t, In t (moves s) /\ lost t.

Theorem kernel_misere : forall s, region s ->
  (loses (misere_play _ moves) s <-> lost s) /\ (wins (misere_play _ moves) s <-> ~ lost s).
Proof.
  assert (goes_on : forall s, moves s <> [] -> stop (misere_play _ moves) s = None).
  { intros s some. unfold stop. simpl. destruct (moves s); [contradiction|reflexivity]. }
  assert (outcome : forall s, region s ->
    (lost s -> loses (misere_play _ moves) s) /\ (~ lost s -> wins (misere_play _ moves) s)).
  { intros s. induction s as [s IH] using (well_founded_ind ends). intros inside.
    assert (inside_next : forall t, In t (moves s) -> region t) by (intros t; apply region_closed; assumption).
    split.
    - intros is_lost. apply loses_moving; [apply goes_on; apply lost_can_move; assumption|].
      intros t is_move. apply IH; auto. apply (no_move_to_lost s); assumption.
    - intros not_lost. destruct (some_move_to_lost s inside not_lost) as [none | [t [is_move is_lost]]].
      + apply wins_stopped. unfold stop. simpl. rewrite none. reflexivity.
      + apply wins_moving with t; [|assumption|apply IH; auto].
        apply goes_on. intros none. rewrite none in is_move. destruct is_move. }
  intros s inside. destruct (outcome s inside) as [to_loses to_wins].
  pose proof (not_both (misere_play _ moves) s) as exclusive.
  destruct (decidable s inside); split; split; intros; try tauto.
Qed.

End MisereKernel.

End Kernel.

(** Where all plays end, nobody draws. *)
Theorem decided : forall (position : Type) (moves : position -> list position),
  well_founded (move_of _ moves) -> forall s, wins (normal_play _ moves) s \/ loses (normal_play _ moves) s.
Proof.
  intros position moves ends s. induction s as [s IH] using (well_founded_ind ends).
  destruct (all_or_one _ (wins (normal_play _ moves)) (loses (normal_play _ moves)) (moves s))
    as [all | [t [is_move is_lost]]].
  - intros t is_move. apply IH. assumption.
  - right. apply loses_normal. assumption.
  - left. apply wins_normal with t; assumption.
Qed.

(** A relation between positions of two games, in which each move of one is matched by a move of the other. *)
Theorem same_outcome : forall (A B : Type) (moves_a : A -> list A) (moves_b : B -> list B) (like : A -> B -> Prop),
  well_founded (move_of _ moves_a) ->
  (forall a b, like a b -> forall a', In a' (moves_a a) -> exists b', In b' (moves_b b) /\ like a' b') ->
  (forall a b, like a b -> forall b', In b' (moves_b b) -> exists a', In a' (moves_a a) /\ like a' b') ->
  forall a b, like a b ->
  (loses (normal_play _ moves_a) a <-> loses (normal_play _ moves_b) b) /\
  (wins (normal_play _ moves_a) a <-> wins (normal_play _ moves_b) b).
Proof.
  intros A B moves_a moves_b like ends there back.
  assert (carried : forall a, forall b, like a b ->
    (loses (normal_play _ moves_a) a -> loses (normal_play _ moves_b) b) /\
    (wins (normal_play _ moves_a) a -> wins (normal_play _ moves_b) b)).
  { intros a. induction a as [a IH] using (well_founded_ind ends). intros b is_like. split.
    - intros lost. apply loses_normal. intros b' is_move. destruct (back a b is_like b' is_move) as [a' [is_move' like']].
      apply (IH a' is_move' b' like'). destruct (decided _ _ ends a') as [won | lost']; [assumption|exfalso].
      apply (not_both (normal_play _ moves_a) a); [|assumption]. apply wins_normal with a'; assumption.
    - intros won. inversion won as [s stopped | s a' goes_on is_move lost]; subst.
      + destruct (normal_stop _ moves_a a) as [[_ other] | [_ other]]; congruence.
      + destruct (there a b is_like a' is_move) as [b' [is_move' like']].
        apply wins_normal with b'; [assumption|]. apply (IH a' is_move b' like'). assumption. }
  intros a b is_like. destruct (carried a b is_like) as [to_loses to_wins].
  pose proof (not_both (normal_play _ moves_b) b). destruct (decided _ _ ends a); split; split; tauto.
Qed.
