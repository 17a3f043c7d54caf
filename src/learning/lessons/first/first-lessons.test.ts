/** Every sentence of our own lessons held against the cards and the engine. */
import { describe, expect, it } from 'vitest'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { isSure } from '#cardplay/paired.ts'
import { admits } from '#constraint/admits.ts'
import { callerAt } from '#core/auction.ts'
import { callCode, parseCall } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { seatView } from '#core/seat-view.ts'
import { boundsOf } from '#reasoning/law/changes.ts'
import { replayPlay } from '#reasoning/law/replay-play.ts'
import { START_SIDES } from '#store/agreements/agreements-start.ts'
import { bidderOf } from '#systems/bidder.ts'
import { claimedOf, holds } from '#testing/claimed.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine } from '#testing/inline.ts'
import {
  cutAt,
  eventCount,
  type LessonBoard,
  marked,
  proseOf,
  type Stop,
  studentView,
} from '../lesson.ts'
import { type Claim, claimWords, length, points, proseText, says } from '../prose.ts'
import { ALL_LESSONS, FIRST_LESSONS } from './index.ts'

const engine = createInlineEngine()
interface Place {
  readonly name: string
  readonly board: LessonBoard
  readonly stop: Stop
}
const opening = FIRST_LESSONS.find(({ id }) => id === 'opening')!.lesson
const PLACES: readonly Place[] = ALL_LESSONS.flatMap(({ id, lesson }) =>
  lesson.boards.flatMap((board) =>
    board.stops.map((stop, i) => ({
      name: `${id}, board ${board.record.board.number ?? '–'}, at ${stop.at}, stop ${i + 1}`,
      board,
      stop,
    })),
  ),
)
const claimsOf = (stop: Stop): readonly Claim[] =>
  proseOf(stop).flatMap((prose) =>
    prose.flatMap((part) => (typeof part === 'string' ? [] : [part])),
  )

/** What the engine makes of the turn after so many calls. */
function turnAt(record: BoardRecord, at: number, { systems }: LessonBoard) {
  const cut = cutAt(record, at)
  const seat = callerAt(auctionOf(cut), at)
  const view = seatView(cut, seat)
  const bidder = bidderOf(systems)
  if (!bidder.ok || view === undefined) throw new Error('the turn can be asked')
  return { turn: good(bidder.value.turn(view)), hand: view.hand }
}

describe('our own lessons', () => {
  it('have three to seven stops each, in order, within their boards', () => {
    for (const { id, lesson } of ALL_LESSONS) {
      const stops = lesson.boards.flatMap((board) => board.stops)
      expect(stops.length, id).toBeGreaterThanOrEqual(3)
      expect(stops.length, id).toBeLessThanOrEqual(7)
      for (const board of lesson.boards) {
        const ats = board.stops.map(({ at }) => at)
        expect(ats, id).toEqual(ats.toSorted((a, b) => a - b))
        expect(ats.at(-1), id).toBeLessThanOrEqual(eventCount(board.record))
        expect(board.stops.slice(0, -1).every(({ goesOn }) => goesOn === 'forced')).toBe(true)
      }
    }
  })
  it.each(PLACES)('$name: what is said of a hand is so', ({ board, stop }) => {
    for (const claim of claimsOf(stop))
      expect(claimedOf(claim, board.record), JSON.stringify(claim)).toBe(claim.is)
  })
  it.each(PLACES)('$name: nothing is said of a hand without being checked', ({ stop }) => {
    const SAID =
      /\b(?:you|partner|dummy|North|East|South|West) (?:really )?(?:have|has|hold|holds)\b/i
    for (const prose of proseOf(stop)) {
      const bare = prose.every((part) => typeof part === 'string')
      if (bare) expect(proseText(prose)).not.toMatch(SAID)
    }
  })
  it.each(PLACES)('$name: the engine bids as the lesson does', ({ board, stop }) => {
    const { record } = board
    for (let i = 0; i < Math.min(stop.at, record.calls.length); i++)
      expect(callCode(turnAt(record, i, board).turn.call), `call ${i}`).toBe(
        callCode(record.calls[i]!.call),
      )
  })
  it.each(PLACES.filter(({ stop }) => stop.question?.kind === 'call'))(
    '$name: the best call is the engine’s, and it admits the others',
    ({ board, stop }) => {
      const { turn, hand } = turnAt(board.record, stop.at, board)
      const [best, ...others] = stop.question!.accepted
      expect(best.answer).toBe(callCode(turn.call))
      for (const { answer } of others) {
        const rules = rulesAt(turn.state).filter(({ call }) => call === parseCall(answer))
        expect(
          rules.some(({ rule }) => admits(rule.shows, hand)),
          answer,
        ).toBe(true)
      }
      for (const { answer } of stop.question!.wrong)
        expect(marked(stop.question!, answer).verdict, answer).toBe('wrong')
    },
  )
  it.each(PLACES.filter(({ stop }) => stop.question?.kind === 'number'))(
    '$name: the number is one that the cards bear out',
    ({ stop }) => {
      const said = claimsOf(stop).map(({ is }) => String(is))
      expect(said).toContain(stop.question!.accepted[0].answer)
    },
  )
  it.each(PLACES.filter(({ board, stop }) => stop.at > board.record.calls.length && stop.question))(
    '$name: what is told of a closed hand in the play can be known',
    ({ board, stop }) => {
      const shown = studentView(board, cutAt(board.record, stop.at))
      const fold = good(replayPlay(seatView(shown, board.student)!))
      const position = fold.positions[shown.cards.length]!
      const hands = boundsOf(position)
      const counts = stop.question!.why.flatMap((part) =>
        typeof part !== 'string' && part.claim === 'length' ? [part] : [],
      )
      for (const { seat, suit, is } of counts) {
        const closed = hands[position.seats.indexOf(seat)]
        if (closed !== undefined) expect(closed.suits[suit]).toEqual({ lo: is, hi: is })
      }
    },
  )
  it.each(PLACES.filter(({ stop }) => stop.question?.kind === 'card'))(
    '$name: the best card is a robot’s',
    async ({ board, stop }) => {
      const record = cutAt(board.record, stop.at)
      // On a board made for a point several cards may be as good: none may be surely better.
      const isMade = board.record.board.number === undefined
      const question = {
        view: seatView(record, board.student)!,
        sides: START_SIDES,
        systems: board.systems,
        scoring: 'imps',
        speed: isMade ? 'normal' : 'instant',
        seed: [record.cards.length, 0x6b69_6269, 0x747a_6572, 1],
      } as const
      const made = good(await engine.run('robot', { ask: 'card', ...question }))
      const codes = stop.question!.accepted.map(({ answer }) => answer)
      if (!isMade) {
        expect(codes[0]).toBe(cardCode(made.card))
        return
      }
      const weighed = (code: string) =>
        made.candidates.find(({ equals }) => equals.map(cardCode).includes(code))
      const best = weighed(codes[0]!)
      if (made.candidates.length > 0) expect(best && isSure(best.behind)).toBe(false)
      else expect(codes[0]).toBe(cardCode(made.card))
    },
  )
  it.each(PLACES.filter(({ stop }) => stop.question?.kind === 'choice'))(
    '$name: the right choice is among the options, and a player is the one by the laws',
    ({ stop }) => {
      const { options, accepted, wrong } = stop.question!
      for (const { answer } of [...accepted, ...wrong]) expect(options).toContain(answer)
      const turns = claimsOf(stop).filter(({ claim }) => claim === 'turn')
      for (const claim of turns) expect(claimWords(claim)).toBe(accepted[0].answer)
    },
  )
  it.each(ALL_LESSONS)('$id tells before it asks, and asks twice', ({ lesson }) => {
    const [first, ...rest] = lesson.boards.flatMap(({ stops }) => stops)
    expect(first?.question).toBeUndefined()
    expect(proseText(first!.comment)).not.toBe('')
    expect(rest.filter(({ question }) => question !== undefined).length).toBeGreaterThan(1)
  })
  it('would fail at a false claim', () => {
    const { record } = opening.boards[0]!
    expect(holds(points(2, 14), record)).toBe(true)
    expect(holds(points(2, 13), record)).toBe(false)
    expect(proseText(says`You have ${points(2, 1)} and ${length(2, 2, 1)}.`)).toBe(
      'You have 1 point and one heart.',
    )
  })
})
