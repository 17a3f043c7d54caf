/** Messages as they are written in a frame, and how they are read: all that is read passes a schema. */
import * as v from 'valibot'
import { base64Of, randomBytes } from './bytes.ts'
import { call, card, count, eventsSchema, seat, tricks, two } from './events.ts'
import type { Act } from './judge.ts'
import { NO_ACT } from './judge.ts'
import { NAME_LETTERS, plainText, WORD_LETTERS } from './plain.ts'
import { classViewSchema } from './question.ts'

const act = v.union([
  v.pipe(
    v.strictTuple([v.literal('call'), call]),
    v.transform(([kind, made]): Act => ({ kind, call: made })),
  ),
  v.pipe(
    v.strictTuple([v.literal('card'), card]),
    v.transform(([kind, played]): Act => ({ kind, card: played })),
  ),
  v.pipe(
    v.strictTuple([v.literal('claim'), tricks]),
    v.transform(([kind, won]): Act => ({ kind, tricks: won })),
  ),
  v.pipe(
    v.strictTuple([v.literal('undo')]),
    v.transform(([kind]): Act => ({ kind })),
  ),
  v.pipe(
    v.strictTuple([v.literal('answer'), v.boolean()]),
    v.transform(([kind, yes]): Act => ({ kind, yes })),
  ),
])
export function writeAct(act: Act): readonly unknown[] {
  switch (act.kind) {
    case 'call':
      return [act.kind, two(act.call)]
    case 'card':
      return [act.kind, two(act.card)]
    case 'claim':
      return [act.kind, act.tricks]
    case 'undo':
      return [act.kind]
    case 'answer':
      return [act.kind, act.yes]
  }
}

const view = v.pipe(v.string(), v.maxLength(24))

const mark = v.pipe(v.string(), v.maxLength(12))
/** By which a word is known when it comes again. */
export const newMark = (): string => base64Of(randomBytes(6))

export const helloSchema = v.strictObject({
  name: plainText(NAME_LETTERS),
  version: v.pipe(v.string(), v.maxLength(20)),
})
export type HelloWords = v.InferOutput<typeof helloSchema>

/** How a seat is filled: by somebody, by somebody who is away, by a robot, or by nobody yet. */
export const SITTING = ['here', 'away', 'robot', 'free'] as const
export type Sitting = (typeof SITTING)[number]
const sitting = v.strictObject({ name: plainText(NAME_LETTERS), state: v.picklist(SITTING) })

/** What a page is told of the room: the whole of it, each time something in it changes. */
export const newsSchema = v.strictObject({
  title: plainText(60),
  place: v.variant('kind', [
    v.strictObject({ kind: v.literal('waits'), before: count }),
    v.strictObject({ kind: v.literal('sits'), table: count, seat }),
    v.strictObject({
      kind: v.literal('looks'),
      table: count,
      sees: v.pipe(v.array(seat), v.maxLength(4)),
    }),
    v.strictObject({ kind: v.literal('out') }),
  ]),
  /** Names this page’s view of its log: another name, and its fold begins afresh. */
  view,
  seats: v.strictTuple([sitting, sitting, sitting, sitting]),
  /** Those who look on and see closed hands, as the table is told it. */
  watchers: v.pipe(v.array(plainText(NAME_LETTERS)), v.maxLength(96)),
  undo: v.picklist(['free', 'asked', 'off'] as const),
  words: v.boolean(),
  /** The table waits for the others, and these are not as far. */
  atBar: v.boolean(),
  awaited: v.pipe(v.array(count), v.maxLength(24)),
  /** This page may take the room over. */
  deputy: v.boolean(),
  /** Points for North–South on each board so far at this table. */
  scores: v.pipe(v.array(v.tuple([count, v.pipe(v.number(), v.integer())])), v.maxLength(200)),
})
export type RoomNews = v.InferOutput<typeof newsSchema>

export const welcomeSchema = v.strictTuple([v.literal('welcome'), count, newsSchema])

export const upSchema = v.union([
  v.strictTuple([v.literal('since'), view, count]),
  v.pipe(
    v.strictTuple([v.literal('act'), view, count, act]),
    v.transform(([kind, name, at, what]) => [kind, name, at, what] as const),
  ),
  v.strictTuple([v.literal('here'), view, count]),
  /** To the question of that number. */
  v.strictTuple([v.literal('answer'), count, plainText(80)]),
  /** The boards that were bid before. */
  v.strictTuple([v.literal('past')]),
  /** A word to the table, and the mark by which it is known when it comes again. */
  v.strictTuple([v.literal('word'), plainText(WORD_LETTERS), mark]),
])
export type UpMessage = v.InferOutput<typeof upSchema>

export const downSchema = v.union([
  v.strictTuple([v.literal('pulse'), view, count]),
  v.strictTuple([v.literal('events'), view, eventsSchema]),
  v.strictTuple([v.literal('no'), count, v.picklist(NO_ACT)]),
  v.strictTuple([v.literal('room'), newsSchema]),
  v.strictTuple([v.literal('word'), plainText(NAME_LETTERS), plainText(WORD_LETTERS), mark]),
  /** The question to the class; `null` where none is asked. */
  v.strictTuple([v.literal('class'), v.nullable(classViewSchema)]),
  /** One of the boards that were bid at this table: its place, and the whole of it. */
  v.strictTuple([v.literal('past'), count, eventsSchema]),
  /** A part of what the host has; `over` with what the page is to go on with at once. */
  v.strictTuple([v.literal('office'), count, count, v.string(), v.boolean()]),
  /** The link of the room from now on. */
  v.strictTuple([v.literal('moved'), v.pipe(v.string(), v.maxLength(47))]),
  v.strictTuple([v.literal('end')]),
])
export type DownMessage = v.InferOutput<typeof downSchema>

export const doorSchema = v.strictObject({
  epoch: count,
  locked: v.boolean(),
  version: v.pipe(v.string(), v.maxLength(20)),
  proof: v.pipe(v.string(), v.maxLength(22)),
})
