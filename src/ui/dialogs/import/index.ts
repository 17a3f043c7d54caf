import { t } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    import: true
  }
}

export default {
  id: 'import',
  title: t`Import`,
  menu: 1,
  Component: fetchedDefault(() => import('./ImportDialog.tsx')).Component,
} satisfies DialogDefinition
