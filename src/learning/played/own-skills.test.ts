import { describe, expect, it } from 'vitest'
import { NO_PROGRESS, type Progress, recorded, withAnswer } from '#practice/progress.ts'
import { OWN_TOPIC } from '#practice/topics.ts'
import { playedBoards } from '#testing/played-boards.ts'
import { nextOwn, ownQuestions } from './own-skills.ts'
import { summaryOf } from './summary.ts'

const DAY = 86_400_000
const { faults } = summaryOf(playedBoards(12))
const questions = ownQuestions(faults, ({ at }) => `board ${at}`)

describe('the student’s own faults', () => {
  it('are asked dearest first, and one answered wrong comes back before one answered right', () => {
    let progress: Progress = NO_PROGRESS
    const answer = (grade: 'right' | 'wrong', at: number) => {
      const one = nextOwn(questions, progress, at)
      if (one === undefined) throw new Error('something is to be asked')
      const { skill } = one
      const made = recorded(progress, { topic: OWN_TOPIC.id, skill, grade, asked: 'x' }, at)
      progress = withAnswer(progress, made.answer, made.item)
      return one
    }
    const first = answer('wrong', 0)
    expect(first.fault).toBe(faults[0]!.fault)
    expect(first.skill).toMatchObject({ system: { id: 'sayc' }, of: first.fault.kind })
    const second = answer('right', 1)
    expect(second).not.toBe(first)
    for (let n = 2; n < questions.length; n++) answer('right', n)
    expect(new Set(progress.items.map(({ id }) => id)).size).toBe(questions.length)
    expect(nextOwn(questions, progress, questions.length), 'all wait').toBeUndefined()
    const back = [1, 2, 3, 5, 8, 13].map((days) => nextOwn(questions, progress, (days * DAY) / 100))
    expect(back.find((one) => one !== undefined)).toBe(first)
  })
  it('are nothing to ask where there are none', () => {
    expect(nextOwn([], NO_PROGRESS, 0)).toBeUndefined()
  })
})
