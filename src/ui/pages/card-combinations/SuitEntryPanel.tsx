/** The suit: two holdings typed or tapped, entries, a defender to be kept out, and what is known of the rest. */

import { Dices } from 'lucide-react'
import { useId } from 'react'
import { rankFace } from '#core/faces.ts'
import { RANKS_DESCENDING, rankName } from '#core/rank.ts'
import type { Problem } from '#core/result.ts'
import { Button } from '../../parts/Button.tsx'
import { Checkbox, SelectField, TextField } from '../../parts/Field.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
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
  return problem.message.startsWith('South:') ? 'south' : 'north'
}

const OWNERS = { north: 'North', south: 'South', hidden: 'hidden' } as const

/** The thirteen ranks as keys: each press moves the card to North, to South, and back to the defenders. */
function RankKeys({ place, onChange }: Pick<SuitEntryPanelProps, 'place' | 'onChange'>) {
  const id = useId()
  return (
    <fieldset
      className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-1 max-phone:grid-cols-7"
      aria-describedby={id}
    >
      <legend className="note mb-1">Tap a card: to North, to South, back to the defenders</legend>
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
            <span>{rankFace(rank)}</span>
            <small aria-hidden="true" className="text-micro font-normal">
              {owner === 'north' ? 'N' : owner === 'south' ? 'S' : '·'}
            </small>
          </button>
        )
      })}
      <p id={id} className="note col-span-full">
        Small cards written x are the lowest ranks that nobody names.
      </p>
    </fieldset>
  )
}

const COUNTS = ['unlimited', 0, 1, 2, 3] as const

function EntrySelect({
  hand,
  place,
  onChange,
}: Pick<SuitEntryPanelProps, 'place' | 'onChange'> & { readonly hand: 'north' | 'south' }) {
  const count = place.entries[hand]
  const counts = COUNTS.some((one) => one === count) ? COUNTS : [...COUNTS, count]
  return (
    <SelectField
      label={`Entries to ${hand === 'north' ? 'North' : 'South'}`}
      value={String(count)}
      onChange={(event) => {
        const value = event.target.value
        onChange({
          entries: { ...place.entries, [hand]: value === 'unlimited' ? value : Number(value) },
        })
      }}
    >
      {counts.map((one) => (
        <option key={one} value={String(one)}>
          {one === 'unlimited' ? 'any number' : one}
        </option>
      ))}
    </SelectField>
  )
}

export function SuitEntryPanel({ place, problem, onChange, onRandom }: SuitEntryPanelProps) {
  const field = problem && fieldOf(problem)
  const errorFor = (name: ReturnType<typeof fieldOf>): string | undefined =>
    problem && field === name
      ? problem.column === undefined || name === 'places'
        ? problem.message
        : `At letter ${problem.column}: ${problem.message}`
      : undefined
  const cards = typedCards(place)
  const places = place.places ?? [13, 13]
  const free = place.entries.north === 'unlimited' && place.entries.south === 'unlimited'
  const known = place.table !== undefined ? 'table' : place.places !== undefined ? 'places' : 'none'
  return (
    <Panel
      id="combination"
      title="The suit"
      summary={`${place.north || 'void'} opposite ${place.south || 'void'}`}
      end={
        <Button icon={Dices} onClick={onRandom}>
          Random suit
        </Button>
      }
    >
      <div className="grid cols-fit-36 gap-y-2.5 gap-x-3 mb-3">
        <TextField
          label={cards.top === 'north' ? 'North (Seat A)' : 'North (Seat C)'}
          error={errorFor('north')}
          value={place.north}
          placeholder="void"
          spellCheck={false}
          autoCapitalize="characters"
          onChange={(event) => onChange({ north: event.target.value.trim() })}
        />
        <TextField
          label={cards.top === 'south' ? 'South (Seat A)' : 'South (Seat C)'}
          error={errorFor('south')}
          value={place.south}
          placeholder="void"
          spellCheck={false}
          autoCapitalize="characters"
          onChange={(event) => onChange({ south: event.target.value.trim() })}
        />
      </div>
      <RankKeys place={place} onChange={onChange} />
      <SegmentedControl
        className="mb-3"
        label="Keep out"
        hideLabel={false}
        value={place.avoid ?? 'nobody'}
        options={[
          { value: 'nobody', label: 'nobody' },
          { value: 'west', label: 'West' },
          { value: 'east', label: 'East' },
        ]}
        onChange={(avoid) => onChange({ avoid: avoid === 'nobody' ? undefined : avoid })}
      />
      <div className="grid cols-fit-36 gap-y-2.5 gap-x-3 mb-3">
        <EntrySelect hand="north" place={place} onChange={onChange} />
        <EntrySelect hand="south" place={place} onChange={onChange} />
        {!free && (
          <SelectField
            label="The lead is in"
            value={place.start}
            error={errorFor('entries')}
            onChange={(event) => onChange({ start: event.target.value as SuitPlace['start'] })}
          >
            <option value="either">either hand</option>
            <option value="north">North</option>
            <option value="south">South</option>
          </SelectField>
        )}
      </div>
      <SegmentedControl
        className="mb-3"
        label="What is known"
        hideLabel={false}
        value={known}
        options={[
          { value: 'none', label: 'nothing' },
          { value: 'places', label: 'vacant places' },
          { value: 'table', label: 'weights' },
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
          {(['West', 'East'] as const).map((who, i) => (
            <TextField
              key={who}
              type="number"
              min={0}
              max={13}
              label={`${who}’s vacant places`}
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
          label="What West holds, and its weight"
          hint="KJ:3, K:1, -:2 – holdings left out weigh nothing"
          error={errorFor('weights')}
          value={place.table ?? ''}
          spellCheck={false}
          onChange={(event) => onChange({ table: event.target.value })}
        />
      )}
      <Checkbox
        label="Tell touching hidden cards apart"
        checked={place.distinct}
        onChange={(distinct) => onChange({ distinct })}
      />
    </Panel>
  )
}
