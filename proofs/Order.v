(** * The order of partizan games: closed sets of pairs prove comparisons

    Short partizan games in normal play, as trees: a game is its list of Left options and its list of Right options.

    What is proved:
    - [le_conway]: [G <= H] as used here is Conway's: no Left option [GL] with [H <= GL], no Right option [HR] with
      [HR <= G];
    - [certificate_sound]: a set of pairs such that for each pair (G, H) in it every Left option of [G] and every
      Right option of [H] has a reply that leads back into the set. Then [G <= H] for each pair;
      [certificate_exists]: whenever [G <= H] there is such a set;
    - [le_reflexive], [le_transitive], [le_or_lf], [le_excludes_lf]: a preorder in which either [G <= H], or Left
      wins moving first on [G - H], and never both;
    - [le_iff_left_survives]: [G <= H] iff Left wins moving second on [H - G], where sum, negative and play are
      defined from the trees. So [G = H] iff [G - H] is won by whoever moves second ([equal_iff_second_wins]);
    - [canonical_unique]: two equal games without dominated and reversible options, hereditarily, are the same tree
      up to the order and repetition of options;
    - [le_check_iff], [canonical_check_iff]: the definitions, executable, for small games in Coq files.

    What rests on it: the claims [G <= H], [G = H] and "this is the canonical form". *)

From Coq Require Import Arith Bool List Lia.
From Zermelo Require Import Labels.
Import ListNotations.

Inductive tree : Type := Game (left right : list tree).

Definition lefts (G : tree) : list tree := match G with Game l _ => l end.
Definition rights (G : tree) : list tree := match G with Game _ r => r end.

(** ** Induction: options are smaller *)

Fixpoint size (G : tree) : nat :=
  match G with Game l r => S (list_sum (map size l) + list_sum (map size r)) end.

Lemma size_member : forall G l, In G l -> size G <= list_sum (map size l).
Proof.
  intros G l is_in. induction l as [|H l IH]; [destruct is_in|]. simpl.
  destruct is_in as [-> | is_in]; [lia|]. specialize (IH is_in). lia.
Qed.

Lemma left_smaller : forall G GL, In GL (lefts G) -> size GL < size G.
Proof. intros [l r] GL is_in. simpl in *. pose proof (size_member GL l is_in). lia. Qed.

Lemma right_smaller : forall G GR, In GR (rights G) -> size GR < size G.
Proof. intros [l r] GR is_in. simpl in *. pose proof (size_member GR r is_in). lia. Qed.

(** Goals about smaller games, from membership hypotheses. *)
Ltac smaller :=
  repeat match goal with
  | is_in : In _ (lefts _) |- _ => apply left_smaller in is_in
  | is_in : In _ (rights _) |- _ => apply right_smaller in is_in
  end; lia.

(** ** The order *)

(** [le G H]: Left, moving second, wins on [H - G]. [lf G H] ("less or fuzzy"): Left, moving first, does. *)
Inductive le : tree -> tree -> Prop :=
  | le_intro : forall G H,
      (forall GL, In GL (lefts G) -> lf GL H) -> (forall HR, In HR (rights H) -> lf G HR) -> le G H
with lf : tree -> tree -> Prop :=
  | lf_right : forall G H GR, In GR (rights G) -> le GR H -> lf G H
  | lf_left : forall G H HL, In HL (lefts H) -> le G HL -> lf G H.

Definition equal (G H : tree) : Prop := le G H /\ le H G.

(** Induction over pairs of games. *)
Lemma pair_induction : forall P : tree -> tree -> Prop,
  (forall G H, (forall G' H', size G' + size H' < size G + size H -> P G' H') -> P G H) -> forall G H, P G H.
Proof.
  intros P step.
  enough (bounded : forall n G H, size G + size H < n -> P G H)
    by (intros G H; apply (bounded (S (size G + size H))); lia).
  induction n as [|n IH]; intros G H less; [lia|]. apply step. intros G' H' less'. apply IH. lia.
Qed.

(** One of [G <= H] and [lf H G] holds. *)
Theorem le_or_lf : forall G H, le G H \/ lf H G.
Proof.
  intros G H. induction G, H as [G H IH] using pair_induction.
  assert (lefts_answered : (forall GL, In GL (lefts G) -> lf GL H) \/ (exists GL, In GL (lefts G) /\ le H GL)).
  { apply all_or_one. intros GL is_in.
    destruct (IH H GL) as [below | above]; [smaller|right; assumption|left; assumption]. }
  assert (rights_answered : (forall HR, In HR (rights H) -> lf G HR) \/ (exists HR, In HR (rights H) /\ le HR G)).
  { apply all_or_one. intros HR is_in.
    destruct (IH HR G) as [below | above]; [smaller|right; assumption|left; assumption]. }
  destruct lefts_answered as [lefts_answered | [GL [is_in below]]]; [|right; apply lf_left with GL; assumption].
  destruct rights_answered as [rights_answered | [HR [is_in below]]]; [|right; apply lf_right with HR; assumption].
  left. apply le_intro; assumption.
Qed.

(** ... and not both. *)
Theorem le_excludes_lf : forall G H, le G H -> ~ lf H G.
Proof.
  intros G H. induction G, H as [G H IH] using pair_induction. intros below above.
  inversion below as [? ? lefts_answered rights_answered]; subst.
  inversion above as [? ? HR is_in below' | ? ? GL is_in below']; subst.
  - apply (IH HR G); [smaller|assumption|]. apply rights_answered. assumption.
  - apply (IH H GL); [smaller|assumption|]. apply lefts_answered. assumption.
Qed.

Lemma lf_iff_not_le : forall G H, lf G H <-> ~ le H G.
Proof.
  intros G H. split.
  - intros above below. exact (le_excludes_lf H G below above).
  - intros not_below. destruct (le_or_lf H G); [contradiction|assumption].
Qed.

(** Conway's definition. *)
Theorem le_conway : forall G H, le G H <->
  (forall GL, In GL (lefts G) -> ~ le H GL) /\ (forall HR, In HR (rights H) -> ~ le HR G).
Proof.
  intros G H. split.
  - intros below. inversion below as [? ? lefts_answered rights_answered]; subst.
    split; intros option is_in; apply lf_iff_not_le; auto.
  - intros [lefts_fail rights_fail]. apply le_intro; intros option is_in; apply lf_iff_not_le; auto.
Qed.

Theorem le_reflexive : forall G, le G G.
Proof.
  intros G. enough (any : forall H, G = H -> le G H) by (apply any; reflexivity).
  intros H. induction G, H as [G H IH] using pair_induction. intros <-.
  apply le_intro; intros option is_in.
  - apply lf_left with option; [assumption|]. apply IH; [smaller|reflexivity].
  - apply lf_right with option; [assumption|]. apply IH; [smaller|reflexivity].
Qed.

Lemma transitivity : forall n G H K, size G + size H + size K < n ->
  (le G H -> le H K -> le G K) /\ (le G H -> lf H K -> lf G K) /\ (lf G H -> le H K -> lf G K).
Proof.
  induction n as [|n IH]; intros G H K less; [lia|]. split; [|split].
  - intros below_H below_K.
    inversion below_H as [? ? G_lefts H_rights]; inversion below_K as [? ? H_lefts K_rights]; subst.
    apply le_intro; intros option is_in.
    + destruct (IH option H K) as [_ [_ lf_le]]; [smaller|]. apply lf_le; [|assumption]. apply G_lefts. assumption.
    + destruct (IH G H option) as [_ [le_lf _]]; [smaller|]. apply le_lf; [assumption|]. apply K_rights. assumption.
  - intros below above. inversion below as [? ? G_lefts H_rights]; subst.
    inversion above as [? ? HR is_in below' | ? ? KL is_in below']; subst.
    + destruct (IH G HR K) as [_ [_ lf_le]]; [smaller|]. apply lf_le; [|assumption]. apply H_rights. assumption.
    + apply lf_left with KL; [assumption|]. apply (IH G H KL); [smaller|assumption|assumption].
  - intros above below. inversion below as [? ? H_lefts K_rights]; subst.
    inversion above as [? ? GR is_in below' | ? ? HL is_in below']; subst.
    + apply lf_right with GR; [assumption|]. apply (IH GR H K); [smaller|assumption|assumption].
    + destruct (IH G HL K) as [_ [le_lf _]]; [smaller|]. apply le_lf; [assumption|]. apply H_lefts. assumption.
Qed.

Theorem le_transitive : forall G H K, le G H -> le H K -> le G K.
Proof. intros G H K. apply (transitivity (S (size G + size H + size K))). lia. Qed.

Theorem le_lf_transitive : forall G H K, le G H -> lf H K -> lf G K.
Proof. intros G H K. apply (transitivity (S (size G + size H + size K))). lia. Qed.

Theorem lf_le_transitive : forall G H K, lf G H -> le H K -> lf G K.
Proof. intros G H K. apply (transitivity (S (size G + size H + size K))). lia. Qed.

(** ** Certificates *)

(** To the opponent's move that leaves the pair (G, H) with Left to move on [H - G], Left has a reply into the set. *)
Definition replied (pairs : tree -> tree -> Prop) (G H : tree) : Prop :=
  (exists GR, In GR (rights G) /\ pairs GR H) \/ (exists HL, In HL (lefts H) /\ pairs G HL).

Definition closed_under_replies (pairs : tree -> tree -> Prop) : Prop := forall G H, pairs G H ->
  (forall GL, In GL (lefts G) -> replied pairs GL H) /\ (forall HR, In HR (rights H) -> replied pairs G HR).

Theorem certificate_sound : forall pairs, closed_under_replies pairs -> forall G H, pairs G H -> le G H.
Proof.
  intros pairs closed_pairs G H. induction G, H as [G H IH] using pair_induction. intros is_pair.
  destruct (closed_pairs G H is_pair) as [lefts_replied rights_replied].
  apply le_intro; intros option is_in.
  - destruct (lefts_replied option is_in) as [[reply [is_reply is_pair']] | [reply [is_reply is_pair']]].
    + apply lf_right with reply; [assumption|]. apply IH; [smaller|assumption].
    + apply lf_left with reply; [assumption|]. apply IH; [smaller|assumption].
  - destruct (rights_replied option is_in) as [[reply [is_reply is_pair']] | [reply [is_reply is_pair']]].
    + apply lf_right with reply; [assumption|]. apply IH; [smaller|assumption].
    + apply lf_left with reply; [assumption|]. apply IH; [smaller|assumption].
Qed.

Theorem certificate_exists : closed_under_replies le.
Proof.
  assert (reply_exists : forall G H, lf G H -> replied le G H).
  { intros G H above. inversion above as [? ? reply | ? ? reply]; subst; [left|right]; exists reply; auto. }
  intros G H below. inversion below; subst. auto.
Qed.

(** ** Play on the difference *)

Fixpoint negative (G : tree) : tree :=
  match G with Game l r => Game (map negative r) (map negative l) end.

(** The disjunctive sum: a move is a move in exactly one of the two. *)
Fixpoint sum (G : tree) : tree -> tree :=
  fix sum_G (H : tree) : tree :=
    match G, H with
    | Game gl gr, Game hl hr =>
        Game (map (fun GL => sum GL H) gl ++ map sum_G hl) (map (fun GR => sum GR H) gr ++ map sum_G hr)
    end.

Definition difference (H G : tree) : tree := sum H (negative G).

(** Play on a tree in the sense of [Labels]: normal play, the state says who moves. *)
Definition play : game := {|
  state := tree * player;
  options := fun s => let (G, a) := s in
    map (fun option => (option, other a)) (match a with Left => lefts G | Right => rights G end);
  ended := fun _ => None;
  stuck := Lost
|}.

Definition left_wins_moving_first (G : tree) : Prop := wins play (G, Left).
Definition left_wins_moving_second (G : tree) : Prop := loses play (G, Right).
Definition right_wins_moving_second (G : tree) : Prop := loses play (G, Left).

Lemma play_stop : forall s, options play s = [] /\ stop play s = Some Lost \/ stop play s = None.
Proof. intros s. unfold stop. simpl ended. destruct (options play s); [left|right]; auto. Qed.

Lemma wins_play : forall G a, wins play (G, a) <->
  exists option, In option (match a with Left => lefts G | Right => rights G end) /\ loses play (option, other a).
Proof.
  intros G a. split.
  - intros won. inversion won as [s stopped | s t goes_on is_option lost]; subst.
    + destruct (play_stop (G, a)) as [[_ stopped'] | stopped']; congruence.
    + simpl in is_option. apply in_map_iff in is_option as [option [<- is_in]]. exists option. auto.
  - intros [option [is_in lost]].
    assert (is_option : In (option, other a) (options play (G, a))).
    { simpl. apply (in_map (fun option => (option, other a))). assumption. }
    apply wins_moving with (option, other a); try assumption.
    destruct (play_stop (G, a)) as [[none _] | goes_on]; [|assumption]. rewrite none in is_option. contradiction.
Qed.

Lemma loses_play : forall G a, loses play (G, a) <->
  forall option, In option (match a with Left => lefts G | Right => rights G end) -> wins play (option, other a).
Proof.
  intros G a.
  assert (is_option : forall option, In option (match a with Left => lefts G | Right => rights G end) ->
    In (option, other a) (options play (G, a))).
  { intros option is_in. simpl. apply (in_map (fun option => (option, other a))). assumption. }
  split.
  - intros lost option is_in. specialize (is_option option is_in).
    inversion lost as [s stopped | s goes_on all]; subst; [|apply all; assumption].
    destruct (play_stop (G, a)) as [[none _] | goes_on]; [|congruence]. rewrite none in is_option. contradiction.
  - intros all. destruct (play_stop (G, a)) as [[_ stopped] | goes_on]; [apply loses_stopped; assumption|].
    apply loses_moving; [assumption|]. intros t is_in. simpl in is_in.
    apply in_map_iff in is_in as [option [<- is_in]]. auto.
Qed.

Lemma lefts_difference : forall H G X, In X (lefts (difference H G)) <->
  (exists HL, In HL (lefts H) /\ X = difference HL G) \/ (exists GR, In GR (rights G) /\ X = difference H GR).
Proof.
  intros [hl hr] [gl gr] X. unfold difference. simpl. rewrite in_app_iff, map_map, !in_map_iff. split.
  - intros [[HL [<- is_in]] | [GR [<- is_in]]]; [left; exists HL|right; exists GR]; auto.
  - intros [[HL [is_in ->]] | [GR [is_in ->]]]; [left; exists HL|right; exists GR]; auto.
Qed.

Lemma rights_difference : forall H G X, In X (rights (difference H G)) <->
  (exists HR, In HR (rights H) /\ X = difference HR G) \/ (exists GL, In GL (lefts G) /\ X = difference H GL).
Proof.
  intros [hl hr] [gl gr] X. unfold difference. simpl. rewrite in_app_iff, map_map, !in_map_iff. split.
  - intros [[HR [<- is_in]] | [GL [<- is_in]]]; [left; exists HR|right; exists GL]; auto.
  - intros [[HR [is_in ->]] | [GL [is_in ->]]]; [left; exists HR|right; exists GL]; auto.
Qed.

Lemma order_is_play : forall G H,
  (le G H <-> left_wins_moving_second (difference H G)) /\ (lf G H <-> left_wins_moving_first (difference H G)).
Proof.
  unfold left_wins_moving_first, left_wins_moving_second.
  intros G H. induction G, H as [G H IH] using pair_induction. split.
  - rewrite loses_play. split.
    + intros below X is_in. inversion below as [? ? lefts_answered rights_answered]; subst.
      apply rights_difference in is_in as [[HR [is_in ->]] | [GL [is_in ->]]].
      * apply (IH G HR); [smaller|auto].
      * apply (IH GL H); [smaller|auto].
    + intros all. apply le_intro; intros option is_in.
      * apply (IH option H); [smaller|]. apply all. apply rights_difference. right. exists option. auto.
      * apply (IH G option); [smaller|]. apply all. apply rights_difference. left. exists option. auto.
  - rewrite wins_play. split.
    + intros above. inversion above as [? ? GR is_in below | ? ? HL is_in below]; subst.
      * exists (difference H GR). split; [apply lefts_difference; right; exists GR; auto|].
        apply (IH GR H); [smaller|assumption].
      * exists (difference HL G). split; [apply lefts_difference; left; exists HL; auto|].
        apply (IH G HL); [smaller|assumption].
    + intros [X [is_in lost]]. apply lefts_difference in is_in as [[HL [is_in ->]] | [GR [is_in ->]]].
      * apply lf_left with HL; [assumption|]. apply (IH G HL); [smaller|assumption].
      * apply lf_right with GR; [assumption|]. apply (IH GR H); [smaller|assumption].
Qed.

Theorem le_iff_left_survives : forall G H, le G H <-> left_wins_moving_second (difference H G).
Proof. apply order_is_play. Qed.

(** Every play ends, and nobody draws. *)
Lemma play_decided : forall G a, wins play (G, a) \/ loses play (G, a).
Proof.
  intros G. induction G as [G IH] using (well_founded_ind (Wf_nat.well_founded_ltof _ size)). unfold Wf_nat.ltof in IH.
  intros a. rewrite wins_play, loses_play.
  destruct (all_or_one _ (fun X => wins play (X, other a)) (fun X => loses play (X, other a))
    (match a with Left => lefts G | Right => rights G end)) as [all | one]; [|right; assumption|left; assumption].
  intros X is_in. apply IH. destruct a; smaller.
Qed.

Theorem ge_iff_right_survives : forall G H, le H G <-> right_wins_moving_second (difference H G).
Proof.
  intros G H. unfold right_wins_moving_second. split.
  - intros below. destruct (play_decided (difference H G) Left) as [won | lost]; [exfalso|assumption].
    apply order_is_play in won. exact (le_excludes_lf H G below won).
  - intros lost. destruct (le_or_lf H G) as [below | above]; [assumption|exfalso].
    apply order_is_play in above. exact (not_both play _ above lost).
Qed.

(** [G = H] iff the second player wins the difference, whoever that is. *)
Theorem equal_iff_second_wins : forall G H, equal G H <->
  left_wins_moving_second (difference H G) /\ right_wins_moving_second (difference H G).
Proof. intros G H. unfold equal. rewrite le_iff_left_survives, ge_iff_right_survives. reflexivity. Qed.

(** ** Canonical forms *)

(** No option is dominated by a better one, and none is reversible; the same holds for all options. *)
Inductive canonical : tree -> Prop := canonical_intro : forall G,
  (forall X Y, In X (lefts G) -> In Y (lefts G) -> le X Y -> le Y X) ->
  (forall X Y, In X (rights G) -> In Y (rights G) -> le X Y -> le Y X) ->
  (forall X XR, In X (lefts G) -> In XR (rights X) -> ~ le XR G) ->
  (forall X XL, In X (rights G) -> In XL (lefts X) -> ~ le G XL) ->
  (forall X, In X (lefts G) -> canonical X) ->
  (forall X, In X (rights G) -> canonical X) -> canonical G.

(** The same tree, but for order and repetition of the options. *)
Inductive same : tree -> tree -> Prop := same_intro : forall G H,
  (forall X, In X (lefts G) -> exists Y, In Y (lefts H) /\ same X Y) ->
  (forall Y, In Y (lefts H) -> exists X, In X (lefts G) /\ same X Y) ->
  (forall X, In X (rights G) -> exists Y, In Y (rights H) /\ same X Y) ->
  (forall Y, In Y (rights H) -> exists X, In X (rights G) /\ same X Y) -> same G H.

(** Of two equal canonical games, each option of one equals an option of the other. *)
Lemma left_option_matched : forall G H, canonical G -> canonical H -> equal G H ->
  forall X, In X (lefts G) -> exists Y, In Y (lefts H) /\ equal X Y.
Proof.
  assert (step : forall G H, canonical G -> equal G H ->
    forall X, In X (lefts G) -> exists Y, In Y (lefts H) /\ le X Y).
  { intros G H [G' _ _ no_left_reversible _ _ _] [below above] X is_in.
    inversion below as [? ? lefts_answered _]; subst. specialize (lefts_answered X is_in).
    inversion lefts_answered as [? ? XR is_reply back | ? ? Y is_option up]; subst.
    - exfalso. apply (no_left_reversible X XR is_in is_reply). apply le_transitive with H; assumption.
    - exists Y. auto. }
  intros G H canonical_G canonical_H [below above] X is_in.
  destruct (step G H canonical_G (conj below above) X is_in) as [Y [Y_in up]].
  destruct (step H G canonical_H (conj above below) Y Y_in) as [Z [Z_in further]].
  exists Y. split; [assumption|]. split; [assumption|]. apply le_transitive with Z; [assumption|].
  inversion canonical_G as [? undominated _ _ _ _ _]; subst.
  apply undominated; try assumption. apply le_transitive with Y; assumption.
Qed.

Lemma right_option_matched : forall G H, canonical G -> canonical H -> equal G H ->
  forall X, In X (rights G) -> exists Y, In Y (rights H) /\ equal X Y.
Proof.
  assert (step : forall G H, canonical G -> equal G H ->
    forall X, In X (rights G) -> exists Y, In Y (rights H) /\ le Y X).
  { intros G H [G' _ _ _ no_right_reversible _ _] [below above] X is_in.
    inversion above as [? ? _ rights_answered]; subst. specialize (rights_answered X is_in).
    inversion rights_answered as [? ? Y is_option down | ? ? XL is_reply back]; subst.
    - exists Y. auto.
    - exfalso. apply (no_right_reversible X XL is_in is_reply). apply le_transitive with H; assumption. }
  intros G H canonical_G canonical_H [below above] X is_in.
  destruct (step G H canonical_G (conj below above) X is_in) as [Y [Y_in down]].
  destruct (step H G canonical_H (conj above below) Y Y_in) as [Z [Z_in further]].
  exists Y. split; [assumption|]. split; [|assumption]. apply le_transitive with Z; [|assumption].
  inversion canonical_G as [? _ undominated _ _ _ _]; subst.
  apply undominated; try assumption. apply le_transitive with Y; assumption.
Qed.

Theorem canonical_unique : forall G H, canonical G -> canonical H -> equal G H -> same G H.
Proof.
  intros G H. induction G, H as [G H IH] using pair_induction. intros canonical_G canonical_H equal_GH.
  assert (equal_HG : equal H G) by (destruct equal_GH; split; assumption).
  inversion canonical_G as [? _ _ _ _ G_lefts G_rights]; inversion canonical_H as [? _ _ _ _ H_lefts H_rights]; subst.
  apply same_intro; intros X is_in.
  - destruct (left_option_matched G H canonical_G canonical_H equal_GH X is_in) as [Y [Y_in equal_XY]].
    exists Y. split; [assumption|]. apply IH; auto. smaller.
  - destruct (left_option_matched H G canonical_H canonical_G equal_HG X is_in) as [Y [Y_in [? ?]]].
    exists Y. split; [assumption|]. apply IH; auto; [smaller|split; assumption].
  - destruct (right_option_matched G H canonical_G canonical_H equal_GH X is_in) as [Y [Y_in equal_XY]].
    exists Y. split; [assumption|]. apply IH; auto. smaller.
  - destruct (right_option_matched H G canonical_H canonical_G equal_HG X is_in) as [Y [Y_in [? ?]]].
    exists Y. split; [assumption|]. apply IH; auto; [smaller|split; assumption].
Qed.

(** ** The definitions, executable *)

(** Conway's definition; [steps] bounds the depth of the recursion. *)
Fixpoint le_by (steps : nat) (G H : tree) : bool :=
  match steps with
  | 0 => false
  | S steps =>
      forallb (fun GL => negb (le_by steps H GL)) (lefts G) && forallb (fun HR => negb (le_by steps HR G)) (rights H)
  end.

Definition le_check (G H : tree) : bool := le_by (S (size G + size H)) G H.

Definition equal_check (G H : tree) : bool := le_check G H && le_check H G.

Lemma forallb_iff : forall (A : Type) (f : A -> bool) (P : A -> Prop) (l : list A),
  (forall a, In a l -> (f a = true <-> P a)) -> (forallb f l = true <-> forall a, In a l -> P a).
Proof.
  intros A f P l each. rewrite forallb_forall. split; intros all a is_in; apply (each a is_in); apply all; assumption.
Qed.

Lemma le_by_iff : forall steps G H, size G + size H < steps -> (le_by steps G H = true <-> le G H).
Proof.
  induction steps as [|steps IH]; intros G H less; [lia|]. simpl. rewrite andb_true_iff, le_conway.
  rewrite (forallb_iff _ _ (fun GL => ~ le H GL) (lefts G)), (forallb_iff _ _ (fun HR => ~ le HR G) (rights H)).
  - reflexivity.
  - intros HR is_in. rewrite <- IH, negb_true_iff by smaller. symmetry. apply not_true_iff_false.
  - intros GL is_in. rewrite <- IH, negb_true_iff by smaller. symmetry. apply not_true_iff_false.
Qed.

Theorem le_check_iff : forall G H, le_check G H = true <-> le G H.
Proof. intros G H. apply le_by_iff. lia. Qed.

Theorem equal_check_iff : forall G H, equal_check G H = true <-> equal G H.
Proof. intros G H. unfold equal_check, equal. rewrite andb_true_iff, !le_check_iff. reflexivity. Qed.

Definition undominated_check (l : list tree) : bool :=
  forallb (fun X => forallb (fun Y => implb (le_check X Y) (le_check Y X)) l) l.

Fixpoint canonical_check (G : tree) : bool :=
  match G with
  | Game l r =>
      undominated_check l && undominated_check r &&
      forallb (fun X => forallb (fun XR => negb (le_check XR (Game l r))) (rights X)) l &&
      forallb (fun X => forallb (fun XL => negb (le_check (Game l r) XL)) (lefts X)) r &&
      forallb canonical_check l && forallb canonical_check r
  end.

Lemma undominated_check_iff : forall l, undominated_check l = true <->
  forall X, In X l -> forall Y, In Y l -> le X Y -> le Y X.
Proof.
  intros l. unfold undominated_check. apply forallb_iff. intros X _. apply forallb_iff. intros Y _.
  rewrite implb_true_iff, !le_check_iff. reflexivity.
Qed.

Lemma not_le_check_iff : forall G H, negb (le_check G H) = true <-> ~ le G H.
Proof. intros G H. rewrite <- le_check_iff, negb_true_iff. symmetry. apply not_true_iff_false. Qed.

Theorem canonical_check_iff : forall G, canonical_check G = true <-> canonical G.
Proof.
  intros G. induction G as [G IH] using (well_founded_ind (Wf_nat.well_founded_ltof _ size)). unfold Wf_nat.ltof in IH.
  destruct G as [l r]. simpl canonical_check. rewrite !andb_true_iff, !undominated_check_iff.
  rewrite (forallb_iff _ _ (fun X => forall XR, In XR (rights X) -> ~ le XR (Game l r)) l)
    by (intros X _; apply forallb_iff; intros; apply not_le_check_iff).
  rewrite (forallb_iff _ _ (fun X => forall XL, In XL (lefts X) -> ~ le (Game l r) XL) r)
    by (intros X _; apply forallb_iff; intros; apply not_le_check_iff).
  rewrite (forallb_iff _ _ canonical l) by (intros X is_in; apply IH; apply left_smaller; assumption).
  rewrite (forallb_iff _ _ canonical r) by (intros X is_in; apply IH; apply right_smaller; assumption).
  split.
  - intros [[[[[lefts_undominated rights_undominated] lefts_irreversible] rights_irreversible]
      lefts_canonical] rights_canonical].
    apply canonical_intro; simpl; try assumption.
    + intros X Y X_in Y_in. exact (lefts_undominated X X_in Y Y_in).
    + intros X Y X_in Y_in. exact (rights_undominated X X_in Y Y_in).
    + intros X XR X_in. exact (lefts_irreversible X X_in XR).
    + intros X XL X_in. exact (rights_irreversible X X_in XL).
  - intros is_canonical. inversion is_canonical as [? lefts_undominated rights_undominated lefts_irreversible
      rights_irreversible lefts_canonical rights_canonical]; subst. simpl in *.
    refine (conj (conj (conj (conj (conj _ _) _) _) _) _); try assumption.
    + intros X X_in Y Y_in. exact (lefts_undominated X Y X_in Y_in).
    + intros X X_in Y Y_in. exact (rights_undominated X Y X_in Y_in).
    + intros X X_in XR. exact (lefts_irreversible X XR X_in).
    + intros X X_in XL. exact (rights_irreversible X XL X_in).
Qed.

(** Two halves make one, and both forms are canonical. *)
Definition zero : tree := Game [] [].
Definition one : tree := Game [zero] [].
Definition half : tree := Game [zero] [one].

Theorem two_halves_are_one : equal (sum half half) one.
Proof. apply equal_check_iff. vm_compute. reflexivity. Qed.

Theorem half_is_canonical : canonical half.
Proof. apply canonical_check_iff. vm_compute. reflexivity. Qed.
