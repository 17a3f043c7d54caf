/** Every dialog of the page, by its id; they load when first asked for. */
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { type DialogId, type OpenDialogProps, useDialogs } from './dialogs.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const DIALOG_COMPONENTS: Readonly<Record<DialogId, ComponentType<OpenDialogProps>>> = {
  deal: lazy(() => import('../dialogs/deal/DealDialog.tsx')),
  'hand-editor': lazy(() => import('../dialogs/hand-editor/HandEditorDialog.tsx')),
  import: lazy(() => import('../dialogs/import/ImportDialog.tsx')),
  export: lazy(() => import('../dialogs/export/ExportDialog.tsx')),
  share: lazy(() => import('../dialogs/share/ShareDialog.tsx')),
  players: lazy(() => import('../dialogs/players/PlayersDialog.tsx')),
  agreements: lazy(() => import('../dialogs/agreements/AgreementsDialog.tsx')),
  settings: lazy(() => import('./SettingsDialog.tsx')),
  keys: lazy(() => import('./KeysDialog.tsx')),
  examples: lazy(() => import('../dialogs/worked-examples/ExamplesDialog.tsx')),
  boards: lazy(() => import('../boards/BoardsDialog.tsx')),
  claim: lazy(() => import('../table/ClaimDialog.tsx')),
  session: lazy(() => import('../dialogs/session/SessionDialog.tsx')),
}

export function AppDialogs() {
  const { open, close } = useDialogs()
  const toPage = useRef(false)
  const done = useCallback(() => {
    toPage.current = true
    close()
  }, [close])
  useEffect(() => {
    const now = toPage.current && open === undefined
    toPage.current = false
    // The dialog that closed has given focus to its opener, where Space would open it again.
    if (now) document.getElementById('main')?.focus({ preventScroll: true })
  }, [open])
  const Component = open === undefined ? undefined : DIALOG_COMPONENTS[open]
  if (Component === undefined) return null
  return (
    <div className="dialog-place">
      <ErrorBoundary key={open} name="The dialog" onClose={close}>
        <Suspense fallback={null}>
          <Component open onClose={close} onDone={done} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
