(** * Nim, and heap games with a period: who wins a row of heaps of any size (Bouton 1901)

    What is proved:
    - [bouton]: in normal play a row of Nim heaps is lost for the player to move iff the exclusive or of their sizes
      is 0;
    - [bouton_misere]: in misère play, where who cannot move has won, it is lost iff either all heaps are at most 1
      and the number of heaps of 1 is odd, or some heap is at least 2 and the exclusive or is 0;
    - [reduced_value]: if the values of single heaps have period [p] from [n0] on, that of [n] is the one of
      [reduce n0 p n], which is below [n0 + p];
    - [periodic_sum_value], [periodic_row_value]: so the value of a sum of positions 0, 1, 2, ... of any game whose plays
      end, or of a row of heaps of a code, is the exclusive or of the values of the reduced numbers, and the sum is lost
      iff that is 0 ([periodic_sum_lost], [periodic_row_lost]);
    - [tabled_row_value], [tabled_row_lost]: the same with a table of values that the tests of [Period] accept;
    - [subtraction_period], [subtraction_row_lost]: the same for subtraction games, where as many values as the greatest
      take prove the period.

    Rows may have empty heaps: they change nothing.

    What rests on it: winners of rows of heaps that are too large for a strategy to be written out. *)

From Coq Require Import Arith Bool List Lia.
From Zermelo Require Import Labels Grundy Misere Period Kernel.
Import ListNotations.

(** ** Nim *)

(** A move makes one heap smaller. *)
Definition nim_moves : list nat -> list (list nat) := sum_moves nat (seq 0).

Definition exclusive_or (row : list nat) : nat := fold_right Nat.lxor 0 row.

Lemma exclusive_or_is_nim_sum : forall row, exclusive_or row = nim_sum nat (fun n => n) row.
Proof. induction row as [|n row IH]; [reflexivity|]. simpl. rewrite <- IH. reflexivity. Qed.

Lemma in_nim_moves : forall row t, In t (nim_moves row) <->
  exists before n rest after, row = before ++ n :: after /\ t = before ++ rest :: after /\ rest < n.
Proof.
  unfold nim_moves. induction row as [|n row IH]; intros t.
  - split; [intros []|]. intros [[|? ?] [? [? [? [equal _]]]]]; discriminate equal.
  - rewrite in_sum_moves. split.
    + intros [[rest [less ->]] | [row' [is_move ->]]].
      * apply in_seq in less. exists [], n, rest, row. repeat split. lia.
      * apply IH in is_move as [before [m [rest [after [-> [-> less]]]]]].
        exists (n :: before), m, rest, after. repeat split. assumption.
    + intros [[|first before] [m [rest [after [equal [-> less]]]]]]; injection equal as -> ->.
      * left. exists rest. split; [apply in_seq; lia|reflexivity].
      * right. exists (before ++ rest :: after). split; [|reflexivity]. apply IH.
        exists before, m, rest, after. repeat split. assumption.
Qed.

Lemma seq_ends : well_founded (move_of nat (seq 0)).
Proof.
  intros n. induction n as [n IH] using lt_wf_ind. constructor. intros m is_move.
  apply IH. apply in_seq in is_move. lia.
Qed.

Lemma nim_ends : well_founded (move_of _ nim_moves).
Proof. apply sum_ends. exact seq_ends. Qed.

(** A heap is worth its size. *)
Lemma heap_worth : grundy_passes nat (seq 0) (fun n => n).
Proof.
  intros n. split.
  - intros [m [is_move equal]]. apply in_seq in is_move. lia.
  - intros k less. exists k. split; [apply in_seq; lia|reflexivity].
Qed.

Theorem bouton : forall row, loses (normal_play _ nim_moves) row <-> exclusive_or row = 0.
Proof.
  intros row. rewrite exclusive_or_is_nim_sum. apply sum_previous_wins_iff_zero; [exact seq_ends|exact heap_worth].
Qed.

(** The value of a row. *)
Theorem nim_value : forall h, grundy_passes _ nim_moves h -> forall row, h row = exclusive_or row.
Proof.
  intros h h_passes row. rewrite exclusive_or_is_nim_sum. revert row. apply (grundy_unique _ nim_moves nim_ends h); [assumption|].
  apply sum_value. exact heap_worth.
Qed.

Corollary bouton_wins : forall row, wins (normal_play _ nim_moves) row <-> exclusive_or row <> 0.
Proof.
  intros row. rewrite <- bouton. pose proof (not_both (normal_play _ nim_moves) row).
  destruct (decided _ _ nim_ends row); tauto.
Qed.

(** ** Nim in misère play *)

Definition all_small (row : list nat) : Prop := Forall (fun n => n <= 1) row.

Definition ones (row : list nat) : nat := count_occ Nat.eq_dec row 1.

Definition misere_nim_lost (row : list nat) : Prop :=
  (all_small row /\ Nat.odd (ones row) = true) \/ (Exists (fun n => 2 <= n) row /\ exclusive_or row = 0).

Lemma small_or_great : forall row, all_small row \/ Exists (fun n => 2 <= n) row.
Proof.
  induction row as [|n row IH]; [left; constructor|].
  destruct (le_lt_dec n 1); [|right; constructor; assumption].
  destruct IH; [left; constructor|right; apply Exists_cons_tl]; assumption.
Qed.

Lemma small_not_great : forall row, all_small row -> ~ Exists (fun n => 2 <= n) row.
Proof.
  intros row small great. apply Exists_exists in great as [n [is_in great]].
  unfold all_small in small. rewrite Forall_forall in small. specialize (small n is_in). lia.
Qed.

(** Of small heaps the exclusive or is the parity of their number. *)
Lemma small_exclusive_or : forall row, all_small row -> exclusive_or row = Nat.b2n (Nat.odd (ones row)).
Proof.
  unfold ones. induction row as [|n row IH]; intros small; [reflexivity|].
  inversion small as [|? ? at_most small_row]; subst. simpl exclusive_or. rewrite IH by assumption.
  destruct n as [|[|n]]; [| |lia].
  - rewrite count_occ_cons_neq by discriminate. apply Nat.lxor_0_l.
  - rewrite count_occ_cons_eq by reflexivity. rewrite Nat.odd_succ, <- Nat.negb_odd.
    destruct (Nat.odd (count_occ Nat.eq_dec row 1)); reflexivity.
Qed.

Lemma small_lost_iff : forall row, all_small row -> (misere_nim_lost row <-> exclusive_or row = 1).
Proof.
  intros row small. pose proof (small_not_great row small). rewrite small_exclusive_or by assumption.
  unfold misere_nim_lost. destruct (Nat.odd (ones row)); simpl; split; intros; intuition congruence.
Qed.

Lemma great_lost_iff : forall row, Exists (fun n => 2 <= n) row -> (misere_nim_lost row <-> exclusive_or row = 0).
Proof.
  intros row great. unfold misere_nim_lost. split; [|tauto].
  intros [[small _] | [_ zero]]; [|assumption]. destruct (small_not_great row small great).
Qed.

Lemma exclusive_or_app : forall row row', exclusive_or (row ++ row') = Nat.lxor (exclusive_or row) (exclusive_or row').
Proof. intros. rewrite !exclusive_or_is_nim_sum. apply nim_sum_app. Qed.

(** One heap stands out. *)
Lemma exclusive_or_middle : forall before n after,
  exclusive_or (before ++ n :: after) = Nat.lxor n (exclusive_or (before ++ after)).
Proof.
  intros. rewrite !exclusive_or_app. simpl. fold (exclusive_or after).
  rewrite <- !Nat.lxor_assoc, (Nat.lxor_comm n). reflexivity.
Qed.

Lemma all_small_middle : forall before n after,
  all_small (before ++ n :: after) <-> n <= 1 /\ all_small (before ++ after).
Proof. intros. unfold all_small. rewrite !Forall_app, Forall_cons_iff. tauto. Qed.

Lemma small_zero_or_one : forall row, all_small row -> exclusive_or row = 0 \/ exclusive_or row = 1.
Proof.
  intros row small. rewrite small_exclusive_or by assumption. destruct (Nat.odd (ones row)); [right|left]; reflexivity.
Qed.

Lemma misere_no_move_to_lost : forall row t,
  misere_nim_lost row -> In t (nim_moves row) -> ~ misere_nim_lost t.
Proof.
  intros row t lost_here is_move lost_there.
  apply in_nim_moves in is_move as [before [n [rest [after [-> [-> less]]]]]].
  destruct (small_or_great (before ++ n :: after)) as [small | great].
  - apply all_small_middle in small as small'. destruct small' as [at_most others].
    apply small_lost_iff in lost_here; [|assumption].
    apply small_lost_iff in lost_there; [|apply all_small_middle; split; [lia|assumption]].
    rewrite exclusive_or_middle in lost_here, lost_there.
    enough (n = rest) by lia. apply lxor_injective_left with (exclusive_or (before ++ after)). congruence.
  - apply great_lost_iff in lost_here; [|assumption].
    destruct (small_or_great (before ++ rest :: after)) as [small' | great'].
    + apply all_small_middle in small' as [_ others]. rewrite exclusive_or_middle in lost_here.
      apply Nat.lxor_eq in lost_here.
      apply (small_not_great (before ++ n :: after)); [|assumption]. apply all_small_middle. split; [|assumption].
      destruct (small_zero_or_one _ others); lia.
    + apply great_lost_iff in lost_there; [|assumption]. rewrite exclusive_or_middle in lost_here, lost_there.
      enough (n = rest) by lia. apply lxor_injective_left with (exclusive_or (before ++ after)). congruence.
Qed.

Lemma misere_some_move_to_lost : forall row, ~ misere_nim_lost row ->
  nim_moves row = [] \/ exists t, In t (nim_moves row) /\ misere_nim_lost t.
Proof.
  intros row not_lost. destruct (small_or_great row) as [small | great].
  - (* Take a heap of 1, if there is one. *)
    destruct (in_dec Nat.eq_dec 1 row) as [one | none].
    + right. apply in_split in one as [before [after ->]]. exists (before ++ 0 :: after).
      assert (is_move : In (before ++ 0 :: after) (nim_moves (before ++ 1 :: after))).
      { apply in_nim_moves. exists before, 1, 0, after. repeat split. lia. }
      split; [assumption|]. rewrite small_lost_iff in not_lost by assumption.
      apply all_small_middle in small as small'. destruct small' as [_ others].
      apply small_lost_iff; [apply all_small_middle; split; [lia|assumption]|].
      rewrite exclusive_or_middle in *. destruct (small_zero_or_one _ others) as [zero | one]; rewrite ?zero, ?one in *.
      * exfalso. apply not_lost. reflexivity.
      * reflexivity.
    + left. destruct (nim_moves row) as [|t others] eqn:some; [reflexivity|exfalso].
      assert (is_move : In t (nim_moves row)) by (rewrite some; left; reflexivity).
      apply in_nim_moves in is_move as [before [n [rest [after [-> [_ less]]]]]].
      apply all_small_middle in small as [at_most _]. apply none.
      apply in_app_iff. right. left. lia.
  - (* Move as in normal play, unless that leaves small heaps only: then leave the other of 0 and 1. *)
    right. rewrite great_lost_iff in not_lost by assumption.
    pose proof (sum_value nat (seq 0) (fun n => n) heap_worth row) as [_ below].
    destruct (below 0) as [t [is_move zero]]; [rewrite <- exclusive_or_is_nim_sum; lia|].
    rewrite <- exclusive_or_is_nim_sum in zero.
    destruct (small_or_great t) as [small_t | great_t].
    + change (In t (nim_moves row)) in is_move.
      apply in_nim_moves in is_move as [before [n [rest [after [-> [-> less]]]]]].
      apply all_small_middle in small_t as [at_most others].
      assert (n_great : 2 <= n).
      { destruct (le_lt_dec n 1); [exfalso|assumption].
        apply (small_not_great (before ++ n :: after)); [|assumption]. apply all_small_middle. auto. }
      exists (before ++ (1 - rest) :: after). split.
      * apply in_nim_moves. exists before, n, (1 - rest), after. repeat split. lia.
      * apply small_lost_iff; [apply all_small_middle; split; [lia|assumption]|].
        rewrite exclusive_or_middle in *. apply Nat.lxor_eq in zero. rewrite <- zero.
        destruct rest as [|[|rest]]; [reflexivity|reflexivity|lia].
    + exists t. split; [assumption|]. apply great_lost_iff; assumption.
Qed.

Theorem bouton_misere : forall row, loses (misere_play _ nim_moves) row <->
  (all_small row /\ Nat.odd (ones row) = true) \/ (Exists (fun n => 2 <= n) row /\ exclusive_or row = 0).
Proof.
  intros row.
  apply (kernel_misere _ nim_moves nim_ends (fun _ => True)) with (lost := misere_nim_lost); try exact I.
  - intros s t _ _. exact I.
  - intros s _. destruct (small_or_great s) as [small | great].
    + rewrite small_lost_iff by assumption. destruct (Nat.eq_dec (exclusive_or s) 1); auto.
    + rewrite great_lost_iff by assumption. destruct (Nat.eq_dec (exclusive_or s) 0); auto.
  - intros s t _. apply misere_no_move_to_lost.
  - intros s _ lost_here none. destruct lost_here as [[_ odd] | [great zero]].
    + destruct (in_dec Nat.eq_dec 1 s) as [one | no_one].
      * apply in_split in one as [before [after ->]].
        assert (is_move : In (before ++ 0 :: after) (nim_moves (before ++ 1 :: after))).
        { apply in_nim_moves. exists before, 1, 0, after. repeat split. lia. }
        rewrite none in is_move. destruct is_move.
      * apply (count_occ_not_In Nat.eq_dec) in no_one. unfold ones in odd. rewrite no_one in odd. discriminate.
    + apply Exists_exists in great as [n [is_in great]]. apply in_split in is_in as [before [after ->]].
      assert (is_move : In (before ++ 0 :: after) (nim_moves (before ++ n :: after))).
      { apply in_nim_moves. exists before, n, 0, after. repeat split. lia. }
      rewrite none in is_move. destruct is_move.
  - intros s _. apply misere_some_move_to_lost.
Qed.

(** ** Heap games by their period *)

(** The least number from which [n] differs by so many periods, if [n] is not before them. *)
Definition reduce (n0 p n : nat) : nat := if Nat.ltb n (n0 + p) then n else n0 + (n - n0) mod p.

Lemma reduced_small : forall n0 p n, 1 <= p -> reduce n0 p n < n0 + p.
Proof.
  intros n0 p n positive. unfold reduce. destruct (Nat.ltb_spec n (n0 + p)); [assumption|].
  pose proof (Nat.mod_upper_bound (n - n0) p). lia.
Qed.

Theorem reduced_value : forall (g : nat -> nat) n0 p, 1 <= p -> (forall n, n0 <= n -> g (n + p) = g n) ->
  forall n, g (reduce n0 p n) = g n.
Proof.
  intros g n0 p positive repeats n. unfold reduce. destruct (Nat.ltb_spec n (n0 + p)) as [|beyond]; [reflexivity|].
  assert (times : forall m, g (n0 + (n - n0) mod p + m * p) = g (n0 + (n - n0) mod p)).
  { induction m as [|m IH]; [f_equal; lia|]. rewrite <- IH, <- (repeats (n0 + (n - n0) mod p + m * p)) by lia.
    f_equal. simpl. lia. }
  rewrite <- (times ((n - n0) / p)). f_equal. pose proof (Nat.div_mod (n - n0) p). lia.
Qed.

(** A sum of numbered positions, such as heaps of which a move leaves one heap. *)
Theorem periodic_sum_lost : forall (moves : nat -> list nat), well_founded (move_of nat moves) ->
  forall g, grundy_passes nat moves g -> forall n0 p, 1 <= p -> (forall n, n0 <= n -> g (n + p) = g n) ->
  forall row, loses (normal_play _ (sum_moves nat moves)) row <-> nim_sum nat (fun n => g (reduce n0 p n)) row = 0.
Proof.
  intros moves ends g g_passes n0 p positive repeats row.
  rewrite (nim_sum_equal nat (fun n => g (reduce n0 p n)) g) by (intros; apply reduced_value; assumption).
  apply sum_previous_wins_iff_zero; assumption.
Qed.

(** Whatever obeys the mex rule is that exclusive or. *)
Theorem periodic_sum_value : forall (moves : nat -> list nat), well_founded (move_of nat moves) ->
  forall g, grundy_passes nat moves g -> forall n0 p, 1 <= p -> (forall n, n0 <= n -> g (n + p) = g n) ->
  forall h, grundy_passes _ (sum_moves nat moves) h -> forall row, h row = nim_sum nat (fun n => g (reduce n0 p n)) row.
Proof.
  intros moves ends g g_passes n0 p positive repeats h h_passes row.
  rewrite (nim_sum_equal nat (fun n => g (reduce n0 p n)) g) by (intros; apply reduced_value; assumption).
  revert row. apply (grundy_unique _ _ (sum_ends _ _ ends)); [assumption|]. apply sum_value. assumption.
Qed.

(** A row of heaps of a code. *)
Theorem periodic_row_value : forall c g, heap_values c g ->
  forall n0 p, 1 <= p -> (forall n, n0 <= n -> g (n + p) = g n) ->
  forall h, grundy_passes _ (heaps_moves c) h -> forall row, h row = nim_sum nat (fun n => g (reduce n0 p n)) row.
Proof.
  intros c g obeys n0 p positive repeats h h_passes row.
  rewrite (nim_sum_equal nat (fun n => g (reduce n0 p n)) g) by (intros; apply reduced_value; assumption).
  revert row. apply (grundy_unique _ _ (heaps_end c)); [assumption|]. apply heaps_value. assumption.
Qed.

Theorem periodic_row_lost : forall c g, heap_values c g ->
  forall n0 p, 1 <= p -> (forall n, n0 <= n -> g (n + p) = g n) ->
  forall row, loses (normal_play _ (heaps_moves c)) row <-> nim_sum nat (fun n => g (reduce n0 p n)) row = 0.
Proof.
  intros c g obeys n0 p positive repeats row.
  rewrite (nim_sum_equal nat (fun n => g (reduce n0 p n)) g) by (intros; apply reduced_value; assumption).
  apply heaps_previous_wins_iff_zero. assumption.
Qed.

(** The values come from a table that passes the tests. *)
Lemma tabled_value : forall c table n0 p, table_check c table && window_check c table n0 p = true ->
  1 <= p /\ (forall n, n0 <= n -> heap_value c (n + p) = heap_value c n) /\
  forall row, nim_sum nat (fun n => heap_value c (reduce n0 p n)) row =
    nim_sum nat (fun n => table_value table (reduce n0 p n)) row.
Proof.
  intros c table n0 p holds. pose proof (period_check_sound c table n0 p holds) as period.
  apply andb_true_iff in holds as [values window].
  unfold window_check in window. rewrite !andb_true_iff in window. destruct window as [[[long positive] heaps] _].
  apply Nat.leb_le in long, positive, heaps. pose proof (heap_values_exist c) as obeys.
  split; [assumption|]. split; [apply period; assumption|]. intros row. apply nim_sum_equal. intros n _.
  apply (table_check_sound c table values _ obeys).
  pose proof (reduced_small n0 p n positive). unfold window_end, start in long. lia.
Qed.

Theorem tabled_row_value : forall c table n0 p, table_check c table && window_check c table n0 p = true ->
  forall h, grundy_passes _ (heaps_moves c) h ->
  forall row, h row = nim_sum nat (fun n => table_value table (reduce n0 p n)) row.
Proof.
  intros c table n0 p holds h h_passes row. destruct (tabled_value c table n0 p holds) as [positive [repeats <-]].
  apply (periodic_row_value c (heap_value c) (heap_values_exist c)); assumption.
Qed.

Theorem tabled_row_lost : forall c table n0 p, table_check c table && window_check c table n0 p = true ->
  forall row, loses (normal_play _ (heaps_moves c)) row <->
    nim_sum nat (fun n => table_value table (reduce n0 p n)) row = 0.
Proof.
  intros c table n0 p holds row. destruct (tabled_value c table n0 p holds) as [positive [repeats <-]].
  apply (periodic_row_lost c (heap_value c) (heap_values_exist c)); assumption.
Qed.

(** ** Subtraction games *)

(** From a heap one of the takes is removed. *)
Definition subtraction_moves (takes : list nat) (n : nat) : list nat :=
  map (fun take => n - take) (filter (fun take => Nat.leb 1 take && Nat.leb take n) takes).

Lemma in_subtraction_moves : forall takes n rest, In rest (subtraction_moves takes n) <->
  exists take, In take takes /\ 1 <= take /\ n = rest + take.
Proof.
  intros takes n rest. unfold subtraction_moves. rewrite in_map_iff. split.
  - intros [take [<- is_in]]. apply filter_In in is_in as [is_in real]. apply andb_true_iff in real as [some few].
    apply Nat.leb_le in some, few. exists take. repeat split; [assumption|assumption|lia].
  - intros [take [is_in [some ->]]]. exists take. split; [lia|]. apply filter_In. split; [assumption|].
    apply andb_true_iff. split; apply Nat.leb_le; lia.
Qed.

Lemma subtraction_ends : forall takes, well_founded (move_of nat (subtraction_moves takes)).
Proof.
  intros takes n. induction n as [n IH] using lt_wf_ind. constructor. intros rest is_move.
  apply in_subtraction_moves in is_move as [take [_ [some equal]]]. apply IH. lia.
Qed.

(** As many equal values as the greatest take prove the period. *)
Theorem subtraction_period : forall takes greatest, (forall take, In take takes -> take <= greatest) ->
  forall g, grundy_passes nat (subtraction_moves takes) g ->
  forall n0 p, (forall n, n0 <= n < n0 + greatest -> g (n + p) = g n) -> forall n, n0 <= n -> g (n + p) = g n.
Proof.
  intros takes greatest bounded g g_passes n0 p window n. induction n as [n IH] using lt_wf_ind. intros from_start.
  destruct (Nat.lt_ge_cases n (n0 + greatest)) as [inside | beyond]; [apply window; lia|].
  apply is_mex_unique with (option_values nat (subtraction_moves takes) g (n + p))
    (option_values nat (subtraction_moves takes) g n); [|apply g_passes|apply g_passes].
  intros v. split; intros [rest [is_move value]]; apply in_subtraction_moves in is_move as [take [is_in [some equal]]];
    specialize (bounded take is_in).
  - exists (n - take). split; [apply in_subtraction_moves; exists take; repeat split; [assumption|assumption|lia]|].
    rewrite <- value, <- (IH (n - take)) by lia. f_equal. lia.
  - exists (rest + p). split; [apply in_subtraction_moves; exists take; repeat split; [assumption|assumption|lia]|].
    rewrite <- value. apply IH; lia.
Qed.

Theorem subtraction_row_lost : forall takes greatest, (forall take, In take takes -> take <= greatest) ->
  forall g, grundy_passes nat (subtraction_moves takes) g ->
  forall n0 p, 1 <= p -> (forall n, n0 <= n < n0 + greatest -> g (n + p) = g n) ->
  forall row, loses (normal_play _ (sum_moves nat (subtraction_moves takes))) row <->
    nim_sum nat (fun n => g (reduce n0 p n)) row = 0.
Proof.
  intros takes greatest bounded g g_passes n0 p positive window.
  apply periodic_sum_lost; [apply subtraction_ends|assumption|assumption|].
  apply (subtraction_period takes greatest); assumption.
Qed.
