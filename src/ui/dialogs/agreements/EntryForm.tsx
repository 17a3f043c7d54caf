/** One call of the table: where it is made, what it shows, and what is believed when that is disproved. */
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { parseCall } from '#core/call.ts'
import { t } from '#core/text.ts'
import type { CallEntry } from '#store/index.ts'
import { Button } from '../../kit/Button.tsx'
import { ChoiceField, TextField } from '../../kit/Field.tsx'
import { callsText, QUALIFIERS, readCalls, weaker } from './agreement-words.ts'
import { ConditionForm } from './ConditionForm.tsx'

export function EntryForm({
  entry,
  onChange,
  onRemove,
}: {
  readonly entry: CallEntry
  readonly onChange: (entry: CallEntry, touched?: string) => void
  readonly onRemove: () => void
}) {
  const { fallbacks } = entry
  return (
    <div className="grid gap-3 grid-cols-1 justify-items-start px-2 pt-3 pb-4 border-b border-rule bg-inset">
      <div className="grid w-full cols-fit-44 items-start gap-x-3 gap-y-2">
        <CallsField
          value={entry.after}
          onChange={(after) => onChange({ ...entry, after }, 'after')}
        />
        <CallField value={entry.call} onChange={(call) => onChange({ ...entry, call }, 'call')} />
        <ChoiceField
          label={t`Standing`}
          value={entry.qualifier}
          options={QUALIFIERS}
          onChange={(qualifier) => onChange({ ...entry, qualifier })}
        />
      </div>
      <ConditionForm
        label={t`Shows`}
        condition={entry.says}
        onChange={(says) => onChange({ ...entry, says }, 'says')}
      />
      {fallbacks.map((fallback, i) => (
        <ConditionForm
          // biome-ignore lint/suspicious/noArrayIndexKey: a fallback has no name but its place.
          key={i}
          label={t`Fallback ${i + 1}`}
          condition={fallback}
          onChange={(to) =>
            onChange(
              { ...entry, fallbacks: fallbacks.map((p, at) => (at === i ? to : p)) },
              `fallback ${i}`,
            )
          }
          onRemove={() => onChange({ ...entry, fallbacks: fallbacks.filter((_, at) => at !== i) })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={Plus}
          onClick={() =>
            onChange({
              ...entry,
              fallbacks: [...fallbacks, weaker(fallbacks.at(-1) ?? entry.says)],
            })
          }
        >{t`Add a weaker reading`}</Button>
        <Button icon={Trash2} onClick={onRemove}>{t`Remove this call`}</Button>
      </div>
    </div>
  )
}

/** Text that follows a value from elsewhere, but not its own echo. */
function useTyped(value: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const [of, setOf] = useState(value)
  if (of !== value) {
    setOf(value)
    setText(value)
  }
  return [text, setText]
}

function CallsField({
  value,
  onChange,
}: {
  readonly value: CallEntry['after']
  readonly onChange: (calls: CallEntry['after']) => void
}) {
  const [text, setText] = useTyped(callsText(value))
  const read = readCalls(text)
  return (
    <TextField
      label={t`Auction so far`}
      hint={t`From the first bid, such as 1H P; empty for an opening.`}
      value={text}
      error={read.ok ? undefined : t`“${read.word}” is not a call.`}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (read.ok && callsText(read.calls) !== callsText(value)) onChange(read.calls)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && read.ok) onChange(read.calls)
      }}
    />
  )
}

function CallField({
  value,
  onChange,
}: {
  readonly value: CallEntry['call']
  readonly onChange: (call: CallEntry['call']) => void
}) {
  const [text, setText] = useTyped(callsText([value]))
  const call = parseCall(text)
  return (
    <TextField
      label={t`Call`}
      value={text}
      error={call === undefined ? t`A call such as 1H, 2N, P or X.` : undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (call !== undefined && call !== value) onChange(call)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && call !== undefined) onChange(call)
      }}
    />
  )
}
