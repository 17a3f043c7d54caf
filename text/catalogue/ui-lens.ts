/** What the readers of ui/lens are told. Written by `npm run text`. */
export type Message =
  | ", {0} for {1}"
  | "Close the lens"
  | "Hands"
  | "More"
  | "Nothing is hidden"
  | "Open the lens: {0}"
  | "Result"
  | "Start"
  | "Suit"
  | "Three ways in"
  | "What the lens shows"
  | "Why"
