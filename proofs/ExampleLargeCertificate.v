(** * A certificate about large numbers as a Coq file

    What `zermelo solve wythoff 1000000000000 2000000000000 --certificate` and `zermelo verify --coq` write: who wins, a move that
    does it, and that the opponent loses behind it. [heaps] and [row] are the positions of Wythoff.v, Nim.v and Chomp.v, with
    numbers written in binary. *)

From Coq Require Import NArith List.
From Zermelo Require Import Labels Grundy Misere Period Nim Wythoff Chomp Large.
Import ListNotations.
Open Scope N_scope.

Theorem answer : wins (normal_play _ wythoff_moves) (heaps 1000000000000 2000000000000) /\
  In (heaps 1000000000000 1618033988750) (wythoff_moves (heaps 1000000000000 2000000000000)) /\
  loses (normal_play _ wythoff_moves) (heaps 1000000000000 1618033988750).
Proof. apply (proves_wythoff_win 1000000000000 2000000000000 1000000000000 1618033988750). vm_compute. reflexivity. Qed.

Theorem nim_lost_here : loses (normal_play _ nim_moves) (row [1000000000000; 1000000000003; 3]).
Proof. apply (proves_nim_loss [1000000000000; 1000000000003; 3]). vm_compute. reflexivity. Qed.

(** In misère play three heaps of one are lost, in normal play they are won. *)
Theorem misere_won : wins (misere_play _ nim_moves) (row [1; 1; 999999999999999999]) /\
  In (row [1; 1; 1]) (nim_moves (row [1; 1; 999999999999999999])) /\ loses (misere_play _ nim_moves) (row [1; 1; 1]).
Proof. apply (proves_misere_nim_win [1; 1; 999999999999999999] [1; 1; 1]). vm_compute. reflexivity. Qed.

Theorem value : forall g, grundy_passes _ nim_moves g -> g (row [2; 3; 7]) = N.to_nat 6.
Proof. apply (proves_nim_worth [2; 3; 7] 6). vm_compute. reflexivity. Qed.

(** A board without its third row keeps that row, of length 0. *)
Theorem two_rows_won : wins chomp (row [5; 4; 2]) /\
  In (row [5; 4; 0]) (chomp_moves (row [5; 4; 2])) /\ loses chomp (row [5; 4; 0]).
Proof. apply (proves_two_rows_win [5; 4; 2] [5; 4; 0] 2 0). vm_compute. reflexivity. Qed.

Theorem square_won : wins chomp (row [3; 3; 3]) /\
  In (row [3; 1; 1]) (chomp_moves (row [3; 3; 3])) /\ loses chomp (row [3; 1; 1]).
Proof. apply (proves_corner_win [3; 3; 3] [3; 1; 1] 1 1). vm_compute. reflexivity. Qed.

Theorem rectangle_won : wins chomp (row (repeat 70 (N.to_nat 50))).
Proof. apply (proves_stealing (repeat 70 (N.to_nat 50))). vm_compute. reflexivity. Qed.

Theorem kayles_won : wins (normal_play _ (heaps_moves kayles)) (row [5]) /\
  In (row [2; 2]) (heaps_moves kayles (row [5])) /\ loses (normal_play _ (heaps_moves kayles)) (row [2; 2]).
Proof. apply (proves_heaps_win kayles 6 [5] [2; 2]). vm_compute. reflexivity. Qed.

(** What is not so is refused: numbers, moves and values. *)
Example refuses_nim : map nim_lost [[1]; [1; 2]; [4; 5; 2]] = [false; false; false].
Proof. reflexivity. Qed.

Example refuses_misere : map misere_nim_lost_check [[]; [1; 1]; [2]; [0; 1]] = [false; false; false; true].
Proof. reflexivity. Qed.

Example refuses_wythoff : map (wythoff_lost_check 1618033988750) [1000000000000; 1000000000001; 2618033988750] = [true; false; false].
Proof. reflexivity. Qed.

Example refuses_moves : is_nim_move [3; 4] [2; 3] = false /\ is_nim_move [3] [3] = false /\
  is_wythoff_move 5 6 3 5 = false /\ is_wythoff_move 5 6 5 6 = false /\
  is_bite [3; 3] [0; 0] 0 0 = false /\ is_bite [3; 3] [2; 3] 0 2 = false /\ is_heaps_move kayles [5] [1; 1] = false.
Proof. repeat split. Qed.

Example refuses_boards : map two_rows_lost [[]; [2]; [3; 3]; [3; 2; 1]] = [false; false; false; false] /\
  map corner_lost [[]; [2]; [3; 1]; [3; 1; 0; 1]; [3; 2; 1]] = [false; false; false; false; false] /\
  map is_rectangle [[]; [1]; [0; 0]; [3; 2]] = [false; false; false; false].
Proof. repeat split. Qed.

Example refuses_values : is_worth kayles 5 [5] 4 = false /\ is_worth kayles 6 [5] 3 = false.
Proof. split; reflexivity. Qed.
