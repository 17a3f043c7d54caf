/** Answers to one of a suit, the opponents silent: raises first, then new suits, then notrump. */

import {
  balanced,
  cards,
  cheapest,
  fitOf,
  fitPoints,
  hand,
  jump,
  length,
  lengthPoints,
  longest,
  no,
  points,
  raise,
  semiBalanced,
  some,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import type { Openings } from './style.ts'

const strong = rule({
  name: 'respond/jump-shift',
  call: jump('x', 1, 2, 3),
  shows: hand(points(17), length('x', 5), longest('x')),
  forEach: { among: 'unbid' },
  forcing: 'game',
  says: '17 points or more and a good suit: a slam is near, so partner is told at once.',
})

const majorRaises = given(
  { opening: '1major' },
  rule({
    name: 'respond/raise-4',
    call: raise('partner', 3),
    shows: hand(fitOf('partner', 9), fitPoints(13, 16)),
    agrees: 'partner',
    says: 'Nine trumps together and the points of an opening: enough for game.',
  }),
  rule({
    name: 'respond/raise-3',
    call: raise('partner', 2),
    shows: hand(fitOf('partner', 8), fitPoints(10, 12)),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'A fit and 10–12 points with short suits counted: partner decides on game.',
  }),
  rule({
    name: 'respond/raise-2',
    call: raise('partner', 1),
    shows: hand(fitOf('partner', 8), fitPoints(6, 9)),
    agrees: 'partner',
    says: 'A fit and 6–9 points with short suits counted: a simple raise.',
  }),
)

const suits = [
  rule({
    name: 'respond/one-five',
    call: cheapest('x', 1, 1),
    shows: hand(points(4), lengthPoints(6), length('x', 5), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'down' },
    forcing: 'one-round',
    says: 'Five {x} or more and six points, long suits counted; of two long suits the higher.',
  }),
  rule({
    name: 'respond/one-four',
    call: cheapest('x', 1, 1),
    shows: hand(points(6), length('x', 4), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'one-round',
    says: 'Four {x} and six points; of equal suits the cheapest.',
  }),
  // A longer minor cannot be shown at the two level on fewer than ten points.
  rule({
    name: 'respond/one-major',
    call: cheapest('x', 1, 1),
    shows: hand(points(6, 9), length('x', 4)),
    forEach: { among: ['unbid', 'majors'], order: 'cheapest' },
    forcing: 'one-round',
    says: 'Four {x}, and too little for the two level.',
  }),
  rule({
    name: 'respond/rescue',
    when: { opening: '1minor' },
    call: cheapest('x', 1, 1),
    shows: hand(points(3, 5), length('x', 4), length('partner', 0, 2)),
    forEach: { among: ['unbid', 'majors'], order: 'cheapest' },
    forcing: 'one-round',
    says: 'Four {x}, a little, and no cards for partner’s minor: any other place is better.',
  }),
  rule({
    name: 'respond/2N',
    when: { opening: '1major' },
    call: '2N',
    shows: hand(balanced, points(11, 12)),
    forcing: 'invitational',
    says: '11 or 12 points, balanced, no fit: partner decides on game.',
  }),
  rule({
    name: 'respond/3N',
    when: { opening: '1major' },
    call: '3N',
    shows: hand(balanced, length('partner', 0, 2), points(13, 15)),
    says: '13–15 points, balanced, no fit: enough for game.',
  }),
  rule({
    name: 'respond/two-hearts',
    when: { opening: '1S' },
    call: '2H',
    shows: hand(points(10), length('H', 5), longest('H', 'unbid')),
    forcing: 'one-round',
    says: 'Five hearts or more and 10 points or more.',
  }),
  rule({
    name: 'respond/two-five',
    call: cheapest('x', 2, 2),
    shows: hand(points(10), length('x', 5), longest('x', 'unbid')),
    forEach: { among: ['unbid', 'minors'], order: 'down' },
    forcing: 'one-round',
    says: 'Five {x} or more and 10 points or more.',
  }),
  rule({
    name: 'respond/two-four',
    when: { opening: '1major' },
    call: cheapest('x', 2, 2),
    shows: hand(points(10), length('x', 4), longest('x', ['unbid', 'minors'])),
    forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
    forcing: 'one-round',
    says: 'Four {x} or more and 10 points or more, no fit yet.',
  }),
]

const minorRaises = given(
  { opening: '1minor' },
  rule({
    name: 'respond/minor-3N',
    call: '3N',
    shows: hand(balanced, points(13, 17)),
    says: '13–17 points, balanced, no major to bid: enough for game.',
  }),
  rule({
    name: 'respond/minor-2N',
    call: '2N',
    shows: hand(balanced, points(11, 12)),
    forcing: 'invitational',
    says: '11 or 12 points, balanced, no major to bid.',
  }),
  rule({
    name: 'respond/minor-raise-3',
    call: raise('partner', 2),
    shows: hand(fitOf('partner', 8), points(10, 12)),
    agrees: 'partner',
    forcing: 'invitational',
    says: '10–12 points and a fit for the minor, no major to bid.',
  }),
  rule({
    name: 'respond/minor-raise-2',
    call: raise('partner', 1),
    shows: hand(fitOf('partner', 8), points(6, 9), no(balanced)),
    agrees: 'partner',
    says: '6–9 points and a fit for the minor, no major to bid.',
  }),
)

const rest = [
  rule({
    name: 'respond/rest-3N',
    call: '3N',
    shows: hand(points(13, 17), semiBalanced),
    says: 'The points for game and nothing better to say.',
  }),
  rule({
    name: 'respond/rest-2N',
    call: '2N',
    shows: points(11, 12),
    forcing: 'invitational',
    says: '11 or 12 points and nothing better to say.',
  }),
  rule({
    name: 'respond/1N',
    call: '1N',
    shows: hand(points(6, 10), no(some('all', cards(9)))),
    says: '6–10 points, and no suit or fit to show at this level.',
  }),
  rule({
    name: 'respond/pass',
    call: 'P',
    shows: points(0, 5),
    says: 'Fewer than six points.',
  }),
]

export const responses = ({ calls }: Openings): readonly RuleDraft[] =>
  given(
    { role: 'responder', turn: 0, contested: false, opening: calls },
    strong,
    ...majorRaises,
    ...suits,
    ...minorRaises,
    ...rest,
  )
