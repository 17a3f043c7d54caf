/** Boards and questions of our own lessons out of a few letters. What is wrong here is a mistake in our own data. */

import { boardOf } from '#core/board.ts'
import { callCode, parseCall } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { parseContract } from '#core/contract.ts'
import { isWhole, parse as parseDeal } from '#core/deal.ts'
import { invariant } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { EAST, NORTH, SEATS, type Seat, SOUTH, seatName, WEST } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { t } from '#core/text.ts'
import { buildAuction, buildPlay } from '#formats/record-builder.ts'
import type { GoingOn, LessonBoard, Question, Reply, Stop } from '../lesson.ts'
import type { Prose } from '../prose.ts'

/** Boards of our lessons in bidding are boards of this one seed, so that nobody chose their cards. */
const SEED: Seed = [1975, 18, 2, 12]
const SAYC = { id: 'sayc' }

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** A sentence that stands alone, or with statements in it. */
type Told = string | Prose
const prose = (told: Told | undefined): Prose =>
  told === undefined ? [] : typeof told === 'string' ? [told] : told

const others = (student: Seat): readonly Seat[] =>
  [NORTH, EAST, SOUTH, WEST].filter((seat) => seat !== student)

/** @param number the board of our seed: dealer and vulnerability go by it. */
export function dealt(
  number: number,
  of: {
    /** The line of the lesson, from the dealer on. */
    readonly calls: string
    readonly cards?: string
    readonly student?: Seat
    /** All but the student's hand by default. */
    readonly hidden?: readonly Seat[]
    readonly stops: readonly Stop[]
  },
): LessonBoard {
  const board = boardOf(number, dealFromSeed(SEED, number))
  const auction = buildAuction(board.dealer)
  for (const text of words(of.calls)) {
    const call = parseCall(text)
    invariant(call !== undefined, `${text} is a call`)
    const why = auction.add({ call })
    invariant(why === undefined, `board ${number}: ${text} is lawful`)
  }
  const contract = auction.ended() ? auction.contract() : undefined
  const play = contract && buildPlay(board.deal, contract)
  for (const text of words(of.cards ?? '')) {
    const card = parseCard(text)
    invariant(card !== undefined, `${text} is a card`)
    invariant(play?.add(card) === undefined, `board ${number}: ${text} is lawful`)
  }
  const student = of.student ?? SOUTH
  return {
    record: { board, calls: auction.calls, contract, cards: play?.cards ?? [] },
    student,
    hidden: of.hidden ?? others(student),
    systems: [SAYC, SAYC],
    stops: of.stops,
  }
}

/** A board made for a point of the play: hands and contract are given, and nothing was bid. */
export function played(of: {
  /** The four hands from North on. */
  readonly deal: string
  /** `4S`. */
  readonly contract: string
  readonly cards?: string
  /** South by default, as the student is. */
  readonly declarer?: Seat
  readonly student?: Seat
  /** All but the student's hand by default. */
  readonly hidden?: readonly Seat[]
  readonly stops: readonly Stop[]
}): LessonBoard {
  const deal = parseDeal(`N:${of.deal}`)
  invariant(deal.ok && isWhole(deal.value), `${of.deal} is a whole deal`)
  const stated = parseContract(of.contract)
  invariant(stated !== undefined, `${of.contract} is a contract`)
  const { declarer = SOUTH, student = SOUTH } = of
  const contract = { ...stated, declarer }
  const play = buildPlay(deal.value, contract)
  for (const text of words(of.cards ?? '')) {
    const card = parseCard(text)
    invariant(card !== undefined, `${text} is a card`)
    invariant(play.add(card) === undefined, `${of.deal}: ${text} is lawful`)
  }
  const board = {
    ...{ number: undefined, dealer: declarer, vulnerability: 'None' as const },
    deal: deal.value,
  }
  return {
    record: { board, calls: [], contract, cards: play.cards },
    student,
    hidden: of.hidden ?? others(student),
    systems: [SAYC, SAYC],
    stops: of.stops,
  }
}

type Said = readonly [answer: string, comment?: Told | undefined]
const reply = ([answer, comment]: Said): Reply => ({
  answer,
  ...(comment === undefined ? {} : { comment: prose(comment) }),
})
interface Asked {
  readonly kind: Question['kind']
  readonly comment?: Told
  readonly ask: Told
  readonly options?: readonly string[]
  readonly right: Said
  readonly also?: readonly Said[]
  readonly wrong?: readonly Said[]
  readonly why: Told
  readonly goesOn?: GoingOn
}
/** A stop that only tells. */
export const told = (at: number, comment: Told, goesOn: GoingOn = 'forced'): Stop => ({
  at,
  comment: prose(comment),
  goesOn,
})
/** A stop with a question. */
export const asked = (at: number, of: Asked): Stop => ({
  at,
  comment: prose(of.comment),
  question: {
    kind: of.kind,
    ask: prose(of.ask),
    options: of.options ?? [],
    accepted: [reply(of.right), ...(of.also ?? []).map(reply)],
    wrong: (of.wrong ?? []).map(reply),
    why: prose(of.why),
  },
  goesOn: of.goesOn ?? 'forced',
})

/** A call, as answers are written. */
const code = (text: string): string => {
  const call = parseCall(text)
  invariant(call !== undefined, `${text} is a call`)
  return callCode(call)
}
/** “What do you call?” */
export const callAsked = (
  at: number,
  of: Omit<Asked, 'kind' | 'ask' | 'options'> & { readonly ask?: Told },
): Stop =>
  asked(at, {
    ask: t`What do you call?`,
    ...of,
    kind: 'call',
    right: [code(of.right[0]), of.right[1]],
    also: (of.also ?? []).map(([text, comment]) => [code(text), comment]),
    wrong: (of.wrong ?? []).map(([text, comment]) => [code(text), comment]),
  })
const SEAT_NAMES = SEATS.map(seatName)
/** A question whose answer is a player. */
export const seatAsked = (
  at: number,
  of: Omit<Asked, 'kind' | 'options' | 'right' | 'also' | 'wrong'> & {
    readonly right: readonly [Seat, Told?]
    readonly wrong?: readonly (readonly [Seat, Told?])[]
  },
): Stop =>
  asked(at, {
    ...of,
    kind: 'choice',
    options: SEAT_NAMES,
    right: [seatName(of.right[0]), of.right[1]],
    wrong: (of.wrong ?? []).map(([seat, comment]) => [seatName(seat), comment]),
  })
/** “Which card do you lead?” */
export const cardAsked = (
  at: number,
  of: Omit<Asked, 'kind' | 'ask' | 'options'> & { readonly ask?: Told },
): Stop => asked(at, { ask: t`Which card do you lead?`, ...of, kind: 'card' })
