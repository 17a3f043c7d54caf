/** The schemas of the saved form of the table: of one board, and of everything else. */

import * as v from 'valibot'
import { ROBOT_LEVELS } from '#cardplay/level.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { MAX_FILE_BYTES } from '#core/file-limits.ts'
import type { Holding } from '#core/holding.ts'
import { LANGUAGES, type Language } from '#core/locale.ts'
import type { AnnotatedCall } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import {
  ADVICE,
  DECKS,
  DIAGRAMS,
  MOTIONS,
  ROBOT_SPEEDS,
  SUIT_ORDERS,
  TENS,
  TEXT_SIZES,
  THEMES,
} from '../prefs.ts'
import type { CalledBy, ChosenBy, TimelineEvent } from '../table/event.ts'
import { MAX_NOTE } from '../table/table.ts'
import { sidesSchema } from './saved-agreements.ts'
import { ownSystemsSchema } from './saved-own-systems.ts'
import { sessionsSchema } from './saved-sessions.ts'
import { strategiesSchema, systemSchema } from './saved-strategies.ts'
import { contractSchema, count, defined, int, object, seat } from './schemas.ts'

/** Rises when the saved form changes; an older form is brought up to date in `readSession`. */
export const FORMAT = 6

const card = int<Card>(0, 51)
/** As long as any file may have it: what came on the table must be there at the next visit. */
const text = v.pipe(v.string(), v.maxLength(MAX_FILE_BYTES))
const holding = int<Holding>(0, 0x1fff)
const savedHand = v.nullable(v.strictTuple([holding, holding, holding, holding]))
const annotated = {
  call: int<Call>(0, 37),
  alert: v.optional(v.boolean()),
  note: v.optional(text),
}
const annotatedCall: v.GenericSchema<unknown, AnnotatedCall> = object(annotated)
const claim = object({ seat, declarerTricks: int(0, 13) })
const problemSchema = object({
  code: text,
  message: text,
  line: v.optional(count),
  column: v.optional(count),
})

const fileText = v.string()
const filePlace = v.pipe(v.number(), v.integer(), v.minValue(-1))
const marks = v.array(object({ at: filePlace, text: fileText }))
const section = object({ first: fileText, lines: v.array(fileText), read: filePlace })

/** What a file said of a board beyond its record; `FileRecord` of the formats has its meaning. */
const keptSchema = v.variant('kind', [
  object({
    kind: v.literal('pbn'),
    header: v.optional(v.array(fileText)),
    tags: v.array(object({ name: fileText, value: fileText, rows: v.optional(v.array(fileText)) })),
    comments: v.optional(v.array(fileText)),
    callMarks: v.optional(marks),
    cardMarks: v.optional(marks),
    auction: v.optional(section),
    play: v.optional(section),
  }),
  object({
    kind: v.literal('lin'),
    pairs: v.array(object({ at: filePlace, key: fileText, value: fileText })),
  }),
])

const recordSchema = object({
  number: v.optional(count),
  dealer: seat,
  vulnerability: v.picklist(VULNERABILITIES),
  deal: v.strictTuple([savedHand, savedHand, savedHand, savedHand]),
  calls: v.pipe(v.array(annotatedCall), v.maxLength(400)),
  contract: v.optional(contractSchema),
  cards: v.pipe(v.array(card), v.maxLength(52)),
  claim: v.optional(claim),
  declarerTricks: v.optional(int(0, 13)),
  players: v.optional(v.record(v.picklist(['0', '1', '2', '3']), text)),
  event: v.optional(text),
  room: v.optional(v.picklist(['open', 'closed'])),
  kept: v.optional(keptSchema),
})
const planSchema = object({
  from: int(0, 51),
  cards: v.pipe(v.array(object({ seat, card, own: v.boolean() })), v.maxLength(52)),
})
const word = int(0, 0xffffffff)
/** What a robot went by, whether it called or played. */
const robotWent = {
  speed: v.picklist(ROBOT_SPEEDS),
  level: v.optional(v.picklist(ROBOT_LEVELS)),
  scoring: v.picklist(['imps', 'total', 'matchpoints']),
  seed: v.strictTuple([word, word, word, word]),
  says: text,
} as const
const chosenBySchema: v.GenericSchema<unknown, ChosenBy> = object({
  ...robotWent,
  plan: v.optional(planSchema),
  next: v.optional(planSchema),
  grounds: object({
    layouts: count,
    drawn: v.optional(v.pipe(v.number(), v.minValue(0))),
    basis: v.picklist(['agreed', 'loosened', 'law']),
    positions: count,
  }),
})
const calledBySchema: v.GenericSchema<unknown, CalledBy> = object(robotWent)
const eventSchema: v.GenericSchema<unknown, TimelineEvent> = v.variant('kind', [
  object({ kind: v.literal('call'), ...annotated, by: v.optional(calledBySchema) }),
  object({ kind: v.literal('card'), card, by: v.optional(chosenBySchema) }),
  object({ kind: v.literal('claim'), claim }),
])
const place = object({ line: count, cursor: count })
const deed = object({ before: place, after: place })
const treeSchema = object({
  lines: v.pipe(
    v.array(
      object({
        id: count,
        name: v.optional(text),
        parent: v.optional(count),
        origin: v.optional(v.picklist(['again', 'table'])),
        from: count,
        events: v.pipe(v.array(eventSchema), v.maxLength(400)),
      }),
    ),
    v.minLength(1),
  ),
  active: count,
  cursor: count,
  nextId: count,
  past: v.array(deed),
  future: v.array(deed),
})
export const boardSchema = object({
  id: count,
  source: recordSchema,
  tree: v.optional(treeSchema),
  seed: v.optional(text),
  played: v.optional(v.strictTuple([systemSchema, systemSchema])),
  lent: v.optional(v.strictTuple([systemSchema, systemSchema])),
  note: v.optional(v.pipe(v.string(), v.maxLength(MAX_NOTE))),
})
const player = object({
  kind: v.picklist(['person', 'robot']),
  name: v.optional(text),
})
/** Up to format 3 the id alone. */
const systemRef = v.union([
  v.pipe(
    text,
    v.transform((id) => ({ id })),
    // What is read must be readable when it is written in today's form.
    systemSchema,
  ),
  systemSchema,
])
const systems = v.strictTuple([systemRef, systemRef])
const playersSchema = object({
  seats: v.strictTuple([player, player, player, player]),
  systems,
  records: v.optional(systems),
  twoHands: v.optional(v.boolean()),
  level: v.optional(v.picklist(ROBOT_LEVELS)),
  playedFor: v.optional(object({ board: count, seat, from: v.optional(seat) })),
})
const viewSchema = object({
  mode: v.variant('kind', [
    object({ kind: v.literal('all') }),
    object({ kind: v.literal('sit'), seat }),
    object({ kind: v.literal('kibitz'), seat }),
  ]),
  observer: v.optional(seat),
  turned: int<Seat>(0, 3),
})
const exampleSchema = object({
  id: text,
  board: count,
  before: object({
    board: count,
    sides: sidesSchema,
    players: playersSchema,
    view: viewSchema,
    lawOnly: v.boolean(),
  }),
})
export const sessionSchema = object({
  // Format 1 has no strategies, format 2 no agreements and no example; up to 3 a system is its id alone,
  // up to 4 a board has no note,
  // up to 5 there are no systems of one's own.
  format: v.picklist([1, 2, 3, 4, 5, FORMAT]),
  writer: text,
  sequence: count,
  order: v.pipe(v.array(count), v.minLength(1)),
  index: count,
  nextId: count,
  players: playersSchema,
  // Preferences may grow within a format: what is missing takes its default.
  prefs: v.pipe(
    v.object({
      language: v.optional(v.nullable(v.picklist(Object.keys(LANGUAGES) as Language[]))),
      theme: v.optional(v.picklist(THEMES)),
      deck: v.optional(v.picklist(DECKS)),
      diagrams: v.optional(v.picklist(DIAGRAMS)),
      textSize: v.optional(v.picklist(TEXT_SIZES)),
      suitOrder: v.optional(v.picklist(SUIT_ORDERS)),
      ten: v.optional(v.picklist(TENS)),
      motion: v.optional(v.picklist(MOTIONS)),
      sounds: v.optional(v.boolean()),
      readAloud: v.optional(v.boolean()),
      spokenNews: v.optional(v.boolean()),
      letterKeys: v.optional(v.boolean()),
      bidGrid: v.optional(v.boolean()),
      begun: v.optional(v.boolean()),
      confirmCalls: v.optional(v.boolean()),
      confirmCards: v.optional(v.boolean()),
      advice: v.optional(v.picklist(ADVICE)),
      robotSpeed: v.optional(v.picklist(ROBOT_SPEEDS)),
      forcedCards: v.optional(v.boolean()),
      folds: v.optional(v.record(text, v.boolean())),
      lawOnly: v.optional(v.boolean()),
      guessFirst: v.optional(v.boolean()),
    }),
    v.transform(defined),
  ),
  view: viewSchema,
  library: object({ source: v.optional(text), problems: v.array(problemSchema) }),
  strategies: v.optional(strategiesSchema),
  ownSystems: v.optional(ownSystemsSchema),
  agreements: v.optional(sidesSchema),
  example: v.optional(exampleSchema),
  sessions: v.optional(sessionsSchema),
})
