(** * A window of Grundy values proves a period for ever

    Take-and-break games: digit [d_i] of a code says what may be left of a heap when [i] tokens are taken from it.
    Bit [h] of the digit allows to leave the rest as exactly [h] heaps, none of them empty. So bit 0 allows to take
    the whole heap of [i], bit 1 to leave one heap, bit 2 to leave two. Digit [d_0] allows to split without taking:
    of it only the bits from 2 on count. Octal codes have digits below 8 and leave at most two heaps. Codes whose
    heaps must differ, such as Grundy's game, are not covered: there a heap cannot be changed by [p] without care.

    What is proved:
    - [window_proves_period]: let [k] be the last digit's place and [r >= 1] the greatest number of heaps a move
      leaves, let [p >= 1] and [e = max n0 1]. If [g (n + p) = g n] for all [n] with
      [n0 <= n < e + k + (r - 1) * (e + p - 1)], then for all [n >= n0];
    - [octal_window], for [r = 2] (Guy and Smith 1956): the window is [n0 <= n < 2 * e + p + k - 1]. If [n0 >= 1],
      the usual window [n0 <= n < 2 * n0 + p + k] has one value more than needed;
    - [usual_window_fails_from_zero]: if [n0 = 0], the usual window [0 <= n < p + k] is one value too short: code
      0.4 passes it with period 1, and [g 3 <> g 2]. The checker must use [e], not [n0];
    - [heaps_value], [heaps_previous_wins_iff_zero]: with values that obey the mex rule for single heaps, a row of
      heaps is a P-position iff the exclusive or of its values is 0;
    - [period_check_sound]: an executable test of a table of values, for certificates written as Coq files.

    What rests on it: the claim "the sequence of this code has period p from n0 on". *)

From Coq Require Import Arith Bool List Lia Wf_nat.
From Zermelo Require Import Labels Grundy.
Import ListNotations.

(** ** Codes and their moves *)

(** The digits [d_0, d_1, ..., d_k], and the greatest number of heaps that a move leaves. *)
Record code : Type := { digits : list nat; most_heaps : nat }.

Definition digit (c : code) (taken : nat) : nat := nth taken (digits c) 0.

(** The place [k] of the last digit. *)
Definition last_place (c : code) : nat := length (digits c) - 1.

(** One heap of [n] becomes the heaps [rest] by taking [taken] tokens. *)
Record leaves (c : code) (n taken : nat) (rest : list nat) : Prop := {
  in_code : taken <= last_place c;
  allowed : Nat.testbit (digit c taken) (length rest) = true;
  few_heaps : length rest <= most_heaps c;
  none_empty : Forall (fun heap => 1 <= heap) rest;
  total : taken + list_sum rest = n;
  real_move : taken = 0 -> 2 <= length rest
}.

Definition heap_move (c : code) (n : nat) (rest : list nat) : Prop := exists taken, leaves c n taken rest.

(** The mex rule for a single heap. *)
Definition option_value (c : code) (g : nat -> nat) (n v : nat) : Prop :=
  exists rest, heap_move c n rest /\ nim_sum nat g rest = v.

Definition heap_rule (c : code) (g : nat -> nat) (n : nat) : Prop := is_mex (option_value c g n) (g n).

Definition heap_values (c : code) (g : nat -> nat) : Prop := forall n, heap_rule c g n.

(** ** Lists of heaps *)

Lemma list_sum_split : forall l b l', list_sum (l ++ b :: l') = list_sum l + b + list_sum l'.
Proof. intros. rewrite list_sum_app. simpl. lia. Qed.

Lemma sum_at_least_length : forall l, Forall (fun heap => 1 <= heap) l -> length l <= list_sum l.
Proof. intros l each. induction each; simpl; lia. Qed.

Lemma nim_sum_app : forall (A : Type) (g : A -> nat) l l',
  nim_sum A g (l ++ l') = Nat.lxor (nim_sum A g l) (nim_sum A g l').
Proof.
  intros A g l l'. induction l as [|a l IH]; simpl.
  - symmetry. apply Nat.lxor_0_l.
  - rewrite IH. symmetry. apply Nat.lxor_assoc.
Qed.

Lemma nim_sum_equal : forall (A : Type) (g h : A -> nat) l,
  (forall a, In a l -> g a = h a) -> nim_sum A g l = nim_sum A h l.
Proof.
  intros A g h l same. induction l as [|a l IH]; simpl; [reflexivity|].
  rewrite (same a (or_introl eq_refl)), IH; [reflexivity|]. intros b is_in. apply same. right. assumption.
Qed.

(** Few heaps with a great total include a great heap. *)
Lemma great_heap : forall bound most rest, length rest <= most -> most * bound < list_sum rest ->
  exists l b l', rest = l ++ b :: l' /\ bound < b.
Proof.
  intros bound most rest. revert most. induction rest as [|a rest IH]; intros most few much; simpl in few, much.
  - lia.
  - destruct (Nat.lt_ge_cases bound a) as [great | small].
    + exists [], a, rest. split; [reflexivity|assumption].
    + destruct most as [|most]; [lia|]. simpl in much.
      destruct (IH most) as [l [b [l' [-> great]]]]; [lia|lia|].
      exists (a :: l), b, l'. split; [reflexivity|assumption].
Qed.

(** ** Moves from [n] and from [n + p] correspond: one great heap changes by [p] *)

Lemma left_heap_smaller : forall c n taken l b l', leaves c n taken (l ++ b :: l') -> b < n.
Proof.
  intros c n taken l b l' [_ _ _ full sums real]. rewrite list_sum_split in sums.
  destruct (Nat.eq_dec taken 0) as [zero | some]; [|lia]. specialize (real zero).
  pose proof (sum_at_least_length _ full) as enough_tokens.
  apply Forall_app in full as [full_l full_l']. inversion full_l'. subst.
  pose proof (sum_at_least_length _ full_l). pose proof (sum_at_least_length l').
  rewrite app_length in real. simpl in real.
  assert (length l' <= list_sum l') by auto. lia.
Qed.

Lemma change_one_heap : forall c n m taken l b b' l',
  leaves c n taken (l ++ b :: l') -> 1 <= b' -> m + b = n + b' -> leaves c m taken (l ++ b' :: l').
Proof.
  intros c n m taken l b b' l' [place bit few full sums real] nonempty shift.
  assert (same_length : length (l ++ b' :: l') = length (l ++ b :: l')) by (rewrite !app_length; reflexivity).
  rewrite list_sum_split in sums.
  split; try rewrite same_length; try assumption.
  - apply Forall_app in full as [full_l full_l']. inversion full_l'. subst.
    apply Forall_app. split; [assumption|]. constructor; assumption.
  - rewrite list_sum_split. lia.
Qed.

Lemma nim_sum_change : forall (g : nat -> nat) l b b' l',
  g b = g b' -> nim_sum nat g (l ++ b :: l') = nim_sum nat g (l ++ b' :: l').
Proof. intros g l b b' l' same. rewrite !nim_sum_app. simpl. rewrite same. reflexivity. Qed.

(** ** The window test *)

Section Window.

Variable c : code.
Variable g : nat -> nat.
Hypothesis obeys : heap_values c g.

Variables n0 p : nat.
Hypothesis period_positive : 1 <= p.
Hypothesis heaps_positive : 1 <= most_heaps c.

(** Where the window starts, not counting the empty heap. *)
Definition start : nat := Nat.max n0 1.

Definition window_end : nat := start + last_place c + (most_heaps c - 1) * (start + p - 1).

Theorem window_proves_period :
  (forall n, n0 <= n < window_end -> g (n + p) = g n) -> forall n, n0 <= n -> g (n + p) = g n.
Proof.
  intros window n. induction n as [n IH] using lt_wf_ind. intros from_start.
  destruct (Nat.lt_ge_cases n window_end) as [inside | beyond]; [apply window; lia|].
  assert (later : 1 <= start /\ n0 <= start) by (unfold start; lia).
  assert (product : most_heaps c * (start + p - 1) = (most_heaps c - 1) * (start + p - 1) + (start + p - 1)).
  { destruct (most_heaps c); [lia|]. simpl. rewrite Nat.sub_0_r. lia. }
  assert (smaller_product : most_heaps c * (start - 1) <= most_heaps c * (start + p - 1))
    by (apply Nat.mul_le_mono_l; lia).
  assert (smaller_product' : (most_heaps c - 1) * (start - 1) <= (most_heaps c - 1) * (start + p - 1))
    by (apply Nat.mul_le_mono_l; lia).
  assert (product' : most_heaps c * (start - 1) = (most_heaps c - 1) * (start - 1) + (start - 1)).
  { destruct (most_heaps c); [lia|]. simpl. rewrite Nat.sub_0_r. lia. }
  unfold window_end in beyond.
  apply is_mex_unique with (option_value c g (n + p)) (option_value c g n); [|apply obeys|apply obeys].
  intros v. split; intros [rest [[taken move] value]].
  - (* The greatest heap left of [n + p] is shortened. *)
    destruct (great_heap (start + p - 1) (most_heaps c) rest) as [l [b [l' [-> great]]]].
    { apply move. }
    { pose proof (total _ _ _ _ move). pose proof (in_code _ _ _ _ move). lia. }
    pose proof (left_heap_smaller _ _ _ _ _ _ move) as smaller.
    exists (l ++ (b - p) :: l'). split.
    + exists taken. apply change_one_heap with (n + p) b; [assumption|lia|lia].
    + rewrite <- value. apply nim_sum_change. rewrite <- (IH (b - p)); [|lia|lia]. f_equal. lia.
  - (* A heap left of [n] that is not before the start is lengthened. *)
    destruct (great_heap (start - 1) (most_heaps c) rest) as [l [b [l' [-> great]]]].
    { apply move. }
    { pose proof (total _ _ _ _ move). pose proof (in_code _ _ _ _ move). lia. }
    pose proof (left_heap_smaller _ _ _ _ _ _ move) as smaller.
    exists (l ++ (b + p) :: l'). split.
    + exists taken. apply change_one_heap with n b; [assumption|lia|lia].
    + rewrite <- value. apply nim_sum_change. apply IH; lia.
Qed.

(** At most two heaps: octal codes. *)
Corollary octal_window : most_heaps c = 2 ->
  (forall n, n0 <= n < 2 * start + p + last_place c - 1 -> g (n + p) = g n) ->
  forall n, n0 <= n -> g (n + p) = g n.
Proof.
  intros two window. apply window_proves_period. intros n inside. apply window.
  unfold window_end in inside. rewrite two in inside. lia.
Qed.

(** The window in its usual form, which needs [n0 >= 1]. *)
Corollary usual_octal_window : most_heaps c = 2 -> 1 <= n0 ->
  (forall n, n0 <= n < 2 * n0 + p + last_place c -> g (n + p) = g n) ->
  forall n, n0 <= n -> g (n + p) = g n.
Proof.
  intros two later window. apply octal_window; [assumption|]. intros n inside. apply window.
  unfold start in inside. lia.
Qed.

(** One heap at most: subtraction games. *)
Corollary subtraction_window : most_heaps c = 1 ->
  (forall n, n0 <= n < start + last_place c -> g (n + p) = g n) ->
  forall n, n0 <= n -> g (n + p) = g n.
Proof.
  intros one window. apply window_proves_period. intros n inside. apply window.
  unfold window_end in inside. rewrite one in inside. lia.
Qed.

End Window.

(** Values of heaps depend on smaller heaps only, so the rule has one solution up to any bound. *)
Theorem heap_values_unique : forall c bound g h,
  (forall n, n < bound -> heap_rule c g n) -> (forall n, n < bound -> heap_rule c h n) ->
  forall n, n < bound -> g n = h n.
Proof.
  intros c bound g h g_obeys h_obeys n. induction n as [n IH] using lt_wf_ind. intros below.
  apply is_mex_unique with (option_value c g n) (option_value c h n);
    [|apply g_obeys; assumption|apply h_obeys; assumption].
  assert (same : forall rest, heap_move c n rest -> nim_sum nat g rest = nim_sum nat h rest).
  { intros rest [taken move]. apply nim_sum_equal. intros b is_in.
    apply in_split in is_in as [l [l' ->]]. pose proof (left_heap_smaller _ _ _ _ _ _ move). apply IH; lia. }
  intros v. split; intros [rest [move value]]; exists rest; (split; [assumption|]);
    specialize (same rest move); congruence.
Qed.

(** ** The moves as lists, and rows of heaps as a game *)

(** All ways to write [n] as a sum of [h] positive numbers, in order. *)
Fixpoint compositions (h n : nat) : list (list nat) :=
  match h with
  | 0 => match n with 0 => [[]] | S _ => [] end
  | 1 => match n with 0 => [] | S _ => [[n]] end
  | S h => flat_map (fun a => map (cons a) (compositions h (n - a))) (seq 1 n)
  end.

Lemma in_compositions : forall h n l, In l (compositions h n) <->
  length l = h /\ Forall (fun heap => 1 <= heap) l /\ list_sum l = n.
Proof.
  induction h as [|h IH]; intros n l.
  - destruct l as [|a l]; destruct n as [|n]; simpl; split; intros holds.
    all: try (destruct holds as [? [? ?]]); try (destruct holds); try discriminate; try contradiction; auto.
  - destruct h as [|h].
    + split.
      * destruct n as [|n]; simpl; [intros []|]. intros [<- | []]. repeat split; [|simpl; lia].
        constructor; [lia|constructor].
      * intros [long [full sums]]. destruct l as [|a [|b l]]; try discriminate. inversion full. simpl in sums.
        destruct n as [|n]; [lia|]. left. f_equal. lia.
    + change (In l (flat_map (fun a => map (cons a) (compositions (S h) (n - a))) (seq 1 n)) <->
        length l = S (S h) /\ Forall (fun heap => 1 <= heap) l /\ list_sum l = n).
      rewrite in_flat_map. split.
      * intros [a [a_in l_in]]. apply in_seq in a_in. apply in_map_iff in l_in as [l' [<- l_in]].
        apply IH in l_in as [? [? ?]]. simpl. repeat split; [congruence| |lia]. constructor; [lia|assumption].
      * intros [long [full sums]]. destruct l as [|a l]; [discriminate|]. inversion full. subst. simpl in *.
        exists a. split; [apply in_seq; lia|]. apply in_map. apply IH. repeat split; [lia|assumption|lia].
Qed.

(** What may be left of a heap of [n] when [taken] are taken, as so many heaps. *)
Definition rests_by (c : code) (n taken heaps : nat) : list (list nat) :=
  if Nat.testbit (digit c taken) heaps && (Nat.leb 1 taken || Nat.leb 2 heaps) && Nat.leb taken n
  then compositions heaps (n - taken) else [].

Definition heap_options (c : code) (n : nat) : list (list nat) :=
  flat_map (fun taken => flat_map (rests_by c n taken) (seq 0 (S (most_heaps c)))) (seq 0 (S (last_place c))).

Lemma in_heap_options : forall c n rest, In rest (heap_options c n) <-> heap_move c n rest.
Proof.
  intros c n rest. unfold heap_options, heap_move. rewrite in_flat_map. split.
  - intros [taken [place is_in]]. apply in_flat_map in is_in as [heaps [few is_in]].
    apply in_seq in place. apply in_seq in few. unfold rests_by in is_in.
    destruct (Nat.testbit (digit c taken) heaps) eqn:bit; [|contradiction].
    destruct (Nat.leb 1 taken || Nat.leb 2 heaps) eqn:real; [|contradiction].
    destruct (Nat.leb taken n) eqn:enough_tokens; [|contradiction].
    apply in_compositions in is_in as [<- [full sums]].
    apply Nat.leb_le in enough_tokens. apply orb_true_iff in real. rewrite !Nat.leb_le in real.
    exists taken. split; try assumption; lia.
  - intros [taken [place bit few full sums real]].
    exists taken. split; [apply in_seq; lia|]. apply in_flat_map.
    exists (length rest). split; [apply in_seq; lia|]. unfold rests_by. rewrite bit.
    assert (Nat.leb 1 taken || Nat.leb 2 (length rest) = true) as ->.
    { apply orb_true_iff. rewrite !Nat.leb_le. lia. }
    assert (Nat.leb taken n = true) as -> by (apply Nat.leb_le; lia).
    simpl. apply in_compositions. repeat split; [assumption|lia].
Qed.

(** Positions are rows of heaps; a move replaces one heap. *)
Definition heaps_moves (c : code) : list nat -> list (list nat) := row_moves nat (heap_options c).

Lemma in_heaps_moves : forall c n others row, In row (heaps_moves c (n :: others)) <->
  (exists rest, heap_move c n rest /\ row = rest ++ others) \/
  (exists others', In others' (heaps_moves c others) /\ row = n :: others').
Proof.
  intros c n others row. unfold heaps_moves. rewrite in_row_moves.
  split; (intros [[rest [is_move equal]] | moved]; [left; exists rest|right; assumption]);
    (split; [apply in_heap_options|]; assumption).
Qed.

(** A number that falls along every move, also when a heap is split without taking. *)
Definition weight (row : list nat) : nat := list_sum (map (fun n => 2 * n - 1) row).

Lemma weight_cons : forall n row, weight (n :: row) = (2 * n - 1) + weight row.
Proof. reflexivity. Qed.

Lemma weight_app : forall l l', weight (l ++ l') = weight l + weight l'.
Proof. intros. unfold weight. rewrite map_app. apply list_sum_app. Qed.

Lemma weight_full : forall l, Forall (fun heap => 1 <= heap) l -> weight l + length l = 2 * list_sum l.
Proof. intros l full. unfold weight. induction full; simpl in *; lia. Qed.

Lemma weight_falls : forall c n rest, heap_move c n rest -> weight rest < 2 * n - 1.
Proof.
  intros c n rest [taken [_ _ _ full sums real]]. pose proof (weight_full rest full).
  pose proof (sum_at_least_length rest full). destruct taken; [specialize (real eq_refl)|]; lia.
Qed.

Theorem heaps_end : forall c, well_founded (move_of _ (heaps_moves c)).
Proof.
  intros c row. apply (rank_ends _ (heaps_moves c) (fun _ => True) weight); [intros ? ? ? ?; exact I| |exact I].
  clear row. intros row. induction row as [|n others IH]; intros row' _ is_move; [destruct is_move|].
  apply in_heaps_moves in is_move as [[rest [is_move ->]] | [others' [is_move ->]]].
  - rewrite weight_app, weight_cons. pose proof (weight_falls c n rest is_move). lia.
  - specialize (IH others' I is_move). rewrite !weight_cons. lia.
Qed.

Theorem heaps_value : forall c g, heap_values c g -> grundy_passes _ (heaps_moves c) (nim_sum nat g).
Proof.
  intros c g obeys row. induction row as [|n others [missing_rest below_rest]].
  - split; [intros [t [[] _]] | simpl; lia].
  - destruct (obeys n) as [missing below]. split.
    + intros [row' [is_move value]].
      apply in_heaps_moves in is_move as [[rest [is_move ->]] | [others' [is_move ->]]]; simpl in value.
      * rewrite nim_sum_app in value. apply lxor_injective_left in value. apply missing. exists rest. auto.
      * apply lxor_injective_right in value. apply missing_rest. exists others'. auto.
    + simpl. intros x less. destruct (below_lxor _ _ _ less) as [[v [lower reached]] | [v [lower reached]]].
      * destruct (below v lower) as [rest [is_move value]]. exists (rest ++ others). split.
        -- apply in_heaps_moves. left. exists rest. auto.
        -- rewrite nim_sum_app. congruence.
      * destruct (below_rest v lower) as [others' [is_move value]]. exists (n :: others'). split.
        -- apply in_heaps_moves. right. exists others'. auto.
        -- simpl. congruence.
Qed.

Theorem heaps_previous_wins_iff_zero : forall c g, heap_values c g ->
  forall row, loses (normal_play _ (heaps_moves c)) row <-> nim_sum nat g row = 0.
Proof. intros c g obeys row. apply previous_wins_iff_zero; [apply heaps_end | apply heaps_value; assumption]. Qed.

(** ** An executable test *)

Section Table.

Variable c : code.
Variable table : list nat.

Definition table_value (n : nat) : nat := nth n table 0.

Definition mex_of_options (n : nat) : nat := mex (map (nim_sum nat table_value) (heap_options c n)).

Definition table_check : bool :=
  forallb (fun n => Nat.eqb (mex_of_options n) (table_value n)) (seq 0 (length table)).

Definition window_check (n0 p : nat) : bool :=
  Nat.leb (window_end c n0 p + p) (length table) && Nat.leb 1 p && Nat.leb 1 (most_heaps c) &&
  forallb (fun n => Nat.eqb (table_value (n + p)) (table_value n)) (seq n0 (window_end c n0 p - n0)).

Lemma table_obeys : table_check = true -> forall n, n < length table -> heap_rule c table_value n.
Proof.
  unfold table_check. rewrite forallb_forall. intros holds n inside.
  specialize (holds n). rewrite in_seq, Nat.eqb_eq in holds. unfold heap_rule.
  rewrite <- holds by lia. destruct (mex_correct (map (nim_sum nat table_value) (heap_options c n))) as [missing below].
  assert (same : forall v, option_value c table_value n v <-> In v (map (nim_sum nat table_value) (heap_options c n))).
  { intros v. rewrite in_map_iff. unfold option_value. split; intros [rest [? ?]]; exists rest; split; try assumption;
      apply in_heap_options; assumption. }
  split; [rewrite same; assumption|]. intros k less. apply same. apply below. assumption.
Qed.

Theorem table_check_sound : table_check = true ->
  forall g, heap_values c g -> forall n, n < length table -> g n = table_value n.
Proof.
  intros holds g obeys. apply (heap_values_unique c (length table)); [intros; apply obeys|].
  apply table_obeys. assumption.
Qed.

Theorem period_check_sound : forall n0 p, table_check && window_check n0 p = true ->
  forall g, heap_values c g -> forall n, n0 <= n -> g (n + p) = g n.
Proof.
  intros n0 p holds g obeys. apply andb_true_iff in holds as [values window].
  unfold window_check in window. rewrite !andb_true_iff in window. destruct window as [[[long positive] heaps] equal].
  apply Nat.leb_le in long. apply Nat.leb_le in positive. apply Nat.leb_le in heaps.
  rewrite forallb_forall in equal.
  apply (window_proves_period c); try assumption. intros n inside.
  rewrite !(table_check_sound values g obeys) by lia. apply Nat.eqb_eq. apply equal. apply in_seq. lia.
Qed.

End Table.

(** ** Each code has a sequence of values *)

(** The values of the heaps below [n], each by the recursion. *)
Fixpoint values_below (c : code) (n : nat) : list nat :=
  match n with
  | 0 => []
  | S n => let table := values_below c n in table ++ [mex_of_options c table n]
  end.

Lemma values_below_length : forall c n, length (values_below c n) = n.
Proof. intros c. induction n as [|n IH]; simpl; [reflexivity|]. rewrite app_length, IH. simpl. lia. Qed.

Definition heap_value (c : code) (n : nat) : nat := table_value (values_below c (S n)) n.

Lemma table_value_below : forall c n m, n < m -> table_value (values_below c m) n = heap_value c n.
Proof.
  intros c n m less. induction m as [|m IH]; [lia|].
  destruct (Nat.eq_dec n m) as [-> | other]; [reflexivity|]. rewrite <- IH by lia.
  unfold table_value. simpl. apply app_nth1. rewrite values_below_length. lia.
Qed.

Theorem heap_values_exist : forall c, heap_values c (heap_value c).
Proof.
  intros c n.
  assert (recursion : heap_value c n = mex_of_options c (values_below c n) n).
  { unfold heap_value, table_value. simpl. rewrite app_nth2; rewrite values_below_length; [|lia].
    rewrite Nat.sub_diag. reflexivity. }
  assert (agree : forall rest, heap_move c n rest ->
    nim_sum nat (table_value (values_below c n)) rest = nim_sum nat (heap_value c) rest).
  { intros rest [taken move]. apply nim_sum_equal. intros b is_in. apply table_value_below.
    apply in_split in is_in as [l [l' ->]]. exact (left_heap_smaller _ _ _ _ _ _ move). }
  assert (same : forall v, option_value c (heap_value c) n v <->
    In v (map (nim_sum nat (table_value (values_below c n))) (heap_options c n))).
  { intros v. rewrite in_map_iff. split.
    - intros [rest [move value]]. exists rest. rewrite agree by assumption.
      split; [assumption|apply in_heap_options; assumption].
    - intros [rest [value is_in]]. apply in_heap_options in is_in. rewrite agree in value by assumption.
      exists rest. auto. }
  unfold heap_rule. rewrite recursion. unfold mex_of_options.
  destruct (mex_correct (map (nim_sum nat (table_value (values_below c n))) (heap_options c n))) as [missing below].
  split; [rewrite same; assumption|]. intros k less. apply same. apply below. assumption.
Qed.

(** ** Two sequences *)

(** Code 0.4: take one token and leave two heaps. Its values begin 0, 0, 0, 1. *)
Definition code_0_4 : code := {| digits := [0; 4]; most_heaps := 2 |}.

Theorem usual_window_fails_from_zero : exists c p, most_heaps c = 2 /\ 1 <= p /\ forall g, heap_values c g ->
  (forall n, 0 <= n < 2 * 0 + p + last_place c -> g (n + p) = g n) /\ g (2 + p) <> g 2.
Proof.
  exists code_0_4, 1. split; [reflexivity|]. split; [lia|]. intros g obeys.
  assert (values : forall n, n < 4 -> g n = table_value [0; 0; 0; 1] n).
  { apply (table_check_sound code_0_4 [0; 0; 0; 1]); [reflexivity|assumption]. }
  split.
  - intros n inside. change (last_place code_0_4) with 1 in inside. rewrite !values by lia.
    destruct n as [|[|n]]; [reflexivity|reflexivity|lia].
  - rewrite !values by lia. discriminate.
Qed.

(** Kayles, code 0.77: period 12 from 71 on, checked by computing the values up to the end of the window. *)
Definition kayles : code := {| digits := [0; 7; 7]; most_heaps := 2 |}.

Theorem kayles_period : forall g, heap_values kayles g -> forall n, 71 <= n -> g (n + 12) = g n.
Proof. apply (period_check_sound kayles (values_below kayles 167)). vm_compute. reflexivity. Qed.
