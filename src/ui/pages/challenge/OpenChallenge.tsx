/** A challenge that was sent: to be played, and once it is, both results side by side. */
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Board } from '#core/board.ts'
import { type BoardMade, outcomeOf } from '#core/board-made.ts'
import type { BoardRecord } from '#core/record.ts'
import { type Problem, problem, type Result } from '#core/result.ts'
import { t, tAs } from '#core/text.ts'
import {
  type Challenge,
  goesOn,
  type OpenResult,
  openResults,
  placeOfLast,
  readChallenge,
} from '#live/challenge.ts'
import { beginSet } from '../../ask/session/begin-set.ts'
import { comparedTables } from '../../ask/session/compare-tables.ts'
import { SCORING_NAMES } from '../../ask/session/session-words.ts'
import { useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel, PanelError } from '../../kit/Panel.tsx'
import { ComparedTables } from '../../table/session/ComparedTables.tsx'
import { SideBySide } from '../../table/session/SideBySide.tsx'
import { madeIn, sessionOfBoards } from './challenge-model.ts'
import { SendResult } from './SendResult.tsx'

export function OpenChallenge({ code }: { readonly code: string }) {
  const read = useMemo(() => readChallenge(code), [code])
  const text = read.ok ? read.value.boards : undefined
  const decode = useMemo(
    () => (text === undefined ? undefined : ({ kind: 'decode', text } as const)),
    [text],
  )
  const { output, error, run } = useJob('link', decode)
  if (!read.ok) return <Refused message={read.error.message} />
  if (error !== undefined) return <PanelError message={error.message} onRetry={run} />
  if (output === undefined) return <p className="panel-lead">{t`Opening the challenge…`}</p>
  if (output.kind !== 'decoded-set')
    return <Refused message={t`The challenge holds no boards. Ask for it again.`} />
  if (!output.result.ok) return <Refused message={output.result.error.message} />
  return <Opened challenge={read.value} records={output.result.value} />
}

const Refused = ({ message }: { readonly message: string }) => (
  <>
    <PanelError message={message} />
    <p>
      <Link href="/challenge" className="link inline-flex min-h-11 items-center">
        {t`Make a challenge`}
      </Link>
    </p>
  </>
)

interface OpenedProps {
  readonly challenge: Challenge
  readonly records: readonly BoardRecord[]
}

function Opened({ challenge, records }: OpenedProps) {
  const sessions = useKibitzer((s) => s.sessions)
  const on = useKibitzer((s) => s.table.boards)
  const session = sessionOfBoards(sessions, on, challenge, records)
  const made = useMemo(() => session && madeIn(session, on, records), [session, on, records])
  const results = useResults(challenge.code, records)
  if (results !== undefined && !results.ok) return <Refused message={results.error.message} />
  if (session !== undefined && made !== undefined && results?.ok === true) {
    const isIn = session.sent !== undefined && goesOn(challenge.code, session.sent)
    return (
      <Compared
        {...{ challenge, records, results: results.value, made }}
        ownAt={isIn ? placeOfLast(session.sent ?? '') : undefined}
        isOther={session.sent !== undefined && !isIn && !goesOn(session.sent, challenge.code)}
      >
        {!isIn && (
          <Panel
            id="challenge-answer"
            title={t`Your answer`}
            lead={t`Send it back, and they see both results too.`}
          >
            <SendResult session={session} before={challenge.code} made={made} words={ANSWER} />
          </Panel>
        )}
      </Compared>
    )
  }
  return <ToPlay {...{ challenge, records }} done={session?.boards.length ?? 0} />
}

const ANSWER = {
  make: t`Make the answer`,
  qr: t`QR code of the answer`,
  hint: t`Whoever opens it and has played the boards sees all results.`,
}

/** Opens the seals: only to learn that they are whole, until the reader has played. */
function useResults(
  code: string,
  records: readonly Pick<BoardRecord, 'board'>[],
): Result<readonly OpenResult[], Problem> | undefined {
  const [results, setResults] = useState<Result<readonly OpenResult[], Problem>>()
  useEffect(() => {
    let here = true
    const tell = (found: Result<readonly OpenResult[], Problem>): void => {
      if (here) setResults(found)
    }
    const boards: readonly Board[] = records.map(({ board }) => board)
    openResults(code, boards).then(tell, () =>
      tell(
        problem(
          'challenge/https',
          t`A challenge can be opened only where the page comes over https.`,
        ),
      ),
    )
    return () => {
      here = false
    }
  }, [code, records])
  return results
}

function ToPlay({ challenge, records, done }: OpenedProps & { readonly done: number }) {
  const [, navigate] = useLocation()
  const [error, setError] = useState<string>()
  const { players, code, scoring } = challenge
  const names = players.join(', ')
  const play = () => {
    const set = { kind: 'challenge', code } as const
    const begun = beginSet(scoring, { records, name: t`the challenge of ${names}` }, set)
    if (begun.ok) navigate('/')
    else setError(begun.error.message)
  }
  return (
    <Panel
      id="challenge-play"
      title={records.length === 1 ? t`One board` : t`${records.length} boards`}
      lead={
        players.length === 1
          ? t`${names} has played. Play too, and you both see both results.`
          : t`${names} have played. Play too, and all see all results.`
      }
    >
      <p className="note">{t`You sit South among robots. ${SCORING_NAMES[scoring]}.`}</p>
      {done > 0 && <p role="status">{t`You have played ${done} of ${records.length}.`}</p>}
      <p className="mt-3">
        <Button variant="primary" onClick={play}>
          {done > 0 ? t`Play on` : tAs('verb')`Play`}
        </Button>
      </p>
      {error !== undefined && <PanelError message={error} />}
    </Panel>
  )
}

interface ComparedProps extends OpenedProps {
  readonly results: readonly OpenResult[]
  readonly made: readonly BoardMade[]
  /** Where the reader’s own result stands among those of the code, as it was sent. */
  readonly ownAt: number | undefined
  /** The reader has sent another challenge on these boards. */
  readonly isOther: boolean
  readonly children: React.ReactNode
}

function Compared({ challenge, records, results, made, ownAt, isOther, children }: ComparedProps) {
  // The reader comes first: IMPs are theirs.
  const tables = [{ name: t`You`, made }, ...results.filter((_, i) => i !== ownAt)]
  const rows = comparedTables(
    tables.map((table) => ({
      scores: records.map(({ board }, i) => {
        const one = table.made[i]
        return [
          board.number ?? i + 1,
          one === undefined ? 0 : outcomeOf(board, one).points,
        ] as const
      }),
    })),
    challenge.scoring === 'matchpoints' ? 'matchpoints' : 'imps',
  )
  const inImps = rows[0]?.worth?.kind === 'imps'
  return (
    <div className="grid gap-4">
      {isOther && (
        <p role="alert" className="field-error">
          {t`This does not go on from the challenge you sent. Your own result stands here as you played it.`}
        </p>
      )}
      <Panel id="challenge-results" title={t`Results`}>
        {tables.length === 1 ? (
          <p>{t`Nobody has answered yet. What you sent is whole.`}</p>
        ) : (
          <>
            <ComparedTables
              rows={rows}
              names={tables.map(({ name }) => name)}
              label={t`Results side by side`}
              note={
                inImps
                  ? t`Points for North–South; the IMPs are yours.`
                  : t`Points for North–South, and their share of the matchpoints.`
              }
            />
            <div className="mt-3">
              {records.map(({ board }, i) => (
                <SideBySide
                  key={board.number ?? i}
                  board={board}
                  tables={tables.flatMap(({ name, made: all }) => {
                    const one = all[i]
                    return one === undefined ? [] : [{ name, made: one }]
                  })}
                />
              ))}
            </div>
          </>
        )}
      </Panel>
      {children}
    </div>
  )
}
