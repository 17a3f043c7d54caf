/** What the readers of systems/edges are told. Written by `npm run text`. */
export type Message =
  | "Natural bidding"
  | "{0} can play {1}"
