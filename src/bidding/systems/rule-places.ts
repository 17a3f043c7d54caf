/** An auction for each rule of a system in which it speaks, reckoned when the app is built (places.ts). */
import { type Call, parseCall } from '#core/call.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { played, rulesOf } from './registry.ts'

/** The lists of all systems and of conventions beside them, by name. */
export type PlaceTexts = Readonly<Record<string, string>>
/** Loads the lists, which are text and no code; rejects where they cannot be had. */
export const loadPlaceTexts = async (): Promise<PlaceTexts> =>
  (await import('./places.ts?evaluated')).default

/** Rules that speak at one turn; North deals, nobody is vulnerable. */
export interface RulePlace {
  readonly calls: readonly Call[]
  /** As the system labels its rules. */
  readonly labels: readonly string[]
}
const callsIn = (text: string): readonly Call[] =>
  text === '-' ? [] : text.split(' ').flatMap((code) => parseCall(code) ?? [])

/** The auctions of a list, each as often as it stands there. */
export const auctionsIn = (text: string): readonly (readonly Call[])[] =>
  text.split('\n').flatMap((line) => {
    const calls = line.slice(line.indexOf(' ') + 1)
    return calls === '?' ? [] : [callsIn(calls)]
  })
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
 * Every rule that some auction reaches, once, in the order of the system as most people play it,
 * then those of the conventions that are switched on; none for a system that has no such list.
 */
export function rulePlaces(
  { id, packages = [] }: SystemRef,
  texts: PlaceTexts,
): readonly RulePlace[] {
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined
  if (text === undefined) return []
  const own = placesIn(
    text,
    rulesOf(id).rules.map(({ label }) => label),
  )
  const more = packages.flatMap((one) => {
    const convention = texts[`${id} ${one}`]
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
