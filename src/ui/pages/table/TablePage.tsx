/** The table page: the table and its panels, laid out by width. */
import { Fragment } from 'react'
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx'
import { PANELS } from '../../panels/index.ts'
import type { PanelDefinition } from '../../panels/panel.ts'
import { TableSurface } from '../../table/TableSurface.tsx'

function PanelList({ panels }: { readonly panels: readonly PanelDefinition[] }) {
  return (
    <>
      {panels.map(({ id, title, Component }) => (
        <Fragment key={id}>
          <ErrorBoundary name={title}>
            <Component />
          </ErrorBoundary>
        </Fragment>
      ))}
    </>
  )
}

export function TablePage() {
  return (
    <main id="main" tabIndex={-1} className="table-page">
      <h1 className="sr-only">Bridge table</h1>
      <div className="main-column">
        <ErrorBoundary name="The table">
          <TableSurface />
        </ErrorBoundary>
        <PanelList panels={PANELS.under} />
      </div>
      <div className="panel-column">
        <PanelList panels={PANELS.middle} />
      </div>
      <div className="panel-column">
        <PanelList panels={PANELS.right} />
      </div>
    </main>
  )
}
