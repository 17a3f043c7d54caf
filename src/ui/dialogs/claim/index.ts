import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    claim: true
  }
}

export default {
  id: 'claim',
  Component: fetchedDefault(() => import('./ClaimDialog.tsx')).Component,
} satisfies DialogDefinition
