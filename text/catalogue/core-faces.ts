/** What the readers of core/faces are told. Written by `npm run text`. */
export type Message =
  | "A"
  | "E"
  | "J"
  | "K"
  | "N"
  | "Q"
  | "S"
  | "W"
