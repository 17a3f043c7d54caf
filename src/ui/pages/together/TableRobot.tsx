/** Sits in for whoever is absent: calls, plays and answers at one table, on the host’s page. Draws nothing but a failure. */
import { useCallback, useEffect, useMemo } from 'react'
import { PASS, parseCall } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { sideOf } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import type { Host } from '#live/host.ts'
import { useSystems } from '../../ask/systems/use-systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { useRobotMove } from '../../table/record/use-robot-move.ts'

/** The claims that a robot grants: nothing was found against them. */
const STANDS: ReadonlySet<string> = new Set(['right', 'unproved'])
const SEED = [1, 2, 3, 4] as const

export function TableRobot({ host, table }: { readonly host: Host; readonly table: number }) {
  const { refs } = useSystems()
  const board = host.board(table)
  const turn = host.robotTurn(table)
  const by = turn?.by
  const { n } = board
  const kind = turn?.act
  const act = useCallback(
    (move: string) => {
      if (by === undefined || host.board(table).n !== n) return
      // Letters alone do not tell: 2H is a call, and a card as some write it.
      const call = kind === 'call' ? parseCall(move) : undefined
      const card = kind === 'card' ? parseCard(move) : undefined
      if (call !== undefined) host.act(table, by, { kind: 'call', call })
      if (card !== undefined) host.act(table, by, { kind: 'card', card })
    },
    [host, table, by, n, kind],
  )
  const moving = turn !== undefined && turn.act !== 'answer'
  // Opponents who are only there to pass think of nothing.
  const passes = turn?.act === 'call' && sideOf(turn.by) === 1 && host.data().bidding === 'pass'
  useEffect(() => {
    if (passes && by !== undefined && host.board(table).n === n)
      host.act(table, by, { kind: 'call', call: PASS })
  }, [host, table, by, passes, n])
  const robot = useRobotMove(moving && !passes ? board.record : undefined, refs, act)
  const judged = useClaimJudged(host, table, turn?.act === 'answer')
  useEffect(() => {
    if (by !== undefined && judged.yes !== undefined)
      host.act(table, by, { kind: 'answer', yes: judged.yes })
  }, [host, table, by, judged.yes])
  if (robot.error !== undefined)
    return <FailedNote onRetry={robot.retry}>{t`The robot failed: ${robot.error}`}</FailedNote>
  return judged.error === undefined ? null : (
    <FailedNote onRetry={judged.retry}>{t`The robot failed: ${judged.error}`}</FailedNote>
  )
}

/** What a robot says to what is asked: it lets people take back, and grants a claim that nothing beats. */
function useClaimJudged(host: Host, table: number, answers: boolean) {
  const board = host.board(table)
  const { asked, record } = board
  const question = useMemo(() => {
    if (!answers || asked?.kind !== 'claim' || record === undefined) return undefined
    const view = seatView(record, asked.seat)
    return view && { view, declarerTricks: asked.tricks, seed: SEED }
  }, [answers, asked, record])
  const job = useJob('claim-check', question, {
    key: question === undefined ? '' : `live ${board.commitment} ${board.n}`,
  })
  if (!answers || asked === undefined) return { yes: undefined, error: undefined, retry: job.run }
  if (asked.kind === 'undo') return { yes: true, error: undefined, retry: job.run }
  const { output } = job
  return {
    // A claim that cannot be judged is played out.
    yes:
      output === undefined ? undefined : output.ok ? STANDS.has(output.value.verdict.kind) : false,
    error: job.error?.message,
    retry: job.run,
  }
}
