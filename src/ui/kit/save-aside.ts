/** What was set aside, as a file. */
import { saveFile } from './save-file.ts'

export const saveAside = (text: string): void =>
  saveFile(text, 'kibitzer-set-aside.json', 'application/json')
