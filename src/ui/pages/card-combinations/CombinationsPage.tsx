/** *Combinations*: one suit in two hands, the best plans for every target, and what becomes of each. */
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useRoute } from 'wouter'
import { randomSeed, rngOf } from '#core/rng.ts'
import { actions } from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { useKept } from '../../app/use-kept.ts'
import { Panel, PanelError } from '../../parts/Panel.tsx'
import { LayoutTable } from '../../suit/LayoutTable.tsx'
import { PlanCards } from '../../suit/PlanCards.tsx'
import { PlayThrough } from '../../suit/PlayThrough.tsx'
import { boundedText, goalName } from '../../suit/suit-words.ts'
import { TargetStrip } from '../../suit/TargetStrip.tsx'
import { TippingChart } from '../../suit/TippingChart.tsx'
import { addressOf, placeOf, type SuitPlace } from './address.ts'
import { questionOf, randomSuit, seatNames } from './question.ts'
import { SuitEntryPanel } from './SuitEntryPanel.tsx'
import './combinations.css'

/** The address of the last visit, for the way back from another page. */
let last: string | undefined

/** What a change of the suit makes meaningless. */
const FRESH: Partial<SuitPlace> = { plan: 0, layout: undefined, played: undefined }

export default function CombinationsPage() {
  const [, navigate] = useLocation()
  const [, params] = useRoute('/combinations/*?')
  const rest = params?.['*']
  const { place, unread } = useMemo(
    () => placeOf(rest === undefined || rest === '' ? last : decodeURIComponent(rest)),
    [rest],
  )
  useEffect(() => {
    last = addressOf(place).replace(/^\/combinations\//, '')
  }, [place])
  const go = (change: Partial<SuitPlace>, how = { replace: true }) =>
    navigate(addressOf({ ...place, ...change }), how)
  const change = (to: Partial<SuitPlace>) => go({ ...FRESH, ...to })

  const asked = useMemo(() => questionOf(place), [place])
  const question = asked.ok ? asked.value : undefined
  const key = JSON.stringify(question)
  const job = useJob('suit', question, key)
  const answer = job.output
  const good = useKept(answer?.ok ? answer.value : undefined)
  const problem = asked.ok ? (answer && !answer.ok ? answer.error : undefined) : asked.error
  const report = good.value
  const names = useMemo(() => seatNames(report), [report])

  useSpoken(report && !good.stale ? report : undefined)

  return (
    <main id="main" tabIndex={-1} className="combinations-page">
      <h1 className="sr-only">Combinations</h1>
      {unread.length > 0 && (
        <div className="combinations-across">
          <PanelError
            message={`The link says “${unread.join('”, “')}”, which this page does not know; the rest was read.`}
          />
        </div>
      )}
      <div className="combinations-column">
        <SuitEntryPanel
          place={place}
          problem={problem}
          onChange={change}
          onRandom={() =>
            change({
              ...randomSuit(rngOf(randomSeed(crypto.getRandomValues(new Uint32Array(4))))),
              goal: undefined,
            })
          }
        />
      </div>
      <div className="combinations-column combinations-main">
        <Panel
          id="suit-plans"
          title="Plans"
          state={
            job.state === 'failed'
              ? 'failed'
              : good.stale && problem === undefined
                ? 'running'
                : 'ready'
          }
          error={job.error?.message}
          onRetry={job.retry}
          summary={report && `${report.plans.length} plans`}
        >
          {report && (
            <>
              {problem && (
                <p className="suit-stale" role="status">
                  What is typed cannot be read; below stands the last good suit.
                </p>
              )}
              <TargetStrip
                targets={report.targets}
                goal={report.goal}
                onGoal={(goal) => go({ ...FRESH, goal })}
              />
              <PlanCards
                report={report}
                names={names}
                open={place.plan}
                onOpen={(plan) => go({ plan, played: undefined })}
              />
            </>
          )}
        </Panel>
        {report && (
          <Panel id="suit-through" title="Play it through" summary={`Plan ${place.plan + 1}`}>
            <PlayThrough
              question={question}
              report={report}
              plan={Math.min(place.plan, report.plans.length - 1)}
              layout={place.layout}
              played={place.played}
              names={names}
              onPlace={(to) => go(to)}
            />
          </Panel>
        )}
      </div>
      <div className="combinations-column combinations-side">
        {report && (
          <Panel id="suit-layouts" title="Layouts" summary={`${report.layouts.length} layouts`}>
            <LayoutTable
              report={report}
              names={names}
              chosen={report.layouts.find((row) => row.west === place.layout)?.index}
              onChoose={(index) =>
                go({
                  layout: report.layouts.find((row) => row.index === index)?.west,
                  played: undefined,
                })
              }
            />
          </Panel>
        )}
        {report && report.tipping.length > 0 && (
          <Panel id="suit-tipping" title="Where it tips">
            {report.tipping.map((line) => (
              <TippingChart key={line.dial.kind} line={line} goal={report.goal} names={names} />
            ))}
          </Panel>
        )}
      </div>
    </main>
  )
}

/** Says the answer when it is another question's, not when the page opens. */
function useSpoken(
  report:
    | {
        readonly goal: number | 'max'
        readonly targets: readonly {
          readonly goal: number | 'max'
          readonly value: number
          readonly atMost: number
          readonly exact: boolean
        }[]
        readonly plans: readonly unknown[]
      }
    | undefined,
): void {
  const target = report?.targets.find((one) => one.goal === report.goal)
  const words =
    report && target
      ? `${goalName(report.goal)}: ${boundedText(report.goal, target)}, ${report.plans.length === 1 ? 'one plan' : `${report.plans.length} plans`}.`
      : undefined
  const [said, setSaid] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (words === undefined || words === said) return
    if (said !== undefined) actions.announce(words)
    setSaid(words)
  }, [words, said])
}
