(** * An executable checker of Grundy values, also on graphs with cycles, proved right

    A certificate "Grundy values of a graph" as Coq data: for each position, 0 first, the positions one can move to;
    and for each its worth with a counter, or that it is infinite. On a graph without cycles any number that falls
    along each move will do as the counter. [check] runs inside the kernel, by [vm_compute].

    What is proved ([value_sound]): if [check] answers [true] and position [v] is said to be worth [m], then the
    player to move at [v] beside a Nim heap of [n] loses if [m = n] and wins otherwise. If [v] is said to be
    infinite, the player to move wins if some option is worth [n], and it is a draw otherwise. [proves_previous],
    [proves_next] and [proves_draw] say who wins from [v] alone, in the form that certificates use, [proves_worth]
    what a position is worth.

    What rests on it: the files that a certificate is written to as a Coq proof; see ExampleGrundyCertificate.v. *)

From Coq Require Import Arith NArith Bool List Lia.
From Zermelo Require Import Labels Grundy Loopy Table.
Import ListNotations.

(** ** The data *)

(** For each position its options, the same for both players. *)
Definition graph : Set := list (list N).

Inductive entry : Set := Worth (value counter : N) | Infinite.

Definition values : Set := list entry.

(** ** The meaning *)

Definition moves_of (g : graph) (v : N) : list N := nth (N.to_nat v) g [].

(** Play from a position of the graph in normal play, alone and beside a Nim heap. *)
Definition alone (g : graph) : game := normal_play N (moves_of g).
Definition beside (g : graph) : game := beside_heap N (moves_of g).

(** A position is worth [n]: who moves there beside a heap of [n] loses. *)
Definition is_worth (g : graph) (v : N) (n : nat) : Prop := loses (beside g) (v, n).

(** ** The checker *)

Definition find_entry (t : table entry) (v : N) : entry :=
  match look _ t v with Some e => e | None => Infinite end.

Definition find_moves (t : table (list N)) (v : N) : list N :=
  match look _ t v with Some l => l | None => [] end.

Definition is_worth_entry (m : N) (e : entry) : bool :=
  match e with Worth j _ => N.eqb j m | Infinite => false end.

(** Some option of [w] is worth [m], with a counter below [c]. *)
Definition reverts (tm : table (list N)) (te : table entry) (m c : N) (w : N) : bool :=
  existsb (fun u => match find_entry te u with Worth j d => N.eqb j m && N.ltb d c | Infinite => false end)
    (find_moves tm w).

(** The numbers that the options are worth. *)
Fixpoint worths (es : list entry) : list nat :=
  match es with
  | [] => []
  | Worth j _ :: es => N.to_nat j :: worths es
  | Infinite :: es => worths es
  end.

Definition check_entry (tm : table (list N)) (te : table entry) (to : list N) (e : entry) : bool :=
  let m := N.of_nat (mex (worths (map (find_entry te) to))) in
  match e with
  | Worth j c =>
      N.eqb j m &&
      forallb (fun w => match find_entry te w with Worth i _ => N.ltb i j | Infinite => false end
        || reverts tm te j c w) to
  | Infinite =>
      existsb (fun w => match find_entry te w with
        | Worth _ _ => false
        | Infinite => negb (existsb (fun u => is_worth_entry m (find_entry te u)) (find_moves tm w))
        end) to
  end.

Fixpoint check_all (tm : table (list N)) (te : table entry) (positions : N) (g : graph) (l : values) : bool :=
  match g, l with
  | [], [] => true
  | to :: g, e :: l =>
      forallb (fun w => N.ltb w positions) to && check_entry tm te to e && check_all tm te positions g l
  | _, _ => false
  end.

Definition check (g : graph) (l : values) : bool :=
  check_all (table_of _ g) (table_of _ l) (N.of_nat (length g)) g l.

(** ** It is right *)

Section Right.

Variable g : graph.
Variable l : values.

Let tm := table_of _ g.
Let te := table_of _ l.

(** Positions outside the graph have no moves and are worth 0. *)
Definition entry_of (v : N) : entry := nth (N.to_nat v) l (Worth 0 0).

Definition value_of (v : N) : option nat :=
  match entry_of v with Worth m _ => Some (N.to_nat m) | Infinite => None end.

Definition counter_of (v : N) : nat :=
  match entry_of v with Worth _ c => N.to_nat c | Infinite => 0 end.

Lemma find_moves_of : forall v, find_moves tm v = moves_of g v.
Proof.
  intros v. unfold find_moves, tm, moves_of. rewrite look_table_of.
  destruct (nth_error g (N.to_nat v)) as [to|] eqn:found.
  - symmetry. apply nth_error_nth. assumption.
  - symmetry. apply nth_overflow. apply nth_error_None. assumption.
Qed.

Lemma find_entry_of : forall v, N.to_nat v < length l -> find_entry te v = entry_of v.
Proof.
  intros v inside. unfold find_entry, te, entry_of. rewrite look_table_of.
  destruct (nth_error l (N.to_nat v)) as [e|] eqn:found.
  - symmetry. apply nth_error_nth. assumption.
  - apply nth_error_None in found. lia.
Qed.

Lemma check_all_entries : forall tm' te' positions g' l', check_all tm' te' positions g' l' = true ->
  length g' = length l' /\ forall n to e, nth_error g' n = Some to -> nth_error l' n = Some e ->
    forallb (fun w => N.ltb w positions) to = true /\ check_entry tm' te' to e = true.
Proof.
  intros tm' te' positions. induction g' as [|to g' IH]; intros [|e l'] accepted; simpl in accepted; try discriminate.
  - split; [reflexivity|]. intros [|n]; discriminate.
  - rewrite !andb_true_iff in accepted. destruct accepted as [[inside here] rest].
    destruct (IH l' rest) as [same_length all]. split; [simpl; congruence|].
    intros [|n] to' e'; simpl; [|apply all]. intros first first'.
    injection first as <-. injection first' as <-. auto.
Qed.

Hypothesis accepted : check g l = true.

Lemma same_length : length g = length l.
Proof. apply (check_all_entries _ _ _ _ _ accepted). Qed.

Lemma check_at : forall v, N.to_nat v < length g ->
  (forall w, In w (moves_of g v) -> N.to_nat w < length g) /\ check_entry tm te (moves_of g v) (entry_of v) = true.
Proof.
  intros v inside. destruct (check_all_entries _ _ _ _ _ accepted) as [lengths all].
  destruct (all (N.to_nat v) (moves_of g v) (entry_of v)) as [options_inside passes_here].
  - apply nth_error_nth'. assumption.
  - apply nth_error_nth'. rewrite <- lengths. assumption.
  - split; [|assumption]. intros w is_move. rewrite forallb_forall in options_inside.
    specialize (options_inside w is_move). apply N.ltb_lt in options_inside. lia.
Qed.

Lemma moves_inside : forall v w, In w (moves_of g v) -> N.to_nat w < length g.
Proof.
  intros v w is_move. destruct (Nat.lt_ge_cases (N.to_nat v) (length g)) as [inside | outside].
  - apply (check_at v inside). assumption.
  - unfold moves_of in is_move. rewrite nth_overflow in is_move by assumption. destruct is_move.
Qed.

Lemma find_option : forall v w, In w (moves_of g v) -> find_entry te w = entry_of w.
Proof. intros v w is_move. apply find_entry_of. rewrite <- same_length. apply (moves_inside v). assumption. Qed.

Lemma worths_of_options : forall v m,
  In m (worths (map (find_entry te) (moves_of g v))) <-> worth_of_option N (moves_of g) value_of v m.
Proof.
  intros v m. unfold worth_of_option, value_of.
  assert (same : forall w, In w (moves_of g v) -> find_entry te w = entry_of w) by (apply find_option).
  induction (moves_of g v) as [|w ws IH]; simpl.
  - split; [intros []|intros [w [[] _]]].
  - rewrite (same w (or_introl eq_refl)).
    assert (rest : In m (worths (map (find_entry te) ws)) <->
      exists u, In u ws /\ match entry_of u with Worth j _ => Some (N.to_nat j) | Infinite => None end = Some m)
      by (apply IH; intros; apply same; right; assumption).
    split.
    + destruct (entry_of w) as [j c|] eqn:here; simpl; [intros [equal | is_in]|intros is_in].
      * exists w. rewrite here. split; [left; reflexivity|congruence].
      * apply rest in is_in as [u [u_in worth]]. exists u. auto.
      * apply rest in is_in as [u [u_in worth]]. exists u. auto.
    + intros [u [[-> | u_in] worth]].
      * destruct (entry_of u) as [j c|]; [|discriminate]. left. congruence.
      * assert (is_in : In m (worths (map (find_entry te) ws))) by (apply rest; exists u; auto).
        destruct (entry_of w); [right|]; assumption.
Qed.

Lemma mex_of_options : forall v,
  is_mex (worth_of_option N (moves_of g) value_of v) (mex (worths (map (find_entry te) (moves_of g v)))).
Proof.
  intros v. destruct (mex_correct (worths (map (find_entry te) (moves_of g v)))) as [missing below].
  split; [rewrite <- worths_of_options; assumption|]. intros k less. apply worths_of_options. auto.
Qed.

Theorem values_obey : forall v, loopy_rule N (moves_of g) value_of counter_of v.
Proof.
  intros v. destruct (Nat.lt_ge_cases (N.to_nat v) (length g)) as [inside | outside].
  - destruct (check_at v inside) as [_ passes_here]. pose proof (mex_of_options v) as is_mex_here.
    unfold check_entry in passes_here. unfold loopy_rule, value_of at 1.
    destruct (entry_of v) as [m c|] eqn:here.
    + apply andb_true_iff in passes_here as [is_m reverted]. apply N.eqb_eq in is_m.
      assert (same_m : N.to_nat m = mex (worths (map (find_entry te) (moves_of g v)))) by lia.
      rewrite same_m. split; [assumption|]. rewrite <- same_m.
      intros w is_move higher. rewrite forallb_forall in reverted. specialize (reverted w is_move).
      rewrite (find_option v w is_move) in reverted. unfold not_below, value_of in higher.
      assert (reply : reverts tm te m c w = true).
      { destruct (entry_of w) as [j d|]; [|assumption]. apply orb_true_iff in reverted as [less | reply]; [|assumption].
        apply N.ltb_lt in less. lia. }
      unfold reverts in reply. rewrite find_moves_of in reply. apply existsb_exists in reply as [u [is_reply worth_u]].
      rewrite (find_option w u is_reply) in worth_u.
      exists u. unfold value_of, counter_of. rewrite here. destruct (entry_of u) as [j d|]; [|discriminate].
      apply andb_true_iff in worth_u as [is_m' lower]. apply N.eqb_eq in is_m'. apply N.ltb_lt in lower.
      repeat split; [assumption|congruence|lia].
    + apply existsb_exists in passes_here as [w [is_move infinite_w]].
      rewrite (find_option v w is_move) in infinite_w.
      destruct (entry_of w) as [|] eqn:here_w; [discriminate|].
      exists (mex (worths (map (find_entry te) (moves_of g v)))), w.
      split; [assumption|]. split; [assumption|]. split; [unfold value_of; rewrite here_w; reflexivity|].
      intros [u [is_move_u worth_u]]. apply negb_true_iff in infinite_w. rewrite find_moves_of in infinite_w.
      assert (found : existsb (fun u => is_worth_entry (N.of_nat (mex (worths (map (find_entry te) (moves_of g v)))))
        (find_entry te u)) (moves_of g w) = true).
      { apply existsb_exists. exists u. split; [assumption|]. rewrite (find_option w u is_move_u).
        unfold value_of in worth_u. destruct (entry_of u) as [j d|]; [|discriminate]. simpl. apply N.eqb_eq.
        injection worth_u as worth_u. lia. }
      congruence.
  - assert (no_moves : moves_of g v = []) by (apply nth_overflow; assumption).
    assert (zero : entry_of v = Worth 0 0) by (apply nth_overflow; rewrite <- same_length; assumption).
    unfold loopy_rule, value_of at 1. rewrite zero, no_moves. split; [|intros w []].
    split; [|intros k less; simpl in less; lia]. unfold worth_of_option. rewrite no_moves. intros [w [[] _]].
Qed.

Theorem value_sound : forall v n,
  match value_of v with
  | Some m => (m = n -> loses (beside g) (v, n)) /\ (m <> n -> wins (beside g) (v, n))
  | None => (worth_of_option N (moves_of g) value_of v n -> wins (beside g) (v, n)) /\
            (~ worth_of_option N (moves_of g) value_of v n -> true_label (beside g) (v, n) Draw)
  end.
Proof. exact (loopy_outcome N (moves_of g) value_of counter_of values_obey). Qed.

End Right.

(** ** One position, in the form of certificates *)

Definition accepts_worth (g : graph) (l : values) (v m : N) : bool :=
  is_worth_entry m (entry_of l v) && check g l.

Definition accepts_next (g : graph) (l : values) (v : N) : bool :=
  match entry_of l v with
  | Worth m _ => negb (N.eqb m 0)
  | Infinite => existsb (fun w => is_worth_entry 0 (entry_of l w)) (moves_of g v)
  end && check g l.

Definition accepts_draw (g : graph) (l : values) (v : N) : bool :=
  match entry_of l v with
  | Worth _ _ => false
  | Infinite => negb (existsb (fun w => is_worth_entry 0 (entry_of l w)) (moves_of g v))
  end && check g l.

Lemma worth_entry_iff : forall l v m, is_worth_entry m (entry_of l v) = true <-> value_of l v = Some (N.to_nat m).
Proof.
  intros l v m. unfold is_worth_entry, value_of. destruct (entry_of l v) as [j c|].
  - rewrite N.eqb_eq. split; [congruence|]. intros same. injection same. lia.
  - split; discriminate.
Qed.

Lemma worth_of_option_zero : forall g l v,
  existsb (fun w => is_worth_entry 0 (entry_of l w)) (moves_of g v) = true <->
  worth_of_option N (moves_of g) (value_of l) v 0.
Proof.
  intros g l v. rewrite existsb_exists. unfold worth_of_option.
  split; intros [w [is_move worth]]; exists w; (split; [assumption|]); apply (worth_entry_iff l w 0); assumption.
Qed.

Theorem proves_worth : forall g l v m, accepts_worth g l v m = true -> is_worth g v (N.to_nat m).
Proof.
  intros g l v m accepted. apply andb_true_iff in accepted as [here accepted]. apply worth_entry_iff in here.
  pose proof (value_sound g l accepted v (N.to_nat m)) as outcome. rewrite here in outcome. apply outcome. reflexivity.
Qed.

Theorem proves_previous : forall g l v, accepts_worth g l v 0 = true -> loses (alone g) v.
Proof.
  intros g l v accepted. apply andb_true_iff in accepted as [here accepted]. apply worth_entry_iff in here.
  pose proof (loopy_outcome_alone _ _ _ _ (values_obey g l accepted) v) as outcome. rewrite here in outcome.
  apply outcome. reflexivity.
Qed.

Theorem proves_next : forall g l v, accepts_next g l v = true -> wins (alone g) v.
Proof.
  intros g l v accepted. apply andb_true_iff in accepted as [here accepted].
  pose proof (loopy_outcome_alone _ _ _ _ (values_obey g l accepted) v) as outcome.
  unfold value_of in outcome. destruct (entry_of l v) as [m c|].
  - apply outcome. apply negb_true_iff in here. apply N.eqb_neq in here. lia.
  - apply outcome. apply worth_of_option_zero. assumption.
Qed.

Theorem proves_draw : forall g l v, accepts_draw g l v = true -> ~ wins (alone g) v /\ ~ loses (alone g) v.
Proof.
  intros g l v accepted. apply andb_true_iff in accepted as [here accepted].
  pose proof (loopy_outcome_alone _ _ _ _ (values_obey g l accepted) v) as outcome.
  unfold value_of in outcome. destruct (entry_of l v) as [m c|]; [discriminate|].
  apply outcome. apply negb_true_iff in here. intros worth. apply worth_of_option_zero in worth. congruence.
Qed.
