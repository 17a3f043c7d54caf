import { t } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    'hand-editor': true
  }
}

export default {
  id: 'hand-editor',
  title: t`Edit hands`,
  menu: 4,
  Component: fetchedDefault(() => import('./HandEditorDialog.tsx')).Component,
} satisfies DialogDefinition
