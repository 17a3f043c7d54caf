import { describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { contractCode } from '#core/contract.ts'
import { format as formatDeal } from '#core/deal.ts'
import { seatLetter } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import type { FileContent, FileRecord } from '../format.ts'
import { readPbn } from './read.ts'
import { escapeValue, unescapeValue } from './scan.ts'
import { writePbn } from './write.ts'

const DEAL = 'N:KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982'
const read = (text: string): FileContent => finish(readPbn(text))
const game = (rest: string, deal = DEAL): string =>
  `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${deal}"]\n${rest}`
const one = (content: FileContent): FileRecord => {
  expect(content.boards).toHaveLength(1)
  return content.boards[0]!
}
const calls = (record: FileRecord): string => record.calls.map((c) => callCode(c.call)).join(' ')
const cards = (record: FileRecord): string => record.cards.map(cardCode).join(' ')
const faults = (content: FileContent): string[] =>
  content.problems.map((p) => `${p.line}:${p.column} ${p.code}`)
const good = (text: string): FileRecord => {
  const content = read(text)
  expect(content.problems).toEqual([])
  return one(content)
}
const kept = (record: FileRecord) => (record.kept?.kind === 'pbn' ? record.kept : undefined)

describe('auction sections', () => {
  it('read every spelling of calls, marks and notes', () => {
    const record = good(
      game(
        '[Auction "W"] { before }\n- 1s! PASS =1= 2NT?! $13 pass ; to the end\n3n=0= x XX P\nPass Pass Pass\n[Note "1: nothing"]',
      ),
    )
    expect(calls(record)).toBe('1S P 2N P 3N X XX P P P')
    expect(record.calls[1]).toEqual({ call: 0, note: 'nothing' })
    expect(record.calls[4]?.alert).toBe(true)
    expect(contractCode(record.contract ?? { bid: 1 as never, doubled: 0 })).toBe('3Nxx')
    expect(seatLetter(record.contract?.declarer ?? 0)).toBe('S')
    expect(kept(record)?.callMarks?.map((m) => `${m.at} ${m.text}`)).toEqual([
      '-1 {before}',
      '0 !',
      '2 ?!',
      '2 $13',
      '3 {to the end}',
    ])
  })
  it('take all pass, a fifth pass and an unfinished auction', () => {
    expect(calls(good(game('[Auction "N"]\nAP')))).toBe('P P P P')
    const five = read(game('[Auction "N"]\nPass Pass Pass Pass Pass'))
    expect([calls(one(five)), five.problems.length, five.remarks.length]).toEqual(['P P P P', 0, 1])
    const open = good(game('[Contract "4S"]\n[Declarer "N"]\n[Auction "N"]\n1S Pass +'))
    expect([calls(open), open.contract]).toEqual(['1S P', undefined])
  })
  it('cut at the first unlawful call and say where', () => {
    const cut = (auction: string) => {
      const content = read(game(`[Auction "N"]\n${auction}\n[Play "E"]\nD6 D4 D3 DA`))
      return [calls(one(content)), one(content).cards.length, ...faults(content)]
    }
    expect(cut('1S Pass\n1H AP')).toEqual(['1S P', 0, '7:1 call/insufficient'])
    expect(cut('1S X X AP')).toEqual(['1S X', 0, '6:6 call/double'])
    expect(cut('1S Pass XX')).toEqual(['1S P', 0, '6:9 call/redouble'])
    expect(cut('1S maybe')).toEqual(['1S', 0, '6:4 pbn/call'])
    expect(cut('1S AP 2S')).toEqual(['1S P P P', 0, '6:7 call/ended'])
    expect(cut('1S + Pass')).toEqual(['1S', 0, '6:6 pbn/plus'])
  })
  it('stop at marked irregularities without a fault, and write them back', () => {
    const text = game('[Declarer "S"]\n[Contract "5HX"]\n[Auction "W"]\n- ^S 1D ^I 1C\nX 5H X AP')
    const content = read(text)
    expect([content.problems.length, content.remarks.length, calls(one(content))]).toEqual([
      0,
      1,
      '',
    ])
    expect(one(content).contract).toBeDefined()
    expect(finish(writePbn(content.boards)).text).toContain('- ^S 1D ^I 1C\r\nX 5H X AP')
  })
  it('take the dealer from the auction when no tag says it', () => {
    const record = good(`[Deal "${DEAL}"]\n[Auction "W"]\n- - 1D Pass 1H AP`)
    expect([seatLetter(record.board.dealer), record.contract?.declarer]).toEqual(['E', 3])
    expect(good(`[Deal "${DEAL}"]\n[Auction "S"]\n1D AP`).board.dealer).toBe(2)
    expect(good(`[Board "3"]\n[Deal "${DEAL}"]`).board).toMatchObject({
      dealer: 2,
      vulnerability: 'EW',
    })
  })
  it('add passes that were left out before the first bid, if declarer and lead call for them', () => {
    const rest = '[Declarer "E"]\n[Contract "1D"]\n[Auction "N"]\n1D AP\n'
    const content = read(game(`${rest}[Play "S"]\n`))
    expect([calls(one(content)), content.problems.length]).toEqual(['P 1D P P P', 0])
    expect(faults(read(game(rest)))).toEqual(['5:12 pbn/declarer-differs'])
  })
})

describe('play sections', () => {
  const PLAYED = '[Declarer "N"]\n[Contract "4S"]\n[Result "11"]\n'
  it('have fixed columns: row order is not playing order', () => {
    const record = good(game(`${PLAYED}[Play "E"]\nD6 D4 D3 DA\nS7 S3 S6 SK\n*`))
    expect(cards(record)).toBe('D6 D4 D3 DA SK S7 S3 S6')
    expect(record.claim).toEqual({ seat: 0, declarerTricks: 11 })
    expect(record.declarerTricks).toBeUndefined()
  })
  it('may stop in a trick, in small letters, on the line of the tag', () => {
    expect(cards(good(game(`${PLAYED}[Play "E"] d6 D4 d3 dA\ns7 - - sK`)))).toBe(
      'D6 D4 D3 DA SK S7',
    )
    expect(cards(good(game(`${PLAYED}[Play "E"]\nD6 D4 D3 DA\n+ - - SK`)))).toBe('D6 D4 D3 DA SK')
    expect(cards(good(game(`${PLAYED}[Play ""]\n`)))).toBe('')
  })
  it('take the declarer from the seat that leads, and rows of a last trick in playing order', () => {
    const record = good(game('[Contract "4S"]\n[Play "E"]\nD6 D4 D3 DA\n   SK'))
    expect([record.contract?.declarer, cards(record)]).toEqual([0, 'D6 D4 D3 DA SK'])
  })
  it('cut at the first unlawful card and say where', () => {
    const cut = (rows: string) => {
      const content = read(game(`${PLAYED}[Play "E"]\n${rows}`))
      return [cards(one(content)), ...faults(content)]
    }
    expect(cut('D6 D4 D3 DA\nD2 SJ D8 DQ')).toEqual(['D6 D4 D3 DA DQ D2', '10:4 play/revoke'])
    expect(cut('D6 S3 D3 DA')).toEqual(['D6', '9:4 play/revoke'])
    expect(cut('D6 D9 D3 D3')).toEqual(['D6 D9 D3', '9:10 play/played'])
    expect(cut('D6 D9 D3 DK')).toEqual(['D6 D9 D3', '9:10 play/not-held'])
    expect(cut('D6 S1')).toEqual(['D6', '9:4 pbn/card'])
    expect(cut('D6 - D3')).toEqual(['D6', '9:6 pbn/gap'])
    expect(cut('D6 + D3')).toEqual(['D6', '9:6 pbn/gap'])
    expect(cut('+ + -')).toEqual(['', '9:3 pbn/plus'])
    expect(cut('D6 D4 D3 -\nS7 S3 S6 SK')).toEqual(['D6 D4 D3', '10:1 pbn/gap'])
  })
  it('take a row that does not fit its columns in playing order, with a remark', () => {
    // The third row stands in its columns again.
    const mixed = read(game(`${PLAYED}[Play "E"]\nD6 D4 D3 DA\nSK S7 S3 S6\nSA S5 C2 SQ\n*`))
    expect([cards(one(mixed)), ...faults(mixed)]).toEqual(['D6 D4 D3 DA SK S7 S3 S6 SQ SA S5 C2'])
    expect(mixed.remarks.map((r) => `${r.line} ${r.code}`)).toEqual(['10 pbn/row-order'])
    expect(one(mixed).claim).toEqual({ seat: 0, declarerTricks: 11 })
    // Written again it stands in its columns.
    const written = finish(writePbn(mixed.boards)).text
    expect(written).toContain('S7 S3 S6 SK\r\nSA S5 C2 SQ')
    expect([...one(read(written)).cards]).toEqual([...one(mixed).cards])
    expect(read(written).remarks).toEqual([])
  })
  it('take a row that begins in another column, where all four hands are known', () => {
    const rows = (row: string) => read(game(`${PLAYED}[Play "E"]\nD6 D4 D3 DA\n${row}\n*`))
    // S W N E, with North on lead: neither the columns nor playing order.
    const turned = rows('S3 S6 SK S7')
    expect([cards(one(turned)), turned.problems.length]).toEqual(['D6 D4 D3 DA SK S7 S3 S6', 0])
    expect(turned.remarks.map((r) => `${r.line}:${r.column} ${r.code}`)).toEqual([
      '10:1 pbn/row-order',
    ])
    // With an unknown hand nobody can tell, so it is a fault of the columns.
    const hidden = read(
      game(
        `${PLAYED}[Play "E"]\nD6 D4 D3 DA\nS3 S6 SK S7\n*`,
        'N:KQ842.A9.AQ5.A73 - JT953.KT43.94.KJ 6.Q875.J83.QT982',
      ),
    )
    expect([cards(one(hidden)), ...faults(hidden)]).toEqual(['D6 D4 D3 DA', '10:10 play/not-held'])
  })
  it('keep the fault of a row that is lawful in no order', () => {
    const cut = (row: string) => {
      const content = read(game(`${PLAYED}[Play "E"]\nD6 D4 D3 DA\n${row}`))
      return [cards(one(content)).slice(12), content.remarks.length, ...faults(content)]
    }
    // A revoke: in playing order East has the seven of spades and plays a diamond.
    expect(cut('SK D2 S3 S6')).toEqual(['', 0, '10:10 play/not-held'])
    expect(cut('D2 S3 S6 SK')).toEqual(['SK', 0, '10:1 play/revoke'])
    // The right card, but one of the trick is played already.
    expect(cut('SK S7 D4 S6')).toEqual(['', 0, '10:10 play/not-held'])
    // A card that is marked as irregular stays where it stands.
    expect(cut('^R D2 S3 S6 SK')).toEqual(['SK', 1])
  })
  it('must agree with the result', () => {
    const rows = 'D6 D4 D3 DA\n*'
    expect(
      faults(read(game(`[Declarer "N"]\n[Contract "4S"]\n[Result "0"]\n[Play "E"]\n${rows}`))),
    ).toEqual(['7:10 pbn/result'])
    expect(faults(read(game('[Declarer "N"]\n[Contract "4S"]\n[Result "NS 9 EW 2"]')))).toEqual([
      '7:10 pbn/result',
    ])
    expect(good(game('[Declarer "E"]\n[Contract "1D"]\n[Result "NS 9"]')).declarerTricks).toBe(4)
  })
  it('keep the notes and marks of cards', () => {
    const record = good(
      game(`${PLAYED}[Play "E"]\nD6 =1= ! {fourth best} D4 D3 DA\n*\n[Note "1:long"]`),
    )
    const again = one(read(finish(writePbn([record])).text))
    expect(again).toEqual(record)
    expect(kept(again)?.cardMarks?.map((m) => m.text)).toEqual(['!', '=long', '{fourth best}'])
  })
})

describe('deals', () => {
  it.each([
    [
      'a card twice',
      'N:KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ K.Q875.J83.QT982',
      '4:61',
      'deal/duplicate',
    ],
    ['a card twice in a suit', 'N:KKQ84.A9.AQ5.A73 - - -', '4:11', 'hand/duplicate'],
    [
      'a card missing',
      'N:KQ842.A9.AQ5.A7 A7.J62.KT762.654 JT953.KT43.94.KJ -',
      '4:8',
      'deal/missing',
    ],
    ['fourteen cards', 'N:KQ8432.A9.AQ5.A73 - - -', '4:10', 'hand/size'],
    ['a fifth hand', 'N:- - - - AK2.AK2.AK2.AK32', '4:18', 'deal/fifth-hand'],
    ['three hands', 'N:- - -', '4:15', 'deal/hands'],
    ['a rank that is none', 'N:KQ84v.A9.AQ5.A73 - - -', '4:14', 'hand/rank'],
    ['three suits', 'N:KQ842.A9.AQ5 - - -', '4:10', 'hand/suits'],
    ['no first seat', 'KQ842.A9.AQ5.A73 - - -', '4:8', 'deal/first'],
  ])('with %s are no board', (_, deal, place, code) => {
    const content = read(game('[Auction "N"]\nAP', deal))
    expect([content.boards.length, ...faults(content)]).toEqual([0, `${place} ${code}`])
  })
  it('may have unknown hands, start at any seat, and be end positions', () => {
    expect(formatDeal(good(game('', 'W:- .63.AKQ987.A9732 - J973.J98742.3.K4')).board.deal)).toBe(
      'N:.63.AKQ987.A9732 - J973.J98742.3.K4 -',
    )
    expect(formatDeal(good(game('', 'N:A.K.. 2.3.. 4.5.. 6.7..')).board.deal)).toContain('N:A.K..')
    expect(good(game('', 'N:- - - -')).board.deal).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('games', () => {
  it('take # from the game before and ## for all that follow', () => {
    const text = [
      `[Event "##Cup"]\n[Site "Here"]\n[Board "1"]\n[Deal "${DEAL}"]`,
      `[Site "#"]\n[Board "2"]\n[Deal "${DEAL}"]`,
      `[Event "Other"]\n[Board "3"]\n[Deal "${DEAL}"]`,
      `[Board "4"]\n[Deal "${DEAL}"]`,
      `[Date "#"]\n[Board "5"]\n[Deal "${DEAL}"]`,
    ].join('\n\n')
    const content = read(text)
    expect(content.boards.map((b) => b.event)).toEqual([
      'Cup',
      'Cup',
      'Other',
      undefined,
      undefined,
    ])
    expect(kept(content.boards[1]!)?.tags).toEqual([{ name: 'Site', value: 'Here' }])
    expect(faults(content)).toEqual(['17:8 pbn/inherit'])
  })
  it('of a second table take the board of the first', () => {
    const content = read(
      `${game('[Auction "N"]\nAP')}\n\n[West "A"]\n[Auction "N"]\n1S AP\n\n[Event "alone"]\n`,
    )
    expect(content.boards.map(calls)).toEqual(['P P P P', '1S P P P'])
    expect(content.boards[1]?.board).toEqual(content.boards[0]?.board)
  })
  it('keep unknown tags, tables and comments for writing back', () => {
    const text = game(
      '{a comment\nof two lines}\n[Zeta "z\\"\\\\"]\n[ScoreTable "Rank\\\\2R;Name"]\n 1 "A; [x]"\n 2 b\n[Alpha "a"]',
    )
    const record = good(text)
    const { text: written } = finish(writePbn([record]))
    expect(written).toContain('{\r\na comment\r\nof two lines\r\n}')
    expect(written).toContain(
      '[Alpha "a"]\r\n[ScoreTable "Rank\\2R;Name"]\r\n 1 "A; [x]"\r\n 2 b\r\n[Zeta "z\\"\\\\"]',
    )
    expect(one(read(written))).toEqual(record)
  })
  it('are split by an empty line, but not inside a comment; % lines are passed over', () => {
    expect(read(game('{ \n\n }\n[Note ""]\n')).boards).toHaveLength(1)
    expect(read(`%x\n${game('')}\n \t \n%y\n${game('')}`).boards).toHaveLength(2)
    expect(read(`${game('')}\n${game('')}`).boards).toHaveLength(2)
  })
  it.each([['\n'], ['\r\n'], ['\r']])('read with any line end', (eol) => {
    const content = read(game('[Auction "N"]\n1S Pass\n1H').replaceAll('\n', eol))
    expect([one(content).calls.length, ...faults(content)]).toEqual([2, '7:1 call/insufficient'])
  })
  it('say where a tag is broken and read on', () => {
    const broken = (text: string) => faults(read(`${text}\n\n${game('')}`))
    expect(broken('[Event]')).toEqual(['1:7 pbn/quote'])
    expect(broken('[Event "a]')).toEqual(['1:1 pbn/quote'])
    expect(broken('[Event "a" x')).toEqual(['1:10 pbn/bracket', '1:12 pbn/text'])
    expect(broken('[ "a"]')).toEqual(expect.arrayContaining(['1:1 pbn/tag-name']))
    expect(broken('rubbish and more')).toEqual(['1:1 pbn/text'])
    expect(broken('[Site "a"]\n[Site "b"]')).toEqual(['2:1 pbn/twice'])
    expect(
      broken(
        '[Dealer "Black"]\n[Vulnerable "some"]\n[Contract "5Hearts"]\n[Declarer "Q"]\n[Result "C-2"]',
      ),
    ).toEqual([
      '1:10 pbn/dealer',
      '2:14 pbn/vulnerable',
      '3:12 pbn/contract',
      '4:12 pbn/declarer',
      '5:10 pbn/result',
    ])
    expect(read(`[Event "a "b" c"]\n${game('')}`).boards[0]?.event).toBe('a "b" c')
    expect(read(`{ never closed\n[Event "x"]\n${game('')}`).boards).toHaveLength(1)
  })
})

describe('strings', () => {
  it.each([['\\'], ['"'], ['\\"'], ['\\\\'], ['a\\b'], ['a\\\\b'], ['\\\\"\\'], ['Call\\4L']])(
    '%s is written and read back',
    (text) => {
      expect(unescapeValue(escapeValue(text))).toBe(text)
    },
  )
})
