/** What the readers of ui/step-bar are told. Written by `npm run text`. */
export type Message =
  | "Auction"
  | "One back"
  | "One on"
  | "Position in the board"
  | "Steps"
  | "This is the end of the line."
  | "This is the start of the board."
  | "To the end"
  | "To the start"
