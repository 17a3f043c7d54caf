/** Ends the play with a stated number of tricks. */
import { useState } from 'react'
import { tricksNeeded } from '#core/contract.ts'
import { seatName } from '#core/seat.ts'
import { actions, claimLimits, position } from '#store/index.ts'
import type { OpenDialogProps } from '../app/dialogs.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { Button } from '../parts/Button.tsx'
import { ContractText } from '../parts/CallText.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { SelectField } from '../parts/Field.tsx'

/** `10 tricks: just made`, `8 tricks: 2 down`. */
export function claimOutcome(total: number, need: number): string {
  const tricks = total === 1 ? '1 trick' : `${total} tricks`
  if (total === need) return `${tricks}: just made`
  return total > need ? `${tricks}: ${total - need} over` : `${tricks}: ${need - total} down`
}

export default function ClaimDialog({ open, onClose, onDone }: OpenDialogProps) {
  const p = useKibitzer(position)
  const limits = useKibitzer(claimLimits)
  const [tricks, setTricks] = useState<number | undefined>(undefined)
  const [error, setError] = useState<string | undefined>(undefined)
  if (limits === undefined || p.contract === undefined)
    return (
      <Dialog title="Claim" open={open} onClose={onClose} width="narrow">
        <p>There is nothing to claim now.</p>
      </Dialog>
    )
  const [low, high] = limits
  const need = tricksNeeded(p.contract)
  const chosen = tricks ?? Math.max(low, Math.min(high, need))
  const declarer = p.contract.declarer
  const claim = () => {
    const done = actions.makeClaim({ seat: p.decides ?? declarer, declarerTricks: chosen })
    if (done.ok) onDone()
    else setError(done.error.message)
  }
  return (
    <Dialog
      title="Claim"
      open={open}
      onClose={onClose}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Play on</Button>
          <Button variant="primary" onClick={claim}>
            Claim
          </Button>
        </>
      }
    >
      <p className="panel-lead">
        A claim ends the play. The contract is <ContractText contract={p.contract} /> by{' '}
        {seatName(declarer)}; declarer’s side has {p.won.declarer} of {need} tricks.
      </p>
      <SelectField
        label={`Tricks for ${seatName(declarer)} in all`}
        value={String(chosen)}
        error={error}
        onChange={(event) => {
          setTricks(Number(event.target.value))
          setError(undefined)
        }}
      >
        {Array.from({ length: high - low + 1 }, (_, i) => high - i).map((n) => (
          <option key={n} value={n}>
            {claimOutcome(n, need)}
          </option>
        ))}
      </SelectField>
    </Dialog>
  )
}
