/**
 * Whose rules are held at their limits: every system, each convention that is off unless a partnership
 * switches it on, and the natural defaults after a tiny system.
 */
import type { EdgeSubject } from '#bidding/check/edges.ts'
import { NATURAL_DEFAULTS } from '#bidding/natural/index.ts'
import type { BiddingRule } from '#bidding/system.ts'
import { TINY } from '#bidding/tiny-system.ts'
import { invariant } from '#core/result.ts'
import { SYSTEMS as ENTRIES } from '../list.ts'
import { allRules, played } from '../registry.ts'

/** What two systems share of a rule: all but whose words it is. */
const content = ({ id: _, source: __, ours: ___, ...rule }: BiddingRule): string =>
  JSON.stringify(rule)

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
/** Standard American first: it has all of the shared defence. */
const systems = () => [...allRules()].sort((a, b) => +(b.id === 'sayc') - +(a.id === 'sayc'))

/** Conventions that a partnership may switch on, each alone in its system. */
const conventions = (): readonly EdgeSubject[] =>
  ENTRIES.flatMap(({ id, packages, usual }) =>
    packages
      .filter((one) => usual !== undefined && !usual.includes(one.id))
      .map((convention) => {
        const made = played({ id, packages: [convention.id] })
        invariant(made.ok, `${id} can play ${convention.id}`)
        const { system } = made.value
        return {
          id: `${id}-${convention.id}`,
          name: `${system.name}, ${convention.name}`,
          system,
          rules: system.rules.filter((rule) => rule.package === convention.id),
        }
      }),
  )

/** The rules of all systems have been fetched. */
export const edgeSubjects = (): readonly EdgeSubject[] =>
  withElsewhere([
    ...systems().map((system) => ({
      id: system.id,
      name: system.name,
      system,
      rules: system.rules,
    })),
    ...conventions(),
    {
      id: 'natural',
      name: 'Natural bidding',
      system: TINY,
      rules: NATURAL_DEFAULTS,
      natural: true,
    },
  ])
