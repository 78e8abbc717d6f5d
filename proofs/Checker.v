(** * An executable checker of labelled graphs, proved right

    A certificate "every position of a graph" as Coq data: the graph is a list with one entry for each position,
    0 first, that says what Left and what Right can do there; the marks are a list with the verdict of each
    position for Left to move and for Right to move. [check] runs inside the kernel, by [vm_compute].

    What is proved:
    - [check_sound]: if [check] answers [true], every mark is the true label of its state in the game of the graph
      ([graph_game]): [W d] is won by the player to move in exactly [d] plies, [L d] lost in exactly [d], and with
      [D] neither can force an end;
    - [check_complete]: it answers [true] for the marks that are true;
    - [proves_win], [proves_loss], [proves_draw]: the same for one state, in the form that certificates use.

    What rests on it: the files that a certificate is written to as a Coq proof; see ExampleCertificate.v. *)

From Coq Require Import NArith Bool List Lia.
From Zermelo Require Import Labels Table.
Import ListNotations.

(** ** The data *)

(** What one player can do at a position: move to some positions, or nothing, since play ends by rule with the
    given result for this player. *)
Inductive side : Set := Moves (to : list N) | Ends (r : result).

(** For each position what Left and what Right can do, when to move. *)
Definition graph : Set := list (side * side).

(** The verdict for the player to move: won, lost in so many plies, drawn. *)
Inductive mark : Set := W (distance : N) | L (distance : N) | D.

(** For each position the verdict with Left and with Right to move. *)
Definition marks : Set := list (mark * mark).

(** ** The meaning *)

Definition of_player {A : Set} (a : player) (both : A * A) : A :=
  match a with Left => fst both | Right => snd both end.

(** The entry of a position; [None] if the list is too short. *)
Definition entry {A : Set} (l : list (A * A)) (position : N) (a : player) : option A :=
  option_map (of_player a) (nth_error l (N.to_nat position)).

(** The game of a graph. [convention] is the result for a player who cannot move: [Lost] in normal play, [Won] in
    misère play. *)
Definition graph_game (convention : result) (g : graph) : game := {|
  state := N * player;
  options := fun s => let (position, a) := s in
    match entry g position a with
    | Some (Moves to) => map (fun next => (next, other a)) to
    | Some (Ends _) | None => []
    end;
  ended := fun s => let (position, a) := s in
    match entry g position a with
    | Some (Ends r) => Some r
    | Some (Moves _) | None => None
    end;
  stuck := convention
|}.

Definition label_of (m : mark) : label :=
  match m with
  | W d => Win (N.to_nat d)
  | L d => Loss (N.to_nat d)
  | D => Draw
  end.

(** The labelling that the marks say; states outside the graph do not matter. *)
Definition labelling (m : marks) (s : N * player) : label :=
  match entry m (fst s) (snd s) with
  | Some mark => label_of mark
  | None => Draw
  end.

(** ** The checker *)

Definition same_mark (x y : mark) : bool :=
  match x, y with
  | W d, W e => N.eqb d e
  | L d, L e => N.eqb d e
  | D, D => true
  | _, _ => false
  end.

Definition mark_of_result (r : result) : mark := match r with Won => W 0 | Lost => L 0 | Drawn => D end.

(** The opponent's marks at the options; [None] if an option is outside the graph. *)
Fixpoint marks_at (t : table (mark * mark)) (a : player) (to : list N) : option (list mark) :=
  match to with
  | [] => Some []
  | next :: to =>
      match look _ t next, marks_at t a to with
      | Some both, Some others => Some (of_player a both :: others)
      | _, _ => None
      end
  end.

(** The local rule of [Labels], by computation, for a state with options. *)
Definition check_mark (m : mark) (at_options : list mark) : bool :=
  match m with
  | W d =>
      negb (N.eqb d 0) && existsb (same_mark (L (N.pred d))) at_options &&
      forallb (fun x => match x with L e => N.leb (N.pred d) e | _ => true end) at_options
  | L d =>
      negb (N.eqb d 0) && existsb (same_mark (W (N.pred d))) at_options &&
      forallb (fun x => match x with W e => N.leb e (N.pred d) | _ => false end) at_options
  | D =>
      existsb (same_mark D) at_options &&
      forallb (fun x => match x with L _ => false | _ => true end) at_options
  end.

Definition check_state (convention : result) (t : table (mark * mark)) (a : player) (here : side) (m : mark) : bool :=
  match here with
  | Ends r => same_mark m (mark_of_result r)
  | Moves [] => same_mark m (mark_of_result convention)
  | Moves to =>
      match marks_at t (other a) to with
      | Some at_options => check_mark m at_options
      | None => false
      end
  end.

(** Both lists go together: as many marks as positions. *)
Fixpoint check_all (convention : result) (t : table (mark * mark)) (g : graph) (m : marks) : bool :=
  match g, m with
  | [], [] => true
  | sides :: g, both :: m =>
      check_state convention t Left (fst sides) (fst both) &&
      check_state convention t Right (snd sides) (snd both) &&
      check_all convention t g m
  | _, _ => false
  end.

Definition check (convention : result) (g : graph) (m : marks) : bool :=
  check_all convention (table_of _ m) g m.

(** ** It is right *)

Lemma same_mark_iff : forall x y, same_mark x y = true <-> x = y.
Proof.
  intros [d|d|] [e|e|]; simpl; try rewrite N.eqb_eq; split; intros; try congruence; try reflexivity; discriminate.
Qed.

Lemma label_of_injective : forall x y, label_of x = label_of y -> x = y.
Proof. intros [d|d|] [e|e|]; simpl; intros same; try discriminate; try reflexivity; f_equal; injection same; lia. Qed.

Section Right.

Variable convention : result.
Variable g : graph.
Variable m : marks.

Let G := graph_game convention g.

(** The states of the graph. *)
Definition in_graph (s : N * player) : Prop := N.to_nat (fst s) < length g.

(** Each state has an entry in the graph and one in the marks, and they pass together. *)
Definition state_passes (s : N * player) : Prop := exists here x,
  entry g (fst s) (snd s) = Some here /\ entry m (fst s) (snd s) = Some x /\
  check_state convention (table_of _ m) (snd s) here x = true.

Lemma check_all_states : forall t g' m', check_all convention t g' m' = true <->
  length g' = length m' /\ forall n a sides both, nth_error g' n = Some sides -> nth_error m' n = Some both ->
    check_state convention t a (of_player a sides) (of_player a both) = true.
Proof.
  intros t. induction g' as [|sides g' IH]; intros [|both m']; simpl.
  - split; [|reflexivity]. intros _. split; [reflexivity|]. intros [|n]; discriminate.
  - split; [discriminate|]. intros [? _]. discriminate.
  - split; [discriminate|]. intros [? _]. discriminate.
  - rewrite !andb_true_iff, IH. split.
    + intros [[left_passes right_passes] [same_length rest]]. split; [congruence|].
      intros [|n] a sides' both'; simpl; [|apply rest].
      intros first first'. injection first as <-. injection first' as <-. destruct a; assumption.
    + intros [same_length all]. split; [split|split].
      * apply (all 0 Left); reflexivity.
      * apply (all 0 Right); reflexivity.
      * congruence.
      * intros n. apply (all (S n)).
Qed.

Lemma check_states : check convention g m = true <->
  length g = length m /\ forall s, in_graph s -> state_passes s.
Proof.
  unfold check. rewrite check_all_states. split; intros [same_length all]; (split; [assumption|]).
  - intros [position a] inside. unfold in_graph in inside. simpl in inside.
    destruct (nth_error g (N.to_nat position)) as [sides|] eqn:found_sides;
      [|apply nth_error_None in found_sides; lia].
    destruct (nth_error m (N.to_nat position)) as [both|] eqn:found_both;
      [|apply nth_error_None in found_both; lia].
    exists (of_player a sides), (of_player a both). unfold entry. simpl. rewrite found_sides, found_both.
    repeat split. apply (all (N.to_nat position)); assumption.
  - intros n a sides both found_sides found_both.
    destruct (all (N.of_nat n, a)) as [here [x [is_here [is_x passes_here]]]].
    { unfold in_graph. simpl. rewrite Nat2N.id. apply nth_error_Some. congruence. }
    unfold entry in is_here, is_x. simpl in is_here, is_x, passes_here.
    rewrite Nat2N.id, found_sides in is_here. rewrite Nat2N.id, found_both in is_x.
    simpl in is_here, is_x. congruence.
Qed.

(** The marks at the options are those of the labelling. *)
Lemma marks_at_some : forall a to at_options, marks_at (table_of _ m) a to = Some at_options ->
  Forall2 (fun next x => entry m next a = Some x) to at_options.
Proof.
  intros a. induction to as [|next to IH]; intros at_options found; simpl in found.
  - injection found as <-. constructor.
  - rewrite look_table_of in found. destruct (nth_error m (N.to_nat next)) as [both|] eqn:found_both; [|discriminate].
    destruct (marks_at (table_of _ m) a to) as [others|]; [|discriminate]. injection found as <-.
    constructor; [|apply IH; reflexivity]. unfold entry. rewrite found_both. reflexivity.
Qed.

Lemma marks_at_exists : length g = length m -> forall a to,
  (forall next, In next to -> N.to_nat next < length g) ->
  exists at_options, marks_at (table_of _ m) a to = Some at_options.
Proof.
  intros same_length a. induction to as [|next to IH]; intros inside; simpl; [eauto|].
  destruct IH as [others ->]. { intros. apply inside. right. assumption. }
  rewrite look_table_of. specialize (inside next (or_introl eq_refl)).
  destruct (nth_error m (N.to_nat next)) as [both|] eqn:found; [eauto|].
  apply nth_error_None in found. lia.
Qed.

(** The rule of [Labels] for a state with options, in terms of their labels. *)
Definition rule_for (l : label) (ls : list label) : Prop :=
  match l with
  | Win 0 | Loss 0 => False
  | Win (S d) => In (Loss d) ls /\ forall e, In (Loss e) ls -> d <= e
  | Loss (S d) => (forall x, In x ls -> exists e, x = Win e /\ e <= d) /\ In (Win d) ls
  | Draw => (forall e, ~ In (Loss e) ls) /\ In Draw ls
  end.

Lemma in_label_of : forall x at_options, In (label_of x) (map label_of at_options) <-> In x at_options.
Proof.
  intros x at_options. rewrite in_map_iff. split; [|intros; exists x; auto].
  intros [y [same is_in]]. apply label_of_injective in same. subst. assumption.
Qed.

Lemma existsb_same_mark : forall x at_options, existsb (same_mark x) at_options = true <-> In x at_options.
Proof.
  intros x at_options. rewrite existsb_exists. split.
  - intros [y [is_in same]]. apply same_mark_iff in same. subst. assumption.
  - intros is_in. exists x. split; [assumption|]. apply same_mark_iff. reflexivity.
Qed.

Lemma check_mark_iff : forall x at_options,
  check_mark x at_options = true <-> rule_for (label_of x) (map label_of at_options).
Proof.
  intros [d|d|] at_options; simpl check_mark; rewrite !andb_true_iff, existsb_same_mark, forallb_forall.
  - destruct (N.eq_dec d 0) as [-> | positive]; [simpl; intuition discriminate|].
    apply N.eqb_neq in positive. rewrite positive. apply N.eqb_neq in positive.
    simpl label_of. replace (N.to_nat d) with (S (N.to_nat (N.pred d))) by lia. simpl rule_for.
    change (Loss (N.to_nat (N.pred d))) with (label_of (L (N.pred d))). rewrite in_label_of. split.
    + intros [[_ one] all]. split; [assumption|]. intros e is_in. apply in_map_iff in is_in as [y [is_e is_in]].
      specialize (all y is_in). destruct y as [e'|e'|]; try discriminate is_e. injection is_e as <-.
      apply N.leb_le in all. lia.
    + intros [one all]. split; [split; [reflexivity|assumption]|]. intros [e|e|] is_in; try reflexivity.
      apply N.leb_le. apply (in_map label_of) in is_in. specialize (all _ is_in). lia.
  - destruct (N.eq_dec d 0) as [-> | positive]; [simpl; intuition discriminate|].
    apply N.eqb_neq in positive. rewrite positive. apply N.eqb_neq in positive.
    simpl label_of. replace (N.to_nat d) with (S (N.to_nat (N.pred d))) by lia. simpl rule_for.
    change (Win (N.to_nat (N.pred d))) with (label_of (W (N.pred d))). rewrite in_label_of. split.
    + intros [[_ one] all]. split; [|assumption]. intros l is_in. apply in_map_iff in is_in as [y [<- is_in]].
      specialize (all y is_in). destruct y as [e|e|]; try discriminate all. apply N.leb_le in all.
      exists (N.to_nat e). split; [reflexivity|lia].
    + intros [all one]. split; [split; [reflexivity|assumption]|]. intros x is_in.
      destruct (all (label_of x)) as [e [is_win at_most]]; [apply in_label_of; assumption|].
      destruct x as [e'|e'|]; try discriminate is_win. injection is_win as <-. apply N.leb_le. lia.
  - simpl rule_for. change (In Draw (map label_of at_options)) with (In (label_of D) (map label_of at_options)).
    rewrite in_label_of. split.
    + intros [one all]. split; [|assumption]. intros e is_in. apply in_map_iff in is_in as [y [is_e is_in]].
      specialize (all y is_in). destruct y; discriminate.
    + intros [none one]. split; [assumption|]. intros [e|e|] is_in; try reflexivity.
      exfalso. apply (none (N.to_nat e)). apply (in_map label_of) in is_in. assumption.
Qed.

(** [rule_for] is the rule of [Labels]. *)
Lemma rule_by_options : forall labelled s, stop G s = None ->
  (rule G labelled s <-> rule_for (labelled s) (map labelled (options G s))).
Proof.
  intros labelled s goes_on. unfold rule. rewrite goes_on.
  assert (member : forall x, In x (map labelled (options G s)) <-> exists t, In t (options G s) /\ labelled t = x).
  { intros x. rewrite in_map_iff. split; intros [t [? ?]]; exists t; auto. }
  destruct (labelled s) as [[|d]|[|d]|]; unfold rule_for; try reflexivity; rewrite member.
  - split; intros [one least]; (split; [assumption|]).
    + intros e is_in. apply member in is_in as [t [is_in lost]]. apply (least t); assumption.
    + intros t e is_in lost. apply least. apply member. exists t. auto.
  - split; intros [all one]; (split; [|assumption]).
    + intros x is_in. apply member in is_in as [t [is_in <-]]. auto.
    + intros t is_in. apply all. apply in_map. assumption.
  - split; intros [none one]; (split; [|assumption]).
    + intros e is_in. apply member in is_in as [t [is_in lost]]. apply (none t e); assumption.
    + intros t e is_in lost. apply (none e). apply member. exists t. auto.
Qed.

Lemma labels_at_options : forall a to at_options,
  Forall2 (fun next x => entry m next (other a) = Some x) to at_options ->
  map (labelling m) (map (fun next => (next, other a)) to) = map label_of at_options.
Proof.
  intros a to at_options found. induction found as [|next x to at_options is_x _ IH]; simpl; [reflexivity|].
  rewrite IH. unfold labelling at 1. simpl. rewrite is_x. reflexivity.
Qed.

Lemma label_of_result : forall r x, same_mark x (mark_of_result r) = true <-> label_of x =
  match r with Won => Win 0 | Lost => Loss 0 | Drawn => Draw end.
Proof.
  intros r x. rewrite same_mark_iff. split; [intros ->; destruct r; reflexivity|].
  intros same. apply label_of_injective. rewrite same. destruct r; reflexivity.
Qed.

Lemma rule_stopped : forall labelled s r, stop G s = Some r -> (rule G labelled s <-> labelled s =
  match r with Won => Win 0 | Lost => Loss 0 | Drawn => Draw end).
Proof. intros labelled s r stopped. unfold rule. rewrite stopped. destruct r; reflexivity. Qed.

(** The options of each state of the graph are in the graph. *)
Definition graph_closed : Prop := forall s t, in_graph s -> In t (options G s) -> in_graph t.

Lemma state_passes_iff : length g = length m -> forall s, in_graph s ->
  (state_passes s <-> rule G (labelling m) s /\ forall t, In t (options G s) -> in_graph t).
Proof.
  intros same_length [position a] inside. unfold in_graph in inside. simpl in inside.
  destruct (nth_error g (N.to_nat position)) as [sides|] eqn:found_sides; [|apply nth_error_None in found_sides; lia].
  destruct (nth_error m (N.to_nat position)) as [both|] eqn:found_both; [|apply nth_error_None in found_both; lia].
  set (here := of_player a sides). set (x := of_player a both).
  assert (is_here : entry g position a = Some here) by (unfold entry; rewrite found_sides; reflexivity).
  assert (is_x : entry m position a = Some x) by (unfold entry; rewrite found_both; reflexivity).
  assert (label_here : labelling m (position, a) = label_of x) by (unfold labelling; simpl; rewrite is_x; reflexivity).
  assert (by_entry : state_passes (position, a) <-> check_state convention (table_of _ m) a here x = true).
  { unfold state_passes. simpl. rewrite is_here, is_x. split; [|intros; exists here, x; auto].
    intros [? [? [same_here [same_x passes_here]]]]. congruence. }
  rewrite by_entry. clear by_entry.
  unfold check_state. destruct here as [to | r]; [destruct to as [|next to]|].
  - assert (no_options : options G (position, a) = []) by (simpl; rewrite is_here; reflexivity).
    assert (stopped : stop G (position, a) = Some convention).
    { unfold stop. rewrite no_options. simpl. rewrite is_here. reflexivity. }
    rewrite (rule_stopped _ _ _ stopped), no_options, label_here, label_of_result. split; [|tauto].
    intros same. split; [assumption|]. intros t [].
  - assert (has_options : options G (position, a) = map (fun next => (next, other a)) (next :: to))
      by (simpl; rewrite is_here; reflexivity).
    assert (goes_on : stop G (position, a) = None).
    { unfold stop. rewrite has_options. simpl. rewrite is_here. reflexivity. }
    rewrite (rule_by_options _ _ goes_on), label_here.
    remember (next :: to) as targets eqn:is_targets. clear is_targets.
    destruct (marks_at (table_of _ m) (other a) targets) as [at_options|] eqn:found.
    + apply marks_at_some in found.
      assert (labels_here : @map (state G) label (labelling m) (options G (position, a)) = map label_of at_options)
        by (rewrite has_options; exact (labels_at_options _ _ _ found)).
      rewrite labels_here, check_mark_iff, has_options.
      split; [|tauto]. intros passes_here. split; [assumption|]. intros t is_in.
      apply in_map_iff in is_in as [target [<- is_in]]. unfold in_graph. simpl. rewrite same_length.
      clear - found is_in. induction found as [|? ? ? ? is_some _ IH]; [destruct is_in|].
      destruct is_in as [-> | is_in]; [|auto]. unfold entry in is_some.
      apply nth_error_Some. intros none. rewrite none in is_some. discriminate.
    + rewrite has_options. split; [discriminate|]. intros [_ all_inside].
      destruct (marks_at_exists same_length (other a) targets) as [at_options some]; [|congruence].
      intros target is_in. apply (all_inside (target, other a)).
      apply (in_map (fun next => (next, other a))). assumption.
  - assert (no_options : options G (position, a) = []) by (simpl; rewrite is_here; reflexivity).
    assert (stopped : stop G (position, a) = Some r) by (unfold stop; simpl; rewrite is_here; reflexivity).
    rewrite (rule_stopped _ _ _ stopped), no_options, label_here, label_of_result. split; [|tauto].
    intros same. split; [assumption|]. intros t [].
Qed.

Theorem check_iff_passes : check convention g m = true <->
  length g = length m /\ graph_closed /\ passes_on G in_graph (labelling m).
Proof.
  rewrite check_states. split.
  - intros [same_length all]. split; [assumption|]. split.
    + intros s t inside is_option. apply (state_passes_iff same_length s inside); auto.
    + intros s inside. apply (state_passes_iff same_length s inside). auto.
  - intros [same_length [all_closed all_pass]]. split; [assumption|]. intros s inside.
    apply (state_passes_iff same_length s inside). split; [apply all_pass; assumption|].
    intros t is_option. apply (all_closed s); assumption.
Qed.

(** Accepted marks are the true labels. *)
Theorem check_sound : check convention g m = true -> forall s, in_graph s -> true_label G s (labelling m s).
Proof.
  intros accepted. apply check_iff_passes in accepted as [_ [all_closed all_pass]].
  apply (labels_true_on G in_graph); [|assumption]. intros s t inside _ is_option. apply (all_closed s); assumption.
Qed.

(** True labels, as marks of a graph whose moves stay in it, are accepted. *)
Theorem check_complete : length g = length m -> graph_closed ->
  (forall s, in_graph s -> true_label G s (labelling m s)) -> check convention g m = true.
Proof.
  intros same_length all_closed truth. apply check_iff_passes. split; [assumption|]. split; [assumption|].
  apply (true_labels_pass_on G); [|assumption]. intros s t inside _ is_option. apply (all_closed s); assumption.
Qed.

(** ** One state, in the form of certificates *)

(** The marks are accepted, and the one at this state is [x]. *)
Definition accepts (position : N) (a : player) (x : mark) : bool :=
  match entry m position a with
  | Some y => same_mark y x && check convention g m
  | None => false
  end.

Theorem accepts_true : forall position a x, accepts position a x = true -> true_label G (position, a) (label_of x).
Proof.
  intros position a x accepted. unfold accepts in accepted.
  destruct (entry m position a) as [y|] eqn:is_y; [|discriminate].
  apply andb_true_iff in accepted as [same accepted]. apply same_mark_iff in same. subst y.
  assert (inside : in_graph (position, a)).
  { apply check_iff_passes in accepted as [same_length _]. unfold in_graph. simpl. rewrite same_length.
    apply nth_error_Some. unfold entry in is_y. intros none. rewrite none in is_y. discriminate. }
  pose proof (check_sound accepted (position, a) inside) as truth.
  unfold labelling in truth. simpl in truth. rewrite is_y in truth. exact truth.
Qed.

Theorem proves_win : forall position a d, accepts position a (W d) = true ->
  wins G (position, a) /\ wins_in G (N.to_nat d) (position, a).
Proof.
  intros position a d accepted. apply accepts_true in accepted. split; [|assumption].
  apply (wins_iff_within G). exists (N.to_nat d). apply accepted.
Qed.

Theorem proves_loss : forall position a d, accepts position a (L d) = true ->
  loses G (position, a) /\ loses_in G (N.to_nat d) (position, a).
Proof.
  intros position a d accepted. apply accepts_true in accepted. split; [|assumption].
  apply (loses_iff_within G). exists (N.to_nat d). apply accepted.
Qed.

Theorem proves_draw : forall position a, accepts position a D = true ->
  ~ wins G (position, a) /\ ~ loses G (position, a).
Proof. intros position a accepted. apply accepts_true in accepted. exact accepted. Qed.

End Right.
