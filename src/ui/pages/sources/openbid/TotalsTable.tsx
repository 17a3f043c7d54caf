/** Appendix 6: what total points can add to HCP, shape by shape; the hand's shape is lit. */

import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { pattern, shapeOf } from '#core/shape.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { Panel } from '../../../kit/Panel.tsx'
import { signed } from './TotalPoints.tsx'

/** `d000` in the paper's single letters: `13–0–0–0`. */
const spelled = (shape: string): string =>
  [...shape].map((digit) => Number.parseInt(digit, 14)).join('–')

export function TotalsTable({
  rows,
  hand,
}: {
  readonly rows: JobOutput<'census', 'paper'>['totals'] | undefined
  readonly hand: Hand
}) {
  const own = pattern(shapeOf(hand))
  const hcp = handOf.hcp(hand)
  return (
    <Panel
      id="source-totals"
      title={t`Appendix 6: shapes and total points`}
      lead={t`The least and the most that T adds to the points of a shape. With all four aces and no void it is one more.`}
      state={rows === undefined ? 'running' : 'ready'}
      defaultFolded
    >
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 text-small tabular-nums"
        aria-label={t`Shapes`}
      >
        {rows?.map(([shape, least, most]) => (
          <li
            key={shape}
            className="flex justify-between rounded-control px-1 aria-[current]:bg-accent-soft aria-[current]:font-semibold"
            aria-current={shape === own ? 'true' : undefined}
          >
            <span>{spelled(shape)}</span>
            <span>
              {signed(least)} {t`to`} {signed(most)}
              {shape === own && (
                <span className="sr-only">{t`: T ${hcp + least} to ${hcp + most} here`}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
