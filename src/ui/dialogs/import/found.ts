/** Makes records of an import's packs without ever holding the page up. */
import { unpacked } from '#core/packed-records.ts'
import type { JobInput, JobOutput } from '#engine/protocol.ts'
import { breathe, SLICE } from '../../parts/breathe.ts'

/** A record with what its file said beyond it. */
type Board = JobInput<'export'>['records'][number]

/** What an import found, with its boards as records. */
export interface ImportFound extends Omit<JobOutput<'import'>, 'packs' | 'boardCount'> {
  readonly boards: readonly Board[]
}

/** The browser's own; tests have others. */
const PAGE = { pause: breathe, now: () => performance.now() }

/** The answer with its boards. An aborted one ends early; nobody waits for it. */
export async function withBoards(
  { packs, boardCount: _, ...rest }: JobOutput<'import'>,
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
  return { ...rest, boards }
}
