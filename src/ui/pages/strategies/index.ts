import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/strategies',
  pattern: '/strategies/*?',
  title: t`Strategies`,
  within: '/systems',
  ...later(() => import('./StrategiesPage.tsx')),
} satisfies PageDefinition
