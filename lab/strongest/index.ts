/**
 * Prints the strongest hands of each rule that does not force, where they lie far above its middle.
 *
 * `npm run lab -- strongest [SYSTEM] [--boards N]`: so many seeded boards (6,000 unless said) are bid by the system
 * with itself. A rule whose strongest hand has 15 points or more, and five more than the middle of its hands, is
 * printed with its three strongest hands and their auctions: either it lacks a ceiling, or a rule above it is missing.
 */
import { selfPlay } from '#bidding/audit/walk.ts'
import { callCode } from '#core/call.ts'
import { format, hcp } from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { refOfWord } from '#core/system-ref.ts'
import '#systems/every.ts'
import { played } from '#systems/registry.ts'

const SEED: Seed = [7, 7, 7, 11]
const STRONG = 15
const ABOVE = 5
const SHOWN = 3

const args = process.argv.slice(2)
const at = args.indexOf('--boards')
const boards = at < 0 ? 6000 : Number(args.splice(at, 2)[1])
const made = played(refOfWord(args[0] ?? 'sayc'))
if (!made.ok || args.length > 1 || !Number.isSafeInteger(boards) || boards < 1) {
  console.error(
    made.ok ? 'Usage: npm run lab -- strongest [SYSTEM] [--boards N]' : made.error.message,
  )
  process.exit(2)
}
const { system } = made.value

interface Met {
  readonly points: number
  readonly line: string
}
const metBy = new Map<string, Met[]>()
const deals = Array.from({ length: boards }, (_, i) => dealFromSeed(SEED, i + 1))
for (const { deal, state, turnRule } of selfPlay([system, system], deals)) {
  const { origin, call } = turnRule
  if (origin.forcing !== undefined && origin.forcing !== 'sign-off') continue
  const hand = deal[state.seat]
  const points = hcp(hand)
  const auction = [...state.auction.calls.map(callCode), `[${callCode(call)}]`].join(' ')
  const met = metBy.get(origin.id) ?? []
  metBy.set(origin.id, met)
  met.push({ points, line: `${points}: ${format(hand)} ${auction}` })
}
const rows = [...metBy].map(([id, met]) => {
  const sorted = met.toSorted((a, b) => b.points - a.points)
  const middle = sorted[sorted.length >> 1]!.points
  return { id, middle, count: met.length, strongest: sorted.slice(0, SHOWN) }
})
const above = (row: (typeof rows)[number]): number => row.strongest[0]!.points - row.middle
for (const row of rows.toSorted((a, b) => above(b) - above(a))) {
  if (above(row) < ABOVE || row.strongest[0]!.points < STRONG) continue
  console.log(`${row.id}: ${row.count} hands, middle ${row.middle}`)
  for (const { points, line } of row.strongest) if (points >= STRONG) console.log(`  ${line}`)
}
