/** Every call of a turn in the form of the bidding box: what survives, what fell, and why one fell. */
import { bidOf, type Call, callName, DOUBLE, LEVELS, PASS, REDOUBLE } from '#core/call.ts'
import { STRAINS } from '#core/suit.ts'
import { CallText } from '../../parts/CallText.tsx'
import { Mark } from '../../parts/Mark.tsx'
import { leaveFocus } from '../../table/leave-focus.ts'
import type { TurnReasons } from '../../table/use-bidding.ts'
import { useRoving } from '../../table/use-roving.ts'
import { OriginNote } from './OriginNote.tsx'

const WORDS: readonly Call[] = [PASS, DOUBLE, REDOUBLE]
const BIDS: readonly Call[] = LEVELS.flatMap((level) =>
  STRAINS.map((strain) => bidOf(level, strain)),
)

type Fate = 'picked' | 'survives' | 'falls' | 'unlawful'

const fateOf = (call: Call, { surviving, struck, pick }: TurnReasons<'elimination'>): Fate =>
  surviving.includes(call)
    ? call === pick.call
      ? 'picked'
      : 'survives'
    : struck.some((one) => one.call === call)
      ? 'falls'
      : 'unlawful'

const FATES: Readonly<Record<Fate, string>> = {
  picked: 'survives, picked',
  survives: 'survives',
  falls: 'falls',
  unlawful: 'no call at this turn',
}
const CELL =
  'flex min-h-7 flex-wrap items-center justify-between rounded-control border border-rule bg-inset px-1.5 py-0.5 text-base text-ink-2 pointer-coarse:min-h-11 ' +
  'data-[fate=unlawful]:border-transparent data-[fate=unlawful]:bg-transparent ' +
  'data-[fate=survives]:border-yes data-[fate=survives]:bg-panel data-[fate=survives]:font-semibold data-[fate=survives]:text-ink ' +
  'data-[fate=picked]:border-2 data-[fate=picked]:border-accent data-[fate=picked]:bg-accent-soft data-[fate=picked]:px-1.25 data-[fate=picked]:py-px data-[fate=picked]:font-semibold data-[fate=picked]:text-ink ' +
  'not-focus-visible:aria-pressed:outline-2 not-focus-visible:aria-pressed:-outline-offset-3 not-focus-visible:aria-pressed:outline-edge'
const SIGNS: Readonly<Record<Fate, string>> = {
  picked: '✓✓',
  survives: '✓',
  falls: '×',
  unlawful: '–',
}

export interface SurvivorGridProps {
  readonly turn: TurnReasons<'elimination'>
  /** The call whose reasons are open. */
  readonly open: Call | undefined
  readonly onOpen: (call: Call | undefined) => void
}

export function SurvivorGrid({ turn, open, onOpen }: SurvivorGridProps) {
  const keys = useRoving(STRAINS.length)
  const stop = open ?? PASS
  const cell = (call: Call) => {
    const fate = fateOf(call, turn)
    const struck = turn.struck.find((one) => one.call === call)
    const rules = [...new Set(struck?.by.map(({ ruleName }) => ruleName))].join(', ')
    return (
      <button
        key={call}
        type="button"
        className={CELL}
        data-fate={fate}
        data-roving
        tabIndex={call === stop ? 0 : -1}
        aria-pressed={call === open}
        aria-label={`${callName(call)}: ${FATES[fate]}${rules === '' ? '' : `, ${rules}`}`}
        onMouseDown={leaveFocus}
        onClick={() => onOpen(call === open ? undefined : call)}
      >
        <CallText call={call} named={false} />
        <span aria-hidden="true" className="text-small">
          {SIGNS[fate]}
        </span>
      </button>
    )
  }
  const words = WORDS.filter((call) => call === PASS || fateOf(call, turn) !== 'unlawful')
  return (
    <>
      <fieldset
        className="my-2 flex min-w-0 flex-wrap gap-0.75 [&>button]:flex-[1_1_4rem]"
        aria-label="What became of each call"
        onKeyDown={keys}
      >
        {words.map(cell)}
        <div className="grid basis-full grid-cols-5 gap-0.75">{BIDS.map(cell)}</div>
      </fieldset>
      <div className="[&_ul]:ps-5 [&_ul]:list-disc min-h-12 text-base" role="status">
        {open === undefined ? (
          <OriginNote>Press a call to read what struck it.</OriginNote>
        ) : (
          <Reasons call={open} turn={turn} />
        )}
      </div>
    </>
  )
}

function Reasons({
  call,
  turn,
}: {
  readonly call: Call
  readonly turn: TurnReasons<'elimination'>
}) {
  const fate = fateOf(call, turn)
  const struck = turn.struck.find((one) => one.call === call)
  if (struck === undefined)
    return fate === 'unlawful' ? (
      <p>
        <CallText call={call} /> is no call that can be made at this turn.
      </p>
    ) : (
      <p>
        <Mark kind="met" word="Survives" />: no rule strikes <CallText call={call} />
        {turn.surviving.length > 1 &&
          (fate === 'picked'
            ? ', and the tie-break picks it'
            : ', but the tie-break picks another')}
        .
      </p>
    )
  return (
    <>
      <p>
        <Mark kind="not-met" word="Falls" />: <CallText call={call} /> is struck by
      </p>
      <ul>
        {struck.by.map((by, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer never changes.
          <li key={i}>
            <b>
              Rule {by.rule}, {by.ruleName}.
            </b>{' '}
            {by.words}
          </li>
        ))}
      </ul>
    </>
  )
}
