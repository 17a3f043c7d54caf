/** The proof of what a plan or a lead is worth: the lies of the suit that it brings something in, added up. */

import { binomial } from '#core/binomial.ts'
import { type Chance, fineFigure } from '#core/chance.ts'
import { length } from '#core/holding.ts'
import { fixed, grouped } from '#core/locale.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { waysToFill } from '#explain/count-words.ts'
import { claimWords, lieWords } from '#explain/knowledge/proof-words.ts'
import { whyBefore } from '#explain/knowledge/why-layouts.ts'
import type { ChanceClaim, HandsClaim, Lie, Proof, ProofSoFar, ProofStep } from '#explain/proof.ts'
import { actionsIn } from '#reasoning/inference/inference.ts'
import { handOf, type Position } from '#reasoning/law/position.ts'
import { chanceOf } from '#reasoning/posterior/figures.ts'
import { livingActions } from '#reasoning/posterior/weighing.ts'
import { figuresOf, suitLayoutPredicate } from '../knowledge/suit-layouts.ts'
import type { ProofCase } from './proof-acts.ts'

type LiesClaim = Extract<HandsClaim, { readonly kind: 'lies' }>
type LieClaim = Extract<ChanceClaim, { readonly kind: 'lie' }>

/** Ways to choose just so many of each kind. */
export const waysOf = ({ parts }: Lie): number =>
  parts.reduce((ways, { cards, n }) => ways * binomial(length(cards), n), 1)

/** Cards of the suit in each of the two hands, in the order of `position.seats`. */
function lengthsOf({ seat, parts }: LieClaim, position: Position): readonly number[] {
  const own = parts.reduce((sum, { n }) => sum + n, 0)
  const all = parts.reduce((sum, { cards }) => sum + length(cards), 0)
  return position.seats.map((one) => (one === seat ? own : all - own))
}

/** The chance of a lie on a fresh deal, as a part of all deals of two hands. */
function freshLie(
  claim: LieClaim,
  position: Position,
): { readonly n: bigint; readonly of: bigint } {
  const lengths = lengthsOf(claim, position)
  const { count, of } = whyBefore(position.seats, lengths)
  return { n: (count * BigInt(waysOf(claim))) / waysToFill(lengths), of }
}

const isTwo = ({ seats }: Position, seat: LiesClaim['seat']): boolean =>
  seats.length === 2 && seats.includes(seat)
const GONE = problem('proof/gone', t`That is not in question at this moment.`)

/** On a fresh deal the hidden cards of the suit are dealt with others to thirteen in either hand. */
export function proofOfFreshSuitLayout(
  claim: LieClaim,
  { position }: ProofCase,
): Result<Proof, Problem> {
  if (!isTwo(position, claim.seat)) return GONE
  const lengths = lengthsOf(claim, position)
  const { n, of } = freshLie(claim, position)
  const figure = { chance: Number(n) / Number(of) }
  const ways = waysToFill(lengths)
  const so = t`${grouped(String(waysOf(claim)))} of these ${grouped(String(ways))} ways to lie`
  const count = { n: String(n), of: String(of) }
  return ok({
    claim: claimWords(claim, position.seats),
    figure,
    count,
    steps: [
      ...whyBefore(position.seats, lengths).steps,
      {
        text: t`It lies so in ${so}: ${grouped(count.n)} of the deals, ${fineFigure(figure)}.`,
        events: [],
        figure,
        count,
      },
    ],
    notes: [],
  })
}

/** Lies told one by one; the others are added up. */
const MOST_LIES = 24
/** What one lie brings: its chance, or so many tricks by it. */
const timed = ({ chance, upTo }: Chance, times: number): Chance => ({
  chance: chance * times,
  ...(upTo === undefined ? {} : { upTo: upTo * times }),
})
const added = (figures: readonly Chance[]): Chance => {
  const chance = figures.reduce((sum, one) => sum + one.chance, 0)
  const upTo = figures.reduce((sum, one) => sum + (one.upTo ?? one.chance), 0)
  return figures.some((one) => one.upTo !== undefined) ? { chance, upTo } : { chance }
}
const tricksText = ({ chance, upTo = chance }: Chance): string => {
  const [low, high] = [fixed(chance, 2), fixed(upTo, 2)]
  return t`${low === high ? low : `${low}–${high}`} tricks`
}

/** The likeliest lies first, each opening its own proof; then their sum. */
export function* proofOfSuitLayouts(
  claim: LiesClaim,
  { position, acts }: ProofCase,
): Generator<ProofSoFar, Result<Proof, Problem>, void> {
  const { suit, seat, fresh, worth, lies } = claim
  if (!isTwo(position, seat) || handOf(position, seat) < 0) return GONE
  const empty: Proof = { claim: claimWords(claim, position.seats), steps: [], notes: [] }
  const claims = lies.map(({ parts }): LieClaim => ({ kind: 'lie', suit, seat, fresh, parts }))
  const figures: Chance[] = []
  if (fresh)
    for (const one of claims) {
      const { n, of } = freshLie(one, position)
      figures.push({ chance: Number(n) / Number(of) })
    }
  else {
    const actions = livingActions(position, acts.flatMap(actionsIn))
    const found = yield* reporting(
      figuresOf(
        position,
        actions,
        lies.map((lie) => suitLayoutPredicate(lie, seat, suit)),
      ),
      (told) => ({ share: told, proof: empty }),
    )
    for (const one of found) figures.push(one === undefined ? { chance: 0 } : chanceOf(one))
  }
  const listed = lies
    .map(({ times }, i) => ({ times, of: claims[i]!, now: figures[i]! }))
    .sort((a, b) => b.now.chance - a.now.chance)
  const steps = listed.slice(0, MOST_LIES).map(({ times, of, now }): ProofStep => {
    const words = `${lieWords(position.seats, of)}: ${fineFigure(now)}`
    return {
      text: worth === 'chance' ? words : `${words} × ${times}`,
      events: [],
      figure: now,
      opens: [{ words, of }],
    }
  })
  const others = listed.slice(MOST_LIES).map(({ times, now }) => timed(now, times))
  const rest = added(others)
  if (others.length > 0)
    steps.push({
      text: t`${others.length} more, each less likely: ${worth === 'chance' ? fineFigure(rest) : tricksText(rest)}.`,
      events: [],
    })
  const sum = added(lies.map(({ times }, i) => timed(figures[i]!, times)))
  const middle = t`The odds lie between bounds: the panel takes their middle.`
  return ok({
    ...empty,
    ...(worth === 'chance' ? { figure: sum } : {}),
    steps: [
      ...steps,
      {
        text: t`Together ${worth === 'chance' ? fineFigure(sum) : tricksText(sum)}.`,
        events: [],
        ...(worth === 'chance' ? { figure: sum } : {}),
      },
    ],
    notes: sum.upTo === undefined ? [] : [middle],
  })
}
