import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import { bySuit } from '#core/suit.ts'
import { type ChangesInput, changeEntries, EARLIER } from './changes-model.ts'
import type { LawfulMoment } from './moment.ts'

const moment = (cards: number, moved: boolean): LawfulMoment => ({
  cards,
  moved,
  hands: [],
  honours: [],
  accounts: [],
  layouts: '1',
  bits: 0,
  sentences: cards === 0 ? [] : [`card ${cards}`],
})
const order = Array.from({ length: 20 }, (_, i) => i as Card)
const input = (
  cursor: number,
  moved: (n: number) => boolean,
  more: Partial<ChangesInput> = {},
): ChangesInput => ({
  law: Array.from({ length: 21 }, (_, n) => moment(n, moved(n))),
  told: [],
  dealer: 0,
  calls: [],
  order,
  players: order.map((i) => (i & 3) as Seat),
  cursor,
  ...more,
})

describe('what changed', () => {
  it('lists the bounds that a card moved, as they are after it', () => {
    const still = { lo: 0, hi: 5, was: { lo: 0, hi: 5 }, chances: [] }
    const suits = bySuit((suit) => ({ suit, seen: 0, ...still }))
    const shorter = bySuit((suit) => ({
      ...suits[suit],
      ...(suit === 3 ? { was: { lo: 0, hi: 6 } } : {}),
    }))
    const hand = { seat: 1 as const, vacant: 12, suits: shorter, shapes: [] }
    const hcp = { ...still, lo: 3, was: { lo: 0, hi: 5 } }
    const moved = {
      ...moment(1, true),
      hands: [
        { ...hand, hcp },
        { ...hand, suits, hcp: still },
      ],
    }
    const [entry] = changeEntries({
      ...input(1, () => false),
      law: [moment(0, false), moved],
    })
    expect(entry?.moves).toEqual([
      { seat: 1, what: 3, lo: 0, hi: 5 },
      { seat: 1, what: 'hcp', lo: 3, hi: 5 },
    ])
  })
  it('shows the card at the cursor whether or not it told anything, and before it those that did', () => {
    const entries = changeEntries(input(8, (n) => n % 3 === 0))
    expect(entries.map((e) => [e.act.index, e.current])).toEqual([
      [7, true],
      [5, false],
      [2, false],
    ])
    expect(entries[0]).toMatchObject({ act: { card: 7 }, seat: 3, sentences: ['card 8'] })
  })
  it('never looks beyond the cursor, and goes back only so far', () => {
    expect(changeEntries(input(0, () => true))).toEqual([])
    const entries = changeEntries(input(12, () => true))
    expect(entries).toHaveLength(EARLIER + 1)
    expect(Math.max(...entries.map((e) => e.act.index))).toBe(11)
  })
  it('tells what agreements add, of calls and of cards that moved no bound', () => {
    const told = [
      { at: 2, sentences: [{ text: 'shows hearts' }] },
      { at: 5, sentences: [{ text: 'the fallback wakes' }] },
      { at: 9, sentences: [{ text: 'not yet' }] },
    ]
    const more = { told, calls: [PASS, bidOf(1, 2), PASS] }
    const entries = changeEntries(input(6, () => false, more))
    expect(entries.map((e) => [e.at, e.act.kind, e.seat, e.sentences, e.agreed])).toEqual([
      [6, 'card', 2, ['card 3'], []],
      [5, 'card', 1, [], [{ text: 'the fallback wakes' }]],
      [2, 'call', 1, [], [{ text: 'shows hearts' }]],
    ])
  })
})
