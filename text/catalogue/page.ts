/** What the readers of page are told. Written by `npm run text`. */
export type Message =
  | "A bridge table that shows its reasoning."
  | "Bid, play and study bridge, with the reason of every call and card. Works without a network."
  | "Kibitzer: a bridge table that shows its reasoning"
