(** * Misère quotients: a finite monoid that knows who wins every row of heaps

    Misère play: who cannot move has won. A quotient gives each heap [n] an element [element n] of a commutative
    monoid; a row of heaps gets the product. A set of transitions (q, S) says: some row has the element q, and its
    options have exactly the elements S.

    What is proved:
    - [options_known]: if the transitions contain (1, no elements) and are closed under adding a heap, they contain
      the elements of each row and its options;
    - [misere_outcome]: if moreover each transition (q, S) obeys the rule of misère play, that is, q is in the
      P-portion iff S is not empty and no element of S is, then a row is a P-position iff its element is in the
      P-portion;
    - [quotient_is_reduced]: if moreover distinct elements are told apart by some product, two rows have the same
      element iff no row added to both ever gives them different outcomes: the monoid is the misère quotient of
      the heaps that are [known], as Plambeck and Siegel define it.

    What rests on it: the claim "this is the misère quotient", for the heaps up to a bound or for all. *)

From Coq Require Import List Bool.
From Zermelo Require Import Labels Grundy.
Import ListNotations.

(** Misère play of any moves. *)
Definition misere_play (position : Type) (moves : position -> list position) : game :=
  {| state := position; options := moves; ended := fun _ => None; stuck := Won |}.

Section Quotient.

(** Heaps, and what a move makes of one heap. *)
Variable heap : Type.
Variable replacements : heap -> list (list heap).

(** The heaps that the quotient speaks of; moves leave only such heaps. *)
Variable known : heap -> Prop.
Hypothesis known_closed : forall n rest, known n -> In rest (replacements n) -> Forall known rest.
Hypothesis ends : well_founded (move_of _ (row_moves heap replacements)).

(** A monoid with a P-portion, and the element of each heap. That it is commutative is not used. *)
Variable monoid : Type.
Variable one : monoid.
Variable times : monoid -> monoid -> monoid.
Hypothesis times_one : forall q, times one q = q.
Hypothesis times_associates : forall q r s, times q (times r s) = times (times q r) s.
Variable in_portion : monoid -> bool.
Variable element : heap -> monoid.

Fixpoint product (row : list heap) : monoid :=
  match row with
  | [] => one
  | n :: others => times (element n) (product others)
  end.

(** The transitions: an element and the elements of the options. *)
Variable transition : monoid -> list monoid -> Prop.
Hypothesis empty_row : transition one [].
Hypothesis add_heap : forall q after n, transition q after -> known n -> exists after',
  transition (times (element n) q) after' /\
  forall r, In r after' <->
    (exists s, In s after /\ r = times (element n) s) \/
    (exists rest, In rest (replacements n) /\ r = times (product rest) q).

Let moves := row_moves heap replacements.
Let misere := misere_play (list heap) moves.

Lemma product_app : forall row row', product (row ++ row') = times (product row) (product row').
Proof.
  intros row row'. induction row as [|n row IH]; simpl; [symmetry; apply times_one|].
  rewrite IH. apply times_associates.
Qed.

Theorem options_known : forall row, Forall known row -> exists after, transition (product row) after /\
  forall r, In r after <-> exists row', In row' (moves row) /\ product row' = r.
Proof.
  intros row all_known. induction all_known as [|n others n_known _ [after [is_transition is_after]]].
  - exists []. split; [exact empty_row|]. intros r. split; [intros []|intros [row' [[] _]]].
  - destruct (add_heap _ _ n is_transition n_known) as [after' [is_transition' is_after']].
    exists after'. split; [exact is_transition'|]. intros r. rewrite is_after'. split.
    + intros [[s [s_in ->]] | [rest [rest_in ->]]].
      * apply is_after in s_in as [others' [is_move <-]]. exists (n :: others').
        split; [apply in_row_moves; right; exists others'; auto|reflexivity].
      * exists (rest ++ others). split; [apply in_row_moves; left; exists rest; auto|apply product_app].
    + intros [row' [is_move <-]]. apply in_row_moves in is_move as [[rest [rest_in ->]] | [others' [is_move ->]]].
      * right. exists rest. split; [assumption|apply product_app].
      * left. exists (product others'). split; [apply is_after; exists others'; auto|reflexivity].
Qed.

Lemma moves_stay_known : forall row row', Forall known row -> In row' (moves row) -> Forall known row'.
Proof.
  intros row row' all_known. revert row'.
  induction all_known as [|n others n_known others_known IH]; intros row' is_move.
  - destruct is_move.
  - apply in_row_moves in is_move as [[rest [rest_in ->]] | [others' [is_move ->]]].
    + apply Forall_app. split; [apply (known_closed n); assumption|assumption].
    + constructor; [assumption|apply IH; assumption].
Qed.

(** ** Outcomes *)

(** The rule of misère play: a row without options is won by the player to move. *)
Hypothesis portion_rule : forall q after, transition q after ->
  (in_portion q = true <-> after <> [] /\ forall r, In r after -> in_portion r = false).

Lemma outcome_by_portion : forall row, Acc (move_of _ moves) row -> Forall known row ->
  (in_portion (product row) = true -> loses misere row) /\ (in_portion (product row) = false -> wins misere row).
Proof.
  intros row row_ends. induction row_ends as [row _ IH]. intros all_known.
  assert (next : forall row', In row' (moves row) ->
    (in_portion (product row') = true -> loses misere row') /\ (in_portion (product row') = false -> wins misere row')).
  { intros row' is_move. apply IH; [assumption|]. apply (moves_stay_known row); assumption. }
  destruct (options_known row all_known) as [after [is_transition is_after]].
  pose proof (portion_rule _ _ is_transition) as portion_row.
  destruct (moves row) as [|first others] eqn:row_options.
  - (* No options: won by the player to move. *)
    assert (nothing : after = []).
    { destruct after as [|r after]; [reflexivity|exfalso].
      destruct (proj1 (is_after r) (or_introl eq_refl)) as [row' [[] _]]. }
    split; intros portion.
    + apply portion_row in portion as [some _]. contradiction.
    + apply wins_stopped. unfold stop. simpl. rewrite row_options. reflexivity.
  - assert (goes_on : stop misere row = None) by (unfold stop; simpl; rewrite row_options; reflexivity).
    split; intros portion.
    + apply loses_moving; [assumption|]. simpl. rewrite row_options. intros row' is_move.
      apply next; [assumption|]. apply portion_row in portion as [_ none]. apply none.
      apply is_after. exists row'. auto.
    + destruct (all_or_one _
        (fun row' => in_portion (product row') = false) (fun row' => in_portion (product row') = true)
        (first :: others)) as [none | [row' [is_move in_it]]].
      * intros row' _. destruct (in_portion (product row')); auto.
      * exfalso. enough (in_portion (product row) = true) by congruence. apply portion_row. split.
        -- intros nothing. rewrite nothing in is_after.
           apply (proj2 (is_after (product first))). exists first. split; [left|]; reflexivity.
        -- intros r r_in. apply is_after in r_in as [row' [is_move <-]]. apply none. assumption.
      * apply wins_moving with row'; [assumption|simpl; rewrite row_options; assumption|].
        apply next; assumption.
Qed.

Theorem misere_outcome : forall row, Forall known row -> (loses misere row <-> in_portion (product row) = true).
Proof.
  intros row all_known. destruct (outcome_by_portion row (ends row) all_known) as [previous next].
  split; [|assumption]. intros lost. destruct (in_portion (product row)); [reflexivity|exfalso].
  exact (not_both _ _ (next eq_refl) lost).
Qed.

(** ** The quotient itself *)

Hypothesis generated : forall q, exists row, Forall known row /\ product row = q.
Hypothesis told_apart : forall q r, (forall s, in_portion (times q s) = in_portion (times r s)) -> q = r.

Theorem quotient_is_reduced : forall row row', Forall known row -> Forall known row' ->
  (product row = product row' <->
   forall added, Forall known added -> (loses misere (row ++ added) <-> loses misere (row' ++ added))).
Proof.
  intros row row' row_known row'_known. split.
  - intros same added added_known. rewrite !misere_outcome by (apply Forall_app; auto).
    rewrite !product_app, same. reflexivity.
  - intros indistinguishable. apply told_apart. intros s. destruct (generated s) as [added [added_known <-]].
    specialize (indistinguishable added added_known).
    rewrite !misere_outcome in indistinguishable by (apply Forall_app; auto). rewrite !product_app in indistinguishable.
    apply eq_true_iff_eq. assumption.
Qed.

End Quotient.
