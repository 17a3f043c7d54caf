import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractOf } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import { type Card, DECK } from '#core/card.ts'
import { EMPTY_HAND, ofCards } from '#core/hand.ts'
import { tricksWon } from '#core/play.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { finish } from '#core/steps.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { anyRecord, type Carries } from '#testing/records.ts'
import { describeShared } from '#testing/shared.ts'
import { type FileRecord, type FormatId, readText, writeRecords } from './index.ts'
import { decodeShare, encodeShare, fitShare } from './share/share.ts'

const all: Carries = {
  statedContract: true,
  statedTricks: true,
  claimer: true,
  emptyClaim: true,
  event: true,
  room: true,
  anyText: false,
}
const CARRIES: Readonly<Record<FormatId, Carries>> = {
  pbn: all,
  json: { ...all, anyText: true },
  lin: {
    ...all,
    statedContract: false,
    statedTricks: false,
    claimer: false,
    event: false,
  },
  link: {
    ...all,
    statedContract: false,
    statedTricks: false,
    claimer: false,
    event: false,
    room: false,
  },
}

/** What a reader adds of its own is not part of the boards. */
const bare = (record: BoardRecord): BoardRecord => {
  const { kept: _, ...rest } = record as BoardRecord & { kept?: unknown }
  return rest
}

describe.each(Object.entries(CARRIES))('%s: write, then read', (id, carries) => {
  it('gives the same boards', () => {
    fc.assert(
      fc.property(fc.array(anyRecord(carries), { minLength: 1, maxLength: 4 }), (records) => {
        const written = writeRecords(records, id as FormatId)
        const read = finish(readText(written.text))
        if (!read.ok) throw new Error(`${read.error.message}\n${written.text}`)
        expect(read.value.format).toBe(id)
        expect(read.value.problems).toEqual([])
        expect(read.value.boards.map(bare)).toEqual(records)
        expect(written.losses).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
  it('writes the same text again', () => {
    fc.assert(
      fc.property(fc.array(anyRecord(all), { minLength: 1, maxLength: 3 }), (records) => {
        const once = writeRecords(records, id as FormatId).text
        const read = good(finish(readText(once)))
        expect(writeRecords(read.boards, id as FormatId).text).toBe(once)
      }),
      { numRuns: 60 },
    )
  })
})

describe('PBN export format', () => {
  it('has CR LF, no long line and the fifteen tags in order', () => {
    const order =
      'Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result'
    fc.assert(
      fc.property(
        fc.array(anyRecord({ ...all, anyText: true }), { minLength: 1, maxLength: 3 }),
        (records) => {
          const { text } = writeRecords(records, 'pbn')
          expect(text.startsWith('% PBN 2.1\r\n% EXPORT\r\n')).toBe(true)
          expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
          expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(
            255,
          )
          const games = text.split('\r\n\r\n')
          expect(games.length).toBe(records.length)
          for (const game of games) {
            const names = [...game.matchAll(/^\[(\w+)/gm)].map((m) => m[1])
            expect(names.slice(0, 15).join(' ')).toBe(order)
          }
        },
      ),
      { numRuns: 100 },
    )
  })
  it('says what it had to leave out', () => {
    const record = fc.sample(anyRecord(all), { seed: 1, numRuns: 1 })[0]!
    const long = { ...record, event: 'x'.repeat(400) }
    const { text, losses } = writeRecords([long], 'pbn')
    expect(losses.map((p) => p.code)).toEqual(['lost/length'])
    expect(text).toContain(`"${'x'.repeat(253)}"`)
  })
})

describe('a result without a contract that has ended', () => {
  // Found by `npm run fuzz -- json --seed 221126`, 1,054 inputs of 60000 to 99999.
  it.each(['lin', 'link'] as const)('is named where %s leaves it out', (format) => {
    const { claim: _, ...whole } = fc.sample(anyRecord(all), { seed: 1, numRuns: 1 })[0]!
    const record: FileRecord = {
      ...whole,
      calls: [2, 4].map((call) => ({ call: call as Call })),
      contract: undefined,
      cards: [],
      declarerTricks: 5,
    }
    const { losses } = writeRecords([record], format)
    expect(losses.map(({ code }) => code)).toContain('lost/result')
  })
})

/** What a file of UTF-8 holds of a text. */
const filed = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))
/** Texts that formats write with signs of their own, or cannot hold. */
const hostile = fc
  .array(
    fc.constantFrom(
      'a',
      ' ',
      '\u00a0',
      '\t',
      '\n',
      '\ud83d',
      '\ude00',
      '😀',
      ...'?#%|,(){}[]"\\!=*+-\u0007',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((letters) => letters.join(''))

describe.each(['pbn', 'lin', 'link', 'json'] as const)('%s: a text', (format) => {
  const texts = fc.record({ name: hostile, event: hostile, note: hostile })
  it('comes back as it was, or is told', () => {
    const [plain] = fc.sample(anyRecord(all), { seed: 1, numRuns: 1 }) as [BoardRecord]
    fc.assert(
      fc.property(texts, ({ name, event, note }) => {
        const calls = [{ call: 2 as Call, note }, { call: 0 as Call }]
        const { board } = plain
        const record: FileRecord = {
          board,
          calls,
          contract: undefined,
          cards: [],
          players: { 2: name },
          event,
        }
        const { text, losses } = writeRecords([record], format)
        expect(text).toBe(filed(text))
        const again = good(finish(readText(text)))
        const [read] = again.boards
        const told = new Set(losses.map(({ kind }) => kind))
        if (read?.players?.[2] !== name) expect(told).toContain('names')
        if (read?.event !== event) expect(told).toContain('event')
        if (read?.calls[0]?.note !== note) expect(told).toContain('notes')
        expect(read?.calls.map(({ call, alert }) => [call, alert])).toEqual([
          [2, undefined],
          [0, undefined],
        ])
      }),
      { numRuns: 400 },
    )
  })
})

describeShared('real files, through our JSON', (path) => {
  const root = path('data', 'pbn-lin')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:pbn|lin)$/i.test(file),
  )
  it('give the same text when they are written again', () => {
    expect(files.length).toBeGreaterThan(30)
    let headers = 0
    for (const file of files) {
      const read = finish(readText(readFileSync(join(root, file), 'latin1')))
      if (!read.ok) continue
      const once = writeRecords(read.value.boards, 'json').text
      const again = finish(readText(once))
      expect(again.ok && writeRecords(again.value.boards, 'json').text, file).toBe(once)
      if (once.includes('"header"')) headers += 1
    }
    expect(headers, 'files that say something of their own at their top').toBeGreaterThan(5)
  })
})

describe('what says nothing', () => {
  const { board } = fc.sample(anyRecord(all), { seed: 1, numRuns: 1 })[0]!
  const plain: FileRecord = { board, calls: [], contract: undefined, cards: [] }
  // Found by `npm run fuzz -- json --seed 221126`, five of 3,000 inputs: other formats have no such thing.
  it('an empty name, explanation or event of our JSON is none', () => {
    const record: FileRecord = {
      ...plain,
      calls: [
        { call: 2 as Call, note: '' },
        { call: 3 as Call, note: 'limit' },
      ],
      players: { 0: '', 1: 'Ann' },
      event: '',
    }
    const again = finish(readText(writeRecords([record], 'json').text))
    const [first] = again.ok ? again.value.boards : []
    expect(first?.calls).toEqual([{ call: 2 }, { call: 3, note: 'limit' }])
    expect(first?.players).toEqual({ 1: 'Ann' })
    expect(first).not.toHaveProperty('event')
  })
  // Found by `npm run fuzz -- rbn --seed 221126`, input 95172.
  it('a name that PBN takes for none is named in its note', () => {
    const { losses } = writeRecords([{ ...plain, players: { 3: '?' }, event: ' ' }], 'pbn')
    expect(losses.map(({ code }) => code)).toEqual(['lost/event', 'lost/names'])
  })
  it.each(['link', 'pbn'] as const)(
    'blanks around a name are named where %s has none',
    (format) => {
      const { losses } = writeRecords([{ ...plain, players: { 2: 'Sofia\u00a0' } }], format)
      expect(losses.map(({ code }) => code)).toEqual(['lost/names'])
    },
  )
  // Found by `npm run fuzz -- deals --seed 221126`, 37 inputs of 60000 to 99999.
  it.each(['lin', 'link'] as const)('a hand of no card is named where %s has none', (format) => {
    const deal = [EMPTY_HAND, ofCards([51 as Card]), undefined, undefined] as const
    const record: FileRecord = { ...plain, board: { ...plain.board, deal } }
    const { losses, text } = writeRecords([record], format)
    expect(losses.map(({ code }) => code)).toEqual(['lost/hand'])
    const again = finish(readText(text))
    expect(again.ok && again.value.boards[0]?.board.deal[0]).toBe(undefined)
  })
})

describe('a result that the cards deny', () => {
  // Found by `npm run fuzz -- json --seed 221126`, input 61487: LIN said it, and no reader took it.
  it('is told where our JSON is read, and left out', () => {
    const played = fc
      .sample(anyRecord(all), { seed: 1, numRuns: 100 })
      .find(({ contract, cards }) => contract && tricksWon({ contract, cards }).declarer > 0)!
    const { claim: _, ...record } = played
    const text = writeRecords([{ ...record, declarerTricks: 0 }], 'json').text
    const again = finish(readText(text))
    expect(again.ok && again.value.problems.map(({ code }) => code)).toEqual(['json/result'])
    expect(again.ok && again.value.boards[0]).not.toHaveProperty('declarerTricks')
    expect(again.ok && again.value.boards[0]?.cards).toEqual(played.cards)
  })
})

describe('share links', () => {
  const view = fc.record({
    mode: fc.oneof(
      fc.constant({ kind: 'all' as const }),
      fc.record({
        kind: fc.constantFrom('sit' as const, 'kibitz' as const),
        seat: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
      }),
    ),
    observer: fc.constantFrom(undefined, 0 as const, 1 as const, 2 as const, 3 as const),
    turned: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  })
  it('reproduce the exact state', () => {
    fc.assert(
      fc.property(anyRecord({ ...all, anyText: true }), view, fc.nat(), (record, v, n) => {
        const events = record.calls.length + record.cards.length + (record.claim ? 1 : 0)
        const state = { record, cursor: n % (events + 1), view: v }
        const text = encodeShare(state)
        expect(text).toMatch(/^k1[A-Za-z0-9_-]+$/)
        expect(decodeShare(`#${text}`)).toEqual({ ok: true, value: state })
      }),
      { numRuns: 300 },
    )
  })
  it('are short: a whole played board without names is under 100 letters', () => {
    const calls = [11, 0, 15, 0, 0, 0].map((call) => ({ call: call as Call }))
    for (const { deal, play } of fc.sample(anyWholePlay, { seed: 5, numRuns: 50 })) {
      const board = { number: 999, dealer: 3, vulnerability: 'All', deal } as const
      const contract = contractOf(auctionOf({ board, calls }))
      const record = { board, calls, contract, cards: play.cards }
      const view = { mode: { kind: 'sit', seat: 3 }, observer: 2, turned: 1 } as const
      expect(encodeShare({ record, cursor: 58, view }).length).toBeLessThan(100)
    }
  })
  it('say what of a long text they cut, and stay links that can be read', () => {
    const [plain] = fc.sample(anyRecord(all), { seed: 4, numRuns: 1 }) as [BoardRecord]
    const calls = [11, 0, 0, 0].map((call) => ({ call: call as Call }))
    const record = { ...plain, calls, contract: undefined, cards: [] }
    const view = { mode: { kind: 'all' }, observer: 2, turned: 0 } as const
    const cutOf = (note: string, event = 'x') => {
      const said = { ...record, calls: calls.map((call) => ({ ...call, note })), event }
      const { claim: _, ...bare } = said
      const { state, cut } = fitShare({ record: bare, cursor: 0, view })
      expect(decodeShare(encodeShare(state)).ok).toBe(true)
      return cut
    }
    expect(cutOf('fine')).toEqual([])
    expect(cutOf('x'.repeat(2001))).toEqual(['explanations end after 2000 characters'])
    expect(cutOf('♠'.repeat(2000))).toEqual(['explanations end after 100 characters'])
    expect(cutOf('x', 'y'.repeat(30_000))).toEqual(['names end after 2000 characters'])
    expect(cutOf('half \ud83d')).toEqual(['“�” stands for half a letter'])
    // Cut between two letters, never within one.
    expect(cutOf(`${'x'.repeat(1999)}😀`)).toEqual(['explanations end after 2000 characters'])
    const cut = { ...record, event: `${'x'.repeat(1999)}😀` }
    const again = decodeShare(encodeShare({ record: cut, cursor: 0, view }))
    expect(again.ok && again.value.record.event).toBe('x'.repeat(1999))
  })
  it('are refused with hands that no deck deals, however well they are sealed', () => {
    const held = (from: number, to: number) => ofCards(DECK.slice(from, to))
    const whole = [held(0, 13), held(13, 26), held(26, 39), held(39, 52)] as const
    const codes = [
      whole,
      [held(0, 14), held(14, 26), held(26, 39), held(39, 52)] as const,
      [held(0, 14), undefined, undefined, undefined] as const,
      [held(0, 13), held(13, 25), undefined, undefined] as const,
      [held(0, 5), held(5, 10), undefined, held(10, 12)] as const,
    ].map((deal) => {
      const board = { number: 1, dealer: 0, vulnerability: 'None', deal } as const
      const record = { board, calls: [], contract: undefined, cards: [] }
      const view = { mode: { kind: 'all' }, observer: 2, turned: 0 } as const
      const again = decodeShare(encodeShare({ record, cursor: 0, view }))
      return again.ok ? 'read' : again.error.code
    })
    expect(codes).toEqual(['read', 'share/broken', 'share/broken', 'share/broken', 'read'])
  })
  it('are refused when a letter is changed, cut off or added', () => {
    const record = fc.sample(anyRecord(all), { seed: 3, numRuns: 1 })[0]!
    const text = encodeShare({
      record,
      cursor: 0,
      view: { mode: { kind: 'all' }, observer: 2, turned: 0 },
    })
    let refused = 0
    for (let i = 2; i < text.length; i++) {
      const other = text[i] === 'A' ? 'B' : 'A'
      const read = decodeShare(text.slice(0, i) + other + text.slice(i + 1))
      if (!read.ok && read.error.code === 'share/broken') refused += 1
    }
    expect(refused).toBe(text.length - 2)
    for (const bad of [text.slice(0, -1), `${text}A`, text.slice(0, 6), `${text}%`]) {
      const read = decodeShare(bad)
      expect(read.ok ? 'read' : read.error.code).toBe('share/broken')
    }
    const codes = ['', '#', 'hello', 'k2AAAA', `k1${'A'.repeat(20_000)}`].map((t) => {
      const read = decodeShare(t)
      return read.ok ? 'read' : read.error.code
    })
    expect(codes).toEqual([
      'share/unknown',
      'share/unknown',
      'share/unknown',
      'share/version',
      'share/too-long',
    ])
  })
})
