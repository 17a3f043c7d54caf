/**
 * A strategy’s answers as rules of a system: for each turn that its facts answer, and each call, the hands that the
 * elimination and the tie-break pick it with. Exact, like the openings.
 */
import { type RuleDraft, rule } from '#bidding/language/drafts.ts'
import { answerTurns, turnKey } from '#core/answer-turns.ts'
import { type Call, callCode } from '#core/call.ts'
import type { AnswerTurn, Strategy } from '#core/strategy.ts'
import { SUITS, suitLetter } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Candidate } from '#rules/elimination.ts'
import { handsOf, type PickedShapes, pickedInSuit, pickedPoints, pickedShapes } from './openings.ts'
import { rulesOfTurn } from './turns.ts'

/** What the call is to partner, and its reason. */
function marksOf(
  { is }: Candidate,
  { to }: AnswerTurn,
  picked: PickedShapes,
): Pick<RuleDraft, 'says'> & Partial<RuleDraft> {
  const points = pickedPoints(picked)
  const suit = SUITS.find((one) => one === is['strain'])
  const inSuit = suit === undefined ? points : pickedInSuit(picked, suit)
  const overNotrump = is['opened'] === 4
  switch (is['class']) {
    case 'raise':
      return {
        ...(suit === undefined ? {} : { agrees: suitLetter(suit) }),
        is: 'raise',
        says: inSuit,
      }
    case 'newsuit':
      return to === 'opponent'
        ? { is: 'overcall', says: inSuit }
        : overNotrump
          ? { forcing: 'sign-off', says: inSuit }
          : { is: 'new-suit', forcing: 'one-round', says: inSuit }
    case 'jump':
      return to === 'opponent'
        ? { is: 'jump-overcall', says: inSuit }
        : { ...(overNotrump ? {} : { is: 'jump-shift' as const }), forcing: 'game', says: inSuit }
    case 'askmajors':
      return {
        is: 'stayman',
        artificial: true,
        forcing: 'one-round',
        message: 'majors',
        says: t`${points}: asks for majors.`,
      }
    case 'double':
      return { is: 'takeout-double', forcing: 'one-round', says: t`${points}: for takeout.` }
    case 'notrumpbid':
      return {
        ...(is['level'] === 2 ? { forcing: 'invitational' as const } : {}),
        says: t`${points}, and nothing better to bid.`,
      }
    default:
      return { says: t`No call of the strategy fits the hand.` }
  }
}

function rulesFor(strategy: Strategy, turn: AnswerTurn): readonly RuleDraft[] {
  const { candidates } = rulesOfTurn(strategy, turn)
  const auction = turnKey(turn)
  const draft = ([call, picked]: readonly [Call, PickedShapes]): RuleDraft[] => {
    const candidate = candidates.find((one) => one.call === call)
    if (candidate === undefined) return []
    return [
      rule({
        name: `${turn.to === 'partner' ? 'answer' : 'over'} ${auction}/${callCode(call)}`,
        when: { after: auction, role: turn.to === 'partner' ? 'responder' : 'defender' },
        call: { kind: 'call', call },
        shows: handsOf(picked),
        ...marksOf(candidate, turn, picked),
      }),
    ]
  }
  return [...pickedShapes(strategy, turn)].sort(([a], [b]) => a - b).flatMap(draft)
}
/** The answers of the strategy, turn by turn; at each turn they take every hand. None where no fact is about answers. */
export const answers = (strategy: Strategy): readonly RuleDraft[] =>
  answerTurns(strategy).flatMap((turn) => rulesFor(strategy, turn))
