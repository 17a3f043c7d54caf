/** What a class handed back, as a table: who answered what, and where they went wrong. */

import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import { t } from '#core/text.ts'
import { type ClassTable, classCsv, classTables, MAX_RESULT_TEXT } from '#lessons/results.ts'
import { boardsTables } from '#played/handed-in.ts'
import { practiceTables } from '#practice/handed-in.ts'
import { actions } from '#store/index.ts'
import {
  addHandedIn,
  forgetHandedIn,
  type HandedIn,
  handedIn,
  readHandedIn,
  readLinks,
  unpackHandedIn,
} from '#store/lessons/handed-in.ts'
import { Button } from '../../kit/Button.tsx'
import { TextArea } from '../../kit/Field.tsx'
import { FileButton } from '../../kit/FileButton.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { tx } from '../../kit/tx.ts'
import { BoardsClass } from './BoardsClass.tsx'
import { VERDICT_WORDS } from './Marked.tsx'
import { OneClass } from './OneClass.tsx'
import { PracticeClass } from './PracticeClass.tsx'
import { Problems } from './Problems.tsx'

/** @param packed a result that the address brought. */
export function ClassPanel({ packed }: { readonly packed: string | undefined }) {
  const results = useStore(handedIn, (s) => s.all)
  const [pasted, setPasted] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const [, navigate] = useLocation()
  const openFiles = async (files: readonly File[]) => {
    const read: HandedIn[] = []
    const faults: string[] = []
    for (const file of files) {
      const result =
        file.size > 4 * MAX_RESULT_TEXT
          ? ({ ok: false, error: { message: t`The file is too large.` } } as const)
          : readHandedIn(await file.text())
      if (result.ok) read.push(result.value)
      else faults.push(`${file.name}: ${result.error.message}`)
    }
    addHandedIn(read)
    setProblems(faults)
  }
  const openLinks = async () => {
    if (pasted.trim() === '') {
      setProblems([t`Paste the links of your students first.`])
      return
    }
    const { read, faults } = await readLinks(pasted)
    addHandedIn(read)
    setProblems(faults)
    if (faults.length === 0) setPasted('')
    actions.announce(howManyRead(read.length))
  }
  useEffect(() => {
    if (packed === undefined) return
    let here = true
    void unpackHandedIn(packed).then((read) => {
      if (!here) return
      if (read.ok) addHandedIn([read.value])
      else setProblems([read.error.message])
      // The address holds a student’s name and answers: once read, it is a place like any other.
      navigate('/lessons/class', { replace: true })
    })
    return () => {
      here = false
    }
  }, [packed, navigate])
  const tables = classTables(results.flatMap((one) => (one.of === 'lesson' ? [one.result] : [])))
  const practised = practiceTables(
    results.flatMap((one) => (one.of === 'practice' ? [one.result] : [])),
  )
  const played = boardsTables(results.flatMap((one) => (one.of === 'boards' ? [one.result] : [])))
  return (
    <div className="grid gap-4">
      <form
        className="panel grid max-w-180 gap-3 p-4"
        aria-label={t`Open results`}
        onSubmit={(event) => {
          event.preventDefault()
          void openLinks()
        }}
      >
        <TextArea
          label={t`Links of your students`}
          hint={t`One a line, as they came; names and other words beside them do no harm. What is read stays on this device and is forgotten when you close the page.`}
          rows={4}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button submit variant="primary">{t`Read the links`}</Button>
          <FileButton
            label={t`Result files`}
            accept=".json,application/json"
            onFiles={(files) => void openFiles(files)}
          >{t`Open files`}</FileButton>
          {results.length > 0 && (
            <Button variant="quiet" onClick={forgetHandedIn}>{t`Forget them`}</Button>
          )}
          <Link href="/lessons" className="btn btn-quiet ms-auto">{t`All lessons`}</Link>
        </div>
        <Problems list={problems} />
      </form>
      {tables.map((table) => (
        <OneTable key={table.key} table={table} />
      ))}
      {practised.map((table) => (
        <PracticeClass key={table.key} table={table} />
      ))}
      {played.map((table) => (
        <BoardsClass key={table.boards.map(({ deal }) => deal).join(' ')} table={table} />
      ))}
    </div>
  )
}

const howManyRead = (n: number): string => (n === 1 ? t`1 result read.` : t`${n} results read.`)

function OneTable({ table }: { readonly table: ClassTable }) {
  const { title, columns, rows } = table
  return (
    <OneClass
      title={title}
      students={rows.length}
      csv={() => classCsv(table)}
      table={
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{t`Student`}</th>
              {columns.map(({ board, stop, question, ask, best }) => (
                <th
                  key={`${board} ${stop}`}
                  scope="col"
                  title={ask}
                >{tx`Board ${board + 1}.${question}${<span className="block font-normal text-ink-2">{best}</span>}`}</th>
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
      }
    >
      <ol className="mt-3 grid gap-1" aria-label={t`Questions`}>
        {columns.map(({ board, stop, question, ask, best }) => (
          <li
            key={`${board} ${stop}`}
            className="note"
          >{t`Board ${board + 1}.${question}: ${ask} Best: ${best}.`}</li>
        ))}
      </ol>
    </OneClass>
  )
}
