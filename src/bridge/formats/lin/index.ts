/** LIN: the pairs of online tables and vugraph shows. */
import type { FileFormat } from '../format.ts'
import { readLin } from './read.ts'
import { writeLin } from './write.ts'

export const lin: FileFormat<'lin'> = {
  id: 'lin',
  extensions: ['lin'],
  detect: (text) => /(^|[^A-Za-z0-9])(md|mb|qx|pn|vg|st)\s*\|/i.test(text.slice(0, 1 << 16)),
  read: readLin,
  write: writeLin,
}
