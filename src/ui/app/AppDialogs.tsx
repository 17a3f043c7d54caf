/** Every dialog of the page, by its id; they load when first asked for. */
import { useCallback, useEffect, useRef } from 'react'
import { type FetchedPart, fetchedDefault } from '../parts/fetched.tsx'
import { type DialogId, type OpenDialogProps, useDialogs } from './dialogs.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const DIALOGS: Readonly<Record<DialogId, FetchedPart<OpenDialogProps>>> = {
  deal: fetchedDefault(() => import('../dialogs/deal/DealDialog.tsx')),
  'hand-editor': fetchedDefault(() => import('../dialogs/hand-editor/HandEditorDialog.tsx')),
  import: fetchedDefault(() => import('../dialogs/import/ImportDialog.tsx')),
  export: fetchedDefault(() => import('../dialogs/export/ExportDialog.tsx')),
  share: fetchedDefault(() => import('../dialogs/share/ShareDialog.tsx')),
  players: fetchedDefault(() => import('../dialogs/players/PlayersDialog.tsx')),
  agreements: fetchedDefault(() => import('../dialogs/agreements/AgreementsDialog.tsx')),
  settings: fetchedDefault(() => import('./SettingsDialog.tsx')),
  keys: fetchedDefault(() => import('./KeysDialog.tsx')),
  examples: fetchedDefault(() => import('../dialogs/worked-examples/ExamplesDialog.tsx')),
  boards: fetchedDefault(() => import('../boards/BoardsDialog.tsx')),
  claim: fetchedDefault(() => import('../table/ClaimDialog.tsx')),
  session: fetchedDefault(() => import('../dialogs/session/SessionDialog.tsx')),
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
  const Component = open === undefined ? undefined : DIALOGS[open].Component
  if (Component === undefined) return null
  return (
    <div className="dialog-place">
      <ErrorBoundary key={open} name="The dialog" onClose={close}>
        <Component open onClose={close} onDone={done} />
      </ErrorBoundary>
    </div>
  )
}
