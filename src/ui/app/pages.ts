/** The pages of the app: to add one, add its line. Routes live in the hash, so any static host will do. */
import { type ComponentType, createElement } from 'react'
import { TablePage } from '../pages/table/TablePage.tsx'
import { fetchedDefault } from '../parts/fetched.tsx'

export interface PageDefinition {
  /** Hash route, `/` for the first page. */
  readonly path: string
  /** What the route also takes, when the page keeps its state behind its path. */
  readonly pattern?: string
  /** As the navigation names it, and the tab of the browser. */
  readonly title: string
  /** Path of the page that leads to it, where the navigation does not name it. */
  readonly within?: string
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
const later = (load: () => Promise<{ readonly default: ComponentType }>) =>
  fetchedDefault(load, waiting)

export const PAGES: readonly PageDefinition[] = [
  { path: '/', title: 'Table', Component: TablePage },
  {
    path: '/practice',
    pattern: '/practice/*?',
    title: 'Practice',
    ...later(() => import('../pages/practice/PracticePage.tsx')),
  },
  {
    path: '/systems',
    pattern: '/systems/*?',
    title: 'Systems',
    ...later(() => import('../pages/systems/SystemsPage.tsx')),
  },
  {
    path: '/openings',
    pattern: '/openings/*?',
    title: 'Openings',
    within: '/systems',
    ...later(() => import('../pages/openings/OpeningsPage.tsx')),
  },
  {
    path: '/strategies',
    pattern: '/strategies/*?',
    title: 'Strategies',
    within: '/systems',
    ...later(() => import('../pages/strategies/StrategiesPage.tsx')),
  },
  {
    path: '/simulator',
    title: 'Simulator',
    within: '/',
    ...later(() => import('../pages/simulator/SimulatorPage.tsx')),
  },
  {
    path: '/combinations',
    pattern: '/combinations/*?',
    title: 'Combinations',
    ...later(() => import('../pages/card-combinations/CombinationsPage.tsx')),
  },
  {
    path: '/library',
    pattern: '/library/*?',
    title: 'Library',
    ...later(() => import('../pages/library/LibraryPage.tsx')),
  },
  {
    path: '/print',
    pattern: '/print/*?',
    title: 'Print',
    within: '/library',
    ...later(() => import('../pages/print/PrintPage.tsx')),
  },
  {
    path: '/about',
    title: 'About and help',
    within: '/library',
    ...later(() => import('../pages/about/AboutPage.tsx')),
  },
  {
    path: '/lessons',
    pattern: '/lessons/*?',
    title: 'Lessons',
    within: '/library',
    ...later(() => import('../pages/lessons/LessonsPage.tsx')),
  },
]

/** The pages that the navigation names. */
export const NAMED_PAGES = PAGES.filter(({ within }) => within === undefined)

const isAt = ({ path, pattern }: PageDefinition, location: string): boolean =>
  location === path || (pattern !== undefined && location.startsWith(`${path}/`))
/** The page that the location leads to, if there is one. */
export const pageAt = (location: string): PageDefinition | undefined =>
  PAGES.find((page) => isAt(page, location))
/** Whether that page, or one that it leads to, is the one shown. */
export const isHere = (page: PageDefinition, location: string): boolean =>
  isAt(page, location) || PAGES.some((one) => one.within === page.path && isAt(one, location))
