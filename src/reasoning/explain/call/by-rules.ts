/**
 * Why this call, by the rules of a system: the first that the hand meets, each rule tried before it with the
 * condition that failed, what the numbers lean on, and for each other call what keeps the hand from it.
 */
import type { Chosen } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { slotsOf, type TurnRule, toldAt } from '#bidding/auction/turn-rules.ts'
import { planOfAsk } from '#bidding/factbase/ask.ts'
import { type Judgement, judge } from '#constraint/judge.ts'
import { callToken, join, type Phrase, suitToken } from '#constraint/phrase.ts'
import { type Call, isBid, levelOf, PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { howMany, numberWord } from '#core/number-words.ts'
import { type Suit, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { type NumberUsed, numbersUsed } from '#rules/fill.ts'
import { betweenCalls } from './between-calls.ts'
import { callShown } from './call-shown.ts'
import {
  type ConditionRow,
  conditionRows,
  decidingTest,
  factRows,
  verdictOf,
} from './condition-rows.ts'
import type { Explanation, OtherCall, Step } from './explanation.ts'
import { planWords } from './fact-words.ts'
import { withoutImplied } from './implied.ts'
import { lackingWords } from './lacking.ts'
import { gapWords, onlyFailure } from './missing.ts'
import { ruleName, ruleTold } from './rule-name.ts'

function stepOf({ rule, call, natural }: TurnRule, judged: Judgement, reached: boolean): Step {
  const verdict = verdictOf({ reached, met: judged.met })
  const own = natural ? 'natural' : rule.ours ? 'ours' : undefined
  return {
    label: ruleName(rule.label),
    calls: [call],
    verdict,
    ...(verdict === 'not-met' && { decided: decidingTest(judged) }),
    rows: conditionRows(judged),
    ...(own && { own }),
  }
}

/** Who has shown it, and what. */
interface Lean {
  readonly who: string
  readonly what: Phrase
}
const PARTNER = t`partner has shown`
const MINE = t`my calls have shown`
const THEY = t`the opponents have shown`
const pointsWords = (how: string, n: number): Phrase => [`${how} ${howMany(n, 'point')}`]
/** `at least five ♥`; of one card a reader aloud hears its singular. */
const cardsWords = (how: string, n: number, suit: Suit | undefined): Phrase =>
  suit === undefined
    ? []
    : n === 0
      ? [t`no `, suitToken(suit)]
      : n === 1
        ? [t`${how} one ${suitSingular(suit)}`]
        : [`${how} ${numberWord(n)} `, suitToken(suit)]
const LEANS: Readonly<Record<NumberUsed['slot'], (value: number, suit: Suit | undefined) => Lean>> =
  {
    partnerMin: (n) => ({ who: PARTNER, what: pointsWords(t`at least`, n) }),
    partnerMax: (n) => ({ who: PARTNER, what: pointsWords(t`at most`, n) }),
    myMin: (n) => ({ who: MINE, what: pointsWords(t`at least`, n) }),
    myMax: (n) => ({ who: MINE, what: pointsWords(t`at most`, n) }),
    partnerLength: (n, suit) => ({ who: PARTNER, what: cardsWords(t`at least`, n, suit) }),
    partnerMaxLength: (n, suit) => ({ who: PARTNER, what: cardsWords(t`at most`, n, suit) }),
    myLength: (n, suit) => ({ who: MINE, what: cardsWords(t`at least`, n, suit) }),
    theirMin: (n) => ({ who: THEY, what: pointsWords(t`at least`, n) }),
    rhoMax: (n) => ({ who: THEY, what: pointsWords(t`before me at most`, n) }),
    lhoMax: (n) => ({ who: THEY, what: pointsWords(t`behind me at most`, n) }),
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
      : [{ depth: 0, text: [who], value: join(whats, t` and `), verdict: 'met' }]
  })

/** Levels between the bid and the call made, or the lowest that was open; a card is near within one. */
function levelsAway(state: PublicState, call: Call, made: Call): number {
  if (!isBid(call)) return 0
  const from = isBid(made) ? made : state.lastBid
  return Math.abs(levelOf(call) - (from === undefined ? 1 : levelOf(from)))
}

/**
 * A rule tried before, of another call, whose one failed test is a step away. A point is near whatever the
 * call; a card only for a call of about this level: one heart short of four hearts is another hand.
 */
function nearMiss(
  state: PublicState,
  before: readonly TurnRule[],
  made: Call,
  hand: Hand,
): Explanation['near'] {
  for (const { rule, call, natural } of before) {
    if (call === made || natural) continue
    const failed = onlyFailure(judge(rule.shows, hand))
    if (failed?.suit !== undefined && levelsAway(state, call, made) > 1) continue
    const gap = failed && gapWords(failed)
    if (gap !== undefined) return { call, text: [...gap, callToken(call)] }
  }
  return undefined
}

/** For each call that was not made, what keeps the hand from it: the rule that came nearest, or a better call. */
function otherCalls(
  state: PublicState,
  rules: readonly TurnRule[],
  chosen: TurnRule,
  hand: Hand,
): readonly OtherCall[] {
  const found = new Map<Call, TurnRule & { readonly miss: number }>()
  for (const turnRule of rules) {
    const { call, rule } = turnRule
    const { miss } = judge(rule.shows, hand)
    if (call !== chosen.call && miss < (found.get(call)?.miss ?? Number.POSITIVE_INFINITY))
      found.set(call, { ...turnRule, miss })
  }
  const made = callShown(state, chosen)
  return [...found.values()]
    .sort((a, b) => a.miss - b.miss)
    .map((one): OtherCall => {
      const { call, rule, natural, miss } = one
      const lacks = call === PASS ? undefined : lackingWords(rule.shows, hand, call)
      const { name, text } =
        lacks === undefined
          ? (betweenCalls(
              { state, hand, made, asked: callShown(state, one) },
              chosen.rule.before,
            ) ?? {
              name: 'own',
              text: [chosen.rule.says],
            })
          : { name: 'lacks', text: lacks }
      return { call, rule: rule.id, natural, miss, reason: name, text }
    })
    .concat(
      toldAt(state)
        .filter(({ call }) => !found.has(call))
        .map(onlyTold),
    )
}
const onlyTold = ({ call, rule, natural }: TurnRule): OtherCall => ({
  ...{ call, rule: rule.id, natural, reason: 'told' },
  text: [t`it is told in words alone, “${rule.says}”`],
})

/**
 * The explanation of a choice.
 * @param rules the rules of the turn (`rulesAt(chosen.state)`).
 * @param hand the hand that chose.
 */
export function byRules(
  { state, turnRule, call }: Chosen,
  rules: readonly TurnRule[],
  hand: Hand,
): Explanation {
  const at = rules.indexOf(turnRule)
  const steps = rules.map((one, i) => stepOf(one, judge(one.rule.shows, hand, i <= at), i <= at))
  const leans = numbersUsed(turnRule, slotsOf(state)).flatMap(leanOf)
  const near = nearMiss(state, rules.slice(0, at), call, hand)
  const rule = ruleTold(turnRule, state)
  return {
    by: 'rules',
    call,
    label: rule.label,
    reason: [rule.says],
    facts: [
      ...factRows(conditionRows(judge(withoutImplied(turnRule.rule.shows), hand))),
      ...leanRows(leans),
    ],
    ...(near && { near }),
    steps,
    others: otherCalls(state, rules, turnRule, hand),
    rule,
    plan: (planOfAsk(state, call, hand) ?? []).map(planWords),
  }
}
