/** Standard American Yellow Card: `sayc.system`. */
import { loadedText } from '../text-system.ts'
import { USUAL } from './packages.ts'
import written from './sayc.system?evaluated'

export const LOADED = loadedText(written, USUAL)
