/** The timeline, connected: the active line, what each card told the observer, and the lines. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { callerAt } from '#core/auction.ts'
import { contractCode } from '#core/contract.ts'
import * as hand from '#core/hand.ts'
import { SEATS, seatLetter, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import {
  actions,
  cursor as cursorOf,
  endOfLine,
  type KibitzerState,
  lineName,
  lines as linesOf,
  observerLineKey,
  observerLineView,
  observer as observerOf,
  type Position,
  placeSentence,
  position as positionOf,
  timeline,
  tree,
} from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useKnowledgeLine } from '../../knowledge/use-knowledge-line.ts'
import { Mark } from '../../parts/Mark.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { type Lit, useLit } from '../../table/use-lit.ts'
import { type CallChip, CallChips, TrickChips } from './Here.tsx'
import { LineList, type LineRow } from './LineList.tsx'
import { Scrubber, StepButtons } from './TimelineView.tsx'
import { timelineModel, trickChips } from './timeline-model.ts'

const NO_BITS: readonly number[] = []

/** How many cards two lines have in common, as this observer sees them. */
function sharedCards(a: SeatView, b: SeatView): number {
  const same =
    a.seat === b.seat &&
    hand.equals(a.hand, b.hand) &&
    a.contract?.bid === b.contract?.bid &&
    a.contract?.declarer === b.contract?.declarer
  if (!same) return 0
  const differs = a.cards.findIndex((card, i) => card !== b.cards[i])
  return differs < 0 ? a.cards.length : differs
}

/**
 * Bits that each card told the observer, once the engine has said so. While a longer line is being
 * worked out, the cards it shares with the last one keep theirs: they depend on nothing later.
 */
function useBits(): readonly number[] {
  const view = useKibitzer(observerLineView)
  const key = useKibitzer(observerLineKey)
  const input = useMemo(() => (view === undefined ? undefined : { view }), [view])
  const { output } = useJob('hidden-hands', input, key)
  const [last, setLast] = useState<{ view: SeatView; bits: readonly number[] } | undefined>()
  const bits = useMemo(
    () => (output?.ok ? output.value.snapshots.slice(1).map((s) => s.bits) : undefined),
    [output],
  )
  useEffect(() => {
    if (bits !== undefined && view !== undefined) setLast({ view, bits })
  }, [bits, view])
  return useMemo(() => {
    if (bits !== undefined) return bits
    return last === undefined || view === undefined
      ? NO_BITS
      : last.bits.slice(0, sharedCards(last.view, view))
  }, [bits, last, view])
}

function useModel() {
  const events = useKibitzer(timeline)
  const cursor = useKibitzer(cursorOf)
  const end = useKibitzer(endOfLine)
  const lines = useKibitzer(linesOf)
  const active = useKibitzer((s) => tree(s).active)
  const observer = useKibitzer(observerOf)
  const bits = useBits()
  const told = useKnowledgeLine()
  const spot = useKibitzer((s) => s.spotlight)
  return useMemo(() => {
    const own = lines.find((line) => line.id === active)
    const forks = lines.flatMap((line) =>
      line.parent === active ? [line.from] : line.id === own?.parent ? [own.from] : [],
    )
    const { tricks, trickCount, dummy } = end
    const hidden = SEATS.filter((seat) => seat !== observer && seat !== dummy)
    const agreed: number[] = []
    for (const { at, bits: extra } of told) agreed[at - 1] = extra
    const calls = events.filter((event) => event.kind === 'call').length
    const lit = [...spot.calls, ...spot.cards.map((card) => calls + card)]
    return timelineModel({ events, cursor, tricks, trickCount, bits, agreed, lit, forks, hidden })
  }, [events, cursor, end, lines, active, bits, told, spot, observer])
}

/** The trick of the first card that a panel points at, when it is not the one at the cursor. */
function pointedTrick(position: Position, lit: Lit['cards']) {
  const at = position.tricks.findIndex((trick) => trick.cards.some((card) => lit.has(card)))
  return at < 0 || at === position.tricks.length - 1 ? undefined : at
}

function Here() {
  const position = useKibitzer(positionOf)
  const { auction, tricks, openTrick, phase } = position
  const lit = useLit(position)
  const pointed = pointedTrick(position, lit.cards)
  if (pointed !== undefined)
    return (
      <div className="tl-here">
        <span className="tl-place">Trick {pointed + 1}</span>
        <TrickChips chips={trickChips(tricks.slice(0, pointed + 1), undefined)} lit={lit.cards} />
      </div>
    )
  if (phase === 'auction' || tricks.length + (openTrick === undefined ? 0 : 1) === 0) {
    const first = Math.max(0, auction.calls.length - 4)
    const chips = auction.calls.slice(first).map(
      (call, i): CallChip => ({
        seat: callerAt(auction, first + i),
        call,
        now: first + i === auction.calls.length - 1,
        place: first + i,
        lit: lit.calls.includes(first + i),
      }),
    )
    return (
      <div className="tl-here">
        <span className="tl-place">
          {chips.length === 0 ? `${seatName(auction.dealer)} deals` : 'Auction'}
        </span>
        {chips.length > 0 && <CallChips chips={chips} />}
      </div>
    )
  }
  return (
    <div className="tl-here">
      <span className="tl-place">Trick {Math.max(1, tricks.length)}</span>
      <TrickChips chips={trickChips(tricks, openTrick?.leader)} lit={lit.cards} />
    </div>
  )
}

/** How far a line goes, in a few letters. */
function extentOf(s: KibitzerState, id: number): string {
  const line = linesOf(s).find((l) => l.id === id)
  const count = line?.events.length ?? 0
  const cards = line?.events.filter((event) => event.kind === 'card').length ?? 0
  const claim = line?.events.some((event) => event.kind === 'claim') ? ', claim' : ''
  return cards === 0
    ? `${count} ${count === 1 ? 'call' : 'calls'}`
    : `${cards} ${cards === 1 ? 'card' : 'cards'}${claim}`
}

function Lines({ leave }: { readonly leave: () => void }) {
  const lines = useKibitzer(linesOf)
  const active = useKibitzer((s) => tree(s).active)
  // Compared by their words, so that nothing is drawn again while the cursor moves.
  const names = useKibitzer(useShallow((s) => lines.map(({ id }) => lineName(s, id))))
  const extents = useKibitzer(useShallow((s) => lines.map(({ id }) => extentOf(s, id))))
  const rows = useMemo(
    () =>
      lines.map(
        ({ id }, i): LineRow => ({
          id,
          name: names[i] ?? '',
          extent: extents[i] ?? '',
          active: id === active,
        }),
      ),
    [lines, active, names, extents],
  )
  if (lines.length < 2) return null
  return (
    <LineList
      rows={rows}
      select={actions.selectLine}
      rename={actions.renameLine}
      remove={(id) => {
        actions.deleteLine(id)
        leave()
      }}
    />
  )
}

function Summary() {
  const place = useKibitzer((s) => placeSentence(positionOf(s)))
  const contract = useKibitzer((s) => positionOf(s).contract)
  return (
    <>
      {contract !== undefined && `${contractCode(contract)} ${seatLetter(contract.declarer)} · `}
      {place}
    </>
  )
}

export function TimelinePanel() {
  const model = useModel()
  const place = useKibitzer((s) => placeSentence(positionOf(s)))
  const observer = useKibitzer(observerOf)
  const lawOnly = useKibitzer((s) => s.prefs.lawOnly)
  /** Where the keyboard goes when the row it was in is deleted. */
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Panel
      id="timeline"
      title="Timeline"
      summary={<Summary />}
      end={
        <span className="tl-legend">
          <Mark kind="law" word={`${seatName(observer)} learned by law`} />
          {!lawOnly && <Mark kind="agreed" word="by agreement" />}
        </span>
      }
    >
      <div ref={frame}>
        <Scrubber
          model={model}
          valueText={place}
          seek={actions.seek}
          stepTrick={actions.stepTrick}
        />
      </div>
      <div className="tl-controls">
        <StepButtons cursor={model.cursor} last={model.stops.length - 1} seek={actions.seek} />
        <Here />
      </div>
      <Lines leave={() => frame.current?.querySelector<HTMLElement>('[role="slider"]')?.focus()} />
    </Panel>
  )
}
