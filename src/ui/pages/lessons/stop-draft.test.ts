import { describe, expect, it } from 'vitest'
import { ALL_LESSONS } from '#lessons/first/index.ts'
import { proseText } from '#lessons/prose.ts'
import { draftOf, EMPTY_STOP, readStop, type StopDraft, usualAnswer } from './stop-draft.ts'

const read = (part: Partial<StopDraft>) => readStop({ ...EMPTY_STOP, ...part }, 3)
const call = { kind: 'call', ask: 'What do you call?', accepted: '1H' } as const

describe('a stop as it is typed', () => {
  it('is read with what is said of each answer', () => {
    const made = read({ ...call, accepted: '1h: Yes: it is.\n1S', wrong: 'pass: Too good.' })
    expect(made).toMatchObject({
      ok: true,
      stop: {
        at: 3,
        question: {
          accepted: [{ answer: '1H', comment: ['Yes: it is.'] }, { answer: '1S' }],
          wrong: [{ answer: 'P', comment: ['Too good.'] }],
        },
      },
    })
  })
  it.each([
    [{}, 'comment', 'Say something'],
    [{ ...call, ask: ' ' }, 'ask', 'Type the question.'],
    [{ ...call, accepted: '' }, 'accepted', 'At least one'],
    [{ ...call, accepted: '1H\n9C' }, 'accepted', 'Line 2: “9C” is not a call.'],
    [{ ...call, wrong: 'nothing' }, 'wrong', 'Line 1: “nothing” is not a call.'],
    [{ ...call, kind: 'choice', accepted: 'Yes', options: 'Yes' }, 'options', 'at least two'],
    [{ ...call, kind: 'choice', accepted: 'Yes', options: 'No\nMaybe' }, 'options', '“Yes” is'],
  ] as const)('that cannot be read says where and what: %j', (part, field, message) => {
    expect(read(part)).toMatchObject({
      ok: false,
      field,
      message: expect.stringContaining(message) as string,
    })
  })
  it('comes back from every stop of ours', () => {
    for (const { lesson } of ALL_LESSONS)
      for (const { stops } of lesson.boards)
        for (const stop of stops) {
          const made = readStop(draftOf(stop), stop.at)
          if (!made.ok) throw new Error(made.message)
          expect(draftOf(made.stop)).toEqual(draftOf(stop))
          expect(proseText(made.stop.comment)).toBe(proseText(stop.comment))
        }
  })
  it('offers the next call or card of the record', () => {
    const { record } = ALL_LESSONS.find(({ id }) => id === 'opening')!.lesson.boards[0]!
    expect(usualAnswer('call', record, 2)).toBe('1S')
    expect(usualAnswer('card', record, record.calls.length)).toBe('')
  })
})
