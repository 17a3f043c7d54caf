/** The proof of “N of M layouts give such a hand”: what each section of OPENBID adds to the number. */

import { callName } from '#core/call.ts'
import { fineFigure } from '#core/chance.ts'
import { grouped } from '#core/locale.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { seatName } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { claimWords } from '#explain/knowledge/proof-words.ts'
import type { HandsClaim, Proof, ProofSoFar, ProofStep } from '#explain/proof.ts'
import { openingShares } from '../knowledge/opening-shares.ts'
import type { ProofCase } from './proof-acts.ts'

/** Calls that an opening procedure can speak of: each player's first. */
const FIRST_ROUND = 4

/** A problem where the seat has no such call, or none that a hand in view makes. */
export function* proofOfOpening(
  claim: Extract<HandsClaim, { readonly kind: 'opening' }>,
  { view, position }: ProofCase,
): Generator<ProofSoFar, Result<Proof, Problem>, void> {
  const empty: Proof = { claim: claimWords(claim, position.seats), steps: [], notes: [] }
  const shares = yield* reporting(
    openingShares({
      view: { ...view, calls: view.calls.slice(0, FIRST_ROUND) },
      system: 'schenken-1967',
      read: [claim.seat],
    }),
    () => ({ share: 0.5, proof: empty }),
  )
  if (!shares.ok) return shares
  const meaning = shares.value.hands.find(({ seat }) => seat === claim.seat)?.meaning
  if (meaning?.kind !== 'called')
    return problem('proof/gone', t`That is not in question at this moment.`)
  const { call, sections, total, layouts } = meaning
  const words = t`${grouped(layouts)} layouts`
  const figure = { chance: Number(total) / Number(layouts) }
  const by = sections.map(
    ({ label, name, count }): ProofStep => ({
      text: t`By section ${label}, ${name}: ${grouped(count)}.`,
      events: [],
      count: { n: count },
    }),
  )
  const sum =
    sections.length < 2 ? '' : `${sections.map(({ count }) => grouped(count)).join(' + ')} = `
  return ok({
    ...empty,
    figure,
    count: { n: total, of: layouts },
    steps: [
      {
        text: t`Of ${words} those count in which ${seatName(claim.seat)} has a hand for its ${callName(call)}.`,
        events: [],
        opens: [{ words, of: { kind: 'layouts' } }],
      },
      ...by,
      {
        text: t`${sum}${grouped(total)} of ${words}: ${fineFigure(figure)}.`,
        events: [],
        figure,
        count: { n: total, of: layouts },
      },
    ],
  })
}
