(** * An executable checker of the order of stoppers, proved right

    A certificate about stoppers as Coq data: [forms] has for each node, 0 first, the nodes that are Left's and Right's
    options, which may be any; [ranks] has for each node a number for Left to move and one for Right to move, which fall as the
    players take turns, so that all nodes are stoppers; [pairs] says of pairs of nodes (G, H) that G <= H, and [refutations], of
    which each rests on earlier ones, that not G <= H.

    What is proved: if [check_stoppers] answers [true], then [le] of Stoppers.v, which speaks of all sums with any games, holds
    for each pair and for no refutation ([shown_sound], [refuted_sound]). Hence, in the form that certificates use:
    [proves_le], [proves_not_le], [proves_equal], [proves_less], [proves_fuzzy], and [proves_canonical]: of the form and its
    followers no option is dominated or reversible, and no two followers are equal.

    What rests on it: the files that a certificate is written to as a Coq proof; see ExampleStopperCertificate.v. *)

From Coq Require Import Arith NArith Bool List Lia.
From Zermelo Require Import Labels Grundy Table OrderChecker Stoppers.
Import ListNotations.

(** ** The data and its meaning *)

Definition ranks : Set := list (N * N).

Definition options_of (f : forms) (p : player) (v : N) : list N :=
  match nth_error f (N.to_nat v), p with
  | Some node, Left => fst node
  | Some node, Right => snd node
  | None, _ => []
  end.

(** The game of all nodes; one that is not there has no options. *)
Definition game_of (f : forms) : graph := {| position := N; side := options_of f |}.

Section Meaning.

Variable f : forms.

Let A := game_of f.

Definition at_most (G H : N) : Prop := le A G A H.
Definition equal_nodes (G H : N) : Prop := at_most G H /\ at_most H G.
Definition less_node (G H : N) : Prop := at_most G H /\ ~ at_most H G.
Definition fuzzy_nodes (G H : N) : Prop := ~ at_most G H /\ ~ at_most H G.

(** No two options of a player can be compared. *)
Definition nothing_dominated (v : N) : Prop :=
  forall p X Y, In X (options_of f p v) -> In Y (options_of f p v) -> X <> Y -> ~ at_most X Y.

(** No option can be answered by a move to something that is as good as the node for who answers. *)
Definition nothing_reversible (v : N) : Prop :=
  (forall X XR, In X (options_of f Left v) -> In XR (options_of f Right X) -> ~ at_most XR v) /\
  (forall X XL, In X (options_of f Right v) -> In XL (options_of f Left X) -> ~ at_most v XL).

Definition canonical_node (K : N) : Prop :=
  stopper A K /\
  (forall v, follower A K v -> nothing_dominated v /\ nothing_reversible v) /\
  (forall v w, follower A K v -> follower A K w -> v <> w -> ~ equal_nodes v w).

End Meaning.

(** ** The checker *)

Section Tables.

Variable count : N.
Variable tf : table (list N * list N).
Variable tr : table (N * N).
Variable tp : table unit.

Definition rank_at (p : player) (v : N) : N :=
  match look _ tr v, p with
  | Some ranks, Left => fst ranks
  | Some ranks, Right => snd ranks
  | None, _ => 0%N
  end.

(** The options are nodes, with smaller ranks for the other player. *)
Definition check_node (v : N) : bool :=
  forallb (fun w => N.ltb w count && N.ltb (rank_at Right w) (rank_at Left v)) (lefts_at tf v) &&
  forallb (fun w => N.ltb w count && N.ltb (rank_at Left w) (rank_at Right v)) (rights_at tf v).

Definition is_in (t : table unit) (G H : N) : bool :=
  match find unit t (key count G H) with Some _ => true | None => false end.

(** Left, to move on [H - G], comes to refuted pairs only. *)
Definition no_answer (t : table unit) (G H : N) : bool :=
  forallb (fun reply => is_in t reply H) (rights_at tf G) && forallb (fun reply => is_in t G reply) (lefts_at tf H).

Definition check_refutation (t : table unit) (pair : N * N) : bool :=
  let (G, H) := pair in
  N.ltb G count && N.ltb H count &&
  (existsb (fun GL => no_answer t GL H) (lefts_at tf G) || existsb (fun HR => no_answer t G HR) (rights_at tf H)).

(** The table of all refutations; [None] where one does not follow from those before it. *)
Fixpoint refute (t : table unit) (r : comparisons) : option (table unit) :=
  match r with
  | [] => Some t
  | first :: r => if check_refutation t first then refute (add_pair count t first) r else None
  end.

(** The nodes that can be reached from those in [todo], which are marked already. *)
Fixpoint reach (fuel : nat) (marked : table unit) (todo : list N) : table unit :=
  match fuel, todo with
  | S fuel, v :: todo =>
      let new := filter (fun w => negb (is_marked marked w)) (lefts_at tf v ++ rights_at tf v) in
      reach fuel (fold_left mark new marked) (new ++ todo)
  | _, _ => marked
  end.

Section Refuted.

Variable t : table unit.

Definition incomparable (l : list N) : bool :=
  forallb (fun X => forallb (fun Y => N.eqb X Y || is_in t X Y) l) l.

Definition simplest_node (v : N) : bool :=
  incomparable (lefts_at tf v) && incomparable (rights_at tf v) &&
  forallb (fun X => forallb (fun XR => is_in t XR v) (rights_at tf X)) (lefts_at tf v) &&
  forallb (fun X => forallb (fun XL => is_in t v XL) (lefts_at tf X)) (rights_at tf v).

Definition check_canonical (marked : table unit) (K : N) : bool :=
  let nodes := filter (is_marked marked) (map N.of_nat (seq 0 (N.to_nat count))) in
  is_marked marked K &&
  forallb (fun v => forallb (is_marked marked) (lefts_at tf v) && forallb (is_marked marked) (rights_at tf v) &&
                    simplest_node v) nodes &&
  forallb (fun v => forallb (fun w => N.eqb v w || is_in t v w || is_in t w v) nodes) nodes.

End Refuted.

End Tables.

Definition all_nodes (f : forms) : list N := map N.of_nat (seq 0 (length f)).

Definition check_stoppers (f : forms) (r : ranks) (p : comparisons) : bool :=
  let count := N.of_nat (length f) in
  let tf := table_of _ f in
  forallb (check_node count tf (table_of _ r)) (all_nodes f) &&
  forallb (check_pair count tf (table_of_pairs count p)) p.

(** ** It is right *)

Section Right.

Variable f : forms.
Variable r : ranks.
Variable p : comparisons.

Let count := N.of_nat (length f).
Let tf := table_of _ f.
Let tr := table_of _ r.
Let tp := table_of_pairs count p.
Let A := game_of f.

Lemma lefts_are : forall v, lefts_at tf v = options_of f Left v.
Proof. intros v. unfold tf. rewrite lefts_at_of. unfold options_of. destruct (nth_error f (N.to_nat v)); reflexivity. Qed.

Lemma rights_are : forall v, rights_at tf v = options_of f Right v.
Proof. intros v. unfold tf. rewrite rights_at_of. unfold options_of. destruct (nth_error f (N.to_nat v)); reflexivity. Qed.

Lemma outside_has_none : forall v q, ~ (v < count)%N -> options_of f q v = [].
Proof.
  intros v q outside. unfold options_of. destruct (nth_error f (N.to_nat v)) eqn:found; [|reflexivity].
  exfalso. apply outside. assert (N.to_nat v < length f) by (apply nth_error_Some; congruence). unfold count. lia.
Qed.

Hypothesis nodes_accepted : forallb (check_node count tf tr) (all_nodes f) = true.

Lemma node_accepted : forall v q w, In w (options_of f q v) ->
  (w < count)%N /\ (rank_at tr (other q) w < rank_at tr q v)%N.
Proof.
  intros v q w is_option. destruct (N.ltb_spec v count) as [inside | outside].
  - pose proof nodes_accepted as all. rewrite forallb_forall in all.
    assert (is_node : In v (all_nodes f)).
    { unfold all_nodes. apply in_map_iff. exists (N.to_nat v). split; [lia|]. apply in_seq. unfold count in inside. lia. }
    specialize (all v is_node). unfold check_node in all. rewrite andb_true_iff, !forallb_forall in all.
    destruct all as [lefts_all rights_all]. rewrite lefts_are in lefts_all. rewrite rights_are in rights_all.
    destruct q; [specialize (lefts_all w is_option)|specialize (rights_all w is_option)];
      rewrite andb_true_iff, !N.ltb_lt in *; assumption.
  - rewrite outside_has_none in is_option by lia. contradiction.
Qed.

Lemma all_end : forall q v, ends A q v.
Proof.
  intros q v. remember (N.to_nat (rank_at tr q v)) as bound eqn:is_rank. revert q v is_rank.
  induction bound as [bound IH] using lt_wf_ind. intros q v ->. constructor. intros w is_option.
  apply (IH (N.to_nat (rank_at tr (other q) w))); [|reflexivity].
  destruct (node_accepted v q w is_option). lia.
Qed.

Theorem all_stoppers : forall v, stopper A v.
Proof. intros v q w _. apply all_end. Qed.

Lemma option_inside : forall v q w, In w (options_of f q v) -> (w < count)%N.
Proof. intros v q w is_option. apply (node_accepted v q w is_option). Qed.

(** *** Pairs *)

Hypothesis pairs_accepted : forallb (check_pair count tf tp) p = true.

Definition shown_nodes (G H : N) : Prop := G = H \/ ((G < count)%N /\ (H < count)%N /\ shown count tp G H = true).

Lemma shown_closed : closed_pairs A A shown_nodes.
Proof.
  assert (itself : forall G,
    (forall gl, In gl (options_of f Left G) ->
      (exists glr, In glr (options_of f Right gl) /\ shown_nodes glr G) \/
      (exists hl, In hl (options_of f Left G) /\ shown_nodes gl hl)) /\
    (forall hr, In hr (options_of f Right G) ->
      (exists hrl, In hrl (options_of f Left hr) /\ shown_nodes G hrl) \/
      (exists gr, In gr (options_of f Right G) /\ shown_nodes gr hr))).
  { intros G. split; intros option is_option; right; exists option; split; try assumption; left; reflexivity. }
  intros G H [<- | [inside [inside' is_shown]]]; [apply itself|].
  destruct (shown_pair f p pairs_accepted G H inside' is_shown) as [<- | is_in]; [apply itself|].
  pose proof pairs_accepted as all. rewrite forallb_forall in all. specialize (all _ is_in).
  unfold check_pair in all. rewrite !andb_true_iff, !forallb_forall in all. destruct all as [[_ lefts_all] rights_all].
  rewrite lefts_are in lefts_all. rewrite rights_are in rights_all. split.
  - intros GL is_option. specialize (lefts_all GL is_option). apply orb_true_iff in lefts_all as [reply | reply];
      apply existsb_exists in reply as [w [w_in w_shown]]; rewrite ?rights_are, ?lefts_are in w_in;
      pose proof (option_inside _ _ _ w_in); pose proof (option_inside _ _ _ is_option).
    + left. exists w. split; [assumption|]. right. auto.
    + right. exists w. split; [assumption|]. right. auto.
  - intros HR is_option. specialize (rights_all HR is_option). apply orb_true_iff in rights_all as [reply | reply];
      apply existsb_exists in reply as [w [w_in w_shown]]; rewrite ?rights_are, ?lefts_are in w_in;
      pose proof (option_inside _ _ _ w_in); pose proof (option_inside _ _ _ is_option).
    + left. exists w. split; [assumption|]. right. auto.
    + right. exists w. split; [assumption|]. right. auto.
Qed.

Theorem shown_sound : forall G H, (G < count)%N -> (H < count)%N -> shown count tp G H = true -> at_most f G H.
Proof.
  intros G H inside inside' is_shown. apply (pairs_are_le A A shown_nodes shown_closed).
  - intros g h _. split; apply all_end.
  - right. auto.
Qed.

(** *** Refutations *)

(** Right, moving first, wins [H - G] for each pair of a table. *)
Definition right_wins (t : table unit) : Prop := forall G H, (G < count)%N -> (H < count)%N -> is_in count t G H = true ->
  forces Right A (negative A) H G Right.

Lemma no_answer_sound : forall t G H, right_wins t -> (G < count)%N -> (H < count)%N -> no_answer count tf t G H = true ->
  forces Right A (negative A) H G Left.
Proof.
  intros t G H wins_all inside inside' none. unfold no_answer in none. rewrite andb_true_iff, !forallb_forall in none.
  destruct none as [in_G in_H]. rewrite rights_are in in_G. rewrite lefts_are in in_H.
  apply (forces_by_answers Right A (negative A) H G).
  - intros H' is_move. apply wins_all; [assumption|apply (option_inside H Left); assumption|].
    apply in_H. assumption.
  - intros G' is_move. apply wins_all; [apply (option_inside G Right); assumption|assumption|].
    apply in_G. assumption.
Qed.

Lemma refutation_sound : forall t G H, right_wins t -> check_refutation count tf t (G, H) = true ->
  forces Right A (negative A) H G Right.
Proof.
  intros t G H wins_all accepted. unfold check_refutation in accepted. rewrite !andb_true_iff, !N.ltb_lt, orb_true_iff in accepted.
  destruct accepted as [[inside inside'] [found | found]]; apply existsb_exists in found as [v [v_in none]];
    rewrite ?lefts_are, ?rights_are in v_in; apply forces_by_move.
  - right. exists v. split; [exact v_in|]. apply (no_answer_sound t v H); try assumption.
    apply (option_inside G Left). assumption.
  - left. exists v. split; [exact v_in|]. apply (no_answer_sound t G v); try assumption.
    apply (option_inside H Right). assumption.
Qed.

Lemma refute_sound : forall list t t', right_wins t -> refute count tf t list = Some t' -> right_wins t'.
Proof.
  induction list as [|[G H] list IH]; intros t t' wins_all accepted; cbn [refute] in accepted.
  - injection accepted as <-. assumption.
  - destruct (check_refutation count tf t (G, H)) eqn:holds; [|discriminate].
    apply IH in accepted; [assumption|]. intros G' H' inside inside' found.
    pose proof (refutation_sound t G H wins_all holds) as won.
    unfold is_in, add_pair in found. simpl in found.
    destruct (Pos.eq_dec (key count G H) (key count G' H')) as [same | different].
    + unfold check_refutation in holds. rewrite !andb_true_iff, !N.ltb_lt in holds. destruct holds as [[_ H_inside] _].
      apply (key_injective f) in same as [<- <-]; assumption.
    + rewrite find_put_other in found by assumption. apply wins_all; assumption.
Qed.

Lemma nothing_refuted : right_wins (Empty unit).
Proof. intros G H _ _ found. unfold is_in in found. rewrite find_empty in found. discriminate. Qed.

Theorem refuted_sound : forall list t G H, refute count tf (Empty unit) list = Some t -> (G < count)%N -> (H < count)%N ->
  is_in count t G H = true -> ~ at_most f G H.
Proof.
  intros list t G H accepted inside inside' found. apply loss_is_not_le.
  apply (refute_sound list (Empty unit) t nothing_refuted accepted); assumption.
Qed.

(** *** Canonical forms *)

Theorem canonical_sound : forall list t marked K, refute count tf (Empty unit) list = Some t -> (K < count)%N ->
  check_canonical count tf t marked K = true -> canonical_node f K.
Proof.
  intros list t marked K accepted inside checked. unfold check_canonical in checked.
  rewrite !andb_true_iff, !forallb_forall in checked. destruct checked as [[K_marked all] different].
  assert (not_le : forall G H, (G < count)%N -> (H < count)%N -> is_in count t G H = true -> ~ at_most f G H).
  { intros G H. apply (refuted_sound list). assumption. }
  assert (is_node : forall v, (v < count)%N -> is_marked marked v = true ->
    In v (filter (is_marked marked) (map N.of_nat (seq 0 (N.to_nat count))))).
  { intros v v_inside v_marked. apply filter_In. split; [|assumption]. apply in_map_iff. exists (N.to_nat v).
    split; [lia|]. apply in_seq. lia. }
  assert (reached : forall v, follower A K v -> (v < count)%N /\ is_marked marked v = true).
  { intros v is_follower. induction is_follower as [|v q w is_follower [v_inside v_marked] is_option]; [auto|].
    split; [apply (option_inside v q); assumption|]. specialize (all v (is_node v v_inside v_marked)).
    rewrite !andb_true_iff, !forallb_forall in all. rewrite lefts_are, rights_are in all.
    destruct all as [[lefts_marked rights_marked] _]. destruct q; auto. }
  split; [apply all_stoppers|]. split.
  - intros v is_follower. destruct (reached v is_follower) as [v_inside v_marked].
    specialize (all v (is_node v v_inside v_marked)). unfold simplest_node, incomparable in all.
    rewrite !andb_true_iff, !forallb_forall in all. rewrite lefts_are, rights_are in all.
    destruct all as [_ [[[lefts_apart rights_apart] lefts_stay] rights_stay]]. split; [|split].
    + intros q X Y X_in Y_in apart. pose proof (option_inside v q X X_in). pose proof (option_inside v q Y Y_in).
      apply not_le; try assumption.
      destruct q; [specialize (lefts_apart X X_in)|specialize (rights_apart X X_in)]; rewrite forallb_forall in *;
        [specialize (lefts_apart Y Y_in)|specialize (rights_apart Y Y_in)]; rewrite orb_true_iff, N.eqb_eq in *; tauto.
    + intros X XR X_in XR_in. apply not_le; [apply (option_inside X Right)| |]; try assumption.
      specialize (lefts_stay X X_in). rewrite forallb_forall, rights_are in lefts_stay. auto.
    + intros X XL X_in XL_in. apply not_le; [|apply (option_inside X Left)|]; try assumption.
      specialize (rights_stay X X_in). rewrite forallb_forall, lefts_are in rights_stay. auto.
  - intros v w v_follows w_follows apart [v_le_w w_le_v].
    destruct (reached v v_follows) as [v_inside v_marked]. destruct (reached w w_follows) as [w_inside w_marked].
    specialize (different v (is_node v v_inside v_marked)). rewrite forallb_forall in different.
    specialize (different w (is_node w w_inside w_marked)). rewrite !orb_true_iff, N.eqb_eq in different.
    destruct different as [[same | found] | found]; [contradiction| |]; revert found.
    + intros found. apply (not_le v w); assumption.
    + intros found. apply (not_le w v); assumption.
Qed.

End Right.

(** ** Two nodes, in the form of certificates *)

Definition accepts_le (f : forms) (r : ranks) (p : comparisons) (G H : N) : bool :=
  let count := N.of_nat (length f) in
  N.ltb G count && N.ltb H count && shown count (table_of_pairs count p) G H && check_stoppers f r p.

Definition accepts_not_le (f : forms) (r : ranks) (p refutations : comparisons) (G H : N) : bool :=
  let count := N.of_nat (length f) in
  N.ltb G count && N.ltb H count && check_stoppers f r p &&
  match refute count (table_of _ f) (Empty unit) refutations with Some t => is_in count t G H | None => false end.

Definition accepts_canonical (f : forms) (r : ranks) (p refutations : comparisons) (K : N) : bool :=
  let count := N.of_nat (length f) in
  let tf := table_of _ f in
  N.ltb K count && check_stoppers f r p &&
  match refute count tf (Empty unit) refutations with
  | Some t => check_canonical count tf t (reach tf (S (length f)) (mark (Empty unit) K) [K]) K
  | None => false
  end.

Section Theorems.

Variable f : forms.
Variable r : ranks.
Variables p refutations : comparisons.

Theorem proves_le : forall G H, accepts_le f r p G H = true -> at_most f G H.
Proof.
  intros G H accepted. unfold accepts_le, check_stoppers in accepted. rewrite !andb_true_iff, !N.ltb_lt in accepted.
  destruct accepted as [[[inside inside'] is_shown] [nodes_accepted pairs_accepted]].
  apply (shown_sound f r p); assumption.
Qed.

Theorem proves_not_le : forall G H, accepts_not_le f r p refutations G H = true -> ~ at_most f G H.
Proof.
  intros G H accepted. unfold accepts_not_le, check_stoppers in accepted. rewrite !andb_true_iff, !N.ltb_lt in accepted.
  destruct accepted as [[[inside inside'] [nodes_accepted _]] found].
  destruct (refute _ _ _ _) as [t|] eqn:refuted_all; [|discriminate].
  apply (refuted_sound f r nodes_accepted refutations t); assumption.
Qed.

Theorem proves_equal : forall G H, accepts_le f r p G H && accepts_le f r p H G = true -> equal_nodes f G H.
Proof. intros G H accepted. apply andb_true_iff in accepted as [? ?]. split; apply proves_le; assumption. Qed.

Theorem proves_less : forall G H, accepts_le f r p G H && accepts_not_le f r p refutations H G = true -> less_node f G H.
Proof.
  intros G H accepted. apply andb_true_iff in accepted as [? ?]. split; [apply proves_le|apply proves_not_le]; assumption.
Qed.

Theorem proves_fuzzy : forall G H,
  accepts_not_le f r p refutations G H && accepts_not_le f r p refutations H G = true -> fuzzy_nodes f G H.
Proof. intros G H accepted. apply andb_true_iff in accepted as [? ?]. split; apply proves_not_le; assumption. Qed.

Theorem proves_canonical : forall G K,
  accepts_le f r p G K && accepts_le f r p K G && accepts_canonical f r p refutations K = true ->
  equal_nodes f G K /\ canonical_node f K.
Proof.
  intros G K accepted. apply andb_true_iff in accepted as [are_equal accepted].
  split; [apply proves_equal; assumption|].
  unfold accepts_canonical, check_stoppers in accepted. rewrite !andb_true_iff, N.ltb_lt in accepted.
  destruct accepted as [[inside [nodes_accepted _]] checked].
  destruct (refute _ _ _ _) as [t|] eqn:refuted_all; [|discriminate].
  apply (canonical_sound f r nodes_accepted refutations t _ K refuted_all inside checked).
Qed.

End Theorems.
