/**
 * Reads LIN: a stream of `xx|value|` pairs. There is no written standard; what the pairs mean was
 * taken from the files of vugraph shows and of online tables. Unknown pairs are kept, junk between
 * pairs is passed over.
 */
import { dealerOf, vulnerabilityOf } from '#core/board.ts'
import type { Contract } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { rotate, SEATS, type Seat, SOUTH, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { parseVulnerability } from '#core/vulnerability.ts'
import { readCalls, readCards } from '../compact.ts'
import { collectFaults, type Faults } from '../faults.ts'
import type { FileContent, FileRecord, KeptLin, ReadProgress } from '../format.ts'
import { whyDealBad, withFourthHand } from '../four-hands.ts'
import { textPlaces } from '../places.ts'
import {
  type AuctionBuilder,
  buildAuction,
  buildPlay,
  type PlayBuilder,
} from '../record-builder.ts'
import { readLinHand } from './hands.ts'

interface Pair {
  readonly key: string
  readonly value: string
  /** Where the value begins. */
  readonly offset: number
}

/** Pairs whose whole content the record takes in, so that they are written anew. */
const TAKEN: ReadonlySet<string> = new Set(['md', 'mb', 'an', 'pc', 'mc', 'sv'])
const STEP = 1 << 15
/** A chat line or other pair of one board; more than this is rubbish. */
const MAX_PAIRS = 5000

/** The pairs of the text in order; a number now and then is how far it has come. */
function* scanPairs(text: string): Generator<Pair | number, void, void> {
  let at = 0
  let checkpoint = STEP
  while (at < text.length) {
    if (at >= checkpoint) {
      checkpoint = at + STEP
      yield at
    }
    const bar = text.indexOf('|', at)
    if (bar < 0) return
    // The key is the word right before the bar; whatever stands before it is junk.
    const key = /(?:^|[^A-Za-z0-9])([A-Za-z0-9]{2})\s*$/.exec(
      text.slice(Math.max(at, bar - 12), bar),
    )
    if (key === null) {
      at = bar + 1
      continue
    }
    const close = text.indexOf('|', bar + 1)
    const end = close < 0 ? text.length : close
    yield {
      key: key[1]!.toLowerCase(),
      value: text.slice(bar + 1, end),
      offset: bar + 1,
    }
    at = end + 1
  }
}

/** A board while it is read. */
interface Draft {
  pairs: { at: number; key: string; value: string }[]
  hasDeal: boolean
  /** Undefined when the deal could not be read: the rest of the board is passed over. */
  deal: PartialDeal | undefined
  dealer: Seat | undefined
  dealOffset: number
  number: number | undefined
  room: 'open' | 'closed' | undefined
  vulnerability: Vulnerability | undefined
  players: string | undefined
  auction: AuctionBuilder | undefined
  contract: Contract | undefined
  play: PlayBuilder | undefined
  claim: BoardRecord['claim']
  /** Stated after all the cards, where nothing is left to claim. */
  declarerTricks: number | undefined
  /** True once a call or card was at fault: what follows of the kind is not read. */
  stopped: boolean
}

const newDraft = (): Draft => ({
  pairs: [],
  hasDeal: false,
  deal: undefined,
  dealer: undefined,
  dealOffset: 0,
  number: undefined,
  room: undefined,
  vulnerability: undefined,
  players: undefined,
  auction: undefined,
  contract: undefined,
  play: undefined,
  claim: undefined,
  declarerTricks: undefined,
  stopped: false,
})

export function* readLin(text: string): Generator<ReadProgress, FileContent, void> {
  const faults = collectFaults(textPlaces(text))
  const boards: FileRecord[] = []
  let draft = newDraft()
  let players: string | undefined
  const flush = (): void => {
    const record = finish(draft, players)
    if (record) boards.push(record)
    else if (draft.hasDeal) faults.lose('boards', 1)
    draft = newDraft()
  }
  for (const pair of scanPairs(text)) {
    if (typeof pair === 'number') {
      yield { done: pair, total: text.length, boards: boards.length }
      continue
    }
    const { key, value } = pair
    // A board begins with its number, its players or its hands, whichever the file writes first.
    if (draft.hasDeal && (key === 'qx' || key === 'pn' || key === 'md' || key === 'vg')) flush()
    if (key === 'md' && !faults.hasRoom(boards.length, pair.offset)) return faults.content(boards)
    if (!TAKEN.has(key) && draft.pairs.length < MAX_PAIRS)
      draft.pairs.push({
        at: draft.hasDeal ? eventsOf(draft) : -1,
        key,
        value: value.replace(/\r\n?/g, '\n'),
      })
    switch (key) {
      case 'qx': {
        const match = /^\s*([oc])?\s*(\d{1,6})?/i.exec(value)
        if (match?.[1]) draft.room = match[1].toLowerCase() === 'o' ? 'open' : 'closed'
        if (match?.[2]) draft.number = positive(match[2])
        break
      }
      case 'ah': {
        const match = /^\s*board\s+(\d{1,6})\s*$/i.exec(value)
        if (match && draft.number === undefined) draft.number = positive(match[1])
        break
      }
      case 'pn':
        draft.players = value
        players = value
        break
      case 'sv':
        draft.vulnerability = parseVulnerability(value)
        if (draft.vulnerability === undefined && value.trim() !== '')
          faults.problem(
            pair.offset,
            'lin/vulnerable',
            t`“${value.trim().slice(0, 10)}” is not a vulnerability o, n, e or b.`,
          )
        break
      case 'md':
        readHands(draft, pair, faults)
        break
      case 'mb':
        addCalls(draft, pair, faults)
        break
      case 'an':
        if (draft.auction && value.trim() !== '' && !draft.stopped)
          draft.auction.annotateLast({ note: value.replace(/\s+/g, ' ').trim() })
        break
      case 'pc':
        addCards(draft, pair, faults)
        break
      case 'mc':
        addClaim(draft, pair, faults)
    }
  }
  flush()
  return faults.content(boards)
}

const positive = (text: string | undefined): number | undefined =>
  text !== undefined && Number(text) > 0 ? Number(text) : undefined

const eventsOf = (draft: Draft): number =>
  (draft.auction?.calls.length ?? 0) + (draft.play?.cards.length ?? 0)

/** `md`: the dealer's digit (1 South, clockwise), then the hands from South, the last often left out. */
function readHands(draft: Draft, pair: Pair, faults: Faults): void {
  draft.hasDeal = true
  draft.dealOffset = pair.offset
  const digit = /^\s*([0-4])/.exec(pair.value)
  if (digit && digit[1] !== '0') draft.dealer = rotate(SOUTH, Number(digit[1]) - 1)
  const start = digit ? digit[0].length : 0
  const parts = pair.value.slice(start).split(',')
  if (parts.length > 4 && parts.slice(4).some((part) => part.trim() !== '')) {
    faults.problem(
      pair.offset + start + parts.slice(0, 4).join(',').length + 1,
      'deal/fifth-hand',
      t`The deal has a fifth hand; there are four seats.`,
    )
    return
  }
  const deal: [PartialDeal[0], PartialDeal[0], PartialDeal[0], PartialDeal[0]] = [
    undefined,
    undefined,
    undefined,
    undefined,
  ]
  const starts: number[] = [0, 0, 0, 0]
  let at = pair.offset + start
  for (const [i, part] of parts.slice(0, 4).entries()) {
    const seat = rotate(SOUTH, i)
    const read = readLinHand(part)
    if (!read.ok) {
      faults.problem(
        at + (read.error.column ?? 1) - 1,
        read.error.code,
        `${seatName(seat)}: ${read.error.message}`,
      )
      return
    }
    deal[seat] = read.value
    starts[seat] = at
    at += part.length + 1
  }
  const why = whyDealBad(deal)
  if (why) {
    faults.problem(starts[why.seat] ?? pair.offset, why.code, why.message)
    return
  }
  draft.deal = withFourthHand(deal)
}

function addCalls(draft: Draft, pair: Pair, faults: Faults): void {
  if (pair.value.trim() === '' || (draft.hasDeal && draft.deal === undefined)) return
  const items = [...readCalls(pair.value)]
  if (draft.stopped) {
    faults.lose('calls', items.length)
    return
  }
  if (!draft.hasDeal) {
    draft.stopped = true
    faults.problem(pair.offset, 'lin/no-deal', t`A call stands before the hands (md).`)
    faults.lose('calls', items.length)
    return
  }
  const dealer = draft.dealer ?? (draft.number === undefined ? SOUTH : dealerOf(draft.number))
  draft.auction ??= buildAuction(dealer)
  for (const [i, item] of items.entries()) {
    const offset = pair.offset + item.at
    if (item.kind === 'unreadable') {
      draft.stopped = true
      faults.lose('calls', items.length - i)
      faults.problem(
        offset,
        'lin/call',
        t`“${item.text}” is not a call; calls are p, d, r, 1C to 7N.`,
      )
      return
    }
    const seat = draft.auction.turn()
    const why = draft.auction.add({
      call: item.call,
      ...(item.alert && { alert: true }),
      ...(item.note !== undefined && { note: item.note }),
    })
    if (why && item.call === 0 && seat === undefined) {
      faults.remark(offset, 'lin/extra-pass', t`A pass after the end of the auction is left out.`)
      continue
    }
    if (why) {
      draft.stopped = true
      faults.lose('calls', items.length - i)
      faults.problem(
        offset,
        why.code,
        seat === undefined ? why.message : `${seatName(seat)}: ${why.message}`,
      )
      return
    }
  }
}

/** The play begins with the first card or claim; `undefined` when there is no contract to play. */
function openPlay(draft: Draft, offset: number, faults: Faults): PlayBuilder | undefined {
  if (draft.stopped || draft.deal === undefined) return undefined
  if (draft.play) return draft.play
  draft.contract = draft.auction?.contract()
  if (draft.contract === undefined) {
    draft.stopped = true
    faults.problem(
      offset,
      'lin/no-contract',
      t`The play begins here, but the calls before it lead to no contract.`,
    )
    return undefined
  }
  draft.play = buildPlay(draft.deal, draft.contract)
  return draft.play
}

function addCards(draft: Draft, pair: Pair, faults: Faults): void {
  if (pair.value.trim() === '') return
  const play = openPlay(draft, pair.offset, faults)
  const items = [...readCards(pair.value)]
  if (play === undefined || draft.stopped) {
    if (draft.deal !== undefined || !draft.hasDeal) faults.lose('cards', items.length)
    return
  }
  for (const [i, item] of items.entries()) {
    const offset = pair.offset + item.at
    if (item.kind === 'unreadable') {
      draft.stopped = true
      faults.lose('cards', items.length - i)
      faults.problem(offset, 'lin/card', t`“${item.text}” is not a card such as SA or hT.`)
      return
    }
    const why = play.add(item.card)
    if (why) {
      draft.stopped = true
      faults.lose('cards', items.length - i)
      faults.problem(offset, why.code, why.message)
      return
    }
  }
}

/** `mc`: how many tricks declarer takes in all. LIN does not say who claimed; declarer is taken. */
function addClaim(draft: Draft, pair: Pair, faults: Faults): void {
  const text = pair.value.trim()
  if (text === '') return
  const play = openPlay(draft, pair.offset, faults)
  if (play === undefined || draft.contract === undefined) return
  if (!/^\d{1,2}$/.test(text) || Number(text) > 13) {
    faults.problem(
      pair.offset,
      'lin/claim',
      t`“${text.slice(0, 10)}” is not a number of tricks from 0 to 13.`,
    )
    return
  }
  const tricks = Number(text)
  const why = play.whyNotTricks(tricks)
  if (why !== undefined) faults.problem(pair.offset, 'lin/claim', why)
  else if (play.cards.length === 52) draft.declarerTricks = tricks
  else draft.claim = { seat: draft.contract.declarer, declarerTricks: tricks }
}

function finish(draft: Draft, filePlayers: string | undefined): FileRecord | undefined {
  if (!draft.hasDeal || draft.deal === undefined) return undefined
  const { number } = draft
  const calls = draft.auction?.calls ?? []
  const players = playersOf(draft.players ?? filePlayers, draft.room)
  const contract = draft.auction?.contract()
  const kept: KeptLin | undefined = keptOf(draft)
  return {
    board: {
      number,
      dealer: draft.dealer ?? (number === undefined ? SOUTH : dealerOf(number)),
      vulnerability:
        draft.vulnerability ?? (number === undefined ? 'None' : vulnerabilityOf(number)),
      deal: draft.deal,
    },
    calls,
    contract,
    cards: draft.play?.cards ?? [],
    ...(draft.claim && { claim: draft.claim }),
    ...(draft.declarerTricks !== undefined && { declarerTricks: draft.declarerTricks }),
    ...(players && { players }),
    ...(draft.room && { room: draft.room }),
    ...(kept && { kept }),
  }
}

/** `pn`: South, West, North, East; a match has eight names, the open room's first. */
function playersOf(
  text: string | undefined,
  room: 'open' | 'closed' | undefined,
): BoardRecord['players'] {
  if (text === undefined) return undefined
  const names = text.split(',').map((name) => name.trim())
  const from = room === 'closed' && names.length >= 8 ? 4 : 0
  const players: Partial<Record<Seat, string>> = {}
  for (const seat of SEATS) {
    const name = names[from + ((seat - SOUTH + 4) & 3)]
    if (name !== undefined && name !== '') players[seat] = name
  }
  return Object.keys(players).length === 0 ? undefined : players
}

/** What is written anew in any case is not kept. */
function keptOf(draft: Draft): KeptLin | undefined {
  const pairs = draft.pairs.filter(
    ({ key, value }) =>
      !['st', 'rh', 'pg', 'qx', 'pn'].includes(key) &&
      !(key === 'ah' && /^\s*board\s+\d+\s*$/i.test(value)),
  )
  return pairs.length === 0 ? undefined : { kind: 'lin', pairs }
}
