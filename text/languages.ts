/** The languages of the page besides the English of the source, by their codes (BCP 47). */
import type { Translation } from '../build/text/translate.ts'
import { de } from './de/index.ts'

interface Language {
  /** As its speakers call it. */
  readonly name: string
  readonly words: Translation
}

export const languages: Readonly<Record<string, Language>> = {
  de: { name: 'Deutsch', words: de },
}
