/** Checks a file of hands against OPENBID: every feature, the opening, and what other readings change. */

import * as hand from '#core/hand.ts'
import { openingText } from '#systems/schenken-1967/bidval.ts'
import { type OpenbidFeatures, openbidFeatures } from '#systems/schenken-1967/features.ts'
import { type OpenbidAnswer, openbid } from '#systems/schenken-1967/openbid.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import {
  type ConformanceKind,
  compare,
  type Json,
  type JsonObject,
  jsonLines,
  type Mismatch,
  type RecordKind,
} from './harness.ts'

/** The readings whose effect on a hand is told beside the canonical answer. */
const DISPUTED: readonly ReadingName[] = [
  'ntry_literal',
  'kj2_literal',
  'jrow_app3',
  'sec7_synopsis',
  'solid_app2',
  'solid_nolen',
]

const FEATURES = {
  hcp: 'hcp',
  totalpts: 'totalPoints',
  playtricks: 'playingTricks',
  stop: 'stoppers',
  longest: 'longest',
  distp: 'distribution',
  aces: 'aces',
  evendist: 'even',
  voidflag: 'void',
  four441: 'fourFourOne',
  solid: 'solid',
  notrumptry: 'notrumpTry',
  sp: 'suitPointsSorted',
  suitlength: 'lengths',
  suitpoints: 'points',
  honorcount: 'honours',
  suit_playtricks: 'tricks',
  canberebid: 'rebiddable',
  notr: 'badNotrump',
  outsideace: 'aceOutside',
} as const satisfies Readonly<Record<string, keyof OpenbidFeatures>>

const answerFields = (answer: OpenbidAnswer): JsonObject => ({
  section: answer.section,
  bidval: answer.bidval,
  bid: openingText(answer.call),
})

function* check(record: JsonObject): Generator<Mismatch> {
  const text = record['hand']
  const read = typeof text === 'string' ? hand.parse(text) : undefined
  if (!read?.ok) {
    yield { field: 'hand', expected: text, actual: read?.error.message ?? 'not a text' }
    return
  }
  const h = read.value
  const features = openbidFeatures(h)
  for (const [field, feature] of Object.entries(FEATURES))
    yield* compare(field, record[field], features[feature])

  const answer = openbid(h)
  for (const [field, value] of Object.entries(answerFields(answer)))
    yield* compare(field, record[field], value)
  yield* compare(
    'provisional',
    record['provisional'],
    answer.provisional ? openingText(answer.provisional.call) : null,
  )

  const { playingTricks: before } = openbidFeatures(h, READINGS.published)
  const published: Json =
    before === features.playingTricks
      ? null
      : { playtricks: before, ...answerFields(openbid(h, READINGS.published)) }
  yield* compare('published', record['published'], published)

  const sensitive = DISPUTED.filter((name) => {
    const other = openbid(h, READINGS[name])
    return other.bidval !== answer.bidval || other.section !== answer.section
  })
  const listed = record['reading_sensitive']
  // A set, so its order carries nothing.
  const sorted = Array.isArray(listed) ? (listed as readonly unknown[]).toSorted() : listed
  yield* compare('reading_sensitive', sorted, [...sensitive].sort())
}

export const openbidRecords: RecordKind = {
  kind: 'openbid',
  fields: [
    'hand',
    ...Object.keys(FEATURES),
    'section',
    'bidval',
    'bid',
    'provisional',
    'published',
    'reading_sensitive',
  ],
  unchecked: { stratum: 'how the hand was chosen; nothing to compute' },
  name: (record) => (typeof record['hand'] === 'string' ? record['hand'] : undefined),
  check,
}

export const conformance: ConformanceKind = jsonLines(openbidRecords)
