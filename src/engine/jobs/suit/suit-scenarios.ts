/**
 * The tree of single-trick scenarios of one layout (document 004, sections III to VIII), one node at a time: the
 * tricks that can follow, those of a plan or every one, with their characteristics and the layouts they lead to.
 */

import { choices, type FourHands, promote, turned } from '#combinations/catalogue/four-hands.ts'
import { readScenario, type Scenario, scenariosFrom } from '#combinations/catalogue/scenario.ts'
import { nextSeat, type SuitSeat } from '#combinations/catalogue/suit-seats.ts'
import type { PlanLead, PlanStep } from '#combinations/plan.ts'
import { classOf, outcomeOf, replyTo } from '#combinations/replay.ts'
import type { Defender, SuitCombination, Visible } from '#combinations/suit.ts'
import { format, type Holding, minus } from '#core/holding.ts'
import { parseRank, type Rank, rankLetter } from '#core/rank.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { bySeat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import {
  type LayoutForm,
  layoutForm,
  type ScenarioView,
  scenarioView,
  seatNamesFrom,
  suitSeat,
} from '#explain/suit/scenario-words.ts'
import { wayId, waysFor } from '#explain/suit/suit-ways.ts'
import { defineJob, type Job } from '../../job.ts'
import { readQuestion, type SuitInput, type SuitProgress, solvedSuit } from './suit.ts'

type TableSeat = Visible | Defender
const SEATS = ['north', 'east', 'south', 'west'] as const
const NAMES = { north: t`North`, east: t`East`, south: t`South`, west: t`West` } as const

export interface SuitScenariosInput extends SuitInput {
  /** Place of the plan in the report, and the way to play it; `undefined`: every trick there is. */
  readonly plan: { readonly place: number; readonly way: string | undefined } | undefined
  /** What West holds of the hidden cards. */
  readonly west: Holding
  /** The tricks so far: leader and four cards each, `-` for a seat that shows out: `S5KA9_NQ-6-`. */
  readonly after: string
}
export interface ScenarioChild {
  /** What is added to `after` to go on from it. */
  readonly id: string
  readonly view: ScenarioView
  readonly next: LayoutForm
  /** Whether more tricks follow. */
  readonly goesOn: boolean
}
export interface SuitScenarios {
  readonly hands: Readonly<Record<TableSeat, Holding>>
  /** Which of declarer’s hands is Seat A here; `undefined` when both are empty. */
  readonly seatA: Visible | undefined
  readonly form: LayoutForm | undefined
  /** The tricks on the way here, in words. */
  readonly path: readonly string[]
  readonly children: readonly ScenarioChild[]
  /** Scenarios there are; the children may be the first of them. */
  readonly total: number
  /** Why the plan has no more to say, where it has not. */
  readonly ended: string | undefined
}

/** More scenarios than this are counted, not shown. */
const MOST_SHOWN = 40

type Hands = Record<TableSeat, Holding>

/** Declarer’s hand with the higher card. */
const topHand = (hands: Hands): Visible | undefined =>
  hands.north === 0 && hands.south === 0 ? undefined : hands.south > hands.north ? 'south' : 'north'

const seated = (hands: Hands, seatA: Visible): FourHands =>
  bySeat((seat) => hands[SEATS[(seat + (seatA === 'north' ? 0 : 2)) & 3]!])

const formOf = (hands: Hands): LayoutForm | undefined => {
  const top = topHand(hands)
  return top && layoutForm(promote(turned(seated(hands, top))))
}

const handsAfter = (scenario: Scenario, seatA: Visible): Hands => {
  const of = (seat: TableSeat) => scenario.after[suitSeat(seatA, seat)]
  return { north: of('north'), east: of('east'), south: of('south'), west: of('west') }
}

/** `S5KA9`. */
const idOf = ({ leader, cards }: Scenario, seatA: Visible): string => {
  const hand = suitSeat(seatA, 'north') === leader ? 'N' : 'S'
  return `${hand}${cards.map((card) => (card === undefined ? '-' : rankLetter(card))).join('')}`
}

/** Reads a trick of the path; it must be lawful. */
function readTrick(text: string, hands: Hands, seatA: Visible): Result<Scenario> {
  const at = /^([NS])([2-9TJQKA-]{4})$/.exec(text)
  if (at === null)
    return problem('scenarios/trick', t`“${text}” is no trick: a leader, N or S, and four cards.`)
  const leader = suitSeat(seatA, at[1] === 'N' ? 'north' : 'south')
  const cards = [...at[2]!].map((letter) => (letter === '-' ? undefined : parseRank(letter)))
  return readScenario(seated(hands, seatA), leader, cards)
}

/** The step of the plan after a trick; `undefined` when the trick is not one of the plan’s. */
function stepAfter(
  suit: SuitCombination,
  step: PlanLead,
  { cards }: Scenario,
): PlanStep | undefined {
  const [lead, second, third, fourth] = cards
  if (lead !== step.rank) return undefined
  const reply = replyTo(step, classOf(suit, second))!
  if (reply.third !== third) return undefined
  return outcomeOf(reply, classOf(suit, fourth))!.then
}

/** The tricks that a plan’s next step can become. */
function planned(
  suit: SuitCombination,
  step: PlanLead,
  hands: FourHands,
  leader: SuitSeat,
): readonly Scenario[] {
  const options = (seat: SuitSeat): readonly (Rank | undefined)[] =>
    hands[seat] === 0 ? [undefined] : choices(hands, seat)
  return options(nextSeat(leader)).flatMap((second) => {
    const { third } = replyTo(step, classOf(suit, second))!
    return options(nextSeat(leader, 3)).flatMap((fourth) => {
      const made = readScenario(hands, leader, [step.rank, second, third, fourth])
      return made.ok ? [made.value] : []
    })
  })
}

const ENDS = {
  winners: t`The cards left are winners.`,
  enough: t`The plan asks for no more here.`,
  over: t`No more can be led.`,
} as const

/** @see SuitScenariosInput */
export const suitScenarios: Job<
  SuitScenariosInput,
  SuitProgress,
  Result<SuitScenarios, Problem>
> = function* (input) {
  const read = readQuestion(input)
  if (!read.ok) return read
  let { suit } = read.value.task
  if ((input.west & ~suit.hidden) !== 0)
    return problem(
      'scenarios/layout',
      t`West cannot hold ${format((input.west & ~suit.hidden) as Holding)}: it is not hidden.`,
    )
  let step: PlanStep | undefined
  if (input.plan) {
    const solved = yield* solvedSuit(input)
    if (!solved.ok) return solved
    const { solver, report } = solved.value
    suit = solver.task.suit
    const chosen = report.plans[input.plan.place]
    const ways = chosen === undefined ? [] : waysFor(solver, chosen.vector)
    const way = ways.find(({ plan }) => wayId(plan) === input.plan?.way) ?? ways[0]
    if (way === undefined)
      return problem('scenarios/plan', t`There is no such plan for this target.`)
    step = way.plan.tree
  }
  let hands: Hands = {
    north: suit.north,
    south: suit.south,
    west: input.west,
    east: minus(suit.hidden, input.west),
  }
  const path: string[] = []
  for (const text of input.after === '' ? [] : input.after.split('_')) {
    const top = topHand(hands)
    if (top === undefined) return problem('scenarios/over', t`No card is left to lead.`)
    const trick = readTrick(text, hands, top)
    if (!trick.ok) return trick
    if (step) {
      const next =
        step.kind === 'lead' && step.hand[0] === text[0]?.toLowerCase()
          ? stepAfter(suit, step, trick.value)
          : undefined
      if (next === undefined)
        return problem('scenarios/plan', t`The plan does not play the trick ${text}.`)
      step = next
    }
    path.push(scenarioView(trick.value, seatNamesFrom(top, NAMES)).trick)
    hands = handsAfter(trick.value, top)
  }
  const seatA = topHand(hands)
  const none = { hands, seatA, form: formOf(hands), path, children: [], total: 0 }
  if (seatA === undefined) return ok({ ...none, ended: t`Declarer’s side has no card left.` })
  if (step?.kind === 'end') return ok({ ...none, ended: ENDS[step.why] })
  yield { done: 0.5 }
  const four = seated(hands, seatA)
  const all = step
    ? planned(suit, step, four, suitSeat(seatA, step.hand))
    : scenariosFrom(four, [0, 2])
  const names = seatNamesFrom(seatA, NAMES)
  const children: ScenarioChild[] = []
  for (const scenario of all.slice(0, MOST_SHOWN)) {
    const after = handsAfter(scenario, seatA)
    const then = step && stepAfter(suit, step, scenario)
    children.push({
      id: idOf(scenario, seatA),
      view: scenarioView(scenario, names),
      next: formOf(after) ?? {
        hands: t`declarer’s side is out`,
        owners: '',
        omitted: t`declarer’s side has no card left`,
      },
      goesOn: topHand(after) !== undefined && then?.kind !== 'end',
    })
    if (children.length % 4 === 0) yield { done: 0.5 + (0.5 * children.length) / all.length }
  }
  return ok({ ...none, children, total: all.length, ended: undefined })
}

export const job = defineJob({
  name: 'suit-scenarios',
  family: 'suit',
  weight: 'heavy',
  run: suitScenarios,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'suit-scenarios': typeof suitScenarios
  }
}
