/** What must have happened in a trick for a branch of a plan, in words: `if it loses`, `if West shows out`. */
import { lowest } from '#core/holding.ts'
import { TEN } from '#core/rank.ts'
import { t, tAs } from '#core/text.ts'
import { seenCards } from './card-words.ts'
import type { SuitCombination } from './suit.ts'

/** Cards of the two defenders, by class, that are treated alike; -1: shows out. */
export interface Case {
  readonly second: readonly number[]
  readonly fourth: readonly number[]
  readonly won: boolean
}

/** One trick of a plan with the conditions that are said of it. */
export interface TrickSeen {
  readonly suit: SuitCombination
  readonly second: string
  readonly fourth: string
}

const OUT = -1
/** What is left once the other branches have been said. */
export const ELSE = t`in every other case`

/** Whether these branches part between cards below the ten, so that small ones must be named. */
export function partsSmall(
  suit: SuitCombination,
  branches: readonly (readonly number[])[],
): boolean {
  return branches.filter((classes) => classes.some((one) => isLow(suit, one))).length > 1
}

/** Whether a class has a card below the ten. */
const isLow = ({ classes }: SuitCombination, index: number): boolean =>
  index >= 0 && lowest(classes[index]!)! < TEN

/** `West plays the king`, `West shows out`, `West plays the king or shows out`, `West follows`. */
export function playsWords(
  suit: SuitCombination,
  who: string,
  classes: readonly number[],
  exact: boolean,
  possible?: readonly number[],
): string {
  const seen = classes.filter((one) => one !== OUT)
  const out = classes.includes(OUT)
  if (seen.length === 0) return tAs('if')`${who} shows out`
  const every = possible?.every((one) => one === OUT || seen.includes(one)) === true
  const plays = every ? 'follows' : t`plays ${seenCards(suit, seen, exact)}`
  return `${who} ${plays}${out ? t` or shows out` : ''}`
}

/** One pair of cards in a trick. */
interface Pair {
  readonly second: number
  readonly fourth: number
  readonly won: boolean
}
const pairsOf = (cases: readonly Case[]): readonly Pair[] =>
  cases.flatMap(({ second, fourth, won }) =>
    second.flatMap((s) => fourth.map((f): Pair => ({ second: s, fourth: f, won }))),
  )

type Groups = readonly (readonly Pair[])[]
/** The values of something seen, group by group; `undefined` where two groups share one. */
function parted<T>(groups: Groups, of: (pair: Pair) => T): readonly (readonly T[])[] | undefined {
  const values = groups.map((pairs) => [...new Set(pairs.map(of))])
  const all = values.flat()
  return new Set(all).size === all.length ? values : undefined
}

type Outs = 'neither' | 'second' | 'fourth' | 'both'
const outsOf = ({ second, fourth }: Pair): Outs =>
  second === OUT ? (fourth === OUT ? 'both' : 'second') : fourth === OUT ? 'fourth' : 'neither'

/** Groups that differ by who shows out; `undefined` where that is not all. */
function outWords(seen: TrickSeen, groups: Groups): readonly string[] | undefined {
  const words = parted(groups, outsOf)?.map((values) => {
    if (!values.includes('neither')) {
      if (values.length > 1) return t`either shows out`
      return values[0] === 'both'
        ? t`both show out`
        : tAs('if')`${seen[values[0] as 'second' | 'fourth']} shows out`
    }
    return values.length === 1 ? t`both follow` : undefined
  })
  return words?.every((one) => one !== undefined) ? words : undefined
}

/** A class as it is said: small cards that have no names count as one. */
const toldAs = (suit: SuitCombination, one: number, exact: boolean): number | 'small' =>
  !exact && isLow(suit, one) ? 'small' : one

/** Whether the groups stay apart when small cards of second and of fourth hand's have no names. */
function staysApart(
  suit: SuitCombination,
  groups: Groups,
  second: boolean,
  fourth: boolean,
): boolean {
  const texts = parted(
    groups,
    (pair) => `${toldAs(suit, pair.second, second)} ${toldAs(suit, pair.fourth, fourth)}`,
  )
  return texts !== undefined
}

/** Groups that differ only in both cards together; `undefined` for the one that would take longest to say. */
function pairWords(
  { suit, second, fourth }: TrickSeen,
  groups: Groups,
  answered: boolean,
): readonly (string | undefined)[] {
  // Where third hand has answered a card, that card has its name.
  const ways = [
    { early: answered, late: false },
    { early: answered, late: true },
    { early: true, late: false },
  ]
  const way = ways.find(({ early, late }) => staysApart(suit, groups, early, late))
  const exactSecond = way?.early ?? true
  const exactFourth = way?.late ?? true
  const words = groups.map((pairs) => {
    const others = groups.filter((group) => group !== pairs).flat()
    const sets = new Map<string, { readonly seconds: number[]; readonly fourths: number[] }>()
    for (const one of new Set(pairs.map((pair) => pair.second))) {
      const fourths = [
        ...new Set(pairs.filter((pair) => pair.second === one).map((pair) => pair.fourth)),
      ]
      const name = toldAs(suit, one, exactSecond)
      const sure = !others.some((pair) => toldAs(suit, pair.second, exactSecond) === name)
      const key = sure ? 'any' : fourths.toSorted((a, b) => a - b).join()
      const known = sets.get(key) ?? { seconds: [], fourths: sure ? [] : fourths }
      sets.set(key, { ...known, seconds: [...known.seconds, one] })
    }
    return [...sets.values()]
      .map(({ seconds, fourths }) => {
        const early = playsWords(suit, second, seconds, exactSecond)
        return fourths.length === 0
          ? early
          : t`${early} and ${playsWords(suit, fourth, fourths, exactFourth)}`
      })
      .join(t`, or if `)
  })
  const longest = words.reduce((best, one, i) => (one.length > words[best]!.length ? i : best), 0)
  return words.map((one, i) => (i === longest ? undefined : one))
}

/**
 * What parts groups of cases from one another, as shortly as it can be said, in their order; empty
 * for one alone. One thing that is seen tells the groups apart, so that two of them are never said
 * at once.
 * @param after what is known already: `West plays the king`, when third hand played its card for
 *   it.
 */
export function conditionsOf(
  seen: TrickSeen,
  groups: readonly (readonly Case[])[],
  after?: string,
): readonly string[] {
  const { suit, second, fourth } = seen
  if (groups.length < 2) return groups.map(() => (after === undefined ? '' : t`if ${after}`))
  const all = groups.map(pairsOf)
  const known = after === undefined ? '' : t`${after} and `
  const won = parted(all, (pair) => pair.won)
  if (won)
    return won.map(([wins]) =>
      after === undefined
        ? t`if it ${wins ? t`wins` : t`loses`}`
        : t`if ${known}the trick is ${wins ? t`won` : t`lost`}`,
    )
  const outs = after === undefined ? outWords(seen, all) : undefined
  if (outs) return outs.map((words) => t`if ${words}`)
  const late = parted(all, (pair) => pair.fourth)
  if (late) {
    const exact = partsSmall(suit, late)
    return late.map(
      (classes) => t`if ${known}${playsWords(suit, fourth, classes, exact, late.flat())}`,
    )
  }
  const early = parted(all, (pair) => pair.second)
  if (early) {
    const exact = after !== undefined || partsSmall(suit, early)
    const possible = after === undefined ? early.flat() : undefined
    return early.map((classes) => t`if ${playsWords(suit, second, classes, exact, possible)}`)
  }
  return pairWords(seen, all, after !== undefined).map((words) => {
    if (words !== undefined) return t`if ${words}`
    return after === undefined ? ELSE : t`${ELSE} where ${after}`
  })
}
