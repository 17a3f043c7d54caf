/** The turns that the facts of a strategy about answers speak of: after an opening of one, all others silent. */
import { bidOf, type Call, callCode, isBid, levelOf, PASS, strainOf } from './call.ts'
import type { Shape } from './shape.ts'
import type { After, AnswerTurn, Strategy } from './strategy.ts'
import { isMajor, NOTRUMP, STRAINS } from './suit.ts'

/** High card points of the pack. */
const ALL_POINTS = 40

/** Which of the facts about answers speak at the turn; `undefined` where the opening is not natural. */
export function afterOf({ facts }: Strategy, { to, opening }: AnswerTurn): After | undefined {
  const strain = strainOf(opening)
  if (levelOf(opening) !== 1) return undefined
  if (to === 'opponent') return strain === NOTRUMP ? undefined : 3
  const opens = facts.some((fact) =>
    strain === NOTRUMP
      ? fact.kind === 'notrumpopen' && fact.level === 1
      : fact.kind === 'open' && fact.level === 1 && fact.suit === strain && fact.length > 0,
  )
  return !opens ? undefined : strain === NOTRUMP ? 2 : isMajor(strain) ? 1 : 0
}
/** Whether any fact speaks of a call at the turn. */
function isAnswered(strategy: Strategy, turn: AnswerTurn): boolean {
  const after = afterOf(strategy, turn)
  return (
    after !== undefined &&
    strategy.facts.some(
      (fact) =>
        ('after' in fact && fact.after === after) ||
        (fact.kind === 'askmajors' && after === 2) ||
        (fact.kind === 'takeout' && after === 3),
    )
  )
}
/** The turns after an opening that the facts answer, partner’s openings first, the lowest first. */
export const answerTurns = (strategy: Strategy): readonly AnswerTurn[] =>
  (['partner', 'opponent'] as const).flatMap((to) =>
    STRAINS.map((strain): AnswerTurn => ({ to, opening: bidOf(1, strain) })).filter((turn) =>
      isAnswered(strategy, turn),
    ),
  )
/** The turn after an opening that these calls of a table stand at, if the strategy’s facts answer it. */
export function answersAt(strategy: Strategy, calls: readonly Call[]): AnswerTurn | undefined {
  const told = calls.slice(Math.max(0, calls.findIndex(isBid)))
  const [opening, second] = told
  if (opening === undefined || !isBid(opening) || told.length > 2) return undefined
  if (told.length === 2 && second !== PASS) return undefined
  const turn: AnswerTurn = { to: told.length === 1 ? 'opponent' : 'partner', opening }
  return isAnswered(strategy, turn) ? turn : undefined
}
/** The auction of the turn from the first bid on. */
export const callsOfTurn = ({ to, opening }: AnswerTurn): readonly Call[] =>
  to === 'partner' ? [opening, PASS] : [opening]

/**
 * Whether partner, or the hand that opened, may still hold the opening beside this hand, by the least points and
 * cards of the strategy’s own facts. Before an opening every hand has room.
 */
export function roomBeside(
  { facts }: Strategy,
  turn: AnswerTurn | undefined,
): (shape: Shape, points: number) => boolean {
  if (turn === undefined) return () => true
  const [level, strain] = [levelOf(turn.opening), strainOf(turn.opening)]
  const own = facts.flatMap((fact) =>
    fact.kind === 'open' && fact.level === level && fact.suit === strain
      ? [{ min: fact.min, length: fact.length }]
      : fact.kind === 'notrumpopen' && fact.level === level && strain === NOTRUMP
        ? [{ min: fact.min, length: 0 }]
        : [],
  )
  if (own.length === 0) return () => true
  const points = ALL_POINTS - Math.min(...own.map(({ min }) => min))
  const cards = 13 - Math.min(...own.map(({ length }) => length))
  return (shape, held) => held <= points && (strain === NOTRUMP || shape[strain] <= cards)
}

/** Names the turn: `1S P`, `1S`, or nothing for the opening. */
export const turnKey = (turn: AnswerTurn | undefined): string =>
  turn === undefined ? '' : callsOfTurn(turn).map(callCode).join(' ')
