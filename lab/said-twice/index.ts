/**
 * Counts the rules that stand in two systems. `npm run lab -- said-twice [list]`.
 *
 * A rule is said twice where another system has one of its own with the same call, for the same suits, asking the
 * same of the hand and saying the same to partner, whatever its situation, name and sentence. What systems take from
 * a shared topic stands once, and so do Standard and Precision: the same rules are written for the facts of either.
 * With `list` each is named with the systems that say it.
 */
import { normalRule } from '#testing/bidding/normal-rule.ts'
import '#systems/every.ts'
import { LIBRARY } from '#systems/library.ts'

type Rule = Parameters<typeof normalRule>[0]
/** By what they are written as. */
const SYSTEMS = {
  'schenken-1967': 'schenken-1967',
  'essex-acol': 'essex-acol',
  sayc: 'sayc',
  standard: 'strategies',
  precision: 'strategies',
}
const WRITTEN = [...new Set(Object.values(SYSTEMS))]

/** What a rule asks and does; @param apart fields that do not count. */
const codeOf = (rule: Rule, apart: readonly string[]): string =>
  JSON.stringify(
    Object.entries(normalRule(rule))
      .filter(([field]) => !apart.includes(field))
      .sort(),
  )
/** Whose words a rule is, and what a system makes of all its doubles. */
const WHOSE = ['id', 'says', 'source', 'ours', 'only', 'package', 'unless']
const MEANING = [...WHOSE, 'label', 'when']

const shared = new Set(
  LIBRARY.topics.flatMap((name) => {
    const style = { numbers: new Map(), choices: new Map() }
    return (LIBRARY.topic(name, style, '') ?? []).map(
      (rule) => `${rule.label} ${codeOf(rule, MEANING)}`,
    )
  }),
)
const said = new Map<string, Map<string, string[]>>()
for (const [id, writing] of Object.entries(SYSTEMS))
  for (const rule of LIBRARY.system(id)?.system.rules ?? []) {
    const code = codeOf(rule, MEANING)
    if (shared.has(`${rule.label} ${code}`)) continue
    const systems = said.get(code) ?? new Map<string, string[]>()
    said.set(code, systems.set(writing, [...(systems.get(writing) ?? []), rule.label]))
  }
const twice = [...said.values()].filter((systems) => systems.size > 1)
const extra = twice.reduce((sum, systems) => sum + systems.size - 1, 0)
if (process.argv[2] === 'list')
  for (const systems of twice)
    console.log([...systems].map(([id, labels]) => `${id} [${labels.join('], [')}]`).join(' = '))
console.log(
  `${said.size} meanings outside the shared topics: ${twice.length} stand in two or more of ${WRITTEN.join(', ')}; ${extra} rules more than one each.`,
)
const pairs = WRITTEN.flatMap((a, i) => WRITTEN.slice(i + 1).map((b) => [a, b] as const))
for (const [a, b] of pairs) {
  const both = twice.filter((systems) => systems.has(a) && systems.has(b)).length
  if (both > 0) console.log(`  ${a} and ${b}: ${both}`)
}
