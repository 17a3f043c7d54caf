import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/combinations',
  pattern: '/combinations/*?',
  title: t`Combinations`,
  order: 6,
  ...later(() => import('./CombinationsPage.tsx')),
} satisfies PageDefinition
