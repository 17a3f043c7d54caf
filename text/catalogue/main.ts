/** What the readers of main are told. Written by `npm run text`. */
export type Message =
  | "index.html has no #root"
