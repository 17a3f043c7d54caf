/** Gives the reader a system of their own as a file, which the page reads when it is dropped or imported. */
import { systemTextName } from '#core/system-text.ts'
import { saveFile } from './save-file.ts'

/** What no file system takes, and space at the ends. */
const fileName = (text: string): string =>
  systemTextName(text)
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '') || 'system'

export const saveSystem = (text: string): void =>
  saveFile(text, `${fileName(text)}.kibitzer-system.txt`, 'text/plain')
