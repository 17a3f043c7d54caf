/** The convention card: a system on one sheet, generated from its rules, with the leads that are agreed. */
import { Printer } from 'lucide-react'
import { Fragment } from 'react'
import type { Call } from '#core/call.ts'
import { t } from '#core/text.ts'
import { leadsWords, signalWords } from '../../ask/knowledge/leads-words.ts'
import { useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { auctionText } from '../../kit/addresses/typed-auction.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText } from '../../kit/CallText.tsx'
import { PanelError } from '../../kit/Panel.tsx'
import { tx } from '../../kit/tx.ts'
import { useKept } from '../../kit/use-kept.ts'
import type { BookCard, BookProps } from './book-view.ts'
import './card.css'

export function CardTab({ place }: Pick<BookProps, 'place'>) {
  const job = useJob('book', { ask: 'card', system: place.system })
  const answer = job.value
  const { value, stale } = useKept(answer)
  const carding = useKibitzer((s) => s.agreements.sides[0].carding)
  const failed = job.failed
  if (failed !== undefined) return <PanelError message={failed} onRetry={job.run} />
  if (value === undefined) return <p className="note">{t`Writing the card …`}</p>
  return (
    <article className="convention-card" aria-labelledby="card-title" aria-busy={stale}>
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="card-title" className="font-serif text-title font-semibold">
          {value.name}
        </h2>
        <Button
          className="no-print"
          icon={Printer}
          onClick={() => window.print()}
        >{t`Print`}</Button>
      </header>
      <div className="card-columns">
        {value.sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <section aria-label={t`Leads and signals`}>
          <h3>{t`Leads and signals`}</h3>
          <p>
            <b>{t`Against notrump:`}</b> {leadsWords(carding.notrump)}.
          </p>
          <p>
            <b>{t`Against suits:`}</b> {leadsWords(carding.suit)}.
          </p>
          <p>
            <b>{t`Count:`}</b> {signalWords(carding.signals.count)}. <b>{t`Attitude:`}</b>{' '}
            {signalWords(carding.signals.attitude)}. <b>{t`First discard:`}</b>{' '}
            {signalWords(carding.signals.discard)}.
          </p>
        </section>
      </div>
      <footer>{t`* The call does not show its own strain: alert it.`}</footer>
    </article>
  )
}

function Section({ section }: { readonly section: BookCard['sections'][number] }) {
  return (
    <section aria-label={section.title}>
      <h3>{section.title}</h3>
      {section.parts.map(({ calls, lines }) => (
        <div key={auctionText(calls)}>
          {calls.length > 0 && <h4>{tx`After ${<Calls calls={calls} />}`}</h4>}
          <ul>
            {lines.map(({ calls: made, says, alert }) => (
              <li key={says}>
                <b>
                  <Calls calls={made} />
                  {alert && '*'}
                </b>
                <span>{says.replace(/\.$/, '')}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Calls({ calls }: { readonly calls: readonly Call[] }) {
  return calls.map((call, i) => (
    // A pass may come twice: the place is the key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={i}>
      {i > 0 && ' '}
      <CallText call={call} />
    </Fragment>
  ))
}
