import { t } from '#core/text.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/simulator',
  title: t`Simulator`,
  within: '/',
  ...later(() => import('./SimulatorPage.tsx')),
} satisfies PageDefinition
