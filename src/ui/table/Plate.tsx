/** The plate: board, contract, tricks, dealer and vulnerability, in words. */

import { isBid, strainOf } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import { NOTRUMP } from '#core/suit.ts'
import { ContractText } from '../parts/CallText.tsx'
import { suitColour } from '../parts/SuitSymbol.tsx'
import { Term } from '../parts/Term.tsx'
import type { Tick } from './table-model.ts'

export interface PlateModel {
  readonly board: string
  readonly contract: Contract | undefined
  readonly declarer: string | undefined
  readonly dummy: string | undefined
  readonly passedOut: boolean
  readonly ticks: readonly Tick[]
  readonly tricks: string | undefined
  readonly dealer: string
  readonly vulnerability: string
  readonly someVulnerable: boolean
  /** Event and names from the file, when there are any. */
  readonly event: string | undefined
}

export function Plate({ model }: { readonly model: PlateModel }) {
  const strain =
    model.contract !== undefined && isBid(model.contract.bid)
      ? strainOf(model.contract.bid)
      : undefined
  const colour = strain === undefined || strain === NOTRUMP ? '' : suitColour(strain)
  return (
    <section aria-label="Board" className="plate">
      <p className="plate-board">
        {model.board}
        {model.event !== undefined && <span className="plate-event">{model.event}</span>}
      </p>
      {model.contract !== undefined && (
        <p className="plate-contract">
          <span className={colour}>
            <ContractText contract={model.contract} />
          </span>{' '}
          <small>by {model.declarer}</small>
        </p>
      )}
      {model.contract === undefined && (
        <p className="plate-contract plate-quiet">{model.passedOut ? 'Passed out' : 'Bidding'}</p>
      )}
      {model.ticks.length > 0 && (
        <>
          <div className="ticks" aria-hidden="true">
            {model.ticks.map((tick, i) => (
              // Ticks are alike: their place is all that tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <i key={i} data-tick={tick} data-gap={model.ticks[i - 1] !== tick || undefined} />
            ))}
          </div>
          <p className="plate-tricks">{model.tricks}</p>
        </>
      )}
      <dl className="plate-facts">
        {model.declarer === undefined ? (
          <>
            <dt>
              <Term id="dealer" />
            </dt>
            <dd>{model.dealer}</dd>
          </>
        ) : (
          <>
            <dt>
              <Term id="declarer" />
            </dt>
            <dd>{model.declarer}</dd>
            <dt>
              <Term id="dummy" />
            </dt>
            <dd>{model.dummy}</dd>
          </>
        )}
        <dt>
          <Term id="vulnerable" />
        </dt>
        <dd data-vulnerable={model.someVulnerable || undefined}>{model.vulnerability}</dd>
      </dl>
    </section>
  )
}
