import { t } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    export: true
  }
}

export default {
  id: 'export',
  title: t`Export`,
  menu: 3,
  Component: fetchedDefault(() => import('./ExportDialog.tsx')).Component,
} satisfies DialogDefinition
