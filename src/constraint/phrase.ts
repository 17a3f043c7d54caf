/**
 * Text with its meaning kept: suits, calls and terms of art stand as tokens, so that a page can
 * draw a symbol or open the glossary, and a reader aloud gets words.
 */
import type { Call } from '#core/call.ts'
import { callName } from '#core/call.ts'
import { type Suit, strainName } from '#core/suit.ts'

export type Token =
  | string
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'term'; readonly term: string; readonly text: string }
export type Phrase = readonly Token[]

export const suitToken = (suit: Suit): Token => ({ kind: 'suit', suit })
export const callToken = (call: Call): Token => ({ kind: 'call', call })
export const termToken = (term: string, text: string): Token => ({ kind: 'term', term, text })

/** The phrase as plain words, as a screen reader should say it. */
export const plain = (phrase: Phrase): string =>
  phrase
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
