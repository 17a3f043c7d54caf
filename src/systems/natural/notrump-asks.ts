import {
  anyHand,
  cards,
  either,
  fitPoints,
  hand,
  has,
  inSuit,
  length,
  lengthPoints,
  longer,
  no,
  points,
  semiBalanced,
  some,
  suitAll,
} from '#bidding/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/system.ts'
import type { HandTemplate } from '#rules/template.ts'

/** Strength opposite that range: enough to invite, and for game. */
export interface Strength {
  readonly invite: HandTemplate
  readonly game: HandTemplate
}
const MAJORS_54 = either(
  hand(length('H', 5, 5), length('S', 4, 4)),
  hand(length('S', 5, 5), length('H', 4, 4)),
)
const FOUR_MAJOR = hand(some('majors', cards(4, 4)), no(some('majors', cards(5))))

export const firstAsk = (tag: string, { invite, game }: Strength): readonly RuleDraft[] => [
  rule({
    name: `${tag}/gerber`,
    call: '4C',
    shows: hand(lengthPoints(20), some('all', suitAll(has('length', 6), has('tops', 2)))),
    artificial: true,
    message: 'aces',
    is: 'gerber',
    says: 'A long strong suit and slam values: four clubs asks for aces over notrump.',
  }),
  rule({
    name: `${tag}/slam-try`,
    call: '3x',
    shows: hand(points(14), length('x', 6)),
    forEach: { among: 'majors' },
    forcing: 'game',
    is: 'jump-shift',
    says: 'A six-card major and slam interest opposite 15–17.',
  }),
  rule({
    name: `${tag}/stayman 5-4`,
    call: '2C',
    shows: hand(MAJORS_54, invite),
    artificial: true,
    message: 'majors',
    is: 'stayman',
    says: 'Five cards in one major and four in the other: asks for a four-card major.',
  }),
  rule({
    name: `${tag}/transfer-spades`,
    call: '2H',
    shows: either(
      hand(length('S', 5), longer('S', { suit: 'H' })),
      hand(length('S', 5), length('H', 5, 5), game),
    ),
    artificial: true,
    suits: ['S'],
    message: 'puppet',
    is: 'transfer',
    says: 'Five spades or more: asks partner to bid two spades.',
  }),
  rule({
    name: `${tag}/transfer-hearts`,
    call: '2D',
    shows: length('H', 5),
    artificial: true,
    suits: ['H'],
    message: 'puppet',
    is: 'transfer',
    says: 'Five hearts or more: asks partner to bid two hearts.',
  }),
  rule({
    name: `${tag}/stayman`,
    call: '2C',
    shows: hand(FOUR_MAJOR, invite),
    artificial: true,
    message: 'majors',
    is: 'stayman',
    says: 'A four-card major and at least an invitation: asks for partner’s majors.',
  }),
  rule({
    name: `${tag}/stayman escape`,
    call: '2C',
    shows: hand(length('S', 4, 4), length('H', 3, 4), length('D', 4), length('C', 0, 1)),
    artificial: true,
    message: 'majors',
    is: 'stayman',
    says: 'Weak and short in clubs: passes whatever suit partner answers.',
  }),
  rule({
    name: `${tag}/stayman minor`,
    call: '2C',
    shows: hand(points(13), no(semiBalanced), some('minors', cards(5))),
    artificial: true,
    message: 'majors',
    is: 'stayman',
    says: 'A strong shapely hand with a minor: two clubs first, then the suit.',
  }),
  rule({
    name: `${tag}/long minor 3N`,
    call: '3N',
    shows: hand(
      points(7),
      some('minors', suitAll(has('length', 6), has('tops', 2), has('aces', 1))),
    ),
    forcing: 'sign-off',
    says: 'A long minor headed by two top honours: nine tricks are near.',
  }),
  rule({
    name: `${tag}/three-minor`,
    call: '3x',
    shows: hand(points(5, 8), length('x', 6), inSuit('x', 'tops', 2)),
    forEach: { among: 'minors' },
    forcing: 'invitational',
    is: 'jump-shift',
    says: 'Six good {x} and a little less than game: asks for a fitting honour.',
  }),
  rule({
    name: `${tag}/minor`,
    call: '2S',
    shows: hand(points(0, 8), some('minors', cards(6))),
    artificial: true,
    message: 'puppet',
    is: 'minor-transfer',
    says: 'A weak hand with a long minor: asks for three clubs, to pass or correct.',
  }),
  rule({
    name: `${tag}/6N`,
    call: '6N',
    shows: hand(points(18), semiBalanced),
    forcing: 'sign-off',
    says: 'At least 33 points together: six notrump.',
  }),
  rule({
    name: `${tag}/4N`,
    call: '4N',
    shows: hand(points(16, 17), semiBalanced),
    forcing: 'invitational',
    is: 'quantitative',
    says: '16–17 points opposite 15–17: invites slam.',
  }),
  rule({
    name: `${tag}/3N`,
    call: '3N',
    shows: game,
    forcing: 'sign-off',
    says: 'Game values and no major to look for.',
  }),
  rule({
    name: `${tag}/2N`,
    call: '2N',
    shows: invite,
    forcing: 'invitational',
    is: 'notrump',
    says: 'One or two points short of game: invites.',
  }),
  rule({
    name: `${tag}/pass`,
    call: 'P',
    shows: anyHand,
    says: 'Too weak to invite, and no suit to run to.',
  }),
]

/** The answers of the notrump bidder. */
export const notrumpAnswers = (tag: string, most: number): readonly RuleDraft[] => [
  ...given(
    { asked: 'majors', partner: '2C' },
    rule({
      name: `${tag}/majors-H`,
      call: '2H',
      shows: length('H', 4),
      says: 'Four hearts; there may be four spades as well.',
    }),
    rule({
      name: `${tag}/majors-S`,
      call: '2S',
      shows: length('S', 4),
      says: 'Four spades, not four hearts.',
    }),
    rule({
      name: `${tag}/majors-none`,
      call: '2D',
      shows: anyHand,
      artificial: true,
      says: 'No four-card major.',
    }),
  ),
  ...given(
    { asked: 'puppet', partner: '2D|2H', partnerIs: 'transfer' },
    rule({
      name: `${tag}/super-accept`,
      call: '3partner',
      shows: hand(length('partner', 4), points(most - 1), fitPoints(most)),
      agrees: 'partner',
      is: 'super-accept',
      says: 'Four trumps and a maximum, a doubleton counted: jumps past the transfer.',
    }),
    rule({
      name: `${tag}/accept`,
      call: '2partner',
      shows: anyHand,
      says: 'Accepts the transfer; it says nothing more.',
    }),
  ),
  rule({
    name: `${tag}/accept-minor`,
    when: { asked: 'puppet', partner: '2S' },
    call: '3C',
    shows: anyHand,
    artificial: true,
    says: 'Three clubs as asked: partner passes or corrects.',
  }),
  ...given(
    { partnerIs: 'jump-shift', partner: '3major' },
    rule({
      name: `${tag}/slam-try raise`,
      call: '4partner',
      shows: length('partner', 3),
      agrees: 'partner',
      says: 'Three trumps opposite six: agrees the suit.',
    }),
    rule({
      name: `${tag}/slam-try 3N`,
      call: '3N',
      shows: anyHand,
      says: 'Only two trumps: suggests notrump.',
    }),
  ),
  ...given(
    { partnerIs: 'jump-shift', partner: '3minor' },
    rule({
      name: `${tag}/minor 3N`,
      call: '3N',
      shows: hand(inSuit('partner', 'tops', 1), length('partner', 2)),
      forcing: 'sign-off',
      says: 'An honour in the long minor: nine tricks are likely.',
    }),
    rule({
      name: `${tag}/minor pass`,
      call: 'P',
      shows: anyHand,
      says: 'No fitting honour: three of the minor is enough.',
    }),
  ),
  ...given(
    { partner: '2nt', partnerIs: 'notrump' },
    rule({
      name: `${tag}/2N accept`,
      call: '3N',
      shows: either(points(most), hand(points(most - 1), some('all', cards(5)))),
      forcing: 'sign-off',
      says: 'More than a minimum: accepts the invitation.',
    }),
    rule({ name: `${tag}/2N decline`, call: 'P', shows: anyHand, says: 'A minimum: declines.' }),
  ),
  ...given(
    { partner: '4nt', partnerIs: 'quantitative' },
    rule({
      name: `${tag}/4N six`,
      call: '6N',
      shows: points(most),
      forcing: 'sign-off',
      says: 'A maximum: accepts the slam invitation.',
    }),
    rule({
      name: `${tag}/4N five`,
      call: '5N',
      shows: points(most - 1),
      forcing: 'invitational',
      says: 'In the middle of the range: passes the decision back.',
    }),
    rule({ name: `${tag}/4N decline`, call: 'P', shows: anyHand, says: 'A minimum: declines.' }),
  ),
  rule({
    name: `${tag}/5N six`,
    when: { partner: '5nt' },
    call: '6N',
    shows: anyHand,
    forcing: 'sign-off',
    says: 'Partner wants six at least and I have nothing to add.',
  }),
]
