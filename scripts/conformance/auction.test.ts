import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { isLegal } from '#core/auction.ts'
import { bidOf, type Call, PASS, parseCall } from '#core/call.ts'
import { long } from '#testing/long.ts'
import { describeShared } from '#testing/shared.ts'
import { auctionKind, conformance } from './auction.ts'
import type { Bidder } from './auction-bidders.ts'
import {
  bestScore,
  bidBoard,
  calibrate,
  contractOfCalls,
  fromPar,
  readBoard,
  shortfall,
} from './auction-boards.ts'
import { readCase } from './auction-cases.ts'
import type { JsonObject } from './harness.ts'
import { runConformance } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'auction-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
let files = 0
const fileOf = (text: string): string => {
  const path = join(folder, `${++files}.txt`)
  writeFileSync(path, text)
  return path
}
const linesOf = (records: readonly unknown[]): string =>
  records.map((record) => JSON.stringify(record)).join('\n')

/** Opens 1♣ when nobody has bid, else passes. */
const clubs: Bidder = ({ calls }) => ({
  call: calls.some(({ call }) => call !== PASS) ? PASS : bidOf(1, 0),
  natural: calls.length > 0,
})
const broken: Bidder = () => {
  throw new Error('out of rules')
}
const unlawful: Bidder = () => ({ call: bidOf(1, 0), natural: false })
const BIDDERS: Readonly<Record<string, Bidder>> = { clubs, broken, unlawful }
const kind = auctionKind(async (id) => BIDDERS[id])

const run = async (
  ...args: readonly string[]
): Promise<{ code: number; lines: readonly string[] }> => {
  const lines: string[] = []
  const code = await runConformance({ auction: async () => kind }, ['auction', ...args], (line) =>
    lines.push(line),
  )
  return { code, lines }
}

const CASE = {
  id: 'a/1',
  hand: 'AK4.Q82.T976.J53',
  auction: ['P'],
  dealer: 'W',
  vul: 'NS',
  expected: '1C',
}

describe('conformance of calls', () => {
  it('passes what agrees, skips a defect and counts it', async () => {
    const path = fileOf(linesOf([CASE, { ...CASE, id: 'a/2', hand: 'nine', defect: 'no hand' }]))
    expect(await run(path, '--system', 'clubs')).toEqual({
      code: 0,
      lines: ['1 skipped for a defect of the record', '1 passed, 0 failed'],
    })
  })
  it('takes any call that is as sound', async () => {
    const passed = async (record: JsonObject) =>
      (await run(fileOf(linesOf([record])), '--system', 'clubs')).lines.at(-1)
    expect(await passed({ ...CASE, expected: '1D', also: ['1H', '1C'] })).toBe('1 passed, 0 failed')
    expect(await passed({ ...CASE, expected: '1D', also: ['1H'] })).toBe('0 passed, 1 failed')
  })
  it('fails what is marked as not met yet, and is', async () => {
    const path = fileOf(linesOf([{ ...CASE, open: true }]))
    expect((await run(path, '--system', 'clubs')).lines).toEqual([
      'line 1 a/1: it is met now, so it is open no more',
      '0 skipped for a defect of the record',
      '0 passed, 1 failed',
    ])
    const unmet = fileOf(
      linesOf([
        { ...CASE, expected: '1D', open: true },
        { ...CASE, id: 'a/2' },
      ]),
    )
    expect((await run(unmet, '--system', 'clubs')).lines).toEqual([
      '0 skipped for a defect of the record',
      '1 known not to be met yet',
      '1 passed, 0 failed',
    ])
  })
  it.each([
    ['also', '1H', 'line 1: also is not a list of calls'],
    ['also', ['X'], 'line 1: also: There is no bid to double.'],
    ['open', false, 'line 1: open is not true'],
    ['expected', '1D', 'line 1 a/1: expected 1D, got 1C'],
    ['expected', 'X', 'line 1: expected: There is no bid to double.'],
    ['hand', 'AK4.Q82.T976.J5', 'line 1: hand: The hand has 12 cards; it needs 13.'],
    ['hand', 'AK4.Q82.T976.J55', 'line 1: hand: The card C5 stands twice in the clubs.'],
    ['auction', ['1C', '1C'], 'line 1: auction.1: North: 1C is not enough: a bid must be higher'],
    ['auction', ['P', 'P', 'P', 'P'], 'line 1: auction has ended; nobody is to call'],
    ['auction', ['0N'], 'line 1: auction.0: "0N" is not a call'],
    ['dealer', 'Q', 'line 1: dealer is not a seat'],
    ['vul', 'some', 'line 1: vul is not a vulnerability'],
    ['strange', 1, 'line 1: strange: unknown field'],
    ['system', 'none', 'line 1: system: there is none called none'],
    ['system', 'broken', 'line 1: out of rules'],
  ])('fails when %s is %j', async (field, value, message) => {
    const { code, lines } = await run(
      fileOf(linesOf([{ ...CASE, [field]: value }])),
      '--system',
      'clubs',
    )
    expect(code).toBe(1)
    expect(lines[0]?.startsWith(message)).toBe(true)
    expect(lines.at(-1)).toBe('0 passed, 1 failed')
  })
  it('fails an unlawful call, a field that is absent, twice the same record, no record', async () => {
    const late = { ...CASE, auction: ['1D'], expected: 'P' }
    expect((await run(fileOf(linesOf([late])), '--system', 'unlawful')).lines[0]).toMatch(
      /^line 1: 1C is not lawful/,
    )
    const { vul: _, ...absent } = CASE
    expect((await run(fileOf(linesOf([absent])), '--system', 'clubs')).code).toBe(1)
    expect((await run(fileOf(linesOf([CASE, CASE])), '--system', 'clubs')).code).toBe(1)
    expect((await run(fileOf(linesOf([CASE])))).code).toBe(1)
    for (const text of ['', '\n\n', '{"hand":', '[1]'])
      expect((await run(fileOf(text), '--system', 'clubs')).code).toBe(1)
  })
  it('lets so many differ as --at-least allows, but nothing unreadable', async () => {
    const other = { ...CASE, id: 'a/2', expected: '1D' }
    const path = fileOf(linesOf([CASE, other]))
    expect((await run(path, '--system', 'clubs')).code).toBe(1)
    expect((await run(path, '--system', 'clubs', '--at-least', '1')).code).toBe(0)
    expect((await run(path, '--system', 'clubs', '--at-least', '2')).code).toBe(1)
    const strange = fileOf(linesOf([CASE, { ...other, more: 1 }]))
    expect((await run(strange, '--system', 'clubs', '--at-least', '1')).code).toBe(1)
    expect((await run(path, '--system', 'clubs', '--at-least', 'many')).code).toBe(1)
    expect((await run(path, '--unheard', 'of')).code).toBe(1)
  })
  it('tells groups and kinds, and fails a group behind a peer', async () => {
    const record = (id: string, expected: string, z: string) => ({
      ...{ ...CASE, id, expected, group: 'openings', kind: 'explicit', peer: { z } },
    })
    const path = fileOf(
      linesOf([record('a', '1C', '='), record('b', '1D', '='), record('c', '1D', '=')]),
    )
    const asked = ['--system', 'clubs', '--at-least', '1'] as const
    const { code, lines } = await run(path, ...asked)
    expect(code).toBe(0)
    expect(lines.slice(2, 6)).toEqual([
      'By kind',
      '  explicit: 1 of 3 (33.3 %), z 3 of 3',
      'By group',
      '  openings: 1 of 3 (33.3 %), z 3 of 3',
    ])
    const behind = await run(path, ...asked, '--against', 'z')
    expect(behind.code).toBe(1)
    expect(behind.lines).toContain('openings: 1 agree, z 3')
  })
  it('keeps outcomes and fails when one differs, is new or is gone', async () => {
    const second = { ...CASE, id: 'a/2', auction: ['1D'], expected: 'P' }
    const path = fileOf(linesOf([CASE, second]))
    const kept = fileOf('')
    expect((await run(path, '--system', 'clubs', '--keep', kept)).code).toBe(0)
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ 'a/1': '1C', 'a/2': 'P' })
    const compared = (outcomes: unknown) =>
      run(path, '--system', 'clubs', '--outcomes', fileOf(JSON.stringify(outcomes)))
    expect((await compared({ 'a/1': '1C', 'a/2': 'P' })).code).toBe(0)
    const reasoned = { 'a/1': '1C', 'a/2': { call: 'P', reason: 'too weak' } }
    expect((await compared(reasoned)).code).toBe(0)
    const changed = await compared({ 'a/1': '1C', 'a/2': 'X' })
    expect(changed.code).toBe(1)
    expect(changed.lines).toContain('a/2: kept X, now P')
    expect((await compared({ 'a/1': '1C' })).code).toBe(1)
    expect((await compared({ 'a/1': '1C', 'a/2': 'P', 'a/3': 'P' })).code).toBe(1)
    expect((await compared([])).code).toBe(1)
    expect((await run(path, '--system', 'clubs', '--outcomes', join(folder, 'none'))).code).toBe(1)
  })
})

const EXAMPLES = new URL('./data/auction-examples.jsonl', import.meta.url)
describe('the sample of example deals', () => {
  it('holds the three worked auctions, every call of them', () => {
    const cases = readFileSync(EXAMPLES, 'utf8')
      .trim()
      .split('\n')
      .map((line) => readCase(JSON.parse(line) as JsonObject))
    expect(cases).toHaveLength(3 * 23)
    for (const { view, expected } of cases) {
      const calls = view.calls.map(({ call }) => call)
      expect(isLegal({ dealer: view.dealer, calls }, expected)).toBe(true)
      const next = cases.find(
        (one) =>
          one.view.calls.length === calls.length + 1 && one.view.calls.at(-1)?.call === expected,
      )
      expect(next !== undefined || calls.length === 22).toBe(true)
    }
  })
})

/** A board of our own: North and South make four spades and no more; North can make 3NT. */
const BOARD = {
  id: 7,
  deal: 'N:AK97.K.A75.AJ986 Q54.A84.K9643.K7 2.JT532.J8.QT532 JT863.Q976.QT2.4',
  dealer: 'S',
  vul: 'EW',
  dd: {
    S: [10, 3, 10, 3],
    H: [7, 5, 7, 5],
    D: [5, 7, 5, 7],
    C: [8, 2, 8, 2],
    N: [9, 4, 8, 4],
  },
  par: 420,
}
const calls = (text: string): Call[] => text.split(' ').map((one) => parseCall(one)!)

describe('the listed systems', () => {
  it('bid the example deals call for call', async () => {
    const lines: string[] = []
    const code = await runConformance(
      { auction: async () => conformance },
      ['auction', fileURLToPath(EXAMPLES)],
      (line) => lines.push(line),
    )
    expect(lines).toEqual(['0 skipped for a defect of the record', '69 passed, 0 failed'])
    expect(code).toBe(0)
  })
})

describe('measuring boards', () => {
  const board = readBoard(BOARD)
  it('compares with the best undoubled contract and with par', () => {
    expect(bestScore(board)).toBe(420)
    const reach = (text: string) => {
      const contract = contractOfCalls(board, calls(text))
      return [shortfall(board, contract), fromPar(board, contract)]
    }
    expect(reach('P P P P')).toEqual([9, 9])
    expect(reach('4S P P P')).toEqual([0, 0])
    // 170 for ten tricks in two; 50 away in five.
    expect(reach('2S P P P')).toEqual([6, 6])
    expect(reach('5S P P P')).toEqual([10, 10])
    // South makes eight of the nine tricks that North makes: 400 against 50 away.
    expect(reach('P P 3N P P P')).toEqual([1, 1])
    expect(reach('3N P P P')).toEqual([10, 10])
    // Four away doubled, not vulnerable.
    expect(reach('6N X P P P')).toEqual([15, 15])
    expect(() => reach('1S P P')).toThrow('not ended')
    expect(() => reach('1S 1C P P P')).toThrow('call 2, 1C')
  })
  it('bids once more without what is read, and tells what that costs', async () => {
    const blind: Bidder = () => ({ call: PASS, natural: false })
    const sighted = auctionKind(async (_, __, blanked) => (blanked ? blind : clubs))
    const lines: string[] = []
    await runConformance(
      { auction: async () => sighted },
      ['auction', fileOf(linesOf([BOARD])), '--system', 'clubs', '--blanked'],
      (line) => lines.push(line),
    )
    const cost = fromPar(board, undefined) - fromPar(board, bidBoard(board, clubs, 'all').contract)
    const told = lines.find((line) => line.includes('without what is read'))
    expect(told).toContain(`paired ${cost < 0 ? '−' : '+'}${Math.abs(cost).toFixed(3)}`)
    expect(cost).not.toBe(0)
  })
  it('bids the board out, with East and West silent or not', () => {
    const { auction, contract, rounds } = bidBoard(board, clubs, 'NS')
    expect(auction.calls).toEqual(calls('1C P P P'))
    expect(contract?.declarer).toBe(2)
    expect(rounds[0]).toEqual({ calls: 2, natural: 1 })
    expect(bidBoard(board, clubs, 'all').rounds[0]?.calls).toBe(4)
  })
  it('ends with a fault where the bidder has no call or an unlawful one', () => {
    expect(bidBoard(board, broken, 'NS').fault).toBe('no call: out of rules')
    expect(bidBoard(board, unlawful, 'NS').fault).toMatch(/^1C is not enough/)
  })
  it.each([
    [{ ...BOARD, par: 4.5 }, 'par is not a whole number'],
    [{ ...BOARD, dd: { ...BOARD.dd, S: [10, 3, 10, 14] } }, 'dd.S is not four numbers of tricks'],
    [{ ...BOARD, dd: { ...BOARD.dd, S: [10, 3, 10] } }, 'dd.S is not four numbers of tricks'],
    [{ ...BOARD, dd: { ...BOARD.dd, Z: [1, 1, 1, 1] } }, 'dd.Z: unknown field'],
    [{ ...BOARD, deal: BOARD.deal.slice(0, -2) }, 'deal'],
    [{ ...BOARD, more: 1 }, 'more: unknown field'],
    [{ ...BOARD, peer: { z: ['1C', 'Q'] } }, 'peer.z: "Q" is not a call'],
  ])('refuses a record that is wrong: %#', (record, message) => {
    expect(() => readBoard(record as unknown as JsonObject)).toThrow(message)
  })
  it('fails a file that does not give the known figures', async () => {
    const peer = { z3b: ['P', 'P', 'P', 'P'], z3bSilentEW: ['P', 'P', 'P', 'P'] }
    const { code, lines } = await run(fileOf(linesOf([{ ...BOARD, peer }])), '--system', 'clubs')
    expect(code).toBe(1)
    expect(lines.filter((line) => line.startsWith('WRONG'))).toHaveLength(4)
  })
})

describeShared('the expectation corpus', (path) => {
  it('is met by sayc as kept, each miss with its reason, no group far behind a peer', async () => {
    const lines: string[] = []
    const outcomes = fileURLToPath(new URL('./data/sayc-outcomes.json', import.meta.url))
    const code = await runConformance(
      { auction: async () => conformance },
      [
        ...['auction', path('data/sayc/dev.jsonl'), '--system', 'sayc', '--at-least', '766'],
        ...['--outcomes', outcomes, '--against', 'z3b'],
      ],
      (line) => lines.push(line),
    )
    expect(lines.filter((line) => /kept|agree, z3b/.test(line))).toEqual([])
    expect(code).toBe(0)
    const kept = JSON.parse(readFileSync(outcomes, 'utf8')) as Record<string, unknown>
    const reasons = Object.values(kept).filter((one) => typeof one === 'object')
    expect(reasons.length).toBe(lines.filter((line) => line.includes(': expected ')).length)
    for (const one of reasons) expect((one as { reason: string }).reason).toMatch(/\.$/)
  })
})

describeShared('the thousand boards', (path) => {
  const file = () => path('data/boards/random1000.jsonl')
  it('give the known figures', () => {
    const boards = readFileSync(file(), 'utf8')
      .trim()
      .split('\n')
      .map((line) => readBoard(JSON.parse(line) as JsonObject))
    for (const { expected, found } of calibrate(boards)) expect(found).toBe(expected)
  })
  it('fail when a digit of the tables or an auction is changed', async () => {
    const text = readFileSync(file(), 'utf8')
    const wrong = async (changed: string) =>
      (await run(fileOf(changed), '--system', 'clubs')).lines.filter((line) =>
        line.startsWith('WRONG'),
      )
    expect(await wrong(text)).toEqual([])
    expect(await wrong(text.replace('"par":400', '"par":420'))).toContain(
      'WRONG line 1: par is 420, but the table gives 400',
    )
    expect(await wrong(text.replace('"C":[11,2,11,2]', '"C":[10,2,10,2]'))).not.toEqual([])
    expect(await wrong(text.replace('"z3b":["P"', '"z3b":["Q"'))).not.toEqual([])
    expect(await wrong(text.replace('"id":1,', '"id":1,"more":1,'))).not.toEqual([])
  })
  // The system that most people play on every change, the two documents' in the long tests.
  const systems = long ? ['sayc', 'schenken-1967', 'essex-acol'] : ['sayc']
  it.each(systems)('are bid well enough by %s', async (system) => {
    const lines: string[] = []
    const code = await runConformance(
      { auction: async () => conformance },
      ['auction', file(), '--system', system],
      (line) => lines.push(line),
    )
    expect(lines.filter((line) => line.startsWith('WRONG'))).toEqual([])
    expect(code).toBe(0)
  })
  it('need a system that is known', async () => {
    const lines: string[] = []
    const code = await runConformance(
      { auction: async () => conformance },
      ['auction', file(), '--system', 'nobody'],
      (line) => lines.push(line),
    )
    expect(code).toBe(1)
    expect(lines.at(-2)).toMatch(/^WRONG system: there is none called nobody/)
    expect(lines.at(-1)).toBe('4 passed, 1 failed')
  })
})
