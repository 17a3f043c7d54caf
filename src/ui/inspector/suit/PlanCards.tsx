/** At most three plans as cards: a sentence for each way to play it, its value, and who gets in. */

import { t, tAs } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import { Fold } from '../../kit/Fold.tsx'
import type { PlanWay, SuitPlan, SuitReport } from './suit-model.ts'
import { chanceText, type Goal, goalName, tricksText, valueText } from './suit-words.ts'
import { WholePlan } from './WholePlan.tsx'

export interface PlanCardsProps {
  /** What was asked, for a plan told whole. */
  readonly question: JobInput<'suit'> | undefined
  readonly report: SuitReport
  /** Names of the defenders as this page calls them. */
  readonly names: { readonly west: string; readonly east: string }
  /** Names of declarer's two hands; the compass when absent. */
  readonly ours?: { readonly north: string; readonly south: string }
  /** The plan that is opened below. */
  readonly open: number
  readonly onOpen: (plan: number) => void
}

const scale = (goal: Goal, value: number, most: number): number =>
  Math.max(0, Math.min(100, (goal === 'max' ? value / Math.max(1, most) : value) * 100))

/** Who gets in, when this is played. */
export function lossWords(
  { getsIn }: PlanWay,
  names: { readonly west: string; readonly east: string },
): string {
  const west = getsIn.west > 0
  const east = getsIn.east > 0
  if (!west && !east) return t`Never loses the lead.`
  if (west && east)
    return t`May lose the lead to ${names.west} (${chanceText(getsIn.west)}) or ${names.east} (${chanceText(getsIn.east)}).`
  return west
    ? t`Never loses the lead to ${names.east}; to ${names.west} in ${chanceText(getsIn.west)}.`
    : t`Never loses the lead to ${names.west}; to ${names.east} in ${chanceText(getsIn.east)}.`
}

/** Who gets in, in a word or two. */
function badgeWords({ getsIn }: PlanWay, names: PlanCardsProps['names']): string {
  const short = (name: string) => name.replace(/ \(.*\)$/, '')
  const who = [
    ...(getsIn.west > 0 ? [short(names.west)] : []),
    ...(getsIn.east > 0 ? [short(names.east)] : []),
  ]
  if (who.length === 0) return t`Keeps the lead`
  const sure = who.length === 1 && getsIn.west + getsIn.east > 1 - 1e-9
  return `${who.join(t` or `)} ${sure ? t`gets in` : t`may get in`}`
}

/** Ways of one plan shown before the reader asks for the others. */
const FEW_WAYS = 3

interface WaysProps {
  /** Place of their plan. */
  readonly place: number
  readonly props: PlanCardsProps
}

function Way({ way, place, props }: WaysProps & { readonly way: PlanWay }) {
  const { names } = props
  return (
    <li className="py-2.5 first:pt-0">
      <p className="said">{way.sentence}</p>
      <p className="note mt-1 in-data-open:text-ink">
        <span className="inline-block rounded-full border border-edge bg-panel px-2 font-semibold text-ink">
          {way.getsIn.west + way.getsIn.east > 0 ? '↷' : '✓'} {badgeWords(way, names)}
        </span>{' '}
        <span>{lossWords(way, names)}</span>
      </p>
      {way.more && (
        <div className="mt-2">
          <WholePlan
            question={props.question}
            goal={props.report.goal}
            plan={place}
            way={way.id}
            names={props.ours && { ...props.ours, ...names }}
          />
        </div>
      )}
    </li>
  )
}

/** The further ways, behind a disclosure. */
function MoreWays({ ways, ...rest }: WaysProps & { readonly ways: readonly PlanWay[] }) {
  if (ways.length === 0) return null
  return (
    <Fold
      title={t`and ${ways.length === 1 ? t`one more way` : tAs('plans')`${ways.length} more ways`}`}
    >
      <ul className="plan-ways flex-1 divide-y divide-rule">
        {ways.map((way) => (
          <Way key={way.id} way={way} {...rest} />
        ))}
      </ul>
    </Fold>
  )
}

function PlanCard({
  plan,
  place,
  props,
}: {
  readonly plan: SuitPlan
  readonly place: number
  readonly props: PlanCardsProps
}) {
  const { report, open, onOpen } = props
  const { goal } = report
  const target = report.targets.find((one) => one.goal === goal)
  const most = report.targets.length - 1
  const ceiling = target?.ceiling ?? 0
  const value = valueText(goal, plan.value)
  return (
    <li>
      <article
        className="flex h-full flex-col gap-2 rounded-inset border border-rule p-3 data-open:border-accent data-open:bg-accent-soft"
        data-open={open === place || undefined}
        aria-label={t`Plan ${place + 1}: ${value}`}
      >
        <header className="flex items-baseline justify-between gap-2">
          <h3 className="font-semibold">
            {t`Plan ${place + 1}`}
            {plan.ways.length > 1 && (
              <span className="text-ink-2 font-normal">{t` · ${plan.ways.length} ways`}</span>
            )}
          </h3>
          <p className="[&_b]:text-head [&_b]:tabular-nums">
            <b>{value}</b>
            <span className="sr-only">{t` for ${goalName(goal)}`}</span>
          </p>
        </header>
        <div className="relative h-2 overflow-hidden rounded-[2px] bg-inset" aria-hidden="true">
          <span
            className="absolute inset-y-0 start-0 bg-fill-2"
            style={{ width: `${scale(goal, ceiling, most)}%` }}
          />
          <span
            className="absolute inset-y-0 start-0 bg-fill"
            style={{ width: `${scale(goal, plan.value, most)}%` }}
          />
        </div>
        <p className="note in-data-open:text-ink">
          {/* Found for its target alone, a plan says nothing of the tricks elsewhere. */}
          {goal === 'max' || report.planCount === undefined
            ? ''
            : t`${tricksText(plan.expected)} tricks on average. `}
          {t`With all cards seen ${valueText(goal, ceiling)}.`}
        </p>
        <ul className="plan-ways flex-1 divide-y divide-rule">
          {plan.ways.slice(0, FEW_WAYS).map((way) => (
            <Way key={way.id} way={way} place={place} props={props} />
          ))}
        </ul>
        <MoreWays ways={plan.ways.slice(FEW_WAYS)} place={place} props={props} />
        {plan.further !== undefined && (
          <p className="text-small [&_b]:font-semibold">
            <b>{t`Where it differs`}</b> {plan.further}
          </p>
        )}
        <button
          type="button"
          className="btn btn-plain self-start"
          aria-pressed={open === place}
          onClick={() => onOpen(place)}
        >
          {open === place ? t`Played below` : t`Play it through`}
          <span className="sr-only">{t` plan ${place + 1}`}</span>
        </button>
      </article>
    </li>
  )
}

export function PlanCards(props: PlanCardsProps) {
  return (
    <ol className="grid cols-fit-56 gap-3 mt-3.5">
      {props.report.plans.map((plan, place) => (
        <PlanCard key={plan.vector.join('')} plan={plan} place={place} props={props} />
      ))}
    </ol>
  )
}
