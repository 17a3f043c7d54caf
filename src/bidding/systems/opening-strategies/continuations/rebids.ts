/** Opener's second call after one of a suit, the opponents silent. */

import {
  anyHand,
  balanced,
  cheapest,
  combined,
  fitPoints,
  game,
  hand,
  jump,
  length,
  longest,
  points,
  raise,
  semiBalanced,
  shortness,
  support,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import type { SuitGroup } from '#rules/template.ts'
import type { Openings } from './style.ts'

/** The suits below and above each opening: a second suit above it is a reverse. */
const SIDES: readonly {
  readonly opening: string
  readonly lower: string
  readonly upper: string
}[] = [
  { opening: '1C', lower: '', upper: 'DHS' },
  { opening: '1D', lower: 'C', upper: 'HS' },
  { opening: '1H', lower: 'DC', upper: 'S' },
  { opening: '1S', lower: 'HDC', upper: '' },
]
const within = (letters: string): SuitGroup => ['unbid', `=${letters}`]

/** A second suit at the two level: freely below the first, with more than an opening above it. */
const secondSuits = (name: string): readonly RuleDraft[] =>
  SIDES.flatMap(({ opening, lower, upper }) => [
    ...(upper === ''
      ? []
      : given(
          { opening },
          rule({
            name: `${name}-reverse-${opening}`,
            call: cheapest('x', 2, 2),
            shows: hand(length('x', 4), points(17)),
            forEach: { among: within(upper), order: 'cheapest' },
            forcing: 'one-round',
            says: '17 points or more and four {x} above the first suit.',
          }),
        )),
    ...(lower === ''
      ? []
      : given(
          { opening },
          rule({
            name: `${name}-lower-${opening}`,
            call: cheapest('x', 2, 2),
            shows: hand(length('x', 4), points(0, 18)),
            forEach: { among: within(lower), order: 'down' },
            says: 'A second suit: four {x} or more.',
          }),
        )),
  ])

const afterOne = given(
  { partner: '1suit' },
  rule({
    name: 'rebid/raise-4',
    when: { partner: '1major' },
    call: game('partner'),
    shows: hand(support(4), fitPoints(19)),
    agrees: 'partner',
    says: 'Four trumps and 19 points or more with short suits counted: game opposite six.',
  }),
  rule({
    name: 'rebid/raise-3',
    call: raise('partner', 2),
    shows: hand(support(4), fitPoints(16, 18)),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'Four trumps and 16–18 points with short suits counted.',
  }),
  rule({
    name: 'rebid/raise-2',
    when: { partner: '1major' },
    call: raise('partner', 1),
    shows: hand(support(4), fitPoints(0, 15)),
    agrees: 'partner',
    says: 'Four trumps and no more than an opening.',
  }),
  rule({
    name: 'rebid/3N',
    call: jump('N', 2, 3, 3),
    shows: hand(balanced, points(19)),
    says: '19 points or more, balanced: game opposite six.',
  }),
  rule({
    name: 'rebid/2N',
    call: jump('N', 1, 2, 2),
    shows: hand(balanced, points(17, 18)),
    forcing: 'invitational',
    says: '17–18 points, balanced: game unless partner has the least.',
  }),
  rule({
    name: 'rebid/jump-shift',
    call: jump('x', 1, 2, 3),
    shows: hand(points(19), length('x', 4), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
    says: '19 points or more and a second suit: game is certain.',
  }),
  rule({
    name: 'rebid/one',
    call: cheapest('x', 1, 1),
    shows: hand(length('x', 4), points(0, 18)),
    forEach: { among: 'unbid', order: 'cheapest' },
    says: 'Four {x} at the one level.',
  }),
  rule({
    name: 'rebid/1N',
    call: '1N',
    shows: hand(balanced, points(0, 16)),
    says: 'Balanced, and no more than 16 points.',
  }),
  rule({
    name: 'rebid/game',
    when: { opening: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 7), points(16)),
    says: 'Seven trumps and 16 points or more: game by itself.',
  }),
  rule({
    name: 'rebid/three',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(16)),
    forcing: 'invitational',
    says: 'Six cards in the suit and 16 points or more.',
  }),
  rule({
    name: 'rebid/raise-three-cards',
    when: { partner: '1major' },
    call: raise('partner', 1),
    shows: hand(support(3), shortness, length('mine', 0, 5), fitPoints(0, 15)),
    agrees: 'partner',
    says: 'Three trumps and a short suit: better than notrump.',
  }),
  rule({
    name: 'rebid/six',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 6),
    says: 'Six cards in the suit, no more than an opening.',
  }),
  ...secondSuits('rebid/second'),
  rule({
    name: 'rebid/raise-2m',
    when: { partner: '1minor' },
    call: raise('partner', 1),
    shows: hand(support(4), fitPoints(0, 15)),
    agrees: 'partner',
    says: 'Four cards in partner’s minor, no more than an opening.',
  }),
  rule({
    name: 'rebid/1N-any',
    call: '1N',
    shows: hand(points(0, 16), length('mine', 0, 4)),
    says: 'No suit worth bidding again.',
  }),
  rule({
    name: 'rebid/five',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 5),
    says: 'Five cards in the suit and nothing better to say.',
  }),
)

const afterNotrump = given(
  { partner: '1nt' },
  rule({
    name: 'rebid/1N-major-game',
    when: { opening: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 6), fitPoints(20)),
    says: 'Six trumps and 20 points or more with short suits counted.',
  }),
  rule({
    name: 'rebid/1N-3N',
    call: '3N',
    shows: hand(semiBalanced, combined(25)),
    says: 'With the six points partner has shown there is game.',
  }),
  rule({
    name: 'rebid/1N-jump-shift',
    call: jump('x', 1, 3, 3),
    shows: hand(points(19), length('x', 4), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
    says: '19 points or more and a second suit: game is certain.',
  }),
  rule({
    name: 'rebid/1N-2N',
    call: '2N',
    shows: hand(semiBalanced, points(18, 18)),
    forcing: 'invitational',
    says: '18 points: game if partner has more than the least.',
  }),
  rule({
    name: 'rebid/1N-three',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(16)),
    forcing: 'invitational',
    says: 'Six cards in the suit and 16 points or more.',
  }),
  rule({
    name: 'rebid/1N-six',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 6),
    says: 'Six cards in the suit play better than notrump.',
  }),
  rule({
    name: 'rebid/1N-pass',
    call: 'P',
    shows: hand(balanced, points(0, 17)),
    says: 'Balanced and no game: one notrump is the place.',
  }),
  ...secondSuits('rebid/1N'),
  rule({
    name: 'rebid/1N-rest',
    call: 'P',
    shows: points(0, 17),
    says: 'Nothing plays better than one notrump.',
  }),
)

/** Points with short suits counted: a simple raise shows six to nine of them, a limit raise ten to twelve. */
const afterRaise = given(
  { agreed: 'major', partner: '23major', mine: '1major' },
  rule({
    name: 'rebid/limit-game',
    when: { partner: '3major' },
    call: '4agreed',
    shows: fitPoints(14),
    says: 'More than the least of an opening: the invitation is accepted.',
  }),
  rule({
    name: 'rebid/raised-game',
    when: { partner: '2major' },
    call: '4agreed',
    shows: fitPoints(18),
    says: '18 points or more with short suits counted: game opposite a simple raise.',
  }),
  rule({
    name: 'rebid/raised-try',
    when: { partner: '2major' },
    call: '3agreed',
    shows: fitPoints(16, 17),
    forcing: 'invitational',
    says: 'Game if partner has more than the least of a raise.',
  }),
  rule({
    name: 'rebid/raised-pass',
    call: 'P',
    shows: anyHand,
    says: 'No game opposite a limited raise.',
  }),
)

/** Partner has ten points or more. */
const afterTwo = given(
  { partner: '2suit', agreed: 'none' },
  rule({
    name: 'rebid/two-raise-4',
    when: { partner: '2major' },
    call: game('partner'),
    shows: hand(support(3), fitPoints(15)),
    agrees: 'partner',
    says: 'Three trumps and more than the least of an opening: game.',
  }),
  rule({
    name: 'rebid/two-raise-3',
    when: { partner: '2major' },
    call: raise('partner', 1),
    shows: hand(support(3), fitPoints(0, 14)),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'Three trumps and the least of an opening.',
  }),
  rule({
    name: 'rebid/two-3N',
    call: '3N',
    shows: hand(semiBalanced, combined(25, 32), points(15)),
    says: '15 points or more opposite 10: game in notrump.',
  }),
  rule({
    name: 'rebid/two-three',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(15)),
    forcing: 'game',
    says: 'Six cards in the suit and more than the least of an opening.',
  }),
  rule({
    name: 'rebid/two-six',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 6),
    says: 'Six cards in the suit and the least of an opening.',
  }),
  ...SIDES.flatMap(({ opening, lower, upper }) => [
    ...(lower === ''
      ? []
      : given(
          { opening },
          rule({
            name: `rebid/two-lower-${opening}`,
            call: cheapest('x', 2, 2),
            shows: length('x', 4),
            forEach: { among: within(lower), order: 'down' },
            forcing: 'one-round',
            says: 'A second suit: four {x} or more.',
          }),
        )),
    ...(upper === ''
      ? []
      : given(
          { opening },
          rule({
            name: `rebid/two-reverse-${opening}`,
            call: cheapest('x', 2, 2),
            shows: hand(length('x', 4), points(15)),
            forEach: { among: within(upper), order: 'cheapest' },
            forcing: 'game',
            says: '15 points or more and four {x} above the first suit.',
          }),
        )),
  ]),
  rule({
    name: 'rebid/two-minor-4',
    when: { partner: '2minor' },
    call: raise('partner', 2),
    shows: hand(support(4), shortness, fitPoints(18)),
    agrees: 'partner',
    forcing: 'game',
    says: 'Four trumps, a short suit and 18 points or more with short suits counted.',
  }),
  rule({
    name: 'rebid/two-2N',
    call: '2N',
    shows: hand(semiBalanced, points(0, 14)),
    says: 'The least of an opening and no second suit.',
  }),
  rule({
    name: 'rebid/two-minor-3',
    when: { partner: '2minor' },
    call: raise('partner', 1),
    shows: support(4),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'Four cards in partner’s minor.',
  }),
  rule({
    name: 'rebid/two-high',
    call: cheapest('x', 3, 3),
    shows: hand(length('x', 4), points(15)),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
    says: '15 points or more and four {x}.',
  }),
  rule({
    name: 'rebid/two-five',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 5),
    says: 'Five cards in the suit and nothing better to say.',
  }),
  rule({
    name: 'rebid/two-rest',
    call: '2N',
    shows: anyHand,
    says: 'Nothing better to say.',
  }),
)

const afterTwoNotrump = given(
  { partner: '2nt' },
  rule({
    name: 'rebid/2N-major-game',
    when: { opening: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 6), combined(24)),
    says: 'Six trumps and the points for game.',
  }),
  rule({
    name: 'rebid/2N-3N',
    call: '3N',
    shows: combined(24, 32),
    says: 'With the 11 points partner has shown there is game.',
  }),
  rule({
    name: 'rebid/2N-own',
    call: cheapest('mine', 3, 3),
    shows: hand(length('mine', 6), points(0, 12)),
    forcing: 'sign-off',
    says: 'Six cards in the suit and no game.',
  }),
  rule({
    name: 'rebid/2N-pass',
    call: 'P',
    shows: points(0, 12),
    says: 'No game opposite 11 or 12 points.',
  }),
)

export const rebids = ({ calls }: Openings): readonly RuleDraft[] =>
  given(
    { role: 'opener', turn: 1, contested: false, opening: calls },
    ...afterRaise,
    ...afterOne,
    ...afterNotrump,
    ...afterTwo,
    ...afterTwoNotrump,
  )
