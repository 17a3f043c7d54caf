/** What a panel is to the lens. */
import { type ComponentType, createContext } from 'react'
import type { LensTab } from '../../ask/lens/lens-model.ts'

export interface PanelName {
  /** Stable, also the key under which its fold is kept. */
  readonly id: string
  readonly title: string
}
/**
 * The default export of `<name>/index.tsx`; of `<name>/first.tsx` where it comes with the page, for
 * a table shows it before anybody has pressed anything.
 */
export interface PanelDefinition extends PanelName {
  /** The tab that it stands under; `every`: above what stands under each. */
  readonly tab: LensTab | 'every'
  /** Its place under the tab, the least on top. Those that are fetched stand above the others. */
  readonly order: number
  /** Takes nothing: it reads the store through hooks, and hands plain data to its own view. */
  readonly Component: ComponentType
}

/** By file of a folder each. */
export const inOrder = (
  found: Readonly<Record<string, PanelDefinition>>,
): readonly PanelDefinition[] => Object.values(found).toSorted((a, b) => a.order - b.order)

/** The name of the panel that is drawn, for the frame that its own view draws. */
export const PanelNameContext = createContext<PanelName>({ id: 'panel', title: '' })
