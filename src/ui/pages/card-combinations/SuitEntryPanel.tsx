/** The suit: two holdings typed or tapped, entries, a defender to be kept out, and what is known of the rest. */

import { Dices } from 'lucide-react'
import { useId } from 'react'
import { rankLabel } from '#core/display.ts'
import { RANKS_DESCENDING, rankName } from '#core/rank.ts'
import type { Problem } from '#core/result.ts'
import { t } from '#core/text.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox, ChoiceField, choices, TextField } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import type { SuitPlace } from './address.ts'
import { pressRank, typedCards, typedOwner } from './typed-suit.ts'

export interface SuitEntryPanelProps {
  readonly place: SuitPlace
  /** What is wrong with what stands in the fields; the answers beside are of the last good suit. */
  readonly problem: Problem | undefined
  readonly onChange: (change: Partial<SuitPlace>) => void
  readonly onRandom: () => void
}

/** The field a problem belongs to, by its code and words. */
function fieldOf(problem: Problem): 'north' | 'south' | 'places' | 'weights' | 'entries' {
  if (problem.code.startsWith('weights/'))
    return problem.code === 'weights/vacant' || problem.code === 'weights/too-few-places'
      ? 'places'
      : 'weights'
  if (problem.code.startsWith('entries/')) return 'entries'
  return problem.message.startsWith(t`South:`) ? 'south' : 'north'
}

const OWNERS = { north: t`North`, south: t`South`, hidden: t`hidden` } as const

/** The thirteen ranks as keys: each press moves the card to North, to South, and back to the defenders. */
function RankKeys({ place, onChange }: Pick<SuitEntryPanelProps, 'place' | 'onChange'>) {
  const id = useId()
  return (
    <fieldset
      className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-1 max-phone:grid-cols-7"
      aria-describedby={id}
    >
      <legend className="note mb-1">{t`Tap a card: to North, to South, back to the defenders`}</legend>
      {RANKS_DESCENDING.map((rank) => {
        const owner = typedOwner(place, rank)
        return (
          <button
            key={rank}
            type="button"
            className="grid min-h-11 min-w-0 content-center justify-items-center rounded-control border border-edge bg-panel font-semibold data-[owner=north]:border-t-4 data-[owner=north]:bg-accent-soft data-[owner=south]:border-b-4 data-[owner=south]:bg-accent-soft"
            data-owner={owner}
            aria-label={`${rankName(rank)}: ${OWNERS[owner]}`}
            onClick={() => onChange(pressRank(place, rank))}
          >
            <span>{rankLabel(rank)}</span>
            <small aria-hidden="true" className="text-micro font-normal">
              {owner === 'north' ? 'N' : owner === 'south' ? 'S' : '·'}
            </small>
          </button>
        )
      })}
      <p
        id={id}
        className="note col-span-full"
      >{t`Small cards written x are the lowest ranks that nobody names.`}</p>
    </fieldset>
  )
}

const STARTS = [
  { value: 'either', label: t`either hand` },
  { value: 'north', label: t`North` },
  { value: 'south', label: t`South` },
] as const
const COUNTS = ['unlimited', 0, 1, 2, 3] as const

function EntrySelect({
  hand,
  place,
  onChange,
}: Pick<SuitEntryPanelProps, 'place' | 'onChange'> & { readonly hand: 'north' | 'south' }) {
  const count = place.entries[hand]
  const counts = COUNTS.some((one) => one === count) ? COUNTS : [...COUNTS, count]
  return (
    <ChoiceField
      label={t`Entries to ${hand === 'north' ? t`North` : t`South`}`}
      value={count}
      options={choices(counts, (one) => (one === 'unlimited' ? t`any number` : one))}
      onChange={(entries) => onChange({ entries: { ...place.entries, [hand]: entries } })}
    />
  )
}

export function SuitEntryPanel({ place, problem, onChange, onRandom }: SuitEntryPanelProps) {
  const field = problem && fieldOf(problem)
  const errorFor = (name: ReturnType<typeof fieldOf>): string | undefined =>
    problem && field === name
      ? problem.column === undefined || name === 'places'
        ? problem.message
        : t`At letter ${problem.column}: ${problem.message}`
      : undefined
  const cards = typedCards(place)
  const places = place.places ?? [13, 13]
  const free = place.entries.north === 'unlimited' && place.entries.south === 'unlimited'
  const known = place.table !== undefined ? 'table' : place.places !== undefined ? 'places' : 'none'
  return (
    <Panel
      id="combination"
      title={t`The suit`}
      summary={t`${place.north || t`void`} opposite ${place.south || t`void`}`}
      end={<Button icon={Dices} onClick={onRandom}>{t`Random suit`}</Button>}
    >
      <div className="grid cols-fit-36 gap-y-2.5 gap-x-3 mb-3">
        <TextField
          label={cards.top === 'north' ? t`North (Seat A)` : t`North (Seat C)`}
          error={errorFor('north')}
          value={place.north}
          placeholder={t`void`}
          spellCheck={false}
          autoCapitalize="characters"
          onChange={(event) => onChange({ north: event.target.value.trim() })}
        />
        <TextField
          label={cards.top === 'south' ? t`South (Seat A)` : t`South (Seat C)`}
          error={errorFor('south')}
          value={place.south}
          placeholder={t`void`}
          spellCheck={false}
          autoCapitalize="characters"
          onChange={(event) => onChange({ south: event.target.value.trim() })}
        />
      </div>
      <RankKeys place={place} onChange={onChange} />
      <SegmentedControl
        className="mb-3"
        label={t`Keep out`}
        hideLabel={false}
        value={place.avoid ?? 'nobody'}
        options={[
          { value: 'nobody', label: t`nobody` },
          { value: 'west', label: t`West` },
          { value: 'east', label: t`East` },
        ]}
        onChange={(avoid) => onChange({ avoid: avoid === 'nobody' ? undefined : avoid })}
      />
      <div className="grid cols-fit-36 gap-y-2.5 gap-x-3 mb-3">
        <EntrySelect hand="north" place={place} onChange={onChange} />
        <EntrySelect hand="south" place={place} onChange={onChange} />
        {!free && (
          <ChoiceField
            label={t`The lead is in`}
            value={place.start}
            error={errorFor('entries')}
            options={STARTS}
            onChange={(start) => onChange({ start })}
          />
        )}
      </div>
      <SegmentedControl
        className="mb-3"
        label={t`What is known`}
        hideLabel={false}
        value={known}
        options={[
          { value: 'none', label: t`nothing` },
          { value: 'places', label: t`vacant places` },
          { value: 'table', label: t`weights` },
        ]}
        onChange={(next) =>
          onChange({
            places: next === 'places' ? [13, 13] : undefined,
            table: next === 'table' ? '' : undefined,
          })
        }
      />
      {known === 'places' && (
        <div className="grid cols-fit-36 gap-y-2.5 gap-x-3 mb-3">
          {([t`West`, t`East`] as const).map((who, i) => (
            <TextField
              key={who}
              type="number"
              min={0}
              max={13}
              label={t`${who}’s vacant places`}
              value={String(places[i])}
              error={i === 0 ? errorFor('places') : undefined}
              onChange={(event) => {
                const value = Math.max(0, Math.min(13, Math.round(Number(event.target.value) || 0)))
                onChange({ places: i === 0 ? [value, places[1]] : [places[0], value] })
              }}
            />
          ))}
        </div>
      )}
      {known === 'table' && (
        <TextField
          label={t`What West holds, and its weight`}
          hint={t`KJ:3, K:1, -:2 – holdings left out weigh nothing`}
          error={errorFor('weights')}
          value={place.table ?? ''}
          spellCheck={false}
          onChange={(event) => onChange({ table: event.target.value })}
        />
      )}
      <Checkbox
        label={t`Tell touching hidden cards apart`}
        checked={place.distinct}
        onChange={(distinct) => onChange({ distinct })}
      />
    </Panel>
  )
}
