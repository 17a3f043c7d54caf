/** The calls looked back on: what the contract reached was worth by what each caller knew. */
import { useMemo, useState } from 'react'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { actions, lineRecord, robotScoring } from '#store/index.ts'
import { useAgreedInput } from '../../../ask/knowledge/use-question.ts'
import { LOOK_BACK_SEED } from '../../../ask/session/use-board-verdict.ts'
import { useJob } from '../../../ask/use-job.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { CallText } from '../../../kit/CallText.tsx'
import { FailedNote } from '../../../kit/FailedNote.tsx'
import { Fold } from '../../../kit/Fold.tsx'

/** @param name names what is asked, by its content. */
function CallsLookedAt({ name }: { readonly name: string }) {
  const record = useKibitzer(lineRecord)
  const scoring = useKibitzer(robotScoring)
  const agreed = useAgreedInput()
  const input = useMemo(
    () =>
      ({
        ask: 'calls',
        record,
        ...agreed,
        scoring,
        speed: 'normal',
        seed: LOOK_BACK_SEED,
      }) as const,
    [record, agreed, scoring],
  )
  const { value, failed, progress, state, run, cancel } = useJob(
    'look-back',
    input,
    `${name}|${scoring}`,
  )
  const calls = value ?? progress?.calls ?? []
  if (failed !== undefined)
    return <FailedNote onRetry={run}>{t`The calls could not be looked at: ${failed}`}</FailedNote>
  return (
    <>
      {state === 'running' && (
        <p className="flex flex-wrap items-center gap-2" role="status">
          {t`Looking at the auction as each caller saw it: ${calls.length} of ${progress?.of ?? 4}.`}
          <button type="button" className="link min-h-11" onClick={cancel}>{t`Stop`}</button>
        </p>
      )}
      <ul aria-label={t`Calls looked back on`}>
        {calls.map(({ index, seat, call, verdict, says }) => (
          <li key={index} className="border-rule not-first:border-t">
            <button
              type="button"
              className="grid min-h-11 w-full gap-x-2 py-1.5 text-start hover:bg-inset"
              title={t`To this call`}
              onClick={() => actions.seek(index + 1)}
            >
              <span className="flex gap-2">
                <b className="font-semibold">
                  {seatName(seat)} <CallText call={call} />
                </b>
                {verdict === 'mistake' && (
                  <span className="ms-auto text-small text-ink-2">{t`Could have been known`}</span>
                )}
              </span>
              <span>{says}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The same behind one press: it is worked out when it is opened. */
export function CallsFold({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Fold title={t`The calls`} hint={t`what the contract was worth`} open={open} onToggle={setOpen}>
      {open && <CallsLookedAt name={name} />}
    </Fold>
  )
}
