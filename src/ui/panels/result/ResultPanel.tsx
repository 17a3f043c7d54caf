/** *Result*: what was bid, how many tricks it took, and the score. */
import { RotateCcw, SkipForward } from 'lucide-react'
import { seatName, sideName, sideOf } from '#core/seat.ts'
import { actions, type BoardResult, position, result, type TablePosition } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { ContractText, contractColour } from '../../parts/CallText.tsx'
import { fetchedDefault } from '../../parts/fetched.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { requestNextBoard } from '../../table/requests.ts'
import { outcomeWords } from '../../table/table-model.ts'
import { PANEL_NAMES } from '../names.ts'
import { Figures } from './Figures.tsx'

const AfterBoard = fetchedDefault(
  () => import('./AfterBoard.tsx'),
  <div className="min-h-40" />,
).Component

const BY: Readonly<Record<'cards' | 'claim' | 'file', string | undefined>> = {
  cards: undefined,
  claim: 'By claim.',
  file: 'As the file states it.',
}

/** The score as North–South have it. */
function forNorthSouth(p: TablePosition, outcome: BoardResult | undefined): number | undefined {
  if (outcome?.score === undefined || p.contract === undefined) return outcome?.score
  return sideOf(p.contract.declarer) === 0 ? outcome.score : 0 - outcome.score
}

export function ResultPanel() {
  const p = useKibitzer(position)
  const outcome = useKibitzer(result)
  return (
    <Panel {...PANEL_NAMES.result}>
      <Headline position={p} outcome={p.phase === 'finished' ? outcome : undefined} />
      {p.phase === 'finished' && outcome?.kind === 'played' && (
        <Figures position={p} outcome={outcome} />
      )}
      {outcome?.kind === 'played' && BY[outcome.by] !== undefined && (
        <p className="mt-2 text-small text-ink-2">{BY[outcome.by]}</p>
      )}
      {p.phase === 'finished' && <AfterBoard score={forNorthSouth(p, outcome)} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={SkipForward} onClick={requestNextBoard}>
          Next board
        </Button>
        <Button icon={RotateCcw} onClick={() => actions.seek(0)}>
          From the start
        </Button>
      </div>
    </Panel>
  )
}

/** The contract as large as it deserves, by whom and how it ended, and the score. */
function Headline({
  position: p,
  outcome,
}: {
  readonly position: TablePosition
  readonly outcome: BoardResult | undefined
}) {
  if (p.contract === undefined)
    return <p className="font-serif text-call leading-none">Passed out</p>
  const side = sideOf(p.contract.declarer)
  const score = outcome?.score
  const minus = score !== undefined && score < 0
  return (
    <div className="flex flex-wrap items-end gap-3">
      <span
        className={`font-serif text-call leading-none font-semibold ${contractColour(p.contract)}`}
      >
        <ContractText contract={p.contract} />
      </span>
      <span className="font-serif text-head leading-tight text-ink-2">
        by {seatName(p.contract.declarer)}
        <b className={`block font-semibold ${minus ? 'text-no' : 'text-ink'}`}>
          {outcome === undefined ? 'bid and not played' : outcomeWords(p, outcome)}
        </b>
      </span>
      {score !== undefined && (
        <span className="ms-auto text-end">
          <b
            className={`block text-[2.25rem] leading-none font-semibold ${minus ? 'text-no' : 'text-ink'}`}
          >
            {score < 0 ? '−' : '+'}
            {Math.abs(score)}
          </b>
          <span className="text-small text-ink-2">for {sideName(side)}</span>
        </span>
      )}
    </div>
  )
}
