/** *One suit*: the hands, the plans, the layouts, and a plan played through. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { rngOf } from '#core/rng.ts'
import { t } from '#core/text.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { actions } from '#store/index.ts'
import { panelState, useJob } from '../../ask/use-job.ts'
import { LayoutTable } from '../../inspector/suit/LayoutTable.tsx'
import { PlanCards } from '../../inspector/suit/PlanCards.tsx'
import { PlayThrough } from '../../inspector/suit/PlayThrough.tsx'
import type { SuitReport } from '../../inspector/suit/suit-model.ts'
import { boundedText, goalName } from '../../inspector/suit/suit-words.ts'
import { TargetNotes } from '../../inspector/suit/TargetNotes.tsx'
import { TargetStrip } from '../../inspector/suit/TargetStrip.tsx'
import { TippingChart } from '../../inspector/suit/TippingChart.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { AFrameLater } from '../../kit/use-drawn.ts'
import { useKept } from '../../kit/use-kept.ts'
import { absentWords, lacksGoal, lacksLayout } from './absent.ts'
import type { SuitPlace } from './address.ts'
import { questionOf, randomSuit, seatNames } from './question.ts'
import { ScenariosPanel } from './ScenariosPanel.tsx'
import { SuitEntryPanel } from './SuitEntryPanel.tsx'
import { TricksPanel } from './TricksPanel.tsx'

export interface OneSuitProps {
  readonly place: SuitPlace
  readonly onPlace: (change: Partial<SuitPlace>) => void
}

/** What a change of the suit makes meaningless. */
const FRESH: Partial<SuitPlace> = {
  ...{ plan: 0, way: undefined, layout: undefined, played: undefined },
  ...{ want: undefined, after: undefined },
}

/** The last answer with what was asked of it and found. */
interface KeptGood {
  readonly north?: string
  readonly south?: string
  readonly report?: SuitReport
  readonly goal?: SuitPlace['goal']
  readonly layout?: string | undefined
}
const KEPT_PARTS = ['north', 'south', 'report', 'goal', 'layout'] as const
const sameSuit = (kept: KeptGood, { north, south }: SuitPlace): boolean =>
  kept.north === north && kept.south === south

export function OneSuit({ place, onPlace }: OneSuitProps) {
  const [kept, setKept] = useState<KeptGood>({})
  // A target that the suit lacks is no question: the last one that it has stands, and a line says so.
  const lacking = kept.report && sameSuit(kept, place) && lacksGoal(place, kept.report)
  const asked = useMemo(
    () => questionOf(lacking ? { ...place, goal: kept.goal } : place),
    [place, lacking, kept.goal],
  )
  const question = asked.ok ? asked.value : undefined
  const job = useJob('suit', question, JSON.stringify(question))
  const answer = job.output
  const good = useKept(answer?.ok ? answer.value : undefined)
  // What the panels beside ask belongs to the report that stands, not to what is being typed.
  const goodQuestion = useKept(answer?.ok ? question : undefined).value
  const problem = asked.ok ? (answer && !answer.ok ? answer.error : undefined) : asked.error
  const report = good.value
  // The figures may be there before the plans are.
  const early = report === undefined || good.stale ? job.progress?.targets : undefined
  const targets = early ?? report?.targets
  const names = useMemo(() => seatNames(report), [report])
  const current = good.stale || problem !== undefined ? undefined : report
  const absent = current ? absentWords(place, current, names.west) : []
  const noLayout = report !== undefined && lacksLayout(place, report)
  const layout = noLayout ? kept.layout : place.layout
  const played = noLayout ? undefined : place.played
  const found: KeptGood = current
    ? {
        ...{ north: place.north, south: place.south, report: current },
        goal: lacksGoal(place, current) ? kept.goal : place.goal,
        layout: noLayout ? kept.layout : place.layout,
      }
    : kept
  if (KEPT_PARTS.some((part) => found[part] !== kept[part])) setKept(found)
  const plan = Math.min(place.plan, Math.max(0, (report?.plans.length ?? 1) - 1))
  useSpoken(good.stale ? undefined : report)
  const change = (to: Partial<SuitPlace>) => onPlace({ ...FRESH, ...to })
  return (
    <>
      <div className="page-column">
        <SuitEntryPanel
          place={place}
          problem={problem}
          onChange={change}
          onRandom={() =>
            change({
              ...randomSuit(rngOf(freshSeed())),
              goal: undefined,
            })
          }
        />
      </div>
      <div className="page-column combinations-main">
        <Panel
          id="suit-plans"
          title={t`Plans`}
          {...panelState(job, good.stale && problem === undefined)}
          summary={report && t`${report.plans.length} plans`}
        >
          {report === undefined && problem && (
            <p
              className="mb-2.5 ps-2.5 border-s-3 border-s-edge text-ink-2"
              role="status"
            >{t`There is no suit to plan yet: what is wrong stands beside its field.`}</p>
          )}
          {report && problem && (
            <p
              className="mb-2.5 ps-2.5 border-s-3 border-s-edge text-ink-2"
              role="status"
            >{t`What is typed cannot be read; below stands the last good suit.`}</p>
          )}
          {absent.length > 0 && (
            <div className="mb-2.5 ps-2.5 border-s-3 border-s-edge text-ink-2" role="status">
              {absent.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
          )}
          {targets && (
            <TargetStrip
              targets={targets}
              // What was just asked for, while its answer is still on the way.
              goal={targets.find(({ goal }) => goal === place.goal)?.goal ?? report?.goal ?? 'max'}
              onGoal={(goal) => change({ goal })}
            />
          )}
          {report && (
            <>
              <TargetNotes question={goodQuestion} report={report} />
              <PlanCards
                question={goodQuestion}
                report={report}
                names={names}
                open={plan}
                onOpen={(next) =>
                  onPlace({ plan: next, way: undefined, played: undefined, after: undefined })
                }
              />
            </>
          )}
        </Panel>
        {report && (
          <AFrameLater>
            <Panel id="suit-through" title={t`Play it through`} summary={t`Plan ${plan + 1}`}>
              <PlayThrough
                question={goodQuestion}
                report={report}
                plan={plan}
                way={place.way}
                layout={layout}
                played={played}
                names={names}
                onPlace={(to) => onPlace({ ...to, after: undefined })}
              />
            </Panel>
            {report.tipping.length > 0 && (
              <Panel id="suit-tipping" title={t`Where it tips`}>
                {report.tipping.map((line) => (
                  <TippingChart key={line.dial.kind} line={line} goal={report.goal} names={names} />
                ))}
              </Panel>
            )}
          </AFrameLater>
        )}
      </div>
      <div className="page-column min-[821px]:col-start-2 xl:col-start-3">
        {report && (
          <AFrameLater>
            <Panel
              id="suit-layouts"
              title={t`Layouts`}
              summary={t`${report.layouts.length} layouts`}
            >
              <LayoutTable
                report={report}
                names={names}
                chosen={report.layouts.find((row) => row.west === layout)?.index}
                onChoose={(index) =>
                  onPlace({
                    layout: report.layouts.find((row) => row.index === index)?.west,
                    played: undefined,
                    after: undefined,
                  })
                }
              />
            </Panel>
            {goodQuestion && !goodQuestion.hidden && (
              <ScenariosPanel
                question={goodQuestion}
                report={report}
                names={names}
                want={place.want}
                onWant={(want) => onPlace({ want })}
              />
            )}
            <TricksPanel
              question={goodQuestion}
              report={report}
              place={place}
              plan={plan}
              onPlace={onPlace}
            />
          </AFrameLater>
        )}
      </div>
    </>
  )
}

/** Says the answer when it is another question's, not when the page opens. */
function useSpoken(report: SuitReport | undefined): void {
  const target = report?.targets.find((one) => one.goal === report.goal)
  const words =
    report && target
      ? `${goalName(report.goal)}: ${boundedText(report.goal, target)}, ${report.plans.length === 1 ? t`one plan` : t`${report.plans.length} plans`}.`
      : undefined
  const said = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (words === undefined || words === said.current) return
    if (said.current !== undefined) actions.announce(words)
    said.current = words
  }, [words])
}
