/** The five documents side by side: what each gave, and the door to its room. */
import { Link } from 'wouter'
import { t } from '#core/text.ts'
import { SOURCES } from '../../kit/sources.ts'
import { tx } from '../../kit/tx.ts'

export function SourceIndex() {
  return (
    <main id="main" tabIndex={-1} className="page min-[821px]:grid-cols-3! xl:grid-cols-5!">
      <div className="page-across">
        <h1 className="font-serif text-big/[1.2] font-semibold">{t`Five documents, five rooms`}</h1>
        <p className="said">{t`Each can be read, tried at the table and doubted.`}</p>
      </div>
      {SOURCES.map(({ id, title, by, gave, has }) => (
        <Link
          key={id}
          href={`/sources/${id}`}
          aria-labelledby={`source-${id}`}
          className="panel grid h-full grid-rows-[auto_auto_1fr_auto] gap-2 p-4! text-ink no-underline hover:bg-inset"
        >
          <h2 id={`source-${id}`} className="title">
            {title}
          </h2>
          <span className="note">{by}</span>
          <span className="said">{gave}</span>
          <span className="border-t border-rule pt-2">{has}</span>
        </Link>
      ))}
      <p className="page-across note">{tx`What fails in them is told in ${<Link href="/about" className="link">{t`About and help`}</Link>}.`}</p>
    </main>
  )
}
