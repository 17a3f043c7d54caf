/** Where a hand stands in the paper's case analysis, and a claim of the paper as a line to be edited. */
import { conditionWords } from '#bidding/text/one-condition.ts'
import { admits } from '#constraint/admits.ts'
import { all, type HandConstraint } from '#constraint/constraint.ts'
import { type Call, PASS, parseCall } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { PASSED } from './claim.ts'
import { type CaseEntry, caseWords, indexClaims, type PropositionClaim } from './claims.ts'
import { BOOK } from './data/book.ts'

/** A claim as the form for one's own takes it. */
export interface EditableClaim {
  /** In the words of the language of systems. */
  readonly conditions: string
  /** One of these. */
  readonly calls: readonly Call[]
}
export interface LeafOfHand {
  readonly path: string
  /** The cases on the way to it, from the proposition down, and what each asks. */
  readonly cases: readonly { readonly path: string; readonly given: string }[]
  /** What is claimed of its hands. */
  readonly says: string
  readonly edit?: EditableClaim
}

const callsOf = (printed: readonly string[]): readonly Call[] =>
  printed.flatMap((one) => (one === PASSED ? PASS : (parseCall(one) ?? [])))

/** The condition without the names that the paper gives its parts: the language spells them out. */
const spelled = (c: HandConstraint): HandConstraint =>
  JSON.parse(JSON.stringify(c), (_, value: unknown) => {
    const of = value as Readonly<Record<string, unknown>> | null
    return typeof of === 'object' && of?.['kind'] === 'named' ? of['is'] : value
  }) as HandConstraint

/**
 * The claim as a line of conditions and a call; `undefined` where it claims no call. That a section can bid is claimed as that the hand opens so.
 */
export function editable({
  check: { asserted },
  facts,
}: PropositionClaim): EditableClaim | undefined {
  if (asserted.kind !== 'opens' && asserted.kind !== 'meets') return undefined
  const calls = callsOf(asserted.calls ?? [])
  if (calls.length === 0) return undefined
  return { conditions: conditionWords(all<HandConstraint>(...facts.map(spelled))), calls }
}

const INDEX = indexClaims(BOOK)
/** The claims of calls by their ids. */
export const editableClaims = (): ReadonlyMap<string, EditableClaim> =>
  new Map(
    INDEX.claims.flatMap((claim) => {
      const edit = editable(claim)
      return edit === undefined ? [] : [[claim.id, edit] as const]
    }),
  )

/** The leaves of Part Two that the hand is of, in the order of the book. */
export function leavesOf(hand: Hand): readonly LeafOfHand[] {
  const found = new Map<string, LeafOfHand>()
  const visit = (
    { of: one, path, first, entries }: CaseEntry,
    above: LeafOfHand['cases'],
  ): void => {
    // Cases of Part One are told by the sections that a hand meets.
    if (one.meeting !== undefined || !admits(one.when, hand)) return
    const given = caseWords(one)
    const cases = given === '' ? above : [...above, { path, given }]
    const at = (one.checks ?? []).findIndex(({ kind }) => kind === 'leaf')
    const claim = at < 0 ? undefined : INDEX.claims[first + at]
    if (claim !== undefined && !found.has(path)) {
      const edit = editable(claim)
      found.set(path, { path, cases, says: claim.says, ...(edit === undefined ? {} : { edit }) })
    }
    for (const entry of entries) visit(entry, cases)
  }
  for (const entry of INDEX.entries) visit(entry, [])
  return [...found.values()]
}
