/** A student's way through a lesson: where it stands, what was answered, and the free continuations. Pure. */

import { isEnded } from '#core/auction.ts'
import { callCode, parseCall } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { type Contract, contractCode } from '#core/contract.ts'
import { seatInitial } from '#core/display.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { t } from '#core/text.ts'
import { buildAuction, buildPlay } from '#formats/record-builder.ts'
import {
  cutAt,
  eventCount,
  type Lesson,
  type LessonBoard,
  lessonKey,
  marked,
  type Stop,
  type Verdict,
} from './lesson.ts'

export interface Given {
  /** Places of the board and the stop, from 0. */
  readonly board: number
  readonly stop: number
  readonly answer: string
  readonly verdict: Verdict
}
/** How a board that was gone on with freely has ended. */
export interface Ending {
  readonly board: number
  /** The whole auction, `P 1N P`. */
  readonly calls: string
  /** `3NT by S`; `passed out` where there is none. */
  readonly contract: string
  /** Of declarer's side, where the cards were played to the end. */
  readonly tricks?: number
}
export interface Attempt {
  readonly key: string
  readonly board: number
  readonly stop: number
  readonly given: readonly Given[]
  /** Calls and cards of the free continuation under way, in letters; `undefined` while there is none. */
  readonly moves: readonly string[] | undefined
  readonly endings: readonly Ending[]
  readonly finished: boolean
}

export const startAttempt = (lesson: Lesson): Attempt => ({
  key: lessonKey(lesson),
  board: 0,
  stop: 0,
  given: [],
  moves: undefined,
  endings: [],
  finished: false,
})

export const boardOf = (lesson: Lesson, { board }: Attempt): LessonBoard | undefined =>
  lesson.boards[board]
export const stopOf = (lesson: Lesson, { board, stop }: Attempt): Stop | undefined =>
  lesson.boards[board]?.stops[stop]
/** The answer at the stop where the attempt stands. */
export const givenHere = ({ given, board, stop }: Attempt): Given | undefined =>
  given.find((one) => one.board === board && one.stop === stop)

/** The record with moves made after it, up to the first that is not lawful. */
export function withMoves(record: BoardRecord, moves: readonly string[]): BoardRecord {
  const auction = buildAuction(record.board.dealer)
  for (const call of record.calls) auction.add(call)
  const stated = record.calls.length === 0 && record.contract !== undefined
  let play: ReturnType<typeof buildPlay> | undefined
  const contract = (): Contract | undefined => (stated ? record.contract : auction.contract())
  const bidden = (): boolean => stated || auction.ended()
  const begin = (): typeof play => {
    const of = bidden() ? contract() : undefined
    if (play === undefined && of !== undefined) {
      play = buildPlay(record.board.deal, of)
      for (const card of record.cards) play.add(card)
    }
    return play
  }
  for (const move of moves) {
    if (!bidden()) {
      const call = parseCall(move)
      if (call === undefined || auction.add({ call }) !== undefined) break
    } else {
      const card = parseCard(move)
      const built = begin()
      if (card === undefined || built === undefined || built.add(card) !== undefined) break
    }
  }
  return {
    ...record,
    calls: auction.calls,
    contract: bidden() ? contract() : undefined,
    cards: begin()?.cards ?? [],
  }
}

/** What has happened on the board so far, all hands in it. */
export function recordNow(lesson: Lesson, attempt: Attempt): BoardRecord | undefined {
  const board = boardOf(lesson, attempt)
  const stop = stopOf(lesson, attempt)
  if (board === undefined || stop === undefined) return undefined
  const record = cutAt(board.record, stop.at)
  return attempt.moves === undefined ? record : withMoves(record, attempt.moves)
}

/** True when the free continuation has come to its end. */
export function isOver(record: BoardRecord, goesOn: Stop['goesOn']): boolean {
  const bidden = isEnded(auctionOf(record)) || record.calls.length === 0
  if (goesOn === 'bid-on')
    return bidden && (record.calls.length > 0 || record.contract !== undefined)
  return bidden && (record.contract === undefined || record.cards.length === 52)
}

/** Marks an answer; the first one at a stop counts. */
export function answered(lesson: Lesson, attempt: Attempt, answer: string): Attempt {
  const question = stopOf(lesson, attempt)?.question
  if (question === undefined || givenHere(attempt) !== undefined) return attempt
  const { board, stop, given } = attempt
  const { verdict } = marked(question, answer)
  return { ...attempt, given: [...given, { board, stop, answer, verdict }] }
}

/** One more call or card of the free continuation. */
export const moved = (attempt: Attempt, move: string): Attempt =>
  attempt.moves === undefined ? attempt : { ...attempt, moves: [...attempt.moves, move] }

const nextBoard = (lesson: Lesson, attempt: Attempt): Attempt => {
  const { board } = attempt
  return board + 1 < lesson.boards.length
    ? { ...attempt, board: board + 1, stop: 0, moves: undefined }
    : { ...attempt, moves: undefined, finished: true }
}

/** How the board went that was gone on with freely. */
function endingOf(record: BoardRecord, board: number): Ending {
  const { contract, calls, cards } = record
  const play = contract && buildPlay(record.board.deal, contract)
  for (const card of cards) play?.add(card)
  return {
    board,
    calls: calls.map(({ call }) => callCode(call)).join(' '),
    contract:
      contract === undefined
        ? t`passed out`
        : t`${contractCode(contract)} by ${seatInitial(contract.declarer)}`,
    ...(play !== undefined && cards.length === 52 ? { tricks: play.declarerTricks() } : {}),
  }
}

/** Goes on from where the attempt stands; a question must be answered first. */
export function goneOn(lesson: Lesson, attempt: Attempt): Attempt {
  const board = boardOf(lesson, attempt)
  const stop = stopOf(lesson, attempt)
  if (board === undefined || stop === undefined || attempt.finished) return attempt
  const given = givenHere(attempt)
  if (stop.question !== undefined && given === undefined) return attempt
  if (attempt.moves !== undefined) {
    const record = recordNow(lesson, attempt)!
    const ending = endingOf(record, attempt.board)
    return nextBoard(lesson, { ...attempt, endings: [...attempt.endings, ending] })
  }
  if (stop.goesOn !== 'forced') {
    const made = stop.question?.kind === 'call' || stop.question?.kind === 'card'
    const first = made && given !== undefined ? [given.answer] : []
    // An answer that is not lawful here is marked, and the student chooses again at the table.
    const lawful = eventCount(withMoves(cutAt(board.record, stop.at), first)) === stop.at + 1
    return { ...attempt, moves: lawful ? first : [] }
  }
  return attempt.stop + 1 < board.stops.length
    ? { ...attempt, stop: attempt.stop + 1 }
    : nextBoard(lesson, attempt)
}

/** Questions of a lesson, and how many of them were answered right. */
export function score(
  lesson: Lesson,
  { given }: Attempt,
): { readonly of: number; readonly right: number } {
  const questions = lesson.boards.flatMap(({ stops }) =>
    stops.flatMap(({ question }) => (question === undefined ? [] : [question])),
  )
  return { of: questions.length, right: given.filter(({ verdict }) => verdict !== 'wrong').length }
}
