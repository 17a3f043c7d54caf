/** The hands that the paper gives as examples, each taken to its leaf and opened. */
import { admits } from '#constraint/admits.ts'
import type { Hand } from '#core/hand.ts'
import * as handText from '#core/hand.ts'
import { openingText } from '#systems/schenken-1967/bidval.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import type { Case } from './claim.ts'
import { indexClaims } from './claims.ts'

export interface ExampleVerdict {
  readonly id: string
  /** The hand with real spot cards. */
  readonly hand: string
  /** Whether the hand is of the case. */
  readonly reached: boolean
  /** What OPENBID opens with it. */
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
export const checkExamples = (book: readonly Case[]): readonly ExampleVerdict[] =>
  indexClaims(book).claims.flatMap(({ id, facts, example }) => {
    if (example === undefined) return []
    const hand = exampleHand(example.hand)
    return [
      {
        id,
        hand: hand === undefined ? example.hand : handText.format(hand),
        reached: hand !== undefined && facts.every((fact) => admits(fact, hand)),
        opens: hand === undefined ? '' : openingText(openbid(hand).call),
        ...(example.repaired === undefined ? {} : { repaired: example.repaired }),
      },
    ]
  })
