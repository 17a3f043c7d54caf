/** *Strategies*: an opening agreement as a table, what it leaves for a hand and why, and all hands audited. */
import { Dices } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useRoute } from 'wouter'
import type { Call } from '#core/call.ts'
import { DECK } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { shuffled } from '#core/shuffle.ts'
import type { Strategy } from '#core/strategy.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { actions, type StrategySheet, systemsPlayed } from '#store/index.ts'
import { dealAtTable } from '../../ask/deal/deal-hand.ts'
import { freeName, sheetOf } from '../../ask/strategies/sheet.ts'
import {
  type Strategies,
  type StrategyEntry,
  strategyKey,
  useStrategies,
} from '../../ask/strategies/use-strategies.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import {
  packedStrategyOf,
  strategyAddress,
  strategyPlaceOf,
} from '../../kit/addresses/strategies.ts'
import { Button } from '../../kit/Button.tsx'
import { HandEditor } from '../../kit/hand-editor/HandEditor.tsx'
import { type HandEditing, setHand, startHand, typeHand } from '../../kit/hand-editor/hand-model.ts'
import { Panel, PanelError } from '../../kit/Panel.tsx'
import { AFrameLater, useDrawn } from '../../kit/use-drawn.ts'
import { LibraryPanel } from './LibraryPanel.tsx'
import { PrintedHands } from './PrintedHands.tsx'
import { StrategyExport } from './StrategyExport.tsx'
import { StrategyImport } from './StrategyImport.tsx'
import {
  redo,
  StrategyColumn,
  type StrategySideProps,
  undo,
  useStrategySide,
} from './StrategySide.tsx'

/** A hand to begin with: one for which two calls survive. */
const FIRST = handOf.parse('KQ32.QT9.A4.KQ32')
/** No facts: every call survives. */
const EMPTY: Strategy = { name: '', facts: [], tieBreak: [] }
/** What the last visit of this page left, for the way back from another one. */
const last: { hand: Hand; id: string | undefined; versus: string | undefined } = {
  hand: FIRST.ok ? FIRST.value : handOf.EMPTY_HAND,
  id: undefined,
  versus: undefined,
}

export default function StrategiesPage() {
  const { strategies, error, retry } = useStrategies()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page min-[821px]:max-xl:grid-rows-[auto_auto_1fr] xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <h1 className="sr-only">{t`Strategies`}</h1>
      {error !== undefined && (
        <div className="page-across">
          <PanelError message={error} onRetry={retry} />
        </div>
      )}
      {strategies && <Page strategies={strategies} />}
    </main>
  )
}

function Page({ strategies }: { readonly strategies: Strategies }) {
  const [, navigate] = useLocation()
  const [, params] = useRoute('/strategies/*?')
  const packed = packedStrategyOf(params?.['*'])
  const place = useMemo(
    () => strategyPlaceOf(packed === undefined ? params?.['*'] : undefined),
    [params, packed],
  )
  const played = useKibitzer(systemsPlayed)
  const deleted = useKibitzer((s) => s.strategies.deleted)
  /** Whether the last deletion is still told; it can be taken back as long. */
  const [telling, setTelling] = useState(false)
  const [dialog, setDialog] = useState<'import' | 'export' | undefined>(undefined)
  const [editing, setEditing] = useState<HandEditing>(() =>
    place.badHand === undefined
      ? startHand(place.hand ?? last.hand)
      : typeHand(startHand(last.hand), place.badHand),
  )
  // The address was changed by other means than the keys: a link, the way back.
  if (place.hand !== undefined && !handOf.equals(place.hand, editing.whole))
    setEditing(startHand(place.hand))
  const hand = editing.whole
  const { turn } = place

  const asked = place.id ?? last.id
  const askedBeside = place.id === undefined ? last.versus : place.versus
  const entry = strategies.find(asked) ?? strategies.builtIn[0]!
  const versus = askedBeside === entry.id ? undefined : strategies.find(askedBeside)
  const lost = [asked, askedBeside].filter(
    (id) => id !== undefined && strategies.find(id) === undefined && id !== deleted?.id,
  )
  useEffect(() => {
    last.hand = hand
    last.id = entry.id
    last.versus = versus?.id
  }, [hand, entry.id, versus?.id])

  const go = (to: Partial<Parameters<typeof strategyAddress>[0]>, how: { replace: boolean }) =>
    navigate(
      strategyAddress({ id: entry.id, hand, call: place.call, versus: versus?.id, turn, ...to }),
      how,
    )
  const editHand = (next: HandEditing) => {
    setEditing(next)
    if (!handOf.equals(next.whole, hand)) go({ hand: next.whole }, { replace: true })
  }
  const putHand = (next: Hand, said: string) => editHand(setHand(editing, next, said))

  const names = [...strategies.builtIn, ...strategies.own].map(({ strategy }) => strategy.name)
  /** Puts a strategy in the library under a name of its own; gives its id. */
  const add = (sheet: StrategySheet, strategy: Strategy, name: string): string | undefined => {
    const own = freeName(name, names)
    const added = actions.addStrategy({ ...sheet, name: own }, { ...strategy, name: own })
    if (added.ok) return added.value
    actions.announce(added.error.message)
    return undefined
  }
  const copy = (of: StrategyEntry): string | undefined =>
    add(of.sheet, of.strategy, of.builtIn ? t`${of.strategy.name}, ours` : of.strategy.name)
  const edit = (of: StrategyEntry, sheet: StrategySheet, touched?: string) => {
    if (!of.builtIn) {
      actions.editStrategy(of.id, sheet, touched)
      return
    }
    const id = copy(of)
    if (id === undefined) return
    actions.editStrategy(
      id,
      { ...sheet, name: freeName(t`${of.strategy.name}, ours`, names) },
      touched,
    )
    actions.announce(t`A copy is made: the strategies that come with the program stay as they are.`)
    go(of.id === entry.id ? { id } : { versus: id }, { replace: false })
  }
  const take = (strategy: Strategy) => {
    const id = add(
      sheetOf(strategy),
      strategy,
      strategy.name === '' ? t`Imported strategy` : strategy.name,
    )
    if (id === undefined) return
    actions.announce(t`The strategy is in the library.`)
    go({ id }, { replace: false })
  }
  const remove = () => {
    actions.deleteStrategy(entry.id)
    setTelling(true)
    const first = strategies.builtIn[0]!
    go(
      { id: first.id, ...(versus?.id === entry.id ? { versus: undefined } : {}) },
      { replace: true },
    )
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    if (!(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return
    const back = event.key.toLowerCase() === 'z' && !event.shiftKey
    const forth =
      (event.key.toLowerCase() === 'z' && event.shiftKey) || event.key.toLowerCase() === 'y'
    if (!back && !forth) return
    // The name and the hand as text have an undo of their own; a cell has the one of the table.
    const { target } = event
    if (
      target instanceof HTMLElement &&
      target.matches('input[type="text"], textarea') &&
      !target.classList.contains('cell')
    )
      return
    event.preventDefault()
    const column = target instanceof Element ? target.closest('[data-side="b"]') : null
    const id = column !== null && versus !== undefined ? versus.id : entry.id
    if (back) undo(id)
    else redo(id)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const common = {
    alone: versus === undefined,
    rules: turn === undefined ? strategies.rules : strategies.answerRules,
    usualAnswers: strategies.answers,
    turn,
    hand,
    open: place.call,
    onOpen: (call: Call | undefined) => go({ call }, { replace: true }),
    onEdit: edit,
    onHand: putHand,
  } as const
  const handPanel = (
    <Panel
      id="strategies-hand"
      title={t`The hand`}
      summary={handOf.format(hand)}
      end={
        <>
          <Button
            icon={Dices}
            onClick={() => {
              const rng = rngOf(freshSeed())
              putHand(handOf.ofCards(shuffled(DECK, rng).slice(0, 13)), t`A random hand.`)
            }}
          >{t`Random hand`}</Button>
          <Button
            onClick={() => {
              const done = dealAtTable(hand, { id: entry.id })
              if (done.ok) navigate('/')
              else setEditing({ ...editing, said: done.error.message })
            }}
          >{t`Deal at the table`}</Button>
        </>
      }
    >
      <HandEditor editing={editing} onEdit={editHand} />
      {handOf.size(editing.cards) !== 13 && (
        <p className="note my-1">{t`The calls that survive are those of the last hand that was whole.`}</p>
      )}
      <div className="mt-3">
        <PrintedHands hand={hand} onHand={putHand} />
      </div>
    </Panel>
  )
  return (
    <>
      <div className="page-across">
        <LibraryPanel
          strategies={strategies}
          entry={entry}
          versus={versus}
          missing={
            lost.length > 0
              ? t`This browser keeps no strategy ${lost.join(t` or `)}. A link carries the name of a strategy, not its facts: those go by export and import.`
              : undefined
          }
          deleted={telling ? deleted : undefined}
          came={cameWith(played, strategies)}
          onKeep={(strategy) => take(strategy)}
          onChoose={(id) => {
            setTelling(false)
            // The one beside it: the two change places.
            go({ id, ...(id === versus?.id ? { versus: entry.id } : {}) }, { replace: false })
          }}
          onVersus={(id) => go({ versus: id }, { replace: false })}
          turn={turn}
          onTurn={(next) => go({ turn: next, call: undefined }, { replace: false })}
          onName={(name) => edit(entry, { ...entry.sheet, name }, 'name')}
          onCopy={() => {
            const id = copy(entry)
            if (id !== undefined) go({ id }, { replace: false })
          }}
          onDelete={remove}
          onBringBack={() => {
            actions.bringBackStrategy()
            if (deleted) go({ id: deleted.id }, { replace: true })
          }}
          onEmpty={() => {
            const id = add(sheetOf(EMPTY), EMPTY, t`New strategy`)
            if (id !== undefined) go({ id }, { replace: false })
          }}
          onImport={() => setDialog('import')}
          onExport={() => setDialog('export')}
        />
      </div>
      {versus === undefined ? (
        <One {...common} side="a" entry={entry} handPanel={handPanel} />
      ) : (
        <>
          <div className="page-column min-[821px]:max-xl:col-span-full xl:sticky xl:top-4">
            {handPanel}
          </div>
          <div data-side="a" className="min-w-0">
            <StrategyColumn {...common} side="a" entry={entry} />
          </div>
          <div data-side="b" className="min-w-0">
            <StrategyColumn {...common} side="b" entry={versus} />
          </div>
        </>
      )}
      <StrategyImport
        open={dialog === 'import' || packed !== undefined}
        packed={packed}
        onClose={() => {
          setDialog(undefined)
          if (packed !== undefined) go({}, { replace: true })
        }}
        onTake={take}
      />
      <StrategyExport
        strategy={entry.strategy}
        open={dialog === 'export'}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}

/** Strategies that a side plays here and that are not in the library: they came with a link or a board. */
function cameWith(played: SystemRefs, { builtIn, own }: Strategies): readonly Strategy[] {
  const known = new Set([...builtIn, ...own].map(({ strategy }) => strategyKey(strategy)))
  return played.flatMap(({ strategy }) => {
    if (strategy === undefined || known.has(strategyKey(strategy))) return []
    known.add(strategyKey(strategy))
    return [strategy]
  })
}

function One({ handPanel, ...props }: StrategySideProps & { readonly handPanel: React.ReactNode }) {
  const { survivorsPanel, sheetPanel, auditPanel } = useStrategySide(props)
  const drawn = useDrawn()
  return (
    <>
      <div className="page-column">
        {handPanel}
        {survivorsPanel}
      </div>
      <div className="page-column min-[821px]:max-xl:col-start-2 min-[821px]:max-xl:row-span-2 min-[821px]:max-xl:row-start-2">
        {drawn && sheetPanel}
      </div>
      <div className="page-column">{drawn && <AFrameLater>{auditPanel}</AFrameLater>}</div>
    </>
  )
}
