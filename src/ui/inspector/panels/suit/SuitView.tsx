/** The panel *Suit*, pure: evidence, targets, plans, what tips them, layouts, and a plan played through. */

import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { type Seat, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { actions } from '#store/index.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { Fold } from '../../../kit/Fold.tsx'
import { Badge, Panel, type PanelState } from '../../../kit/Panel.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'
import { LayoutTable } from '../../suit/LayoutTable.tsx'
import { PlanCards } from '../../suit/PlanCards.tsx'
import { PlayThrough } from '../../suit/PlayThrough.tsx'
import { boundedText, goalName, holdingText, valueText } from '../../suit/suit-words.ts'
import { TargetNotes } from '../../suit/TargetNotes.tsx'
import { TargetStrip } from '../../suit/TargetStrip.tsx'
import { TippingChart } from '../../suit/TippingChart.tsx'
import { PanelNameContext } from '../panel.ts'
import { DefenceBody } from './DefenceBody.tsx'
import { type Defence, planClaim } from './lies-claim.ts'
import { RestrictedLine } from './RestrictedLine.tsx'
import { ShownLine } from './ShownLine.tsx'
import type { SuitChoice } from './suit-choice.ts'
import { WorthLine } from './WorthLine.tsx'

type Table = Extract<JobOutput<'suit-at-table', 'plans'>, { readonly ok: true }>['value']

export interface SuitViewProps extends PanelState {
  readonly choice: SuitChoice
  readonly onChoice: (change: Partial<SuitChoice>) => void
  readonly table: Table | undefined
  /** The suit as the defender sees it, where a defender is watched. */
  readonly defence: Defence | undefined
  /** What is supposed, where something is: the odds are of it. */
  readonly supposing?: ReactNode
  /** What to find out before the suit is played, and lines over all the suits. */
  readonly further: ReactNode
  /** What the play cost, once it is over. */
  readonly review: ReactNode
  /** The moment that the answer is of, for the proofs of its numbers; absent while it is of an earlier one. */
  readonly moment: Question | undefined
  /** True while `table` is of an earlier moment. */
  readonly stale: boolean
  readonly folded: boolean
  /** Why there is nothing to show. */
  readonly refusal: string | undefined
}

export function SuitView(props: SuitViewProps) {
  const { choice, onChoice, table, defence, refusal, folded } = props
  const report = table?.report
  const target = report?.targets.find((one) => one.goal === report.goal)
  return (
    <Panel
      {...use(PanelNameContext)}
      state={props.state}
      error={props.error}
      onRetry={props.onRetry}
      summary={
        report && target
          ? `${strainName(choice.suit)}: ${boundedText(report.goal, target)}`
          : undefined
      }
      end={props.stale && (table ?? defence) ? <Badge>{t`working …`}</Badge> : undefined}
    >
      {!folded && (
        <>
          <div className="mb-2.5 flex flex-wrap gap-x-3 gap-y-2">
            <SegmentedControl
              label={t`Suit`}
              value={choice.suit}
              options={SUITS_DESCENDING.map((suit) => ({
                value: suit,
                label: <SuitSymbol suit={suit} named={false} />,
                name: strainName(suit),
              }))}
              onChange={(suit) => onChoice({ suit, goal: undefined })}
            />
            <SegmentedControl
              label={t`Odds`}
              value={choice.evidence}
              options={[
                { value: 'known', label: t`All that is known` },
                { value: 'counted', label: t`Count only` },
                { value: 'fresh', label: t`A fresh deal` },
              ]}
              onChange={(evidence) => onChoice({ evidence })}
            />
          </div>
          {props.supposing}
          {refusal !== undefined && <p className="text-ink-2">{refusal}</p>}
          {table && <Body {...props} table={table} />}
          {defence && (
            <DefenceBody
              defence={defence}
              evidence={choice.evidence}
              moment={props.moment}
              wanted={typeof choice.goal === 'number' ? choice.goal : undefined}
              onTricks={(goal) => onChoice({ goal })}
            />
          )}
          {props.review}
        </>
      )}
    </Panel>
  )
}

/** Why the plan is not a fresh deal’s, and what it is now. */
const shiftWords = ({ shift, report }: Table): string | undefined =>
  shift &&
  t`The plan has changed. ${shift.because} Now: ${shift.to} That is worth ${valueText(report.goal, report.plans[0]?.value ?? 0)}. A fresh deal’s plan would be worth ${valueText(report.goal, shift.worth)}: ${shift.from}`

/** Says that the plan has changed when it does, not when the panel opens on a plan that has. */
function useShiftSpoken(words: string | undefined, stale: boolean): void {
  const last = useRef<{ readonly words: string | undefined } | undefined>(undefined)
  useEffect(() => {
    if (stale) return
    const known = last.current
    last.current = { words }
    if (known !== undefined && words !== undefined && words !== known.words) actions.announce(words)
  }, [words, stale])
}

function Body({
  choice,
  onChoice,
  table,
  stale,
  moment,
  further,
}: SuitViewProps & { readonly table: Table }) {
  const [open, setOpen] = useState(0)
  const [through, setThrough] = useState<{
    readonly way?: string | undefined
    readonly layout?: string | undefined
    readonly played?: string | undefined
  }>({})
  const { report, seats, shown } = table
  const target = report.targets.find((one) => one.goal === report.goal)
  const shifted = shiftWords(table)
  useShiftSpoken(shifted, stale)
  const names = useMemo(() => ({ west: seatName(seats.west), east: seatName(seats.east) }), [seats])
  const ours = useMemo(
    () => ({ north: seatName(seats.north), south: seatName(seats.south) }),
    [seats],
  )
  const plan = Math.min(open, report.plans.length - 1)
  const avoided = (seat: Seat): boolean => choice.avoid === seat
  return (
    <>
      <p className="said">
        {t`${seatName(seats.north)} ${holdingText(report.north)}, ${seatName(seats.south)} ${holdingText(report.south)}; missing ${holdingText(report.hidden)}.`}
      </p>
      <ul
        className="flex flex-wrap gap-y-0.5 gap-x-4 mt-1 mb-2.5 text-small"
        aria-label={t`What the defenders have shown`}
      >
        {shown.map((one) => (
          <ShownLine key={one.seat} shown={one} suit={choice.suit} question={moment} />
        ))}
      </ul>
      {table.restricted && <RestrictedLine restricted={table.restricted} question={moment} />}
      {table.middling && (
        <p className="text-ink-2">{t`The calls speak of honours in both hands: the odds lie between bounds, and their middle is taken.`}</p>
      )}
      {shifted !== undefined && (
        <p className="mb-2.5 ps-2.5 border-s-3 border-s-accent">{shifted}</p>
      )}
      <TargetStrip
        targets={report.targets}
        goal={
          report.targets.some((one) => one.goal === choice.goal)
            ? (choice.goal ?? report.goal)
            : report.goal
        }
        onGoal={(goal) => onChoice({ goal })}
      />
      <WorthLine
        words={goalName(report.goal)}
        value={target && boundedText(report.goal, target)}
        of={planClaim(table, choice.evidence)}
        question={moment}
      />
      <TargetNotes question={table.question} report={report} ours={ours} />
      <SegmentedControl
        label={t`Keep out`}
        hideLabel={false}
        className="mt-2.5"
        value={avoided(seats.west) ? 'west' : avoided(seats.east) ? 'east' : 'nobody'}
        options={[
          { value: 'nobody', label: t`nobody` },
          { value: 'west', label: names.west },
          { value: 'east', label: names.east },
        ]}
        onChange={(who) =>
          onChoice({
            avoid: who === 'nobody' ? undefined : who === 'west' ? seats.west : seats.east,
          })
        }
      />
      <PlanCards
        question={table.question}
        report={report}
        names={names}
        ours={ours}
        open={plan}
        onOpen={setOpen}
      />
      {further}
      <Fold title={t`Layouts`}>
        <LayoutTable report={report} names={names} chosen={undefined} />
      </Fold>
      {report.tipping.length > 0 && (
        <Fold title={t`Where it tips`}>
          {report.tipping.map((line) => (
            <TippingChart key={line.dial.kind} line={line} goal={report.goal} names={names} />
          ))}
        </Fold>
      )}
      <Fold title={t`Play plan ${plan + 1} through`}>
        <PlayThrough
          question={table.question}
          report={report}
          plan={plan}
          way={through.way}
          layout={through.layout}
          played={through.played}
          names={names}
          ours={ours}
          onPlace={(to) => setThrough({ ...through, ...to })}
        />
      </Fold>
    </>
  )
}
