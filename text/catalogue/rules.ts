/** What the readers of rules are told. Written by `npm run text`. */
export type Message =
  | "no suit longer than {0}"
  | "{0} and {1}"
  | "{0} at least as long as {1}"
  | "{0} at least {1} cards longer than {2}"
  | "{0} longer than {1}"
  | "{0} the longest suit"
