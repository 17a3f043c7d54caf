/** *Suit*, connected: the suit and the odds chosen here, the position from the table. */

import { use, useMemo, useState } from 'react'
import { type Seat, seatName, sideOf } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { atEnd, lineRecord, position } from '#store/index.ts'
import { SupposeBar } from '../../../ask/knowledge/SupposeBar.tsx'
import { isSupposed, useSupposedQuestion } from '../../../ask/knowledge/supposing.ts'
import { useQuestion } from '../../../ask/knowledge/use-question.ts'
import { panelState, useJob } from '../../../ask/use-job.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { useKept } from '../../../kit/use-kept.ts'
import { type PanelDefinition, PanelNameContext } from '../panel.ts'
import { FindOutSection } from './FindOutSection.tsx'
import { LinesSection } from './LinesSection.tsx'
import { ReviewSection } from './ReviewSection.tsx'
import { SuitView } from './SuitView.tsx'
import type { SuitChoice } from './suit-choice.ts'

const FIRST: SuitChoice = { suit: SPADES, evidence: 'known', goal: undefined, avoid: undefined }

function SuitPanel() {
  const [choice, setChoice] = useState(FIRST)
  const { id } = use(PanelNameContext)
  const folded = useKibitzer((s) => s.prefs.folds[id] === true)
  const { question: input, key } = useSupposedQuestion()
  const { question: plain } = useQuestion()
  const view = input?.view
  const passedOut = useKibitzer((s) => {
    const { phase, contract } = position(s)
    return phase === 'finished' && contract === undefined
  })
  const playing = view?.contract !== undefined && view.dummy !== undefined
  const part = playing ? partOf(view.seat, view.contract.declarer) : undefined
  const asks = folded || input === undefined ? undefined : part
  const question = useMemo(() => {
    if (asks !== 'declarer' || input === undefined) return undefined
    const { goal, avoid, ...rest } = choice
    return {
      ask: 'plans' as const,
      ...input,
      ...rest,
      ...(goal === undefined ? {} : { goal }),
      ...(avoid === undefined ? {} : { avoid }),
    }
  }, [asks, input, choice])
  const defending = useMemo(() => {
    if (asks !== 'defender' || input === undefined) return undefined
    const { goal, suit, evidence } = choice
    return {
      ask: 'leads' as const,
      ...{ ...input, suit, evidence },
      ...(typeof goal === 'number' ? { tricks: goal } : {}),
    }
  }, [asks, input, choice])
  const name = `${key}|${JSON.stringify(choice)}`
  const linesName = `${key}|${choice.evidence}|${choice.avoid ?? ''}|lines`
  const planned = useJob('suit-at-table', question, name)
  const led = useJob('suit-at-table', defending, name)
  const job = part === 'defender' ? led : planned
  const answer = job.output
  const keptTable = useKept(planned.value)
  const keptDefence = useKept(led.value)
  const good = answer === undefined || answer.ok
  const table =
    part === 'declarer' && good && keptTable.value?.suit === choice.suit
      ? keptTable.value
      : undefined
  const defence =
    part === 'defender' &&
    good &&
    keptDefence.value?.suit === choice.suit &&
    keptDefence.value.seats.own === view?.seat
      ? keptDefence.value
      : undefined
  const whole = useKibitzer(lineRecord)
  const stopped = useKibitzer(atEnd)
  // Stepping back from the end of a finished play keeps the look back open.
  const ended = stopped || whole.cards.length === 52 || whole.claim !== undefined
  const review = useMemo(() => {
    const seen =
      ended && asks === 'declarer' && plain ? seatView(whole, plain.view.seat) : undefined
    if (seen === undefined || plain === undefined || seen.cards.length < 4) return undefined
    const { suit, evidence } = choice
    return { ask: 'review' as const, ...plain, view: seen, suit, evidence }
  }, [asks, plain, ended, whole, choice])
  const nothing = table === undefined && defence === undefined
  const stale = part === 'defender' ? keptDefence.stale : keptTable.stale
  const since = table?.since
  const moment = useMemo(() => {
    // A chain explains what is so, not what is supposed.
    if (input === undefined || stale || isSupposed(input)) return undefined
    const cards = input.view.cards.slice(0, since ?? input.view.cards.length)
    const lawOnly = input.lawOnly === true || choice.evidence !== 'known'
    return { ...input, lawOnly, view: { ...input.view, cards } }
  }, [input, stale, since, choice.evidence])
  return (
    <SuitView
      supposing={choice.evidence === 'fresh' ? undefined : <SupposeBar />}
      choice={choice}
      onChoice={(change) => setChoice({ ...choice, ...change })}
      table={table}
      defence={defence}
      review={
        review && (
          <ReviewSection
            key={choice.suit}
            input={review}
            name={`${name}|${review.view.cards.length}`}
            calls={review.view.calls.length}
          />
        )
      }
      further={
        question &&
        choice.evidence !== 'fresh' && (
          <>
            <FindOutSection key={choice.suit} input={question} name={`${name}|find`} />
            <LinesSection input={question} name={linesName} />
          </>
        )
      }
      moment={moment}
      stale={stale}
      folded={folded}
      refusal={
        !playing
          ? passedOut
            ? t`The board was passed out: no suit is played.`
            : t`Plans for a suit are worked out once dummy is down.`
          : part === 'dummy'
            ? t`${seatName(view.seat)} is dummy and chooses nothing: watch from ${seatName(view.contract.declarer)} for the plans, or from a defender for the leads.`
            : answer && !answer.ok
              ? answer.error.message
              : undefined
      }
      {...panelState(job, nothing && job.state === 'running')}
    />
  )
}

const partOf = (seat: Seat, declarer: Seat): 'declarer' | 'dummy' | 'defender' =>
  seat === declarer ? 'declarer' : sideOf(seat) === sideOf(declarer) ? 'dummy' : 'defender'

export default {
  id: 'suit',
  title: t`Suit`,
  tab: 'suit',
  order: 1,
  Component: SuitPanel,
} satisfies PanelDefinition
