/** The convention card: a system on one sheet, generated from its rules, with the leads that are agreed. */
import { Printer } from 'lucide-react'
import { Fragment } from 'react'
import type { Call } from '#core/call.ts'
import { useJob } from '../../app/use-job.ts'
import { useKept } from '../../app/use-kept.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { leadsWords, signalWords } from '../../knowledge/leads-words.ts'
import { Button } from '../../parts/Button.tsx'
import { CallText } from '../../parts/CallText.tsx'
import { PanelError } from '../../parts/Panel.tsx'
import type { BookCard, BookProps } from './book-view.ts'
import { auctionText } from './typed-auction.ts'
import './card.css'

export function CardTab({ place }: Pick<BookProps, 'place'>) {
  const job = useJob('book-card', { system: place.system })
  const answer = job.output?.ok === true ? job.output.value : undefined
  const { value, stale } = useKept(answer)
  const carding = useKibitzer((s) => s.agreements.sides[0].carding)
  const failed = job.output?.ok === false ? job.output.error.message : job.error?.message
  if (failed !== undefined) return <PanelError message={failed} onRetry={job.run} />
  if (value === undefined) return <p className="note">Writing the card …</p>
  return (
    <article className="convention-card" aria-labelledby="card-title" aria-busy={stale}>
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="card-title" className="font-serif text-title font-semibold">
          {value.name}
        </h2>
        <Button className="no-print" icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </header>
      <div className="card-columns">
        {value.sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <section aria-label="Leads and signals">
          <h3>Leads and signals</h3>
          <p>
            <b>Against notrump:</b> {leadsWords(carding.notrump)}.
          </p>
          <p>
            <b>Against suits:</b> {leadsWords(carding.suit)}.
          </p>
          <p>
            <b>Count:</b> {signalWords(carding.signals.count)}. <b>Attitude:</b>{' '}
            {signalWords(carding.signals.attitude)}. <b>First discard:</b>{' '}
            {signalWords(carding.signals.discard)}.
          </p>
        </section>
      </div>
      <footer>* The call does not show its own strain: alert it.</footer>
    </article>
  )
}

function Section({ section }: { readonly section: BookCard['sections'][number] }) {
  return (
    <section aria-label={section.title}>
      <h3>{section.title}</h3>
      {section.parts.map(({ calls, lines }) => (
        <div key={auctionText(calls)}>
          {calls.length > 0 && (
            <h4>
              After <Calls calls={calls} />
            </h4>
          )}
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
