/** What the readers of doubledummy are told. Written by `npm run text`. */
export type Message =
  | " and "
  | "No card is left to play."
  | "The hands have {0} cards; thirteen is the most."
  | "The {0} is on the table twice."
  | "The {0} is on the table, and {1} still holds it."
  | "The {0} stands in two hands, {1}."
  | "one card"
  | "{0} cards"
  | "{0} cards are on the table; a trick in play has three at most."
  | "{0} has {1} and {2} {3}: the hands do not go round."
  | "{0} played the {1} and still holds a {2}: {3} were led."
  | "{0}'s hand is not known: double dummy needs all four."
