/** The sentences of proofs: what an act made of a number, prices of acts that were off, and claims. */

import { type Card, cardName, rankOf } from '#core/card.ts'
import { type Chance, figure, fineFigure } from '#core/chance.ts'
import { rankLabel } from '#core/display.ts'
import { ranks } from '#core/holding.ts'
import { capital, fixed, grouped } from '#core/locale.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { LawfulRange } from '#reasoning/law/changes.ts'
import type { HandsClaim, Lie, ProofStep } from '../proof.ts'
import { amount, cardWords, listing } from './why-bound-words.ts'

/** An expected number; of intervals the two ends of one that holds it. */
export interface Mean {
  readonly mean: number
  readonly upTo?: number
}
/** What a proof rests an act's step on. */
type Rests = Required<Pick<ProofStep, 'act'>>

/** What a number of a hand counts: `hearts`, `points`. */
const subject = (what: Suit | 'hcp'): string => (what === 'hcp' ? t`points` : strainName(what))
/** `5.2 hearts`, `10.8–11.3 points`. */
function expected({ mean, upTo = mean }: Mean, what: Suit | 'hcp'): string {
  const [low, high] = [fixed(mean, 1), fixed(upTo, 1)]
  return `${low === high ? low : `${low}–${high}`} ${subject(what)}`
}
const LEAVES_NOTHING = t`leaves nothing that fits.`

/** How a chance by law comes. @param among which layouts are counted, where not all are. */
export function lawStep(start: Chance, met: string, all: string, among?: string): ProofStep {
  const words = t`${grouped(all)} layouts`
  return {
    text: t`By law ${fineFigure(start)}: ${grouped(met)} of ${words}${among === undefined ? '' : ` ${among}`}.`,
    events: [],
    figure: start,
    count: { n: met, of: all },
    ...(among === undefined ? { opens: [{ words, of: { kind: 'layouts' } }] } : {}),
  }
}
/** What an act made of a chance. */
export const madeStep = (rests: Rests, now: Chance | undefined): ProofStep => ({
  ...rests,
  events: [],
  text: now === undefined ? LEAVES_NOTHING : t`makes it ${fineFigure(now)}.`,
  ...(now === undefined ? {} : { figure: now }),
})
export const meanStart = (mean: Mean, what: Suit | 'hcp'): ProofStep => ({
  text: t`By law alone ${expected(mean, what)} are expected.`,
  events: [],
})
/** What an act made of an expected number. */
export const meanStep = (rests: Rests, mean: Mean | undefined, what: Suit | 'hcp'): ProofStep => ({
  ...rests,
  events: [],
  text: mean === undefined ? LEAVES_NOTHING : t`makes it ${expected(mean, what)}.`,
})

/** What an act says of the least, of the most or of both ends of a number: `says 11–16 points.` */
export function endsStep(
  rests: Rests,
  { lo, hi }: Partial<LawfulRange>,
  what: Suit | 'hcp',
): ProofStep {
  const of = subject(what)
  const text =
    lo === undefined
      ? t`says at most ${hi ?? 0} ${of}.`
      : hi === undefined
        ? t`says at least ${lo} ${of}.`
        : t`says ${lo === hi ? `${lo}` : `${lo}–${hi}`} ${of}.`
  return { ...rests, events: [], text }
}

/** What the intervals of a sample are worth. */
export const drawnNote = (layouts: number): string =>
  t`Intervals are from samples of ${grouped(layouts)} layouts: nineteen in twenty hold the exact figure.`

/** `West K J, East none`. */
const holdingsWords = (seats: readonly Seat[], holdings: readonly (readonly Card[])[]): string =>
  seats
    .map((seat, h) => {
      const faces = (holdings[h] ?? []).map((card) => rankLabel(rankOf(card)))
      return `${seatName(seat)} ${faces.length === 0 ? t`none` : faces.join(' ')}`
    })
    .join(', ')
/** `West K 5, East Q J`: of cards as good as one another the highest stand for all. */
export function lieWords(
  seats: readonly Seat[],
  { seat, parts }: { readonly seat: Seat } & Lie,
): string {
  const cards = (from: 'seat' | 'other'): string => {
    const held = parts.flatMap(({ cards: kind, n }) =>
      from === 'seat' ? ranks(kind).slice(0, n) : ranks(kind).slice(n),
    )
    return held.length === 0
      ? t`none`
      : held
          .sort((a, b) => b - a)
          .map(rankLabel)
          .join(' ')
  }
  return seats.map((one) => `${seatName(one)} ${cards(one === seat ? 'seat' : 'other')}`).join(', ')
}
/** One way for the honours of a suit to lie, with its own proof. */
export function placedStep(
  seats: readonly Seat[],
  suit: Suit,
  lengths: readonly number[],
  row: Chance & { readonly holdings: readonly (readonly Card[])[] },
): ProofStep {
  const { holdings, chance, upTo } = row
  const words = `${holdingsWords(seats, holdings)}: ${figure(row)}`
  return {
    text: words,
    events: [],
    figure: { chance, ...(upTo === undefined ? {} : { upTo }) },
    opens: [{ words, of: { kind: 'placed', suit, lengths, holdings } }],
  }
}

const bySeat = (seats: readonly Seat[], lengths: readonly number[]): string =>
  listing(seats.map((seat, h) => `${seatName(seat)} ${amount(lengths[h] ?? 0)}`))

/** The claim as a reader hears it, before the steps. */
export function claimWords(claim: HandsClaim, seats: readonly Seat[]): string {
  switch (claim.kind) {
    case 'card':
      return t`${seatName(claim.seat)} has the ${cardName(claim.card)}`
    case 'shape':
      return t`${seatName(claim.seat)} has the shape ${claim.name}`
    case 'length':
      return t`${seatName(claim.seat)} has ${cardWords(claim.n, claim.suit)}`
    case 'points':
      return t`${seatName(claim.seat)} has ${claim.n} points`
    case 'split':
      return t`Of the ${strainName(claim.suit)} ${bySeat(seats, claim.lengths)}`
    case 'reading':
      return t`This is what was shown`
    case 'placed':
      return t`Of the ${strainName(claim.suit)} ${holdingsWords(seats, claim.holdings)}`
    case 'lie':
      return t`Of the ${strainName(claim.suit)} ${lieWords(seats, claim)}`
    case 'lies':
      return t`What it brings in ${strainName(claim.suit)}`
    case 'opening':
      return t`The layouts in which ${seatName(claim.seat)} has a hand for its call`
    case 'number':
      return capital(t`${seatName(claim.seat)}’s ${subject(claim.what)}`)
    case 'honours':
      return t`The honours, if of the ${strainName(claim.suit)} ${bySeat(seats, claim.lengths)}`
    case 'layouts':
      return t`The number of layouts`
    case 'vacant':
      return t`${seatName(claim.seat)}’s vacant places`
    case 'before':
      return t`Before any card is seen ${bySeat(seats, claim.lengths)}`
    case 'pattern':
      return t`Just these were off`
  }
}

/** One way for all acts that may have been off; numbers in decimal. */
export interface PatternWay {
  /** The weight of each act, in their order. */
  readonly weights: readonly number[]
  /** Layouts in which the acts went so, and the same, each as often as signals and other cards weigh it, where there are such. */
  readonly layouts: string
  readonly weighed?: string
  /** The weights and the layouts multiplied. */
  readonly product: string
}
/** Of a hundred hands that are so, how many act so; where an act was off by steps, for each of them. */
const priceWords = (ways: readonly PatternWay[], at: number): string =>
  t`weight ${[...new Set(ways.map(({ weights }) => weights[at] ?? 0))].join(t` or `)}`
const wayWords = ({ weights, layouts, weighed, product }: PatternWay): string => {
  const counted = `${grouped(layouts)} ${layouts === '1' ? t`layout` : t`layouts`}${
    weighed === undefined ? '' : t`, which count as ${grouped(weighed)}`
  }`
  const factors = [...weights.map(String), grouped(weighed ?? layouts)]
  return `${counted}: ${factors.join(' × ')} = ${grouped(product)}.`
}
/** From the price of each act to the share of the pattern in what all ways together weigh. */
export function patternSteps(
  acts: readonly (Rests & { readonly off: boolean })[],
  ways: readonly PatternWay[],
  sums: { readonly sum: string; readonly total: string; readonly others: string },
  chance: Chance,
): readonly ProofStep[] {
  const { sum, total, others } = sums
  const plain = (text: string): ProofStep => ({ text, events: [] })
  return [
    ...acts.map(
      ({ act, off }, i): ProofStep => ({
        act,
        events: [],
        text: `${off ? t`was off` : t`was as agreed`}: ${priceWords(ways, i)}.`,
      }),
    ),
    ...(ways.some(({ weighed }) => weighed !== undefined)
      ? [plain(t`Signals and plays not made weigh the layouts too: each counts so many times.`)]
      : []),
    ...ways.map((way): ProofStep => ({ ...plain(wayWords(way)), count: { n: way.product } })),
    ...(ways.length > 1 ? [{ ...plain(t`Together ${grouped(sum)}.`), count: { n: sum } }] : []),
    {
      ...plain(
        others === '0'
          ? t`Nothing else has any weight: ${fineFigure(chance)}.`
          : t`All other ways weigh ${grouped(others)}, so this is ${grouped(sum)} of ${grouped(total)}: ${fineFigure(chance)}.`,
      ),
      figure: chance,
      count: { n: sum, of: total },
    },
  ]
}
