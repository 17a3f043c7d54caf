/** Over partner's one notrump, opened or overcalled: Stayman, transfers, invitations, slam tries. */
import type { Pattern } from '#bidding/patterns.ts'
import { anyHand, either, lengthPoints, points } from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { firstAsk, notrumpAnswers, type Strength } from './notrump-asks.ts'
import { secondAsk, superAccepted, thirdTurn } from './notrump-second.ts'
import type { Style } from './style.ts'

const strengthOpposite = (least: number): Strength => ({
  invite: lengthPoints(24 - least),
  game: either(points(25 - least), lengthPoints(27 - least)),
})

/** One notrump opened, overcalled, or bid in the balancing seat. */
export const oneNotrump = (style: Style): readonly RuleDraft[] => {
  const source = style.source('Notrump bidding')
  const ranges: readonly {
    readonly tag: string
    readonly least: number
    readonly most: number
    readonly asker: Pattern
    readonly bidder: Pattern
  }[] = [
    {
      tag: '1N',
      least: style.notrump[0],
      most: style.notrump[1],
      asker: { role: 'responder', opening: '1nt' },
      bidder: { role: 'opener', opening: '1nt' },
    },
    {
      tag: 'overcall-1N',
      least: style.overcallNotrump[0],
      most: style.overcallNotrump[1],
      asker: { role: 'advancer', told: 'notrump', partnerMin: [14, 20] },
      bidder: { role: 'overcaller', mineIs: 'notrump', myMin: [14, 20] },
    },
    {
      tag: 'balance-1N',
      // Opposite a wide range the middle counts.
      least: style.balancingNotrump[0] + 3,
      most: style.balancingNotrump[1],
      asker: { role: 'advancer', told: 'notrump', partnerMin: [0, 13] },
      bidder: { role: 'overcaller', mineIs: 'notrump', myMin: [0, 13] },
    },
  ]
  return marked(
    { source },
    ...superAccepted,
    ...ranges.flatMap(({ tag, least, most, asker, bidder }) => {
      const strength = strengthOpposite(least)
      const first1 = { turn: 0, partner: '1nt', cut: false } as const
      return [
        ...given({ all: [asker, first1, { rho: 'pass' }] }, ...firstAsk(tag, strength)),
        ...given(
          { all: [bidder, { turn: 1, mine: '1nt', cut: false }] },
          ...notrumpAnswers(tag, most),
          rule({
            name: `${tag}/settled`,
            when: { partner: '3nt|4major|6nt' },
            call: 'P',
            shows: anyHand,
            says: 'Partner has placed the contract.',
          }),
        ),
        ...given({ all: [asker, { turn: 1, cut: false }] }, ...secondAsk(tag, strength)),
        ...given(
          {
            all: [
              tag === '1N' ? bidder : { role: 'overcaller' },
              { turn: 2, cut: false, told: ['stayman', 'transfer', 'minor-transfer'] },
              ...(tag === '1N' ? [] : [{ told: 'notrump' as const }]),
              ...(tag === 'overcall-1N' ? [{ myMin: [14, 20] as const }] : []),
              ...(tag === 'balance-1N' ? [{ myMin: [0, 13] as const }] : []),
            ],
          },
          ...thirdTurn(tag, most),
        ),
      ]
    }),
  )
}
