import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    unsaved: true
  }
}

export default {
  id: 'unsaved',
  Component: fetchedDefault(() => import('./UnsavedDialog.tsx')).Component,
} satisfies DialogDefinition
