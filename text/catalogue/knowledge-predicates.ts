/** What the readers of knowledge/predicates are told. Written by `npm run text`. */
export type Message =
  | "Every weight is 0: no hand at all would act so."
  | "Term {0} asks for at least {1} and at most {2}: no hand can have both."
  | "The weight of term {0}, {1}, is not a whole number from 0 to a million."
  | "The weight otherwise, {0}, is not a whole number from 0 to a million."
