/** The file of a system's rules at their limits: written, read, and compared with the system as it is. */

import { rulesAt } from '#bidding/auction/turn-rules.ts'
import type { BiddingRule } from '#bidding/language/system.ts'
import { type Call, callCode, parseCall } from '#core/call.ts'
import { format, parse } from '#core/hand.ts'
import {
  type Edge,
  type EdgeSubject,
  edgeOutcome,
  otherTurn,
  ownName,
  type RuleEdges,
  spokenBy,
  stateOf,
  toldBy,
  withoutSuit,
  written,
} from './edges.ts'

/** A rule that no auction looked at reaches. */
const NEVER = 'never met'

/** A rule's own outcome is written `=`. */
const edgeLine = (own: string, { at, hand, call, rule: made }: Edge): string =>
  `  ${format(hand)} ${call} ${withoutSuit(made) === own ? '=' : made} | ${at}`

/** Begins the line of another turn, and separates what the rule says there from the calls. */
const ALSO = 'also '
const AFTER = ' after '
const AS_IN = 'as in '
const callsText = (calls: readonly Call[]): string => calls.map(callCode).join(' ') || '-'
/** The calls of a line, which are lawful codes; none for a dash. */
export const readCalls = (text: string): readonly Call[] =>
  text === '-' ? [] : text.split(' ').map((one) => parseCall(one)!)

/** The line of a rule that no auction reaches, as it is written now. */
export const neverMet = (rule: BiddingRule): string => `${rule.label} | ${NEVER} | ${written(rule)}`

/** Rules of a convention that follow one another in its system, and the rules they stand between. */
interface Run {
  readonly first: string
  readonly behind: string
  readonly before: string
}
const RUN = /^# (.+) and its next stand behind (.+) and before (.+)\.$/
const runLine = ({ first, behind, before }: Run): string =>
  `# ${first} and its next stand behind ${behind} and before ${before}.`
const END = 'none'

/**
 * Where the rules of a convention stand among those of its system, whose order its own file does not have.
 * What was written before is kept while it holds: a new rule in between changes no line.
 */
export function runsOf({ system, rules }: EdgeSubject, before = ''): readonly Run[] {
  const own = new Set(rules.map(({ label }) => label))
  const labels = system.rules.map(({ label }) => label)
  const at = new Map(labels.map((label, i) => [label, i]))
  const written = new Map(
    before.split('\n').flatMap((line) => {
      const [, first, behind, next] = RUN.exec(line) ?? []
      return first && behind && next ? [[first, { first, behind, before: next }] as const] : []
    }),
  )
  const place = (label: string, none: number): number =>
    label === END ? none : (at.get(label) ?? Number.NaN)
  return labels.flatMap((first, i) => {
    if (!own.has(first) || own.has(labels[i - 1] ?? '')) return []
    const end = labels.findIndex((label, j) => j > i && !own.has(label))
    if (i === 0 && end === -1) return []
    const known = written.get(first)
    const holds =
      known !== undefined &&
      place(known.behind, -1) < i &&
      place(known.before, labels.length) >= (end === -1 ? labels.length : end)
    return [holds ? known : { first, behind: labels[i - 1] ?? END, before: labels[end] ?? END }]
  })
}

/** @param runs where the rules of a convention stand (`runsOf`). */
export const writeEdges = (
  subject: EdgeSubject,
  edges: ReadonlyMap<string, RuleEdges>,
  runs: readonly Run[] = runsOf(subject),
): string =>
  [
    `# ${subject.name}: every rule at its limits. Written by npm run edges -- --accept.`,
    '# Rule, calls before it, a code for its calls there and what they tell; a call and what that shows;',
    '# turns at the limits of its situation and its call; then hand, call, rule, limit. A rule that no',
    '# auction comes to has a code for what is written; “as in” has the file with a shared rule’s hands.',
    ...runs.map(runLine),
    ...subject.rules.flatMap((rule) => {
      const { label } = rule
      const one = edges.get(label)
      if (one === undefined) return [neverMet(rule)]
      return [
        `${label} | ${callsText(one.calls)} | ${one.spoken}${
          one.elsewhere === undefined ? '' : ` | ${AS_IN}${one.elsewhere}`
        }`,
        `  ${one.tells}`,
        ...one.others.map(
          ({ tells, calls, spoken: code }) =>
            `  ${ALSO}${tells}${AFTER}${callsText(calls)} | ${code}`,
        ),
        ...one.edges.map((edge) => edgeLine(ownName(subject, label), edge)),
      ]
    }),
    '',
  ].join('\n')

/** Reads what `writeEdges` wrote; lines that it could not have written are left out. */
export function readEdges(subject: EdgeSubject, text: string): ReadonlyMap<string, RuleEdges> {
  const found = new Map<string, RuleEdges>()
  let label = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line === '') continue
    if (!line.startsWith('  ')) {
      const [name = '', calls = '', code = '', place = ''] = line.split(' | ')
      label = name
      if (calls === NEVER) continue
      const made = readCalls(calls)
      const elsewhere = place.startsWith(AS_IN) ? place.slice(AS_IN.length) : undefined
      const none = { tells: '-', others: [], edges: [] }
      found.set(name, { rule: name, calls: made, spoken: code, elsewhere, ...none })
      continue
    }
    const one = found.get(label)
    if (one === undefined) continue
    const [left = '', at] = line.trim().split(' | ')
    if (at === undefined) {
      found.set(label, { ...one, tells: left })
      continue
    }
    if (left.startsWith(ALSO)) {
      const after = left.lastIndexOf(AFTER)
      const turn = {
        calls: readCalls(left.slice(after + AFTER.length)),
        tells: left.slice(ALSO.length, after),
        spoken: at,
      }
      found.set(label, { ...one, others: [...one.others, turn] })
      continue
    }
    const [cards = '', call = '', ...rule] = left.split(' ')
    const hand = parse(cards)
    if (!hand.ok) continue
    const made = rule.join(' ')
    const edge: Edge = {
      at,
      hand: hand.value,
      call,
      rule: made === '=' ? ownName(subject, label) : made,
    }
    found.set(label, { ...one, edges: [...one.edges, edge] })
  }
  return found
}

/** The same hands and auctions with what the system does now. */
export function replayed(
  subject: EdgeSubject,
  edges: ReadonlyMap<string, RuleEdges>,
): ReadonlyMap<string, RuleEdges> {
  const labels = new Set(subject.rules.map(({ label }) => label))
  const now = new Map<string, RuleEdges>()
  for (const [label, one] of edges) {
    const state = stateOf(subject.system, one.calls)
    if (!labels.has(label) || state === undefined) continue
    const rules = rulesAt(state)
    const elsewhere = subject.elsewhere?.get(label)
    now.set(label, {
      ...one,
      elsewhere,
      spoken: spokenBy(rules, label, subject.rules),
      tells: toldBy(rules, label, subject.rules),
      others: one.others.flatMap(({ calls }) => otherTurn(subject, label, calls) ?? []),
      edges:
        elsewhere === undefined
          ? one.edges.map((edge) => ({ ...edge, ...edgeOutcome(state, edge.hand) }))
          : [],
    })
  }
  return now
}

/** The text as it would be written now, its hands and auctions as they are. */
export const writtenNow = (subject: EdgeSubject, before: string): string =>
  writeEdges(subject, replayed(subject, readEdges(subject, before)), runsOf(subject, before))

/** Rules that both texts have and that stand behind another one in the second than in the first. */
function moved(before: string, after: string): readonly string[] {
  const labels = (text: string): readonly string[] =>
    text.split('\n').flatMap((line) => (/^[^ #]/.test(line) ? (line.split(' | ')[0] ?? []) : []))
  const old = new Map(labels(before).map((label, i) => [label, i]))
  const now = labels(after).filter((label) => old.has(label))
  return now.flatMap((label, i) => {
    const last = now[i - 1]
    return last !== undefined && old.get(label)! < old.get(last)!
      ? [`+ ${label} stands behind ${last}`]
      : []
  })
}

/**
 * Lines that stand in one text alone, the first text's behind `-`, the second's behind `+`, and rules that
 * have changed places: the first rule of a turn that fits makes the call.
 */
export function changedLines(before: string, after: string): readonly string[] {
  const sections = (text: string): ReadonlyMap<string, string> => {
    const found = new Map<string, string>()
    let head = ''
    for (const line of text.split('\n')) {
      if (!line.startsWith('  ')) head = line
      found.set(line.startsWith('  ') ? `${head.split(' | ')[0]}: ${line.trim()}` : line, line)
    }
    return found
  }
  const [old, now] = [sections(before), sections(after)]
  return [
    ...[...old.keys()].filter((key) => !now.has(key)).map((key) => `- ${key}`),
    ...[...now.keys()].filter((key) => !old.has(key)).map((key) => `+ ${key}`),
    ...moved(before, after),
  ]
}
