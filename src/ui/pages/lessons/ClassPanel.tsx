/** What a class handed back, as a table: who answered what, and where they went wrong. */
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { t } from '#core/text.ts'
import {
  type ClassTable,
  classCsv,
  classTables,
  type LessonResult,
  MAX_RESULT_TEXT,
  readResult,
} from '#lessons/results.ts'
import { Button } from '../../kit/Button.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { tx } from '../../kit/tx.ts'
import { fileNameOf } from './file-name.ts'
import { VERDICT_WORDS } from './Marked.tsx'
import { Problems } from './Problems.tsx'
import { ResultFiles } from './ResultFiles.tsx'

export function ClassPanel() {
  const [results, setResults] = useState<readonly LessonResult[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const open = async (files: readonly File[]) => {
    const read: LessonResult[] = []
    const faults: string[] = []
    for (const file of files) {
      const result =
        file.size > 4 * MAX_RESULT_TEXT
          ? ({ ok: false, error: { message: t`The file is too large.` } } as const)
          : readResult(await file.text())
      if (result.ok) read.push(result.value)
      else faults.push(`${file.name}: ${result.error.message}`)
    }
    setResults((before) => [...before, ...read])
    setProblems(faults)
  }
  const tables = classTables(results)
  return (
    <div className="grid gap-4">
      <p className="max-w-160">{t`Open the files that your students saved at the end of a lesson, as many at once as you like. They stay on this device and are forgotten when you leave the page.`}</p>
      <div className="flex flex-wrap gap-2">
        <ResultFiles onFiles={(files) => void open(files)} />
        <Link href="/lessons" className="btn btn-plain">{t`All lessons`}</Link>
      </div>
      <Problems list={problems} />
      {tables.map((table) => (
        <OneTable key={table.key} table={table} />
      ))}
    </div>
  )
}

function OneTable({ table }: { readonly table: ClassTable }) {
  const { title, columns, rows } = table
  return (
    <section className="panel p-4" aria-label={title}>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="title">{title}</h2>
        <span className="note">
          {rows.length === 1 ? t`1 student` : t`${rows.length} students`}
        </span>
        <Button
          icon={Download}
          className="ms-auto"
          onClick={() => saveFile(classCsv(table), `${fileNameOf(title)}.csv`, 'text/csv')}
        >{t`Save as CSV`}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t`${title}: table`}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{t`Student`}</th>
              {columns.map(({ board, stop, ask, best }) => (
                <th
                  key={`${board} ${stop}`}
                  scope="col"
                  title={ask}
                >{tx`Board ${board + 1}.${stop + 1}${<span className="block font-normal text-ink-2">{best}</span>}`}</th>
              ))}
              <th scope="col">{t`Right`}</th>
              <th scope="col">{t`Played on`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ student, cells, right, endings }) => (
              <tr key={student}>
                <th scope="row">{student}</th>
                {cells.map((cell, i) => (
                  <td key={`${columns[i]?.board} ${columns[i]?.stop}`}>
                    {cell === undefined ? (
                      <span className="text-ink-2">–</span>
                    ) : (
                      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
                        <Mark
                          kind={cell.verdict === 'wrong' ? 'not-met' : 'met'}
                          word={VERDICT_WORDS[cell.verdict]}
                          hideWord
                        />
                        {cell.answer}
                      </span>
                    )}
                  </td>
                ))}
                <td>{t`${right} of ${columns.length}`}</td>
                <td>
                  {endings
                    .map(({ contract, tricks }) =>
                      tricks === undefined ? contract : t`${contract}, ${tricks} tricks`,
                    )
                    .join('; ')}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t`Right`}</th>
              {columns.map(({ board, stop, right, answered, trap }) => (
                <td key={`${board} ${stop}`}>
                  {t`${right} of ${answered}`}
                  {trap !== undefined && (
                    <span className="block text-ink-2">
                      {trap.times} × {trap.answer}
                    </span>
                  )}
                </td>
              ))}
              <td />
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
      <ol className="mt-3 grid gap-1" aria-label={t`Questions`}>
        {columns.map(({ board, stop, ask, best }) => (
          <li
            key={`${board} ${stop}`}
            className="note"
          >{t`Board ${board + 1}.${stop + 1}: ${ask} Best: ${best}.`}</li>
        ))}
      </ol>
    </section>
  )
}
