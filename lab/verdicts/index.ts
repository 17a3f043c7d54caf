/**
 * Looks back on the calls of recorded boards, and counts whom it blames.
 *
 * `npm run lab -- verdicts PATH [--boards N] [--from N] [--system ID] [--worth] [--both]`: boards that were played at
 * two tables, each call looked back on by that system on both sides; with `--worth` also what the contract was worth,
 * with `--both` only the calls that both tables made after the same calls. Told are the textbook calls, those with
 * which fault is found, such calls that both tables made, those by too little or over too few layouts, and boards
 * whose rows contradict each other. The last two must be none.
 */
import { FAULT } from '#cardplay/review-call.ts'
import { callCode } from '#core/call.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seed } from '#core/rng.ts'
import { SEATS, sideOf } from '#core/seat.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { createInlineEngine } from '../../src/testing/inline.ts'
import { recordedBelow } from '../calibrate/recorded.ts'

const SEED: Seed = [17, 2026, 11, 28]
const text = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
const path = process.argv[2]
if (path === undefined || path.startsWith('--')) {
  console.error('Usage: npm run lab -- verdicts PATH [--boards N] [--from N] [--system ID]')
  process.exit(2)
}
const id = text('system', 'sayc')
const side = { carding: EVERYDAY, calls: NO_CALLS }
const agreed = { sides: [side, side], systems: [{ id }, { id }] as SystemRefs } as const
const engine = createInlineEngine()

const deals = new Map<string, BoardRecord[]>()
for (const { deal, record } of recordedBelow(path).tables)
  deals.set(deal, [...(deals.get(deal) ?? []), record])
const pairs = [...deals.values()].filter((tables) => tables.length === 2)
const both = process.argv.includes('--both')
/** A prime: few boards come from all over the files. */
const STRIDE = 7919
const from = Number(text('from', '1'))
const boards = Math.min(pairs.length, Number(text('boards', '200')))

const callsTo = ({ calls }: BoardRecord, index: number): string =>
  calls
    .slice(0, index + 1)
    .map(({ call }) => callCode(call))
    .join(' ')
const count = { boards: 0, calls: 0, textbook: 0, faults: 0, both: 0, loose: 0, contradictions: 0 }
for (let n = from; n < from + boards; n++) {
  const tables = pairs[(n * STRIDE) % pairs.length]!
  for (const [i, record] of tables.entries()) {
    if (both && i > 0) continue
    const shared = record.calls.flatMap((_call, at) =>
      callsTo(tables[1 - i]!, at) === callsTo(record, at) ? [at] : [],
    )
    const looked = await engine.run('look-back', {
      ask: 'calls',
      ...{ record, ...agreed, scoring: 'imps', speed: 'instant', seed: SEED },
      ...(process.argv.includes('--worth') ? {} : { seats: SEATS }),
      ...(both ? { places: shared } : {}),
    })
    if (!looked.ok) {
      console.error(`${n}: ${looked.error.message}`)
      continue
    }
    const told = looked.value
    count.calls += told.length
    count.textbook += told.filter(({ verdict }) => verdict === 'textbook').length
    const faults = told.filter(({ verdict }) => verdict === 'mistake')
    count.faults += faults.length
    for (const { index, call, behind, says } of faults) {
      const atBoth = callsTo(tables[1 - i]!, index) === callsTo(record, index)
      if (atBoth) count.both += 1
      const enough = behind === undefined || (behind.mean >= FAULT.imps && behind.least > 0)
      if (!enough) count.loose += 1
      console.log(
        `${n} ${callsTo(record, index)}: ${callCode(call)}${atBoth ? ', at both' : ''}. ${says}`,
      )
    }
    // Whoever is blamed for a contract makes it untrue that partner could know of none better.
    const contradicted = told.some(
      ({ verdict, says, seat }) =>
        verdict !== 'mistake' &&
        says.includes('No better contract') &&
        faults.some((one) => sideOf(one.seat) === sideOf(seat)),
    )
    if (contradicted) count.contradictions += 1
  }
  count.boards += 1
  if (count.boards % 5 === 0) console.log(JSON.stringify(count))
}
console.log(JSON.stringify(count))
