import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/live',
  pattern: '/live/*?',
  title: t`Together`,
  within: '/',
  menu: 1,
  ...later(() => import('./TogetherPage.tsx')),
} satisfies PageDefinition
