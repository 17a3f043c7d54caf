/** The panels of the lens: each registers itself by what its folder exports. */
import { fetchedDefault } from '../../kit/fetched.tsx'
import { inOrder, type PanelDefinition } from './panel.ts'

/** Those that come with the page. */
export const FIRST_PANELS = inOrder(
  import.meta.glob<PanelDefinition>('./*/first.tsx', { eager: true, import: 'default' }),
)

/** Draws all others of a tab; whoever opens one before they are fetched waits for them. */
const fetched = fetchedDefault(() => import('./FetchedPanels.tsx'))
export const FetchedPanels = fetched.Component

/** What cannot be fetched now is asked for again, and says so, when its tab is opened. */
export const fetchPanels = (): Promise<void> => fetched.fetch().catch(() => undefined)
