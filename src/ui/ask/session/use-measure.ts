/** What a board of a session is measured by: par, or the scores of robots at other tables. */
import { useMemo } from 'react'
import type { Board } from '#core/board.ts'
import type { Seed } from '#core/rng.ts'
import {
  type OtherTable,
  ROBOTS_PLAY_FOR,
  robotLevel,
  type Session,
  type SessionBoard,
  START_SIDES,
} from '#store/index.ts'
import { useAgreedInput } from '../knowledge/use-question.ts'
import { useJob } from '../use-job.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import { usePar } from '../use-par.ts'
import { ROBOT_TABLES } from './session-words.ts'

export interface Measure {
  /** The board on the table is gone: it can never be measured. */
  readonly gone: boolean
  /** Scores of the session's side. */
  readonly against: readonly number[] | undefined
  /** What robots did there, where they are the measure. */
  readonly tables: readonly OtherTable[] | undefined
  /** The share done, 0..1, where that is known. */
  readonly share: number | undefined
  readonly failed: string | undefined
  readonly retry: () => void
}

/** The same board has the same tables, whenever they are asked for. */
export const seedsFor = (board: number, tables: number): readonly Seed[] =>
  Array.from({ length: tables }, (_, i) => [board, i, 0x6669_656c, 0x6400_0000] as const)

/** What robots agree and how long they think where everybody is to meet the same ones. */
const EVERYBODYS = { sides: START_SIDES, systems: [{ id: 'sayc' }, { id: 'sayc' }] } as const
const EVERYBODYS_SPEED = 'normal'

export function useMeasure(session: Session, { board: id, number }: SessionBoard): Measure {
  const found = useKibitzer((s) => s.table.boards.find((one) => one.id === id)?.source.board)
  const ownSpeed = useKibitzer((s) => s.prefs.robotSpeed)
  const ownLevel = useKibitzer(robotLevel)
  const ownAgreed = useAgreedInput()
  const { scoring, side } = session
  const shared = session.set !== undefined
  const level = shared ? 'strong' : ownLevel
  const speed = shared ? EVERYBODYS_SPEED : ownSpeed
  const agreed = shared ? EVERYBODYS : ownAgreed
  // Ids are this table's own; the number is everybody's.
  const named = shared ? number : id
  const tables = ROBOT_TABLES[scoring]
  const byPar: Board | undefined = tables === 0 ? found : undefined
  const { found: open, failed, retry } = usePar(byPar)
  const input = useMemo(
    () =>
      tables === 0 || found === undefined
        ? undefined
        : {
            ...{
              ask: 'board' as const,
              board: found,
              ...agreed,
              level,
              seeds: seedsFor(named, tables),
            },
            // A field plays quickly: five tables are fifty seconds of thought otherwise.
            speed: tables === 1 ? speed : ('instant' as const),
            scoring: ROBOTS_PLAY_FOR[scoring],
          },
    [tables, found, agreed, named, level, speed, scoring],
  )
  const played = useJob('robot-tables', input)
  const ours = (northSouth: number): number => (side === 0 ? northSouth : 0 - northSouth)
  const robots = played.value
  return {
    gone: found === undefined,
    against:
      tables === 0 ? open && [ours(open.par.score)] : robots?.map(({ score }) => ours(score)),
    tables: robots?.map(({ calls, cards }) => ({ calls: calls.map(({ call }) => call), cards })),
    share: tables === 0 ? undefined : played.progress?.share,
    failed: failed ?? played.failed,
    retry: tables === 0 ? retry : played.run,
  }
}
