import { describe, expect, it } from 'vitest'
import { EXAMPLES } from '#examples/index.ts'
import { sidesOf } from '../table/example-sides.ts'
import { MAX_AGREEMENTS_TEXT, readAgreements, writeAgreements } from './agreements-file.ts'
import { START_SIDES } from './agreements-start.ts'

const problems = (text: string): readonly string[] => {
  const read = readAgreements(text)
  if (read.ok) throw new Error('it was read')
  return read.error.map(({ message }) => message)
}
/** A file with one thing changed. */
const spoilt = (change: (file: Record<string, never>) => void): string => {
  const example = EXAMPLES.find(({ id }) => id === 'longest-suit')
  if (example === undefined) throw new Error('the example is there')
  const file = JSON.parse(writeAgreements(sidesOf(example))) as Record<string, never>
  change(file)
  return JSON.stringify(file)
}

describe('a file of agreements', () => {
  it('brings back what was written, for every example and for a first visit', () => {
    for (const sides of [START_SIDES, ...EXAMPLES.map(sidesOf)])
      expect(readAgreements(writeAgreements(sides))).toEqual({ ok: true, value: sides })
  })
  it('says whose hand a condition is of, where it is not the caller’s', () => {
    const aces = EXAMPLES.find(({ id }) => id === 'aces-one-each')
    if (aces === undefined) throw new Error('the example is there')
    const text = writeAgreements(sidesOf(aces)).replace(/\s+/g, '')
    expect(text).toContain(
      '{"kind":"card","card":"CA"},{"kind":"card","card":"HA","hand":"partner"}',
    )
    expect(
      problems(
        spoilt((file) => {
          const { calls } = file['eastWest'] as unknown as {
            calls: { entries: Record<string, unknown>[] }
          }
          calls.entries[0]!['says'] = {
            kind: 'balanced',
            hand: 'dummy',
          }
        }),
      )[0],
    ).toContain('says.hand: A hand is caller, left, partner or right.')
  })
  it('speaks in letters', () => {
    const text = spoilt(() => undefined)
    expect(text).toContain('"call":"1H"')
    expect(text).toContain('"suit":"H","than":"S","by":1')
  })
  it.each([
    ['', 'The text is empty.'],
    ['{', 'This is not JSON'],
    ['[]', 'format'],
    ['7', '7 stands where an object is expected'],
    ['x'.repeat(MAX_AGREEMENTS_TEXT + 1), 'longer than'],
  ])('%.10s is refused', (text, words) => {
    expect(problems(text)[0]).toContain(words)
  })
  it.each<[string, (entry: Record<string, unknown>) => void, string]>([
    [
      'an unknown suit',
      (entry) => {
        entry['says'] = { kind: 'length', suit: 'X', min: 5, max: 13 }
      },
      'eastWest.calls.entries.1.says.suit: “X” is not a suit (S, H, D or C).',
    ],
    [
      'a range beyond thirteen',
      (entry) => {
        entry['says'] = { kind: 'length', suit: 'H', min: 5, max: 14 }
      },
      'eastWest.calls.entries.1.says.max: It may not be more than 13.',
    ],
    [
      'a range upside down',
      (entry) => {
        entry['says'] = { kind: 'hcp', min: 15, max: 12 }
      },
      'eastWest.calls.entries.1.says: The least, 15, is more than the most, 12.',
    ],
    [
      'no such call',
      (entry) => {
        entry['call'] = '8H'
      },
      'eastWest.calls.entries.1.call: “8H” is not a call, such as 1H, P or X.',
    ],
    [
      'what is missing',
      (entry) => {
        delete entry['fallbacks']
      },
      'eastWest.calls.entries.1.fallbacks: It is missing.',
    ],
    [
      'what does not belong there',
      (entry) => {
        entry['colour'] = 'red'
      },
      'eastWest.calls.entries.1.colour: This is no part of such a file.',
    ],
    [
      'a condition of no kind',
      (entry) => {
        entry['says'] = { kind: 'luck' }
      },
      'eastWest.calls.entries.1.says.kind: A condition is',
    ],
  ])('%s is said with its place', (_, change, words) => {
    const text = spoilt((file) => {
      const { calls } = file['eastWest'] as unknown as {
        calls: { entries: Record<string, unknown>[] }
      }
      change(calls.entries[0]!)
    })
    expect(problems(text)[0]).toContain(words)
  })
})
