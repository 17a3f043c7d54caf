/** PBN 2.1: read leniently, written exactly. */
import type { FileFormat } from '../format.ts'
import { readPbn } from './read.ts'
import { writePbn } from './write.ts'

export const pbn: FileFormat<'pbn'> = {
  id: 'pbn',
  extensions: ['pbn'],
  detect: (text) =>
    /^[^\S\r\n\u2028\u2029]*(%\s*PBN|\[\s*[A-Za-z_]+\s*")/m.test(text.slice(0, 1 << 16)),
  read: readPbn,
  write: writePbn,
}
