import * as v from 'valibot'
import { expect, it } from 'vitest'
import { schemaMessage } from './schema-message.ts'

const faultsOf = (schema: v.GenericSchema, data: unknown): readonly string[] =>
  (v.safeParse(schema, data).issues ?? []).map(schemaMessage)

it('says what is missing, what does not belong, and what stands in the place of what', () => {
  const form = v.strictObject({
    format: v.literal('kibitzer'),
    board: v.pipe(v.number(), v.minValue(1)),
    name: v.pipe(v.string(), v.maxLength(3, 'Three letters at most.')),
  })
  expect(faultsOf(form, {})).toEqual(['It is missing.'].flatMap((one) => [one, one, one]))
  expect(faultsOf(form, { format: 'x', board: 0, name: 'long', more: 1 })).toEqual([
    '"x" stands where "kibitzer" is expected.',
    '0 stands where >=1 is expected.',
    'Three letters at most.',
    'This is no part of such a file.',
  ])
  expect(
    faultsOf(
      v.pipe(
        v.string(),
        v.check(() => false),
      ),
      'x',
    ),
  ).toEqual(['"x" does not fit.'])
})
