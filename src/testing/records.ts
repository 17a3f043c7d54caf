/** Arbitrary board records for the round trips of the file formats. */
import fc from 'fast-check'
import { contractOf, isEnded } from '#core/auction.ts'
import { legalCards, type Play, startPlay, tricksWon } from '#core/play.ts'
import type { AnnotatedCall, BoardRecord } from '#core/record.ts'
import {
  anyAuction,
  anyContract,
  anyDeal,
  anyEndedAuction,
  anySeat,
  anyVulnerability,
} from './arbitraries.ts'

/** What a format can carry; a record is made to fit. */
export interface Carries {
  /** A contract that is stated without calls. */
  readonly statedContract: boolean
  /** Tricks that are stated without a claim. */
  readonly statedTricks: boolean
  /** Who claimed. */
  readonly claimer: boolean
  /** A claim before the first card. */
  readonly emptyClaim: boolean
  /** The name of the event. */
  readonly event: boolean
  readonly room: boolean
  /** Any text at all, not only one line of plain words. */
  readonly anyText: boolean
}

const plainText = fc
  .array(
    fc.constantFrom(
      'strong',
      '5+',
      'hearts',
      'to',
      'play',
      'or',
      'spades;',
      'GF',
      '–',
      '♠',
      'é',
      '"x"',
      '\\',
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((words) => words.join(' '))
const name = fc.constantFrom('Ann', 'Bo Li', 'Çağ', "O'Neil", 'van der Berg', '“Q”')
const wild = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 })

/** Records with calls, cards, claims and names, as far as the format carries them. */
export const anyRecord = (carries: Carries): fc.Arbitrary<BoardRecord> => {
  const text = carries.anyText ? fc.oneof(plainText, wild) : plainText
  return fc
    .record({
      deal: anyDeal,
      vulnerability: anyVulnerability,
      auction: fc.oneof(anyAuction, anyEndedAuction, anyEndedAuction),
      noCalls: fc.boolean(),
      stated: fc.option(anyContract, { nil: undefined }),
      dealer: anySeat,
      number: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
      said: fc.array(
        fc.record({ alert: fc.boolean(), note: fc.option(text, { nil: undefined }) }),
        {
          maxLength: 12,
        },
      ),
      picks: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 60 }),
      claimer: fc.option(anySeat, { nil: undefined }),
      tricks: fc.integer({ min: 0, max: 13 }),
      result: fc.boolean(),
      players: fc.dictionary(
        fc.constantFrom('0', '1', '2', '3'),
        carries.anyText ? fc.oneof(name, wild) : name,
      ),
      event: fc.option(text, { nil: undefined }),
      room: fc.constantFrom('open' as const, 'closed' as const, undefined),
    })
    .map((r): BoardRecord => {
      const empty = r.noCalls && carries.statedContract
      const auction = empty ? { dealer: r.dealer, calls: [] } : r.auction
      const calls = auction.calls.map((call, i): AnnotatedCall => {
        const said = r.said[i]
        return {
          call,
          ...(said?.alert && { alert: true }),
          ...(said?.note !== undefined && { note: said.note }),
        }
      })
      const contract =
        auction.calls.length === 0 && carries.statedContract
          ? r.stated
          : isEnded(auction)
            ? contractOf(auction)
            : undefined
      let play: Play | undefined = contract && startPlay(contract)
      for (const pick of r.picks) {
        if (play === undefined) break
        const legal = legalCards(r.deal, play)
        const card = legal[pick % Math.max(1, legal.length)]
        if (card === undefined) break
        play = { ...play, cards: [...play.cards, card] }
      }
      const cards = play?.cards ?? []
      const won = play === undefined ? 0 : tricksWon(play).declarer
      const rest = 13 - Math.floor(cards.length / 4)
      const tricks = won + (r.tricks % (rest + 1))
      const mayClaim =
        contract !== undefined && cards.length < 52 && (cards.length > 0 || carries.emptyClaim)
      const claim =
        mayClaim && r.claimer !== undefined
          ? { seat: carries.claimer ? r.claimer : contract.declarer, declarerTricks: tricks }
          : undefined
      const states =
        contract !== undefined && r.result && carries.statedTricks && claim === undefined
      return {
        board: {
          number: r.number,
          dealer: auction.dealer,
          vulnerability: r.vulnerability,
          deal: r.deal,
        },
        calls,
        contract,
        cards,
        ...(claim && { claim }),
        ...(states && { declarerTricks: tricks }),
        ...(Object.keys(r.players).length > 0 && {
          players: r.players,
        }),
        ...(carries.event && r.event !== undefined && { event: r.event }),
        ...(carries.room && r.room !== undefined && { room: r.room }),
      }
    })
}
