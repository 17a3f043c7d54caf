/**
 * The proof of “80 %: this was the odd one”: the price of each act, kept or off, the layouts in which
 * they went so, the product, and its share of what all ways together weigh.
 */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { claimWords, type PatternWay, patternSteps } from '#explain/knowledge/proof-words.ts'
import type { HandsClaim, Proof, ProofSoFar } from '#explain/proof.ts'
import { livingOf } from '#reasoning/answer/knowledge.ts'
import type { NamedAction } from '#reasoning/inference/conflict.ts'
import type { Inference } from '#reasoning/inference/inference.ts'
import { patternParts } from '#reasoning/inference/pattern-parts.ts'
import { totalWeight } from '#reasoning/posterior/weighing.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { byAct, type ProofCase } from './proof-acts.ts'

const weightsOf = ({ terms, otherwise }: Likelihood): readonly number[] => [
  ...terms.map(({ weight }) => weight),
  otherwise,
]
/** The action with the weights that were agreed, and what these have in common. */
function unreduced(
  { id, action, principal }: NamedAction,
  inferences: readonly Inference[],
): { readonly named: NamedAction; readonly scale: bigint } {
  const agreed = inferences.find((one) => one.id === id)?.action ?? action
  if (!principal) return { named: { id, action, principal }, scale: 1n }
  const whole: Likelihood = {
    ...action,
    terms: action.terms.map((term, i) => ({ ...term, weight: agreed.terms[i]?.weight ?? 0 })),
    otherwise: agreed.otherwise,
  }
  const [of, by] = [weightsOf(whole), weightsOf(action)]
  const at = by.findIndex((weight) => weight > 0)
  return {
    named: { id, action: whole, principal },
    scale: at < 0 ? 1n : BigInt(of[at] ?? 1) / BigInt(by[at] ?? 1),
  }
}

/** Refuses what cannot be counted exactly. */
export function* proofOfPattern(
  claim: Extract<HandsClaim, { readonly kind: 'pattern' }>,
  { view, position, inferences }: ProofCase,
): Generator<ProofSoFar, Result<Proof, Problem>, void> {
  const { off } = claim
  const empty: Proof = { claim: claimWords(claim, position.seats), steps: [], notes: [] }
  const living = livingOf(position, inferences)
  const whole = living.map((one) => unreduced(one, inferences))
  const named = whole.map((one) => one.named)
  const scale = whole.reduce((product, one) => product * one.scale, 1n)
  const counted = yield* reporting(
    totalWeight(
      position,
      living.map(({ action }) => action),
    ),
    (told) => ({ share: told / 2, proof: empty }),
  )
  const part = yield* reporting(patternParts(position, named, off), (told) => ({
    share: (1 + told) / 2,
    proof: empty,
  }))
  if (counted === undefined || counted === 0 || part === undefined)
    return problem('proof/uncounted', t`The ways cannot be counted exactly here.`)
  const total = BigInt(Math.round(counted)) * scale
  const others = named.some(({ principal }) => !principal)
  const parts = part.parts.map(({ weights, layouts, weighed }) => ({
    weights,
    layouts,
    weighed,
    product: weights.reduce((product, weight) => product * BigInt(weight), 1n) * weighed,
  }))
  const sum = parts.reduce((all, { product }) => all + product, 0n)
  const chance = { chance: Number(sum) / Number(total) }
  const acts = new Map(inferences.map((one) => [one.id, one]))
  const rounded = !part.exact || !Number.isSafeInteger(counted)
  return ok({
    ...empty,
    figure: chance,
    count: { n: String(sum), of: String(total) },
    steps: patternSteps(
      named.flatMap(({ id, principal }) => {
        const one = acts.get(id)
        return !principal || one === undefined
          ? []
          : [{ ...byAct(one, view), off: off.includes(id) }]
      }),
      parts.map(
        ({ weights, layouts, weighed, product }): PatternWay => ({
          weights,
          layouts: String(layouts),
          ...(others ? { weighed: String(weighed) } : {}),
          product: String(product),
        }),
      ),
      {
        sum: String(sum),
        total: String(total),
        others: String(total > sum ? total - sum : 0n),
      },
      chance,
    ),
    notes: [
      t`A weight: of a hundred such hands, so many would act so.`,
      ...(rounded ? [t`These numbers are good to fourteen digits.`] : []),
    ],
  })
}
