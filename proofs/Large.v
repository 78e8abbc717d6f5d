(** * Who wins positions of large numbers, decided in binary, proved right

    The theorems of Nim.v, Wythoff.v and Chomp.v say who wins from numbers alone. Here they are decided with binary numbers, so that
    heaps of 10^18 take no longer than small ones. A position is the same as there, of numbers [nat]; only the certificate writes them
    in binary ([row], [heaps]), and they are never counted out.

    What is proved, in the form of certificates: the player to move loses at a position ([..._loss]), or wins, and then the move to
    a position where the opponent loses is named ([..._win]):
    - [proves_nim_loss], [proves_nim_win], [proves_nim_worth], and in misère play [proves_misere_nim_loss],
      [proves_misere_nim_win]: Bouton's theorem;
    - [proves_wythoff_loss], [proves_wythoff_win]: Wythoff's theorem;
    - [proves_two_rows_loss], [proves_two_rows_win], [proves_corner_loss], [proves_corner_win], [proves_stealing]: Chomp;
    - [proves_heaps_loss], [proves_heaps_win], [proves_heaps_worth]: heap games by the values of single heaps.

    What rests on it: the files that a certificate is written to as a Coq proof; see ExampleLargeCertificate.v. *)

From Coq Require Import Arith NArith Bool List Lia.
From Zermelo Require Import Labels Grundy Misere Period Kernel Nim Wythoff Chomp.
Import ListNotations.

(** The sizes of heaps, or the lengths of rows. *)
Definition row (sizes : list N) : list nat := map N.to_nat sizes.

(** The two heaps of Wythoff's game. *)
Definition heaps (a b : N) : nat * nat := (N.to_nat a, N.to_nat b).

Open Scope N_scope.

Fixpoint same_sizes (s t : list N) : bool :=
  match s, t with
  | [], [] => true
  | n :: s, m :: t => (n =? m) && same_sizes s t
  | _, _ => false
  end.

Lemma same_sizes_equal : forall s t, same_sizes s t = true -> s = t.
Proof.
  induction s as [|n s IH]; intros [|m t] same; try discriminate same; [reflexivity|]. simpl in same.
  apply andb_true_iff in same as [equal same]. apply N.eqb_eq in equal as ->. f_equal. apply IH. assumption.
Qed.

(** ** Nim *)

Definition nim_total (sizes : list N) : N := fold_right N.lxor 0 sizes.

Lemma to_nat_lxor : forall a b, N.to_nat (N.lxor a b) = Nat.lxor (N.to_nat a) (N.to_nat b).
Proof.
  assert (bit : forall a n, Nat.testbit (N.to_nat a) n = N.testbit a (N.of_nat n)).
  { intros a n. rewrite Nat.testbit_eqb, N.testbit_eqb.
    replace (N.to_nat a / 2 ^ n)%nat with (N.to_nat (a / 2 ^ N.of_nat n))
      by (rewrite N2Nat.inj_div, N2Nat.inj_pow, Nat2N.id; reflexivity).
    change 2%nat with (N.to_nat 2). rewrite <- N2Nat.inj_mod.
    apply eq_true_iff_eq. rewrite Nat.eqb_eq, N.eqb_eq. change 1%nat with (N.to_nat 1). split; [apply N2Nat.inj|congruence]. }
  intros a b. apply Nat.bits_inj. intros n. rewrite Nat.lxor_spec, !bit, N.lxor_spec. reflexivity.
Qed.

Lemma total_is_exclusive_or : forall sizes, exclusive_or (row sizes) = N.to_nat (nim_total sizes).
Proof. induction sizes as [|n sizes IH]; [reflexivity|]. simpl. rewrite to_nat_lxor, <- IH. reflexivity. Qed.

(** One heap is smaller, the others are the same. *)
Fixpoint is_nim_move (s t : list N) : bool :=
  match s, t with
  | n :: s, m :: t => ((m <? n) && same_sizes s t) || ((n =? m) && is_nim_move s t)
  | _, _ => false
  end.

Lemma nim_move_sound : forall s t, is_nim_move s t = true -> In (row t) (nim_moves (row s)).
Proof.
  unfold nim_moves. induction s as [|n s IH]; intros [|m t] accepted; try discriminate accepted. simpl in accepted.
  simpl row. apply in_sum_moves. apply orb_true_iff in accepted as [accepted | accepted];
    apply andb_true_iff in accepted as [heap others].
  - left. exists (N.to_nat m). apply same_sizes_equal in others as ->. split; [|reflexivity].
    apply N.ltb_lt in heap. apply in_seq. lia.
  - right. exists (row t). apply N.eqb_eq in heap as ->. split; [apply IH; assumption|reflexivity].
Qed.

Definition nim_lost (sizes : list N) : bool := nim_total sizes =? 0.

Theorem proves_nim_loss : forall sizes, nim_lost sizes = true -> loses (normal_play _ nim_moves) (row sizes).
Proof.
  intros sizes accepted. apply N.eqb_eq in accepted. apply bouton. rewrite total_is_exclusive_or, accepted. reflexivity.
Qed.

Theorem proves_nim_win : forall sizes after, is_nim_move sizes after && nim_lost after = true ->
  wins (normal_play _ nim_moves) (row sizes) /\
  In (row after) (nim_moves (row sizes)) /\ loses (normal_play _ nim_moves) (row after).
Proof.
  intros sizes after accepted. apply andb_true_iff in accepted as [is_move is_lost].
  apply nim_move_sound in is_move. apply proves_nim_loss in is_lost.
  split; [|auto]. apply wins_normal with (row after); assumption.
Qed.

(** Whatever obeys the mex rule is the nim-sum. *)
Theorem proves_nim_worth : forall sizes value, nim_total sizes =? value = true ->
  forall g, grundy_passes _ nim_moves g -> g (row sizes) = N.to_nat value.
Proof.
  intros sizes value accepted g passes. apply N.eqb_eq in accepted as <-. rewrite (nim_value g passes).
  apply total_is_exclusive_or.
Qed.

Definition misere_nim_lost_check (sizes : list N) : bool :=
  nim_total sizes =? (if forallb (fun n => n <=? 1) sizes then 1 else 0).

Theorem proves_misere_nim_loss : forall sizes, misere_nim_lost_check sizes = true ->
  loses (misere_play _ nim_moves) (row sizes).
Proof.
  intros sizes accepted. apply N.eqb_eq in accepted. apply bouton_misere.
  fold (misere_nim_lost (row sizes)). destruct (forallb (fun n => n <=? 1) sizes) eqn:small.
  - apply small_lost_iff.
    + apply Forall_forall. intros n is_in. apply in_map_iff in is_in as [m [<- is_in]].
      rewrite forallb_forall in small. specialize (small m is_in). apply N.leb_le in small. lia.
    + rewrite total_is_exclusive_or, accepted. reflexivity.
  - apply great_lost_iff.
    + destruct (small_or_great (row sizes)) as [all | great]; [exfalso|assumption].
      apply not_true_iff_false in small. apply small. apply forallb_forall. intros n is_in. apply N.leb_le.
      unfold all_small in all. rewrite Forall_forall in all. specialize (all _ (in_map N.to_nat _ _ is_in)). lia.
    + rewrite total_is_exclusive_or, accepted. reflexivity.
Qed.

Theorem proves_misere_nim_win : forall sizes after, is_nim_move sizes after && misere_nim_lost_check after = true ->
  wins (misere_play _ nim_moves) (row sizes) /\
  In (row after) (nim_moves (row sizes)) /\ loses (misere_play _ nim_moves) (row after).
Proof.
  intros sizes after accepted. apply andb_true_iff in accepted as [is_move is_lost].
  apply nim_move_sound in is_move. apply proves_misere_nim_loss in is_lost.
  split; [|auto]. apply wins_moving with (row after); [|assumption|assumption].
  unfold stop. simpl. destruct (nim_moves (row sizes)); [destruct is_move|reflexivity].
Qed.

(** ** Wythoff's game *)

Definition wythoff_lost_check (a b : N) : bool :=
  let small := N.min a b in
  let gap := N.max a b - small in
  (small * small <=? small * gap + gap * gap) && ((small + 1) * gap + gap * gap <? (small + 1) * (small + 1)).

Definition is_wythoff_move (a b c d : N) : bool :=
  ((c <? a) && (b =? d)) || ((a =? c) && (d <? b)) || ((c <? a) && (d <? b) && (a - c =? b - d)).

Lemma wythoff_move_sound : forall a b c d, is_wythoff_move a b c d = true ->
  In (heaps c d) (wythoff_moves (heaps a b)).
Proof.
  intros a b c d accepted. apply in_wythoff_moves. unfold is_wythoff_move in accepted. unfold heaps.
  rewrite !orb_true_iff, !andb_true_iff, !N.ltb_lt, !N.eqb_eq in accepted.
  destruct accepted as [[[less <-] | [<- less]] | [[less less'] equal]].
  - left. exists (N.to_nat c). split; [lia|reflexivity].
  - right. left. exists (N.to_nat d). split; [lia|reflexivity].
  - right. right. exists (N.to_nat c), (N.to_nat d), (N.to_nat (a - c)). repeat split; lia.
Qed.

Theorem proves_wythoff_loss : forall a b, wythoff_lost_check a b = true ->
  loses (normal_play _ wythoff_moves) (heaps a b).
Proof.
  intros a b accepted. apply wythoff_kernel. unfold wythoff_lost_check in accepted.
  apply andb_true_iff in accepted as [below above]. apply N.leb_le in below. apply N.ltb_lt in above.
  unfold heaps, wythoff_lost.
  replace (Nat.min (N.to_nat a) (N.to_nat b)) with (N.to_nat (N.min a b)) by lia.
  replace (Nat.max (N.to_nat a) (N.to_nat b) - N.to_nat (N.min a b))%nat with (N.to_nat (N.max a b - N.min a b)) by lia.
  generalize dependent (N.max a b - N.min a b). generalize (N.min a b). intros small gap below above.
  unfold golden_floor. replace (N.to_nat small + 1)%nat with (N.to_nat (small + 1)) by lia.
  rewrite <- !N2Nat.inj_mul, <- !N2Nat.inj_add. split; lia.
Qed.

Theorem proves_wythoff_win : forall a b c d, is_wythoff_move a b c d && wythoff_lost_check c d = true ->
  wins (normal_play _ wythoff_moves) (heaps a b) /\
  In (heaps c d) (wythoff_moves (heaps a b)) /\ loses (normal_play _ wythoff_moves) (heaps c d).
Proof.
  intros a b c d accepted. apply andb_true_iff in accepted as [is_move is_lost].
  apply wythoff_move_sound in is_move. apply proves_wythoff_loss in is_lost.
  split; [|auto]. apply wins_normal with (heaps c d); assumption.
Qed.

(** ** Chomp *)

(** The square in this row and column, both from 0, is bitten. *)
Definition bitten (rows : list N) (place : nat) (column : N) : list N :=
  firstn place rows ++ map (N.min column) (skipn place rows).

Lemma bitten_is_bite : forall rows place column,
  row (bitten rows place column) = bite (row rows) place (N.to_nat column).
Proof.
  intros rows place column. unfold bitten, bite, row.
  rewrite map_app, firstn_map, skipn_map, !map_map. f_equal. apply map_ext. intros n. lia.
Qed.

(** Whether biting off this square makes [after] of the board. *)
Definition is_bite (rows after : list N) (place column : N) : bool :=
  let line := N.to_nat place in
  (N.of_nat (first_column line) <=? column) && (column <? nth line rows 0) && same_sizes (bitten rows line column) after.

Lemma bite_sound : forall rows after place column, is_bite rows after place column = true ->
  In (row after) (chomp_moves (row rows)).
Proof.
  intros rows after place column accepted. unfold is_bite in accepted.
  rewrite !andb_true_iff, N.leb_le, N.ltb_lt in accepted. destruct accepted as [[inside inside'] same].
  apply same_sizes_equal in same as <-. rewrite bitten_is_bite. apply in_chomp_moves.
  exists (N.to_nat place), (N.to_nat column). split; [|reflexivity].
  unfold row. change 0%nat with (N.to_nat 0). rewrite map_nth. lia.
Qed.

(** Two rows, and rows of length 0. *)
Definition two_rows_lost (rows : list N) : bool :=
  match rows with
  | [] => false
  | m :: rest => (m =? hd 0 rest + 1) && forallb (fun n => n =? 0) (tl rest)
  end.

Lemma all_zero : forall sizes, forallb (fun n => n =? 0) sizes = true -> forall r, nth r (row sizes) 0%nat = 0%nat.
Proof.
  induction sizes as [|n sizes IH]; intros zeros r; [destruct r; reflexivity|]. simpl in zeros.
  apply andb_true_iff in zeros as [zero zeros]. apply N.eqb_eq in zero as ->. destruct r; [reflexivity|].
  simpl. apply IH. assumption.
Qed.

Theorem proves_two_rows_loss : forall rows, two_rows_lost rows = true -> loses chomp (row rows).
Proof.
  intros [|m rest] accepted; [discriminate|]. simpl in accepted. apply andb_true_iff in accepted as [equal zeros].
  apply N.eqb_eq in equal. apply (rows_of_zero _ [N.to_nat m; N.to_nat (hd 0 rest)]).
  - intros [|[|r]]; [reflexivity| |]; destruct rest as [|n rest]; try (destruct r; reflexivity); [reflexivity|reflexivity|].
    change (nth r (row rest) 0%nat = nth r [] 0%nat). rewrite (all_zero rest zeros r). destruct r; reflexivity.
  - apply two_rows; lia.
Qed.

(** How many rows of length 1 there are, if only rows of length 0 follow. *)
Fixpoint leg (rest : list N) : option N :=
  match rest with
  | [] => Some 0
  | n :: rest' =>
      if n =? 1 then option_map N.succ (leg rest')
      else if (n =? 0) && forallb (fun n => n =? 0) rest' then Some 0 else None
  end.

Lemma leg_sound : forall rest down, leg rest = Some down ->
  exists eaten, row rest = repeat 1%nat (N.to_nat down) ++ repeat 0%nat eaten.
Proof.
  induction rest as [|n rest IH]; intros down found; simpl in found.
  - injection found as <-. exists 0%nat. reflexivity.
  - destruct (N.eqb_spec n 1) as [-> | other].
    + destruct (leg rest) as [d|]; [|discriminate]. simpl in found. injection found as <-.
      destruct (IH d eq_refl) as [eaten same]. exists eaten. rewrite N2Nat.inj_succ. simpl. rewrite <- same. reflexivity.
    + destruct ((n =? 0) && forallb (fun n => n =? 0) rest) eqn:zeros; [|discriminate]. injection found as <-.
      exists (S (length rest)). simpl. apply andb_true_iff in zeros as [zero zeros]. apply N.eqb_eq in zero as ->.
      f_equal. clear IH other. induction rest as [|m rest IH]; [reflexivity|]. simpl in *.
      apply andb_true_iff in zeros as [zero zeros]. apply N.eqb_eq in zero as ->. f_equal. apply IH. assumption.
Qed.

(** A row and a column of one length. *)
Definition corner_lost (rows : list N) : bool :=
  match rows with
  | [] => false
  | first :: rest => match leg rest with Some down => first =? N.succ down | None => false end
  end.

Theorem proves_corner_loss : forall rows, corner_lost rows = true -> loses chomp (row rows).
Proof.
  intros [|first rest] accepted; [discriminate|]. simpl in accepted.
  destruct (leg rest) as [down|] eqn:found; [|discriminate]. apply N.eqb_eq in accepted as ->.
  destruct (leg_sound rest down found) as [eaten same].
  replace (row (N.succ down :: rest)) with (hook_board (N.to_nat down) (N.to_nat down) eaten).
  - apply hook. reflexivity.
  - simpl. rewrite N2Nat.inj_succ, same. reflexivity.
Qed.

Lemma chomp_win : forall rows after place column, is_bite rows after place column = true -> loses chomp (row after) ->
  wins chomp (row rows) /\ In (row after) (chomp_moves (row rows)) /\ loses chomp (row after).
Proof.
  intros rows after place column is_move is_lost. apply bite_sound in is_move. split; [|auto].
  apply wins_normal with (row after); assumption.
Qed.

Theorem proves_two_rows_win : forall rows after place column,
  is_bite rows after place column && two_rows_lost after = true ->
  wins chomp (row rows) /\ In (row after) (chomp_moves (row rows)) /\ loses chomp (row after).
Proof.
  intros rows after place column accepted. apply andb_true_iff in accepted as [is_move is_lost].
  apply (chomp_win rows after place column is_move). apply proves_two_rows_loss. assumption.
Qed.

Theorem proves_corner_win : forall rows after place column,
  is_bite rows after place column && corner_lost after = true ->
  wins chomp (row rows) /\ In (row after) (chomp_moves (row rows)) /\ loses chomp (row after).
Proof.
  intros rows after place column accepted. apply andb_true_iff in accepted as [is_move is_lost].
  apply (chomp_win rows after place column is_move). apply proves_corner_loss. assumption.
Qed.

(** A rectangle of two squares or more. *)
Definition is_rectangle (rows : list N) : bool :=
  match rows with
  | [] => false
  | width :: rest =>
      (1 <=? width) && ((1 <? width) || negb (same_sizes rest [])) && forallb (fun n => n =? width) rest
  end.

Theorem proves_stealing : forall rows, is_rectangle rows = true -> wins chomp (row rows).
Proof.
  intros [|width rest] accepted; [discriminate|]. simpl in accepted.
  rewrite !andb_true_iff, orb_true_iff, N.leb_le, N.ltb_lt in accepted. destruct accepted as [[some many] equal].
  assert (same : row (width :: rest) = rectangle_board (S (length rest)) (N.to_nat width)).
  { unfold rectangle_board. simpl. f_equal. clear many. induction rest as [|n rest IH]; [reflexivity|]. simpl in *.
    apply andb_true_iff in equal as [equal others]. apply N.eqb_eq in equal as ->. f_equal. apply IH. assumption. }
  rewrite same. apply rectangle; [lia|lia|].
  destruct many as [wide | tall]; [nia|]. destruct rest; [discriminate|simpl; nia].
Qed.

(** ** Heap games by the values of single heaps *)

(** The value of a row, if all heaps are below [bound]. *)
Definition row_total (c : code) (bound : N) (sizes : list N) : option N :=
  let table := values_below c (N.to_nat bound) in
  if forallb (fun n => n <? bound) sizes then Some (N.of_nat (nim_sum nat (table_value table) (row sizes))) else None.

Lemma row_total_sound : forall c bound sizes value, row_total c bound sizes = Some value ->
  nim_sum nat (heap_value c) (row sizes) = N.to_nat value.
Proof.
  intros c bound sizes value found. unfold row_total in found.
  destruct (forallb (fun n => n <? bound) sizes) eqn:below; [|discriminate]. injection found as <-. rewrite Nat2N.id.
  apply nim_sum_equal. intros n is_in. apply in_map_iff in is_in as [m [<- is_in]]. symmetry. apply table_value_below.
  rewrite forallb_forall in below. specialize (below m is_in). apply N.ltb_lt in below. lia.
Qed.

Definition is_worth (c : code) (bound : N) (sizes : list N) (value : N) : bool :=
  match row_total c bound sizes with Some total => total =? value | None => false end.

Theorem proves_heaps_worth : forall c bound sizes value, is_worth c bound sizes value = true ->
  forall g, grundy_passes _ (heaps_moves c) g -> g (row sizes) = N.to_nat value.
Proof.
  intros c bound sizes value accepted g passes. unfold is_worth in accepted.
  destruct (row_total c bound sizes) as [total|] eqn:found; [|discriminate]. apply N.eqb_eq in accepted as <-.
  rewrite <- (row_total_sound c bound sizes total found).
  generalize (row sizes). apply (grundy_unique _ _ (heaps_end c)); [assumption|].
  apply heaps_value. apply heap_values_exist.
Qed.

Theorem proves_heaps_loss : forall c bound sizes, is_worth c bound sizes 0 = true ->
  loses (normal_play _ (heaps_moves c)) (row sizes).
Proof.
  intros c bound sizes accepted. apply (heaps_previous_wins_iff_zero c (heap_value c) (heap_values_exist c)).
  unfold is_worth in accepted. destruct (row_total c bound sizes) as [total|] eqn:found; [|discriminate].
  apply N.eqb_eq in accepted as ->. apply (row_total_sound c bound sizes 0 found).
Qed.

Definition is_heaps_move (c : code) (sizes after : list N) : bool :=
  existsb (fun t => same_sizes (map N.of_nat t) after) (heaps_moves c (row sizes)).

Theorem proves_heaps_win : forall c bound sizes after, is_heaps_move c sizes after && is_worth c bound after 0 = true ->
  wins (normal_play _ (heaps_moves c)) (row sizes) /\
  In (row after) (heaps_moves c (row sizes)) /\ loses (normal_play _ (heaps_moves c)) (row after).
Proof.
  intros c bound sizes after accepted. apply andb_true_iff in accepted as [is_move is_lost].
  apply proves_heaps_loss in is_lost. apply existsb_exists in is_move as [t [is_in same]].
  apply same_sizes_equal in same as <-.
  assert (back : row (map N.of_nat t) = t).
  { unfold row. rewrite map_map. rewrite <- (map_id t) at 2. apply map_ext. apply Nat2N.id. }
  rewrite back in *. split; [|auto]. apply wins_normal with t; assumption.
Qed.
