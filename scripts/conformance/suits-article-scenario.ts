/** The single-trick scenarios of a worked article: the trick played afresh and its characteristics compared. */
import type { FourHands } from '#combinations/catalogue/four-hands.ts'
import {
  dominatedSacrifice,
  leadLostTo,
  readScenario,
  type Scenario,
  scenarioOf,
} from '#combinations/catalogue/scenario.ts'
import {
  nextSeat,
  type Pair,
  pairOf,
  type SuitSeat,
  suitSeatLetter,
} from '#combinations/catalogue/suit-seats.ts'
import * as holding from '#core/holding.ts'
import { type Rank, rankName } from '#core/rank.ts'
import { good } from '#testing/good.ts'
import { list, object, text } from './article.ts'
import { checkFields, compare, type Json, type JsonObject, type Mismatch } from './harness.ts'
import { fourHands, lineInWords, rank, type Solved, seat } from './suits-article-text.ts'

const pairName = (pair: Pair): string => (pair === 0 ? 'AC' : 'BD')

/** The scenario that a record's layout and trick make. */
export function scenarioIn(record: JsonObject): Scenario {
  const hands = fourHands(record['layout'], 'layout')
  const plays = list(record['trick'], 'trick').map((play) => list(play, 'trick'))
  const leader = seat(text(plays[0]?.[0], 'trick'))
  const cards = plays.map(([who, card], i) => {
    if (seat(text(who, 'trick')) !== nextSeat(leader, i))
      throw new Error('the trick is out of turn')
    return card === null ? undefined : rank(text(card, 'trick'))
  })
  return good(readScenario(hands, leader, cards))
}

const byPair = (of: (pair: Pair) => number) => ({ AC: of(0), BD: of(1) })

/** `nonleading side (king, Seat B)`. */
function wonByNonmaster({ wonByNonmaster: side, cards, leader, winner }: Scenario): string | null {
  const card = cards[(winner - leader + 4) & 3]
  return side === undefined || card === undefined
    ? null
    : `${side} side (${rankName(card)}, Seat ${suitSeatLetter(winner)})`
}

/** Masters made when the winning pair next cashes its highest card and the others play low. */
function thenCashing({ after, winner }: Scenario): number {
  const leader: SuitSeat = after[winner] > after[nextSeat(winner, 2)] ? winner : nextSeat(winner, 2)
  const cards = [0, 1, 2, 3].map((i): Rank | undefined => {
    const held = holding.ranks(after[nextSeat(leader, i)])
    return i === 0 ? held[0] : held.at(-1)
  })
  return scenarioOf(after, leader, cards).created[pairOf(winner)].masters
}

/**
 * What the document says itself. Winners of the side on lead are masters, those of the other side
 * cashable cards: so its two contradictory sentences both hold (specification, section 2).
 */
function* checkSaid(said: JsonObject, scenario: Scenario): Generator<Mismatch> {
  const computed: Record<string, Json> = {}
  const { immediate, pending } = scenario
  computed[`immediate${pairName(immediate.pair)}`] = immediate.masters
  computed[`pending${pairName(pending.pair)}`] = pending.cashable
  computed['wonByNonmaster'] = wonByNonmaster(scenario)
  computed['thenCashingAceCreates'] =
    holding.highest(holding.union(scenario.after[0], scenario.after[2])) === 12
      ? thenCashing(scenario)
      : null
  computed['omittedAsDominated'] = dominatedSacrifice(scenario) !== undefined
  yield* checkFields(said, [], Object.keys(computed), 'articleSays')
  for (const [field, expected] of Object.entries(said))
    if (Object.hasOwn(computed, field))
      yield* compare(`articleSays.${field}`, expected, computed[field])
}

/** The trick is one that its plan plays. */
function* checkPlanOf(
  scenario: Scenario,
  name: string,
  plans: readonly JsonObject[],
  { suit }: Solved,
): Generator<Mismatch> {
  // `A2`: plan A where second hand shows the second of what he can show; `A1 against K9`: from K9.
  const label = /^(\D)(\d?)(?: against (\w+))?$/.exec(name)
  const plan = plans.find((p) => p['plan'] === label?.[1])
  if (!label || plan === undefined) {
    yield { field: 'plan', expected: name, actual: 'no plan of that name' }
    return
  }
  const line = lineInWords(text(plan['line'], 'line'), suit)
  const { hands, leader, cards } = scenario
  const same: FourHands = [suit.north, hands[1], suit.south, hands[3]]
  yield* compare('layout', same, hands)
  yield* compare(
    'layout.hidden',
    holding.format(suit.hidden),
    holding.format(holding.union(hands[1], hands[3])),
  )
  yield* compare(
    'trick.0',
    [line.lead.hand === 'north' ? 'A' : 'C', line.lead.rank],
    [suitSeatLetter(leader), cards[0]],
  )
  const shown = cards[1]
  const reply =
    shown === undefined ? 'out' : suit.classes.findIndex((cls) => holding.has(cls, shown))
  yield* compare('trick.2', line.third(reply), cards[2])
  if (label[2] !== '')
    yield* compare(
      'plan part',
      Number(label[2]),
      reply === 'out' ? suit.classes.length + 1 : reply + 1,
    )
  if (label[3] !== undefined)
    yield* compare('plan against', label[3], holding.format(hands[nextSeat(leader, 1)]))
}

/** Checks one record of `scenarios`. */
export function* checkScenario(
  record: JsonObject,
  plans: readonly JsonObject[],
  of: Solved,
): Generator<Mismatch> {
  yield* checkFields(
    record,
    [
      ...['id', 'plan', 'section', 'layout', 'trick', 'winnerSeat', 'winnerSide', 'after'],
      ...['articleSays', 'computed'],
    ],
    ['notes'],
  )
  const scenario = scenarioIn(record)
  const { winner, after, held, created } = scenario
  yield* checkPlanOf(scenario, text(record['plan'], 'plan'), plans, of)
  yield* compare('winnerSeat', record['winnerSeat'], suitSeatLetter(winner))
  yield* compare('winnerSide', record['winnerSide'], pairName(pairOf(winner)))
  yield* compare(
    'after',
    record['after'],
    Object.fromEntries(
      after.map((cards, s) => [suitSeatLetter(s as SuitSeat), holding.format(cards)]),
    ),
  )
  yield* checkSaid(object(record['articleSays'], 'articleSays'), scenario)
  const lost = leadLostTo(scenario)
  yield* compare('computed', record['computed'], {
    mastersAfter: byPair((pair) => held[pair].masters),
    newCashable: byPair((pair) => created[pair].cashable),
    leadLostTo:
      lost === undefined
        ? null
        : `${suitSeatLetter(lost.seat)}${lost.when === 'next' ? ' (next round)' : ''}`,
  })
}
