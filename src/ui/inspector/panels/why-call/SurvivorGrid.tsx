/** Every call of a turn in the form of the bidding box: what survives, what fell, and why one fell. */
import { BIDS, type Call, callName, DOUBLE, PASS } from '#core/call.ts'
import { STRAINS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Explanation, Step } from '#explain/call/explanation.ts'
import { CallText } from '../../../kit/CallText.tsx'
import { leaveFocus } from '../../../kit/leave-focus.ts'
import { Mark } from '../../../kit/Mark.tsx'
import { PhraseText } from '../../../kit/PhraseText.tsx'
import { tx } from '../../../kit/tx.ts'
import { useRoving } from '../../../kit/use-roving.ts'
import { OriginNote } from '../../why/Answer.tsx'

type Fate = 'picked' | 'survives' | 'falls'

interface Put {
  readonly fate: Fate
  readonly strikes: readonly Step[]
}
/** What became of a call that the facts were put to. */
function fateOf(call: Call, { steps, call: pick }: Explanation): Put {
  const step = steps.find(({ calls }) => calls.includes(call))
  const fate = step?.verdict !== 'met' ? 'falls' : call === pick ? 'picked' : 'survives'
  return { fate, strikes: step?.parts ?? [] }
}

const FATES: Readonly<Record<Fate, string>> = {
  picked: t`survives, picked`,
  survives: t`survives`,
  falls: t`falls`,
}
const CELL =
  'flex min-h-7 flex-wrap items-center justify-between rounded-control border border-rule bg-inset px-1.5 py-0.5 text-base text-ink-2 pointer-coarse:min-h-11 ' +
  'data-[fate=survives]:border-yes data-[fate=survives]:bg-panel data-[fate=survives]:font-semibold data-[fate=survives]:text-ink ' +
  'data-[fate=picked]:border-2 data-[fate=picked]:border-accent data-[fate=picked]:bg-accent-soft data-[fate=picked]:px-1.25 data-[fate=picked]:py-px data-[fate=picked]:font-semibold data-[fate=picked]:text-ink ' +
  'not-focus-visible:aria-pressed:outline-2 not-focus-visible:aria-pressed:-outline-offset-3 not-focus-visible:aria-pressed:outline-edge'
const SIGNS: Readonly<Record<Fate, string>> = {
  picked: '✓✓',
  survives: '✓',
  falls: '×',
}

export function SurvivorGrid({
  why,
  open,
  onOpen,
}: {
  readonly why: Explanation
  /** The call whose reasons are open. */
  readonly open: Call | undefined
  readonly onOpen: (call: Call | undefined) => void
}) {
  const keys = useRoving(STRAINS.length)
  const stop = open ?? PASS
  /** The calls of the turn; a bid below the opening is none. */
  const there = new Set(why.steps.flatMap(({ calls }) => calls))
  const cell = (call: Call) => {
    if (!there.has(call)) return <span key={call} />
    const { fate, strikes } = fateOf(call, why)
    const rules = [...new Set(strikes.map(({ name }) => name))].join(', ')
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
  return (
    <>
      <fieldset
        className="my-2 flex min-w-0 flex-wrap gap-0.75 [&>button]:flex-[1_1_4rem]"
        aria-label={t`What became of each call`}
        onKeyDown={keys}
      >
        {cell(PASS)}
        {there.has(DOUBLE) && cell(DOUBLE)}
        <div className="grid basis-full grid-cols-5 gap-0.75">{BIDS.map(cell)}</div>
      </fieldset>
      <div className="[&_ul]:ps-5 [&_ul]:list-disc min-h-12 text-base" role="status">
        {open === undefined ? (
          <OriginNote>{t`Press a call to read what struck it.`}</OriginNote>
        ) : (
          <Reasons call={open} why={why} />
        )}
      </div>
    </>
  )
}

function Reasons({ call, why }: { readonly call: Call; readonly why: Explanation }) {
  const { fate, strikes } = fateOf(call, why)
  if (fate !== 'falls')
    return (
      <p>{tx`${<Mark kind="met" word={t`Survives`} />}: no rule strikes ${<CallText call={call} />}${
        fate === 'picked'
          ? why.others.length > 0 && t`, and the tie-break picks it`
          : tx`, but ${<PhraseText phrase={why.others.find((other) => other.call === call)?.text ?? []} />}`
      }.`}</p>
    )
  return (
    <>
      <p>{tx`${<Mark kind="not-met" word={t`Falls`} />}: ${<CallText call={call} />} is struck by`}</p>
      <ul>
        {strikes.map(({ label, name, decided }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer never changes.
          <li key={i}>
            <b>{t`Rule ${label}, ${name}.`}</b> <PhraseText phrase={decided?.test ?? []} />
          </li>
        ))}
      </ul>
    </>
  )
}
