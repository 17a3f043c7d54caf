/** The pages of the app: each registers itself by what its folder exports. */
import type { PageDefinition } from '../pages/page.ts'

export const PAGES: readonly PageDefinition[] = Object.values(
  import.meta.glob<PageDefinition>('../pages/*/index.ts', { eager: true, import: 'default' }),
)

export const NAMED_PAGES = PAGES.filter((page) => page.within === undefined).toSorted(
  (a, b) => (a.order ?? 0) - (b.order ?? 0),
)

const isAt = ({ path, pattern }: PageDefinition, location: string): boolean =>
  location === path || (pattern !== undefined && location.startsWith(`${path}/`))
/** The page that the location leads to, if there is one. */
export const pageAt = (location: string): PageDefinition | undefined =>
  PAGES.find((page) => isAt(page, location))
/** Whether that page, or one that it leads to, is the one shown. */
export const isHere = (page: PageDefinition, location: string): boolean =>
  isAt(page, location) || PAGES.some((one) => one.within === page.path && isAt(one, location))
