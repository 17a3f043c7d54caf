/**
 * Why this call, for any system of rules: the rule that chose, every rule tried before it
 * with the condition that failed, what the numbers lean on, and for each other call what keeps the
 * hand from it, the nearest first.
 */
import type { Chosen } from '#bidding/choose.ts'
import { planOfAsk } from '#bidding/factbase/ask.ts'
import type { PublicState } from '#bidding/public-state.ts'
import { slotsOf, type TurnRule } from '#bidding/turn-rules.ts'
import { type Judgement, judge } from '#constraint/judge.ts'
import { callToken, join, type Phrase, suitToken } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { howMany, numberWord } from '#core/number-words.ts'
import { type Suit, suitSingular } from '#core/suit.ts'
import { type NumberUsed, numbersUsed } from '#rules/fill.ts'
import {
  type ConditionRow,
  type ConditionVerdict,
  conditionRows,
  decidingTest,
  factRows,
} from './condition-rows.ts'
import { planWords } from './fact-words.ts'
import { gapWords } from './gap-words.ts'
import { onlyFailure } from './near-miss.ts'
import { ruleName } from './rule-name.ts'
import { type RuleTold, ruleTold } from './rule-told.ts'
import { missedText } from './why-not.ts'

/** One rule put to a hand. */
export interface RuleRow extends RuleTold {
  readonly verdict: ConditionVerdict
  readonly rows: readonly ConditionRow[]
  /** The test that decided against the hand, and what it has for it; only where the verdict is `not-met`. */
  readonly decided?: { readonly test: Phrase; readonly value: Phrase }
}
/** A call that was not made. */
export interface OtherCall {
  readonly call: Call
  /** The rule that would make it, the nearest if there are several. */
  readonly rule: string
  readonly label: string
  readonly natural: boolean
  /** How far the hand is from the rule's test, in steps; 0 when it meets it and another rule comes first. */
  readonly miss: number
  /** `two HCP short of 3NT`, or that the call made comes first. */
  readonly text: Phrase
}
export interface WhyRule {
  readonly call: Call
  readonly rule: RuleRow
  /** The bridge reason. */
  readonly sentence: Phrase
  /** What decided, with this hand's values, and what the auction had shown that the rule counts on. */
  readonly facts: readonly ConditionRow[]
  /** What one step kept the hand from, by a rule that comes before: `one spade short of 2♠`. */
  readonly near?: { readonly call: Call; readonly text: Phrase }
  /** What the caller means to do with partner's answer, where the call asks for one; worst answer first. */
  readonly plan: readonly Phrase[]
  /** The rules tried before the one that chose, in order. */
  readonly tried: readonly RuleRow[]
  /** Rules after it, which were not reached. */
  readonly notReached: readonly RuleRow[]
  /** The other calls of the turn, the nearest miss first. */
  readonly others: readonly OtherCall[]
}

const rowOf = (
  turnRule: TurnRule,
  state: PublicState,
  judged: Judgement,
  reached: boolean,
): RuleRow => {
  const { text, value } = decidingTest(judged)
  return {
    ...ruleTold(turnRule, state),
    verdict: !reached ? 'not-reached' : judged.met ? 'met' : 'not-met',
    rows: conditionRows(judged),
    ...(reached && !judged.met ? { decided: { test: text, value } } : {}),
  }
}

/** Who has shown it, and what. */
interface Lean {
  readonly who: string
  readonly what: Phrase
}
const PARTNER = 'partner has shown'
const MINE = 'my calls have shown'
const THEY = 'the opponents have shown'
const pointsWords = (how: string, n: number): Phrase => [`${how} ${howMany(n, 'point')}`]
/** `at least five ♥`; of one card a reader aloud hears its singular. */
const cardsWords = (how: string, n: number, suit: Suit | undefined): Phrase =>
  suit === undefined
    ? []
    : n === 0
      ? ['no ', suitToken(suit)]
      : n === 1
        ? [`${how} one ${suitSingular(suit)}`]
        : [`${how} ${numberWord(n)} `, suitToken(suit)]
const LEANS: Readonly<Record<NumberUsed['slot'], (value: number, suit: Suit | undefined) => Lean>> =
  {
    partnerMin: (n) => ({ who: PARTNER, what: pointsWords('at least', n) }),
    partnerMax: (n) => ({ who: PARTNER, what: pointsWords('at most', n) }),
    myMin: (n) => ({ who: MINE, what: pointsWords('at least', n) }),
    myMax: (n) => ({ who: MINE, what: pointsWords('at most', n) }),
    partnerLength: (n, suit) => ({ who: PARTNER, what: cardsWords('at least', n, suit) }),
    partnerMaxLength: (n, suit) => ({ who: PARTNER, what: cardsWords('at most', n, suit) }),
    myLength: (n, suit) => ({ who: MINE, what: cardsWords('at least', n, suit) }),
    theirMin: (n) => ({ who: THEY, what: pointsWords('at least', n) }),
    rhoMax: (n) => ({ who: THEY, what: pointsWords('before me at most', n) }),
    lhoMax: (n) => ({ who: THEY, what: pointsWords('behind me at most', n) }),
  }
/** What is counted on at least. */
const LEAST: readonly NumberUsed['slot'][] = [
  'partnerMin',
  'myMin',
  'partnerLength',
  'myLength',
  'theirMin',
]
/** None where none at least was shown: that counts on nothing. */
const leanOf = ({ slot, suit, value }: NumberUsed): readonly Lean[] =>
  value <= 0 && LEAST.includes(slot) ? [] : [LEANS[slot](value, suit)]

/** `partner has shown: at least four ♠ and at least 12 points`, a row for each side. */
const leanRows = (leans: readonly Lean[]): readonly ConditionRow[] =>
  [PARTNER, MINE, THEY].flatMap((who): readonly ConditionRow[] => {
    const whats = leans.filter((lean) => lean.who === who).map(({ what }) => what)
    return whats.length === 0
      ? []
      : [{ depth: 0, text: [who], value: join(whats, ' and '), verdict: 'met' }]
  })

/** A rule tried before, of another call, whose one failed test is a step away. */
function nearMiss(
  rules: readonly TurnRule[],
  chosen: Chosen,
  hand: Hand,
): WhyRule['near'] | undefined {
  for (const { rule, call, natural } of rules.slice(0, rules.indexOf(chosen.turnRule))) {
    if (call === chosen.call || natural) continue
    const failed = onlyFailure(judge(rule.shows, hand))
    const gap = failed && gapWords(failed)
    if (gap !== undefined) return { call, text: [...gap, callToken(call)] }
  }
  return undefined
}

/** For each call that was not made, the rule that came nearest to making it. */
function otherCalls(rules: readonly TurnRule[], chosen: Chosen, hand: Hand): readonly OtherCall[] {
  const found = new Map<Call, { readonly turnRule: TurnRule; readonly miss: number }>()
  for (const turnRule of rules) {
    if (turnRule.call === chosen.call) continue
    const { miss } = judge(turnRule.rule.shows, hand)
    const known = found.get(turnRule.call)
    if (known === undefined || miss < known.miss) found.set(turnRule.call, { turnRule, miss })
  }
  return [...found.values()]
    .sort((a, b) => a.miss - b.miss)
    .map(({ turnRule, miss }) => ({
      call: turnRule.call,
      rule: turnRule.rule.id,
      label: ruleName(turnRule.rule.label),
      natural: turnRule.natural,
      miss,
      text: missedText(turnRule.rule.shows, hand, [callToken(turnRule.call)]) ?? [
        'would fit, but ',
        callToken(chosen.call),
        ' comes first',
      ],
    }))
}

/**
 * The explanation of a choice.
 * @param rules the rules of the turn (`rulesAt(chosen.state)`).
 * @param hand the hand that chose.
 */
export function whyRule(chosen: Chosen, rules: readonly TurnRule[], hand: Hand): WhyRule {
  const at = rules.indexOf(chosen.turnRule)
  const rows = rules.map((turnRule, i) =>
    rowOf(turnRule, chosen.state, judge(turnRule.rule.shows, hand, i <= at), i <= at),
  )
  const leans = numbersUsed(chosen.turnRule, slotsOf(chosen.state)).flatMap(leanOf)
  const rule = rows[at]!
  const near = nearMiss(rules, chosen, hand)
  return {
    call: chosen.call,
    rule,
    sentence: [rule.says],
    facts: [...factRows(rule.rows), ...leanRows(leans)],
    ...(near === undefined ? {} : { near }),
    plan: (planOfAsk(chosen.state, chosen.call, hand) ?? []).map(planWords),
    tried: rows.slice(0, at),
    notReached: rows.slice(at + 1),
    others: otherCalls(rules, chosen, hand),
  }
}
