/** What a class handed back of a topic of *Practice*: a row a student, and what was missed. */
import { Download } from 'lucide-react'
import { t } from '#core/text.ts'
import { csvText } from '#lessons/results.ts'
import { GRADES, type Grade } from '#practice/grade.ts'
import type { PracticeTable } from '#practice/handed-in.ts'
import { Button } from '../../kit/Button.tsx'
import { fileNameOf } from '../../kit/file-name.ts'
import { saveFile } from '../../kit/save-file.ts'

const GRADE_HEADS: Readonly<Record<Grade, string>> = {
  right: t`Right`,
  acceptable: t`Will do`,
  near: t`Near`,
  wrong: t`Not this time`,
}
const head = (): readonly string[] => [
  t`Student`,
  t`Good`,
  ...GRADES.map((grade) => GRADE_HEADS[grade]),
  t`Missed`,
]
const cellsOf = ({ student, answered, right, grades, missed }: PracticeTable['rows'][number]) => [
  student,
  t`${right} of ${answered}`,
  ...GRADES.map((grade) => String(grades[grade])),
  missed.join('; '),
]

export function PracticeClass({ table }: { readonly table: PracticeTable }) {
  const { title, rows } = table
  const save = () =>
    saveFile(csvText([head(), ...rows.map(cellsOf)]), `${fileNameOf(title)}.csv`, 'text/csv')
  return (
    <section className="panel p-4" aria-label={title}>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="title">{title}</h2>
        <span className="note">
          {rows.length === 1 ? t`1 student` : t`${rows.length} students`}
        </span>
        <Button icon={Download} className="ms-auto" onClick={save}>{t`Save as CSV`}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t`${title}: table`}>
        <table className="data-table">
          <thead>
            <tr>
              {head().map((one) => (
                <th key={one} scope="col">
                  {one}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const [student, ...cells] = cellsOf(row)
              return (
                <tr key={student}>
                  <th scope="row">{student}</th>
                  {cells.map((cell, i) => (
                    <td key={head()[i + 1]}>{cell === '' ? '–' : cell}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </section>
  )
}
