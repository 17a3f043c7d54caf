import { t } from '#core/text.ts'
import type { PageDefinition } from '../page.ts'
import { TablePage } from './TablePage.tsx'

export default {
  path: '/',
  title: t`Table`,
  order: 0,
  Component: TablePage,
} satisfies PageDefinition
