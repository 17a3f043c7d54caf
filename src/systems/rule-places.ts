/** An auction for each rule of a system in which it speaks, as the rules' own guard keeps them (edges/). */
import { type Call, parseCall } from '#core/call.ts'
import essexAcol from './edges/essex-acol.txt?places'
import modern from './edges/modern.txt?places'
import precision from './edges/precision.txt?places'
import sayc from './edges/sayc.txt?places'
import schenken from './edges/schenken-1967.txt?places'
import standard from './edges/standard.txt?places'
import { rulesOf } from './registry.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'schenken-1967': schenken,
  'essex-acol': essexAcol,
  sayc,
  standard,
  precision,
  modern,
}

/** Rules that speak at one turn; North deals, nobody is vulnerable. */
export interface RulePlace {
  readonly calls: readonly Call[]
  /** As the system labels its rules. */
  readonly labels: readonly string[]
}
const callsIn = (text: string): readonly Call[] =>
  text === '-' ? [] : text.split(' ').flatMap((code) => parseCall(code) ?? [])

/**
 * Every rule that some auction comes to, once, in the order of the system as most people play it; none
 * for a system that has no such list.
 */
export function rulePlaces(id: string): readonly RulePlace[] {
  const text = Object.hasOwn(TEXTS, id) ? TEXTS[id] : undefined
  if (text === undefined) return []
  const labels = rulesOf(id).rules.map(({ label }) => label)
  const places = new Map<string, readonly string[]>()
  let at = 0
  for (const line of text.split('\n')) {
    const [count = '', ...rest] = line.split(' ')
    const calls = rest.join(' ')
    const here = labels.slice(at, at + Number(count))
    at += Number(count)
    if (calls !== '?') places.set(calls, [...(places.get(calls) ?? []), ...here])
  }
  return [...places].map(([calls, found]) => ({ calls: callsIn(calls), labels: found }))
}
