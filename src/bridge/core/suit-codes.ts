/** Online tables write suits in explanations and chat as `!S !H !D !C`; people read signs. */
import { parseSuit, suitSymbol } from './suit.ts'

/** `!h`, `!Hs`: not the beginning of a word, as in `Well!she`. */
const CODE = /!([cdhs])(?=s?(?![a-z]))/gi

/** The text as it is shown, with a sign for every code. The text itself is kept as it came. */
export const withSuitSigns = (text: string): string =>
  text.replace(CODE, (code, letter: string) => {
    const suit = parseSuit(letter)
    return suit === undefined ? code : suitSymbol(suit)
  })
