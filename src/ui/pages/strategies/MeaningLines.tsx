/** What an opening shows under the strategy: the hands it is picked with, beside those it survives for. */
import { type Call, PASS } from '#core/call.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { CallText } from '../../parts/CallText.tsx'
import { SuitSymbol } from '../../parts/SuitSymbol.tsx'
import { grouped, shareText } from '../openings/words.ts'
import { ALL_HANDS, span } from './audit-model.ts'

type Count = JobOutput<'strategy-meaning'>['picked']

export function MeaningLines({
  call,
  meaning,
}: {
  readonly call: Call
  readonly meaning: JobOutput<'strategy-meaning'>
}) {
  return (
    <>
      <table className="meaning">
        <caption>
          What <CallText call={call} /> shows, over all hands
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Hands</th>
            <th scope="col">HCP</th>
            {SUITS_DESCENDING.map((suit) => (
              <th key={suit} scope="col">
                <SuitSymbol suit={suit} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line title="Picked with" count={meaning.picked} />
          <Line title="Survives for" count={meaning.survives} />
        </tbody>
      </table>
      {call === PASS && (
        <p className="kind-says">
          Passed are also the hands that no call survives for; they count as picked.
        </p>
      )}
    </>
  )
}

function Line({ title, count }: { readonly title: string; readonly count: Count }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td title={grouped(count.hands)}>{shareText(count.hands, ALL_HANDS)}</td>
      <td>{count.hcp ? span(count.hcp) : '–'}</td>
      {SUITS_DESCENDING.map((suit) => {
        const range = count.lengths?.[suit]
        return <td key={suit}>{range ? span(range) : '–'}</td>
      })}
    </tr>
  )
}
