/** An auction for each rule of a system in which it speaks, as the rules' own guard keeps them (edges/). */
import { type Call, parseCall } from '#core/call.ts'
import type { SystemRef } from '#core/system-ref.ts'
import essexAcol from './edges/essex-acol.txt?places'
import modern from './edges/modern.txt?places'
import precision from './edges/precision.txt?places'
import sayc from './edges/sayc.txt?places'
import saycDont from './edges/sayc-dont.txt?places'
import saycNatural from './edges/sayc-natural-overcalls.txt?places'
import schenken from './edges/schenken-1967.txt?places'
import standard from './edges/standard.txt?places'
import { played, rulesOf } from './registry.ts'

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

/** Conventions that are off unless a partnership says else, by system and convention. */
const CONVENTIONS: Readonly<Record<string, string>> = {
  'sayc dont': saycDont,
  'sayc natural-overcalls': saycNatural,
}

/** @param labels in the order of the text. */
function placesIn(text: string, labels: readonly string[]): readonly RulePlace[] {
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

/**
 * Every rule that some auction comes to, once, in the order of the system as most people play it, then
 * those of the conventions that are switched on; none for a system that has no such list.
 */
export function rulePlaces({ id, packages = [] }: SystemRef): readonly RulePlace[] {
  const text = Object.hasOwn(TEXTS, id) ? TEXTS[id] : undefined
  if (text === undefined) return []
  const own = placesIn(
    text,
    rulesOf(id).rules.map(({ label }) => label),
  )
  const more = packages.flatMap((one) => {
    const convention = CONVENTIONS[`${id} ${one}`]
    const made = played({ id, packages: [one] })
    if (convention === undefined || !made.ok) return []
    const rules = made.value.system.rules.filter((rule) => rule.package === one)
    return placesIn(
      convention,
      rules.map(({ label }) => label),
    )
  })
  return [...own, ...more]
}
