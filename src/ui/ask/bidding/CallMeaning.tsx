/** What a call of the auction shows: by itself, by the calls not made, and what is left of the hand. */
import { callName } from '#core/call.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { CallText } from '../../kit/CallText.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'
import {
  countWords,
  FORCING_WORDS,
  MESSAGE_WORDS,
  naturalWord,
  STATUS_WORDS,
} from './call-words.ts'
import type { AuctionReading, CallCount } from './use-bidding.ts'

type Call = AuctionReading['calls'][number]
export interface CallMeaningProps {
  readonly call: Call
  /** The system of its side; `undefined` where it plays none that bids whole auctions. */
  readonly system: string | undefined
  /** Hands at the call, exactly; `undefined` until they are counted. */
  readonly count: Omit<CallCount, 'cells'> | undefined
}
/** Rules shown at once; OPENBID has seventeen ways to one club. */
const FEW = 3

/** The call as it is read: by itself, by the calls not made, and what is left of the hand. */
export function CallMeaning({ call, system, count }: CallMeaningProps) {
  const spoken = call.denials.filter((denial) => denial.spoken)
  return (
    <div className="call-note">
      <h3 className="call-note-head">
        {seatName(call.seat)} <CallText call={call.call} />{' '}
        {call.alert && <Mark kind="against" word={t`Alerted: it does not show its own strain`} />}
      </h3>
      <Origin call={call} system={system} />
      {call.rules.length > 0 && (
        <>
          <h4>{t`By itself`}</h4>
          {call.rules.length > FEW && call.hand.length > 0 && (
            <p>{tx`In short: ${<PhraseText phrase={call.hand} linked={false} />}.`}</p>
          )}
          <Rules rules={call.rules.slice(0, FEW)} ours={call.source === 'system'} />
          {call.rules.length > FEW && (
            <details>
              <summary>{t`${call.rules.length - FEW} more ways to the call`}</summary>
              <Rules rules={call.rules.slice(FEW)} ours={call.source === 'system'} />
            </details>
          )}
        </>
      )}
      {(call.message !== undefined || call.forcing !== undefined) && (
        <p>
          {[
            call.message === undefined ? undefined : MESSAGE_WORDS[call.message],
            call.forcing === undefined ? undefined : FORCING_WORDS[call.forcing],
          ]
            .filter((words) => words !== undefined)
            .join(' ')}
        </p>
      )}
      <h4>{t`By the calls not made`}</h4>
      {call.indirect.length === 0 && spoken.length === 0 ? (
        <p>{t`Nothing more.`}</p>
      ) : (
        <>
          {call.indirect.length > 0 && (
            <ul>
              {call.indirect.map((phrase, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no names, and an answer is replaced whole.
                <li key={i}>
                  <PhraseText phrase={phrase} linked={false} />
                </li>
              ))}
            </ul>
          )}
          {spoken.length > 0 && (
            <>
              <p>{t`Denied, and what each asks for:`}</p>
              <ul>
                {spoken.map((denial) => (
                  <li key={denial.call}>
                    <CallText call={denial.call} />:{' '}
                    {denial.asks.slice(0, FEW).map((asks, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no names, and an answer is replaced whole.
                      <span key={i}>
                        {i > 0 && t`, or `}
                        <PhraseText phrase={asks} linked={false} />
                      </span>
                    ))}
                    {denial.asks.length > FEW && t`, or ${denial.asks.length - FEW} more ways`}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <h4>{t`Left of the hand`}</h4>
      <p>{tx`${call.hand.length === 0 ? t`Any hand` : <PhraseText phrase={call.hand} linked={false} />}: ${countWords(call.after, count?.after)} hands of ${countWords(call.before, count?.before)} before. ${STATUS_WORDS[call.status]}`}</p>
    </div>
  )
}

const Rules = ({
  rules,
  ours,
}: {
  readonly rules: Call['rules']
  /** Whether rules of ours are marked. */
  readonly ours: boolean
}) => (
  <ul>
    {rules.map((rule) => (
      <li key={rule.id}>
        {rule.label}:{' '}
        {rule.shows.length === 0 ? t`any hand` : <PhraseText phrase={rule.shows} linked={false} />}
        {rule.ours && ours && <span className="call-note-ours">{t` ours`}</span>}
        {`. ${rule.says}`}
      </li>
    ))}
  </ul>
)

/** Whose call it is: of a rule, of the natural defaults, or of neither. */
function Origin({ call, system }: { readonly call: Call; readonly system: string | undefined }) {
  if (call.told ?? call.source === 'system') return <p>{call.told ?? system}</p>
  if (call.source === 'natural')
    return (
      <p>{tx`${<Mark kind="not-covered" word={naturalWord(system)} />}: this is common sense bidding.`}</p>
    )
  return (
    <p>{tx`${<Mark kind="against" word={system === undefined ? t`Of no system` : t`Not of ${system}`} />}: read as natural${
      call.natural !== undefined &&
      call.natural.length > 0 && (
        <>
          , <PhraseText phrase={call.natural} linked={false} />
        </>
      )
    }.${<span className="sr-only"> {callName(call.call)}</span>}`}</p>
  )
}
