/** What the readers of systems are told. Written by `npm run text`. */
export type Message =
  | "There is no system “{0}”; there are {1}."
  | "{0} has no convention “{1}”."
