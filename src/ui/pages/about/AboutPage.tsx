/** *About and help*: a first board, where it all comes from and what was found there, licences, reports. */
import { Link } from 'wouter'
import { useDialogs } from '../../app/dialogs.ts'
import { problemReport, VERSION } from '../../app/problem-report.ts'
import { Button } from '../../parts/Button.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { Claims } from './Claims.tsx'
import { FirstBoard } from './FirstBoard.tsx'
import { NoAnswer } from './NoAnswer.tsx'
import { SOURCES } from './sources.ts'

export default function AboutPage() {
  const { show } = useDialogs()
  return (
    <main id="main" tabIndex={-1} className="page">
      <h1 className="sr-only">About and help</h1>
      <div className="page-column">
        <FirstBoard />
        <Panel id="about-help" title="Help">
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => show('keys')}>All keys</Button>
            <Button onClick={() => show('examples')}>Worked examples</Button>
          </div>
          <p className="mt-3">
            Words with a dotted line beneath open their meaning; so do figures, which open what they
            rest on. What is certain by law is drawn solid, what rests on agreements dashed.
          </p>
        </Panel>
        <Panel id="about-report" title="When something is wrong">
          <p>
            Copy a report and send it to whoever gave you this page. It names the version, the board
            and the place in it, and your browser; it is sent nowhere by itself.
          </p>
          <div className="mt-3">
            <CopyButton text={() => problemReport('About', new Error('Reported by the reader.'))}>
              Copy a report
            </CopyButton>
          </div>
        </Panel>
        <Panel id="about-licences" title="Licences">
          <p>
            Kibitzer {VERSION} is free to use, change and pass on, under the MIT licence. It is
            built of others’ work too:{' '}
            <a href="./third-party-notices.txt" target="_blank" rel="noreferrer" className="link">
              their licences
            </a>
            .
          </p>
        </Panel>
      </div>
      <div className="page-column">
        <Panel
          id="about-sources"
          title="Where it comes from"
          lead="Five texts on bridge by computer, and what checking them brought to light."
        >
          {SOURCES.map(({ id, title, by, gave, found, at }) => (
            <section
              key={id}
              aria-labelledby={`source-${id}`}
              className="grid gap-1.5 border-t border-rule py-3"
            >
              <h3 id={`source-${id}`} className="font-semibold">
                {title}
              </h3>
              <p className="note">{by}</p>
              <p>{gave}</p>
              <p>{found}</p>
              {id === 'openbid' && <Claims />}
              {id === 'aspps' && <NoAnswer />}
              <p>
                <Link href={at.href} className="link">
                  {at.label}
                </Link>
              </p>
            </section>
          ))}
        </Panel>
      </div>
    </main>
  )
}
