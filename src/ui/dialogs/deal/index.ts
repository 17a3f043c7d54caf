import { t } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    deal: true
  }
}

export default {
  id: 'deal',
  title: t`Deal by wishes`,
  menu: 1,
  Component: fetchedDefault(() => import('./DealDialog.tsx')).Component,
} satisfies DialogDefinition
