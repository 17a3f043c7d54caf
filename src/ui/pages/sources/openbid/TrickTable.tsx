/** Appendix 3: playing tricks by honours and length, the hand's four suits lit. */
import type { Hand } from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { Panel } from '../../../kit/Panel.tsx'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'

const LENGTHS = Array.from({ length: 14 }, (_, n) => n)

export function TrickTable({
  paper,
  hand,
}: {
  readonly paper: JobOutput<'census', 'paper'> | undefined
  readonly hand: Hand
}) {
  /** The suits of the hand with those honours and that length. */
  const here = (honours: string, length: number) =>
    SUITS_DESCENDING.filter(
      (suit) =>
        holding.length(hand[suit]) === length &&
        holding.format(hand[suit]).replace(/[^AKQJ]/g, '') === honours,
    )
  return (
    <Panel
      id="source-tricks"
      title={t`Appendix 3: playing tricks`}
      lead={t`By the honours of a suit down, its length across. A second figure in brackets is the paper’s, where ours differs.`}
      state={paper === undefined ? 'running' : 'ready'}
      defaultFolded
    >
      <section className="overflow-x-auto" aria-label={t`Playing tricks`}>
        <table className="data-table tabular-nums">
          <thead>
            <tr>
              <th scope="col">{t`Honours`}</th>
              {LENGTHS.map((n) => (
                <th key={n} scope="col">
                  {n}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paper?.tricks.map(([honours, printed], row) => (
              <tr key={honours}>
                <th scope="row">{honours === '' ? t`none` : honours}</th>
                {LENGTHS.map((n) => {
                  const at = n - honours.length
                  const ours = paper.corrected[row]?.[at]
                  const suits = here(honours, n)
                  return (
                    <td
                      key={n}
                      className="aria-[current]:bg-accent-soft aria-[current]:font-semibold"
                      aria-current={suits.length > 0 ? 'true' : undefined}
                    >
                      {ours}
                      {ours !== printed[at] && ` (${printed[at]})`}
                      {suits.map((suit) => (
                        <span key={suit}>
                          {' '}
                          <SuitSymbol suit={suit} named={false} />
                          <span className="sr-only">{strainName(suit)}</span>
                        </span>
                      ))}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}
