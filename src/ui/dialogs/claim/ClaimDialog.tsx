/** Ends the play with a stated number of tricks. */
import { useState } from 'react'
import { tricksNeeded } from '#core/contract.ts'
import { seatName } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import { actions, claimLimits, hasRobots, position } from '#store/index.ts'
import { useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { ContractText } from '../../kit/CallText.tsx'
import { claimOutcome } from '../../kit/claim-outcome.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { ChoiceField, choices } from '../../kit/Field.tsx'
import { tx } from '../../kit/tx.ts'

const SEED = [1, 2, 3, 4] as const
const JUDGING = t`Looking for a way to beat it …`
/** The claims that are taken at once: nothing was found against them. */
const STANDS: ReadonlySet<string> = new Set(['right', 'unproved'])

export default function ClaimDialog({ open, onClose, onDone }: OpenDialogProps) {
  const p = useKibitzer(position)
  const limits = useKibitzer(claimLimits)
  const [tricks, setTricks] = useState<number | undefined>(undefined)
  const [error, setError] = useState<string | undefined>(undefined)
  const robots = useKibitzer(hasRobots)
  const { ask, state } = useJob('claim-check')
  /** What was found against the claim of so many tricks. */
  const [against, setAgainst] = useState<{ readonly tricks: number; readonly says: string }>()
  if (limits === undefined || p.contract === undefined)
    return (
      <Dialog title={t`Claim`} open={open} onClose={onClose} width="narrow">
        <p>{t`There is nothing to claim now.`}</p>
      </Dialog>
    )
  const [low, high] = limits
  const need = tricksNeeded(p.contract)
  const chosen = tricks ?? Math.max(low, Math.min(high, need))
  const declarer = p.contract.declarer
  const seat = p.decides ?? declarer
  const judging = state === 'running'
  const accept = () => {
    const done = actions.makeClaim({ seat, declarerTricks: chosen })
    if (done.ok) onDone()
    else setError(done.error.message)
  }
  const claim = () => {
    const view = seatView(p.record, seat)
    // People at one table agree among themselves.
    if (!robots || view === undefined) {
      accept()
      return
    }
    ask({ view, declarerTricks: chosen, seed: SEED }).then(
      (answer) => {
        if (answer === undefined) return
        if (!answer.ok) setError(answer.error.message)
        else if (STANDS.has(answer.value.verdict.kind)) accept()
        else setAgainst({ tricks: chosen, says: answer.value.says })
      },
      (failed: unknown) => setError(failed instanceof Error ? failed.message : String(failed)),
    )
  }
  const refused = against?.tricks === chosen ? against.says : undefined
  return (
    <Dialog
      title={t`Claim`}
      open={open}
      onClose={onClose}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t`Play on`}</Button>
          <Button
            variant="primary"
            onClick={claim}
            reason={judging ? JUDGING : undefined}
          >{t`Claim`}</Button>
        </>
      }
    >
      <p className="panel-lead">{tx`A claim ends the play${robots && t` when the robots can see no way to beat it`}. The contract is ${<ContractText contract={p.contract} />} by ${seatName(declarer)}; declarer’s side has ${p.won.declarer} of ${need} tricks.`}</p>
      <ChoiceField
        label={t`Tricks for ${seatName(declarer)} in all`}
        value={chosen}
        error={error}
        options={choices(
          Array.from({ length: high - low + 1 }, (_, i) => high - i),
          (n) => claimOutcome(n, need),
        )}
        onChange={(tricks) => {
          setTricks(tricks)
          setError(undefined)
        }}
      />
      {robots && (
        <p role="status" className="mt-3 min-h-12">
          {judging ? JUDGING : refused}
        </p>
      )}
    </Dialog>
  )
}
