/** The pages of the app: to add one, add its line. Routes live in the hash, so any static host will do. */
import type { ComponentType } from 'react'
import { TablePage } from '../pages/table/TablePage.tsx'

export interface PageDefinition {
  /** Hash route, `/` for the first page. */
  readonly path: string
  /** As the navigation names it. */
  readonly title: string
  readonly Component: ComponentType
}

export const PAGES: readonly PageDefinition[] = [
  { path: '/', title: 'Table', Component: TablePage },
]
