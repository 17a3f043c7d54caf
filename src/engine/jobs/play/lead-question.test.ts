/** An opening lead to be made: South leads, the suit is one that people lead, and its first card is the agreed one. */
import { describe, expect, it } from 'vitest'
import { suitOf } from '#core/card.ts'
import { openingLeader } from '#core/contract.ts'
import { cards } from '#core/hand.ts'
import { SOUTH } from '#core/seat.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { good } from '#testing/good.ts'
import { runJob } from '#testing/in-thread.ts'
import { leadQuestion } from './lead-question.ts'

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
const ask = (n: number) =>
  good(
    runJob(leadQuestion, {
      ask: 'lead',
      ...{ system: { id: 'sayc' }, sides: [SIDE, SIDE], seed: [n, 0, 0, 1] },
    }),
  )

const ASKED = [0, 1, 2, 3, 4, 5].map(ask)

describe('an opening lead', () => {
  it('is South’s, from a suit of three or more, with every card of it', () => {
    const against = new Set<string>()
    for (const { view, suit, leads, against: what } of ASKED) {
      against.add(what)
      expect(view.contract && openingLeader(view.contract)).toBe(SOUTH)
      expect(view.cards).toEqual([])
      const held = cards(view.hand).filter((card) => suitOf(card) === suit)
      expect(leads.map(({ card }) => card).toSorted((a, b) => a - b)).toEqual(
        held.toSorted((a, b) => a - b),
      )
      expect(held.length).toBeGreaterThan(2)
    }
    expect(against.size).toBe(2)
  })
  it('has the agreed card first, with the rule that names it', () => {
    for (const {
      leads: [first, ...others],
    } of ASKED) {
      expect(first?.qualifier).toBe('consistent')
      expect(first?.rule?.qualifier).toBe('consistent')
      const later = others.findLastIndex(({ qualifier }) => qualifier === 'consistent')
      const earlier = others.findIndex(({ qualifier }) => qualifier !== 'consistent')
      expect(earlier < 0 || later < earlier).toBe(true)
    }
  })
})
