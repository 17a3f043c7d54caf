import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/print',
  pattern: '/print/*?',
  title: t`Print`,
  within: '/library',
  ...later(() => import('./PrintPage.tsx')),
} satisfies PageDefinition
