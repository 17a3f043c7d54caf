/** The table page: table, step bar and lens in one window that does not scroll. */
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx'
import { AfterThePicture } from '../../app/use-kibitzer.ts'
import { Lenses } from '../../lens/Lens.tsx'
import { StepBar } from '../../step-bar/StepBar.tsx'
import { TableSurface } from '../../table/TableSurface.tsx'

export function TablePage() {
  return (
    <main id="main" tabIndex={-1} className="table-page">
      <h1 className="sr-only">Bridge table</h1>
      <ErrorBoundary name="The table">
        <TableSurface />
      </ErrorBoundary>
      <AfterThePicture>
        <Lenses />
      </AfterThePicture>
      <ErrorBoundary name="The step bar">
        <StepBar />
      </ErrorBoundary>
    </main>
  )
}
