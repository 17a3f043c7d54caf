/** What the readers of engine are told. Written by `npm run text`. */
export type Message =
  | "A message of the worker could not be read."
  | "Natural"
  | "The engine was stopped."
  | "The request was cancelled."
  | "The worker could not be loaded."
  | "The worker ended without a word."
  | "The worker no longer answers."
  | "The worker was told to end."
