(** * A certificate of Grundy values as a Coq file

    A token on a directed graph that both players move, normal play. The list [positions] says for each position where
    one can move to; [worths] says what each position is worth, with a counter. At 2 one can stay, or move to 0: that
    wins, so 2 is infinite with K = {0}. From 3 one moves to 1 or 2, and from both the opponent moves to 0. From 4 and 5
    one moves to and fro for ever. The theorem about the position asked for is called [answer]. *)

From Coq Require Import NArith List.
From Zermelo Require Import Labels GrundyChecker.
Import ListNotations.
Open Scope N_scope.

Definition positions : graph := [
  [];
  [0];
  [0; 2];
  [1; 2];
  [5];
  [4]
].

Definition worths : values := [
  Worth 0 0;
  Worth 1 2;
  Infinite;
  Worth 0 1;
  Infinite;
  Infinite
].

Theorem answer : is_worth positions 3 0.
Proof. apply (proves_worth positions worths 3 0). vm_compute. reflexivity. Qed.

Theorem previous_player_wins : loses (alone positions) 3.
Proof. apply (proves_previous positions worths 3). vm_compute. reflexivity. Qed.

Theorem next_player_wins : wins (alone positions) 2.
Proof. apply (proves_next positions worths 2). vm_compute. reflexivity. Qed.

Theorem drawn : ~ wins (alone positions) 4 /\ ~ loses (alone positions) 4.
Proof. apply (proves_draw positions worths 4). vm_compute. reflexivity. Qed.
