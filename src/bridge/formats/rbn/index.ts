/** RBN: the compact records of Richard Pavlicek, a label and its text on each line. */
import type { FileReader } from '../format.ts'
import { readRbn } from './read.ts'

export const rbn: FileReader<'rbn'> = {
  id: 'rbn',
  extensions: ['rbn', 'rbx'],
  detect: (text) => /^H [NESW][:;][2-9TJQKA.x:;]*\s*$/m.test(text.slice(0, 1 << 16)),
  read: readRbn,
}
