/** *Session*: begins one, shows the score sheet of the one under way, and lists those that are over. */
import { useState } from 'react'
import { Link } from 'wouter'
import {
  DUPLICATE_SCORINGS,
  isRubber,
  SESSION_SCORINGS,
  type SessionScoring,
} from '#core/session-score.ts'
import { t, tAs } from '#core/text.ts'
import {
  actions,
  type DayKind,
  dateOf,
  hasRobots,
  MOST_SESSION_BOARDS,
  sessionNow,
} from '#store/index.ts'
import { RobotLevel } from '../../ask/RobotLevel.tsx'
import { beginDay, sitSouth } from '../../ask/session/begin-set.ts'
import {
  DAY_NAMES,
  SCORING_HINTS,
  SCORING_NAMES,
  sessionName,
  sessionText,
} from '../../ask/session/session-words.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { Checkbox, ChoiceField, choices, TextField } from '../../kit/Field.tsx'
import { tx } from '../../kit/tx.ts'
import { PastSessions } from '../../table/session/PastSessions.tsx'
import { ScoreSheet } from '../../table/session/ScoreSheet.tsx'

const DEALT = ['new', 'day', 'eight'] as const satisfies readonly ('new' | DayKind)[]
type Dealt = (typeof DEALT)[number]
const USUAL_LENGTH = '8'

export default function SessionDialog({ open, onClose, onDone }: OpenDialogProps) {
  const sessions = useKibitzer((s) => s.sessions)
  const now = sessionNow(sessions)
  const robots = useKibitzer(hasRobots)
  const [scoring, setScoring] = useState<SessionScoring>('robots')
  const [length, setLength] = useState(USUAL_LENGTH)
  const [dealt, setDealt] = useState<Dealt>('new')
  const [seated, setSeated] = useState(true)
  const [honours, setHonours] = useState(false)
  const [error, setError] = useState<string>()
  const rubber = isRubber(scoring)
  const past = sessions.filter((session) => session !== now)
  const start = () => {
    const done =
      dealt === 'new'
        ? actions.startSession(scoring, Number(length), honours)
        : beginDay(scoring, { kind: dealt, date: dateOf(new Date()) })
    if (!done.ok) {
      setError(done.error.message)
      return
    }
    if (dealt === 'new') {
      if (seated && !robots) sitSouth()
      actions.dealNew({ number: 1 })
    }
    onDone()
  }
  return (
    <Dialog
      title={t`Session`}
      open={open}
      onClose={onClose}
      footer={
        now === undefined ? (
          <>
            <Button onClick={onClose}>{t`Not now`}</Button>
            <Button variant="primary" onClick={start}>{tAs('verb')`Start`}</Button>
          </>
        ) : (
          <>
            <Button onClick={() => actions.endSession()}>{t`End the session`}</Button>
            <Button variant="primary" onClick={onClose}>{t`Play on`}</Button>
          </>
        )
      }
    >
      {now === undefined ? (
        <div className="grid gap-3">
          <p>{t`Boards played one after another and scored together.`}</p>
          <p>
            <Link
              href="/challenge"
              className="link inline-flex min-h-11 items-center"
              onClick={onDone}
            >
              {t`Challenge a friend to boards you have played`}
            </Link>
          </p>
          <ChoiceField
            label={t`Scored by`}
            value={scoring}
            hint={SCORING_HINTS[scoring]}
            options={choices(
              dealt === 'new' ? SESSION_SCORINGS : DUPLICATE_SCORINGS,
              (one) => SCORING_NAMES[one],
            )}
            onChange={setScoring}
          />
          {rubber && (
            <Checkbox
              label={t`Honours count`}
              hint={t`Four or five honours of trumps in one hand, or all aces at notrump.`}
              checked={honours}
              onChange={setHonours}
            />
          )}
          {!rubber && (
            <ChoiceField
              label={t`Deals`}
              value={dealt}
              hint={
                dealt === 'new'
                  ? undefined
                  : t`The same for everybody today, also without a network. Robots sit in the other three seats.`
              }
              error={dealt === 'new' ? undefined : error}
              options={choices(DEALT, (one) => (one === 'new' ? t`New deals` : DAY_NAMES[one]))}
              onChange={(one) => {
                setDealt(one)
                setError(undefined)
              }}
            />
          )}
          {dealt === 'new' && !rubber && (
            <TextField
              label={t`Boards`}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_SESSION_BOARDS}
              value={length}
              error={error}
              onChange={(event) => {
                setLength(event.target.value)
                setError(undefined)
              }}
            />
          )}
          {dealt === 'new' && (robots || seated) && <RobotLevel />}
          {dealt === 'new' && !robots && (
            <Checkbox
              label={t`Robots in the other three seats`}
              hint={t`You sit South; they bid by their side’s system.`}
              checked={seated}
              onChange={setSeated}
            />
          )}
        </div>
      ) : (
        <>
          <p className="mb-2">{tx`${<b className="font-semibold">{sessionName(now)}</b>}, ${sessionText(now)}. A board counts as it was finished first.`}</p>
          <ScoreSheet session={now} />
        </>
      )}
      {past.length > 0 && (
        <section aria-label={t`Sessions that are over`} className="mt-4">
          <PastSessions sessions={past} />
        </section>
      )}
    </Dialog>
  )
}
