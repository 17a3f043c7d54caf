/** Slam tools: Blackwood and Gerber answers, kings, placing the contract, the grand slam force. */

import type { Pattern } from '#bidding/patterns.ts'
import {
  aces,
  acesTogether,
  anyHand,
  combined,
  combinedFit,
  either,
  fitOf,
  hand,
  inSuit,
  kings,
  kingsTogether,
  measure,
  no,
  points,
  step,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import type { Style } from './style.ts'

/** The steps of an answer: how many each shows, by what name, and what it says of aces and of kings. */
const STEPS = [
  {
    numbers: [0, 4],
    tag: 'none or all four',
    aces: 'Answers the ask for aces: none or all four.',
    kings: 'Answers the ask for kings: none or all four.',
  },
  {
    numbers: [1],
    tag: 'one',
    aces: 'Answers the ask for aces: one.',
    kings: 'Answers the ask for kings: one.',
  },
  {
    numbers: [2],
    tag: 'two',
    aces: 'Answers the ask for aces: two.',
    kings: 'Answers the ask for kings: two.',
  },
  {
    numbers: [3],
    tag: 'three',
    aces: 'Answers the ask for aces: three.',
    kings: 'Answers the ask for kings: three.',
  },
] as const
const answersOf = (
  of: 'aces' | 'kings',
  exactly: typeof aces,
  when: Pattern,
): readonly RuleDraft[] =>
  given(
    when,
    ...STEPS.map(({ numbers, tag, [of]: says }, n) =>
      rule({
        name: `slam/${of} ${tag}`,
        call: step(n + 1),
        shows: either(...numbers.map((n) => exactly(n))),
        artificial: true,
        tells: of === 'aces' ? { aces: numbers } : { kings: numbers },
        says,
      }),
    ),
  )

const asks = given(
  { agreed: 'any', ours: true, level: [2, 4], cut: false, not: { told: ['blackwood', 'gerber'] } },
  rule({
    name: 'slam/blackwood',
    when: { last: '3suit|4suit', signedOff: false },
    call: '4N',
    shows: hand(
      points(12),
      combinedFit(32),
      fitOf('agreed', 8),
      no(aces(0)),
      measure('voids', 0, 0),
    ),
    artificial: true,
    message: 'aces',
    is: 'blackwood',
    says: 'A fit, no void and about 32 points together, short suits counted: asks for aces before slam.',
  }),
)
const decisions = [
  ...given(
    { answered: 'aces', mineIs: 'blackwood', agreed: 'any' },
    rule({
      name: 'slam/kings',
      call: '5N',
      shows: hand(acesTogether(4), combined(36)),
      artificial: true,
      message: 'kings',
      is: 'blackwood',
      says: 'All the aces are held and grand slam is possible: asks for kings.',
    }),
    rule({
      name: 'slam/six',
      call: '6agreed',
      shows: acesTogether(3),
      forcing: 'sign-off',
      says: 'At most one ace is missing: six.',
    }),
    rule({
      name: 'slam/five',
      call: '5agreed',
      shows: anyHand,
      forcing: 'sign-off',
      says: 'Two aces are missing: five is enough.',
    }),
    rule({
      name: 'slam/five pass',
      when: { inTrumps: true },
      call: 'P',
      shows: no(acesTogether(3)),
      says: 'Two aces are missing, and partner’s answer is the trump suit.',
    }),
  ),
  ...given(
    { answered: 'kings', agreed: 'any' },
    rule({
      name: 'slam/seven',
      call: '7agreed',
      shows: kingsTogether(4),
      forcing: 'sign-off',
      says: 'All aces and all kings: seven.',
    }),
    rule({
      name: 'slam/six kings',
      call: '6agreed',
      shows: anyHand,
      forcing: 'sign-off',
      says: 'A king is missing: six.',
    }),
    rule({
      name: 'slam/six kings pass',
      call: 'P',
      shows: anyHand,
      says: 'A king is missing and the answer is the trump suit.',
    }),
  ),
]
const gerber = [
  rule({
    name: 'slam/gerber kings',
    when: { answered: 'aces', mineIs: 'gerber', opening: '1nt|2nt' },
    call: '5C',
    shows: hand(acesTogether(4), points(18)),
    artificial: true,
    message: 'kings',
    is: 'gerber',
    says: 'All the aces are held: five clubs asks for kings.',
  }),
  ...given(
    { answered: 'aces', mineIs: 'gerber', agreed: 'none' },
    rule({
      name: 'slam/own six',
      call: '6x',
      shows: hand(acesTogether(3), inSuit('x', 'length', 6)),
      forEach: { among: 'all' },
      forcing: 'sign-off',
      says: 'At most one ace is missing: six in the long suit.',
    }),
    rule({
      name: 'slam/own 6N',
      call: '6N',
      shows: acesTogether(3),
      forcing: 'sign-off',
      says: 'At most one ace is missing: six notrump.',
    }),
    // Five clubs asks for kings, whatever the long suit is.
    rule({
      name: 'slam/own five, gerber',
      call: '5x',
      shows: inSuit('x', 'length', 6),
      forEach: { among: '=SHD' },
      forcing: 'sign-off',
      says: 'Two aces are missing: five is enough.',
    }),
    rule({
      name: 'slam/own 4N',
      call: '4N',
      shows: anyHand,
      forcing: 'sign-off',
      says: 'Two aces are missing: stops in notrump.',
    }),
  ),
]
const pastFive = given(
  { answered: 'aces', mineIs: 'blackwood', agreed: 'any' },
  rule({
    name: 'slam/six forced',
    call: '6agreed',
    shows: anyHand,
    forcing: 'sign-off',
    says: 'The answer is above five of the trump suit: six it is.',
  }),
)
const grandForce = given(
  { partner: '5nt', cut: false, not: { opening: '1nt|2nt' } },
  rule({
    name: 'slam/grand',
    when: { agreed: 'none', partnerJump: [2, 4], mySuits: [1, 4], opening: '1suit' },
    call: '7mine',
    shows: inSuit('mine', 'tops', 2),
    forcing: 'sign-off',
    says: 'Two of the top three trumps: the grand slam force is answered with seven.',
  }),
  rule({
    name: 'slam/grand six',
    when: { agreed: 'none', partnerJump: [2, 4], mySuits: [1, 4], opening: '1suit' },
    call: '6mine',
    shows: anyHand,
    forcing: 'sign-off',
    says: 'Fewer than two of the top three trumps: six.',
  }),
)
/** Trumps agreed and raised past game without an ask: six with good trumps. */
const trumpAsk = given(
  { partner: '5major', agreed: 'major', partnerIs: 'control', cut: false },
  rule({
    name: 'slam/trumps good',
    call: '6agreed',
    shows: either(inSuit('agreed', 'tops', 1), inSuit('agreed', 'length', 4), points(12)),
    forcing: 'sign-off',
    says: 'Better trumps or more points than promised: six.',
  }),
  rule({
    name: 'slam/trumps poor',
    call: 'P',
    shows: anyHand,
    says: 'Nothing more than promised: five is enough.',
  }),
)

/** @param trumps that aces are asked for: only an answer about a minor can go past five of the suit. */
export const slamTools = (
  { source }: Style,
  trumps: 'any' | 'major' = 'any',
): readonly RuleDraft[] =>
  marked(
    { source: source('Slam bidding') },
    ...answersOf('aces', aces, { asked: 'aces', cut: false }),
    ...answersOf('kings', kings, { asked: 'kings', cut: false }),
    ...gerber,
    ...decisions,
    ...(trumps === 'any' ? pastFive : []),
    ...grandForce,
    ...trumpAsk,
    ...given({ agreed: trumps }, ...asks),
  )
