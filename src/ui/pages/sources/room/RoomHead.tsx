/** The head of a room: the way back, the document, who wrote it, and what it gave. */
import { ChevronLeft } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#core/text.ts'
import type { Source } from '../../../kit/sources.ts'

export function RoomHead({ source }: { readonly source: Source }) {
  return (
    <div className="page-across">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href="/sources"
          aria-label={t`All five sources`}
          className="no-print grid size-11 place-items-center rounded-control text-ink-2 hover:bg-inset"
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </Link>
        <h1 className="font-serif text-big/[1.2] font-semibold">{source.title}</h1>
        <p className="note font-serif">{source.by}</p>
        <Link href={source.at.href} className="link no-print ms-auto">
          {source.at.label}
        </Link>
      </div>
      <p className="said mt-1 max-w-[80ch]">{source.gave}</p>
    </div>
  )
}
