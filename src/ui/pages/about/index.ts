import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/about',
  title: t`About and help`,
  within: '/library',
  menu: 11,
  ...later(() => import('./AboutPage.tsx')),
} satisfies PageDefinition
