/** The book laid out flat: every claim with its id, and in our words. */
import type { HandConstraint } from '#constraint/constraint.ts'
import { describe } from '#constraint/describe.ts'
import { plain } from '#constraint/phrase.ts'
import { t } from '#core/text.ts'
import type { Asserted, Case, Check, ExampleHand } from './claim.ts'

export interface PropositionClaim {
  readonly id: string
  /** The case it stands at. */
  readonly path: string
  /** Of which hands, and what is claimed of them. */
  readonly words: string
  /** What is claimed, alone. */
  readonly says: string
  /** How a doubtful line was read, at the claim or its case. */
  readonly settled?: string
  readonly check: Check
  /** What the cases around it and its own ask of a hand, apart from sections met. */
  readonly facts: readonly HandConstraint[]
  /** The case's example hand, with the last of its claims. */
  readonly example?: ExampleHand
}

const say = (c: HandConstraint): string => plain(describe(c))
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : t`${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

const sayAsserted = (asserted: Asserted): string => {
  switch (asserted.kind) {
    case 'is':
      return say(asserted.that)
    case 'meets':
      return asserted.calls === undefined
        ? t`meets section ${asserted.at}`
        : t`can bid ${list(asserted.calls)} at ${asserted.at}`
    case 'fails':
      return t`cannot bid at ${asserted.at}`
    case 'opens':
      return t`opens ${list(asserted.calls)}`
    case 'never':
      return t`no hand opens with code ${asserted.bidval}`
    case 'same':
      return t`bids alike at ${asserted.at} and ${asserted.as}`
    case 'ever':
      return t`some hand opens with code ${asserted.bidval}`
    case 'reached':
      return t`some hand is so: ${say(asserted.that)}`
    case 'leaves':
      return t`stands in ${asserted.least} to ${asserted.most} leaves`
    case 'counted':
      return 'counted'
  }
}

/** The path of a case below another; a case without a step only gathers others. */
const below = (path: string, step: string): string =>
  path === '' || step === '' || step.startsWith('/') ? `${path}${step}` : `${path}.${step}`

/** A case with the number of its first claim; subtrees that the paper refers to twice stand twice. */
export interface CaseEntry {
  readonly of: Case
  readonly path: string
  readonly first: number
  readonly entries: readonly CaseEntry[]
}
export interface Index {
  /** All claims in the order of the book. */
  readonly claims: readonly PropositionClaim[]
  readonly entries: readonly CaseEntry[]
}

/** What the case itself asks of a hand, besides the cases around it. */
const ownWords = ({ when, meeting = [] }: Case): readonly string[] => {
  const own = say(when)
  return [
    ...meeting.map((at) => t`meets section ${list(at.split(' '))}`),
    ...(own === 'any hand' ? [] : [own]),
  ]
}

/** The same as one line. */
export const caseWords = (one: Case): string => ownWords(one).join('; ')

/** A line of the book's table of contents. */
export interface OutlineLine {
  readonly path: string
  /** The path of the case around it; absent at the top. */
  readonly within?: string
  /** What the case asks besides those around it; empty when nothing. */
  readonly given: string
  /** The path the paper refers to with "as in". */
  readonly asIn?: string
  /** How a doubtful line was read. */
  readonly settled?: string
}
/** Every case in the order of the book, each once. */
export const outline = ({ entries }: Index): readonly OutlineLine[] => {
  const lines = new Map<string, OutlineLine>()
  const visit = (
    { of: one, path, entries: inner }: CaseEntry,
    within: string | undefined,
  ): void => {
    if (one.step !== '' && !lines.has(path))
      lines.set(path, {
        path,
        ...(within === undefined ? {} : { within }),
        given: caseWords(one),
        ...(one.asIn === undefined ? {} : { asIn: one.asIn }),
        ...(one.settled === undefined ? {} : { settled: one.settled }),
      })
    for (const entry of inner) visit(entry, path)
  }
  for (const entry of entries) visit(entry, undefined)
  return [...lines.values()]
}

/** Numbers the claims of a book. */
export const indexClaims = (book: readonly Case[]): Index => {
  const claims: PropositionClaim[] = []
  const visit = (
    one: Case,
    outer: string,
    outerFacts: readonly HandConstraint[],
    outerWords: readonly string[],
  ): CaseEntry => {
    const path = below(outer, one.step)
    const facts = [...outerFacts, one.when]
    const words = one.step === '' ? outerWords : [...outerWords, ...ownWords(one)]
    const subject = words.length === 0 ? t`any hand` : words.join('; ')
    const first = claims.length
    const checks = one.checks ?? []
    for (const [i, check] of checks.entries()) {
      const says = check.words ?? sayAsserted(check.asserted)
      const settled = check.settled ?? one.settled
      claims.push({
        id: `${path}${check.mark}`,
        path,
        words: `${subject} → ${says}`,
        says,
        ...(settled === undefined ? {} : { settled }),
        check,
        facts,
        ...(i === checks.length - 1 && one.example !== undefined ? { example: one.example } : {}),
      })
    }
    const entries = (one.cases ?? []).map((inner) => visit(inner, path, facts, words))
    return { of: one, path, first, entries }
  }
  const entries = book.map((one) => visit(one, '', [], []))
  return { claims, entries }
}
