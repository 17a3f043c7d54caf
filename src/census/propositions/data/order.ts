/** Part One's last pages: the order inside sections. */
import { ANYTHING, elsewhere } from '#constraint/constraint.ts'
import { isLongest, weakTwoSuit } from '#systems/schenken-1967/terms.ts'
import type { Case } from '../claim.ts'
import {
  both,
  cards,
  no,
  points,
  SH,
  SHDC,
  some,
  suit,
  suitBoth,
  suitEither,
  tricks,
  up,
} from './words.ts'

type When = Case['when']

const onlyCalls = (mark: string, meeting: string, calls: string, words: string): Case => ({
  step: mark,
  when: ANYTHING,
  meeting: [meeting],
  checks: [
    {
      kind: 'order',
      mark: '',
      asserted: { kind: 'meets', at: meeting, calls: calls.split(' ') },
      words,
    },
  ],
})
const onlyOne = (step: string, call: string): Case =>
  onlyCalls(step, step, call, `only ${call} can be bid at ${step}`)
const ordered = (
  step: string,
  meeting: readonly string[],
  when: When,
  that: When,
  words: string,
): Case => ({
  step,
  when,
  meeting,
  checks: [{ kind: 'order', mark: '', asserted: { kind: 'is', that }, words }],
})
const oneLongest = no(some(SHDC, isLongest, elsewhere(isLongest)))
const countedOrder = (
  step: string,
  meeting: readonly string[],
  when: When,
  words: string,
): Case => ({
  step,
  when,
  meeting,
  checks: [{ kind: 'preferable', mark: '', asserted: { kind: 'counted' }, words }],
})

/** The order inside sections. */
export const ORDER: Case = {
  step: 'Order',
  when: ANYTHING,
  cases: [
    onlyOne('1', 'PASS'),
    ordered('2', ['2b'], ANYTHING, oneLongest, 'one suit only to choose from'),
    ...(['6', '7'] as const).map(
      (level): Case => ({
        step: `2.${level}`,
        when: tricks(Number(level) + 6),
        meeting: ['2a', '2b'],
        checks: [
          {
            kind: 'order',
            mark: '',
            asserted: {
              kind: 'meets',
              at: '2',
              calls: ['S', 'H', 'D', 'C'].map((strain) => `${level}${strain}`),
            },
            words: `the suit stands at the level of the notrump, ${level}`,
          },
        ],
      }),
    ),
    onlyOne('3', '2D'),
    onlyOne('4', '2NT'),
    onlyOne('5', '2D'),
    ordered('6', ['6'], ANYTHING, oneLongest, 'one suit only to choose from'),
    onlyOne('7', '1NT'),
    onlyOne('8', '1C'),
    onlyOne('9', '3C'),
    countedOrder(
      '10',
      ['10'],
      both(...SH.map((s) => suit(s, weakTwoSuit))),
      'both majors fit; spades come first',
    ),
    ordered('11', ['11'], ANYTHING, oneLongest, 'one suit only to choose from'),
    onlyCalls('12', '12', '1S 1H 1D 2C', 'only 1S, 1H, 1D and 2C are bid at 12'),
    {
      step: '12d',
      when: ANYTHING,
      meeting: ['12d'],
      checks: [
        {
          kind: 'order',
          mark: '',
          asserted: {
            kind: 'is',
            that: no(some(SH, suitEither(cards(5, up), suitBoth(cards(4), points(2, up))))),
          },
          words: 'neither major has promise: five cards, or four with 2 points',
          settled:
            'The paper speaks of minimal promise without a figure; taken as what 12e and 12f ask of a suit.',
        },
      ],
    },
    countedOrder(
      '12g',
      ['12g', '12h'],
      ANYTHING,
      'the strong four-card suit is preferred to the empty five-card one',
    ),
    onlyCalls('13', '13', '1S 1H 1D 2S 2H', 'only spades, hearts and diamonds are bid at 13'),
    {
      step: '13c',
      when: ANYTHING,
      meeting: ['13c'],
      checks: [
        {
          kind: 'order',
          mark: '',
          asserted: { kind: 'fails', at: '13d' },
          words: 'cannot bid at 13d as well',
        },
      ],
    },
    countedOrder('13ab', ['13c', '13a 13b'], ANYTHING, 'one of the suit is preferred to two'),
  ],
}
