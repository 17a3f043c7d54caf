/**
 * How well the odds of hidden hands describe recorded play: `npm run calibrate -- PATH`. Declarer,
 * both defenders and a watcher of dummy are asked after the auction and after each trick; what the
 * panel would have told them is scored beside what the law alone tells.
 */

import { contractOf } from '#core/auction.ts'
import { dummyOf, openingLeader, strainOfContract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { auctionOf } from '#core/record.ts'
import { partner } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { NOTRUMP } from '#core/suit.ts'
import { DRAWS } from '#engine/jobs/knowledge/knowledge-input.ts'
import { knowledgeOf } from '#knowledge/answer/knowledge.ts'
import { optionsOf } from './options.ts'
import { recordedBelow, sampleOf } from './recorded.ts'
import { report, reportJson, type Tallies } from './report.ts'
import { finished, scored } from './score.ts'
import { agreedFor, kindOf, readingsOf } from './sources.ts'
import { add, newTally } from './tally.ts'

const asked = optionsOf(process.argv.slice(2))
if (!asked.ok) {
  console.error(asked.error.message)
  process.exit(2)
}
const { path, boards, seed, json, ranges, sources } = asked.value
const found = recordedBelow(path)
const tables = sampleOf(found.tables, boards ?? Number.POSITIVE_INFINITY, seed)
if (tables.length === 0) {
  console.error(`${path} has no board with a whole deal, an auction and a play.`)
  process.exit(1)
}

const tallies: Tallies = {
  all: newTally(),
  groups: new Map(),
}
const group = (name: string) => {
  const known = tallies.groups.get(name) ?? newTally()
  tallies.groups.set(name, known)
  return known
}

/** Whether the panel has no range for a hidden hand that all that is agreed leaves. */
function isWithoutRanges(view: SeatView, deal: string): boolean {
  const known = finished(knowledgeOf(view, agreedFor(deal), { draws: DRAWS }))
  return known.ok && !(known.value.now?.hands.every(({ kept }) => kept !== undefined) ?? false)
}

for (const { record, deal } of tables) {
  const contract = contractOf(auctionOf(record))
  if (contract === undefined) continue
  const leader = openingLeader(contract)
  const observers = [
    ['declarer', contract.declarer],
    ['leader', leader],
    ['leader’s partner', partner(leader)],
    ['dummy', dummyOf(contract)],
  ] as const
  const strain = strainOfContract(contract) === NOTRUMP ? 'notrump' : 'trumps'
  for (let cards = 0; cards <= Math.min(record.cards.length, 48); cards += 4)
    for (const [name, seat] of observers) {
      const view = seatView({ ...record, cards: record.cards.slice(0, cards) }, seat)
      if (view === undefined) continue
      const read = readingsOf(view, deal).filter((one) => sources.includes(kindOf(one)))
      const moment = scored(view, record.board.deal as Deal, read)
      if (moment === undefined) continue
      const trick = cards / 4
      const names = [
        name,
        strain,
        trick < 2 ? 'before trick 2' : 'later',
        `tricks played: ${trick}`,
      ]
      const absent = ranges && isWithoutRanges(view, deal)
      for (const tally of [tallies.all, ...names.map(group)]) {
        add(tally, deal, moment)
        if (ranges) tally.ranges.asked += 1
        if (absent) tally.ranges.absent += 1
      }
    }
}
const told = { files: found.files, leftOut: found.leftOut, tables: tables.length, sources }
console.log(json ? reportJson(told, tallies) : report(told, tallies))
