/** *Result*: what was bid, how many tricks it took, and the score. */

import { RotateCcw, SkipForward } from 'lucide-react'
import { use } from 'react'
import { seatName, sideName, sideOf } from '#core/seat.ts'
import { t, tAs } from '#core/text.ts'
import { type BoardResult, position, result, type TablePosition } from '#store/index.ts'
import { requestAgain, requestNextBoard } from '../../../ask/requests.ts'
import { outcomeWords } from '../../../ask/tricks.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Button } from '../../../kit/Button.tsx'
import { ContractText, contractColour } from '../../../kit/CallText.tsx'
import { fetchedDefault } from '../../../kit/fetched.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { COMPACT, useMedia } from '../../../kit/use-media.ts'
import { type PanelDefinition, PanelNameContext } from '../panel.ts'
import { Figures } from './Figures.tsx'

const AfterBoard = fetchedDefault(
  () => import('./AfterBoard.tsx'),
  <div className="min-h-40" />,
).Component

const BY: Readonly<Record<'cards' | 'claim' | 'file', string | undefined>> = {
  cards: undefined,
  claim: t`By claim.`,
  file: t`As the file states it.`,
}

/** The score as North–South have it. */
function forNorthSouth(p: TablePosition, outcome: BoardResult | undefined): number | undefined {
  if (outcome?.score === undefined || p.contract === undefined) return outcome?.score
  return sideOf(p.contract.declarer) === 0 ? outcome.score : 0 - outcome.score
}

function ResultPanel() {
  const p = useKibitzer(position)
  const outcome = useKibitzer(result)
  const phone = useMedia(COMPACT)
  return (
    <Panel {...use(PanelNameContext)}>
      <Headline position={p} outcome={p.phase === 'finished' ? outcome : undefined} />
      {p.phase === 'finished' && outcome?.kind === 'played' && (
        <Figures position={p} outcome={outcome} />
      )}
      {outcome?.kind === 'played' && BY[outcome.by] !== undefined && (
        <p className="mt-2 text-small text-ink-2">{BY[outcome.by]}</p>
      )}
      {p.phase === 'finished' && <AfterBoard score={forNorthSouth(p, outcome)} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {/* Elsewhere the action bar has it in view: one press, one button. */}
        {phone && <Button icon={SkipForward} onClick={requestNextBoard}>{t`Next board`}</Button>}
        <Button icon={RotateCcw} onClick={requestAgain}>{t`Play this board again`}</Button>
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
    return <p className="font-serif text-call leading-none">{t`Passed out`}</p>
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
        {tAs('rule')`by ${seatName(p.contract.declarer)}`}
        <b className={`block font-semibold ${minus ? 'text-no' : 'text-ink'}`}>
          {outcome === undefined ? t`bid and not played` : outcomeWords(p, outcome)}
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
          <span className="text-small text-ink-2">{t`for ${sideName(side)}`}</span>
        </span>
      )}
    </div>
  )
}

export default {
  id: 'result',
  title: t`Result`,
  tab: 'result',
  order: 1,
  Component: ResultPanel,
} satisfies PanelDefinition
