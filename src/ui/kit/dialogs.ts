/** Which dialog is open, and how any part of the page asks for one. */
import { createContext, useContext } from 'react'

/** By id: each dialog adds its own where it registers itself. */
// biome-ignore lint/suspicious/noEmptyInterface: every dialog merges its id into it.
export interface Dialogs {}
export type DialogId = keyof Dialogs

/** What every dialog component takes; it draws `Dialog` of the parts. */
export interface OpenDialogProps {
  readonly open: boolean
  /** Closes it and leaves everything as it is: focus goes back to where it was. */
  readonly onClose: () => void
  /** Closes it because what it was opened for is on the table: focus goes there. */
  readonly onDone: () => void
}

export interface DialogOpener {
  readonly open: DialogId | undefined
  readonly show: (id: DialogId) => void
  readonly close: () => void
}
export const DialogContext = createContext<DialogOpener>({
  open: undefined,
  show: () => undefined,
  close: () => undefined,
})
export const useDialogs = (): DialogOpener => useContext(DialogContext)
