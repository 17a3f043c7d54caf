/** The end of an auction that is not played: the contract, and the next board. */
import type { Contract } from '#core/contract.ts'
import { seatName } from '#core/seat.ts'
import { ContractText } from '../parts/CallText.tsx'
import { NextBoardButton } from './NextBoardButton.tsx'

export function BidCard({
  contract,
  onNext,
}: {
  readonly contract: Contract
  readonly onNext: () => void
}) {
  return (
    <section aria-label="Result" className="result">
      <p className="result-sentence">
        Bid: <ContractText contract={contract} /> by {seatName(contract.declarer)}.
      </p>
      <p className="result-by">Two hands are bid and not played.</p>
      <div className="result-actions">
        <NextBoardButton onNext={onNext} />
      </div>
    </section>
  )
}
