/** A script of the dealer language as data: what it asks of a deal, and what it sets. */

import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import type { Vulnerability } from '#core/vulnerability.ts'

/** A number asked of a hand, or of one suit of it. `counts/n` is the n-th table of `altcount`. */
export type FeatureId =
  | 'hcp'
  | 'length'
  | 'losers'
  | 'controls'
  | 'quality'
  | 'cccc'
  | `count/${number}`

export const BINARY_SIGNS = [
  ...['or', 'and', '==', '!=', '<', '<=', '>', '>='],
  ...['+', '-', '*', '/', '%'],
] as const
export type BinarySign = 'or' | 'and' | '==' | '!=' | '<' | '<=' | '>' | '>=' | ArithmeticSign
type ArithmeticSign = '+' | '-' | '*' | '/' | '%'

/** Truth is 1 and untruth 0; whatever is not 0 counts as true. Division drops the remainder; by 0 it gives 0. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  /** The place of the variable in `DealerScript.variables`. */
  | { readonly kind: 'variable'; readonly index: number }
  | { readonly kind: 'not' | 'minus'; readonly of: Expression }
  | {
      readonly kind: 'binary'
      readonly sign: BinarySign
      readonly left: Expression
      readonly right: Expression
    }
  | {
      readonly kind: 'choice'
      readonly when: Expression
      readonly yes: Expression
      readonly no: Expression
    }
  | Leaf
/** What is asked of one hand. */
export type Leaf =
  | {
      readonly kind: 'feature'
      readonly id: FeatureId
      readonly seat: Seat
      /** Of that suit only. */
      readonly suit?: Suit
    }
  | {
      readonly kind: 'shape'
      readonly seat: Seat
      /** By place in `SHAPES`: 1 when the shape will do. */
      readonly shapes: Readonly<Uint8Array>
    }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: Card }

export interface DealerVariable {
  readonly name: string
  readonly is: Expression
}

/** A figure asked for over the deals: its mean, and for `frequency` how often each value comes. */
export interface DealerFigure {
  readonly kind: 'average' | 'frequency'
  /** As the script names it; may be empty. */
  readonly words: string
  readonly of: Expression
}

export interface DealerScript {
  readonly variables: readonly DealerVariable[]
  /** What a deal must be; anything when absent. */
  readonly condition?: Expression
  /** Cards given beforehand, by seat. */
  readonly predealt: Tuple4<readonly Card[]>
  /** Most deals that are looked at. */
  readonly generate?: number
  /** Deals wanted. */
  readonly produce?: number
  readonly dealer?: Seat
  readonly vulnerability?: Vulnerability
  /** What the ranks count in `hcp`, the two first; 4321 when absent. */
  readonly points?: readonly number[]
  /** What the ranks count in each table of `altcount` that the script sets, the two first. */
  readonly counts: Readonly<Record<number, readonly number[]>>
  readonly figures: readonly DealerFigure[]
}

/** The parts that an expression is made of; of a variable what it stands for. */
export function innerParts(
  part: Expression,
  variables: readonly DealerVariable[],
): readonly Expression[] {
  switch (part.kind) {
    case 'variable':
      return [variables[part.index]!.is]
    case 'not':
    case 'minus':
      return [part.of]
    case 'binary':
      return [part.left, part.right]
    case 'choice':
      return [part.when, part.yes, part.no]
    default:
      return []
  }
}
