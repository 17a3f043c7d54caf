/** Text that people see, as it may stand in a message. */
import * as v from 'valibot'

/** Letters of a name and of a word to the table. */
export const NAME_LETTERS = 24
export const WORD_LETTERS = 280
/** A text that people see: no control or direction marks, no more letters than that. */
export const plainText = (letters: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * letters),
    v.transform((text) => plainWords(text, letters)),
  )
export const plainWords = (text: string, letters: number): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, letters)
    .join('')
