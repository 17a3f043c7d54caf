/** The claims of 1967 decided here and now, and those that fail with the plainest hand against each. */

import { Link } from 'wouter'
import * as handOf from '#core/hand.ts'
import { grouped, percentage } from '#core/locale.ts'
import { SHAPES } from '#core/shape.ts'
import { t } from '#core/text.ts'
import { type PropositionVerdict, partsOf } from '../../ask/propositions-model.ts'
import { useJob } from '../../ask/use-job.ts'
import { openingsAddress } from '../../kit/addresses/openings.ts'
import { Button } from '../../kit/Button.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { tx } from '../../kit/tx.ts'

const CORRECTED = { ask: 'propositions', reading: 'corrected' } as const

export function Claims() {
  const { state, output, progress, error, run, cancel } = useJob('census', CORRECTED, {
    key: CORRECTED.reading,
    byHand: true,
  })
  if (state === 'failed')
    return (
      <FailedNote
        onRetry={run}
      >{tx`The claims could not be decided: ${error?.message}`}</FailedNote>
    )
  if (output === undefined)
    return (
      <p className="flex flex-wrap items-center gap-3" role="status">
        {state === 'running' ? (
          tx`Deciding: ${percentage(Math.floor(((progress?.shapes ?? 0) / SHAPES.length) * 100))}${<Button onClick={cancel}>{t`Cancel`}</Button>}`
        ) : (
          <Button onClick={run}>{t`Decide every claim`}</Button>
        )}
      </p>
    )
  const failing = output.verdicts.filter(({ holds }) => !holds)
  return (
    <>
      <p role="status">{t`Of ${grouped(output.summary.claims)} claims ${grouped(output.summary.holding)} hold for every hand; ${failing.length} fail.`}</p>
      <ul className="mt-1 border-t border-rule" aria-label={t`Claims that fail`}>
        {failing.map((verdict) => (
          <Failing key={verdict.id} verdict={verdict} />
        ))}
      </ul>
    </>
  )
}

function Failing({ verdict }: { readonly verdict: PropositionVerdict }) {
  const { id, hands, failing, counterexample } = verdict
  const hand = counterexample === undefined ? undefined : handOf.parse(counterexample)
  return (
    <li className="grid gap-x-3 border-b border-rule py-1.5">
      <b className="wrap-anywhere">{id}</b>
      <span className="wrap-anywhere">{partsOf(verdict).claimed}</span>
      <span className="note">
        {tx`${grouped(failing)} of ${grouped(hands)}`}
        {hand?.ok &&
          tx`, such as ${(
            <Link href={openingsAddress(hand.value, 'corrected', undefined)} className="link">
              {counterexample}
            </Link>
          )}`}
      </span>
    </li>
  )
}
