/**
 * What a closed hand's calls and cards say if its side keeps to its agreements: each act with its
 * readings, and each reading with how it stands with the agreements and how it stands with the law.
 */
import { type ReactNode, useId, useRef, useState } from 'react'
import { figure } from '#core/chance.ts'
import { type Seat, seatName, sideOf } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { naturalWord, STATUS_WORDS } from '../../../ask/bidding/call-words.ts'
import type { Inference, Reading } from '../../../ask/knowledge/hidden-model.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { systemName } from '../../../ask/systems/systems.ts'
import { useSystemList } from '../../../ask/systems/use-systems.ts'
import { Mark, type MarkKind } from '../../../kit/Mark.tsx'
import { PhraseText } from '../../../kit/PhraseText.tsx'
import { tx } from '../../../kit/tx.ts'
import { CallLink, CardLink } from '../../proof/ActLink.tsx'
import { Proof } from '../../proof/Proof.tsx'
import {
  isMarked,
  likelyFirst,
  roleWords,
  saysLittle,
  softOf,
  verdictWords,
} from './inference-model.ts'

const QUALIFIER_MARKS: Readonly<Record<NonNullable<Reading['qualifier']>, MarkKind>> = {
  consistent: 'consistent',
  unspecified: 'not-covered',
  inconsistent: 'against',
}

export interface InferencesProps {
  readonly seat: Seat
  readonly list: readonly Inference[]
  /** Calls before the play. */
  readonly calls: number
  readonly onGo: () => void
  /** What the chances answer; without it they have no chain to open. */
  readonly question?: Question | undefined
  /** More about the call at this place of the auction, where the system has more to say. */
  readonly detail: (inference: Inference) => ReactNode
}

export function Inferences({ seat, list, calls, onGo, question, detail }: InferencesProps) {
  const id = useId()
  const { output: systems } = useSystemList()
  if (list.length === 0) return null
  const played = question?.systems[sideOf(seat)]
  const system = played && systemName(played, systems)
  return (
    <section className="hh-inferences by-agreement mt-2.5 mb-1 text-base" aria-labelledby={id}>
      <h4
        id={id}
        className="font-serif text-body/[1.4] font-semibold"
      >{t`What ${seatName(seat)} has shown, if agreed`}</h4>
      <ul className="divide-y divide-rule">
        {list.map((inference) => (
          <li key={inference.id} className="pt-1 pb-1.5">
            <Act inference={inference} system={system} calls={calls} onGo={onGo} />
            <Readings inference={inference} question={question} />
            {detail(inference)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Act({
  inference,
  system,
  calls,
  onGo,
}: {
  readonly inference: Inference
  readonly system: string | undefined
  readonly calls: number
  readonly onGo: () => void
}) {
  const { act, rule, sign, verdict, seat } = inference
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5">
        {act.kind === 'call' ? (
          <CallLink call={act.call} index={act.index} onGo={onGo} />
        ) : (
          <CardLink card={act.card} index={act.index} calls={calls} onGo={onGo} />
        )}
        <span className="note">
          {sign === '' ? rule : inference.kind === 'law' ? sign : `${sign}, ${rule.toLowerCase()}`}
        </span>
        {verdict === 'off-system' && <Mark kind="against" word={t`Off-system`} />}
      </p>
      {verdict === 'off-system' && (
        <p className="note">{verdictWords(inference, seatName(seat))}</p>
      )}
      {saysLittle(inference) && <p className="note">{t`Says little.`}</p>}
      {inference.read !== undefined && <CallReading read={inference.read} system={system} />}
    </>
  )
}

/** What the rule says of its call in its own words, whose rule it is, and how the call was read. */
function CallReading({
  read,
  system,
}: {
  readonly read: NonNullable<Inference['read']>
  readonly system: string | undefined
}) {
  const { source, words, status } = read
  return (
    <>
      {words !== undefined && <p className="note">{words}</p>}
      {source !== 'system' && (
        <p className="note">
          {source === 'natural'
            ? tx`${<Mark kind="not-covered" word={naturalWord(system)} />}: this is common sense bidding.`
            : tx`${(
                <Mark
                  kind="against"
                  word={system === undefined ? t`Of no system` : t`Not of ${system}`}
                />
              )}: read as natural.`}
        </p>
      )}
      {status !== 'exact' && <p className="note">{STATUS_WORDS[status]}</p>}
    </>
  )
}

/** Readings shown before the reader asks for the rest. */
const SHORT = 6

interface ReadingsProps {
  readonly inference: Inference
  readonly question: Question | undefined
}

function Readings({ inference, question }: ReadingsProps) {
  const [all, setAll] = useState(false)
  const { readings, denies } = inference
  const byDenial = inference.read?.byDenial ?? []
  const order = likelyFirst(inference)
  const shown = all ? order : order.filter(({ plain }) => plain).slice(0, SHORT)
  const rest = order.length - shown.length
  return (
    <>
      <ul className="list-none">
        {shown.map(({ at }) => (
          <ReadingRow
            key={at}
            reading={readings[at]!}
            index={at}
            id={inference.id}
            chain={inference.kind === 'chain'}
            question={question}
          />
        ))}
      </ul>
      {(rest > 0 || all) && order.length > shown.filter(({ plain }) => plain).length && (
        <button
          type="button"
          className="link hh-link"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t`Fewer readings` : t`${rest} more ${rest === 1 ? t`reading` : t`readings`}`}
        </button>
      )}
      {byDenial.length > 0 && (
        <p className="mt-0.5 text-ink-2 said-small [&_b]:text-agree [&_b]:font-sans [&_b]:text-small/[1.4] [&_b]:font-semibold">
          <b>{t`By the calls not made`}</b>{' '}
          {byDenial.map((phrase, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no names but their places.
            <span key={i}>
              {i > 0 && ', '}
              <PhraseText phrase={phrase} />
            </span>
          ))}
        </p>
      )}
      {denies.length > 0 && (
        <p className="mt-0.5 text-ink-2 said-small [&_b]:text-agree [&_b]:font-sans [&_b]:text-small/[1.4] [&_b]:font-semibold">
          <b>{t`Denies`}</b>{' '}
          {denies.map((phrase, i) => (
            // Phrases have no names but their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={i}>
              {i > 0 && '; '}
              <PhraseText phrase={phrase} />
            </span>
          ))}
        </p>
      )}
    </>
  )
}

function ReadingRow({
  reading,
  index,
  id,
  chain,
  question,
}: {
  readonly reading: Reading
  readonly index: number
  readonly id: string
  /** True where later readings are fallbacks of the earlier ones. */
  readonly chain: boolean
  readonly question: Question | undefined
}) {
  const chainId = useId()
  const [open, setOpen] = useState(false)
  const asker = useRef<HTMLButtonElement>(null)
  const { says, qualifier, status, chance } = reading
  const soft = softOf(reading)
  const role = chain ? roleWords(reading, index) : undefined
  const text = <PhraseText phrase={says} />
  return (
    <li className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 [&>.hh-chain]:basis-full">
      <span
        className={`said-small ${status === 'impossible' || reading.role === 'asleep' ? 'text-ink-2' : ''}`}
      >
        {status === 'impossible' ? <s>{text}</s> : text}
        {role !== undefined && <small className="note font-sans"> ({role})</small>}
      </span>
      <span className="inline-flex flex-wrap gap-x-3 text-small">
        {qualifier !== undefined && isMarked(reading) && <Mark kind={QUALIFIER_MARKS[qualifier]} />}
        {status === 'confirmed' && <Mark kind="confirmed" />}
        {status === 'impossible' && <Mark kind="impossible" />}
        {status === 'open' && soft !== undefined && (
          <Mark kind="agreed" word={soft === 'implied' ? t`Implied` : t`Excluded`} />
        )}
        {status === 'open' &&
          (soft === undefined || (chance ?? 0) > 0) &&
          reading.role !== 'asleep' &&
          (chance === undefined || question === undefined ? (
            <Mark
              kind="likely"
              word={chance === undefined ? t`Open` : figure({ ...reading, chance })}
            />
          ) : (
            <button
              ref={asker}
              type="button"
              className="hh-figure"
              aria-expanded={open}
              aria-controls={open ? chainId : undefined}
              onClick={() => setOpen(!open)}
            >
              <Mark kind="likely" word={figure({ ...reading, chance })} />
              <span className="sr-only">{t`. Why?`}</span>
            </button>
          ))}
      </span>
      {open && question !== undefined && chance !== undefined && (
        <Proof
          id={chainId}
          question={question}
          of={{ kind: 'reading', id, reading: index }}
          onGo={() => asker.current?.focus()}
        />
      )}
    </li>
  )
}
