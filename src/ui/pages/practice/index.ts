import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/practice',
  pattern: '/practice/*?',
  title: t`Practice`,
  order: 1,
  ...later(() => import('./PracticePage.tsx')),
} satisfies PageDefinition
