import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/sources',
  pattern: '/sources/*?',
  title: t`Sources`,
  order: 8,
  ...later(() => import('./SourcesPage.tsx')),
} satisfies PageDefinition
