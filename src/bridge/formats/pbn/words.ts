/** Takes the words of an auction or play section apart: `2NT?=1=` is a call, a suffix and a note. */
import type { PbnToken } from './scan.ts'

/** One piece of a section word. */
export interface Piece {
  readonly kind: 'text' | 'note' | 'nag' | 'suffix' | 'irregular' | 'dash' | 'plus' | 'star'
  /** The text; of a note the number alone, of a nag with its `$`. */
  readonly text: string
  /** Offset inside the word. */
  readonly at: number
}

const BREAKS = '=$!?^*+'

/** The pieces of one word, in order. */
export function splitWord(word: string): readonly Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < word.length; ) {
    const from = at
    const c = word[at]!
    const push = (kind: Piece['kind'], text: string) => pieces.push({ kind, text, at: from })
    if (c === '=') {
      const close = word.indexOf('=', at + 1)
      at = close < 0 ? word.length : close + 1
      push('note', word.slice(from + 1, close < 0 ? word.length : close))
    } else if (c === '$') {
      at += 1
      while (at < word.length && !BREAKS.includes(word[at]!)) at += 1
      push('nag', word.slice(from, at))
    } else if (c === '!' || c === '?') {
      while (word[at] === '!' || word[at] === '?') at += 1
      push('suffix', word.slice(from, at))
    } else if (c === '^') {
      at = Math.min(word.length, at + 2)
      push('irregular', word.slice(from, at).toUpperCase())
    } else if (c === '*') {
      at += 1
      push('star', '*')
    } else if (c === '+') {
      at += 1
      push('plus', '+')
    } else {
      while (at < word.length && !BREAKS.includes(word[at]!)) at += 1
      const text = word.slice(from, at)
      push(/^-+$/.test(text) ? 'dash' : 'text', text)
    }
  }
  return pieces
}

/** The words of a token that stand for calls or cards. */
export const actsIn = (token: PbnToken): readonly string[] =>
  token.kind === 'comment'
    ? []
    : splitWord(token.text).flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []))
