import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardCode } from '#core/card.ts'
import { SHAPES } from '#core/shape.ts'
import { MAX_GENERATE, readScript } from './read.ts'
import { MAX_SCRIPT } from './tokens.ts'

const WHOLE = `# Stayman: is there a fit?
/* points
   and shapes */
dealer south
vulnerable EW
pointcount 4 3 2 1
altcount 3 1, 1
predeal north SAK, H, DQ2 east CA spades(west) == 4
nt = shape(south, any 4333 + any 4432 + any 5332 - 5xxx) // balanced
and hcp(south) >= 15 && hcp(south) <= 17
fit = spades(north) + spades(south) >= 8 ? 1 : 0
condition nt and not (fit == 0 || hascard(west, TD)) and top3(south, spades) != 2
  and losers(south) * 2 - -1 > 3 % 2 / 1
generate 200000
produce 20
action printall, print(north, south), average "fit" fit,
  frequency "points" (hcp(north), 0, 20)
`
const read = (text: string) => {
  const script = readScript(text)
  if (!script.ok) throw new Error(JSON.stringify(script.error))
  return script.value
}
const fault = (text: string) => {
  const script = readScript(text)
  if (script.ok) return 'read'
  const { code, line, column } = script.error
  return `${code} ${line}:${column}`
}

describe('a dealer script', () => {
  it('is read whole', () => {
    const script = read(WHOLE)
    expect(script).toMatchObject({
      dealer: 2,
      vulnerability: 'EW',
      generate: 200_000,
      produce: 20,
      figures: [
        { kind: 'average', words: 'fit' },
        { kind: 'frequency', words: 'points' },
      ],
    })
    expect(script.variables.map(({ name }) => name)).toEqual(['nt', 'fit'])
    expect(script.predealt.map((cards) => cards.map(cardCode).join(' '))).toEqual([
      'SA SK DQ D2',
      'CA',
      '',
      '',
    ])
    expect(script.points?.slice(9)).toEqual([1, 2, 3, 4])
    expect(script.counts[3]?.slice(10)).toEqual([0, 1, 1])
  })
  it('takes a condition without its word, capitals, and cards either way round', () => {
    const bare = read('HCP(North) > 12 AND hascard(e, AS)')
    expect(bare.condition).toEqual(read('condition hcp(north)>12 && hascard(east,SA)').condition)
  })
  it('binds as the language does: not, then times, plus, comparisons, and, or, choice', () => {
    const same = (a: string, b: string) => expect(read(a), a).toEqual(read(b))
    same('1 + 2 * 3 == 7 and 1 or 0', '((1 + (2 * 3)) == 7 and 1) or 0')
    same('not hcp(north) > 12', '(not hcp(north)) > 12')
    same('1 == 2 < 3', '1 == (2 < 3)')
    same('1 ? 2 : 3 ? 4 : 5', '1 ? 2 : (3 ? 4 : 5)')
    same('6 - 2 - 1', '(6 - 2) - 1')
  })
  it('reads shapes in and out, exact and in any order', () => {
    const { condition } = read('shape(west, any 4432 + 5xx3 - any 5431 - 2443)')
    if (condition?.kind !== 'shape') throw new Error('no shape')
    const taken = SHAPES.filter((_, i) => condition.shapes[i] === 1)
      .map(([c, d, h, s]) => `${s}${h}${d}${c}`)
      .sort()
    expect(taken).toHaveLength(12 - 1 + 6 - 2)
    expect(taken).toContain('4432')
    expect(taken).not.toContain('2443')
    expect(taken).toContain('5323')
    expect(taken).not.toContain('5413')
  })
  it.each([
    ['hcp(north) >= ', 'dealer/expected 1:15'],
    ['hcp(nort) > 3', 'dealer/expected 1:5'],
    ['hcp north', 'dealer/expected 1:5'],
    ['dealer south\n  hcp(north) = 3', 'dealer/equals 2:14'],
    ['x = fits + 1', 'dealer/unknown 1:5'],
    ['fits(north) > 1', 'dealer/unknown 1:1'],
    ['hcp = 3', 'dealer/name 1:1'],
    ['condition 1 condition 2', 'dealer/second-condition 1:23'],
    ['shape(south, 5433)', 'dealer/shape 1:14'],
    ['shape(south, any 54)', 'dealer/expected 1:18'],
    ['quality(south)', 'dealer/expected 1:14'],
    ['tricks(south, spades) > 9', 'dealer/not-here 1:1'],
    ['predeal north SAK south SA', 'dealer/twice 1:25'],
    ['predeal north SAKQJT98765432,HA', 'dealer/many 1:30'],
    ['predeal north SAX', 'dealer/rank 1:15'],
    ['predeal north\nproduce 3', 'dealer/expected 2:1'],
    ['vulnerable some', 'dealer/expected 1:12'],
    [`generate ${MAX_GENERATE + 1}`, 'dealer/number 1:10'],
    ['/* no end', 'dealer/open 1:1'],
    ['action average "no end', 'dealer/open 1:16'],
    ['hcp(north) > 3 $', 'dealer/letter 1:16'],
    ['action fly', 'dealer/expected 1:8'],
  ])('tells where %s is wrong', (text, where) => {
    expect(fault(text)).toBe(where)
  })
  it('has limits of depth and size', () => {
    expect(fault('('.repeat(500))).toBe('dealer/deep 1:61')
    expect(fault(`1${' + 1'.repeat(3000)}`)).toBe('dealer/large 1:8003')
    expect(fault('x'.repeat(MAX_SCRIPT + 1))).toBe('dealer/long 1:1')
  })
  it('says what should stand there and what does', () => {
    const script = readScript('hcp(north) >= and 3')
    expect(!script.ok && script.error.message).toBe(
      'Here should be a number, a name, or a question such as hcp(north), and there is “and”.',
    )
  })
  it('never throws, whatever the text, and always says where', () => {
    const pieces = fc.constantFrom(...WHOLE.split(/(\W)/), '(', ')', '"', '/*', '🂡', '\0', '\n')
    const cut = fc.tuple(fc.nat(WHOLE.length), fc.nat(20), fc.array(pieces, { maxLength: 8 }))
    const mutated = cut.map(
      ([at, gone, put]) => WHOLE.slice(0, at) + put.join('') + WHOLE.slice(at + gone),
    )
    const texts = fc.oneof(
      mutated,
      fc.array(pieces).map((all) => all.join(' ')),
      fc.string(),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const script = readScript(text)
        if (script.ok) return
        const { line = 0, column = 0 } = script.error
        expect(line).toBeGreaterThan(0)
        expect(line).toBeLessThanOrEqual(text.split('\n').length)
        expect(column).toBeGreaterThan(0)
        expect(column).toBeLessThanOrEqual((text.split('\n')[line - 1] ?? '').length + 1)
      }),
      { numRuns: 2000 },
    )
  })
})
