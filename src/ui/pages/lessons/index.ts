import { t } from '#core/text.ts'
import { withWords } from '../../kit/with-words.ts'
import { later, type PageDefinition } from '../page.ts'

export default {
  path: '/lessons',
  pattern: '/lessons/*?',
  title: t`Lessons`,
  order: 1.5,
  ...later(() => withWords('lessons', () => import('./LessonsPage.tsx'))),
} satisfies PageDefinition
