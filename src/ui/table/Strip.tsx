/** The strip over the felt: contract, board, dealer, vulnerability, tricks. */
import type { Contract } from '#core/contract.ts'
import { ContractText, contractColour } from '../parts/CallText.tsx'
import { Term } from '../parts/Term.tsx'
import type { Tick } from './table-model.ts'

export interface StripModel {
  readonly board: string
  readonly contract: Contract | undefined
  /** `by South`, and at the end how it went: `by South, down one`. */
  readonly by: string | undefined
  readonly passedOut: boolean
  /** What stands in place of a contract while there is none. */
  readonly title: string
  readonly ticks: readonly Tick[]
  /** Tricks of declarer's side, those the contract needs, and who defends with how many. */
  readonly tricks:
    | {
        readonly won: number
        readonly needed: number | undefined
        readonly defenders: string
        readonly lost: number
        /** All of it for readers. */
        readonly words: string
      }
    | undefined
  readonly dealer: string
  /** In words, and as short as it goes. */
  readonly vulnerable: { readonly long: string; readonly short: string; readonly some: boolean }
  /** Event from the file, when there is one. */
  readonly event: string | undefined
}

export function Strip({ model }: { readonly model: StripModel }) {
  const { contract, tricks, vulnerable } = model
  return (
    <section aria-label="Board" className="strip">
      <p className="strip-contract">
        {contract === undefined ? (
          model.passedOut ? (
            'Passed out'
          ) : (
            model.title
          )
        ) : (
          <>
            <span className={contractColour(contract)}>
              <ContractText contract={contract} />
            </span>{' '}
            <small>{model.by}</small>
          </>
        )}
      </p>
      <i className="strip-rule" aria-hidden="true" />
      <span className="strip-roomy">{model.board}</span>
      <span className="strip-roomy">
        <Term id="dealer">Dealer</Term> <b>{model.dealer}</b>
      </span>
      <span className={vulnerable.some ? 'font-semibold text-vul' : ''}>
        <Term id="vulnerable">
          <span className="strip-long">{vulnerable.long}</span>
          <span className="strip-short">{vulnerable.short}</span>
        </Term>
      </span>
      {model.event !== undefined && <span className="strip-event">{model.event}</span>}
      {tricks !== undefined && (
        <span className="strip-tricks">
          <span className="sr-only">{tricks.words}</span>
          <span className="strip-roomy" aria-hidden="true">
            <span className="strip-long">Won </span>
            <b>{tricks.won}</b>
            {tricks.needed !== undefined && ` of ${tricks.needed}`}
          </span>
          <span className="ticks" aria-hidden="true">
            {model.ticks.map((tick, i) => (
              // Ticks are alike: their place is all that tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <i key={i} data-tick={tick} data-gap={model.ticks[i - 1] !== tick || undefined} />
            ))}
          </span>
          <span className="whitespace-nowrap" aria-hidden="true">
            {tricks.defenders} <b>{tricks.lost}</b>
          </span>
        </span>
      )}
    </section>
  )
}
