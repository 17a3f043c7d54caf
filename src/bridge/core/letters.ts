/** Letters that JavaScript holds as two halves (surrogates), such as emoji: half a letter is none, and no file can hold it. */

const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** The text as a file or an address holds it: “�” stands for half a letter. */
export const wholeLetters = (text: string): string => text.replace(HALF, '\ufffd')

/** At most the first `most` code units of a text; a letter that would be cut in two is left out. */
export const firstLetters = (text: string, most: number): string =>
  text.slice(
    0,
    /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(most - 1, most + 1)) ? most - 1 : most,
  )
