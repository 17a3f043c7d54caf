/** Makes records of an import's packs without ever holding the page up. */
import { MAX_BOARDS, tooManyBoards } from '#core/file-limits.ts'
import { unpacked } from '#core/packed-records.ts'
import { t } from '#core/text.ts'
import type { JobInput, JobOutput } from '#engine/protocol.ts'
import { breathe, SLICE } from '../../kit/breathe.ts'

/** A record with what its file said beyond it. */
type Board = JobInput<'export', 'boards'>['records'][number]

/** A card of another program as it was read. */
export type CardRead = JobOutput<'system-text', 'opened'>
/** What an import found, with its boards as records. */
export interface ImportFound
  extends Omit<JobOutput<'import'>, 'packs' | 'boardCount' | 'system' | 'card'> {
  readonly boards: readonly Board[]
  /** What was read of the cards of other programs; their texts are among the systems. */
  readonly cards: readonly CardRead[]
  /** Texts of systems. */
  readonly systems: readonly string[]
}

const sum = (a: ImportFound['lost'], b: ImportFound['lost']): ImportFound['lost'] => ({
  boards: a.boards + b.boards,
  calls: a.calls + b.calls,
  cards: a.cards + b.cards,
})
const inFile = (file: string, list: ImportFound['problems']): ImportFound['problems'] =>
  list.map((one) => ({ ...one, message: `${file}: ${one.message}` }))

/** True when the bytes begin as a zip does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** What was found in one of several files. */
export interface FoundIn {
  readonly name: string
  readonly found: ImportFound
}

/** True when the files read so far have as many boards as are read at once. */
export const isFull = (parts: readonly FoundIn[]): boolean =>
  parts.reduce((boards, { found }) => boards + found.boards.length, 0) >= MAX_BOARDS

/** All but the boards beyond the limit, with a word on them and on the files that were left. */
function within(all: ImportFound, unread: number): ImportFound {
  const over = Math.max(0, all.boards.length - MAX_BOARDS)
  if (over + unread === 0) return all
  const left =
    unread === 0 ? '' : t`${unread === 1 ? t`one file was` : t`${unread} files were`} not opened; `
  const message = tooManyBoards(t`${left}choose the files one by one for the others.`)
  return {
    ...all,
    boards: all.boards.slice(0, MAX_BOARDS),
    problems: [{ code: 'file/too-many-boards', message }, ...all.problems],
    problemCount: all.problemCount + 1,
    lost: { ...all.lost, boards: all.lost.boards + over },
  }
}

/**
 * What the files of a zip hold, one after the other; each thing told names its file.
 * @param unread files that were left because there is room for no more boards.
 */
export const together = (parts: readonly FoundIn[], unread = 0): ImportFound =>
  within(joined(parts), unread)

const joined = (parts: readonly FoundIn[]): ImportFound =>
  parts.reduce<ImportFound>(
    (all, { name, found }) => ({
      format: all.format ?? found.format,
      boards: [...all.boards, ...found.boards],
      systems: [...all.systems, ...found.systems],
      cards: [...all.cards, ...found.cards],
      problems: [...all.problems, ...inFile(name, found.problems)],
      problemCount: all.problemCount + found.problemCount,
      remarks: [...all.remarks, ...inFile(name, found.remarks)],
      remarkCount: all.remarkCount + found.remarkCount,
      lost: sum(all.lost, found.lost),
      ...((all.guessed ?? found.guessed) && { guessed: true }),
      ...((all.encoding ?? found.encoding) && { encoding: found.encoding ?? all.encoding }),
    }),
    {
      format: undefined,
      boards: [],
      systems: [],
      cards: [],
      problems: [],
      problemCount: 0,
      remarks: [],
      remarkCount: 0,
      lost: { boards: 0, calls: 0, cards: 0 },
    },
  )

/** The browser's own; tests have others. */
const PAGE = { pause: breathe, now: () => performance.now() }

/** The answer with its boards. An aborted one ends early; nobody waits for it. */
export async function withBoards(
  { packs, boardCount: _, system, card: _card, ...rest }: JobOutput<'import'>,
  signal: AbortSignal,
  { pause, now }: typeof PAGE = PAGE,
): Promise<ImportFound> {
  const boards: Board[] = []
  let end = now() + SLICE
  for (const pack of packs) {
    if (now() >= end) {
      await pause()
      end = now() + SLICE
    }
    if (signal.aborted) break
    for (const board of unpacked<Board>(pack)) boards.push(board)
  }
  return { ...rest, boards, cards: [], systems: system === undefined ? [] : [system] }
}

/** The same with a card that has been read: what was not understood stands by line. */
export const withCard = (found: ImportFound, card: CardRead): ImportFound => ({
  ...found,
  systems: [card.text],
  cards: [card],
  problems: card.missed.map((one) => ({ code: 'card/missed', ...one })),
  problemCount: card.missed.length,
})
