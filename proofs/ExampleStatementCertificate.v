(** * A certificate of a statement about sums as a Coq file

    What `zermelo eval '{1|-1} + {1|-1} = 0' --certificate` and `zermelo verify --coq` write. The list [nodes] says for each node
    what Left's and Right's options are, earlier nodes; [summands] which nodes it is the sum of, itself if it is no sum and none
    if it is 0; [pairs] that the first of two nodes is at most the second. *)

From Coq Require Import NArith List.
From Zermelo Require Import Labels Order OrderChecker StatementChecker.
Import ListNotations.
Open Scope N_scope.

Definition nodes : forms := [
  ([], []);
  ([], [0]);
  ([], [1]);
  ([0], []);
  ([3], [1]);
  ([1], [3]);
  ([5], [2; 4]);
  ([3], []);
  ([4; 7], [5]);
  ([8], [6])
].

Definition summands : list (list N) := [
  [];
  [1];
  [1; 1];
  [3];
  [4];
  [1; 3];
  [1; 4];
  [3; 3];
  [3; 4];
  [4; 4]
].

Definition pairs : comparisons := [
  (9, 0);
  (0, 9);
  (5, 0);
  (0, 5)
].

Theorem answer : equal (meaning (Plus (Braces [(Integer 1)] [(Minus (Integer 1))]) (Braces [(Integer 1)] [(Minus (Integer 1))])))
  (meaning (Integer 0)).
Proof. apply (says_equal nodes pairs summands). vm_compute. reflexivity. Qed.

(** What the words mean are the games of Order.v, their sums and negatives. *)
Example meant : meaning (Plus (Braces [Integer 1] []) (Minus (Star 1))) =
  sum (Game [Game [Game [] []] []] []) (negative (Game [Game [] []] [Game [] []])).
Proof. reflexivity. Qed.

(** The other relations: -1 < 1, and the switch cannot be compared with 0. *)
Theorem minus_one_is_less : less (meaning (Minus (Integer 1))) (meaning (Integer 1)).
Proof. apply (says_less nodes ((1, 3) :: (1, 0) :: (0, 3) :: pairs) summands). vm_compute. reflexivity. Qed.

Theorem switch_is_fuzzy : fuzzy (meaning (Braces [Integer 1] [Minus (Integer 1)])) (meaning Zero).
Proof. apply (says_fuzzy nodes ((1, 0) :: (0, 3) :: pairs) summands). vm_compute. reflexivity. Qed.

(** Summands that are not what the node is, and games that are not among the nodes, are refused. *)
Example refuses_summands : check_sums nodes (removelast summands ++ [[3; 4]]) = false /\
  check_sums nodes (removelast summands ++ [[4]]) = false /\ check_sums nodes (removelast summands ++ [[]]) = false /\
  check_sums nodes (removelast summands ++ [[4; 9]]) = false /\ check_sums nodes summands = true.
Proof. repeat split. Qed.

Example refuses_games : accepts nodes summands (fun _ _ => true) (Integer 2) Zero = false /\
  accepts nodes summands (fun _ _ => true) (Integer 1) Zero = true.
Proof. split; reflexivity. Qed.
