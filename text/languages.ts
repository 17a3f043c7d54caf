/** The languages of the page besides the English of the source, by their codes (BCP 47); core/locale.ts has their names. */

import type { Translation } from '../build/text/translate.ts'
import type { Language } from '../src/core/locale.ts'
import { de } from './de/index.ts'

const others: Readonly<Record<Exclude<Language, 'en'>, Translation>> = { de }
export const languages: Readonly<Record<string, Translation>> = others
