/** Proposition 1: hands of 17 points or more. */
import { suitAtMost } from '#constraint/constraint.ts'
import { even } from '#systems/schenken-1967/terms.ts'
import {
  aces,
  bids,
  both,
  cards,
  four,
  hcp,
  longest,
  no,
  pairWorth,
  points,
  SHDC,
  safe,
  shaped,
  some,
  split,
  stop,
  suitNo,
  therefore,
  total,
  up,
} from './words.ts'

const singleton = cards(1)
/** A four-card suit that no more than one suit outdoes in points. */
const amongTheBest = some(SHDC, four, {
  kind: 'suit-sum',
  terms: [
    { of: 'suit', measure: 'points', times: 1 },
    { of: 'hand', measure: 'secondSuitPoints', times: -1 },
  ],
  min: 0,
})
const best = some(SHDC, four, points(5, up), {
  kind: 'suit-sum',
  terms: [
    { of: 'suit', measure: 'points', times: 1 },
    { of: 'hand', measure: 'topSuitPoints', times: -1 },
  ],
  min: 0,
})
const thirteenOutsideTheSingleton = some(SHDC, singleton, {
  kind: 'suit-sum',
  terms: [
    { of: 'hand', measure: 'hcp', times: 1 },
    { of: 'suit', measure: 'points', times: -1 },
  ],
  min: 13,
})

export const PROPOSITION_1 = split('P1', hcp(17, up), [
  bids('I', longest(5, up), '1C', '8b'),
  split('II', longest(4), [
    bids('A', shaped('4441'), '1C', '8d', {
      so: therefore(both(thirteenOutsideTheSingleton, best)),
    }),
    split(
      'B',
      shaped('4432'),
      [
        split('1', hcp(18, up), [
          bids('a', stop(4), '1C', '8e'),
          bids('b', no(stop(4)), '1C', '8d', {
            so: therefore(
              both(
                some(SHDC, cards(2), suitNo(safe), suitAtMost('points', 3)),
                pairWorth(four, 6, 'the two four-card suits have 6 points between them'),
                some(SHDC, four, points(3, up)),
                amongTheBest,
              ),
            ),
          }),
        ]),
        split('2', hcp(17), [
          bids('a', aces(4), '1C', '8d', {
            so: therefore(both(some(SHDC, four, points(4, up)), amongTheBest)),
          }),
          split('b', no(aces(4)), [
            bids('i', stop(4), '1NT', '7', { so: therefore(total(-60, 18)) }),
            bids('ii', no(stop(4)), '1C', '8d', {
              asIn: 'P1.II.B.1.b',
              so: therefore(
                both(
                  pairWorth(four, 5, 'the two four-card suits have 5 points between them'),
                  some(SHDC, four, points(3, up)),
                  amongTheBest,
                ),
              ),
            }),
          ]),
        ]),
      ],
      { so: therefore(even) },
    ),
    split(
      'C',
      shaped('4333'),
      [
        bids('1', hcp(18, up), '1C', '8e'),
        bids('2', hcp(17), '1NT', '7', { so: therefore(total(-60, 18)) }),
      ],
      { so: therefore(stop(4), even) },
    ),
  ]),
])
