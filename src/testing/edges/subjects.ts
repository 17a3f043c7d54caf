/**
 * Whose rules are held at their limits: every system, each convention that is off unless a partnership
 * switches it on, and the natural defaults after a tiny system.
 */

import type { BiddingRule } from '#bidding/language/system.ts'
import { NATURAL_DEFAULTS } from '#bidding/natural/index.ts'
import { bookParts } from '#systems/book-parts.ts'
import { normalRule } from '../bidding/normal-rule.ts'
import { TINY } from '../bidding/tiny-system.ts'
import type { EdgeSubject } from './edges.ts'

/** What two systems share of a rule: all but whose words it is. */
const content = ({ id: _, source: __, ours: ___, ...rule }: BiddingRule): string =>
  JSON.stringify(Object.entries(normalRule(rule)).sort())

/** Rules that several systems share have their hands with the first that has them. */
function withElsewhere(subjects: readonly EdgeSubject[]): readonly EdgeSubject[] {
  const first = new Map<string, string>()
  return subjects.map((subject) => {
    const elsewhere = new Map<string, string>()
    for (const rule of subject.rules) {
      const known = first.get(content(rule))
      if (known === undefined) first.set(content(rule), subject.id)
      else elsewhere.set(rule.label, known)
    }
    return { ...subject, elsewhere }
  })
}
/** Standard American first: it has all of the shared defence; conventions after the systems. */
const parts = () => bookParts().toSorted((a, b) => +(b.name === 'sayc') - +(a.name === 'sayc'))

/** The rules of all systems have been fetched. */
export const edgeSubjects = (): readonly EdgeSubject[] =>
  withElsewhere([
    ...parts().map(({ name, system, rules, convention }) => ({
      id: name.replace(' ', '-'),
      name: convention === undefined ? system.name : `${system.name}, ${convention.name}`,
      system,
      rules,
    })),
    {
      id: 'natural',
      name: 'Natural bidding',
      system: TINY,
      rules: NATURAL_DEFAULTS,
      natural: true,
    },
  ])
