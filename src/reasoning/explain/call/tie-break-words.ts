/** What a tie-break prefers, and why it left a call that survived. */
import { callToken, type Phrase } from '#constraint/phrase.ts'
import { type Call, callName, isBid } from '#core/call.ts'
import { type TieBreakStep, tieBreakCall } from '#core/strategy.ts'
import { t } from '#core/text.ts'

/** A step of a tie-break in words: `the longest suit`. */
export const stepWords = (step: TieBreakStep): string => {
  switch (step) {
    case 'longest-suit':
      return t`the longest suit`
    case 'lowest':
      return t`the lowest call`
    case 'highest':
      return t`the highest call`
    case 'not-pass':
      return t`any call but Pass`
    default: {
      const named = tieBreakCall(step)
      return named === undefined ? step : isBid(named) ? callName(named) : t`Pass`
    }
  }
}

/** Why the survivor was not picked: the first step that left it out. */
export const passedOver = (
  call: Call,
  picked: Call,
  steps: readonly { readonly step: TieBreakStep; readonly left: readonly Call[] }[],
): Phrase => {
  const by = steps.find(({ left }) => !left.includes(call))
  return [
    by === undefined
      ? t`the tie-break picks another: `
      : t`the strategy prefers ${stepWords(by.step)}: `,
    callToken(picked),
  ]
}
