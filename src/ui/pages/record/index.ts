import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/record',
  title: t`My record`,
  within: '/library',
  menu: 5.5,
  ...later(() => import('./RecordPage.tsx')),
} satisfies PageDefinition
