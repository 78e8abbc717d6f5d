(** * A certificate of a strategy as a Coq file

    What `zermelo verify --coq` writes of a strategy whose moves stand in the certificate, here of a token on a directed
    graph with the arrows a>b, b>a, b>c, c>d. Who cannot move has lost: d is the end. The list [strategy] has for each
    position with the player to move the player's move, in the comment, and the rounds that the opponent's replies lead to,
    all of them. The theorem is about every game that has these rounds: [place i] is the state in which round i begins,
    [moved i] the one after the player's move. *)

From Coq Require Import NArith List.
From Zermelo Require Import Labels StrategyChecker.
Import ListNotations.
Open Scope N_scope.

Definition strategy : rounds := [
  Moves Over; (* c to d *)
  Moves (Replies [0; 1]) (* a to b *)
].

(** Not to win with: the opponent can go back to a for ever. *)
Example refuses_to_win : accepts_round To_win strategy 1 = false.
Proof. reflexivity. Qed.

Theorem answer : forall G place moved, recorded Not_to_lose G place moved strategy -> ~ loses G (place 1).
Proof. apply (proves_no_loss strategy 1). vm_compute. reflexivity. Qed.

(** With the opponent to move first, at b. *)
Definition first : after := Replies [0; 1].

Theorem held : forall G place moved start, recorded Not_to_lose G place moved strategy ->
  follows Not_to_lose G place start first -> ~ wins G start.
Proof. apply (proves_no_win strategy first). vm_compute. reflexivity. Qed.

(** From c alone one can win. *)
Definition last_round : rounds := [
  Moves Over (* c to d *)
].

Theorem won : forall G place moved, recorded To_win G place moved last_round -> wins G (place 0).
Proof. apply (proves_win last_round 0). vm_compute. reflexivity. Qed.

Definition only_reply : after := Replies [0].

Theorem lost : forall G place moved start, recorded To_win G place moved last_round ->
  follows To_win G place start only_reply -> loses G start.
Proof. apply (proves_loss last_round only_reply). vm_compute. reflexivity. Qed.

(** A draw: a and b with arrows to each other. The player to move goes from a to b, the other one from b to a. *)
Definition mine : rounds := [ Moves (Replies [0]) ].
Definition others : rounds := [ Moves (Replies [0]) ].

Theorem drawn : forall G place moved place' moved', recorded Not_to_lose G place moved mine ->
  recorded Not_to_lose G place' moved' others -> follows Not_to_lose G place' (place 0) only_reply ->
  ~ wins G (place 0) /\ ~ loses G (place 0).
Proof. apply (proves_draw mine 0 others only_reply). vm_compute. reflexivity. Qed.

(** A move after which the opponent has no replies and play is not over is none. *)
Example refuses_nothing : accepts_round To_win [Moves (Replies [])] 0 = false.
Proof. reflexivity. Qed.
