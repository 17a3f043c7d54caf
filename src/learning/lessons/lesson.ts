/**
 * A lesson: boards with hands that the student does not see, and stops at which the teacher says or asks
 * something. Plain data: files, links, the author's page and the player share it.
 */
import { isEnded } from '#core/auction.ts'
import { callCode, parseCall } from '#core/call.ts'
import { cardCode, parseCard } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { bySeat, type Seat } from '#core/seat.ts'
import { shortKey } from '#core/short-key.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { type Prose, proseText } from './prose.ts'

export const QUESTION_KINDS = ['call', 'card', 'number', 'choice', 'text'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** An answer as `normalAnswer` writes it, and what is said of it. */
export interface Reply {
  readonly answer: string
  readonly comment?: Prose
}
export interface Question {
  readonly kind: QuestionKind
  readonly ask: Prose
  /** What can be chosen; empty for the other kinds. */
  readonly options: readonly string[]
  /** The best answer, then what is accepted as well. At least one. */
  readonly accepted: readonly [Reply, ...Reply[]]
  /** Wrong answers of which something particular is said. */
  readonly wrong: readonly Reply[]
  /** Told after any answer. */
  readonly why: Prose
}

/** How it goes on: along the teacher's line, or freely with robots in the other seats. */
export const GOING_ON = ['forced', 'bid-on', 'play-on'] as const
export type GoingOn = (typeof GOING_ON)[number]

export interface Stop {
  /** Calls and cards of the record that are shown, from 0. */
  readonly at: number
  readonly comment: Prose
  readonly question?: Question
  /** Free only at the last stop of a board: the student's own line leaves the teacher's. */
  readonly goesOn: GoingOn
}

export interface LessonBoard {
  /** The whole deal, with the calls and cards of the teacher's line. */
  readonly record: BoardRecord
  /** Whose cards lie at the foot of the table. */
  readonly student: Seat
  /** Hands that the student does not see; dummy is faced by the lead in any case. */
  readonly hidden: readonly Seat[]
  readonly systems: SystemRefs
  /** By rising `at`; at least one. */
  readonly stops: readonly Stop[]
}

export interface Lesson {
  readonly title: string
  /** One sentence for the list. */
  readonly about: string
  /** Empty where nobody is named. */
  readonly author: string
  readonly boards: readonly LessonBoard[]
}

export const eventCount = ({ calls, cards }: BoardRecord): number => calls.length + cards.length

/** The record cut after so many calls and cards. */
export function cutAt(record: BoardRecord, at: number): BoardRecord {
  const { claim: _, declarerTricks: __, ...rest } = record
  const calls = record.calls.slice(0, at)
  const bidden = isEnded(auctionOf({ ...record, calls }))
  const stated = record.calls.length === 0
  return {
    ...rest,
    calls,
    contract: bidden || stated ? record.contract : undefined,
    cards: bidden || stated ? record.cards.slice(0, Math.max(0, at - record.calls.length)) : [],
  }
}

/** What the student may see of a record: hidden hands are not in it, so that nothing can show them. */
export function studentView(board: Pick<LessonBoard, 'hidden'>, record: BoardRecord): BoardRecord {
  const faced =
    record.contract !== undefined && record.cards.length > 0 ? dummyOf(record.contract) : undefined
  const deal: PartialDeal = bySeat((seat) =>
    board.hidden.includes(seat) && seat !== faced ? undefined : record.board.deal[seat],
  )
  return { ...record, board: { ...record.board, deal } }
}

/** An answer in the one form in which answers are kept and compared; `undefined` where it is none. */
export function normalAnswer(kind: QuestionKind, text: string): string | undefined {
  const plain = text.trim().replace(/\s+/g, ' ')
  if (plain === '') return undefined
  switch (kind) {
    case 'call': {
      const call = parseCall(plain)
      return call === undefined ? undefined : callCode(call)
    }
    case 'card': {
      const card = parseCard(plain)
      return card === undefined ? undefined : cardCode(card)
    }
    case 'number':
      return /^\d{1,4}$/.test(plain) ? String(Number(plain)) : undefined
    case 'choice':
    case 'text':
      return plain
  }
}

/** `right` is the first answer accepted, `also` one of the others. */
export type Verdict = 'right' | 'also' | 'wrong'
/** How an answer is marked, and what the teacher says of it. */
export function marked(
  { kind, accepted, wrong }: Question,
  answer: string,
): { readonly verdict: Verdict; readonly comment: Prose } {
  const same = (reply: Reply): boolean =>
    kind === 'text' ? reply.answer.toLowerCase() === answer.toLowerCase() : reply.answer === answer
  const at = accepted.findIndex(same)
  const reply = at < 0 ? wrong.find(same) : accepted[at]
  return {
    verdict: at < 0 ? 'wrong' : at === 0 ? 'right' : 'also',
    comment: reply?.comment ?? [],
  }
}

/** Every prose of a stop, in the order in which it is read. */
export const proseOf = ({ comment, question }: Stop): readonly Prose[] => [
  comment,
  ...(question === undefined
    ? []
    : [
        question.ask,
        ...[...question.accepted, ...question.wrong].map((reply) => reply.comment ?? []),
        question.why,
      ]),
]

/** Names a lesson by what it says, so that results of two versions are not mixed. */
export const lessonKey = (lesson: Lesson): string =>
  shortKey(
    JSON.stringify({
      ...lesson,
      boards: lesson.boards.map((board) => ({
        ...board,
        stops: board.stops.map((stop) => [stop.at, stop.goesOn, ...proseOf(stop).map(proseText)]),
      })),
    }),
  )
