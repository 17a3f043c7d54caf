/**
 * Text with its meaning kept: suits, calls and terms of art stand as tokens, so that a page can
 * draw a symbol or open the glossary, and a reader aloud gets words.
 */
import type { Call } from '#core/call.ts'
import { callName } from '#core/call.ts'
import { parseRank, rankName } from '#core/rank.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'

export type Token =
  | string
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'term'; readonly term: string; readonly text: string }
export type Phrase = readonly Token[]

export const suitToken = (suit: Suit): Token => ({ kind: 'suit', suit })
export const callToken = (call: Call): Token => ({ kind: 'call', call })
export const termToken = (term: string, text: string): Token => ({ kind: 'term', term, text })

/** Ranks that stand right behind their suit, as `QJ10` in ♥QJ10. */
const HELD = /^(?:10|[AKQJ2-9])+(?![\w+–-])/

const rankWord = (text: string): string => {
  const rank = parseRank(text)
  return rank === undefined ? text : rankName(rank)
}

/**
 * A suit and what follows it: `queen-jack-ten of hearts` for cards, behind `of` `the queen and jack
 * of hearts`, else the name of the suit.
 */
const spoken = (phrase: Phrase): Phrase =>
  phrase.flatMap((token, i): Phrase => {
    const before = phrase[i - 1]
    const after = phrase[i + 1]
    const heldBy = (text: Token | undefined) =>
      typeof text === 'string' ? HELD.exec(text)?.[0] : undefined
    if (typeof token === 'object' && token.kind === 'suit') {
      const held = heldBy(after)
      if (held === undefined) return [token]
      const ranks = held.match(/10|./g) ?? []
      const names = ranks.map(rankWord)
      // Single cards, as in `one of ♥AKQ`; otherwise cards held together.
      const apart = names.length > 1 && typeof before === 'string' && / of $/.test(before)
      return [
        apart
          ? t`the ${names.slice(0, -1).join(', ')} and ${names.at(-1)} of `
          : t`${names.join('-')} of `,
        token,
      ]
    }
    if (typeof before === 'object' && before.kind === 'suit' && typeof token === 'string')
      return [token.slice(heldBy(token)?.length ?? 0)]
    return [token]
  })

/** The phrase as plain words, as a screen reader should say it. */
export const plain = (phrase: Phrase): string =>
  spoken(phrase)
    .map((token) =>
      typeof token === 'string'
        ? token
        : token.kind === 'suit'
          ? strainName(token.suit)
          : token.kind === 'call'
            ? callName(token.call)
            : token.text,
    )
    .join('')

/** Phrases with a separator between them. */
export const join = (phrases: readonly Phrase[], separator: string): Phrase =>
  phrases.flatMap((phrase, i) => (i === 0 ? phrase : [separator, ...phrase]))
