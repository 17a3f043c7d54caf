/** What a call would show if it were made, in the words of its system: never whether this hand should make it. */
import type { Call } from '#core/call.ts'
import type { TablePosition } from '#store/index.ts'
import { FORCING_WORDS, MESSAGE_WORDS } from '../ask/bidding/call-words.ts'
import { useCallRead } from '../ask/bidding/use-bidding.ts'
import { CallText } from '../kit/CallText.tsx'
import { PhraseText } from '../kit/PhraseText.tsx'
import { tx } from '../kit/tx.ts'

export function CallMeant({
  position,
  call,
}: {
  readonly position: TablePosition
  readonly call: Call
}) {
  const { output } = useCallRead(position, position.auction.calls.length, call)
  const name = <CallText call={call} />
  if (output === undefined) return tx`${name} …`
  const { source, hand, message, forcing, told } = output
  if (source === 'not-of-system') return told ?? tx`${name} has no meaning in this system here.`
  return (
    <>
      {hand.length === 0
        ? tx`${name} would show any hand.`
        : tx`${name} would show ${<PhraseText phrase={hand} linked={false} />}.`}
      {message !== undefined && ` ${MESSAGE_WORDS[message]}`}
      {forcing !== undefined && ` ${FORCING_WORDS[forcing]}`}
    </>
  )
}
