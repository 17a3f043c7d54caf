import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/challenge',
  pattern: '/challenge/*?',
  title: t`Challenge`,
  within: '/',
  ...later(() => import('./ChallengePage.tsx')),
} satisfies PageDefinition
