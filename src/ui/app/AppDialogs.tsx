/** Every dialog of the page, by its id; they load when first asked for. */
import { useCallback, useEffect, useRef } from 'react'
import { t } from '#core/text.ts'
import { ErrorBoundary } from '../ask/ErrorBoundary.tsx'
import { useDialogs } from '../kit/dialogs.ts'
import { DIALOGS } from './dialogs.ts'

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
  const Component = DIALOGS.find(({ id }) => id === open)?.Component
  if (Component === undefined) return null
  return (
    <div className="dialog-place">
      <ErrorBoundary key={open} name={t`The dialog`} onClose={close}>
        <Component open onClose={close} onDone={done} />
      </ErrorBoundary>
    </div>
  )
}
