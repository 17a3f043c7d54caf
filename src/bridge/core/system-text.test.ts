import { describe, expect, it } from 'vitest'
import { systemKey } from './system-ref.ts'
import { isSystemText, systemTextKey, systemTextName } from './system-text.ts'

describe('the text of a system, before it is read', () => {
  it('begins with its name, below comments and empty lines', () => {
    for (const text of [
      'system: Ours',
      '\uFEFFSystem: Ours',
      '-- from the club\r\n\r\n  // of May\n— and June\n\n system:  Ours  \nid: ours',
    ]) {
      expect(isSystemText(text)).toBe(true)
      expect(systemTextName(text)).toBe('Ours')
    }
    for (const text of ['', 'use sayc\nsystem: Ours', '[Event "system:"]', 'the system: Ours'])
      expect(isSystemText(text)).toBe(false)
    for (const text of ['', 'system:', 'system:\nuse sayc'])
      expect(systemTextName(text)).toBe('Own system')
  })
  it('has a key by content, also one text that differs from another in one letter', () => {
    const texts = Array.from({ length: 2000 }, (_, n) => `system: ${n % 40}\nnotrump ${n}`)
    expect(new Set(texts.map(systemTextKey)).size).toBe(texts.length)
    expect(systemTextKey(texts[0]!)).toBe(systemTextKey(String(texts[0])))
    const keys = [{ id: 'a' }, { id: 'a', text: 'x' }, { id: 'a', text: 'y' }].map(systemKey)
    expect(new Set(keys).size).toBe(3)
  })
})
