/**
 * Answers of the jobs about hidden hands and suits, kept as codes beside their first figures, as edges are
 * kept for rules: a change of any figure or word shows in the diff, and one that is meant is accepted by
 * `npx vitest run src/engine/kept-answers.test.ts -u`. Boards and suits come from seeds and mean nothing by themselves.
 */
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { APRIORI } from '#combinations/weights.ts'
import { contractOf } from '#core/auction.ts'
import { legalCards, type Play, startPlay } from '#core/play.ts'
import { RANK_LETTERS } from '#core/rank.ts'
import type { BoardRecord } from '#core/record.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import { rotate } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { dealFromSeed, shuffled } from '#core/shuffle.ts'
import { SUITS } from '#core/suit.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import {
  EVERYDAY,
  FOURTH_BEST,
  MIDDLE_UP_DOWN,
  THIRD_AND_FIFTH,
} from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { bidderOf } from '#systems/bidder.ts'
import { runInline } from '#testing/inline.ts'
import { lastMoment, momentsByLaw } from '#testing/moments.ts'
import { setClock } from '#testing/set-clock.ts'

// Where a suit is too large to prove, an answer depends on when the clock runs out.
setClock(0.2)

const DIGITS = 8
/** The answer in a few letters; its figures to eight digits, which every processor reckons alike. */
const codeOf = (answer: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(answer, (_, value: unknown) =>
        typeof value === 'bigint'
          ? `${value}`
          : typeof value === 'number'
            ? Number(value.toPrecision(DIGITS))
            : value instanceof Map || value instanceof Set
              ? [...value]
              : ArrayBuffer.isView(value)
                ? Array.from(value as Float64Array)
                : value,
      ),
    )
    .digest('hex')
    .slice(0, 12)
type Answered = { readonly ok: true; readonly value: object } | { readonly ok: false }
/** A line a part of the answer, so that a difference says which part it is. */
const told = (name: string, answer: Answered): readonly string[] =>
  answer.ok
    ? Object.entries(answer.value).map(
        ([part, value]: [string, unknown]) => `${name} · ${part}: ${codeOf(value ?? null)}`,
      )
    : [`${name} · refused: ${codeOf(answer)}`]

const CARDING = [EVERYDAY, FOURTH_BEST, THIRD_AND_FIFTH, MIDDLE_UP_DOWN]
/** A deal bid by the systems and played by any lawful cards. */
function boardOf(number: number, systems: SystemRefs): BoardRecord {
  const rng = rngOf([number, 3, 1, 4])
  const deal = dealFromSeed([number, 1, 5, 9], 1)
  const { sides } = good(bidderOf(systems))
  const { state } = bidOut(sides, 0, 'None', deal)
  const contract = contractOf(state.auction)
  if (contract === undefined) throw new Error(`Board ${number} is passed out.`)
  let play: Play = startPlay(contract)
  while (play.cards.length < 52) {
    const cards = legalCards(deal, play)
    play = { ...play, cards: [...play.cards, cards[rng.below(cards.length)]!] }
  }
  return {
    board: { number: 1, dealer: 0, vulnerability: 'None', deal },
    calls: state.auction.calls.map((call) => ({ call })),
    contract,
    cards: play.cards,
  }
}

const both = (id: string): SystemRefs => [{ id }, { id }]
/** By number, what each board is bid in and what its calls are read by. */
const BOARDS: readonly (readonly [number, SystemRefs, SystemRefs])[] = [
  [1, both('sayc'), both('sayc')],
  [
    2,
    [{ id: 'essex-acol' }, { id: 'schenken-1967' }],
    [{ id: 'essex-acol' }, { id: 'schenken-1967' }],
  ],
  [3, both('sayc'), both('common')],
  [4, both('essex-acol'), both('none')],
]

describe.each(BOARDS)('board %i', (number, bid, systems) => {
  const record = boardOf(number, bid)
  const contract = contractOf({ dealer: 0, calls: record.calls.map(({ call }) => call) })!
  const carding = CARDING[number % CARDING.length]!
  const side = { carding, calls: NO_CALLS }
  const at = (cards: number, seat: 0 | 1 | 2 | 3) => ({
    view: seatView({ ...record, cards: record.cards.slice(0, cards) }, seat)!,
    sides: [side, side] as const,
    systems,
  })
  const declarer = contract.declarer

  it('hidden hands are as kept', async () => {
    const lines: string[] = []
    for (const [cards, turn] of [
      [3, 0],
      [9, 1],
      [17, 3],
      [26, 0],
      [34, 1],
      [44, 3],
    ] as const) {
      const input = at(cards, rotate(declarer, turn))
      const name = `after ${cards} cards, seat ${turn}`
      lines.push(...told(name, { ok: true, value: lastMoment(input).agreed }))
    }
    const snapshots = momentsByLaw(at(52, declarer).view)
    lines.push(...told('by law', { ok: true, value: { observer: declarer, snapshots } }))
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `../../tests/golden/kept-answers/hands-${number}.txt`,
    )
  })
  it('suits at the table are as kept', async () => {
    const lines: string[] = []
    for (const cards of [4, 12, 21])
      for (const suit of SUITS) {
        const evidence = (['fresh', 'counted', 'known'] as const)[(cards + suit) % 3]!
        const input = { ...at(cards, declarer), suit, evidence }
        const name = `${suit} after ${cards} cards, ${evidence}`
        lines.push(...told(name, runInline('suit-at-table', { ask: 'plans', ...input })))
        const defender = { ...at(cards, rotate(declarer, 1)), suit, evidence }
        lines.push(
          ...told(`defence, ${name}`, runInline('suit-at-table', { ask: 'leads', ...defender })),
        )
      }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `../../tests/golden/kept-answers/suits-${number}.txt`,
    )
  })
})

/** Two holdings and what the defenders share, so many cards in sight. */
function anySuit(rng: Rng, inSight: number) {
  const order = shuffled(RANK_LETTERS, rng)
  const north = rng.below(inSight + 1)
  const played = rng.below(3) === 0 ? rng.below(4) : 0
  return {
    north: order.slice(0, north).join(''),
    south: order.slice(north, inSight).join(''),
    hidden: order.slice(inSight, 13 - played).join(''),
  }
}
const ENTRIES = [0, 1, 2, 'unlimited'] as const

describe('suits by themselves', () => {
  it('are as kept', async () => {
    const rng = rngOf([2, 7, 1, 8])
    const lines: string[] = []
    for (let n = 0; n < 36; n++) {
      const suit = anySuit(rng, 6 + rng.below(5))
      const few = n % 3 === 1
      const entries = few
        ? {
            start: (['north', 'south', 'either'] as const)[rng.below(3)]!,
            north: ENTRIES[rng.below(4)]!,
            south: ENTRIES[rng.below(4)]!,
          }
        : ({ start: 'either', north: 'unlimited', south: 'unlimited' } as const)
      const input = {
        ...suit,
        entries,
        information: n % 4 === 3 ? ('distinct' as const) : ('class' as const),
        weights: n % 5 === 4 ? ({ kind: 'vacant', west: 11, east: 9 } as const) : APRIORI,
        ...(n % 7 === 6 ? { avoid: 'west' as const } : {}),
        ...(n % 2 === 0 ? { goal: 'max' as const } : {}),
      }
      const name = `${suit.north || '-'} opposite ${suit.south || '-'}, ${suit.hidden || '-'} out, ${n}`
      lines.push(...told(name, runInline('suit', input)))
      if (n % 3 === 0)
        lines.push(...told(`lots, ${name}`, runInline('suit-plan', { ask: 'mixed', ...input })))
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      '../../tests/golden/kept-answers/suits.txt',
    )
  })
  it('several together are as kept', async () => {
    const rng = rngOf([1, 6, 1, 8])
    const lines: string[] = []
    for (let n = 0; n < 24; n++) {
      const hands = SUITS.slice(n % 3, (n % 3) + 2).map((suit) => {
        const order = shuffled(RANK_LETTERS, rng).slice(0, 8)
        return {
          suit,
          north: order.slice(0, 2).join(''),
          south: order.slice(2, 4).join(''),
          hidden: order.slice(4).join(''),
        }
      })
      const input = {
        hands,
        vacant: n % 4 === 0 ? { west: 5, east: 4 } : { west: 4, east: 4 },
        need: 2 + (n % 2),
        losers: 1 + rng.below(3),
        ...(n % 5 === 4 ? { avoid: 'east' as const } : {}),
      }
      lines.push(...told(`${n}`, runInline('several-suits', input)))
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      '../../tests/golden/kept-answers/several.txt',
    )
  })
})
