/** What one seat knows at a step as a text to read: a line for each number, each card and each reading. */
import { percent } from '#core/chance.ts'
import { facesOf } from '#core/display.ts'
import { parseSeat, seatName } from '#core/seat.ts'
import { parseSuit, suitSymbol } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { StepData } from './step-data.ts'

const LETTERS = ['S', 'H', 'D', 'C'] as const
const signOf = (letter: string): string => {
  const suit = parseSuit(letter)
  return suit === undefined ? letter : suitSymbol(suit)
}
const nameOf = (letter: string): string => {
  const seat = parseSeat(letter)
  return seat === undefined ? letter : seatName(seat)
}
const cardText = (code: string): string => `${signOf(code[0] ?? '')}${facesOf(code.slice(1))}`
const actText = (act: string): string => (/^[SHDC]/.test(act) ? cardText(act) : act)
const rangeText = ([lo, hi]: readonly [number, number]): string =>
  lo === hi ? String(lo) : `${lo}–${hi}`
const chanceText = (p: number | readonly [number, number]): string =>
  typeof p === 'number' ? percent(p) : `${percent(p[0])}–${percent(p[1])}`

type HandData = StepData['hands'][number]
/** `♠ 1–4; if agreed 1–3: 1 20 %, 2 70 %, 3 10 %`. */
function numberLine(
  name: string,
  law: readonly [number, number],
  agreed: readonly [number, number] | undefined,
  odds: Readonly<Record<string, number | readonly [number, number]>> | undefined,
): string {
  const narrower = agreed !== undefined && (agreed[0] !== law[0] || agreed[1] !== law[1])
  const chances = Object.entries(odds ?? {}).map(([n, p]) => `${n} ${chanceText(p)}`)
  const range = `${rangeText(law)}${narrower ? t`; if agreed ${rangeText(agreed)}` : ''}`
  return `${name} ${range}${chances.length < 2 ? '' : `: ${chances.join(', ')}`}`
}
const handLines = ({ seat, law, agreed, odds, shapes }: HandData): readonly string[] => [
  nameOf(seat),
  ...LETTERS.map((suit) =>
    numberLine(signOf(suit), law.lengths[suit], agreed?.lengths[suit], odds?.lengths[suit]),
  ),
  numberLine(t`HCP`, law.points, agreed?.points, odds?.points),
  ...(shapes.length === 0
    ? []
    : [shapes.map(({ shape, chance }) => `${shape} ${percent(chance)}`).join(', ')]),
]

/** The step in blocks of lines: the hands by number, who holds each unseen card, what each act was taken to say. */
export function stepText(step: StepData): string {
  const { observer, calls, cards, hands, holders, inferences, sentences } = step
  const blocks = [
    [
      t`What ${nameOf(observer)} knows`,
      [calls.join(' '), cards.map(cardText).join(' ')].filter((line) => line !== '').join(' / '),
      ...sentences,
    ],
    ...hands.map(handLines),
    holders.map(({ card, odds }) => {
      const each = Object.entries(odds).map(([seat, p]) => `${nameOf(seat)} ${chanceText(p)}`)
      return `${cardText(card)}: ${each.join(', ')}`
    }),
    inferences.map(({ seat, act, readings }) => {
      const told = readings
        .filter(({ status }) => status !== 'impossible')
        .map(({ says, chance }) =>
          chance === undefined ? says : `${says} (${chanceText(chance)})`,
        )
      return `${nameOf(seat)} ${actText(act)}: ${told.join(t` or `)}`
    }),
  ]
  const texts = blocks.map((lines) => lines.filter((line) => line !== '').join('\n'))
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`
}
