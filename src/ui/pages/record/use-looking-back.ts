/** Boards of the record that have not been looked back on are, one after another, while the page is open. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { lookedAt, type PlayedBoard } from '#played/played-board.ts'
import { keptHere } from '#store/index.ts'
import { keepLooked } from '#store/played/played.ts'
import { useAgreedInput } from '../../ask/knowledge/use-question.ts'
import { LOOK_BACK_SEED } from '../../ask/session/use-board-verdict.ts'
import { useJob } from '../../ask/use-job.ts'

export interface LookingBack {
  readonly state: 'idle' | 'running' | 'stopped'
  /** Boards looked back on since it began, of as many as were open then. */
  readonly done: number
  readonly of: number
  /** Boards that could not be looked at, by what was said of the last. */
  readonly failed: string | undefined
  readonly start: () => void
  readonly stop: () => void
}

/** @param ready the record has been read. */
export function useLookingBack(boards: readonly PlayedBoard[], ready: boolean): LookingBack {
  const { sides } = useAgreedInput()
  const judging = useJob('look-back')
  const solving = useJob('double-dummy')
  const [told, setTold] = useState<Omit<LookingBack, 'start' | 'stop'>>({
    ...{ state: 'idle', done: 0, of: 0, failed: undefined },
  })
  /** Names the run under way: whatever belongs to another has been stopped. */
  const run = useRef(0)
  const latest = useRef({ boards, sides, judge: judging.ask, solve: solving.ask })
  latest.current = { boards, sides, judge: judging.ask, solve: solving.ask }

  const start = useCallback(async (): Promise<void> => {
    run.current += 1
    const mine = run.current
    // What was played last is looked at first.
    const open = latest.current.boards.filter(({ looked }) => looked === undefined).toReversed()
    let failed: string | undefined
    for (const [done, board] of open.entries()) {
      setTold({ state: 'running', done, of: open.length, failed })
      const found = await lookAt(board, latest.current).catch((fault: unknown) => String(fault))
      if (run.current !== mine) return
      if (typeof found === 'string') failed = found
      else if (found === undefined) return
      else await keepLooked(keptHere()?.storage(), board, found)
    }
    if (run.current === mine) setTold({ state: 'idle', done: open.length, of: open.length, failed })
  }, [])
  const stop = useCallback(() => {
    run.current += 1
    judging.cancel()
    solving.cancel()
    setTold((now) => ({ ...now, state: 'stopped' }))
  }, [judging.cancel, solving.cancel])

  const waits = ready && boards.some(({ looked }) => looked === undefined)
  const began = useRef(false)
  useEffect(() => {
    if (!waits || began.current) return
    began.current = true
    void start()
  }, [waits, start])
  useEffect(
    () => () => {
      run.current += 1
    },
    [],
  )
  return { ...told, start: () => void start(), stop }
}

type Asking = Pick<ReturnType<typeof useAgreedInput>, 'sides'> & {
  readonly judge: ReturnType<typeof useJob<'look-back'>>['ask']
  readonly solve: ReturnType<typeof useJob<'double-dummy'>>['ask']
}

/** @returns `undefined` where it was stopped, words where it could not be looked at. */
async function lookAt(board: PlayedBoard, { sides, judge, solve }: Asking) {
  const { record, seat, systems, forPartner, contract } = board
  const { deal, dealer, vulnerability } = record.board
  const open = await solve({ ask: 'contracts', deal, dealer, vulnerability })
  if (open === undefined) return undefined
  if (!open.ok) return open.error.message
  const asked = { ask: 'board', record, sides, systems, scoring: 'imps', speed: 'normal' } as const
  const own = await judge({ ...asked, seat, seed: LOOK_BACK_SEED })
  if (own === undefined) return undefined
  if (!own.ok) return own.error.message
  if (forPartner !== true || contract === undefined)
    return lookedAt(board, own.value.verdict, open.value)
  // The player's calls, and the cards chosen at partner's place.
  const there = await judge({ ...asked, seat: contract.declarer, seed: LOOK_BACK_SEED })
  if (there === undefined) return undefined
  if (!there.ok) return there.error.message
  const verdict = { ...own.value.verdict, cards: there.value.verdict.cards }
  return lookedAt(board, verdict, open.value)
}
