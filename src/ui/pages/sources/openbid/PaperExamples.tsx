/** The example hands of the paper, one after the other: where each stands in the proof, and what it opens. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { Button } from '../../../kit/Button.tsx'
import { HandLine } from '../../../kit/HandLine.tsx'
import { Mark } from '../../../kit/Mark.tsx'
import { Panel } from '../../../kit/Panel.tsx'

export function PaperExamples({
  examples,
  onHand,
  onDeal,
}: {
  readonly examples: JobOutput<'census', 'paper'>['examples'] | undefined
  readonly onHand: (hand: Hand) => void
  readonly onDeal: (hand: Hand) => void
}) {
  const [at, setAt] = useState(0)
  const count = examples?.length ?? 0
  const example = examples?.[at]
  const read = example && handOf.parse(example.hand)
  const hand = read?.ok ? read.value : undefined
  const step = (by: 1 | -1) => {
    const next = (at + by + count) % count
    setAt(next)
    const to = examples?.[next]
    const found = to && handOf.parse(to.hand)
    if (found?.ok) onHand(found.value)
  }
  return (
    <Panel
      id="source-examples"
      title={t`Examples of the paper`}
      lead={t`Each is a hand that the proof says is passed.`}
      state={examples === undefined ? 'running' : 'ready'}
      className="no-print"
    >
      {example && (
        <div className="grid gap-1">
          <p className="note" role="status">{t`Hand ${at + 1} of ${count}, at ${example.id}`}</p>
          <p className="flex flex-wrap items-center gap-x-3">
            {hand && <HandLine hand={hand} />}
            <Mark
              kind={example.opens === 'PASS' && example.reached ? 'met' : 'not-met'}
              word={example.opens === 'PASS' ? t`passes` : t`opens ${example.opens}`}
            />
          </p>
          <p className="note">
            {t`Printed as ${example.printed}.`}
            {example.repaired !== undefined && ` ${example.repaired}`}
            {!example.reached && ` ${t`It is not of that case.`}`}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button icon={ChevronLeft} onClick={() => step(-1)}>{t`Previous hand`}</Button>
            <Button icon={ChevronRight} onClick={() => step(1)}>{t`Next hand`}</Button>
            <Button
              reason={hand === undefined ? t`The hand needs thirteen cards.` : undefined}
              onClick={() => hand && onDeal(hand)}
            >{t`Deal it`}</Button>
          </div>
        </div>
      )}
    </Panel>
  )
}
