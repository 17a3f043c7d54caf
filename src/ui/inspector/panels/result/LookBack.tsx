/**
 * The board looked back on, when it is asked for: the cards that cost something, and whether that could have
 * been known. A mistake is only what its player could have known.
 */
import { useMemo, useState } from 'react'
import { contractOf } from '#core/auction.ts'
import { isWhole } from '#core/deal.ts'
import { howMany } from '#core/number-words.ts'
import { controllerOf, type Play } from '#core/play.ts'
import { auctionOf } from '#core/record.ts'
import { type Side, seatName, sideName, sideOf } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import type { JobValue } from '#engine/protocol.ts'
import { actions, lineRecord, recordKey, robotScoring, timeline } from '#store/index.ts'
import { useAgreedInput, useAgreedKey } from '../../../ask/knowledge/use-question.ts'
import { LOOK_BACK_SEED } from '../../../ask/session/use-board-verdict.ts'
import { useJob } from '../../../ask/use-job.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Button } from '../../../kit/Button.tsx'
import { CardText } from '../../../kit/CallText.tsx'
import { FailedNote } from '../../../kit/FailedNote.tsx'
import { tx } from '../../../kit/tx.ts'
import { Opened } from '../../proof/Proof.tsx'
import { CallsFold } from './CallsFold.tsx'

type Looked = JobValue<'look-back', 'cards'>[number]
const TOLD = {
  mistake: t`Could have been known`,
  unknowable: t`Could not have been known`,
} as const

export function LookBack() {
  const record = useKibitzer(lineRecord)
  const key = useKibitzer((s) => recordKey(lineRecord(s)))
  const scoring = useKibitzer(robotScoring)
  const agreed = useAgreedInput()
  const agreedName = useAgreedKey(agreed)
  const [wanted, setWanted] = useState('')
  const asked = wanted === key
  const input = useMemo(
    () =>
      asked
        ? ({
            ask: 'cards',
            record,
            ...agreed,
            scoring,
            speed: 'normal',
            seed: LOOK_BACK_SEED,
          } as const)
        : undefined,
    [asked, record, agreed, scoring],
  )
  const { value, failed, state, output, progress, run, cancel } = useJob(
    'look-back',
    input,
    `${key}|${scoring}|${agreedName}`,
  )
  if (record.cards.length === 0 || !isWhole(record.board.deal)) return null
  const cards = value ?? progress?.cards ?? []
  return (
    <section aria-label={t`Look back`} className="mt-3 border-t border-rule pt-3">
      {!asked ? (
        <Button onClick={() => setWanted(key)}>{t`Look back at the play`}</Button>
      ) : failed !== undefined ? (
        <FailedNote onRetry={run}>{t`The play could not be looked at: ${failed}`}</FailedNote>
      ) : (
        <>
          {state === 'running' && (
            <p
              className="mb-2 flex flex-wrap items-center gap-2"
              role="status"
            >{tx`Looking at what each player knew: ${t`${cards.length} of ${progress?.of ?? record.cards.length} cards.`}${<Button onClick={cancel}>{t`Stop`}</Button>}`}</p>
          )}
          {state === 'cancelled' && (
            <p
              className="mb-2 flex flex-wrap items-center gap-2"
              role="status"
            >{tx`Stopped after ${howMany(cards.length, 'card')}.${<Button onClick={run}>{t`Go on`}</Button>}`}</p>
          )}
          <Verdict cards={cards} done={output?.ok === true} />
          {record.calls.length > 0 && <CallsFold name={`${key}|${agreedName}`} />}
        </>
      )}
    </section>
  )
}

/** What went wrong, card by card, or that nothing did. */
function Verdict({ cards, done }: { readonly cards: readonly Looked[]; readonly done: boolean }) {
  const events = useKibitzer(timeline)
  const calls = events.filter((event) => event.kind === 'call').length
  const costly = cards.filter((one) => one.verdict === 'mistake' || one.verdict === 'unknowable')
  if (costly.length === 0)
    return done ? (
      <p>{t`No card cost a trick, and none was worse than another by what was known.`}</p>
    ) : null
  return (
    <>
      {done && <p className="mb-2">{sidesWords(costly)}</p>}
      <ul aria-label={t`Cards that cost something`}>
        {costly.map((one) => (
          <li key={one.index} className="border-rule not-first:border-t">
            <button
              type="button"
              className="grid min-h-11 w-full gap-x-2 py-1.5 text-start hover:bg-inset"
              title={t`To this card`}
              onClick={() => actions.seek(calls + one.index)}
            >
              <span className="flex gap-2">
                <b className="font-semibold">{tx`Trick ${(one.index >> 2) + 1}, ${seatName(one.seat)} ${<CardText card={one.card} />}`}</b>
                <span className="ms-auto text-small text-ink-2">
                  {TOLD[one.verdict === 'mistake' ? 'mistake' : 'unknowable']}
                </span>
              </span>
              <span>{one.says}</span>
            </button>
            <Reasons of={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What told that another card was better: each sentence opens the proof of what it rests on. */
function Reasons({ of: { reasons, index, seat } }: { readonly of: Looked }) {
  const record = useKibitzer(lineRecord)
  const agreed = useAgreedInput()
  const question = useMemo(() => {
    if (reasons.length === 0) return undefined
    const contract = record.contract ?? contractOf(auctionOf(record))
    if (contract === undefined) return undefined
    const play: Play = { contract, cards: record.cards.slice(0, index) }
    const view = seatView({ ...record, ...play }, controllerOf(play, seat))
    return view === undefined ? undefined : { view, ...agreed }
  }, [reasons, record, index, seat, agreed])
  if (reasons.length === 0) return null
  return (
    <ul aria-label={t`What told it`} className="pb-1.5">
      {reasons.map(({ text, opens }) => (
        <li key={text}>
          <Opened text={text} opens={opens} question={question} />
        </li>
      ))}
    </ul>
  )
}

/** `North–South: one card that could have been known to be worse.` */
function sidesWords(costly: readonly Looked[]): string {
  const mistakes = (side: Side): number =>
    costly.filter((one) => one.verdict === 'mistake' && sideOf(one.seat) === side).length
  return ([0, 1] as const)
    .map((side) => {
      const n = mistakes(side)
      return `${sideName(side)}: ${n === 0 ? t`no mistake that could have been known` : t`${howMany(n, 'card')} that could have been known to be worse`}.`
    })
    .join(' ')
}
