/** Responses to one of a suit, opponents silent. */

import type { Pattern } from '#bidding/patterns.ts'
import {
  anyHand,
  balanced,
  cards,
  cheapest,
  either,
  fitPoints,
  hand,
  inSuit,
  jump,
  length,
  lengthPoints,
  longest,
  no,
  points,
  raise,
  some,
  stopped,
  support,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { TWO_OVER_ONE } from '../natural/packages.ts'
import { topic } from './style.ts'

const jumpShift = rule({
  name: 'response/jump-shift',
  when: { passedHand: false },
  call: jump('x', 1, 2, 3),
  shows: hand(
    lengthPoints(17),
    length('x', 5),
    longest('x'),
    inSuit('x', 'tops', 2),
    either(length('x', 6), support(3)),
  ),
  forEach: { among: 'unbid' },
  forcing: 'game',
  is: 'jump-shift',
  says: 'Good {x} and 17 points or more with length counted: a jump shift looks for slam.',
})

const strongRaises = marked(
  { source: topic('Responses to one of a major') },
  rule({
    name: 'response/splinter',
    when: { passedHand: false },
    call: jump('x', 2, 3, 4),
    shows: hand(
      support(4),
      length('x', 0, 1),
      inSuit('x', 'points', 0, 2),
      points(9, 12),
      fitPoints(13, 15),
    ),
    forEach: { among: 'unbid' },
    agrees: 'partner',
    forcing: 'game',
    artificial: true,
    is: 'splinter',
    says: 'Four trumps, game values and shortness in {x}.',
  }),
  rule({
    name: 'response/jacoby',
    when: { passedHand: false },
    call: '2N',
    shows: hand(support(4), points(11), fitPoints(13)),
    agrees: 'partner',
    forcing: 'game',
    artificial: true,
    message: 'feature',
    is: 'strong-raise',
    says: 'Four trumps and the points for game: opener shows shortness or strength.',
  }),
)
const raises = marked(
  { source: topic('Responses to one of a major') },
  rule({
    name: 'response/game-raise',
    call: raise('partner', 3),
    shows: hand(support(5), points(0, 10)),
    agrees: 'partner',
    forcing: 'sign-off',
    is: 'preemptive-raise',
    says: 'Five trumps and a weak hand: ten trumps together, so bid game at once.',
  }),
  rule({
    name: 'response/limit-raise',
    call: raise('partner', 2),
    shows: hand(support(3), points(8, 12), fitPoints(10, 12)),
    agrees: 'partner',
    forcing: 'invitational',
    is: 'limit-raise',
    says: 'Support and 10–12 points with short suits counted: partner bids game unless minimum.',
  }),
  rule({
    name: 'response/raise',
    call: raise('partner', 1),
    shows: hand(support(3), fitPoints(6, 9)),
    agrees: 'partner',
    is: 'raise',
    says: 'Three trumps or more and 6–9 points with short suits counted: a simple raise.',
  }),
)

const overMajor = given(
  { opening: '1major' },
  ...raises,
  ...marked(
    { source: topic('Responses to one of a major') },
    rule({
      name: 'response/2-over-1 long',
      when: { passedHand: false },
      call: cheapest('x', 2, 2),
      shows: hand(points(13), length('x', 5), longest('x', 'unbid')),
      forEach: { among: 'unbid' },
      forcing: 'one-round',
      is: 'new-suit',
      says: 'Game values: bid the long suit first.',
    }),
    rule({
      name: 'response/1S',
      when: { opening: '1H' },
      call: '1S',
      shows: hand(points(6), length('S', 4)),
      forcing: 'one-round',
      is: 'new-suit',
      says: 'Four spades or more and six points: show them at the one level.',
    }),
    rule({
      name: 'response/3N over major',
      call: '3N',
      shows: hand(balanced, points(15, 17), length('partner', 2, 3)),
      forcing: 'sign-off',
      is: 'notrump',
      says: 'Balanced with 15–17 points and no four-card fit.',
    }),
    rule({
      name: 'response/2-over-1 five',
      call: cheapest('x', 2, 2),
      shows: hand(points(10), length('x', 5), longest('x', 'unbid')),
      forEach: { among: 'unbid' },
      forcing: 'one-round',
      is: 'new-suit',
      says: '10 points or more and five {x}: enough for the two level.',
    }),
    rule({
      name: 'response/2-over-1 four',
      call: cheapest('x', 2, 2),
      shows: hand(points(11), length('x', 4), longest('x', 'unbid')),
      forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
      forcing: 'one-round',
      is: 'new-suit',
      says: '11 points or more: too strong for 1NT, so show a four-card minor.',
    }),
    rule({
      name: 'response/2C waiting',
      when: { passedHand: false },
      call: '2C',
      shows: hand(points(11), length('C', 3)),
      forcing: 'one-round',
      is: 'new-suit',
      says: '11 points or more and no suit to bid: two clubs on three cards.',
    }),
    rule({
      name: 'response/1N over major',
      unless: TWO_OVER_ONE.id,
      call: '1N',
      shows: hand(lengthPoints(6), points(0, 10)),
      is: 'notrump',
      says: 'About 6–10 points, no fit and no suit to bid at the one level.',
    }),
  ),
)

const NO_MAJOR = no(some('majors', cards(4)))
const overMinor = given(
  { opening: '1minor' },
  ...marked(
    { source: topic('Responses to one of a minor') },
    rule({
      name: 'response/2C over 1D strong',
      when: { opening: '1D', passedHand: false },
      call: '2C',
      shows: hand(points(13), length('C', 5), longest('C', 'unbid')),
      forcing: 'one-round',
      is: 'new-suit',
      says: 'Game values and longer clubs: bid the long suit first.',
    }),
    rule({
      name: 'response/one five',
      call: cheapest('x', 1, 1),
      shows: hand(points(5), lengthPoints(6), length('x', 5), longest('x', 'unbid')),
      forEach: { among: 'unbid', order: 'down' },
      forcing: 'one-round',
      is: 'new-suit',
      says: 'Six points or more and five {x}: the longest suit first, the higher of two.',
    }),
    rule({
      name: 'response/one four',
      call: cheapest('x', 1, 1),
      shows: hand(points(6), length('x', 4)),
      forEach: { among: 'unbid', order: 'cheapest' },
      forcing: 'one-round',
      is: 'new-suit',
      says: 'Six points or more: four-card suits are bid up the line.',
    }),
    rule({
      name: 'response/4m',
      when: { passedHand: false },
      call: raise('partner', 3),
      shows: hand(points(13), support(5), no(balanced)),
      agrees: 'partner',
      forcing: 'game',
      is: 'strong-raise',
      says: 'Five trumps and an opening hand without a major: forcing to game in the minor.',
    }),
    rule({
      name: 'response/3N over minor',
      call: '3N',
      shows: hand(balanced, points(16, 18), NO_MAJOR),
      forcing: 'sign-off',
      is: 'notrump',
      says: 'Balanced with 16–18 points and no four-card major.',
    }),
    rule({
      name: 'response/2N over minor',
      when: { passedHand: false },
      call: '2N',
      shows: hand(balanced, points(13, 15), NO_MAJOR, stopped('unbid')),
      forcing: 'game',
      is: 'notrump',
      says: 'Balanced with 13–15 points and no four-card major: game is certain.',
    }),
    rule({
      name: 'response/2C over 1D',
      when: { opening: '1D' },
      call: '2C',
      shows: hand(points(11), length('C', 5)),
      forcing: 'one-round',
      is: 'new-suit',
      says: '11 points or more with five clubs and no major.',
    }),
    rule({
      name: 'response/limit-3C',
      when: { opening: '1C' },
      call: '3C',
      shows: hand(support(5), points(9, 12), fitPoints(11, 13), NO_MAJOR),
      agrees: 'C',
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'Five clubs and 11–12 points with no four-card major: invites game.',
    }),
    rule({
      name: 'response/limit-3D',
      when: { opening: '1D' },
      call: '3D',
      shows: hand(support(4), points(10, 12), fitPoints(12, 13), NO_MAJOR),
      agrees: 'D',
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'Four diamonds and 10–12 points with no four-card major: invites game.',
    }),
    rule({
      name: 'response/raise-2C',
      when: { opening: '1C' },
      call: '2C',
      shows: hand(support(5), points(5, 10), fitPoints(6, 11), NO_MAJOR),
      agrees: 'C',
      is: 'raise',
      says: 'Five clubs, 6–10 points and no four-card major.',
    }),
    rule({
      name: 'response/raise-2D',
      when: { opening: '1D' },
      call: '2D',
      shows: hand(support(4), points(5, 10), fitPoints(6, 11), NO_MAJOR),
      agrees: 'D',
      is: 'raise',
      says: 'Four diamonds, 6–10 points and no four-card major.',
    }),
    rule({
      name: 'response/2C over 1D four',
      when: { opening: '1D' },
      call: '2C',
      shows: hand(points(11), length('C', 4), no(balanced)),
      forcing: 'one-round',
      is: 'new-suit',
      says: '11 points or more: too strong for 1NT, so show the clubs.',
    }),
    rule({
      name: 'response/2N invitation',
      when: { passedHand: true },
      call: '2N',
      shows: hand(balanced, points(11, 12), NO_MAJOR),
      forcing: 'invitational',
      is: 'notrump',
      says: 'Balanced with 11–12 points after a pass, and no four-card major: invites three notrump.',
    }),
    rule({
      name: 'response/1N over minor',
      call: '1N',
      shows: points(6, 12),
      is: 'notrump',
      says: 'No four-card major, no fit, and not the points for two notrump.',
    }),
    rule({
      name: 'response/2N rest',
      when: { passedHand: false },
      call: '2N',
      shows: points(13, 15),
      forcing: 'game',
      is: 'notrump',
      says: '13–15 points and nothing better to describe: notrump, and game is certain.',
    }),
    rule({
      name: 'response/3N rest',
      call: '3N',
      shows: points(16),
      forcing: 'sign-off',
      is: 'notrump',
      says: '16 points or more and no suit to show: three notrump.',
    }),
  ),
)

/** Whether the rule speaks only for hands that passed, or only for those that could not have. */
const onlyOf = (passedHand: boolean, when: Pattern): boolean =>
  when.passedHand === passedHand || (when.all ?? []).some((one) => onlyOf(passedHand, one))
const fresh = (rules: readonly RuleDraft[]): readonly RuleDraft[] =>
  rules.filter(({ when }) => when === undefined || !onlyOf(true, when))
/** A passed hand's new suit does not force: opener knows that game is not on. Two over one is not for it. */
const freed = (rules: readonly RuleDraft[]): readonly RuleDraft[] =>
  rules
    .filter(({ when }) => when === undefined || !onlyOf(false, when))
    .map(({ forcing, unless: _, ...one }) => ({
      ...one,
      name: `${one.name} passed`,
      ...(forcing === undefined || forcing === 'one-round' ? {} : { forcing }),
    }))
const ALL = [
  ...given({ opening: '1major' }, ...strongRaises),
  jumpShift,
  ...overMajor,
  ...overMinor,
  rule({
    name: 'response/pass',
    call: 'P',
    shows: anyHand,
    source: topic('Responses to one of a major'),
    says: 'Fewer than six points: pass.',
  }),
]

export const RESPONSES: readonly RuleDraft[] = given(
  { role: 'responder', turn: 0, contested: false, opening: '1suit' },
  ...marked(
    { source: topic('Responses to one of a minor') },
    ...given({ passedHand: false }, ...fresh(ALL)),
    ...given({ passedHand: true }, ...freed(ALL)),
  ),
)
