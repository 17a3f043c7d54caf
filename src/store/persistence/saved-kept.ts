/** What a file said of a board beyond its record, as it is saved; `FileRecord` of the formats has its meaning. */
import * as v from 'valibot'
import { object } from './schemas.ts'

const text = v.string()
const place = v.pipe(v.number(), v.integer(), v.minValue(-1))
const marks = v.array(object({ at: place, text }))
const section = object({ first: text, lines: v.array(text), read: place })

export const keptSchema = v.variant('kind', [
  object({
    kind: v.literal('pbn'),
    header: v.optional(v.array(text)),
    tags: v.array(object({ name: text, value: text, rows: v.optional(v.array(text)) })),
    comments: v.optional(v.array(text)),
    callMarks: v.optional(marks),
    cardMarks: v.optional(marks),
    auction: v.optional(section),
    play: v.optional(section),
  }),
  object({
    kind: v.literal('lin'),
    pairs: v.array(object({ at: place, key: text, value: text })),
  }),
])
