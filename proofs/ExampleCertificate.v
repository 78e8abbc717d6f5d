(** * A certificate as a Coq file: the shape that `zermelo verify --coq` writes

    A token on a directed graph, normal play. From 0 one moves to 0 or 1, from 1 to 2, and 2 has no moves.
    The list [positions] says for each position what Left and Right can do; [verdicts] says for each position how it
    is for Left and for Right to move. The theorem about the position asked for is called [answer].

    At 2 the player to move has lost, so who moves at 1 wins in one ply; at 0 the move to 1 would lose, and
    the loop lets the player to move stay: a draw. *)

From Coq Require Import NArith List.
From Zermelo Require Import Labels Checker.
Import ListNotations.
Open Scope N_scope.

Definition positions : graph := [
  (Moves [0; 1], Moves [0; 1]);
  (Moves [2], Moves [2]);
  (Moves [], Moves [])
].

Definition verdicts : marks := [
  (D, D);
  (W 1, W 1);
  (L 0, L 0)
].

Theorem answer : ~ wins (graph_game Lost positions) (0, Left) /\ ~ loses (graph_game Lost positions) (0, Left).
Proof. apply (proves_draw Lost positions verdicts). vm_compute. reflexivity. Qed.

Theorem won : wins (graph_game Lost positions) (1, Left) /\ wins_in (graph_game Lost positions) 1 (1, Left).
Proof. apply (proves_win Lost positions verdicts 1 Left 1). vm_compute. reflexivity. Qed.

Theorem lost : loses (graph_game Lost positions) (2, Right) /\ loses_in (graph_game Lost positions) 0 (2, Right).
Proof. apply (proves_loss Lost positions verdicts 2 Right 0). vm_compute. reflexivity. Qed.
