/** What the readers of knowledge/inference are told. Written by `npm run text`. */
export type Message =
  | "It contradicts itself: no hand of thirteen cards is so."
