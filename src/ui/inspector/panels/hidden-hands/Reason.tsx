/** Behind one number: why its bounds are what they are, and the chance of each value. */
import { useId, useMemo, useRef, useState } from 'react'
import { figure } from '#core/chance.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  type Agreed,
  chancesOf,
  likeliest,
  type MovedSpread,
  rangeName,
  subjectName,
} from '../../../ask/knowledge/hidden-model.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { Proof } from '../../proof/Proof.tsx'

export interface ReasonProps {
  readonly id: string
  readonly seat: Seat
  readonly what: Suit | 'hcp'
  readonly range: MovedSpread
  /** What the agreements make of it. */
  readonly agreed?: Agreed | undefined
  readonly question: Question
  /** After a link was followed: the link may be gone, so focus has to go somewhere. */
  readonly onGo: () => void
}

export function Reason({ id, seat, what, range, agreed, question, onGo }: ReasonProps) {
  const byLaw = useMemo(() => ({ ...question, lawOnly: true }), [question])
  return (
    <div id={id} className="hh-reason">
      {agreed !== undefined && <AgreedRanges agreed={agreed} />}
      <Proof
        question={agreed === undefined ? byLaw : question}
        of={{ kind: 'number', seat, what }}
        onGo={onGo}
      />
      {range.lo !== range.hi && (
        <section>
          <h4 className="font-serif text-body/[1.4] font-semibold">{t`Chances, counting every layout alike`}</h4>
          <Chances range={range} seat={seat} what={what} question={byLaw} />
        </section>
      )}
      {agreed !== undefined && (
        <section className="by-agreement">
          <h4 className="font-serif text-body/[1.4] font-semibold">{t`Chances by the agreements`}</h4>
          <Chances range={agreed} seat={seat} what={what} question={question} />
          {agreed.upTo !== undefined && (
            <p className="note">{t`Two figures are the ends of an interval: the exact chance lies between them.`}</p>
          )}
        </section>
      )}
    </div>
  )
}

/** What the bold range is, and the wider one: all that keeps to what is agreed. */
function AgreedRanges({ agreed }: { readonly agreed: Agreed }) {
  const { likely, kept } = agreed
  const top = agreed.lo === agreed.hi ? undefined : likeliest(agreed)
  const inside =
    likely !== undefined && kept !== undefined && likely.lo >= kept.lo && likely.hi <= kept.hi
  return (
    <ul className="note">
      {kept !== undefined && <li>{t`${rangeName(kept)} in all that keep to what is agreed`}</li>}
      {likely !== undefined && top !== undefined && (
        <li>
          {inside
            ? t`${rangeName(likely)} in nine of ten of these; likeliest ${top.value}`
            : t`${rangeName(likely)} in nine layouts of ten; likeliest ${top.value}`}
        </li>
      )}
    </ul>
  )
}

interface ChancesProps {
  readonly range: Pick<Agreed, 'lo' | 'chances' | 'upTo'>
  readonly seat: Seat
  readonly what: Suit | 'hcp'
  readonly question: Question
}
/** Each number with its chance, and behind the chance the chain. */
function Chances({ range, seat, what, question }: ChancesProps) {
  const id = useId()
  const [open, setOpen] = useState<number | undefined>(undefined)
  const asker = useRef<HTMLButtonElement>(null)
  const list = chancesOf(range).filter(({ chance, upTo }) => (upTo ?? chance) > 0)
  return (
    <>
      <ul className="note flex flex-wrap gap-x-3.5 mt-0.5 [&_b]:font-semibold [&_b]:text-ink">
        {list.map((one) => (
          <li key={one.value}>
            {list.length < 2 ? (
              <>
                <b>{one.value}</b> {figure(one)}
              </>
            ) : (
              <button
                ref={open === one.value ? asker : undefined}
                type="button"
                className="hh-figure"
                aria-expanded={open === one.value}
                aria-controls={open === one.value ? id : undefined}
                onClick={() => setOpen(open === one.value ? undefined : one.value)}
              >
                <b>{one.value}</b>
                <span className="sr-only">{` ${subjectName(what)}:`}</span> {figure(one)}
                <span className="sr-only">{t`. Why?`}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {list.some(({ value }) => value === open) && (
        <Proof
          id={id}
          question={question}
          of={
            what === 'hcp'
              ? { kind: 'points', seat, n: open! }
              : { kind: 'length', seat, suit: what, n: open! }
          }
          onGo={() => asker.current?.focus()}
        />
      )}
    </>
  )
}
