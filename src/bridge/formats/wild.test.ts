/** What files from elsewhere taught us: each row was once read wrongly, silently or not at all. */
import { describe, expect, it } from 'vitest'
import { cardCode } from '#core/card.ts'
import { contractCode } from '#core/contract.ts'
import type { BoardRecord } from '#core/record.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import {
  type FormatId,
  MAX_BOARDS,
  type ReadFile,
  readText,
  writeLink,
  writeRecords,
} from './index.ts'

const DEAL = '[Deal "N:KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982"]\n'
const BOARD = `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n${DEAL}`
const CONTRACT = '[Declarer "N"]\n[Contract "4S"]\n'
const MD = 'md|3SJT953HKT43D94CKJ,S6HQ875DJ83CQT982,SKQ842HA9DAQ5CA73,|'

const read = (text: string): ReadFile => good(finish(readText(text)))
const codes = (list: ReadFile['problems']): readonly string[] =>
  list.map(({ line, code }) => `${line} ${code}`)
const only = (text: string): BoardRecord => {
  const [board, more] = read(text).boards
  if (board === undefined || more !== undefined) throw new Error('not one board')
  return board
}
const through = (record: BoardRecord, format: FormatId) => {
  const { text, losses } = writeRecords([record], format)
  return { again: only(text), losses: losses.map(({ kind }) => kind) }
}

describe('PBN from elsewhere', () => {
  it.each(['2013.08.10', '2013-08-10 11:23', '2013/8/10', '1967.??.??', '2013-08-10T11:23:05'])(
    'has sound dates: %s',
    (date) => {
      const { problems, remarks } = read(`${BOARD}[Date "${date}"]\n`)
      expect([...problems, ...remarks]).toEqual([])
    },
  )
  it('has names with what PBN itself writes with: blanks around them, # before them, tabs', () => {
    const board = only(`${BOARD}[Event " Cup "]\n[North " Petro "]\n[East "A\tB"]\n`)
    expect([board.event, board.players?.[0]]).toEqual(['Cup', 'Petro'])
    const said = { ...board, event: '#1 Cup', players: { 0: '##Petro', 1: 'A\tB' } }
    const { again, losses } = through(said, 'pbn')
    expect([again.event, again.players]).toEqual(['#1 Cup', { 0: '##Petro', 1: 'A B' }])
    expect(losses).toEqual(['names'])
  })
  it('has a date that is none told and kept, and nothing is lost', () => {
    const { problems, remarks, boards } = read(`${BOARD}[Date "last week"]\n`)
    expect([codes(problems), codes(remarks)]).toEqual([[], ['5 pbn/value']])
    expect(boards[0]?.kept).toMatchObject({ tags: [{ name: 'Date', value: 'last week' }] })
  })
  it.each([
    ['4S*', '4Sx'],
    ['4S**', '4Sxx'],
    ['3NR', '3Nxx'],
    ['3NT dbl', '3Nx'],
    ['5DD', '5Dx'],
    ['5D', '5D'],
  ])('may write the contract as %s', (written, code) => {
    const { boards, problems, remarks } = read(`${BOARD}[Declarer "N"]\n[Contract "${written}"]\n`)
    expect(boards[0]?.contract && contractCode(boards[0].contract)).toBe(code)
    expect(problems).toEqual([])
    expect(codes(remarks)).toEqual(written === '5D' ? [] : ['6 pbn/contract'])
  })
  it.each([
    ['played in the order of the trick', 'SK S7\n*', 'SK S7'],
    ['in columns that are nobody’s', 'S7 SK\n*', 'SK S7'],
    ['in their columns', '- - - SK\n*', 'SK'],
    ['with a gap in front', '- SK S7\n*', 'SK S7'],
  ])('may end within a trick, its cards %s', (_, row, cards) => {
    const { boards, problems, lost } = read(
      `${BOARD}${CONTRACT}[Result "10"]\n[Play "E"]\nD2 D4 D3 DA\n${row}\n`,
    )
    expect(problems).toEqual([])
    expect(lost.cards).toBe(0)
    expect(boards[0]?.cards.slice(4).map(cardCode).join(' ')).toBe(cards)
    expect(boards[0]?.claim).toEqual({ seat: 0, declarerTricks: 10 })
  })
  it('has cards that nobody can place counted as lost', () => {
    const { problems, lost } = read(`${BOARD}${CONTRACT}[Play "E"]\nD2 D4 D3 DA\n- S3 S6 S2\n*\n`)
    expect(codes(problems)).toEqual(['9 pbn/gap'])
    expect(lost).toEqual({ boards: 0, calls: 0, cards: 2 })
  })
  it.each([
    ['a contract alone', '[Declarer "S"]\n[Contract "3NT"]\n'],
    ['the same board number', '[Board "1"]\n[Declarer "S"]\n[Contract "3NT"]\n'],
    ['a passed-out board', '[Contract "Pass"]\n'],
  ])('keeps the hands for a second table that has %s', (_, second) => {
    const { boards } = read(`${BOARD}${CONTRACT}\n${second}`)
    expect(boards).toHaveLength(2)
    expect(boards[1]?.board).toEqual(boards[0]?.board)
  })
  it('says so when the contract of a second table has no declarer', () => {
    const { boards, remarks } = read(`${BOARD}${CONTRACT}\n[Contract "3NT"]\n`)
    expect(boards[1]?.kept).toMatchObject({ tags: [{ name: 'Contract', value: '3NT' }] })
    expect(remarks.map(({ message }) => message)).toEqual([
      'The contract, three notrump, names no declarer, so it is kept but not shown.',
    ])
  })
  it('counts the boards, calls and cards that are lost', () => {
    const bad = '[Board "2"]\n[Deal "N:AA... - - -"]\n\n'
    const auction = '[Auction "N"]\n1S Pass 1H Pass\nPass\n[Play "E"]\nD2 D4 D3 DA\n'
    expect(read(`${bad}${BOARD}${auction}`).lost).toEqual({ boards: 1, calls: 3, cards: 4 })
  })
})

describe('results', () => {
  const played = (result: string, cards = 'D2 D4 D3 DA\n+\n') =>
    only(`${BOARD}[Auction "N"]\n4S AP\n${result}[Play "E"]\n${cards}`)
  it.each(['lin', 'link'] as const)('stay in %s with part of the play', (format) => {
    const { again, losses } = through(played('[Result "11"]\n'), format)
    expect(again.claim).toEqual({ seat: 0, declarerTricks: 11 })
    expect(losses).toEqual(['result'])
  })
  it.each(['lin', 'link'] as const)('stay in %s without the play', (format) => {
    const { again } = through(only(`${BOARD}[Auction "N"]\n4S AP\n[Result "9"]\n`), format)
    expect(again.claim?.declarerTricks).toBe(9)
  })
})

describe('viewer links from elsewhere', () => {
  const HANDS = 'n=skq842ha9daq5ca73&e=sa7hj62dkt762c654&s=sjt953hkt43d94ckj'
  const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html?'
  const notes = (record: BoardRecord) => record.calls.map(({ note }) => note)
  it.each(['+', '#', '"', 'a + b', '5+ & "weak" #1 <b>', 'a&s=b', '100 %', '?', "'", '\u{1f0a1}'])(
    'carry a name and an explanation with %s',
    (text) => {
      const record = only(`${VIEWER}${HANDS}&d=n&a=1sppp`)
      const said: BoardRecord = {
        ...record,
        calls: record.calls.map((call, i) => (i === 0 ? { ...call, note: text } : call)),
        players: { 0: text },
      }
      const { again, losses } = through(said, 'link')
      expect(again).toEqual(said)
      expect(losses).toEqual([])
    },
  )
  it('are written for every board, also when a name has half a letter, and that is told', () => {
    const record = only(`${VIEWER}${HANDS}&d=n`)
    const broken = { ...record, players: { 0: 'A\ud800' } } as const
    const { text, losses } = writeRecords([broken, record], 'link')
    expect(losses.map(({ kind, board }) => [kind, board])).toEqual([['names', 0]])
    expect(read(text).boards.map(({ players }) => players)).toEqual([{ 0: 'A\ufffd' }, undefined])
  })
  it.each([
    ['1s(5+ hearts)pp2h(#1 "weak")p', ['5+ hearts', undefined, undefined, '#1 "weak"', undefined]],
    ['1s(5+)pp2h(a + b)p', ['5+', undefined, undefined, 'a + b', undefined]],
    ['1s(weak+two,+6+)p', ['weak two, 6+', undefined]],
  ])('read bare signs in explanations: %s', (a, expected) => {
    const { boards, problems } = read(`${VIEWER}${HANDS}&d=n&a=${a}&nn=Nora+L`)
    expect(problems).toEqual([])
    expect(boards[0] && notes(boards[0])).toEqual(expected)
    expect(boards[0]?.players).toEqual({ 0: 'Nora L' })
  })
  it.each([
    ['in prose', (link: string) => `See ${link} for the deal, and tell me.`],
    [
      'in HTML',
      (link: string) => `<p>Board 1: <a href="${link.replaceAll('&', '&amp;')}">it</a>, 4♠`,
    ],
    ['in round brackets', (link: string) => `The [hand](${link}) of the week`],
    ['in angle brackets', (link: string) => `- <${link}> (4S)`],
    ['on a line of its own', (link: string) => `Hello!\n\n${link}\nBye`],
  ])('are found %s', (_, around) => {
    const record = only(around(`${VIEWER}${HANDS}&nn=O'Neil&d=n&a=1s(5+)ppp`))
    expect([record.calls.length, record.players, notes(record)[0]]).toEqual([
      4,
      { 0: "O'Neil" },
      '5+',
    ])
  })
  it('are all found where a line has several', () => {
    const text = `Both rooms: ${VIEWER}${HANDS}&d=n&a=1sppp and ${VIEWER}${HANDS}&d=n&a=4sppp.`
    expect(read(text).boards).toHaveLength(2)
  })
  it('of one bad board do not stop the others', () => {
    const { boards, lost } = read(`${VIEWER}n=sakq&s=sa\n${VIEWER}${HANDS}\n`)
    expect([boards.length, lost.boards]).toEqual([1, 1])
  })
  it('say when they are longer than browsers carry, and are refused in words when they come', () => {
    const record = only(`${VIEWER}${HANDS}&d=n&a=1sppp`)
    const long = { ...record, players: { 0: 'n'.repeat(20_001) } } as const
    const { text, losses } = writeRecords([long, record], 'link')
    expect(losses.map(({ kind, board }) => [kind, board])).toEqual([['length', 0]])
    const { boards, problems, lost } = read(text)
    expect([boards.length, lost.boards, codes(problems)]).toEqual([1, 1, ['1 link/too-long']])
  })
  it('say what of an explanation the viewer would cut', () => {
    const record = only(`${VIEWER}${HANDS}&d=n&a=1sppp`)
    const said = { ...record, calls: [{ call: record.calls[0]?.call ?? 0, note: 'a (b) c' }] }
    const told: string[] = []
    const link = writeLink(said as BoardRecord, (kind) => told.push(kind))
    expect(told).toEqual(['notes'])
    expect(notes(only(link))).toEqual(['a [b] c'])
  })
})

describe('limits', () => {
  it('end the reading of a file of too many boards, and say so', () => {
    for (const text of [
      'md|1SA|'.repeat(MAX_BOARDS + 5),
      '[Deal "N:- - - -"]\n'.repeat(MAX_BOARDS + 5),
    ]) {
      const { boards, problems } = read(text)
      expect(boards).toHaveLength(MAX_BOARDS)
      expect(problems.map(({ code }) => code)).toEqual(['file/too-many-boards'])
    }
  })
  it('let a text of any length through, into our own JSON and back', () => {
    const note = 'a long story '.repeat(12_000).trim()
    const [board] = read(`${MD}mb|1S|an|${note}|nt|${note}|mb|p|mb|p|mb|p|`).boards
    const again = read(writeRecords([board!], 'json').text)
    expect(again.problems).toEqual([])
    expect(again.boards).toEqual([board])
    expect(again.boards[0]?.calls[0]?.note).toBe(note)
  })
  it('refuse a short hand beside a whole one in every format', () => {
    const pbn = '[Deal "N:KQ842.A9.AQ5.A73 A7.J62.KT762.65 - -"]\n'
    const json =
      '{"format":"kibitzer","version":1,"boards":[{"dealer":"N","vulnerability":"None","deal":"N:KQ842.A9.AQ5.A73 A7.J62.KT762.65 - -","calls":[],"cards":[]}]}'
    for (const text of [pbn, json, `${MD.slice(0, -3)},|`]) {
      const { boards, problems, lost } = read(text)
      expect([boards.length, lost.boards]).toEqual([0, 1])
      expect(problems.map(({ code }) => code)).toEqual(['deal/missing'])
    }
  })
})
