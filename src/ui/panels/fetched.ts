/**
 * A panel that is fetched by itself, so that the first script stays small. All are fetched as soon as
 * the page rests; whoever opens a tab sooner waits for that one.
 */
import { type ComponentType, createElement, lazy, useState } from 'react'
import type { PanelDefinition } from './panel.ts'

type Fetch = () => Promise<ComponentType>

/** A panel and the way to fetch it before it is shown. */
export interface FetchedPanel extends PanelDefinition {
  /** Fails when the part cannot be fetched; asked again, it tries again. */
  readonly fetch: Fetch
}

export function fetched(name: Pick<PanelDefinition, 'id' | 'title'>, load: Fetch): FetchedPanel {
  let ready: ComponentType | undefined
  const fetch: Fetch = async () => {
    ready ??= await load()
    return ready
  }
  const later = () => lazy(async () => ({ default: await fetch() }))
  function Fetched() {
    // What is there already is drawn at once, and what was drawn is not mounted anew.
    const [Component] = useState(() => ready ?? later())
    return createElement(Component)
  }
  return { ...name, Component: Fetched, fetch }
}
