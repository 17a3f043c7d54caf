/** What a plan or a lead is worth as a claim: the lies that it brings something in. Pure. */
import { type Holding, length, ranks, withRank } from '#core/holding.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import type { ProofClaim } from '../../proof/Proof.tsx'

type Table = JobValue<'suit-at-table', 'plans'>
export type Defence = JobValue<'suit-at-table', 'leads'>
type Evidence = JobInput<'suit-at-table', 'plans'>['evidence']
type LiesClaim = Extract<ProofClaim, { readonly kind: 'lies' }>

const partsOf = (kinds: readonly Holding[], held: Holding) =>
  kinds.map((cards) => ({ cards, n: length((cards & held) as Holding) }))

/** Of the best plan for the target shown. */
export function planClaim(
  { suit, seats, report, classes }: Pick<Table, 'suit' | 'seats' | 'report' | 'classes'>,
  evidence: Evidence,
): LiesClaim {
  const { goal, layouts, plans } = report
  const lies = layouts.map(({ index, westCards }) => {
    const tricks = plans[0]?.vector[index] ?? 0
    return {
      parts: partsOf(classes, westCards),
      times: goal === 'max' ? tricks : +(tricks >= goal),
    }
  })
  return {
    kind: 'lies',
    suit,
    seat: seats.west,
    fresh: evidence === 'fresh',
    worth: goal === 'max' ? 'tricks' : 'chance',
    lies: lies.filter(({ times }) => times > 0),
  }
}

/** Of a lead for the tricks shown. */
export const leadClaim = (
  { suit, seats, hidden, rows }: Pick<Defence, 'suit' | 'seats' | 'hidden' | 'rows'>,
  lead: Holding,
  evidence: Evidence,
): LiesClaim => {
  const kinds = ranks(hidden).map((rank) => withRank(0 as Holding, rank))
  return {
    kind: 'lies',
    suit,
    seat: seats.partner,
    fresh: evidence === 'fresh',
    worth: 'chance',
    lies: rows
      .filter(({ leads }) => (leads & lead) !== 0)
      .map(({ partnerCards }) => ({ parts: partsOf(kinds, partnerCards), times: 1 })),
  }
}
