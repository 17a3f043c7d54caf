/**
 * What a call means, an opening or an answer to one: the hands for which it survives, and among them those for which the
 * tie-break picks it.
 */

import {
  all,
  any,
  atLeast,
  atMost,
  between,
  type HandConstraint,
  inSuit,
  not,
  type SuitRange,
} from '#constraint/constraint.ts'
import { shapeCount, shapesWhere } from '#constraint/shape-set.ts'
import { type Call, PASS } from '#core/call.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import type { AnswerTurn, Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import type { Limit, Strike } from '#rules/elimination.ts'
import { callsOf } from '#rules/elimination-compile.ts'
import { pick, strikesOf, survivorsOf } from './bidder.ts'

/** High card points that a hand can have: 0..37. */
const MOST_POINTS = 37

const limitConstraint = ({ of, min, max }: Limit): HandConstraint => {
  if (of !== 'total') {
    const range: SuitRange = {
      kind: 'suit-range',
      measure: 'length',
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    }
    return inSuit(of, range)
  }
  return min === undefined
    ? atMost('hcp', max ?? MOST_POINTS)
    : max === undefined
      ? atLeast('hcp', min)
      : between('hcp', min, max)
}
const strikeConstraint = ({ limits }: Strike): HandConstraint =>
  all<HandConstraint>(...limits.map(limitConstraint))

/** Exactly the hands for which the call survives. */
export const survivesMeaning = (
  strategy: Strategy,
  call: Call,
  turn?: AnswerTurn,
): HandConstraint =>
  all<HandConstraint>(
    ...strikesOf(strategy, { turn })
      .filter((strike) => strike.call === call)
      .map((strike) => not<HandConstraint>(strikeConstraint(strike))),
  )

/** For each shape and points: whether the call survives, and whether it is the one picked. */
export type CallTest = (
  shape: Shape,
  total: number,
) => { readonly survives: boolean; readonly picked: boolean }

/** The two readings of a call as a test of a hand; Pass is also picked where nothing survives. */
export function callTest(strategy: Strategy, call: Call, turn?: AnswerTurn): CallTest {
  const survivors = survivorsOf(strategy, { turn })
  return (shape, total) => {
    const surviving = callsOf(survivors(shape[0], shape[1], shape[2], shape[3], total))
    const survives = surviving.includes(call)
    return {
      survives,
      picked:
        (survives || (call === PASS && surviving.length === 0)) &&
        pick(surviving, strategy.tieBreak, shape).call === call,
    }
  }
}

/** Exactly the hands for which the call is picked: sets of shapes, each with its points. */
export function pickedMeaning(strategy: Strategy, call: Call, turn?: AnswerTurn): HandConstraint {
  const test = callTest(strategy, call, turn)
  const parts: { readonly from: number; to: number; readonly shapes: readonly number[] }[] = []
  for (let total = 0; total <= MOST_POINTS; total++) {
    const shapes = shapesWhere((shape) => test(shape, total).picked)
    const last = parts.at(-1)
    if (last?.shapes.every((word, i) => word === shapes[i])) last.to = total
    else parts.push({ from: total, to: total, shapes })
  }
  const ways = parts.flatMap(({ from, to, shapes }): HandConstraint[] => {
    const count = shapeCount(shapes)
    if (count === 0) return []
    const points = between('hcp', from, to)
    return count === SHAPES.length
      ? [points]
      : [all<HandConstraint>(points, { kind: 'shape', shapes, words: t`one of ${count} shapes` })]
  })
  return any(...ways)
}
