/** The board as a picture: the hands in sight around the compass, the auction, and what came of it. Pure but for PNG. */
import { rankLabel, seatInitial } from '#core/display.ts'
import { ranks } from '#core/holding.ts'
import { bySeat, seatName } from '#core/seat.ts'
import { CLUBS, SPADES, SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  contractSentence,
  type KibitzerState,
  nextStep,
  position,
  visibleHands,
} from '#store/index.ts'
import { callLabel } from '../../kit/call-label.ts'
import { auctionGrid, vulnerableWords } from '../../table/table-model.ts'

const SIGNS = ['♣', '♦', '♥', '♠'] as const
/** Where each hand begins, by seat N E S W. */
const PLACES = bySeat((seat) => [[200, 104] as const, [350, 204], [200, 304], [50, 204]][seat]!)
const [WIDTH, LEAST, LINE, COLUMN, AUCTION_AT] = [760, 410, 22, 56, 520] as const
const [INK, RED, PALE] = ['#1d2226', '#b3261e', '#5a6268'] as const

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const words = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${x}" y="${y}" ${more}>${safe(text)}</text>`
/** Signs of red suits are red. */
const coloured = (text: string): string =>
  safe(text).replace(/[♦♥]/g, (sign) => `<tspan fill="${RED}">${sign}</tspan>`)

/** The picture as SVG: of the hands those alone that lie open to this reader. */
export function boardPicture(s: KibitzerState): string {
  const p = position(s)
  const { board, calls } = p.record
  const step = nextStep(s)
  const outcome =
    step.kind === 'finished' ? step.sentence : p.contract === undefined ? '' : contractSentence(p)
  const hands = visibleHands(s).flatMap(({ seat, faceUp }) => {
    const [x, y] = PLACES[seat]
    const held = faceUp ? board.deal[seat] : undefined
    const suits = SUITS_DESCENDING.map((suit, i) => {
      const cards = held === undefined ? '' : ranks(held[suit]).map(rankLabel).join(' ')
      const red = suit !== SPADES && suit !== CLUBS
      const sign = `<tspan fill="${red ? RED : INK}">${SIGNS[suit]}</tspan>`
      return `<text x="${x}" y="${y + LINE * (i + 1)}">${sign} ${cards || '–'}</text>`
    })
    return [
      words(x, y, seatName(seat), 'font-weight="600"'),
      ...(held === undefined ? [words(x, y + LINE, t`closed`, `fill="${PALE}"`)] : suits),
    ]
  })
  const { columns, rows } = auctionGrid({ ...board, calls, open: p.phase === 'auction' })
  const at = (column: number): number => AUCTION_AT + COLUMN * column
  const auction = [
    ...columns.map(({ seat }, i) => words(at(i), 104, seatInitial(seat), 'font-weight="600"')),
    ...rows.flatMap((row, line) =>
      row.map((cell, i) => {
        const text = cell === 'next' ? '?' : cell === undefined ? '' : callLabel(cell.call)
        return `<text x="${at(i)}" y="${104 + LINE * (line + 1)}">${coloured(text)}</text>`
      }),
    ),
  ]
  const height = Math.max(LEAST, 124 + LINE * (rows.length + 1))
  const title = [
    board.number === undefined ? t`Deal` : t`Board ${board.number}`,
    t`Dealer ${seatName(board.dealer)}`,
    vulnerableWords(board.vulnerability).long,
  ].join(' · ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="system-ui, sans-serif" font-size="16" fill="${INK}">`,
    `<title>${safe(outcome === '' ? title : `${title}. ${outcome}`)}</title>`,
    `<rect width="100%" height="100%" fill="#fffefa"/>`,
    words(24, 38, title, 'font-size="20" font-weight="600"'),
    words(24, 64, outcome),
    ...hands,
    ...auction,
    '</svg>',
  ].join('\n')
}

/** The picture in points, twice as fine. @throws where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 2 * image.width
  canvas.height = 2 * image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error(t`no picture`)) : done(blob)))
  })
}
