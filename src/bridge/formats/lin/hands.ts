/** Hands in the spelling of LIN and of viewer links: suit letters, each followed by its ranks. */
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { has, ranks, withRank } from '#core/holding.ts'
import { parseRank, rankLetter } from '#core/rank.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { parseSuit, SUITS_DESCENDING, type Suit, strainName, suitLetter } from '#core/suit.ts'
import { t } from '#core/text.ts'

/**
 * Reads `SAKQH54DT987CJ32`: any order of suits and ranks, either case, `T` or `10`. Suits that are
 * left out are void. The empty text is an unknown hand.
 * @returns a problem whose `column` is the 1-based place in the text.
 */
export function readLinHand(text: string): Result<Hand | undefined, Problem> {
  let suit: Suit | undefined
  let held = hand.EMPTY_HAND
  let any = false
  for (let i = 0; i < text.length; ) {
    const c = text[i]!
    if (/[\s,.]/.test(c)) {
      i += 1
      continue
    }
    const named = parseSuit(c)
    if (named !== undefined) {
      suit = named
      i += 1
      continue
    }
    const step = text.startsWith('10', i) ? 2 : 1
    const rank = parseRank(text.slice(i, i + step))
    if (rank === undefined && c === '-') {
      i += 1
      continue
    }
    if (rank === undefined)
      return problem('hand/rank', t`“${c}” is neither a suit nor a rank.`, { column: i + 1 })
    if (suit === undefined)
      return problem('hand/suits', t`The rank “${c}” stands before any suit letter.`, {
        column: i + 1,
      })
    if (has(held[suit], rank))
      return problem(
        'hand/duplicate',
        t`The ${suitLetter(suit)}${rankLetter(rank)} stands twice in the ${strainName(suit)}.`,
        { column: i + 1 },
      )
    const next: [Hand[0], Hand[1], Hand[2], Hand[3]] = [...held]
    next[suit] = withRank(next[suit], rank)
    held = next
    any = true
    i += step
  }
  if (!any) return ok(undefined)
  const count = hand.size(held)
  return count > 13
    ? problem('hand/size', t`The hand has ${count} cards; thirteen is the most.`, { column: 1 })
    : ok(held)
}

/** The inverse: `SAKQH54DT987CJ32`, voids with their bare letter; empty for an unknown hand. */
export const writeLinHand = (h: Hand | undefined): string =>
  h === undefined
    ? ''
    : SUITS_DESCENDING.map((s) => suitLetter(s) + ranks(h[s]).map(rankLetter).join('')).join('')
