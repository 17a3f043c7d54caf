/** Gives the reader a system of their own as a file, which the page reads when it is dropped or imported. */
import { systemTextName } from '#core/system-text.ts'
import { saveFile } from './save-file.ts'

/** What no file system takes, and space at the ends. */
const fileName = (name: string): string =>
  name.replace(/[\p{Cc}/\\:*?"<>|]+/gu, '-').replace(/^[\s.]+|[\s.]+$/g, '') || 'system'

/** @param end of the file's name: of our text, or of another program's form. */
export const saveSystem = (
  text: string,
  name = systemTextName(text),
  end: 'kibitzer-system.txt' | 'bml' | 'bbsa' = 'kibitzer-system.txt',
): void => saveFile(text, `${fileName(name)}.${end}`, 'text/plain')
