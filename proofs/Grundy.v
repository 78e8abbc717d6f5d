(** * Grundy values: the local rules have one solution, and sums add by exclusive or

    Impartial games in normal play whose plays all end ([ends]: the relation "is an option of" is well-founded;
    [rank_ends]: a number that falls along every move shows it).

    What is proved:
    - [grundy_unique]: a labelling in which no option has the value of its position and every smaller value is
      the value of some option ([grundy_passes]) is the only one, and it exists ([grundy_exists]); it is the mex
      recursion ([grundy_is_mex]);
    - [previous_wins_iff_zero]: the previous player wins (a P-position) iff the value is 0;
    - [pair_value], [sum_value]: the exclusive or of the values of two positions, or of a list of them, passes
      the rules in the sum;
    - [sum_previous_wins_iff_zero]: so a sum is a P-position iff the exclusive or of the values is 0
      (Sprague 1935, Grundy 1939).

    What rests on it: the claim "Grundy values of all positions below this one", and answers for sums. *)

From Coq Require Import Arith Bool List Lia Wf_nat.
From Zermelo Require Import Labels.
Import ListNotations.

(** ** The minimal excludant *)

(** [m] is the least number without the property. *)
Definition is_mex (taken : nat -> Prop) (m : nat) : Prop := ~ taken m /\ forall k, k < m -> taken k.

Lemma is_mex_unique : forall P Q m n, (forall k, P k <-> Q k) -> is_mex P m -> is_mex Q n -> m = n.
Proof.
  intros P Q m n same [missing below] [missing' below'].
  destruct (Nat.lt_trichotomy m n) as [less | [equal | more]]; [exfalso|assumption|exfalso].
  - apply missing. apply same. auto.
  - apply missing'. apply same. auto.
Qed.

(** The least number from [candidate] on that is not in the list, if it is found within [steps]. *)
Fixpoint mex_from (steps candidate : nat) (l : list nat) : nat :=
  match steps with
  | 0 => candidate
  | S steps => if existsb (Nat.eqb candidate) l then mex_from steps (S candidate) l else candidate
  end.

(** The least number that is not in the list: it is at most the list's length. *)
Definition mex (l : list nat) : nat := mex_from (length l) 0 l.

Lemma existsb_in : forall n l, existsb (Nat.eqb n) l = true <-> In n l.
Proof.
  intros n l. rewrite existsb_exists. split.
  - intros [m [is_in equal]]. apply Nat.eqb_eq in equal. subst. assumption.
  - intros is_in. exists n. split; [assumption|apply Nat.eqb_refl].
Qed.

Lemma mex_from_correct : forall l steps candidate,
  candidate + steps = length l -> (forall k, k < candidate -> In k l) ->
  is_mex (fun k => In k l) (mex_from steps candidate l).
Proof.
  intros l. induction steps as [|steps IH]; intros candidate total below; simpl.
  - split; [|assumption]. intros is_in.
    (* The numbers up to the length would be one more than the list holds. *)
    assert (short : length (seq 0 (S (length l))) <= length l).
    { apply NoDup_incl_length; [apply seq_NoDup|]. intros k k_in. apply in_seq in k_in.
      destruct (Nat.eq_dec k candidate) as [-> | other]; [assumption|]. apply below. lia. }
    rewrite seq_length in short. lia.
  - destruct (existsb (Nat.eqb candidate) l) eqn:found.
    + apply existsb_in in found. apply IH; [lia|]. intros k less.
      destruct (Nat.eq_dec k candidate) as [-> | other]; [assumption|]. apply below. lia.
    + split; [|assumption]. intros is_in. apply existsb_in in is_in. congruence.
Qed.

Lemma mex_correct : forall l, is_mex (fun k => In k l) (mex l).
Proof. intros l. apply mex_from_correct; [reflexivity|]. intros k less. lia. Qed.

(** ** Exclusive or *)

Lemma shiftr_step : forall a k, Nat.shiftr a k = 2 * Nat.shiftr a (S k) + Nat.b2n (Nat.testbit a k).
Proof. intros a k. simpl Nat.shiftr at 2. rewrite Nat.testbit_odd. apply Nat.div2_odd. Qed.

(** Of two numbers that agree above bit [k], the one with bit [k] is greater. *)
Lemma less_by_top_bit : forall a b k,
  Nat.testbit a k = false -> Nat.testbit b k = true ->
  (forall j, k < j -> Nat.testbit a j = Nat.testbit b j) -> a < b.
Proof.
  intros a b k zero one above.
  assert (same : Nat.shiftr a (S k) = Nat.shiftr b (S k)).
  { apply Nat.bits_inj. intros j. rewrite !Nat.shiftr_spec by lia. apply above. lia. }
  assert (less : Nat.shiftr a k < Nat.shiftr b k).
  { rewrite (shiftr_step a k), (shiftr_step b k), same, zero, one. simpl Nat.b2n. lia. }
  rewrite !Nat.shiftr_div_pow2 in less.
  destruct (Nat.lt_ge_cases a b) as [done | wrong]; [assumption|].
  assert (b / 2 ^ k <= a / 2 ^ k) by (apply Nat.div_le_mono; [apply Nat.pow_nonzero; lia|assumption]). lia.
Qed.

Lemma lxor_injective_left : forall a b c, Nat.lxor a c = Nat.lxor b c -> a = b.
Proof.
  intros a b c equal. rewrite <- (Nat.lxor_0_r a), <- (Nat.lxor_0_r b), <- (Nat.lxor_nilpotent c).
  rewrite <- !Nat.lxor_assoc. congruence.
Qed.

Lemma lxor_injective_right : forall a b c, Nat.lxor c a = Nat.lxor c b -> a = b.
Proof. intros a b c. rewrite !(Nat.lxor_comm c). apply lxor_injective_left. Qed.

Lemma lxor_cancel : forall a b, Nat.lxor (Nat.lxor a b) b = a.
Proof. intros. rewrite Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_r. Qed.

(** Each number below an exclusive or is reached by lowering one of the two numbers: the heart of Bouton's theorem. *)
Lemma below_lxor : forall a b x, x < Nat.lxor a b ->
  (exists c, c < a /\ Nat.lxor c b = x) \/ (exists c, c < b /\ Nat.lxor a c = x).
Proof.
  intros a b x less. set (total := Nat.lxor a b) in *. set (change := Nat.lxor x total).
  assert (nonzero : change <> 0). { intros zero. apply Nat.lxor_eq in zero. lia. }
  set (k := Nat.log2 change).
  assert (top : Nat.testbit change k = true) by (apply Nat.bit_log2; assumption).
  assert (above : forall j, k < j -> Nat.testbit change j = false) by (intros; apply Nat.bits_above_log2; assumption).
  assert (change_bits : forall j, Nat.testbit change j = xorb (Nat.testbit x j) (Nat.testbit total j))
    by (intros; apply Nat.lxor_spec).
  (* The highest changed bit is set in the total: otherwise [x] would be greater. *)
  assert (set_in_total : Nat.testbit total k = true).
  { destruct (Nat.testbit total k) eqn:bit; [reflexivity|exfalso].
    enough (total < x) by lia. apply less_by_top_bit with k; [assumption| |].
    - rewrite change_bits, bit in top. destruct (Nat.testbit x k); [reflexivity|discriminate].
    - intros j higher. specialize (above j higher). rewrite change_bits in above.
      destruct (Nat.testbit x j), (Nat.testbit total j); try discriminate; reflexivity. }
  (* Whichever of the numbers has that bit is lowered by the change. *)
  assert (lowered : forall c, Nat.testbit c k = true -> Nat.lxor c change < c).
  { intros c bit. apply less_by_top_bit with k; [|assumption|].
    - rewrite Nat.lxor_spec, bit, top. reflexivity.
    - intros j higher. rewrite Nat.lxor_spec, (above j higher). apply xorb_false_r. }
  assert (split_bit : Nat.testbit total k = xorb (Nat.testbit a k) (Nat.testbit b k)) by apply Nat.lxor_spec.
  rewrite set_in_total in split_bit.
  destruct (Nat.testbit a k) eqn:bit_a.
  - left. exists (Nat.lxor a change). split; [apply lowered; assumption|].
    unfold change, total. rewrite (Nat.lxor_comm x), <- !Nat.lxor_assoc, Nat.lxor_nilpotent, Nat.lxor_0_l.
    rewrite (Nat.lxor_comm b x). apply lxor_cancel.
  - right. exists (Nat.lxor b change). split; [apply lowered; destruct (Nat.testbit b k); auto|].
    unfold change, total. rewrite (Nat.lxor_comm x), <- (Nat.lxor_assoc b), (Nat.lxor_comm b (Nat.lxor a b)).
    rewrite lxor_cancel, <- Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_l.
Qed.

(** ** Grundy values of positions *)

Section Values.

Variable position : Type.
Variable moves : position -> list position.

Definition move_of (t s : position) : Prop := In t (moves s).

(** The values of the options. *)
Definition option_values (g : position -> nat) (s : position) (v : nat) : Prop :=
  exists t, In t (moves s) /\ g t = v.

(** The rule that the checker tests at one position: no option has the same value, every smaller value is hit. *)
Definition grundy_rule (g : position -> nat) (s : position) : Prop := is_mex (option_values g s) (g s).

Definition grundy_passes (g : position -> nat) : Prop := forall s, grundy_rule g s.

Definition closed_under_moves (region : position -> Prop) : Prop :=
  forall s t, region s -> In t (moves s) -> region t.

Lemma rank_ends : forall (region : position -> Prop) (rank : position -> nat),
  closed_under_moves region ->
  (forall s t, region s -> In t (moves s) -> rank t < rank s) -> forall s, region s -> Acc move_of s.
Proof.
  intros region rank region_closed falls s.
  induction s as [s IH] using (well_founded_ind (well_founded_ltof _ rank)).
  intros inside. constructor. intros t is_move. apply IH.
  - apply falls; assumption.
  - apply (region_closed s); assumption.
Qed.

(** Two labellings that pass on a set of positions that no move leaves agree wherever play must end. *)
Theorem grundy_unique_on : forall region g h, closed_under_moves region ->
  (forall s, region s -> grundy_rule g s) -> (forall s, region s -> grundy_rule h s) ->
  forall s, Acc move_of s -> region s -> g s = h s.
Proof.
  intros region g h region_closed g_passes h_passes s ends. induction ends as [s _ IH]. intros inside.
  apply is_mex_unique with (option_values g s) (option_values h s); [|apply g_passes|apply h_passes]; auto.
  assert (same : forall t, In t (moves s) -> g t = h t).
  { intros t is_move. apply IH; [assumption|]. apply (region_closed s); assumption. }
  intros v. split; intros [t [is_move value]]; exists t; split; try assumption; specialize (same t is_move); congruence.
Qed.

(** *** Normal play *)

(** The game in the sense of [Labels]: no endings by rule, a player who cannot move has lost. *)
Definition normal_play : game :=
  {| state := position; options := moves; ended := fun _ => None; stuck := Lost |}.

Lemma normal_stop : forall s,
  (moves s = [] /\ stop normal_play s = Some Lost) \/ (moves s <> [] /\ stop normal_play s = None).
Proof. intros s. unfold stop. simpl. destruct (moves s); [left|right]; split; congruence. Qed.

Lemma wins_normal : forall s t, In t (moves s) -> loses normal_play t -> wins normal_play s.
Proof.
  intros s t is_move lost.
  destruct (normal_stop s) as [[none _] | [_ goes_on]]; [rewrite none in is_move; contradiction|].
  apply wins_moving with t; assumption.
Qed.

Lemma loses_normal : forall s, (forall t, In t (moves s) -> wins normal_play t) -> loses normal_play s.
Proof.
  intros s all. destruct (normal_stop s) as [[_ stopped] | [_ goes_on]].
  - apply loses_stopped. assumption.
  - apply loses_moving; assumption.
Qed.

(** Wherever play must end: the next player wins iff the value is not 0, the previous one iff it is 0. *)
Theorem winner_by_value_on : forall region g, closed_under_moves region ->
  (forall s, region s -> grundy_rule g s) -> forall s, Acc move_of s -> region s ->
  (g s <> 0 -> wins normal_play s) /\ (g s = 0 -> loses normal_play s).
Proof.
  intros region g region_closed g_passes s ends. induction ends as [s _ IH]. intros inside.
  assert (next : forall t, In t (moves s) -> (g t <> 0 -> wins normal_play t) /\ (g t = 0 -> loses normal_play t)).
  { intros t is_move. apply IH; [assumption|]. apply (region_closed s); assumption. }
  destruct (g_passes s inside) as [missing below]. split; intros value.
  - destruct (below 0) as [t [is_move zero]]; [lia|].
    apply wins_normal with t; [assumption|]. apply next; assumption.
  - apply loses_normal. intros t is_move. apply next; [assumption|].
    intros zero. apply missing. exists t. split; [assumption|congruence].
Qed.

(** *** Games all of whose plays end *)

Section Ending.

Hypothesis ends : well_founded move_of.

Lemma everything_is_closed : closed_under_moves (fun _ => True).
Proof. intros s t _ _. exact I. Qed.

Theorem grundy_unique : forall g h, grundy_passes g -> grundy_passes h -> forall s, g s = h s.
Proof.
  intros g h g_passes h_passes s.
  apply (grundy_unique_on (fun _ => True)); auto using everything_is_closed.
Qed.

(** The rules say the same as the recursion by mex. *)
Theorem grundy_is_mex : forall g, grundy_passes g <-> forall s, g s = mex (map g (moves s)).
Proof.
  intros g.
  assert (same : forall s v, option_values g s v <-> In v (map g (moves s))).
  { intros s v. rewrite in_map_iff. unfold option_values. split; intros [t [? ?]]; exists t; auto. }
  split; intros holds s.
  - apply is_mex_unique with (option_values g s) (fun v => In v (map g (moves s)));
      [exact (same s) | apply holds | apply mex_correct].
  - unfold grundy_rule. rewrite holds. destruct (mex_correct (map g (moves s))) as [missing below].
    split; [rewrite same; assumption|]. intros k less. apply same. auto.
Qed.

(** The recursion has a solution, hence so have the rules. *)
Theorem grundy_exists : exists g, grundy_passes g.
Proof.
  (* [map_members f l] is [map] for a function that needs to know that its argument is a member. *)
  pose (map_members := fix map_members (l : list position) : (forall t, In t l -> nat) -> list nat :=
    match l with
    | [] => fun _ => []
    | t :: l => fun f => f t (or_introl eq_refl) :: map_members l (fun u is_in => f u (or_intror is_in))
    end).
  assert (congruent : forall l f h, (forall t is_in, f t is_in = h t is_in) -> map_members l f = map_members l h).
  { induction l as [|t l IH]; intros f h same; simpl; [reflexivity|]. f_equal; [apply same|]. apply IH. auto. }
  assert (is_map : forall f l, map_members l (fun t _ => f t) = map f l).
  { intros f. induction l as [|t l IH]; simpl; [reflexivity|]. f_equal. apply IH. }
  pose (step := fun s (below : forall t, move_of t s -> nat) => mex (map_members (moves s) below)).
  exists (Fix ends (fun _ => nat) step). apply grundy_is_mex. intros s.
  rewrite Fix_eq.
  - unfold step at 1. f_equal. apply is_map.
  - intros t f h same. unfold step. f_equal. apply congruent. exact same.
Qed.

Theorem previous_wins_iff_zero : forall g, grundy_passes g -> forall s, loses normal_play s <-> g s = 0.
Proof.
  intros g g_passes s.
  destruct (winner_by_value_on (fun _ => True) g everything_is_closed (fun t _ => g_passes t) s (ends s) I)
    as [next_wins previous_wins].
  split; [|assumption]. intros lost. destruct (Nat.eq_dec (g s) 0) as [zero | other]; [assumption|exfalso].
  exact (not_both normal_play s (next_wins other) lost).
Qed.

Theorem next_wins_iff_nonzero : forall g, grundy_passes g -> forall s, wins normal_play s <-> g s <> 0.
Proof.
  intros g g_passes s.
  destruct (winner_by_value_on (fun _ => True) g everything_is_closed (fun t _ => g_passes t) s (ends s) I)
    as [next_wins previous_wins].
  split; [|assumption]. intros won zero. exact (not_both normal_play s won (previous_wins zero)).
Qed.

End Ending.

End Values.

(** ** The sum of two games: a move is a move in exactly one of them *)

Section Pair.

Variables A B : Type.
Variable moves_a : A -> list A.
Variable moves_b : B -> list B.

Definition pair_moves (s : A * B) : list (A * B) :=
  map (fun a => (a, snd s)) (moves_a (fst s)) ++ map (fun b => (fst s, b)) (moves_b (snd s)).

Lemma in_pair_moves : forall a b t, In t (pair_moves (a, b)) <->
  (exists a', In a' (moves_a a) /\ t = (a', b)) \/ (exists b', In b' (moves_b b) /\ t = (a, b')).
Proof.
  intros a b t. unfold pair_moves. simpl. rewrite in_app_iff, !in_map_iff. split.
  - intros [[a' [<- is_move]] | [b' [<- is_move]]]; [left; exists a'|right; exists b']; auto.
  - intros [[a' [is_move ->]] | [b' [is_move ->]]]; [left; exists a'|right; exists b']; auto.
Qed.

Theorem pair_ends : well_founded (move_of A moves_a) -> well_founded (move_of B moves_b) ->
  well_founded (move_of _ pair_moves).
Proof.
  intros ends_a ends_b [a b]. revert b.
  induction a as [a IH_a] using (well_founded_ind ends_a).
  induction b as [b IH_b] using (well_founded_ind ends_b).
  constructor. intros t is_move.
  apply in_pair_moves in is_move as [[a' [is_move ->]] | [b' [is_move ->]]].
  - apply IH_a. assumption.
  - apply IH_b. assumption.
Qed.

(** The exclusive or of values that pass passes in the sum. *)
Theorem pair_value : forall g h, grundy_passes A moves_a g -> grundy_passes B moves_b h ->
  grundy_passes _ pair_moves (fun s => Nat.lxor (g (fst s)) (h (snd s))).
Proof.
  intros g h g_passes h_passes [a b]. destruct (g_passes a) as [missing_a below_a], (h_passes b) as [missing_b below_b].
  split; simpl.
  - intros [t [is_move value]].
    apply in_pair_moves in is_move as [[a' [is_move ->]] | [b' [is_move ->]]]; simpl in value.
    + apply lxor_injective_left in value. apply missing_a. exists a'. auto.
    + apply lxor_injective_right in value. apply missing_b. exists b'. auto.
  - intros x less. destruct (below_lxor _ _ _ less) as [[c [lower reached]] | [c [lower reached]]].
    + destruct (below_a c lower) as [a' [is_move value]]. exists (a', b). simpl. split; [|congruence].
      apply in_pair_moves. left. exists a'. auto.
    + destruct (below_b c lower) as [b' [is_move value]]. exists (a, b'). simpl. split; [|congruence].
      apply in_pair_moves. right. exists b'. auto.
Qed.

End Pair.

(** ** The sum of a list of positions of one game *)

Section Sum.

Variable position : Type.
Variable moves : position -> list position.

Fixpoint sum_moves (l : list position) : list (list position) :=
  match l with
  | [] => []
  | s :: rest => map (fun t => t :: rest) (moves s) ++ map (cons s) (sum_moves rest)
  end.

Fixpoint nim_sum (g : position -> nat) (l : list position) : nat :=
  match l with
  | [] => 0
  | s :: rest => Nat.lxor (g s) (nim_sum g rest)
  end.

Lemma in_sum_moves : forall s rest t, In t (sum_moves (s :: rest)) <->
  (exists u, In u (moves s) /\ t = u :: rest) \/ (exists rest', In rest' (sum_moves rest) /\ t = s :: rest').
Proof.
  intros s rest t. simpl. rewrite in_app_iff, !in_map_iff. split.
  - intros [[u [<- is_move]] | [u [<- is_move]]]; [left|right]; exists u; auto.
  - intros [[u [is_move ->]] | [u [is_move ->]]]; [left|right]; exists u; auto.
Qed.

Theorem sum_ends : well_founded (move_of _ moves) -> well_founded (move_of _ sum_moves).
Proof.
  intros ends l. induction l as [|s rest IH].
  - constructor. intros t [].
  - revert rest IH. induction s as [s IH_s] using (well_founded_ind ends).
    intros rest ends_rest. induction ends_rest as [rest ends_rest IH_rest].
    constructor. intros t is_move.
    apply in_sum_moves in is_move as [[u [is_move ->]] | [rest' [is_move ->]]].
    + apply IH_s; [assumption|]. constructor. assumption.
    + apply IH_rest. assumption.
Qed.

Theorem sum_value : forall g, grundy_passes _ moves g -> grundy_passes _ sum_moves (nim_sum g).
Proof.
  intros g g_passes l. induction l as [|s rest [missing_rest below_rest]].
  - split; [intros [t [[] _]] | simpl; lia].
  - destruct (g_passes s) as [missing below]. split.
    + intros [t [is_move value]].
      apply in_sum_moves in is_move as [[u [is_move ->]] | [rest' [is_move ->]]]; simpl in value.
      * apply lxor_injective_left in value. apply missing. exists u. auto.
      * apply lxor_injective_right in value. apply missing_rest. exists rest'. auto.
    + simpl. intros x less. destruct (below_lxor _ _ _ less) as [[c [lower reached]] | [c [lower reached]]].
      * destruct (below c lower) as [u [is_move value]]. exists (u :: rest). split; [|simpl; congruence].
        apply in_sum_moves. left. exists u. auto.
      * destruct (below_rest c lower) as [rest' [is_move value]]. exists (s :: rest'). split; [|simpl; congruence].
        apply in_sum_moves. right. exists rest'. auto.
Qed.

(** The theorem of Sprague and Grundy. *)
Theorem sum_previous_wins_iff_zero : well_founded (move_of _ moves) -> forall g, grundy_passes _ moves g ->
  forall l, loses (normal_play _ sum_moves) l <-> nim_sum g l = 0.
Proof.
  intros ends g g_passes l. apply previous_wins_iff_zero; [apply sum_ends | apply sum_value]; assumption.
Qed.

End Sum.

(** ** Rows of heaps: a move replaces one heap by some heaps *)

Section Rows.

Variable heap : Type.
Variable replacements : heap -> list (list heap).

Fixpoint row_moves (row : list heap) : list (list heap) :=
  match row with
  | [] => []
  | n :: others => map (fun rest => rest ++ others) (replacements n) ++ map (cons n) (row_moves others)
  end.

Lemma in_row_moves : forall n others row, In row (row_moves (n :: others)) <->
  (exists rest, In rest (replacements n) /\ row = rest ++ others) \/
  (exists others', In others' (row_moves others) /\ row = n :: others').
Proof.
  intros n others row. simpl. rewrite in_app_iff, !in_map_iff. split.
  - intros [[rest [<- is_move]] | [others' [<- is_move]]]; [left; exists rest|right; exists others']; auto.
  - intros [[rest [is_move ->]] | [others' [is_move ->]]]; [left; exists rest|right; exists others']; auto.
Qed.

End Rows.
