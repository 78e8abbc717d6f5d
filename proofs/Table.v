(** * A table of a list: its entries found by their place in logarithmic time

    A binary tree with a number's binary digits as the path. The executable checkers look up positions in it; what they
    mean is said with the list ([look_table_of]). *)

From Coq Require Import NArith PArith List Lia.
Import ListNotations.

Section Table.

Variable A : Set.

Inductive table : Set := Empty | Node (even : table) (here : option A) (odd : table).

Fixpoint find (t : table) (p : positive) : option A :=
  match t, p with
  | Empty, _ => None
  | Node _ here _, xH => here
  | Node even _ _, xO p => find even p
  | Node _ _ odd, xI p => find odd p
  end.

Fixpoint put (p : positive) (x : A) (t : table) : table :=
  match p, t with
  | xH, Empty => Node Empty (Some x) Empty
  | xH, Node even _ odd => Node even (Some x) odd
  | xO p, Empty => Node (put p x Empty) None Empty
  | xO p, Node even here odd => Node (put p x even) here odd
  | xI p, Empty => Node Empty None (put p x Empty)
  | xI p, Node even here odd => Node even here (put p x odd)
  end.

Lemma find_empty : forall p, find Empty p = None.
Proof. destruct p; reflexivity. Qed.

Lemma find_put_same : forall p x t, find (put p x t) p = Some x.
Proof. induction p; intros x [|even here odd]; simpl; auto. Qed.

Lemma find_put_other : forall p q x t, p <> q -> find (put p x t) q = find t q.
Proof.
  induction p as [p IH | p IH |]; intros [q | q |] x [|even here odd] different; simpl;
    try reflexivity; try (exfalso; apply different; reflexivity);
    try (rewrite IH by congruence); try apply find_empty; try reflexivity.
Qed.

(** The list's elements from place [p] on. *)
Fixpoint put_all (p : positive) (l : list A) (t : table) : table :=
  match l with
  | [] => t
  | x :: l => put_all (Pos.succ p) l (put p x t)
  end.

Lemma find_put_all_before : forall l p q t, (q < p)%positive -> find (put_all p l t) q = find t q.
Proof.
  induction l as [|x l IH]; intros p q t before; simpl; [reflexivity|].
  rewrite IH by lia. apply find_put_other. lia.
Qed.

Lemma find_put_all : forall l p n, find (put_all p l Empty) (p + Pos.of_succ_nat n - 1) = nth_error l n.
Proof.
  intros l p n. assert (clear_from : forall q, (p <= q)%positive -> find Empty q = None) by (intros; apply find_empty).
  revert clear_from. generalize Empty as t. revert p n.
  induction l as [|x l IH]; intros p n t clear_from.
  - simpl put_all. rewrite clear_from by lia. destruct n; reflexivity.
  - simpl put_all. destruct n as [|n].
    + replace (p + Pos.of_succ_nat 0 - 1)%positive with p by lia.
      rewrite find_put_all_before by lia. apply find_put_same.
    + replace (p + Pos.of_succ_nat (S n) - 1)%positive with (Pos.succ p + Pos.of_succ_nat n - 1)%positive by lia.
      apply IH. intros q from. rewrite find_put_other by lia. apply clear_from. lia.
Qed.

Definition table_of (l : list A) : table := put_all 1 l Empty.

Definition look (t : table) (n : N) : option A := find t (N.succ_pos n).

Theorem look_table_of : forall l n, look (table_of l) n = nth_error l (N.to_nat n).
Proof.
  intros l n. unfold look, table_of. rewrite <- (find_put_all l 1 (N.to_nat n)). f_equal. lia.
Qed.

End Table.
