/** The end of an auction that is not played: the contract, and the next board. */
import { SkipForward } from 'lucide-react'
import type { Contract } from '#core/contract.ts'
import { seatName } from '#core/seat.ts'
import { Button } from '../parts/Button.tsx'
import { ContractText } from '../parts/CallText.tsx'

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
        <Button
          variant="primary"
          icon={SkipForward}
          onClick={onNext}
          keyHint="Space"
          data-suggested
        >
          Next board
        </Button>
      </div>
    </section>
  )
}
