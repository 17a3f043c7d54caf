/** Links to the public hand viewer. */
import { t } from '#core/text.ts'
import type { FileFormat } from '../format.ts'
import { looksLikeLink } from './query.ts'
import { readLinks } from './read.ts'
import { writeLinks } from './write.ts'

export const link: FileFormat<'link'> = {
  id: 'link',
  name: t`Viewer link`,
  extensions: [],
  detect: looksLikeLink,
  read: readLinks,
  write: writeLinks,
}
