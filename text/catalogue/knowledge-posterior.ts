/** What the readers of knowledge/posterior are told. Written by `npm run text`. */
export type Message =
  | "a constraint on whole hands is walked or bounded"
  | "few layouts"
