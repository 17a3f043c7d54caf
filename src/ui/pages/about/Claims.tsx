/** The claims of 1967 decided here and now, and those that fail with the plainest hand against each. */

import { Link } from 'wouter'
import * as handOf from '#core/hand.ts'
import { grouped, percentage } from '#core/locale.ts'
import { SHAPES } from '#core/shape.ts'
import { useJob } from '../../app/use-job.ts'
import { Button } from '../../parts/Button.tsx'
import { FailedNote } from '../../parts/FailedNote.tsx'
import { openingsAddress } from '../openings/address.ts'
import { type PropositionVerdict, partsOf } from '../openings/propositions-model.ts'

const CORRECTED = { reading: 'corrected' } as const

export function Claims() {
  const { state, output, progress, error, run, cancel } = useJob('propositions', CORRECTED, {
    key: CORRECTED.reading,
    byHand: true,
  })
  if (state === 'failed')
    return <FailedNote onRetry={run}>The claims could not be decided: {error?.message}</FailedNote>
  if (output === undefined)
    return (
      <p className="flex flex-wrap items-center gap-3" role="status">
        {state === 'running' ? (
          <>
            Deciding: {percentage(Math.floor(((progress?.shapes ?? 0) / SHAPES.length) * 100))}
            <Button onClick={cancel}>Cancel</Button>
          </>
        ) : (
          <Button onClick={run}>Decide every claim</Button>
        )}
      </p>
    )
  const failing = output.verdicts.filter(({ holds }) => !holds)
  return (
    <>
      <p role="status">
        Of {grouped(output.summary.claims)} claims {grouped(output.summary.holding)} hold for every
        hand; {failing.length} fail.
      </p>
      <ul className="mt-1 border-t border-rule" aria-label="Claims that fail">
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
        {grouped(failing)} of {grouped(hands)}
        {hand?.ok && (
          <>
            , such as{' '}
            <Link href={openingsAddress(hand.value, 'corrected', undefined)} className="link">
              {counterexample}
            </Link>
          </>
        )}
      </span>
    </li>
  )
}
