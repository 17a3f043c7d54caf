/** One strategy of the page: its survivors for the hand, its table, its audit. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { callsOfTurn, turnKey } from '#core/answer-turns.ts'
import { type Call, callName } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { auctionView, openingView, type SeatView } from '#core/seat-view.ts'
import type { AnswerTurn } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import { actions, pastOf, type StrategySheet } from '#store/index.ts'
import type { Wish } from '../../ask/strategies/audit-model.ts'
import { useAudit, useRandomExample } from '../../ask/strategies/use-audit.ts'
import {
  answering,
  type Rules,
  type Strategies,
  type StrategyEntry,
  strategyKey,
} from '../../ask/strategies/use-strategies.ts'
import { panelState, useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { survivorsOf } from '../../kit/SurvivorList.tsx'
import { useKept } from '../../kit/use-kept.ts'
import { AuditPanel } from './AuditPanel.tsx'
import { SheetPanel } from './SheetPanel.tsx'
import { SurvivorsPanel } from './SurvivorsPanel.tsx'
import { useChecked } from './use-checked.ts'

export interface StrategySideProps {
  /** Ends the ids of the panels, and the titles where there are two. */
  readonly side: 'a' | 'b'
  readonly alone: boolean
  readonly entry: StrategyEntry
  readonly rules: Rules
  readonly usualAnswers: Strategies['answers']
  /** The opening that is answered; absent where the hand opens. */
  readonly turn: AnswerTurn | undefined
  readonly hand: Hand
  readonly open: Call | undefined
  readonly onOpen: (call: Call | undefined) => void
  readonly onEdit: (entry: StrategyEntry, sheet: StrategySheet, touched?: string) => void
  readonly onHand: (hand: Hand, said: string) => void
}

/** Names the strategy on the page, wherever it comes from. */
const EDITED = 'edited'

/** What the hand sees at the turn, nobody vulnerable. */
const viewOf = (turn: AnswerTurn | undefined, hand: Hand): SeatView =>
  turn === undefined
    ? openingView(hand)
    : auctionView(
        turn.to === 'partner' ? 2 : 1,
        hand,
        0,
        'None',
        callsOfTurn(turn).map((call) => ({ call })),
      )

/** The three panels, for the page to place. */
export function useStrategySide(props: StrategySideProps) {
  const { side, alone, entry, rules, hand, open, turn } = props
  const { sheet } = entry
  const strategy =
    turn === undefined ? entry.strategy : answering(entry.strategy, props.usualAnswers)
  const checked = useChecked(entry)
  const past = useKibitzer((s) => pastOf(s.strategies, entry.id))
  const key = `${strategyKey(strategy)} ${turnKey(turn)}`
  const of = `${key} ${handOf.format(hand)}`
  const system = { id: EDITED, strategy }
  const survivors = useJob('turn', { systems: [system, system], view: viewOf(turn, hand) }, of)
  const survived = survivors.value
  const answer = useKept(survived)
  const surviving = useMemo(() => survived && survivorsOf(survived), [survived])
  const meaning = useJob(
    'opening',
    open === undefined ? undefined : { ask: 'meaning', system, call: open, turn },
    `${key} ${open}`,
  )
  const shown = useKept(
    useMemo(() => meaning.value && { open, meaning: meaning.value }, [meaning.value, open]),
  )
  // Counted after the hand's answer, which would be long in coming with two workers at it.
  const [answered, setAnswered] = useState(false)
  if (!answered && survivors.state !== 'running') setAnswered(true)
  const audit = useAudit(strategy, turn, answered)
  const random = useRandomExample()
  useSpokenSurvivors(strategy.name, surviving, of)

  const example = (wish: Wish) => {
    random.find(strategy, turn, wish).then(
      (found) => {
        if (found === undefined) return
        if (found.hand === undefined) actions.announce(t`There is no such hand.`)
        else props.onHand(found.hand, t`A random hand.`)
      },
      (fault: unknown) => actions.announce(fault instanceof Error ? fault.message : String(fault)),
    )
  }
  const suffix = side === 'a' ? '' : '-2'
  const title = (full: string, short: string) => (alone ? full : `${short}: ${strategy.name}`)
  const survivorsPanel = (
    <SurvivorsPanel
      id={`strategies-survivors${suffix}`}
      title={title(t`What survives`, t`Survivors`)}
      name={alone ? strategy.name : `${strategy.name}, ${side === 'a' ? t`left` : t`right`}`}
      answer={answer.value}
      usual={strategy !== entry.strategy}
      meaning={shown.value?.open === open ? shown.value?.meaning : undefined}
      rules={rules}
      open={open}
      onOpen={props.onOpen}
      {...panelState(survivors, answer.value === undefined)}
    />
  )
  const sheetPanel = (
    <SheetPanel
      id={`strategies-sheet${suffix}`}
      title={title(t`The agreement`, t`Agreement`)}
      entry={entry}
      checked={checked}
      mayUndo={past.past.length > 0}
      mayRedo={past.future.length > 0}
      onEdit={(next, touched) => props.onEdit(entry, next, touched)}
      onUndo={() => undo(entry.id)}
      onRedo={() => redo(entry.id)}
      turn={turn}
      usualAnswers={props.usualAnswers}
    />
  )
  const auditPanel = (
    <AuditPanel
      id={`strategies-audit${suffix}`}
      title={title(t`The audit`, t`Audit`)}
      view={audit}
      turn={turn}
      here={surviving}
      looking={random.looking}
      onExample={example}
    />
  )
  return { survivorsPanel, sheetPanel, auditPanel, sheet }
}

/** The three one under another, where two strategies stand side by side. */
export function StrategyColumn(props: StrategySideProps) {
  const { survivorsPanel, sheetPanel, auditPanel } = useStrategySide(props)
  return (
    <div className="page-column">
      {survivorsPanel}
      {sheetPanel}
      {auditPanel}
    </div>
  )
}

const tell = (done: ReturnType<typeof actions.undoStrategy>, words: string) =>
  actions.announce(done.ok ? words : done.error.message)
export const undo = (id: string) => tell(actions.undoStrategy(id), t`The edit is undone.`)
export const redo = (id: string) => tell(actions.redoStrategy(id), t`The edit is done again.`)

/** Says what survives when it is another hand's or another agreement's, not when the page opens. */
function useSpokenSurvivors(name: string, calls: readonly Call[] | undefined, of: string): void {
  const said = useRef<string | undefined>(undefined)
  const words = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (calls === undefined) return
    const now =
      calls.length === 0 ? t`No call survives` : t`Survives: ${calls.map(callName).join(', ')}`
    if (said.current !== undefined && said.current !== of && words.current !== now)
      actions.announce(`${name}. ${now}.`)
    said.current = of
    words.current = now
  }, [name, calls, of])
}
