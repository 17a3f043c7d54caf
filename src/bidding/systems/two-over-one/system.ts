/** Two over one, game forcing: `two-over-one.system`, which uses Standard American. */
import { loadedText } from '../text-system.ts'
import { USUAL } from './packages.ts'
import written from './two-over-one.system?evaluated'

export const LOADED = loadedText(written, USUAL)
