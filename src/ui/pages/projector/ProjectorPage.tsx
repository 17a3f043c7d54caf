/** The table alone, as the reader at the other window sees it: for a second screen. Nothing is pressed here. */
import { useEffect, useState } from 'react'
import { t } from '#core/text.ts'
import { actions } from '#store/index.ts'
import { BUILD } from '../../ask/kept-files.ts'
import { followTable, type Projected } from '../../ask/projecting.ts'
import { PROJECTOR } from '../../ask/projector.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import { useStayAwake } from '../../kit/stay-awake.ts'
import { WatchedTable } from '../../table/record/WatchedTable.tsx'

const { Component: ProjectedRoom } = fetchedDefault(
  () => import('../../table/class/ProjectedRoom.tsx'),
)

export default function ProjectorPage() {
  const [table, setTable] = useState<Projected>()
  useStayAwake()
  useEffect(() => {
    const end = followTable((shown) => {
      actions.setPrefs(shown.looks)
      setTable(shown)
    })
    return () => {
      end()
      // A window that leaves for the table has none yet.
      if (!location.hash.endsWith(PROJECTOR)) location.reload()
    }
  }, [])
  const other = table !== undefined && table.build !== BUILD
  return (
    <main id="main" tabIndex={-1} className="outline-none [&_.felt]:h-dvh [&_.felt]:rounded-none">
      <h1 className="sr-only">{t`Projector`}</h1>
      {table === undefined || other ? (
        <p className="mx-auto max-w-[30rem] p-12 text-center text-big">
          {other
            ? t`The table is of another version. Reload this window.`
            : t`Here comes the table of the other window, as it is seen there.`}
        </p>
      ) : table.room !== undefined ? (
        <ProjectedRoom room={table.room} />
      ) : (
        <WatchedTable record={table.record} viewer={table.viewer} />
      )}
    </main>
  )
}
