/** What became of a board: contract, play, claim and result, each checked against the others. */

import { PASS } from '#core/call.ts'
import { type Contract, contractCode, contractName } from '#core/contract.ts'
import type { BoardRecord } from '#core/record.ts'
import { lho, parseSeat, rho, type Seat, seatName, sideOf } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Faults } from '../faults.ts'
import { buildAuction } from '../record-builder.ts'
import { type ReadPlay, readPlay } from './play-section.ts'
import type { Tag } from './scan.ts'
import type { Notes, ReadAuction } from './sections.ts'
import { CLAIMER_TAG, isBlank, readContract, readDeclarer, readResult } from './tags.ts'
import { actsIn } from './words.ts'

/**
 * Some writers leave out the passes before the first bid. It shows when the calls lead to the stated
 * contract by the wrong hand, the play is led from the stated declarer's left, and one to three
 * passes in front make the two agree.
 */
export function withLeadingPasses(
  read: ReadAuction,
  values: ReadonlyMap<string, string>,
  tag: Tag | undefined,
  faults: Faults,
): ReadAuction {
  const stated = readContract(values.get('Contract'))
  const declarer = readDeclarer(values.get('Declarer'))
  const contract = read.auction.contract()
  if (
    read.cut !== undefined ||
    contract === undefined ||
    stated.kind !== 'contract' ||
    declarer === undefined ||
    declarer === 'unreadable' ||
    declarer.irregular ||
    declarer.seat === contract.declarer ||
    parseSeat(values.get('Play') ?? '') !== lho(declarer.seat) ||
    contractCode(stated.value) !== contractCode(contract) ||
    read.auction.calls[0]?.call === PASS
  )
    return read
  for (let passes = 1; passes <= 3; passes++) {
    const auction = buildAuction(read.auction.dealer)
    for (let i = 0; i < passes; i++) auction.add({ call: PASS })
    const lawful = read.auction.calls.every((call) => auction.add(call) === undefined)
    if (!lawful || auction.contract()?.declarer !== declarer.seat) continue
    faults.remark(
      tag?.offset ?? 0,
      'pbn/leading-pass',
      t`With the declarer that is stated, ${passes === 1 ? t`a pass was` : t`${passes} passes were`} left out before the first bid; added here.`,
    )
    const marks = read.marks.map((mark) => (mark.at < 0 ? mark : { ...mark, at: mark.at + passes }))
    return { auction, marks, cut: undefined }
  }
  return read
}

export interface PbnOutcome {
  readonly contract: Contract | undefined
  readonly play: ReadPlay | undefined
  readonly claim: BoardRecord['claim']
  readonly declarerTricks: number | undefined
  /** Tags that the record did not take in. */
  readonly left: readonly string[]
}

/** Contract, play, claim and result. */
export function readOutcome(
  named: readonly Tag[],
  values: ReadonlyMap<string, string>,
  board: BoardRecord['board'],
  read: ReadAuction | undefined,
  notes: Notes,
  faults: Faults,
  offsetOf: (name: string) => number,
): PbnOutcome {
  const left: string[] = []
  const playTag = named.find((tag) => tag.name === 'Play')
  const calls = read?.auction.calls ?? []
  const stated = readContract(values.get('Contract'))
  if (stated.kind === 'unreadable')
    faults.problem(
      offsetOf('Contract'),
      'pbn/contract',
      t`“${(values.get('Contract') ?? '').slice(0, 20)}” is not a contract such as 4S, 3NTX or Pass.`,
    )
  if (stated.kind === 'contract' && stated.loose)
    faults.remark(
      offsetOf('Contract'),
      'pbn/contract',
      t`“${(values.get('Contract') ?? '').trim()}” is read as ${contractName(stated.value)}.`,
    )
  if (stated.kind === 'strain')
    faults.remark(
      offsetOf('Contract'),
      'pbn/contract',
      t`The contract names only a strain, so the play cannot be shown.`,
    )
  const declarer = readDeclarer(values.get('Declarer'))
  if (declarer === 'unreadable')
    faults.problem(
      offsetOf('Declarer'),
      'pbn/declarer',
      t`“${(values.get('Declarer') ?? '').slice(0, 20)}” is not a declarer N, E, S or W.`,
    )
  let columns: Seat | undefined
  if (playTag && !isBlank(playTag.value) && playTag.value.trim() !== '-') {
    columns = parseSeat(playTag.value)
    if (columns === undefined)
      faults.problem(
        playTag.valueOffset,
        'pbn/play-first',
        t`“${playTag.value.slice(0, 20)}” is not the seat N, E, S or W of the opening leader.`,
      )
  }

  let contract: Contract | undefined
  if (calls.length > 0) {
    contract = read?.auction.contract()
    compareContract(contract, read, stated, declarer, faults, offsetOf)
    if (contract === undefined && !read?.auction.ended()) left.push('Contract', 'Declarer')
  } else if (stated.kind === 'contract') {
    const by =
      declarer !== undefined && declarer !== 'unreadable'
        ? declarer.seat
        : columns === undefined
          ? undefined
          : rho(columns)
    if (by !== undefined) contract = { ...stated.value, declarer: by }
    else {
      left.push('Contract', 'Declarer')
      faults.remark(
        offsetOf('Contract'),
        'pbn/contract',
        t`The contract, ${contractName(stated.value)}, names no declarer, so it is kept but not shown.`,
      )
    }
  } else if (stated.kind === 'strain' || stated.kind === 'pass') left.push('Contract', 'Declarer')

  const fault = read?.cut === 'fault'
  if (playTag && fault) faults.lose('cards', playTag.tokens.flatMap(actsIn).length)
  const play =
    playTag && !fault
      ? readPlay(playTag.tokens, columns, board.deal, contract, notes, faults)
      : undefined
  const cards = play?.play?.cards ?? []

  const result = readResult(values.get('Result'))
  let tricks: number | undefined
  if (result.kind === 'unreadable') faults.problem(offsetOf('Result'), 'pbn/result', result.why)
  else if (contract === undefined) {
    if (result.kind !== 'blank') left.push('Result')
  } else if (result.kind === 'declarer') tricks = result.tricks
  else if (result.kind === 'sides')
    tricks = sideOf(contract.declarer) === 0 ? result.ns : 13 - result.ns

  const why = tricks === undefined ? undefined : play?.play?.whyNotTricks(tricks)
  if (why !== undefined) {
    // Where the play was cut the cards were at fault, and that has been said.
    if (play?.cut === undefined) faults.problem(offsetOf('Result'), 'pbn/result', why)
    tricks = undefined
  }
  const claimer = parseSeat(values.get(CLAIMER_TAG) ?? '')
  const claimed =
    contract !== undefined &&
    tricks !== undefined &&
    play?.ended === true &&
    play.cut === undefined &&
    cards.length < 52 &&
    (cards.length > 0 || claimer !== undefined)
  return {
    contract,
    play,
    claim:
      claimed && contract !== undefined && tricks !== undefined
        ? { seat: claimer ?? contract.declarer, declarerTricks: tricks }
        : undefined,
    declarerTricks: claimed ? undefined : tricks,
    left,
  }
}

/** The stated contract must be the one that the calls lead to. */
function compareContract(
  contract: Contract | undefined,
  read: ReadAuction | undefined,
  stated: ReturnType<typeof readContract>,
  declarer: ReturnType<typeof readDeclarer>,
  faults: Faults,
  offsetOf: (name: string) => number,
): void {
  if (read?.cut !== undefined || !read?.auction.ended()) return
  if (contract === undefined) {
    if (stated.kind === 'contract')
      faults.problem(
        offsetOf('Contract'),
        'pbn/contract-differs',
        t`The board was passed out, but a contract is stated.`,
      )
    return
  }
  if (
    stated.kind === 'pass' ||
    (stated.kind === 'contract' && contractCode(stated.value) !== contractCode(contract))
  )
    faults.problem(
      offsetOf('Contract'),
      'pbn/contract-differs',
      t`The calls lead to ${contractCode(contract)}, not to the contract that is stated.`,
    )
  if (
    declarer !== undefined &&
    declarer !== 'unreadable' &&
    declarer.irregular === (declarer.seat === contract.declarer)
  )
    faults.problem(
      offsetOf('Declarer'),
      'pbn/declarer-differs',
      t`The calls make ${seatName(contract.declarer)} the declarer.`,
    )
}
