/**
 * The share link of a set: up to 36 whole deals with their numbers, dealers and vulnerability, and nothing that
 * happened on them. Letters `m1`, then bits as `bits.ts` writes them: 6 for how many boards there are, then of each a
 * bit that its number follows, else 20 bits; a bit that dealer and vulnerability go by the number, else 4 bits; and 96
 * bits of the deal's number. 36 boards are about 600 letters, which a QR code holds.
 */
import { boardOf, dealerOf, vulnerabilityOf } from '#core/board.ts'
import { isWhole } from '#core/deal.ts'
import { DEAL_COUNT, dealNumber, dealOfNumber } from '#core/deal-number.ts'
import { type BoardRecord, dealtRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { bitReader, bitWriter } from './bits.ts'
import { BROKEN, NEWER } from './words.ts'

const KIND = /^m\d/
const PREFIX = 'm1'
/** The most boards of a link. */
export const MOST_IN_SET = 36
const MOST_NUMBER = 0xfffff
const PIECES = [72n, 48n, 24n, 0n] as const
const PIECE_BITS = 24

/** Whether a link’s text is that of a set. */
export const isSet = (text: string): boolean => KIND.test(text)

/** The link’s text; problems: `set/boards` for too many or none, `set/deal` where a hand is not known. */
export function encodeSet(records: readonly Pick<BoardRecord, 'board'>[]): Result<string, Problem> {
  if (records.length === 0 || records.length > MOST_IN_SET)
    return problem('set/boards', t`A link holds from 1 to ${MOST_IN_SET} boards.`)
  const w = bitWriter()
  w.put(records.length, 6)
  let next = 1
  for (const { board } of records) {
    const { number = next, dealer, vulnerability, deal } = board
    if (!isWhole(deal))
      return problem(
        'set/deal',
        t`Board ${number} is not whole: a link of several boards needs all hands.`,
      )
    const follows = number === next
    w.put(follows ? 1 : 0, 1)
    if (!follows) w.put(Math.min(number, MOST_NUMBER), 20)
    const isUsual = dealer === dealerOf(number) && vulnerability === vulnerabilityOf(number)
    w.put(isUsual ? 1 : 0, 1)
    if (!isUsual) {
      w.put(dealer, 2)
      w.put(VULNERABILITIES.indexOf(vulnerability), 2)
    }
    const whole = dealNumber(deal)
    for (const shift of PIECES) w.put(Number((whole >> shift) & 0xff_ffffn), PIECE_BITS)
    next = number + 1
  }
  return ok(PREFIX + w.finish())
}

/** The boards of a link’s text; a link that is cut or altered is a problem. */
export function decodeSet(text: string): Result<readonly BoardRecord[], Problem> {
  if (!text.startsWith(PREFIX)) return problem('share/version', NEWER)
  const broken = problem('share/broken', BROKEN)
  const r = bitReader(text.slice(PREFIX.length))
  if (r === undefined) return broken
  const count = r.take(6)
  if (count < 1 || count > MOST_IN_SET) return broken
  const records: BoardRecord[] = []
  let next = 1
  for (let i = 0; i < count; i++) {
    const number = r.take(1) === 1 ? next : r.take(20)
    const isUsual = r.take(1) === 1
    const dealer = isUsual ? dealerOf(number) : (r.take(2) as Seat)
    const vulnerability = isUsual ? vulnerabilityOf(number) : VULNERABILITIES[r.take(2)]
    const whole = PIECES.reduce<bigint>((sum) => (sum << 24n) | BigInt(r.take(PIECE_BITS)), 0n)
    if (r.failed() || number < 1 || whole >= DEAL_COUNT || vulnerability === undefined)
      return broken
    const record = dealtRecord(number, dealOfNumber(whole))
    records.push({
      ...record,
      board: { ...boardOf(number, record.board.deal), dealer, vulnerability },
    })
    next = number + 1
  }
  return ok(records)
}
