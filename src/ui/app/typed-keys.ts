/** Calls and cards typed as letters: `1 n`, `p`, `x`, `s a`. Pure: keys in, intents out. */
import { bidOf, type Call, DOUBLE, type Level, PASS, REDOUBLE } from '#core/call.ts'
import { type Card, cardOf } from '#core/card.ts'
import { parseRank } from '#core/rank.ts'
import { NOTRUMP, parseSuit } from '#core/suit.ts'

/** What the letters mean now. */
export type TypingMode = 'call' | 'card' | 'none'

export type Typed =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'card'; readonly card: Card }
  /** Half of a bid or a card: `rest` waits for its second key. */
  | { readonly kind: 'pending'; readonly rest: string }
  | { readonly kind: 'none' }

const NONE: Typed = { kind: 'none' }

/**
 * One key more.
 * @param pending the half that was typed before, or an empty string.
 * @param mayRedouble true when `x` stands for the redouble: the opponents have doubled.
 */
export function typed(key: string, pending: string, mode: TypingMode, mayRedouble: boolean): Typed {
  const k = key.toLowerCase()
  if (k.length !== 1 || mode === 'none') return NONE
  if (mode === 'call') {
    if (/[1-7]/.test(k)) return { kind: 'pending', rest: k }
    if (pending !== '') {
      const strain = k === 'n' ? NOTRUMP : parseSuit(k)
      if (strain !== undefined)
        return { kind: 'call', call: bidOf(Number(pending) as Level, strain) }
    }
    if (k === 'p') return { kind: 'call', call: PASS }
    if (k === 'x') return { kind: 'call', call: mayRedouble ? REDOUBLE : DOUBLE }
    return NONE
  }
  const suit = parseSuit(pending)
  // “10” comes as two keys; the first is enough, no other rank begins with a one.
  const rank = parseRank(k === '1' ? 't' : k)
  if (suit !== undefined && rank !== undefined) return { kind: 'card', card: cardOf(suit, rank) }
  return parseSuit(k) === undefined ? NONE : { kind: 'pending', rest: k }
}
