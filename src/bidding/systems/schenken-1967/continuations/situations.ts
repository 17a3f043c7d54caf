/** Names for the auctions that these rules speak of: opponents silent throughout. */
import type { Pattern } from '#bidding/language/patterns.ts'

/** Our side's calls from the opening on, opponents passing: `1C 1D 1H|1S`. */
export const after = (ours: string): Pattern => ({
  contested: false,
  after: ours
    .trim()
    .split(/\s+/)
    .map((call) => `${call} P`)
    .join(' '),
})

/** Suits in the names of rules. */
export const SIGN = { C: '♣', D: '♦', H: '♥', S: '♠' } as const
/** Suits in the sentences of rules. */
export const NAMED = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const
