import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/systems',
  pattern: '/systems/*?',
  title: t`Systems`,
  order: 2,
  ...later(() => import('./SystemsPage.tsx')),
} satisfies PageDefinition
