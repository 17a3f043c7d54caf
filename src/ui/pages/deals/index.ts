import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/deals',
  title: t`Deals`,
  order: 6.5,
  ...later(() => import('./DealsPage.tsx')),
} satisfies PageDefinition
