/**
 * Slams that no control bid leads to: on the points of both hands, on a long suit, opposite a strong
 * notrump, and where the raiser is far stronger than the raise. All of it is ours.
 */

import {
  balanced,
  cards,
  combined,
  combinedFit,
  either,
  fitOf,
  fitPoints,
  hand,
  myLeast,
  no,
  points,
  some,
  support,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { slamsInNotrump } from '../natural/slam-values.ts'
import { slamsOnLength } from '../natural/slams-on-length.ts'

/** Partner opened two notrump. */
const overTwoNotrump = given(
  { role: 'responder', opening: '2nt', contested: false, ours: true },
  rule({
    name: 'slam/opposite two notrump',
    when: { turn: 0 },
    call: '4N',
    shows: hand(balanced, points(11, 12), no(some('majors', cards(4)))),
    forcing: 'invitational',
    is: 'quantitative',
    says: 'Balanced with 11 or 12 points and no four-card major, opposite 20–22: six notrump unless partner has the least.',
  }),
  rule({
    name: 'slam/aces after Stayman',
    when: { turn: 1, answered: 'majors', partner: '3major' },
    call: '4N',
    shows: hand(support(4), combinedFit(32)),
    package: 'blackwood',
    agrees: 'partner',
    artificial: true,
    message: 'aces',
    says: 'Four {partner} and at least 32 points together, short suits counted: ask for aces.',
  }),
  rule({
    name: 'slam/notrump after Stayman',
    when: { turn: 1, answered: 'majors' },
    call: '4N',
    shows: combined(31, 32),
    forcing: 'invitational',
    is: 'quantitative',
    says: '31 or 32 points together and no fit: six notrump unless partner has the least.',
  }),
  rule({
    name: 'slam/notrump without three',
    when: { turn: 1, partner: '3nt' },
    call: '4N',
    shows: combined(31, 32),
    forcing: 'invitational',
    is: 'quantitative',
    says: '31 or 32 points together and no fit: six notrump unless partner has the least.',
  }),
)
/** Partner raised the major that I forced with. */
const raised = rule({
  name: 'slam/aces over the raise',
  when: {
    role: 'responder',
    turn: 1,
    opening: '12nt',
    contested: false,
    agreed: 'major',
    partner: '4major',
    last: '4major',
  },
  call: '4N',
  shows: combinedFit(32),
  package: 'blackwood',
  artificial: true,
  message: 'aces',
  says: 'A fit and at least 32 points together, short suits counted: ask for aces.',
})
/** Controls have been shown, and partner has stopped in game. */
const raiser = rule({
  name: 'slam/aces over game',
  when: {
    role: 'responder',
    turn: [2, 4],
    opening: '1major',
    contested: false,
    agreed: 'major',
    partner: '4major',
    last: '4major',
  },
  call: '4N',
  shows: fitPoints(myLeast(7)),
  package: 'blackwood',
  artificial: true,
  message: 'aces',
  says: 'At least seven points more than my raise has shown, and partner believes in game: ask for aces.',
})

/** Short suits count with three trumps or more: with two there is nothing to ruff with. */
const fit = given(
  {
    contested: false,
    role: ['opener', 'responder'],
    turn: [1, 9],
    last: '34suit',
    ours: true,
    agreed: 'none',
    partner: '34major',
    not: { any: [{ answered: 'majors' }, { opening: '12nt' }, { told: 'blackwood' }] },
  },
  rule({
    name: 'slam/aces with a fit',
    call: '4N',
    shows: hand(fitOf('partner', 8), either(hand(support(3), combinedFit(32)), combined(32))),
    package: 'blackwood',
    agrees: 'partner',
    artificial: true,
    message: 'aces',
    says: 'Eight {partner} together and at least 32 points, short suits counted with three trumps: ask for aces.',
  }),
)

export const SLAMS: readonly RuleDraft[] = marked(
  { ours: true },
  ...overTwoNotrump,
  raised,
  raiser,
  ...fit,
  ...slamsOnLength,
  ...given(
    { not: { role: 'responder', turn: 1, partner: '1nt', mine: '1major' } },
    ...slamsInNotrump,
  ),
)
