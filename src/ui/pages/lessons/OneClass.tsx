/** What a class handed back of one thing, whatever it is: its name, how many students, the table, and that as a file. */
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#core/text.ts'
import { Button } from '../../kit/Button.tsx'
import { fileNameOf } from '../../kit/file-name.ts'
import { saveFile } from '../../kit/save-file.ts'

export function OneClass({
  title,
  students,
  csv,
  table,
  children,
}: {
  readonly title: string
  /** How many there are. */
  readonly students: number
  /** The table as a file; asked when it is saved. */
  readonly csv: () => string
  readonly table: ReactNode
  /** What stands below. */
  readonly children?: ReactNode
}) {
  return (
    <section className="panel p-4" aria-label={title}>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="title">{title}</h2>
        <span className="note">{students === 1 ? t`1 student` : t`${students} students`}</span>
        <Button
          icon={Download}
          className="ms-auto"
          onClick={() => saveFile(csv(), `${fileNameOf(title)}.csv`, 'text/csv')}
        >{t`Save as CSV`}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t`${title}: table`}>
        {table}
      </section>
      {children}
    </section>
  )
}
