/** The pages of the app: to add one, add its line. Routes live in the hash, so any static host will do. */
import { type ComponentType, lazy } from 'react'
import { TablePage } from '../pages/table/TablePage.tsx'

export interface PageDefinition {
  /** Hash route, `/` for the first page. */
  readonly path: string
  /** What the route also takes, when the page keeps its state behind its path. */
  readonly pattern?: string
  /** As the navigation names it. */
  readonly title: string
  readonly Component: ComponentType
}

export const PAGES: readonly PageDefinition[] = [
  { path: '/', title: 'Table', Component: TablePage },
  {
    path: '/openings',
    pattern: '/openings/*?',
    title: 'Openings',
    Component: lazy(() => import('../pages/openings/OpeningsPage.tsx')),
  },
  {
    path: '/strategies',
    pattern: '/strategies/*?',
    title: 'Strategies',
    Component: lazy(() => import('../pages/strategies/StrategiesPage.tsx')),
  },
  {
    path: '/combinations',
    pattern: '/combinations/*?',
    title: 'Combinations',
    Component: lazy(() => import('../pages/card-combinations/CombinationsPage.tsx')),
  },
]

/** Whether that page is the one shown. */
export const isHere = ({ path, pattern }: PageDefinition, location: string): boolean =>
  location === path || (pattern !== undefined && location.startsWith(`${path}/`))
