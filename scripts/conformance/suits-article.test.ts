import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeShared } from '#testing/shared.ts'
import { isObject, type Json, type JsonObject, type Mismatch } from './harness.ts'
import { articleCases, UNCHECKED } from './suits-article.ts'

type Case = ReturnType<typeof articleCases>[number]
function failuresOf({ name, check }: Case): readonly string[] {
  let found: readonly Mismatch[]
  try {
    found = [...check()]
  } catch (error) {
    return [`${name}: ${String(error)}`]
  }
  return found.map((mismatch) => `${name}: ${mismatch.field}`)
}
const failures = (article: JsonObject): readonly string[] =>
  articleCases(article).flatMap(failuresOf)

/**
 * Whether anything is wrong in it, asked of its cases in turn from the one that was wrong last: neighbouring
 * fields are mostly of one case.
 */
let lastWrong = 0
function fails(article: JsonObject): boolean {
  const cases = articleCases(article)
  for (let i = 0; i < cases.length; i++) {
    const at = (lastWrong + i) % cases.length
    if (failuresOf(cases[at]!).length === 0) continue
    lastWrong = at
    return true
  }
  return false
}

type Path = readonly (string | number)[]
const leaves = (value: Json, path: Path = []): readonly Path[] => {
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((item, i) => leaves(item, [...path, i]))
  if (isObject(value))
    return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]))
  return [path]
}
const changed = (value: Json, path: Path, change: (leaf: Json) => Json): Json => {
  const [first, ...rest] = path
  if (first === undefined) return change(value)
  if (Array.isArray(value))
    return (value as readonly Json[]).map((item, i) =>
      i === first ? changed(item, rest, change) : item,
    )
  const object = value as JsonObject
  return { ...object, [first]: changed(object[first] as Json, rest, change) }
}
const unchecked = (path: Path): boolean => {
  const names = path.filter((part) => typeof part === 'string')
  return Object.keys(UNCHECKED).some((name) =>
    name.includes('.') ? names.join('.') === name : names.includes(name),
  )
}
const other = (leaf: Json): Json =>
  typeof leaf === 'number'
    ? leaf + 1
    : typeof leaf === 'boolean'
      ? !leaf
      : leaf === null
        ? 'K'
        : leaf === ''
          ? 'A'
          : `${String(leaf)}?`

describeShared('the worked article about card combinations', (path) => {
  const article = JSON.parse(
    readFileSync(path('data', 'suits', 'article.json'), 'utf8'),
  ) as JsonObject

  it('is right in every field', () => {
    expect(failures(article)).toEqual([])
    expect(articleCases(article).length).toBe(22)
  })
  it('fails for any figure or text that is changed, field by field', () => {
    const passed = leaves(article)
      .filter((leaf) => !unchecked(leaf))
      // Of the 57 layouts of the defence every sixth is enough.
      .filter((leaf) => leaf[1] !== 'layouts' || (leaf[2] as number) % 6 === 0)
      .filter((leaf) => !fails(changed(article, leaf, other) as JsonObject))
    expect(passed.map((leaf) => leaf.join('.'))).toEqual([])
  })
  it('fails for a small change of a figure', () => {
    for (const leaf of [
      ['optimum', 'expectedTricks'],
      ['layoutProbabilities', 'D K B 9'],
      ['defence', 'probability'],
      ['plans', 1, 'pAtLeast7'],
    ])
      expect(
        failures(changed(article, leaf, (n) => (n as number) + 1e-6) as JsonObject),
      ).not.toEqual([])
  })
  it('fails for a field that nobody knows, wherever it stands', () => {
    const places: readonly Path[] = [
      [],
      ...['combo', 'conventions', 'layoutProbabilities', 'optimum', 'query', 'promotion'].map(
        (f) => [f],
      ),
      ...['noImmediateWinner', 'omissions', 'defence'].map((f) => [f]),
      ...[
        ['optimum', 'pAtLeast'],
        ['plans', 0],
        ['plans', 0, 'tricksByLayout'],
        ['scenarios', 0],
        ['scenarios', 0, 'articleSays'],
        ['scenarios', 0, 'computed'],
        ['scenarios', 0, 'layout'],
        ['omissions', 'winnerCap'],
        ['promotion', 'numericExample'],
        ['defence', 'fixture'],
        ['defence', 'layouts', 0],
        ['defence', 'printed', 0],
      ],
    ]
    const passed = places.filter(
      (place) =>
        failures(
          changed(article, place, (value) => ({
            ...(value as JsonObject),
            strange: 1,
          })) as JsonObject,
        ).length === 0,
    )
    expect(passed).toEqual([])
  })
  it('fails when a part is gone', () => {
    for (const field of Object.keys(article)) {
      if (field === 'title' || field === 'extractionDamage') continue
      const { [field]: _gone, ...rest } = article
      expect(failures(rest)).not.toEqual([])
    }
  })
})
