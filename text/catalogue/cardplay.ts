/** What the readers of cardplay are told. Written by `npm run text`. */
export type Message =
  | "All cards have been played."
  | "Declarer has {0} tricks and {1} are left: {2} in all cannot be claimed."
  | "Dummy cannot claim."
  | "No layout fits the cards, the auction and the conditions."
  | "No layout fits what was known at this call."
  | "The hand of {0} is not known."
  | "The next card is for {0} to choose, not for {1}."
  | "The number of layouts is a whole number from 1."
  | "There is no contract to play."
  | "too long"
  | "{0}’s hand is known: it can have no condition."
