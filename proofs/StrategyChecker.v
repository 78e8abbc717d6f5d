(** * An executable checker of strategies, proved right

    A certificate "this player wins" or "this player does not lose" as Coq data: a list of rounds, 0 first, each about a
    position with the player whose strategy it is to move. A round says that play is over as this player wants it, or
    that the player moves, and what can follow: play is over, or the opponent replies with positions of certain rounds,
    and with no others. The other moves of the player do not matter and are not there. So the theorems speak of every
    game that has these rounds ([recorded]): [place i] is the state of round [i], [moved i] the one after its move.

    What is proved:
    - [proves_win], [proves_loss]: if all replies are positions of earlier rounds ([check_rounds To_win]), the
      player wins from each of them in every such game, also if play can go round in circles; and if the opponent moves
      first, the opponent loses;
    - [proves_no_loss], [proves_no_win]: if all replies are positions of any rounds ([check_rounds Not_to_lose]), the
      player does not lose;
    - [proves_draw]: two such strategies, one for each player, make a draw;
    - [recorded_by_itself]: there is such a game, in which the player has no other moves: the theorems are not empty.

    What rests on it: the files that a certificate is written to as a Coq proof; see ExampleStrategyCertificate.v. *)

From Coq Require Import Arith NArith Bool List Lia.
From Zermelo Require Import Labels Strategy.
Import ListNotations.

(** ** The data *)

(** What can follow the move: play is over, or the opponent moves to the position of one of these rounds. *)
Inductive after : Set := Over | Replies (to : list N).

(** Play is over already, or the player moves. *)
Inductive round : Set := Over_already | Moves (then_ : after).

Definition rounds : Set := list round.

Inductive aim : Set := To_win | Not_to_lose.

(** ** The meaning *)

(** The result for the player to move, as the player wants it, and as the opponent of the player to move does. *)
Definition wanted (a : aim) (r : result) : Prop := r = Won \/ (a = Not_to_lose /\ r = Drawn).
Definition wanted_by_other (a : aim) (r : result) : Prop := r = Lost \/ (a = Not_to_lose /\ r = Drawn).

Section Meaning.

Variable a : aim.
Variable G : game.
Variables place moved : N -> state G.

(** The opponent is to move at [s], and this is all that can follow. *)
Definition follows (s : state G) (x : after) : Prop :=
  match x with
  | Over => exists r, stop G s = Some r /\ wanted_by_other a r
  | Replies to => stop G s = None /\ forall t, In t (options G s) -> exists i, In i to /\ t = place i
  end.

(** The game has these rounds. *)
Definition recorded (l : rounds) : Prop := forall i x, nth_error l (N.to_nat i) = Some x ->
  match x with
  | Over_already => exists r, stop G (place i) = Some r /\ wanted a r
  | Moves then_ => stop G (place i) = None /\ In (moved i) (options G (place i)) /\ follows (moved i) then_
  end.

End Meaning.

(** ** The checker *)

(** All replies are positions of rounds before [bound], and there are replies. *)
Definition check_after (bound : N) (x : after) : bool :=
  match x with
  | Over => true
  | Replies [] => false
  | Replies to => forallb (fun i => N.ltb i bound) to
  end.

Definition check_round (bound : N) (x : round) : bool :=
  match x with
  | Over_already => true
  | Moves then_ => check_after bound then_
  end.

(** The rounds from number [here] on, of so many in all. *)
Fixpoint check_from (a : aim) (count here : N) (l : rounds) : bool :=
  match l with
  | [] => true
  | x :: l =>
      check_round (match a with To_win => here | Not_to_lose => count end) x && check_from a count (N.succ here) l
  end.

Definition check_rounds (a : aim) (l : rounds) : bool := check_from a (N.of_nat (length l)) 0 l.

(** ** It is right *)

Lemma check_from_at : forall a count l here, check_from a count here l = true -> forall n x, nth_error l n = Some x ->
  check_round (match a with To_win => here + N.of_nat n | Not_to_lose => count end) x = true.
Proof.
  intros a count. induction l as [|y l IH]; intros here accepted n x found; [destruct n; discriminate|].
  simpl in accepted. apply andb_true_iff in accepted as [first rest]. destruct n as [|n]; simpl in found.
  - injection found as ->. rewrite N.add_0_r. assumption.
  - specialize (IH (N.succ here) rest n x found). destruct a; [|assumption].
    replace (here + N.of_nat (S n))%N with (N.succ here + N.of_nat n)%N by lia. assumption.
Qed.

Lemma check_rounds_at : forall a l, check_rounds a l = true -> forall i x, nth_error l (N.to_nat i) = Some x ->
  check_round (match a with To_win => i | Not_to_lose => N.of_nat (length l) end) x = true.
Proof.
  intros a l accepted i x found. pose proof (check_from_at _ _ _ _ accepted _ _ found) as here.
  rewrite N2Nat.id in here. exact here.
Qed.

Lemma replies_before : forall bound to, check_after bound (Replies to) = true ->
  to <> [] /\ forall i, In i to -> (i < bound)%N.
Proof.
  intros bound to accepted. destruct to as [|first to]; [discriminate|]. split; [discriminate|].
  simpl check_after in accepted. intros i is_in. rewrite <- N.ltb_lt.
  change (forallb (fun i => N.ltb i bound) (first :: to) = true) in accepted.
  rewrite forallb_forall in accepted. apply accepted. assumption.
Qed.

Section Wins.

Variable G : game.
Variables place moved : N -> state G.
Variable l : rounds.
Hypothesis accepted : check_rounds To_win l = true.
Hypothesis has_rounds : recorded To_win G place moved l.

Lemma loses_after : forall bound, (forall i, (i < bound)%N -> wins G (place i)) ->
  forall s x, check_after bound x = true -> follows To_win G place s x -> loses G s.
Proof.
  intros bound won s x is_checked following. destruct x as [|to].
  - destruct following as [r [stopped [-> | [impossible _]]]]; [|discriminate]. apply loses_stopped. assumption.
  - destruct following as [goes_on all]. apply loses_moving; [assumption|]. intros t is_option.
    destruct (all t is_option) as [i [is_in ->]]. apply won. apply (replies_before _ _ is_checked). assumption.
Qed.

Lemma wins_at : forall n, n < length l -> wins G (place (N.of_nat n)).
Proof.
  intros n. induction n as [n IH] using lt_wf_ind. intros inside.
  destruct (nth_error l n) as [x|] eqn:found; [|apply nth_error_None in found; lia].
  replace n with (N.to_nat (N.of_nat n)) in found by lia.
  pose proof (check_rounds_at _ _ accepted _ _ found) as is_checked. specialize (has_rounds _ _ found).
  destruct x as [|then_].
  - destruct has_rounds as [r [stopped [-> | [impossible _]]]]; [|discriminate]. apply wins_stopped. assumption.
  - destruct has_rounds as [goes_on [legal following]]. apply wins_moving with (moved (N.of_nat n)); try assumption.
    apply (loses_after (N.of_nat n)) with then_; [|assumption|assumption].
    intros i less. rewrite <- (N2Nat.id i). apply IH; lia.
Qed.

End Wins.

Section Holds.

Variable G : game.
Variables place moved : N -> state G.
Variable l : rounds.
Hypothesis accepted : check_rounds Not_to_lose l = true.
Hypothesis has_rounds : recorded Not_to_lose G place moved l.

Definition moving (s : state G) : Prop := exists i, (i < N.of_nat (length l))%N /\ s = place i.

Definition waiting (s : state G) : Prop :=
  exists x, check_after (N.of_nat (length l)) x = true /\ follows Not_to_lose G place s x.

Lemma rounds_hold : fortress G moving waiting.
Proof.
  split.
  - intros s [i [inside ->]].
    destruct (nth_error l (N.to_nat i)) as [x|] eqn:found; [|apply nth_error_None in found; lia].
    pose proof (check_rounds_at _ _ accepted _ _ found) as is_checked. specialize (has_rounds _ _ found).
    destruct x as [|then_].
    + destruct has_rounds as [r [stopped [-> | [_ ->]]]].
      * left. apply wins_stopped. assumption.
      * right. left. assumption.
    + destruct has_rounds as [goes_on [legal following]]. right. right. split; [assumption|].
      exists (moved i). split; [assumption|]. exists then_. auto.
  - intros s [x [is_checked following]]. destruct x as [|to].
    + destruct following as [r [stopped [-> | [_ ->]]]].
      * left. apply loses_stopped. assumption.
      * right. left. assumption.
    + destruct following as [goes_on all]. right. right. split; [assumption|]. intros t is_option.
      destruct (all t is_option) as [i [is_in ->]]. exists i. split; [|reflexivity].
      apply (replies_before _ _ is_checked). assumption.
Qed.

End Holds.

(** ** In the form of certificates *)

(** The player moves first, at round [i]. *)
Definition accepts_round (a : aim) (l : rounds) (i : N) : bool :=
  N.ltb i (N.of_nat (length l)) && check_rounds a l.

(** The opponent moves first. *)
Definition accepts_first (a : aim) (l : rounds) (first : after) : bool :=
  check_after (N.of_nat (length l)) first && check_rounds a l.

Theorem proves_win : forall l i, accepts_round To_win l i = true ->
  forall G place moved, recorded To_win G place moved l -> wins G (place i).
Proof.
  intros l i accepted G place moved has_rounds. apply andb_true_iff in accepted as [inside accepted].
  apply N.ltb_lt in inside. rewrite <- (N2Nat.id i). apply (wins_at G place moved l); [assumption|assumption|lia].
Qed.

Theorem proves_loss : forall l first, accepts_first To_win l first = true ->
  forall G place moved start, recorded To_win G place moved l -> follows To_win G place start first -> loses G start.
Proof.
  intros l first accepted G place moved start has_rounds following. apply andb_true_iff in accepted as [inside accepted].
  apply (loses_after G place (N.of_nat (length l))) with first; try assumption.
  intros i less. rewrite <- (N2Nat.id i). apply (wins_at G place moved l); [assumption|assumption|lia].
Qed.

Theorem proves_no_loss : forall l i, accepts_round Not_to_lose l i = true ->
  forall G place moved, recorded Not_to_lose G place moved l -> ~ loses G (place i).
Proof.
  intros l i accepted G place moved has_rounds. apply andb_true_iff in accepted as [inside accepted].
  apply N.ltb_lt in inside.
  apply (fortress_holds G _ _ (rounds_hold G place moved l accepted has_rounds)). exists i. auto.
Qed.

Theorem proves_no_win : forall l first, accepts_first Not_to_lose l first = true ->
  forall G place moved start, recorded Not_to_lose G place moved l -> follows Not_to_lose G place start first ->
  ~ wins G start.
Proof.
  intros l first accepted G place moved start has_rounds following. apply andb_true_iff in accepted as [inside accepted].
  apply (fortress_holds G _ _ (rounds_hold G place moved l accepted has_rounds)). exists first. auto.
Qed.

(** Both: the strategy [mine] of the player to move, and [other_s] of the other player, who can answer all that follows. *)
Definition accepts_draw (mine : rounds) (i : N) (other_s : rounds) (first : after) : bool :=
  accepts_round Not_to_lose mine i && accepts_first Not_to_lose other_s first.

Theorem proves_draw : forall mine i other_s first, accepts_draw mine i other_s first = true ->
  forall G place moved place' moved', recorded Not_to_lose G place moved mine ->
  recorded Not_to_lose G place' moved' other_s -> follows Not_to_lose G place' (place i) first ->
  ~ wins G (place i) /\ ~ loses G (place i).
Proof.
  intros mine i other_s first accepted G place moved place' moved' has_mine has_others following.
  apply andb_true_iff in accepted as [accepted accepted']. split.
  - apply (proves_no_win other_s first accepted' G place' moved'); assumption.
  - apply (proves_no_loss mine i accepted G place moved); assumption.
Qed.

(** ** The rounds as a game of their own *)

(** A state is a round, before or after its move; the player has no other moves. *)
Definition round_at (l : rounds) (i : N) : round := nth (N.to_nat i) l Over_already.

Definition game_of (l : rounds) : game := {|
  state := N * bool;
  options := fun s => let (i, has_moved) := s in
    match round_at l i, has_moved with
    | Over_already, _ | Moves Over, true => []
    | Moves (Replies to), true => map (fun j => (j, false)) to
    | Moves _, false => [(i, true)]
    end;
  ended := fun s => let (i, has_moved) := s in
    match round_at l i, has_moved with
    | Over_already, _ => Some Won
    | Moves Over, true => Some Lost
    | Moves _, _ => None
    end;
  stuck := Lost
|}.

Theorem recorded_by_itself : forall a l, check_rounds a l = true ->
  recorded a (game_of l) (fun i => (i, false)) (fun i => (i, true)) l.
Proof.
  intros a l accepted i x found. pose proof (check_rounds_at _ _ accepted _ _ found) as is_checked.
  assert (here : round_at l i = x) by (apply nth_error_nth; assumption).
  destruct x as [|then_].
  - exists Won. split; [|left; reflexivity]. unfold stop. simpl. rewrite here. reflexivity.
  - split; [|split].
    + unfold stop. simpl. rewrite here. destruct then_; reflexivity.
    + simpl. rewrite here. destruct then_; left; reflexivity.
    + destruct then_ as [|to]; simpl.
      * exists Lost. split; [|left; reflexivity]. unfold stop. simpl. rewrite here. reflexivity.
      * rewrite here. split.
        -- unfold stop. simpl. rewrite here. destruct (replies_before _ _ is_checked) as [some _].
           destruct to; [contradiction|reflexivity].
        -- intros t is_option. apply in_map_iff in is_option as [j [<- is_in]]. exists j. auto.
Qed.
