(** * Labels of a game graph: the local rules accept the truth and nothing else

    A game is a set of states; a state says who is to move. From a state where play goes on one moves to one of
    finitely many options. The set may be infinite and the graph may have cycles: infinite play is a draw, so
    "wins" and "loses" are least fixpoints.

    What is proved:
    - [labels_true]: if every state passes the local rule of the certificate ([passes]), then a state labelled
      [Win d] is won by the player to move in exactly [d] plies under best play, [Loss d] is lost in exactly [d],
      and a [Draw] is neither won nor lost;
    - [true_labels_pass]: the true labels pass;
    - [labels_unique]: two labellings that pass are equal, cycles or not;
    - [labels_exist]: a finite graph has labels that pass; working backwards in rounds finds them.

    The rules need to hold only on a [closed] set of states, one that no move leaves.

    What rests on it: the claim "every position of a graph is labelled" of the checker. It looks at each state
    and its options once and at nothing else. *)

From Coq Require Import Arith List Lia.
Import ListNotations.

(** How play ends, for the player who would be to move. *)
Inductive result : Set := Won | Lost | Drawn.

(** [ended s] is the result of a state where play stops by rule; [stuck] is the result for a player who merely
    cannot move: [Lost] in normal play, [Won] in misère play. *)
Record game : Type := {
  state : Type;
  options : state -> list state;
  ended : state -> option result;
  stuck : result
}.

Inductive label : Set := Win (distance : nat) | Loss (distance : nat) | Draw.

(** For games whose states are a position and the player to move. *)
Inductive player : Set := Left | Right.

Definition other (a : player) : player := match a with Left => Right | Right => Left end.

Section Labels.

Variable G : game.

(** The result where play stops, by rule or for want of a move; [None] where it goes on. *)
Definition stop (s : state G) : option result :=
  match ended G s with
  | Some r => Some r
  | None => match options G s with [] => Some (stuck G) | _ :: _ => None end
  end.

(** ** The meaning of the labels *)

(** The player to move can force a win; whatever the player to move does, the opponent can force a win. *)
Inductive wins : state G -> Prop :=
  | wins_stopped : forall s, stop s = Some Won -> wins s
  | wins_moving : forall s t, stop s = None -> In t (options G s) -> loses t -> wins s
with loses : state G -> Prop :=
  | loses_stopped : forall s, stop s = Some Lost -> loses s
  | loses_moving : forall s, stop s = None -> (forall t, In t (options G s) -> wins t) -> loses s.

(** The same in at most so many plies. *)
Inductive wins_within : nat -> state G -> Prop :=
  | wins_within_stopped : forall n s, stop s = Some Won -> wins_within n s
  | wins_within_moving : forall n s t,
      stop s = None -> In t (options G s) -> loses_within n t -> wins_within (S n) s
with loses_within : nat -> state G -> Prop :=
  | loses_within_stopped : forall n s, stop s = Some Lost -> loses_within n s
  | loses_within_moving : forall n s,
      stop s = None -> (forall t, In t (options G s) -> wins_within n t) -> loses_within (S n) s.

Scheme wins_both := Induction for wins Sort Prop
  with loses_both := Induction for loses Sort Prop.
Combined Scheme wins_loses_induction from wins_both, loses_both.

Scheme wins_within_both := Induction for wins_within Sort Prop
  with loses_within_both := Induction for loses_within Sort Prop.
Combined Scheme within_induction from wins_within_both, loses_within_both.

(** The same in exactly so many plies: the winner hurries, the loser delays. *)
Definition wins_in (d : nat) (s : state G) : Prop :=
  wins_within d s /\ forall e, wins_within e s -> d <= e.
Definition loses_in (d : nat) (s : state G) : Prop :=
  loses_within d s /\ forall e, loses_within e s -> d <= e.

Definition true_label (s : state G) (l : label) : Prop :=
  match l with
  | Win d => wins_in d s
  | Loss d => loses_in d s
  | Draw => ~ wins s /\ ~ loses s
  end.

(** ** The local rule that the checker tests at one state *)

Definition rule (L : state G -> label) (s : state G) : Prop :=
  match stop s with
  | Some Won => L s = Win 0
  | Some Lost => L s = Loss 0
  | Some Drawn => L s = Draw
  | None =>
      match L s with
      | Win 0 | Loss 0 => False
      | Win (S d) =>
          (exists t, In t (options G s) /\ L t = Loss d) /\
          (forall t e, In t (options G s) -> L t = Loss e -> d <= e)
      | Loss (S d) =>
          (forall t, In t (options G s) -> exists e, L t = Win e /\ e <= d) /\
          (exists t, In t (options G s) /\ L t = Win d)
      | Draw =>
          (forall t e, In t (options G s) -> L t <> Loss e) /\
          (exists t, In t (options G s) /\ L t = Draw)
      end
  end.

(** No move leaves the set. *)
Definition closed (region : state G -> Prop) : Prop :=
  forall s t, region s -> stop s = None -> In t (options G s) -> region t.

Definition passes_on (region : state G -> Prop) (L : state G -> label) : Prop :=
  forall s, region s -> rule L s.

Definition passes (L : state G -> label) : Prop := forall s, rule L s.

(** ** Facts about winning and losing *)

Lemma options_exist : forall s, stop s = None -> exists t, In t (options G s).
Proof.
  unfold stop. intros s. destruct (ended G s); [discriminate|].
  destruct (options G s) as [|t others]; [discriminate|].
  intros _. exists t. left. reflexivity.
Qed.

Lemma more_time :
  (forall n s, wins_within n s -> forall m, n <= m -> wins_within m s) /\
  (forall n s, loses_within n s -> forall m, n <= m -> loses_within m s).
Proof.
  apply within_induction.
  - intros. apply wins_within_stopped. assumption.
  - intros n s t goes_on is_option _ later m at_most.
    destruct m as [|m]; [lia|]. apply wins_within_moving with t; try assumption. apply later. lia.
  - intros. apply loses_within_stopped. assumption.
  - intros n s goes_on _ later m at_most.
    destruct m as [|m]; [lia|]. apply loses_within_moving; [assumption|].
    intros t is_option. apply later; [assumption|lia].
Qed.

(** Finitely many options, each won within some time, are all won within one time. *)
Lemma one_time_for_all : forall ts,
  (forall t, In t ts -> exists n, wins_within n t) -> exists n, forall t, In t ts -> wins_within n t.
Proof.
  induction ts as [|t ts IH]; intros each.
  - exists 0. intros t [].
  - destruct (each t (or_introl eq_refl)) as [n first].
    destruct IH as [m rest]. { intros u is_in. apply each. right. assumption. }
    exists (n + m). intros u [<- | is_in].
    + apply (proj1 more_time) with n; [assumption|lia].
    + apply (proj1 more_time) with m; [auto|lia].
Qed.

Lemma within_some_time :
  (forall s, wins s -> exists n, wins_within n s) /\ (forall s, loses s -> exists n, loses_within n s).
Proof.
  apply wins_loses_induction.
  - intros s won. exists 0. apply wins_within_stopped. assumption.
  - intros s t goes_on is_option _ [n later]. exists (S n). apply wins_within_moving with t; assumption.
  - intros s lost. exists 0. apply loses_within_stopped. assumption.
  - intros s goes_on _ later. destruct (one_time_for_all _ later) as [n all].
    exists (S n). apply loses_within_moving; assumption.
Qed.

Lemma within_is_forced :
  (forall n s, wins_within n s -> wins s) /\ (forall n s, loses_within n s -> loses s).
Proof.
  apply within_induction.
  - intros. apply wins_stopped. assumption.
  - intros. apply wins_moving with t; assumption.
  - intros. apply loses_stopped. assumption.
  - intros. apply loses_moving; assumption.
Qed.

Theorem wins_iff_within : forall s, wins s <-> exists n, wins_within n s.
Proof.
  intros s. split; [apply within_some_time|]. intros [n within]. exact (proj1 within_is_forced n s within).
Qed.

Theorem loses_iff_within : forall s, loses s <-> exists n, loses_within n s.
Proof.
  intros s. split; [apply within_some_time|]. intros [n within]. exact (proj2 within_is_forced n s within).
Qed.

(** No state is both won and lost by the player to move. *)
Lemma win_excludes_loss : (forall s, wins s -> ~ loses s) /\ (forall s, loses s -> ~ wins s).
Proof.
  apply wins_loses_induction.
  - intros s won lost. inversion lost; congruence.
  - intros s t goes_on is_option _ not_won lost. inversion lost as [|? _ all]; [congruence|].
    apply not_won. auto.
  - intros s lost won. inversion won; congruence.
  - intros s goes_on _ not_lost won. inversion won as [|? t _ is_option lost]; [congruence|].
    exact (not_lost t is_option lost).
Qed.

Lemma not_both : forall s, wins s -> loses s -> False.
Proof. exact (proj1 win_excludes_loss). Qed.

(** A state has at most one true label. *)
Lemma true_label_unique : forall s l m, true_label s l -> true_label s m -> l = m.
Proof.
  intros s l m. destruct within_is_forced as [forced_win forced_loss].
  destruct l as [d|d|]; destruct m as [e|e|]; simpl; unfold wins_in, loses_in; intros first second;
    try reflexivity;
    try (exfalso; destruct first, second; eauto using not_both; fail).
  - f_equal. destruct first as [within least], second as [within' least'].
    apply Nat.le_antisymm; auto.
  - f_equal. destruct first as [within least], second as [within' least'].
    apply Nat.le_antisymm; auto.
Qed.

(** ** Labels that pass are true *)

Section Sound.

Variable region : state G -> Prop.
Hypothesis region_closed : closed region.
Variable L : state G -> label.
Hypothesis L_passes : passes_on region L.

(** A label promises no less than it says: strong induction on the distance. *)
Lemma label_reached : forall d s, region s ->
  (L s = Win d -> wins_within d s) /\ (L s = Loss d -> loses_within d s).
Proof.
  induction d as [d IH] using lt_wf_ind. intros s inside.
  pose proof (L_passes s inside) as holds. unfold rule in holds.
  destruct (stop s) as [[| |]|] eqn:stopped; split; intros labelled; rewrite labelled in holds;
    try discriminate holds.
  - injection holds as ->. apply wins_within_stopped. assumption.
  - injection holds as ->. apply loses_within_stopped. assumption.
  - destruct d as [|d]; [contradiction|]. destruct holds as [[t [is_option lost]] _].
    apply wins_within_moving with t; try assumption.
    apply (IH d); [lia| |assumption]. apply (region_closed s); assumption.
  - destruct d as [|d]; [contradiction|]. destruct holds as [all_won _].
    apply loses_within_moving; [assumption|].
    intros t is_option. destruct (all_won t is_option) as [e [won at_most]].
    apply (proj1 more_time) with e; [|assumption].
    apply (IH e); [lia| |assumption]. apply (region_closed s); assumption.
Qed.

(** A label promises all there is: a forced end within [n] plies is labelled so, with a distance of at most [n]. *)
Lemma label_complete :
  (forall n s, wins_within n s -> region s -> exists d, d <= n /\ L s = Win d) /\
  (forall n s, loses_within n s -> region s -> exists d, d <= n /\ L s = Loss d).
Proof.
  apply within_induction.
  - intros n s won inside. pose proof (L_passes s inside) as holds. unfold rule in holds. rewrite won in holds.
    exists 0. split; [lia|assumption].
  - intros n s t goes_on is_option _ lost inside.
    destruct lost as [e [at_most lost]]. { apply (region_closed s); assumption. }
    pose proof (L_passes s inside) as holds. unfold rule in holds. rewrite goes_on in holds.
    destruct (L s) as [[|d]|[|d]|]; try contradiction.
    + exists (S d). split; [|reflexivity]. destruct holds as [_ least]. specialize (least t e is_option lost). lia.
    + destruct holds as [all_won _]. destruct (all_won t is_option) as [? [won _]]. congruence.
    + destruct holds as [none_lost _]. exfalso. exact (none_lost t e is_option lost).
  - intros n s lost inside. pose proof (L_passes s inside) as holds. unfold rule in holds. rewrite lost in holds.
    exists 0. split; [lia|assumption].
  - intros n s goes_on _ all_won inside.
    assert (each : forall t, In t (options G s) -> exists d, d <= n /\ L t = Win d).
    { intros t is_option. apply all_won; [assumption|]. apply (region_closed s); assumption. }
    pose proof (L_passes s inside) as holds. unfold rule in holds. rewrite goes_on in holds.
    destruct (L s) as [[|d]|[|d]|]; try contradiction.
    + destruct holds as [[t [is_option lost]] _]. destruct (each t is_option) as [? [_ won]]. congruence.
    + exists (S d). split; [|reflexivity]. destruct holds as [_ [t [is_option won]]].
      destruct (each t is_option) as [e [at_most won']].
      assert (d = e) by congruence. lia.
    + destruct holds as [_ [t [is_option drawn]]]. destruct (each t is_option) as [? [_ won]]. congruence.
Qed.

Theorem labels_true_on : forall s, region s -> true_label s (L s).
Proof.
  intros s inside. destruct label_complete as [win_labelled loss_labelled].
  destruct (L s) as [d|d|] eqn:labelled; simpl.
  - split; [apply label_reached; assumption|]. intros e within.
    destruct (win_labelled e s within inside) as [d' [at_most labelled']].
    assert (d = d') by congruence. lia.
  - split; [apply label_reached; assumption|]. intros e within.
    destruct (loss_labelled e s within inside) as [d' [at_most labelled']].
    assert (d = d') by congruence. lia.
  - split; intros forced.
    + apply wins_iff_within in forced as [n within].
      destruct (win_labelled n s within inside) as [? [_ ?]]. congruence.
    + apply loses_iff_within in forced as [n within].
      destruct (loss_labelled n s within inside) as [? [_ ?]]. congruence.
Qed.

(** Every won state is labelled [Win], every lost one [Loss], every other one [Draw]. *)
Theorem labels_complete_on : forall s, region s ->
  (wins s <-> exists d, L s = Win d) /\
  (loses s <-> exists d, L s = Loss d) /\
  (~ wins s /\ ~ loses s <-> L s = Draw).
Proof.
  intros s inside. pose proof (labels_true_on s inside) as truth.
  destruct within_is_forced as [forced_win forced_loss]. pose proof (not_both s) as exclusive.
  destruct (L s) as [d|d|]; simpl in truth; unfold wins_in, loses_in in truth.
  - assert (wins s) by (destruct truth; eauto).
    repeat split; intros; eauto; try tauto; try discriminate; firstorder discriminate.
  - assert (loses s) by (destruct truth; eauto).
    repeat split; intros; eauto; try tauto; try discriminate; firstorder discriminate.
  - repeat split; intros; try tauto; firstorder discriminate.
Qed.

End Sound.

(** ** The truth passes *)

(** If each member of a list has one of two properties, all have the first or some member has the second. *)
Lemma all_or_one : forall (A : Type) (P Q : A -> Prop) (l : list A),
  (forall a, In a l -> P a \/ Q a) -> (forall a, In a l -> P a) \/ (exists a, In a l /\ Q a).
Proof.
  induction l as [|a l IH]; intros each.
  - left. intros a [].
  - destruct (each a (or_introl eq_refl)) as [here | here].
    + destruct IH as [all | [b [is_in one]]]. { intros b is_in. apply each. right. assumption. }
      * left. intros b [<- | is_in]; auto.
      * right. exists b. split; [right|]; assumption.
    + right. exists a. split; [left; reflexivity | assumption].
Qed.

Theorem true_labels_pass_on : forall region L, closed region ->
  (forall s, region s -> true_label s (L s)) -> passes_on region L.
Proof.
  intros region L region_closed truth s inside. destruct within_is_forced as [forced_win forced_loss].
  pose proof (truth s inside) as truth_s.
  unfold rule. destruct (stop s) as [[| |]|] eqn:stopped.
  - apply true_label_unique with s; [assumption|].
    split; [apply wins_within_stopped; assumption | intros; lia].
  - apply true_label_unique with s; [assumption|].
    split; [apply loses_within_stopped; assumption | intros; lia].
  - apply true_label_unique with s; [assumption|].
    split; intros forced; inversion forced; congruence.
  - assert (truth_t : forall t, In t (options G s) -> true_label t (L t)).
    { intros t is_option. apply truth. apply (region_closed s); assumption. }
    destruct (L s) as [d|d|]; simpl in truth_s.
    + destruct truth_s as [within least].
      inversion within as [? ? won | n ? t _ is_option lost]; [congruence|]. subst.
      assert (lower : forall u e, In u (options G s) -> L u = Loss e -> n <= e).
      { intros u e is_option_u labelled. pose proof (truth_t u is_option_u) as truth_u.
        rewrite labelled in truth_u. destruct truth_u as [within_u _].
        enough (S n <= S e) by lia. apply least. apply wins_within_moving with u; assumption. }
      split; [|assumption]. exists t. split; [assumption|].
      pose proof (truth_t t is_option) as truth_of_t. specialize (lower t).
      destruct (L t) as [e|e|]; simpl in truth_of_t.
      * exfalso. apply (not_both t); [|eauto]. destruct truth_of_t; eauto.
      * f_equal. destruct truth_of_t as [_ least_t].
        apply Nat.le_antisymm; auto.
      * exfalso. apply (proj2 truth_of_t). eauto.
    + destruct truth_s as [within least].
      inversion within as [? ? lost | n ? _ all_won]; [congruence|]. subst.
      assert (each : forall t, In t (options G s) -> exists e, L t = Win e /\ e <= n).
      { intros t is_option. pose proof (truth_t t is_option) as truth_of_t.
        destruct (L t) as [e|e|]; simpl in truth_of_t.
        - exists e. split; [reflexivity|]. apply truth_of_t. auto.
        - exfalso. apply (not_both t); [eauto|]. destruct truth_of_t; eauto.
        - exfalso. apply (proj1 truth_of_t). eauto. }
      split; [assumption|].
      destruct (all_or_one _ (fun t => exists e, L t = Win e /\ e < n) (fun t => L t = Win n) (options G s))
        as [sooner | one]; [|exfalso|assumption].
      { intros t is_option. destruct (each t is_option) as [e [won at_most]].
        destruct (Nat.eq_dec e n) as [-> | ]; [right; assumption|]. left. exists e. split; [assumption|lia]. }
      (* Were each option won in fewer than [n] plies, the state would be lost in at most [n]. *)
      destruct (options_exist s stopped) as [t is_option].
      destruct n as [|n]. { destruct (sooner t is_option) as [e [_ ?]]. lia. }
      enough (S (S n) <= S n) by lia. apply least. apply loses_within_moving; [assumption|].
      intros u is_option_u. destruct (sooner u is_option_u) as [e [won less]].
      pose proof (truth_t u is_option_u) as truth_u. rewrite won in truth_u.
      apply (proj1 more_time) with e; [apply truth_u | lia].
    + destruct truth_s as [not_won not_lost].
      assert (none_lost : forall t e, In t (options G s) -> L t <> Loss e).
      { intros t e is_option lost. pose proof (truth_t t is_option) as truth_of_t. rewrite lost in truth_of_t.
        apply not_won. apply wins_moving with t; try assumption. destruct truth_of_t; eauto. }
      split; [assumption|].
      destruct (all_or_one _ (fun t => wins t) (fun t => L t = Draw) (options G s))
        as [all_won | one]; [|exfalso|assumption].
      * intros t is_option. pose proof (truth_t t is_option) as truth_of_t.
        specialize (none_lost t). destruct (L t) as [e|e|].
        -- left. destruct truth_of_t; eauto.
        -- exfalso. exact (none_lost e is_option eq_refl).
        -- right. reflexivity.
      * apply not_lost. apply loses_moving; assumption.
Qed.

(** ** The same for whole games *)

Lemma everything_closed : closed (fun _ => True).
Proof. intros s t _ _ _. exact I. Qed.

Theorem labels_true : forall L, passes L -> forall s, true_label s (L s).
Proof.
  intros L accepted s. apply (labels_true_on (fun _ => True)); [apply everything_closed| |exact I].
  intros t _. apply accepted.
Qed.

Theorem true_labels_pass : forall L, (forall s, true_label s (L s)) -> passes L.
Proof.
  intros L truth s. apply (true_labels_pass_on (fun _ => True)); [apply everything_closed| |exact I].
  intros t _. apply truth.
Qed.

Theorem labels_unique_on : forall region L M, closed region ->
  passes_on region L -> passes_on region M -> forall s, region s -> L s = M s.
Proof.
  intros region L M region_closed L_passes M_passes s inside.
  apply true_label_unique with s; apply (labels_true_on region); assumption.
Qed.

Theorem labels_unique : forall L M, passes L -> passes M -> forall s, L s = M s.
Proof. intros L M L_passes M_passes s. apply true_label_unique with s; apply labels_true; assumption. Qed.

Theorem passes_iff_true : forall L, passes L <-> forall s, true_label s (L s).
Proof. intros L. split; [apply labels_true | apply true_labels_pass]. Qed.

(** ** Finite graphs: working backwards in rounds finds labels that pass *)

Fixpoint win_by (n : nat) (s : state G) : bool :=
  match stop s with
  | Some Won => true
  | Some _ => false
  | None => match n with 0 => false | S n => existsb (loss_by n) (options G s) end
  end
with loss_by (n : nat) (s : state G) : bool :=
  match stop s with
  | Some Lost => true
  | Some _ => false
  | None => match n with 0 => false | S n => forallb (win_by n) (options G s) end
  end.

Lemma by_iff_within : forall n s,
  (win_by n s = true <-> wins_within n s) /\ (loss_by n s = true <-> loses_within n s).
Proof.
  induction n as [|n IH]; intros s; simpl; destruct (stop s) as [[| |]|] eqn:stopped;
    (split; split; [intros yes | intros within | intros yes | intros within]);
    try discriminate yes; try reflexivity;
    try (apply wins_within_stopped; assumption); try (apply loses_within_stopped; assumption);
    try (inversion within; congruence).
  - apply existsb_exists in yes as [t [is_option lost]].
    apply wins_within_moving with t; try assumption. apply IH. assumption.
  - inversion within as [|? ? t _ is_option lost]; [congruence|]; subst.
    apply existsb_exists. exists t. split; [assumption|]. apply IH. assumption.
  - apply loses_within_moving; [assumption|]. intros t is_option. rewrite forallb_forall in yes. apply IH. auto.
  - inversion within as [|? ? _ all_won]; [congruence|]; subst.
    apply forallb_forall. intros t is_option. apply IH. auto.
Qed.

(** The labels after round [n]; what is not labelled yet is [Draw]. *)
Fixpoint label_by (n : nat) (s : state G) : label :=
  let now := if win_by n s then Win n else if loss_by n s then Loss n else Draw in
  match n with
  | 0 => now
  | S m => match label_by m s with Draw => now | earlier => earlier end
  end.

Lemma label_by_round : forall n s,
  match label_by n s with
  | Win d => wins_in d s
  | Loss d => loses_in d s
  | Draw => ~ wins_within n s /\ ~ loses_within n s
  end.
Proof.
  assert (now : forall n s, (forall m, m < n -> ~ wins_within m s /\ ~ loses_within m s) ->
    match (if win_by n s then Win n else if loss_by n s then Loss n else Draw) with
    | Win d => wins_in d s
    | Loss d => loses_in d s
    | Draw => ~ wins_within n s /\ ~ loses_within n s
    end).
  { intros n s not_before. destruct (by_iff_within n s) as [win loss].
    destruct (win_by n s); [|destruct (loss_by n s)].
    - split; [apply win; reflexivity|]. intros e within. apply Nat.nlt_ge. intros less.
      exact (proj1 (not_before e less) within).
    - split; [apply loss; reflexivity|]. intros e within. apply Nat.nlt_ge. intros less.
      exact (proj2 (not_before e less) within).
    - rewrite <- win, <- loss. split; discriminate. }
  induction n as [|n IH]; intros s.
  - apply (now 0). lia.
  - specialize (IH s). simpl label_by. destruct (label_by n s) as [d|d|]; try assumption.
    apply (now (S n)). intros m less. destruct IH as [not_won not_lost].
    split; intros within; [apply not_won|apply not_lost].
    + apply (proj1 more_time) with m; [assumption|lia].
    + apply (proj2 more_time) with m; [assumption|lia].
Qed.

Section Finite.

Variable region : state G -> Prop.
Hypothesis region_closed : closed region.
Variable all : list (state G).
Hypothesis all_listed : forall s, region s -> In s all.

Definition settled (n : nat) (s : state G) : bool := orb (win_by n s) (loss_by n s).

Definition nothing_new (n : nat) : Prop := forall s, In s all -> settled (S n) s = true -> settled n s = true.

Lemma settled_later : forall n s, settled n s = true -> settled (S n) s = true.
Proof.
  unfold settled. intros n s. rewrite !Bool.orb_true_iff.
  rewrite (proj1 (by_iff_within n s)), (proj2 (by_iff_within n s)).
  rewrite (proj1 (by_iff_within (S n) s)), (proj2 (by_iff_within (S n) s)).
  intros [won | lost]; [left; apply (proj1 more_time) with n|right; apply (proj2 more_time) with n]; auto.
Qed.

(** After a round that brings nothing new, no later round brings anything new. *)
Lemma nothing_new_for_ever : forall n, nothing_new n ->
  (forall m s, wins_within m s -> region s -> wins_within n s) /\
  (forall m s, loses_within m s -> region s -> loses_within n s).
Proof.
  intros n quiet.
  assert (settled_by_now : forall s, region s -> settled (S n) s = true -> wins_within n s \/ loses_within n s).
  { intros s inside new. apply quiet in new; [|auto]. unfold settled in new. apply Bool.orb_true_iff in new.
    rewrite (proj1 (by_iff_within n s)), (proj2 (by_iff_within n s)) in new. assumption. }
  destruct within_is_forced as [forced_win forced_loss].
  apply within_induction.
  - intros. apply wins_within_stopped. assumption.
  - intros m s t goes_on is_option _ lost inside.
    assert (won : wins_within (S n) s).
    { apply wins_within_moving with t; try assumption. apply lost. apply (region_closed s); assumption. }
    destruct (settled_by_now s inside) as [done | impossible]; [|assumption|].
    + unfold settled. rewrite (proj2 (proj1 (by_iff_within (S n) s)) won). reflexivity.
    + exfalso. apply (not_both s); eauto.
  - intros. apply loses_within_stopped. assumption.
  - intros m s goes_on _ all_won inside.
    assert (lost : loses_within (S n) s).
    { apply loses_within_moving; [assumption|]. intros t is_option. apply all_won; [assumption|].
      apply (region_closed s); assumption. }
    destruct (settled_by_now s inside) as [impossible | done]; [| |assumption].
    + unfold settled. rewrite (proj2 (proj2 (by_iff_within (S n) s)) lost). apply Bool.orb_true_r.
    + exfalso. apply (not_both s); eauto.
Qed.

(** Each other round settles one more of finitely many states. *)
Lemma more_settled : forall (A : Type) (f g : A -> bool) (l : list A), (forall a, f a = true -> g a = true) ->
  (forall a, In a l -> g a = true -> f a = true) \/ length (filter f l) < length (filter g l).
Proof.
  intros A f g l grows.
  assert (at_least : forall l, length (filter f l) <= length (filter g l)).
  { clear l. induction l as [|a l IH]; simpl; [lia|]. specialize (grows a).
    destruct (f a), (g a); simpl; try discriminate (grows eq_refl); lia. }
  induction l as [|a l IH].
  - left. intros a [].
  - simpl. specialize (at_least l). specialize (grows a).
    destruct (f a) eqn:before; destruct (g a) eqn:after; simpl; try discriminate (grows eq_refl).
    + destruct IH as [same | more]; [left|right; lia]. intros b [<- | is_in]; auto.
    + right. lia.
    + destruct IH as [same | more]; [left|right; lia]. intros b [<- | is_in]; [congruence|auto].
Qed.

Lemma some_round_brings_nothing : exists n, n <= length all /\ nothing_new n.
Proof.
  assert (count : forall n, (exists m, m <= n /\ nothing_new m) \/ n < length (filter (settled (S n)) all)).
  { induction n as [|n IH].
    - destruct (more_settled _ (settled 0) (settled 1) all (settled_later 0)) as [same | more]; [left|right; lia].
      exists 0. split; [lia|]. exact same.
    - destruct IH as [[m [at_most quiet]] | counted]; [left; exists m; split; [lia|assumption]|].
      destruct (more_settled _ (settled (S n)) (settled (S (S n))) all (settled_later (S n))) as [same | more].
      + left. exists (S n). split; [lia|]. exact same.
      + right. lia. }
  destruct (count (length all)) as [found | impossible]; [assumption|exfalso].
  assert (at_most : forall l, length (filter (settled (S (length all))) l) <= length l).
  { induction l as [|a l IH]; simpl; [lia|]. destruct (settled _ a); simpl; lia. }
  specialize (at_most all). lia.
Qed.

(** A finite graph has labels that pass, found in at most as many rounds as it has states. *)
Theorem labels_exist_on : exists n, n <= length all /\ passes_on region (label_by n).
Proof.
  destruct some_round_brings_nothing as [n [at_most quiet]]. exists n. split; [assumption|].
  destruct (nothing_new_for_ever n quiet) as [wins_settled losses_settled].
  apply true_labels_pass_on; [assumption|]. intros s inside.
  pose proof (label_by_round n s) as by_round. destruct (label_by n s); try assumption.
  destruct by_round as [not_won not_lost]. split; intros forced.
  - apply wins_iff_within in forced as [m within]. apply not_won. apply (wins_settled m); assumption.
  - apply loses_iff_within in forced as [m within]. apply not_lost. apply (losses_settled m); assumption.
Qed.

End Finite.

Theorem labels_exist : forall all : list (state G), (forall s, In s all) -> exists L, passes L.
Proof.
  intros all listed.
  destruct (labels_exist_on (fun _ => True) everything_closed all) as [n [_ all_pass]]; [auto|].
  exists (label_by n). intros s. apply all_pass. exact I.
Qed.

End Labels.
