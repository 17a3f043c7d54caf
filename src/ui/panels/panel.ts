/** What a panel is to the page: one entry in the list of `index.ts`. */
import type { ComponentType } from 'react'

export interface PanelDefinition {
  /** Stable, also the key under which its fold is kept. */
  readonly id: string
  readonly title: string
  /** Takes nothing: it reads the store through hooks, and hands plain data to its own view. */
  readonly Component: ComponentType
}
