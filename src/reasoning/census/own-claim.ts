/**
 * A claim of one's own on OPENBID, decided over all hands: whether each hand that is so opens with the call, how
 * many do not, the plainest of them, and the nearest claim that is true.
 */
import { upTo } from '#bidding/auction/turn-claim.ts'
import { conditionWords } from '#bidding/text/one-condition.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import type { Call } from '#core/call.ts'
import { err, ok, type Problem, problem, type Result } from '#core/result.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { openingText } from '#systems/schenken-1967/bidval.ts'
import type { OpenbidReading } from '#systems/schenken-1967/readings.ts'
import type { OpenbidSystem } from '#systems/schenken-1967/rules.ts'
import type { Case, Check } from './propositions/claim.ts'
import { compileHand, Untold } from './propositions/compile.ts'
import { type DecideProgress, decideClaims } from './propositions/decide.ts'
import type { PropositionVerdict } from './propositions/verdict.ts'

export interface OwnClaim {
  readonly when: HandConstraint
  /** One of these the hand is claimed to open. */
  readonly calls: readonly Call[]
  readonly reading: OpenbidReading
  /** The rules that open; OPENBID's under the reading when absent. */
  readonly system?: OpenbidSystem
  /** The shapes to walk; all when absent. */
  readonly shapes?: readonly Shape[]
}
export interface OwnVerdict {
  /** Hands that the claim is about, and those of them that open otherwise. */
  readonly hands: number
  readonly failing: number
  /** The plainest hand that opens otherwise, S.H.D.C. */
  readonly counterexample?: string
  /**
   * One condition more, in the words of the language, with which the claim is true of as many hands as can be;
   * absent where none makes it true.
   */
  readonly nearest?: { readonly adds: string; readonly hands: number }
}

type Measure = Extract<HandConstraint, { readonly kind: 'range' }>['measure']
const bounds = (measure: Measure, from: number, to: number): readonly HandConstraint[] =>
  upTo(from, to).flatMap((n): readonly HandConstraint[] => [
    { kind: 'range', measure, min: n },
    { kind: 'range', measure, max: n },
  ])

/** The conditions that may be added, one at a time. */
const ADDED: readonly HandConstraint[] = [
  ...bounds('hcp', 0, 37),
  ...bounds('totalPoints', 3, 40),
  ...bounds('playingTricks', 0, 13),
  ...bounds('longest', 4, 10),
  ...bounds('distribution', 0, 6),
  ...bounds('stoppers', 0, 4),
  ...bounds('aces', 0, 4),
  ...SUITS.flatMap((suit) => [
    ...upTo(0, 8).flatMap((n): readonly HandConstraint[] => [
      { kind: 'suit', suit, is: { kind: 'suit-range', measure: 'length', min: n } },
      { kind: 'suit', suit, is: { kind: 'suit-range', measure: 'length', max: n } },
    ]),
    ...upTo(1, 9).flatMap((n): readonly HandConstraint[] => [
      { kind: 'suit', suit, is: { kind: 'suit-range', measure: 'points', min: n } },
      { kind: 'suit', suit, is: { kind: 'suit-range', measure: 'points', max: n } },
    ]),
  ]),
]

function whyNot(when: HandConstraint): Problem | undefined {
  const told = t`OPENBID asks nothing of the kind of a hand, so its hands are not told apart by it.`
  try {
    for (const shape of SHAPES) compileHand(when, shape)
    return undefined
  } catch {
    return { code: 'claim/measure', message: told }
  }
}

/**
 * Decides the claim; a problem where it asks for what the procedure's hands are not told apart by.
 * @yields how far it is, every few milliseconds of work.
 */
export function* ownClaim({
  when,
  calls,
  reading,
  system,
  shapes,
}: OwnClaim): Generator<DecideProgress, Result<OwnVerdict, Problem>, void> {
  const why = whyNot(when)
  if (why !== undefined) return err(why)
  const checks: readonly Check[] = [
    { kind: 'remark', mark: '', asserted: { kind: 'opens', calls: calls.map(openingText) } },
  ]
  const book: readonly Case[] = [
    {
      step: 'Own',
      when,
      checks,
      cases: ADDED.map((added, i) => ({ step: String(i), when: added, checks })),
    },
  ]
  let verdicts: readonly PropositionVerdict[]
  try {
    const decided = yield* decideClaims({
      reading,
      book,
      when,
      ...(system === undefined ? {} : { system }),
      ...(shapes === undefined ? {} : { shapes }),
    })
    verdicts = decided.verdicts
  } catch (error) {
    if (error instanceof Untold) return problem('claim/measure', error.message)
    throw error
  }
  const [own, ...more] = verdicts
  if (own === undefined) return problem('claim/none', t`Nothing is claimed.`)
  const { hands, failing, counterexample } = own
  let best = -1
  for (const [i, one] of more.entries())
    if (one.failing === 0 && one.hands > (more[best]?.hands ?? 0)) best = i
  const added = ADDED[best]
  return ok({
    hands,
    failing,
    ...(counterexample === undefined ? {} : { counterexample }),
    ...(failing === 0 || added === undefined
      ? {}
      : { nearest: { adds: conditionWords(added), hands: more[best]?.hands ?? 0 } }),
  })
}
