/** How a raised sheet goes down but by its handle: Escape from anywhere, or a press on the bare table. */
import { type RefObject, useEffect } from 'react'
import { raiseLens } from '../../ask/lens/lens-store.ts'

/** What has an Escape of its own. */
const OPEN = ':popover-open, dialog[open]'
/** What does something itself when it is pressed. */
const PRESSED = 'button, a, input, select, [role="note"]'

export function useLowering(sheet: RefObject<HTMLElement | null>, raised: boolean): void {
  useEffect(() => {
    if (!raised) return
    const lower = () => {
      // The focus goes to the handle, which stays, not with what the sheet hides.
      if (sheet.current?.contains(document.activeElement))
        sheet.current.querySelector<HTMLElement>('.lens-peek')?.focus()
      raiseLens(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector(OPEN) === null) lower()
    }
    const onPress = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('.felt') === null) return
      if (target.closest(PRESSED) === null) lower()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onPress)
    }
  }, [sheet, raised])
}
