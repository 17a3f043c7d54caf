/**
 * Weights by holding as text: `KJ:3, K:1, -:2`, West's cards and a weight. Cards are read as anywhere else; a
 * bad entry is named with its place.
 */
import { type Holding, parse } from '#core/holding.ts'
import { ok, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'

export type WeightTable = readonly (readonly [Holding, number])[]

/** @returns a problem with the 1-based column of the entry that cannot be read. */
export function parseWeights(text: string): Result<WeightTable> {
  const out: [Holding, number][] = []
  let column = 1
  for (const entry of text.split(',')) {
    const at = { line: 1, column: column + (entry.length - entry.trimStart().length) }
    column += entry.length + 1
    if (entry.trim() === '') continue
    const [cards = '', weight, ...more] = entry.split(':').map((piece) => piece.trim())
    if (weight === undefined || weight === '' || more.length > 0)
      return problem(
        'weights/entry',
        t`“${entry.trim()}” is not a holding and its weight, as in KJ:3.`,
        at,
      )
    const held = parse(cards)
    if ('badAt' in held)
      return problem(
        'weights/cards',
        held.twice
          ? t`“${cards}” names a card twice.`
          : t`“${cards[held.badAt]}” in “${cards}” is no card. Use A K Q J T 9 … 2, or - for none.`,
        at,
      )
    const value = Number(weight)
    if (!Number.isFinite(value))
      return problem('weights/number', t`“${weight}” is not a number.`, at)
    out.push([held.holding, value])
  }
  if (out.length === 0)
    return problem('weights/none', t`Give at least one holding and its weight, as in KJ:3, K:1.`)
  return ok(out)
}
