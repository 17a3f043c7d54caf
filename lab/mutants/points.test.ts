import { describe, expect, it } from 'vitest'
import { mutantsOf, mutated } from './points.ts'

const becoming = (text: string): readonly string[] =>
  mutantsOf('a.ts', text).map((mutant) => mutated(text, mutant))

describe('the mutants of a source', () => {
  it('are its numbers one up and one down', () => {
    expect(becoming('f(12)')).toEqual(['f(13)', 'f(11)'])
    expect(becoming('f(0)')).toEqual(['f(1)'])
  })
  it('are its operators', () => {
    expect(becoming('a < b')).toEqual(['a <= b'])
    expect(becoming('a === b && c')).toEqual(['a !== b && c', 'a === b || c'])
    expect(becoming('a + b')).toEqual(['a - b'])
    expect(becoming('const a = !b || true')).toEqual([
      'const a = !b && true',
      'const a = !b || false',
    ])
  })
  it('are its lists and rules in another order', () => {
    expect(becoming("['a', 'b']")).toEqual(["['b', 'a']"])
    expect(becoming('given(w, rule({ a }), rule({ b }))')).toEqual([
      'given(w, rule({ b }), rule({ a }))',
    ])
    expect(becoming('f(a, b)')).toEqual([])
  })
  it('are none of its types, imports and keys', () => {
    expect(
      becoming("import { a } from 'b'\ntype C = 1 | 2\nconst d: [1, 2] = e as 3\nf({ 4: g })"),
    ).toEqual([])
  })
})
