/** Which fold a deal falls into, and the odds that were learned without it. */
import { createHash } from 'node:crypto'
import type { RecordedCalls } from '#knowledge/sources/call-odds.ts'
import type { RecordedOdds } from '#knowledge/sources/recorded.ts'
import calls from './call-folds.json' with { type: 'json' }
import learned from './folds.json' with { type: 'json' }

export const FOLDS = 5
/** By the deal alone, so that all tables of one deal stand together. */
export const foldOf = (deal: string): number =>
  createHash('sha256').update(deal).digest().readUInt32BE(0) % FOLDS
/** Odds that this deal took no part in. */
export const oddsWithout = (deal: string): RecordedOdds | undefined =>
  (learned as unknown as readonly RecordedOdds[])[foldOf(deal)]
const callFolds = calls.map((text) => JSON.parse(text) as RecordedCalls)
/** Odds of calls that this deal took no part in. */
export const callsWithout = (deal: string): RecordedCalls | undefined => callFolds[foldOf(deal)]
