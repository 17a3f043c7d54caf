/**
 * A turn worked out step by step: what was called, what the hand has, what follows. As the student grows the last
 * steps are left open.
 */

import { PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { hcp } from '#core/hand.ts'
import { seatName } from '#core/seat.ts'
import { formatShape, shapeOf } from '#core/shape.ts'
import { t } from '#core/text.ts'
import type { Help } from '#practice/progress.ts'
import { CallText } from '../../kit/CallText.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'
import type { BidHelp } from './question.ts'

export function WorkedSteps({
  help,
  told,
  hand,
}: {
  readonly help: Help
  readonly told: BidHelp
  readonly hand: Hand
}) {
  const bids = told.made.filter(({ call }) => call !== PASS)
  return (
    <section aria-label={t`Step by step`} className="panel px-4 py-4">
      <ol className="grid list-decimal gap-2 ps-5">
        <li>
          {bids.length === 0 ? (
            t`Nobody has bid yet.`
          ) : (
            <ul>
              {bids.map(({ seat, call, says }) => (
                <li
                  key={`${seat} ${call}`}
                >{tx`${seatName(seat)}’s ${<CallText call={call} />}${says === undefined ? '.' : `: ${says}`}`}</li>
              ))}
            </ul>
          )}
        </li>
        <li>{tx`You hold ${hcp(hand)} points, ${formatShape(shapeOf(hand))}.${<FactList facts={told.facts} />}`}</li>
        {help === 'last-open' && <li className="said-small">{told.says}</li>}
        <li className="text-ink-2">
          {help === 'whole'
            ? tx`So the call is ${<CallText call={told.call} />}. Say why.`
            : t`So the call is …`}
        </li>
      </ol>
    </section>
  )
}

/** What decides, with the values of the hand. */
export function FactList({ facts }: { readonly facts: BidHelp['facts'] }) {
  if (facts.length === 0) return null
  return (
    <ul className="note flex flex-wrap gap-x-4">
      {facts.map((fact, i) => (
        // A fact has no name but its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={i}>
          <PhraseText phrase={fact.text} />
          {fact.value.length > 0 && (
            <>
              : <PhraseText phrase={fact.value} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
