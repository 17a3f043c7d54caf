/** From the rules of a system to the document that says them: how a system is written out. */
import { DOUBLE } from '#core/call.ts'
import type { BiddingRule, BiddingSystem } from '../language/system.ts'
import type { Marks, Part, Section, SystemText, TextRule } from './document.ts'
import { normalHand } from './normal/condition.ts'
import { NO_STYLE } from './words/style.ts'

const isDouble = ({ call }: Pick<BiddingRule, 'call'>): boolean =>
  call.kind === 'call' && call.call === DOUBLE
/** Whether the rules that have no other meaning are the doubles. */
const doublesAsSaid = ({ rules }: BiddingSystem): boolean =>
  rules.some(({ only }) => only) && rules.every((rule) => (rule.only === true) === isDouble(rule))

/** The work that most rules are from. */
function workOf({ rules }: BiddingSystem): string | undefined {
  const count = new Map<string, number>()
  for (const { source } of rules)
    if (source !== undefined) count.set(source.work, (count.get(source.work) ?? 0) + 1)
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0]
}

const markOf = ({ source, package: its, unless }: BiddingRule): string =>
  JSON.stringify([source, its, unless])
const sectionOf = (run: readonly BiddingRule[], work: string | undefined): Section => {
  const { source, package: its, unless } = run[0]!
  return {
    title: source?.place ?? its ?? 'Rules',
    ...(source === undefined || source.work === work ? {} : { work: source.work }),
    ...(source === undefined && work !== undefined ? { noSource: true } : {}),
    ...(its === undefined ? {} : { package: its }),
    ...(unless === undefined ? {} : { unless }),
    ...(run.every(({ ours }) => ours) ? { ours: true } : {}),
  }
}

/**
 * The document that says the rules of the system, each with its name.
 * @param usual conventions that are on by themselves; all when absent.
 */
export function documentOf(system: BiddingSystem, usual?: readonly string[]): SystemText {
  const { rules } = system
  const work = workOf(system)
  const allDoubles = doublesAsSaid(system)
  const textRule = (rule: BiddingRule, section: Marks): TextRule => {
    const {
      id: _,
      label,
      source: _source,
      package: _its,
      unless: _unless,
      ours,
      only,
      ...rest
    } = rule
    return {
      ...rest,
      name: label,
      shows: normalHand(rule.shows),
      ...(only && !(allDoubles && isDouble(rule)) ? { only: true } : {}),
      ...(ours && !section.ours ? { ours: true } : {}),
    }
  }
  const parts: Part[] = []
  for (let i = 0; i < rules.length; ) {
    let end = i + 1
    while (end < rules.length && markOf(rules[end]!) === markOf(rules[i]!)) end++
    const run = rules.slice(i, end)
    const section = sectionOf(run, work)
    parts.push({ kind: 'section', section })
    parts.push(...run.map((rule): Part => ({ kind: 'rule', rule: textRule(rule, section) })))
    i = end
  }
  return {
    name: system.name,
    id: system.id,
    ...(work === undefined ? {} : { work }),
    style: NO_STYLE,
    switches: system.packages.map((one) => ({ ...one, on: usual?.includes(one.id) ?? true })),
    doublesAsSaid: allDoubles,
    definitions: [],
    parts,
    comments: { head: [], end: [] },
  }
}
