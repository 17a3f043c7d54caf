/**
 * Judges the line of news on recorded play.
 *
 * `npm run lab -- news PATH [--boards N] [--seed N] [--systems NS,EW] [--show]`: of all acts at which the agreed
 * odds of some hand moved by 0.3 bits, how many the line names a fact that is narrower than any told before; how
 * many facts are told twice, and how many are wider than what is known. Declarer and the opening leader look in turn.
 */
import { contractOf } from '#core/auction.ts'
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { openingLeader } from '#core/contract.ts'
import { auctionOf } from '#core/record.ts'
import { seatName } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import { COMMON, type SystemRefs } from '#core/system-ref.ts'
import { lineKnown, newsOfLine } from '#engine/jobs/knowledge/line-news.ts'
import { newsWords, wholeNews } from '#explain/knowledge/news-words.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import '#systems/every.ts'
import { recordedBelow, sampleOf } from '../calibrate/recorded.ts'
import { judge, newTally } from './measure.ts'

const args = process.argv.slice(2)
const optionOf = (name: string, otherwise: number): number => {
  const at = args.indexOf(name)
  return at < 0 ? otherwise : Number(args[at + 1])
}
const [path] = args
if (path === undefined || path.startsWith('--')) {
  console.error(
    'Usage: npm run lab -- news PATH [--boards N] [--seed N] [--systems NS,EW] [--show]',
  )
  process.exit(2)
}
const tables = sampleOf(
  recordedBelow(path).tables,
  optionOf('--boards', 200),
  optionOf('--seed', 1),
)
const firsts = [...new Map(tables.map((one) => [one.deal, one])).values()]
const show = args.includes('--show')
const side = { carding: EVERYDAY, calls: NO_CALLS }
const sides = [side, side] as const
const read = args.indexOf('--systems')
const [ours = COMMON, theirs = ours] = read < 0 ? [] : (args[read + 1] ?? '').split(',')
const systems: SystemRefs = [{ id: ours }, { id: theirs }]

const tally = newTally()
for (const [i, { record, deal }] of firsts.entries()) {
  const contract = contractOf(auctionOf(record))
  if (contract === undefined) continue
  const view = seatView(record, i % 2 === 0 ? contract.declarer : openingLeader(contract))
  if (view === undefined) continue
  const line = finish(lineKnown({ view, sides, systems }))
  const news = newsOfLine(view, line)
  const missed = judge(tally, line, news)
  if (!show) continue
  const acts = [...view.calls.map(({ call }) => callCode(call)), ...view.cards.map(cardCode)]
  console.log(`${deal}, seen from ${seatName(view.seat)}, ${seatName(view.dealer)} dealt`)
  for (const { at, facts } of news) {
    const words = newsWords(facts)
    if (words !== undefined) console.log(`  ${at} ${acts[at - 1]} ${words.by}: ${wholeNews(words)}`)
  }
  if (missed.length > 0)
    console.log(`  moved without a line: ${missed.map((at) => `${at} ${acts[at - 1]}`).join(', ')}`)
}
const { acts, told, moved, named, twice, wider } = tally
console.log(
  `${firsts.length} records, ${acts} acts, ${told} with a line. Odds moved at ${moved}; named at ${named} (${((100 * named) / Math.max(1, moved)).toFixed(1)} %). Twice ${twice}, wider ${wider}.`,
)
