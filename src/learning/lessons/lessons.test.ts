import { describe, expect, it } from 'vitest'
import { cardCode } from '#core/card.ts'
import { format as formatDeal } from '#core/deal.ts'
import { legalCards } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { ok } from '#core/result.ts'
import {
  type Attempt,
  answered,
  goneOn,
  isOver,
  moved,
  recordNow,
  startAttempt,
  withMoves,
} from './attempt.ts'
import { ALL_LESSONS } from './first/index.ts'
import {
  cutAt,
  eventCount,
  type Lesson,
  lessonKey,
  marked,
  normalAnswer,
  proseOf,
  studentView,
} from './lesson.ts'
import { readLesson, writeLesson } from './lesson-file.ts'
import { proseText } from './prose.ts'
import { classCsv, classTables, readResult, resultOf, writeResult } from './results.ts'

const lessonOf = (id: string): Lesson => {
  const found = ALL_LESSONS.find((one) => one.id === id)
  if (found === undefined) throw new Error(`there is a lesson ${id}`)
  return found.lesson
}
const OPENING = lessonOf('opening')
/** At its first question. */
const atQuestion = (): Attempt => goneOn(OPENING, startAttempt(OPENING))

/** The lesson as a file can say it: its statements written out. */
const asWords = (lesson: Lesson): unknown =>
  JSON.parse(
    JSON.stringify(lesson, (name, value: unknown) =>
      ['comment', 'ask', 'why'].includes(name) && Array.isArray(value)
        ? proseText(value as never)
        : value,
    ),
  )
interface FileJson {
  readonly boards: Readonly<
    Record<number, object & { readonly stops: Readonly<Record<number, StopJson>> }>
  >
}
type StopJson = object & { readonly question: object }
/** The opening lesson's text with something changed in it. */
const change = (part: (file: FileJson) => object | undefined, to: object): string => {
  const file = JSON.parse(writeLesson(OPENING)) as FileJson
  Object.assign(part(file) ?? {}, to)
  return JSON.stringify(file)
}
const stop =
  (board: number, at: number) =>
  ({ boards }: FileJson): StopJson | undefined =>
    boards[board]?.stops[at]
const board =
  (at: number) =>
  ({ boards }: FileJson): object | undefined =>
    boards[at]
const question = (file: FileJson): object | undefined => stop(2, 0)(file)?.question
const whole = (file: FileJson): object => file
const faultsOf = (text: string): readonly string[] => {
  const read = readLesson(text)
  return read.ok ? [] : read.error.map(({ message }) => message)
}

describe('a lesson as a file', () => {
  it('leaves out what its maker bids by alone: whoever reads it has no such system', () => {
    const [board] = OPENING.boards
    if (board === undefined) throw new Error('a board')
    const mine = [
      { id: 'my-sayc', packages: ['smolen'] },
      { id: 'sayc', text: 'system: Ours' },
    ] as const
    const read = readLesson(writeLesson({ ...OPENING, boards: [{ ...board, systems: mine }] }))
    expect(read.ok && read.value.boards[0]?.systems).toEqual([{ id: 'none' }, { id: 'none' }])
  })
  it.each(ALL_LESSONS)('$id comes back as it was', ({ lesson }) => {
    const read = readLesson(writeLesson(lesson))
    if (!read.ok) throw new Error(read.error[0]?.message)
    expect(asWords(read.value)).toEqual(asWords(lesson))
    expect(lessonKey(read.value)).toBe(lessonKey(lesson))
  })
  it('is named by what it says', () => {
    const keys = ALL_LESSONS.map(({ lesson }) => lessonKey(lesson))
    expect(new Set(keys).size).toBe(keys.length)
    expect(lessonKey({ ...OPENING, title: 'Another' })).not.toBe(lessonKey(OPENING))
  })
  const FAULTS: readonly (readonly [name: string, text: string, says: string])[] = [
    ['no JSON', 'nonsense', 'it is not valid JSON'],
    ['another file', '{"format":"kibitzer"}', 'This is not a lesson of Kibitzer.'],
    ['too long', ' '.repeat(400_001), 'longer than 400,000'],
    ['too deep', `${'['.repeat(99)}${']'.repeat(99)}`, 'nests too deep'],
    ['a newer version', change(whole, { version: 2 }), 'another version'],
    [
      'a call that is none',
      change(board(0), { calls: '1H 8C' }),
      'Board 1, call 2: “8C” is not a call.',
    ],
    ['an unlawful call', change(board(1), { calls: '1H 1C' }), 'Board 2, call 2: '],
    ['a card twice', change(board(0), { deal: 'N:AKQJ.AKQ.AKQ.AKQ A.. - -' }), 'Board 1, deal: '],
    [
      'a stop behind the end',
      change(stop(2, 0), { at: 99 }),
      'Board 3, stop 1: It stands after 99 calls and cards, and the board has 4.',
    ],
    [
      'an answer that is no call',
      change(question, { accepted: [{ answer: 'fourteen' }] }),
      'Board 3, stop 1, accepted answer 1: “fourteen” is not a call.',
    ],
    [
      'nothing accepted',
      change(question, { accepted: [] }),
      'Board 3, stop 1, question, accepted: At least one answer must be accepted.',
    ],
    [
      'a free stop that is not the last',
      change(stop(0, 0), { goesOn: 'bid-on' }),
      'Board 1, stop 1: Only the last stop of a board can go on freely.',
    ],
    [
      'a stop whose comment is empty',
      change(board(0), { stops: [{ at: 0, comment: '' }] }),
      'Board 1, stop 1: It neither says nor asks.',
    ],
    ['a field of nobody’s', change(whole, { onload: 'alert(1)' }), 'Onload: '],
  ]
  it.each(FAULTS)('says where and what: %s', (_name, text, says) => {
    expect(faultsOf(text).join('\n')).toContain(says)
  })
  it('as a draft may have a board without stops', () => {
    const text = change(board(0), { stops: [] })
    expect(faultsOf(text)).toEqual(['Board 1: A board needs at least one stop.'])
    expect(readLesson(text, 'draft').ok).toBe(true)
  })
})

describe('an answer', () => {
  it.each([
    ['call', '1nt', '1N'],
    ['call', 'pass', 'P'],
    ['call', 'maybe', undefined],
    ['card', '♠10', 'ST'],
    ['number', ' 07 ', '7'],
    ['number', '7.5', undefined],
    ['text', '  a   finesse ', 'a finesse'],
    ['text', ' ', undefined],
  ] as const)('%s “%s” is kept as %s', (kind, text, kept) => {
    expect(normalAnswer(kind, text)).toBe(kept)
  })
  it('is right, accepted as well, or wrong with what is said of it', () => {
    const question = {
      kind: 'text',
      ask: [],
      options: [],
      accepted: [{ answer: 'Finesse' }, { answer: 'drop', comment: ['Nearly.'] }],
      wrong: [{ answer: 'duck', comment: ['No.'] }],
      why: [],
    } as const
    expect(marked(question, 'FINESSE')).toEqual({ verdict: 'right', comment: [] })
    expect(marked(question, 'drop')).toEqual({ verdict: 'also', comment: ['Nearly.'] })
    expect(marked(question, 'duck')).toEqual({ verdict: 'wrong', comment: ['No.'] })
    expect(marked(question, 'else')).toEqual({ verdict: 'wrong', comment: [] })
  })
})

/** Goes through a lesson with the first answer, passing in free continuations and playing any lawful card. */
function through(lesson: Lesson, seen: (record: BoardRecord, attempt: Attempt) => void): Attempt {
  let attempt = startAttempt(lesson)
  for (let steps = 0; !attempt.finished && steps < 1000; steps++) {
    const record = recordNow(lesson, attempt)!
    seen(record, attempt)
    const stop = lesson.boards[attempt.board]!.stops[attempt.stop]!
    const best = stop.question?.accepted[0].answer
    if (attempt.moves !== undefined && !isOver(record, stop.goesOn)) {
      const { contract, cards, board } = record
      const [card] = contract === undefined ? [] : legalCards(board.deal, { contract, cards })
      attempt = moved(attempt, card === undefined ? 'P' : cardCode(card))
    } else {
      if (best !== undefined) attempt = answered(lesson, attempt, best)
      attempt = goneOn(lesson, attempt)
    }
  }
  return attempt
}

describe('the way through a lesson', () => {
  it.each(ALL_LESSONS)('$id ends, with every question answered', ({ lesson }) => {
    const end = through(lesson, () => undefined)
    expect(end.finished).toBe(true)
    const questions = lesson.boards.flatMap(({ stops }) => stops.filter((one) => one.question))
    expect(end.given).toHaveLength(questions.length)
    expect(end.given.every(({ verdict }) => verdict === 'right')).toBe(true)
  })
  it.each(ALL_LESSONS)('$id never holds a hidden hand in the student’s view', ({ lesson }) => {
    through(lesson, (record, { board }) => {
      const of = lesson.boards[board]!
      const view = studentView(of, record)
      for (const seat of of.hidden) {
        const dummy = view.board.deal[seat] !== undefined
        if (dummy) expect(record.cards.length).toBeGreaterThan(0)
      }
      expect(view.board.deal[of.student]).toBe(record.board.deal[of.student])
      if (of.hidden.length > 1) expect(formatDeal(view.board.deal)).toContain('-')
    })
  })
  it('waits for an answer, and takes the first', () => {
    const start = atQuestion()
    expect(goneOn(OPENING, start)).toBe(start)
    const wrong = answered(OPENING, start, '13')
    expect(wrong.given).toEqual([{ board: 0, stop: 1, answer: '13', verdict: 'wrong' }])
    expect(answered(OPENING, wrong, '14')).toBe(wrong)
  })
  it('goes on freely from the student’s own call', () => {
    let attempt = goneOn(OPENING, answered(OPENING, atQuestion(), '14'))
    attempt = goneOn(OPENING, answered(OPENING, attempt, '4H'))
    expect(attempt.moves).toEqual(['4H'])
    for (const call of ['P', 'P', 'P']) attempt = moved(attempt, call)
    expect(isOver(recordNow(OPENING, attempt)!, 'bid-on')).toBe(true)
    expect(isOver(recordNow(OPENING, attempt)!, 'play-on')).toBe(false)
    attempt = goneOn(OPENING, attempt)
    expect(attempt).toMatchObject({ board: 1, stop: 0 })
    expect(attempt.endings).toEqual([{ board: 0, calls: '4H P P P', contract: '4H by S' }])
  })
  it('plays on card by card, up to what is not lawful', () => {
    const { record } = OPENING.boards[0]!
    expect(withMoves(record, ['CK']).cards).toHaveLength(0)
    expect(withMoves(record, ['D3', 'D5', 'DA', 'D9', 'DK', 'HA', 'D2']).cards).toHaveLength(5)
  })
  it('cuts a record to so many calls and cards', () => {
    const { record } = OPENING.boards[0]!
    expect(eventCount(cutAt(record, 3))).toBe(3)
    expect(cutAt(record, 3).contract).toBeUndefined()
    expect(cutAt(record, record.calls.length).contract).toEqual(record.contract)
  })
  it('reads every prose of a stop', () => {
    const [, first] = OPENING.boards[0]!.stops
    expect(proseOf(first!).map(proseText)).toContain('14 points. With 13 or more you always open.')
  })
})

describe('results', () => {
  const done = through(OPENING, () => undefined)
  const of = (student: string, first: string) => {
    const given = done.given.map((one, i) =>
      i === 0 ? { ...one, answer: first, verdict: marked(questionAt(1), first).verdict } : one,
    )
    return resultOf(OPENING, { ...done, given }, student)
  }
  const questionAt = (stop: number) => OPENING.boards[0]!.stops[stop]!.question!

  it('come back from their file', () => {
    const result = of('Ann', '14')
    expect(readResult(writeResult(result))).toEqual(ok(result))
  })
  it('that are none are refused in words', () => {
    for (const [text, says] of [
      ['x', 'not valid JSON'],
      [writeLesson(OPENING), 'This is not a result of a lesson.'],
      [writeResult({ ...of('Ann', '14'), student: '' }), '“student”'],
      [' '.repeat(200_001), 'too long'],
    ] as const)
      expect(readResult(text)).toMatchObject({
        ok: false,
        error: { message: expect.stringContaining(says) as string },
      })
  })
  it('of a class are one table a lesson, the later of a name counting', () => {
    const other = resultOf(lessonOf('raising'), startAttempt(lessonOf('raising')), 'Ann')
    const [table, second, ...rest] = classTables([
      ...[of('Ann', '12'), of('Ben', '13'), of('Cem', '13'), of('Ann', '14'), other],
    ])
    expect(rest).toEqual([])
    expect(second?.title).toBe('Raising partner’s major')
    expect(table?.rows.map(({ student }) => student)).toEqual(['Ann', 'Ben', 'Cem'])
    expect(table?.columns[0]).toMatchObject({
      question: 1,
      stop: 1,
      right: 1,
      answered: 3,
      best: '14',
      trap: { answer: '13', times: 2 },
    })
    expect(table?.rows.map(({ right }) => right)).toEqual([6, 5, 5])
  })
  it('as CSV keep commas and quotes, and begin no formula', () => {
    const [table] = classTables([of('=SUM(A1), "Ann"', '14')])
    const [head, line] = classCsv(table!).split('\r\n')
    expect(head).toContain('How many points is your hand worth? (14)')
    expect(line?.startsWith(`"'=SUM(A1), ""Ann""",14,right,1H,right,`)).toBe(true)
  })
})
