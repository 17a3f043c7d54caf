import { t } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    agreements: true
  }
}

export default {
  id: 'agreements',
  title: t`Agreements`,
  menu: 8,
  Component: fetchedDefault(() => import('./AgreementsDialog.tsx')).Component,
} satisfies DialogDefinition
