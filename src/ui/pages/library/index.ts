import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/library',
  pattern: '/library/*?',
  title: t`Library`,
  order: 7,
  ...later(() => import('./LibraryPage.tsx')),
} satisfies PageDefinition
