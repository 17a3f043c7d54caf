import { t } from '#core/text.ts'
import { fetchedDefault } from '../../kit/fetched.tsx'
import type { DialogDefinition } from '../dialog.ts'

declare module '../../kit/dialogs.ts' {
  interface Dialogs {
    players: true
  }
}

export default {
  id: 'players',
  title: t`Players`,
  menu: 7,
  Component: fetchedDefault(() => import('./PlayersDialog.tsx')).Component,
} satisfies DialogDefinition
