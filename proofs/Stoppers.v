(** * The order of stoppers: a player who survives moving second on the difference does at least as well in every sum

    Partizan games on graphs with cycles, in normal play; play that never ends is a draw. A game is a *stopper* if from no
    follower the players, taking turns, can play for ever.

    [at_least a B h A g]: in every sum the player [a] does at least as well with [h] as with [g]: wherever [a] can force a win of
    [g + x], whoever is to move, [a] can force one of [h + x] too. And [le G H], G <= H: in every sum Left does at least as
    well with H as with G, and Right at least as well with G as with H, so that the outcome, draws included, is no worse for
    Left. The game [x] may be any, also none of the stoppers. This is the definition of Siegel's *Combinatorial Game Theory*,
    VI.2, and what is proved is his theorem there.

    What is proved:
    - [survivor_does_at_least]: if a set of pairs is such that every move against a pair has an answer that leads to a pair
      again ([survives]), then the game of the survivor's side, a stopper, does at least as well;
    - [pairs_are_le]: so a set of pairs that is closed under answers ([closed_pairs]) proves G <= H between stoppers;
    - [loss_is_not_le]: if Right, moving first, can force a win of H - G, then not G <= H;
    - [le_reflexive], [le_transitive].

    What rests on it: the claims of the checker about stoppers, by StopperChecker.v. *)

From Coq Require Import Arith List Lia.
From Zermelo Require Import Labels Grundy.
Import ListNotations.

(** ** Games *)

Record graph : Type := {
  position : Type;
  side : player -> position -> list position
}.

(** The same with the players exchanged. *)
Definition negative (A : graph) : graph := {| position := position A; side := fun p => side A (other p) |}.

(** A position of each of two graphs, and the player to move. *)
Definition pair_state (A B : graph) : Type := (position A * position B * player)%type.

Definition sum_moves (A B : graph) (s : pair_state A B) : list (pair_state A B) :=
  match s with
  | (g, x, p) => map (fun g' => (g', x, other p)) (side A p g) ++ map (fun x' => (g, x', other p)) (side B p x)
  end.

Definition sum_play (A B : graph) : game := normal_play (pair_state A B) (sum_moves A B).

Definition same_player (p q : player) : bool :=
  match p, q with Left, Left | Right, Right => true | _, _ => false end.

(** The player [a] can force a win of the sum when [p] is to move. *)
Definition forces (a : player) (A B : graph) (g : position A) (x : position B) (p : player) : Prop :=
  if same_player a p then wins (sum_play A B) (g, x, p) else loses (sum_play A B) (g, x, p).

Definition at_least (a : player) (B : graph) (h : position B) (A : graph) (g : position A) : Prop :=
  forall (C : graph) (x : position C) (p : player), forces a A C g x p -> forces a B C h x p.

(** [g <= h]. *)
Definition le (A : graph) (g : position A) (B : graph) (h : position B) : Prop :=
  at_least Left B h A g /\ at_least Right A g B h.

(** Play in which the players take turns, [p] first, comes to an end. *)
Inductive ends (A : graph) : player -> position A -> Prop :=
  | ends_intro : forall p v, (forall w, In w (side A p v) -> ends A (other p) w) -> ends A p v.

Inductive follower (A : graph) (v : position A) : position A -> Prop :=
  | follower_itself : follower A v v
  | follower_option : forall w p u, follower A v w -> In u (side A p w) -> follower A v u.

Definition stopper (A : graph) (v : position A) : Prop := forall p w, follower A v w -> ends A p w.

(** ** Play *)

Lemma other_twice : forall p, other (other p) = p.
Proof. destruct p; reflexivity. Qed.

Lemma in_sum_moves : forall A B g x p t, In t (sum_moves A B (g, x, p)) <->
  (exists g', In g' (side A p g) /\ t = (g', x, other p)) \/ (exists x', In x' (side B p x) /\ t = (g, x', other p)).
Proof.
  intros A B g x p t. unfold sum_moves. rewrite in_app_iff, !in_map_iff.
  split; (intros [[y [one two]] | [y [one two]]]; [left|right]; exists y; auto).
Qed.

Section Normal.

Variable P : Type.
Variable moves : P -> list P.

Lemma within_wins : forall n s, wins_within (normal_play P moves) n s ->
  exists m t, m < n /\ In t (moves s) /\ loses_within (normal_play P moves) m t.
Proof.
  intros n s won. destruct won as [n s stopped | n s t goes_on is_move lost].
  - destruct (normal_stop P moves s) as [[_ lost] | [_ goes_on]]; congruence.
  - exists n, t. auto.
Qed.

Lemma within_loses : forall n s, loses_within (normal_play P moves) n s ->
  forall t, In t (moves s) -> exists m, m < n /\ wins_within (normal_play P moves) m t.
Proof.
  intros n s lost t is_move. destruct lost as [n s stopped | n s goes_on all].
  - destruct (normal_stop P moves s) as [[none _] | [_ goes_on]]; [rewrite none in is_move; contradiction|congruence].
  - exists n. split; [lia|]. apply all. assumption.
Qed.

Lemma wins_takes_time : (forall s, wins (normal_play P moves) s -> exists n, wins_within (normal_play P moves) n s) /\
  (forall s, loses (normal_play P moves) s -> exists n, loses_within (normal_play P moves) n s).
Proof.
  apply wins_loses_induction.
  - intros s stopped. exists 0. apply wins_within_stopped. assumption.
  - intros s t goes_on is_move _ [n lost]. exists (S n). apply wins_within_moving with t; assumption.
  - intros s stopped. exists 0. apply loses_within_stopped. assumption.
  - intros s goes_on _ all.
    assert (bound : forall l, (forall t, In t l -> exists n, wins_within (normal_play P moves) n t) ->
      exists n, forall t, In t l -> wins_within (normal_play P moves) n t).
    { induction l as [|t l IH]; intros each; [exists 0; intros t []|].
      destruct (each t (or_introl eq_refl)) as [n won]. destruct IH as [m rest]; [intros u is_in; apply each; right; assumption|].
      exists (n + m). intros u [<- | is_in].
      - apply (proj1 (more_time (normal_play P moves)) n); [assumption|lia].
      - apply (proj1 (more_time (normal_play P moves)) m); [apply rest; assumption|lia]. }
    destruct (bound (moves s) all) as [n won]. exists (S n). apply loses_within_moving; assumption.
Qed.

Lemma within_is_so : (forall n s, wins_within (normal_play P moves) n s -> wins (normal_play P moves) s) /\
  (forall n s, loses_within (normal_play P moves) n s -> loses (normal_play P moves) s).
Proof.
  apply within_induction.
  - intros n s stopped. apply wins_stopped. assumption.
  - intros n s t goes_on is_move _ lost. apply wins_moving with t; assumption.
  - intros n s stopped. apply loses_stopped. assumption.
  - intros n s goes_on _ all. apply loses_moving; assumption.
Qed.

End Normal.

(** The same with a bound on the number of plies. *)
Definition forces_within (n : nat) (a : player) (A B : graph) (g : position A) (x : position B) (p : player) : Prop :=
  if same_player a p then wins_within (sum_play A B) n (g, x, p) else loses_within (sum_play A B) n (g, x, p).

Lemma same_player_itself : forall a, same_player a a = true.
Proof. destruct a; reflexivity. Qed.

Lemma same_player_other : forall a, same_player a (other a) = false.
Proof. destruct a; reflexivity. Qed.

Lemma forces_takes_time : forall a A B g x p, forces a A B g x p -> exists n, forces_within n a A B g x p.
Proof.
  intros a A B g x p holds. unfold forces, forces_within in *.
  destruct (same_player a p); [apply (proj1 (wins_takes_time _ _))|apply (proj2 (wins_takes_time _ _))]; assumption.
Qed.

(** The player to move forces a win by a move; one who is not, if every move of the other allows it. *)
Lemma forces_by_move : forall a A B g x, (exists g', In g' (side A a g) /\ forces a A B g' x (other a)) \/
  (exists x', In x' (side B a x) /\ forces a A B g x' (other a)) -> forces a A B g x a.
Proof.
  intros a A B g x found. unfold forces in *. rewrite same_player_itself. rewrite same_player_other in found.
  destruct found as [[g' [is_move lost]] | [x' [is_move lost]]]; (eapply wins_normal; [|exact lost]);
    apply in_sum_moves; [left; exists g'|right; exists x']; auto.
Qed.

Lemma forces_by_answers : forall a A B g x, (forall g', In g' (side A (other a) g) -> forces a A B g' x a) ->
  (forall x', In x' (side B (other a) x) -> forces a A B g x' a) -> forces a A B g x (other a).
Proof.
  intros a A B g x one two. unfold forces in *. rewrite same_player_itself in one, two. rewrite same_player_other.
  apply loses_normal. intros t is_move. apply in_sum_moves in is_move as [[g' [is_move ->]] | [x' [is_move ->]]];
    rewrite other_twice; [apply one|apply two]; assumption.
Qed.

Lemma within_by_move : forall n a A B g x, forces_within n a A B g x a -> exists m, m < n /\
  ((exists g', In g' (side A a g) /\ forces_within m a A B g' x (other a)) \/
   (exists x', In x' (side B a x) /\ forces_within m a A B g x' (other a))).
Proof.
  unfold forces_within. intros n a A B g x holds. rewrite same_player_itself in holds. rewrite same_player_other.
  apply within_wins in holds as [m [t [less [is_move lost]]]]. exists m. split; [assumption|].
  apply in_sum_moves in is_move as [[g' [is_move ->]] | [x' [is_move ->]]]; [left; exists g'|right; exists x']; auto.
Qed.

Lemma within_by_answers : forall n a A B g x, forces_within n a A B g x (other a) ->
  (forall g', In g' (side A (other a) g) -> exists m, m < n /\ forces_within m a A B g' x a) /\
  (forall x', In x' (side B (other a) x) -> exists m, m < n /\ forces_within m a A B g x' a).
Proof.
  unfold forces_within. intros n a A B g x holds. rewrite same_player_other in holds. rewrite same_player_itself.
  split; intros y is_move.
  - destruct (within_loses _ _ _ _ holds (y, x, a)) as [m [less won]]; [|exists m; auto].
    apply in_sum_moves. left. exists y. rewrite other_twice. auto.
  - destruct (within_loses _ _ _ _ holds (g, y, a)) as [m [less won]]; [|exists m; auto].
    apply in_sum_moves. right. exists y. rewrite other_twice. auto.
Qed.

(** ** Survival is enough *)

(** The player [a], moving second on [h - g], has an answer to everything, for all pairs [h], [g] of a set. *)
Definition survives (a : player) (B A : graph) (pairs : position B -> position A -> Prop) : Prop :=
  forall h g, pairs h g ->
    (forall h', In h' (side B (other a) h) ->
       (exists h'', In h'' (side B a h') /\ pairs h'' g) \/ (exists g', In g' (side A (other a) g) /\ pairs h' g')) /\
    (forall g', In g' (side A a g) ->
       (exists g'', In g'' (side A (other a) g') /\ pairs h g'') \/ (exists h', In h' (side B a h) /\ pairs h' g')).

(** The survivor plays [h + x] by a winning strategy for [g + x] and the answers on [h - g]. Either the win of [g + x] comes
    nearer, or the players take turns in [h], a stopper. *)
Theorem survivor_does_at_least : forall a B A pairs, survives a B A pairs ->
  (forall h g, pairs h g -> ends B (other a) h) -> forall h g, pairs h g -> at_least a B h A g.
Proof.
  intros a B A pairs answers all_end.
  enough (strong : forall n C (x : position C) g h, pairs h g ->
    (forces_within n a A C g x a -> forces a B C h x a) /\
    (forces_within n a A C g x (other a) -> forces a B C h x (other a))).
  { intros h g paired C x p holds. apply forces_takes_time in holds as [n holds].
    destruct (strong n C x g h paired) as [one two]. destruct a, p; auto. }
  induction n as [n IH] using lt_wf_ind. intros C x.
  assert (second : forall g h, pairs h g -> forces_within n a A C g x (other a) -> forces a B C h x (other a)).
  { enough (turns : forall p h, ends B p h ->
      (p = other a -> forall g, pairs h g -> forces_within n a A C g x (other a) -> forces a B C h x (other a)) /\
      (p = a -> forall h' g, In h' (side B a h) -> pairs h' g -> forces_within n a A C g x (other a) ->
        forces a B C h' x (other a))).
    { intros g h paired. apply (proj1 (turns (other a) h (all_end h g paired)) eq_refl g paired). }
    intros p h all_turns. induction all_turns as [p h _ IH_turns]. split.
    - intros -> g paired holds. rewrite other_twice in IH_turns. destruct (answers h g paired) as [in_h _].
      destruct (within_by_answers _ _ _ _ _ _ holds) as [in_g in_x]. apply forces_by_answers.
      + intros h' is_move. destruct (in_h h' is_move) as [[h'' [is_reply paired']] | [g' [is_reply paired']]].
        * apply forces_by_move. left. exists h''. split; [assumption|].
          apply (proj2 (IH_turns h' is_move)) with g; auto.
        * destruct (in_g g' is_reply) as [m [less won]]. apply (IH m less C x g' h' paired'). assumption.
      + intros x' is_move. destruct (in_x x' is_move) as [m [less won]]. apply (IH m less C x' g h paired). assumption.
    - intros -> h' g is_move. apply (proj1 (IH_turns h' is_move)). reflexivity. }
  intros g h paired. split; [|apply second; assumption]. intros holds.
  apply within_by_move in holds as [m [less [[g' [is_move holds]] | [x' [is_move holds]]]]].
  - destruct (answers h g paired) as [_ in_g]. destruct (in_g g' is_move) as [[g'' [is_reply paired']] | [h' [is_reply paired']]].
    + destruct (within_by_answers _ _ _ _ _ _ holds) as [in_g' _]. destruct (in_g' g'' is_reply) as [k [less' won]].
      apply (IH k (Nat.lt_trans _ _ _ less' less) C x g'' h paired'). assumption.
    + apply forces_by_move. left. exists h'. split; [assumption|].
      apply (IH m less C x g' h' paired'). assumption.
  - apply forces_by_move. right. exists x'. split; [assumption|]. apply (IH m less C x' g h paired). assumption.
Qed.

(** A set of pairs, each of which says that the first is at most the second, and an answer to every move against it. *)
Definition closed_pairs (A B : graph) (pairs : position A -> position B -> Prop) : Prop :=
  forall g h, pairs g h ->
    (forall gl, In gl (side A Left g) ->
       (exists glr, In glr (side A Right gl) /\ pairs glr h) \/ (exists hl, In hl (side B Left h) /\ pairs gl hl)) /\
    (forall hr, In hr (side B Right h) ->
       (exists hrl, In hrl (side B Left hr) /\ pairs g hrl) \/ (exists gr, In gr (side A Right g) /\ pairs gr hr)).

Theorem pairs_are_le : forall A B pairs, closed_pairs A B pairs ->
  (forall g h, pairs g h -> ends A Left g /\ ends B Right h) -> forall g h, pairs g h -> le A g B h.
Proof.
  intros A B pairs closed all_end g h paired. split.
  - apply (survivor_does_at_least Left B A (fun h g => pairs g h)); [|intros; apply (all_end g0 h0); assumption|assumption].
    intros h' g' paired'. destruct (closed g' h' paired') as [one two]. split; [exact two|exact one].
  - apply (survivor_does_at_least Right A B pairs); [|intros; apply (all_end h0 g0); assumption|assumption].
    intros g' h' paired'. destruct (closed g' h' paired') as [one two]. split; [exact one|exact two].
Qed.

(** ** A loss refutes *)

(** In [g - g] Left answers every move by the same on the other side, so Right, moving first, forces no win. *)
Lemma no_win_against_itself : forall A g, ~ forces Right A (negative A) g g Right.
Proof.
  intros A g holds. apply forces_takes_time in holds as [n holds]. revert g holds.
  induction n as [n IH] using lt_wf_ind. intros g holds.
  apply within_by_move in holds as [m [less [[g' [is_move holds]] | [g' [is_move holds]]]]];
    destruct (within_by_answers m Right _ _ _ _ holds) as [one two].
  - destruct (two g') as [k [less' won]]; [exact is_move|]. apply (IH k (Nat.lt_trans _ _ _ less' less) g'). assumption.
  - destruct (one g') as [k [less' won]]; [exact is_move|]. apply (IH k (Nat.lt_trans _ _ _ less' less) g'). assumption.
Qed.

Theorem loss_is_not_le : forall A g B h, forces Right B (negative A) h g Right -> ~ le A g B h.
Proof. intros A g B h lost [_ at_most]. apply (no_win_against_itself A g). apply at_most. assumption. Qed.

Theorem le_reflexive : forall A g, le A g A g.
Proof. intros A g. split; intros C x p holds; assumption. Qed.

Theorem le_transitive : forall A g B h C k, le A g B h -> le B h C k -> le A g C k.
Proof. intros A g B h C k [one two] [three four]. split; intros D x p holds; auto. Qed.
