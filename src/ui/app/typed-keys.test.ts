import { describe, expect, it } from 'vitest'
import { DOUBLE, PASS, parseCall, REDOUBLE } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { type Typed, type TypingMode, typed } from './typed-keys.ts'

/** Types the keys one after the other and gives the last answer. */
function type(keys: string, mode: TypingMode, mayRedouble = false): Typed {
  let pending = ''
  let last: Typed = { kind: 'none' }
  for (const key of keys) {
    last = typed(key, pending, mode, mayRedouble)
    pending = last.kind === 'pending' ? last.rest : ''
  }
  return last
}

describe('typed calls', () => {
  it.each(['1n', '7c', '3S', '2h', '4d'])('%s is a bid', (keys) => {
    expect(type(keys, 'call')).toEqual({ kind: 'call', call: parseCall(keys) })
  })
  it('takes the last level typed', () => {
    expect(type('12s', 'call')).toEqual({ kind: 'call', call: parseCall('2S') })
  })
  it('knows pass and double, and redouble when doubled', () => {
    expect(type('p', 'call')).toEqual({ kind: 'call', call: PASS })
    expect(type('x', 'call')).toEqual({ kind: 'call', call: DOUBLE })
    expect(type('x', 'call', true)).toEqual({ kind: 'call', call: REDOUBLE })
  })
  it('passes after a half-typed bid', () => {
    expect(type('1p', 'call')).toEqual({ kind: 'call', call: PASS })
  })
  it.each(['s', 'n', '8', '0', 'q'])('%s alone is nothing', (keys) => {
    expect(type(keys, 'call').kind).toBe('none')
  })
})

describe('typed cards', () => {
  it.each([
    ['sa', 'SA'],
    ['ht', 'HT'],
    ['h1', 'HT'],
    ['d2', 'D2'],
    ['ck', 'CK'],
  ])('%s is a card', (keys, card) => {
    expect(type(keys, 'card')).toEqual({ kind: 'card', card: parseCard(card) })
  })
  it('takes the last suit typed', () => {
    expect(type('sh9', 'card')).toEqual({ kind: 'card', card: parseCard('H9') })
  })
  it('does not call while cards are played', () => {
    expect(type('p', 'card').kind).toBe('none')
  })
})

it('is silent when nothing can be typed', () => {
  expect(type('1s', 'none').kind).toBe('none')
  expect(type('ArrowLeft', 'call').kind).toBe('none')
})
