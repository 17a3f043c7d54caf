/** What agreements leave of the layouts. */
import type { Position } from '#reasoning/law/position.ts'
import { totalThree } from '#reasoning/posterior/posterior-three.ts'
import { totalTwo } from '#reasoning/posterior/posterior-two.ts'
import { agreedOnly, type Likelihood } from '#reasoning/predicates/likelihood.ts'
import { not, type Predicate } from '#reasoning/predicates/predicate.ts'

/**
 * What the agreements add to the law: `implied` when every layout that meets all agreed terms
 * satisfies the predicate, `excluded` when none does. Softer than a status: a new call or a fallback
 * may take it back.
 * @returns `undefined` when no layout meets all agreements at once.
 */
export function underAgreements(
  position: Position,
  actions: readonly Likelihood[],
  p: Predicate,
): 'implied' | 'excluded' | 'neither' | undefined {
  const believed = actions.map(agreedOnly)
  const sure = (when: Predicate): Likelihood => ({
    seat: undefined,
    terms: [{ weight: 1, when }],
    otherwise: 0,
  })
  const weight = (when: Predicate): number => {
    const all = [...believed, sure(when)]
    return position.seats.length === 2 ? totalTwo(position, all) : totalThree(position, all)
  }
  const yes = weight(p) > 0
  const no = weight(not(p)) > 0
  return yes && no ? 'neither' : yes ? 'implied' : no ? 'excluded' : undefined
}
