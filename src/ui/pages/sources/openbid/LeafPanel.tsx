/** Where the hand stands in the proof: the cases it is of, from the proposition down to its leaves. */
import { useMemo } from 'react'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { t } from '#core/text.ts'
import { useJob } from '../../../ask/use-job.ts'
import { Button } from '../../../kit/Button.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { useKept } from '../../../kit/use-kept.ts'
import type { Claimed } from '../room/room.ts'

/** `P2`, and below it `II`. */
const stepOf = (path: string, above = ''): string => path.slice(above.length).replace(/^\./, '')

export function LeafPanel({
  hand,
  onEdit,
}: {
  readonly hand: Hand
  readonly onEdit: (claim: Claimed) => void
}) {
  const asked = useMemo(() => ({ ask: 'leaves', hand }) as const, [hand])
  const job = useJob('census', asked, handOf.format(hand))
  const leaves = useKept(job.output).value
  return (
    <Panel
      id="source-leaf"
      title={t`The hand in the proof`}
      className="no-print"
      summary={leaves?.map(({ path }) => path).join(', ')}
    >
      {leaves?.length === 0 && <p>{t`No leaf of the case analysis has this hand.`}</p>}
      {leaves?.map(({ path, cases, says, edit }) => (
        <section key={path} className="mb-3" aria-label={path}>
          <ol className="border-s-3 border-s-accent ps-3">
            {cases.map((one, i) => (
              <li key={one.path} className="py-0.5 wrap-anywhere">
                <b>{stepOf(one.path, cases[i - 1]?.path)}</b> {one.given}
              </li>
            ))}
            <li className="py-0.5 font-semibold" aria-current="true">
              <span aria-hidden="true">∴</span> {says}
            </li>
          </ol>
          {edit && (
            <Button className="mt-1" onClick={() => onEdit(edit)}>{t`Edit this claim`}</Button>
          )}
        </section>
      ))}
    </Panel>
  )
}
