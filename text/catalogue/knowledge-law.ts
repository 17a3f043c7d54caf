/** What the readers of knowledge/law are told. Written by `npm run text`. */
export type Message =
  | "No layout of the unseen cards fits the cards played."
  | "The cards played contradict each other: no layout of the unseen cards fits them."
  | "The {0} cannot be {1}'s: it is in another hand."
  | "{0} holds {1} cards; what is hidden can be counted only from a hand of thirteen."
  | "{0} plays the {1} after showing out of {2}."
  | "{0}'s {1} stand in two hands."
  | "{0}’s hand is in sight; it has no bounds."
