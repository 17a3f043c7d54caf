/** Which of the reader's sessions a challenge is about, and what they made of its boards. Pure. */
import type { Board } from '#core/board.ts'
import type { BoardMade } from '#core/board-made.ts'
import { format, isWhole } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { isRubber } from '#core/session-score.ts'
import { type Challenge, MOST_CHALLENGE_BOARDS } from '#live/challenge.ts'
import { boardsOfCode, type Session, type SessionBoard, type TableBoard } from '#store/index.ts'

const boardKey = ({ number, dealer, vulnerability, deal }: Board): string =>
  [number, dealer, vulnerability, format(deal)].join(' ')
const sourceOf = (on: readonly TableBoard[], board: number): Board | undefined =>
  on.find(({ id }) => id === board)?.source.board

/** The boards of a session in the order in which they were dealt; `undefined` where one has gone from the table. */
function dealtIn(session: Session, on: readonly TableBoard[]): readonly Board[] | undefined {
  const boards = session.boards
    .toSorted((a, b) => a.board - b.board)
    .map(({ board }) => sourceOf(on, board))
  return boards.every((one) => one !== undefined && isWhole(one.deal))
    ? (boards as readonly Board[])
    : undefined
}

/** The sessions whose boards can be sent: played to the end as North–South, and all on the table still. */
export function toSend(
  sessions: readonly Session[],
  on: readonly TableBoard[],
): readonly {
  readonly session: Session
  readonly records: readonly Pick<BoardRecord, 'board'>[]
}[] {
  return sessions.toReversed().flatMap((session) => {
    const { boards, side, over, scoring } = session
    // Whoever is vulnerable in a rubber is so by what was played before: nobody else can play such a deal.
    if (over !== true || side !== 0 || boards.length === 0 || isRubber(scoring)) return []
    if (boards.length > MOST_CHALLENGE_BOARDS || boards.some(({ calls }) => calls === undefined))
      return []
    const records = dealtIn(session, on)?.map((board) => ({ board }))
    return records === undefined ? [] : [{ session, records }]
  })
}

/** The reader's latest session of these boards: begun from the challenge, sent as one, or played otherwise. */
export function sessionOfBoards(
  sessions: readonly Session[],
  on: readonly TableBoard[],
  { boards }: Pick<Challenge, 'boards'>,
  records: readonly Pick<BoardRecord, 'board'>[],
): Session | undefined {
  const codeOf = ({ set, sent }: Session): string | undefined =>
    set?.kind === 'challenge' ? set.code : sent
  const keys = records.map(({ board }) => boardKey(board))
  return (
    sessions.findLast((one) => {
      const code = codeOf(one)
      return code !== undefined && boardsOfCode(code) === boards
    }) ??
    sessions.findLast(({ boards: own, side }) => {
      if (side !== 0) return false
      const played = own
        .map(({ board }) => sourceOf(on, board))
        .flatMap((b) => (b ? [boardKey(b)] : []))
      return keys.every((key) => played.includes(key))
    })
  )
}

const madeOf = ({ calls = [], lead, declarerTricks }: SessionBoard): BoardMade => ({
  calls,
  ...(lead === undefined ? {} : { lead }),
  ...(declarerTricks === undefined ? {} : { declarerTricks }),
})

/** What the reader made of the boards, in their order; `undefined` while one is not played. */
export function madeIn(
  { boards: own }: Session,
  on: readonly TableBoard[],
  records: readonly Pick<BoardRecord, 'board'>[],
): readonly BoardMade[] | undefined {
  const inOrder = own.length === records.length ? own.toSorted((a, b) => a.board - b.board) : []
  const made = records.map(({ board }, i) => {
    const key = boardKey(board)
    const found = own.find((one) => {
      const source = sourceOf(on, one.board)
      return source !== undefined && boardKey(source) === key
    })
    // Boards that have gone from the table are known by their place and number.
    const there = found ?? (inOrder[i]?.number === board.number ? inOrder[i] : undefined)
    return there?.calls === undefined ? undefined : madeOf(there)
  })
  return made.every((one) => one !== undefined) ? made : undefined
}

/** The code in a text that came by mail or chat; `undefined` where there is none. */
export const codeIn = (text: string): string | undefined =>
  // Addresses of machines have points too: the boards of a code begin as the link of a set does.
  /\b\d+\.m\d[\w-]+\.[a-z]+\.[\w-]+(?:\.[\w-]+)*/.exec(text)?.[0]
