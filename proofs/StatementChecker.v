(** * An executable checker of statements about sums of games, proved right

    A statement such as {1|-1} + {1|-1} = 0 as Coq data: its two sides are [phrase]s, whose [meaning] is a game in the sense of
    Order.v, with its sums and negatives. The certificate has nodes and pairs as in OrderChecker.v and for each node, in [summands],
    the nodes whose sum it is: itself alone, none if it is 0, or two or more earlier ones, in any order.

    What is proved:
    - [parts_sound]: if [check_sums] answers [true], each node is the sum of its summands, up to the order of options;
    - [says_equal], [says_less], [says_fuzzy]: if the two sides are found among the nodes and the pairs show the relation of
      the nodes, it holds of the meanings of the two sides.

    What rests on it: the files that a certificate is written to as a Coq proof; see ExampleStatementCertificate.v. *)

From Coq Require Import Arith NArith Bool List Lia Permutation.
From Zermelo Require Import Labels Order Table OrderChecker.
Import ListNotations.

(** ** Games that differ in the order and repetition of options only *)

Definition options_of (a : player) (G : tree) : list tree := match a with Left => lefts G | Right => rights G end.

Lemma option_smaller : forall a G X, In X (options_of a G) -> size X < size G.
Proof. intros [|] G X is_in; simpl in is_in; smaller. Qed.

Lemma same_by : forall G H,
  (forall a X, In X (options_of a G) -> exists Y, In Y (options_of a H) /\ same X Y) ->
  (forall a Y, In Y (options_of a H) -> exists X, In X (options_of a G) /\ same X Y) -> same G H.
Proof. intros G H there back. apply same_intro; [apply (there Left)|apply (back Left)|apply (there Right)|apply (back Right)]. Qed.

Lemma same_there : forall G H, same G H ->
  forall a X, In X (options_of a G) -> exists Y, In Y (options_of a H) /\ same X Y.
Proof. intros G H [? ? l _ r _] [|]; assumption. Qed.

Lemma same_back : forall G H, same G H ->
  forall a Y, In Y (options_of a H) -> exists X, In X (options_of a G) /\ same X Y.
Proof. intros G H [? ? _ l _ r] [|]; assumption. Qed.

Lemma size_induction : forall P : tree -> Prop,
  (forall G, (forall X, size X < size G -> P X) -> P G) -> forall G, P G.
Proof. intros P step G. apply (well_founded_ind (Wf_nat.well_founded_ltof _ size)). exact step. Qed.

Lemma same_reflexive : forall G, same G G.
Proof.
  intros G. induction G as [G IH] using size_induction. apply same_by; intros a X is_in; exists X;
    (split; [assumption|apply IH; apply (option_smaller a); assumption]).
Qed.

Lemma same_symmetric : forall G H, same G H -> same H G.
Proof.
  intros G. induction G as [G IH] using size_induction. intros H are_same. apply same_by; intros a X is_in.
  - destruct (same_back G H are_same a X is_in) as [Y [Y_in same_Y]]. exists Y. split; [assumption|].
    apply IH; [apply (option_smaller a); assumption|assumption].
  - destruct (same_there G H are_same a X is_in) as [Y [Y_in same_Y]]. exists Y. split; [assumption|].
    apply IH; [apply (option_smaller a); assumption|assumption].
Qed.

Lemma same_transitive : forall G H K, same G H -> same H K -> same G K.
Proof.
  intros G. induction G as [G IH] using size_induction. intros H K same_GH same_HK. apply same_by; intros a X is_in.
  - destruct (same_there G H same_GH a X is_in) as [Y [Y_in same_XY]].
    destruct (same_there H K same_HK a Y Y_in) as [Z [Z_in same_YZ]]. exists Z. split; [assumption|].
    apply IH with Y; [apply (option_smaller a); assumption|assumption|assumption].
  - destruct (same_back H K same_HK a X is_in) as [Y [Y_in same_YX]].
    destruct (same_back G H same_GH a Y Y_in) as [Z [Z_in same_ZY]]. exists Z. split; [assumption|].
    apply IH with Y; [apply (option_smaller a); assumption|assumption|assumption].
Qed.

Theorem same_le : forall G H, same G H -> le G H.
Proof.
  apply certificate_sound. intros G H are_same. split; intros X is_in.
  - right. apply (same_there G H are_same Left X is_in).
  - left. apply (same_back G H are_same Right X is_in).
Qed.

(** ** Sums *)

Lemma in_sum : forall a G H X, In X (options_of a (sum G H)) <->
  (exists GX, In GX (options_of a G) /\ X = sum GX H) \/ (exists HX, In HX (options_of a H) /\ X = sum G HX).
Proof.
  intros a [gl gr] [hl hr] X. destruct a; simpl; rewrite in_app_iff, !in_map_iff; split.
  - intros [[GX [<- is_in]] | [HX [<- is_in]]]; [left; exists GX|right; exists HX]; auto.
  - intros [[GX [is_in ->]] | [HX [is_in ->]]]; [left; exists GX|right; exists HX]; auto.
  - intros [[GX [<- is_in]] | [HX [<- is_in]]]; [left; exists GX|right; exists HX]; auto.
  - intros [[GX [is_in ->]] | [HX [is_in ->]]]; [left; exists GX|right; exists HX]; auto.
Qed.

(** Goals about options of sums: which summand is moved in. *)
Ltac moved_in is_in := apply in_sum in is_in as [[? [is_in ->]] | [? [is_in ->]]].

Lemma same_sum : forall G H G' H', same G G' -> same H H' -> same (sum G H) (sum G' H').
Proof.
  intros G H. induction G, H as [G H IH] using pair_induction. intros G' H' same_G same_H.
  apply same_by; intros a X is_in; moved_in is_in.
  - destruct (same_there _ _ same_G a _ is_in) as [Y [Y_in same_Y]]. exists (sum Y H'). split.
    + apply in_sum. left. exists Y. auto.
    + apply IH; [apply option_smaller in is_in; lia|assumption|assumption].
  - destruct (same_there _ _ same_H a _ is_in) as [Y [Y_in same_Y]]. exists (sum G' Y). split.
    + apply in_sum. right. exists Y. auto.
    + apply IH; [apply option_smaller in is_in; lia|assumption|assumption].
  - destruct (same_back _ _ same_G a _ is_in) as [Y [Y_in same_Y]]. exists (sum Y H). split.
    + apply in_sum. left. exists Y. auto.
    + apply IH; [apply option_smaller in Y_in; lia|assumption|assumption].
  - destruct (same_back _ _ same_H a _ is_in) as [Y [Y_in same_Y]]. exists (sum G Y). split.
    + apply in_sum. right. exists Y. auto.
    + apply IH; [apply option_smaller in Y_in; lia|assumption|assumption].
Qed.

Lemma sum_commutes : forall G H, same (sum G H) (sum H G).
Proof.
  intros G H. induction G, H as [G H IH] using pair_induction.
  apply same_by; intros a X is_in; moved_in is_in; apply option_smaller in is_in as smaller_option; eexists;
    (split; [apply in_sum; (right; eexists; split; [exact is_in|reflexivity]) || (left; eexists; split; [exact is_in|reflexivity])|]);
    apply IH; lia.
Qed.

Lemma sum_associates : forall G H K, same (sum (sum G H) K) (sum G (sum H K)).
Proof.
  enough (bounded : forall n G H K, size G + size H + size K < n -> same (sum (sum G H) K) (sum G (sum H K)))
    by (intros G H K; apply (bounded (S (size G + size H + size K))); lia).
  induction n as [|n IH]; intros G H K less; [lia|]. apply same_by; intros a X is_in.
  - moved_in is_in; [moved_in is_in|]; apply option_smaller in is_in as smaller_option.
    + exists (sum x0 (sum H K)). split; [apply in_sum; left; eauto|apply IH; lia].
    + exists (sum G (sum x0 K)). split; [|apply IH; lia].
      apply in_sum. right. eexists. split; [|reflexivity]. apply in_sum. left. eauto.
    + exists (sum G (sum H x)). split; [|apply IH; lia].
      apply in_sum. right. eexists. split; [|reflexivity]. apply in_sum. right. eauto.
  - moved_in is_in; [|moved_in is_in]; apply option_smaller in is_in as smaller_option.
    + exists (sum (sum x H) K). split; [|apply IH; lia].
      apply in_sum. left. eexists. split; [|reflexivity]. apply in_sum. left. eauto.
    + exists (sum (sum G x0) K). split; [|apply IH; lia].
      apply in_sum. left. eexists. split; [|reflexivity]. apply in_sum. right. eauto.
    + exists (sum (sum G H) x0). split; [apply in_sum; right; eauto|apply IH; lia].
Qed.

Lemma nothing_added : forall G, same (sum nothing G) G.
Proof.
  intros G. induction G as [G IH] using size_induction. apply same_by; intros a X is_in.
  - moved_in is_in; [destruct a; destruct is_in|]. exists x. split; [assumption|].
    apply IH. apply (option_smaller a). assumption.
  - exists (sum nothing X). split; [apply in_sum; right; exists X; auto|]. apply IH. apply (option_smaller a). assumption.
Qed.

(** The sum of many. *)
Definition total (l : list tree) : tree := fold_right sum nothing l.

Lemma total_app : forall l l', same (total (l ++ l')) (sum (total l) (total l')).
Proof.
  induction l as [|G l IH]; intros l'; simpl.
  - apply same_symmetric. apply nothing_added.
  - apply same_transitive with (sum G (sum (total l) (total l'))).
    + apply same_sum; [apply same_reflexive|apply IH].
    + apply same_symmetric. apply sum_associates.
Qed.

Lemma total_permuted : forall l l', Permutation l l' -> same (total l) (total l').
Proof.
  intros l l' permuted. induction permuted as [|G l l' _ IH|G H l|l l' l'' _ IH _ IH']; simpl.
  - apply same_reflexive.
  - apply same_sum; [apply same_reflexive|assumption].
  - apply same_transitive with (sum (sum H G) (total l)); [apply same_symmetric; apply sum_associates|].
    apply same_transitive with (sum (sum G H) (total l)); [|apply sum_associates].
    apply same_sum; [apply sum_commutes|apply same_reflexive].
  - apply same_transitive with (total l'); assumption.
Qed.

(** Each element with all others. *)
Fixpoint splits {A : Type} (l : list A) : list (A * list A) :=
  match l with
  | [] => []
  | x :: l => (x, l) :: map (fun split => (fst split, x :: snd split)) (splits l)
  end.

Lemma splits_permuted : forall (A : Type) (l : list A) x rest, In (x, rest) (splits l) -> Permutation (x :: rest) l.
Proof.
  intros A. induction l as [|y l IH]; intros x rest is_in; [destruct is_in|]. simpl in is_in.
  destruct is_in as [equal | is_in]; [injection equal as -> ->; apply Permutation_refl|].
  apply in_map_iff in is_in as [[x' rest'] [equal is_in]]. simpl in equal. injection equal as -> <-.
  apply perm_trans with (y :: x :: rest'); [apply perm_swap|]. apply perm_skip. apply IH. assumption.
Qed.

Lemma splits_complete : forall (A : Type) (l : list A) x, In x l -> exists rest, In (x, rest) (splits l).
Proof.
  intros A. induction l as [|y l IH]; intros x is_in; [destruct is_in|]. destruct is_in as [-> | is_in].
  - exists l. left. reflexivity.
  - destruct (IH x is_in) as [rest found]. exists (y :: rest). right.
    apply in_map_iff. exists (x, rest). auto.
Qed.

Lemma total_option : forall l a X, In X (options_of a (total l)) ->
  exists G rest GX, In (G, rest) (splits l) /\ In GX (options_of a G) /\ same X (sum GX (total rest)).
Proof.
  induction l as [|G l IH]; intros a X is_in; [destruct a; destruct is_in|]. simpl in is_in. moved_in is_in.
  - exists G, l, x. split; [left; reflexivity|]. split; [assumption|apply same_reflexive].
  - destruct (IH a x is_in) as [H [rest [HX [is_split [HX_in same_x]]]]]. exists H, (G :: rest), HX.
    split; [right; apply in_map_iff; exists (H, rest); auto|]. split; [assumption|]. simpl.
    apply same_transitive with (sum G (sum HX (total rest))); [apply same_sum; [apply same_reflexive|assumption]|].
    apply same_transitive with (sum (sum G HX) (total rest)); [apply same_symmetric; apply sum_associates|].
    apply same_transitive with (sum (sum HX G) (total rest)); [|apply sum_associates].
    apply same_sum; [apply sum_commutes|apply same_reflexive].
Qed.

Lemma option_in_total : forall l a G rest GX, In (G, rest) (splits l) -> In GX (options_of a G) ->
  exists X, In X (options_of a (total l)) /\ same X (sum GX (total rest)).
Proof.
  intros l a G rest GX is_split is_option. apply splits_permuted in is_split.
  apply same_back with (G := total l) (H := sum G (total rest)).
  - apply same_symmetric. apply (total_permuted (G :: rest) l). assumption.
  - apply in_sum. left. exists GX. auto.
Qed.

(** ** Negatives *)

Lemma in_negative : forall a G X, In X (options_of a (negative G)) <->
  exists GX, In GX (options_of (other a) G) /\ X = negative GX.
Proof.
  intros a [l r] X. destruct a; simpl; rewrite in_map_iff; split; intros [Y [one two]]; exists Y; auto.
Qed.

Lemma same_negative : forall G H, same G H -> same (negative G) (negative H).
Proof.
  intros G. induction G as [G IH] using size_induction. intros H are_same.
  apply same_by; intros a X is_in; apply in_negative in is_in as [Y [Y_in ->]].
  - destruct (same_there _ _ are_same _ _ Y_in) as [Z [Z_in same_Z]]. exists (negative Z).
    split; [apply in_negative; exists Z; auto|]. apply IH; [apply (option_smaller (other a)); assumption|assumption].
  - destruct (same_back _ _ are_same _ _ Y_in) as [Z [Z_in same_Z]]. exists (negative Z).
    split; [apply in_negative; exists Z; auto|]. apply IH; [apply (option_smaller (other a)); assumption|assumption].
Qed.

Lemma negative_twice : forall G, same (negative (negative G)) G.
Proof.
  assert (twice : forall a, other (other a) = a) by (intros []; reflexivity).
  intros G. induction G as [G IH] using size_induction. apply same_by; intros a X is_in.
  - apply in_negative in is_in as [Y [Y_in ->]]. apply in_negative in Y_in as [Z [Z_in ->]]. rewrite twice in Z_in.
    exists Z. split; [assumption|]. apply IH. apply (option_smaller a). assumption.
  - exists (negative (negative X)). split; [|apply IH; apply (option_smaller a); assumption].
    apply in_negative. exists (negative X). split; [|reflexivity]. apply in_negative. exists X. rewrite twice. auto.
Qed.

Lemma negative_sum : forall G H, same (negative (sum G H)) (sum (negative G) (negative H)).
Proof.
  intros G H. induction G, H as [G H IH] using pair_induction. apply same_by; intros a X is_in.
  - apply in_negative in is_in as [Y [is_in ->]]. moved_in is_in; apply option_smaller in is_in as smaller_option.
    + exists (sum (negative x) (negative H)). split; [|apply IH; lia].
      apply in_sum. left. exists (negative x). split; [apply in_negative; exists x; auto|reflexivity].
    + exists (sum (negative G) (negative x)). split; [|apply IH; lia].
      apply in_sum. right. exists (negative x). split; [apply in_negative; exists x; auto|reflexivity].
  - moved_in is_in; apply in_negative in is_in as [Y [is_in ->]]; apply option_smaller in is_in as smaller_option.
    + exists (negative (sum Y H)). split; [|apply IH; lia].
      apply in_negative. exists (sum Y H). split; [apply in_sum; left; exists Y; auto|reflexivity].
    + exists (negative (sum G Y)). split; [|apply IH; lia].
      apply in_negative. exists (sum G Y). split; [apply in_sum; right; exists Y; auto|reflexivity].
Qed.

(** ** Phrases *)

(** What is written on a side of a statement. [Star n] is the nimber of size [n]. *)
Inductive phrase : Set :=
  | Braces (left right : list phrase)
  | Star (size : nat)
  | Plus (one two : phrase)
  | Minus (one : phrase).

(** The nimbers below [n]. *)
Fixpoint nimbers (n : nat) : list tree :=
  match n with
  | 0 => []
  | S n => let smaller := nimbers n in smaller ++ [Game smaller smaller]
  end.

Fixpoint meaning (w : phrase) : tree :=
  match w with
  | Braces l r => Game (map meaning l) (map meaning r)
  | Star n => Game (nimbers n) (nimbers n)
  | Plus w w' => sum (meaning w) (meaning w')
  | Minus w => negative (meaning w)
  end.

Definition Zero : phrase := Braces [] [].

Fixpoint Integer (n : nat) : phrase := match n with 0 => Zero | S n => Braces [Integer n] [] end.

Definition Up : phrase := Braces [Zero] [Star 1].
Definition Down : phrase := Braces [Star 1] [Zero].

(** ** The checker *)

Fixpoint take_out (x : N) (l : list N) : option (list N) :=
  match l with
  | [] => None
  | y :: l => if N.eqb x y then Some l else option_map (cons y) (take_out x l)
  end.

(** The same numbers in another order. *)
Fixpoint permutes (l l' : list N) : bool :=
  match l with
  | [] => match l' with [] => true | _ :: _ => false end
  | x :: l => match take_out x l' with Some rest => permutes l rest | None => false end
  end.

Section Nodes.

Variable count : N.
Variable tf : table (list N * list N).
Variable ts : table (list N).

Definition parts_at (v : N) : list N := match look _ ts v with Some parts => parts | None => [] end.
Definition side_at (a : player) (v : N) : list N := match a with Left => lefts_at tf v | Right => rights_at tf v end.

(** Each of the nodes is one of the sums, and each of the sums is one of the nodes. *)
Definition matched (nodes : list N) (sums : list (list N)) : bool :=
  forallb (fun v => existsb (fun parts => permutes (parts_at v) parts) sums) nodes &&
  forallb (fun parts => existsb (fun v => permutes (parts_at v) parts) nodes) sums.

(** What one player can make of a sum. *)
Definition sum_options (a : player) (parts : list N) : list (list N) :=
  flat_map (fun split => map (fun o => parts_at o ++ snd split) (side_at a (fst split))) (splits parts).

Definition check_sum (v : N) : bool :=
  match parts_at v with
  | [] => match side_at Left v, side_at Right v with [], [] => true | _, _ => false end
  | [w] => N.eqb v w
  | parts =>
      forallb (fun w => N.ltb w v) parts &&
      matched (side_at Left v) (sum_options Left parts) && matched (side_at Right v) (sum_options Right parts)
  end.

Definition all_nodes : list N := map N.of_nat (seq 0 (N.to_nat count)).

Definition is_sum (v : N) : bool := match parts_at v with _ :: _ :: _ => true | _ => false end.

(** The node with these options, in a list; nothing if it is 0. A sum may have the same options, but it would not be found as one
    summand of another sum. *)
Definition find_form (l r : list (list N)) : option (list N) :=
  option_map parts_at
    (List.find (fun v => negb (is_sum v) && matched (side_at Left v) l && matched (side_at Right v) r) all_nodes).

Fixpoint nimber_parts (n : nat) : option (list (list N)) :=
  match n with
  | 0 => Some []
  | S n =>
      match nimber_parts n with
      | Some smaller => option_map (fun parts => smaller ++ [parts]) (find_form smaller smaller)
      | None => None
      end
  end.

Fixpoint all_of (l : list (option (list N))) : option (list (list N)) :=
  match l with
  | [] => Some []
  | Some x :: l => option_map (cons x) (all_of l)
  | None :: _ => None
  end.

(** The nodes whose sum is meant by a phrase, or by its negative. *)
Fixpoint parts_of (minus : bool) (w : phrase) : option (list N) :=
  match w with
  | Braces l r =>
      match all_of (map (parts_of minus) l), all_of (map (parts_of minus) r) with
      | Some l, Some r => if minus then find_form r l else find_form l r
      | _, _ => None
      end
  | Star n => match nimber_parts n with Some smaller => find_form smaller smaller | None => None end
  | Plus w w' =>
      match parts_of minus w, parts_of minus w' with
      | Some parts, Some parts' => Some (parts ++ parts')
      | _, _ => None
      end
  | Minus w => parts_of (negb minus) w
  end.

(** The node that a phrase means. *)
Definition node_of (w : phrase) : option N :=
  match parts_of false w with
  | Some parts => List.find (fun v => permutes (parts_at v) parts) all_nodes
  | None => None
  end.

End Nodes.

Definition check_sums (f : forms) (s : list (list N)) : bool :=
  check_forms 0 f &&
  forallb (check_sum (table_of _ f) (table_of _ s)) (all_nodes (N.of_nat (length f))).

(** ** It is right *)

Lemma take_out_permuted : forall l x rest, take_out x l = Some rest -> Permutation (x :: rest) l.
Proof.
  induction l as [|y l IH]; intros x rest found; [discriminate|]. simpl in found.
  destruct (N.eqb_spec x y) as [-> | other].
  - injection found as ->. apply Permutation_refl.
  - destruct (take_out x l) as [rest'|] eqn:taken; [|discriminate]. injection found as <-.
    apply perm_trans with (y :: x :: rest'); [apply perm_swap|]. apply perm_skip. apply IH. assumption.
Qed.

Lemma permutes_sound : forall l l', permutes l l' = true -> Permutation l l'.
Proof.
  induction l as [|x l IH]; intros l' accepted; simpl in accepted.
  - destruct l'; [apply Permutation_refl|discriminate].
  - destruct (take_out x l') as [rest|] eqn:found; [|discriminate]. apply perm_trans with (x :: rest).
    + apply perm_skip. apply IH. assumption.
    + apply take_out_permuted. assumption.
Qed.

Section Right.

Variable f : forms.
Variable s : list (list N).

Let count := N.of_nat (length f).
Let tf := table_of _ f.
Let ts := table_of _ s.

Hypothesis accepted : check_sums f s = true.

Lemma forms_accepted : check_forms 0 f = true.
Proof. unfold check_sums in accepted. apply andb_true_iff in accepted as [holds _]. exact holds. Qed.

Lemma in_all_nodes : forall v, In v (all_nodes count) <-> (v < count)%N.
Proof.
  intros v. unfold all_nodes. rewrite in_map_iff. split.
  - intros [n [<- is_in]]. apply in_seq in is_in. lia.
  - intros less. exists (N.to_nat v). split; [lia|]. apply in_seq. lia.
Qed.

Lemma options_of_form : forall a v, options_of a (form f v) = map (form f) (side_at tf a v).
Proof. intros [|] v; [apply lefts_of_form|apply rights_of_form]; exact forms_accepted. Qed.

Lemma side_earlier : forall a v w, In w (side_at tf a v) -> (w < v)%N.
Proof.
  intros a v w is_in. assert (in_node : In w (lefts_at tf v) \/ In w (rights_at tf v)) by (destruct a; auto).
  unfold tf in in_node. rewrite lefts_at_of, rights_at_of in in_node.
  destruct (nth_error f (N.to_nat v)) as [[l r]|] eqn:found; [|destruct in_node as [[] | []]].
  pose proof (check_forms_at f 0 forms_accepted _ l r found w in_node). lia.
Qed.

Lemma side_inside : forall a v w, In w (side_at tf a v) -> (v < count)%N -> (w < count)%N.
Proof. intros a v w is_in inside. apply side_earlier in is_in. lia. Qed.

Definition sum_of (parts : list N) : tree := total (map (form f) parts).

Lemma sum_of_permuted : forall l l', Permutation l l' -> same (sum_of l) (sum_of l').
Proof. intros l l' permuted. apply total_permuted. apply Permutation_map. assumption. Qed.

Lemma sum_of_app : forall l l', same (sum_of (l ++ l')) (sum (sum_of l) (sum_of l')).
Proof. intros l l'. unfold sum_of. rewrite map_app. apply total_app. Qed.

(** Nodes and sums that match, where the nodes are known to be their sums. *)
Lemma matched_sound : forall nodes sums, matched ts nodes sums = true ->
  (forall v, In v nodes -> same (form f v) (sum_of (parts_at ts v))) ->
  (forall v, In v nodes -> exists parts, In parts sums /\ same (form f v) (sum_of parts)) /\
  (forall parts, In parts sums -> exists v, In v nodes /\ same (form f v) (sum_of parts)).
Proof.
  intros nodes sums holds known. apply andb_true_iff in holds as [there back].
  rewrite forallb_forall in there, back. split.
  - intros v is_in. specialize (there v is_in). apply existsb_exists in there as [parts [parts_in permuted]].
    exists parts. split; [assumption|]. apply same_transitive with (sum_of (parts_at ts v)); [auto|].
    apply sum_of_permuted. apply permutes_sound. assumption.
  - intros parts is_in. specialize (back parts is_in). apply existsb_exists in back as [v [v_in permuted]].
    exists v. split; [assumption|]. apply same_transitive with (sum_of (parts_at ts v)); [auto|].
    apply sum_of_permuted. apply permutes_sound. assumption.
Qed.

Lemma in_sum_options : forall a parts sum_parts, In sum_parts (sum_options tf ts a parts) <->
  exists w rest o, In (w, rest) (splits parts) /\ In o (side_at tf a w) /\ sum_parts = parts_at ts o ++ rest.
Proof.
  intros a parts sum_parts. unfold sum_options. rewrite in_flat_map. split.
  - intros [[w rest] [is_split is_in]]. apply in_map_iff in is_in as [o [<- is_in]]. exists w, rest, o. auto.
  - intros [w [rest [o [is_split [is_in ->]]]]]. exists (w, rest). split; [assumption|]. apply in_map_iff. exists o. auto.
Qed.

Lemma splits_map : forall (l : list N), splits (map (form f) l) = map (fun p => (form f (fst p), map (form f) (snd p))) (splits l).
Proof.
  induction l as [|x l IH]; [reflexivity|]. simpl. f_equal. rewrite IH, !map_map. reflexivity.
Qed.

Theorem parts_sound : forall v, (v < count)%N -> same (form f v) (sum_of (parts_at ts v)).
Proof.
  intros v. induction v as [v IH] using (well_founded_ind N.lt_wf_0). intros inside.
  pose proof accepted as all. unfold check_sums in all. apply andb_true_iff in all as [_ all].
  rewrite forallb_forall in all. specialize (all v). fold count tf ts in all.
  assert (holds : check_sum tf ts v = true) by (apply all; apply in_all_nodes; assumption). clear all.
  unfold check_sum in holds. destruct (parts_at ts v) as [|w [|w' others]] eqn:parts.
  - apply same_by; intros a X is_in; [|destruct a; destruct is_in].
    rewrite options_of_form in is_in. exfalso.
    destruct (side_at tf Left v) eqn:none; [|discriminate]. destruct (side_at tf Right v) eqn:none'; [|discriminate].
    destruct a; [rewrite none in is_in|rewrite none' in is_in]; destruct is_in.
  - apply N.eqb_eq in holds as <-. unfold sum_of. simpl. apply same_symmetric.
    apply same_transitive with (sum nothing (form f v)); [apply sum_commutes|apply nothing_added].
  - rewrite !andb_true_iff, forallb_forall in holds. destruct holds as [[earlier on_left] on_right].
    set (summed := w :: w' :: others) in *.
    assert (sides : forall a, matched ts (side_at tf a v) (sum_options tf ts a summed) = true) by (intros []; assumption).
    assert (known : forall a o, In o (side_at tf a v) -> same (form f o) (sum_of (parts_at ts o))).
    { intros a o is_in. pose proof (side_earlier a v o is_in). apply IH; lia. }
    (* What a player makes of the sum of the summands. *)
    assert (made : forall a u rest o, In (u, rest) (splits summed) -> In o (side_at tf a u) ->
      same (sum (form f o) (sum_of rest)) (sum_of (parts_at ts o ++ rest))).
    { intros a u rest o is_split is_in. apply same_transitive with (sum (sum_of (parts_at ts o)) (sum_of rest));
        [|apply same_symmetric; apply sum_of_app]. apply same_sum; [|apply same_reflexive].
      assert (u_in : In u summed).
      { apply Permutation_in with (u :: rest); [apply splits_permuted; assumption|left; reflexivity]. }
      specialize (earlier u u_in). apply N.ltb_lt in earlier. pose proof (side_earlier a u o is_in). apply IH; lia. }
    apply same_by; intros a X is_in.
    + rewrite options_of_form in is_in. apply in_map_iff in is_in as [x [<- x_in]].
      destruct (matched_sound _ _ (sides a) (known a)) as [there _].
      destruct (there x x_in) as [sum_parts [is_option same_x]].
      apply in_sum_options in is_option as [u [rest [o [is_split [o_in ->]]]]].
      destruct (option_in_total (map (form f) summed) a (form f u) (map (form f) rest) (form f o)) as [Y [Y_in same_Y]].
      * rewrite splits_map. apply in_map_iff. exists (u, rest). auto.
      * rewrite options_of_form. apply in_map. assumption.
      * exists Y. split; [assumption|]. apply same_transitive with (sum_of (parts_at ts o ++ rest)); [assumption|].
        apply same_transitive with (sum (form f o) (sum_of rest)); [|apply same_symmetric; assumption].
        apply same_symmetric. apply (made a u); assumption.
    + apply total_option in is_in as [G [rest' [GX [is_split [is_option same_X]]]]].
      rewrite splits_map in is_split. apply in_map_iff in is_split as [[u rest] [equal is_split]].
      simpl in equal. injection equal as <- <-. rewrite options_of_form in is_option.
      apply in_map_iff in is_option as [o [<- o_in]].
      destruct (matched_sound _ _ (sides a) (known a)) as [_ back].
      destruct (back (parts_at ts o ++ rest)) as [x [x_in same_x]].
      * apply in_sum_options. exists u, rest, o. auto.
      * exists (form f x). split; [rewrite options_of_form; apply in_map; assumption|].
        apply same_transitive with (sum_of (parts_at ts o ++ rest)); [assumption|].
        apply same_transitive with (sum (form f o) (sum_of rest)); [apply same_symmetric; apply (made a u); assumption|].
        apply same_symmetric. assumption.
Qed.

(** The games of lists of summands. *)
Definition are_sums : list (list N) -> list tree -> Prop := Forall2 (fun parts G => same (sum_of parts) G).

Lemma sums_there : forall l trees, are_sums l trees -> forall parts, In parts l ->
  exists G, In G trees /\ same (sum_of parts) G.
Proof.
  intros l trees holds. induction holds as [|parts G l trees here _ IH]; intros parts' is_in; [destruct is_in|].
  destruct is_in as [<- | is_in]; [exists G; split; [left; reflexivity|assumption]|].
  destruct (IH parts' is_in) as [H [H_in same_H]]. exists H. split; [right; assumption|assumption].
Qed.

Lemma sums_back : forall l trees, are_sums l trees -> forall G, In G trees ->
  exists parts, In parts l /\ same (sum_of parts) G.
Proof.
  intros l trees holds. induction holds as [|parts G l trees here _ IH]; intros G' is_in; [destruct is_in|].
  destruct is_in as [<- | is_in]; [exists parts; split; [left; reflexivity|assumption]|].
  destruct (IH G' is_in) as [H [H_in same_H]]. exists H. split; [right; assumption|assumption].
Qed.

Lemma find_form_sound : forall l r parts left_trees right_trees, find_form count tf ts l r = Some parts ->
  are_sums l left_trees -> are_sums r right_trees -> same (sum_of parts) (Game left_trees right_trees).
Proof.
  intros l r parts left_trees right_trees found left_sums right_sums. unfold find_form in found.
  destruct (List.find _ (all_nodes count)) as [v|] eqn:found_v; [|discriminate]. injection found as <-.
  apply find_some in found_v as [v_in holds]. apply in_all_nodes in v_in. rewrite !andb_true_iff in holds.
  destruct holds as [[_ on_left] on_right].
  apply same_transitive with (form f v); [apply same_symmetric; apply parts_sound; assumption|].
  pose (sums := fun a => match a with Left => l | Right => r end).
  assert (sides : forall a, matched ts (side_at tf a v) (sums a) = true) by (intros []; assumption).
  assert (trees : forall a, are_sums (sums a) (options_of a (Game left_trees right_trees))) by (intros []; assumption).
  assert (known : forall a o, In o (side_at tf a v) -> same (form f o) (sum_of (parts_at ts o))).
  { intros a o is_in. apply parts_sound. apply (side_inside a v); assumption. }
  apply same_by; intros a X is_in.
  - rewrite options_of_form in is_in. apply in_map_iff in is_in as [x [<- x_in]].
    destruct (matched_sound _ _ (sides a) (known a)) as [there _]. destruct (there x x_in) as [parts [parts_in same_x]].
    destruct (sums_there _ _ (trees a) parts parts_in) as [G [G_in same_G]]. exists G. split; [assumption|].
    apply same_transitive with (sum_of parts); assumption.
  - destruct (sums_back _ _ (trees a) X is_in) as [parts [parts_in same_X]].
    destruct (matched_sound _ _ (sides a) (known a)) as [_ back]. destruct (back parts parts_in) as [x [x_in same_x]].
    exists (form f x). split; [rewrite options_of_form; apply in_map; assumption|].
    apply same_transitive with (sum_of parts); assumption.
Qed.

Lemma nimber_parts_sound : forall n smaller, nimber_parts count tf ts n = Some smaller -> are_sums smaller (nimbers n).
Proof.
  induction n as [|n IH]; intros smaller found; simpl in found.
  - injection found as <-. constructor.
  - destruct (nimber_parts count tf ts n) as [smaller'|]; [|discriminate]. specialize (IH smaller' eq_refl).
    destruct (find_form count tf ts smaller' smaller') as [parts|] eqn:found'; [|discriminate]. injection found as <-.
    simpl. apply Forall2_app; [assumption|]. constructor; [|constructor].
    apply (find_form_sound _ _ _ _ _ found'); assumption.
Qed.

Lemma nimbers_negative : forall n, map negative (nimbers n) = nimbers n.
Proof.
  induction n as [|n IH]; [reflexivity|]. simpl. rewrite map_app. simpl. rewrite IH. reflexivity.
Qed.

Lemma all_of_sound : forall l minus all, all_of (map (parts_of count tf ts minus) l) = Some all ->
  Forall (fun w => forall parts, parts_of count tf ts minus w = Some parts ->
    same (sum_of parts) (if minus then negative (meaning w) else meaning w)) l ->
  are_sums all (map (fun w => if minus then negative (meaning w) else meaning w) l).
Proof.
  intros l minus. induction l as [|w l IH]; intros all found each; simpl in found.
  - injection found as <-. constructor.
  - inversion each as [|? ? here others]; subst. destruct (parts_of count tf ts minus w) as [parts|] eqn:found_w; [|discriminate].
    destruct (all_of (map (parts_of count tf ts minus) l)) as [rest|]; [|discriminate]. injection found as <-.
    simpl. constructor; [apply here; first [assumption|reflexivity]|apply IH; [reflexivity|assumption]].
Qed.

Lemma phrase_induction : forall P : phrase -> Prop,
  (forall l r, Forall P l -> Forall P r -> P (Braces l r)) -> (forall n, P (Star n)) ->
  (forall w w', P w -> P w' -> P (Plus w w')) -> (forall w, P w -> P (Minus w)) -> forall w, P w.
Proof.
  intros P braces star plus minus. fix every 1. intros [l r | n | w w' | w]; [apply braces|apply star|apply plus|apply minus];
    try apply every.
  - induction l; constructor; [apply every|assumption].
  - induction r; constructor; [apply every|assumption].
Qed.

Theorem parts_of_sound : forall w minus parts, parts_of count tf ts minus w = Some parts ->
  same (sum_of parts) (if minus then negative (meaning w) else meaning w).
Proof.
  intros w. induction w as [l r on_left on_right | n | w w' IH IH' | w IH] using phrase_induction; intros minus parts found;
    simpl in found.
  - destruct (all_of (map (parts_of count tf ts minus) l)) as [all_left|] eqn:found_left; [|discriminate].
    destruct (all_of (map (parts_of count tf ts minus) r)) as [all_right|] eqn:found_right; [|discriminate].
    apply all_of_sound in found_left; [|apply Forall_forall; rewrite Forall_forall in on_left; auto].
    apply all_of_sound in found_right; [|apply Forall_forall; rewrite Forall_forall in on_right; auto].
    destruct minus; simpl; rewrite ?map_map; apply (find_form_sound _ _ _ _ _ found); assumption.
  - destruct (nimber_parts count tf ts n) as [smaller|] eqn:found'; [|discriminate]. apply nimber_parts_sound in found'.
    destruct minus; simpl; rewrite ?nimbers_negative; apply (find_form_sound _ _ _ _ _ found); assumption.
  - destruct (parts_of count tf ts minus w) as [one|] eqn:found_one; [|discriminate].
    destruct (parts_of count tf ts minus w') as [two|] eqn:found_two; [|discriminate]. injection found as <-.
    specialize (IH minus one found_one). specialize (IH' minus two found_two).
    apply same_transitive with (sum (sum_of one) (sum_of two)); [apply sum_of_app|]. destruct minus; simpl.
    + apply same_transitive with (sum (negative (meaning w)) (negative (meaning w'))).
      * apply same_sum; assumption.
      * apply same_symmetric. apply negative_sum.
    + apply same_sum; assumption.
  - specialize (IH (negb minus) parts found). destruct minus; simpl in *.
    + apply same_transitive with (meaning w); [assumption|]. apply same_symmetric. apply negative_twice.
    + assumption.
Qed.

Theorem node_of_sound : forall w v, node_of count tf ts w = Some v -> same (form f v) (meaning w).
Proof.
  intros w v found. unfold node_of in found. destruct (parts_of count tf ts false w) as [parts|] eqn:found'; [|discriminate].
  apply find_some in found as [v_in permuted]. apply in_all_nodes in v_in. apply permutes_sound in permuted.
  apply same_transitive with (sum_of (parts_at ts v)); [apply parts_sound; assumption|].
  apply same_transitive with (sum_of parts); [apply sum_of_permuted; assumption|].
  apply (parts_of_sound w false parts found').
Qed.

End Right.

(** ** In the form of certificates *)

(** Whether the sums are right and the nodes of the two phrases pass a test. *)
Definition accepts (f : forms) (s : list (list N)) (test : N -> N -> bool) (one two : phrase) : bool :=
  let node := node_of (N.of_nat (length f)) (table_of _ f) (table_of _ s) in
  check_sums f s &&
  match node one, node two with Some G, Some H => test G H | _, _ => false end.

Lemma accepts_nodes : forall f s test one two, accepts f s test one two = true ->
  exists G H, test G H = true /\ same (form f G) (meaning one) /\ same (form f H) (meaning two).
Proof.
  intros f s test one two accepted. unfold accepts in accepted. apply andb_true_iff in accepted as [sums accepted].
  destruct (node_of _ _ _ one) as [G|] eqn:found; [|discriminate].
  destruct (node_of _ _ _ two) as [H|] eqn:found'; [|discriminate].
  exists G, H. split; [assumption|]. split; apply (node_of_sound f s); assumption.
Qed.

Lemma le_same : forall G H G' H', same G G' -> same H H' -> (le G H <-> le G' H').
Proof.
  enough (carried : forall G H G' H', same G G' -> same H H' -> le G H -> le G' H').
  { intros. split; apply carried; auto using same_symmetric. }
  intros G H G' H' same_G same_H below. apply le_transitive with G; [apply same_le; apply same_symmetric; assumption|].
  apply le_transitive with H; [assumption|]. apply same_le. assumption.
Qed.

Theorem says_equal : forall f p s one two,
  accepts f s (fun G H => accepts_le f p G H && accepts_le f p H G) one two = true -> equal (meaning one) (meaning two).
Proof.
  intros f p s one two accepted. apply accepts_nodes in accepted as [G [H [test [same_G same_H]]]].
  apply proves_equal in test as [below above]. unfold equal.
  rewrite <- (le_same _ _ _ _ same_G same_H), <- (le_same _ _ _ _ same_H same_G). auto.
Qed.

Theorem says_less : forall f p s one two,
  accepts f s (fun G H => accepts_le f p G H && accepts_not_le f p H G) one two = true -> less (meaning one) (meaning two).
Proof.
  intros f p s one two accepted. apply accepts_nodes in accepted as [G [H [test [same_G same_H]]]].
  apply proves_less in test as [below above]. unfold less.
  rewrite <- (le_same _ _ _ _ same_G same_H), <- (le_same _ _ _ _ same_H same_G). auto.
Qed.

Theorem says_fuzzy : forall f p s one two,
  accepts f s (fun G H => accepts_not_le f p G H && accepts_not_le f p H G) one two = true ->
  fuzzy (meaning one) (meaning two).
Proof.
  intros f p s one two accepted. apply accepts_nodes in accepted as [G [H [test [same_G same_H]]]].
  apply proves_fuzzy in test as [below above]. unfold fuzzy.
  rewrite <- (le_same _ _ _ _ same_G same_H), <- (le_same _ _ _ _ same_H same_G). auto.
Qed.
