/** What is asked of one hand: a preset, points, lengths, shapes; folded to one line that says it all. */

import { type Seat, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { mapTuple4 } from '#core/tuple.ts'
import { ChoiceField, TextField } from '../../kit/Field.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import { Term } from '../../kit/Term.tsx'
import {
  PRESETS,
  presetOf,
  type RangeText,
  type SeatErrors,
  type SeatForm,
  seatSummary,
} from './deal-form.ts'

export interface SeatLimitsProps {
  readonly seat: Seat
  readonly form: SeatForm
  readonly errors: SeatErrors | undefined
  /** What the engine found wrong with the shapes. */
  readonly shapesError: string | undefined
  readonly onChange: (form: SeatForm) => void
}

export function SeatLimits({ seat, form, errors, shapesError, onChange }: SeatLimitsProps) {
  const name = seatName(seat)
  const setLength = (suit: Suit, range: RangeText) =>
    onChange({
      ...form,
      lengths: mapTuple4(form.lengths, (old, s) => (s === suit ? range : old)),
    })
  const wrong =
    shapesError !== undefined ||
    errors?.hcp !== undefined ||
    errors?.lengths.some((e) => e !== undefined) === true
  return (
    <Fold
      title={name}
      hint={
        <span className={wrong ? 'text-no' : ''}>
          {wrong ? t`something is wrong here` : seatSummary(form)}
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-x-5 gap-y-2.5 sm:grid-cols-2">
        <ChoiceField
          label={t`Preset for ${name}`}
          className="col-span-full"
          value={presetOf(form) ?? 'own'}
          options={[
            ...(presetOf(form) === undefined ? [{ value: 'own', label: t`As below` }] : []),
            ...PRESETS.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(id) => {
            const preset = PRESETS.find((one) => one.id === id)
            if (preset) onChange(preset.form)
          }}
        />
        <RangeRow
          name={t`${name}, HCP`}
          label={<Term id="hcp">{t`HCP`}</Term>}
          range={form.hcp}
          error={errors?.hcp}
          onChange={(hcp) => onChange({ ...form, hcp })}
        />
        {SUITS_DESCENDING.map((suit) => (
          <RangeRow
            key={suit}
            name={`${name}, ${strainName(suit)}`}
            label={
              <>
                <SuitSymbol suit={suit} named={false} /> {strainName(suit)}
              </>
            }
            range={form.lengths[suit]}
            error={errors?.lengths[suit]}
            onChange={(range) => setLength(suit, range)}
          />
        ))}
        <TextField
          label={t`Shapes for ${name}`}
          className="col-span-full"
          hint={t`A pattern (5431), spades to clubs in turn (4=5=3=1), or balanced; x is any length. Several with commas.`}
          error={shapesError}
          value={form.shapes}
          spellCheck={false}
          onChange={(event) => onChange({ ...form, shapes: event.target.value })}
        />
      </div>
    </Fold>
  )
}

function RangeRow({
  name,
  label,
  range,
  error,
  onChange,
}: {
  readonly name: string
  readonly label: React.ReactNode
  readonly range: RangeText
  readonly error: string | undefined
  readonly onChange: (range: RangeText) => void
}) {
  const id = `deal-range-${name.replace(/[^a-z]+/gi, '-')}`
  const common = {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    className: 'input placeholder:text-ink-3',
    maxLength: 2,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : id,
  } as const
  return (
    <div className="grid grid-cols-[5.5rem_minmax(3rem,1fr)_auto_minmax(3rem,1fr)] items-center gap-1.5">
      <span>{label}</span>
      <input
        {...common}
        aria-label={t`${name} at least`}
        placeholder={t`least`}
        value={range.min}
        onChange={(event) => onChange({ ...range, min: event.target.value })}
      />
      <span aria-hidden="true">{t`to`}</span>
      <input
        {...common}
        aria-label={t`${name} at most`}
        placeholder={t`most`}
        value={range.max}
        onChange={(event) => onChange({ ...range, max: event.target.value })}
      />
      {error !== undefined && (
        <p id={id} className="field-error col-span-full">
          {error}
        </p>
      )}
    </div>
  )
}
