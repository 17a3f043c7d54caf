/** Facts in a fact base: added, narrowed, withdrawn, contradicted, and counted out. */
import { describe, expect, it } from 'vitest'
import { cardOf } from '#core/card.ts'
import { ACE, KING } from '#core/rank.ts'
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { contradictions, events, held, length, points, said, south } from '#testing/fact-bases.ts'
import { holderOf, type NewFact, rangeOf, standing, tell, together, withdraw } from './base.ts'
import { countOut, leftOver } from './counting.ts'
import { tellHand } from './routines.ts'
import { implies, meet, topicOf } from './statement.ts'

describe('statements', () => {
  it('imply, meet and miss each other by topic', () => {
    expect(implies(points(12, 14), points(12, 37))).toBe(true)
    expect(implies(points(12, 37), points(12, 14))).toBe(false)
    expect(meet(points(0, 11), points(6, 37))).toEqual(points(6, 11))
    expect(meet(points(0, 11), points(12, 37))).toBeUndefined()
    expect(topicOf(length(SPADES, 4, 13))).not.toBe(topicOf(length(HEARTS, 4, 13)))
    expect(
      meet({ kind: 'count', rank: ACE, of: [0, 3] }, { kind: 'count', rank: ACE, of: [1, 3] }),
    ).toEqual({ kind: 'count', rank: ACE, of: [3] })
    expect(
      implies(
        { kind: 'control', suit: CLUBS, held: true },
        { kind: 'control', suit: CLUBS, held: false },
      ),
    ).toBe(false)
  })
})

describe('facts', () => {
  it('are added once and confirmed when told again', () => {
    const base = tell(south(), [said(NORTH, points(6, 37)), said(NORTH, points(0, 37))])
    expect(events(base).map((e) => (e.kind === 'fact' ? e.doing : e.kind))).toEqual([
      'added',
      'confirmed',
    ])
    expect(base.facts).toHaveLength(1)
    expect(base.facts[0]?.status).toBe('confirmed')
  })
  it('narrow a range together, and stand apart in the two data bases', () => {
    let base = tell(south(), [said(NORTH, points(6, 37)), said(NORTH, points(0, 9))])
    base = tell(base, [{ ...said(SOUTH, points(12, 37)), base: 'shown' }])
    expect(rangeOf(base, 'known', NORTH, 'points')).toEqual({ min: 6, max: 9 })
    expect(rangeOf(base, 'known', SOUTH, 'points')).toEqual({ min: 0, max: 37 })
    expect(rangeOf(base, 'shown', SOUTH, 'points')).toEqual({ min: 12, max: 37 })
    expect(together(base, 'known', EAST, 'points')).toBeUndefined()
  })
  it('are withdrawn with all that rests on them, and kept', () => {
    let base = tell(south(), [said(NORTH, points(6, 37))])
    base = tell(base, [
      {
        ...said(NORTH, length(SPADES, 3, 13)),
        because: { kind: 'counting', law: 'thirteen-of-a-suit', facts: [0] },
      },
    ])
    base = withdraw(base, 0)
    expect(base.facts.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn'])
  })
})

describe('contradictions', () => {
  it.each([
    // A later word of the same player over his earlier one.
    [
      [said(EAST, points(0, 11)), said(EAST, points(12, 37))],
      'no-such-hand',
      'later-over-earlier',
      0,
    ],
    // A promise over what was only denied.
    [
      [said(NORTH, length(HEARTS, 0, 3), 'indirect'), said(NORTH, length(HEARTS, 5, 13))],
      'no-such-hand',
      'promise-over-denial',
      0,
    ],
    [
      [said(NORTH, length(HEARTS, 5, 13)), said(NORTH, length(HEARTS, 0, 3), 'indirect')],
      'no-such-hand',
      'promise-over-denial',
      1,
    ],
    // Partner's word over an opponent's.
    [
      [said(EAST, points(20, 37)), said(WEST, points(10, 37)), said(NORTH, points(15, 37))],
      'more-than-forty-points',
      'ours-over-theirs',
      0,
    ],
    [
      [
        said(EAST, length(SPADES, 6, 13)),
        said(WEST, length(SPADES, 4, 13)),
        said(NORTH, length(SPADES, 4, 13)),
      ],
      'more-than-thirteen-cards',
      'ours-over-theirs',
      0,
    ],
  ] as const)('%#: named and resolved by rule', (facts, name, by, lost) => {
    const base = tell(south(), facts)
    const [first] = contradictions(base)
    expect(first).toMatchObject({ name, resolvedBy: by })
    expect(first?.lost).toEqual([lost])
    expect(base.facts[lost]?.status).toBe('contradicted')
    expect(base.facts).toHaveLength(facts.length)
  })
  it('cards seen stand over what was said', () => {
    const seen: NewFact = {
      base: 'known',
      about: NORTH,
      says: { kind: 'card', card: cardOf(CLUBS, ACE), held: false },
      because: { kind: 'dummy' },
    }
    const base = tell(south(), [
      said(NORTH, { kind: 'control', suit: CLUBS, held: true }),
      seen,
      { ...seen, says: length(CLUBS, 2, 2) },
    ])
    expect(contradictions(base)).toMatchObject([
      { name: 'control-without-ace-or-void', resolvedBy: 'seen-over-said', lost: [0] },
    ])
    const twice = tell(south(), [
      said(EAST, { kind: 'card', card: cardOf(SPADES, KING), held: true }),
      { ...seen, says: { kind: 'card', card: cardOf(SPADES, KING), held: true } },
    ])
    expect(contradictions(twice)).toMatchObject([{ name: 'card-in-two-hands', lost: [0] }])
  })
})

describe('counting', () => {
  it('places the cards of a rank when all that are left are needed, or none', () => {
    const own = tellHand(south(), held('AQJ86.AT73.A.K72'), [])
    const one = countOut(tell(own, [said(NORTH, { kind: 'count', rank: ACE, of: [1] })]))
    expect(holderOf(one, cardOf(CLUBS, ACE))).toBe(NORTH)
    const none = countOut(tell(own, [said(NORTH, { kind: 'count', rank: ACE, of: [0, 3] })]))
    expect(holderOf(none, cardOf(CLUBS, ACE))).toBeUndefined()
    expect(
      standing(none, 'known').some(
        ({ about, says }) => about === NORTH && says.kind === 'card' && !says.held,
      ),
    ).toBe(true)
  })
  it('strikes numbers that the points do not allow', () => {
    const own = tellHand(south(), held('KQJ86.KQT3.KQ.Q7'), [])
    const base = countOut(
      tell(own, [
        said(NORTH, points(15, 37)),
        said(NORTH, { kind: 'count', rank: ACE, of: [0, 3] }),
      ]),
    )
    expect(together(base, 'known', NORTH, `count ${ACE}`)).toMatchObject({ of: [3] })
    expect(
      base.facts.some(
        ({ because }) => because.kind === 'counting' && because.law === 'points-need-cards',
      ),
    ).toBe(true)
  })
  it('gives an ace to the only hand left', () => {
    const card = cardOf(DIAMONDS, ACE)
    const base = countOut(
      tell(
        south(),
        ([NORTH, EAST, SOUTH] as const).map((seat) =>
          said(seat, { kind: 'card', card, held: false }),
        ),
      ),
    )
    expect(holderOf(base, cardOf(DIAMONDS, ACE))).toBe(WEST)
  })
  it('leaves the hidden hands what is not in sight', () => {
    const seen = [
      { seat: SOUTH, hand: held('AKQJT.AKQ.AKQ.AK') },
      { seat: NORTH, hand: held('98765.432.432.32') },
    ] as const
    const facts = leftOver(south(), seen)
    expect(facts).toContainEqual(
      expect.objectContaining({ about: EAST, says: length(SPADES, 0, 3) }),
    )
    expect(facts).toContainEqual(expect.objectContaining({ about: WEST, says: points(0, 5) }))
  })
})
