/** What the reader typed into the guess, read as a guess or answered with what is wrong. No bridge is worked out here. */
import { middle } from '#core/known-chance.ts'
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'

export type Guess = Extract<JobInput<'mark-guess'>, { readonly kind: 'number' }>['guess']
export type How = Guess['kind']

/** The fields as typed. */
export interface GuessDraft {
  readonly value: string
  readonly lo: string
  readonly hi: string
  readonly spread: string
}
export const EMPTY_DRAFT: GuessDraft = { value: '', lo: '', hi: '', spread: '' }

/** What was read, or what is wrong in which field. */
export type GuessReading =
  | { readonly ok: true; readonly guess: Guess }
  | { readonly ok: false; readonly field: keyof GuessDraft; readonly message: string }

const whole = (text: string, most: number): number | undefined => {
  const clean = text.trim()
  return /^\d{1,2}$/.test(clean) && Number(clean) <= most ? Number(clean) : undefined
}

/**
 * Chances as `2: 20, 3: 50, 4-5: 30`: a value or a stretch, and its weight. A stretch shares its
 * weight evenly.
 */
function readSpread(text: string, most: number): GuessReading {
  const weights = Array.from({ length: most + 1 }, () => 0)
  const wrong = (message: string): GuessReading => ({ ok: false, field: 'spread', message })
  const parts = text.split(/[,;\n]+/).filter((part) => part.trim() !== '')
  if (parts.length === 0) return wrong(t`Give at least one value with its chance, such as 3: 50.`)
  for (const part of parts) {
    const match =
      /^\s*(\d{1,2})\s*(?:[-–]\s*(\d{1,2}))?\s*:\s*(\d{1,3}(?:\.\d{1,3})?)\s*%?\s*$/.exec(part)
    if (match === null)
      return wrong(t`“${part.trim()}” is not a value and its chance, such as 3: 50.`)
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (from > to) return wrong(t`“${part.trim()}” is upside down: ${from} is more than ${to}.`)
    if (to > most) return wrong(t`“${part.trim()}” goes beyond ${most}.`)
    for (let value = from; value <= to; value++)
      weights[value] = (weights[value] ?? 0) + Number(match[3]) / (to - from + 1)
  }
  if (weights.every((weight) => weight === 0)) return wrong(t`Every chance is 0.`)
  return { ok: true, guess: { kind: 'spread', lo: 0, weights } }
}

/** @param most the greatest value there is: 13 cards, or 37 points. */
export function readGuess(draft: GuessDraft, how: How, most: number): GuessReading {
  const needs = t`A whole number from 0 to ${most}.`
  if (how === 'spread') return readSpread(draft.spread, most)
  if (how === 'value') {
    const value = whole(draft.value, most)
    return value === undefined
      ? { ok: false, field: 'value', message: needs }
      : { ok: true, guess: { kind: 'value', value } }
  }
  const lo = whole(draft.lo, most)
  if (lo === undefined) return { ok: false, field: 'lo', message: needs }
  const hi = whole(draft.hi, most)
  if (hi === undefined) return { ok: false, field: 'hi', message: needs }
  if (lo > hi)
    return { ok: false, field: 'hi', message: t`The most, ${hi}, is less than the least, ${lo}.` }
  return { ok: true, guess: { kind: 'range', lo, hi } }
}

/** The chance of lo, lo + 1, …; lower ends and `upTo` the higher ones where they are intervals. */
export interface Chances {
  readonly lo: number
  readonly chances: readonly number[]
  readonly upTo?: readonly number[]
}
/** Intervals are marked by their middles, made to add up. */
export function exactChances({ lo, chances, upTo }: Chances): Pick<Chances, 'lo' | 'chances'> {
  if (upTo === undefined) return { lo, chances }
  const middles = chances.map((chance, i) => middle({ chance, upTo: upTo[i] ?? chance }))
  const total = middles.reduce((a, b) => a + b, 0)
  return { lo, chances: total === 0 ? middles : middles.map((one) => one / total) }
}
