/**
 * Checks bidding. Two kinds of file are read, told apart by their first record:
 *
 *   auction FILE [--system ID] [--outcomes FILE] [--keep FILE] [--at-least N] [--against PEER] [--neighbours]
 *     records with `hand`: the call after the auction so far is compared with `expected`, or with one of
 *     `also`, and told by group and kind where records name a group. A record that is `open` is known not
 *     to be met, and fails once it is. With `--neighbours` hands next to each that is met are asked too: the
 *     share of those met by all their neighbours shows how far rules were written to hands.
 *   auction FILE --system ID [--against PEER|SYSTEM]
 *     records with `deal` and `dd`: whole boards are bid and measured by double dummy.
 *
 * `--system` is for records that name none. `--outcomes` fails when any call differs from the kept
 * file, whatever is expected; `--keep` writes such a file. `--at-least` lets calls differ from what
 * is expected as long as N records agree; a record that cannot be read fails all the same. `--against`
 * fails for a group that agrees with less than the peer's figure less one; on boards it prints the
 * paired differences, and with a system also a match at two tables.
 */
import type { Bidder } from './auction-bidders.ts'
import { bidderOf } from './auction-bidders.ts'
import { type FindBidder, linesOf, readOptions } from './auction-options.ts'
import { runBoards } from './auction-run-boards.ts'
import { runCases } from './auction-run-cases.ts'
import { type ConformanceKind, readText } from './harness.ts'

/** Loads each system once. */
const loader = (find: FindBidder): FindBidder => {
  const known = new Map<string, Promise<Bidder | undefined>>()
  return (id, other = id, blanked = false) => {
    const key = `${id} ${other} ${blanked}`
    const made = known.get(key) ?? find(id, other, blanked)
    known.set(key, made)
    return made
  }
}

/** The whole kind, with the bidders found as given. */
export const auctionKind = (find: FindBidder): ConformanceKind => ({
  kind: 'auction',
  usage: 'FILE [--system ID] [--outcomes FILE] [--keep FILE] [--at-least N] [--against PEER]',
  async run(args, print) {
    const options = readOptions(args)
    const [path, ...more] = options.files
    if (path === undefined || more.length > 0) throw new Error('auction takes one file.')
    const read = readText(path)
    if ('problem' in read) {
      print(`${path}: ${read.problem}`)
      return { passed: 0, failed: 1 }
    }
    const lines = linesOf(read.text)
    if (lines.length === 0) {
      print('The file holds no record.')
      return { passed: 0, failed: 1 }
    }
    const load = loader(find)
    const areBoards = lines.some(({ record }) => record !== undefined && 'deal' in record)
    return areBoards
      ? runBoards(lines, options, load, print)
      : runCases(lines, options, load, print)
  },
})

export const conformance: ConformanceKind = auctionKind(bidderOf)
