/** What a dealt auction should not come to: the boards that are worth a reader's time. */
import type { PublicState } from '#bidding/auction/public-state.ts'
import { levelOf, PASS, strainOf } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { hcp, lengths } from '#core/hand.ts'
import { otherSide, SEATS, type Side, seatsOf, sideOf } from '#core/seat.ts'
import { isMajor, NOTRUMP, SUITS_DESCENDING, type Suit } from '#core/suit.ts'

/** Points of both hands, and of one that was silent. */
const POINTS = { game: 27, left: 26, thinGame: 21, slam: 34, thinSlam: 28, silent: 16 } as const

/** The oddities of a finished auction, as a reader names them; none where it is passed out. */
export function oddities(
  { lastBid, lastBidder, doubled, notes }: PublicState,
  deal: Deal,
): readonly string[] {
  if (lastBid === undefined || lastBidder === undefined) return []
  const side = sideOf(lastBidder)
  const pointsOf = (of: Side) => hcp(deal[seatsOf(of)[0]]) + hcp(deal[seatsOf(of)[1]])
  const cards = (suit: Suit) =>
    lengths(deal[seatsOf(side)[0]])[suit] + lengths(deal[seatsOf(side)[1]])[suit]
  const strain = strainOf(lastBid)
  const level = levelOf(lastBid)
  const trumps = strain === NOTRUMP ? 0 : cards(strain)
  const game = strain === NOTRUMP ? 3 : isMajor(strain) ? 4 : 5
  const points = pointsOf(side)
  const found: string[] = []
  if (level < game && points >= POINTS.game) found.push(`${POINTS.game} points and no game`)
  if (level < game && doubled === 0 && pointsOf(otherSide(side)) >= POINTS.left)
    found.push(`${POINTS.left} points left them to play`)
  if (level >= game && level < 6 && doubled === 0 && points <= POINTS.thinGame && trumps < 9)
    found.push(`a game on ${POINTS.thinGame} points`)
  if (level < 6 && points >= POINTS.slam) found.push(`${POINTS.slam} points and no slam`)
  if (level >= 6 && points <= POINTS.thinSlam && trumps < 10)
    found.push(`a slam on ${POINTS.thinSlam} points`)
  if (strain !== NOTRUMP && trumps <= 6 && SUITS_DESCENDING.some((suit) => cards(suit) >= 8))
    found.push('a fit missed')
  const isSilent = (seat: number) => notes.every((note) => note.seat !== seat || note.call === PASS)
  if (SEATS.some((seat) => hcp(deal[seat]) >= POINTS.silent && isSilent(seat)))
    found.push(`${POINTS.silent} points silent`)
  return found
}
