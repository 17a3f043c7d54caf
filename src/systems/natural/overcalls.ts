/**
 * First action over their opening: overcalls, doubles and notrump, in the direct and balancing seats.
 * One list in its order: whatever is above a rule is part of what it means, so it stays in one file.
 */

import {
  anyHand,
  balanced,
  called,
  cards,
  cheapest,
  either,
  every,
  hand,
  honours,
  inSuit,
  jump,
  length,
  lengthPoints,
  longest,
  no,
  points,
  some,
  stopped,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import type { Style } from './style.ts'

/** Shortness in their suit and three cards at least in the others. */
export const TAKEOUT = called(
  'short in their suit with support for the others',
  hand(length('theirs', 0, 2), every('unbid', cards(3))),
)
const MAJORS = { among: ['unbid', 'majors'] } as const
const UNBID = { among: 'unbid' } as const

const preempts = given(
  { last: '12suit' },
  rule({
    name: 'overcall/4-preempt',
    call: '4x',
    shows: hand(points(3, 11), length('x', 8), honours('x', 2)),
    forEach: UNBID,
    is: 'preempt',
    says: 'Eight {x} and a weak hand: preempt over them.',
  }),
  rule({
    name: 'overcall/3-preempt',
    when: { last: '1suit|2C' },
    call: '3x',
    shows: hand(points(3, 11), length('x', 7), honours('x', 2)),
    forEach: UNBID,
    is: 'preempt',
    says: 'Seven {x} and a weak hand: preempt over them.',
  }),
)

/** Over one of a suit, whoever bid it, before it is passed out. */
const direct = ({
  overcallNotrump,
  weakTwo,
  takeout,
  strongDouble,
  alwaysActs,
}: Style): readonly RuleDraft[] =>
  given(
    { last: '1suit', balancing: false },
    rule({
      name: 'overcall/weak jump',
      call: jump('x', 1, 2, 2),
      shows: hand(points(...weakTwo), length('x', 6, 7), honours('x', 2)),
      forEach: UNBID,
      is: 'jump-overcall',
      says: 'Six good {x} and 5–11 points: a weak jump overcall.',
    }),
    rule({
      name: 'overcall/1N',
      when: { rho: '1suit', lho: 'none|pass' },
      call: '1N',
      shows: hand(
        balanced,
        points(...overcallNotrump),
        stopped(),
        no(some(['unbid', 'majors'], cards(5))),
      ),
      is: 'notrump',
      says: 'Balanced with 15–18 points and their suit stopped.',
    }),
    rule({
      name: 'double/strong',
      call: 'X',
      shows: either(
        lengthPoints(strongDouble),
        hand(points(18), TAKEOUT),
        hand(points(19), balanced),
      ),
      forcing: 'one-round',
      is: 'takeout-double',
      says: 'Too strong for an overcall: double first, then bid again.',
    }),
    rule({
      name: 'double/two suits',
      when: { lho: '1suit' },
      call: 'X',
      shows: hand(points(10), every('unbid', cards(4)), length('theirs', 0, 3)),
      forcing: 'one-round',
      is: 'takeout-double',
      says: 'Both unbid suits and 10 points or more: asks partner to choose.',
    }),
    rule({
      name: 'overcall/1M',
      call: cheapest('x', 1, 1),
      shows: hand(
        points(8, 18),
        length('x', 5),
        longest('x', 'unbid'),
        either(honours('x', 3), hand(points(10), honours('x', 1))),
      ),
      forEach: MAJORS,
      is: 'overcall',
      says: 'Five {x} or more and 8 points to a good 17: an overcall at the one level.',
    }),
    rule({
      name: 'overcall/four good',
      call: cheapest('x', 1, 1),
      shows: hand(points(12, 17), length('x', 4, 4), inSuit('x', 'honours', 4)),
      forEach: MAJORS,
      is: 'overcall',
      says: 'Four very strong {x} and an opening hand: good enough for the one level.',
    }),
    rule({
      name: 'overcall/two six',
      call: cheapest('x', 2, 2),
      shows: hand(points(12, 17), length('x', 6), longest('x'), length('theirs', 0, 3)),
      forEach: UNBID,
      is: 'overcall',
      says: 'Six {x} and an opening hand: overcall at the two level.',
    }),
    rule({
      name: 'overcall/two hearts',
      call: '2H',
      shows: hand(
        points(13, 17),
        length('H', 5),
        longest('H'),
        honours('H', 2),
        length('theirs', 0, 3),
      ),
      is: 'overcall',
      says: 'Five good hearts and a sound opening hand: the major before a double.',
    }),
    rule({
      name: 'double/takeout',
      call: 'X',
      shows: hand(points(takeout), TAKEOUT),
      forcing: 'one-round',
      is: 'takeout-double',
      says: 'An opening hand, short in their suit, with support for the other suits.',
    }),
    rule({
      name: 'overcall/1D',
      call: '1D',
      shows: hand(points(8, 17), length('D', 5), longest('D', 'unbid'), honours('D', 2)),
      is: 'overcall',
      says: 'Five good diamonds and 8 points to a good 17: an overcall at the one level.',
    }),
    rule({
      name: 'overcall/two light',
      call: cheapest('x', 2, 2),
      shows: hand(
        points(10, 17),
        length('x', 6),
        longest('x'),
        honours('x', 2),
        length('theirs', 0, 3),
      ),
      forEach: UNBID,
      is: 'overcall',
      says: 'Six good {x} and 10 points: enough for the two level.',
    }),
    rule({
      name: 'overcall/two',
      when: { vulnerable: false },
      call: cheapest('x', 2, 2),
      shows: hand(
        points(12, 17),
        length('x', 5),
        longest('x'),
        honours('x', 2),
        length('theirs', 0, 3),
      ),
      forEach: UNBID,
      is: 'overcall',
      says: 'Five good {x} and an opening hand: an overcall at the two level.',
    }),
    rule({
      name: 'overcall/two vulnerable',
      when: { vulnerable: true },
      call: cheapest('x', 2, 2),
      shows: hand(
        points(13, 17),
        length('x', 5),
        longest('x'),
        honours('x', 2),
        length('theirs', 0, 3),
      ),
      forEach: UNBID,
      is: 'overcall',
      says: 'Vulnerable at the two level: five good {x} and a sound opening hand.',
    }),
    ...(alwaysActs === undefined
      ? []
      : given(
          { after: '1suit' },
          rule({
            name: 'double/off shape',
            call: 'X',
            shows: points(alwaysActs),
            forcing: 'one-round',
            is: 'takeout-double',
            says: `${alwaysActs} points or more and no better bid: an opening hand doubles.`,
          }),
          rule({
            name: 'overcall/weak pass',
            call: 'P',
            shows: points(0, alwaysActs - 1),
            says: `Fewer than ${alwaysActs} points and nothing to overcall on.`,
          }),
        )),
    rule({
      name: 'overcall/pass',
      call: 'P',
      shows: anyHand,
      says: 'No suit to overcall and not the shape for a double.',
    }),
  )

/** Their opening has been passed round: partner has points that could not be shown, so act lighter. */
const balancing = ({ balancingNotrump }: Style): readonly RuleDraft[] =>
  given(
    { last: '1suit', balancing: true },
    rule({
      name: 'balance/2N',
      call: '2N',
      shows: hand(balanced, points(19, 21), stopped()),
      is: 'notrump',
      says: 'Balanced with 19–21 points and their suit stopped.',
    }),
    rule({
      name: 'balance/strong',
      call: 'X',
      shows: either(points(18), hand(balanced, points(balancingNotrump[1] + 1))),
      forcing: 'one-round',
      is: 'reopening-double',
      says: 'Too strong for one notrump in the balancing seat: double first.',
    }),
    rule({
      name: 'balance/jump',
      call: jump('x', 1, 2, 3),
      shows: hand(points(12, 16), length('x', 6), honours('x', 2)),
      forEach: UNBID,
      is: 'overcall',
      says: 'A good six-card suit and an opening hand: in the balancing seat a jump is not weak.',
    }),
    rule({
      name: 'balance/1N',
      call: '1N',
      shows: hand(
        balanced,
        points(...balancingNotrump),
        stopped(),
        no(some(['unbid', 'majors'], cards(5))),
      ),
      is: 'notrump',
      says: 'Balanced with their suit stopped: in the balancing seat 10–15 points will do.',
    }),
    rule({
      name: 'balance/one',
      call: cheapest('x', 1, 1),
      shows: hand(points(7), length('x', 5), longest('x', 'unbid')),
      forEach: UNBID,
      is: 'overcall',
      says: 'Five {x}: a light overcall keeps them from playing at the one level.',
    }),
    rule({
      name: 'balance/double',
      call: 'X',
      shows: hand(
        points(9),
        length('theirs', 0, 3),
        some(['unbid', 'majors'], cards(3)),
        every('unbid', cards(2)),
        either(TAKEOUT, points(11)),
      ),
      forcing: 'one-round',
      is: 'reopening-double',
      says: 'Support for the other suits: partner must hold some of the missing points.',
    }),
    rule({
      name: 'balance/two',
      call: cheapest('x', 2, 2),
      shows: hand(points(9), length('x', 5), longest('x', 'unbid'), length('theirs', 0, 3)),
      forEach: UNBID,
      is: 'overcall',
      says: 'A long suit and nine points or more: do not let them play at the one level.',
    }),
    rule({
      name: 'balance/pass',
      call: 'P',
      shows: anyHand,
      says: 'Too weak, or too many of their suit: let them play.',
    }),
  )

/** They have found a fit, or bid two suits, and stopped low. */
const raised = given(
  { last: '2suit', opening: '1suit' },
  rule({
    name: 'low/takeout',
    when: { balancing: false },
    call: 'X',
    shows: either(hand(points(13), TAKEOUT), points(19)),
    forcing: 'one-round',
    is: 'takeout-double',
    says: 'An opening hand short in their suit: asks for the other suits.',
  }),
  rule({
    name: 'low/overcall six',
    when: { balancing: false },
    call: cheapest('x', 2, 2),
    shows: hand(points(9, 17), length('x', 6), longest('x'), honours('x', 3)),
    forEach: UNBID,
    is: 'overcall',
    says: 'Six strong {x} and nine points or more: enough for the two level.',
  }),
  rule({
    name: 'low/overcall',
    when: { balancing: false },
    call: cheapest('x', 2, 2),
    shows: hand(points(11, 17), length('x', 5), longest('x'), honours('x', 2)),
    forEach: UNBID,
    is: 'overcall',
    says: 'Five good {x} and 11 points or more.',
  }),
  rule({
    name: 'low/overcall three',
    when: { balancing: false },
    call: cheapest('x', 3, 3),
    shows: hand(points(13, 17), length('x', 6), honours('x', 2)),
    forEach: UNBID,
    is: 'overcall',
    says: 'Six good {x} and a sound opening hand.',
  }),
  rule({
    name: 'low/balance suit',
    when: { balancing: true, theyAgreed: true },
    call: cheapest('x', 2, 2),
    shows: hand(points(7), length('x', 5), longest('x', 'unbid')),
    forEach: UNBID,
    is: 'overcall',
    says: 'They have a fit and stop low, so partner has points: compete.',
  }),
  rule({
    name: 'low/balance double',
    when: { balancing: true, theyAgreed: true },
    call: 'X',
    shows: hand(points(8), length('theirs', 0, 2), every('unbid', cards(3))),
    forcing: 'one-round',
    is: 'reopening-double',
    says: 'They have a fit and stop low: asks partner for a suit.',
  }),
  rule({
    name: 'low/balance three',
    when: { balancing: true, theyAgreed: true },
    call: cheapest('x', 3, 3),
    shows: hand(points(9), length('x', 6), honours('x', 2)),
    forEach: UNBID,
    is: 'overcall',
    says: 'A long suit, and they have stopped low: compete.',
  }),
  rule({
    name: 'low/pass',
    call: 'P',
    shows: anyHand,
    says: 'Nothing to compete with.',
  }),
)

/** Over a weak two or a higher preempt. */
const overPreempts = given(
  { opening: '234suit', last: '234suit' },
  rule({
    name: 'over-weak/2N',
    when: { last: '2D|2H|2S' },
    call: '2N',
    shows: hand(balanced, points(15, 20), stopped()),
    is: 'notrump',
    says: 'Balanced with a strong notrump or better and their suit stopped.',
  }),
  rule({
    name: 'over-weak/3N',
    when: { last: '3suit' },
    call: '3N',
    shows: hand(points(16, 22), stopped(), no(some(['unbid', 'majors'], cards(5)))),
    is: 'notrump',
    says: 'A strong hand with their suit stopped: nine tricks may be there.',
  }),
  rule({
    name: 'over-weak/strong',
    call: 'X',
    shows: either(points(18), hand(points(16), lengthPoints(19))),
    forcing: 'one-round',
    is: 'takeout-double',
    says: 'Too strong to overcall: double first, then bid again.',
  }),
  rule({
    name: 'over-weak/4M',
    call: '4x',
    shows: hand(points(14), length('x', 7)),
    forEach: MAJORS,
    is: 'overcall',
    says: 'A long major and an opening hand: game.',
  }),
  rule({
    name: 'over-weak/takeout two',
    when: { last: '2suit' },
    call: 'X',
    shows: hand(points(12), TAKEOUT),
    forcing: 'one-round',
    is: 'takeout-double',
    says: 'An opening hand short in their suit, with support for the others.',
  }),
  rule({
    name: 'over-weak/takeout three',
    when: { last: '3suit' },
    call: 'X',
    shows: hand(points(14), TAKEOUT),
    forcing: 'one-round',
    is: 'takeout-double',
    says: 'A good opening hand short in their suit, with support for the others.',
  }),
  rule({
    name: 'over-weak/takeout four',
    when: { last: '4suit' },
    call: 'X',
    shows: hand(points(15), length('theirs', 0, 2)),
    forcing: 'one-round',
    is: 'takeout-double',
    says: 'A strong hand short in their suit: partner bids or passes for penalties.',
  }),
  rule({
    name: 'over-weak/two',
    call: cheapest('x', 2, 2),
    shows: hand(points(11, 17), length('x', 5), longest('x'), honours('x', 2)),
    forEach: UNBID,
    is: 'overcall',
    says: 'Five good {x} and 11 points or more.',
  }),
  rule({
    name: 'over-weak/two six',
    call: cheapest('x', 2, 2),
    shows: hand(points(9, 17), length('x', 6), longest('x'), honours('x', 3)),
    forEach: UNBID,
    is: 'overcall',
    says: 'Six strong {x} and nine points or more: not shut out by a weak two.',
  }),
  rule({
    name: 'over-weak/three',
    call: cheapest('x', 3, 3),
    shows: hand(
      points(13, 17),
      length('x', 5),
      longest('x'),
      honours('x', 2),
      either(length('x', 6), points(15)),
    ),
    forEach: UNBID,
    is: 'overcall',
    says: 'A good suit and a sound opening hand: worth the three level.',
  }),
  rule({
    name: 'over-weak/pass',
    call: 'P',
    shows: anyHand,
    says: 'Not strong enough to act over a preempt.',
  }),
)

/** Over an opening that shows strength and no suit. */
const overStrong = given(
  { opening: '1C|2C|2D', last: '12suit', theirSuits: 0, theirMin: [15, 74] },
  rule({
    name: 'over-strong/jump',
    when: { last: '1C' },
    call: jump('x', 1, 2, 3),
    shows: hand(points(4, 12), length('x', 6), honours('x', 2)),
    forEach: { among: 'all', order: 'down' },
    is: 'jump-overcall',
    says: 'A good six-card suit over their strong opening: takes room.',
  }),
  rule({
    name: 'over-strong/one',
    when: { last: '1suit' },
    call: cheapest('x', 1, 1),
    shows: hand(points(8, 17), length('x', 5), longest('x'), honours('x', 2)),
    forEach: { among: 'all', order: 'down' },
    is: 'overcall',
    says: 'Five good {x}: a lead for partner, and less room for them.',
  }),
  rule({
    name: 'over-strong/suit',
    call: cheapest('x', 2, 3),
    shows: hand(points(6, 15), length('x', 6), honours('x', 2)),
    forEach: { among: 'all', order: 'down' },
    is: 'overcall',
    says: 'A good six-card suit over their strong opening: takes room.',
  }),
  rule({
    name: 'over-strong/pass',
    call: 'P',
    shows: anyHand,
    says: 'They are strong: stay out of the way.',
  }),
)

/** They opened one of a suit and answered one notrump. */
const overAnswer = given(
  { opening: '1suit', last: '1nt', lho: '1suit' },
  rule({
    name: 'over-answer/double',
    call: 'X',
    shows: either(hand(points(13), length('lho', 0, 2), every('unbid', cards(3))), points(18)),
    forcing: 'one-round',
    is: 'takeout-double',
    says: 'A takeout double of the suit opened.',
  }),
  rule({
    name: 'over-answer/suit',
    call: cheapest('x', 2, 2),
    shows: hand(points(10, 17), length('x', 5), longest('x', 'unbid'), honours('x', 2)),
    forEach: UNBID,
    is: 'overcall',
    says: 'Five good {x} and 10 points or more.',
  }),
  rule({
    name: 'over-answer/pass',
    call: 'P',
    shows: anyHand,
    says: 'Nothing to bid over their notrump.',
  }),
)

export const overcalls = (style: Style): readonly RuleDraft[] =>
  marked(
    { source: style.source('Defensive bidding') },
    ...given(
      { role: 'defender', turn: 0 },
      ...overStrong,
      ...preempts,
      ...direct(style),
      ...balancing(style),
      ...overPreempts,
      ...raised,
      ...overAnswer,
      rule({
        name: 'defence/pass',
        call: 'P',
        shows: anyHand,
        says: 'They have shown strength and found their way: nothing to add.',
      }),
    ),
  )
