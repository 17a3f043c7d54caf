import { t } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    settings: true
  }
}

export default {
  id: 'settings',
  title: t`Settings`,
  menu: 9,
  Component: fetchedDefault(() => import('./SettingsDialog.tsx')).Component,
} satisfies DialogDefinition
