/** *About and help*: a first board, where it all comes from and what was found there, licences, reports. */
import { Link } from 'wouter'
import { t } from '#core/text.ts'
import { ROOT } from '../../ask/language.ts'
import { problemReport, VERSION } from '../../ask/problem-report.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { useDialogs } from '../../kit/dialogs.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SOURCES } from '../../kit/sources.ts'
import { tx } from '../../kit/tx.ts'
import { Claims } from './Claims.tsx'
import { FirstBoard } from './FirstBoard.tsx'
import { NoAnswer } from './NoAnswer.tsx'
import { Version } from './Version.tsx'

export default function AboutPage() {
  const { show } = useDialogs()
  return (
    <main id="main" tabIndex={-1} className="page">
      <h1 className="sr-only">{t`About and help`}</h1>
      <div className="page-column">
        <FirstBoard />
        <Panel id="about-help" title={t`Help`}>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => show('keys')}>{t`All keys`}</Button>
            <Button onClick={() => show('examples')}>{t`Worked examples`}</Button>
          </div>
          <p className="mt-3">{t`Words with a dotted line beneath open their meaning; so do figures, which open what they rest on. What is certain by law is drawn solid, what rests on agreements dashed.`}</p>
        </Panel>
        <Panel id="about-report" title={t`When something is wrong`}>
          <p>{t`Copy a report and send it to whoever gave you this page. It names the version, the board and the place in it, and your browser; it is sent nowhere by itself.`}</p>
          <div className="mt-3">
            <CopyButton
              text={() => problemReport(t`About`, new Error('Reported by the reader.'))}
            >{t`Copy a report`}</CopyButton>
          </div>
        </Panel>
        <Panel id="about-version" title={t`This version`}>
          <Version />
        </Panel>
        <Panel id="about-licences" title={t`Licences`}>
          <p>{tx`Kibitzer ${VERSION} is free to use, change and pass on, under the MIT licence. It is built of others’ work too: ${<a href={`${ROOT}third-party-notices.txt`} target="_blank" rel="noreferrer" className="link">{t`their licences`}</a>}.`}</p>
        </Panel>
      </div>
      <div className="page-column">
        <Panel
          id="about-sources"
          title={t`Where it comes from`}
          lead={t`Five texts on bridge by computer, and what checking them brought to light.`}
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
