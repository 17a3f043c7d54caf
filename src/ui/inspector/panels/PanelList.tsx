/** The panels of a tab, one beneath the other; one that fails says so, and the others stand. */
import { ErrorBoundary } from '../../ask/ErrorBoundary.tsx'
import { type PanelDefinition, PanelNameContext } from './panel.ts'

export interface TabOfPanels {
  readonly tab: PanelDefinition['tab']
}

export const PanelList = ({
  panels,
  tab,
  first,
}: TabOfPanels & {
  readonly panels: readonly PanelDefinition[]
  /** Id of the panel that stands above the others. */
  readonly first?: string | undefined
}) =>
  panels
    .filter((panel) => panel.tab === tab)
    .toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
    .map((panel) => (
      <ErrorBoundary key={panel.id} name={panel.title}>
        <PanelNameContext value={panel}>
          <panel.Component />
        </PanelNameContext>
      </ErrorBoundary>
    ))
