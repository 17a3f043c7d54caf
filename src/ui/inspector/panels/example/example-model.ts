/** An example's figures in words. No bridge is worked out here. */
import { callCode } from '#core/call.ts'
import { seatName } from '#core/seat.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  type Example,
  type ExampleStep,
  type Figure,
  type FigureEnds,
  isLoose,
  SIMPLE_WAYS,
  stepAt,
} from '#examples/example.ts'
import { spanText } from '../../../kit/span-text.ts'

const ORDINALS = ['', t`highest`, t`second-highest`, t`third-highest`, t`fourth-highest`] as const
/** `fourth-highest`, `fifth-highest`, `6th-highest`. */
const ordinal = (k: number): string =>
  ORDINALS[k] ?? (k === 5 ? t`fifth-highest` : t`${k}th-highest`)

const valueText = (value: FigureEnds | string | number): string => {
  if (typeof value === 'string') return value === 'none' ? t`no reading left` : value
  if (typeof value === 'number') return value === 0 ? t`the reading shown` : t`fallback ${value}`
  return spanText(value)
}

/** The step before or after that place; from between two steps back leads to the one under way. */
export function neighbour(example: Example, cursor: number, by: -1 | 1): ExampleStep | undefined {
  const { steps } = example
  const at = stepAt(example, cursor)
  const step = steps[at]
  if (step === undefined || cursor < (steps[0]?.at ?? 0)) return by === 1 ? steps[0] : undefined
  if (by === 1) return steps[at + 1]
  return cursor > step.at ? step : steps[at - 1]
}

export interface FigureRow {
  /** Names the row within its step. */
  readonly key: string
  /** The subject; `suit` is drawn behind it. */
  readonly what: string
  readonly suit?: Suit
  readonly by: 'law' | 'agreed' | undefined
  readonly value: string
  /** What the source, or the simple way, has instead. */
  readonly other: string | undefined
  readonly struck: boolean
}

function subjectOf(figure: Figure, { record }: Example): string {
  switch (figure.kind) {
    case 'length':
      return seatName(figure.seat)
    case 'points':
      return t`${seatName(figure.seat)}, points`
    case 'call':
    case 'believed': {
      const call = record.calls[figure.index]?.call
      const name = call === undefined ? t`The call` : callCode(call)
      if (figure.kind === 'believed') return t`${name}: believed`
      return figure.reading === 0 ? t`${name} as shown` : t`${name}, fallback ${figure.reading}`
    }
    case 'lead': {
      if (figure.n === 1) return t`Singleton`
      const headed =
        figure.headed === 'any'
          ? t`cards`
          : figure.headed === 'spots'
            ? t`spots`
            : t`headed by an honour`
      return t`${ordinal(figure.k)} of ${figure.n} ${headed}`
    }
    default:
      return t`The lead`
  }
}

/** A row for each figure, in the order of the step. */
export const figureRows = (example: Example, figures: readonly Figure[]): readonly FigureRow[] =>
  figures.map((figure, i) => ({
    key: `${figure.kind} ${i}`,
    what: subjectOf(figure, example),
    ...(figure.kind === 'length' ? { suit: figure.suit } : {}),
    by: figure.kind === 'length' || figure.kind === 'points' ? figure.by : undefined,
    value: valueText(figure.ours),
    other: isLoose(figure) && figure.printed !== undefined ? valueText(figure.printed) : undefined,
    struck: figure.ours === 'impossible',
  }))

/** Whose the other figures are. */
export const otherName = ({ group }: Pick<Example, 'group'>): string =>
  group === SIMPLE_WAYS ? t`the simple way` : t`the article`

/** For readers: `West, diamonds, by law: 1–4`. */
export const figureName = ({ what, suit, by, value }: FigureRow): string =>
  `${what}${suit === undefined ? '' : `, ${strainName(suit)}`}${
    by === undefined ? '' : by === 'law' ? t`, by law` : t`, if agreed`
  }: ${value.replace('–', t` to `)}`
