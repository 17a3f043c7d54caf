/** The dialogs of the app: each registers itself by what its folder exports. */
import type { DialogDefinition } from '../dialogs/dialog.ts'

export const DIALOGS: readonly DialogDefinition[] = Object.values(
  import.meta.glob<DialogDefinition>('../dialogs/*/index.ts', { eager: true, import: 'default' }),
)
