/**
 * Counts how many hints on cards name an idea, and which.
 *
 * `npm run lab -- hints [--boards N] [--from N] [--show]`: boards are dealt, bid by Standard American on both sides
 * and played by robots; every card that was a choice is asked for its hint. Told are the shares by idea, of all hints
 * and by who plays; `--show` writes each hint.
 */
import { SWIFT } from '#cardplay/budgets.ts'
import type { Plan } from '#cardplay/plan.ts'
import { type Card, cardCode } from '#core/card.ts'
import { controllerOf, turn } from '#core/play.ts'
import { rngOf } from '#core/rng.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import { robotBoard } from '../../src/engine/jobs/play/robot-board.ts'
import { createInlineEngine } from '../../src/testing/inline.ts'

const number = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const boards = number('boards', 200)
const from = number('from', 1)
const show = process.argv.includes('--show')
const SYSTEM = { id: 'sayc' } as const
const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
/** Swift, with a plan of one card: an idea hangs on what is meant to be played, hardly on how well. */
const SPEED = { ...SWIFT, ahead: 1 }

const engine = createInlineEngine()
const ROLES = ['lead', 'declare', 'defend'] as const
type Role = (typeof ROLES)[number]
const counts = new Map<string, Record<Role, number>>()
const count = (idea: string, role: Role): void => {
  const row = counts.get(idea) ?? { lead: 0, declare: 0, defend: 0 }
  row[role] += 1
  counts.set(idea, row)
}
function tell(done: number): void {
  const sum = (row: Record<Role, number>): number => row.lead + row.declare + row.defend
  const rows = [...counts].toSorted(([, a], [, b]) => sum(b) - sum(a))
  const all = rows.reduce((n, [, row]) => n + sum(row), 0)
  const none = counts.get('none')
  const share = (n: number): string => `${((100 * n) / all).toFixed(1)} %`
  console.log(`${done} boards, ${all} hints, ${share(all - (none ? sum(none) : 0))} name an idea`)
  for (const [idea, row] of rows)
    console.log(
      `  ${idea.padEnd(14)} ${share(sum(row)).padStart(7)}  ${ROLES.map((role) => `${role} ${row[role]}`).join(', ')}`,
    )
}

for (let n = from; n < from + boards; n++) {
  const board = robotBoard(rulesOf('sayc'), rngOf([n, 2026, 11, 28], 0), (declarer) => declarer)
  const plans = new Map<Seat, Plan>()
  let cards: readonly Card[] = []
  for (;;) {
    const play = { contract: board.contract, cards }
    const seat = turn(play)
    if (seat === undefined) break
    const chooser = controllerOf(play, seat)
    const view = seatView({ ...board, cards }, chooser)!
    const plan = plans.get(chooser)
    const made = await engine.run('robot', {
      ask: 'card',
      ...{ view, sides: [SIDE, SIDE], systems: [SYSTEM, SYSTEM], scoring: 'imps', speed: SPEED },
      ...{ seed: [n, cards.length, 7, 1], ...(plan === undefined ? {} : { plan }) },
    })
    if (!made.ok) throw new Error(`${n}: ${made.error.message}`)
    const { card, why, idea, hint, says, plan: next } = made.value
    if (why.kind !== 'only') {
      const declares = sideOf(seat) === sideOf(board.contract.declarer)
      count(idea ?? 'none', cards.length === 0 ? 'lead' : declares ? 'declare' : 'defend')
      if (show) console.log(`${n} ${cards.length} ${cardCode(card)} | ${hint ?? '-'} | ${says}`)
    }
    if (next !== undefined) plans.set(chooser, next)
    cards = [...cards, card]
  }
  if ((n - from + 1) % 10 === 0) tell(n - from + 1)
}
tell(boards)
