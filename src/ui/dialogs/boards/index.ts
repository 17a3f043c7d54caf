import { t } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    boards: true
  }
}

export default {
  id: 'boards',
  title: t`Boards`,
  menu: 5,
  Component: fetchedDefault(() => import('./BoardsDialog.tsx')).Component,
} satisfies DialogDefinition
