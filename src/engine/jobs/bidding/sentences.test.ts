import { describe, expect, it } from 'vitest'
import { plain, type Token } from '#constraint/phrase.ts'
import { isEnded } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import { rotate, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { SYSTEMS } from '#systems/list.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'

/** What no reader should meet in a sentence. */
const FAULTS = [
  // Several where there is one, one where there are several, and numbers that say nothing.
  /\b1 (?!HCP)\w+s\b/,
  /\b(?:[2-9]|1\d) (?:point|card|honour|ace|king|stopper|spade|heart|diamond|club)\b/,
  /\bone (?:spades|hearts|diamonds|clubs|points|cards)\b/,
  /\bat least (?:no|0)\b|\bat most no\b|\b0[–+]|(?:–| to )37\b/,
  // Keys and names of ours.
  /“[a-z]+\/|essex-acol|schenken-1967|majorprefer|\bcells?\b/,
  // Of no suit at all, nothing behind a colon, words twice.
  /of :|: \.|; here \.|\b(and|or|the|of|to) \1\b| {2}|undefined|NaN|\[object/,
]
const DEALS = 24

const isToken = (value: unknown): value is Token =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    ['suit', 'call', 'term'].includes(value.kind as string) &&
    Object.keys(value).length <= 3)
/** Every phrase within an answer, and every sentence. */
function* told(value: unknown): Generator<string> {
  if (Array.isArray(value) && value.length > 0 && value.every(isToken)) yield plain(value)
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== 'string') yield* told(part)
      else if (['says', 'words', 'label'].includes(key)) yield part
    }
}
type Turn = (view: SeatView) => { readonly call: Call; readonly answer: unknown }

/** The faulty sentences of a table that bids seeded deals, each once. */
function faulty(turn: Turn): readonly string[] {
  const found = new Set<string>()
  for (let board = 1; board <= DEALS; board++) {
    const deal = dealFromSeed([1967, 1975, 2006, 2026], board)
    const calls: Call[] = []
    while (!isEnded({ dealer: 0, calls })) {
      const seat: Seat = rotate(0, calls.length)
      const { call, answer } = turn({
        ...{ seat, hand: deal[seat], dealer: 0, vulnerability: 'None', claim: undefined },
        ...{ contract: undefined, dummy: undefined, cards: [] },
        calls: calls.map((one) => ({ call: one })),
      })
      for (const sentence of told(answer))
        if (FAULTS.some((fault) => fault.test(sentence))) found.add(sentence)
      calls.push(call)
    }
  }
  return [...found]
}

describe('the sentences about a call', () => {
  it.each(SYSTEMS.map(({ id }) => id))('of %s are sound', (id) => {
    const turn: Turn = (view) => {
      const answer = good(runInline('turn', { systems: [{ id }, { id }], view }))
      return { call: answer.call, answer: answer }
    }
    expect(faulty(turn)).toEqual([])
  })
})
