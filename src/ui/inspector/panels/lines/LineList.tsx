/** The lines of the board: what was played instead, to switch to, name or delete. */
import { Check, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '#core/text.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'

export interface LineRow {
  readonly id: number
  readonly name: string
  readonly active: boolean
  /** How far it goes: `12 events`, a contract, a result. */
  readonly extent: string
}
export interface LineIntents {
  readonly select: (id: number) => void
  readonly rename: (id: number, name: string) => void
  readonly remove: (id: number) => void
}

export function LineList({
  rows,
  ...intents
}: { readonly rows: readonly LineRow[] } & LineIntents) {
  const heading = useId()
  return (
    <div>
      <h3 id={heading} className="sr-only">{t`Lines`}</h3>
      <ul aria-labelledby={heading}>
        {rows.map((row) => (
          <LineItem key={row.id} row={row} {...intents} />
        ))}
      </ul>
    </div>
  )
}

function LineItem({ row, select, rename, remove }: { readonly row: LineRow } & LineIntents) {
  const [mode, setMode] = useState<'plain' | 'naming' | 'deleting'>('plain')
  const item = useRef<HTMLLIElement>(null)
  const close = () => change('plain')
  // The keyboard follows: into the form, to the harmless answer, back to the line.
  const change = (next: typeof mode) => {
    flushSync(() => setMode(next))
    item.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
  }
  if (mode === 'naming')
    return (
      <li
        ref={item}
        className="flex min-h-11 flex-wrap items-center gap-1 border-rule not-first:border-t"
      >
        <NameForm
          name={row.name}
          cancel={close}
          save={(name) => {
            rename(row.id, name)
            close()
          }}
        />
      </li>
    )
  if (mode === 'deleting')
    return (
      <li
        ref={item}
        className="flex min-h-11 flex-wrap items-center gap-1 border-rule not-first:border-t"
      >
        <span className="flex-1">{t`Delete ${row.name}?`}</span>
        <Button onClick={() => remove(row.id)}>{t`Delete`}</Button>
        <Button variant="quiet" data-focus onClick={close}>{t`Keep`}</Button>
      </li>
    )
  return (
    <li
      ref={item}
      className="flex min-h-11 flex-wrap items-center gap-1 border-rule not-first:border-t"
    >
      <button
        type="button"
        className="flex min-h-11 flex-1 flex-wrap items-center gap-x-2 rounded-control px-1.5 text-start hover:bg-inset aria-[current]:bg-accent-soft aria-[current]:font-semibold"
        data-focus
        aria-current={row.active ? 'true' : undefined}
        onClick={() => select(row.id)}
      >
        {row.active && <Check size={14} aria-hidden="true" />}
        <span>{row.name}</span>
        <small className="ms-auto text-small font-normal text-ink-2">{row.extent}</small>
      </button>
      <IconButton label={t`Rename ${row.name}`} icon={Pencil} onClick={() => change('naming')} />
      <IconButton label={t`Delete ${row.name}`} icon={Trash2} onClick={() => change('deleting')} />
    </li>
  )
}

function NameForm({
  name,
  save,
  cancel,
}: {
  readonly name: string
  readonly save: (name: string) => void
  readonly cancel: () => void
}) {
  const [text, setText] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(text)
  }
  return (
    <form className="flex flex-1 flex-wrap gap-1.5" onSubmit={submit}>
      <input
        className="input min-w-40 flex-1"
        data-focus
        aria-label={t`New name of ${name}`}
        value={text}
        maxLength={80}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel()
        }}
      />
      <Button submit>{t`Save`}</Button>
      <Button variant="quiet" onClick={cancel}>{t`Cancel`}</Button>
    </form>
  )
}
