/** What an opening shows under the strategy: the hands it is picked with, beside those it survives for. */

import { type Call, PASS } from '#core/call.ts'
import { grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { CallText } from '../../kit/CallText.tsx'
import { shareText } from '../../kit/call-label.ts'
import { MeaningTable, type OpeningCallMeaning } from '../../kit/MeaningTable.tsx'
import { tx } from '../../kit/tx.ts'

export function MeaningLines({
  call,
  meaning,
}: {
  readonly call: Call
  readonly meaning: OpeningCallMeaning
}) {
  return (
    <>
      <MeaningTable
        caption={tx`What ${<CallText call={call} />} shows, over all hands`}
        meaning={meaning}
        count={(hands) => <td title={grouped(hands)}>{shareText(hands, meaning.hands)}</td>}
      />
      {call === PASS && (
        <p className="note my-1">{t`Passed are also the hands that no call survives for; they count as picked.`}</p>
      )}
    </>
  )
}
