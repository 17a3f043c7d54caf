/** Boards of the page fuzz: seeded deals with an auction and part of a play, as share links. */
import { contractOf, withCall } from '#core/auction.ts'
import { type Call, parseCall } from '#core/call.ts'
import { legalCards, startPlay } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { type Rng, rngOf, type Seed } from '#core/rng.ts'
import type { Seat } from '#core/seat.ts'
import { randomDeal } from '#core/shuffle.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { encodeShare } from '#formats/index.ts'
import { good } from '#testing/good.ts'

const AUCTIONS = [
  '1N P 3N P P P',
  '1S P 2S P 4S P P P',
  'P 1H 1S 2H P 4H P P P',
  '1C 1D X P 1N P P P',
  '2C P 2D P 2N P 3N P P P',
  'P P 1D P 1H P 2H P P P',
].map((text) => text.split(' ').map((word) => parseCall(word)!))

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)]!

/** A board that is open at its end, and how many calls and cards it has. */
export interface LinkedBoard {
  readonly link: string
  readonly calls: number
  readonly events: number
}

/** Board number `at` of a seed; every one is another. */
export function linkedBoard(seed: Seed, at: number): LinkedBoard {
  const rng = rngOf(seed, at)
  const deal = randomDeal(rng)
  const dealer = rng.below(4) as Seat
  let auction = { dealer, calls: [] as readonly Call[] }
  for (const call of pick(AUCTIONS, rng)) {
    const next = good(withCall(auction, call))
    auction = next
  }
  const contract = contractOf(auction)
  if (contract === undefined) throw new Error('an auction without a contract')
  let play = startPlay(contract)
  for (let card = rng.below(25); card > 0; card--)
    play = { contract, cards: [...play.cards, pick(legalCards(deal, play), rng)] }
  const record: BoardRecord = {
    board: { number: at + 1, dealer, vulnerability: pick(VULNERABILITIES, rng), deal },
    calls: auction.calls.map((call) => ({ call })),
    contract,
    cards: play.cards,
  }
  const events = record.calls.length + record.cards.length
  const link = encodeShare({
    record,
    cursor: events,
    view: { mode: { kind: 'kibitz', seat: rng.below(4) as Seat }, observer: undefined, turned: 0 },
  })
  return { link, calls: record.calls.length, events }
}
