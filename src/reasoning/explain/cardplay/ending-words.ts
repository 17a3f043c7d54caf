/** The plan for the last tricks, in words: what to do, what to watch for, and what it is worth. */
import type { EndingPlan } from '#cardplay/ending-plan.ts'
import { cardText, suitOf } from '#core/card.ts'
import { percent } from '#core/chance.ts'
import { fixed } from '#core/locale.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { EndingKind } from '#endings/names.ts'
import type { PlanBranch, PlanStep } from '#endings/plan.ts'
import { conditionOf } from './ending-conditions.ts'

/** Branches rarer than this are not told. */
const RARE = 0.02
/** What open cards promise beyond the plan is told from here on. */
const APART = 0.02
const ROUNDING = 1e-9
/** The share from which on a branch is what mostly happens. */
const MOSTLY = 0.6
/** So many tricks, and so many rarer branches, are told. */
const TOLD = 2

export interface PlanLine {
  /** What has to be seen before; absent where the line follows whatever happens. */
  readonly when?: string
  /** `♠2 to ♠J`. */
  readonly doing: string
  /** The share of all layouts that comes here, 0..1. */
  readonly share: number
  readonly next: readonly PlanLine[]
}

/** Whether the card wins its trick whatever happens. */
function cashes(step: PlanStep): boolean {
  const ends = (from: PlanStep): readonly PlanBranch[] =>
    from.next.flatMap((branch) => (branch.step.trick === step.trick ? ends(branch.step) : [branch]))
  const after = ends(step)
  return (
    after.length > 0 &&
    after.every(({ courses }) => courses.every(({ winner }) => winner === step.seat))
  )
}

/** A card as it is played. */
function cardWords(step: PlanStep): string {
  const card = cardText(step.card)
  if (step.led === undefined) return cashes(step) ? t`cash ${card}` : t`lead ${card}`
  return suitOf(step.card) === step.led ? t`play ${card}` : t`let ${card} go`
}

/** The next step where only one is worth telling, with nothing to watch for. */
const onlyNext = ({ next, share }: PlanStep): PlanStep | undefined => {
  const [first, ...others] = next
  return first !== undefined && others.every(({ step }) => step.share < RARE * share)
    ? first.step
    : undefined
}

/** A card, with the card of the other hand to the same trick where that is settled; and where it goes on. */
function trickWords(step: PlanStep): { readonly words: string; readonly last: PlanStep } {
  const then = onlyNext(step)
  if (then === undefined || then.trick !== step.trick || then.seat === step.seat)
    return { words: cardWords(step), last: step }
  const other = cardText(then.card)
  const words = cashes(step)
    ? suitOf(then.card) === then.led
      ? cardWords(step)
      : t`cash ${cardText(step.card)} and let ${other} go`
    : suitOf(then.card) === then.led
      ? t`${cardText(step.card)} to ${other}`
      : t`${cardWords(step)} and let ${other} go`
  return { words, last: then }
}

/** The branches with what has to be seen for each, the likeliest last where it is all the rest. */
function watched(
  next: readonly PlanBranch[],
  of: number,
): readonly (readonly [PlanStep, (string | undefined)?])[] {
  const told = next.filter(({ step }) => step.share >= RARE)
  const [main, ...rare] = told
  if (main === undefined) return []
  if (rare.length === 0) return [[main.step]]
  const seen = (branch: PlanBranch): string | undefined =>
    conditionOf(
      branch,
      next.filter((one) => one !== branch),
    )
  const cases = rare.map((branch) => [branch.step, seen(branch)] as const)
  if (cases.every(([, when]) => when !== undefined)) return [...cases, [main.step, t`otherwise`]]
  const first = seen(main) ?? (main.step.share > of * MOSTLY ? t`mostly` : t`in some cases`)
  return [
    [main.step, first],
    ...cases.map(([step, when]) => [step, when ?? t`in other cases`] as const),
  ]
}

/** A tree of lines, each trick one line where nothing parts it. */
export function planLines(step: PlanStep, when?: string): PlanLine {
  const { words, last } = trickWords(step)
  return {
    ...(when === undefined ? {} : { when }),
    ...{ doing: words, share: step.share },
    next: watched(last.next, last.share).map(([then, seen]) => planLines(then, seen)),
  }
}

/** The steps that follow, up to the next parting and what is seen there. */
function followWords(step: PlanStep): string {
  const doing: string[] = []
  let at = step
  for (let n = 0; n < TOLD; n++) {
    const then = onlyNext(at)
    if (then === undefined) break
    const { words, last } = trickWords(then)
    doing.push(words)
    at = last
  }
  const chain = doing.length === 0 ? '' : t` Then ${doing.join(t`, then `)}.`
  return chain + partingWords(at)
}

function partingWords({ next }: PlanStep): string {
  const [main, ...rare] = next.filter(({ step }) => step.share >= RARE)
  if (main === undefined || rare.length === 0) return ''
  const told = rare.flatMap((branch) => {
    const when = conditionOf(
      branch,
      next.filter((one) => one !== branch),
    )
    return when === undefined ? [] : [{ when, doing: trickWords(branch.step).words }]
  })
  const [first, second] = told
  if (first === undefined) return ''
  const others = trickWords(main.step).words
  if (second !== undefined)
    return told.length > TOLD || told.length < rare.length
      ? t` If ${first.when}, ${first.doing}; if ${second.when}, ${second.doing}.`
      : t` If ${first.when}, ${first.doing}; if ${second.when}, ${second.doing}; otherwise ${others}.`
  return told.length < rare.length
    ? t` If ${first.when}, ${first.doing}.`
    : t` If ${first.when}, ${first.doing}; otherwise ${others}.`
}

/** Whether the contract hangs on it. */
const hangs = ({ sure, open }: EndingPlan): boolean =>
  open.made > ROUNDING && sure.made < 1 - ROUNDING

/** What the plan is worth: `made in 78 %`, `10.6 tricks on the mean`. */
function worthWords(ending: EndingPlan): string {
  const { sure, exact } = ending
  if (!hangs(ending))
    return exact
      ? t`${fixed(sure.tricks, 1)} tricks on the mean`
      : t`at least ${fixed(sure.tricks, 1)} tricks on the mean`
  if (sure.made < ROUNDING) return t`no plan makes the contract against every defence`
  return exact
    ? t`the contract is made in ${percent(sure.made)} whatever the defenders do`
    : t`the contract is made in at least ${percent(sure.made)} whatever the defenders do`
}

/** Where all hands seen would do better. */
function openWords(ending: EndingPlan): string {
  const { sure, open } = ending
  if (hangs(ending))
    return open.made - sure.made < APART
      ? ''
      : t` Seeing all hands you would make it in ${percent(open.made)}.`
  return open.tricks - sure.tricks < APART * 5
    ? ''
    : t` Seeing all hands you would take ${fixed(open.tricks, 1)}.`
}

const NAMES: Readonly<Record<EndingKind, () => string>> = {
  finesse: () => t`a finesse`,
  'marked finesse': () => t`a marked finesse`,
  length: () => t`a long card`,
  squeeze: () => t`a squeeze`,
  'double squeeze': () => t`a double squeeze`,
  'strip squeeze': () => t`a strip squeeze`,
  'throw-in': () => t`a throw-in`,
  elimination: () => t`an elimination`,
  'trump coup': () => t`a trump coup`,
  'safety play': () => t`a safety play`,
}

/** `Beyond the top tricks: a squeeze against West (8 %).` */
function namesWords({ names }: EndingPlan): string {
  const told = names.map(({ kind, against, share }) => {
    const name = NAMES[kind]()
    return against === undefined
      ? `${name} (${percent(share)})`
      : t`${name} against ${seatName(against)} (${percent(share)})`
  })
  return told.length === 0 ? '' : t` Beyond the top tricks: ${told.join(', ')}.`
}

/** `the contract is made in 78 % whatever the defenders do. Next, if …`. */
export function endingWords(ending: EndingPlan): string {
  const { words, last } = trickWords(ending.plan)
  const first = words.charAt(0).toUpperCase() + words.slice(1)
  const more = followWords(last) + namesWords(ending)
  return t`${first}: ${worthWords(ending)}.${more}${openWords(ending)}`
}
