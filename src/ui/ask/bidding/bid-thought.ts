/** What a player thinks of before a call: what is held, and the question. It never tells which call it is. Pure. */
import { type Auction, callerAt } from '#core/auction.ts'
import { callName, DOUBLE, isBid, PASS } from '#core/call.ts'
import { type Hand, hcp, lengths } from '#core/hand.ts'
import { numberWord } from '#core/number-words.ts'
import { partner, type Seat, sideOf } from '#core/seat.ts'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { MESSAGE_WORDS } from './call-words.ts'
import type { AuctionReading } from './use-bidding.ts'

/** Of the reading of partner's last call, what binds the next one. */
export type Binding = Pick<AuctionReading['calls'][number], 'message' | 'forcing'>

/** `13 points and five spades`, `13 points, balanced`. */
function holding(hand: Hand): string {
  const points = hcp(hand)
  const count = points === 1 ? t`1 point` : t`${points} points`
  const long = lengths(hand)
  const most = Math.max(...long)
  const isBalanced = Math.min(...long) >= 2 && long.filter((n) => n === 2).length < 2
  if (isBalanced && most === 4) return t`${count}, balanced`
  const suit = SUITS_DESCENDING.find((one) => long[one] === most)!
  return t`${count} and ${numberWord(most)} ${strainName(suit)}`
}

/** @param binding how partner's last call is read; `undefined` while that is not known. */
export function bidThought(
  auction: Auction,
  seat: Seat,
  hand: Hand,
  binding: Binding | undefined,
): string {
  const held = holding(hand)
  const made = auction.calls.map((call, index) => ({ call, by: callerAt(auction, index) }))
  const theyBid = made.some(({ call, by }) => sideOf(by) !== sideOf(seat) && isBid(call))
  const hasActed = made.some(({ call, by }) => by === seat && call !== PASS)
  const last = made.findLast(({ call, by }) => by === partner(seat) && call !== PASS)?.call
  if (last === undefined) {
    if (hasActed) return t`${held}. Partner has not bid: is there more to tell, or is it told?`
    return theyBid
      ? t`${held}. A good suit to bid, or short in theirs with an opening hand?`
      : t`${held}. Is that an opening, and of which kind?`
  }
  const called = callName(last)
  if (binding?.message !== undefined)
    return t`${held}. Partner called ${called}. ${MESSAGE_WORDS[binding.message]}`
  if (last === DOUBLE) return t`${held}. Partner doubled: for your best suit, or for penalties?`
  if (binding?.forcing === 'sign-off')
    return t`${held}. Partner’s ${called} is to play: is there a reason to go on?`
  if (binding?.forcing === 'one-round' || binding?.forcing === 'game')
    return t`${held}. Partner’s ${called} forces: what is not told yet?`
  if (theyBid)
    return t`${held}. Partner’s ${called}, and they bid too: is there a fit, and how high?`
  return hasActed
    ? t`${held}. Partner’s ${called}: is there a fit, and what is not told yet?`
    : t`${held}. Partner’s ${called}: is there a fit, and is it game together?`
}
