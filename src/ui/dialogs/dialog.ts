/** What a dialog is to the app: the default export of `<name>/index.ts`. */
import type { ComponentType } from 'react'
import type { DialogId, OpenDialogProps } from '../kit/dialogs.ts'

export interface DialogDefinition {
  readonly id: DialogId
  /** As the menu of the header names it, where it does. */
  readonly title?: string
  /** Its place in that menu. */
  readonly menu?: number
  readonly Component: ComponentType<OpenDialogProps>
}
