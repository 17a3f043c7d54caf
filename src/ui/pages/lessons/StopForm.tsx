/** What is said and asked at a stop, typed by its author. */
import { useState } from 'react'
import type { BoardRecord } from '#core/record.ts'
import { t } from '#core/text.ts'
import { QUESTION_KINDS, type Stop } from '#lessons/lesson.ts'
import { MAX_PROSE } from '#lessons/lesson-file.ts'
import { Button } from '../../kit/Button.tsx'
import { ChoiceField, choices, TextArea, TextField } from '../../kit/Field.tsx'
import { ASKS, draftOf, EMPTY_STOP, readStop, type StopDraft, usualAnswer } from './stop-draft.ts'

const KINDS_ASKED = ['none', ...QUESTION_KINDS] as const
const WAYS_ON = [
  { value: 'forced', label: t`on with the record` },
  { value: 'bid-on', label: t`the student bids on, with robots` },
  { value: 'play-on', label: t`the student bids and plays on, with robots` },
] as const
const KINDS: Readonly<Record<StopDraft['kind'], string>> = {
  none: t`no question`,
  call: t`a call`,
  card: t`a card`,
  number: t`a number`,
  choice: t`one of several`,
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
      aria-label={t`The stop`}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const read = readStop(draft, at)
        if (read.ok) onDone(read.stop)
        else setFault(read)
      }}
    >
      <TextArea
        label={t`Comment`}
        hint={t`What the student reads on coming here. Type 1H or !S and it is drawn.`}
        rows={3}
        maxLength={MAX_PROSE}
        value={draft.comment}
        error={errorOf('comment')}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <ChoiceField
        label={t`Then ask for`}
        value={kind}
        options={choices(KINDS_ASKED, (one) => KINDS[one])}
        onChange={(to) =>
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
        }
      />
      {kind !== 'none' && (
        <>
          <TextField
            label={t`Question`}
            maxLength={MAX_PROSE}
            value={draft.ask}
            error={errorOf('ask')}
            onChange={(event) => change({ ask: event.target.value })}
          />
          {kind === 'choice' && (
            <TextArea
              label={t`Choices`}
              hint={t`One a line.`}
              rows={3}
              value={draft.options}
              error={errorOf('options')}
              onChange={(event) => change({ options: event.target.value })}
            />
          )}
          <TextArea
            label={t`Accepted answers`}
            hint={t`One a line, the best first. After a colon: what is said of it.`}
            rows={2}
            value={draft.accepted}
            error={errorOf('accepted')}
            onChange={(event) => change({ accepted: event.target.value })}
          />
          <TextArea
            label={t`Wrong answers to speak of`}
            hint={t`In the same way; none is needed.`}
            rows={2}
            value={draft.wrong}
            error={errorOf('wrong')}
            onChange={(event) => change({ wrong: event.target.value })}
          />
          <TextArea
            label={t`Why`}
            hint={t`Told after any answer.`}
            rows={2}
            maxLength={MAX_PROSE}
            value={draft.why}
            onChange={(event) => change({ why: event.target.value })}
          />
        </>
      )}
      <ChoiceField
        label={t`After it`}
        value={draft.goesOn}
        options={WAYS_ON}
        onChange={(goesOn) => change({ goesOn })}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" submit>
          {stop === undefined ? t`Add the stop` : t`Change the stop`}
        </Button>
        <Button onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  )
}
