/** What a player did on boards that are over, as it is kept, and what looking back on them found. */
import { dummyOf, strainOfContract } from '#core/contract.ts'
import { imps } from '#core/imps.ts'
import { tricksWon } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { scoreFor } from '#core/score.ts'
import { lho, type Seat, sideOf } from '#core/seat.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { type TrickTable, tableTricks } from '#core/trick-table.ts'
import type { BoardRole, BoardVerdict, CallFault, CardFault } from '#practice/board-verdict.ts'

export type Fault = CallFault | CardFault

/** What looking back on a board found, in IMPs. */
export interface Looked {
  /** By what could be known. */
  readonly verdict: BoardVerdict
  /** Lost with all four hands open, beyond what could be known. */
  readonly open: number
  /** The result of the player’s side against par. */
  readonly againstPar: number
}

export interface PlayedBoard {
  /** When it was over, in milliseconds. */
  readonly at: number
  /** The player’s. */
  readonly seat: Seat
  /** True where the player chose a robot partner’s cards too, who declared. */
  readonly forPartner?: true
  /** The whole board, as it was played. */
  readonly record: BoardRecord
  /** `undefined` where it was passed out. */
  readonly contract: BoardRecord['contract']
  /** What both sides played. */
  readonly systems: SystemRefs
  /** Points of the player’s side. */
  readonly score: number
  /** Missing until it has been looked back on. */
  readonly looked?: Looked
}
type Placed = Pick<PlayedBoard, 'seat' | 'forPartner' | 'contract'>

/** The seat whose cards the player chose; `undefined` at dummy’s place, unless for partner, and on a board passed out. */
export function cardSeat({ seat, forPartner, contract }: Placed): Seat | undefined {
  if (contract === undefined) return undefined
  if (seat !== dummyOf(contract)) return seat
  return forPartner === true ? contract.declarer : undefined
}

/** What the player did on a board. Who leads defends too. */
export function rolesOn(board: Placed): readonly BoardRole[] {
  const { seat, contract } = board
  if (contract === undefined || cardSeat(board) === undefined) return ['bid']
  if (sideOf(seat) === sideOf(contract.declarer)) return ['bid', 'declare']
  return lho(contract.declarer) === seat ? ['bid', 'lead', 'defend'] : ['bid', 'defend']
}

export const faultsOf = ({ calls, cards }: BoardVerdict): readonly Fault[] => [
  ...calls.faults,
  ...cards.faults,
]
/** IMPs that could have been kept. */
export const knownCost = ({ verdict }: Looked, which: (fault: Fault) => boolean = () => true) =>
  faultsOf(verdict)
    .filter(which)
    .reduce((sum, { cost }) => sum + Math.max(0, cost.mean), 0)

/** What is found of a deal with all four hands open. */
export interface OpenHands {
  readonly table: TrickTable
  /** Points for North–South. */
  readonly par: { readonly score: number }
}

const declarerTricks = ({ record, contract }: Pick<PlayedBoard, 'record' | 'contract'>): number =>
  contract === undefined
    ? 0
    : (record.claim?.declarerTricks ?? tricksWon({ contract, cards: record.cards }).declarer)

/** IMPs that so many tricks more would have brought the player’s side. */
function impsOfTricks({ seat, contract, record, score }: PlayedBoard, more: number): number {
  if (contract === undefined || more <= 0) return 0
  const side = sideOf(seat)
  const declares = side === sideOf(contract.declarer)
  const tricks = declarerTricks({ record, contract }) + (declares ? more : 0 - more)
  const within = Math.max(0, Math.min(13, tricks))
  return imps(scoreFor(side, contract, record.board.vulnerability, within) - score)
}

/** What is kept of a board that has been looked back on. */
export function lookedAt(board: PlayedBoard, verdict: BoardVerdict, open: OpenHands): Looked {
  const { seat, contract, record, score } = board
  const side = sideOf(seat)
  const par = side === 0 ? open.par.score : 0 - open.par.score
  // What the contract is worth with all hands open.
  const worth =
    contract === undefined
      ? 0
      : scoreFor(
          side,
          contract,
          record.board.vulnerability,
          tableTricks(open.table, strainOfContract(contract), contract.declarer),
        )
  const inAuction = Math.max(0, imps(par - worth))
  const known = knownCost({ verdict, open: 0, againstPar: 0 }, ({ kind }) => kind === 'call')
  return {
    verdict,
    open: Math.max(0, inAuction - known) + impsOfTricks(board, verdict.cards.openCost),
    againstPar: imps(score - par),
  }
}
