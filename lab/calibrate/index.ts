/**
 * Scores the odds of hidden hands against recorded play.
 *
 * `npm run lab -- calibrate PATH`: declarer,
 * both defenders and a watcher of dummy are asked after the auction and after each trick; what the
 * panel would have told them is scored beside what the law alone tells. With `--out FILE` what each deal adds is
 * kept, so that a run that was ended goes on from there, and one of more deals takes what a smaller one scored.
 */

import { appendFileSync } from 'node:fs'
import { contractOf } from '#core/auction.ts'
import { dummyOf, openingLeader, strainOfContract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { auctionOf } from '#core/record.ts'
import { partner } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { NOTRUMP } from '#core/suit.ts'
import { DRAWS } from '#engine/jobs/knowledge/knowledge-input.ts'
import { knowledgeOf } from '#reasoning/answer/knowledge.ts'
import { accusationsAt, accusationsText } from './accusations.ts'
import { callsRead, callsReadText } from './calls-read.ts'
import { type KeptLine, readKept } from './kept.ts'
import { optionsOf } from './options.ts'
import { type Recorded, recordedBelow, sampleOf } from './recorded.ts'
import { report, reportJson, type Tallies } from './report.ts'
import { finished, scored } from './score.ts'
import { agreedFor, kindOf, readingsOf } from './sources.ts'
import { add, addPart, newTally, partOf, type Tally } from './tally.ts'

const asked = optionsOf(process.argv.slice(2))
if (!asked.ok) {
  console.error(asked.error.message)
  process.exit(2)
}
const { path, boards, seed, json, ranges, out, sources } = asked.value
const found = recordedBelow(path)
const tables = sampleOf(found.tables, boards ?? Number.POSITIVE_INFINITY, seed)
if (tables.length === 0) {
  console.error(`${path} has no board with a whole deal, an auction and a play.`)
  process.exit(1)
}

/** The tally of that name, made where there is none. */
function group(groups: Map<string, Tally>, name: string): Tally {
  const known = groups.get(name) ?? newTally()
  groups.set(name, known)
  return known
}

/** Whether the panel has no range for a hidden hand that all that is agreed leaves. */
function isWithoutRanges(view: SeatView, deal: string): boolean {
  const known = finished(knowledgeOf(view, agreedFor(deal), { draws: DRAWS }))
  return known.ok && !(known.value.now?.hands.every(({ kept }) => kept !== undefined) ?? false)
}

const ALL = 'all'
function addTable(groups: Map<string, Tally>, { record, deal }: Recorded): void {
  const contract = contractOf(auctionOf(record))
  if (contract === undefined) return
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
        ALL,
        name,
        strain,
        trick < 2 ? 'before trick 2' : 'later',
        `tricks played: ${trick}`,
      ]
      const absent = ranges && isWithoutRanges(view, deal)
      for (const tally of names.map((one) => group(groups, one))) {
        add(tally, deal, moment)
        if (ranges) tally.ranges.asked += 1
        if (absent) tally.ranges.absent += 1
      }
    }
}
/** What the tables of one deal add to each group. */
function partsOf(deal: string, own: readonly Recorded[]): KeptLine['parts'] {
  const groups = new Map<string, Tally>()
  for (const table of own) addTable(groups, table)
  return Object.fromEntries([...groups].map(([name, tally]) => [name, partOf(tally, deal)]))
}

const kept = out === undefined ? new Map<string, KeptLine>() : readKept(out, { sources, ranges })
const byDeal = new Map<string, Recorded[]>()
for (const table of tables) byDeal.set(table.deal, [...(byDeal.get(table.deal) ?? []), table])
const groups = new Map<string, Tally>()
for (const [deal, own] of byDeal) {
  const before = kept.get(deal)
  const parts = before?.parts ?? partsOf(deal, own)
  if (out !== undefined && before === undefined)
    appendFileSync(out, `${JSON.stringify({ deal, sources, ranges, parts } satisfies KeptLine)}\n`)
  for (const [name, part] of Object.entries(parts)) addPart(group(groups, name), deal, part)
}
const { [ALL]: all = newTally(), ...others } = Object.fromEntries(groups)
const tallies: Tallies = { all, groups: new Map(Object.entries(others)) }
const told = { files: found.files, leftOut: found.leftOut, tables: tables.length, sources }
if (!json)
  console.log(
    [...callsReadText(callsRead(tables)), '', accusationsText(accusationsAt(tables)), ''].join(
      '\n',
    ),
  )
console.log(json ? reportJson(told, tallies) : report(told, tallies))
