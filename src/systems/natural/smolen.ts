/**
 * Smolen, a package: Stayman found no major, and three of the four-card major tells partner of five in the
 * other one, so that the strong hand plays it.
 */
import {
  anyHand,
  combined,
  either,
  hand,
  length,
  lengthPoints,
  lessPartner,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import type { SuitLetter } from '#core/suit.ts'
import { SMOLEN } from './packages.ts'
import type { Style } from './style.ts'

/** The major that is bid, on four cards, and the long one. */
const MAJORS: readonly (readonly [SuitLetter, SuitLetter, string])[] = [
  ['H', 'S', 'spades'],
  ['S', 'H', 'hearts'],
]

/** Over two notrump Stayman has promised game already. */
const LEVELS = [
  {
    partner: '2D',
    tag: '',
    strength: either(combined(25), lengthPoints(lessPartner(27))),
  },
  { partner: '3D', tag: ' over 2N', strength: anyHand },
] as const

const asks = given(
  { mineIs: 'stayman', answered: 'majors', contested: false },
  ...LEVELS.flatMap(({ partner, tag, strength }) =>
    MAJORS.map(([short, long, words]) =>
      rule({
        name: `smolen/five ${words}${tag}`,
        when: { partner },
        call: `3${short}`,
        shows: hand(length(short, 4, 4), length(long, 5), strength),
        artificial: true,
        suits: [short, long],
        forcing: 'game',
        is: 'smolen',
        says: `Game values with four cards here and five ${words}: the strong hand will play ${words}.`,
      }),
    ),
  ),
)
const answers = given(
  { partnerIs: 'smolen', cut: false },
  ...MAJORS.flatMap(([short, long, words]) =>
    given(
      { partner: `3${short}` },
      rule({
        name: `smolen/${words} game`,
        call: `4${long}`,
        shows: length(long, 3),
        agrees: long,
        is: 'raise',
        says: `Three ${words} opposite five: game there, played from the strong side.`,
      }),
      rule({
        name: `smolen/no ${words}`,
        call: '3N',
        shows: anyHand,
        is: 'notrump',
        says: `Only two ${words}: three notrump.`,
      }),
    ),
  ),
)
const asker = given(
  { mineIs: 'smolen', cut: false },
  ...MAJORS.map(([short, long, words]) =>
    rule({
      name: `smolen/six ${words}`,
      when: { mine: `3${short}`, partner: '3nt' },
      call: `4${long}`,
      shows: length(long, 6),
      forcing: 'sign-off',
      says: `Six ${words} opposite two: game there after all.`,
    }),
  ),
  rule({
    name: 'smolen/pass',
    when: { partner: '4major|3nt' },
    call: 'P',
    shows: anyHand,
    says: 'Game is reached, and there is no slam.',
  }),
)

/** Stands before the asker's own second bids over notrump. */
export const smolen = ({ source }: Style): readonly RuleDraft[] =>
  marked({ package: SMOLEN.id, source: source('Smolen') }, ...asks, ...answers, ...asker)
