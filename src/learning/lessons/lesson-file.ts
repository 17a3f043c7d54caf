/**
 * A lesson as text: JSON with seats, calls and cards in letters, so that people can write one by hand.
 * What cannot be read is answered with where and what; nothing of such a file is taken.
 */

import * as v from 'valibot'
import { callCode, parseCall } from '#core/call.ts'
import { cardCode, parseCard } from '#core/card.ts'
import { contractCode, parseContract } from '#core/contract.ts'
import { format as formatDeal, isWhole, parse as parseDeal } from '#core/deal.ts'
import { isDeeperThan } from '#core/json-depth.ts'
import { grouped } from '#core/locale.ts'
import type { BoardRecord } from '#core/record.ts'
import { err, ok, type Problem, type Result } from '#core/result.ts'
import { schemaMessage } from '#core/schema-message.ts'
import { parseSeat, SEATS, type Seat, seatLetter } from '#core/seat.ts'
import { BY_HAND, isOwn, type SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { buildAuction, buildPlay } from '#formats/record-builder.ts'
import {
  eventCount,
  GOING_ON,
  type Lesson,
  type LessonBoard,
  normalAnswer,
  QUESTION_KINDS,
  type Question,
  type Reply,
  type Stop,
} from './lesson.ts'
import { type Prose, proseText } from './prose.ts'

const FORMAT = 'kibitzer-lesson'
const VERSION = 1
/** Most characters that the text of a lesson may have. */
export const MAX_LESSON_TEXT = 400_000
export const MAX_BOARDS = 40
export const MAX_STOPS = 60
/** Most characters of one piece of prose. */
export const MAX_PROSE = 2000
export const MAX_REPLIES = 12
/** Problems told at once. */
const TOLD = 20

const words = (most: number) =>
  v.pipe(
    v.string(t`A text is needed.`),
    v.maxLength(most, t`It has more than ${grouped(most)} letters.`),
  )
const prose = words(MAX_PROSE)
const short = v.pipe(words(200), v.minLength(1, t`It is empty.`))
const seat = v.picklist(['N', 'E', 'S', 'W'], t`A seat is N, E, S or W.`)
const reply = v.strictObject({ answer: short, comment: v.exactOptional(prose) })
const replies = v.pipe(
  v.array(reply, t`A list is needed.`),
  v.maxLength(MAX_REPLIES, t`There are more than ${MAX_REPLIES}.`),
)
const questionSchema = v.strictObject({
  kind: v.picklist(QUESTION_KINDS, t`A question asks for a call, card, number, choice or text.`),
  ask: prose,
  options: v.exactOptional(v.pipe(v.array(short), v.maxLength(MAX_REPLIES))),
  accepted: v.pipe(replies, v.minLength(1, t`At least one answer must be accepted.`)),
  wrong: v.exactOptional(replies),
  why: v.exactOptional(prose),
})
const stopSchema = v.strictObject({
  at: v.pipe(v.number(t`A number is needed.`), v.integer(), v.minValue(0), v.maxValue(400)),
  comment: v.exactOptional(prose),
  question: v.exactOptional(questionSchema),
  goesOn: v.exactOptional(v.picklist(GOING_ON, t`It goes on forced, bid-on or play-on.`)),
})
const systemSchema = v.strictObject({
  id: short,
  packages: v.exactOptional(v.pipe(v.array(short), v.maxLength(60))),
  reading: v.exactOptional(short),
})
const boardSchema = v.strictObject({
  number: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))),
  dealer: seat,
  vulnerability: v.picklist(VULNERABILITIES, t`It is None, NS, EW or All.`),
  deal: words(200),
  calls: words(2000),
  contract: v.exactOptional(words(10)),
  declarer: v.exactOptional(seat),
  cards: words(400),
  student: seat,
  hidden: v.array(seat),
  systems: v.strictTuple([systemSchema, systemSchema], t`Two systems are needed.`),
  stops: v.pipe(
    v.array(stopSchema),
    v.maxLength(MAX_STOPS, t`There are more than ${MAX_STOPS} stops.`),
  ),
})
const lessonSchema = v.strictObject({
  format: v.literal(FORMAT, t`This is not a lesson of Kibitzer.`),
  version: v.literal(VERSION, t`It is of another version; this program reads version ${VERSION}.`),
  title: short,
  about: v.exactOptional(words(300)),
  author: v.exactOptional(words(100)),
  boards: v.pipe(
    v.array(boardSchema),
    v.minLength(1, t`A lesson needs a board.`),
    v.maxLength(MAX_BOARDS, t`There are more than ${MAX_BOARDS} boards.`),
  ),
})
type BoardJson = v.InferOutput<typeof boardSchema>
type StopJson = v.InferOutput<typeof stopSchema>

/** `Board 2, stop 3, question`: the path of a fault as people count. */
function placeWords(path: readonly { readonly key: unknown }[]): string {
  const said: string[] = []
  for (const { key } of path)
    if (typeof key === 'number') {
      const list = said.pop() ?? 'part'
      said.push(`${list.endsWith('s') ? list.slice(0, -1) : `${list},`} ${key + 1}`)
    } else said.push(String(key))
  const text = said.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
const fault = (code: string, place: string, message: string): Problem => ({
  code: `lesson/${code}`,
  message: place === '' ? message : `${place}: ${message}`,
})

const toProse = (text: string | undefined): Prose =>
  text === undefined || text === '' ? [] : [text]
const listed = (text: string): readonly string[] => text.split(/\s+/).filter((one) => one !== '')

/** The board of valid data, or what is wrong in it. */
function boardOf(data: BoardJson, place: string): Result<BoardRecord, Problem> {
  const wrong = (what: string, message: string) => err(fault('board', `${place}, ${what}`, message))
  const deal = parseDeal(data.deal)
  if (!deal.ok) return wrong('deal', deal.error.message)
  if (!isWhole(deal.value)) return wrong('deal', t`All four hands are needed, thirteen cards each.`)
  const dealer = parseSeat(data.dealer)!
  const auction = buildAuction(dealer)
  for (const [i, text] of listed(data.calls).entries()) {
    const call = parseCall(text)
    if (call === undefined) return wrong(t`call ${i + 1}`, t`“${text.slice(0, 20)}” is not a call.`)
    const why = auction.add({ call })
    if (why !== undefined) return wrong(t`call ${i + 1}`, why.message)
  }
  const stated = data.contract === undefined ? undefined : parseContract(data.contract)
  if (data.contract !== undefined && stated === undefined)
    return wrong('contract', t`“${data.contract}” is not a contract.`)
  const declarer = data.declarer === undefined ? undefined : parseSeat(data.declarer)
  const contract =
    auction.calls.length > 0
      ? auction.ended()
        ? auction.contract()
        : undefined
      : stated && declarer !== undefined
        ? { ...stated, declarer }
        : undefined
  const play = contract && buildPlay(deal.value, contract)
  for (const [i, text] of listed(data.cards).entries()) {
    const card = parseCard(text)
    if (card === undefined) return wrong(t`card ${i + 1}`, t`“${text.slice(0, 20)}” is not a card.`)
    if (play === undefined) return wrong(t`card ${i + 1}`, t`There is no contract to play.`)
    const why = play.add(card)
    if (why !== undefined) return wrong(t`card ${i + 1}`, why.message)
  }
  return ok({
    board: { number: data.number, dealer, vulnerability: data.vulnerability, deal: deal.value },
    calls: auction.calls,
    contract,
    cards: play?.cards ?? [],
  })
}

/** The stop of valid data; what is wrong in it goes to `faults`. */
function stopOf(data: StopJson, place: string, most: number, faults: Problem[]): Stop {
  const wrong = (what: string, message: string) =>
    faults.push(fault('stop', `${place}${what}`, message))
  if (data.at > most)
    wrong('', t`It stands after ${data.at} calls and cards, and the board has ${most}.`)
  const read = (kind: Question['kind'], list: StopReplies, what: string): readonly Reply[] =>
    list.map(({ answer, comment }, i): Reply => {
      const normal = normalAnswer(kind, answer)
      if (normal === undefined) wrong(`, ${what} ${i + 1}`, t`“${answer}” is not a ${kind}.`)
      return {
        answer: normal ?? answer,
        ...(comment === undefined ? {} : { comment: toProse(comment) }),
      }
    })
  const of = data.question
  if (of?.kind === 'choice')
    for (const { answer } of of.accepted)
      if (!(of.options ?? []).includes(answer))
        wrong(t`, question`, t`“${answer}” is accepted but is not among the options.`)
  const question = of && {
    kind: of.kind,
    ask: toProse(of.ask),
    options: of.kind === 'choice' ? (of.options ?? []) : [],
    accepted: read(of.kind, of.accepted, t`accepted answer`) as unknown as Question['accepted'],
    wrong: read(of.kind, of.wrong ?? [], t`wrong answer`),
    why: toProse(of.why),
  }
  // An empty comment says nothing, and would not be written again.
  if (question === undefined && toProse(data.comment).length === 0)
    wrong('', t`It neither says nor asks.`)
  return {
    at: data.at,
    comment: toProse(data.comment),
    ...(question === undefined ? {} : { question }),
    goesOn: data.goesOn ?? 'forced',
  }
}
type StopReplies = v.InferOutput<typeof replies>

/**
 * Reads the text of a lesson.
 * @param how a draft may have boards without stops.
 * @returns the lesson, or every fault found first, each with its place.
 */
export function readLesson(
  text: string,
  how: 'whole' | 'draft' = 'whole',
): Result<Lesson, readonly Problem[]> {
  if (text.length > MAX_LESSON_TEXT)
    return err([fault('size', '', t`The file is longer than ${grouped(MAX_LESSON_TEXT)} letters.`)])
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return err([fault('syntax', '', t`This is not a lesson of Kibitzer: it is not valid JSON.`)])
  }
  if (isDeeperThan(data)) return err([fault('depth', '', t`It nests too deep.`)])
  const checked = v.safeParse(lessonSchema, data)
  if (!checked.success)
    return err(
      checked.issues
        .slice(0, TOLD)
        .map((issue) => fault('form', placeWords(issue.path ?? []), schemaMessage(issue))),
    )
  const faults: Problem[] = []
  const boards = checked.output.boards.map((board, i): LessonBoard | undefined => {
    const place = t`Board ${i + 1}`
    const record = boardOf(board, place)
    if (!record.ok) {
      faults.push(record.error)
      return undefined
    }
    const most = eventCount(record.value)
    if (how === 'whole' && board.stops.length === 0)
      faults.push(fault('stops', place, t`A board needs at least one stop.`))
    const stops = board.stops.map((stop, j) =>
      stopOf(stop, t`${place}, stop ${j + 1}`, most, faults),
    )
    for (const [j, stop] of stops.entries()) {
      if (j > 0 && stop.at < stops[j - 1]!.at)
        faults.push(
          fault('order', t`${place}, stop ${j + 1}`, t`It stands before the one before it.`),
        )
      if (j < stops.length - 1 && stop.goesOn !== 'forced')
        faults.push(
          fault(
            'free',
            t`${place}, stop ${j + 1}`,
            t`Only the last stop of a board can go on freely.`,
          ),
        )
    }
    return {
      record: record.value,
      student: parseSeat(board.student)!,
      hidden: SEATS.filter((one) => board.hidden.includes(seatLetter(one))),
      systems: board.systems,
      stops,
    }
  })
  if (faults.length > 0) return err(faults.slice(0, TOLD))
  const { title, about = '', author = '' } = checked.output
  return ok({ title, about, author, boards: boards.filter((board) => board !== undefined) })
}

const replyJson = ({ answer, comment }: Reply) => ({
  answer,
  ...(comment === undefined || comment.length === 0 ? {} : { comment: proseText(comment) }),
})
const text = (name: string, said: Prose) => (said.length === 0 ? {} : { [name]: proseText(said) })
const letters = (seats: readonly Seat[]) => seats.map(seatLetter)
/** What somebody made themselves does not travel with a lesson: its side then calls by hand. */
const systemJson = (ref: SystemRef) => {
  const { id, packages, reading } = ref
  return isOwn(ref)
    ? { id: BY_HAND }
    : {
        id,
        ...(packages === undefined ? {} : { packages: [...packages] }),
        ...(reading === undefined ? {} : { reading }),
      }
}

/** The lesson as text, one line a stop. */
export function writeLesson(lesson: Lesson): string {
  return JSON.stringify(
    {
      format: FORMAT,
      version: VERSION,
      title: lesson.title,
      ...(lesson.about === '' ? {} : { about: lesson.about }),
      ...(lesson.author === '' ? {} : { author: lesson.author }),
      boards: lesson.boards.map(({ record, student, hidden, systems, stops }) => ({
        ...(record.board.number === undefined ? {} : { number: record.board.number }),
        dealer: seatLetter(record.board.dealer),
        vulnerability: record.board.vulnerability,
        deal: formatDeal(record.board.deal),
        calls: record.calls.map(({ call }) => callCode(call)).join(' '),
        ...(record.calls.length === 0 && record.contract !== undefined
          ? {
              contract: contractCode(record.contract),
              declarer: seatLetter(record.contract.declarer),
            }
          : {}),
        cards: record.cards.map(cardCode).join(' '),
        student: seatLetter(student),
        hidden: letters(hidden),
        systems: systems.map(systemJson),
        stops: stops.map(({ at, comment, question, goesOn }) => ({
          at,
          ...text('comment', comment),
          ...(question === undefined
            ? {}
            : {
                question: {
                  kind: question.kind,
                  ask: proseText(question.ask),
                  ...(question.options.length === 0 ? {} : { options: question.options }),
                  accepted: question.accepted.map(replyJson),
                  ...(question.wrong.length === 0 ? {} : { wrong: question.wrong.map(replyJson) }),
                  ...text('why', question.why),
                },
              }),
          ...(goesOn === 'forced' ? {} : { goesOn }),
        })),
      })),
    },
    null,
    1,
  )
}
