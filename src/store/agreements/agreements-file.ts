/**
 * Agreements as a file: JSON with calls, suits and cards in letters, no seats, so that people can
 * write one by hand. What cannot be read is answered with every place and what is wrong there.
 */
import * as v from 'valibot'
import { callCode, parseCall } from '#core/call.ts'
import { cardCode, parseCard } from '#core/card.ts'
import type { Holding } from '#core/holding.ts'
import { isDeeperThan, MAX_NESTING } from '#core/json-depth.ts'
import { parseRank, RANK_LETTERS } from '#core/rank.ts'
import { err, ok, type Problem, type Result } from '#core/result.ts'
import { schemaMessage } from '#core/schema-message.ts'
import { parseSuit, suitLetter } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { cardingSchema } from '../persistence/saved-agreements.ts'
import { type BothSides, type CallTable, MAX_ENTRIES, type Predicate } from './agreements.ts'

const FORMAT = 'kibitzer-agreements-1'
/** Most characters a file of agreements may have. */
export const MAX_AGREEMENTS_TEXT = 500_000
/** Problems told at once. */
const TOLD = 50

const NORTH = 0
const int = (min: number, max: number) =>
  v.pipe(
    v.number(t`A whole number is needed.`),
    v.integer(t`A whole number is needed.`),
    v.minValue(min, t`It may not be less than ${min}.`),
    v.maxValue(max, t`It may not be more than ${max}.`),
  )
const read = <T>(parse: (text: string) => T | undefined, what: string) =>
  v.pipe(
    v.string(t`${what} is needed, in letters.`),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: t`“${dataset.value}” is not ${what}.` })
      return NEVER
    }),
  )
const suit = read(parseSuit, t`a suit (S, H, D or C)`)
const card = read(parseCard, t`a card, such as SA`)
const call = read(parseCall, t`a call, such as 1H, P or X`)
const lengths = { min: int(0, 13), max: int(0, 13) }
/** Hands as a file names them, in the order of seats from the caller on. */
const HANDS = ['caller', 'left', 'partner', 'right'] as const
/** Whose hand it is said of; the caller's where nothing stands. */
const hand = v.optional(v.picklist(HANDS, t`A hand is caller, left, partner or right.`))
const ranks = read((text) => {
  const of = Array.from(text, parseRank)
  return of.length === 0 || of.includes(undefined)
    ? undefined
    : (of.reduce<number>((mask, rank) => mask | (1 << rank!), 0) as Holding)
}, t`ranks, such as AKQ`)

const parts = v.pipe(
  v.array(v.lazy((): v.GenericSchema<unknown, Predicate> => predicate)),
  v.maxLength(60),
)
const predicate: v.GenericSchema<unknown, Predicate> = v.pipe(
  v.variant(
    'kind',
    [
      v.strictObject({ kind: v.literal('length'), hand, suit, ...lengths }),
      v.strictObject({ kind: v.literal('longer'), hand, suit, than: suit, by: int(-13, 13) }),
      v.strictObject({ kind: v.literal('hcp'), hand, min: int(0, 40), max: int(0, 40) }),
      v.strictObject({ kind: v.literal('rule'), hand, n: int(0, 60) }),
      v.strictObject({ kind: v.literal('balanced'), hand }),
      v.strictObject({ kind: v.literal('card'), hand, card }),
      v.strictObject({ kind: v.literal('among'), hand, suit, ranks, ...lengths }),
      v.strictObject({ kind: v.literal('all'), of: parts }),
      v.strictObject({ kind: v.literal('any'), of: parts }),
      v.strictObject({ kind: v.literal('one'), of: parts }),
      v.strictObject({
        kind: v.literal('not'),
        of: v.lazy((): v.GenericSchema<unknown, Predicate> => predicate),
      }),
    ],
    t`A condition is length, longer, hcp, rule, balanced, card, among, all, any, one or not.`,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !('min' in dataset.value)) return
    const { min, max } = dataset.value
    if (min > max) addIssue({ message: t`The least, ${min}, is more than the most, ${max}.` })
  }),
  v.transform((p) => {
    if ('of' in p) return p
    const { hand: whose, ...fact } = p
    return { ...fact, seat: whose === undefined ? NORTH : HANDS.indexOf(whose) } as Predicate
  }),
)
const qualifier = v.picklist(
  ['consistent', 'unspecified', 'inconsistent'],
  t`It is consistent, unspecified or inconsistent.`,
)
const entry = v.strictObject({
  after: v.pipe(v.array(call), v.maxLength(60)),
  call,
  says: predicate,
  fallbacks: v.pipe(v.array(predicate), v.maxLength(20)),
  qualifier,
})
const calls = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(1000)),
  entries: v.pipe(
    v.array(entry),
    v.maxLength(MAX_ENTRIES, t`A side has ${MAX_ENTRIES} calls at most.`),
  ),
  weight: int(1, 1_000_000),
  price: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})
const side = v.strictObject({ carding: cardingSchema, calls })
const file = v.strictObject({
  format: v.literal(FORMAT, t`The file does not say that it is “${FORMAT}”.`),
  northSouth: side,
  eastWest: side,
})

/** Where in the file: `eastWest.calls.entries.0.says.min`, counted from 1. */
const issuePath = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key + 1 : String(key))).join('.')

/** Reads a file of agreements; nothing of a file with a fault is taken. */
export function readAgreements(text: string): Result<BothSides, readonly Problem[]> {
  const fail = (code: string, message: string) => err([{ code, message }])
  if (text.length > MAX_AGREEMENTS_TEXT)
    return fail(
      'agreements/too-large',
      t`The text is longer than ${MAX_AGREEMENTS_TEXT} characters.`,
    )
  if (text.trim() === '') return fail('agreements/empty', t`The text is empty.`)
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (fault) {
    return fail(
      'agreements/json',
      t`This is not JSON: ${fault instanceof Error ? fault.message : String(fault)}`,
    )
  }
  if (isDeeperThan(data))
    return fail('agreements/too-deep', t`The file nests more than ${MAX_NESTING} levels deep.`)
  const found = v.safeParse(file, data)
  if (found.success) return ok([found.output.northSouth, found.output.eastWest])
  return err(
    found.issues.slice(0, TOLD).map((issue) => {
      const place = issuePath(issue)
      return {
        code: 'agreements/shape',
        message: place === '' ? schemaMessage(issue) : `${place}: ${schemaMessage(issue)}`,
      }
    }),
  )
}

const written = (p: Predicate): unknown => {
  switch (p.kind) {
    case 'all':
    case 'any':
    case 'one':
      return { kind: p.kind, of: p.of.map(written) }
    case 'not':
      return { kind: 'not', of: written(p.of) }
    default: {
      const { seat, ...fact } = p
      return {
        ...fact,
        ...(seat === NORTH ? {} : { hand: HANDS[seat] }),
        ...('suit' in fact ? { suit: suitLetter(fact.suit) } : {}),
        ...('than' in fact ? { than: suitLetter(fact.than) } : {}),
        ...('card' in fact ? { card: cardCode(fact.card) } : {}),
        ...('ranks' in fact ? { ranks: ranksText(fact.ranks) } : {}),
      }
    }
  }
}
const ranksText = (mask: number): string =>
  Array.from(RANK_LETTERS)
    .filter((_, rank) => ((mask >> rank) & 1) === 1)
    .reverse()
    .join('')
const writtenCalls = (table: CallTable): unknown => ({
  ...table,
  entries: table.entries.map((one) => ({
    ...one,
    after: one.after.map(callCode),
    call: callCode(one.call),
    says: written(one.says),
    fallbacks: one.fallbacks.map(written),
  })),
})

export const writeAgreements = (sides: BothSides): string =>
  `${JSON.stringify(
    {
      format: FORMAT,
      northSouth: { carding: sides[0].carding, calls: writtenCalls(sides[0].calls) },
      eastWest: { carding: sides[1].carding, calls: writtenCalls(sides[1].calls) },
    },
    null,
    2,
  )}\n`
