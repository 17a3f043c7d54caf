/**
 * Deals boards by a script of the dealer language, and where asked for only such as systems bid by a given beginning.
 * The table is turned, where that is wanted, so that the hand of the student comes to South.
 */
import { stateAfter, statesBefore } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { dealerOf, type Setting, turned, turnedSetting, vulnerabilityOf } from '#core/board.ts'
import { type Call, PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { type BoardRecord, dealtRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { parseSeed, rngOf } from '#core/rng.ts'
import { type BySide, type Seat, SOUTH } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { planScript, type ScriptPlan } from '#dealer/deals.ts'
import { readScript } from '#dealer/read.ts'
import { played } from '#systems/registry.ts'
import { defineJob, type Job } from '../../job.ts'
import { type ScriptFigure, type ScriptShare, tryOut } from './script-figures.ts'

export interface DealScriptInput {
  readonly script: string
  /** As `formatSeed` writes it. The same seed gives the same boards. */
  readonly seed: string
  /** Boards wanted where the script names no number, 0 to `MOST_SCRIPT_BOARDS`; 0 tells only how many deals there are. */
  readonly boards: number
  /** How the auction is to begin, from the dealer on, by what both sides play. */
  readonly begins?: readonly Call[]
  /** By side, North–South first: what `begins` is bid by. */
  readonly systems?: BySide<SystemRef>
  /** The hand that comes to South; South's own when absent. */
  readonly student?: Seat
}
export interface DealScriptProgress {
  /** Share of the counting and trying done, 0 to 1. */
  readonly counted: number
  readonly dealt: number
  /** Boards wanted. */
  readonly of: number
}
export interface ScriptDealt {
  readonly records: readonly BoardRecord[]
  readonly share: ScriptShare
  readonly figures: readonly ScriptFigure[]
}
/** What stops the dealing: a fault of the script has its line and column. */
export interface DealScriptProblem extends Problem {
  readonly about: 'script' | 'auction' | 'boards' | 'seed'
}

/** Boards dealt at a time, at most: a set for an evening, and for one link. */
export const MOST_SCRIPT_BOARDS = 36
/** Deals looked at, where the script does not say. */
const USUAL_TRIES = 1_000_000

const about = (
  where: DealScriptProblem['about'],
  error: Problem,
): { readonly ok: false; readonly error: DealScriptProblem } => ({
  ok: false,
  error: { ...error, about: where },
})

/** Whether hands bid as asked, at a dealer and vulnerability. */
type Bids = (setting: Setting, deal: Deal) => boolean

/** Calls that few hands make are asked first, and passes last. */
const rarity = (call: Call, n: number): number => (call === PASS ? 100 : 0) - n

function biddingOf({ begins = [], systems }: DealScriptInput): Result<Bids, Problem> {
  if (begins.length === 0 || systems === undefined) return ok(() => true)
  const sides = systems.map(played)
  const bad = sides.find((one) => !one.ok)
  if (bad?.ok === false) return bad
  const [ours, theirs] = sides.map((one) => (one.ok ? one.value.system : undefined))
  if (ours === undefined || theirs === undefined)
    return problem('dealer/systems', t`Both sides need a system.`)
  const made = new Map<string, readonly { readonly at: PublicState; readonly call: Call }[]>()
  const callsAt = ({ dealer, vulnerability }: Setting): Result<void, Problem> => {
    const state = stateAfter([ours, theirs], dealer, vulnerability, begins)
    if (!state.ok) return state
    const calls = statesBefore(state.value).map((at, n) => ({ at, call: begins[n]!, n }))
    calls.sort((a, b) => rarity(a.call, a.n) - rarity(b.call, b.n))
    made.set(`${dealer}${vulnerability}`, calls)
    return ok(undefined)
  }
  const lawful = callsAt({ dealer: SOUTH, vulnerability: 'None' })
  if (!lawful.ok) return lawful
  return ok((setting, deal) => {
    const key = `${setting.dealer}${setting.vulnerability}`
    if (!made.has(key)) callsAt(setting)
    return made.get(key)!.every(({ at, call }) => callFor(at, deal[at.seat]) === call)
  })
}

/** Who deals board `number` before the table is turned, and who is vulnerable. */
function settingOf({ script }: ScriptPlan, number: number, by: number): Setting {
  const after = { dealer: dealerOf(number), vulnerability: vulnerabilityOf(number) }
  const before = turnedSetting(after, -by)
  return {
    dealer: script.dealer ?? before.dealer,
    vulnerability: script.vulnerability ?? before.vulnerability,
  }
}

/** The last plan made: others are mostly asked of the same script. Never changes an answer. */
let last: { readonly text: string; readonly plan: Result<ScriptPlan, Problem> } | undefined

/** @see DealScriptInput */
export const dealScript: Job<
  DealScriptInput,
  DealScriptProgress,
  Result<ScriptDealt, DealScriptProblem>
> = function* (input) {
  const seed = parseSeed(input.seed)
  if (!seed.ok) return about('seed', seed.error)
  const script = readScript(input.script)
  if (!script.ok) return about('script', script.error)
  const boards = input.boards === 0 ? 0 : (script.value.produce ?? input.boards)
  if (!Number.isInteger(boards) || boards < 0 || boards > MOST_SCRIPT_BOARDS)
    return about('boards', {
      code: 'dealer/boards',
      message: t`Between 1 and ${MOST_SCRIPT_BOARDS} boards can be dealt at a time.`,
    })
  const bids = biddingOf(input)
  if (!bids.ok) return about('auction', bids.error)
  if (last?.text !== input.script) {
    last = undefined
    const plan = yield* reporting(planScript(script.value), (share) => ({
      ...{ counted: share / 2, dealt: 0, of: boards },
    }))
    last = { text: input.script, plan }
  }
  if (!last.plan.ok) return about('script', last.plan.error)
  const plan = last.plan.value
  const by = SOUTH - (input.student ?? SOUTH)
  const asksMore = (input.begins?.length ?? 0) > 0 && input.systems !== undefined
  // Told at the setting of the first board; where the script names none, the others differ little.
  const first = settingOf(plan, 1, by)
  const told = yield* reporting(
    tryOut(plan, (deal) => bids.value(first, deal), asksMore, rngOf(seed.value)),
    (share) => ({ counted: 0.5 + share / 2, dealt: 0, of: boards }),
  )
  const records: BoardRecord[] = []
  const most = script.value.generate ?? USUAL_TRIES
  let tries = 0
  for (let number = 1; number <= boards; number++) {
    const rng = rngOf(seed.value, number)
    const setting = settingOf(plan, number, by)
    for (;;) {
      if (tries === most)
        return about('script', {
          code: 'dealer/too-rare',
          message: t`${records.length} of ${boards} boards came up in ${most} deals. Ask for a little less, or for fewer boards.`,
        })
      if (tries % 64 === 0) yield { counted: 1, dealt: records.length, of: boards }
      tries += 1
      const deal = plan.draw(rng)
      if (deal === undefined || !bids.value(setting, deal)) continue
      const { dealer, vulnerability, deal: seats } = turned({ ...setting, deal }, by)
      const record = dealtRecord(number, seats)
      records.push({ ...record, board: { ...record.board, dealer, vulnerability } })
      break
    }
  }
  return ok({ records, ...told })
}

export const job = defineJob({
  name: 'deal-script',
  family: 'deals',
  weight: 'heavy',
  systems: ['systems'],
  run: dealScript,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'deal-script': typeof dealScript
  }
}
