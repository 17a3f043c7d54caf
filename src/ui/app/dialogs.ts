/** Which dialog is open, and how any part of the page asks for one. */
import { createContext, useContext } from 'react'

export const DIALOGS = [
  'deal',
  'import',
  'share',
  'export',
  'hand-editor',
  'boards',
  'settings',
  'keys',
  'claim',
] as const
export type DialogId = (typeof DIALOGS)[number]

/** What every dialog component takes; it draws `Dialog` of the parts. */
export interface OpenDialogProps {
  readonly open: boolean
  readonly onClose: () => void
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
