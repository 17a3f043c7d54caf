import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStrategy, strategySchema } from './index.ts'
import type { Schema } from './schema.ts'

/** The words of JSON Schema that ours uses, and no others. */
const valid = (schema: Schema, value: unknown): boolean =>
  Object.entries(schema).every(([word, is]) => {
    switch (word) {
      case '$schema':
      case 'title':
        return true
      case 'type':
        return is === 'array'
          ? Array.isArray(value)
          : is === 'integer'
            ? Number.isInteger(value)
            : is === 'object'
              ? typeof value === 'object' && value !== null && !Array.isArray(value)
              : typeof value === is
      case 'const':
        return value === is
      case 'enum':
        return (is as unknown[]).includes(value)
      case 'minimum':
        return (value as number) >= (is as number)
      case 'maximum':
        return (value as number) <= (is as number)
      case 'maxLength':
        return (value as string).length <= (is as number)
      case 'pattern':
        return typeof value === 'string' && new RegExp(is as string).test(value)
      case 'anyOf':
        return (is as Schema[]).some((one) => valid(one, value))
      case 'minItems':
        return Array.isArray(value) && value.length >= (is as number)
      case 'maxItems':
        return Array.isArray(value) && value.length <= (is as number)
      case 'prefixItems':
        return Array.isArray(value) && (is as Schema[]).every((one, i) => valid(one, value[i]))
      case 'items':
        return (
          Array.isArray(value) &&
          (is === false
            ? value.length <= (schema['prefixItems'] as unknown[]).length
            : value.every((item) => valid(is as Schema, item)))
        )
      case 'properties':
        return Object.entries(value as object).every(
          ([key, item]) =>
            !Object.hasOwn(is as object, key) || valid((is as Record<string, Schema>)[key]!, item),
        )
      case 'additionalProperties':
        return Object.keys(value as object).every((key) =>
          Object.hasOwn(schema['properties'] as object, key),
        )
      default:
        throw new Error(`the test does not know ${word}`)
    }
  })

describe('the schema of strategy files', () => {
  const cell = fc.oneof(
    fc.integer({ min: -1, max: 42 }),
    fc.constantFrom('S', 'H', 'N', 'X', 'club', 'notrump'),
  )
  const file = fc.record(
    {
      format: fc.constantFrom('kibitzer-strategy', 'other'),
      version: fc.constantFrom(1, 2),
      name: fc.string(),
      open: fc.array(
        fc.oneof(
          fc.tuple(
            fc.integer({ min: 1, max: 7 }),
            fc.constantFrom('S', 'club'),
            fc.nat(5),
            fc.integer({ min: 5, max: 40 }),
            fc.nat(13),
          ),
          fc.array(cell, { minLength: 4, maxLength: 6 }),
        ),
        { maxLength: 2 },
      ),
      preempt: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.array(fc.integer({ min: 1, max: 7 }))),
      convention: fc.array(fc.tuple(cell, cell), { maxLength: 1 }),
      tieBreak: fc.array(fc.constantFrom('lowest', '1N', 'P', '1NT', '8C', 'X'), { maxLength: 2 }),
      continuations: fc.array(
        fc.tuple(
          fc.constantFrom('respond/1N', 'x'.repeat(200)),
          fc.constantFrom('points', 'cards x'),
          fc.constantFrom(null, 5, 13, 14, -1, 'x'),
          fc.constantFrom(null, 13, 20, 41, true),
        ),
        { maxLength: 1 },
      ),
      strange: fc.constant(1),
    },
    { requiredKeys: [] },
  )
  it('takes and refuses what the reader takes and refuses, apart from ranges turned round', () => {
    const schema = strategySchema()
    let taken = 0
    fc.assert(
      fc.property(file, (value) => {
        const read = readStrategy(JSON.stringify(value))
        const codes = read.ok ? [] : read.error.map(({ code }) => code)
        // What a schema cannot say: an order of two values, and that there is a fact at all.
        const beyond = codes.every((c) => c === 'strategy/inverted' || c === 'strategy/empty')
        if (read.ok) taken += 1
        expect([value, valid(schema, value)]).toEqual([value, beyond])
      }),
      { numRuns: 3000, seed: 1 },
    )
    expect(taken).toBeGreaterThan(20)
  })
})
