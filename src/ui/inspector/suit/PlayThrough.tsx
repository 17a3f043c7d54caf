/** A plan played out on four little seats: the plan plays its own cards, the reader chooses the defenders'. */

import { useMemo } from 'react'
import { rankLabel } from '#core/display.ts'
import { type Holding, length, ranks } from '#core/holding.ts'
import { howMany } from '#core/number-words.ts'
import { rankLetter, rankName } from '#core/rank.ts'
import { t } from '#core/text.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import { useJob } from '../../ask/use-job.ts'
import { ChoiceField, SelectField } from '../../kit/Field.tsx'
import { PanelError } from '../../kit/Panel.tsx'
import { useKept } from '../../kit/use-kept.ts'
import type { SuitReport } from './suit-model.ts'
import { cardsText } from './suit-words.ts'

type Play = JobValue<'suit-plan', 'play'>
type Seat = Play['played'][number]['seat']

export interface PlayThroughProps {
  readonly question: JobInput<'suit'> | undefined
  readonly report: SuitReport
  /** Place of the plan. */
  readonly plan: number
  /** The way to play it, by its id; the first when absent. */
  readonly way: string | undefined
  /** West's cards of the layout, as text. */
  readonly layout: string | undefined
  /** Defenders' cards so far: `9-K`. */
  readonly played: string | undefined
  readonly names: { readonly west: string; readonly east: string }
  /** Names of declarer's two hands; the compass when absent. */
  readonly ours?: { readonly north: string; readonly south: string }
  readonly onPlace: (to: {
    readonly way?: string | undefined
    readonly layout?: string | undefined
    readonly played?: string | undefined
  }) => void
}

const COMPASS = { north: t`North`, south: t`South` }
const SEATS: readonly Seat[] = ['north', 'west', 'east', 'south']

function Cards({
  held,
  lit,
  label,
}: {
  readonly held: Holding
  readonly lit: Holding
  readonly label: string
}) {
  const words = ranks(held).map(rankName).join(', ')
  return (
    <p className="font-semibold tabular-nums wrap-anywhere">
      <span className="sr-only">{`${label}: ${length(held) === 0 ? t`no card left` : words}.`}</span>
      <span aria-hidden="true">
        {length(held) === 0
          ? '–'
          : ranks(held).map((rank) => (
              <span key={rank} className="mx-0.5" data-lit={((lit >> rank) & 1) === 1 || undefined}>
                {rankLabel(rank)}
              </span>
            ))}
      </span>
    </p>
  )
}

/** Where a hand stands around the little trick, and where its card lies in it. */
const AROUND = {
  north: 'col-span-full row-start-1 text-center',
  west: 'col-start-1 row-start-2 text-end',
  east: 'col-start-3 row-start-2',
  south: 'col-span-full row-start-3 text-center',
} as const
const PLAYED = {
  north: 'col-start-2 row-start-1',
  west: 'col-start-1 row-start-2',
  east: 'col-start-3 row-start-2',
  south: 'col-start-2 row-start-3',
} as const

export function PlayThrough(props: PlayThroughProps) {
  const { question, report, plan, names, ours = COMPASS, onPlace } = props
  const chosen = report.layouts.find((row) => row.west === props.layout) ?? report.layouts[0]
  const ways = report.plans[plan]?.ways ?? []
  const way = (ways.find(({ id }) => id === props.way) ?? ways[0])?.id
  const input = useMemo(
    () =>
      question && chosen && way !== undefined
        ? {
            ask: 'play' as const,
            ...question,
            goal: report.goal,
            plan,
            way,
            west: chosen.westCards,
            names: { ...ours, ...names },
            replies: props.played ?? '',
          }
        : undefined,
    [question, chosen, way, report.goal, plan, props.played, ours, names],
  )
  const job = useJob('suit-plan', input, JSON.stringify(input))
  const kept = useKept(job.value)
  const play = kept.value
  const nameOf = (seat: Seat): string => ({ ...names, ...ours })[seat]
  const failed = job.failed
  const answer = (rank: number): void =>
    onPlace({
      layout: chosen?.west,
      played: [props.played, rankLetter(rank as Parameters<typeof rankLetter>[0])]
        .filter(Boolean)
        .join('-'),
    })
  return (
    <div className="grid gap-3">
      {ways.length > 1 && (
        <ChoiceField
          label={t`The way to play it`}
          value={way}
          options={ways.map(({ id, sentence }) => ({ value: id, label: sentence }))}
          onChange={(id) => onPlace({ way: id, played: undefined })}
        />
      )}
      <SelectField
        label={t`The hidden cards`}
        value={chosen?.west}
        onChange={(event) => onPlace({ layout: event.target.value, played: undefined })}
      >
        {report.layouts.map((row) => (
          <option key={row.index} value={row.west}>
            {`${names.west} ${cardsText(row.west === '-' ? '' : row.west)}, ${names.east} ${cardsText(row.east === '-' ? '' : row.east)}: ${howMany(row.tricks[plan] ?? 0, 'trick')}`}
          </option>
        ))}
      </SelectField>
      {failed !== undefined && <PanelError message={failed} />}
      {play && (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(4.5rem,6.5rem)_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 rounded-inset bg-table p-3">
            {SEATS.map((seat) => (
              <div key={seat} className={AROUND[seat]}>
                <h4 className="note">{nameOf(seat)}</h4>
                <Cards held={play.left[seat]} lit={0 as Holding} label={nameOf(seat)} />
              </div>
            ))}
            <ol
              className="col-start-2 row-start-2 grid grid-cols-3 grid-rows-[repeat(3,1.6rem)] place-items-center rounded-control bg-table-deep font-semibold"
              aria-label={t`Cards on the table`}
            >
              {play.trick.map(({ seat, rank }) => (
                <li key={seat} className={PLAYED[seat]}>
                  <span className="sr-only">{t`${nameOf(seat)} plays the ${rankName(rank)}.`}</span>
                  <span aria-hidden="true">{rankLabel(rank)}</span>
                </li>
              ))}
            </ol>
          </div>
          <p role="status" className="min-h-[2.8em] said">
            {play.said}
          </p>
          {play.next.kind === 'defender' && (
            <fieldset className="grid cols-fit-44 gap-2">
              <legend className="mb-1.5 font-semibold">{t`${nameOf(play.next.seat)} to play`}</legend>
              {play.next.options.map((option) => (
                <button
                  key={option.rank}
                  type="button"
                  className="btn btn-plain grid h-auto min-h-11 justify-start justify-items-start px-2.5 py-1.5 text-start whitespace-normal data-best:border-2 data-best:border-accent"
                  data-best={option.best || undefined}
                  onClick={() => answer(option.rank)}
                >
                  {option.words}
                  <small className="note font-normal">{option.reason}</small>
                </button>
              ))}
            </fieldset>
          )}
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="btn btn-plain"
              aria-disabled={props.played === undefined || undefined}
              onClick={() =>
                props.played !== undefined &&
                onPlace({
                  layout: chosen?.west,
                  played: props.played.split('-').slice(0, -1).join('-') || undefined,
                })
              }
            >{t`Take back`}</button>
            <button
              type="button"
              className="btn btn-plain"
              onClick={() => onPlace({ layout: chosen?.west, played: undefined })}
            >{t`From the start`}</button>
          </div>
        </>
      )}
    </div>
  )
}
