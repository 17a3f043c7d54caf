/** Forum D: `forum-d.system`, which uses Standard American. */
import { loadedText } from '../text-system.ts'
import written from './forum-d.system?evaluated'
import { USUAL } from './packages.ts'

export const LOADED = loadedText(written, USUAL)
