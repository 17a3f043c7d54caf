/** Results handed back by links: the same as by files, and a pasted list that is read line by line. */
import { describe, expect, it } from 'vitest'
import type { Card } from '#core/card.ts'
import { shortKey } from '#core/short-key.ts'
import type { LessonResult } from '#lessons/results.ts'
import { ALL_TOPICS, practiceResult, practiceTables } from '#practice/handed-in.ts'
import type { Answer } from '#practice/progress.ts'
import { calls } from '#testing/bribip.ts'
import { type HandedIn, packHandedIn, readHandedIn, readLinks, writeHandedIn } from './handed-in.ts'
import { MOST_HANDED_IN } from './played-boards.ts'

const lesson = (student: string): HandedIn => ({
  of: 'lesson',
  result: {
    lesson: { key: 'k', title: 'Opening' },
    student,
    answers: [{ board: 0, stop: 0, ask: 'How many?', best: '13', answer: '12', verdict: 'wrong' }],
    endings: [{ board: 0, calls: '1H P 4H', contract: '4H by S', tricks: 10 }],
  } satisfies LessonResult,
})
const answer = (topic: string, at: number, grade: Answer['grade']): Answer => ({
  ...{ at, topic, item: `${topic} ${at}`, grade, asked: `question ${at}` },
  ...(at % 2 === 0 ? { sure: 70 } : {}),
})
const PROGRESS = {
  items: [],
  answers: [
    answer('open', 1, 'wrong'),
    answer('open', 2, 'right'),
    answer('responses', 3, 'near'),
    answer('open', 4, 'acceptable'),
  ],
}
const practice = (student: string, most = 10): HandedIn => ({
  of: 'practice',
  result: practiceResult(PROGRESS, 'open', most, student),
})
const boards = (student: string, count = 1): HandedIn => ({
  of: 'boards',
  result: {
    student,
    boards: Array.from({ length: count }, (_, i) => ({
      ...{ number: i + 1, deal: shortKey(`deal ${i}`), dealer: 2, vulnerability: 'NS' },
      made: { calls: calls('1N P 2D P 2H P P P'), lead: 3 as Card, declarerTricks: i % 14 },
    })),
  },
})
const linkOf = async (handed: HandedIn): Promise<string> =>
  `https://example.org/${await packHandedIn(handed)}`

describe('a result handed back', () => {
  it.each([
    ['of a lesson', lesson('Ann')],
    ['of practice', practice('Jürgen ♠')],
    ['of boards', boards('Zoë')],
  ])('%s is the same by file and by link', async (_, handed) => {
    expect(readHandedIn(writeHandedIn(handed))).toEqual({ ok: true, value: handed })
    expect(await readLinks(await linkOf(handed))).toEqual({ read: [handed], faults: [] })
  })
  it('is short enough for a camera: thirty answers of practice', async () => {
    const answers = Array.from({ length: 30 }, (_, i) => answer('open', i, 'right'))
    const result = practiceResult({ items: [], answers }, ALL_TOPICS, 30, 'Ann')
    expect((await linkOf({ of: 'practice', result })).length).toBeLessThan(1200)
  })
  it('is short enough for a camera: the most boards of a set', async () => {
    expect((await linkOf(boards('Ann', MOST_HANDED_IN))).length).toBeLessThan(2000)
  })
  it.each([
    ['P P', 'a call is missing'],
    ['1N 1H P P P', 'a call is too low'],
    ['1N P 9D', 'one is no call'],
  ])('of boards with the calls %s is refused: %s', (said) => {
    const text = writeHandedIn(boards('Ann')).replace('1N P 2D P 2H P P P', said)
    expect(readHandedIn(text)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('Board 1: these calls are no whole auction.') },
    })
  })
  it('of boards that were passed out has no tricks', () => {
    const text = writeHandedIn(boards('Ann')).replace('1N P 2D P 2H P P P', 'P P P P')
    expect(readHandedIn(text).ok).toBe(false)
    expect(readHandedIn(text.replace(/,\s*"lead"[^}]*/, '')).ok).toBe(true)
  })
  it('has the last answers of its topic', () => {
    expect(practiceResult(PROGRESS, 'open', 2, ' Ann ')).toMatchObject({
      student: 'Ann',
      topic: { title: 'What would you open?' },
      answers: [{ asked: 'question 2' }, { asked: 'question 4' }],
    })
    expect(practiceResult(PROGRESS, ALL_TOPICS, 10, 'Ann').answers).toHaveLength(4)
  })
  it('of practice is a row of the class, with what was missed; the later of a name counts', () => {
    const [table, ...others] = practiceTables(
      [practice('Ann', 1), practice('Ben'), practice('Ann')].flatMap((one) =>
        one.of === 'practice' ? [one.result] : [],
      ),
    )
    expect(others).toEqual([])
    expect(table?.title).toBe('Practice: What would you open?')
    expect(table?.rows.map(({ student }) => student)).toEqual(['Ann', 'Ben'])
    expect(table?.rows[0]).toMatchObject({
      answered: 3,
      right: 2,
      grades: { right: 1, acceptable: 1, near: 0, wrong: 1 },
      missed: ['question 1'],
    })
  })
})

describe('a pasted list of results', () => {
  it('keeps the good lines, and tells the bad ones by line and reason', async () => {
    const ann = await linkOf(lesson('Ann'))
    const ben = await linkOf(practice('Ben'))
    const { read, faults } = await readLinks(
      [
        `Ann: ${ann}`,
        '',
        'nothing here',
        `<${ben}>`,
        ann.slice(0, -9),
        'x#/lessons/class/AAAA',
      ].join('\r\n'),
    )
    expect(read).toEqual([lesson('Ann'), practice('Ben')])
    expect(faults).toHaveLength(3)
    expect(faults[0]).toBe('Line 3: there is no link of a result.')
    expect(faults[1]).toBe('Line 5: The link is cut off or changed.')
    expect(faults[2]).toMatch(/^Line 6: /)
  })
  it('reads several links of one line', async () => {
    const links = await Promise.all(['Ann', 'Ben'].map(async (name) => linkOf(lesson(name))))
    expect((await readLinks(links.join(' '))).read).toHaveLength(2)
  })
  it('refuses a practice that says what it does not hold', () => {
    const text = writeHandedIn(practice('Ann')).replace('"wrong"', '"splendid"')
    expect(readHandedIn(text)).toMatchObject({ ok: false, error: { code: 'result/form' } })
    expect(readHandedIn('{"format":"kibitzer-practice-result","version":2}')).toMatchObject({
      ok: false,
    })
  })
})
