/** The fourteen sections in the order they are tried, as one sheet to read and to print; the hand's way is lit. */
import { Printer } from 'lucide-react'
import type { Call } from '#core/call.ts'
import { PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { t } from '#core/text.ts'
import type { ConditionRow } from '#explain/call/condition-rows.ts'
import type { Explanation, Step } from '#explain/call/explanation.ts'
import { useJob } from '../../../ask/use-job.ts'
import { Button } from '../../../kit/Button.tsx'
import { CallText } from '../../../kit/CallText.tsx'
import { Mark } from '../../../kit/Mark.tsx'
import { Badge, Panel } from '../../../kit/Panel.tsx'
import { PhraseText } from '../../../kit/PhraseText.tsx'
import { tx } from '../../../kit/tx.ts'

const LISTS = { ask: 'openbid', reading: 'corrected' } as const

export function Synopsis({
  why,
  hand,
}: {
  readonly why: Explanation | undefined
  readonly hand: Hand
}) {
  const lists = useJob('lists', LISTS, LISTS.reading)
  const calls = new Map(lists.output?.sections.map(({ label, calls: of }) => [label, of]))
  return (
    <Panel
      id="source-synopsis"
      title={t`The synopsis`}
      lead={
        why &&
        (why.call === PASS
          ? t`The first section that fits decides. ${handOf.format(hand)} passes at ${why.label}.`
          : tx`The first section that fits decides. ${handOf.format(hand)} opens ${<CallText call={why.call} />} at ${why.label}.`)
      }
      end={
        <>
          {why && <Badge>{t`section ${why.label}`}</Badge>}
          <Button icon={Printer} onClick={() => window.print()}>{t`Print`}</Button>
        </>
      }
      state={why === undefined ? 'running' : 'ready'}
    >
      <ol className="border-t border-rule text-small" aria-label={t`Sections of the synopsis`}>
        {why?.steps.map((step) => (
          <Section key={step.label} step={step} calls={calls} chosen={why.label} />
        ))}
      </ol>
    </Panel>
  )
}

/** The conditions that stand for the whole section. */
const DOOR = 'door'

function Section({
  step: { label, name, parts = [], note, verdict },
  calls,
  chosen,
}: {
  readonly step: Step
  readonly calls: ReadonlyMap<string, readonly Call[]>
  readonly chosen: string
}) {
  const door = parts.find((part) => part.label === DOOR)
  const rules = parts.filter((part) => part.label !== DOOR)
  const [only, more] = rules
  // A section of one rule that asks nothing more is one line.
  const alone = only !== undefined && more === undefined && only.rows.length === 0
  const answered = (part: Step) => part.label === chosen && verdict === 'met'
  return (
    <li
      className="border-b border-rule py-1 break-inside-avoid aria-[current]:bg-accent-soft"
      aria-current={alone && answered(only) ? 'true' : undefined}
    >
      <div className={LINE}>
        <span className="font-semibold text-ink-2">{label}</span>
        <div className="min-w-0">
          <h3 className="text-base font-semibold">
            {name}
            {verdict === 'not-reached' && (
              <span className="sr-only">{t`, not reached by this hand`}</span>
            )}
          </h3>
          {door && <Conditions rows={door.rows} />}
        </div>
        {alone && <Calls of={calls.get(only.label)} />}
      </div>
      {!alone && (
        <ul>
          {rules.map((part) => (
            <li
              key={part.label}
              className={`${LINE} rounded-control aria-[current]:bg-accent-soft`}
              aria-current={answered(part) ? 'true' : undefined}
            >
              <span className="text-ink-2">{part.label}</span>
              <Conditions rows={part.rows} />
              <Calls of={calls.get(part.label)} />
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p className="ms-10 border-s-3 border-s-agree ps-2">
          <PhraseText phrase={note} linked={false} />
        </p>
      )}
    </li>
  )
}

const LINE =
  'grid grid-cols-[2rem_minmax(0,1fr)_minmax(0,auto)] items-baseline gap-x-2 py-0.5 tabular-nums'

const Calls = ({ of = [] }: { readonly of: readonly Call[] | undefined }) => (
  <span className="flex max-w-48 flex-wrap justify-end gap-x-1.5 font-semibold">
    {of.map((call) => (
      <CallText key={call} call={call} />
    ))}
  </span>
)

/** What a rule asks, in a line; of a search for a suit the search, not what came of it suit by suit. */
function Conditions({ rows }: { readonly rows: readonly ConditionRow[] }) {
  const search = rows.findIndex(({ depth, text }) => depth === 1 && text.length === 1)
  const shown = rows.filter((_, i) => search < 0 || i < search)
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-3">
      {shown.map((row, i) => (
        <li
          // Rows have no names but their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={i}
          className="wrap-anywhere"
        >
          <PhraseText phrase={row.text} linked={false} />
          {row.verdict !== 'not-reached' && (
            <span className="no-print">
              {' '}
              <Mark kind={row.verdict} hideWord />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
