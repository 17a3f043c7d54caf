/** What a writer had to leave out or change, told board by board. */
import { size } from '#core/hand.ts'
import { wholeLetters } from '#core/letters.ts'
import { t } from '#core/text.ts'
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
      message: t`Board ${record.board.number ?? t`no. ${board + 1} of the list`}: ${message}`,
    })
  }

/** Tells that no result is written, as formats of online tables have none without a contract. */
export const loseResult = (lose: Lose): void => {
  lose('result', t`the calls lead to no contract that has ended, so the result is left out.`)
}

/** Tells of names whose blanks at the ends every reader leaves out. */
export const loseBlanks = ({ players }: FileRecord, lose: Lose): void => {
  if (Object.values(players ?? {}).some((name) => name.trim() !== name))
    lose('names', t`blanks around a name are left out.`)
}

/** Tells of halves of letters, which no file and no address can hold. */
export function loseHalfLetters({ players, event, calls }: FileRecord, lose: Lose): void {
  const isHalf = (text: string | undefined): boolean =>
    text !== undefined && wholeLetters(text) !== text
  const told = (what: string): string => t`${what} has half a letter in it; “�” stands there.`
  if (Object.values(players ?? {}).some(isHalf)) lose('names', told(t`a name`))
  if (isHalf(event)) lose('event', told(t`the name of the event`))
  if (calls.some(({ note }) => isHalf(note))) lose('notes', told(t`an explanation`))
}

/** Tells of hands of no card, which LIN and viewer links write as they write unknown ones. */
export const loseEmptyHands = ({ board }: FileRecord, lose: Lose): void => {
  if (board.deal.some((hand) => hand !== undefined && size(hand) === 0))
    lose('hand', t`a hand without a card is read there as an unknown one.`)
}

/** Tells what a file of another format said beyond the board, where there is anything. */
export function loseKept(record: FileRecord, format: 'pbn' | 'lin' | 'link', lose: Lose): void {
  const { kept } = record
  if (kept === undefined || kept.kind === format) return
  if (kept.kind === 'lin') {
    if (kept.pairs.length > 0) lose('beyond', t`the chat and the other LIN pairs are left out.`)
    return
  }
  const { tags, comments, callMarks, cardMarks, auction, play } = kept
  if (tags.length > 0)
    lose('beyond', t`the PBN tags ${tags.map((t) => t.name).join(', ')} are left out.`)
  if (comments || callMarks || cardMarks)
    lose('beyond', t`the comments and marks of the PBN file are left out.`)
  if (auction || play) lose('beyond', t`what was marked irregular in the PBN file is left out.`)
}
