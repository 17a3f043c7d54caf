import { t } from '#core/text.ts'
import { PROJECTOR } from '../../ask/projector.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: PROJECTOR,
  title: t`Projector`,
  within: '/',
  bare: true,
  ...later(() => import('./ProjectorPage.tsx')),
} satisfies PageDefinition
