/**
 * Bids seeded boards in every system and fails where a call breaks a law of the auction.
 *
 * `npm run lab -- auction-laws [--boards N] [--from N] [--system ID]`: every system bids so many seeded boards
 * (2,000 unless said, from the first unless `--from` says where to begin) with itself and against silence, and
 * no call may break a law of the auction. Prints each breach with its rule, and fails on any.
 */
import { SILENT_SYSTEM } from '#bidding/auction/bid-out.ts'
import type { Seed } from '#core/rng.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { breachesIn } from '#testing/bidding/auction-laws.ts'
import '#systems/every.ts'
import { allRules } from '#systems/registry.ts'

const SEED: Seed = [1967, 1975, 2006, 2026]
const args = process.argv.slice(2)
const option = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? undefined : args[at + 1]
}
const boards = Number(option('boards') ?? 2000)
const from = Number(option('from') ?? 1)
const only = option('system')
const deals = Array.from({ length: boards }, (_, i) => dealFromSeed(SEED, from + i))

let broken = 0
for (const system of allRules()) {
  if (only !== undefined && system.id !== only) continue
  for (const other of [system, SILENT_SYSTEM]) {
    const breaches = breachesIn([system, other], deals)
    broken += breaches.length
    console.log(`${system.id} against ${other.id}: ${boards} boards, ${breaches.length} breaches`)
    for (const { law, rule, auction, hand } of breaches)
      console.log(`  ${law}: “${auction}” on ${hand}, by ${rule}`)
  }
}
if (broken > 0) process.exitCode = 1
