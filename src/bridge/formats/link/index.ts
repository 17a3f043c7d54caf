import type { FileFormat } from '../format.ts'
import { looksLikeLink } from './query.ts'
import { readLinks } from './read.ts'
import { writeLinks } from './write.ts'

export const link: FileFormat<'link'> = {
  id: 'link',
  extensions: [],
  detect: looksLikeLink,
  read: readLinks,
  write: writeLinks,
}
