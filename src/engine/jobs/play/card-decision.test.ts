/** A board paused where a card matters: South chooses, the figures are the judge's, and the grades follow them. */
import { describe, expect, it } from 'vitest'
import { isSure } from '#cardplay/paired.ts'
import { dummyOf } from '#core/contract.ts'
import { controllerOf, legalCards, turn } from '#core/play.ts'
import { NORTH, SOUTH, sideOf } from '#core/seat.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine } from '#testing/inline.ts'

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
const ask = async (role: 'declarer' | 'defender', n: number) =>
  good(
    await createInlineEngine().run('practice-board', {
      ask: 'decision',
      ...{ system: { id: 'sayc' }, sides: [SIDE, SIDE], role, seed: [n, 2, 3, 4] },
    }),
  )

describe.each([
  ['declarer', 3],
  ['defender', 3],
] as const)('a card that matters, for a %s', (role, seed) => {
  it('is South’s to choose, by lawful play', async () => {
    const { view, deal, answer, grades } = await ask(role, seed)
    const { contract, cards } = view
    if (contract === undefined) throw new Error('there is a contract')
    const play = { contract, cards }
    expect(controllerOf(play, turn(play)!)).toBe(SOUTH)
    expect(sideOf(contract.declarer) === sideOf(SOUTH)).toBe(role === 'declarer')
    if (role === 'declarer') expect(dummyOf(contract)).toBe(NORTH)
    expect(cards.length).toBeGreaterThan(0)
    for (const [n, card] of cards.entries())
      expect(legalCards(deal, { contract, cards: cards.slice(0, n) })).toContain(card)
    // Every card that may be played is graded, once.
    expect(grades.map(({ card }) => card).toSorted((a, b) => a - b)).toEqual(
      legalCards(deal, play).toSorted((a, b) => a - b),
    )
    const gradeOf = new Map(grades.map(({ card, grade }) => [card, grade]))
    expect(gradeOf.get(answer.card)).toBe('right')
    expect([...gradeOf.values()]).toContain('wrong')
    // A card that loses less than half an IMP, or perhaps nothing, is never called wrong.
    for (const { equals, behind } of answer.candidates)
      for (const card of equals)
        expect(gradeOf.get(card) === 'wrong', `card ${card}`).toBe(
          isSure(behind) && behind.mean >= 0.5,
        )
  })
})

describe('a card of a board that was played', () => {
  it('is asked again at its position: the better one is right, the one played is not', async () => {
    const { view, deal, answer, grades } = await ask('declarer', 3)
    const wrong = grades.find(({ grade }) => grade === 'wrong')!.card
    const other = grades.find(({ card, grade }) => grade !== 'right' && card !== wrong)?.card
    const { contract, cards, calls, dealer, vulnerability } = view
    const record = {
      board: { number: 1, deal, dealer, vulnerability },
      calls,
      contract,
      cards: [...cards, wrong],
    }
    const own = async (better: typeof wrong) =>
      new Map(
        good(
          await createInlineEngine().run('practice-board', {
            ask: 'own',
            ...{ record, index: cards.length, better, sides: [SIDE, SIDE], seed: [1, 2, 3, 4] },
            systems: [{ id: 'sayc' }, { id: 'sayc' }],
          }),
        ).grades.map(({ card, grade }) => [card, grade]),
      )
    const marked = await own(answer.card)
    expect(marked.get(answer.card)).toBe('right')
    expect(['near', 'wrong']).toContain(marked.get(wrong))
    // Looking back said so: it is right here, whatever is drawn anew.
    if (other !== undefined) expect((await own(other)).get(other)).toBe('right')
    // What was played is never right, also where the layouts of today think it level.
    const [best] = answer.candidates
    const again = good(
      await createInlineEngine().run('practice-board', {
        ask: 'own',
        record: { ...record, cards: [...cards, best!.card] },
        ...{ index: cards.length, better: wrong, sides: [SIDE, SIDE], seed: [1, 2, 3, 4] },
        systems: [{ id: 'sayc' }, { id: 'sayc' }],
      }),
    )
    expect(again.grades.find(({ card }) => card === best!.card)?.grade).toBe('near')
  })
})
