/** One condition of a call: its kind, its figures, and for a group the conditions in it. */
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { cardOf, rankOf, suitOf } from '#core/card.ts'
import type { Holding } from '#core/holding.ts'
import { parseRank, RANKS_DESCENDING, rankLetter, rankName } from '#core/rank.ts'
import { SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Predicate } from '#store/index.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { Checkbox, ChoiceField, choices, TextField } from '../../kit/Field.tsx'
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
        <ChoiceField
          label={t`Kind`}
          value={plain.kind}
          options={
            FORMS.some(({ value }) => value === plain.kind)
              ? FORMS
              : [...FORMS, { value: plain.kind, label: t`Written elsewhere` }]
          }
          onChange={(kind) => put(freshForm(kind as FormKind))}
        />
        {'seat' in plain && (
          <ChoiceField
            label={t`Whose hand`}
            value={plain.seat}
            options={WHOSE}
            onChange={(seat) => put({ ...plain, seat })}
          />
        )}
        <Fields condition={plain} onChange={put} />
      </div>
      {(plain.kind === 'all' || plain.kind === 'any' || plain.kind === 'one') && (
        <Group label={label} group={plain} onChange={put} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Checkbox
          label={t`Not so`}
          checked={negated}
          onChange={(not) => onChange(not ? { kind: 'not', of: plain } : plain)}
        />
        {onRemove !== undefined && (
          <IconButton label={t`Remove ${label.toLowerCase()}`} icon={Trash2} onClick={onRemove} />
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
          label={t`${label}, condition ${i + 1}`}
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
      >{t`Add a condition`}</Button>
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
    <ChoiceField
      label={label}
      value={value}
      options={choices(SUITS_DESCENDING, strainName)}
      onChange={onChange}
    />
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
        label={t`Least`}
        value={of.min}
        min={0}
        max={most}
        onChange={(min) => onChange({ ...of, min })}
      />
      <NumberField
        label={t`Most`}
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
          <SuitField label={t`Suit`} value={p.suit} onChange={(suit) => onChange({ ...p, suit })} />
          {ends(p, 13)}
        </>
      )
    case 'hcp':
      return ends(p, 40)
    case 'longer':
      return (
        <>
          <SuitField label={t`Suit`} value={p.suit} onChange={(suit) => onChange({ ...p, suit })} />
          <SuitField label={t`Than`} value={p.than} onChange={(than) => onChange({ ...p, than })} />
          <NumberField
            label={t`By at least`}
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
          <ChoiceField
            label={t`Rank`}
            value={rankOf(p.card)}
            options={choices(RANKS_DESCENDING, rankName)}
            onChange={(rank) => onChange({ ...p, card: cardOf(suitOf(p.card), rank) })}
          />
          <SuitField
            label={t`Suit`}
            value={suitOf(p.card)}
            onChange={(suit) => onChange({ ...p, card: cardOf(suit, rankOf(p.card)) })}
          />
        </>
      )
    case 'among':
      return (
        <>
          <SuitField label={t`Suit`} value={p.suit} onChange={(suit) => onChange({ ...p, suit })} />
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
      label={t`Cards`}
      hint={t`Letters such as AKQ.`}
      value={text}
      error={read === undefined ? t`Ranks in letters and figures: A K Q J T 9 … 2.` : undefined}
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
