/** A match of the text against its original or any other system: the gain with its interval, and what decided. */
import { useState } from 'react'
import { fixed, grouped } from '#core/locale.ts'
import { seatName } from '#core/seat.ts'
import { type SystemRef, systemKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { JobValue } from '#engine/protocol.ts'
import type { SystemListed } from '../../../ask/systems/systems.ts'
import { useJob } from '../../../ask/use-job.ts'
import { Button } from '../../../kit/Button.tsx'
import { ContractText } from '../../../kit/CallText.tsx'
import { SelectField } from '../../../kit/Field.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { tx } from '../../../kit/tx.ts'
import { SHOWN_HANDS } from './use-openings.ts'

type Told = JobValue<'robot-tables', 'match'>
type Decided = Told['decided'][number]
const LENGTHS = [100, 400, 1600] as const

const signed = (n: number): string =>
  `${n < 0 ? '−' : '+'}${Number.isInteger(n) ? Math.abs(n) : fixed(Math.abs(n), 2)}`

export function MatchPanel({
  name,
  system,
  against,
  systems,
  onDeal,
}: {
  readonly name: string
  readonly system: SystemRef
  /** The original. */
  readonly against: SystemRef
  readonly systems: readonly SystemListed[]
  readonly onDeal: (board: Decided['board']) => void
}) {
  const others = systems.filter(({ id }) => id !== system.id)
  const [chosen, setChosen] = useState<string>()
  const other = others.find(({ id }) => id === (chosen ?? against.id)) ?? others[0]
  const [boards, setBoards] = useState<number>(LENGTHS[0])
  const versus = other?.ref ?? against
  const match = useJob(
    'robot-tables',
    { ask: 'match', systems: [system, versus], boards, seed: SHOWN_HANDS },
    { key: `${systemKey(system)} | ${systemKey(versus)} | ${boards}`, byHand: true },
  )
  const running = match.state === 'running'
  const told = match.value ?? match.progress
  return (
    <Panel id="workshop-match" title={t`A match`}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t`against`}
          className="min-w-40"
          value={other?.id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Boards`}
          value={boards}
          onChange={({ target }) => setBoards(Number(target.value))}
        >
          {LENGTHS.map((n) => (
            <option key={n} value={n}>
              {grouped(n)}
            </option>
          ))}
        </SelectField>
        {running ? (
          <Button onClick={match.cancel}>{t`Cancel`}</Button>
        ) : (
          <Button onClick={match.run}>{t`Play the match`}</Button>
        )}
      </div>
      {running && (
        <progress
          className="mt-3 h-2 w-full accent-accent"
          aria-label={t`Boards played`}
          max={boards}
          value={told?.boards ?? 0}
        />
      )}
      <p className="said mt-2" role="status">
        {match.failed ??
          (running
            ? t`The boards are bid at both tables …`
            : told === undefined
              ? t`Each board is bid twice, sides exchanged, and scored with all cards open.`
              : resultWords(name, other?.name ?? '', told))}
      </p>
      {told !== undefined && told.decided.length > 0 && (
        <>
          <p
            id="match-order"
            className="note"
          >{t`First the table where ${name} sits North–South.`}</p>
          <ul aria-label={t`Boards that decided`} aria-describedby="match-order" className="mt-2">
            {told.decided.map((result) => (
              <li
                key={result.board.id}
                className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t border-rule py-1"
              >
                <b className="min-w-10 tabular-nums">{signed(result.imps)}</b>
                <span>
                  {tx`${<End table={result.tables[0]} />}; at the other table ${<End table={result.tables[1]} />}`}
                </span>
                <Button
                  className="ms-auto"
                  onClick={() => onDeal(result.board)}
                >{t`Deal it`}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function resultWords(name: string, other: string, { boards, differing, gain }: Told): string {
  const most = fixed((gain.most - gain.least) / 2, 2)
  const so =
    gain.least > 0
      ? t`${name} is ahead.`
      : gain.most < 0
        ? t`${other} is ahead.`
        : t`Which is better is open.`
  return differing === 0
    ? t`On ${boards} boards every contract is the same.`
    : t`${name}: ${signed(gain.mean)} ± ${most} IMPs a board over ${boards} boards, ${differing} of them with another contract. ${so}`
}

const End = ({ table: { contract, tricks } }: { readonly table: Decided['tables'][number] }) =>
  contract === undefined
    ? t`passed out`
    : tx`${<ContractText contract={contract} />} by ${seatName(contract.declarer)}, ${tricks} tricks`
