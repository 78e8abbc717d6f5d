(** * Strategies and fortresses: who wins from one position, without labels for the whole graph

    What is proved:
    - [strategy_wins]: a set of states, in each of which the winner has one chosen move after which every reply
      of the loser leads back into the set with a smaller number. Then the winner wins from each of them, in at
      most two plies for each unit of the number and one more ([strategy_wins_within]). If the loser is to move
      at the root: [strategy_beats];
    - [strategy_wins_loop_free]: where no play is infinite, the numbers can be left out;
    - [fortress_holds]: a set of states, closed under all moves of the attacker and one move of the drawer, with
      exits only to states that the drawer does not lose. Then the attacker cannot force a win from it. Two
      fortresses, one for each player, make a draw ([fortresses_draw]).

    What rests on it: the claims "this player wins from here" and "nobody can force a win from here". *)

From Coq Require Import Arith List Lia Wf_nat.
From Zermelo Require Import Labels.

Section Strategy.

Variable G : game.

(** ** Winning strategies *)

(** One round at [s]: the player to move has won already, or has a move [choice s] that ends the play with the
    loss of the opponent, or to every reply of which the strategy has an answer that is [nearer] to the end. *)
Definition answered (held : state G -> Prop) (choice : state G -> state G)
    (nearer : state G -> state G -> Prop) (s : state G) : Prop :=
  stop G s = Some Won \/
  (stop G s = None /\ In (choice s) (options G s) /\
    (stop G (choice s) = Some Lost \/
     (stop G (choice s) = None /\
      forall reply, In reply (options G (choice s)) -> held reply /\ nearer reply s))).

Section Winning.

(** The states at which the winner is to move, the winner's move there, and a number. *)
Variable held : state G -> Prop.
Variable choice : state G -> state G.
Variable number : state G -> nat.

Hypothesis falls : forall s, held s -> answered held choice (fun reply s => number reply < number s) s.

Theorem strategy_wins_within : forall s, held s -> wins_within G (2 * number s + 1) s.
Proof.
  intros s. induction s as [s IH] using (well_founded_ind (well_founded_ltof _ number)). unfold ltof in IH.
  intros inside. replace (2 * number s + 1) with (S (2 * number s)) by lia.
  destruct (falls s inside) as [won | [goes_on [legal [ended | [goes_on' replies]]]]].
  - apply wins_within_stopped. assumption.
  - apply wins_within_moving with (choice s); try assumption.
    apply loses_within_stopped. assumption.
  - apply wins_within_moving with (choice s); try assumption.
    apply (proj2 (more_time G)) with (S (2 * (number s - 1) + 1)).
    + apply loses_within_moving; [assumption|]. intros reply is_reply.
      destruct (replies reply is_reply) as [inside' smaller].
      apply (proj1 (more_time G)) with (2 * number reply + 1); [|lia]. apply IH; assumption.
    + destruct (options_exist G _ goes_on') as [reply is_reply].
      destruct (replies reply is_reply) as [_ smaller]. lia.
Qed.

Theorem strategy_wins : forall s, held s -> wins G s.
Proof. intros s inside. apply wins_iff_within. exists (2 * number s + 1). apply strategy_wins_within. assumption. Qed.

(** The loser is to move at the root. *)
Theorem strategy_beats : forall s,
  stop G s = None -> (forall t, In t (options G s) -> held t) -> loses G s.
Proof. intros s goes_on all. apply loses_moving; [assumption|]. intros t is_option. apply strategy_wins. auto. Qed.

End Winning.

(** Where no play from the held states is infinite, no numbers are needed. *)
Definition option_of (t s : state G) : Prop := stop G s = None /\ In t (options G s).

Theorem strategy_wins_loop_free : forall (held : state G -> Prop) (choice : state G -> state G),
  (forall s, held s -> answered held choice (fun _ _ => True) s) ->
  forall s, Acc option_of s -> held s -> wins G s.
Proof.
  intros held choice covers s ends.
  (* The claim for [s] needs the one for the replies, two plies later: the induction goes along with the options. *)
  enough (both : (held s -> wins G s) /\
    (stop G s = None -> (forall reply, In reply (options G s) -> held reply) -> loses G s)) by apply both.
  induction ends as [s _ IH]. split.
  - intros inside. destruct (covers s inside) as [won | [goes_on [legal after]]].
    + apply wins_stopped. assumption.
    + apply wins_moving with (choice s); try assumption.
      destruct after as [ended | [goes_on' replies]].
      * apply loses_stopped. assumption.
      * apply (IH (choice s)); [split; assumption|assumption|]. intros reply is_reply. apply replies. assumption.
  - intros goes_on all. apply loses_moving; [assumption|]. intros t is_option.
    apply (IH t); [split; assumption|]. apply all. assumption.
Qed.

(** ** Fortresses: sets in which the drawer can stay *)

(** [moving]: states of the set with the drawer to move; [waiting]: those with the attacker to move. *)
Record fortress (moving waiting : state G -> Prop) : Prop := {
  drawer_stays : forall s, moving s ->
    wins G s \/ stop G s = Some Drawn \/ (stop G s = None /\ exists t, In t (options G s) /\ waiting t);
  attacker_stays : forall s, waiting s ->
    loses G s \/ stop G s = Some Drawn \/ (stop G s = None /\ forall t, In t (options G s) -> moving t)
}.

Theorem fortress_holds : forall moving waiting, fortress moving waiting ->
  (forall s, moving s -> ~ loses G s) /\ (forall s, waiting s -> ~ wins G s).
Proof.
  intros moving waiting [drawer attacker].
  enough (forced : (forall s, wins G s -> ~ waiting s) /\ (forall s, loses G s -> ~ moving s))
    by (split; intros s inside is_forced; [apply (proj2 forced s)|apply (proj1 forced s)]; assumption).
  apply wins_loses_induction.
  - intros s won inside. destruct (attacker s inside) as [lost | [drawn | [goes_on _]]]; try congruence.
    apply (not_both G s); [apply wins_stopped|]; assumption.
  - intros s t goes_on is_option lost outside inside.
    destruct (attacker s inside) as [lost_s | [drawn | [_ all]]]; try congruence.
    + apply (not_both G s); [apply wins_moving with t|]; assumption.
    + apply outside. apply all. assumption.
  - intros s lost inside. destruct (drawer s inside) as [won | [drawn | [goes_on _]]]; try congruence.
    apply (not_both G s); [|apply loses_stopped]; assumption.
  - intros s goes_on all outside inside.
    destruct (drawer s inside) as [won | [drawn | [_ [t [is_option waits]]]]]; try congruence.
    + apply (not_both G s); [|apply loses_moving]; assumption.
    + exact (outside t is_option waits).
Qed.

(** A draw: the player to move holds one fortress, the other player another. *)
Theorem fortresses_draw : forall moving waiting moving' waiting' s,
  fortress moving waiting -> moving s -> fortress moving' waiting' -> waiting' s -> true_label G s Draw.
Proof.
  intros moving waiting moving' waiting' s mine moves others waits. split.
  - exact (proj2 (fortress_holds _ _ others) s waits).
  - exact (proj1 (fortress_holds _ _ mine) s moves).
Qed.

End Strategy.
