/**
 * What the rules of a text alone tell, without an auction: asks that nobody answers, rules below one that
 * takes every hand, one call with two meanings. Each stands at the line of a rule of the text itself.
 */
import { PASS } from '#core/call.ts'
import { t } from '#core/text.ts'
import type { Pattern } from '../language/patterns.ts'
import type { BiddingRule } from '../language/system.ts'
import type { LineRange } from './document.ts'
import { type CallSet, callSet } from './normal/calls.ts'
import { normalHand } from './normal/condition.ts'
import { normalCall } from './normal/rule.ts'
import { normalSituation } from './normal/situation.ts'
import { callWords } from './print/calls.ts'
import type { TextSystem } from './system.ts'
import { MESSAGE_WORDS } from './words/notes.ts'
import { phraseOf } from './words/phrase.ts'

export interface Doubt {
  readonly kind: 'silent-ask' | 'never-bid' | 'two-meanings'
  /** Labels of the rules it is about. */
  readonly rules: readonly string[]
  readonly message: string
  /** The lines of the rule it stands at. */
  readonly lines: LineRange
}
type Found = Omit<Doubt, 'lines'>

/** What the pattern tells somewhere in it. */
const inside = <T>(pattern: Pattern, of: (one: Pattern) => readonly T[]): readonly T[] => [
  ...of(pattern),
  ...[...(pattern.all ?? []), ...(pattern.any ?? [])].flatMap((one) => inside(one, of)),
]
/** Calls of partner's that an auction ends in: whoever speaks after one answers it. */
const callsBefore = ({ after }: Pattern): CallSet => {
  const token = after?.trim().split(/\s+/).at(-2)
  return token === undefined || token === '*' || token === '?' ? [] : callSet(token)
}

function silentAsks(rules: readonly BiddingRule[]): readonly Found[] {
  const asked = new Set(
    rules.flatMap(({ when }) =>
      inside(when, (one) => (one.asked === undefined ? [] : [one.asked])),
    ),
  )
  const answered = new Set(rules.flatMap(({ when }) => inside(when, callsBefore)))
  return rules.flatMap(({ label, message, call }): readonly Found[] => {
    if (message === undefined || asked.has(message)) return []
    if (call.kind === 'call' && answered.has(call.call)) return []
    const what = phraseOf(MESSAGE_WORDS, message)
    const said = t`[${label}] asks for ${what}, and no rule answers: write “when partner asks for ${what}: …”.`
    return [{ kind: 'silent-ask', rules: [label], message: said }]
  })
}

const takesEveryHand = ({ shows, forEach }: BiddingRule): boolean => {
  const condition = normalHand(shows)
  return forEach === undefined && condition.kind === 'all' && condition.of.length === 0
}
const isPass = ({ call }: BiddingRule): boolean => call.kind === 'call' && call.call === PASS
/** Whom a rule speaks for: conventions may be turned, so only the same one stands above it. */
const speaksFor = ({ when, package: its, unless }: BiddingRule): string =>
  `${normalSituation(when)} ${its ?? ''} ${unless ?? ''}`

function neverBid(rules: readonly BiddingRule[]): readonly Found[] {
  const ends = new Map<string, BiddingRule>()
  return rules.flatMap((rule): readonly Found[] => {
    const where = speaksFor(rule)
    const above = ends.get(where)
    if (above !== undefined) {
      const said = t`[${rule.label}] is never bid: [${above.label}] above it takes every hand.`
      return [{ kind: 'never-bid', rules: [rule.label, above.label], message: said }]
    }
    // Only a pass is always lawful; below another call the next rule may have its turn.
    if (takesEveryHand(rule) && isPass(rule)) ends.set(where, rule)
    return []
  })
}

const meaningOf = ({ artificial, forcing, message, is }: BiddingRule): string =>
  JSON.stringify([artificial ?? false, forcing ?? '', message ?? '', is ?? ''])
function twoMeanings(rules: readonly BiddingRule[]): readonly Found[] {
  const calls = new Map<string, BiddingRule>()
  return rules.flatMap((rule): readonly Found[] => {
    const key = `${speaksFor(rule)} ${JSON.stringify([normalCall(rule.call), rule.forEach ?? ''])}`
    const twin = calls.get(key)
    if (twin === undefined) {
      calls.set(key, rule)
      return []
    }
    if (meaningOf(twin) === meaningOf(rule)) return []
    const said = t`${callWords(rule.call)} is one thing in [${twin.label}] and another in [${rule.label}]: partner cannot tell which. Give both the same notes, or another call.`
    return [{ kind: 'two-meanings', rules: [rule.label, twin.label], message: said }]
  })
}

/** The doubts of a text, in the order of its lines. */
export function doubtsOf({ system: { rules }, lines }: TextSystem): readonly Doubt[] {
  return [...silentAsks(rules), ...neverBid(rules), ...twoMeanings(rules)]
    .flatMap((found): readonly Doubt[] => {
      const at = found.rules.map((label) => lines.get(label)).find((one) => one !== undefined)
      return at === undefined ? [] : [{ ...found, lines: at }]
    })
    .toSorted((a, b) => a.lines.from - b.lines.from)
}
