/** Runs of calls and cards without blanks, as LIN and viewer links have them: `1Cp1Hppp`, `SAS2SK`. */
import { type Call, parseCall } from '#core/call.ts'
import { type Card, parseCard } from '#core/card.ts'

export interface CallAt {
  readonly kind: 'call'
  readonly call: Call
  readonly alert: boolean
  /** A text in round brackets behind the call. */
  readonly note: string | undefined
  readonly at: number
}
export interface CardAt {
  readonly kind: 'card'
  readonly card: Card
  readonly at: number
}
export interface Unreadable {
  readonly kind: 'unreadable'
  readonly text: string
  readonly at: number
}

const CALL = /pass|dbl|rdbl|xx|[pdxr]|[1-7]\s*(?:nt|[ncdhs♣♦♥♠])/iy
const CARD = /[cdhs♣♦♥♠](?:10|[2-9tjqka])/iy

/** The calls of a run. Stops at the first thing that is none. */
export function* readCalls(text: string): Generator<CallAt | Unreadable, void, void> {
  let at = 0
  while (at < text.length) {
    if (/[\s,\-_]/.test(text[at]!)) {
      at += 1
      continue
    }
    const start = at
    CALL.lastIndex = at
    const match = CALL.exec(text)
    const call = match ? parseCall(match[0]) : undefined
    if (!match || call === undefined) {
      yield { kind: 'unreadable', text: text.slice(at, at + 12), at }
      return
    }
    at += match[0].length
    let alert = false
    let note: string | undefined
    for (;;) {
      const c = text[at]
      if (c === '!') alert = true
      else if (c === '(') {
        const close = text.indexOf(')', at)
        note = text.slice(at + 1, close < 0 ? text.length : close).trim()
        at = close < 0 ? text.length - 1 : close
      } else if (c === '{') {
        const close = text.indexOf('}', at)
        at = close < 0 ? text.length - 1 : close
      } else if (c !== '?') break
      at += 1
    }
    yield { kind: 'call', call, alert, note: note === '' ? undefined : note, at: start }
  }
}

/** The cards of a run. Text in braces is a remark of the viewer and is passed over. */
export function* readCards(text: string): Generator<CardAt | Unreadable, void, void> {
  let at = 0
  while (at < text.length) {
    const c = text[at]!
    if (/[\s,\-_|!?]/.test(c)) {
      at += 1
      continue
    }
    if (c === '{') {
      const close = text.indexOf('}', at)
      at = close < 0 ? text.length : close + 1
      continue
    }
    CARD.lastIndex = at
    const match = CARD.exec(text)
    const card = match ? parseCard(match[0]) : undefined
    if (!match || card === undefined) {
      yield { kind: 'unreadable', text: text.slice(at, at + 12), at }
      return
    }
    yield { kind: 'card', card, at }
    at += match[0].length
  }
}
