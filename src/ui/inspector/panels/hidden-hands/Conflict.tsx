/** Agreements that cannot all have been kept: which act was the odd one, with its chance. */
import { Fragment } from 'react'
import { callName } from '#core/call.ts'
import { cardName } from '#core/card.ts'
import { figure } from '#core/chance.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Inference } from '../../../ask/knowledge/hidden-model.ts'
import type { Knowledge, Question } from '../../../ask/knowledge/moment.ts'
import { Mark } from '../../../kit/Mark.tsx'
import { tx } from '../../../kit/tx.ts'
import { ActLink } from '../../proof/ActLink.tsx'
import { Why } from '../../proof/Proof.tsx'

/** Patterns told; the rest is too unlikely to name. */
const TOLD = 4

export function Conflict({
  knowledge,
  question,
  onGo,
}: {
  readonly knowledge: Knowledge
  /** What the chances answer; without it they have no chain to open. */
  readonly question?: Question | undefined
  readonly onGo: () => void
}) {
  const { conflict, partnerFirst, inferences, calls, now, precision } = knowledge
  const gone = inferences.filter(({ verdict }) => verdict === 'off-system')
  if (conflict.length === 0)
    return now !== undefined || precision === 'law' ? null : (
      <div className="hh-conflict hh-agreed-block">
        <Mark kind="against" word={t`Nothing left`} />
        <p className="said-small">{tx`The agreements leave no layout at all. The law’s answers stand.${gone.length > 0 && t` Nothing that was agreed is left of `}${gone.map((one, i) => <Fragment key={one.id}>{tx`${i > 0 && (i === gone.length - 1 ? t` and ` : ', ')}${seatName(one.seat)}’s ${<ActLink act={one.act} calls={calls} onGo={onGo} />}`}</Fragment>)}${
          gone.length > 0
            ? t`, and nothing weaker is allowed for.`
            : t` Each can be kept by itself, not all of them together.`
        }`}</p>
      </div>
    )
  const [first] = conflict
  const off = inferences.some(({ verdict }) => verdict === 'off-system')
  // A signal that was off is marked where it stands; what else was agreed does not conflict with it.
  if (first?.off.length === 0 && off) return null
  const byId = new Map(inferences.map((one) => [one.id, one]))
  return (
    <section className="hh-conflict by-agreement mt-1 mb-2.5 text-base" aria-label={t`Conflict`}>
      <Mark kind="against" word={t`Conflict`} />
      <p className="said-small">{t`Not every agreement can have been kept.`}</p>
      <ul>
        {conflict.slice(0, TOLD).map((pattern) => (
          <Pattern
            key={pattern.off.join(' ')}
            pattern={pattern}
            off={pattern.off.flatMap((id) => byId.get(id) ?? [])}
            calls={calls}
            question={question}
            onGo={onGo}
          />
        ))}
      </ul>
      {partnerFirst && <p className="note">{t`Partner is believed before the opponents.`}</p>}
    </section>
  )
}

/** One way in which agreements were broken, and behind its chance the chain. */
function Pattern({
  pattern,
  off,
  calls,
  question,
  onGo,
}: {
  readonly pattern: Knowledge['conflict'][number]
  readonly off: readonly Inference[]
  readonly calls: number
  readonly question: Question | undefined
  readonly onGo: () => void
}) {
  return (
    <li>
      <Why
        question={question}
        of={{ kind: 'pattern', off: pattern.off }}
        name={`${figure(pattern)} ${oddWords(off)}`}
        // Where the link leads there may be no conflict yet, so the focus goes where the caller says.
        onGo={onGo}
        after={
          <>
            :{' '}
            {off.map((one, i) => (
              <Fragment
                key={one.id}
              >{tx`${i > 0 && (i === off.length - 1 ? t` and ` : ', ')}${seatName(one.seat)}’s ${<ActLink act={one.act} calls={calls} onGo={onGo} />}`}</Fragment>
            ))}{' '}
            {off.length === 0
              ? t`calls and leads were kept, a signal was not`
              : off.length === 1
                ? t`was the odd one`
                : off.length === 2
                  ? t`were both off`
                  : t`were all off`}
          </>
        }
      >
        <b>{figure(pattern)}</b>
      </Why>
    </li>
  )
}
/** What was off, for a reader who hears the chance alone. */
const oddWords = (off: readonly Inference[]): string =>
  off.length === 0
    ? t`that a signal was off`
    : t`that ${off
        .map(
          ({ seat, act }) =>
            t`${seatName(seat)}’s ${act.kind === 'call' ? callName(act.call) : cardName(act.card)}`,
        )
        .join(t` and `)} ${off.length === 1 ? t`was` : t`were`} off`

/** Agreements that cannot be used, said where and why; a call that its system never makes is off-system. */
export function Faults({
  knowledge: { faults, calls },
  onGo,
}: {
  readonly knowledge: Knowledge
  readonly onGo: () => void
}) {
  return faults.map((fault) => (
    <div key={fault.id} className="hh-conflict by-agreement mt-1 mb-2.5 text-base">
      <Mark kind="against" word={fault.never ? t`Off-system` : t`Cannot be used`} />
      <p className="said-small">{tx`${seatName(fault.seat)}’s ${<ActLink act={fault.act} calls={calls} onGo={onGo} />}${
        fault.never
          ? t`: no hand at all makes the call by ${fault.rule}. ${seatName(fault.seat)} is read by law alone.`
          : `, ${fault.rule}: ${fault.why}`
      }`}</p>
    </div>
  ))
}
