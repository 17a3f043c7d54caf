/** Stayman, transfers and slam tries over two notrump or three: opened, or bid after two clubs. */
import type { Pattern } from '#bidding/patterns.ts'
import {
  anyHand,
  cards,
  either,
  hand,
  length,
  lengthPoints,
  longer,
  points,
  semiBalanced,
  some,
} from '#bidding/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/system.ts'
import { SMOLEN } from '../natural/smolen.ts'

/** Over two notrump, or three, the same tools a level higher; game is all that is left to decide. */
export const overHighNotrump = (
  tag: string,
  level: 3 | 4,
  asker: Pattern,
  bidder: Pattern,
  values: number,
): readonly RuleDraft[] => [
  ...given(
    asker,
    rule({
      name: `${tag}/stayman 5-4`,
      call: `${level}C`,
      shows: hand(
        points(values),
        either(
          hand(length('H', 5, 5), length('S', 4, 4)),
          hand(length('S', 5, 5), length('H', 4, 4)),
        ),
      ),
      artificial: true,
      message: 'majors',
      is: 'stayman',
      says: 'Five cards in one major and four in the other: asks for a four-card major.',
    }),
    rule({
      name: `${tag}/transfer-spades`,
      call: `${level}H`,
      shows: hand(length('S', 5), longer('S', { suit: 'H' }, 0)),
      artificial: true,
      suits: ['S'],
      message: 'puppet',
      is: 'transfer',
      says: 'Five spades or more: asks partner to bid the suit.',
    }),
    rule({
      name: `${tag}/transfer-hearts`,
      call: `${level}D`,
      shows: length('H', 5),
      artificial: true,
      suits: ['H'],
      message: 'puppet',
      is: 'transfer',
      says: 'Five hearts or more: asks partner to bid the suit.',
    }),
    rule({
      name: `${tag}/stayman`,
      call: `${level}C`,
      shows: hand(some('majors', cards(4)), points(values)),
      artificial: true,
      message: 'majors',
      is: 'stayman',
      says: 'A four-card major and enough for game: asks for partner’s majors.',
    }),
    ...(level === 3
      ? [
          rule({
            name: `${tag}/6N`,
            call: '6N',
            shows: hand(points(13), semiBalanced),
            forcing: 'sign-off' as const,
            says: 'At least 33 points together: six notrump.',
          }),
          rule({
            name: `${tag}/4N`,
            call: '4N',
            shows: hand(points(11, 12), semiBalanced),
            forcing: 'invitational' as const,
            is: 'quantitative' as const,
            says: '11 or 12 points: invites slam.',
          }),
          rule({
            name: `${tag}/3N`,
            call: '3N',
            shows: points(values),
            forcing: 'sign-off' as const,
            says: 'Enough for game and no major to look for.',
          }),
        ]
      : []),
    rule({
      name: `${tag}/pass`,
      call: 'P',
      shows: anyHand,
      says: 'Too little for game, or nothing to add.',
    }),
  ),
  ...given(
    bidder,
    ...given(
      { asked: 'majors' },
      rule({
        name: `${tag}/majors-H`,
        call: `${level}H`,
        shows: length('H', 4),
        says: 'Four hearts.',
      }),
      rule({
        name: `${tag}/majors-S`,
        call: `${level}S`,
        shows: length('S', 4),
        says: 'Four spades, not four hearts.',
      }),
      rule({
        name: `${tag}/majors-none`,
        call: `${level}D`,
        shows: anyHand,
        artificial: true,
        says: 'No four-card major.',
      }),
    ),
    rule({
      name: `${tag}/accept`,
      when: { asked: 'puppet' },
      call: `${level}partner`,
      shows: anyHand,
      says: 'Accepts the transfer.',
    }),
    rule({
      name: `${tag}/quantitative`,
      when: { partnerIs: 'quantitative' },
      call: '6N',
      shows: either(points(21, 21), points(24)),
      forcing: 'sign-off',
      says: 'A maximum: accepts.',
    }),
    rule({
      name: `${tag}/settled`,
      when: { partner: '3nt|4nt|4major|6nt' },
      call: 'P',
      shows: anyHand,
      says: 'Partner has placed the contract.',
    }),
  ),
]
export const highNotrumpAgain = (
  tag: string,
  when: Pattern,
  values: number,
): readonly RuleDraft[] => [
  ...given(
    { all: [when, { role: 'responder', told: ['stayman', 'transfer'] }] },
    ...given(
      { mineIs: 'stayman' },
      rule({
        name: `${tag}/fit`,
        when: { partner: '34major' },
        call: '4partner',
        shows: length('partner', 4),
        agrees: 'partner',
        forcing: 'sign-off',
        says: 'A four-four fit: game.',
      }),
      rule({
        name: `${tag}/five`,
        unless: SMOLEN.id,
        when: { partner: '3D' },
        call: '3x',
        shows: length('x', 5),
        forEach: { among: 'majors' },
        forcing: 'one-round',
        is: 'new-suit',
        says: 'Five {x}: partner chooses the game.',
      }),
      rule({
        name: `${tag}/no fit`,
        call: '3N',
        shows: anyHand,
        forcing: 'sign-off',
        says: 'No fit: three notrump.',
      }),
    ),
    ...given(
      { mineIs: 'transfer', partner: '34major' },
      rule({
        name: `${tag}/six`,
        call: '4partner',
        shows: hand(length('partner', 6), lengthPoints(values)),
        forcing: 'sign-off',
        says: 'A six-card major: game there.',
      }),
      rule({
        name: `${tag}/choice`,
        when: { partner: '3major' },
        call: '3N',
        shows: points(values),
        forcing: 'sign-off',
        says: 'Five cards and enough for game: partner chooses.',
      }),
      rule({
        name: `${tag}/enough`,
        call: 'P',
        shows: anyHand,
        says: 'The major is home, and there is no more.',
      }),
    ),
  ),
  ...given(
    { all: [when, { role: 'opener', told: ['stayman', 'transfer'] }] },
    rule({
      name: `${tag}/spades too`,
      when: { told: 'stayman', mine: '3H', partner: '3nt' },
      call: '4S',
      shows: length('S', 4),
      forcing: 'sign-off',
      says: 'Partner asked and has no four hearts, so has four spades.',
    }),
    rule({
      name: `${tag}/major raise`,
      when: { partner: '3major' },
      call: '4partner',
      shows: length('partner', 3),
      forcing: 'sign-off',
      says: 'Three cards opposite five: game in the major.',
    }),
    rule({
      name: `${tag}/major no fit`,
      when: { partner: '3major' },
      call: '3N',
      shows: anyHand,
      forcing: 'sign-off',
      says: 'Only two cards: three notrump.',
    }),
    rule({
      name: `${tag}/chosen`,
      when: { told: 'transfer', mine: '3major', partner: '3nt' },
      call: '4mine',
      shows: length('mine', 3),
      forcing: 'sign-off',
      says: 'Three trumps opposite five: the major plays better.',
    }),
    rule({
      name: `${tag}/final`,
      when: { partner: '3nt|4major|6suit' },
      call: 'P',
      shows: anyHand,
      says: 'Partner has placed the contract.',
    }),
  ),
]
