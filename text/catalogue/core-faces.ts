/** What the readers of core/faces are told. Written by `npm run text`. */
export type Message =
  | "A"
  | "Both sides"
  | "E"
  | "J"
  | "K"
  | "N"
  | "None"
  | "Q"
  | "S"
  | "W"
