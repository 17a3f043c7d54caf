/**
 * What the search for text cannot tell by itself, by room. `kept`: looks like something said and is none
 * (an id, the name of a style, learned figures, a text for programs), or is the same in every language.
 * `also`: is said, though it does not look it (a single small word that goes into sentences).
 */
export interface Judged {
  readonly kept: readonly string[]
  readonly also: readonly string[]
}
