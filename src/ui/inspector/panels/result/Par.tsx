/** What was there to be had: par, and what the contract makes with all cards in view. */

import { type Contract, strainOfContract } from '#core/contract.ts'
import { isWhole } from '#core/deal.ts'
import { imps } from '#core/imps.ts'
import { howMany, numberWord } from '#core/number-words.ts'
import { seatName, sideName, sideOf } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { TablePosition } from '#store/index.ts'
import { type ContractsFound, usePar } from '../../../ask/use-par.ts'
import { ContractText } from '../../../kit/CallText.tsx'
import { FailedNote } from '../../../kit/FailedNote.tsx'
import { tx } from '../../../kit/tx.ts'

type ParFound = ContractsFound['par']
/** Contracts of par named; more are equal to them. */
const NAMED = 3

const points = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`

/** @param score of the board for North–South; `undefined` where there is none. */
export function Par({
  position: p,
  score,
}: {
  readonly position: TablePosition
  readonly score: number | undefined
}) {
  const { board } = p.record
  const whole = isWhole(board.deal) && p.trickCount === 13
  const { found, failed, retry } = usePar(whole ? board : undefined)
  if (!whole) return null
  return (
    <section aria-label={t`Par`} className="mt-4 min-h-24 border-t border-rule pt-3">
      {failed !== undefined ? (
        <FailedNote onRetry={retry}>{t`Par could not be worked out: ${failed}`}</FailedNote>
      ) : found === undefined ? (
        <p className="note" role="status">{t`Working out par, with all cards in view …`}</p>
      ) : (
        <>
          <p>
            <b className="font-semibold">{t`Par`}</b> <ParWords par={found.par} />
          </p>
          {score !== undefined && <p>{againstPar(score, found.par.score)}</p>}
          {p.contract !== undefined && (
            <p>
              {openWords(
                p.contract,
                found.table[strainOfContract(p.contract)]?.[p.contract.declarer],
              )}
            </p>
          )}
        </>
      )}
    </section>
  )
}

/** `is +420 for North–South: 4♥ by North or South.` */
function ParWords({ par }: { readonly par: ParFound }) {
  if (par.contracts.length === 0) return t`is a pass-out: neither side makes anything.`
  const side = par.score < 0 ? 1 : 0
  return tx`is ${points(Math.abs(par.score))} for ${sideName(side)}: ${par.contracts.slice(0, NAMED).map(({ bid, doubled, declarers }, i) => <span key={bid}>{tx`${i > 0 && ', '}${<ContractText contract={{ bid, doubled }} />} by ${declarers.map(seatName).join(t` or `)}`}</span>)}${par.contracts.length > NAMED && t` and others`}.`
}

/** How the board compares, for North–South. */
function againstPar(score: number, par: number): string {
  const difference = score - par
  if (difference === 0) return t`The board was played to par.`
  const side = sideName(difference > 0 ? 0 : 1)
  const gained = Math.abs(imps(difference))
  const size = Math.abs(difference)
  return gained === 0
    ? t`${side} did ${size} points better than par: nothing at IMPs.`
    : t`${side} did ${size} points better than par: ${howMany(gained, 'IMP')}.`
}

/** What best play by all four takes in the contract. */
function openWords(contract: Contract, tricks: number | undefined): string {
  return tricks === undefined
    ? ''
    : t`With all cards in view ${sideName(sideOf(contract.declarer))} takes ${numberWord(tricks)} ${tricks === 1 ? t`trick` : t`tricks`} in this contract.`
}
