/** The book laid out flat: every claim with its id, and in our words. */
import type { HandConstraint } from '#constraint/constraint.ts'
import { describe } from '#constraint/describe.ts'
import { plain } from '#constraint/phrase.ts'
import type { Asserted, Case, Check, Example } from './claim.ts'

export interface Claim {
  readonly id: string
  readonly words: string
  readonly check: Check
  /** The case's example hand, on the leaf itself. */
  readonly example?: Example
}

const say = (c: HandConstraint): string => plain(describe(c))
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

const sayAsserted = (asserted: Asserted): string => {
  switch (asserted.kind) {
    case 'is':
      return say(asserted.that)
    case 'meets':
      return asserted.calls === undefined
        ? `meets section ${asserted.at}`
        : `can bid ${list(asserted.calls)} at ${asserted.at}`
    case 'fails':
      return `cannot bid at ${asserted.at}`
    case 'opens':
      return `opens ${list(asserted.calls)}`
    case 'never':
      return `no hand opens with code ${asserted.bidval}`
    case 'same':
      return `bids alike at ${asserted.at} and ${asserted.as}`
    case 'ever':
      return `some hand opens with code ${asserted.bidval}`
    case 'reached':
      return `some hand is so: ${say(asserted.that)}`
    case 'leaves':
      return `stands in ${asserted.least} to ${asserted.most} leaves`
    case 'counted':
      return 'counted'
  }
}

/** The path of a case below another. */
export const below = (path: string, step: string): string =>
  path === '' || step.startsWith('/') ? `${path}${step}` : `${path}.${step}`

/** A case with the number of its first claim; subtrees that the paper refers to twice stand twice. */
export interface Entry {
  readonly of: Case
  readonly path: string
  readonly first: number
  readonly entries: readonly Entry[]
}
export interface Index {
  /** All claims in the order of the book. */
  readonly claims: readonly Claim[]
  readonly entries: readonly Entry[]
}

/** Numbers the claims of a book. */
export const indexClaims = (book: readonly Case[]): Index => {
  const claims: Claim[] = []
  const visit = (one: Case, outer: string, given: readonly string[]): Entry => {
    const path = below(outer, one.step)
    const own = say(one.when)
    const facts = [
      ...given,
      ...(one.meeting ?? []).map((at) => `meets section ${at}`),
      ...(own === 'any hand' ? [] : [own]),
    ]
    const subject = facts.length === 0 ? 'any hand' : facts.join('; ')
    const first = claims.length
    for (const check of one.checks ?? [])
      claims.push({
        id: `${path}${check.mark}`,
        words: `${subject} → ${check.words ?? sayAsserted(check.asserted)}`,
        check,
        ...(check.kind === 'leaf' && one.example !== undefined ? { example: one.example } : {}),
      })
    const entries = (one.cases ?? []).map((inner) => visit(inner, path, facts))
    return { of: one, path, first, entries }
  }
  const entries = book.map((one) => visit(one, '', []))
  return { claims, entries }
}
