/** The calls of one side: a table by hand, each row with its form. */
import { ChevronDown, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { type Bid, bidOf, callName } from '#core/call.ts'
import { t } from '#core/text.ts'
import { type CallEntry, type CallTable, MAX_ENTRIES } from '#store/index.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText } from '../../kit/CallText.tsx'
import { freshShows, saysText } from './agreement-words.ts'
import { EntryForm } from './EntryForm.tsx'
import { NumberField } from './NumberField.tsx'
import type { Fault } from './use-agreement-draft.ts'

export function CallsSection({
  table,
  faults,
  onChange,
}: {
  readonly table: CallTable
  readonly faults: readonly Fault[]
  readonly onChange: (table: CallTable, touched?: string) => void
}) {
  const [open, setOpen] = useState<number | undefined>(undefined)
  const { entries } = table
  const add = () => {
    const call = freeOpening(entries)
    setOpen(entries.length)
    onChange({
      ...table,
      entries: [
        ...entries,
        {
          after: [],
          call,
          says: freshShows(call),
          fallbacks: [],
          qualifier: 'consistent',
        },
      ],
    })
  }
  return (
    <section
      aria-label={t`Calls`}
      className="grid w-full grid-cols-1 justify-items-start gap-3 border-t border-rule pt-3"
    >
      <h3>{t`Calls`}</h3>
      <p className="note">{t`A call written here is believed before the meaning of the side’s system.`}</p>
      {entries.length === 0 && <p className="panel-lead">{t`No call is written down yet.`}</p>}
      <ul className="w-full">
        {entries.map((entry, i) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a call has no name but its place.
            key={i}
            entry={entry}
            open={open === i}
            faults={faults.filter((fault) => fault.entry === i)}
            onToggle={() => setOpen(open === i ? undefined : i)}
            onChange={(to, touched) =>
              onChange(
                { ...table, entries: entries.map((one, at) => (at === i ? to : one)) },
                touched === undefined ? undefined : `call ${i} ${touched}`,
              )
            }
            onRemove={() => {
              setOpen(undefined)
              onChange({ ...table, entries: entries.filter((_, at) => at !== i) })
            }}
          />
        ))}
      </ul>
      <Button
        icon={Plus}
        reason={
          entries.length < MAX_ENTRIES ? undefined : t`A side has ${MAX_ENTRIES} calls at most.`
        }
        onClick={add}
      >{t`Add a call`}</Button>
      <div className="grid w-full cols-fit-44 items-start gap-x-3 gap-y-2">
        <NumberField
          label={t`Of a hundred such hands, so many call so`}
          value={table.weight}
          min={1}
          max={100}
          onChange={(weight) => onChange({ ...table, weight }, 'weight')}
        />
        <NumberField
          label={t`Each fallback keeps, in per cent`}
          value={Math.round(table.price * 100)}
          min={0}
          max={100}
          onChange={(price) => onChange({ ...table, price: price / 100 }, 'price')}
        />
      </div>
    </section>
  )
}

/** The lowest opening that is not in the table. */
const freeOpening = (entries: readonly CallEntry[]): Bid => {
  const first = bidOf(1, 0)
  for (let call: number = first; call <= 35; call++)
    if (!entries.some((one) => one.call === call && one.after.length === 0)) return call as Bid
  return first
}

function Row({
  entry,
  open,
  faults,
  onToggle,
  onChange,
  onRemove,
}: {
  readonly entry: CallEntry
  readonly open: boolean
  readonly faults: readonly Fault[]
  readonly onToggle: () => void
  readonly onChange: (entry: CallEntry, touched?: string) => void
  readonly onRemove: () => void
}) {
  const id = useId()
  const says = saysText(entry.says)
  const after = entry.after.map(callName).join(', ')
  return (
    <li>
      <button
        type="button"
        className="fold-row min-h-11 grid-cols-[minmax(5rem,auto)_minmax(0,1fr)_auto] gap-x-3 px-2 focus-visible:-outline-offset-2"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${callName(entry.call)}${after === '' ? '' : t` after ${after}`}: ${says}`}
        onClick={onToggle}
      >
        <span>
          {entry.after.map((call, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a call of an auction has no name but its place.
            <span key={i} className="text-ink-2">
              <CallText call={call} />{' '}
            </span>
          ))}
          <b>
            <CallText call={entry.call} />
          </b>
        </span>
        <span>
          {says}
          {entry.fallbacks.length > 0 && (
            <span className="text-ink-2">{t`, else ${saysText(entry.fallbacks[0] ?? entry.says)}`}</span>
          )}
        </span>
        <ChevronDown size={16} aria-hidden="true" className="panel-chevron" />
      </button>
      {faults.length > 0 && (
        <ul className="field-error">
          {faults.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {open && (
        <div id={id}>
          <EntryForm entry={entry} onChange={onChange} onRemove={onRemove} />
        </div>
      )}
    </li>
  )
}
