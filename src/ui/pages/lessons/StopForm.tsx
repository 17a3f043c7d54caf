/** What is said and asked at a stop, typed by its author. */
import { useState } from 'react'
import type { BoardRecord } from '#core/record.ts'
import { QUESTION_KINDS, type Stop } from '#lessons/lesson.ts'
import { MAX_PROSE } from '#lessons/lesson-file.ts'
import { Button } from '../../parts/Button.tsx'
import { SelectField, TextArea, TextField } from '../../parts/Field.tsx'
import { ASKS, draftOf, EMPTY_STOP, readStop, type StopDraft, usualAnswer } from './stop-draft.ts'

const KINDS: Readonly<Record<StopDraft['kind'], string>> = {
  none: 'no question',
  call: 'a call',
  card: 'a card',
  number: 'a number',
  choice: 'one of several',
  text: 'words',
}

export function StopForm({
  stop,
  at,
  record,
  onDone,
  onCancel,
}: {
  /** The stop to change; `undefined` for a new one. */
  readonly stop: Stop | undefined
  readonly at: number
  readonly record: BoardRecord
  readonly onDone: (stop: Stop) => void
  readonly onCancel: () => void
}) {
  const [draft, setDraft] = useState<StopDraft>(stop === undefined ? EMPTY_STOP : draftOf(stop))
  const [fault, setFault] = useState<{ readonly field: string; readonly message: string }>()
  const change = (part: Partial<StopDraft>) => {
    setDraft({ ...draft, ...part })
    setFault(undefined)
  }
  const errorOf = (field: string) => (fault?.field === field ? fault.message : undefined)
  const { kind } = draft
  return (
    <form
      aria-label="The stop"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const read = readStop(draft, at)
        if (read.ok) onDone(read.stop)
        else setFault(read)
      }}
    >
      <TextArea
        label="Comment"
        hint="What the student reads on coming here. Type 1H or !S and it is drawn."
        rows={3}
        maxLength={MAX_PROSE}
        value={draft.comment}
        error={errorOf('comment')}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <SelectField
        label="Then ask for"
        value={kind}
        onChange={(event) => {
          const to = event.target.value as StopDraft['kind']
          change(
            to === 'none'
              ? { kind: to }
              : {
                  kind: to,
                  ask:
                    draft.ask === '' || Object.values(ASKS).includes(draft.ask)
                      ? ASKS[to]
                      : draft.ask,
                  accepted: usualAnswer(to, record, at),
                },
          )
        }}
      >
        {(['none', ...QUESTION_KINDS] as const).map((one) => (
          <option key={one} value={one}>
            {KINDS[one]}
          </option>
        ))}
      </SelectField>
      {kind !== 'none' && (
        <>
          <TextField
            label="Question"
            maxLength={MAX_PROSE}
            value={draft.ask}
            error={errorOf('ask')}
            onChange={(event) => change({ ask: event.target.value })}
          />
          {kind === 'choice' && (
            <TextArea
              label="Choices"
              hint="One a line."
              rows={3}
              value={draft.options}
              error={errorOf('options')}
              onChange={(event) => change({ options: event.target.value })}
            />
          )}
          <TextArea
            label="Accepted answers"
            hint="One a line, the best first. After a colon: what is said of it."
            rows={2}
            value={draft.accepted}
            error={errorOf('accepted')}
            onChange={(event) => change({ accepted: event.target.value })}
          />
          <TextArea
            label="Wrong answers to speak of"
            hint="In the same way; none is needed."
            rows={2}
            value={draft.wrong}
            error={errorOf('wrong')}
            onChange={(event) => change({ wrong: event.target.value })}
          />
          <TextArea
            label="Why"
            hint="Told after any answer."
            rows={2}
            maxLength={MAX_PROSE}
            value={draft.why}
            onChange={(event) => change({ why: event.target.value })}
          />
        </>
      )}
      <SelectField
        label="After it"
        value={draft.goesOn}
        onChange={(event) => change({ goesOn: event.target.value as StopDraft['goesOn'] })}
      >
        <option value="forced">on with the record</option>
        <option value="bid-on">the student bids on, with robots</option>
        <option value="play-on">the student bids and plays on, with robots</option>
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" submit>
          {stop === undefined ? 'Add the stop' : 'Change the stop'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
