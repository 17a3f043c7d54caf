/** Michaels cue bids and the unusual notrump, and what partner and the bidder do next. */

import type { Pattern } from '#bidding/patterns.ts'
import {
  anyHand,
  either,
  fitPoints,
  hand,
  has,
  honours,
  length,
  longer,
  longest,
  points,
  some,
  suitAll,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import type { Style } from './style.ts'

/** Weak, or too strong for a simple overcall: the hands between bid their suits one by one. */
const WEAK_OR_STRONG = either(points(6, 11), points(16))
const FIVE_MINOR = some('minors', suitAll(has('length', 5), has('honours', 2)))

const overMinor = (level: 2 | 3): RuleDraft =>
  rule({
    name: `michaels/minor ${level}`,
    when: { last: `${level - 1}minor` },
    call: `${level}theirs`,
    shows: hand(WEAK_OR_STRONG, length('S', 5), honours('S', 2), length('H', 5), honours('H', 2)),
    artificial: true,
    forcing: 'one-round',
    suits: ['H', 'S'],
    is: 'michaels',
    says: 'Five cards in each major, and either weak or very strong.',
  })
const overMajor = (level: 2 | 3, other: 'H' | 'S', theirs: 'H' | 'S', strong: boolean): RuleDraft =>
  rule({
    name: `michaels/${theirs} ${level}${strong ? ' strong' : ''}`,
    when: { last: `${level - 1}${theirs}` },
    call: `${level}${theirs}`,
    shows: strong
      ? hand(points(16), length(other, 5), some('minors', has('length', 5)))
      : hand(
          level === 2 ? points(6, 11) : points(8),
          length(other, 5),
          honours(other, 2),
          FIVE_MINOR,
        ),
    artificial: true,
    forcing: 'one-round',
    suits: [other],
    oneOf: ['C', 'D'],
    is: 'michaels',
    says: 'Five cards in the other major and in a minor.',
  })
const unusual = (when: Pattern, low: 'C' | 'D', high: 'D' | 'H', tag: string): RuleDraft =>
  rule({
    name: `unusual/${tag}`,
    when,
    call: '2N',
    shows: hand(WEAK_OR_STRONG, length(low, 5), honours(low, 2), length(high, 5), honours(high, 2)),
    artificial: true,
    forcing: 'one-round',
    suits: [low, high],
    is: 'unusual-notrump',
    says: 'Five cards in each of the two lowest unbid suits, and either weak or very strong.',
  })

const answers = given(
  { role: 'advancer', turn: 0 },
  ...given(
    { partnerIs: 'michaels', opening: '1minor' },
    rule({
      name: 'michaels/game',
      call: '4x',
      shows: hand(length('x', 4), fitPoints(11), longest('x', 'majors')),
      forEach: { among: 'majors' },
      forcing: 'sign-off',
      says: 'A nine-card fit and working cards: game.',
    }),
    rule({
      name: 'michaels/invite',
      call: '3x',
      shows: hand(length('x', 4), fitPoints(8), longest('x', 'majors')),
      forEach: { among: 'majors' },
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'A nine-card fit and some values: takes the auction up.',
    }),
    rule({
      name: 'michaels/choose',
      when: { cut: false },
      call: '2x',
      shows: longest('x', 'majors'),
      forEach: { among: 'majors' },
      forcing: 'sign-off',
      says: 'Chooses the better major.',
    }),
  ),
  ...given(
    { partnerIs: 'michaels', opening: '1major|2major' },
    rule({
      name: 'michaels/major game',
      call: '4partner',
      shows: either(hand(length('partner', 3), fitPoints(12)), length('partner', 4)),
      forcing: 'sign-off',
      is: 'raise',
      says: 'A fit for the major: game.',
    }),
    rule({
      name: 'michaels/major',
      call: '3partner',
      shows: hand(length('partner', 3), fitPoints(8)),
      is: 'raise',
      says: 'Three cards in the other major and some values.',
    }),
    rule({
      name: 'michaels/major low',
      when: { cut: false, last: '2H' },
      call: '2S',
      shows: length('S', 3),
      forcing: 'sign-off',
      says: 'Three spades: that suit will do.',
    }),
    rule({
      name: 'michaels/ask',
      when: { cut: false },
      call: '2N',
      shows: hand(points(8)),
      artificial: true,
      forcing: 'one-round',
      message: 'suit',
      says: 'No fit for the major: asks which minor.',
    }),
    rule({
      name: 'michaels/pass or correct',
      when: { cut: false, last: '2major' },
      call: '3C',
      shows: anyHand,
      artificial: true,
      message: 'suit',
      says: 'No fit for the major: partner passes with clubs or bids diamonds.',
    }),
    rule({
      name: 'michaels/pass or correct four',
      when: { last: '3major' },
      call: '4C',
      shows: hand(length('C', 3), length('D', 3)),
      artificial: true,
      message: 'suit',
      says: 'Support for either minor: partner passes with clubs or bids diamonds.',
    }),
  ),
  ...given(
    { partnerIs: 'unusual-notrump', partner: '2nt' },
    rule({
      name: 'unusual/game',
      call: '4x',
      shows: hand(length('x', 4), fitPoints(12)),
      forEach: { among: ['partners', 'majors'] },
      forcing: 'sign-off',
      says: 'A nine-card major fit and working cards: game.',
    }),
    rule({
      name: 'unusual/raise',
      call: '4x',
      shows: hand(length('x', 4), fitPoints(10)),
      forEach: { among: ['partners', 'minors'] },
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'A nine-card fit and some values: takes their room.',
    }),
    rule({
      name: 'unusual/choose',
      when: { cut: false },
      call: '3x',
      shows: longest('x', 'partners'),
      forEach: { among: 'partners', order: 'up' },
      forcing: 'sign-off',
      says: 'Chooses the better of partner’s suits.',
    }),
  ),
)
const bidder = given(
  { mineIs: 'michaels', asked: 'suit' },
  rule({
    name: 'michaels/strong minor',
    when: { partner: '2nt', cut: false },
    call: '4x',
    shows: hand(length('x', 5), points(16)),
    forEach: { among: 'minors' },
    forcing: 'invitational',
    says: 'The minor, and the strong hand: jumps.',
  }),
  rule({
    name: 'michaels/show minor',
    when: { partner: '2nt', cut: false },
    call: '3x',
    shows: longer('x', 'minors'),
    forEach: { among: 'minors', order: 'up' },
    says: 'Shows the minor.',
  }),
  rule({
    name: 'michaels/show diamonds',
    when: { partner: '3C|4C', cut: false },
    call: 'P',
    shows: length('C', 5),
    says: 'The minor is clubs.',
  }),
  rule({
    name: 'michaels/correct',
    when: { partner: '3C', cut: false },
    call: '3D',
    shows: length('D', 5),
    says: 'The minor is diamonds.',
  }),
  rule({
    name: 'michaels/correct four',
    when: { partner: '4C', cut: false },
    call: '4D',
    shows: length('D', 5),
    says: 'The minor is diamonds.',
  }),
)
const fourNotrump = given(
  { mineIs: 'michaels', partner: '4nt', cut: false },
  rule({
    name: 'michaels/five',
    call: '5x',
    shows: length('x', 5),
    forEach: { among: 'minors', order: 'up' },
    says: 'Partner wants the minor: shows it.',
  }),
)
/** First action over their opening of a suit; also after partner has passed and they have bid on. */
export const twoSuiters = ({ source }: Style): readonly RuleDraft[] =>
  marked(
    { source: source('Michaels cue bid and unusual notrump') },
    ...given(
      { role: 'defender', turn: 0, opening: '1suit|2suit', not: { opening: '1C', theirSuits: 0 } },
      ...given(
        { lho: 'none|pass', rho: '12suit' },
        rule({
          name: 'unusual/4N',
          when: { last: '1major' },
          call: '4N',
          shows: hand(points(18), length('C', 5), length('D', 5)),
          artificial: true,
          forcing: 'one-round',
          suits: ['C', 'D'],
          is: 'unusual-notrump',
          says: 'Both minors and a hand that makes game opposite a fit.',
        }),
        overMinor(2),
        overMajor(2, 'S', 'H', false),
        overMajor(2, 'H', 'S', false),
        overMajor(2, 'S', 'H', true),
        overMajor(2, 'H', 'S', true),
        overMajor(3, 'S', 'H', false),
        overMajor(3, 'H', 'S', false),
        unusual({ last: '1C' }, 'D', 'H', '1C'),
        unusual({ last: '1D' }, 'C', 'H', '1D'),
        unusual({ last: '1major' }, 'C', 'D', '1M'),
        unusual({ last: '2C', opening: '2C' }, 'C', 'D', '2C'),
      ),
      rule({
        name: 'michaels/balancing',
        when: { balancing: true, last: '1minor' },
        call: '2theirs',
        shows: hand(points(8), length('S', 5), length('H', 5)),
        artificial: true,
        forcing: 'one-round',
        suits: ['H', 'S'],
        is: 'michaels',
        says: 'Five cards in each major.',
      }),
      rule({
        name: 'michaels/over 1N answer',
        when: { opening: '1minor', last: '1nt', lho: '1minor' },
        call: '2lho',
        shows: hand(points(8, 15), length('S', 5), honours('S', 2), length('H', 5)),
        artificial: true,
        forcing: 'one-round',
        suits: ['H', 'S'],
        is: 'michaels',
        says: 'Five cards in each major over their notrump answer.',
      }),
    ),
    ...answers,
    ...bidder,
    ...fourNotrump,
  )
