/**
 * Which fold a deal falls into, and the odds that were learned without it. A fold is a stretch of the
 * records as their file has them, so that neighbours of one event stand together: what is told of a deal
 * was learned at other events.
 */
import { createHash } from 'node:crypto'
import type { RecordedCalls } from '#reasoning/sources/call-odds.ts'
import type { RecordedOdds } from '#reasoning/sources/recorded.ts'
import calls from './call-folds.json' with { type: 'json' }
import stretches from './deal-folds.json' with { type: 'json' }
import learned from './folds.json' with { type: 'json' }

export const FOLDS = 5
const DIGITS = 8
export const dealMark = (deal: string): string =>
  createHash('sha256').update(deal).digest('hex').slice(0, DIGITS)

/** The marks of the deals by fold, each fold as one text. */
export const stretchesOf = (deals: readonly string[]): readonly string[] =>
  Array.from({ length: FOLDS }, (_, fold) =>
    deals
      .slice(
        Math.round((fold * deals.length) / FOLDS),
        Math.round(((fold + 1) * deals.length) / FOLDS),
      )
      .map(dealMark)
      .join(''),
  )
const MARKS = new RegExp(`.{${DIGITS}}`, 'g')
/** The fold of each mark. */
export const foldsIn = (texts: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    texts.flatMap((text, fold) => (text.match(MARKS) ?? []).map((mark) => [mark, fold] as const)),
  )
const folds = foldsIn(stretches)
/** By the deal alone, so that all its tables stand together; `undefined` for a deal that nothing was learned from. */
export const foldOf = (deal: string): number | undefined => folds.get(dealMark(deal))

/** Leads and signals, which tell a tenth of what calls tell, are learned by folds of deals as yet. */
export const dealFold = (deal: string): number =>
  createHash('sha256').update(deal).digest().readUInt32BE(0) % FOLDS
/** Odds of leads and signals that this deal took no part in. */
export const oddsWithout = (deal: string): RecordedOdds | undefined =>
  (learned as unknown as readonly RecordedOdds[])[dealFold(deal)]
const callFolds = calls.map((text) => JSON.parse(text) as RecordedCalls)
/** Odds of calls learned at other events; `undefined` where the program’s own are such. */
export function callsWithout(deal: string): RecordedCalls | undefined {
  const fold = foldOf(deal)
  return fold === undefined ? undefined : callFolds[fold]
}
