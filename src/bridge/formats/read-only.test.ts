/** Formats that are only read: RBN records and bare hands. */

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { contractCode } from '#core/contract.ts'
import { format as formatDeal } from '#core/deal.ts'
import { format as formatHand } from '#core/hand.ts'
import { finish } from '#core/steps.ts'
import { anyDeal } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { describeShared } from '#testing/shared.ts'
import { type ReadFile, readText } from './index.ts'

const NORTH = 'KQ842.A9.AQ5.A73'
const EAST = 'A7.J62.KT762.654'
const SOUTH = 'JT953.KT43.94.KJ'
const WEST = '6.Q875.J83.QT982'
const WHOLE = `N:${NORTH} ${EAST} ${SOUTH} ${WEST}`

const read = (text: string): ReadFile => good(finish(readText(text)))

describe('bare hands', () => {
  it.each([
    ['a deal in one line', WHOLE],
    ['a deal in prose', `What do you lead? ${WHOLE} Thanks!`],
    ['four hands below one another', [NORTH, EAST, SOUTH, WEST].join('\n')],
    ['four hands beside one another', [NORTH, EAST, SOUTH, WEST].join(' ')],
    ['three hands, the fourth has the rest', `N: ${NORTH}\nE: ${EAST}\nS: ${SOUTH}`],
    ['hands with their seats', `West ${WEST}\nnorth: ${NORTH}\nEAST = ${EAST}\nS. ${SOUTH}`],
    [
      'hands with suit signs',
      'N: ♠KQ842 ♥A9 ♦AQ5 ♣A73\nE: S A7 H J62 D K10762 C 654\nS: ♠J10953 ♥KT43 ♦94 ♣KJ',
    ],
    [
      'hands of suits, nobody’s name with them',
      '♠KQ842 ♥A9 ♦AQ5 ♣A73\nS A7 H J62 D K10762 C 654\n S: J10953 H: KT43 D: 94 C: KJ\r\n♠6 ♥Q875 ♦J83 ♣QT982',
    ],
    ['a solver’s list', `NUMBER 1\nPBN 0 0 4 1 "${WHOLE}"\nTABLE 5 8 5 8\n`],
  ])('are read: %s', (_, text) => {
    const { format, boards, problems } = read(text)
    expect([format, problems]).toEqual(['deals', []])
    expect(boards.map(({ board }) => formatDeal(board.deal))).toEqual([WHOLE])
  })
  const drawn = (signs: readonly string[], gap: string, spaced: (cards: string) => string) => {
    const hand = (text: string) =>
      text.split('.').map((cards, i) => `${signs[i]}${spaced(cards) || '—'}`)
    const [north, east, south, west] = [NORTH, EAST, SOUTH, WEST].map(hand)
    const edge = ' '.repeat(12)
    return {
      north: north!.map((line) => edge + line),
      middle: west!.map((line, i) => line.padEnd(18) + gap.slice(i, i + 1).padEnd(8) + east![i]),
      south: south!.map((line) => edge + line),
    }
  }
  const close = (cards: string) => cards
  const apart = (cards: string) => [...cards].join(' ').replace('T', '10')
  const SIGNS = ['♠ ', '♥ ', '♦ ', '♣ ']
  it.each([
    ['with signs and seats', SIGNS, '', apart, ['NORTH', 'WEST            EAST', 'SOUTH']],
    ['with signs alone', SIGNS, '', close, ['', '', '']],
    ['with letters', ['S ', 'H ', 'D ', 'C '], '', apart, ['North', 'W   E', 'South']],
    ['with letters and a colon', ['S: ', 'H: ', 'D: ', 'C: '], 'N E', close, ['', '', '']],
    ['with a compass', SIGNS, 'NWES', apart, ['', '', '']],
    ['with codes', ['!S', '!H', '!D', '!C'], '', close, ['', '', '']],
    ['with entities', ['&spades;', '&hearts;', '&diams;', '&clubs;'], '', close, ['', '', '']],
    ['with emoji', ['♠\ufe0f', '♥\ufe0f', '♦\ufe0f', '♣\ufe0f'], '', apart, ['', '', '']],
    ['without signs', ['', '', '', ''], '', close, ['', '', '']],
    ['without signs, cards apart', ['', '', '', ''], '', apart, ['N', 'W    E', 'S']],
  ] as const)('are read as a diagram %s', (_, signs, compass, spaced, labels) => {
    const { north, middle, south } = drawn(signs, compass, spaced)
    for (const blank of [[], ['']])
      for (const lineEnd of ['\n', '\r\n']) {
        const lines = [labels[0], ...north, ...blank, labels[1], ...middle, ...blank, labels[2]]
        const { format, boards, problems, remarks } = read([...lines, ...south].join(lineEnd))
        expect([format, problems, remarks]).toEqual(['deals', [], []])
        expect(boards.map(({ board }) => formatDeal(board.deal))).toEqual([WHOLE])
      }
  })
  it('may have dealer and vulnerability beside their diagram, and the text around it', () => {
    const { north, middle, south } = drawn(SIGNS, '', apart)
    const beside = ['Dlr: S', 'Vul: Both', '', ''].map(
      (text, i) => text.padEnd(12) + north[i]!.trim(),
    )
    const story = 'East dealer. North-South vulnerable.\n\n'
    const { boards, remarks } = read(
      [
        ...beside,
        ...middle,
        ...south,
        'West leads the six.',
        story,
        ...north,
        ...middle,
        ...south,
      ].join('\n'),
    )
    expect(boards.map(({ board: { dealer, vulnerability } }) => [dealer, vulnerability])).toEqual([
      [2, 'All'],
      [1, 'NS'],
    ])
    expect(remarks.map(({ line, code }) => [line, code])).toEqual([[13, 'deals/text']])
  })
  it('may be two or three of a diagram', () => {
    const { north, middle, south } = drawn(SIGNS, '', close)
    const deals = [
      [...north, ...middle],
      [...north, '', ...south],
      ['East', ...middle.map((line) => line.slice(26)), 'South', ...south],
    ].map((lines) => read(lines.join('\n')).boards.map(({ board }) => formatDeal(board.deal)))
    expect(deals).toEqual([[WHOLE], [`N:${NORTH} - ${SOUTH} -`], [`N:- ${EAST} ${SOUTH} -`]])
  })
  it('are refused as a diagram with the seat, or whose they could be', () => {
    const { north, middle, south } = drawn(SIGNS, '', close)
    const codesOf = (lines: readonly string[]) => {
      const { boards, problems, lost } = read(lines.join('\n'))
      expect([boards.length, lost.boards]).toEqual([0, 1])
      return problems.map(({ line, code, message }) => `${line} ${code} ${message}`)
    }
    const twice = middle.map((line) => line.replace('♣ QT982', '♣ QT988'))
    expect(codesOf([...north, ...twice, ...south])).toEqual([
      '1 hand/duplicate West: The C8 stands twice in the clubs.',
    ])
    const short = middle.map((line) => line.replace('♣ QT982', '♣ QT98'))
    expect(codesOf([...north, ...short, ...south])[0]).toContain('West has 12 cards')
    expect(codesOf([...north, '', ...south, '', ...north])[0]).toContain('whose they are')
  })
  it('are read from the diagram of any deal', () => {
    fc.assert(
      fc.property(anyDeal, fc.boolean(), fc.boolean(), (deal, ten, blanks) => {
        const hands = deal.map((hand) =>
          formatHand(hand)
            .split('.')
            .map((cards, i) => {
              const own = ten ? cards.replace('T', '10') : cards
              return `${SIGNS[i]}${blanks ? own.replaceAll(/(10|.)/g, '$1 ') : own}`
            }),
        )
        const [north, east, south, west] = hands
        const middle = west!.map((line, i) => line.padEnd(40) + east![i])
        const { boards, problems } = read([...north!, ...middle, ...south!].join('\n'))
        expect(problems).toEqual([])
        expect(boards.map(({ board }) => formatDeal(board.deal))).toEqual([formatDeal(deal)])
      }),
      { numRuns: 200 },
    )
  })
  it('may have their board, dealer and vulnerability around them', () => {
    const { boards } = read(`Board 7\nDealer: East  Vul: All\n${WHOLE}\nBoard 8\n${WHOLE}`)
    expect(boards.map(({ board: { deal: _, ...rest } }) => rest)).toEqual([
      { number: 7, dealer: 1, vulnerability: 'All' },
      { number: 8, dealer: 3, vulnerability: 'None' },
    ])
  })
  it('say what is wrong and where', () => {
    const bad = read(`${WHOLE}\nN: ${NORTH}\nE: ${NORTH}\n`)
    expect([bad.boards.length, bad.lost.boards]).toEqual([1, 1])
    expect(bad.problems.map(({ line, code }) => [line, code])).toEqual([[2, 'deal/duplicate']])
  })
  it('are not seen in plain words', () => {
    for (const text of [
      'Hello ... world',
      'See you on 10.10.2020.',
      'East plays well',
      'N: no',
      's3 h d c',
    ])
      expect(finish(readText(text)).ok).toBe(false)
  })
})

describe('RBN', () => {
  const RECORD = [
    'D 19980131',
    'E Cup:Final',
    'N Ann+Bo:Cem+Dora:O',
    'B 7',
    `H N:${NORTH}:${EAST}:${SOUTH}:`,
    'A SB:PP1S*P:4S^1A',
    '1 to play',
    'P D243A:SK7...',
    'R 11:650',
    '{A paragraph',
    'of text}',
  ]
  it('is read with hands, auction, play, result and names', () => {
    const { format, boards, problems } = read(
      `${RECORD.join('\n').replace('SK7...', 'SK736')}\n\nA SB:4SA\n`,
    )
    expect([format, problems]).toEqual(['rbn', []])
    expect(boards).toHaveLength(2)
    const [first, second] = boards
    expect(formatDeal(first?.board.deal ?? [undefined, undefined, undefined, undefined])).toBe(
      WHOLE,
    )
    expect(first?.board).toMatchObject({ number: 7, dealer: 2, vulnerability: 'All' })
    expect(first?.calls.map(({ call }) => callCode(call)).join(' ')).toBe('P P 1S P 4S P P P')
    expect([first?.calls[2]?.alert, first?.calls[4]?.note]).toEqual([true, 'to play'])
    expect(first?.cards.slice(0, 4).map(cardCode).join(' ')).toBe('D2 D4 D3 DA')
    expect(first?.declarerTricks).toBe(11)
    expect([first?.players, first?.room, first?.event]).toEqual([
      { 0: 'Ann', 1: 'Dora', 2: 'Bo', 3: 'Cem' },
      'open',
      'Cup:Final',
    ])
    expect(second?.board.deal).toEqual(first?.board.deal)
  })
  // Found by `npm run fuzz -- rbn --seed 221126`, input 60498.
  it('tells of a result that the cards deny, and leaves it out', () => {
    const { boards, problems } = read(
      RECORD.join('\n').replace('SK7...', 'SK736').replace('R 11', 'R 0'),
    )
    expect(problems.map(({ code, line }) => [code, line])).toEqual([['rbn/result', 9]])
    expect(boards[0]).not.toHaveProperty('declarerTricks')
  })
  it('takes a stated contract, and counts what is lost', () => {
    const { boards, lost, problems } = read(
      `H N:${NORTH}:${EAST}:${SOUTH}:\nC 4SX:N\nP D2QQQ\n\nH N:AA...:::\n`,
    )
    const contract = boards[0]?.contract
    expect(contract && contractCode(contract)).toBe('4Sx')
    expect(lost).toEqual({ boards: 1, calls: 0, cards: 3 })
    expect(problems.map(({ line }) => line)).toEqual([3, 5])
  })
})

describeShared('lists of the solver', (path) => {
  it.each([10, 100])('list%d.txt gives its boards', (count) => {
    const { format, boards, lost } = read(
      readFileSync(path('data', 'pbn-lin', 'dds', `list${count}.txt`), 'utf8'),
    )
    expect([format, boards.length, lost.boards]).toEqual(['deals', count, 0])
    expect(lost.cards).toBeGreaterThan(count * 20)
  })
})
