/**
 * A plan in full: its tree, trick by trick, with every branch whose card differs. A player who does
 * what the lines say, and cashes winners where they say no more, takes what the plan promises.
 */
import type { Rank } from '#core/rank.ts'
import { t } from '#core/text.ts'
import { LOW, ownCard } from './card-words.ts'
import type { PlanLead, PlanReply, PlanStep } from './plan.ts'
import {
  type Case,
  conditionsOf,
  ELSE,
  partsSmall,
  playsWords,
  type TrickSeen,
} from './plan-conditions.ts'
import { defendersAfter, mainReply, outcomeOf, replyTo } from './replay.ts'
import { partnerHand, type SuitCombination } from './suit.ts'
import { type Cards, COMPASS, cardsAfter, type HandNames, trickWords } from './trick-words.ts'

/** One trick of a plan in words, and what may follow. */
export interface PlanLine {
  /** The card led, and third hand's usual card: `lead low from South to the ten`. */
  readonly doing: string
  /** Third hand's other cards: `play the ace if West plays the king`. */
  readonly answers: readonly string[]
  /** The next trick, by what happened in this one; empty where nothing more need be said. */
  readonly next: readonly PlanBranch[]
}
export interface PlanBranch {
  /** `if it loses`, `otherwise, if East shows out`; empty: whatever happened. */
  readonly when: string
  /** Whether third hand has played its usual card, or one of its answers. */
  readonly usual: boolean
  readonly line: PlanLine
}

/** The step where only winners are left to take. */
const CASH: PlanLine = { doing: t`cash the winners`, answers: [], next: [] }
/** Whether nothing is left to do but to take the winners. */
export const isCash = ({ doing }: PlanLine): boolean => doing === CASH.doing

/** The replies with one card of third hand's. */
interface Answered {
  readonly third: Rank | undefined
  readonly replies: readonly PlanReply[]
}

/** The replies by third hand's card, the usual one first. */
function answered(step: PlanLead): readonly Answered[] {
  const main = mainReply(step)
  const groups = new Map<Rank | undefined, PlanReply[]>([[main.third, []]])
  for (const reply of step.replies) {
    const group = groups.get(reply.third) ?? []
    groups.set(reply.third, [...group, reply])
  }
  return [...groups].map(([third, replies]) => ({ third, replies }))
}

/** A plan that is being put into words; equal lines are one object. */
interface Telling {
  readonly suit: SuitCombination
  readonly names: HandNames
  readonly known: Map<PlanStep, Map<string, PlanLine>>
  readonly equals: Map<string, PlanLine>
  readonly numbers: Map<PlanLine, number>
  readonly fitting: Map<PlanStep, Map<PlanStep, boolean>>
}

/** The one line that is equal to this. */
function only(telling: Telling, line: PlanLine): PlanLine {
  const { equals, numbers } = telling
  const next = line.next.map((branch) => [branch.when, branch.usual, numbers.get(branch.line)])
  const key = JSON.stringify([line.doing, line.answers, next])
  const same = equals.get(key)
  if (same !== undefined) return same
  equals.set(key, line)
  numbers.set(line, numbers.size)
  return line
}

/** Whether any line would do from here: all that is left is high, which a player sees, or nothing can be had. */
const isOver = (step: PlanStep): boolean =>
  step.kind === 'end' && (step.why === 'winners' || step.tricks === 0)

/** Whether a player who is told one step does what another step asks in every case that the other can reach. */
function fits(telling: Telling, told: PlanStep, asked: PlanStep): boolean {
  if (told === asked || isOver(asked)) return true
  if (told.kind === 'end' || asked.kind === 'end') return told.kind === asked.kind && !isOver(told)
  const known = telling.fitting.get(told) ?? new Map<PlanStep, boolean>()
  telling.fitting.set(told, known)
  const before = known.get(asked)
  if (before !== undefined) return before
  const does =
    told.hand === asked.hand &&
    told.rank === asked.rank &&
    asked.replies.every((reply) =>
      reply.second.every((second) => {
        const own = replyTo(told, second)
        return (
          own !== undefined &&
          own.third === reply.third &&
          reply.outcomes.every(({ fourth, then }) =>
            fourth.every((one) => {
              const outcome = outcomeOf(own, one)
              return outcome !== undefined && fits(telling, outcome.then, then)
            }),
          )
        )
      }),
    )
  known.set(asked, does)
  return does
}

/** What happened in a trick, and the step that follows it with the cards then left. */
interface Told {
  readonly seen: Case
  readonly step: PlanStep
  readonly cards: Cards
}

/** What may happen after one card of third hand's; where any line would do it is left out. */
const toldOf = (
  { suit }: Telling,
  step: PlanLead,
  group: Answered,
  cards: Cards,
): readonly Told[] =>
  group.replies
    .flatMap((reply) =>
      reply.outcomes.map(({ fourth, won, then }): Told => {
        const seen = { second: reply.second, fourth, won }
        return { seen, step: then, cards: cardsAfter(suit, step, reply, fourth, cards) }
      }),
    )
    .filter((one) => !isOver(one.step))
    // Most is said where both follow.
    .sort((a, b) => +isShownOut(a.seen) - +isShownOut(b.seen))

const isShownOut = ({ second, fourth }: Case): boolean =>
  second.every((one) => one < 0) || fourth.every((one) => one < 0)

/** The cases that share their words, with the words. */
interface Group<T> {
  readonly step: PlanStep
  readonly told: T
  readonly cases: readonly Case[]
}

function grouped<T>(
  all: readonly Told[],
  tell: (one: Told) => T,
  alike: (group: Group<T>, step: PlanStep, told: T) => boolean,
): readonly Group<T>[] {
  const groups: Group<T>[] = []
  for (const one of all) {
    const told = tell(one)
    const at = groups.findIndex((group) => alike(group, one.step, told))
    const group = groups[at] ?? { step: one.step, told, cases: [] }
    const cases = [...group.cases, one.seen]
    groups.splice(at < 0 ? groups.length : at, 1, { ...group, cases })
  }
  return groups
}

/** Each group's condition, what is left over last. */
function conditioned<T>(
  seen: TrickSeen,
  groups: readonly Group<T>[],
  after: string | undefined,
): readonly { readonly when: string; readonly told: T }[] {
  const when = conditionsOf(
    seen,
    groups.map(({ cases }) => cases),
    after,
  )
  return groups
    .map(({ told }, i) => ({ when: when[i]!, told }))
    .sort((a, b) => +a.when.startsWith(ELSE) - +b.when.startsWith(ELSE))
}

function lineOf(telling: Telling, step: PlanStep, cards: Cards): PlanLine {
  if (step.kind === 'end') return only(telling, CASH)
  const known = telling.known.get(step) ?? new Map<string, PlanLine>()
  telling.known.set(step, known)
  const key = `${cards.north} ${cards.south} ${cards.live}`
  const before = known.get(key)
  if (before !== undefined) return before
  const line = only(telling, leadLine(telling, step, cards))
  known.set(key, line)
  return line
}

/** One trick of a plan with all that is needed to say it. */
interface Trick {
  readonly seen: TrickSeen
  readonly usual: Answered
  readonly answers: readonly {
    readonly group: Answered
    readonly after: string
    readonly card: string
  }[]
}

function trickOf({ suit, names }: Telling, step: PlanLead, cards: Cards): Trick {
  const [early, late] = defendersAfter(step.hand)
  const [usual, ...others] = answered(step)
  const secondsOf = ({ replies }: Answered) => replies.flatMap(({ second }) => second)
  const exact = partsSmall(suit, [usual!, ...others].map(secondsOf))
  const other = cards[partnerHand(step.hand)]
  return {
    seen: { suit, second: names[early], fourth: names[late] },
    usual: usual!,
    answers: others.map((group) => ({
      group,
      after: playsWords(suit, names[early], secondsOf(group), exact),
      card: group.third === undefined ? LOW : ownCard(other, group.third),
    })),
  }
}

function leadLine(telling: Telling, step: PlanLead, cards: Cards): PlanLine {
  const { seen, usual, answers } = trickOf(telling, step, cards)
  const branches = (group: Answered, after?: string): readonly PlanBranch[] =>
    conditioned(
      seen,
      grouped(
        toldOf(telling, step, group, cards),
        (one) => lineOf(telling, one.step, one.cards),
        (known, next, told) => known.told === told || fits(telling, known.step, next),
      ),
      after,
    ).map(({ when, told }) => {
      const other = after === undefined && answers.length > 0
      const words = other ? ['otherwise', when].filter((one) => one !== '').join(', ') : when
      return { when: words, usual: after === undefined, line: told }
    })
  const next = [
    ...branches(usual),
    ...answers.flatMap(({ group, after }) => branches(group, after)),
  ]
  return {
    doing: trickWords(step, usual.third, cards, telling.names),
    answers: answersOf(answers),
    // Where nothing but winners is left, a player needs no word.
    next: next.every(({ line }) => isCash(line)) ? [] : next,
  }
}

const answersOf = (answers: Trick['answers']): readonly string[] =>
  answers.map(({ after, card }) => t`play ${card} if ${after}`)

const tellingOf = (suit: SuitCombination, names: HandNames): Telling => ({
  suit,
  names,
  known: new Map(),
  equals: new Map(),
  numbers: new Map(),
  fitting: new Map(),
})

const cardsOf = ({ north, south, hidden }: SuitCombination): Cards => ({
  north,
  south,
  live: hidden,
})

/** The plan from its first lead on, in lines. */
export const planLines = (
  suit: SuitCombination,
  tree: PlanLead,
  names: HandNames = COMPASS,
): PlanLine => leadLine(tellingOf(suit, names), tree, cardsOf(suit))

/** The first trick's answers, and what is done at the second where third hand plays its usual card. */
export interface SecondTrick {
  readonly answers: readonly string[]
  readonly next: readonly { readonly when: string; readonly doing: string }[]
  /** Whether lines about showing out are among them; if not, both defenders are taken to follow. */
  readonly whole: boolean
  /** Whether the plan goes on, or branches otherwise, where this ends. */
  readonly more: boolean
}

/** Whether nothing but winners comes after a step. */
const isLast = (step: PlanStep): boolean =>
  step.kind === 'end' ||
  step.replies.every(({ third, outcomes }) => {
    const usual = third === mainReply(step).third
    return usual && outcomes.every(({ then }) => then.kind === 'end')
  })

/** What is left of a case when both follow; nothing where one shows out. */
const followed = (one: Told): readonly Told[] => {
  const second = one.seen.second.filter((card) => card >= 0)
  const fourth = one.seen.fourth.filter((card) => card >= 0)
  const none = second.length === 0 || fourth.length === 0
  return none ? [] : [{ ...one, seen: { ...one.seen, second, fourth } }]
}

/** A plan as far as its first two tricks: a second trick that is the same in several cases is said once. */
export function secondTrick(suit: SuitCombination, tree: PlanLead, names: HandNames): SecondTrick {
  const telling = tellingOf(suit, names)
  const cards = cardsOf(suit)
  const { seen, usual, answers } = trickOf(telling, tree, cards)
  const doing = ({ step, cards: left }: Told) =>
    step.kind === 'end' ? CASH.doing : trickWords(step, mainReply(step).third, left, names)
  const branches = (told: readonly Told[]) =>
    conditioned(
      seen,
      grouped(told, doing, (group, _, words) => group.told === words),
      undefined,
    ).map(({ when, told: words }) => ({ when, doing: words }))
  const told = toldOf(telling, tree, usual, cards)
  const all = branches(told)
  const whole = !all.some(({ when }) => when.startsWith(ELSE))
  const next = (whole ? all : branches(told.flatMap(followed))).filter(
    (one) => one.doing !== CASH.doing,
  )
  // Where both follow and nothing else matters there is room for what a show-out asks, with a small card of the other's.
  const [only] = next
  const shownOut = (who: string, by: 'second' | 'fourth', other: 'second' | 'fourth') => {
    const cases = told.filter((one) => one.seen[by].every((card) => card < 0))
    const small = (one: Told): number => Math.max(...one.seen[other])
    const step = cases.toSorted((a, b) => small(b) - small(a))[0]
    const asked = step === undefined ? undefined : doing(step)
    return asked === undefined || asked === only!.doing || asked === CASH.doing
      ? []
      : [{ when: t`if ${playsWords(suit, who, [-1], false)}`, doing: asked }]
  }
  const out =
    whole || next.length !== 1 || only!.when !== ''
      ? []
      : [...shownOut(seen.second, 'second', 'fourth'), ...shownOut(seen.fourth, 'fourth', 'second')]
  return {
    answers: answersOf(answers),
    next: [...next, ...out],
    whole,
    more: !whole || !tree.replies.every((reply) => isTold(tree, reply)),
  }
}

/** Whether two tricks say everything that follows a card of second hand. */
const isTold = (tree: PlanLead, { third, outcomes }: PlanReply): boolean =>
  third === mainReply(tree).third
    ? outcomes.every(({ then }) => isLast(then))
    : outcomes.every(({ then }) => then.kind === 'end')
