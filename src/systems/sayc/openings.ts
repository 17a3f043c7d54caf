/** Openings in all four seats. Five-card majors; the rule of twenty, in fourth seat the rule of fifteen. */

import type { Pattern } from '#bidding/patterns.ts'
import {
  anyHand,
  balanced,
  cards,
  either,
  hand,
  length,
  longest,
  measure,
  points,
  ruleOf,
  some,
  suit,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import type { HandTemplate } from '#rules/template.ts'
import { preempts } from '../natural/preempts.ts'
import { STYLE, topic } from './style.ts'

const strong = marked(
  { source: topic('Opening bids') },
  rule({
    name: 'opening/2C',
    call: '2C',
    shows: either(
      points(22),
      hand(measure('playingTricks', 10), points(12), some('majors', cards(6))),
    ),
    forcing: 'one-round',
    artificial: true,
    is: 'strong-two',
    says: '22 points or more, or ten tricks in hand: too strong for an opening of one.',
  }),
  rule({
    name: 'opening/2N',
    call: '2N',
    shows: hand(balanced, points(...STYLE.twoNotrump)),
    is: 'notrump',
    says: 'Balanced with 20–21 points.',
  }),
  rule({
    name: 'opening/1N',
    call: '1N',
    shows: hand(balanced, points(...STYLE.notrump)),
    is: 'notrump',
    says: 'Balanced with 15–17 points.',
  }),
)

/** The four openings of one in a suit, on hands of that strength. */
const suits = (tag: string, strength: HandTemplate, why: string): readonly RuleDraft[] =>
  marked(
    { source: topic('Opening bids') },
    rule({
      name: `opening/1S${tag}`,
      call: '1S',
      shows: hand(strength, length('S', 5), longest('S')),
      says: `Five spades or more and ${why}.`,
    }),
    rule({
      name: `opening/1H${tag}`,
      call: '1H',
      shows: hand(strength, length('H', 5), longest('H')),
      says: `Five hearts or more and ${why}.`,
    }),
    rule({
      name: `opening/1D${tag}`,
      call: '1D',
      shows: hand(
        strength,
        either(
          hand(length('D', 4), longest('D', 'minors')),
          hand(length('D', 3, 3), length('C', 0, 2)),
        ),
      ),
      says: `No five-card major, diamonds the better minor, and ${why}.`,
    }),
    rule({
      name: `opening/1C${tag}`,
      call: '1C',
      shows: hand(strength, length('C', 3)),
      says: `No five-card major, clubs the better minor, and ${why}.`,
    }),
  )

/** High card points and spades come to fifteen. */
const ruleOfFifteen = suit('S', {
  kind: 'suit-sum',
  min: 15,
  terms: [
    { of: 'hand', measure: 'hcp', times: 1 },
    { of: 'suit', measure: 'length', times: 1 },
  ],
})
const seats: readonly { readonly when: Pattern; readonly rules: readonly RuleDraft[] }[] = [
  {
    when: { position: [1, 2] },
    rules: suits('', either(points(13), ruleOf(20)), 'the strength of an opening'),
  },
  {
    when: { position: 3 },
    rules: suits(
      ' third',
      either(points(13), ruleOf(20), points(11)),
      'enough to open in third seat',
    ),
  },
  {
    when: { position: 4 },
    rules: suits(
      ' fourth',
      either(points(13), hand(ruleOfFifteen, points(8))),
      'points and spades come to fifteen',
    ),
  },
]

export const OPENINGS: readonly RuleDraft[] = [
  ...given({ role: 'opening' }, ...strong),
  ...preempts(STYLE),
  ...seats.flatMap(({ when, rules }) => given({ role: 'opening' }, ...given(when, ...rules))),
  rule({
    name: 'opening/pass',
    when: { role: 'opening' },
    call: 'P',
    shows: anyHand,
    source: topic('Opening bids'),
    says: 'Not enough to open, and no suit for a preempt.',
  }),
]
