/** The panels of a tab, one beneath the other; one that fails says so, and the others stand. */
import { ErrorBoundary } from '../../ask/ErrorBoundary.tsx'
import { type PanelDefinition, PanelNameContext } from './panel.ts'

export interface TabOfPanels {
  readonly tab: PanelDefinition['tab']
}

export const PanelList = ({
  panels,
  tab,
}: TabOfPanels & { readonly panels: readonly PanelDefinition[] }) =>
  panels
    .filter((panel) => panel.tab === tab)
    .map((panel) => (
      <ErrorBoundary key={panel.id} name={panel.title}>
        <PanelNameContext value={panel}>
          <panel.Component />
        </PanelNameContext>
      </ErrorBoundary>
    ))
