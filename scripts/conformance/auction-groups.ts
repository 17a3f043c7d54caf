/** Cases told by group and kind, beside what other bidders did with them. */
import type { Print } from './harness.ts'

/** One case answered. */
export interface Answered {
  readonly group: string
  /** `explicit` or `derived`, as the record says. */
  readonly kind: string
  readonly agrees: boolean
  /** Other bidders that were asked and whether they gave the expected call. */
  readonly peers: ReadonlyMap<string, boolean>
}

/** `3 of 4 (75.0 %)`. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
const agreeing = (cases: readonly Answered[]): number => cases.filter(({ agrees }) => agrees).length
const peerIn = (cases: readonly Answered[], peer: string): string => {
  const asked = cases.filter(({ peers }) => peers.has(peer))
  const good = asked.filter(({ peers }) => peers.get(peer)).length
  return asked.length === 0 ? '' : `, ${peer} ${good} of ${asked.length}`
}

const by = (
  cases: readonly Answered[],
  of: 'group' | 'kind',
): readonly (readonly [string, readonly Answered[]])[] =>
  [...new Set(cases.map((one) => one[of]))].map(
    (name) => [name, cases.filter((one) => one[of] === name)] as const,
  )

/** Prints the cases by kind and by group. */
export function printGroups(cases: readonly Answered[], print: Print): void {
  const peers = [...new Set(cases.flatMap((one) => [...one.peers.keys()]))].sort()
  const line = (name: string, some: readonly Answered[]): void =>
    print(
      `  ${name}: ${shareText(agreeing(some), some.length)}${peers.map((peer) => peerIn(some, peer)).join('')}`,
    )
  print('By kind')
  for (const [kind, some] of by(cases, 'kind')) line(kind, some)
  print('By group')
  for (const [group, some] of by(cases, 'group')) line(group, some)
}

/** A group in which a peer did better by more than one case. */
export interface Behind {
  readonly group: string
  readonly agree: number
  readonly peer: number
}
/** The groups that fall short of the peer's figure less one case. */
export const groupsBehind = (cases: readonly Answered[], peer: string): readonly Behind[] =>
  by(cases, 'group').flatMap(([group, some]): readonly Behind[] => {
    const found = {
      group,
      agree: agreeing(some),
      peer: some.filter((one) => one.peers.get(peer)).length,
    }
    return found.agree < found.peer - 1 ? [found] : []
  })
