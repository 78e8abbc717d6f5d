(** * Chomp: thin boards, squares, and rectangles by strategy stealing (Schuh 1952, Gale 1974)

    A position is the list of the lengths of the rows, none longer than the one above. A bite takes a square with
    everything to the right of it and below. The square in the corner is never bitten: who is left with nothing else has
    lost. Rows of length 0 are no rows; they stay in the list.

    What is proved:
    - [turned_same], [rows_of_zero]: the board on its side has the same winner, and so has the board without rows of
      length 0;
    - [two_rows]: two rows are lost for the player to move iff the second is one shorter than the first;
    - [one_row]: a single row is lost iff it is the corner square alone;
    - [two_columns], [one_column]: the same for two columns and one;
    - [hook]: an L of two legs, one square wide, is lost iff the legs are equal;
    - [square]: in a square of at least 2 x 2 the bite next to the corner, on the diagonal, leaves such an L: the player
      to move wins;
    - [rectangle]: the player to move wins every rectangle of more than one square. The proof names no move: if biting
      off the far corner does not win, then the reply that refutes it could have been played at once.

    What rests on it: winners of boards that are too large for a strategy to be written out. *)

From Coq Require Import Arith List Lia.
From Zermelo Require Import Labels Grundy Kernel.
Import ListNotations.

(** The square in this row and column, both from 0, is bitten. *)
Definition bite (rows : list nat) (row column : nat) : list nat :=
  firstn row rows ++ map (Nat.min column) (skipn row rows).

(** In the first row the corner square is not bitten. *)
Definition first_column (row : nat) : nat := match row with 0 => 1 | S _ => 0 end.

Definition chomp_moves (rows : list nat) : list (list nat) :=
  flat_map (fun row => map (bite rows row) (seq (first_column row) (nth row rows 0 - first_column row)))
    (seq 0 (length rows)).

Lemma in_chomp_moves : forall rows t, In t (chomp_moves rows) <->
  exists row column, first_column row <= column < nth row rows 0 /\ t = bite rows row column.
Proof.
  intros rows t. unfold chomp_moves. rewrite in_flat_map. split.
  - intros [row [_ is_in]]. apply in_map_iff in is_in as [column [<- is_in]]. apply in_seq in is_in.
    exists row, column. split; [lia|reflexivity].
  - intros [row [column [bitten ->]]]. exists row. split.
    + apply in_seq. destruct (Nat.lt_ge_cases row (length rows)) as [|beyond]; [lia|].
      rewrite nth_overflow in bitten by assumption. lia.
    + apply in_map. apply in_seq. lia.
Qed.

(** Every bite takes at least a square. *)
Lemma bite_takes : forall rows row column, column < nth row rows 0 -> list_sum (bite rows row column) < list_sum rows.
Proof.
  assert (no_more : forall column rows, list_sum (map (Nat.min column) rows) <= list_sum rows).
  { intros column rows. induction rows as [|n rows IH]; simpl; lia. }
  induction rows as [|n rows IH]; intros row column bitten; [destruct row; simpl in bitten; lia|].
  destruct row as [|row]; simpl in bitten.
  - unfold bite. simpl. specialize (no_more column rows). lia.
  - specialize (IH row column bitten). unfold bite in *. simpl. lia.
Qed.

Lemma chomp_ends : well_founded (move_of _ chomp_moves).
Proof.
  intros rows. apply (rank_ends _ chomp_moves (fun _ => True) list_sum); [intros ? ? ? ?; exact I| |exact I].
  intros s t _ is_move. apply in_chomp_moves in is_move as [row [column [bitten ->]]]. apply bite_takes. lia.
Qed.

Definition chomp : game := normal_play _ chomp_moves.

(** ** The board on its side, and rows of length 0 *)

(** The lengths of rows after a bite. *)
Lemma nth_bite : forall rows row column r,
  nth r (bite rows row column) 0 = if r <? row then nth r rows 0 else Nat.min column (nth r rows 0).
Proof.
  unfold bite. induction rows as [|n rows IH]; intros row column r.
  - rewrite firstn_nil, skipn_nil. simpl. destruct r; destruct (_ <? row); lia.
  - destruct row as [|row].
    + replace (r <? 0) with false by (symmetry; apply Nat.ltb_ge; lia). cbn [firstn skipn app].
      rewrite <- (map_nth (Nat.min column)). f_equal. lia.
    + cbn [firstn skipn app]. destruct r as [|r]; [reflexivity|]. cbn [nth]. rewrite IH. reflexivity.
Qed.

(** Which squares there are after a bite. *)
Lemma square_after : forall rows row column r c,
  c < nth r (bite rows row column) 0 <-> c < nth r rows 0 /\ ~ (row <= r /\ column <= c).
Proof. intros. rewrite nth_bite. destruct (Nat.ltb_spec r row); lia. Qed.

(** One board has a square where the other has it with row and column exchanged. *)
Definition turned (rows columns : list nat) : Prop := forall r c, c < nth r rows 0 <-> r < nth c columns 0.

Lemma turned_moves : forall rows columns, turned rows columns -> forall t, In t (chomp_moves rows) ->
  exists u, In u (chomp_moves columns) /\ turned t u.
Proof.
  intros rows columns is_turned t is_move. apply in_chomp_moves in is_move as [row [column [bitten ->]]].
  exists (bite columns column row). split.
  - apply in_chomp_moves. exists column, row. split; [|reflexivity].
    split; [|apply is_turned; lia]. destruct row, column; simpl in *; lia.
  - intros r c. rewrite !square_after. specialize (is_turned r c). tauto.
Qed.

Lemma turned_back : forall rows columns, turned rows columns <-> turned columns rows.
Proof. intros rows columns. unfold turned. split; intros holds r c; symmetry; apply holds. Qed.

Theorem turned_same : forall rows columns, turned rows columns ->
  (loses chomp rows <-> loses chomp columns) /\ (wins chomp rows <-> wins chomp columns).
Proof.
  intros rows columns is_turned. apply (same_outcome _ _ chomp_moves chomp_moves turned chomp_ends); [| |assumption].
  - apply turned_moves.
  - intros s t is_turned' t' is_move. apply turned_back in is_turned'.
    destruct (turned_moves t s is_turned' t' is_move) as [s' [is_move' is_turned'']].
    exists s'. split; [assumption|]. apply turned_back. assumption.
Qed.

(** Boards of which all rows have the same lengths, as far as they are not 0. *)
Definition same_rows (rows rows' : list nat) : Prop := forall r, nth r rows 0 = nth r rows' 0.

Theorem rows_of_zero : forall rows rows', same_rows rows rows' ->
  (loses chomp rows <-> loses chomp rows') /\ (wins chomp rows <-> wins chomp rows').
Proof.
  assert (matched : forall rows rows', same_rows rows rows' -> forall t, In t (chomp_moves rows) ->
    exists u, In u (chomp_moves rows') /\ same_rows t u).
  { intros rows rows' same t is_move. apply in_chomp_moves in is_move as [row [column [bitten ->]]].
    exists (bite rows' row column). split.
    - apply in_chomp_moves. exists row, column. rewrite <- same. auto.
    - intros r. rewrite !nth_bite, same. reflexivity. }
  intros rows rows' same. apply (same_outcome _ _ chomp_moves chomp_moves same_rows chomp_ends); [exact matched| |assumption].
  intros s t same' t' is_move. destruct (matched t s) with t' as [s' [is_move' same'']]; [|assumption|].
  - intros r. symmetry. apply same'.
  - exists s'. split; [assumption|]. intros r. symmetry. apply same''.
Qed.

(** ** Two rows *)

Definition two_row_board (rows : list nat) : Prop := exists m n, rows = [m; n] /\ 1 <= m /\ n <= m.

Lemma two_row_moves : forall m n t, In t (chomp_moves [m; n]) <->
  (exists c, 1 <= c < m /\ t = [c; Nat.min c n]) \/ (exists c, c < n /\ t = [m; c]).
Proof.
  intros m n t. rewrite in_chomp_moves. split.
  - intros [[|[|[|row]]] [column [bitten ->]]]; simpl in bitten; try lia; unfold bite; simpl.
    + left. exists column. split; [lia|]. f_equal. lia.
    + right. exists column. split; [lia|]. repeat f_equal. lia.
  - intros [[c [inside ->]] | [c [inside ->]]].
    + exists 0, c. split; [simpl; lia|]. unfold bite. simpl. f_equal. lia.
    + exists 1, c. split; [simpl; lia|]. unfold bite. simpl. repeat f_equal. lia.
Qed.

Theorem two_rows : forall m n, 1 <= m -> n <= m -> (loses chomp [m; n] <-> m = n + 1).
Proof.
  intros m n some ordered. pose (lost := fun rows : list nat => nth 0 rows 0 = nth 1 rows 0 + 1).
  change (m = n + 1) with (lost [m; n]).
  apply (kernel_normal _ chomp_moves chomp_ends two_row_board); [| | | |exists m, n; auto]; clear m n some ordered.
  - intros s t [m [n [-> [some ordered]]]] is_move.
    apply two_row_moves in is_move as [[c [inside ->]] | [c [inside ->]]].
    + exists c, (Nat.min c n). split; [reflexivity|lia].
    + exists m, c. split; [reflexivity|lia].
  - intros s _. unfold lost. lia.
  - intros s t [m [n [-> [some ordered]]]] is_lost is_move. unfold lost in *.
    apply two_row_moves in is_move as [[c [inside ->]] | [c [inside ->]]]; simpl in *; lia.
  - intros s [m [n [-> [some ordered]]]] not_lost. unfold lost in *. simpl in *.
    destruct (Nat.eq_dec m n) as [-> | other].
    + exists [n; n - 1]. split; [|simpl; lia]. apply two_row_moves. right. exists (n - 1). split; [lia|reflexivity].
    + exists [n + 1; n]. split; [|simpl; lia]. apply two_row_moves. left. exists (n + 1). split; [lia|].
      repeat f_equal. lia.
Qed.

(** A single row: bite all but the corner. *)
Theorem one_row : forall m, 1 <= m -> (loses chomp [m] <-> m = 1).
Proof.
  intros m some. split.
  - intros lost. destruct (Nat.eq_dec m 1) as [|other]; [assumption|exfalso].
    apply (not_both chomp [m]); [|assumption]. apply wins_normal with [1].
    + apply in_chomp_moves. exists 0, 1. split; [simpl; lia|].
      change (bite [m] 0 1) with [Nat.min 1 m]. f_equal. lia.
    + apply loses_normal. intros t [].
  - intros ->. apply loses_normal. intros t [].
Qed.

(** Two columns, and one: [n] rows of 2 and then rows of 1, [m] in all. *)
Theorem two_columns : forall m n, 1 <= m -> n <= m -> (loses chomp (repeat 2 n ++ repeat 1 (m - n)) <-> m = n + 1).
Proof.
  intros m n some ordered. rewrite <- two_rows by assumption. apply turned_same. intros r c.
  assert (inside : forall x k i, nth i (repeat x k) 0 = if i <? k then x else 0).
  { intros x. induction k as [|k IH]; intros [|i]; try reflexivity. simpl. rewrite IH. reflexivity. }
  assert (here : nth r (repeat 2 n ++ repeat 1 (m - n)) 0 = if r <? n then 2 else if r <? m then 1 else 0).
  { destruct (Nat.ltb_spec r n) as [low | high].
    - rewrite app_nth1 by (rewrite repeat_length; assumption). rewrite inside.
      apply Nat.ltb_lt in low. rewrite low. reflexivity.
    - rewrite app_nth2 by (rewrite repeat_length; assumption). rewrite repeat_length, inside.
      destruct (Nat.ltb_spec (r - n) (m - n)); destruct (Nat.ltb_spec r m); lia. }
  rewrite here. destruct c as [|[|c]]; simpl; destruct (Nat.ltb_spec r n); destruct (Nat.ltb_spec r m); try lia;
    destruct c; lia.
Qed.

Corollary one_column : forall m, 1 <= m -> (loses chomp (repeat 1 m) <-> m = 1).
Proof.
  intros m some. pose proof (two_columns m 0 some) as thin. simpl in thin. rewrite Nat.sub_0_r in thin. apply thin. lia.
Qed.

(** ** The L *)

(** The corner, [right] squares to the right of it and [down] below it; then rows that have been eaten. *)
Definition hook_board (right down eaten : nat) : list nat := S right :: repeat 1 down ++ repeat 0 eaten.

Lemma repeat_split : forall (x : nat) a b, a <= b -> repeat x b = repeat x a ++ repeat x (b - a).
Proof. intros x a b less. rewrite <- repeat_app. f_equal. lia. Qed.

Lemma map_repeat : forall (f : nat -> nat) x n, map f (repeat x n) = repeat (f x) n.
Proof. intros f x n. induction n as [|n IH]; simpl; congruence. Qed.

Lemma nth_legs : forall row down eaten, nth row (repeat 1 down ++ repeat 0 eaten) 0 = if row <? down then 1 else 0.
Proof.
  intros row down eaten. destruct (Nat.ltb_spec row down) as [inside | beyond].
  - rewrite app_nth1 by (rewrite repeat_length; assumption).
    apply (repeat_spec down 1). apply nth_In. rewrite repeat_length. assumption.
  - rewrite app_nth2 by (rewrite repeat_length; assumption). rewrite repeat_length.
    destruct (Nat.lt_ge_cases (row - down) eaten) as [inside | outside].
    + apply (repeat_spec eaten 0). apply nth_In. rewrite repeat_length. assumption.
    + apply nth_overflow. rewrite repeat_length. assumption.
Qed.

Lemma hook_moves : forall right down eaten t, In t (chomp_moves (hook_board right down eaten)) <->
  (exists less, less < right /\ t = hook_board less down eaten) \/
  (exists less, less < down /\ t = hook_board right less (down - less + eaten)).
Proof.
  intros right down eaten t.
  assert (shorter : forall less, less < right ->
    bite (hook_board right down eaten) 0 (S less) = hook_board less down eaten).
  { intros less inside. unfold bite, hook_board. cbn [firstn skipn app map].
    rewrite map_app, !map_repeat. replace (Nat.min (S less) (S right)) with (S less) by lia.
    replace (Nat.min (S less) 1) with 1 by lia. replace (Nat.min (S less) 0) with 0 by lia. reflexivity. }
  assert (lower : forall less, less < down ->
    bite (hook_board right down eaten) (S less) 0 = hook_board right less (down - less + eaten)).
  { intros less inside. unfold bite, hook_board. cbn [firstn skipn app map]. f_equal.
    rewrite (repeat_split 1 less down) by lia. rewrite <- app_assoc.
    rewrite firstn_app, skipn_app, repeat_length, Nat.sub_diag, firstn_all2, skipn_all2
      by (rewrite repeat_length; lia).
    cbn [firstn skipn app]. rewrite app_nil_r, map_app, !map_repeat. f_equal. rewrite repeat_app. reflexivity. }
  rewrite in_chomp_moves. split.
  - intros [[|row] [column [bitten ->]]].
    + simpl in bitten. left. exists (column - 1). split; [lia|].
      rewrite <- (shorter (column - 1)) by lia. replace (S (column - 1)) with column by lia. reflexivity.
    + change (nth (S row) (hook_board right down eaten) 0) with (nth row (repeat 1 down ++ repeat 0 eaten) 0) in bitten.
      rewrite nth_legs in bitten. destruct (Nat.ltb_spec row down); [|lia].
      right. exists row. split; [assumption|]. rewrite <- (lower row) by assumption.
      replace column with 0 by lia. reflexivity.
  - intros [[less [inside ->]] | [less [inside ->]]].
    + exists 0, (S less). rewrite shorter by assumption. simpl. split; [lia|reflexivity].
    + exists (S less), 0. rewrite lower by assumption. split; [|reflexivity].
      change (nth (S less) (hook_board right down eaten) 0) with (nth less (repeat 1 down ++ repeat 0 eaten) 0).
      rewrite nth_legs. destruct (Nat.ltb_spec less down); simpl; lia.
Qed.

Theorem hook : forall right down eaten, loses chomp (hook_board right down eaten) <-> right = down.
Proof.
  enough (outcome : forall n right down eaten, right + down < n ->
    (right = down -> loses chomp (hook_board right down eaten)) /\
    (right <> down -> wins chomp (hook_board right down eaten))).
  { intros right down eaten. destruct (outcome (S (right + down)) right down eaten) as [equal different]; [lia|].
    split; [|assumption]. intros lost. destruct (Nat.eq_dec right down); [assumption|exfalso].
    apply (not_both chomp _ (different n) lost). }
  induction n as [|n IH]; intros right down eaten less; [lia|]. split.
  - intros <-. apply loses_normal. intros t is_move.
    apply hook_moves in is_move as [[rest [inside ->]] | [rest [inside ->]]]; apply IH; lia.
  - intros different. destruct (Nat.lt_ge_cases right down) as [short | long].
    + apply wins_normal with (hook_board right right (down - right + eaten)); [|apply IH; lia].
      apply hook_moves. right. exists right. auto.
    + apply wins_normal with (hook_board down down eaten); [|apply IH; lia].
      apply hook_moves. left. exists down. split; [lia|reflexivity].
Qed.

(** ** Squares and rectangles *)

Definition rectangle_board (height width : nat) : list nat := repeat width height.

Theorem square_move : forall n, 2 <= n ->
  In (hook_board (n - 1) (n - 1) 0) (chomp_moves (rectangle_board n n)) /\ loses chomp (hook_board (n - 1) (n - 1) 0).
Proof.
  intros n side. split; [|apply hook; reflexivity]. apply in_chomp_moves. exists 1, 1. split.
  - destruct n as [|[|n]]; [lia|lia|]. simpl. lia.
  - destruct n as [|[|n]]; [lia|lia|]. unfold bite, hook_board, rectangle_board. simpl.
    rewrite map_repeat, app_nil_r. reflexivity.
Qed.

Theorem square : forall n, 2 <= n -> wins chomp (rectangle_board n n).
Proof.
  intros n side. destruct (square_move n side) as [is_move is_lost].
  apply wins_normal with (hook_board (n - 1) (n - 1) 0); assumption.
Qed.

Lemma nth_repeat_inside : forall row height (width : nat), row < height -> nth row (repeat width height) 0 = width.
Proof.
  intros row height width inside. apply (repeat_spec height width). apply nth_In. rewrite repeat_length. assumption.
Qed.

(** After the far corner is gone, every bite leaves what the same bite would have left at once. *)
Lemma bite_after_corner : forall height width row column, 1 <= height -> row < height -> column < width ->
  bite (bite (rectangle_board height width) (height - 1) (width - 1)) row column =
  bite (rectangle_board height width) row column.
Proof.
  intros height width row column some inside inside'. unfold rectangle_board.
  assert (corner : bite (repeat width height) (height - 1) (width - 1) = repeat width (height - 1) ++ [width - 1]).
  { unfold bite. rewrite (repeat_split width (height - 1) height) by lia. replace (height - (height - 1)) with 1 by lia.
    rewrite firstn_app, skipn_app, repeat_length, Nat.sub_diag, firstn_all2, skipn_all2
      by (rewrite repeat_length; lia).
    simpl. rewrite app_nil_r. replace (Nat.min (width - 1) width) with (width - 1) by lia. reflexivity. }
  rewrite corner. unfold bite.
  rewrite firstn_app, skipn_app, repeat_length. replace (row - (height - 1)) with 0 by lia. cbn [firstn skipn].
  rewrite app_nil_r, map_app. rewrite (repeat_split width (height - 1) height) by lia.
  replace (height - (height - 1)) with 1 by lia.
  rewrite firstn_app, skipn_app, repeat_length. replace (row - (height - 1)) with 0 by lia. cbn [firstn skipn repeat].
  rewrite app_nil_r, map_app. cbn [map].
  replace (Nat.min column (width - 1)) with (Nat.min column width) by lia. reflexivity.
Qed.

Lemma bitten_inside : forall height width row column, 1 <= height ->
  column < nth row (bite (rectangle_board height width) (height - 1) (width - 1)) 0 -> row < height /\ column < width.
Proof.
  intros height width row column some bitten.
  set (rows := bite (rectangle_board height width) (height - 1) (width - 1)) in *.
  assert (long : length rows = height).
  { unfold rows, bite. rewrite app_length, map_length, <- app_length, firstn_skipn. apply repeat_length. }
  assert (narrow : forall n, In n rows -> n <= width).
  { assert (original : forall n, In n (rectangle_board height width) -> n = width) by (apply repeat_spec).
    assert (parts : forall n, In n (firstn (height - 1) (rectangle_board height width)) \/
      In n (skipn (height - 1) (rectangle_board height width)) -> n = width).
    { intros n is_in. apply original. rewrite <- (firstn_skipn (height - 1)). apply in_app_iff. assumption. }
    intros n is_in. unfold rows, bite in is_in. apply in_app_iff in is_in as [is_in | is_in].
    - rewrite (parts n); auto.
    - apply in_map_iff in is_in as [m [<- is_in]]. rewrite (parts m); [lia|auto]. }
  destruct (Nat.lt_ge_cases row height) as [inside | beyond].
  - split; [assumption|]. assert (nth row rows 0 <= width) by (apply narrow; apply nth_In; lia). lia.
  - rewrite nth_overflow in bitten by lia. lia.
Qed.

Theorem rectangle : forall height width, 1 <= height -> 1 <= width -> 1 < height * width ->
  wins chomp (rectangle_board height width).
Proof.
  intros height width tall wide many.
  set (corner := bite (rectangle_board height width) (height - 1) (width - 1)).
  assert (is_move : In corner (chomp_moves (rectangle_board height width))).
  { apply in_chomp_moves. exists (height - 1), (width - 1). split; [|reflexivity].
    unfold rectangle_board. rewrite nth_repeat_inside by lia.
    destruct (height - 1) eqn:last; simpl; [|lia]. assert (height = 1) by lia. subst height. lia. }
  destruct (decided _ chomp_moves chomp_ends corner) as [won | lost].
  - (* The winning reply could have been played at once. *)
    inversion won as [s stopped | s t goes_on is_reply lost]; subst.
    + destruct (normal_stop _ chomp_moves corner) as [[_ other] | [_ other]]; congruence.
    + apply wins_normal with t; [|assumption]. simpl in is_reply.
      apply in_chomp_moves in is_reply as [row [column [bitten ->]]].
      destruct (bitten_inside height width row column tall) as [low narrow]; [exact (proj2 bitten)|].
      unfold corner. rewrite bite_after_corner by (lia || assumption).
      apply in_chomp_moves. exists row, column. split; [|reflexivity].
      unfold rectangle_board. rewrite nth_repeat_inside by assumption. lia.
  - apply wins_normal with corner; assumption.
Qed.
