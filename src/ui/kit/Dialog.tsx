/**
 * A modal dialog on the native element: the browser keeps focus inside, closes on Escape and gives
 * focus back to where it was.
 */
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '#core/text.ts'
import { IconButton } from './Button.tsx'

export interface DialogProps {
  /** The accessible name and the visible heading. */
  readonly title: string
  readonly open: boolean
  /** Asked for by Escape, the cross, or a press outside; the owner sets `open` to false. */
  readonly onClose: () => void
  /** Buttons at the foot, main one last. */
  readonly footer?: ReactNode
  readonly width?: 'narrow' | 'normal' | 'wide'
  readonly children: ReactNode
}

const WIDTHS = {
  narrow: 'w-[min(26rem,100vw-1rem)]',
  normal: 'w-[min(40rem,100vw-1rem)]',
  wide: 'w-[min(64rem,100vw-1rem)]',
} as const

export function Dialog({ title, open, onClose, footer, width = 'normal', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!open || dialog === null) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      // A dialog taken out of the page while open does not give focus back by itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      className={`m-auto max-h-[min(46rem,100dvh-1rem)] max-w-none overflow-hidden rounded-panel border border-edge bg-panel p-0 text-ink backdrop:bg-[rgb(10_16_18/0.5)] ${WIDTHS[width]}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        // The backdrop belongs to the dialog element; anything inside has another target.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="flex flex-col max-h-[inherit]">
        <header className="flex items-center justify-between gap-4 pt-1.5 pr-1.5 pl-4 [&_h2]:font-serif [&_h2]:text-title/[1.3] [&_h2]:font-semibold">
          <h2 id={heading}>{title}</h2>
          <IconButton label={t`Close`} icon={X} onClick={onClose} />
        </header>
        <div className="dialog-body min-h-0 flex-1 overflow-auto px-4 pt-2 pb-4 text-body">
          {children}
        </div>
        {footer !== undefined && (
          <footer className="flex flex-wrap justify-end gap-2 py-3 px-4 border-t border-rule">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}
