/**
 * Checks what every contract makes, and par, against PBN files that say so (OptimumResultTable, DoubleDummyTricks,
 * OptimumScore). A board is a case; boards that say nothing of it are passed over and counted.
 */
import { readFileSync } from 'node:fs'
import { SEATS, seatLetter } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { STRAINS, strainLetter } from '#core/suit.ts'
import { tableTricks } from '#core/trick-table.ts'
import { type Kernel, loadKernel } from '#doubledummy/kernel.ts'
import { positionAtLead } from '#doubledummy/open-position.ts'
import { parOf } from '#doubledummy/par.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { solveTable } from '#doubledummy/trick-table.ts'
import { type FileRecord, readBytes } from '#formats/index.ts'
import { makeableOf } from '#formats/pbn/makeable.ts'
import { good } from '#testing/good.ts'
import {
  type ConformanceKind,
  type ConformanceReport,
  compare,
  guarded,
  type Mismatch,
  type Print,
  printCase,
} from './harness.ts'

function* checkBoard(kernel: Kernel, record: FileRecord): Generator<Mismatch> {
  const told = makeableOf(record)
  if (told === undefined) return
  const { deal, dealer, vulnerability } = record.board
  const position = good(positionAtLead(deal, 4, 0))
  const table = answerOf(solveTable(kernel, position.hands))
  for (const strain of STRAINS)
    for (const seat of SEATS)
      yield* compare(
        `${strainLetter(strain)} by ${seatLetter(seat)}`,
        tableTricks(told.table, strain, seat),
        tableTricks(table, strain, seat),
      )
  if (told.par !== undefined)
    yield* compare('par', told.par, parOf(table, dealer, vulnerability).score)
}

/** Checks the boards of one file, in whatever letters it is written. */
export function checkMakeable(kernel: Kernel, bytes: Uint8Array, print: Print): ConformanceReport {
  const read = finish(readBytes(bytes, 'file.pbn'))
  if (!read.ok) {
    print(read.error.message)
    return { passed: 0, failed: 1 }
  }
  const { boards } = read.value
  const told = boards.filter((record) => makeableOf(record) !== undefined)
  print(`${told.length} of ${boards.length} boards say what makes`)
  let failed = 0
  for (const record of told) {
    const name = `board ${record.board.number ?? '?'}`
    const isGood = printCase(
      name,
      guarded(() => checkBoard(kernel, record)),
      print,
    )
    if (!isGood) failed += 1
  }
  return { passed: told.length - failed, failed }
}

export const conformance: ConformanceKind = {
  kind: 'makeable',
  usage: 'FILE…',
  async run(args, print) {
    const kernel = await loadKernel()
    const reports = args.map((path) => checkMakeable(kernel, readFileSync(path), print))
    const sum = (of: (report: ConformanceReport) => number) =>
      reports.reduce((total, report) => total + of(report), 0)
    return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) }
  },
}
