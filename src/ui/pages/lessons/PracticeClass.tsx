/** What a class handed back of a topic of *Practice*: a row a student, and what was missed. */
import { t } from '#core/text.ts'
import { csvText } from '#lessons/results.ts'
import { GRADES, type Grade } from '#practice/grade.ts'
import type { PracticeTable } from '#practice/handed-in.ts'
import { OneClass } from './OneClass.tsx'

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
  return (
    <OneClass
      title={title}
      students={rows.length}
      csv={() => csvText([head(), ...rows.map(cellsOf)])}
      table={
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
      }
    />
  )
}
