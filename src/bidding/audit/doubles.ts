/** One call of a turn that two rules mean two things by: partner cannot tell which. */
import { DOUBLE } from '#core/call.ts'
import { isGame } from '../auction/pattern-holds.ts'
import type { PublicState } from '../auction/public-state.ts'
import { rulesAt, type TurnRule } from '../auction/turn-rules.ts'
import { type CallMarks, type DoubleMeaning, named, situationOf } from './finding.ts'

/** What a reader must know of a call; from game on, it matters little whether the call forces. */
const marksOf = ({ origin, call }: TurnRule): CallMarks => ({
  artificial: origin.artificial ?? false,
  forcing: (origin.forcing === 'one-round' || origin.forcing === 'game') && !isGame(call),
  ...(origin.message === undefined ? {} : { message: origin.message }),
})
const differ = (a: CallMarks, b: CallMarks): boolean =>
  a.artificial !== b.artificial || a.forcing !== b.forcing || a.message !== b.message

/**
 * The rules of the turn that mean something else by a call than the first rule that makes it. Of the natural
 * defaults only doubles are held to it: a natural bid may be forced or free, but a double must have one meaning.
 */
export function doubleMeanings(state: PublicState): readonly DoubleMeaning[] {
  const first = new Map<number, TurnRule>()
  return rulesAt(state).flatMap((turnRule) => {
    const { call, natural, origin } = turnRule
    if (natural && call !== DOUBLE) return []
    const known = first.get(call)
    if (known === undefined) first.set(call, turnRule)
    if (known === undefined || !differ(marksOf(known), marksOf(turnRule))) return []
    return [
      {
        kind: 'double' as const,
        rules: [named(known.origin, known.natural), named(origin, natural)] as const,
        turn: situationOf(state),
        call,
        marks: [marksOf(known), marksOf(turnRule)] as const,
      },
    ]
  })
}
