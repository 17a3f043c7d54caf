import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    session: true
  }
}

export default {
  id: 'session',
  Component: fetchedDefault(() => import('./SessionDialog.tsx')).Component,
} satisfies DialogDefinition
