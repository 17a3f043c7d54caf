/**
 * What a side plays, by name: the id of a system, and its options. Store, files, jobs, dialogs and
 * panels name a side's system only by this; the registry makes a bidder of it.
 */
import { type BySide, type Seat, type Side, sideOf } from './seat.ts'
import type { Strategy } from './strategy.ts'
import { systemTextKey } from './system-text.ts'

export interface SystemRef {
  /** Of a system of the registry, or of one of the partnership's own systems and strategies. */
  readonly id: string
  /** Conventions that are on; those that the system plays by itself when absent. */
  readonly packages?: readonly string[]
  /**
   * How the disputed lines of an opening procedure are read, where it has any; its own when absent. Of `COMMON`, what
   * the calls are read as; what the record tells when absent.
   */
  readonly reading?: string
  /** The facts of a strategy that is edited: they stand in for those that the id would find. */
  readonly strategy?: Strategy
  /** The text of a system of one's own (docs/system-language.md): it stands in for what the id would find. */
  readonly text?: string
}
export type SystemRefs = BySide<SystemRef>

/** Stands for a system with every convention off. */
const NO_PACKAGES = 'none'
/** A system in one word, its conventions behind plus signs when they are not its own: `sayc+smolen`. */
export const refWord = ({ id, packages }: SystemRef): string =>
  packages === undefined
    ? id
    : [id, ...(packages.length === 0 ? [NO_PACKAGES] : packages)].join('+')
/** The system of such a word; what stands in it need not exist. */
export function refOfWord(word: string): SystemRef {
  const [id = '', ...packages] = word.split('+')
  return packages.length === 0
    ? { id }
    : { id, packages: packages.filter((p) => p !== NO_PACKAGES) }
}

/** Calls by hand: nothing is offered or explained, and what the calls mean is not asked. */
export const BY_HAND = 'none'
/** Nobody has said what the side plays: its calls are read as common Standard, and no system explains them. */
export const COMMON = 'common'
/** What calls of nobody knows which system may be read as, where somebody knows better than the record tells. */
export const COMMON_READINGS = [
  'Standard',
  'strong club',
  'Polish club',
  'weak notrump',
  'four-card majors',
] as const
export type CommonReading = (typeof COMMON_READINGS)[number]
/** The natural defaults alone. */
export const NATURAL = 'natural'
/** Passes throughout, whatever it holds. */
export const SILENT = 'silent'

/** Whether no system makes or explains the side's calls. */
export const isOfNoSystem = ({ id }: SystemRef): boolean => id === BY_HAND || id === COMMON

/** Whether it is one of a partnership's own making, which others know only where it comes along. */
export const isOwn = ({ id, strategy, text }: SystemRef): boolean =>
  strategy !== undefined || text !== undefined || id.startsWith('my-')

export const systemOf = (refs: SystemRefs, seat: Seat): SystemRef => refs[sideOf(seat)]
export const withSystemOf = (refs: SystemRefs, side: Side, ref: SystemRef): SystemRefs =>
  side === 0 ? [ref, refs[1]] : [refs[0], ref]

const strategyNames = new WeakMap<Strategy, string>()
/** Names a strategy by what it says, so not by what it is called. */
function strategyKey(strategy: Strategy): string {
  const known = strategyNames.get(strategy)
  if (known !== undefined) return known
  const made = JSON.stringify([strategy.facts, strategy.tieBreak, strategy.continuations ?? []])
  strategyNames.set(strategy, made)
  return made
}
/** Names what is played by its content: two refs of one key bid and read alike. */
export const systemKey = ({ id, packages, reading, strategy, text }: SystemRef): string =>
  [
    id,
    packages === undefined ? '*' : [...packages].sort().join('+'),
    reading ?? '',
    strategy === undefined ? '' : strategyKey(strategy),
    text === undefined ? '' : systemTextKey(text),
  ].join(' ')
export const systemsKey = (refs: SystemRefs): string => refs.map(systemKey).join('|')
