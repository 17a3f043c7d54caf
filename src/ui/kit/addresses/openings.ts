/**
 * The page's state in the address: `/openings/HAND/READING/CALL`, the hand as S.H.D.C, the parts after
 * the hand left out when they say nothing. Pure: text in, state out, and back.
 */
import { type Call, callCode, isBid, PASS, parseCall } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import type { Problem } from '#core/result.ts'

/** The two values of KQ in three cards that the switch offers. */
export type PageReading = 'corrected' | 'published'

export interface OpeningsPlace {
  /** Absent when the address names none, or none that can be read. */
  readonly hand: Hand | undefined
  /** The hand as it stands in the address. */
  readonly text: string
  /** What is wrong with it. */
  readonly problem: Problem | undefined
  readonly reading: PageReading
  /** The opening whose smallest change is asked for. */
  readonly ask: Call | undefined
}

export const OPENINGS_ROUTE = '/openings'

/** @param rest what follows `/openings/`, or nothing. */
export function openingsPlaceOf(rest: string | undefined): OpeningsPlace {
  const [text = '', ...others] = (rest ?? '').split('/')
  const read = text === '' ? undefined : handOf.parse(text)
  const ask = others.map((part) => parseCall(part)).find((call) => call !== undefined)
  return {
    text,
    hand: read?.ok ? read.value : undefined,
    problem: read && !read.ok ? read.error : undefined,
    reading: others.includes('published') ? 'published' : 'corrected',
    ask: ask !== undefined && (ask === PASS || isBid(ask)) ? ask : undefined,
  }
}

export const openingsAddress = (hand: Hand, reading: PageReading, ask: Call | undefined): string =>
  [
    OPENINGS_ROUTE,
    handOf.format(hand),
    ...(reading === 'published' ? ['published'] : []),
    ...(ask === undefined ? [] : [callCode(ask)]),
  ].join('/')
