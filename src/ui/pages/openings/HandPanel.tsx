/** The hand: the pack as keys, the hand as text, random hands, the reading, and the way to the table. */
import { Dices } from 'lucide-react'
import { useState } from 'react'
import { type Call, callName } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import * as handOf from '#core/hand.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import type { PageReading } from '../../kit/addresses/openings.ts'
import { Button } from '../../kit/Button.tsx'
import { callLabel } from '../../kit/call-label.ts'
import { SelectField } from '../../kit/Field.tsx'
import { HandEditor } from '../../kit/hand-editor/HandEditor.tsx'
import type { HandEditing } from '../../kit/hand-editor/hand-model.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import type { RandomFilter } from './use-random-hand.ts'

export interface HandPanelProps {
  readonly editing: HandEditing
  readonly marked: ReadonlySet<Card>
  readonly reading: PageReading
  readonly lists: JobOutput<'lists', 'openbid'> | undefined
  /** True while a random hand is being looked for. */
  readonly looking: boolean
  readonly onEdit: (editing: HandEditing) => void
  readonly onRandom: (filter: RandomFilter) => void
  readonly onReading: (reading: PageReading) => void
  readonly onTable: () => void
}

/** What the choice in the list asks for: `section 11a`, `call 3`, or nothing. */
const filterOf = (choice: string): RandomFilter => {
  const [kind, value = ''] = choice.split(' ')
  if (kind === 'section') return { section: value }
  if (kind === 'call') return { calls: [Number(value) as Call] }
  return {}
}

export function HandPanel(props: HandPanelProps) {
  const { editing, lists, looking } = props
  const [choice, setChoice] = useState('any')
  const missing = 13 - handOf.size(editing.cards)
  return (
    <Panel
      id="openings-hand"
      title={t`The hand`}
      end={
        <Button
          reason={missing > 0 ? t`The hand needs thirteen cards.` : undefined}
          onClick={props.onTable}
        >{t`Deal at the table`}</Button>
      }
      summary={handOf.format(editing.whole)}
    >
      <HandEditor editing={editing} marked={props.marked} onEdit={props.onEdit} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 items-end my-3">
        <SelectField
          label={t`Random hand that opens`}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        >
          <option value="any">{t`anything`}</option>
          {lists && (
            <>
              <optgroup label={t`Calls`}>
                {lists.calls.map((call) => (
                  <option key={call} value={t`call ${call}`} aria-label={callName(call)}>
                    {callLabel(call)}
                  </option>
                ))}
              </optgroup>
              <optgroup label={t`Sections`}>
                {lists.sections.map(({ label, name }) => (
                  <option key={label} value={t`section ${label}`}>
                    {label} {name}
                  </option>
                ))}
              </optgroup>
            </>
          )}
        </SelectField>
        <Button
          icon={Dices}
          aria-busy={looking || undefined}
          onClick={() => props.onRandom(filterOf(choice))}
        >{t`Random hand`}</Button>
      </div>
      <SegmentedControl
        label={t`King and queen in three cards`}
        hideLabel={false}
        value={props.reading}
        options={[
          { value: 'corrected', label: t`1 trick, corrected` },
          { value: 'published', label: t`0, as published` },
        ]}
        onChange={props.onReading}
      />
    </Panel>
  )
}
