/** Slams on the points of both hands: with a fit by way of aces, without one in notrump. */
import {
  anyHand,
  cards,
  combined,
  combinedFit,
  either,
  extra,
  fitOf,
  hand,
  possible,
  some,
} from '#bidding/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/system.ts'

/** An uncontested auction below slam in which nothing is being asked or answered. */
const OPEN_TO_SLAM = {
  contested: false,
  role: ['opener', 'responder'],
  turn: [1, 9],
  level: [1, 4],
  ours: true,
  not: {
    any: [
      { asked: 'aces' },
      { asked: 'kings' },
      { asked: 'majors' },
      { answered: 'aces' },
      { told: ['blackwood', 'gerber'] },
      // After a notrump opening four notrump is an invitation there.
      { opening: '123nt' },
    ],
  },
} as const

/** Stand, as `slamsInNotrump` does, before the rules that stop in game: those speak for less. */
export const slamsInFits: readonly RuleDraft[] = given(
  { ...OPEN_TO_SLAM, last: '1234suit' },
  rule({
    name: 'slam/aces with trumps agreed',
    when: { agreed: 'major' },
    call: '4N',
    shows: hand(fitOf('agreed', 8), combinedFit(32)),
    artificial: true,
    message: 'aces',
    is: 'blackwood',
    says: 'Trumps are agreed and at least 32 points together, short suits counted: asks for aces.',
  }),
  rule({
    name: 'slam/aces with a fit',
    when: { agreed: 'none', partner: '1234major' },
    call: '4N',
    shows: hand(fitOf('partner', 8), combinedFit(32)),
    agrees: 'partner',
    artificial: true,
    message: 'aces',
    is: 'blackwood',
    says: 'Eight {partner} together and at least 32 points, short suits counted: asks for aces.',
  }),
)

export const slamsInNotrump: readonly RuleDraft[] = [
  ...given(
    { ...OPEN_TO_SLAM, agreed: 'none' },
    rule({
      name: 'slam/6N on points',
      call: '6N',
      shows: combined(33),
      forcing: 'sign-off',
      says: 'At least 33 points together: small slam.',
    }),
    rule({
      name: 'slam/4N quantitative',
      when: { last: '123nt', partnerMax: [0, 30] },
      call: '4N',
      shows: hand(possible(33), combined(31)),
      forcing: 'invitational',
      is: 'quantitative',
      says: 'At least 31 points together, 33 if partner is at the top: six notrump with more than a minimum.',
    }),
  ),
  ...given(
    { contested: false, partnerIs: 'quantitative' },
    rule({
      name: 'slam/quantitative taken',
      call: '6N',
      shows: either(extra(2), hand(extra(1), some('all', cards(5)))),
      forcing: 'sign-off',
      says: 'More than a minimum for my bids: slam.',
    }),
    rule({
      name: 'slam/quantitative declined',
      call: 'P',
      shows: anyHand,
      says: 'A minimum for my bids: no slam.',
    }),
  ),
]
