/**
 * Slams in a major after a raise. A raise is counted with short suits, so it shows few high cards; what
 * it is worth with trumps agreed is what these rules add to.
 */
import { combinedFit, fitPoints, hand, length, points, support } from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import type { Openings } from './style.ts'

const ASKS = { call: '4N', artificial: true, message: 'aces', is: 'blackwood' } as const

/** Opener: the points from which aces are asked for, by the raise. */
const OVER_RAISE = [
  { raised: t`simple raise`, partner: '2major', least: 25 },
  { raised: t`limit raise`, partner: '3major', least: 21 },
  { raised: t`raise to game`, partner: '4major', least: 19 },
] as const
/** Responder whose major opener has raised. */
const OVER_OPENERS = [
  { raised: 'raise', partner: '2major', least: 18 },
  { raised: t`jump raise`, partner: '3major', least: 15 },
  { raised: t`raise to game`, partner: '4major', least: 12 },
] as const

export const slamsAfterRaises = ({ calls }: Openings): readonly RuleDraft[] =>
  given(
    { contested: false, opening: calls, ours: true },
    ...given(
      { role: 'opener', turn: 1, agreed: 'major', mine: '1major' },
      ...OVER_RAISE.map(({ raised, partner, least }) =>
        rule({
          name: `raised/slam over a ${raised}`,
          when: { partner },
          ...ASKS,
          shows: fitPoints(least),
          says: t`${least} points or more with short suits counted, opposite a ${raised}: asks for aces.`,
        }),
      ),
    ),
    ...given(
      { role: 'responder', turn: 1, agreed: 'major', mine: '1major' },
      ...OVER_OPENERS.map(({ raised, partner, least }) =>
        rule({
          name: `raised/slam over opener’s ${raised}`,
          when: { partner },
          ...ASKS,
          shows: fitPoints(least),
          says: t`${least} points or more with short suits counted, opposite opener’s ${raised}: asks for aces.`,
        }),
      ),
    ),
    rule({
      name: 'raised/slam in the first suit',
      when: {
        role: 'responder',
        turn: 1,
        opening: '1major',
        partner: '23minor',
        partnerSuits: 2,
        agreed: 'none',
      },
      ...ASKS,
      shows: hand(length('partnerFirst', 3), combinedFit(32)),
      agrees: 'partnerFirst',
      says: 'Three trumps for the first suit and 32 points together, short suits counted: asks for aces.',
    }),
    rule({
      name: 'raised/slam over a jump to game',
      when: { role: 'opener', turn: 2, mySuits: [2, 3], partner: '4major', partnerSuits: 1 },
      ...ASKS,
      shows: hand(support(2), points(17)),
      agrees: 'partner',
      says: '17 points or more and two trumps, opposite six and the points for game: asks for aces.',
    }),
  )
