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
import { HEARTS, SPADES, type SuitLetter, strainName } from '#core/suit.ts'
import { SMOLEN } from './packages.ts'
import type { Style } from './style.ts'

/** The major that is bid, on four cards, and the long one. */
interface Majors {
  readonly short: SuitLetter
  readonly long: SuitLetter
  /** The long one in a rule's name, and in words. */
  readonly tag: string
  readonly words: string
}
const MAJORS: readonly Majors[] = [
  { short: 'H', long: 'S', tag: 'spades', words: strainName(SPADES) },
  { short: 'S', long: 'H', tag: 'hearts', words: strainName(HEARTS) },
]

/** Over two notrump Stayman has promised game already. */
const LEVELS = [
  {
    partner: '2D',
    over: '',
    strength: either(combined(25), lengthPoints(lessPartner(27))),
  },
  { partner: '3D', over: ' over 2N', strength: anyHand },
] as const

const asks = given(
  { mineIs: 'stayman', answered: 'majors', contested: false },
  ...LEVELS.flatMap(({ partner, over, strength }) =>
    MAJORS.map(({ short, long, tag, words }) =>
      rule({
        name: `smolen/five ${tag}${over}`,
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
  ...MAJORS.flatMap(({ short, long, tag, words }) =>
    given(
      { partner: `3${short}` },
      rule({
        name: `smolen/${tag} game`,
        call: `4${long}`,
        shows: length(long, 3),
        agrees: long,
        is: 'raise',
        says: `Three ${words} opposite five: game there, played from the strong side.`,
      }),
      rule({
        name: `smolen/no ${tag}`,
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
  ...MAJORS.map(({ short, long, tag, words }) =>
    rule({
      name: `smolen/six ${tag}`,
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
