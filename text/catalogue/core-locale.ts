/** What the readers of core/locale are told. Written by `npm run text`. */
export type Message =
  | "en"
