(** * A certificate about stoppers as a Coq file

    As `zermelo verify --coq` writes it for claims about games in which play can go on for ever, though not while the players take
    turns. The list [nodes] says for each node what Left's and Right's options are, which may be any nodes. [ranks_of_nodes] has
    numbers with Left and with Right to move that fall as they take turns. The list [pairs] says of pairs of nodes that the
    first is at most the second, the list [refutations] that it is not, each by earlier ones.

    Here {0, * | over} is over, in canonical form; over is more than upon; upon and * cannot be compared. *)

From Coq Require Import NArith List.
From Zermelo Require Import Labels OrderChecker Stoppers StopperChecker.
Import ListNotations.
Open Scope N_scope.

Definition nodes : forms := [
  ([1], [0]); (* over: Left moves to 0, Right passes *)
  ([], []); (* 0 *)
  ([2], [3]); (* upon: Left passes, Right moves to the star *)
  ([1], [1]); (* the star *)
  ([1; 3], [0]) (* 0 and the star for Left, over for Right *)
].

Definition ranks_of_nodes : ranks := [
  (1, 2);
  (0, 0);
  (3, 2);
  (1, 1);
  (2, 2)
].

Definition pairs : comparisons := [
  (4, 0);
  (0, 4);
  (2, 0);
  (3, 0);
  (1, 0)
].

Definition refutations : comparisons := [
  (0, 1);
  (0, 3);
  (0, 2);
  (3, 1);
  (1, 3);
  (2, 3);
  (3, 2)
].

Theorem answer : equal_nodes nodes 4 0 /\ canonical_node nodes 0.
Proof. apply (proves_canonical nodes ranks_of_nodes pairs refutations 4 0). vm_compute. reflexivity. Qed.

Theorem upon_is_at_most_over : at_most nodes 2 0.
Proof. apply (proves_le nodes ranks_of_nodes pairs 2 0). vm_compute. reflexivity. Qed.

Theorem over_is_more : less_node nodes 2 0.
Proof. apply (proves_less nodes ranks_of_nodes pairs refutations 2 0). vm_compute. reflexivity. Qed.

Theorem upon_is_fuzzy : fuzzy_nodes nodes 2 3.
Proof. apply (proves_fuzzy nodes ranks_of_nodes pairs refutations 2 3). vm_compute. reflexivity. Qed.

(** In every sum with any game, loops or not, Left does no worse with over than with upon. *)
Theorem over_in_any_sum : forall (C : graph) (x : position C) (p : player),
  forces Left (game_of nodes) C 2 x p -> forces Left (game_of nodes) C 0 x p.
Proof. intros C x p. apply upon_is_at_most_over. Qed.

(** Refused: a refutation before those that it rests on, a pair without an answer, nodes between which the players could take
    turns for ever, and a form with options that can be compared. *)
Example refuses_early : accepts_not_le nodes ranks_of_nodes pairs [(0, 2)] 0 2 = false.
Proof. reflexivity. Qed.

Example refuses_unanswered : accepts_le nodes ranks_of_nodes ((0, 2) :: pairs) 0 2 = false.
Proof. reflexivity. Qed.

Example refuses_cycles : accepts_le [([0], [0])] [(1, 1)] [] 0 0 = false.
Proof. reflexivity. Qed.

Example refuses_dominated : accepts_canonical nodes ranks_of_nodes pairs refutations 4 = false.
Proof. reflexivity. Qed.
