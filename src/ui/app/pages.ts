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
  /** Path of the page that leads to it, where the navigation does not name it. */
  readonly within?: string
  readonly Component: ComponentType
}

export const PAGES: readonly PageDefinition[] = [
  { path: '/', title: 'Table', Component: TablePage },
  {
    path: '/practice',
    pattern: '/practice/*?',
    title: 'Practice',
    Component: lazy(() => import('../pages/practice/PracticePage.tsx')),
  },
  {
    path: '/systems',
    pattern: '/systems/*?',
    title: 'Systems',
    Component: lazy(() => import('../pages/systems/SystemsPage.tsx')),
  },
  {
    path: '/openings',
    pattern: '/openings/*?',
    title: 'Openings',
    within: '/systems',
    Component: lazy(() => import('../pages/openings/OpeningsPage.tsx')),
  },
  {
    path: '/strategies',
    pattern: '/strategies/*?',
    title: 'Strategies',
    within: '/systems',
    Component: lazy(() => import('../pages/strategies/StrategiesPage.tsx')),
  },
  {
    path: '/simulator',
    title: 'Simulator',
    within: '/',
    Component: lazy(() => import('../pages/simulator/SimulatorPage.tsx')),
  },
  {
    path: '/combinations',
    pattern: '/combinations/*?',
    title: 'Combinations',
    Component: lazy(() => import('../pages/card-combinations/CombinationsPage.tsx')),
  },
  {
    path: '/library',
    title: 'Library',
    Component: lazy(() => import('../pages/library/LibraryPage.tsx')),
  },
  {
    path: '/print',
    title: 'Print',
    within: '/library',
    Component: lazy(() => import('../pages/print/PrintPage.tsx')),
  },
  {
    path: '/about',
    title: 'About and help',
    within: '/library',
    Component: lazy(() => import('../pages/about/AboutPage.tsx')),
  },
  {
    path: '/lessons',
    pattern: '/lessons/*?',
    title: 'Lessons',
    within: '/library',
    Component: lazy(() => import('../pages/lessons/LessonsPage.tsx')),
  },
]

/** The pages that the navigation names. */
export const NAMED_PAGES = PAGES.filter(({ within }) => within === undefined)

const isAt = ({ path, pattern }: PageDefinition, location: string): boolean =>
  location === path || (pattern !== undefined && location.startsWith(`${path}/`))
/** Whether that page, or one that it leads to, is the one shown. */
export const isHere = (page: PageDefinition, location: string): boolean =>
  isAt(page, location) || PAGES.some((one) => one.within === page.path && isAt(one, location))
