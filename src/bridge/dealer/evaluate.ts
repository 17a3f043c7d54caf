/** An expression made ready to be asked of many deals: closures over plain tables. Each variable is worked out once a deal. */

import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { bySeat } from '#core/seat.ts'
import { shapeIndex } from '#core/shape.ts'
import { cccc, countTableOf, fromAceDown, NAMED_COUNTS, TABLES } from './features.ts'
import type { BinarySign, DealerScript, Expression, Leaf } from './syntax.ts'

export type Ask = () => number

const SIGNS: Readonly<Record<BinarySign, (left: Ask, right: Ask) => Ask>> = {
  or: (l, r) => () => +(l() !== 0 || r() !== 0),
  and: (l, r) => () => +(l() !== 0 && r() !== 0),
  '==': (l, r) => () => +(l() === r()),
  '!=': (l, r) => () => +(l() !== r()),
  '<': (l, r) => () => +(l() < r()),
  '<=': (l, r) => () => +(l() <= r()),
  '>': (l, r) => () => +(l() > r()),
  '>=': (l, r) => () => +(l() >= r()),
  '+': (l, r) => () => l() + r(),
  '-': (l, r) => () => l() - r(),
  '*': (l, r) => () => l() * r(),
  '/': (l, r) => () => {
    const by = r()
    return by === 0 ? 0 : Math.trunc(l() / by)
  },
  '%': (l, r) => () => {
    const by = r()
    return by === 0 ? 0 : l() % by
  },
}

/** What an expression is asked of. */
export interface Asked {
  /** The answer of a whole part, where it is known; a leaf must be. */
  readonly of: (part: Expression) => Ask | undefined
  /** Changes whenever other values stand behind the parts. */
  readonly stamp: () => number
}

/** Makes expressions of the script ready. Equal calls share the work on variables. */
export function readyFor(
  { variables }: Pick<DealerScript, 'variables'>,
  { of, stamp }: Asked,
): (part: Expression) => Ask {
  const made = new Map<number, Ask>()
  const variable = (index: number): Ask => {
    const known = made.get(index)
    if (known !== undefined) return known
    const is = ready(variables[index]!.is)
    let seen = -1
    let value = 0
    const once = (): number => {
      if (seen !== stamp()) {
        value = is()
        seen = stamp()
      }
      return value
    }
    made.set(index, once)
    return once
  }
  const ready = (part: Expression): Ask => {
    const known = of(part)
    if (known !== undefined) return known
    switch (part.kind) {
      case 'number': {
        const { value } = part
        return () => value
      }
      case 'variable':
        return variable(part.index)
      case 'not': {
        const is = ready(part.of)
        return () => +(is() === 0)
      }
      case 'minus': {
        const is = ready(part.of)
        return () => 0 - is()
      }
      case 'binary':
        return SIGNS[part.sign](ready(part.left), ready(part.right))
      case 'choice': {
        const [when, yes, no] = [ready(part.when), ready(part.yes), ready(part.no)]
        return () => (when() !== 0 ? yes() : no())
      }
      default:
        // Every leaf is answered by `of`.
        return () => 0
    }
  }
  return ready
}

/** The parts of a script as questions about deals: set one, then ask. */
export interface DealQuestions {
  readonly look: (deal: Deal) => void
  readonly ask: (part: Expression) => Ask
}

export function dealQuestions(script: DealerScript): DealQuestions {
  let deal: Deal = bySeat(() => hand.EMPTY_HAND)
  let stamp = 0
  const points = script.points && countTableOf(script.points)
  const counts = NAMED_COUNTS.map(([, worth], n) =>
    countTableOf(script.counts[n] ?? fromAceDown(worth)),
  )
  const leaf = (part: Leaf): Ask => {
    const { seat } = part
    if (part.kind === 'shape') {
      const { shapes } = part
      return () => shapes[shapeIndex(hand.lengths(deal[seat]))]!
    }
    if (part.kind === 'card') {
      const { card } = part
      return () => +hand.has(deal[seat], card)
    }
    const { id, suit } = part
    if (id === 'cccc') return () => cccc(deal[seat])
    const table: { readonly [holding: number]: number } = id.startsWith('count/')
      ? counts[Number(id.slice('count/'.length))]!
      : id === 'hcp' && points !== undefined
        ? points
        : TABLES[id as keyof typeof TABLES]
    if (suit !== undefined) return () => table[deal[seat][suit]]!
    return () => {
      const held = deal[seat]
      return table[held[0]]! + table[held[1]]! + table[held[2]]! + table[held[3]]!
    }
  }
  const isLeaf = (part: Expression): part is Leaf =>
    part.kind === 'feature' || part.kind === 'shape' || part.kind === 'card'
  return {
    look: (to) => {
      deal = to
      stamp += 1
    },
    ask: readyFor(script, {
      of: (part) => (isLeaf(part) ? leaf(part) : undefined),
      stamp: () => stamp,
    }),
  }
}
