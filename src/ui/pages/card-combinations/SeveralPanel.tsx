/** Several suits at notrump: tricks needed, tricks that may be lost, and the plan across the suits. */

import { useMemo } from 'react'
import { grouped } from '#core/locale.ts'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { panelState, useJob } from '../../ask/use-job.ts'
import { type Several, severalOf, severalText, typedCount } from '../../inspector/suit/find-text.ts'
import { SeveralLines } from '../../inspector/suit/SeveralLines.tsx'
import { chanceText } from '../../inspector/suit/suit-words.ts'
import { TextField } from '../../kit/Field.tsx'
import { Panel, PanelError } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import { useKept } from '../../kit/use-kept.ts'

export interface SeveralPanelProps {
  readonly find: string | undefined
  readonly onFind: (find: string | undefined) => void
}

/** The fields with numbers, and what each may be. */
const NUMBERS = [
  { name: 'need', label: t`Tricks needed`, least: 1, most: 13 },
  { name: 'losers', label: t`Tricks that may be lost`, least: 0, most: 13 },
  { name: 'west', label: t`West’s vacant places`, least: 0, most: 26 },
  { name: 'east', label: t`East’s vacant places`, least: 0, most: 26 },
] as const

/** The question; `undefined` while a number cannot be read or no suit is given. */
function questionOf(several: Several) {
  const [need, losers, west, east] = NUMBERS.map(({ name, least, most }) =>
    typedCount(several[name], least, most),
  )
  const hands = several.hands.flatMap(({ north, south }, i) =>
    north === '' && south === '' ? [] : [{ suit: SUITS_DESCENDING[i]!, north, south }],
  )
  if (
    typeof need !== 'number' ||
    typeof losers !== 'number' ||
    typeof west !== 'number' ||
    typeof east !== 'number' ||
    hands.length === 0
  )
    return undefined
  return {
    hands,
    need,
    losers,
    vacant: { west, east },
    ...(several.avoid === '' ? {} : { avoid: several.avoid }),
  }
}

export function SeveralPanel({ find, onFind }: SeveralPanelProps) {
  const several = useMemo(() => severalOf(find), [find])
  const question = useMemo(() => questionOf(several), [several])
  const job = useJob('several-suits', question, JSON.stringify(question))
  const answer = useKept(job.value)
  const problem = job.output && !job.output.ok ? job.output.error.message : undefined
  const found = answer.value
  const put = (change: Partial<Several>) => onFind(severalText({ ...several, ...change }))
  const type = (suit: number, hand: 'north' | 'south', value: string) =>
    put({
      hands: several.hands.map((held, i) =>
        i === suit ? { ...held, [hand]: value.trim().replaceAll('-', '') } : held,
      ),
    })
  return (
    <Panel
      id="suit-several"
      title={t`Several suits`}
      lead={t`At notrump, with the lead: which suit to try first, and what to fall back on.`}
      {...panelState(job, answer.stale && problem === undefined && question !== undefined)}
    >
      <div className="grid cols-fit-32 items-end gap-y-2.5 gap-x-3 mb-3 [&_fieldset]:grid [&_fieldset]:gap-2 [&_fieldset]:min-w-0 [&_fieldset]:border-0">
        {SUITS_DESCENDING.map((suit, i) => (
          <fieldset key={suit}>
            <legend>
              <SuitSymbol suit={suit} />
            </legend>
            <TextField
              label={t`North’s ${strainName(suit)}`}
              value={several.hands[i]?.north ?? ''}
              spellCheck={false}
              autoCapitalize="characters"
              onChange={(event) => type(i, 'north', event.target.value)}
            />
            <TextField
              label={t`South’s ${strainName(suit)}`}
              value={several.hands[i]?.south ?? ''}
              spellCheck={false}
              autoCapitalize="characters"
              onChange={(event) => type(i, 'south', event.target.value)}
            />
          </fieldset>
        ))}
      </div>
      <div className="grid cols-fit-36 gap-y-2.5 gap-x-3 mb-3">
        {NUMBERS.map(({ name, label, least, most }) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            error={
              typeof typedCount(several[name], least, most) === 'number'
                ? undefined
                : t`A whole number from ${least} to ${most}.`
            }
            value={several[name]}
            onChange={(event) => put({ [name]: event.target.value.trim() })}
          />
        ))}
      </div>
      <SegmentedControl
        className="mb-3"
        label={t`Keep out`}
        hideLabel={false}
        value={several.avoid === '' ? 'nobody' : several.avoid}
        options={[
          { value: 'nobody', label: t`nobody` },
          { value: 'west', label: t`West` },
          { value: 'east', label: t`East` },
        ]}
        onChange={(who) => put({ avoid: who === 'nobody' ? '' : who })}
      />
      {problem !== undefined && <PanelError message={problem} />}
      {job.progress && job.state === 'running' && (
        <p role="status">{t`${grouped(job.progress.places)} positions searched …`}</p>
      )}
      {found && (
        <div
          className="[&_h3]:mt-3.5 [&_h3]:mb-1 [&_h3]:font-semibold"
          data-stale={answer.stale || undefined}
        >
          <p className="[&_b]:text-big">
            <b>{chanceText(found.chance)}</b>
            {found.exact
              ? t` by the best plan; with all cards seen ${chanceText(found.ceiling)}.`
              : t` at least: the search was cut short. No plan can do better than ${chanceText(found.ceiling)}.`}
          </p>
          <h3>{t`The plan`}</h3>
          <p className="note">{t`Beside each step stands the chance that the play comes there and succeeds.`}</p>
          <SeveralLines lines={found.lines} />
          <h3>{t`First leads`}</h3>
          <ul className="max-w-96 divide-y divide-rule">
            {found.leads.map(({ words, chance }) => (
              <li key={words} className="flex justify-between gap-4 py-0.75">
                <span>{words}</span> <b>{chanceText(chance)}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}
