/** TOTALPTS of the hand as a sum that can be read: each addition and each deduction. */
import type { Hand } from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'
import { Term } from '../../../kit/Term.tsx'

type Part = JobOutput<'opening', 'features'>['total'][number]

const WORDS: Readonly<Record<Part['what'], string>> = {
  hcp: t`high-card points`,
  hand: t`for the hand`,
  long: t`for length in`,
  'four-aces': t`for all four aces`,
  'no-ace': t`for having no ace`,
  flat: t`for 4333`,
  'ace-alone': t`for the ace alone in`,
  'honour-alone': t`for the honour alone in`,
  'short-honours': t`for short honours in`,
}
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export function TotalPoints({
  hand,
  parts = [],
}: {
  readonly hand: Hand
  readonly parts: readonly Part[] | undefined
}) {
  const sum = parts.reduce((n, { points }) => n + points, 0)
  return (
    <table className="data-table mt-3">
      <caption className="text-start font-semibold">
        <Term id="totalpts">{t`Total points, T`}</Term>
      </caption>
      <tbody>
        {parts.map(({ what, suit, points }) => (
          <tr key={`${what} ${suit ?? ''}`}>
            <th scope="row" className="text-start font-normal">
              {WORDS[what]} {suit !== undefined && <Cards suit={suit} hand={hand} />}
            </th>
            <td>{what === 'hcp' ? points : signed(points)}</td>
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row" className="text-start">
            T
          </th>
          <td>{sum}</td>
        </tr>
      </tbody>
    </table>
  )
}

const Cards = ({ suit, hand }: { readonly suit: Suit; readonly hand: Hand }) => (
  <span className="whitespace-nowrap">
    <SuitSymbol suit={suit} /> {holding.format(hand[suit])}
  </span>
)
