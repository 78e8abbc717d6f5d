(** * A certificate of a canonical form as a Coq file

    What `zermelo value '{1|0} + {0|-1}' --certificate` and `zermelo verify --coq` write. The list [nodes] says for each node
    what Left's and Right's options are, earlier nodes; the comments are the positions. The list [pairs] says of pairs
    of nodes that the first is at most the second. *)

From Coq Require Import NArith List.
From Zermelo Require Import Labels Order OrderChecker.
Import ListNotations.
Open Scope N_scope.

Definition nodes : forms := [
  ([], []); (* 0 *)
  ([], [0]); (* -1 *)
  ([0], []); (* 1 *)
  ([2], [0]); (* {1|0} *)
  ([0], [1; 3]); (* -1 + {1|0} *)
  ([0], [1]); (* {0|-1} *)
  ([2; 5], [0]); (* 1 + {0|-1} *)
  ([3; 6], [4; 5]); (* {1|0} + {0|-1} *)
  ([], [])
].

Definition pairs : comparisons := [
  (7, 8);
  (8, 7);
  (0, 8);
  (8, 0)
].

Theorem answer : equal (form nodes 7) (form nodes 8) /\ canonical (form nodes 8).
Proof. apply (proves_canonical nodes pairs 7 8). vm_compute. reflexivity. Qed.

(** The other relations, with one pair more: 0 < 1, and {1|0} cannot be compared with 1. *)
Definition more_pairs : comparisons := (0, 2) :: pairs.

Theorem at_most : le (form nodes 0) (form nodes 2).
Proof. apply (proves_le nodes more_pairs 0 2). vm_compute. reflexivity. Qed.

Theorem less_than_one : less (form nodes 0) (form nodes 2).
Proof. apply (proves_less nodes more_pairs 0 2). vm_compute. reflexivity. Qed.

Theorem switch_is_fuzzy : fuzzy (form nodes 3) (form nodes 2).
Proof. apply (proves_fuzzy nodes more_pairs 3 2). vm_compute. reflexivity. Qed.

Theorem both_are_zero : equal (form nodes 7) (form nodes 8).
Proof. apply (proves_equal nodes pairs 7 8). vm_compute. reflexivity. Qed.

(** A node without a pair that answers for it is refused, and so is an option that is no earlier node. *)
Example refuses_less : accepts_le nodes ((2, 0) :: pairs) 2 0 = false.
Proof. reflexivity. Qed.

Example refuses_cycles : accepts_le [([0], [])] [] 0 0 = false.
Proof. reflexivity. Qed.

Example refuses_reversible : accepts_canonical nodes pairs 7 = false.
Proof. reflexivity. Qed.
