import { describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { format as formatDeal } from '#core/deal.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { decodeBytes, whyTooLarge } from './decode.ts'
import { formatOf, MAX_FILE_BYTES, readBytes, readText, writeLink } from './index.ts'
import { json } from './json/index.ts'
import { textPlaces } from './places.ts'

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((p) => (typeof p === 'string' ? [...new TextEncoder().encode(p)] : p)),
  )
const utf16 = (text: string, little: boolean): number[] =>
  [...text].flatMap((c) => {
    const code = c.charCodeAt(0)
    return little ? [code & 255, code >> 8] : [code >> 8, code & 255]
  })
const decoded = (b: Uint8Array): readonly string[] => {
  const read = finish(decodeBytes(b))
  return read.ok ? [read.value.encoding, read.value.text] : [read.error.code, read.error.message]
}

describe('bytes', () => {
  it('are UTF-8 when they can be, else Latin-1', () => {
    expect(decoded(bytes('Çağ ♠'))).toEqual(['utf-8', 'Çağ ♠'])
    expect(decoded(bytes([0xef, 0xbb, 0xbf], 'a'))).toEqual(['utf-8', 'a'])
    expect(decoded(bytes('Li', [0xe8], 'ge'))).toEqual(['latin1', 'Liège'])
  })
  it('are UTF-16 with a mark or without', () => {
    const text = '[Event "Cup"]\n[Board "1"]'
    expect(decoded(bytes([0xff, 0xfe], utf16(text, true)))).toEqual(['utf-16le', text])
    expect(decoded(bytes([0xfe, 0xff], utf16(text, false)))).toEqual(['utf-16be', text])
    expect(decoded(bytes(utf16(text, true)))).toEqual(['utf-16le', text])
    expect(decoded(bytes(utf16(text, false)))).toEqual(['utf-16be', text])
  })
  it('that are no text are refused in words', () => {
    const [code, message] = decoded(bytes('\x89PNG\r\n', [26, 10, 0, 0, 0, 13], 'IHDR'))
    expect([code, message]).toEqual(['file/binary', expect.stringContaining('not a text file')])
  })
  it('beyond the limit are refused with the limit named, before reading', () => {
    expect(whyTooLarge(MAX_FILE_BYTES)).toBeUndefined()
    expect(whyTooLarge(MAX_FILE_BYTES + 1)?.message).toContain('limit is 25 MB')
    const read = finish(readBytes(new Uint8Array(MAX_FILE_BYTES + 1)))
    expect(read.ok ? '' : read.error.code).toBe('file/too-large')
  })
})

describe('places', () => {
  it('count lines with any end, in any order of asking', () => {
    const places = textPlaces('a\nb\r\nc\rd')
    expect([7, 0, 2, 5, 3, 1].map((at) => Object.values(places.at(at)).join(':'))).toEqual([
      '4:1',
      '1:1',
      '2:1',
      '3:1',
      '2:2',
      '1:2',
    ])
  })
})

describe('the format of a text', () => {
  it.each([
    ['pbn', '% PBN 2.1\n[Event "x"]'],
    ['pbn', '  [Deal "N:- - - -"]'],
    ['lin', 'pn|a,b,c,d|md|1SA|'],
    ['lin', 'https://x/ junk\nst||md|1SA|'],
    ['link', 'https://www.bridgebase.com/tools/handviewer.html?n=sakq&s=hakq'],
    ['link', '?lin=md|1SA|'],
    ['json', '{"format":"kibitzer"}'],
  ])('%s is told by its looks', (id, text) => {
    expect(formatOf(text)?.id).toBe(id)
  })
  it('is told by the name where the text says nothing', () => {
    expect(formatOf('% nothing here', 'empty.pbn')?.id).toBe('pbn')
    expect(formatOf('[Event "x"]', 'wrong.lin')?.id).toBe('pbn')
    expect(formatOf('hello')).toBeUndefined()
  })
  it('unknown or empty text is a clear problem', () => {
    const codes = ['hello there', '', '  \n'].map((text) => {
      const read = finish(readText(text))
      return read.ok ? 'read' : read.error.code
    })
    expect(codes).toEqual(['file/unknown', 'file/empty', 'file/empty'])
  })
})

describe('viewer links', () => {
  const LINK =
    'https://www.bridgebase.com/tools/handviewer.html?n=skq842ha9daq5ca73&e=sa7hj62dkt762c654&s=sjt953hkt43d94ckj&d=n&v=-&b=1&a=1s!(five%20plus)p4sppp&p=d6d4d3da{note}s2s7&nn=Nora+L&c=11'
  it('carry hands, calls, cards, claim and names', () => {
    const read = good(finish(readText(`${LINK}\n`)))
    expect(read.problems).toEqual([])
    const record = read.boards[0]
    if (record === undefined) throw new Error('no board')
    expect(formatDeal(record.board.deal)).toContain('6.Q875.J83.QT982')
    expect(record.calls.map((c) => callCode(c.call)).join(' ')).toBe('1S P 4S P P P')
    expect(record.calls[0]).toMatchObject({ alert: true, note: 'five plus' })
    expect(record.cards.map(cardCode).join(' ')).toBe('D6 D4 D3 DA S2 S7')
    expect(record.claim).toEqual({ seat: 0, declarerTricks: 11 })
    expect(record.players).toEqual({ 0: 'Nora L' })
    expect(writeLink(record)).toMatch(
      /^https:\/\/www\.bridgebase\.com\/tools\/handviewer\.html\?n=skq842/,
    )
  })
  it('may hold a whole LIN record', () => {
    const lin = encodeURIComponent(
      'pn|a,b,c,d|md|3SJT953HKT43D94CKJ,S6HQ875DJ83CQT982,SKQ842HA9DAQ5CA73,|mb|pppp|',
    )
    const read = finish(
      readText(`http://www.bridgebase.com/tools/handviewer.html?bbo=y&lin=${lin}`),
    )
    expect(read.ok && read.value.boards[0]?.calls.length).toBe(4)
  })
  it('that are broken say where and what', () => {
    const faults = (text: string) => {
      const read = finish(readText(text))
      return read.ok
        ? read.value.problems.map((p) => `${p.line}:${p.column} ${p.code}`)
        : [read.error.code]
    }
    expect(faults('https://x.org/v.html?n=sak&e=sa')).toEqual(['1:30 deal/duplicate'])
    expect(faults('?n=sazk')).toEqual(['1:6 hand/rank'])
    expect(faults('?n=sak&d=q&v=w&a=1cz')).toEqual([
      '1:10 link/dealer',
      '1:14 link/vulnerable',
      '1:20 link/call',
    ])
    expect(faults('?n=sak&a=1c&p=s2')).toEqual(['1:15 link/no-contract'])
    expect(faults('?myhand=M-123')).toEqual(['1:2 link/elsewhere'])
    expect(faults('?n=&s=')).toEqual(['1:2 link/empty'])
    expect(faults('?n=sak\nhello')).toEqual([])
  })
})

describe('our own JSON', () => {
  const faults = (text: string) =>
    finish(json.read(text)).problems.map((p) => `${p.line} ${p.code}`)
  const BOARD = '{"dealer":"N","vulnerability":"None","deal":"N:- - - -","calls":[],"cards":[]}'
  const file = (board: string) =>
    `{"format":"kibitzer","version":1,"boards":[\n${BOARD},\n${board}\n]}\n`
  it('is read in any layout', () => {
    const pretty = JSON.stringify(JSON.parse(file(BOARD)), undefined, 2)
    for (const text of [file(BOARD), pretty, `\uFEFF${file(BOARD)}`])
      expect(finish(json.read(text)).boards).toHaveLength(2)
  })
  it('says on which line a board is wrong, and reads the others', () => {
    const bad = (board: string) => {
      const content = finish(json.read(file(board)))
      return [content.boards.length, ...content.problems.map((p) => `${p.line} ${p.code}`)]
    }
    expect(bad('{"dealer":')).toEqual([1, '3 json/syntax'])
    expect(bad('{"dealer":"Q"}')).toEqual([1, '3 json/board'])
    expect(bad(BOARD.replace('"cards"', '"extra":1,"cards"'))).toEqual([1, '3 json/board'])
    expect(bad(BOARD.replace('N:- - - -', 'N:AA... - - -'))).toEqual([1, '3 hand/duplicate'])
    expect(bad(BOARD.replace('"calls":[]', '"calls":[{"call":"1S"},{"call":"1C"}]'))).toEqual([
      2,
      '3 call/insufficient',
    ])
    expect(bad(BOARD.replace('"cards":[]', '"cards":["SA"]'))).toEqual([2, '3 json/no-contract'])
  })
  it('of another kind or version is refused', () => {
    expect(faults('{"a":1}')).toEqual(['1 json/file'])
    expect(faults('{')).toEqual(['1 json/syntax'])
    expect(faults('{"format":"kibitzer","version":2,"boards":[]}')).toEqual(['1 json/version'])
  })
})
