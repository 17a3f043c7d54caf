/** The hands that the paper gives as examples, each taken to its leaf and opened. */
import { admits } from '#constraint/admits.ts'
import type { Hand } from '#core/hand.ts'
import * as handText from '#core/hand.ts'
import { t } from '#core/text.ts'
import { select } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import { openingText } from '#systems/schenken-1967/bidval.ts'
import { type OpenbidSystem, openbidSystem } from '#systems/schenken-1967/rules.ts'
import type { Case } from './claim.ts'
import { indexClaims } from './claims.ts'
import type { PropositionVerdict } from './verdict.ts'

export interface ExampleVerdict {
  readonly id: string
  /** As printed, or as repaired. */
  readonly printed: string
  /** The hand with real spot cards. */
  readonly hand: string
  /** Whether the hand is of the case. */
  readonly reached: boolean
  /** What the procedure opens with it. */
  readonly opens: string
  /** What was repaired in print or scan. */
  readonly repaired?: string
}

/** A printed holding with each x a spot card, from the two up. */
const realHolding = (printed: string): string => {
  if (printed === '-') return ''
  let next = 2
  const cards = [...printed].map((letter) => (letter === 'x' ? String(next++) : letter))
  return cards.sort((a, b) => 'AKQJT98765432'.indexOf(a) - 'AKQJT98765432'.indexOf(b)).join('')
}

/** @returns the hand, or `undefined` when it is not thirteen different cards. */
export const exampleHand = (printed: string): Hand | undefined => {
  const read = handText.parse(printed.split('.').map(realHolding).join('.'))
  return read.ok ? read.value : undefined
}

/** Every example of the book; an unreadable one has not reached its leaf. */
export const checkExamples = (
  book: readonly Case[],
  system: OpenbidSystem = openbidSystem(),
): readonly ExampleVerdict[] =>
  indexClaims(book).claims.flatMap(({ id, facts, example }) => {
    if (example === undefined) return []
    const hand = exampleHand(example.hand)
    const opened = hand && select(system, everySituation, hand)
    return [
      {
        id,
        printed: example.hand,
        hand: hand === undefined ? example.hand : handText.format(hand),
        reached: hand !== undefined && facts.every((fact) => admits(fact, hand)),
        opens: opened === undefined ? '' : openingText(opened.action.call),
        ...(example.repaired === undefined ? {} : { repaired: example.repaired }),
      },
    ]
  })

/** The examples as claims, each about one hand: it is of its case, and passes. */
export const exampleVerdicts = (
  book: readonly Case[],
  system?: OpenbidSystem,
): readonly PropositionVerdict[] =>
  checkExamples(book, system).map(
    ({ id, printed, hand, reached, opens, repaired }): PropositionVerdict => {
      const holds = reached && opens === 'PASS'
      return {
        id: `${id}=example`,
        kind: 'example',
        claim: t`${printed} is of the case ${id} and passes`,
        hands: 1,
        holds,
        failing: holds ? 0 : 1,
        ...(holds ? {} : { counterexample: hand }),
        ...(repaired === undefined ? {} : { settled: repaired }),
      }
    },
  )
