/** Modern Acol: `modern-acol.system`, which uses Standard American. */
import { loadedText } from '../text-system.ts'
import written from './modern-acol.system?evaluated'
import { USUAL } from './packages.ts'

export const LOADED = loadedText(written, USUAL)
