import { tAs } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    share: true
  }
}

export default {
  id: 'share',
  title: tAs('verb')`Share`,
  menu: 2,
  Component: fetchedDefault(() => import('./ShareDialog.tsx')).Component,
} satisfies DialogDefinition
