/** What a class made of the same boards: points and matchpoints of each student, and the auctions side by side. */
import { outcomeOf } from '#core/board-made.ts'
import { contractCode } from '#core/contract.ts'
import { seatInitial } from '#core/display.ts'
import { tricksOver } from '#core/score.ts'
import { t } from '#core/text.ts'
import { csvText } from '#lessons/results.ts'
import { type BoardsTable, scoresOf } from '#played/handed-in.ts'
import { comparedTables } from '../../ask/session/compare-tables.ts'
import { overText, pointsText } from '../../ask/session/session-words.ts'
import { ComparedTable } from '../../table/session/ComparedTables.tsx'
import { SideBySide } from '../../table/session/SideBySide.tsx'
import { OneClass } from './OneClass.tsx'

export function BoardsClass({ table }: { readonly table: BoardsTable }) {
  const { title, boards, rows } = table
  const compared = comparedTables(
    rows.map(({ made }) => ({ scores: scoresOf(table, made) })),
    'matchpoints',
  )
  return (
    <OneClass
      title={title}
      students={rows.length}
      csv={() => boardsCsv(table)}
      table={<ComparedTable rows={compared} names={rows.map(({ student }) => student)} />}
    >
      <p className="note">
        {t`Points for North–South, and their share of the matchpoints where two or more have played.`}
      </p>
      <div className="mt-3">
        {boards.map((board, i) => (
          <SideBySide
            key={board.number}
            board={board}
            tables={rows.flatMap(({ student, made }) => {
              const one = made[i]
              return one === undefined ? [] : [{ name: student, made: one }]
            })}
          />
        ))}
      </div>
    </OneClass>
  )
}

/** A line a student, two cells a board: the contract with its tricks, and the points for North–South. */
const boardsCsv = ({ boards, rows }: BoardsTable): string =>
  csvText([
    [t`Student`, ...boards.flatMap(({ number }) => [t`Board ${number}`, t`Points`])],
    ...rows.map(({ student, made }) => [
      student,
      ...boards.flatMap((board, i) => {
        const one = made[i]
        if (one === undefined) return ['', '']
        const { contract, points } = outcomeOf(board, one)
        const words =
          contract === undefined
            ? t`Passed out`
            : `${contractCode(contract)} ${seatInitial(contract.declarer)} ${overText(tricksOver(contract, one.declarerTricks ?? 0))}`
        return [words, pointsText(points)]
      }),
    ]),
  ])
