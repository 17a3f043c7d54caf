import { t } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    examples: true
  }
}

export default {
  id: 'examples',
  title: t`Examples`,
  menu: 6,
  Component: fetchedDefault(() => import('./ExamplesDialog.tsx')).Component,
} satisfies DialogDefinition
