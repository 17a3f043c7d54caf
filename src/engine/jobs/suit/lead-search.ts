/**
 * The catalogue on defence (document 004, section X): what a defender holds and what dummy shows, as they are
 * typed; in which lies of the rest he takes so many tricks at once, and which lead does it.
 */
import { defenceSteps } from '#combinations/catalogue/defence.ts'
import { parseSuitCombination } from '#combinations/suit.ts'
import { type Holding, length, ofRanks } from '#core/holding.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'

export interface LeadSearchInput {
  /** The defender’s cards and dummy’s: ranks in any order, x for a small card. */
  readonly own: string
  readonly dummy: string
  /** True when dummy plays after him, as in the document. */
  readonly dummyOver: boolean
  readonly tricks: number
}
export interface LeadSearchRow {
  readonly partner: Holding
  readonly declarer: Holding
  readonly chance: number
  /** The leads that win the tricks whatever the other two play. */
  readonly leads: Holding
}
export interface LeadSearch {
  readonly own: Holding
  readonly dummy: Holding
  readonly layouts: number
  /** The chance that some lead works, the layout known. */
  readonly chance: number
  readonly leads: readonly {
    readonly card: Holding
    readonly chance: number
    /** Layouts it works in, and those in which no other card does. */
    readonly works: number
    readonly alone: number
  }[]
  /** The layouts in which some lead works; those where the choice is smallest first. */
  readonly rows: readonly LeadSearchRow[]
}

/** More hidden cards than this take too long to search. */
const MOST_HIDDEN = 11

const named = (error: Problem): Problem => ({
  ...error,
  message: error.message.replace(/^North:/, t`Your cards:`).replace(/^South:/, t`Dummy:`),
})

/** @see LeadSearchInput */
export function* leadSearch({
  own,
  dummy,
  dummyOver,
  tricks,
}: LeadSearchInput): Generator<{ readonly done: number }, Result<LeadSearch, Problem>, void> {
  const suit = parseSuitCombination(own, dummy)
  if (!suit.ok) return { ok: false, error: named(suit.error) }
  const { north, south, hidden } = suit.value
  if (north !== 0 && length(hidden) > MOST_HIDDEN)
    return problem(
      'lead-search/hidden',
      t`${length(hidden)} cards are not seen; up to ${MOST_HIDDEN} can be searched.`,
    )
  const found = yield* defenceSteps({ own: north, dummy: south, hidden, dummyOver, tricks })
  if (!found.ok) return found
  const { layouts, works, chance, byLead } = found.value
  const rows = works.map(
    (row): LeadSearchRow => ({
      partner: row.partner,
      declarer: row.hands[dummyOver ? 3 : 1],
      chance: row.chance,
      leads: ofRanks(row.leads),
    }),
  )
  return ok({
    own: north,
    dummy: south,
    layouts: layouts.length,
    chance,
    leads: byLead
      .map(({ lead, chance: worth }) => {
        const card = ofRanks([lead])
        return {
          card,
          chance: worth,
          works: rows.filter(({ leads }) => (leads & card) !== 0).length,
          alone: rows.filter(({ leads }) => leads === card).length,
        }
      })
      .sort((a, b) => b.chance - a.chance),
    rows: rows.toSorted(
      (a, b) => length(a.leads) - length(b.leads) || b.chance - a.chance || b.partner - a.partner,
    ),
  })
}
