/**
 * A question to a whole class: asked from one chair of a board that is not under way, answered by each alone,
 * and shown to all when the host says so. Who said what the host alone sees.
 */
import * as v from 'valibot'
import { type Card, isCard } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import type { BoardRecord } from '#core/record.ts'
import { bySeat, type Seat } from '#core/seat.ts'
import { normalAnswer, QUESTION_KINDS, type QuestionKind } from '#lessons/lesson.ts'
import { count, eventsSchema, seat, writeEvent } from './events.ts'
import type { LogEntry, LogEvent } from './log.ts'
import { plainText } from './plain.ts'

export type Subject =
  /** Answered in percent. */
  | { readonly kind: 'card'; readonly card: Card; readonly seat: Seat }
  /** Answered by four lengths, spades first: `5=3=3=2`. */
  | { readonly kind: 'shape'; readonly seat: Seat }
  /** A stop of a lesson, in its own words. */
  | {
      readonly kind: 'stop'
      readonly ask: string
      readonly answer: QuestionKind
      /** What can be chosen; empty where words are typed. */
      readonly options: readonly string[]
    }
export interface ClassQuestion {
  /** Names it: an answer to another is dropped. */
  readonly n: number
  readonly chair: Seat
  /** The board as far as the chair sees it. */
  readonly seen: readonly LogEvent[]
  readonly subject: Subject
}
/** What the host shows after it. */
export interface Shown {
  /** Chances of answers, 0 to 1, counted from what the class can see; of a card one, for its seat, under ``. */
  readonly odds: readonly (readonly [answer: string, chance: number])[]
  /** The answers that a lesson takes as right; the best first. */
  readonly right: readonly string[]
  /** Why, in the lesson’s words. */
  readonly why: string
}
/** As the host keeps it. */
export interface AskedClass {
  readonly question: ClassQuestion
  readonly answers: readonly (readonly [page: string, answer: string])[]
  /** What a lesson says to its stop, until it is shown. */
  readonly key?: Pick<Shown, 'right' | 'why'> | undefined
  readonly shown?: Shown | undefined
}
/** A question that is not asked yet, and what a lesson says to it. */
export interface NewQuestion extends Pick<AskedClass, 'key'> {
  readonly question: Omit<ClassQuestion, 'n'>
}
/** As a page is told it: its own answer, and after *Show* how many gave which, without names. */
export interface ClassView {
  readonly question: ClassQuestion
  readonly mine?: string | undefined
  readonly shown?: (Shown & { readonly counts: readonly (readonly [string, number])[] }) | undefined
}

/** Longest answer, in letters. */
const ANSWER_LETTERS = 80
/** Answers of which it is told how many gave them: a frame has an end. */
const MOST_TOLD = 40
const SHAPE = /^(\d{1,2})=(\d{1,2})=(\d{1,2})=(\d{1,2})$/

/** An answer in its one form; `undefined` where it is none to that question. */
export function answerTo(subject: Subject, text: string): string | undefined {
  const plain = text.trim()
  if (subject.kind === 'card')
    return /^\d{1,3}$/.test(plain) && Number(plain) <= 100 ? String(Number(plain)) : undefined
  if (subject.kind === 'shape') {
    const lengths = SHAPE.exec(plain)?.slice(1).map(Number) ?? []
    return lengths.reduce((sum, n) => sum + n, 0) === 13 ? lengths.join('=') : undefined
  }
  const normal = normalAnswer(subject.answer, plain.slice(0, ANSWER_LETTERS))
  return subject.answer === 'choice' && !subject.options.includes(normal ?? '') ? undefined : normal
}

/** How many gave each answer: the most first, then by the answer. */
export function countsOf(
  answers: AskedClass['answers'],
): readonly (readonly [answer: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const [, answer] of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
}

export const viewFor = ({ question, answers, shown }: AskedClass, page: string): ClassView => ({
  question,
  mine: answers.find(([id]) => id === page)?.[1],
  shown: shown && { ...shown, counts: countsOf(answers).slice(0, MOST_TOLD) },
})

/**
 * The log of a board as who may see these hands sees it, up to the end of the record.
 * @param record with all that has happened; dummy’s hand comes with the lead.
 */
export function seenFrom(record: BoardRecord, sees: readonly Seat[]): readonly LogEvent[] {
  const { board, contract } = record
  const hands = bySeat((seat) => (sees.includes(seat) ? board.deal[seat] : undefined))
  const { dealer, vulnerability } = board
  const deal = { kind: 'deal', board: board.number ?? 0, dealer, vulnerability, hands } as const
  const entries: readonly LogEntry[] = [
    { ...deal, commitment: NO_PROMISE },
    ...record.calls.map(({ call }) => ({ kind: 'call', call }) as const),
    ...record.cards.map((card, i): LogEntry => {
      const dummy = i === 0 && contract ? board.deal[dummyOf(contract)] : undefined
      return dummy === undefined ? { kind: 'card', card } : { kind: 'card', card, dummy }
    }),
  ]
  return entries.map((entry, i) => ({ ...entry, n: i + 1 }))
}
/** Nothing is promised of a board that is only looked at. */
const NO_PROMISE = '-'.repeat(43)

const answer = plainText(ANSWER_LETTERS)
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const subject = v.variant('kind', [
  v.strictObject({
    kind: v.literal('card'),
    card: v.custom<Card>(isCard),
    seat,
  }),
  v.strictObject({ kind: v.literal('shape'), seat }),
  v.strictObject({
    kind: v.literal('stop'),
    ask: plainText(1000),
    answer: v.picklist(QUESTION_KINDS),
    options: v.pipe(v.array(answer), v.maxLength(12)),
  }),
])
const question = v.strictObject({ n: count, chair: seat, seen: eventsSchema, subject })
const shown = {
  odds: v.pipe(v.array(v.strictTuple([answer, chance])), v.maxLength(MOST_TOLD)),
  right: v.pipe(v.array(answer), v.maxLength(20)),
  why: plainText(2000),
}
export const askedSchema = v.strictObject({
  question,
  answers: v.array(v.strictTuple([v.string(), answer])),
  key: v.optional(v.strictObject({ right: shown.right, why: shown.why })),
  shown: v.optional(v.strictObject(shown)),
})
export const classViewSchema = v.strictObject({
  question,
  mine: v.optional(answer),
  shown: v.optional(
    v.strictObject({
      ...shown,
      counts: v.pipe(v.array(v.strictTuple([answer, count])), v.maxLength(MOST_TOLD)),
    }),
  ),
})

const written = (of: ClassQuestion) => ({ ...of, seen: of.seen.map(writeEvent) })
export const writeAsked = (of: AskedClass): unknown => ({ ...of, question: written(of.question) })
export const writeClassView = (of: ClassView): unknown => ({
  ...of,
  question: written(of.question),
})
