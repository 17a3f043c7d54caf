/** Which boards the list shows; a filter goes through many of them in slices. */
import { useEffect, useMemo, useState } from 'react'
import type { TableBoard } from '#store/index.ts'
import { breathe, SLICE } from '../../kit/breathe.ts'
import { type MoreWords, matcher } from './board-rows.ts'

/** The browser's own; tests have others. */
const PAGE = { pause: breathe, now: () => performance.now() }

/** The places in the list, from 0, of the boards that are kept. Ends early when aborted. */
export async function placesOf(
  boards: readonly TableBoard[],
  keeps: (board: TableBoard, index: number) => boolean,
  signal: AbortSignal,
  { pause, now }: typeof PAGE = PAGE,
): Promise<readonly number[]> {
  const found: number[] = []
  let end = now() + SLICE
  for (const [i, board] of boards.entries()) {
    if (keeps(board, i)) found.push(i)
    // Looking at the clock costs as much as looking at a board.
    if (i % 32 === 31 && now() >= end) {
      await pause()
      if (signal.aborted) break
      end = now() + SLICE
    }
  }
  return found
}

interface Found {
  readonly boards: readonly TableBoard[]
  readonly filter: string
  readonly more: MoreWords | undefined
  readonly shown: readonly number[]
}

/** @param more the same function as long as it finds the same words. */
export function useShown(
  boards: readonly TableBoard[],
  filter: string,
  more?: MoreWords,
): { readonly shown: readonly number[]; readonly searching: boolean } {
  const all = useMemo(() => boards.map((_, i) => i), [boards])
  const [found, setFound] = useState<Found | undefined>(undefined)
  const wanted = filter.trim()
  useEffect(() => {
    const keeps = matcher(wanted, more)
    if (keeps === undefined) return undefined
    const stop = new AbortController()
    void placesOf(boards, keeps, stop.signal).then((shown) => {
      if (!stop.signal.aborted) setFound({ boards, filter: wanted, more, shown })
    })
    return () => stop.abort()
  }, [boards, wanted, more])
  if (wanted === '') return { shown: all, searching: false }
  const ofThese = found?.boards === boards && found.more === more ? found : undefined
  // Until it is known what to show, what was shown before stays.
  return { shown: ofThese?.shown ?? all, searching: ofThese?.filter !== wanted }
}
