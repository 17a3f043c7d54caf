/** Names of conditions: each is explained once at the head of the text, those that differ by a number. */
import type { Definition } from '../document.ts'
import type { NormalHand, NormalSuit } from '../normal/condition.ts'
import { type ConditionPrinter, conditionPrinter } from './condition.ts'
import { wrapped } from './layout.ts'

/** What a name may be made of to stand without quotes. */
const BARE = /^[A-Za-z][A-Za-z’' -]*( #\d+)?$/
const bare = (name: string): string =>
  BARE.test(name) && !/ (and|or|means) |^(not|no|a|an|any|some|one of|each of) /i.test(name)
    ? name
    : `"${name}"`

export interface NamePrinter extends ConditionPrinter {
  /** The lines that explain the names met so far. */
  readonly definitions: () => readonly string[]
}
/** @param given the explanations that the text has already, which stay in their order. */
export function namePrinter(given: readonly Definition[]): NamePrinter {
  const lines: string[] = []
  const names = new Map<string, string>()
  const used = new Map<string, number>()
  const kept = new WeakMap<object, string>()
  const keyOf = (is: NormalHand | NormalSuit, of: string, name: string, term?: string): string => {
    const text = kept.get(is) ?? JSON.stringify(is)
    kept.set(is, text)
    return `${of} ${name} ${term ?? ''} ${text}`
  }
  const explain = ({ of, term, is, comments = [] }: Definition, written: string): void => {
    const body = of === 'suit' ? printer.suit(is) : printer.hand(is)
    const see = term === undefined ? '' : ` (see ${term})`
    lines.push(...comments, ...wrapped(`${of} ${bare(written)}${see} means `, body, ''))
  }
  const printer: ConditionPrinter = conditionPrinter(({ name, term, is }, of) => {
    const key = keyOf(is, of, name, term)
    const known = names.get(key)
    if (known !== undefined) return bare(known)
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    const written = count === 1 ? name : `${name} #${count}`
    names.set(key, written)
    const see = term === undefined ? {} : { term }
    explain({ of, name, is, ...see } as Definition, written)
    return bare(written)
  })
  for (const one of given) {
    const plain = unnumbered(one.name)
    names.set(keyOf(one.is, one.of, plain, one.term), one.name)
    const number = Number(/ #(\d+)$/.exec(one.name)?.[1] ?? 1)
    used.set(plain, Math.max(used.get(plain) ?? 0, number))
  }
  for (const one of given) explain(one, one.name)
  return { ...printer, definitions: () => lines }
}
/** The name without the number that tells it from another of the same name. */
export const unnumbered = (name: string): string => name.replace(/ #\d+$/, '')
