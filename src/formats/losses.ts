/** What a writer had to leave out or change, told board by board. */
import { size } from '#core/hand.ts'
import type { FileRecord, Loss, LossKind } from './format.ts'

export type Lose = (kind: LossKind, message: string) => void

/** Notes losses of one board; the message goes on from the board's name, and ends with a stop. */
export const losing =
  (losses: Loss[], record: FileRecord, board: number): Lose =>
  (kind, message) => {
    losses.push({
      kind,
      board,
      code: `lost/${kind}`,
      message: `Board ${record.board.number ?? `no. ${board + 1} of the list`}: ${message}`,
    })
  }

/** Tells that no result is written, as formats of online tables have none without a contract. */
export const loseResult = (lose: Lose): void => {
  lose('result', 'the calls lead to no contract that has ended, so the result is left out.')
}

/** Tells of names whose blanks at the ends every reader leaves out. */
export const loseBlanks = ({ players }: FileRecord, lose: Lose): void => {
  if (Object.values(players ?? {}).some((name) => name.trim() !== name))
    lose('names', 'blanks around a name are left out.')
}

/** Tells of hands of no card, which LIN and viewer links write as they write unknown ones. */
export const loseEmptyHands = ({ board }: FileRecord, lose: Lose): void => {
  if (board.deal.some((hand) => hand !== undefined && size(hand) === 0))
    lose('hand', 'a hand without a card is read there as an unknown one.')
}

/** Tells what a file of another format said beyond the board, where there is anything. */
export function loseKept(record: FileRecord, format: 'pbn' | 'lin' | 'link', lose: Lose): void {
  const { kept } = record
  if (kept === undefined || kept.kind === format) return
  if (kept.kind === 'lin') {
    if (kept.pairs.length > 0) lose('beyond', 'the chat and the other LIN pairs are left out.')
    return
  }
  const { tags, comments, callMarks, cardMarks, auction, play } = kept
  if (tags.length > 0)
    lose('beyond', `the PBN tags ${tags.map((t) => t.name).join(', ')} are left out.`)
  if (comments || callMarks || cardMarks)
    lose('beyond', 'the comments and marks of the PBN file are left out.')
  if (auction || play) lose('beyond', 'what was marked irregular in the PBN file is left out.')
}
