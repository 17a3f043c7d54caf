/** What the readers of knowledge/sources are told. Written by `npm run text`. */
export type Message =
  | "As explained in the record"
  | "Common Standard"
  | "Everyday"
  | "Fourth best"
  | "Fourth best, middle of three small"
  | "Law"
  | "None"
  | "Nothing agreed"
  | "Third and fifth"
  | "over {0}"
