import { t } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    keys: true
  }
}

export default {
  id: 'keys',
  title: t`Keys`,
  menu: 10,
  Component: fetchedDefault(() => import('./KeysDialog.tsx')).Component,
} satisfies DialogDefinition
