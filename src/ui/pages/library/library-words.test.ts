import { describe, expect, it } from 'vitest'
import type { Merge } from '#store/shelf/merge.ts'
import { madeText, mergeSentences } from './backup-words.ts'
import { bytesText, type Device, deviceSentences } from './device-words.ts'

const NOTHING: Merge = {
  boards: [],
  notes: new Map(),
  strategies: [],
  ownSystems: [],
  sessions: [],
  beside: [],
  same: 0,
  stays: 0,
  full: 0,
  damaged: 0,
  ids: new Map(),
}
const DEVICE: Device = { stored: true, keeps: true, used: 2e6, quota: 4e9, promised: true }

describe('what a backup would bring, in words', () => {
  it('says what is new, what stays, and what cannot be read', () => {
    expect(mergeSentences({ ...NOTHING, notes: new Map([[1, 'x']]), same: 3 })).toEqual([
      'New here: one note.',
      'Already here, and left alone: 3.',
    ])
    expect(mergeSentences({ ...NOTHING, stays: 1, full: 2, damaged: 1 })).toEqual([
      'Everything in it is here already.',
      'Here in another form: 1. Yours stay as they are.',
      'There is no room for 2 strategies or systems of the file.',
      'One record of the file cannot be read.',
    ])
  })
  it('tells the day, where there is one', () => {
    expect(madeText({ made: '2026-02-03T12:00:00.000Z' })).toBe('A backup of 3 February 2026.')
    expect(madeText({ made: 'rubbish' })).toBe('A backup without a date.')
  })
})

describe('how this device keeps things, in words', () => {
  it('is plain when nothing is stored, when room is short, and when nothing is promised', () => {
    expect(deviceSentences({ ...DEVICE, stored: false }, false)[0]).toContain('stores nothing')
    expect(deviceSentences({ ...DEVICE, used: 3.5e9 }, false)[0]).toContain('Little room is left')
    expect(deviceSentences({ ...DEVICE, promised: false }, true).at(-1)).toContain(
      'has not promised',
    )
    expect(deviceSentences({ ...DEVICE, keeps: false }, false).at(-1)).toContain('Another tab')
    expect(deviceSentences(DEVICE, false)).toEqual([
      'Everything stays in this browser: 2 MB of 4.0 GB are used.',
      'The browser has promised not to clear it.',
    ])
  })
  it('says bytes as people do', () => {
    expect([10, 1.4e6, 2.34e9, 56e9].map(bytesText)).toEqual([
      'less than 1 MB',
      '1 MB',
      '2.3 GB',
      '56 GB',
    ])
  })
})
