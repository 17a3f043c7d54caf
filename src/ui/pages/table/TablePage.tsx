/** The table page: table, step bar and lens in one window that does not scroll. */
import { t } from '#core/text.ts'
import { type KibitzerState, phase } from '#store/index.ts'
import { ErrorBoundary } from '../../ask/ErrorBoundary.tsx'
import { LineShared } from '../../ask/knowledge/use-line.ts'
import { MomentShared } from '../../ask/knowledge/use-moment.ts'
import { Deferred, Immediate, useKibitzer } from '../../ask/use-kibitzer.ts'
import { Lenses } from '../../inspector/lens/Lens.tsx'
import { fetchedDefault } from '../../kit/fetched.tsx'
import { StepBar } from '../../table/step-bar/StepBar.tsx'
import { TableSurface } from '../../table/TableSurface.tsx'

const SessionKeeper = fetchedDefault(
  () => import('../../table/session/SessionKeeper.tsx'),
).Component
const PlayedKeeper = fetchedDefault(() => import('../../table/session/PlayedKeeper.tsx')).Component

/**
 * While cards are played a press shows in the trick at once and everywhere else after that picture: that frame is
 * half as long.
 */
const inPlay = (state: KibitzerState): boolean => {
  const now = phase(state)
  return now === 'lead' || now === 'play'
}

export function TablePage() {
  const measured = useKibitzer((s) => s.sessions.length > 0)
  const over = useKibitzer((s) => phase(s) === 'finished')
  return (
    <main id="main" tabIndex={-1} className="table-page">
      <h1 className="sr-only">{t`Bridge table`}</h1>
      <Deferred>
        <LineShared>
          <MomentShared>
            <ErrorBoundary name={t`The table`}>
              <Immediate unless={inPlay}>
                <TableSurface />
              </Immediate>
            </ErrorBoundary>
            <Lenses />
            {measured && (
              <ErrorBoundary name={t`The session`}>
                <Immediate>
                  <SessionKeeper />
                </Immediate>
              </ErrorBoundary>
            )}
            {over && (
              <ErrorBoundary name={t`My record`}>
                <PlayedKeeper />
              </ErrorBoundary>
            )}
            <ErrorBoundary name={t`The step bar`}>
              <StepBar />
            </ErrorBoundary>
          </MomentShared>
        </LineShared>
      </Deferred>
    </main>
  )
}
