(** * An executable checker of the order of games, proved right

    A certificate about the order of games as Coq data: [forms] has for each node, 0 first, the nodes that are Left's
    and Right's options, all of them earlier ones; [pairs] says of pairs of nodes (G, H) that G <= H. The game of a node
    ([form]) is the tree that its options make; it is never written out by the checker, which works on the nodes alone and
    looks pairs up in logarithmic time.

    What is proved: if [check_pairs] answers [true], then [le] holds for each pair ([pairs_sound]). Hence, in the form
    that certificates use: [proves_le], [proves_not_le], [proves_equal], [proves_less], [proves_fuzzy], and
    [proves_canonical], whose checker finds in the pairs that no option of the form or of its followers is dominated or
    reversible.

    What rests on it: the files that a certificate is written to as a Coq proof; see ExampleOrderCertificate.v. *)

From Coq Require Import Arith NArith Bool List Lia.
From Zermelo Require Import Labels Order Table.
Import ListNotations.

(** ** The data *)

(** For each node Left's and Right's options. *)
Definition forms : Set := list (list N * list N).

Definition comparisons : Set := list (N * N).

(** ** The meaning *)

Definition nothing : tree := Game [] [].

(** The trees of all nodes, each made of earlier ones. *)
Definition add_form (trees : list tree) (node : list N * list N) : list tree :=
  let option_tree := fun v => nth (N.to_nat v) trees nothing in
  trees ++ [Game (map option_tree (fst node)) (map option_tree (snd node))].

Definition trees_of (f : forms) : list tree := fold_left add_form f [].

(** The game of a node. *)
Definition form (f : forms) (v : N) : tree := nth (N.to_nat v) (trees_of f) nothing.

(** [G < H], and [G || H]. *)
Definition less (G H : tree) : Prop := le G H /\ ~ le H G.
Definition fuzzy (G H : tree) : Prop := ~ le G H /\ ~ le H G.

(** ** The checker *)

(** All options of a node are earlier nodes. *)
Fixpoint check_forms (here : N) (f : forms) : bool :=
  match f with
  | [] => true
  | (l, r) :: f =>
      forallb (fun v => N.ltb v here) l && forallb (fun v => N.ltb v here) r && check_forms (N.succ here) f
  end.

(** Each pair of nodes below [count] has a key of its own. *)
Definition key (count : N) (G H : N) : positive := N.succ_pos (G * count + H).

Definition add_pair (count : N) (t : table unit) (pair : N * N) : table unit :=
  put unit (key count (fst pair) (snd pair)) tt t.

Definition table_of_pairs (count : N) (p : comparisons) : table unit :=
  fold_left (add_pair count) p (Empty unit).

Section Tables.

Variable count : N.
Variable tf : table (list N * list N).
Variable tp : table unit.

Definition lefts_at (v : N) : list N := match look _ tf v with Some node => fst node | None => [] end.
Definition rights_at (v : N) : list N := match look _ tf v with Some node => snd node | None => [] end.

(** Shown to be at most: a node and itself, or a pair. *)
Definition shown (G H : N) : bool :=
  N.eqb G H || match find unit tp (key count G H) with Some _ => true | None => false end.

Definition check_pair (pair : N * N) : bool :=
  let (G, H) := pair in
  N.ltb G count && N.ltb H count &&
  forallb (fun GL => existsb (fun reply => shown reply H) (rights_at GL) ||
                     existsb (fun reply => shown GL reply) (lefts_at H)) (lefts_at G) &&
  forallb (fun HR => existsb (fun reply => shown G reply) (lefts_at HR) ||
                     existsb (fun reply => shown reply HR) (rights_at G)) (rights_at H).

(** Shown not to be at most, by an option. *)
Definition refuted (G H : N) : bool :=
  existsb (fun GL => shown H GL) (lefts_at G) || existsb (fun HR => shown HR G) (rights_at H).

Definition undominated (l : list N) : bool :=
  forallb (fun X => forallb (fun Y => N.eqb X Y || refuted X Y) l) l.

(** No option of the node is dominated or reversible. *)
Definition simplest (v : N) : bool :=
  undominated (lefts_at v) && undominated (rights_at v) &&
  forallb (fun X => forallb (fun XR => refuted XR v) (rights_at X)) (lefts_at v) &&
  forallb (fun X => forallb (fun XL => refuted v XL) (lefts_at X)) (rights_at v).

End Tables.

Definition check_pairs (f : forms) (p : comparisons) : bool :=
  let count := N.of_nat (length f) in
  let tf := table_of _ f in
  let tp := table_of_pairs count p in
  check_forms 0 f && forallb (check_pair count tf tp) p.

(** The node and its followers, as places from the end of the list on: true where a follower is. *)
Definition mark (t : table unit) (v : N) : table unit := put unit (N.succ_pos v) tt t.

Definition is_marked (t : table unit) (v : N) : bool :=
  match find unit t (N.succ_pos v) with Some _ => true | None => false end.

(** From the last node down, each marked one is tested and marks its options. *)
Fixpoint check_followers (count : N) (tf : table (list N * list N)) (tp marked : table unit) (nodes : nat) : bool :=
  match nodes with
  | 0 => true
  | S nodes =>
      let v := N.of_nat nodes in
      if is_marked marked v
      then simplest count tf tp v &&
           check_followers count tf tp
             (fold_left mark (rights_at tf v) (fold_left mark (lefts_at tf v) marked)) nodes
      else check_followers count tf tp marked nodes
  end.

(** ** It is right *)

(** *** Trees *)

Lemma trees_app : forall f trees,
  exists more, fold_left add_form f trees = trees ++ more /\ length more = length f.
Proof.
  induction f as [|node f IH]; intros trees.
  - exists []. split; [symmetry; apply app_nil_r|reflexivity].
  - simpl. destruct (IH (add_form trees node)) as [more [-> long]].
    unfold add_form. rewrite <- app_assoc. eexists. split; [reflexivity|]. simpl. congruence.
Qed.

Lemma check_forms_at : forall f here, check_forms here f = true -> forall n l r, nth_error f n = Some (l, r) ->
  forall v, In v l \/ In v r -> (v < here + N.of_nat n)%N.
Proof.
  induction f as [|[l' r'] f IH]; intros here accepted n l r found v is_in; [destruct n; discriminate|].
  simpl in accepted. rewrite !andb_true_iff, !forallb_forall in accepted. destruct accepted as [[lefts rights] rest].
  destruct n as [|n]; simpl in found.
  - injection found as -> ->. destruct is_in as [is_in | is_in]; [specialize (lefts v is_in)|specialize (rights v is_in)];
      [apply N.ltb_lt in lefts|apply N.ltb_lt in rights]; lia.
  - specialize (IH (N.succ here) rest n l r found v is_in). lia.
Qed.

Lemma form_of_node : forall f trees n l r, nth_error f n = Some (l, r) ->
  (forall v, In v l \/ In v r -> N.to_nat v < length trees + n) ->
  nth (length trees + n) (fold_left add_form f trees) nothing =
  Game (map (fun v => nth (N.to_nat v) (fold_left add_form f trees) nothing) l)
       (map (fun v => nth (N.to_nat v) (fold_left add_form f trees) nothing) r).
Proof.
  induction f as [|node f IH]; intros trees n l r found earlier; [destruct n; discriminate|].
  destruct n as [|n]; simpl in found.
  - injection found as ->. simpl fold_left. destruct (trees_app f (add_form trees (l, r))) as [more [all _]].
    rewrite all. unfold add_form. simpl fst. simpl snd.
    rewrite <- app_assoc. rewrite app_nth2 by lia. replace (length trees + 0 - length trees) with 0 by lia. simpl nth.
    f_equal; apply map_ext_in; intros v is_in; symmetry; apply app_nth1;
      specialize (earlier v); rewrite Nat.add_0_r in earlier; apply earlier; auto.
  - simpl fold_left. specialize (IH (add_form trees node) n l r found).
    assert (long : length (add_form trees node) = S (length trees)).
    { unfold add_form. rewrite app_length. simpl. lia. }
    rewrite long in IH. replace (length trees + S n) with (S (length trees) + n) by lia.
    apply IH. intros v is_in. specialize (earlier v is_in). lia.
Qed.

Section Right.

Variable f : forms.
Variable p : comparisons.

Let count := N.of_nat (length f).
Let tf := table_of _ f.
Let tp := table_of_pairs count p.

Lemma lefts_at_of : forall v,
  lefts_at tf v = match nth_error f (N.to_nat v) with Some node => fst node | None => [] end.
Proof. intros v. unfold lefts_at, tf. rewrite look_table_of. reflexivity. Qed.

Lemma rights_at_of : forall v,
  rights_at tf v = match nth_error f (N.to_nat v) with Some node => snd node | None => [] end.
Proof. intros v. unfold rights_at, tf. rewrite look_table_of. reflexivity. Qed.

(** A key belongs to one pair of nodes. *)
Lemma key_injective : forall G H G' H', (H < count)%N -> (H' < count)%N -> key count G H = key count G' H' ->
  G = G' /\ H = H'.
Proof.
  unfold key. intros G H G' H' inside inside' same. apply (f_equal Pos.pred_N) in same. rewrite !N.pos_pred_succ in same.
  rewrite (N.mul_comm G), (N.mul_comm G') in same. apply N.div_mod_unique in same; assumption.
Qed.

Lemma found_pair : forall p' t k, find unit (fold_left (add_pair count) p' t) k <> None ->
  find unit t k <> None \/ exists G H, In (G, H) p' /\ k = key count G H.
Proof.
  induction p' as [|[G H] p' IH]; intros t k found; [left; assumption|]. simpl in found.
  destruct (IH _ _ found) as [before | [G' [H' [is_in same]]]].
  - unfold add_pair in before. simpl in before.
    destruct (Pos.eq_dec (key count G H) k) as [<- | other].
    + right. exists G, H. split; [left|]; reflexivity.
    + left. rewrite find_put_other in before; assumption.
  - right. exists G', H'. split; [right|]; assumption.
Qed.

Hypothesis forms_accepted : check_forms 0 f = true.
Hypothesis pairs_accepted : forallb (check_pair count tf tp) p = true.

Lemma form_outside : forall v, nth_error f (N.to_nat v) = None -> form f v = nothing.
Proof.
  intros v outside. apply nth_error_None in outside. unfold form, trees_of.
  destruct (trees_app f []) as [more [-> long]]. apply nth_overflow. simpl. lia.
Qed.

Lemma form_inside : forall v l r, nth_error f (N.to_nat v) = Some (l, r) ->
  form f v = Game (map (form f) l) (map (form f) r).
Proof.
  intros v l r found. apply (form_of_node f [] (N.to_nat v) l r found).
  intros w is_in. pose proof (check_forms_at f 0 forms_accepted _ l r found w is_in). simpl. lia.
Qed.

Lemma lefts_of_form : forall v, lefts (form f v) = map (form f) (lefts_at tf v).
Proof.
  intros v. rewrite lefts_at_of. destruct (nth_error f (N.to_nat v)) as [[l r]|] eqn:found.
  - rewrite (form_inside v l r found). reflexivity.
  - rewrite form_outside by assumption. reflexivity.
Qed.

Lemma rights_of_form : forall v, rights (form f v) = map (form f) (rights_at tf v).
Proof.
  intros v. rewrite rights_at_of. destruct (nth_error f (N.to_nat v)) as [[l r]|] eqn:found.
  - rewrite (form_inside v l r found). reflexivity.
  - rewrite form_outside by assumption. reflexivity.
Qed.

Lemma options_inside : forall v w, (v < count)%N -> In w (lefts_at tf v) \/ In w (rights_at tf v) -> (w < count)%N.
Proof.
  intros v w inside is_in. rewrite lefts_at_of, rights_at_of in is_in.
  destruct (nth_error f (N.to_nat v)) as [[l r]|] eqn:found; [|destruct is_in as [[] | []]].
  pose proof (check_forms_at f 0 forms_accepted _ l r found w is_in). lia.
Qed.

(** *** Pairs *)

(** The games that are shown to be at most each other. *)
Definition shown_games (X Y : tree) : Prop := exists G H,
  (G < count)%N /\ (H < count)%N /\ shown count tp G H = true /\ X = form f G /\ Y = form f H.

Lemma shown_pair : forall G H, (H < count)%N -> shown count tp G H = true -> G = H \/ In (G, H) p.
Proof.
  intros G H inside is_shown. unfold shown in is_shown. apply orb_true_iff in is_shown as [same | found].
  - left. apply N.eqb_eq. assumption.
  - right. destruct (found_pair p (Empty unit) (key count G H)) as [none | [G' [H' [is_in same]]]].
    + intros none. fold tp in found. unfold tp, table_of_pairs in found. rewrite none in found. discriminate.
    + rewrite find_empty in none. contradiction.
    + pose proof pairs_accepted as all. rewrite forallb_forall in all. specialize (all _ is_in). unfold check_pair in all.
      rewrite !andb_true_iff in all. destruct all as [[[_ inside'] _] _]. apply N.ltb_lt in inside'.
      apply key_injective in same as [-> ->]; assumption.
Qed.

Theorem shown_sound : forall G H, (G < count)%N -> (H < count)%N -> shown count tp G H = true ->
  le (form f G) (form f H).
Proof.
  (* The pairs, together with all pairs of a node and itself, are closed under replies. *)
  enough (closed_pairs : closed_under_replies (fun X Y => shown_games X Y \/ X = Y)).
  { intros G H inside inside' is_shown. apply (certificate_sound _ closed_pairs). left. exists G, H. auto. }
  intros X Y [[G [H [inside [inside' [is_shown [-> ->]]]]]] | <-].
  - destruct (shown_pair G H inside' is_shown) as [<- | is_in].
    + split; intros option is_option; [right|left]; exists option; split; auto.
    + pose proof pairs_accepted as all. rewrite forallb_forall in all. specialize (all _ is_in).
      unfold check_pair in all. rewrite !andb_true_iff, !forallb_forall in all. destruct all as [[_ lefts_all] rights_all].
      split.
      * intros GL is_option. rewrite lefts_of_form in is_option. apply in_map_iff in is_option as [v [<- v_in]].
        assert (v_inside : (v < count)%N) by (apply (options_inside G); auto).
        specialize (lefts_all v v_in). apply orb_true_iff in lefts_all as [reply | reply];
          apply existsb_exists in reply as [w [w_in w_shown]].
        -- left. exists (form f w). rewrite rights_of_form. split; [apply in_map; assumption|].
           left. exists w, H. repeat split; try assumption. apply (options_inside v); auto.
        -- right. exists (form f w). rewrite lefts_of_form. split; [apply in_map; assumption|].
           left. exists v, w. repeat split; try assumption. apply (options_inside H); auto.
      * intros HR is_option. rewrite rights_of_form in is_option. apply in_map_iff in is_option as [v [<- v_in]].
        assert (v_inside : (v < count)%N) by (apply (options_inside H); auto).
        specialize (rights_all v v_in). apply orb_true_iff in rights_all as [reply | reply];
          apply existsb_exists in reply as [w [w_in w_shown]].
        -- right. exists (form f w). rewrite lefts_of_form. split; [apply in_map; assumption|].
           left. exists G, w. repeat split; try assumption. apply (options_inside v); auto.
        -- left. exists (form f w). rewrite rights_of_form. split; [apply in_map; assumption|].
           left. exists w, v. repeat split; try assumption. apply (options_inside G); auto.
  - split; intros option is_option; [right|left]; exists option; split; auto.
Qed.

Theorem pairs_sound : forall G H, In (G, H) p -> le (form f G) (form f H).
Proof.
  intros G H is_in. pose proof pairs_accepted as all. rewrite forallb_forall in all.
  specialize (all _ is_in) as holds. unfold check_pair in holds. rewrite !andb_true_iff in holds.
  destruct holds as [[[inside inside'] _] _]. apply N.ltb_lt in inside, inside'. apply shown_sound; try assumption.
  unfold shown. apply orb_true_iff. right.
  assert (kept : forall p' t k, find unit t k <> None -> find unit (fold_left (add_pair count) p' t) k <> None).
  { induction p' as [|pair p' IH]; intros t k found; [assumption|]. simpl. apply IH. unfold add_pair.
    destruct (Pos.eq_dec (key count (fst pair) (snd pair)) k) as [<- | other].
    - rewrite find_put_same. discriminate.
    - rewrite find_put_other; assumption. }
  assert (present : forall p' t, In (G, H) p' -> find unit (fold_left (add_pair count) p' t) (key count G H) <> None).
  { induction p' as [|pair p' IH]; intros t is_in'; [destruct is_in'|]. destruct is_in' as [-> | is_in']; simpl.
    - apply kept. unfold add_pair. simpl. rewrite find_put_same. discriminate.
    - apply IH. assumption. }
  specialize (present p (Empty unit) is_in). fold (table_of_pairs count p) in present. fold tp in present.
  destruct (find unit tp (key count G H)); [reflexivity|contradiction].
Qed.

Theorem refuted_sound : forall G H, (G < count)%N -> (H < count)%N -> refuted count tf tp G H = true ->
  ~ le (form f G) (form f H).
Proof.
  intros G H inside inside' is_refuted. rewrite le_conway. intros [lefts_fail rights_fail].
  unfold refuted in is_refuted. apply orb_true_iff in is_refuted as [found | found];
    apply existsb_exists in found as [v [v_in v_shown]].
  - apply (lefts_fail (form f v)); [rewrite lefts_of_form; apply in_map; assumption|].
    apply shown_sound; try assumption. apply (options_inside G); auto.
  - apply (rights_fail (form f v)); [rewrite rights_of_form; apply in_map; assumption|].
    apply shown_sound; try assumption. apply (options_inside H); auto.
Qed.

(** *** Canonical forms *)

Lemma undominated_sound : forall l, (forall v, In v l -> (v < count)%N) -> undominated count tf tp l = true ->
  forall X Y, In X (map (form f) l) -> In Y (map (form f) l) -> le X Y -> le Y X.
Proof.
  intros l inside accepted X Y X_in Y_in below. unfold undominated in accepted. rewrite forallb_forall in accepted.
  apply in_map_iff in X_in as [v [<- v_in]]. apply in_map_iff in Y_in as [w [<- w_in]].
  specialize (accepted v v_in). rewrite forallb_forall in accepted. specialize (accepted w w_in).
  apply orb_true_iff in accepted as [same | is_refuted].
  - apply N.eqb_eq in same as ->. assumption.
  - exfalso. apply (refuted_sound v w); auto.
Qed.

Lemma simplest_sound : forall v, (v < count)%N -> simplest count tf tp v = true ->
  (forall w, In w (lefts_at tf v) -> canonical (form f w)) ->
  (forall w, In w (rights_at tf v) -> canonical (form f w)) -> canonical (form f v).
Proof.
  intros v inside accepted lefts_canonical rights_canonical. unfold simplest in accepted.
  rewrite !andb_true_iff, !forallb_forall in accepted.
  destruct accepted as [[[lefts_undominated rights_undominated] lefts_irreversible] rights_irreversible].
  assert (left_inside : forall w, In w (lefts_at tf v) -> (w < count)%N) by (intros; apply (options_inside v); auto).
  assert (right_inside : forall w, In w (rights_at tf v) -> (w < count)%N) by (intros; apply (options_inside v); auto).
  apply canonical_intro; rewrite ?lefts_of_form, ?rights_of_form.
  - apply undominated_sound; assumption.
  - apply undominated_sound; assumption.
  - intros X XR X_in XR_in. apply in_map_iff in X_in as [w [<- w_in]]. rewrite rights_of_form in XR_in.
    apply in_map_iff in XR_in as [u [<- u_in]]. specialize (lefts_irreversible w w_in).
    rewrite forallb_forall in lefts_irreversible. apply refuted_sound; auto. apply (options_inside w); auto.
  - intros X XL X_in XL_in. apply in_map_iff in X_in as [w [<- w_in]]. rewrite lefts_of_form in XL_in.
    apply in_map_iff in XL_in as [u [<- u_in]]. specialize (rights_irreversible w w_in).
    rewrite forallb_forall in rights_irreversible. apply refuted_sound; auto. apply (options_inside w); auto.
  - intros X X_in. apply in_map_iff in X_in as [w [<- w_in]]. auto.
  - intros X X_in. apply in_map_iff in X_in as [w [<- w_in]]. auto.
Qed.

Lemma marked_after : forall l t v, is_marked t v = true \/ In v l -> is_marked (fold_left mark l t) v = true.
Proof.
  induction l as [|w l IH]; intros t v holds; simpl.
  - destruct holds as [holds | []]; assumption.
  - apply IH. unfold is_marked, mark. destruct (Pos.eq_dec (N.succ_pos w) (N.succ_pos v)) as [same | other].
    + left. rewrite same, find_put_same. reflexivity.
    + destruct holds as [holds | [-> | is_in]]; [|contradiction other; reflexivity|right; assumption].
      left. rewrite find_put_other by assumption. exact holds.
Qed.

Lemma followers_sound : forall nodes marked, nodes <= length f -> check_followers count tf tp marked nodes = true ->
  forall v, N.to_nat v < nodes -> is_marked marked v = true -> canonical (form f v).
Proof.
  induction nodes as [|nodes IH]; intros marked few accepted v inside is_marked_v; [lia|]. simpl in accepted.
  set (marked' := fold_left mark (rights_at tf (N.of_nat nodes)) (fold_left mark (lefts_at tf (N.of_nat nodes)) marked)) in *.
  destruct (is_marked marked (N.of_nat nodes)) eqn:here.
  - apply andb_true_iff in accepted as [is_simplest accepted].
    assert (kept : forall w, is_marked marked w = true -> is_marked marked' w = true).
    { intros w holds. apply marked_after. left. apply marked_after. left. assumption. }
    destruct (Nat.eq_dec (N.to_nat v) nodes) as [equal | other].
    + assert (v = N.of_nat nodes) by lia. subst v.
      assert (earlier : forall w, In w (lefts_at tf (N.of_nat nodes)) \/ In w (rights_at tf (N.of_nat nodes)) ->
        N.to_nat w < nodes).
      { intros w is_in. rewrite lefts_at_of, rights_at_of in is_in.
        destruct (nth_error f (N.to_nat (N.of_nat nodes))) as [[l r]|] eqn:found; [|destruct is_in as [[] | []]].
        pose proof (check_forms_at f 0 forms_accepted _ l r found w is_in). lia. }
      apply simplest_sound; [unfold count; lia|assumption| |]; intros w is_in;
        (apply (IH marked'); [lia|assumption|apply earlier; auto|]).
      * apply marked_after. left. apply marked_after. right. assumption.
      * apply marked_after. right. assumption.
    + apply (IH marked'); [lia|assumption|lia|]. apply kept. assumption.
  - apply (IH marked); [lia|assumption| |assumption].
    destruct (Nat.eq_dec (N.to_nat v) nodes) as [equal | other]; [|lia].
    assert (v = N.of_nat nodes) by lia. subst v. congruence.
Qed.

End Right.

(** ** Two nodes, in the form of certificates *)

Definition accepts_le (f : forms) (p : comparisons) (G H : N) : bool :=
  let count := N.of_nat (length f) in
  N.ltb G count && N.ltb H count && shown count (table_of_pairs count p) G H && check_pairs f p.

Definition accepts_not_le (f : forms) (p : comparisons) (G H : N) : bool :=
  let count := N.of_nat (length f) in
  N.ltb G count && N.ltb H count && refuted count (table_of _ f) (table_of_pairs count p) G H && check_pairs f p.

Definition accepts_canonical (f : forms) (p : comparisons) (v : N) : bool :=
  let count := N.of_nat (length f) in
  N.ltb v count && check_pairs f p &&
  check_followers count (table_of _ f) (table_of_pairs count p) (mark (Empty unit) v) (length f).

Theorem proves_le : forall f p G H, accepts_le f p G H = true -> le (form f G) (form f H).
Proof.
  intros f p G H accepted. unfold accepts_le, check_pairs in accepted. rewrite !andb_true_iff in accepted.
  destruct accepted as [[[inside inside'] is_shown] [forms_accepted pairs_accepted]]. apply N.ltb_lt in inside, inside'.
  apply (shown_sound f p); assumption.
Qed.

Theorem proves_not_le : forall f p G H, accepts_not_le f p G H = true -> ~ le (form f G) (form f H).
Proof.
  intros f p G H accepted. unfold accepts_not_le, check_pairs in accepted. rewrite !andb_true_iff in accepted.
  destruct accepted as [[[inside inside'] is_refuted] [forms_accepted pairs_accepted]]. apply N.ltb_lt in inside, inside'.
  apply (refuted_sound f p); assumption.
Qed.

Theorem proves_equal : forall f p G H, accepts_le f p G H && accepts_le f p H G = true -> equal (form f G) (form f H).
Proof. intros f p G H accepted. apply andb_true_iff in accepted as [? ?]. split; apply (proves_le f p); assumption. Qed.

Theorem proves_less : forall f p G H, accepts_le f p G H && accepts_not_le f p H G = true ->
  less (form f G) (form f H).
Proof.
  intros f p G H accepted. apply andb_true_iff in accepted as [? ?].
  split; [apply (proves_le f p)|apply (proves_not_le f p)]; assumption.
Qed.

Theorem proves_fuzzy : forall f p G H, accepts_not_le f p G H && accepts_not_le f p H G = true ->
  fuzzy (form f G) (form f H).
Proof. intros f p G H accepted. apply andb_true_iff in accepted as [? ?]. split; apply (proves_not_le f p); assumption. Qed.

Theorem proves_canonical : forall f p G K,
  accepts_le f p G K && accepts_le f p K G && accepts_canonical f p K = true ->
  equal (form f G) (form f K) /\ canonical (form f K).
Proof.
  intros f p G K accepted. apply andb_true_iff in accepted as [are_equal accepted].
  split; [apply (proves_equal f p); assumption|].
  unfold accepts_canonical, check_pairs in accepted. rewrite !andb_true_iff in accepted.
  destruct accepted as [[inside [forms_accepted pairs_accepted]] followers]. apply N.ltb_lt in inside.
  apply (followers_sound f p forms_accepted pairs_accepted (length f) (mark (Empty unit) K)); [lia|assumption|lia|].
  unfold is_marked, mark. rewrite find_put_same. reflexivity.
Qed.
