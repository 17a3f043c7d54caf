/**
 * After a positive answer to a strong opening, the opponents silent. Game is certain, so the slow way
 * there shows more than the least, and a jump to game shows no more than that.
 */

import {
  anyHand,
  cards,
  cheapest,
  combined,
  fitPoints,
  game,
  hand,
  jump,
  length,
  longest,
  no,
  points,
  raise,
  semiBalanced,
  some,
  support,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import type { Openings } from './style.ts'

/** The points above its least from which a positive answer has more to show. */
const MORE = 3
/** Points of both hands for small slam in a major fit, short suits counted; one more opposite the least. */
const SLAM = 31

/** Opener: a fit is looked for before notrump. */
const opener = ({ calls }: Openings): readonly RuleDraft[] =>
  given(
    { role: 'opener', turn: 1, opening: calls, contested: false, artificial: false },
    rule({
      name: `strong/${calls}-positive-raise`,
      when: { partner: '12major' },
      call: raise('partner'),
      shows: support(3),
      agrees: 'partner',
      forcing: 'game',
      says: 'Three trumps for partner’s five: they are settled low, with room to look for a slam.',
    }),
    rule({
      name: `strong/${calls}-positive-suit`,
      when: { partner: 'suit' },
      call: cheapest('x', 1, 3),
      shows: hand(length('x', 5), longest('x', 'unbid')),
      forEach: { among: 'unbid' },
      forcing: 'game',
      says: 'Five {x} or more, shown before notrump: game is certain.',
    }),
    // Over notrump the cheapest clubs ask, so they are shown one higher, and above 3NT not at all.
    rule({
      name: `strong/${calls}-positive-over-notrump`,
      when: { partner: '12nt' },
      call: cheapest('x', 2, 3),
      shows: hand(length('x', 5), longest('x')),
      forEach: { among: '=SHD' },
      forcing: 'game',
      says: 'Five {x} or more, shown before notrump: game is certain.',
    }),
    rule({
      name: `strong/${calls}-positive-clubs`,
      when: { partner: '1nt' },
      call: jump('C', 1, 3, 3),
      shows: hand(length('C', 5), longest('C')),
      forcing: 'game',
      says: 'Five clubs or more; two clubs would ask for majors.',
    }),
    rule({
      name: `strong/${calls}-positive-ask`,
      when: { partner: '12nt' },
      call: cheapest('C', 2, 3),
      shows: some('majors', cards(4)),
      package: 'stayman',
      forcing: 'game',
      artificial: true,
      message: 'majors',
      says: 'A four-card major: asks whether partner has four as well.',
    }),
    rule({
      name: `strong/${calls}-positive-notrump`,
      call: cheapest('N', 1, 3),
      shows: anyHand,
      forcing: 'game',
      says: 'No fit and no long suit to show: partner says more.',
    }),
  )

/** The positive hand again. */
const responder = ({ calls }: Openings, positive: number): readonly RuleDraft[] =>
  given(
    {
      role: 'responder',
      turn: 1,
      opening: calls,
      contested: false,
      gameForce: true,
      artificial: false,
      myMin: [positive, 37],
    },
    ...given(
      { agreed: 'major', partner: '2major' },
      rule({
        name: `strong/${calls}-raised-slow`,
        call: '3agreed',
        shows: fitPoints(positive + MORE),
        forcing: 'game',
        says: t`${positive + MORE} points or more with short suits counted: partner may look for a slam.`,
      }),
      rule({
        name: `strong/${calls}-raised-fast`,
        call: '4agreed',
        shows: anyHand,
        says: 'No more than a positive answer needs: game at once.',
      }),
    ),
    ...given(
      { agreed: 'none' },
      rule({
        name: `strong/${calls}-fit-slow`,
        when: { partner: '12major' },
        call: raise('partner'),
        shows: hand(support(3), fitPoints(positive + MORE)),
        agrees: 'partner',
        forcing: 'game',
        says: t`Three trumps and ${positive + MORE} points or more with short suits counted: room is left to look for a slam.`,
      }),
      rule({
        name: `strong/${calls}-fit-fast`,
        when: { partner: '12major' },
        call: game('partner'),
        shows: support(3),
        agrees: 'partner',
        says: 'Three trumps and no more than a positive answer needs: game at once.',
      }),
      rule({
        name: `strong/${calls}-own-six`,
        when: { mine: '12suit' },
        call: cheapest('mine', 2, 3),
        shows: length('mine', 6),
        forcing: 'game',
        says: 'Six cards in the suit.',
      }),
      rule({
        name: `strong/${calls}-own-major`,
        when: { partner: 'suit' },
        call: cheapest('x', 1, 3),
        shows: length('x', 4),
        forEach: { among: ['unbid', 'majors'], order: 'cheapest' },
        forcing: 'game',
        says: 'Four {x} beside what is shown.',
      }),
      rule({
        name: `strong/${calls}-more`,
        when: { partner: '12suit' },
        call: '2N',
        shows: points(positive + MORE),
        forcing: 'game',
        says: t`${positive + MORE} points or more and no fit yet: partner says more.`,
      }),
      rule({
        name: `strong/${calls}-least`,
        when: { partner: '12suit|12nt' },
        call: '3N',
        shows: hand(semiBalanced, points(0, positive + MORE - 1)),
        says: 'No more than a positive answer needs, and no fit: game at once.',
      }),
    ),
  )

/** Points of both hands from which a positive answer invites six notrump: the opening has no most. */
const INVITE = 30

/** The positive hand, with nothing agreed: a strong opening may hold much more than its least. */
const invites = ({ calls }: Openings, positive: number): readonly RuleDraft[] =>
  given(
    {
      role: 'responder',
      turn: [1, 9],
      opening: calls,
      contested: false,
      ours: true,
      agreed: 'none',
      artificial: false,
      myMin: [positive, 37],
      not: { told: ['blackwood', 'gerber', 'quantitative'] },
    },
    rule({
      name: `strong/${calls}-4N`,
      when: { partner: '2nt|3nt|3minor' },
      call: '4N',
      shows: hand(combined(INVITE), no(some('all', cards(6)))),
      forcing: 'invitational',
      is: 'quantitative',
      says: t`${INVITE} points together opposite an opening without a most: invites six notrump.`,
    }),
  )

/** Opener’s third call: what partner’s way to game has shown is added up. */
const openerAgain = ({ calls }: Openings, positive: number): readonly RuleDraft[] => {
  const [slow, fast] = [SLAM - positive - MORE, SLAM + 1 - positive]
  return given(
    { role: 'opener', turn: 2, opening: calls, contested: false, partnerMin: [positive, 37] },
    ...given(
      { agreed: 'major', last: '23major', mine: '12major', gameForce: true },
      rule({
        name: `strong/${calls}-slow-slam`,
        call: '4N',
        shows: fitPoints(slow),
        artificial: true,
        message: 'aces',
        is: 'blackwood',
        says: t`${slow} points or more with short suits counted, and partner came slowly: asks for aces.`,
      }),
      rule({
        name: `strong/${calls}-slow-game`,
        call: game('agreed'),
        shows: anyHand,
        says: 'The least of the opening: game is enough.',
      }),
    ),
    rule({
      name: `strong/${calls}-fast-slam`,
      when: { agreed: 'major', last: '4major', partner: '4major', mine: '123major' },
      call: '4N',
      shows: fitPoints(fast),
      artificial: true,
      message: 'aces',
      is: 'blackwood',
      says: t`${fast} points or more with short suits counted, opposite a positive answer: asks for aces.`,
    }),
    rule({
      name: `strong/${calls}-six-major`,
      when: { partner: '3nt', mine: '123major', agreed: 'none' },
      call: game('mine'),
      shows: length('mine', 6),
      says: 'Six trumps play better than notrump.',
    }),
    ...given(
      { partner: '2nt', mine: '12suit', agreed: 'none', gameForce: true },
      rule({
        name: `strong/${calls}-more-six`,
        call: cheapest('mine', 3, 3),
        shows: length('mine', 6),
        forcing: 'game',
        says: 'Six cards in the suit.',
      }),
      rule({
        name: `strong/${calls}-more-second`,
        call: cheapest('x', 3, 3),
        shows: length('x', 4),
        forEach: { among: 'unbid', order: 'cheapest' },
        forcing: 'game',
        says: 'A second suit: four {x} or more.',
      }),
      rule({
        name: `strong/${calls}-more-3N`,
        call: '3N',
        shows: anyHand,
        says: 'One long suit and no more to tell.',
      }),
    ),
  )
}

/** @param positive points from which the answer is positive. */
export const afterPositive = (opening: Openings, positive: number): readonly RuleDraft[] => [
  ...opener(opening),
  ...invites(opening, positive),
  ...responder(opening, positive),
  ...openerAgain(opening, positive),
]
