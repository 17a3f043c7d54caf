import { describe, expect, it } from 'vitest'
import { EXAMPLES, exampleById } from '#examples/index.ts'
import { figureName, figureRows, neighbour, otherName } from './example-model.ts'

const rows = (id: string, step: number) => {
  const example = exampleById(id)
  if (example === undefined) throw new Error('the example is there')
  return figureRows(example, example.steps[step]?.figures ?? [])
}

describe('figures of an example', () => {
  it('are said with whose they are and by what', () => {
    expect(rows('five-card-ending', 1).slice(0, 2).map(figureName)).toEqual([
      'West, diamonds, by law: 0 to 4',
      'West, clubs, by law: 1 to 5',
    ])
    expect(rows('fallback-confirmed', 2).map(figureName)).toEqual([
      'West, hearts, by law: 0 to 4',
      '1H as shown: impossible',
      '1H, fallback 1: open',
      '1H: believed: fallback 1',
      'West, hearts, if agreed: 4',
      'East, hearts, if agreed: 0',
    ])
  })
  it('stand beside the loose ones of the source', () => {
    const loose = rows('led-card', 0).filter(({ other }) => other !== undefined)
    expect(loose.map(({ what, value, other }) => [what, value, other])).toEqual([
      ['highest of 3 headed by an honour', 'impossible', 'open'],
    ])
    expect(rows('trap-longest', 0)[0]).toMatchObject({ value: '4–13', other: '1–13' })
  })
  it('have a name for the other side in every example', () => {
    for (const example of EXAMPLES)
      expect(otherName(example)).toBe(
        example.id.startsWith('trap-') ? 'the simple way' : 'the article',
      )
  })
})

describe('the steps of an example', () => {
  it('are gone through forth and back, each from the place of the one before', () => {
    for (const example of EXAMPLES) {
      const places = example.steps.map(({ at }) => at)
      const forth: number[] = []
      for (let at = -1; ; ) {
        const next = neighbour(example, at, 1)
        if (next === undefined) break
        at = next.at
        forth.push(at)
      }
      expect(forth).toEqual(places)
      const back: number[] = []
      for (let at = places.at(-1)!; ; ) {
        const before = neighbour(example, at, -1)
        if (before === undefined) break
        at = before.at
        back.push(at)
      }
      expect(back).toEqual(places.slice(0, -1).reverse())
    }
  })
})
