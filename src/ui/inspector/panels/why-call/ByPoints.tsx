/** *This shape, by points*: the calls that the system makes with other points, and a pin at this hand. */
import { useEffect, useMemo, useState } from 'react'
import { callName } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { t } from '#core/text.ts'
import type { TablePosition } from '#store/index.ts'
import { biddingKey, turnQuestion } from '../../../ask/bidding/bidding-question.ts'
import type { SystemsNow } from '../../../ask/systems/systems.ts'
import { useJob } from '../../../ask/use-job.ts'
import { CallText } from '../../../kit/CallText.tsx'
import { tx } from '../../../kit/tx.ts'

/** Whoever steps on is not waited on: the bands are worked out once a turn stays, in milliseconds. */
const RESTS_AFTER = 300
/** A first band this wide is drawn no wider, in points. */
const WIDEST = 8

/** Nothing for a turn of a seat that has called before: what it may hold is no whole shape any more. */
export function ByPoints({
  position: p,
  index,
  systems: { refs },
}: {
  readonly position: TablePosition
  readonly index: number
  readonly systems: SystemsNow
}) {
  const question = useMemo(
    () => (index < 4 ? turnQuestion(p, index, refs) : undefined),
    [p, index, refs],
  )
  const key = question === undefined ? '' : biddingKey(question)
  const [rested, setRested] = useState('')
  useEffect(() => {
    const resting = setTimeout(() => setRested(key), RESTS_AFTER)
    return () => clearTimeout(resting)
  }, [key])
  const {
    value: bands,
    output,
    state,
  } = useJob('by-points', rested === key ? question : undefined, `points ${key}`)
  if (question === undefined) return null
  const points = handOf.hcp(question.view.hand)
  const pinned = bands?.find(({ from, to }) => points >= from && points <= to)
  // The place is kept while it is worked out, so that nothing below it moves.
  return (
    <section
      aria-label={t`This shape, by points`}
      aria-busy={output === undefined && state !== 'failed'}
      className="mb-3 h-20"
    >
      <h3 className="truncate font-semibold">
        {t`This shape, by points`}
        {pinned?.else !== undefined && (
          <span className="font-normal text-ink-2">
            {': '}
            {tx`the honours decide, else ${<CallText call={pinned.else} />}`}
          </span>
        )}
      </h3>
      {bands?.length === 1 && <p>{t`The same call, whatever the points.`}</p>}
      {bands !== undefined && bands.length > 1 && (
        <ol className="flex gap-0.5 pt-4">
          {bands.map((band, i) => {
            const wide = Math.min(band.to - band.from + 1, WIDEST)
            const here = band === pinned
            return (
              <li
                key={band.from}
                className="relative min-w-0 text-center"
                style={{ flex: `${wide} 1 0` }}
                aria-current={here || undefined}
              >
                <span className="sr-only">{t`${callName(band.call)} with ${band.from === band.to ? band.from : t`${band.from} to ${band.to}`}`}</span>
                {here && (
                  <span
                    aria-hidden="true"
                    className="absolute -top-4 -translate-x-1/2 text-small leading-none font-semibold after:block after:text-center after:leading-[0.5] after:content-['▾']"
                    style={{
                      left: `${((points - band.from + 0.5) * 100) / (band.to - band.from + 1)}%`,
                    }}
                  >
                    {points}
                  </span>
                )}
                <span
                  aria-hidden="true"
                  className={`block h-7 truncate rounded-control text-[min(var(--text-small),3.6cqi)] leading-7 font-semibold forced-colors:outline forced-colors:-outline-offset-1 ${here ? 'bg-accent text-on-accent not-forced-colors:[&_.suit-symbol]:text-on-accent' : 'bg-inset'}`}
                >
                  <CallText call={band.call} />
                </span>
                {i > 0 && (
                  <span
                    aria-hidden="true"
                    className="absolute start-0 -translate-x-1/2 text-small text-ink-2"
                  >
                    {band.from}
                  </span>
                )}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
