import { describe, expect, it } from 'vitest'
import type { ImportFound } from './found.ts'
import { foundSentence, progressText, systemFault, takeLabel, whyNothing } from './import-words.ts'

const NOTHING = { boards: 0, calls: 0, cards: 0 }
const found = (boards: number, problems: number, more: Partial<ImportFound> = {}): ImportFound => ({
  format: 'pbn',
  systems: [],
  cards: [],
  boards: Array.from({ length: boards }, () => ({}) as ImportFound['boards'][number]),
  problems: [],
  problemCount: problems,
  remarks: [],
  remarkCount: 0,
  lost: NOTHING,
  ...more,
})

describe('the words of the import dialog', () => {
  it('say what was read', () => {
    expect(foundSentence(found(8, 2), 'a.pbn')).toBe(
      '“a.pbn” read as PBN: 8 boards; lost: 2 details.',
    )
    expect(foundSentence(found(1, 0), undefined)).toBe('Read as PBN: one board; nothing was lost.')
    expect(
      foundSentence(found(8, 3, { lost: { boards: 1, calls: 2, cards: 1300 } }), 'a.pbn'),
    ).toBe('“a.pbn” read as PBN: 8 boards; lost: 1 board, 2 calls, 1,300 cards.')
    expect(foundSentence(found(0, 1, { format: undefined }), 'a.bin')).toContain(
      'the table is as it was',
    )
  })
  it('say what the button takes, never that others were dropped, and why it takes nothing', () => {
    expect([found(8, 0), found(8, 1), found(1, 1), found(1, 0)].map(takeLabel)).toEqual([
      'Use the 8 boards',
      'Use the 8 boards',
      'Use the board',
      'Use the board',
    ])
    expect(whyNothing(found(0, 1))).toBe('There is no board in it.')
    expect(whyNothing(found(1, 1))).toBeUndefined()
    expect(whyNothing(undefined)).toContain('first')
  })
  it('name the systems of a text, what can be done with them, and what is wrong in them', () => {
    const system = 'system: Ours\nuse sayc\n'
    const more = { format: undefined, systems: [system] }
    expect(foundSentence(found(0, 0, more), 'a.txt')).toBe('A bidding system: “Ours”.')
    expect(takeLabel(found(0, 0, more))).toBe('Keep the system')
    expect(whyNothing(found(0, 0, more))).toBeUndefined()
    const two = found(8, 0, { systems: [system, 'system: Mine'] })
    expect([takeLabel(two), foundSentence({ ...two, boards: [] }, undefined)]).toEqual([
      'Use the 8 boards',
      'Bidding systems: “Ours”, “Mine”.',
    ])
    expect(systemFault(system, 1)).toContain('“Ours” has one mistake.')
    expect(systemFault(system, 3)).toContain('3 mistakes')
  })
  it('tell the progress', () => {
    expect(progressText({ bytesRead: 3_355_443, total: 10 * 1024 * 1024, boards: 4120 })).toBe(
      '3.2 of 10.0 MB, 4,120 boards',
    )
  })
})
