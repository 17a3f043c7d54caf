/** What is lawful in a strategy but perhaps not meant: facts that combine, or have no effect. */
import { BIDS, bidOf, callCode, levelOf, strainOf } from '#core/call.ts'
import { AFTER_WORDS, ANSWER_KINDS, factText, type StrategyFact } from '#core/strategy.ts'
import { isMinor, NOTRUMP, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'

export interface StrategyWarning {
  readonly code:
    | 'strategy/duplicate'
    | 'strategy/overlap'
    | 'strategy/several'
    | 'strategy/above-preempt'
    | 'strategy/convention'
    | 'strategy/majorprefer'
    | 'strategy/raise'
    | 'strategy/unlimited'
    | 'strategy/no-preempt'
  readonly message: string
  /** Places of the facts it is about, in the list of facts; none for one about what is absent. */
  readonly facts: readonly number[]
}

/** The bid that a fact is about, by its code, if it is about one. */
const bidOfFact = (fact: StrategyFact): string | undefined =>
  fact.kind === 'open'
    ? callCode(bidOf(fact.level, fact.suit))
    : fact.kind === 'notrumpopen'
      ? callCode(bidOf(fact.level, NOTRUMP))
      : 'after' in fact
        ? `${fact.kind}(${AFTER_WORDS[fact.after]},${fact.level})`
        : undefined
const bare = (fact: StrategyFact): string => factText(fact).slice(0, -1)

/** Facts in groups of the same key, at least two in each, in the order of the facts. */
const groups = (
  facts: readonly StrategyFact[],
  key: (fact: StrategyFact) => string | undefined,
): readonly (readonly number[])[] => {
  const found = new Map<string, number[]>()
  for (const [place, fact] of facts.entries()) {
    const name = key(fact)
    if (name === undefined) continue
    const group = found.get(name)
    if (group) group.push(place)
    else found.set(name, [place])
  }
  return [...found.values()].filter((group) => group.length > 1)
}

const lone = (place: number, fact: StrategyFact): StrategyWarning | undefined => {
  switch (fact.kind) {
    case 'convention':
      if (isMinor(fact.strain)) return undefined
      return {
        code: 'strategy/convention',
        facts: [place],
        message:
          fact.strain === NOTRUMP
            ? t`${bare(fact)} frees the notrump bid from notrumpmin and ntmaxmajor (rules 2 and 3).`
            : t`${bare(fact)} has no effect: only conventions in a minor or in notrump are spared by a rule, and this is ${strainName(fact.strain)}.`,
      }
    case 'raise':
      return fact.after < 2
        ? undefined
        : {
            code: 'strategy/raise',
            facts: [place],
            message: t`${bare(fact)} has no effect: only a suit that partner opened is raised.`,
          }
    case 'majorprefer':
      return fact.strain === 2 || fact.strain === 3
        ? undefined
        : {
            code: 'strategy/majorprefer',
            facts: [place],
            message: t`${bare(fact)} has no effect: rule 11 chooses between the majors only.`,
          }
    default:
      return undefined
  }
}

/** Every warning, facts first, then what is absent. */
export function strategyWarnings(facts: readonly StrategyFact[]): readonly StrategyWarning[] {
  const warnings: StrategyWarning[] = []
  const of = (place: number): StrategyFact => facts[place]!
  const duplicates = groups(facts, factText)
  for (const group of duplicates)
    warnings.push({
      code: 'strategy/duplicate',
      facts: group,
      message: t`${bare(of(group[0]!))} stands ${group.length} times; once has the same effect.`,
    })
  const twins = (group: readonly number[]): boolean =>
    new Set(group.map((place) => factText(of(place)))).size === 1
  for (const group of groups(facts, bidOfFact))
    if (!twins(group))
      warnings.push({
        code: 'strategy/overlap',
        facts: group,
        message: t`${bidOfFact(of(group[0]!))} has ${group.length} facts: the bid must meet all of them, and any one of them alone can forbid a pass. They are not alternatives.`,
      })
  for (const group of groups(facts, (fact) =>
    fact.kind === 'notrumpmin' || fact.kind === 'ntmaxmajor' || fact.kind === 'preempt'
      ? fact.kind
      : undefined,
  ))
    if (!twins(group))
      warnings.push({
        code: 'strategy/several',
        facts: group,
        message: t`${of(group[0]!).kind} stands ${group.length} times: the strictest counts.`,
      })
  const limits = facts.flatMap((fact) => (fact.kind === 'preempt' ? [fact.level] : []))
  const preempt = limits.length === 0 ? undefined : Math.min(...limits)
  for (const [place, fact] of facts.entries()) {
    const warning = lone(place, fact)
    if (warning) warnings.push(warning)
    if (
      preempt !== undefined &&
      fact.kind !== 'preempt' &&
      !ANSWER_KINDS.includes(fact.kind) &&
      'level' in fact &&
      fact.level > preempt
    )
      warnings.push({
        code: 'strategy/above-preempt',
        facts: [place],
        message:
          fact.kind === 'open' || fact.kind === 'notrumpopen'
            ? t`${bare(fact)} lies above preempt(${preempt}): the bid always falls (rule 13), but the fact still forbids a pass (rule ${fact.kind === 'open' ? 10 : 6}).`
            : t`${bare(fact)} lies above preempt(${preempt}) and has no effect: the bid always falls (rule 13).`,
      })
  }
  const spoken = new Set(facts.map(bidOfFact))
  const free = BIDS.filter((bid) => levelOf(bid) <= (preempt ?? 7) && !spoken.has(callCode(bid)))
  if (preempt === undefined)
    warnings.push({
      code: 'strategy/no-preempt',
      facts: [],
      message: t`There is no preempt fact: bids of every level are candidates.`,
    })
  if (free.length > 0)
    warnings.push({
      code: 'strategy/unlimited',
      facts: [],
      message: t`No fact limits the points of ${free
        .slice(0, 8)
        .map((bid) => callCode(bid))
        .join(', ')}${free.length > 8 ? t` and ${free.length - 8} more bids` : ''}: ${
        free.some((bid) => strainOf(bid) !== NOTRUMP)
          ? t`without a fact a bid is hardly ever struck out.`
          : t`a notrump bid without one falls by its suits only.`
      }`,
    })
  return warnings
}
