/** The table page: table, step bar and lens in one window that does not scroll. */
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx'
import { AfterThePicture, useKibitzer, WhilePlaying } from '../../app/use-kibitzer.ts'
import { Lenses } from '../../lens/Lens.tsx'
import { fetchedDefault } from '../../parts/fetched.tsx'
import { StepBar } from '../../step-bar/StepBar.tsx'
import { TableSurface } from '../../table/TableSurface.tsx'

const SessionKeeper = fetchedDefault(() => import('../../session/SessionKeeper.tsx')).Component

export function TablePage() {
  const measured = useKibitzer((s) => s.sessions.length > 0)
  return (
    <main id="main" tabIndex={-1} className="table-page">
      <h1 className="sr-only">Bridge table</h1>
      <ErrorBoundary name="The table">
        <WhilePlaying>
          <TableSurface />
        </WhilePlaying>
      </ErrorBoundary>
      <AfterThePicture>
        <Lenses />
      </AfterThePicture>
      {measured && (
        <ErrorBoundary name="The session">
          <SessionKeeper />
        </ErrorBoundary>
      )}
      <ErrorBoundary name="The step bar">
        <AfterThePicture>
          <StepBar />
        </AfterThePicture>
      </ErrorBoundary>
    </main>
  )
}
