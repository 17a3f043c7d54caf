/** Reads sets of shapes: `"five spades, short hearts" (S5+ H0-1, any 4441)`. */
import type { ShapeIn } from '#constraint/constraint.ts'
import { shapesWhere } from '#constraint/shape-set.ts'
import { PATTERNS, pattern, type Shape } from '#core/shape.ts'
import { parseSuit, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Cursor } from './cursor.ts'
import { MOST } from './most.ts'

type Test = (shape: Shape) => boolean
/** `any`, `any 4441`. */
function whole(c: Cursor): Test {
  const from = c.here()
  const wanted = c.match(/\d+/y)?.[0]
  if (wanted === undefined) return () => true
  if (!PATTERNS.includes(wanted))
    throw c.fault(
      t`“${wanted}” is no shape: write its lengths from the longest, thirteen in all, as in 5431.`,
      from,
      wanted.length,
    )
  return (shape) => pattern(shape) === wanted
}
/** `S5+ H0-1 D3`. */
function box(c: Cursor): Test {
  const ends: (readonly [Suit, number, number])[] = []
  for (;;) {
    const found = c.match(/([SHDC]) ?(\d{1,2})(?:(\+)|-(\d{1,2}))?(?!\w)/iy)
    const suit = parseSuit(found?.[1] ?? '')
    if (found === undefined || suit === undefined) break
    const least = Number(found[2])
    const most = found[3] === undefined ? Number(found[4] ?? least) : 13
    if (least > most)
      throw c.fault(
        t`${least}–${most} runs backwards: write ${most}-${least}.`,
        c.at - found[0].length,
        found[0].length,
        `${found[1]}${most}-${least}`,
      )
    ends.push([suit, least, most])
  }
  if (ends.length === 0) {
    c.refuse('lengths')
  }
  return (shape) => ends.every(([suit, least, most]) => shape[suit] >= least && shape[suit] <= most)
}
export function shape(c: Cursor): ShapeIn {
  const words = c.must(c.quoted(MOST.name))
  c.need('(')
  if (c.eat('none', true)) {
    c.need(')')
    return { kind: 'shape', shapes: shapesWhere(() => false), words }
  }
  const tests = c.list(() => (c.eat('any', true) ? whole(c) : box(c)), ',')
  c.need(')')
  return { kind: 'shape', shapes: shapesWhere((one) => tests.some((test) => test(one))), words }
}
