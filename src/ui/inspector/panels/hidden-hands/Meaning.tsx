/** What a closed hand's opening call shows and denies by OPENBID, section by section, on demand. */

import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { percent } from '#core/chance.ts'
import { grouped } from '#core/locale.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { CalledMeaning } from '../../../ask/knowledge/hidden-model.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { PanelError } from '../../../kit/Panel.tsx'
import { PhraseText } from '../../../kit/PhraseText.tsx'
import { Term } from '../../../kit/Term.tsx'
import { tx } from '../../../kit/tx.ts'
import { Why } from '../../proof/Proof.tsx'
import { useOpeningShares } from './use-opening-shares.ts'

export interface OpeningDetailProps {
  readonly seat: Seat
  readonly question: Question
}

/** A button, and behind it the sections that make the call. */
export function OpeningDetail(props: OpeningDetailProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        className="link hh-link"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? t`Less on this call` : t`What it shows, by section`}
      </button>
      {open && (
        <div id={id}>
          <Sections {...props} />
        </div>
      )}
    </div>
  )
}

function Sections({ seat, question }: OpeningDetailProps) {
  const { meaning, running, error, retry } = useOpeningShares(question.view, seat)
  if (error !== undefined) return <PanelError message={error} onRetry={retry} />
  if (meaning === undefined)
    return <p className="note">{running ? t`Counting the hands that make the call …` : ''}</p>
  return meaning.kind === 'called' ? (
    <Called seat={seat} meaning={meaning} question={question} />
  ) : (
    <p className="note">{t`OPENBID makes no such call with a hand ${seatName(seat)} can hold.`}</p>
  )
}

function Called({
  seat,
  meaning,
  question,
}: OpeningDetailProps & { readonly meaning: CalledMeaning }) {
  const name = seatName(seat)
  return (
    <>
      <div className="note mt-0.5">
        <Why
          question={question}
          of={{ kind: 'opening', seat }}
          name={t`${grouped(meaning.total)} of the layouts`}
          after={tx` of ${(
            <Why
              question={question}
              of={{ kind: 'layouts' }}
              name={t`${grouped(meaning.layouts)} layouts`}
              after={t` layouts (${percent(share(meaning.total, meaning.layouts))}) give ${name} such a hand by itself.`}
            >
              {grouped(meaning.layouts)}
            </Why>
          )}`}
        >
          {grouped(meaning.total)}
        </Why>
      </div>
      <Statements list={meaning.statements} />
      <h5 className="note mt-2 font-semibold">{tx`By ${<Term id="section">{t`section`}</Term>}`}</h5>
      <ul className="[&>li]:border-t [&>li]:border-t-rule">
        {meaning.sections.map((section) => (
          <Section key={section.label} section={section} />
        ))}
      </ul>
    </>
  )
}

const share = (part: string, whole: string): number => Number(part) / Number(whole)

function Section({ section }: { readonly section: CalledMeaning['sections'][number] }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        className="fold-row grid-cols-[2.25rem_minmax(0,1fr)_auto_14px] border-b-0"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="note">{section.label}</span>
        <span>{section.name}</span>
        <span className="note">{percent(section.chance)}</span>
        <ChevronDown size={14} aria-hidden="true" className="panel-chevron" />
      </button>
      <div id={id} className="pb-1.5 pl-2" hidden={!open}>
        {open && (
          <>
            <p className="said-small">{tx`Asks for ${<PhraseText phrase={section.asks} />}.`}</p>
            <Statements list={section.statements} />
          </>
        )}
      </div>
    </li>
  )
}

const Statements = ({ list }: { readonly list: CalledMeaning['statements'] }) => (
  <dl className="mt-1.5 divide-y divide-rule border-t border-rule">
    {(['shows', 'denies'] as const).map((kind) => {
      const said = list.filter((statement) => statement.kind === kind)
      return said.length === 0 ? null : (
        <div
          key={kind}
          className="grid gap-x-2 py-0.75 @min-[16.5rem]:grid-cols-[3.25rem_minmax(0,1fr)]"
        >
          <dt className="text-small/[1.4rem] font-semibold text-agree">
            {kind === 'shows' ? t`Shows` : t`Denies`}
          </dt>
          <dd>
            <ul>
              {said.map((statement, i) => (
                // Statements have no names but their places, and the list is replaced whole.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={i} className="said-small" data-kind={kind}>
                  <PhraseText phrase={statement.text} />
                  {statement.because !== undefined && (
                    <span className="text-ink-2">
                      : <PhraseText phrase={statement.because} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )
    })}
  </dl>
)
