(** * Wythoff's game: the golden section says who wins (Wythoff 1907)

    Two heaps; a move takes any number from one of them, or the same number from both; who cannot move has lost.

    What is proved:
    - [wythoff]: the player to move loses at (a, b) iff the lesser heap is the floor of k phi, where k is the difference
      of the two and phi = (1 + sqrt 5) / 2; stated in integers: x <= k phi iff x * x <= x * k + k * k;
    - [upper_or_lower], [not_upper_and_lower]: each number is floor(k phi) or floor(k phi) + k for some k, and 0 is the
      only one that is both (the theorem of Beatty for phi and phi + 1).

    No square root is used: only that x * x + x * y = y * y has no solution but 0 ([golden_irrational]).

    What rests on it: winners of positions that are too large for a strategy to be written out. *)

From Coq Require Import Arith List Lia.
From Zermelo Require Import Labels Grundy Kernel.
Import ListNotations.

Definition wythoff_moves (s : nat * nat) : list (nat * nat) :=
  let (a, b) := s in
  map (fun rest => (rest, b)) (seq 0 a) ++
  map (fun rest => (a, rest)) (seq 0 b) ++
  map (fun taken => (a - taken, b - taken)) (seq 1 (Nat.min a b)).

(** x is at most k phi. *)
Definition at_most_golden (x k : nat) : Prop := x * x <= x * k + k * k.

(** a is the floor of k phi. *)
Definition golden_floor (a k : nat) : Prop := a * a <= a * k + k * k /\ (a + 1) * (a + 1) > (a + 1) * k + k * k.

(** ** The floor of k phi *)

Lemma smaller_at_most : forall x y k, y <= x -> at_most_golden x k -> at_most_golden y k.
Proof.
  unfold at_most_golden. intros x y k less holds. destruct (le_lt_dec y k); [nia|].
  assert (y * (y - k) <= x * (x - k)) by (apply Nat.mul_le_mono; lia). nia.
Qed.

Lemma golden_step : forall a j k, j < k -> at_most_golden a j -> at_most_golden (a + 1) k.
Proof.
  unfold at_most_golden. intros a j k less holds.
  assert (a <= 2 * j) by nia.
  assert ((a + 1) * (j + 1) <= (a + 1) * k) by (apply Nat.mul_le_mono_l; lia).
  assert ((j + 1) * (j + 1) <= k * k) by (apply Nat.mul_le_mono; lia). nia.
Qed.

Lemma floor_iff : forall a k, golden_floor a k <-> at_most_golden a k /\ ~ at_most_golden (a + 1) k.
Proof. unfold golden_floor, at_most_golden. lia. Qed.

(** A greater k has a greater floor. *)
Lemma floor_grows : forall a b j k, golden_floor a j -> golden_floor b k -> j < k -> a < b.
Proof.
  intros a b j k floor_a floor_b less. apply floor_iff in floor_a as [holds _]. apply floor_iff in floor_b as [_ fails].
  destruct (Nat.lt_ge_cases a b) as [|wrong]; [assumption|exfalso]. apply fails.
  apply smaller_at_most with (a + 1); [lia|]. apply golden_step with j; assumption.
Qed.

Lemma floor_unique : forall a b k, golden_floor a k -> golden_floor b k -> a = b.
Proof.
  intros a b k floor_a floor_b. apply floor_iff in floor_a as [holds_a fails_a].
  apply floor_iff in floor_b as [holds_b fails_b].
  destruct (Nat.lt_trichotomy a b) as [less | [equal | more]]; [exfalso|assumption|exfalso].
  - apply fails_a. apply smaller_at_most with b; [lia|assumption].
  - apply fails_b. apply smaller_at_most with a; [lia|assumption].
Qed.

(** The last number, up to a bound, with a property that holds at 0 and fails at the bound. *)
Lemma last_number : forall (P : nat -> Prop) bound, (forall n, P n \/ ~ P n) -> P 0 -> ~ P bound ->
  exists n, n < bound /\ P n /\ ~ P (n + 1).
Proof.
  intros P bound decidable first. induction bound as [|bound IH]; intros fails; [contradiction|].
  destruct (decidable bound) as [holds | fails'].
  - exists bound. replace (bound + 1) with (S bound) by lia. auto.
  - destruct (IH fails') as [n [less found]]. exists n. split; [lia|assumption].
Qed.

Lemma floor_exists : forall k, exists a, golden_floor a k.
Proof.
  intros k. destruct (last_number (fun x => at_most_golden x k) (2 * k + 1)) as [a [_ [holds fails]]].
  - intros n. unfold at_most_golden. lia.
  - unfold at_most_golden. lia.
  - unfold at_most_golden. nia.
  - exists a. apply floor_iff. auto.
Qed.

(** ** Each number is on one of the two sequences *)

(** phi is irrational: from a solution one comes to a smaller one. *)
Lemma golden_irrational : forall y x, x * x + x * y = y * y -> y = 0.
Proof.
  intros y. induction y as [y IH] using lt_wf_ind. intros x equal.
  destruct (Nat.eq_dec y 0) as [|positive]; [assumption|exfalso].
  assert (x < y) by nia. assert (0 < x) by nia.
  enough (x = 0) by lia. apply (IH x) with (y - x); [assumption|].
  remember (y - x) as z eqn:is_z. assert (y = x + z) by lia. subst y. nia.
Qed.

Theorem upper_or_lower : forall n, exists k, golden_floor n k \/ exists a, golden_floor a k /\ n = a + k.
Proof.
  intros n.
  (* The greatest j with j phi <= n. *)
  destruct (last_number (fun j => j * j + j * n <= n * n) (n + 1)) as [j [at_most [holds fails]]].
  - intros j. lia.
  - lia.
  - nia.
  - destruct (Nat.lt_ge_cases ((j + 1) * (j + 1) + (j + 1) * (n + 1)) ((n + 1) * (n + 1))) as [less | more].
    + exists (j + 1). left. unfold golden_floor. nia.
    + exists (n - j). right. exists j. split; [|lia]. remember (n - j) as k eqn:is_k.
      assert (n = j + k) by lia. subst n.
      assert ((j + 1) * (j + 1) + (j + 1) * (j + k + 1) <> (j + k + 1) * (j + k + 1)).
      { intros equal. apply golden_irrational in equal. lia. }
      unfold golden_floor. nia.
Qed.

Theorem not_upper_and_lower : forall n j a k, golden_floor n j -> golden_floor a k -> n = a + k -> n = 0.
Proof.
  intros n j a k [below above] [below' above'] ->.
  assert (a <= j).
  { destruct (Nat.lt_ge_cases j a) as [wrong|]; [exfalso|assumption].
    assert ((a + k) * j + j * j < (a + k) * a + a * a) by nia. nia. }
  assert (j <= a).
  { destruct (Nat.lt_ge_cases a j) as [wrong|]; [exfalso|assumption].
    assert ((a + k + 1) * (a + 1) + (a + 1) * (a + 1) <= (a + k + 1) * j + j * j)
      by (apply Nat.add_le_mono; apply Nat.mul_le_mono; lia). nia. }
  assert (j = a) by lia. subst j. apply golden_irrational with a. nia.
Qed.

(** ** Who wins *)

(** The lost positions: the lesser heap is the floor of phi times the difference. *)
Definition wythoff_lost (s : nat * nat) : Prop :=
  let (a, b) := s in golden_floor (Nat.min a b) (Nat.max a b - Nat.min a b).

Lemma lost_swapped : forall a b, wythoff_lost (a, b) <-> wythoff_lost (b, a).
Proof. intros. unfold wythoff_lost. rewrite Nat.min_comm, Nat.max_comm. reflexivity. Qed.

Lemma lost_ordered : forall a k, wythoff_lost (a, a + k) <-> golden_floor a k.
Proof.
  intros. unfold wythoff_lost. replace (Nat.min a (a + k)) with a by lia.
  replace (Nat.max a (a + k) - a) with k by lia. reflexivity.
Qed.

Lemma in_wythoff_moves : forall a b t, In t (wythoff_moves (a, b)) <->
  (exists rest, rest < a /\ t = (rest, b)) \/ (exists rest, rest < b /\ t = (a, rest)) \/
  (exists c d taken, 0 < taken /\ a = c + taken /\ b = d + taken /\ t = (c, d)).
Proof.
  intros a b t. unfold wythoff_moves. rewrite !in_app_iff, !in_map_iff. split.
  - intros [[rest [<- less]] | [[rest [<- less]] | [taken [<- less]]]]; apply in_seq in less.
    + left. exists rest. split; [lia|reflexivity].
    + right. left. exists rest. split; [lia|reflexivity].
    + right. right. exists (a - taken), (b - taken), taken. repeat split; lia.
  - intros [[rest [less ->]] | [[rest [less ->]] | [c [d [taken [positive [-> [-> ->]]]]]]]].
    + left. exists rest. split; [reflexivity|apply in_seq; lia].
    + right. left. exists rest. split; [reflexivity|apply in_seq; lia].
    + right. right. exists taken. split; [f_equal; lia|apply in_seq; lia].
Qed.

Lemma move_swapped : forall a b c d, In (c, d) (wythoff_moves (a, b)) -> In (d, c) (wythoff_moves (b, a)).
Proof.
  intros a b c d is_move. apply in_wythoff_moves. apply in_wythoff_moves in is_move
    as [[rest [less equal]] | [[rest [less equal]] | [c' [d' [taken [positive [-> [-> equal]]]]]]]];
    injection equal as -> ->.
  - right. left. exists rest. auto.
  - left. exists rest. auto.
  - right. right. exists d', c', taken. auto.
Qed.

(** Two lost positions that share a heap are the same. *)
Lemma lost_share : forall a b c, wythoff_lost (a, b) -> wythoff_lost (a, c) -> b = c.
Proof.
  assert (same_order : forall a j k, golden_floor a j -> golden_floor a k -> j = k).
  { intros a j k floor_j floor_k. destruct (Nat.lt_trichotomy j k) as [less | [equal | more]]; [exfalso|assumption|exfalso].
    - pose proof (floor_grows a a j k floor_j floor_k less). lia.
    - pose proof (floor_grows a a k j floor_k floor_j more). lia. }
  assert (same_sum : forall a j b k, golden_floor a j -> golden_floor b k -> a + j = b + k -> a = b).
  { intros a j b k floor_a floor_b equal. destruct (Nat.lt_trichotomy j k) as [less | [-> | more]]; [exfalso|lia|exfalso].
    - pose proof (floor_grows a b j k floor_a floor_b less). lia.
    - pose proof (floor_grows b a k j floor_b floor_a more). lia. }
  intros a b c lost_b lost_c.
  destruct (le_lt_dec a b) as [above_b | below_b]; destruct (le_lt_dec a c) as [above_c | below_c].
  - replace b with (a + (b - a)) in * by lia. replace c with (a + (c - a)) in * by lia.
    rewrite lost_ordered in lost_b, lost_c. f_equal. apply (same_order a); assumption.
  - replace b with (a + (b - a)) in lost_b by lia. rewrite lost_ordered in lost_b.
    apply lost_swapped in lost_c. replace a with (c + (a - c)) in lost_c by lia. rewrite lost_ordered in lost_c.
    assert (a = 0) by (apply (not_upper_and_lower a (b - a) c (a - c)); [assumption|assumption|lia]). lia.
  - replace c with (a + (c - a)) in lost_c by lia. rewrite lost_ordered in lost_c.
    apply lost_swapped in lost_b. replace a with (b + (a - b)) in lost_b by lia. rewrite lost_ordered in lost_b.
    assert (a = 0) by (apply (not_upper_and_lower a (c - a) b (a - b)); [assumption|assumption|lia]). lia.
  - apply lost_swapped in lost_b, lost_c.
    replace a with (b + (a - b)) in lost_b by lia. rewrite lost_ordered in lost_b.
    replace a with (c + (a - c)) in lost_c by lia. rewrite lost_ordered in lost_c.
    apply (same_sum b (a - b) c (a - c)); [assumption|assumption|lia].
Qed.

Lemma no_move_between_lost : forall s t, wythoff_lost s -> In t (wythoff_moves s) -> ~ wythoff_lost t.
Proof.
  intros [a b] t lost_s is_move lost_t. apply in_wythoff_moves in is_move
    as [[rest [less ->]] | [[rest [less ->]] | [c [d [taken [positive [-> [-> ->]]]]]]]].
  - apply lost_swapped in lost_s, lost_t. pose proof (lost_share _ _ _ lost_s lost_t). lia.
  - pose proof (lost_share _ _ _ lost_s lost_t). lia.
  - unfold wythoff_lost in lost_s, lost_t.
    replace (Nat.max (c + taken) (d + taken) - Nat.min (c + taken) (d + taken))
      with (Nat.max c d - Nat.min c d) in lost_s by lia.
    pose proof (floor_unique _ _ _ lost_s lost_t). lia.
Qed.

(** With a <= b: one of three moves, by where a stands on the two sequences. *)
Lemma move_to_lost_ordered : forall a b, a <= b -> ~ wythoff_lost (a, b) ->
  exists t, In t (wythoff_moves (a, b)) /\ wythoff_lost t.
Proof.
  intros a b ordered not_lost. destruct (upper_or_lower a) as [k [floor_a | [c [floor_c a_upper]]]].
  - destruct (Nat.lt_trichotomy b (a + k)) as [less | [-> | more]].
    + (* Keep the difference. *)
      destruct (floor_exists (b - a)) as [c floor_c]. exists (c, c + (b - a)).
      assert (c < a) by (apply (floor_grows c a (b - a) k); [assumption|assumption|lia]).
      split; [|apply lost_ordered; assumption]. apply in_wythoff_moves. right. right.
      exists c, (c + (b - a)), (a - c). repeat split; lia.
    + exfalso. apply not_lost. apply lost_ordered. assumption.
    + exists (a, a + k). split; [|apply lost_ordered; assumption]. apply in_wythoff_moves. right. left.
      exists (a + k). auto.
  - exists (a, c). assert (lost_c : wythoff_lost (a, c)).
    { apply lost_swapped. rewrite a_upper. apply lost_ordered. assumption. }
    split; [|assumption]. apply in_wythoff_moves. right. left. exists c. split; [|reflexivity].
    destruct (Nat.eq_dec c b) as [-> | other]; [contradiction|lia].
Qed.

Lemma some_move_to_lost : forall s, ~ wythoff_lost s -> exists t, In t (wythoff_moves s) /\ wythoff_lost t.
Proof.
  intros [a b] not_lost. destruct (le_lt_dec a b) as [ordered | swapped].
  - apply move_to_lost_ordered; assumption.
  - destruct (move_to_lost_ordered b a) as [[c d] [is_move is_lost]]; [lia| |].
    + intros is_lost. apply not_lost. apply lost_swapped. assumption.
    + exists (d, c). split; [apply move_swapped|apply lost_swapped]; assumption.
Qed.

Lemma wythoff_ends : well_founded (move_of _ wythoff_moves).
Proof.
  intros s. apply (rank_ends _ wythoff_moves (fun _ => True) (fun s => fst s + snd s)); [intros ? ? ? ?; exact I| |exact I].
  intros [a b] t _ is_move. apply in_wythoff_moves in is_move
    as [[rest [less ->]] | [[rest [less ->]] | [c [d [taken [positive [-> [-> ->]]]]]]]]; simpl; lia.
Qed.

Lemma wythoff_kernel : forall s,
  (loses (normal_play _ wythoff_moves) s <-> wythoff_lost s) /\
  (wins (normal_play _ wythoff_moves) s <-> ~ wythoff_lost s).
Proof.
  intros s. apply (kernel_normal _ wythoff_moves wythoff_ends (fun _ => True)); try exact I.
  - intros ? ? _ _. exact I.
  - intros [a b] _. unfold wythoff_lost, golden_floor. lia.
  - intros ? ? _. apply no_move_between_lost.
  - intros ? _. apply some_move_to_lost.
Qed.

Theorem wythoff : forall a b, a <= b -> let k := b - a in
  (loses (normal_play _ wythoff_moves) (a, b) <->
   a * a <= a * k + k * k /\ (a + 1) * (a + 1) > (a + 1) * k + k * k).
Proof.
  intros a b ordered k. rewrite (proj1 (wythoff_kernel (a, b))).
  replace (a, b) with (a, a + k) by (unfold k; f_equal; lia). rewrite lost_ordered. reflexivity.
Qed.

(** The order of the two heaps does not matter, and nobody draws. *)
Corollary wythoff_swapped : forall a b,
  loses (normal_play _ wythoff_moves) (a, b) <-> loses (normal_play _ wythoff_moves) (b, a).
Proof.
  intros a b. rewrite (proj1 (wythoff_kernel (a, b))), (proj1 (wythoff_kernel (b, a))). apply lost_swapped.
Qed.

Corollary wythoff_decided : forall s,
  wins (normal_play _ wythoff_moves) s <-> ~ loses (normal_play _ wythoff_moves) s.
Proof. intros s. rewrite (proj1 (wythoff_kernel s)). apply wythoff_kernel. Qed.
