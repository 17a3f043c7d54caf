/**
 * A deal for a question of a topic, as deals come: random ones are bid by the systems, the turns that belong to the
 * topic are gathered, and one of them is asked (`nextAsked`).
 */
import { afterCall, startState } from '#bidding/auction/auction-state.ts'
import { ruleFor } from '#bidding/auction/choose.ts'
import { topicOf } from '#bidding/auction/topic.ts'
import { turned } from '#core/board.ts'
import { callCode, isBid, PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { type Rng, rngOf, type Seed } from '#core/rng.ts'
import { rotate, type Seat, SOUTH, sideOf } from '#core/seat.ts'
import { randomDeal } from '#core/shuffle.ts'
import { t } from '#core/text.ts'
import { VULNERABILITIES, type Vulnerability } from '#core/vulnerability.ts'
import { type CameUp, nextAsked } from '#practice/draw.ts'
import { OPEN_TABLE, type PracticeTable, turnFits } from '#practice/table.ts'
import { type PracticeTopic, topicOfId } from '#practice/topics.ts'
import type { BidDeal } from './bid-deal.ts'
import { type BidSystems, bidSides } from './bid-turn.ts'

export interface DrawInput extends BidSystems {
  /** The topic's id. */
  readonly topic: string
  /** Whose hand the student bids at the table. */
  readonly role?: PracticeTable['role']
  /** Where the student sits; South when absent. */
  readonly seat?: Seat
  /** How often each rule was asked of late, by its id. */
  readonly asked?: Readonly<Record<string, number>>
  /** The topic is firm: what is rare may come. */
  readonly isFirm?: boolean
  /** The same seed draws the same deal. */
  readonly seed: Seed
}
export interface DrawnTurn extends BidDeal {
  /** The rule that decides. */
  readonly rule: string
}

/** Turns gathered, and deals bid, before one is chosen. An opening is found in every deal, at once. */
const GATHERED = { open: { turns: 2400, deals: 2400 }, other: { turns: 48, deals: 300 } } as const
/** Deals bid before it is given up. */
const MOST_DEALS = 6000
/** Deals bid between two yields. */
const STRIDE = 20

/** A turn that came up. */
export interface Gathered {
  readonly group: string
  readonly idea: string
  readonly rule: string
  readonly isPass: boolean
  readonly turn: Turn
}
interface Turn {
  readonly deal: Deal
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly calls: BidDeal['calls']
  readonly seat: Seat
}

/** What came up, each idea once, with how often it did and was asked. */
function counted(
  all: readonly Gathered[],
  asked: Readonly<Record<string, number>>,
): readonly CameUp[] {
  const found = new Map<string, CameUp & { rules: Set<string> }>()
  for (const { group, idea, isPass, rule } of all) {
    const key = `${group} ${idea}`
    const known = found.get(key)
    const rules = known?.rules ?? new Set<string>()
    const more = rules.has(rule) ? 0 : (asked[rule] ?? 0)
    rules.add(rule)
    found.set(key, {
      ...{ group, idea, isPass, rules },
      times: (known?.times ?? 0) + 1,
      asked: (known?.asked ?? 0) + more,
    })
  }
  return [...found.values()]
}

/** The turns of the topic among deals that are bid one after another. */
function* gathered(
  input: DrawInput,
  topic: PracticeTopic,
  rng: Rng,
): Generator<number, Result<readonly Gathered[], Problem>, void> {
  const sides = bidSides(input, SOUTH)
  if (!sides.ok) return sides
  const [ours, theirs] = sides.value
  const table: PracticeTable = { ...OPEN_TABLE, role: input.role ?? OPEN_TABLE.role }
  const most = GATHERED[topic.kind === 'open' ? 'open' : 'other']
  const all: Gathered[] = []
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    if ((deals >= most.deals && all.length > 0) || all.length >= most.turns) break
    if (deals % STRIDE === 0) yield Math.min(1, all.length / most.turns)
    const deal = randomDeal(rng)
    let state = startState(sides.value, rotate(SOUTH, deals), VULNERABILITIES[rng.below(4)]!)
    while (!state.ended && (topic.kind !== 'open' || state.opener === undefined)) {
      const turnRule = ruleFor(state, deal[state.seat])
      const { call, rule, natural } = turnRule
      const isAsked =
        !natural &&
        // Seats of another system are nobody to ask.
        (ours === theirs || sideOf(state.seat) === sideOf(SOUTH)) &&
        topic.chapters.includes(topicOf(state, turnRule)) &&
        (topic.kind !== 'shows' || call !== PASS) &&
        turnFits(topic, state.auction.calls, table)
      if (isAsked) {
        const opening = state.notes.find(({ call: made }) => isBid(made))?.call
        all.push({
          group: opening === undefined ? '' : callCode(opening),
          idea: topic.kind === 'open' ? callCode(call) : rule.id,
          rule: rule.id,
          isPass: call === PASS,
          turn: {
            ...{ deal, seat: state.seat, vulnerability: state.vulnerability },
            ...{ dealer: state.auction.dealer, calls: state.auction.calls },
          },
        })
      }
      state = afterCall(state, call)
    }
  }
  return ok(all)
}

/** One of the turns gathered, with the table turned to the student. */
export function drawnOf(
  all: readonly Gathered[],
  { topic, asked = {}, isFirm = false, seat = SOUTH }: DrawInput,
  rng: Rng,
): DrawnTurn | undefined {
  const alike = topicOfId(topic)?.alike === 'opening'
  const next = nextAsked(counted(all, asked), { isFirm, alike }, rng)
  const turns = all.filter(({ group, idea }) => group === next?.group && idea === next.idea)
  const one = turns[rng.below(Math.max(1, turns.length))]
  if (one === undefined) return undefined
  const { seat: at, calls, ...board } = one.turn
  return { ...turned(board, seat - at), calls, rule: one.rule }
}

/** The turns that a question is chosen among. Yields the share that is gathered. Problems: an unknown system or topic. */
export function* turnsFor(
  input: DrawInput,
  rng: Rng,
): Generator<number, Result<readonly Gathered[], Problem>, void> {
  const topic = topicOfId(input.topic)
  if (topic === undefined) return problem('practice/topic', t`There is no such topic.`)
  return yield* gathered(input, topic, rng)
}

/** Yields the share of the turns gathered. Problems: those of gathering; no such turn in thousands of deals. */
export function* drawTurn(input: DrawInput): Generator<number, Result<DrawnTurn, Problem>, void> {
  const rng = rngOf(input.seed, 1)
  const all = yield* turnsFor(input, rng)
  if (!all.ok) return all
  const drawn = drawnOf(all.value, input, rng)
  return drawn === undefined
    ? problem(
        'practice/none',
        t`This system has no rules of this kind. Choose another system or topic.`,
      )
    : ok(drawn)
}
