import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/openings',
  pattern: '/openings/*?',
  title: t`Openings`,
  within: '/systems',
  ...later(() => import('./OpeningsPage.tsx')),
} satisfies PageDefinition
