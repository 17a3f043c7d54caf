/** One condition of a call: its kind, its figures, and for a group the conditions in it. */
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { cardOf, rankOf, suitOf } from '#core/card.ts'
import type { Holding } from '#core/holding.ts'
import { parseRank, RANKS_DESCENDING, type Rank, rankLetter, rankName } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import type { Predicate } from '#store/index.ts'
import { Button, IconButton } from '../../parts/Button.tsx'
import { Checkbox, SelectField, TextField } from '../../parts/Field.tsx'
import { FORMS, type FormKind, freshForm, WHOSE } from './agreement-words.ts'
import { NumberField } from './NumberField.tsx'

export interface ConditionFormProps {
  /** The name of the group of fields. */
  readonly label: string
  readonly condition: Predicate
  readonly onChange: (condition: Predicate) => void
  readonly onRemove?: () => void
}

export function ConditionForm({ label, condition, onChange, onRemove }: ConditionFormProps) {
  const negated = condition.kind === 'not'
  const plain = condition.kind === 'not' ? condition.of : condition
  const put = (to: Predicate) => onChange(negated ? { kind: 'not', of: to } : to)
  return (
    <fieldset className="grid w-full min-w-0 gap-2 rounded-inset border border-rule bg-panel px-3 pt-2 pb-3">
      <legend className="px-1 text-base font-semibold">{label}</legend>
      <div className="grid w-full cols-fit-44 items-start gap-x-3 gap-y-2">
        <SelectField
          label="Kind"
          value={plain.kind}
          onChange={(event) => put(freshForm(event.target.value as FormKind))}
        >
          {FORMS.map(({ kind, label: name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
          {!FORMS.some(({ kind }) => kind === plain.kind) && (
            <option value={plain.kind}>Written elsewhere</option>
          )}
        </SelectField>
        {'seat' in plain && (
          <SelectField
            label="Whose hand"
            value={plain.seat}
            onChange={(event) => put({ ...plain, seat: Number(event.target.value) as Seat })}
          >
            {WHOSE.map(({ seat, label: whose }) => (
              <option key={seat} value={seat}>
                {whose}
              </option>
            ))}
          </SelectField>
        )}
        <Fields condition={plain} onChange={put} />
      </div>
      {(plain.kind === 'all' || plain.kind === 'any' || plain.kind === 'one') && (
        <Group label={label} group={plain} onChange={put} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Checkbox
          label="Not so"
          checked={negated}
          onChange={(not) => onChange(not ? { kind: 'not', of: plain } : plain)}
        />
        {onRemove !== undefined && (
          <IconButton label={`Remove ${label.toLowerCase()}`} icon={Trash2} onClick={onRemove} />
        )}
      </div>
    </fieldset>
  )
}

type GroupOf = Extract<Predicate, { readonly kind: 'all' | 'any' | 'one' }>

function Group({
  label,
  group,
  onChange,
}: {
  readonly label: string
  readonly group: GroupOf
  readonly onChange: (group: Predicate) => void
}) {
  return (
    <div className="grid gap-3 grid-cols-1 justify-items-start">
      {group.of.map((part, i) => (
        <ConditionForm
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name but its place.
          key={i}
          label={`${label}, condition ${i + 1}`}
          condition={part}
          onChange={(to) =>
            onChange({ ...group, of: group.of.map((p, at) => (at === i ? to : p)) })
          }
          onRemove={() => onChange({ ...group, of: group.of.filter((_, at) => at !== i) })}
        />
      ))}
      <Button
        icon={Plus}
        onClick={() => onChange({ ...group, of: [...group.of, freshForm('length')] })}
      >
        Add a condition
      </Button>
    </div>
  )
}

function SuitField({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: Suit
  readonly onChange: (suit: Suit) => void
}) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value) as Suit)}
    >
      {SUITS_DESCENDING.map((suit) => (
        <option key={suit} value={suit}>
          {strainName(suit)}
        </option>
      ))}
    </SelectField>
  )
}

function Fields({
  condition: p,
  onChange,
}: {
  readonly condition: Predicate
  readonly onChange: (to: Predicate) => void
}) {
  const ends = (of: Extract<Predicate, { readonly min: number }>, most: number) => (
    <>
      <NumberField
        label="Least"
        value={of.min}
        min={0}
        max={most}
        onChange={(min) => onChange({ ...of, min })}
      />
      <NumberField
        label="Most"
        value={of.max}
        min={0}
        max={most}
        onChange={(max) => onChange({ ...of, max })}
      />
    </>
  )
  switch (p.kind) {
    case 'length':
      return (
        <>
          <SuitField label="Suit" value={p.suit} onChange={(suit) => onChange({ ...p, suit })} />
          {ends(p, 13)}
        </>
      )
    case 'hcp':
      return ends(p, 40)
    case 'longer':
      return (
        <>
          <SuitField label="Suit" value={p.suit} onChange={(suit) => onChange({ ...p, suit })} />
          <SuitField label="Than" value={p.than} onChange={(than) => onChange({ ...p, than })} />
          <NumberField
            label="By at least"
            value={p.by}
            min={-13}
            max={13}
            onChange={(by) => onChange({ ...p, by })}
          />
        </>
      )
    case 'rule':
      return (
        <NumberField
          label="N"
          value={p.n}
          min={0}
          max={60}
          onChange={(n) => onChange({ ...p, n })}
        />
      )
    case 'card':
      return (
        <>
          <SelectField
            label="Rank"
            value={rankOf(p.card)}
            onChange={(event) =>
              onChange({
                ...p,
                card: cardOf(suitOf(p.card), Number(event.target.value) as Rank),
              })
            }
          >
            {RANKS_DESCENDING.map((rank) => (
              <option key={rank} value={rank}>
                {rankName(rank)}
              </option>
            ))}
          </SelectField>
          <SuitField
            label="Suit"
            value={suitOf(p.card)}
            onChange={(suit) => onChange({ ...p, card: cardOf(suit, rankOf(p.card)) })}
          />
        </>
      )
    case 'among':
      return (
        <>
          <SuitField label="Suit" value={p.suit} onChange={(suit) => onChange({ ...p, suit })} />
          <RanksField value={p.ranks} onChange={(ranks) => onChange({ ...p, ranks })} />
          {ends(p, 13)}
        </>
      )
    default:
      return null
  }
}

const ranksText = (mask: number): string =>
  RANKS_DESCENDING.filter((rank) => ((mask >> rank) & 1) === 1)
    .map(rankLetter)
    .join('')

function RanksField({
  value,
  onChange,
}: {
  readonly value: Holding
  readonly onChange: (ranks: Holding) => void
}) {
  const [text, setText] = useState(ranksText(value))
  const read = readRanks(text)
  return (
    <TextField
      label="Cards"
      hint="Letters such as AKQ."
      value={text}
      error={read === undefined ? 'Ranks in letters and figures: A K Q J T 9 … 2.' : undefined}
      onChange={(event) => {
        setText(event.target.value)
        const ranks = readRanks(event.target.value)
        if (ranks !== undefined) onChange(ranks)
      }}
    />
  )
}
const readRanks = (text: string): Holding | undefined => {
  const ranks = Array.from(text.replaceAll(' ', ''), parseRank)
  return ranks.length === 0 || ranks.includes(undefined)
    ? undefined
    : (ranks.reduce<number>((mask, r) => mask | (1 << r!), 0) as Holding)
}
