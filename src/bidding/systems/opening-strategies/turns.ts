/** What can be called at a turn, and by which rules: the opening, with nothing before it, and the answers to one. */
import { afterOf } from '#core/answer-turns.ts'
import { BIDS, bidOf, type Call, DOUBLE, isBid, levelOf, PASS, strainOf } from '#core/call.ts'
import type { AnswerTurn, Strategy } from '#core/strategy.ts'
import { isMajor, isMinor, NOTRUMP } from '#core/suit.ts'
import type { Candidate, EliminationRule } from '#rules/elimination.ts'
import { ANSWER_RULES } from './answer-rules.ts'
import { OPENING_CANDIDATES, OPENING_RULES } from './rules.ts'

/** The lawful calls of the turn but penalty doubles, as the rules see them. */
function answerCandidates(strategy: Strategy, turn: AnswerTurn): readonly Candidate[] {
  const { opening, to } = turn
  const [here, opened] = [levelOf(opening), strainOf(opening)]
  const after = afterOf(strategy, turn) ?? 3
  const asks = strategy.facts.flatMap((fact) =>
    after === 2 && fact.kind === 'askmajors' ? [bidOf(fact.level, fact.suit)] : [],
  )
  const asking = asks.map(strainOf)[0] ?? -1
  const place = { after, here, next: here + 1, third: here + 2, opened, asking }
  const candidate = (call: Call): Candidate => {
    if (!isBid(call)) return { call, is: { ...place, class: call === PASS ? 'pass' : 'double' } }
    const [level, strain] = [levelOf(call), strainOf(call)]
    const jumps = level - (strain > opened ? here : here + 1)
    const kind = asks.includes(call)
      ? 'askmajors'
      : strain === NOTRUMP
        ? 'notrumpbid'
        : strain === opened
          ? to === 'partner'
            ? 'raise'
            : 'other'
          : jumps === 0
            ? 'newsuit'
            : jumps === 1
              ? 'jump'
              : 'other'
    const suit = isMajor(strain) ? 'major' : isMinor(strain) ? 'minor' : 'none'
    return { call, is: { ...place, class: kind, level, strain, suit, jump: level + 1 } }
  }
  const calls = [PASS, ...BIDS.filter((call) => call > opening)]
  return [...calls, ...(to === 'opponent' ? [DOUBLE] : [])].map(candidate)
}

/** What can be called at a turn, and the rules that strike it. */
export interface TurnOfRules {
  readonly candidates: readonly Candidate[]
  readonly rules: readonly EliminationRule[]
}
const OPENING: TurnOfRules = { candidates: OPENING_CANDIDATES, rules: OPENING_RULES }
/** @param turn absent for the opening. */
export const rulesOfTurn = (strategy: Strategy, turn?: AnswerTurn): TurnOfRules =>
  turn === undefined
    ? OPENING
    : { candidates: answerCandidates(strategy, turn), rules: ANSWER_RULES }

/** Every rule there is, by its number. */
export const ruleNamed = (id: number): EliminationRule | undefined =>
  [...OPENING_RULES, ...ANSWER_RULES].find((rule) => rule.id === id)
