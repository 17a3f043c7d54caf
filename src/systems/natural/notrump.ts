/** Over partner's one notrump, opened or overcalled: Stayman, transfers, invitations, slam tries. */

import type { Pattern } from '#bidding/patterns.ts'
import {
  anyHand,
  balanced,
  cards,
  either,
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
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import type { HandTemplate } from '#rules/template.ts'
import type { Style } from './style.ts'

/** Strength opposite that range: enough to invite, and for game. */
interface Strength {
  readonly invite: HandTemplate
  readonly game: HandTemplate
}
const strengthOpposite = (least: number): Strength => ({
  invite: lengthPoints(24 - least),
  game: either(points(25 - least), lengthPoints(27 - least)),
})
const MAJORS_54 = either(
  hand(length('H', 5, 5), length('S', 4, 4)),
  hand(length('S', 5, 5), length('H', 4, 4)),
)
const FOUR_MAJOR = hand(some('majors', cards(4, 4)), no(some('majors', cards(5))))

const first = (tag: string, { invite, game }: Strength): readonly RuleDraft[] => [
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
const answers = (tag: string, most: number): readonly RuleDraft[] => [
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
      shows: hand(length('partner', 4), points(most)),
      agrees: 'partner',
      is: 'super-accept',
      says: 'Four trumps and a maximum: jumps past the transfer.',
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

/** The asker's second bid. */
const second = (tag: string, { invite, game }: Strength): readonly RuleDraft[] => [
  ...given(
    { mineIs: 'stayman', partner: '2major' },
    rule({
      name: `${tag}/fit slam`,
      call: '6partner',
      shows: hand(length('partner', 4), points(17)),
      agrees: 'partner',
      forcing: 'sign-off',
      says: 'A four-four fit and at least 32 points together: slam.',
    }),
    rule({
      name: `${tag}/fit game`,
      call: '4partner',
      shows: hand(length('partner', 4), game),
      agrees: 'partner',
      forcing: 'sign-off',
      says: 'A four-four fit and game values.',
    }),
    rule({
      name: `${tag}/fit invite`,
      call: '3partner',
      shows: hand(length('partner', 4), invite),
      agrees: 'partner',
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'A four-four fit and an invitation.',
    }),
  ),
  ...given(
    { mineIs: 'stayman', partner: '2suit' },
    rule({
      name: `${tag}/major forcing`,
      when: { partner: '2D' },
      call: '3x',
      shows: hand(length('x', 5), game),
      forEach: { among: 'majors' },
      forcing: 'game',
      is: 'new-suit',
      says: 'Five {x} and four of the other major with game values.',
    }),
    rule({
      name: `${tag}/major invite`,
      when: { partner: '2D' },
      call: '2x',
      shows: hand(length('x', 5), invite),
      forEach: { among: 'majors' },
      forcing: 'invitational',
      is: 'rebid',
      says: 'Five {x} and four of the other major: invites.',
    }),
    rule({
      name: `${tag}/minor forcing`,
      call: '3x',
      shows: hand(points(13), length('x', 5), no(semiBalanced)),
      forEach: { among: 'minors' },
      forcing: 'game',
      is: 'new-suit',
      says: 'Five {x}, game values and shape: looks beyond three notrump.',
    }),
    rule({
      name: `${tag}/asker 4N`,
      call: '4N',
      shows: points(16, 17),
      forcing: 'invitational',
      is: 'quantitative',
      says: 'No fit and 16–17 points: invites slam in notrump.',
    }),
    rule({
      name: `${tag}/asker 6N`,
      call: '6N',
      shows: points(18),
      forcing: 'sign-off',
      says: 'No fit and 33 points together: six notrump.',
    }),
    rule({
      name: `${tag}/asker 3N`,
      call: '3N',
      shows: game,
      forcing: 'sign-off',
      says: 'No four-four fit: three notrump.',
    }),
    rule({
      name: `${tag}/asker 2N`,
      call: '2N',
      shows: invite,
      forcing: 'invitational',
      is: 'notrump',
      says: 'No four-four fit: invites three notrump.',
    }),
    rule({
      name: `${tag}/asker pass`,
      call: 'P',
      shows: anyHand,
      says: 'The weak hand that only wanted a suit.',
    }),
  ),
  ...given(
    { mineIs: 'transfer', partner: '2major' },
    rule({
      name: `${tag}/six slam`,
      call: '4N',
      shows: hand(length('partner', 5), points(16)),
      forcing: 'invitational',
      is: 'quantitative',
      says: 'A five-card major and 16 points or more: invites slam.',
    }),
    rule({
      name: `${tag}/six game`,
      call: '4partner',
      shows: hand(length('partner', 6), game),
      forcing: 'sign-off',
      says: 'A six-card major and game values.',
    }),
    rule({
      name: `${tag}/5-5 game`,
      when: { partner: '2S' },
      call: '4H',
      shows: hand(length('H', 5), game),
      forcing: 'sign-off',
      says: 'Five hearts as well and game values: partner chooses.',
    }),
    rule({
      name: `${tag}/5-5 invite`,
      when: { partner: '2H' },
      call: '2S',
      shows: hand(length('S', 5), invite),
      forcing: 'invitational',
      is: 'new-suit',
      says: 'Five spades as well and invitational values.',
    }),
    rule({
      name: `${tag}/six invite`,
      call: '3partner',
      shows: hand(length('partner', 6), invite),
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'A six-card major and an invitation.',
    }),
    rule({
      name: `${tag}/second suit`,
      call: '3x',
      shows: hand(length('x', 4), game, no(balanced)),
      forEach: { among: 'minors', order: 'up' },
      forcing: 'game',
      is: 'new-suit',
      says: 'A second suit with game values.',
    }),
    rule({
      name: `${tag}/five game`,
      call: '3N',
      shows: game,
      forcing: 'sign-off',
      says: 'Five cards in the major and game values: partner chooses.',
    }),
    rule({
      name: `${tag}/five invite`,
      call: '2N',
      shows: invite,
      forcing: 'invitational',
      is: 'notrump',
      says: 'Five cards in the major and an invitation.',
    }),
    rule({
      name: `${tag}/five pass`,
      call: 'P',
      shows: anyHand,
      says: 'A weak hand: the major is home.',
    }),
  ),
  ...given(
    { mineIs: 'transfer', partnerIs: 'super-accept' },
    rule({
      name: `${tag}/super game`,
      call: '4partner',
      shows: lengthPoints(6),
      forcing: 'sign-off',
      says: 'Nine trumps and a maximum opposite: game.',
    }),
    rule({ name: `${tag}/super pass`, call: 'P', shows: anyHand, says: 'Too weak even so.' }),
  ),
  ...given(
    { mineIs: 'minor-transfer', partner: '3C' },
    rule({
      name: `${tag}/minor clubs`,
      call: 'P',
      shows: length('C', 6),
      says: 'The long suit is clubs.',
    }),
    rule({
      name: `${tag}/minor diamonds`,
      call: '3D',
      shows: anyHand,
      forcing: 'sign-off',
      says: 'The long suit is diamonds.',
    }),
  ),
]

/** The notrump bidder's third turn: accept, decline, choose. */
const third = (tag: string, most: number): readonly RuleDraft[] => {
  const accept = either(points(most), hand(points(most - 1), some('all', cards(5))))
  return [
    ...given(
      { mine: '2major', partner: '2nt', told: 'transfer' },
      rule({
        name: `${tag}/third 4M`,
        call: '4mine',
        shows: hand(length('mine', 3), points(most - 1)),
        forcing: 'sign-off',
        says: 'Three trumps and more than a minimum: game in the major.',
      }),
      rule({
        name: `${tag}/third 3M`,
        call: '3mine',
        shows: length('mine', 3),
        forcing: 'sign-off',
        says: 'Three trumps and a minimum: the major is safer.',
      }),
    ),
    ...given(
      { mine: '2major', partner: '3nt', told: 'transfer' },
      rule({
        name: `${tag}/third choose`,
        call: '4mine',
        shows: length('mine', 3),
        forcing: 'sign-off',
        says: 'Three trumps opposite five: the eight-card fit plays better.',
      }),
    ),
    ...given(
      { mine: '2major', partner: '3major', told: ['transfer', 'stayman'], agreed: 'major' },
      rule({
        name: `${tag}/third accept`,
        call: '4agreed',
        shows: accept,
        forcing: 'sign-off',
        says: 'More than a minimum: accepts the invitation.',
      }),
      rule({
        name: `${tag}/third decline`,
        call: 'P',
        shows: anyHand,
        says: 'A minimum: declines the invitation.',
      }),
    ),
    ...given(
      { told: ['transfer', 'stayman'], partner: '3minor' },
      rule({
        name: `${tag}/third support`,
        when: { mine: '2major', told: 'transfer' },
        call: '3mine',
        shows: length('mine', 3),
        forcing: 'one-round',
        says: 'Three-card support for the major.',
      }),
      rule({
        name: `${tag}/third 3N`,
        call: '3N',
        shows: anyHand,
        forcing: 'sign-off',
        says: 'No fit: three notrump.',
      }),
    ),
    ...given(
      { mine: '2D', partner: '3major', told: 'stayman' },
      rule({
        name: `${tag}/third raise`,
        call: '4partner',
        shows: length('partner', 3),
        forcing: 'sign-off',
        says: 'Three cards opposite five: game in the major.',
      }),
      rule({
        name: `${tag}/third no fit`,
        call: '3N',
        shows: anyHand,
        forcing: 'sign-off',
        says: 'Only two cards: three notrump.',
      }),
    ),
    ...given(
      { mine: '2D', partner: '2major', told: 'stayman' },
      rule({
        name: `${tag}/third invite game`,
        call: '4partner',
        shows: hand(length('partner', 3), points(most - 1)),
        forcing: 'sign-off',
        says: 'A fit and more than a minimum.',
      }),
      rule({
        name: `${tag}/third invite 3N`,
        call: '3N',
        shows: hand(points(most), length('partner', 2, 2)),
        forcing: 'sign-off',
        says: 'A maximum without a fit.',
      }),
      rule({
        name: `${tag}/third invite pass`,
        call: 'P',
        shows: anyHand,
        says: 'A minimum: declines.',
      }),
    ),
    ...given(
      { mine: '2H', partner: '2S', told: 'transfer' },
      rule({
        name: `${tag}/third both majors`,
        call: '4x',
        shows: hand(length('x', 3), accept),
        forEach: { among: 'majors' },
        forcing: 'sign-off',
        says: 'A fit and a good hand: game.',
      }),
      rule({
        name: `${tag}/third both back`,
        call: '3H',
        shows: length('H', 3),
        forcing: 'sign-off',
        says: 'A minimum with hearts.',
      }),
    ),
    rule({
      name: `${tag}/third both chosen`,
      when: { mine: '2S', partner: '4H', told: 'transfer' },
      call: '4S',
      shows: longer('S', { suit: 'H' }, 0),
      forcing: 'sign-off',
      says: 'Partner has five of each major: spades fit as well.',
    }),
    ...given(
      { mine: '2suit', partner: '2nt', told: ['transfer', 'stayman'] },
      rule({
        name: `${tag}/third spades`,
        when: { mine: '2H', told: 'stayman' },
        call: '4S',
        shows: hand(length('S', 4), accept),
        forcing: 'sign-off',
        says: 'Partner has four spades, having asked and no hearts: game there.',
      }),
      rule({
        name: `${tag}/third spades three`,
        when: { mine: '2H', told: 'stayman' },
        call: '3S',
        shows: length('S', 4),
        forcing: 'sign-off',
        says: 'Four spades as well and a minimum.',
      }),
      rule({
        name: `${tag}/third 3N accept`,
        call: '3N',
        shows: accept,
        forcing: 'sign-off',
        says: 'More than a minimum: accepts.',
      }),
      rule({
        name: `${tag}/third 2N pass`,
        call: 'P',
        shows: anyHand,
        says: 'A minimum: declines.',
      }),
    ),
    rule({
      name: `${tag}/third 5N`,
      when: { partner: '5nt', told: ['stayman', 'transfer'] },
      call: '6N',
      shows: anyHand,
      forcing: 'sign-off',
      says: 'Partner wants six at least and I have nothing to add.',
    }),
    rule({
      name: `${tag}/third 4S over 3N`,
      when: { mine: '2H', partner: '3nt', told: 'stayman' },
      call: '4S',
      shows: length('S', 4),
      forcing: 'sign-off',
      says: 'Partner asked and has no four hearts, so has four spades: they fit.',
    }),
    rule({
      name: `${tag}/third pass`,
      when: { partner: '3nt|4major|3D', told: ['transfer', 'stayman', 'minor-transfer'] },
      call: 'P',
      shows: anyHand,
      says: 'Partner has placed the contract.',
    }),
  ]
}

/** One notrump opened, overcalled, or bid in the balancing seat. */
export const oneNotrump = (style: Style): readonly RuleDraft[] => {
  const source = style.source('Notrump bidding')
  const ranges: readonly {
    readonly tag: string
    readonly least: number
    readonly most: number
    readonly asker: Pattern
    readonly bidder: Pattern
  }[] = [
    {
      tag: '1N',
      least: style.notrump[0],
      most: style.notrump[1],
      asker: { role: 'responder', opening: '1nt' },
      bidder: { role: 'opener', opening: '1nt' },
    },
    {
      tag: 'overcall-1N',
      least: style.overcallNotrump[0],
      most: style.overcallNotrump[1],
      asker: { role: 'advancer', told: 'notrump', partnerMin: [14, 20] },
      bidder: { role: 'overcaller', mineIs: 'notrump', myMin: [14, 20] },
    },
    {
      tag: 'balance-1N',
      // Opposite a wide range the middle counts.
      least: style.balancingNotrump[0] + 3,
      most: style.balancingNotrump[1],
      asker: { role: 'advancer', told: 'notrump', partnerMin: [0, 13] },
      bidder: { role: 'overcaller', mineIs: 'notrump', myMin: [0, 13] },
    },
  ]
  return marked(
    { source },
    ...ranges.flatMap(({ tag, least, most, asker, bidder }) => {
      const strength = strengthOpposite(least)
      const first1 = { turn: 0, partner: '1nt', cut: false } as const
      return [
        ...given({ all: [asker, first1, { rho: 'pass' }] }, ...first(tag, strength)),
        ...given(
          { all: [bidder, { turn: 1, mine: '1nt', cut: false }] },
          ...answers(tag, most),
          rule({
            name: `${tag}/settled`,
            when: { partner: '3nt|4major|6nt' },
            call: 'P',
            shows: anyHand,
            says: 'Partner has placed the contract.',
          }),
        ),
        ...given({ all: [asker, { turn: 1, cut: false }] }, ...second(tag, strength)),
        ...given(
          {
            all: [
              tag === '1N' ? bidder : { role: 'overcaller' },
              { turn: 2, cut: false, told: ['stayman', 'transfer', 'minor-transfer'] },
              ...(tag === '1N' ? [] : [{ told: 'notrump' as const }]),
              ...(tag === 'overcall-1N' ? [{ myMin: [14, 20] as const }] : []),
              ...(tag === 'balance-1N' ? [{ myMin: [0, 13] as const }] : []),
            ],
          },
          ...third(tag, most),
        ),
      ]
    }),
  )
}
