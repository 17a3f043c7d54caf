/** What a page is to the app: the default export of `<name>/index.ts`. Routes live in the hash, so any static host will do. */
import { type ComponentType, createElement } from 'react'
import { fetchedDefault } from '../kit/fetched.tsx'

export interface PageDefinition {
  /** Hash route, `/` for the first page. */
  readonly path: string
  /** What the route also takes, when the page keeps its state behind its path. */
  readonly pattern?: string
  /** As the navigation names it, and the tab of the browser. */
  readonly title: string
  /** Its place in the navigation, where that names it. */
  readonly order?: number
  /** Path of the page that leads to it, where the navigation does not name it. */
  readonly within?: string
  /** Its place in the menu of the header, among the dialogs, where that names it. */
  readonly menu?: number
  /** Stands without the bar at the top and the notices. */
  readonly bare?: true
  readonly Component: ComponentType
  /** Fetches its code before it is drawn, where it does not come with the first script. */
  readonly fetch?: () => Promise<void>
}

const waiting = createElement('main', {
  id: 'main',
  tabIndex: -1,
  className: 'max-w-430 mx-auto py-12 px-4 outline-none text-center',
})
/** A page whose code is fetched when it is first needed. */
export const later = (load: () => Promise<{ readonly default: ComponentType }>) =>
  fetchedDefault(load, waiting)
