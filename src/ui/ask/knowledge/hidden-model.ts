/** Plain readings of the hidden-hands answer for the page: cells, words and the places of bars. No bridge is worked out here. */
import { numberWord } from '#core/number-words.ts'
import type { Suit } from '#core/suit.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobValue } from '#engine/protocol.ts'
import type { Knowledge, LawfulMoment } from './moment.ts'

export type ClosedHand = LawfulMoment['hands'][number]
export type MovedSpread = ClosedHand['hcp']
export type ClosedSuit = ClosedHand['suits'][number]

export type Opening = JobValue<'opening-shares'>
export type HandMeaning = Opening['hands'][number]['meaning']
export type CalledMeaning = Extract<HandMeaning, { readonly kind: 'called' }>

/** A closed hand as the agreements have it. */
export type AgreedHand = NonNullable<Knowledge['now']>['hands'][number]
/**
 * What the agreements make of one number of a closed hand. `likely`: the least range that holds nine layouts in
 * ten; `kept`: in all the layouts that keep to everything agreed.
 */
export type Agreed = AgreedHand['hcp'] & Record<'likely' | 'kept', Span | undefined>
export type Inference = Knowledge['inferences'][number]
export type Reading = Inference['readings'][number]

/** What the agreements say of a number of the hand; `undefined` when they say nothing. */
export const agreedOf = (hand: AgreedHand | undefined, what: Suit | 'hcp'): Agreed | undefined => {
  if (hand === undefined) return undefined
  const { likely, kept } = hand
  return what === 'hcp'
    ? { ...hand.hcp, likely: likely?.hcp, kept: kept?.hcp }
    : { ...hand.suits[what], likely: likely?.suits[what], kept: kept?.suits[what] }
}
/** A range by agreement where it says more than the law. @param by which one: nine layouts in ten, or all that keep to what is agreed. */
export const narrower = (
  agreed: Agreed | undefined,
  law: Span,
  by: 'likely' | 'kept' = 'likely',
): Span | undefined => {
  const told = agreed?.[by]
  return told !== undefined && (told.lo > law.lo || told.hi < law.hi) ? told : undefined
}
/**
 * One cell of the article's string: a card held (X), room (?), or room that the last card took away
 * ([?]); by agreement a card held, or room denied.
 */
export interface Cell {
  readonly kind: 'held' | 'agreed' | 'room' | 'denied' | 'lost'
  /** True for what the last card brought. */
  readonly fresh: boolean
}
type Bounds = Pick<MovedSpread, 'lo' | 'hi' | 'was'>
type Span = Pick<MovedSpread, 'lo' | 'hi'>

const plainCells = (kind: Cell['kind'], length: number): readonly Cell[] =>
  Array.from({ length: Math.max(0, length) }, () => ({ kind, fresh: kind === 'lost' }))
export const cellsOf = ({ lo, hi, was }: Bounds, agreed: Span = { lo, hi }): readonly Cell[] => [
  ...Array.from({ length: lo }, (_, i): Cell => ({ kind: 'held', fresh: i >= was.lo })),
  ...plainCells('agreed', agreed.lo - lo),
  ...plainCells('room', agreed.hi - agreed.lo),
  ...plainCells('denied', hi - agreed.hi),
  ...plainCells('lost', was.hi - hi),
]

/** Equal cells side by side, or one that stands for so many. */
export interface CellRun extends Cell {
  readonly count: number
}
/** Cells that have room in a row of the narrowest lens. */
const ABREAST = 8
/** Fewer of a kind than this take no less room as one cell with its number. */
const MANY = 3
const roomOf = ({ kind }: Cell): number => (kind === 'lost' ? 2 : 1)

/** The cells as they are drawn: all of them, or where they have no room, one for each kind with its number. */
export function runsOf(cells: readonly Cell[]): readonly CellRun[] {
  const single = cells.map((cell) => ({ ...cell, count: 1 }))
  if (cells.reduce((room, cell) => room + roomOf(cell), 0) <= ABREAST) return single
  const runs: CellRun[] = []
  for (const cell of single) {
    const last = runs.at(-1)
    if (last?.kind === cell.kind && last.fresh === cell.fresh)
      runs[runs.length - 1] = { ...last, count: last.count + 1 }
    else runs.push(cell)
  }
  return runs.flatMap((run) =>
    run.count < MANY ? Array.from({ length: run.count }, () => ({ ...run, count: 1 })) : [run],
  )
}

/** So many cards, where the word for them is left out. */
const some = (n: number): string => (n === 1 ? t`one` : numberWord(n))
/** The string for readers: `one card held, room for five more; room for one just lost`. */
export function cellsName({ lo, hi, was }: Bounds): string {
  const held =
    lo === 0
      ? t`none held for certain`
      : lo === 1
        ? t`one card held`
        : t`${numberWord(lo)} cards held`
  const room =
    hi === lo ? t`no room for more` : t`room for ${some(hi - lo)}${lo === 0 ? '' : t` more`}`
  const lost = was.hi > hi ? t`; room for ${some(was.hi - hi)} just lost` : ''
  const found = lo > was.lo ? t`; ${some(lo - was.lo)} just found` : ''
  return `${lo === 0 && hi === 0 ? t`none` : `${held}, ${room}`}${lost}${found}`
}

/** `4` when exact, else `1–6`. */
export const rangeText = ({ lo, hi }: Pick<MovedSpread, 'lo' | 'hi'>): string =>
  lo === hi ? String(lo) : `${lo}–${hi}`
/** For readers: `exactly 4`, `1 to 6`. */
export const rangeName = ({ lo, hi }: Pick<MovedSpread, 'lo' | 'hi'>): string =>
  lo === hi ? t`exactly ${lo}` : t`${lo} to ${hi}`

export const movedNow = ({ lo, hi, was }: Bounds): boolean => lo !== was.lo || hi !== was.hi

/** `hearts` or `points`: what the number counts. */
export const subjectName = (what: Suit | 'hcp'): string =>
  what === 'hcp' ? t`high card points` : strainName(what)

/** Each value of the range with its chance. */
export const chancesOf = ({
  lo,
  chances,
  upTo,
}: Pick<Agreed, 'lo' | 'chances' | 'upTo'>): readonly {
  readonly value: number
  readonly chance: number
  readonly upTo?: number
}[] =>
  chances.map((chance, i) => ({
    value: lo + i,
    chance,
    ...(upTo?.[i] === undefined ? {} : { upTo: upTo[i] }),
  }))

/** The longest length any suit of any hand can have, seven at least: the axis all histograms share. */
export const lengthAxis = (hands: readonly ClosedHand[]): number =>
  Math.max(7, ...hands.flatMap((hand) => hand.suits.map((suit) => suit.hi)))
/** The end of the points axis: 15, or the next multiple of five above the highest bound. */
export const pointsAxis = (hands: readonly ClosedHand[]): number =>
  Math.max(15, ...hands.map((hand) => Math.ceil(hand.hcp.hi / 5) * 5))

/** An interval wider than this tells nothing of which value is the likeliest. */
const TELLING = 0.25
/**
 * The value with the highest chance, by the middles where there are intervals; `undefined` while they
 * are so wide that no value is the likeliest.
 */
export const likeliest = ({
  lo,
  chances,
  upTo,
}: Pick<Agreed, 'lo' | 'chances' | 'upTo'>):
  | { readonly value: number; readonly chance: number; readonly upTo?: number }
  | undefined => {
  const ends = chances.map((p, i) => upTo?.[i] ?? p)
  const middle = chances.map((p, i) => (p + (ends[i] ?? p)) / 2)
  const at = middle.indexOf(Math.max(...middle))
  const [chance = 0, end = 0] = [chances[at], ends[at]]
  if (end - chance > TELLING) return undefined
  return { value: lo + at, chance, ...(upTo === undefined ? {} : { upTo: end }) }
}

/** The missing honours with the agreements' chances where there are any, else the law's. */
export const honourRows = (law: LawfulMoment, known: Knowledge | undefined) =>
  law.honours.map(({ card, holders }) => {
    const agreed =
      known !== undefined && known.inferences.length > 0
        ? known.now?.cards.find((one) => one.card === card)
        : undefined
    return agreed === undefined
      ? { card, holders }
      : { card, holders: agreed.holders, lawful: holders.map(({ chance }) => chance) }
  })
