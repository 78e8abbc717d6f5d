(** * Loopy Grundy values: labels with counters say who wins with any Nim heap beside

    Impartial games in normal play on graphs with cycles. A position is worth a number [m], or it is infinite;
    an infinite position [v] has the set K of the numbers that its options are worth. (Smith 1966, Fraenkel.)

    The rules that the checker tests at one position, given values and counters ([loopy_rule]):
    - worth [m]: no option is worth [m]; each smaller number is worth by some option; and each option that is worth
      more or is infinite has an option worth [m] with a smaller counter than the position's;
    - infinite: let [m] be the least number outside K. Some infinite option has no option worth [m].
    The counters are needed for the options that are worth more, too, not only for the infinite ones: without
    them two positions with moves to each other only would pass as 0 and 1, see [counters_needed].

    What is proved, for the sum of a position [v] and a Nim heap of [n] ([loopy_outcome]):
    - [v] worth [n]: the player to move loses;
    - [v] worth another number, or infinite with [n] in K: the player to move wins;
    - [v] infinite and [n] not in K: a draw;
    and for [v] alone ([loopy_outcome_alone]); [loopy_unique]: so any two labellings that pass agree on the values.

    What rests on it: the claim "loopy Grundy values". *)

From Coq Require Import Arith List Lia Wf_nat.
From Zermelo Require Import Labels Strategy Grundy.
Import ListNotations.

Section Loopy.

Variable position : Type.
Variable moves : position -> list position.

(** The number that a position is worth, [None] where it is infinite; and the counters. *)
Variable value : position -> option nat.
Variable counter : position -> nat.

(** The set K of an infinite position, and the same for all positions. *)
Definition worth_of_option (v : position) (m : nat) : Prop := exists w, In w (moves v) /\ value w = Some m.

Definition not_below (m : nat) (w : position) : Prop :=
  match value w with Some j => m < j | None => True end.

Definition loopy_rule (v : position) : Prop :=
  match value v with
  | Some m =>
      is_mex (worth_of_option v) m /\
      forall w, In w (moves v) -> not_below m w ->
        exists u, In u (moves w) /\ value u = Some m /\ counter u < counter v
  | None =>
      exists m w, is_mex (worth_of_option v) m /\ In w (moves v) /\ value w = None /\ ~ worth_of_option w m
  end.

(** ** A position and a Nim heap *)

Definition heap_moves (n : nat) : list nat := seq 0 n.

Definition beside_heap : game := normal_play (position * nat) (pair_moves position nat moves heap_moves).

Lemma in_beside_heap : forall v n t, In t (pair_moves position nat moves heap_moves (v, n)) <->
  (exists w, In w (moves v) /\ t = (w, n)) \/ (exists j, j < n /\ t = (v, j)).
Proof.
  intros v n t. rewrite in_pair_moves. unfold heap_moves. split.
  - intros [moved | [j [smaller ->]]]; [left; assumption|right].
    apply in_seq in smaller. exists j. split; [lia|reflexivity].
  - intros [moved | [j [smaller ->]]]; [left; assumption|right]. exists j. split; [apply in_seq; lia|reflexivity].
Qed.

Hypothesis rules : forall v, loopy_rule v.

(** The heap falls, or else the heap stays and the counter falls. *)
Lemma equal_loses : forall n c v, counter v < c -> value v = Some n -> loses beside_heap (v, n).
Proof.
  induction n as [n IH_heap] using lt_wf_ind. induction c as [|c IH_counter]; intros v below worth; [lia|].
  pose proof (rules v) as rule_v. unfold loopy_rule in rule_v. rewrite worth in rule_v.
  destruct rule_v as [[missing smaller_worth] reverted].
  apply loses_normal. intros t is_move.
  apply in_beside_heap in is_move as [[w [is_move ->]] | [j [smaller ->]]].
  - assert (revert : not_below n w -> wins beside_heap (w, n)).
    { intros higher. destruct (reverted w is_move higher) as [u [is_reply [worth_u lower]]].
      apply wins_normal with (u, n); [apply in_beside_heap; left; exists u; auto|].
      apply IH_counter; [lia|assumption]. }
    destruct (value w) as [j|] eqn:worth_w; [|apply revert; unfold not_below; rewrite worth_w; exact I].
    destruct (Nat.lt_trichotomy j n) as [less | [same | more]].
    + apply wins_normal with (w, j); [apply in_beside_heap; right; exists j; auto|].
      apply (IH_heap j less (S (counter w))); [lia|assumption].
    + exfalso. apply missing. exists w. split; [assumption|congruence].
    + apply revert. unfold not_below. rewrite worth_w. assumption.
  - destruct (smaller_worth j smaller) as [u [is_reply worth_u]].
    apply wins_normal with (u, j); [apply in_beside_heap; left; exists u; auto|].
    apply (IH_heap j smaller (S (counter u))); [lia|assumption].
Qed.

Lemma option_wins : forall v n, worth_of_option v n -> wins beside_heap (v, n).
Proof.
  intros v n [u [is_move worth]]. apply wins_normal with (u, n); [apply in_beside_heap; left; exists u; auto|].
  apply (equal_loses n (S (counter u))); [lia|assumption].
Qed.

Lemma different_wins : forall v m n, value v = Some m -> m <> n -> wins beside_heap (v, n).
Proof.
  intros v m n worth different. destruct (Nat.lt_ge_cases m n) as [less | more].
  - apply wins_normal with (v, m); [apply in_beside_heap; right; exists m; auto|].
    apply (equal_loses m (S (counter v))); [lia|assumption].
  - apply option_wins. pose proof (rules v) as rule_v. unfold loopy_rule in rule_v. rewrite worth in rule_v.
    apply rule_v. lia.
Qed.

(** Whether an infinite position can be moved to one worth [n] can be told. *)
Lemma worth_of_option_or_not : forall v n, worth_of_option v n \/ ~ worth_of_option v n.
Proof.
  intros v n. unfold worth_of_option.
  destruct (all_or_one _ (fun w => value w <> Some n) (fun w => value w = Some n) (moves v))
    as [none | one].
  - intros w _. destruct (value w) as [m|]; [|left; discriminate].
    destruct (Nat.eq_dec m n) as [-> | different]; [right; reflexivity|left; congruence].
  - right. intros [w [is_move worth]]. exact (none w is_move worth).
  - left. assumption.
Qed.

(** The states of the fortress that both players hold. *)
Definition drawn_beside (s : position * nat) : Prop :=
  value (fst s) = None /\ ~ worth_of_option (fst s) (snd s).

Lemma infinite_draws : fortress beside_heap
  (fun s => drawn_beside s \/ wins beside_heap s) (fun s => drawn_beside s \/ loses beside_heap s).
Proof.
  assert (goes_on : forall s t, In t (pair_moves position nat moves heap_moves s) -> stop beside_heap s = None).
  { intros s t is_move. destruct (normal_stop _ (pair_moves position nat moves heap_moves) s) as [[none _] | [_ none]];
      [rewrite none in is_move; contradiction|assumption]. }
  assert (drawer : forall s, drawn_beside s ->
    exists t, In t (pair_moves position nat moves heap_moves s) /\ drawn_beside t).
  { intros [v n] [infinite outside]. simpl in infinite, outside.
    pose proof (rules v) as rule_v. unfold loopy_rule in rule_v. rewrite infinite in rule_v.
    destruct rule_v as [m [w [[missing below] [is_move [infinite_w outside_w]]]]].
    destruct (Nat.lt_trichotomy n m) as [less | [-> | more]].
    - exfalso. apply outside. apply below. assumption.
    - exists (w, m). split; [apply in_beside_heap; left; exists w; auto|]. split; assumption.
    - exists (v, m). split; [apply in_beside_heap; right; exists m; auto|]. split; assumption. }
  split.
  - intros s [drawn | won]; [right; right|left; assumption].
    destruct (drawer s drawn) as [t [is_move drawn_t]].
    split; [apply (goes_on s t is_move)|]. exists t. split; [exact is_move|left; assumption].
  - intros s [drawn | lost]; [right; right|left; assumption].
    destruct (drawer s drawn) as [t [is_move _]]. split; [apply (goes_on s t is_move)|]. clear t is_move.
    destruct s as [v n]. destruct drawn as [infinite outside]. simpl in infinite, outside.
    intros t is_move. apply in_beside_heap in is_move as [[w [is_move ->]] | [j [smaller ->]]].
    + destruct (value w) as [m|] eqn:worth.
      * right. apply different_wins with m; [assumption|]. intros ->. apply outside. exists w. auto.
      * destruct (worth_of_option_or_not w n) as [inside | outside_w].
        -- right. apply option_wins. assumption.
        -- left. split; assumption.
    + destruct (worth_of_option_or_not v j) as [inside | outside_v].
      * right. apply option_wins. assumption.
      * left. split; assumption.
Qed.

Theorem loopy_outcome : forall v n,
  match value v with
  | Some m => (m = n -> loses beside_heap (v, n)) /\ (m <> n -> wins beside_heap (v, n))
  | None => (worth_of_option v n -> wins beside_heap (v, n)) /\
            (~ worth_of_option v n -> true_label beside_heap (v, n) Draw)
  end.
Proof.
  intros v n. destruct (value v) as [m|] eqn:worth; split.
  - intros <-. apply (equal_loses m (S (counter v))); [lia|assumption].
  - apply different_wins. assumption.
  - apply option_wins.
  - intros outside. assert (drawn : drawn_beside (v, n)) by (split; assumption).
    apply (fortresses_draw beside_heap _ _ _ _ _ infinite_draws (or_introl drawn) infinite_draws (or_introl drawn)).
Qed.

(** A position is worth [n] iff the player to move loses beside a heap of [n]. *)
Corollary worth_iff_loses : forall v n, value v = Some n <-> loses beside_heap (v, n).
Proof.
  intros v n. pose proof (loopy_outcome v n) as outcome. split.
  - intros worth. rewrite worth in outcome. apply outcome. reflexivity.
  - intros lost. destruct (value v) as [m|].
    + destruct outcome as [_ wins_else]. destruct (Nat.eq_dec m n) as [-> | different]; [reflexivity|exfalso].
      exact (not_both _ _ (wins_else different) lost).
    + exfalso. destruct outcome as [wins_inside draws_outside].
      destruct (worth_of_option_or_not v n) as [inside | outside].
      * exact (not_both _ _ (wins_inside inside) lost).
      * exact (proj2 (draws_outside outside) lost).
Qed.

(** *** The position alone, that is, beside an empty heap *)

Let alone : game := normal_play position moves.

Lemma beside_nothing : forall v t, In t (pair_moves position nat moves heap_moves (v, 0)) <->
  exists w, In w (moves v) /\ t = (w, 0).
Proof.
  intros v t. rewrite in_beside_heap. split; [|intros moved; left; assumption].
  intros [moved | [j [smaller _]]]; [assumption|lia].
Qed.

Lemma alone_if_beside_nothing :
  (forall s, wins beside_heap s -> snd s = 0 -> wins alone (fst s)) /\
  (forall s, loses beside_heap s -> snd s = 0 -> loses alone (fst s)).
Proof.
  apply wins_loses_induction.
  - intros s stopped. exfalso.
    destruct (normal_stop _ (pair_moves position nat moves heap_moves) s) as [[_ is_lost] | [_ goes_on]];
      unfold beside_heap in stopped; congruence.
  - intros [v n] t _ is_move _ later nothing. simpl in nothing. subst n.
    apply beside_nothing in is_move as [w [is_move ->]]. simpl.
    apply wins_normal with w; [assumption|]. apply later. reflexivity.
  - intros [v n] stopped nothing. simpl in *. subst n. apply loses_normal. intros w is_move. exfalso.
    destruct (normal_stop _ (pair_moves position nat moves heap_moves) (v, 0)) as [[none _] | [_ goes_on]].
    + assert (is_option : In (w, 0) (pair_moves position nat moves heap_moves (v, 0)))
        by (apply beside_nothing; exists w; auto).
      rewrite none in is_option. destruct is_option.
    + unfold beside_heap in stopped. congruence.
  - intros [v n] _ _ later nothing. simpl in *. subst n. apply loses_normal. intros w is_move.
    apply (later (w, 0)); [|reflexivity]. apply beside_nothing. exists w. auto.
Qed.

Lemma beside_nothing_if_alone :
  (forall v, wins alone v -> wins beside_heap (v, 0)) /\ (forall v, loses alone v -> loses beside_heap (v, 0)).
Proof.
  apply wins_loses_induction.
  - intros v stopped. exfalso.
    destruct (normal_stop _ moves v) as [[_ is_lost] | [_ goes_on]]; unfold alone in stopped; congruence.
  - intros v w _ is_move _ later. apply wins_normal with (w, 0); [|assumption]. apply beside_nothing. exists w. auto.
  - intros v stopped. apply loses_normal. intros t is_move. exfalso.
    apply beside_nothing in is_move as [w [is_move _]].
    destruct (normal_stop _ moves v) as [[none _] | [_ goes_on]].
    + rewrite none in is_move. destruct is_move.
    + unfold alone in stopped. congruence.
  - intros v _ _ later. apply loses_normal. intros t is_move. apply beside_nothing in is_move as [w [is_move ->]].
    apply later. assumption.
Qed.

(** Worth 0: the player to move loses; worth another number, or an option is worth 0: wins; else a draw. *)
Theorem loopy_outcome_alone : forall v,
  match value v with
  | Some m => (m = 0 -> loses alone v) /\ (m <> 0 -> wins alone v)
  | None => (worth_of_option v 0 -> wins alone v) /\ (~ worth_of_option v 0 -> true_label alone v Draw)
  end.
Proof.
  intros v. pose proof (loopy_outcome v 0) as outcome. destruct alone_if_beside_nothing as [wins_alone loses_alone].
  destruct beside_nothing_if_alone as [wins_beside loses_beside].
  destruct (value v) as [m|]; destruct outcome as [first second]; split; intros is_so.
  - exact (loses_alone _ (first is_so) eq_refl).
  - exact (wins_alone _ (second is_so) eq_refl).
  - exact (wins_alone _ (first is_so) eq_refl).
  - destruct (second is_so) as [not_won not_lost]. split; intros forced; [apply not_won|apply not_lost]; auto.
Qed.

End Loopy.

Theorem loopy_unique : forall position (moves : position -> list position) value counter value' counter',
  (forall v, loopy_rule position moves value counter v) ->
  (forall v, loopy_rule position moves value' counter' v) -> forall v, value v = value' v.
Proof.
  intros position moves value counter value' counter' rules rules' v.
  assert (same : forall n, value v = Some n <-> value' v = Some n).
  { intros n. rewrite (worth_iff_loses _ _ _ _ rules), (worth_iff_loses _ _ _ _ rules'). reflexivity. }
  destruct (value v) as [n|].
  - symmetry. apply same. reflexivity.
  - destruct (value' v) as [n|]; [|reflexivity]. apply same. reflexivity.
Qed.

(** Two positions with moves to each other only: 0 and 1 obey the mex rule, but play never ends. *)
Theorem counters_needed :
  exists (position : Type) (moves : position -> list position) (value : position -> nat) (v : position),
  (forall w, is_mex (option_values position moves value w) (value w)) /\
  value v = 0 /\ true_label (normal_play position moves) v Draw.
Proof.
  exists bool, (fun b => [negb b]), (fun b : bool => if b then 1 else 0), false. split; [|split].
  - intros [|]; split.
    + intros [t [[<- | []] same]]. discriminate.
    + intros [|k] less; [|lia]. exists false. split; [left|]; reflexivity.
    + intros [t [[<- | []] same]]. discriminate.
    + intros k less. lia.
  - reflexivity.
  - assert (round : fortress (normal_play bool (fun b => [negb b])) (fun _ => True) (fun _ => True)).
    { split; intros s _; right; right; (split; [reflexivity|]).
      - exists (negb s). split; [left; reflexivity|exact I].
      - intros t _. exact I. }
    apply (fortresses_draw _ _ _ _ _ _ round I round I).
Qed.
