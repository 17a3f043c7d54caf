/** Note 1 as the code has it, and the disputed lines: what each does to the hand and to the propositions. */
import { useState } from 'react'
import { Link } from 'wouter'
import type { Hand } from '#core/hand.ts'
import { grouped, percentage } from '#core/locale.ts'
import { SHAPES } from '#core/shape.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { READING_WORDS } from '../../../ask/reading-words.ts'
import { useJob } from '../../../ask/use-job.ts'
import { openingsAddress } from '../../../kit/addresses/openings.ts'
import { Button } from '../../../kit/Button.tsx'
import { CallText } from '../../../kit/CallText.tsx'
import { SelectField } from '../../../kit/Field.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { tx } from '../../../kit/tx.ts'

type Other = JobOutput<'opening', 'features'>['others'][number]
type ReadingName = Other['reading']
const NAMES = Object.keys(READING_WORDS) as readonly ReadingName[]

export function Doubts({
  hand,
  others = [],
  onNote,
}: {
  readonly hand: Hand
  readonly others: readonly Other[] | undefined
  readonly onNote: () => void
}) {
  const [reading, setReading] = useState<ReadingName>('published')
  const other = others.find((one) => one.reading === reading)
  return (
    <Panel id="source-doubts" title={t`Notes and doubts`} className="no-print">
      <h3 className="font-semibold">{t`Note 1`}</h3>
      <p className="said">{t`A bid of section 11a with exactly ten points is only kept in hand: the search goes on at section 13, and what that finds replaces it. With T.A9865432.Q5.A5, 11a bids three hearts and 13a opens one heart.`}</p>
      <Button className="mt-1" onClick={onNote}>{t`Show the hand`}</Button>
      <h3 className="mt-4 font-semibold">{t`Lines that can be read in two ways`}</h3>
      <SelectField
        label={t`Reading`}
        value={reading}
        onChange={({ target: { value } }) => setReading(value as ReadingName)}
      >
        {NAMES.map((name) => (
          <option key={name} value={name}>
            {READING_WORDS[name]}
          </option>
        ))}
      </SelectField>
      <p className="mt-2">
        {other === undefined
          ? t`The hand opens the same.`
          : tx`The hand opens ${<CallText call={other.call} />} at ${other.section}.`}
      </p>
      <Propositions key={reading} reading={reading} />
      <p className="note mt-2">
        <Link href={openingsAddress(hand, 'corrected', undefined)} className="link">
          {t`The proof, and every claim, in Openings`}
        </Link>
      </p>
    </Panel>
  )
}

function Propositions({ reading }: { readonly reading: ReadingName }) {
  const job = useJob('census', { ask: 'propositions', reading } as const, {
    key: reading,
    byHand: true,
  })
  const { state, output, progress } = job
  if (output === undefined)
    return (
      <p className="mt-2 flex flex-wrap items-center gap-3" role="status">
        {state === 'running' ? (
          tx`Deciding: ${percentage(Math.floor(((progress?.shapes ?? 0) / SHAPES.length) * 100))} ${<Button onClick={job.cancel}>{t`Cancel`}</Button>}`
        ) : (
          <Button onClick={job.run}>{t`Decide every claim so`}</Button>
        )}
        {state === 'failed' && job.error?.message}
      </p>
    )
  return (
    <div role="status" className="mt-2">
      <p>{t`Of ${grouped(output.summary.claims)} claims ${output.summary.failing.length} fail:`}</p>
      <p className="note wrap-anywhere">{output.summary.failing.join(', ')}</p>
    </div>
  )
}
